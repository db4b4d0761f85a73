/* test-position-duchy.c: a duchy as it lies: what is seen of it, and what it takes to enter one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "boards/burgundy/cb-duchy-board.h"
#include "boards/burgundy/cb-position-duchy.h"
#include "boards/burgundy/cb-tile-picker.h"
#include "games/burgundy/data/cb-data.h"
#include "games/burgundy/position/cb-position-view.h"
#include "pw-popover.h"
#include "pw-position-page.h"
#include "pw-table-page.h"
#include "pw-ui-table.h"

/* The most that a full duchy may take; all but three hexes of the mouse's are tiles that have to be chosen. */
#define MOST_CLICKS 60
#define MOST_KEYS 77

typedef struct
{
  PwWindow *window;
  PwSession *session;
  PwPosition *position;
  CbPositionDuchy *duchy;
  PwSpaceGroup *board;
  guint clicks;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&cb_game, 2);
  PwPositionPage *page;
  GtkWidget *duchy = NULL;

  setup->level = PW_LEVEL_FINAL;
  setup->seat_options[0][CB_SEAT_DUCHY] = (gint16) cb_duchy_find ("7");
  fixture->session = pw_ui_table_begin (setup);
  fixture->window = pw_ui_table_open (fixture->session);
  page = pw_ui_table_position (fixture->window);
  fixture->position = pw_position_page_get_position (page);
  pw_position_page_show_whole (page, TRUE);
  pw_position_page_set_seat (page, 0);
  pw_ui_test_settle ();
  for (guint i = 0; !duchy || !gtk_widget_get_mapped (duchy); i++)
    {
      duchy = pw_ui_test_find (GTK_WIDGET (page), CB_TYPE_POSITION_DUCHY, i);
      g_assert_nonnull (duchy);
    }
  fixture->duchy = CB_POSITION_DUCHY (duchy);
  fixture->board = PW_SPACE_GROUP (pw_ui_test_find (duchy, CB_TYPE_DUCHY_BOARD, 0));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  pw_ui_table_close (fixture->window, fixture->session);
}

static const CbState *
state_of (Fixture *fixture)
{
  return pw_session_get_state (fixture->session);
}

static const CbDuchy *
geometry (Fixture *fixture)
{
  return cb_duchy_nth (state_of (fixture)->players[0].duchy);
}

static int
tile_on (Fixture *fixture, guint hex)
{
  return state_of (fixture)->players[0].tile[hex];
}

/* Something on every hex, as it lies at the end of a good game: cities without a building twice, herds of a species. */
static void
invent (Fixture *fixture, int tiles[CB_MAX_HEXES])
{
  static const int numbers[] = { 2, 4, 6, 17, 22, 26 };
  const CbDuchy *duchy = geometry (fixture);
  guint n_of[CB_TYPES] = { 0 }, in_city[CB_MAX_HEXES] = { 0 };

  for (guint hex = 0; hex < duchy->n_hexes; hex++)
    {
      guint n = n_of[duchy->type[hex]]++;

      switch ((CbType) duchy->type[hex])
        {
        case CB_CASTLE: tiles[hex] = CB_TILE_CASTLE; break;
        case CB_MINE: tiles[hex] = CB_TILE_MINE; break;
        case CB_SHIP: tiles[hex] = CB_TILE_SHIP; break;
        case CB_MONASTERY: tiles[hex] = CB_TILE_MONASTERY_0 + numbers[n % G_N_ELEMENTS (numbers)]; break;
        case CB_LIVESTOCK: tiles[hex] = CB_TILE_CHICKEN_4 - (int) n / 2; break;
        case CB_BUILDING: tiles[hex] = CB_TILE_TOWN_HALL - (int) in_city[duchy->region[hex]]++; break;
        case CB_TYPES:
        default: g_assert_not_reached ();
        }
    }
}

static GtkWidget *
choice_of (Fixture *fixture, int tile)
{
  GtkWidget *picker = cb_position_duchy_get_picker (fixture->duchy), *button;

  for (guint i = 0; (button = pw_ui_test_find (picker, GTK_TYPE_BUTTON, i)); i++)
    if (GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "tile")) == tile)
      return button;
  return NULL;
}

/* Waits until the list is there: the page comes to rest first. */
static void
await_picker (Fixture *fixture, gboolean open)
{
  GtkWidget *picker = cb_position_duchy_get_picker (fixture->duchy);

  for (guint i = 0; gtk_widget_get_mapped (picker) != open; i++)
    {
      g_assert_cmpuint (i, <, 2000);
      g_main_context_iteration (NULL, TRUE);
    }
}

