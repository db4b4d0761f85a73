/* cli-run.h: runs pipwright-referee and keeps what it said
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

typedef struct
{
  int status;           /* exit status; -1 when it was killed by a signal */
  char *out, *err;
} CliResult;

void       cli_init        (int *argc, char ***argv);   /* takes the program's path from the arguments */
const char *cli_program    (void);                      /* its path */
void       cli_result_free (CliResult *result);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliResult, cli_result_free)

/* Arguments until NULL; @input is standard input, @length may be -1. */
CliResult *cli_run         (const char *input, gssize length, ...) G_GNUC_NULL_TERMINATED;
/* The same with one more assertion: it ends with @status. */
CliResult *cli_expect      (int status, const char *input, ...) G_GNUC_NULL_TERMINATED;

/* Each line of @text as one JSON object; fails when one is not. */
GPtrArray *cli_json_lines  (const char *text);
/* @text as one JSON object. */
JsonNode  *cli_json        (const char *text);

/* A file in a directory that is removed at the end. Free the path. */
char      *cli_file        (const char *name, const char *content, gssize length);
char      *cli_directory   (void);

/* A dealt game: the record as JSON. Free it. */
char      *cli_dealt       (const char *players, const char *seed);
/* @record as plain text, cut after @moves moves (-1: all). Free it. */
char      *cli_text        (const char *record, int moves);
/* One move line of @record, from 0. Free it. */
char      *cli_move        (const char *record, guint i);
guint      cli_n_moves     (const char *record);

G_END_DECLS
