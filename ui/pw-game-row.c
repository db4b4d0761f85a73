/* pw-game-row.c: a kept game as a line of the start page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-game-row.h"

#include <glib/gi18n-lib.h>

#include "pw-board.h"

struct _PwGameRow
{
  AdwActionRow parent_instance;

  char *path;
};

G_DEFINE_FINAL_TYPE (PwGameRow, pw_game_row, ADW_TYPE_ACTION_ROW)

/* When, as people say it: "today, 14:05", "yesterday, 22:10", "3 May 2025". */
static char *
describe_time (gint64 changed, GDateTime *now)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc (changed);
  g_autoptr (GDateTime) then = NULL;
  g_autoptr (GDateTime) yesterday = NULL;

  if (!utc)
    return g_strdup ("");
  then = g_date_time_to_timezone (utc, g_date_time_get_timezone (now));
  yesterday = g_date_time_add_days (now, -1);
  if (g_date_time_get_year (then) == g_date_time_get_year (now)
      && g_date_time_get_day_of_year (then) == g_date_time_get_day_of_year (now))
    return g_date_time_format (then, _("today, %H:%M"));
  if (g_date_time_get_year (then) == g_date_time_get_year (yesterday)
      && g_date_time_get_day_of_year (then) == g_date_time_get_day_of_year (yesterday))
    return g_date_time_format (then, _("yesterday, %H:%M"));
  return g_date_time_format (then, _("%-e %B %Y"));
}

/**
 * pw_game_row_describe:
 * @entry: a kept game
 * @now: the present, in the time zone to use
 *
 * Returns: (transfer full): what is said below its title: which game, how far, when; or why it
 *   cannot be read
 */
char *
pw_game_row_describe (const PwStoreEntry *entry, GDateTime *now)
{
  const PwGame *game = entry->game ? pw_games_find (entry->game) : NULL;
  g_autofree char *when = describe_time (entry->changed, now);
  g_autofree char *far = NULL;

  if (entry->problem)
    return g_strdup (entry->problem);
  if (entry->over)
    far = g_strdup (_("finished"));
  else if (entry->n_moves == 0)
    far = g_strdup (_("just begun"));
  else
    far = g_strdup_printf (ngettext ("%u move", "%u moves", entry->n_moves), entry->n_moves);
  return g_strjoin (" · ", game ? _(game->name) : entry->game ? entry->game : "?", far, when, NULL);
}

static void
pw_game_row_finalize (GObject *object)
{
  g_free (PW_GAME_ROW (object)->path);
  G_OBJECT_CLASS (pw_game_row_parent_class)->finalize (object);
}

static void
pw_game_row_class_init (PwGameRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pw_game_row_finalize;
}

static void
pw_game_row_init (PwGameRow *self)
{
}

/**
 * pw_game_row_new:
 * @entry: a kept game
 *
 * Returns: (transfer none): a row that can be activated to open it
 */
GtkWidget *
pw_game_row_new (const PwStoreEntry *entry)
{
  PwGameRow *self = g_object_new (PW_TYPE_GAME_ROW, "use-markup", FALSE, "activatable", TRUE, NULL);
  const PwBoardClass *board = entry->game ? pw_board_find (entry->game) : NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *text = pw_game_row_describe (entry, now);
  g_autofree char *base = g_path_get_basename (entry->path);
  const char *title = entry->title && *entry->title ? entry->title : base;
  GtkWidget *icon;

  self->path = g_strdup (entry->path);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), text);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (self), 1);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (self), entry->problem ? 4 : 2);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), entry->path);
  if (entry->problem)
    {
      icon = gtk_image_new_from_icon_name ("pw-warning-symbolic");
      gtk_widget_add_css_class (icon, "refused");
      gtk_widget_set_size_request (icon, 32, -1);
    }
  else
    icon = board && board->game_icon ? board->game_icon (32) : NULL;
  if (icon)
    adw_action_row_add_prefix (ADW_ACTION_ROW (self), icon);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), gtk_image_new_from_icon_name ("pw-next-symbolic"));
  return GTK_WIDGET (self);
}

/**
 * pw_game_row_get_path:
 *
 * Returns: where the game is kept
 */
const char *
pw_game_row_get_path (PwGameRow *self)
{
  g_return_val_if_fail (PW_IS_GAME_ROW (self), NULL);
  return self->path;
}
