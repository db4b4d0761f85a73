/* pw-library-search.c: which games the library shows, and in which order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-library-page-private.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "pw-list-place.h"

/* Begins of the spans of time to choose from; the first is all time. */
static gint64
since (guint choice)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) begin = NULL;

  switch (choice)
    {
    case 1: begin = g_date_time_add_days (now, -30); break;
    case 2: begin = g_date_time_add_years (now, -1); break;
    case 3: begin = g_date_time_new_local (g_date_time_get_year (now), 1, 1, 0, 0, 0); break;
    default: return 0;
    }
  return g_date_time_to_unix (begin);
}

static const char *
get_player (PwLibraryPage *self)
{
  guint selected = gtk_drop_down_get_selected (self->player);

  return selected > 0 && selected <= self->player_names->len ? self->player_names->pdata[selected - 1] : NULL;
}

static gboolean
is_meant (gpointer item, gpointer data)
{
  PwLibraryPage *self = data;
  const char *text = gtk_editable_get_text (self->search);
  guint game = gtk_drop_down_get_selected (self->game);
  PwLibraryQuery query = {
    .text = *text ? text : NULL,
    .game = game > 0 && game <= pw_games_count () ? pw_games_nth (game - 1)->id : NULL,
    .player = get_player (self),
    .part = (PwLibraryPart) gtk_drop_down_get_selected (self->part),
    .since = since (gtk_drop_down_get_selected (self->time)),
  };

  return pw_library_game_matches (item, &query);
}

/* By when they were played last: each entry writes the file. */
static int
played_last_first (gconstpointer a, gconstpointer b, gpointer data)
{
  gint64 x = pw_library_game_get_changed ((PwLibraryGame *) a), y = pw_library_game_get_changed ((PwLibraryGame *) b);

  return x < y   ? 1
         : x > y ? -1
                 : g_strcmp0 (pw_library_game_get_path ((PwLibraryGame *) a), pw_library_game_get_path ((PwLibraryGame *) b));
}

/* Players that were not known before join the list to choose from. */
void
pw_library_search_update (PwLibraryPage *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->library));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (PwLibraryGame) game = g_list_model_get_item (G_LIST_MODEL (self->library), i);
      const PwSummary *summary = pw_library_game_get_summary (game);

      for (guint seat = 0; summary && seat < summary->n_seats; seat++)
        {
          const char *name = summary->seats[seat].name;

          if (g_hash_table_add (self->player_set, g_utf8_casefold (name, -1)))
            {
              g_autofree char *shown = pw_isolate (name);

              g_ptr_array_add (self->player_names, g_strdup (name));
              gtk_string_list_append (self->players, shown);
            }
        }
    }
}

/* Begins anew at the top, with what is looked for now. */
void
pw_library_search_changed (PwLibraryPage *self)
{
  pw_list_place_to_top (self->list);
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
}

static void
fill_choices (PwLibraryPage *self)
{
  const char *parts[] = { _("All games"), _("Finished"), _("Not finished"), _("Not readable"), NULL };
  const char *times[] = { _("At any time"), _("In the last 30 days"), _("In the last year"), _("This year"), NULL };
  const char *first_player[] = { _("Everybody"), NULL };
  g_autoptr (GtkStringList) games = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) part = gtk_string_list_new (parts), time = gtk_string_list_new (times);
  g_autoptr (GtkExpression) string = gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string");

  gtk_string_list_append (games, _("Every kind of game"));
  for (guint i = 0; i < pw_games_count (); i++)
    gtk_string_list_append (games, _(pw_games_nth (i)->name));
  self->players = gtk_string_list_new (first_player);
  self->player_names = g_ptr_array_new_with_free_func (g_free);
  gtk_drop_down_set_model (self->part, G_LIST_MODEL (part));
  gtk_drop_down_set_model (self->game, G_LIST_MODEL (games));
  gtk_drop_down_set_expression (self->player, string);
  gtk_drop_down_set_model (self->player, G_LIST_MODEL (self->players));
  gtk_drop_down_set_model (self->time, G_LIST_MODEL (time));
}

void
pw_library_search_init (PwLibraryPage *self)
{
  GListModel *all = G_LIST_MODEL (g_object_ref (self->library));
  GtkSorter *sorter = GTK_SORTER (gtk_custom_sorter_new (played_last_first, NULL, NULL));

  self->player_set = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  fill_choices (self);
  self->filter = GTK_FILTER (gtk_custom_filter_new (is_meant, self, NULL));
  self->shown = G_LIST_MODEL (
    gtk_sort_list_model_new (G_LIST_MODEL (gtk_filter_list_model_new (all, g_object_ref (self->filter))), sorter));
}
