/* test-caylus1303-boards.c: the boards of Caylus 1303: names and roles, what is lit, what a press proposes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "caylus1303-table.h"
#include "core/pw-notation.h"

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
  return g_test_run ();
}
