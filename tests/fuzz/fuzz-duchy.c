/* fuzz-duchy.c: any bytes as a file of a duchy, or of route tiles, that people have entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz.h"

#include <string.h>

#include "games/burgundy/data/cb-duchy.h"
#include "games/burgundy/modules/cb-routes.h"

int
LLVMFuzzerInitialize (int *argc, char ***argv)
{
  fuzz_init ();
  return 0;
}

static void
issue_check (gpointer data, gpointer unused)
{
  fuzz_check_text (((CbDuchyIssue *) data)->text);
}

static void
check_draft (const CbDraft *draft)
{
  g_autoptr (GPtrArray) issues = cb_draft_check (draft);
  g_autoptr (GError) error = NULL;
  g_autofree CbDuchy *duchy = g_new0 (CbDuchy, 1);

  g_ptr_array_foreach (issues, issue_check, NULL);
  for (guint compact = 0; compact < 2; compact++)
    {
      g_autofree char *text = cb_draft_print (draft, compact);
      g_autofree char *twice = NULL;
      CbDraft again;

      cb_draft_parse (&again, text, -1, &error);
      g_assert_no_error (error);
      g_assert_cmpmem (draft, sizeof *draft, &again, sizeof again);
      twice = cb_draft_print (&again, compact);
      g_assert_cmpstr (twice, ==, text);
    }
  if (!cb_draft_build (draft, duchy, &error))
    {
      fuzz_check_error (error);
      g_assert_false (cb_draft_is_finished (draft));
      return;
    }
  g_assert_cmpuint (duchy->n_hexes, <=, CB_MAX_HEXES);
}

static void
check_book (const CbRouteBook *book)
{
  for (guint compact = 0; compact < 2; compact++)
    {
      g_autofree char *text = cb_route_book_print (book, compact), *twice = NULL;
      g_autoptr (GError) error = NULL;
      CbRouteBook again;

      cb_route_book_parse (&again, text, -1, &error);
      g_assert_no_error (error);
      twice = cb_route_book_print (&again, compact);
      g_assert_cmpstr (twice, ==, text);
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_malloc0 (size + 1);
  g_autoptr (GError) error = NULL, refusal = NULL;
  CbRouteBook book;
  CbDraft draft;

  /* As files are read: with a NUL behind the end. */
  if (size > 0)
    memcpy (text, data, size);
  if (cb_draft_parse (&draft, text, (gssize) size, &error))
    check_draft (&draft);
  else
    fuzz_check_error (error);
  if (cb_route_book_parse (&book, text, (gssize) size, &refusal))
    check_book (&book);
  else
    fuzz_check_error (refusal);
  return 0;
}
