/* test-caylus1303-boards.c: the boards of Caylus 1303: names and roles, what a press proposes, cards, sizes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdlib.h>
#include <string.h>

#include "boards/caylus1303/cy-parts.h"
#include "boards/caylus1303/cy-pieces.h"
#include "boards/caylus1303/cy-road.h"
#include "core/pw-dealer.h"
#include "core/pw-notation.h"
#include "games/caylus1303/moves/cy-moves.h"
#include "model/pw-printed.h"
#include "pw-board.h"
#include "pw-choice-list.h"
#include "pw-palette.h"
#include "pw-player-cards.h"
#include "pw-sketch.h"
#include "pw-table-page.h"
#include "pw-ui-test.h"

typedef struct
{
  PwSession *session;
  PwEntry *entry;
  PwRandom random;
  GtkWidget *window;
  PwTablePage *page;
  PwSpaceGroup *road, *site, *people, *monuments, *tiles, *steps;
  guint refusals;
} Fixture;

/** Case: a table. */
typedef struct
{
  guint n_players;
  int width, height;
  guint hints;
  gboolean monument;            /* somebody can build one; else somebody is on turn in round 3 */
} Case;

static const Case usual = { 4, 1280, 800, PW_HINTS_POINTS };
static const Case pair = { 2, 1280, 800, PW_HINTS_POINTS };
static const Case five = { 5, 1280, 800, PW_HINTS_POINTS };
static const Case narrow = { 3, 360, 640, PW_HINTS_POINTS };
static const Case building = { 4, 1280, 800, PW_HINTS_POINTS, TRUE };
static const Case silent = { 3, 1280, 800, PW_HINTS_OFF };

static const CyState *
state_of (Fixture *fixture)
{
  return pw_session_get_state (fixture->session);
}

static void
on_refused (PwEntry *entry, const GError *error, Fixture *fixture)
{
  fixture->refusals++;
}

static PwSpaceGroup *
find_part (GtkWidget *root, const PwBoardPartKind *kind)
{
  for (guint i = 0;; i++)
    {
      GtkWidget *part = pw_ui_test_find (root, PW_TYPE_BOARD_PART, i);

      g_assert_nonnull (part);
      if (pw_board_part_get_kind (PW_BOARD_PART (part)) == kind)
        return PW_SPACE_GROUP (part);
    }
}

static void
deal (Fixture *fixture)
{
  PwMoves scratch = PW_MOVES_INIT;
  g_autoptr (GError) error = NULL;
  PwMove move;

  g_assert_true (pw_dealer_next (&cy_game, state_of (fixture), &fixture->random, 0, &scratch, &move));
  pw_session_play (fixture->session, &move, &error);
  g_assert_no_error (error);
  pw_moves_clear (&scratch);
}

static guint
asked (Fixture *fixture)
{
  return state_of (fixture)->over ? CY_NOTHING : pw_pendings_kind (&state_of (fixture)->pendings);
}

/* Plays as dealt until that is asked, in round @round or later. */
static void
deal_until (Fixture *fixture, CyDecision decision, guint round)
{
  while (asked (fixture) != decision || state_of (fixture)->round < round)
    {
      g_assert_false (state_of (fixture)->over);
      deal (fixture);
    }
  pw_ui_test_settle ();
}

