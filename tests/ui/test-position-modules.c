/* test-position-modules.c: end positions of games with expansions, of a team game and of a solo game,
 * entered by mouse alone, by keyboard alone and as lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "boards/burgundy/cb-position-routes.h"
#include "core/pw-dealer.h"
#include "core/pw-notation.h"
#include "expansion-position.h"
#include "games/burgundy/position/cb-position-view.h"
#include "games/burgundy/view/cb-position-routes.h"

#ifdef __SANITIZE_ADDRESS__
#define FIRST ALL               /* the sanitizers take ten times as long: the game that has everything */
#define LAST ALL
#else
#define FIRST 0
#define LAST SOLO
#endif

/* A game in which people take and place what they can, and shields above all. */
static void
play (PwSession *session, guint64 seed)
{
  static const CbKind wanted[] = { CB_KIND_SHIELD, CB_KIND_TRIBUTE, CB_KIND_PLACE, CB_KIND_TAKE, CB_KIND_SELL };
  PwRandom random = { seed };
  PwMoves legal = PW_MOVES_INIT;
  PwMove move;

  while (pw_dealer_next (&cb_game, pw_session_get_state (session), &random, PW_DEAL_LAZY, &legal, &move))
    {
      g_autoptr (GError) error = NULL;

      if (move.player != PW_TABLE && pw_random_below (&random, 8) != 0)
        {
          guint n = 0;

          legal.n = 0;
          pw_game_legal (&cb_game, pw_session_get_state (session), &legal);
          for (guint k = 0; k < G_N_ELEMENTS (wanted) && n == 0; k++)
            for (guint i = 0; i < legal.n; i++)
              if (legal.items[i].kind == wanted[k] && legal.items[i].args[CB_ARG_DISCARD] == PW_ARG_NONE)
                legal.items[n++] = legal.items[i];
          if (n > 0)
            move = legal.items[legal.items[0].kind == CB_KIND_TRIBUTE ? 0 : pw_random_below (&random, n)];
        }
      /* What is said on the page has its name: no tile stays without one. */
      if ((move.kind == CB_KIND_TAKE || move.kind == CB_KIND_BUY || move.kind == CB_KIND_FETCH) &&
          cb_tile_is_open (move.args[CB_ARG_TILE]))
        continue;
      pw_session_play (session, &move, &error);
      g_assert_no_error (error);
    }
  pw_moves_clear (&legal);
}

/* Whether what the test is for has come about. */
static gboolean
is_worth_it (const CbState *state)
{
  guint n_tiles[CB_TILES] = { 0 }, n_shields = 0, n_laid = 0, n_posts = 0;
  gboolean all = state->options[CB_OPTION_POSTS] && state->options[CB_OPTION_SHIELDS];

  for (guint seat = 0; seat < state->n_boards; seat++)
    {
      for (guint hex = 0; hex < CB_MAX_HEXES; hex++)
        n_tiles[state->players[seat].tile[hex]]++;
      n_shields += (guint) __builtin_popcount (state->shields.owned[seat]);
      n_laid += cb_position_route_laid (state, seat);
      n_posts += (state->players[seat].bonus_large | state->players[seat].bonus_small) >> CB_BONUS_POSTS & 1;
    }
  /* Alone, few castles and fewer inns are placed by chance. */
  if (state->n_boards == 1)
    return n_shields > 0 && n_laid > 1;
  if (all)
    return n_shields > 0 && n_laid > 0 && n_tiles[CB_TILE_INN] > 0;
  return (!state->options[CB_OPTION_EXTRA] || n_tiles[CB_TILE_CRANE] + n_tiles[CB_TILE_GEESE] > 0) &&
         (!state->options[CB_OPTION_WHITE_CASTLES] || n_tiles[CB_TILE_WHITE_CASTLE] > 0) &&
         (!state->options[CB_OPTION_INNS] || n_tiles[CB_TILE_INN] > 0) && (!state->options[CB_OPTION_SHIELDS] || n_shields > 1) &&
         (!state->options[CB_OPTION_ROUTES] || n_laid > 1) && (!state->options[CB_OPTION_POSTS] || n_posts > 0);
}

