/* expansion-position.h: games with expansions, and the page on which the end of one is entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "../games/burgundy/components.h"
#include "../games/burgundy/team-duchies.h"
#include "boards/burgundy/cb-duchy-board.h"
#include "boards/burgundy/cb-position-duchy.h"
#include "pw-position-page.h"
#include "pw-table-page.h"
#include "pw-tooltip.h"
#include "pw-ui-table.h"

/**
 * Game:
 * @name: of the tests
 * @options: options that are 1; 0 ends the list
 * @mode: how it is played
 * @n_players: how many
 * @seed: of the game whose end is entered; or a later one, in which what the test is for comes about
 */
typedef struct
{
  const char *name;
  guint options[8];
  CbMode mode;
  guint n_players;
  guint64 seed;
} Game;

#define ALL 6                   /* of these */
#define TEAM 7
#define SOLO 8

static const Game games[] = {
  { "extra tiles", { CB_OPTION_EXTRA }, CB_MODE_OWN, 2, 1 },
  { "white castles", { CB_OPTION_WHITE_CASTLES }, CB_MODE_OWN, 2, 2 },
  { "inns", { CB_OPTION_INNS }, CB_MODE_OWN, 2, 3 },
  { "trade routes", { CB_OPTION_ROUTES }, CB_MODE_OWN, 3, 4 },
  { "border posts", { CB_OPTION_POSTS }, CB_MODE_OWN, 2, 5 },
  { "shields", { CB_OPTION_SHIELDS }, CB_MODE_OWN, 4, 6 },
  { "all together", { CB_OPTION_EXTRA, CB_OPTION_WHITE_CASTLES, CB_OPTION_INNS, CB_OPTION_ROUTES, CB_OPTION_POSTS, CB_OPTION_SHIELDS }, CB_MODE_OWN, 2, 7 },
  { "team", { CB_OPTION_INNS, CB_OPTION_ROUTES, CB_OPTION_SHIELDS }, CB_MODE_TEAM, 4, 8 },
  { "solo", { CB_OPTION_INNS, CB_OPTION_ROUTES, CB_OPTION_SHIELDS }, CB_MODE_SOLO, 1, 9 },
};

typedef struct
{
  PwSession *played;            /* a whole game by the rules */
  PwWindow *window;
  PwSession *session;
  PwPositionPage *page;
  PwPosition *position;
  PwEntry *entry;
} Fixture;

static const CbState *
state_of (PwSession *session)
{
  return pw_session_get_state (session);
}

static inline PwSession *
new_session (const Game *game, guint level)
{
  static const char *const names[] = { "Ana", "Bruno", "Carla", "Dario" };
  g_autoptr (PwSetup) setup = pw_ui_table_setup (&cb_game, names, game->n_players);

  for (guint i = 0; game->options[i] != 0; i++)
    setup->options[game->options[i]] = 1;
  setup->options[CB_OPTION_MODE] = (gint16) game->mode;
  if (setup->options[CB_OPTION_ROUTES])
    setup->options[CB_OPTION_ROUTE_TILES] = (gint16) components_route_book ();
  for (guint seat = 0; seat < game->n_players; seat++)
    {
      if (game->mode == CB_MODE_TEAM)
        setup->seat_options[seat][CB_SEAT_DUCHY] = team_duchy (seat % 2);
      else if (game->mode == CB_MODE_SOLO)
        setup->seat_options[seat][CB_SEAT_DUCHY] = (gint16) cb_duchy_find ("13a");
      else
        setup->seat_options[seat][CB_SEAT_DUCHY] = (gint16) (setup->options[CB_OPTION_POSTS] ? components_posts_duchy (seat, seat)
                                                                                             : (int) seat);
    }
  setup->level = (guint8) level;
  return pw_ui_table_begin (setup);
}

static inline void
open_final (Fixture *fixture, const Game *game)
{
  fixture->session = new_session (game, PW_LEVEL_FINAL);
  fixture->window = pw_ui_table_open (fixture->session);
  fixture->entry = pw_table_page_get_entry (PW_TABLE_PAGE (pw_window_find_page (fixture->window, PW_TYPE_TABLE_PAGE)));
  fixture->page = PW_POSITION_PAGE (pw_ui_test_find (GTK_WIDGET (fixture->window), PW_TYPE_POSITION_PAGE, 0));
  fixture->position = pw_position_page_get_position (fixture->page);
  pw_position_page_show_whole (fixture->page, TRUE);
  pw_ui_test_settle ();
}