/* The seed of a game in which somebody can build a monument: looked for without a window. */
static guint64
find_monument (Fixture *fixture)
{
  g_autofree CyState *state = g_new (CyState, 1);
  g_autofree PwEvents *events = g_new0 (PwEvents, 1);
  PwMoves scratch = PW_MOVES_INIT;
  PwMove move;

  for (guint64 seed = 1;; seed++)
    {
      PwRandom random = { seed };
      gboolean found = FALSE;

      g_assert_cmpuint (seed, <, 1000);
      *state = *state_of (fixture);
      while (!found && pw_dealer_next (&cy_game, state, &random, 0, &scratch, &move))
        {
          events->n = 0;
          cy_game.kinds[move.kind].apply (state, &move, events);
          found = !state->over && pw_pendings_kind (&state->pendings) == CY_ASK_MONUMENT;
        }
      if (found)
        {
          pw_moves_clear (&scratch);
          return seed;
        }
    }
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "Ana", "Bruno", "Chiara", "David", "Eva" };
  const Case *table = data;
  g_autoptr (PwSetup) setup = pw_setup_new (&cy_game, table->n_players);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < table->n_players; i++)
    pw_setup_set_name (setup, i, names[i]);
  setup->hints = (guint8) table->hints;
  fixture->session = pw_session_new (&cy_game, setup, &error);
  g_assert_no_error (error);
  /* What is printed is known: no press is asked back. */
  g_assert_true (pw_printed_confirm (fixture->session, &error));
  g_assert_no_error (error);
  fixture->random = (PwRandom){ table->monument ? find_monument (fixture) : 5 };
  deal_until (fixture, table->monument ? CY_ASK_MONUMENT : CY_ASK_TURN, table->monument ? 1 : 3);
  fixture->window = gtk_window_new ();
  fixture->page = PW_TABLE_PAGE (pw_table_page_new ());
  pw_table_page_set_session (fixture->page, fixture->session);
  fixture->entry = pw_table_page_get_entry (fixture->page);
  g_signal_connect (fixture->entry, "refused", G_CALLBACK (on_refused), fixture);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), table->width, table->height);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->page));
  gtk_window_present (GTK_WINDOW (fixture->window));
  pw_ui_test_settle ();
  fixture->road = find_part (fixture->window, &cy_part_road);
  fixture->site = find_part (fixture->window, &cy_part_site);
  fixture->people = find_part (fixture->window, &cy_part_people);
  fixture->monuments = find_part (fixture->window, &cy_part_monuments);
  fixture->tiles = find_part (fixture->window, &cy_part_tiles);
  fixture->steps = find_part (fixture->window, &cy_part_steps);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_signal_handlers_disconnect_by_data (fixture->entry, fixture);
  pw_table_page_set_session (fixture->page, NULL);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  pw_ui_test_settle ();
  g_assert_finalize_object (fixture->session);
}

static const char *
name_of (PwSpaceGroup *group, guint id)
{
  return pw_space_get_name (pw_space_group_find (group, id));
}

static gboolean
has_flag (PwSpaceGroup *group, guint id, guint flag)
{
  return (pw_space_get_piece (pw_space_group_find (group, id))->flags & flag) != 0;
}

static gboolean
is_there (PwSpaceGroup *group, guint id)
{
  return gtk_widget_get_visible (GTK_WIDGET (pw_space_group_find (group, id)));
}

/* -- Names, roles, what is lit ------------------------------------------------------------------------------- */

static void
test_spaces (Fixture *fixture, gconstpointer data)
{
  const CyState *state = state_of (fixture);
  guint spaces = cy_spaces (state);

  gtk_test_accessible_assert_role (fixture->road, GTK_ACCESSIBLE_ROLE_GROUP);
  for (guint place = 0; place < CY_PLACES; place++)
    {
      g_autofree char *number = place < CY_PRINTED_PLACES ? g_strdup_printf ("%c, ", 'a' + place)
                                                          : g_strdup_printf ("%d, ", (int) CY_SPACE_OF_PLACE (place));
      gboolean there = place < CY_PLACE_OF_SPACE (spaces + 1);

      g_assert_cmpint (is_there (fixture->road, place), ==, there);
      if (!there)
        continue;
      g_assert_true (g_str_has_prefix (name_of (fixture->road, place), number));
      gtk_test_accessible_assert_role (pw_space_group_find (fixture->road, place), GTK_ACCESSIBLE_ROLE_BUTTON);
      if (state->places[place].tile >= 0 && !(state->places[place].flags & CY_IS_RESIDENCE))
        g_assert_nonnull (strstr (name_of (fixture->road, place), cy_tile_label (state->places[place].tile)));
    }
  for (guint i = 0; i < CY_SITE_TILES + CY_MAX_PLAYERS; i++)
    g_assert_cmpint (is_there (fixture->site, i), ==, i < (guint) CY_SITE_TILES + state->n_players);
  for (guint i = 0; i < CY_FAIRGROUND - CY_GARDEN; i++)
    g_assert_cmpint (is_there (fixture->monuments, i), ==, state->lie[CY_GARDEN + i] == 0);
}