static gboolean
picker_is_open (Fixture *fixture)
{
  return gtk_widget_get_mapped (cb_position_duchy_get_picker (fixture->duchy));
}

static void
click_hex (Fixture *fixture, guint hex)
{
  fixture->clicks++;
  pw_space_press (pw_space_group_find (fixture->board, hex));
}

static void
click_tile (Fixture *fixture, int tile)
{
  GtkWidget *button = choice_of (fixture, tile);

  g_assert_nonnull (button);
  fixture->clicks++;
  g_signal_emit_by_name (button, "clicked");
}

/* -- What is seen ----------------------------------------------------------------------------------- */

/* Whether @space has something to tell when the pointer comes. */
static gboolean
asked_for_tooltip (PwSpace *space)
{
  g_autoptr (GObject) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean shown = FALSE;

  g_signal_emit_by_name (space, "query-tooltip", 0, 0, FALSE, tooltip, &shown);
  return shown;
}

static void
every_tile_shows_which_it_is (Fixture *fixture, gconstpointer data)
{
  int tiles[CB_MAX_HEXES];
  const CbDuchy *duchy = geometry (fixture);

  invent (fixture, tiles);
  for (guint hex = 0; hex < duchy->n_hexes; hex++)
    {
      PwMove move;

      pw_move_init (&move, CB_KIND_HEX, 0);
      move.args[CB_ARG_HEX] = (gint16) hex;
      move.args[CB_ARG_TILE] = (gint16) tiles[hex];
      g_assert_true (pw_position_say (fixture->position, &move));
    }
  pw_ui_test_settle ();
  for (guint hex = 0; hex < duchy->n_hexes; hex++)
    {
      PwSpace *space = pw_space_group_find (fixture->board, hex);
      const PwPiece *piece = pw_space_get_piece (space);
      g_autofree char *label = NULL;
      const char *name = pw_space_get_name (space);

      if (tiles[hex] >= CB_TILE_MONASTERY_0)
        label = g_strdup_printf ("K %d", tiles[hex] - CB_TILE_MONASTERY_0);
      else if (cb_tile_animals ((CbTile) tiles[hex]) > 0)
        label = g_strdup_printf ("L %u", cb_tile_animals ((CbTile) tiles[hex]));
      else
        label = g_strndup (&"CMKSLB"[duchy->type[hex]], 1);
      g_assert_cmpstr (piece->label, ==, label);
      g_assert_false (piece->flags & PW_PIECE_UNCHECKED);
      g_assert_nonnull (strstr (name, cb_position_tile_name (tiles[hex])));
      g_assert_null (strstr (name, "not checked"));
      /* Asked for when the pointer comes: one that is set comes up with each tile that is typed. */
      g_assert_true (gtk_widget_get_has_tooltip (GTK_WIDGET (space)));
      g_assert_null (gtk_widget_get_tooltip_text (GTK_WIDGET (space)));
      g_assert_true (asked_for_tooltip (space));
    }
}

/* -- By mouse ----------------------------------------------------------------------------------------- */

static void
a_full_duchy_by_mouse (Fixture *fixture, gconstpointer data)
{
  int tiles[CB_MAX_HEXES];
  const CbDuchy *duchy = geometry (fixture);

  invent (fixture, tiles);
  for (guint hex = 0; hex < duchy->n_hexes; hex++)
    if (tile_on (fixture, hex) == CB_TILE_NONE)
      for (int now = (int) hex; now >= 0; now = cb_position_next_of_region (state_of (fixture), 0, (guint) now))
        {
          gboolean follows = now != (int) hex && cb_position_only (state_of (fixture), 0, (guint) now) == CB_TILE_NONE;

          /* In a region the next hex is open already. */
          if (!follows)
            click_hex (fixture, (guint) now);
          if (tile_on (fixture, (guint) now) == CB_TILE_NONE)
            click_tile (fixture, tiles[now]);
          g_assert_cmpint (tile_on (fixture, (guint) now), ==, tiles[now]);
        }
  g_print ("# %u clicks for a full duchy of %u hexes\n", fixture->clicks, duchy->n_hexes);
  g_assert_cmpuint (fixture->clicks, <=, MOST_CLICKS);
}

static guint
first_of (Fixture *fixture, CbType type)
{
  guint hex = 0;

  while (geometry (fixture)->type[hex] != type)
    hex++;
  return hex;
}

