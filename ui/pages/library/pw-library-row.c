/* pw-library-row.c: a kept game as a line of the library
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-library-row.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "pw-board.h"
#include "pw-game-row.h"
#include "pw-make.h"
#include "pw-menu-button.h"

struct _PwLibraryRow
{
  AdwBin parent_instance;

  AdwBin *icon;
  GtkLabel *title;
  GtkLabel *text;
  GtkLabel *result;
  GtkMenuButton *menu;

  PwLibraryGame *game;
};

G_DEFINE_FINAL_TYPE (PwLibraryRow, pw_library_row, ADW_TYPE_BIN)

static void
pw_library_row_dispose (GObject *object)
{
  g_clear_object (&PW_LIBRARY_ROW (object)->game);
  G_OBJECT_CLASS (pw_library_row_parent_class)->dispose (object);
}

static void
pw_library_row_class_init (PwLibraryRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pw_library_row_dispose;
}

/** NO_BREAK: a blank at which no line ends: a score stays with its name, a dot with what comes before it. */
#define NO_BREAK "\u00a0"

/** LINES: as many lines as a label may have where there is little room: four names need them on a telephone. */
#define LINES 2

static GtkLabel *
add_label (GtkWidget *box, const char *css_class)
{
  GtkWidget *label = pw_words_new (NULL, NULL);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (GTK_LABEL (label), LINES);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

/* Said when it is asked for: a text that is set asks the screen where the pointer is, for each row. */
static gboolean
on_query_tooltip (PwLibraryRow *self, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  g_autofree char *shown = self->game ? pw_shown_path (pw_library_game_get_path (self->game)) : NULL;

  gtk_tooltip_set_text (tooltip, shown);
  return self->game != NULL;
}

static void on_create_menu (GtkMenuButton *button, gpointer data);

static void
pw_library_row_init (PwLibraryRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  self->icon = ADW_BIN (adw_bin_new ());
  gtk_widget_set_size_request (GTK_WIDGET (self->icon), 32, 32);
  gtk_widget_set_valign (GTK_WIDGET (self->icon), GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  self->title = add_label (lines, "heading");
  self->result = add_label (lines, "body");
  self->text = add_label (lines, "caption");
  gtk_widget_add_css_class (GTK_WIDGET (self->text), "dim-label");
  self->menu = GTK_MENU_BUTTON (gtk_menu_button_new ());
  gtk_menu_button_set_icon_name (self->menu, "pw-more-symbolic");
  gtk_widget_set_valign (GTK_WIDGET (self->menu), GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self->menu), "flat");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->menu), _("What to do with this game"));
  gtk_menu_button_set_create_popup_func (self->menu, on_create_menu, self, NULL);
  pw_box_add (box, GTK_WIDGET (self->icon), lines, GTK_WIDGET (self->menu), NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "library-row");
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (on_query_tooltip), NULL);
}

/**
 * pw_library_row_new:
 *
 * Returns: (transfer none): a row without a game
 */
GtkWidget *
pw_library_row_new (void)
{
  return g_object_new (PW_TYPE_LIBRARY_ROW, NULL);
}

/* -- In words --------------------------------------------------------------------------------- */

/**
 * pw_library_row_result:
 * @summary: a game
 *
 * Returns: (transfer full): the scores, the best first: "Ana 212, Ben 190"; of a solo game whether it was won
 */
char *
pw_library_row_result (const PwSummary *summary)
{
  GString *text = g_string_new (NULL);

  if (summary->outcome != PW_OUTCOME_PLACE)
    g_string_append (text, !summary->over ? "" : summary->outcome == PW_OUTCOME_WON ? _("Won: ") : _("Lost: "));
  /* Seats by place; what has none comes last, in the order of the seats. */
  for (guint place = 1; place <= PW_MAX_PLAYERS + 1; place++)
    for (guint i = 0; i < summary->n_seats; i++)
      {
        const PwSummarySeat *seat = &summary->seats[i];
        g_autofree char *name = NULL;

        if ((seat->place ? seat->place : PW_MAX_PLAYERS + 1) != place)
          continue;
        if (i > 0 || place > 1)
          if (text->len && text->str[text->len - 1] != ' ')
            g_string_append (text, _(", "));
        name = pw_isolate (seat->name);
        g_string_append (text, name);
        if (seat->known)
          {
            g_autofree char *total = pw_number (seat->total);

            g_string_append_printf (text, NO_BREAK "%s", total);
          }
      }
  return g_string_free (text, FALSE);
}

/**
 * pw_library_row_describe:
 * @game: a kept game
 * @now: the present, in the time zone to use
 *
 * Returns: (transfer full): when it was last played, how far, how long, which game; or why it cannot be read
 */
char *
pw_library_row_describe (PwLibraryGame *game, GDateTime *now)
{
  const PwSummary *summary = pw_library_game_get_summary (game);
  g_autofree char *when = pw_game_row_describe_time (pw_library_game_get_changed (game), now);
  g_autofree char *far = NULL;
  GString *text;

  if (pw_library_game_get_problem (game))
    return g_strdup (pw_library_game_get_problem (game));
  if (summary == NULL)
    return g_strdup (_("being read…"));
  if (summary->over)
    far = g_strdup (_("finished"));
  else if (summary->n_moves == 0)
    far = g_strdup (_("just begun"));
  else
    far = g_strdup_printf (ngettext ("%u move", "%u moves", summary->n_moves), summary->n_moves);
  text = g_string_new (NULL);
  /* Translators: of a game in the library that is a copy of another, to try something else. */
  if (summary->trial)
    g_string_append_printf (text, "%s" NO_BREAK "· ", _("tried out"));
  g_string_append (text, when);
  g_string_append_printf (text, NO_BREAK "· %s", far);
  if (summary->duration >= 60)
    {
      guint minutes = (summary->duration + 30) / 60;

      g_string_append (text, NO_BREAK "· ");
      g_string_append_printf (text, ngettext ("%u minute", "%u minutes", minutes), minutes);
    }
  g_string_append_printf (text, NO_BREAK "· %s", _(summary->game->name));
  return g_string_free (text, FALSE);
}