/* What may be chosen is lit, and nothing else is; of places the number is the key. */
static void
test_lit (Fixture *fixture, gconstpointer data)
{
  PwMoves legal = PW_MOVES_INIT;
  gboolean can[CY_PLACE_SITE + 1] = { FALSE };
  guint n = 0;

  pw_game_legal (&cy_game, state_of (fixture), &legal);
  for (guint i = 0; i < legal.n; i++)
    if (legal.items[i].kind == CY_KIND_PLACE)
      can[legal.items[i].args[CY_ARG_WHERE]] = TRUE;
  pw_moves_clear (&legal);
  for (guint place = 0; place < CY_PLACE_OF_SPACE (cy_spaces (state_of (fixture)) + 1); place++)
    {
      g_assert_cmpint (has_flag (fixture->road, place, PW_PIECE_LEGAL), ==, can[place]);
      n += can[place];
    }
  g_assert_cmpuint (n, >, 3);
}

/* The list has every choice, places by their numbers. */
static void
test_numbers (Fixture *fixture, gconstpointer data)
{
  const GArray *all = pw_entry_get_all (fixture->entry);
  guint numbered = 0;

  for (guint i = 0; i < all->len; i++)
    {
      const PwChoice *choice = &g_array_index (all, PwChoice, i);
      int where = choice->move.args[CY_ARG_WHERE];

      if (choice->move.kind == CY_KIND_PLACE && where >= CY_PRINTED_PLACES && where < CY_PLACES)
        {
          g_assert_cmpint (choice->number, ==, (int) CY_SPACE_OF_PLACE (where));
          numbered++;
        }
      else
        g_assert_cmpint (choice->number, ==, 0);
    }
  g_assert_cmpuint (numbered, >, 0);
  g_assert_cmpint (g_array_index (all, PwChoice, all->len - 1).move.kind, ==, CY_KIND_PASS);
}

/* -- Presses and typing --------------------------------------------------------------------------------------- */

static guint
first_lit (Fixture *fixture)
{
  guint place = CY_PRINTED_PLACES;

  while (!has_flag (fixture->road, place, PW_PIECE_LEGAL))
    g_assert_cmpuint (++place, <, CY_PLACES);
  return place;
}

static void
test_press (Fixture *fixture, gconstpointer data)
{
  guint place = first_lit (fixture), moment = pw_session_get_moment (fixture->session);
  int actor = cy_actor (state_of (fixture));

  pw_space_press (pw_space_group_find (fixture->road, place));
  pw_ui_test_settle ();
  g_assert_cmpuint (fixture->refusals, ==, 0);
  g_assert_cmpuint (pw_session_get_moment (fixture->session), ==, moment + 1);
  g_assert_true (state_of (fixture)->places[place].workers[0] == actor || state_of (fixture)->places[place].workers[1] == actor);
}

/* The number and Enter; what is typed lights the card before. */
static void
test_type (Fixture *fixture, gconstpointer data)
{
  guint place = first_lit (fixture), moment = pw_session_get_moment (fixture->session);
  g_autofree char *number = g_strdup_printf ("%d", (int) CY_SPACE_OF_PLACE (place));

  pw_entry_set_text (fixture->entry, number);
  pw_ui_test_settle ();
  g_assert_true (has_flag (fixture->road, place, PW_PIECE_SELECTED));
  g_assert_nonnull (strstr (name_of (fixture->road, place), "; chosen"));
  pw_entry_activate (fixture->entry);
  pw_ui_test_settle ();
  g_assert_cmpuint (pw_session_get_moment (fixture->session), ==, moment + 1);
  g_assert_cmpint (pw_history_get_move (pw_session_get_history (fixture->session), moment)->args[CY_ARG_WHERE], ==, (int) place);
}

static void
test_refused (Fixture *fixture, gconstpointer data)
{
  guint place = CY_PLACE_OF_SPACE (cy_spaces (state_of (fixture))), moment = pw_session_get_moment (fixture->session);

  g_assert_false (has_flag (fixture->road, place, PW_PIECE_LEGAL));
  pw_space_press (pw_space_group_find (fixture->road, place));
  pw_ui_test_settle ();
  g_assert_cmpuint (fixture->refusals, ==, 1);
  g_assert_cmpuint (pw_session_get_moment (fixture->session), ==, moment);
  g_assert_true (has_flag (fixture->road, place, PW_PIECE_REFUSED));
  g_assert_nonnull (strstr (name_of (fixture->road, place), "; refused: "));
}