/* One list for every colour: whatever is chosen is two clicks away, and one where there is but one. */
static void
one_click_opens_and_one_chooses (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    CbType type;
    int tile;
    guint clicks;
  } cases[] = {
    { CB_LIVESTOCK, CB_TILE_CHICKEN_4, 2 }, { CB_BUILDING, CB_TILE_TOWN_HALL, 2 }, { CB_MONASTERY, CB_TILE_MONASTERY_0 + 26, 2 },
    { CB_CASTLE, CB_TILE_CASTLE, 1 },       { CB_MINE, CB_TILE_MINE, 1 },          { CB_SHIP, CB_TILE_SHIP, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      guint hex = first_of (fixture, cases[i].type);

      fixture->clicks = 0;
      click_hex (fixture, hex);
      if (cases[i].clicks > 1)
        {
          await_picker (fixture, TRUE);
          click_tile (fixture, cases[i].tile);
        }
      g_assert_cmpint (tile_on (fixture, hex), ==, cases[i].tile);
      g_assert_cmpuint (fixture->clicks, ==, cases[i].clicks);
      gtk_popover_popdown (GTK_POPOVER (cb_position_duchy_get_picker (fixture->duchy)));
      pw_ui_test_settle ();
    }
}

static void
ignore (GtkWidget *owner, int tile)
{
}

/* Over a board as narrow as a telephone every list fits. */
static void
the_list_fits_a_narrow_window (Fixture *fixture, gconstpointer data)
{
  GtkWidget *window = gtk_window_new (), *owner = adw_bin_new (), *picker = cb_tile_picker_new (ignore, owner);

  gtk_window_set_child (GTK_WINDOW (window), owner);
  gtk_window_set_default_size (GTK_WINDOW (window), 320, 600);
  gtk_window_present (GTK_WINDOW (window));
  pw_ui_test_settle ();
  for (guint type = 0; type < CB_TYPES; type++)
    {
      int width;

      cb_tile_picker_open (GTK_POPOVER (picker), fixture->position, 0, first_of (fixture, (CbType) type),
                           &(GdkRectangle){ 10, 10, 1, 1 });
      gtk_widget_measure (gtk_popover_get_child (GTK_POPOVER (picker)), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
      g_assert_cmpint (width, <=, 340);
    }
  pw_popover_close (GTK_POPOVER (picker));
  gtk_widget_unparent (picker);
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
}

/* What lies there already can be another, or nothing; then the list stays away. */
static void
what_lies_there_is_changed (Fixture *fixture, gconstpointer data)
{
  static const CbType types[] = { CB_BUILDING, CB_SHIP };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      guint hex = first_of (fixture, types[i]);

      click_hex (fixture, hex);
      if (tile_on (fixture, hex) == CB_TILE_NONE)
        click_tile (fixture, CB_TILE_BANK);
      gtk_popover_popdown (GTK_POPOVER (cb_position_duchy_get_picker (fixture->duchy)));
      await_picker (fixture, FALSE);
      pw_ui_test_settle ();
      click_hex (fixture, hex);
      await_picker (fixture, TRUE);
      click_tile (fixture, CB_TILE_NONE);
      g_assert_cmpint (tile_on (fixture, hex), ==, CB_TILE_NONE);
      pw_ui_test_settle ();
      g_assert_false (picker_is_open (fixture));
    }
}

static void
right_click_steps_back (Fixture *fixture, gconstpointer data)
{
  guint hex = first_of (fixture, CB_LIVESTOCK);

  click_hex (fixture, hex);
  click_tile (fixture, CB_TILE_COW_4);
  cb_position_duchy_step_back (fixture->duchy, hex);
  g_assert_cmpint (tile_on (fixture, hex), ==, CB_TILE_COW_3);
  cb_position_duchy_step_back (fixture->duchy, hex);
  g_assert_cmpint (tile_on (fixture, hex), ==, CB_TILE_COW_2);
  cb_position_duchy_step_back (fixture->duchy, hex);
  g_assert_cmpint (tile_on (fixture, hex), ==, CB_TILE_NONE);
  cb_position_duchy_step_back (fixture->duchy, hex);
  g_assert_cmpint (tile_on (fixture, hex), ==, CB_TILE_NONE);

  click_hex (fixture, hex);
  click_tile (fixture, CB_TILE_PIG_3);
  cb_position_duchy_focus_hex (fixture->duchy, hex);
  g_assert_true (cb_position_duchy_key (fixture->duchy, GDK_KEY_Delete, 0));
  g_assert_cmpint (tile_on (fixture, hex), ==, CB_TILE_NONE);
}

/* -- By keyboard --------------------------------------------------------------------------------------- */

static void
type_key (Fixture *fixture, guint key, guint *keys)
{
  g_assert_true (cb_position_duchy_key (fixture->duchy, key, 0));
  (*keys)++;
}

