/* pw-game-row.c: a kept game as a line of the start page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-game-row.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "pw-board.h"
#include "pw-library-row.h"

struct _PwGameRow
{
  AdwActionRow parent_instance;

  char *path;
};

G_DEFINE_FINAL_TYPE (PwGameRow, pw_game_row, ADW_TYPE_ACTION_ROW)

/**
 * pw_game_row_describe_time:
 * @changed: unix time
 * @now: the present, in the time zone to use
 *
 * Returns: (transfer full): when, as people say it: "today, 14:05", "yesterday, 22:10", "3 May 2025"
 */
char *
pw_game_row_describe_time (gint64 changed, GDateTime *now)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc (changed);
  g_autoptr (GDateTime) then = NULL;
  g_autoptr (GDateTime) yesterday = NULL;

  if (!utc)
    return g_strdup ("");
  then = g_date_time_to_timezone (utc, g_date_time_get_timezone (now));
  yesterday = g_date_time_add_days (now, -1);
  if (g_date_time_get_year (then) == g_date_time_get_year (now) &&
      g_date_time_get_day_of_year (then) == g_date_time_get_day_of_year (now))
    return g_date_time_format (then, _("today, %H:%M"));
  if (g_date_time_get_year (then) == g_date_time_get_year (yesterday) &&
      g_date_time_get_day_of_year (then) == g_date_time_get_day_of_year (yesterday))
    return g_date_time_format (then, _("yesterday, %H:%M"));
  return pw_date (then);
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
 * @game: a kept game that has been read
 *
 * Returns: (transfer none): a row that can be activated to open it
 */
GtkWidget *
pw_game_row_new (PwLibraryGame *game)
{
  PwGameRow *self = g_object_new (PW_TYPE_GAME_ROW, "use-markup", FALSE, "activatable", TRUE, NULL);
  const PwSummary *summary = pw_library_game_get_summary (game);
  const PwBoardClass *board = summary ? pw_board_class_for (summary->game->id) : NULL;
  gboolean broken = pw_library_game_get_state (game) == PW_LIBRARY_BROKEN;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *title = pw_library_game_get_title (game), *text = pw_library_row_describe (game, now);
  g_autofree char *shown = pw_shown_path (pw_library_game_get_path (game));
  GtkWidget *icon;

  self->path = g_strdup (pw_library_game_get_path (game));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), text);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (self), 1);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (self), broken ? 4 : 2);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), shown);
  if (broken)
    {
      icon = gtk_image_new_from_icon_name ("pw-warning-symbolic");
      gtk_widget_add_css_class (icon, "refused");
      gtk_widget_set_size_request (icon, 32, -1);
    }
  else
    icon = board ? board->game_icon (32) : NULL;
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
