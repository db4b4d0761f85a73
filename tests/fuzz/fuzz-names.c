/* fuzz-names.c: any bytes as a BG Stats export, of which the names of players are read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz.h"

#include "model/pw-names.h"

int
LLVMFuzzerInitialize (int *argc, char ***argv)
{
  fuzz_init ();
  return 0;
}

/** MAX_LOOKED_AT: to look at each costs as much as there are names. */
#define MAX_LOOKED_AT 300

/* Each is as people would have typed it, and stands there once. */
static void
check_names (GPtrArray *names)
{
  for (guint i = 0; i < MIN (names->len, MAX_LOOKED_AT); i++)
    {
      g_autofree char *clean = NULL;

      fuzz_check_text (names->pdata[i]);
      clean = pw_names_clean (names->pdata[i]);
      g_assert_cmpstr (clean, ==, names->pdata[i]);
      g_assert_false (pw_names_add (names, names->pdata[i]));
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) names = pw_names_import (size ? (const char *) data : "", (gssize) size, &error);

  if (names)
    check_names (names);
  else
    {
      g_assert_true (error->domain == PW_NAMES_ERROR);
      fuzz_check_error (error);
    }
  return 0;
}