/* The fewest letters that mean @tile on @hex, and Enter. */
static void
type_tile (Fixture *fixture, guint hex, int tile, int last, guint *keys)
{
  const char *word = pw_vocabulary_get (cb_game.kinds[CB_KIND_HEX].args[1].words, tile)->word;
  char number[8] = "";
  guint8 tiles[CB_TILES];
  gsize length = 0;

  if (tile == last)
    {
      type_key (fixture, GDK_KEY_equal, keys);
      return;
    }
  /* "p4", "ch4": how it begins and how many; "17": a number. */
  for (int begin = 2; cb_tile_animals ((CbTile) tile) > 0 && begin > 0; begin--)
    {
      char shorter[8];

      g_snprintf (shorter, sizeof shorter, "%.*s%u", begin, word, cb_tile_animals ((CbTile) tile));
      if (cb_position_match (state_of (fixture), 0, hex, shorter, tiles) > 0 && tiles[0] == tile)
        g_strlcpy (number, shorter, sizeof number);
    }
  if (tile >= CB_TILE_MONASTERY_0)
    g_snprintf (number, sizeof number, "%d", tile - CB_TILE_MONASTERY_0);
  if (*number)
    word = number;
  if (cb_position_only (state_of (fixture), 0, hex) == CB_TILE_NONE)
    for (length = 1; length < strlen (word); length++)
      {
        g_autofree char *text = g_strndup (word, length);

        if (cb_position_match (state_of (fixture), 0, hex, text, tiles) > 0 && tiles[0] == tile)
          break;
      }
  for (gsize i = 0; i < length; i++)
    type_key (fixture, gdk_unicode_to_keyval ((guint32) word[i]), keys);
  type_key (fixture, GDK_KEY_Return, keys);
}

static void
a_full_duchy_by_keyboard (Fixture *fixture, gconstpointer data)
{
  int tiles[CB_MAX_HEXES], last[CB_TYPES] = { CB_TILE_NONE };
  guint keys = 0, n = geometry (fixture)->n_hexes;

  invent (fixture, tiles);
  g_assert_true (cb_position_duchy_focus_hex (fixture->duchy, 0));
  for (guint hex = 0; hex < n; hex++)
    {
      g_assert_cmpint (cb_position_duchy_get_hex (fixture->duchy), ==, (int) hex);

      type_tile (fixture, hex, tiles[hex], last[geometry (fixture)->type[hex]], &keys);
      g_assert_cmpint (tile_on (fixture, hex), ==, tiles[hex]);
      last[geometry (fixture)->type[hex]] = tiles[hex];
    }
  g_print ("# %u keys for a full duchy of %u hexes\n", keys, n);
  g_assert_cmpuint (keys, <=, MOST_KEYS);
}

/* While the list is open, letters name a tile as they do on the hex. */
static void
letters_are_typed_over_the_list (Fixture *fixture, gconstpointer data)
{
  guint hex = first_of (fixture, CB_LIVESTOCK);
  GtkWidget *picker = cb_position_duchy_get_picker (fixture->duchy);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (picker);
  gboolean handled = FALSE;

  click_hex (fixture, hex);
  await_picker (fixture, TRUE);
  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller) &&
          gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE)
        g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_p, 0, 0, &handled);
    }
  g_assert_true (handled);
  g_assert_cmpstr (cb_position_duchy_get_typed (fixture->duchy), ==, "p");
  await_picker (fixture, FALSE);
  pw_ui_test_settle ();
  g_assert_cmpint (cb_position_duchy_get_hex (fixture->duchy), ==, (int) hex);
  g_assert_true (cb_position_duchy_key (fixture->duchy, GDK_KEY_3, 0));
  g_assert_true (cb_position_duchy_key (fixture->duchy, GDK_KEY_Return, 0));
  g_assert_cmpint (tile_on (fixture, hex), ==, CB_TILE_PIG_3);
}

/* A tile whose name is read has no tooltip over the others that says it again; a number has one. */
static void
what_is_read_is_not_said_again (Fixture *fixture, gconstpointer data)
{
  GtkWidget *picker = cb_position_duchy_get_picker (fixture->duchy), *button;

  for (guint kind = 0; kind < 2; kind++)
    {
      guint n = 0;

      click_hex (fixture, first_of (fixture, kind ? CB_MONASTERY : CB_LIVESTOCK));
      await_picker (fixture, TRUE);
      for (guint i = 0; (button = pw_ui_test_find (picker, GTK_TYPE_BUTTON, i)); i++)
        if (GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "tile")) != CB_TILE_NONE)
          n += gtk_widget_get_has_tooltip (button);
      g_assert_cmpuint (n, ==, kind ? 26 : 0);
      gtk_popover_popdown (GTK_POPOVER (picker));
      await_picker (fixture, FALSE);
    }
}