/* The first such game from @game's seed on. */
static PwSession *
find_worth_it (const Game *game)
{
  for (guint64 seed = game->seed; seed < game->seed + 1000; seed++)
    {
      PwSession *session = new_session (game, PW_LEVEL_REFEREE);

      play (session, seed);
      if (is_worth_it (state_of (session)))
        {
          g_test_message ("%s: seed %u", game->name, (guint) seed);
          return session;
        }
      g_object_unref (session);
    }
  g_error ("%s: nothing comes about", game->name);
}

/* Found once for all ways to enter its end, which only read it. */
static PwSession *whole_games[G_N_ELEMENTS (games)];

static PwSession *
play_worth_it (const Game *game)
{
  PwSession **session = &whole_games[game - games];

  if (!*session)
    *session = find_worth_it (game);
  return g_object_ref (*session);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->played = play_worth_it (data);
  g_assert_cmpint (pw_session_get_actor (fixture->played), ==, PW_NOBODY);
  open_final (fixture, data);
}

/* -- Entering ------------------------------------------------------------------------------------ */

/* A list opens beside what can be seen, once the page is there, which scrolls in many small steps. */
static void
scroll_to (GtkWidget *widget)
{
  graphene_point_t now, last = GRAPHENE_POINT_INIT (-1, -1);

  g_assert_true (gtk_widget_grab_focus (widget) || gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD));
  for (guint i = 0; i < 200; i++)
    {
      pw_ui_test_settle ();
      g_assert_true (
        gtk_widget_compute_point (widget, GTK_WIDGET (gtk_widget_get_root (widget)), &GRAPHENE_POINT_INIT (0, 0), &now));
      if (graphene_point_near (&now, &last, 0.5f))
        return;
      last = now;
    }
  g_error ("the page does not come to rest");
}

static void
enter_hex (Fixture *fixture, const PwMove *move, gboolean keys)
{
  CbPositionDuchy *duchy = duchy_of (fixture);
  guint hex = (guint) move->args[CB_ARG_HEX];
  int tile = move->args[CB_ARG_TILE];
  PwSpace *space = pw_space_group_find (PW_SPACE_GROUP (pw_ui_test_find (GTK_WIDGET (duchy), CB_TYPE_DUCHY_BOARD, 0)), hex);

  if (keys)
    {
      g_assert_true (cb_position_duchy_focus_hex (duchy, hex));
      for (const char *p = pw_vocabulary_get (cb_game.kinds[CB_KIND_HEX].args[1].words, tile)->word; *p; p++)
        g_assert_true (cb_position_duchy_key (duchy, gdk_unicode_to_keyval ((guint32) *p), 0));
      g_assert_true (cb_position_duchy_key (duchy, GDK_KEY_Return, 0));
    }
  else
    {
      /* Where there is but one tile, it is there with the first click. */
      pw_space_press (space);
      if (state_of (fixture->session)->players[move->player].tile[hex] != tile)
        click (find_named (cb_position_duchy_get_picker (duchy), GTK_TYPE_BUTTON, cb_position_tile_name (tile)));
    }
}

static void
enter_number (Fixture *fixture, const char *name, int number, gboolean keys)
{
  GtkWidget *spin = field_of (fixture, GTK_TYPE_SPIN_BUTTON, name);
  g_autofree char *text = g_strdup_printf ("%d", number);

  if (!keys)
    {
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), number);
      return;
    }
  g_assert_true (gtk_widget_grab_focus (spin));
  gtk_editable_set_text (GTK_EDITABLE (spin), text);
}

