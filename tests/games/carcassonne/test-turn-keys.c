/* test-turn-keys.c: how few keys a turn takes, counted and typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-dealer.h"
#include "core/pw-notation.h"
#include "games/carcassonne/words/cc-text.h"
#include "games/pw-games.h"
#include "kit/typed.h"

static void
set_up (Typed *table, gconstpointer data)
{
  typed_open (table, &cc_game, CC_LEVEL_REFEREE);
  table->at_once = TRUE;
}

/** MOST_KEYS: of a whole turn; spaces and Enter are not counted, as in "frrf 3 r". */
#define MOST_KEYS 6

/* How many keys @text has: a space counts at its end, where it says that a number is no beginning of another. */
static guint
keys_of (const char *text)
{
  guint keys = 0;

  for (const char *p = text; *p; p++)
    keys += *p != ' ' || p[1] == '\0';
  return keys;
}

/* Which of @choices leads to @move; a whole one is @move. */
static guint
find_choice (const GArray *choices, const PwMove *move)
{
  for (guint i = 0; i < choices->len; i++)
    {
      const PwChoice *choice = &g_array_index (choices, PwChoice, i);
      gboolean leads = choice->move.kind == move->kind;

      for (guint arg = 0; arg < PW_MAX_ARGS; arg++)
        leads &= choice->move.args[arg] == move->args[arg] || (choice->more && choice->move.args[arg] == PW_ARG_NONE);
      if (leads)
        return i;
    }
  return choices->len;
}

/* What is listed where @partial is said. */
static GArray *
list_behind (const CcState *state, const PwMove *partial)
{
  GArray *choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));

  pw_game_choices (&cc_game, state, partial, choices);
  return choices;
}

/* The digits of the choice @at: a 9 for each page of eight before it. */
static void
add_digits (GString *text, guint at, guint n)
{
  for (; n > 9 && at >= 8; at -= 8, n -= 8)
    g_string_append_c (text, '9');
  g_string_append_c (text, (char) ('1' + at));
}

/* The digit of the figure: nobody is the first choice, and needs none; but a number that @may_grow has a space behind it. */
static void
add_figure (GString *text, const CcState *state, const PwMove *move, gboolean may_grow)
{
  g_autoptr (GArray) choices = NULL;
  PwMove partial = *move;
  guint at;

  partial.args[CC_ARG_FIGURE] = partial.args[CC_ARG_FEATURE] = PW_ARG_NONE;
  choices = list_behind (state, &partial);
  at = find_choice (choices, move);
  g_assert_cmpuint (at, <, choices->len);
  g_string_append_c (text, ' ');
  if (at > 0)
    add_digits (text, at, choices->len);
  else if (!may_grow)
    g_string_truncate (text, text->len - 1);
}

/* The number of the place; behind a digit a letter for one that takes two. TRUE where it may begin another one. */
static gboolean
add_place (GString *text, const CcState *state, const PwMove *move)
{
  g_autoptr (GArray) choices = NULL;
  PwMove partial;
  guint at, number;

  pw_move_init (&partial, CC_KIND_TILE, move->player);
  partial.args[CC_ARG_KIND] = move->args[CC_ARG_KIND];
  partial.args[CC_ARG_TURN] = move->args[CC_ARG_TURN];
  choices = list_behind (state, &partial);
  at = find_choice (choices, move);
  g_assert_cmpuint (at, <, choices->len);
  number = (guint) g_array_index (choices, PwChoice, at).number;
  if (number >= 10 && g_ascii_isdigit (text->str[text->len - 1]))
    {
      g_string_append_c (text, (char) ('a' + (number - 10)));
      return FALSE;
    }
  g_string_append_printf (text, " %u", number);
  return number * 10 <= choices->len;
}

/* The name of a tile as it lies, which @mark begins where it may. */
static char *
name_of (const PwMove *move, gboolean mark)
{
  const char *row = cc_tile_row ((guint) move->args[CC_ARG_KIND], (guint) move->args[CC_ARG_TURN]);

  if (move->args[CC_ARG_KIND] == PW_ARG_NONE || (mark && !cc_mark_leads ((guint) move->args[CC_ARG_KIND])))
    return g_strdup ("");
  return g_strdup_printf ("%.1s%.4s", mark ? row + CC_SIDES + 1 : "", row);
}

/* Whether a 2 behind the edges is the mark of that tile. */
static gboolean
is_two (const PwMove *move)
{
  return move->args[CC_ARG_KIND] != PW_ARG_NONE && g_str_has_suffix (cc_tile ((guint) move->args[CC_ARG_KIND])->id, "-2");
}