/* Escape closes the list, and the hex has the focus as before: what is typed then is of the hex, and no count of the whole duchy. */
static void
escape_goes_back_to_the_hex (Fixture *fixture, gconstpointer data)
{
  guint hex = first_of (fixture, CB_LIVESTOCK);
  GtkWidget *picker = cb_position_duchy_get_picker (fixture->duchy);

  click_hex (fixture, hex);
  await_picker (fixture, TRUE);
  g_assert_true (gtk_widget_has_focus (gtk_root_get_focus (gtk_widget_get_root (picker))));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (gtk_widget_get_root (picker)), picker));
  /* The pointer is still on the hex: it tells nothing over its tiles. */
  g_assert_false (gtk_widget_get_has_tooltip (GTK_WIDGET (pw_space_group_find (fixture->board, hex))));
  gtk_popover_popdown (GTK_POPOVER (picker));
  await_picker (fixture, FALSE);
  pw_ui_test_settle ();
  g_assert_true (gtk_widget_get_has_tooltip (GTK_WIDGET (pw_space_group_find (fixture->board, hex))));
  g_assert_cmpint (cb_position_duchy_get_hex (fixture->duchy), ==, (int) hex);
  g_assert_cmpint (tile_on (fixture, hex), ==, CB_TILE_NONE);
}

/* What Enter has had refused is typed over, and no hint moves the board. */
static void
refused_letters_are_typed_over (Fixture *fixture, gconstpointer data)
{
  guint hex = first_of (fixture, CB_LIVESTOCK);
  GtkWidget *space = GTK_WIDGET (pw_space_group_find (fixture->board, hex));
  static const guint keys[] = { GDK_KEY_1, GDK_KEY_7, GDK_KEY_Return, GDK_KEY_p, GDK_KEY_3, GDK_KEY_Return };
  static const char *const typed[] = { "1", "17", "17", "p", "p3", "" };
  graphene_rect_t before, after;

  cb_position_duchy_focus_hex (fixture->duchy, hex);
  g_assert_true (gtk_widget_compute_bounds (space, GTK_WIDGET (fixture->duchy), &before));
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_assert_true (cb_position_duchy_key (fixture->duchy, keys[i], 0));
      g_assert_cmpstr (cb_position_duchy_get_typed (fixture->duchy), ==, typed[i]);
      pw_ui_test_settle ();
      g_assert_true (gtk_widget_compute_bounds (space, GTK_WIDGET (fixture->duchy), &after));
      g_assert_cmpfloat (after.origin.y, ==, before.origin.y);
    }
  g_assert_cmpint (tile_on (fixture, hex), ==, CB_TILE_PIG_3);
}

/* Nothing of the duchy is below the fold. */
static void
test_the_duchy_is_whole (Fixture *fixture, gconstpointer data)
{
  GtkWidget *view = gtk_widget_get_ancestor (GTK_WIDGET (fixture->duchy), GTK_TYPE_SCROLLED_WINDOW);

  for (guint hex = 0; hex < geometry (fixture)->n_hexes; hex++)
    {
      GtkWidget *space = GTK_WIDGET (pw_space_group_find (fixture->board, hex));
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (space, view, &bounds));
      g_test_message ("%u: %g to %g of %d", hex, bounds.origin.y, bounds.origin.y + bounds.size.height,
                      gtk_widget_get_height (view));
      g_assert_cmpfloat (bounds.origin.y, >=, 0);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (view));
    }
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
#define CASE(name, function) g_test_add ("/position-duchy/" name, Fixture, NULL, set_up, function, tear_down)
  CASE ("every tile shows which it is", every_tile_shows_which_it_is);
  CASE ("refused letters are typed over", refused_letters_are_typed_over);
  CASE ("the duchy is whole", test_the_duchy_is_whole);
  CASE ("a full duchy by mouse", a_full_duchy_by_mouse);
  CASE ("one click opens and one chooses", one_click_opens_and_one_chooses);
  CASE ("the list fits a narrow window", the_list_fits_a_narrow_window);
  CASE ("what lies there is changed", what_lies_there_is_changed);
  CASE ("right click steps back", right_click_steps_back);
  CASE ("what is read is not said again", what_is_read_is_not_said_again);
  CASE ("escape goes back to the hex", escape_goes_back_to_the_hex);
  CASE ("a full duchy by keyboard", a_full_duchy_by_keyboard);
  CASE ("letters are typed over the list", letters_are_typed_over_the_list);
  return g_test_run ();
}