/* At the bridge each stop that can be reached is there to be pressed, and leads him there. */
static void
test_stops (Fixture *fixture, gconstpointer data)
{
  guint first = CY_PLACES + CY_MAX_PLAYERS, stop = CY_STOPS, before;
  g_autofree char *typed = NULL;

  deal_until (fixture, CY_ASK_BRIDGE, 3);
  before = state_of (fixture)->provost;
  for (guint i = 0; i < CY_STOPS && stop == CY_STOPS; i++)
    if (is_there (fixture->road, first + i) && has_flag (fixture->road, first + i, PW_PIECE_LEGAL) && i >= CY_STOPS / 2)
      stop = i;
  g_assert_cmpuint (stop, <, CY_STOPS);
  g_assert_nonnull (strstr (name_of (fixture->road, first + stop), "to the camp"));
  /* He stands there as a ghost once that is typed, and no more when it is taken back. */
  typed = g_strdup_printf ("%u", stop + 1 - CY_STOPS / 2);
  pw_entry_set_text (fixture->entry, typed);
  pw_ui_test_settle ();
  g_assert_true (has_flag (fixture->road, first + stop, PW_PIECE_SELECTED));
  pw_entry_set_text (fixture->entry, "");
  pw_ui_test_settle ();
  g_assert_false (has_flag (fixture->road, first + stop, PW_PIECE_SELECTED));
  pw_space_press (pw_space_group_find (fixture->road, first + stop));
  pw_ui_test_settle ();
  g_assert_cmpuint (fixture->refusals, ==, 0);
  g_assert_cmpuint (state_of (fixture)->provost, ==, before + stop + 1 - CY_STOPS / 2);
}

/* A favour lights the characters of the others and the tiles of the site. */
static void
test_favour (Fixture *fixture, gconstpointer data)
{
  guint character = 0;
  int actor;

  deal_until (fixture, CY_ASK_FAVOUR, 1);
  actor = cy_actor (state_of (fixture));
  g_assert_true (has_flag (fixture->site, 0, PW_PIECE_LEGAL));
  while (!is_there (fixture->people, character) || !has_flag (fixture->people, character, PW_PIECE_LEGAL))
    g_assert_cmpuint (++character, <, CY_CHARACTERS);
  pw_space_press (pw_space_group_find (fixture->people, character));
  pw_ui_test_settle ();
  g_assert_cmpuint (fixture->refusals, ==, 0);
  g_assert_true (cy_has (state_of (fixture), (guint) actor, character));
}

/* A monument is built by pressing it. */
static void
test_monument (Fixture *fixture, gconstpointer data)
{
  guint monument = 0;

  while (!is_there (fixture->monuments, monument) || !has_flag (fixture->monuments, monument, PW_PIECE_LEGAL))
    g_assert_cmpuint (++monument, <, CY_FAIRGROUND - CY_GARDEN);
  pw_space_press (pw_space_group_find (fixture->monuments, monument));
  pw_ui_test_settle ();
  g_assert_cmpuint (fixture->refusals, ==, 0);
  g_assert_cmpuint (state_of (fixture)->lie[CY_GARDEN + monument], ==, 1);
  g_assert_false (is_there (fixture->monuments, monument));
}

/* Where the table has agreed to no hints nothing is lit; everything can be pressed all the same. */
static void
test_silent (Fixture *fixture, gconstpointer data)
{
  guint moment = pw_session_get_moment (fixture->session);

  for (guint place = 0; place < CY_PLACE_OF_SPACE (cy_spaces (state_of (fixture)) + 1); place++)
    g_assert_false (has_flag (fixture->road, place, PW_PIECE_LEGAL));
  for (guint place = CY_PRINTED_PLACES;; place++)
    if (cy_forbids (state_of (fixture), (guint) cy_actor (state_of (fixture)), place, FALSE) < 0)
      {
        pw_space_press (pw_space_group_find (fixture->road, place));
        break;
      }
  pw_ui_test_settle ();
  g_assert_cmpuint (pw_session_get_moment (fixture->session), ==, moment + 1);
}

/* -- The past ------------------------------------------------------------------------------------------ */

/* An earlier moment is shown as it was. */
static void
test_look_back (Fixture *fixture, gconstpointer data)
{
  guint place = first_lit (fixture);
  g_autofree char *before = g_strdup (name_of (fixture->road, place));

  pw_space_press (pw_space_group_find (fixture->road, place));
  pw_ui_test_settle ();
  g_assert_cmpstr (name_of (fixture->road, place), !=, before);
  g_assert_true (pw_session_undo (fixture->session));
  pw_ui_test_settle ();
  g_assert_cmpstr (name_of (fixture->road, place), ==, before);
}