/* Its first @letters, and the digit among what begins so; FALSE where a digit does not reach, or is a mark. */
static gboolean
add_letters (GString *text, const GArray *choices, guint at, guint letters, gboolean mark)
{
  g_autofree char *name = name_of (&g_array_index (choices, PwChoice, at).move, mark);
  guint before = 0, n = 0;
  gboolean two = FALSE;

  if (strlen (name) < letters)
    return FALSE;
  for (guint i = 0; i < choices->len; i++)
    {
      g_autofree char *other = name_of (&g_array_index (choices, PwChoice, i).move, mark);

      if (strncmp (name, other, letters) != 0)
        continue;
      before += i < at;
      two |= is_two (&g_array_index (choices, PwChoice, i).move);
      n++;
    }
  if (two && is_two (&g_array_index (choices, PwChoice, at).move))
    before = 1;
  else if (two && before == 1)
    return FALSE;
  g_string_append_printf (text, "%.*s", (int) letters, name);
  if (n > 1)
    g_string_append_c (text, (char) ('1' + before));
  return n <= 9 || before < 8;
}

static void
keep_shorter (GString **best, GString *text)
{
  if (*best && keys_of ((*best)->str) <= keys_of (text->str))
    {
      g_string_free (text, TRUE);
      return;
    }
  if (*best)
    g_string_free (*best, TRUE);
  *best = text;
}

/* What somebody types for a turn who looks at the lists: the shortest. */
static char *
shortest_turn (const CcState *state, const PwMove *move)
{
  g_autoptr (GArray) choices = NULL;
  GString *best = NULL;
  PwMove partial;
  guint at;

  pw_move_init (&partial, PW_KIND_ANY, move->player);
  choices = list_behind (state, &partial);
  at = find_choice (choices, move);
  g_assert_cmpuint (at, <, choices->len);
  for (guint way = 0; way < 4; way++)
    {
      GString *text = g_string_new (NULL);

      if (way < 3 ? add_letters (text, choices, at, way == 1 ? 4 : 3, way == 2) : (add_digits (text, at, choices->len), TRUE))
        {
          add_figure (text, state, move, add_place (text, state, move));
          keep_shorter (&best, text);
        }
      else
        g_string_free (text, TRUE);
    }
  return g_string_free (best, FALSE);
}

/* Whether digits, or letters and a digit, say the tile, and a letter the place. */
static gboolean
is_place_by_letter (const char *text)
{
  const char *digits = text + strcspn (text, "0123456789"), *letter = digits + strspn (digits, "0123456789");

  return letter > digits && g_ascii_isalpha (*letter);
}

/* The turn is typed at its moment of the game, and is the one that was made. */
static void
type_turn (Typed *table, const PwHistory *history, guint at, const char *text)
{
  const PwSetup *setup = pw_history_get_setup (history);
  g_autofree char *line = pw_notation_print (&cc_game, setup, pw_history_get_move (history, at));

  typed_close (table);
  typed_open_setup (table, &cc_game, setup);
  for (guint i = 0; i < at; i++)
    g_assert_true (pw_session_play (table->session, pw_history_get_move (history, i), NULL));
  g_test_message ("line %u: %s", at + 1, text);
  typed_enter (table, text, line);
}

/* A turn in keys: what the lists show is typed, and means the turn that was made. Of all games those are typed that take all keys there are and a letter
 * for a place, of the first game every twentieth turn; the others are counted. */
static void
test_keys_of_a_turn (Typed *table, gconstpointer data)
{
  guint games = g_test_slow () ? 100 : 6, n = 0, keys = 0, over = 0;

  for (guint game = 0; game < games; game++)
    {
      g_autoptr (PwSetup) setup = typed_setup (&cc_game, CC_LEVEL_REFEREE);
      PwHistory *history = pw_history_new (&cc_game, setup, NULL);
      PwRandom random = { game };

      g_assert_true (pw_dealer_play (history, &random, PW_DEAL_LAZY, NULL));
      for (guint i = 0; i < pw_history_get_length (history); i++)
        {
          const PwMove *move = pw_history_get_move (history, i);
          g_autofree char *text = NULL;

          if (move->kind != CC_KIND_TILE)
            continue;
          text = shortest_turn (pw_history_get_state (history, i), move);
          keys += keys_of (text);
          n++;
          if (keys_of (text) > MOST_KEYS)
            g_test_message ("game %u, line %u: %s", game, i + 1, text);
          over += keys_of (text) > MOST_KEYS;
          if ((game == 0 && i % 20 == 0) || (keys_of (text) == MOST_KEYS && (game == 0 || is_place_by_letter (text))))
            type_turn (table, history, i, text);
        }
      pw_history_free (history);
    }
  g_test_message ("%u turns, %.2f keys a turn, %u of more than %u", n, (double) keys / n, over, MOST_KEYS);
  g_assert_cmpuint (over, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
#define ADD(path, set, func) g_test_add ("/carcassonne/turn-keys/" path, Typed, NULL, set, func, typed_tear_down)
  ADD ("keys-of-a-turn", set_up, test_keys_of_a_turn);
  return g_test_run ();
}