static void
enter_key_space (Fixture *fixture, const PwMove *move, gboolean keys)
{
  g_autofree char *name = cb_position_key_space_name (state_of (fixture->session), (guint) move->player,
                                                      (guint) move->args[CB_ARG_WHAT]);
  GtkWidget *field = field_of (fixture, GTK_TYPE_ENTRY, name), *menu;

  if (keys)
    {
      g_assert_true (gtk_widget_grab_focus (field));
      gtk_editable_set_text (GTK_EDITABLE (field), cb_position_tile_name (move->args[CB_ARG_TILE]));
      return;
    }
  menu = field_of (fixture, GTK_TYPE_MENU_BUTTON, name);
  scroll_to (menu);
  gtk_menu_button_popup (GTK_MENU_BUTTON (menu));
  click (find_named (GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (menu))), GTK_TYPE_BUTTON,
                     cb_position_tile_name (move->args[CB_ARG_TILE])));
}

static void
enter_heap (Fixture *fixture, const PwMove *move, gboolean keys)
{
  int tile = move->args[CB_ARG_TILE], n = move->args[CB_ARG_NUMBER];
  g_autofree char *name = g_strdup_printf ("%s, beyond the key spaces", cb_position_tile_name (tile));

  for (guint i = 0;; i++)
    {
      GtkWidget *menu = pw_ui_test_find (GTK_WIDGET (fixture->page), GTK_TYPE_MENU_BUTTON, i);

      g_assert_nonnull (menu);
      if (g_strcmp0 (gtk_menu_button_get_label (GTK_MENU_BUTTON (menu)), "Add a tile") != 0 || !gtk_widget_get_mapped (menu))
        continue;
      scroll_to (menu);
      gtk_menu_button_popup (GTK_MENU_BUTTON (menu));
      click (find_named (GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (menu))), GTK_TYPE_BUTTON,
                         cb_position_tile_name (tile)));
      break;
    }
  pw_ui_test_settle ();
  if (n > 1)
    enter_number (fixture, name, n, keys);
}

static void
enter_bonus (Fixture *fixture, const PwMove *move, gboolean keys)
{
  static const char *const sizes[] = { "large", "small" };
  guint type = (guint) move->args[CB_ARG_WHAT];

  for (guint i = 0; i < 2; i++)
    if (move->args[CB_ARG_SIZE] == (i ? CB_SIZE_SMALL : CB_SIZE_LARGE))
      {
        g_autofree char *name = g_strdup_printf ("%s bonus tile: %s,", sizes[i], cb_position_bonus_name (type));

        enter_toggle (fixture, name, keys);
      }
}

static void
enter_crest (Fixture *fixture, const PwMove *move, gboolean keys)
{
  int shield = move->args[CB_ARG_NUMBER], hex = move->args[CB_ARG_HEX];
  g_autofree char *name = g_strdup_printf ("Shield %d:", shield);
  g_autofree char *castle = g_strdup_printf ("Castle of shield %d", shield);
  const CbDuchy *duchy = cb_duchy_nth (state_of (fixture->session)->players[move->player].duchy);

  enter_toggle (fixture, name, keys);
  pw_ui_test_settle ();
  enter_word (fixture, castle, hex == PW_ARG_NONE ? "somewhere" : cb_hex_name (duchy, (guint) hex), keys);
  if (move->args[CB_ARG_WHAT] != PW_ARG_NONE)
    enter_word (fixture, "Whose monasteries shield 6 counts",
                pw_session_get_setup (fixture->session)->names[move->args[CB_ARG_WHAT]], keys);
}

static void
enter_route (Fixture *fixture, const PwMove *move, gboolean keys)
{
  for (guint i = 0; i < cb_position_route_tiles (state_of (fixture->session)); i++)
    {
      g_autofree char *name = g_strdup_printf ("Tile %u of the trade route", i + 1);
      g_autofree char *number = g_strdup_printf ("%d", move->args[i]);

      enter_word (fixture, name, move->args[i] ? number : "?", keys);
    }
}