/* -- Pictures and sizes -------------------------------------------------------------------------------------------- */

static void
test_pictures (Fixture *fixture, gconstpointer data)
{
  const PwBoardClass *board = pw_board_find ("caylus1303");
  const guint n_players = state_of (fixture)->n_players;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *window = gtk_window_new ();
  const GArray *all = pw_entry_get_all (fixture->entry);

  for (guint seat = 0; seat < n_players; seat++)
    for (guint shape = PW_CARD_COLUMN; shape <= PW_CARD_ROW; shape++)
      gtk_box_append (GTK_BOX (box), board->player_card (fixture->session, seat, shape));
  for (guint i = 0; i < all->len; i++)
    {
      GtkWidget *icon = board->choice_icon (fixture->session, &g_array_index (all, PwChoice, i));

      g_assert_nonnull (icon);
      g_assert_false (gtk_widget_get_focusable (icon));
      gtk_box_append (GTK_BOX (box), icon);
    }
  gtk_box_append (GTK_BOX (box), board->game_icon (54));
  gtk_box_append (GTK_BOX (box), board->seat_board (fixture->session, 0));
  gtk_box_append (GTK_BOX (box), board->seat_strip (fixture->session, n_players - 1, 40));
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  pw_ui_test_settle ();
  gtk_window_destroy (GTK_WINDOW (window));
}

/* At every width: rows run there and back, cards lie on no other card and inside the road, and each is large enough to be touched. */
static void
test_plan (void)
{
  for (int width = 340; width < 2000; width += 61)
    for (guint spaces = 11; spaces <= CY_MAX_SPACES; spaces += 3)
      {
        CyRoadPlan plan;

        cy_road_plan (&plan, spaces, width, 0);
        g_assert_cmpfloat (plan.width, <=, width);
        for (guint place = 0; place < CY_PLACE_OF_SPACE (spaces + 1); place++)
          {
            PwBoardBox box, last;

            cy_road_place_box (&plan, place, &box);
            g_assert_cmpfloat (box.x - box.width / 2, >=, 0);
            g_assert_cmpfloat (box.x + box.width / 2, <=, width);
            g_assert_cmpfloat (box.y + box.height / 2, <=, plan.height);
            g_assert_cmpfloat (MIN (box.width, box.height), >=, 44);
            if (place <= CY_PRINTED_PLACES)
              continue;
            cy_road_place_box (&plan, place - 1, &last);
            /* The next one lies beside it, or below. */
            g_assert_cmpfloat (ABS (box.x - last.x) + ABS (box.y - last.y), <=, MAX (plan.w + plan.gap, plan.pitch) + 0.1);
          }
      }
}

/* On a phone the road has four in a row and scrolls; who acts stands above it. */
/* Where the provost stands is in view, below a row of what lies before him. */
static void
assert_shows_provost (Fixture *fixture)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (fixture->road), GTK_TYPE_SCROLLED_WINDOW);
  guint place = CY_PLACE_OF_SPACE (state_of (fixture)->provost);
  graphene_rect_t there;

  g_assert_cmpuint (state_of (fixture)->provost, >, 4);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (pw_space_group_find (fixture->road, place)), scroller, &there));
  g_assert_cmpfloat (there.origin.y, >=, 0);
  g_assert_cmpfloat (there.origin.y + there.size.height, <=, gtk_widget_get_height (scroller));
}

static void
resize (Fixture *fixture, int width)
{
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, 640);
  for (guint i = 0; i < 100 && abs (gtk_widget_get_width (fixture->window) - width) > 100; i++)
    pw_ui_test_settle ();
  pw_ui_test_settle ();
}

