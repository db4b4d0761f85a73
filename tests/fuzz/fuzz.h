/* fuzz.h: what the fuzzers share
 *
 * A target is one file with LLVMFuzzerTestOneInput(). It is built twice: with libFuzzer where the build has
 * -Dfuzz=true, and everywhere with fuzz-drive.c, which reads the seeds and then changes them a bounded number of times.
 * A finding is an abort: g_error(), g_assert_*() or a sanitizer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "core/pw-history.h"
#include "core/pw-record.h"

G_BEGIN_DECLS

int  LLVMFuzzerInitialize   (int *argc, char ***argv);
int  LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

void fuzz_init              (void);

/* A position to read lines in: the first bytes of an input say which. */
PwSetup   *fuzz_pick_setup  (const PwGame *game, guint choice);
PwHistory *fuzz_pick_game   (const uint8_t **data, size_t *size);

/* What must hold of anything that could be read. */
void fuzz_check_record      (PwRecord *record);
void fuzz_check_error       (const GError *error);
void fuzz_check_text        (const char *text);

/* The lines of an input, at most @most, UTF-8. */
char **fuzz_lines           (const uint8_t *data, size_t size, guint most);

/* All words that mean something in any of the games. */
GPtrArray *fuzz_words       (void);

G_END_DECLS