static void
enter_laid (Fixture *fixture, const PwMove *move, gboolean keys)
{
  int at = move->args[CB_ARG_WHAT];
  g_autofree char *name = g_strdup_printf ("Space %d of the trade route:", at);
  GtkWidget *space = field_of (fixture, GTK_TYPE_BUTTON, name);
  guint clicks = 0;

  if (keys)
    {
      g_assert_true (gtk_widget_grab_focus (space));
      g_assert_true (cb_position_route_key (space, GDK_KEY_0 + (guint) move->args[CB_ARG_GOODS]));
    }
  else
    while (state_of (fixture->session)->routes.laid[move->player][at - 1] != move->args[CB_ARG_GOODS])
      {
        click (space);
        g_assert_cmpuint (++clicks, <=, CB_GOODS);
      }
}

/* "score" adds to what was said; the field is the track. */
static void
enter (Fixture *fixture, const PwMove *move, gboolean keys)
{
  g_autofree char *name = NULL;

  if (pw_position_page_get_seat (fixture->page) != move->player)
    {
      pw_position_page_set_seat (fixture->page, move->player);
      pw_ui_test_settle ();
    }
  switch (move->kind)
    {
    case CB_KIND_HEX: enter_hex (fixture, move, keys); break;
    case CB_KIND_KEY: enter_key_space (fixture, move, keys); break;
    case CB_KIND_HEAP: enter_heap (fixture, move, keys); break;
    case CB_KIND_BONUS: enter_bonus (fixture, move, keys); break;
    case CB_KIND_CREST: enter_crest (fixture, move, keys); break;
    case CB_KIND_ROUTE: enter_route (fixture, move, keys); break;
    case CB_KIND_LAID: enter_laid (fixture, move, keys); break;
    case CB_KIND_STOCK:
    case CB_KIND_SOLD:
      name = g_strdup_printf ("%s, %s", cb_position_goods_name (move->args[CB_ARG_GOODS]),
                              move->kind == CB_KIND_STOCK ? "left over" : "sold");
      enter_number (fixture, name, move->args[CB_ARG_NUMBER], keys);
      break;
    case CB_KIND_HAVE:
      enter_number (fixture, move->args[CB_ARG_WHAT] == CB_SILVER ? "Silver" : "Workers", move->args[CB_ARG_NUMBER], keys);
      break;
    case CB_KIND_BRIDGE: enter_number (fixture, "Space on the bridge", move->args[CB_ARG_WHAT], keys); break;
    case CB_KIND_SCORE: enter_number (fixture, "Points on the track", move->args[CB_ARG_NUMBER], keys); break;
    case CB_KIND_MARKER:
      enter_number (fixture, "Points marker", move->args[CB_ARG_NUMBER], keys);
      if (move->args[CB_ARG_WHAT] != PW_ARG_NONE)
        {
          name = g_strdup_printf ("%d", move->args[CB_ARG_WHAT]);
          enter_word (fixture, "Goal", name, keys);
        }
      break;
    default: g_error ("no field for: %s", cb_game.kinds[move->kind].name);
    }
}

static void
assert_same_result (Fixture *fixture)
{
  guint n_players = pw_session_get_setup (fixture->played)->n_players;
  PwStanding a[PW_MAX_PLAYERS] = { 0 }, b[PW_MAX_PLAYERS] = { 0 };

  g_assert_cmpint (pw_session_get_actor (fixture->session), ==, PW_NOBODY);
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "final");
  pw_history_rank (pw_session_get_history (fixture->session), a);
  pw_history_rank (pw_session_get_history (fixture->played), b);
  for (guint seat = 0; seat < n_players; seat++)
    {
      g_assert_cmpint (pw_session_get_score (fixture->session, seat, -1), ==, pw_session_get_score (fixture->played, seat, -1));
      g_assert_cmpuint (a[seat].place, ==, b[seat].place);
      g_assert_cmpint (a[seat].outcome, ==, b[seat].outcome);
      g_free (a[seat].tie_break);
      g_free (b[seat].tie_break);
    }
}