static void
test_narrow (Fixture *fixture, gconstpointer data)
{
  graphene_rect_t first, second, fifth;
  PwMove move;

  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (pw_space_group_find (fixture->road, CY_PLACE_OF_SPACE (1))),
                                            GTK_WIDGET (fixture->road), &first));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (pw_space_group_find (fixture->road, CY_PLACE_OF_SPACE (2))),
                                            GTK_WIDGET (fixture->road), &second));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (pw_space_group_find (fixture->road, CY_PLACE_OF_SPACE (5))),
                                            GTK_WIDGET (fixture->road), &fifth));
  g_assert_cmpfloat (second.origin.x, >, first.origin.x);
  g_assert_cmpfloat_with_epsilon (second.origin.y, first.origin.y, 0.5);
  g_assert_cmpfloat (fifth.origin.y, >, first.origin.y + 40);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture->road)), <=, 360);

  assert_shows_provost (fixture);
  /* A window that was wider before, with larger cards, shows it too, far along the road. */
  g_assert_true (pw_notation_parse (&cy_game, pw_session_get_setup (fixture->session), state_of (fixture), "provost-at 17 ! seen",
                                    &move, NULL));
  g_assert_true (pw_session_play (fixture->session, &move, NULL));
  resize (fixture, 540);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture->road)), >, 460);
  assert_shows_provost (fixture);
  resize (fixture, 360);
  assert_shows_provost (fixture);
}

/* How many steps the provost can still be moved is counted while somebody can: not before the characters, not behind the activation. */
static void
test_steps (Fixture *fixture, gconstpointer data)
{
  g_assert_true (is_there (fixture->steps, 0));
  deal_until (fixture, CY_ASK_DELIVER, 3);
  g_assert_false (is_there (fixture->steps, 0));
  while (asked (fixture) != CY_ASK_PICK)
    g_assert_true (pw_session_undo (fixture->session));
  pw_ui_test_settle ();
  g_assert_false (is_there (fixture->steps, 0));
}

/* Who wants a character goes to the Fairground, and names a tile of the site. */
static void
deal_for_characters (Fixture *fixture)
{
  static const char *const wanted[] = { "place a", "use", "favour 1" };
  const CyState *state = state_of (fixture);
  const PwSetup *setup = pw_session_get_setup (fixture->session);
  PwMove move;

  for (guint i = 0; i < G_N_ELEMENTS (wanted) && !state->over; i++)
    {
      g_autofree char *line = g_strdup_printf ("%s %s", setup->names[cy_actor (state) < 0 ? 0 : cy_actor (state)], wanted[i]);

      if (pw_notation_parse (&cy_game, setup, state, line, &move, NULL) && pw_game_check (&cy_game, state, &move, NULL) &&
          pw_session_play (fixture->session, &move, NULL))
        return;
    }
  deal (fixture);
}

/* The characters on the board have a caption as long as there are any; with the last one it goes, and so does their room. */
static void
test_no_characters (Fixture *fixture, gconstpointer data)
{
  GtkWidget *caption = gtk_widget_get_prev_sibling (GTK_WIDGET (fixture->people));

  g_assert_true (GTK_IS_LABEL (caption) && gtk_widget_get_visible (caption));
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (fixture->people)), >, 0);
  while (state_of (fixture)->on_board > 0)
    {
      g_assert_false (state_of (fixture)->over);
      deal_for_characters (fixture);
    }
  pw_ui_test_settle ();
  g_assert_false (gtk_widget_get_visible (caption));
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (fixture->people)), ==, 0);
}

/* How much is drawn below the card of tile @index of the site, 84 by 112 pixels, that favours reach or not. */
static guint
ink_below (guint index, gboolean closed)
{
  static CyView view;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 100, 120);
  PangoContext *pango = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PwPen pen = { .cr = cairo_create (surface), .theme = pw_palette_theme (), .pango = pango };
  PwPiece piece = { 0 };
  guint ink = 0;

  view.site_tiles[index] = (CyBuilding){
    .show = (guint8) (CY_SHOW_STARTING + index), .tile = CY_UNNAMED, .owner = -1, .workers = { -1, -1 }
  };
  view.site_tiles[index].at.flags = closed ? CY_SPOT_CLOSED : 0;
  cy_piece_site_tile (&piece, &view, index);
  piece.size = 84;
  piece.height = 112;
  cairo_translate (pen.cr, 50, 60);
  piece.draw (&pen, &piece);
  cairo_destroy (pen.cr);
  cairo_surface_flush (surface);
  for (guint y = 105; y < 117; y++)
    for (guint x = 0; x < 100; x++)
      ink += cairo_image_surface_get_data (surface)[(gsize) y * (gsize) cairo_image_surface_get_stride (surface) + 4 * x + 3] >
             128;
  cairo_surface_destroy (surface);
  g_object_unref (pango);
  return ink;
}