/* -- Showing ---------------------------------------------------------------------------------- */

static void
add_item (GMenu *menu, const char *label, const char *action, const char *path)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);
  g_autofree char *name = g_strdup_printf ("library.%s", action);

  /* A path may have any encoding. */
  g_menu_item_set_action_and_target (item, name, "^ay", path);
  g_menu_append_item (menu, item);
}

static GMenuModel *
make_menu (PwLibraryGame *game)
{
  const char *path = pw_library_game_get_path (game);
  GMenu *menu = g_menu_new ();
  gboolean whole = pw_library_game_get_state (game) == PW_LIBRARY_READY;
  const PwSummary *summary = pw_library_game_get_summary (game);

  if (whole)
    {
      add_item (menu, _("_Rename…"), "rename", path);
      add_item (menu, _("_Duplicate"), "duplicate", path);
    }
  if (whole && summary && summary->over)
    {
      add_item (menu, _("Re_view"), "review", path);
      add_item (menu, _("_Share the result…"), "share", path);
    }
  add_item (menu, _("Save a _copy…"), "export", path);
  add_item (menu, _("De_lete"), "delete", path);
  return G_MENU_MODEL (menu);
}

/* Made when it is asked for: a list has two hundred rows, most of which are never looked at, and a menu takes longer than
 * all the rest of a row. */
static void
on_create_menu (GtkMenuButton *button, gpointer data)
{
  PwLibraryRow *self = data;
  g_autoptr (GMenuModel) menu = NULL;

  if (self->game == NULL || gtk_menu_button_get_menu_model (button))
    return;
  menu = make_menu (self->game);
  gtk_menu_button_set_menu_model (button, menu);
  pw_menu_button_hush (button);
}

/* What a screen reader says. The keyboard stands on the item of the list, which is around the row and knows nothing of it. */
static void
update_names (PwLibraryRow *self, const char *title, const char *result, const char *text)
{
  GtkWidget *item = gtk_widget_get_parent (GTK_WIDGET (self));
  g_autofree char *shown = result ? g_strjoin (", ", title, result, text, NULL) : g_strjoin (", ", title, text, NULL);
  g_auto (GStrv) words = g_strsplit (shown, NO_BREAK, -1);
  g_autofree char *name = g_strjoinv (" ", words);
  /* Translators: a menu of commands; %s is the name of a game. */
  g_autofree char *menu = g_strdup_printf (_("What to do with %s"), title);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (item)
    gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->menu), GTK_ACCESSIBLE_PROPERTY_LABEL, menu, -1);
}

/* It is of another game, or of one of which more is known by now. */
static void
forget_menu (PwLibraryRow *self)
{
  if (gtk_menu_button_get_menu_model (self->menu))
    gtk_menu_button_set_menu_model (self->menu, NULL);
}

static void
update (PwLibraryRow *self)
{
  PwLibraryGame *game = self->game;
  const PwSummary *summary;
  const PwBoardClass *board;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *title = NULL, *text = NULL, *result = NULL;
  gboolean broken;

  forget_menu (self);
  summary = pw_library_game_get_summary (game);
  broken = pw_library_game_get_state (game) == PW_LIBRARY_BROKEN;
  title = pw_library_game_get_title (game);
  text = pw_library_row_describe (game, now);
  result = summary ? pw_library_row_result (summary) : NULL;
  board = summary ? pw_board_class_for (summary->game->id) : NULL;
  if (broken)
    {
      GtkWidget *warning = gtk_image_new_from_icon_name ("pw-warning-symbolic");

      gtk_widget_add_css_class (warning, "refused");
      adw_bin_set_child (self->icon, warning);
    }
  else
    adw_bin_set_child (self->icon, board ? board->game_icon (32) : NULL);
  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->text, text);
  gtk_label_set_text (self->result, result ? result : "");
  /* Without a title of its own a game is called by its players, and the result names them too. */
  gtk_widget_set_visible (GTK_WIDGET (self->title), summary == NULL || summary->title != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->result), result != NULL);
  /* What is wrong with a file is said whole. */
  gtk_label_set_lines (self->text, broken ? -1 : LINES);
  gtk_label_set_ellipsize (self->text, broken ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
  update_names (self, title, result, text);
}

/**
 * pw_library_row_set_game:
 * @game: (nullable): what to show
 *
 * When more of it becomes known the row says so: newer toolkits do not set up a row again whose
 * game is still the same.
 */
void
pw_library_row_set_game (PwLibraryRow *self, PwLibraryGame *game)
{
  g_return_if_fail (PW_IS_LIBRARY_ROW (self));
  if (self->game)
    g_signal_handlers_disconnect_by_func (self->game, update, self);
  g_set_object (&self->game, game);
  if (game == NULL)
    {
      forget_menu (self);
      return;
    }
  g_signal_connect_object (game, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

PwLibraryGame *
pw_library_row_get_game (PwLibraryRow *self)
{
  g_return_val_if_fail (PW_IS_LIBRARY_ROW (self), NULL);
  return self->game;
}