/* What lies on the table and needs no field to be scored: goods in depots, and what is printed on route tiles. */
static gboolean
needs_no_field (const PwMove *move)
{
  return move->player < 0;
}

static void
assert_no_doubts (Fixture *fixture)
{
  const GArray *doubts = pw_position_get_doubts (fixture->position);

  if (doubts->len > 0)
    g_error ("%s", g_array_index (doubts, PwDoubt, 0).text);
}

static void
enter_all (Fixture *fixture, gboolean keys)
{
  PwMoves moves = PW_MOVES_INIT;

  cb_game.position->say (state_of (fixture->session), state_of (fixture->played), &moves);
  g_assert_cmpuint (moves.n, >, 10);
  for (guint i = 0; i < moves.n; i++)
    if (!needs_no_field (&moves.items[i]))
      enter (fixture, &moves.items[i], keys);
  pw_moves_clear (&moves);
  /* Nothing of it is missing, and nothing else was said. */
  cb_game.position->say (state_of (fixture->session), state_of (fixture->played), &moves);
  for (guint i = 0; i < moves.n; i++)
    if (!needs_no_field (&moves.items[i]))
      {
        g_autofree char *line = pw_notation_print (&cb_game, pw_session_get_setup (fixture->session), &moves.items[i]);

        g_error ("not entered: %s", line);
      }
  pw_moves_clear (&moves);
  assert_no_doubts (fixture);
}

/* -- Cases ------------------------------------------------------------------------------------------ */

static void
test_by_mouse (Fixture *fixture, gconstpointer data)
{
  enter_all (fixture, FALSE);
  pw_ui_table_answer_rest (fixture->position, fixture->session);
  click (find_named (GTK_WIDGET (fixture->page), GTK_TYPE_BUTTON, "The final scoring of all players"));
  pw_ui_test_settle ();
  assert_same_result (fixture);
}

static void
test_by_keyboard (Fixture *fixture, gconstpointer data)
{
  enter_all (fixture, TRUE);
  pw_ui_table_answer_rest (fixture->position, fixture->session);
  pw_position_page_finish (fixture->page);
  pw_ui_test_settle ();
  assert_same_result (fixture);
}

static void
test_as_lines (Fixture *fixture, gconstpointer data)
{
  PwMoves moves = PW_MOVES_INIT;

  cb_game.position->say (state_of (fixture->session), state_of (fixture->played), &moves);
  for (guint i = 0; i < moves.n; i++)
    {
      g_autofree char *line = pw_notation_print (&cb_game, pw_session_get_setup (fixture->session), &moves.items[i]);

      if (!cb_game.kinds[moves.items[i].kind].statement)
        pw_ui_table_answer_rest (fixture->position, fixture->session);
      pw_entry_set_text (fixture->entry, line);
      if (!pw_entry_activate (fixture->entry))
        g_error ("%s", line);
    }
  pw_moves_clear (&moves);
  pw_ui_test_settle ();
  assert_same_result (fixture);
}

int
main (int argc, char **argv)
{
  int failed;

  pw_ui_test_init (&argc, &argv);
  for (guint i = FIRST; i <= LAST; i++)
    {
      g_autofree char *mouse = g_strdup_printf ("/position-modules/%s: by mouse", games[i].name);
      g_autofree char *keys = g_strdup_printf ("/position-modules/%s: by keyboard", games[i].name);
      g_autofree char *lines = g_strdup_printf ("/position-modules/%s: as lines", games[i].name);

      g_test_add (mouse, Fixture, &games[i], set_up, test_by_mouse, tear_down);
      g_test_add (keys, Fixture, &games[i], set_up, test_by_keyboard, tear_down);
      g_test_add (lines, Fixture, &games[i], set_up, test_as_lines, tear_down);
    }
  failed = g_test_run ();
  for (guint i = 0; i < G_N_ELEMENTS (whole_games); i++)
    g_clear_object (&whole_games[i]);
  return failed;
}
