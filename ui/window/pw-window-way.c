/* pw-window-way.c: which page the window shows, the way that led there, and the way back
 *
 * The way begins with the start page. Whoever comes to a page that lies on it already is back there. Pages that show a game
 * stand on its table. Where a moment was chosen, in a list or in a chart, is where the way back from it leads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-window-private.h"

#include "pw-recovery.h"

/* The page that is shown; NULL before the first. */
PwPage *
pw_window_get_shown (PwWindow *self)
{
  return self->way->len > 0 ? self->way->pdata[self->way->len - 1] : NULL;
}

gboolean
pw_window_is_at (PwWindow *self, GType type)
{
  PwPage *page = pw_window_get_shown (self);

  return page && G_TYPE_CHECK_INSTANCE_TYPE (page, type);
}

/* The way leads to @page, and no further. */
static void
lay (PwWindow *self, PwPage *page)
{
  guint at;

  if (g_ptr_array_find (self->way, page, &at))
    g_ptr_array_set_size (self->way, (int) at + 1);
  else
    g_ptr_array_add (self->way, page);
}

/* The way leads to where the game is played, or reckoned once it is over. */
static void
lay_game (PwWindow *self)
{
  g_ptr_array_set_size (self->way, 0);
  lay (self, pw_window_find_page (self, PW_TYPE_START_PAGE));
  lay (self, pw_window_find_page (self, PW_TYPE_TABLE_PAGE));
  if (pw_window_has_flag (self, "over"))
    lay (self, pw_window_find_page (self, PW_TYPE_FINAL_PAGE));
}

/* Shows the end of the way in the place of @before. */
static void
show (PwWindow *self, PwPage *before, gboolean back)
{
  PwPage *page = pw_window_get_shown (self);

  g_ptr_array_set_size (self->looked_from, 0);
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (page));
  if (before && before != page)
    pw_page_leave (before);
  if (back)
    pw_page_restore (page);
  pw_page_enter (page);
  pw_window_look_for_copies (self);
  pw_window_update (self);
  pw_window_offer_entered (self);
  pw_page_focus (page);
}

/* The way to the start page is its beginning. */
void
pw_window_show_page (PwWindow *self, GType type)
{
  PwPage *before = pw_window_get_shown (self), *page = pw_window_find_page (self, type);

  if (type == PW_TYPE_START_PAGE)
    g_ptr_array_set_size (self->way, 0);
  if (pw_page_is (page, PW_PAGE_OF_GAME) && !g_ptr_array_find (self->way, pw_window_made_page (self, PW_TYPE_TABLE_PAGE), NULL))
    lay (self, pw_window_find_page (self, PW_TYPE_TABLE_PAGE));
  lay (self, page);
  show (self, before, FALSE);
}

/* On the page that is shown a moment was chosen: the table shows it, and the way back leads here again. */
void
pw_window_show_moment (PwWindow *self)
{
  g_autoptr (GPtrArray) way = g_ptr_array_copy (self->way, NULL, NULL);

  pw_window_show_page (self, PW_TYPE_TABLE_PAGE);
  g_ptr_array_extend_and_steal (self->looked_from, g_steal_pointer (&way));
}

/* Shows the table, or the final scoring of a game that is over. */
void
pw_window_show_game (PwWindow *self)
{
  PwPage *before = pw_window_get_shown (self);

  lay_game (self);
  show (self, before, FALSE);
}

/* A game that has ended meanwhile is looked at where it is reckoned: there the way back leads now. */
void
pw_window_relay_way (PwWindow *self)
{
  PwPage *page = pw_window_get_shown (self);

  lay_game (self);
  lay (self, page);
  g_ptr_array_set_size (self->looked_from, 0);
}

/* The game has gone: no way back leads to it. What is shown stays. */
void
pw_window_forget_game (PwWindow *self)
{
  for (guint i = self->way->len > 0 ? self->way->len - 1 : 0; i-- > 0;)
    if (pw_page_is (self->way->pdata[i], PW_PAGE_OF_GAME))
      g_ptr_array_remove_index (self->way, i);
  g_ptr_array_set_size (self->looked_from, 0);
}

gboolean
pw_window_has_way_back (PwWindow *self)
{
  return self->way->len > 1;
}

void
pw_window_go_back (PwWindow *self)
{
  PwPage *before = pw_window_get_shown (self);

  if (!pw_window_has_way_back (self) || (self->looked_from->len == 0 && pw_window_go_back_to_review (self)))
    return;
  if (self->looked_from->len > 0)
    {
      g_ptr_array_set_size (self->way, 0);
      g_ptr_array_extend (self->way, self->looked_from, NULL, NULL);
    }
  else
    g_ptr_array_set_size (self->way, (int) self->way->len - 1);
  show (self, before, TRUE);
}

/**
 * pw_window_get_page:
 *
 * Returns: the name of the page that is shown (pw_page_get_name())
 */
const char *
pw_window_get_page (PwWindow *self)
{
  g_return_val_if_fail (PW_IS_WINDOW (self), NULL);
  return pw_page_get_name (pw_window_get_shown (self));
}