static inline void
tear_down (Fixture *fixture, gconstpointer data)
{
  pw_ui_table_close (fixture->window, fixture->session);
  g_object_unref (fixture->played);
}

/* The first widget of @type whose tooltip, or what can be read on it, begins with @name. */
static inline GtkWidget *
find_named (GtkWidget *root, GType type, const char *name)
{
  const char *tooltip = pw_tooltip_get (root);
  GtkWidget *words = g_type_is_a (G_OBJECT_TYPE (root), GTK_TYPE_BUTTON) ? pw_ui_test_find (root, GTK_TYPE_LABEL, 0) : NULL;

  if (!tooltip && words)
    tooltip = gtk_label_get_text (GTK_LABEL (words));
  if (g_type_is_a (G_OBJECT_TYPE (root), type) && tooltip && g_str_has_prefix (tooltip, name))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_named (child, type, name);

      if (found)
        return found;
    }
  return NULL;
}

/* A field of the editor that is shown; it can be reached. */
static inline GtkWidget *
field_of (Fixture *fixture, GType type, const char *name)
{
  for (guint i = 0;; i++)
    {
      GtkWidget *editor = pw_ui_test_find (GTK_WIDGET (fixture->page), GTK_TYPE_SCROLLED_WINDOW, i), *field;

      if (!editor)
        g_error ("no field: %s", name);
      if (!gtk_widget_get_child_visible (editor) || !gtk_widget_get_mapped (editor))
        continue;
      field = find_named (editor, type, name);
      if (!field)
        continue;
      g_assert_true (gtk_widget_is_sensitive (field));
      g_assert_true (gtk_widget_get_mapped (field));
      return field;
    }
}

static inline CbPositionDuchy *
duchy_of (Fixture *fixture)
{
  for (guint i = 0;; i++)
    {
      GtkWidget *duchy = pw_ui_test_find (GTK_WIDGET (fixture->page), CB_TYPE_POSITION_DUCHY, i);

      g_assert_nonnull (duchy);
      if (gtk_widget_get_mapped (duchy))
        return CB_POSITION_DUCHY (duchy);
    }
}

static inline void
click (GtkWidget *widget)
{
  g_signal_emit_by_name (widget, "clicked");
}

static inline void
enter_toggle (Fixture *fixture, const char *name, gboolean keys)
{
  GtkWidget *toggle = field_of (fixture, GTK_TYPE_TOGGLE_BUTTON, name);

  if (keys)
    g_assert_true (gtk_widget_grab_focus (toggle));
  if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (toggle)))
    return;
  if (keys)
    {
      gint64 until = g_get_monotonic_time () + 5 * G_USEC_PER_SEC;

      /* A button stays down for a moment. */
      g_assert_true (gtk_widget_activate (toggle));
      while (!gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (toggle)) && g_get_monotonic_time () < until)
        g_main_context_iteration (NULL, FALSE);
    }
  else
    click (toggle);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (toggle)));
}

static inline void
enter_word (Fixture *fixture, const char *name, const char *word, gboolean keys)
{
  GtkDropDown *field = GTK_DROP_DOWN (field_of (fixture, GTK_TYPE_DROP_DOWN, name));
  GtkStringList *words = GTK_STRING_LIST (gtk_drop_down_get_model (field));
  guint i = 0;

  if (keys)
    g_assert_true (gtk_widget_child_focus (GTK_WIDGET (field), GTK_DIR_TAB_FORWARD));
  while (g_strcmp0 (gtk_string_list_get_string (words, i), word) != 0)
    g_assert_cmpuint (++i, <, g_list_model_get_n_items (G_LIST_MODEL (words)));
  gtk_drop_down_set_selected (field, i);
}

static inline void
say (Fixture *fixture, const char *line)
{
  pw_entry_set_text (fixture->entry, line);
  g_assert_true (pw_entry_activate (fixture->entry));
  pw_ui_test_settle ();
}
