/* components.c: duchies and route tiles for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "components.h"

#define POSTS 3

/* Indices of hexes at the edge of the one-piece shape, which has rows of 4, 5, 6, 7, 6, 5 and 4. */
static const guint8 places[][POSTS] = { { 0, 15, 33 }, { 3, 21, 36 }, { 1, 22, 32 } };

int
components_posts_duchy (guint of, guint posts)
{
  CbDraft draft;
  CbAt at[CB_MAX_HEXES];
  GError *error = NULL;
  int i;

  cb_draft_from_duchy (&draft, cb_duchy_nth (of));
  cb_draft_set_name (&draft, "Invented for tests");
  cb_draft_list (&draft, at);
  for (i = 0; i < POSTS; i++)
    {
      const CbAt *place = &at[places[posts % G_N_ELEMENTS (places)][i]];

      draft.cells[place->row][place->column].post = TRUE;
    }
  i = cb_duchy_register (&draft, &error);
  g_assert_no_error (error);
  return i;
}