/* Which tiles of the site favours reach is written below them, as on the board (9.2). */
static void
test_open_to_favours (void)
{
  for (guint index = 0; index < CY_SITE_TILES; index++)
    {
      guint open = ink_below (index, FALSE), closed = ink_below (index, TRUE);

      g_assert_cmpuint (open, >, 60);
      g_assert_cmpuint (closed, >, 40);
      g_assert_cmpuint (open, !=, closed);
    }
}

/* Before the words of a choice stands what it is about, behind them what it would do; a number of bundles says all. */
static void
test_choices_show_effects (Fixture *fixture, gconstpointer data)
{
  GtkWidget *list = pw_ui_test_find (fixture->window, PW_TYPE_CHOICE_LIST, 0);
  PwMoves legal = PW_MOVES_INIT;

  g_assert_nonnull (list);
  g_assert_cmpuint (asked (fixture), ==, CY_ASK_TURN);
  g_assert_nonnull (pw_ui_test_find (gtk_widget_get_first_child (list), PW_TYPE_SKETCH, 1));
  deal_until (fixture, CY_ASK_FAVOUR, 1);
  pw_game_legal (&cy_game, state_of (fixture), &legal);
  g_assert_cmpuint (legal.items[0].kind, ==, CY_KIND_TAKE);
  g_assert_nonnull (pw_ui_test_find (gtk_widget_get_first_child (list), PW_TYPE_SKETCH, 1));
  pw_moves_clear (&legal);
  deal_until (fixture, CY_ASK_BRIDGE, 1);
  g_assert_null (pw_ui_test_find (gtk_widget_get_first_child (list), PW_TYPE_SKETCH, 1));
}

/* What a card of the road draws besides its size. */
static gboolean
draws_alike (Fixture *fixture, const PwPiece *before)
{
  const PwPiece *now = pw_space_peek_piece (pw_space_group_find (fixture->road, CY_PLACE_OF_SPACE (3)));

  return memcmp (now->data, before->data, sizeof before->data) == 0;
}

static int
height_of_goods (Fixture *fixture)
{
  GtkWidget *cards = pw_ui_test_find (fixture->window, PW_TYPE_PLAYER_CARDS, 0);
  int height;

  gtk_widget_measure (pw_ui_test_find (cards, PW_TYPE_SKETCH, 1), GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  return height;
}

/* Numbers on the road, and what players have, grow with text. */
static void
test_large_text (Fixture *fixture, gconstpointer data)
{
  PwPiece usual_card = *pw_space_peek_piece (pw_space_group_find (fixture->road, CY_PLACE_OF_SPACE (3)));
  int usual_height = height_of_goods (fixture);

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  pw_ui_test_settle ();
  g_assert_false (draws_alike (fixture, &usual_card));
  g_assert_cmpint (height_of_goods (fixture), ==, 2 * usual_height);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
  pw_ui_test_settle ();
  g_assert_true (draws_alike (fixture, &usual_card));
}

int
main (int argc, char *argv[])
{
  pw_ui_test_init (&argc, &argv);
#define ADD(name, table, test) g_test_add ("/caylus1303-boards/" name, Fixture, &table, set_up, test, tear_down)
  ADD ("spaces", usual, test_spaces);
  ADD ("spaces-of-two", pair, test_spaces);
  ADD ("spaces-of-five", five, test_spaces);
  ADD ("what-may-be-chosen-is-lit", usual, test_lit);
  ADD ("places-go-by-their-numbers", usual, test_numbers);
  ADD ("a-press-places", usual, test_press);
  ADD ("a-number-and-enter-place", usual, test_type);
  ADD ("refused", usual, test_refused);
  ADD ("the-provost-is-pressed-along", usual, test_stops);
  ADD ("a-favour-takes-a-character", usual, test_favour);
  ADD ("a-monument-is-pressed", building, test_monument);
  ADD ("without-hints", silent, test_silent);
  ADD ("steps-are-counted-while-they-can-be-made", usual, test_steps);
  ADD ("no-characters-are-left", usual, test_no_characters);
  ADD ("look-back", usual, test_look_back);
  ADD ("pictures", usual, test_pictures);
  ADD ("pictures-of-five", five, test_pictures);
  ADD ("narrow", narrow, test_narrow);
  ADD ("choices-show-effects", usual, test_choices_show_effects);
  ADD ("large-text", usual, test_large_text);
  g_test_add_func ("/caylus1303-boards/plan", test_plan);
  g_test_add_func ("/caylus1303-boards/open-to-favours", test_open_to_favours);
  return g_test_run ();
}
