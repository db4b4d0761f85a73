/* test-entry-whole.c: all that was typed is in the move that is played, or it is asked, or refused
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-entry-test.h"

#include <string.h>

#include "core/pw-dealer.h"
#include "core/pw-notation.h"
#include "games/burgundy/burgundy.h"
#include "games/kingsburg/kingsburg.h"

/* -- Cases ---------------------------------------------------------------------------------------------- */

/* Ana's dice are 2 and 5. */
static const char *const two_and_five[] = { PW_MOMENT_STARTS, "roll 4 25 22 51", "goods pink", NULL };
/* Ana has a 5 left; depot 5 may hold a bank or any monastery. */
static const char *const one_die[] = { "ana start d4 red red pink", "ben start d4 turquoise purple pink", "chiara start d4 pink pink red",
                                       "roll 4 35 22 56", "goods red", "ana take 4 ship die=3 workers=1", NULL };
/* Ana has two red goods. */
static const char *const two_red[] = { "ana start d4 red red 3", "ben start d4 4 5 6", "chiara start d4 1 1 4",
                                       "roll 1 45 22 51", "goods pink", NULL };
static const char *const aid[] = { "ana take wood", "ben take wood", "chiara take stone", NULL };
static const char *const advisors[] = { "ana take wood", "ben take wood", "chiara take stone", "roll ana=566 ben=246 chiara=135",
                                        NULL };
static const char *const winter[] = { "ana take gold", "ben take gold", "chiara take gold",
                                      "roll ana=651 ben=652 chiara=653", "ana pass", "ben pass", "chiara pass",
                                      "roll ana=651 ben=652 chiara=653", "ana pass", "ben pass", "chiara pass",
                                      "roll ana=651 ben=652 chiara=653", "ana pass", "ben pass", "chiara pass", NULL };

typedef struct
{
  const char *text;
  const char *played;           /* NULL: asked or refused */
  const char *said;             /* NULL: whatever it says then */
} Case;

static void
type_all (const char *game, const char *const *moment, const Case *cases, guint n_cases)
{
  PwSession *session = pw_model_test_session (game);
  PwEntryTest test = { 0 };

  for (const char *const *line = moment; *line; line++)
    pw_model_test_play (session, *line);
  pw_entry_test_listen (&test, session);
  for (guint i = 0; i < n_cases; i++)
    {
      gboolean played = pw_entry_test_enter (&test, cases[i].text) && test.n_played > 0;
      g_autofree char *line = played ? pw_entry_test_last (&test) : NULL;

      g_test_message ("%s: %s", cases[i].text, played ? line : test.refused ? test.refused->message : "asked");
      if (g_strcmp0 (line, cases[i].played) != 0)
        g_test_message ("WRONG: “%s” is expected to play %s", cases[i].text, cases[i].played ? cases[i].played : "nothing");
      g_assert_cmpstr (line, ==, cases[i].played);
      if (cases[i].said)
        {
          g_assert_nonnull (test.refused);
          g_assert_cmpstr (test.refused->message, ==, cases[i].said);
        }
      if (played)
        g_assert_true (pw_session_undo (session));
    }
  pw_entry_test_tear_down (&test, NULL);
}

#define TYPE_ALL(game, moment, cases) type_all (game, moment, cases, G_N_ELEMENTS (cases))

/* Digits in front of words choose, and so must the words. */
static void
test_digits_in_front (void)
{
  static const Case first_turn[] = {
    { "6 workers 3", NULL },
    { "6 sell pink 3", NULL },
    { "63 end", NULL },
    { "6 take 3 castle die=3", NULL },
    { "6 end", NULL },               /* the 6 would be dropped */
    { "6 End the turn", "Ana end" }, /* as it is called in the list of that die */
    { "6 workers", "Ana workers die=6" },
    { "3 workers 3", "Ana workers die=3" },
    { "3 take 3 ship die=3", "Ana take 3 ship die=3" },
    { "6 take 3 castle", NULL },
    { "ana workers 3", "Ana workers die=3" },
    { "take 2", NULL },       /* depot 2, and no 2 workers */
    { "3 take 2 wor", NULL }, /* 2 workers, or a workshop from depot 2 */
    { "3 take 2 workers", "Ana workers die=3" },
    { "sell 1 pi", "Ana sell pink die=3" },
    { "1 workers", NULL },
  };
  static const Case influence[] = {
    /* 1 is also the beginning of 19: Enter takes what is typed. */
    { "1", "Chiara influence 1 1" }, { "13", NULL },         { "2 sergeant", NULL },  { "2 pass", NULL },
    { "pass", "Chiara pass" },       { "4 sergeant", NULL }, { "19", "Chiara pass" },
  };

  TYPE_ALL ("burgundy", pw_moment_first_turn, first_turn);
  TYPE_ALL ("kingsburg", advisors, influence);
}

/* Behind what is finished nothing more can be said. */
static void
test_numbers_behind (void)
{
  static const Case goods[] = {
    { "goods red 4", NULL },    { "red 4", NULL }, { "goods red", "goods red" },
    { "goods 4", "goods red" }, { "red 1", NULL }, { "pink 3 3", NULL },
  };
  static const Case enemy[] = {
    { "enemy goblins 5 1", NULL },
    { "goblins 5 1", NULL },
    { "goblins 3", "enemy goblins 3" },
    { "goblins 3 3", NULL },
  };
  static const Case tiles[] = {
    /* What is wrong is the depot, not another thing that goes by that number. */
    { "take 7 bank", NULL, "depot: 7 is out of range, it goes from 1 to 6." },
    { "take 17 bank", NULL, "depot: 17 is out of range, it goes from 1 to 6." },
    { "take 9 mine", NULL, "depot: 9 is out of range, it goes from 1 to 6." },
    { "take 7 castle", NULL, "depot: 7 is out of range, it goes from 1 to 6." },
    { "take bank", "Ana take 5 bank die=5" },
    { "take 7", "Ana take 5 k7 die=5" },
    { "take monastery 7", "Ana take 5 k7 die=5" },
  };
  static const Case help[] = {
    { "take gold 2", NULL }, { "gold 1", "Ana take gold" }, { "2 gold", NULL }, { "gold", "Ana take gold" }
  };

  TYPE_ALL ("burgundy", pw_moment_goods, goods);
  TYPE_ALL ("burgundy", one_die, tiles);
  TYPE_ALL ("kingsburg", winter, enemy);
  TYPE_ALL ("kingsburg", aid + 3, help);
}

/* "2 red" of "Sell 2 red", where it is shown; a die of that number makes it two things, and so it is asked. */
static void
test_counts_of_labels (void)
{
  static const Case red[] = { { "4 2 red", "Ana sell red die=4" }, { "2 red", "Ana sell red die=4" }, { "3 red", NULL } };
  static const Case workers[] = {
    { "5 2 workers", "Ana workers die=5" },
    { "2 workers", NULL },
    { "2 workers 5", NULL },
    { "3 workers", NULL },
  };

  TYPE_ALL ("burgundy", two_red, red);
  TYPE_ALL ("burgundy", two_and_five, workers);
}

/* A letter and a number are a place, with or without a space. */
static void
test_places_with_a_space (void)
{
  static const Case second_turn[] = {
    { "ship d 5", "Ana place ship d5 die=5" },
    { "5 ship d 5", "Ana place ship d5 die=5" },
    { "place ship d 5", "Ana place ship d5 die=5" },
    { "d 5", "Ana place ship d5 die=5" },
  };
  static const Case nothing_stored[] = { { "d5", NULL }, { "d 5", NULL }, { "3 d 5", NULL } };

  TYPE_ALL ("burgundy", pw_moment_second_turn, second_turn);
  TYPE_ALL ("burgundy", pw_moment_first_turn, nothing_stored);
}

/* -- Random games: one more word ------------------------------------------------------------------------- */

static const char *const burgundy_extras[] = { "1", "2", "3", "4", "5", "6", "9", "17", "castle", "pig 2", "d5", "c 4", "red",
                                               "workers", "end", "bank", "k16", "sell", "take", "depot 3", "2 red" };
static const char *const kingsburg_extras[] = { "1", "2", "3", "5", "6", "12", "19", "54", "wood", "gold", "queen", "inn", "pass",
                                                "sergeant", "+2", "white", "take", "build", "2 soldiers", "hall" };

typedef struct
{
  guint n_texts, n_played, n_wrong;
} Tally;

/* What Enter would play. */
static gboolean
would_play (const PwScene *scene, const char *text, PwMove *move)
{
  PwReading reading;
  PwMove base;
  gboolean plays;

  pw_move_init (&base, PW_KIND_ANY, scene->game->play.actor (scene->state));
  pw_reading_init (&reading);
  pw_entry_read (scene, &base, text, &reading);
  plays = reading.error == NULL && reading.whole;
  if (plays)
    *move = reading.move;
  else if (reading.error == NULL && reading.selected >= 0 && !g_array_index (reading.choices, PwChoice, reading.selected).more)
    {
      *move = g_array_index (reading.choices, PwChoice, reading.selected).move;
      plays = TRUE;
    }
  pw_reading_clear (&reading);
  return plays;
}

/* Whether what digits in front choose leads to @move. */
static gboolean
front_leads_to (const PwScene *scene, const char *text, const PwMove *move)
{
  gsize length = strspn (text, "0123456789 ");
  g_autofree char *front = g_strndup (text, length);
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  PwReading reading;
  PwMove base, from;
  gboolean leads;

  g_strstrip (front);
  pw_move_init (&base, PW_KIND_ANY, scene->game->play.actor (scene->state));
  pw_entry_list (scene, &base, choices);
  if (text[length] == '\0' || *front == '\0' || pw_entry_find_label (scene, &base, text, choices))
    return TRUE;
  pw_reading_init (&reading);
  pw_entry_read (scene, &base, front, &reading);
  from = reading.partial;
  leads = pw_entry_goes_with (scene, &from, move);
  pw_reading_clear (&reading);
  /* The last of them may be the count of a label: "5 2 workers". */
  if (!leads && strrchr (front, ' '))
    return front_leads_to (scene, front, move);
  return leads;
}

static guint
count_word (const char *text, const char *word)
{
  g_auto (GStrv) words = pw_entry_words_of_text (text);
  guint n = 0;

  for (guint i = 0; words[i]; i++)
    n += strcmp (words[i], word) == 0;
  return n;
}

/* How often @number stands in what @move says. */
static guint
count_said (const PwScene *scene, const PwMove *move, const char *number)
{
  g_autofree char *line = pw_notation_print (scene->game, scene->setup, move);

  return count_word (line, number);
}

/* Whether @text says an argument of @move by name and number: "depot 3". */
static gboolean
says_argument (const PwScene *scene, const char *text, const char *name, const PwMove *move)
{
  const PwMoveKind *kind = &scene->game->kinds[move->kind];

  for (guint i = 0; i < kind->n_args; i++)
    if (strcmp (kind->args[i].name, name) == 0)
      {
        g_autofree char *said = g_strdup_printf ("%s %d", name, move->args[kind->args[i].index]);

        return strstr (text, said) != NULL;
      }
  return FALSE;
}

/* Types @text, which is @target and @extra. */
static void
try_text (const PwScene *scene, Tally *tally, const char *text, const char *plain, const char *extra, const PwMove *target)
{
  g_autofree char *joined = pw_entry_join_places (scene, text);
  g_auto (GStrv) typed = pw_entry_words_of_text (joined);
  g_auto (GStrv) more = pw_entry_words_of_text (extra);
  const char *fault;
  PwMove move;

  tally->n_texts++;
  if (!would_play (scene, text, &move))
    return;
  tally->n_played++;
  /* Digits alone are choices, one after the other. */
  if (text[strspn (text, "0123456789 ")] == '\0')
    return;
  fault = pw_entry_test_find_fault (scene, typed, &move, NULL);
  if (fault && says_argument (scene, text, fault, &move))
    fault = NULL;
  if (!fault && !front_leads_to (scene, text, &move))
    fault = "what is in front";
  /* The same number once more is the same move only where the move says it twice. */
  if (!fault && pw_move_equal (&move, target) && g_ascii_isdigit (*extra) && !more[1] && !g_str_has_prefix (text, extra) &&
      count_word (text, extra) > MAX (count_word (plain, extra), count_said (scene, &move, extra)))
    fault = extra;
  if (fault && tally->n_wrong++ < 30)
    {
      g_autofree char *line = pw_notation_print (scene->game, scene->setup, &move);

      g_test_message ("“%s” plays %s (“%s” is dropped)", text, line, fault);
    }
}

static void
add_words (const PwScene *scene, Tally *tally, const char *plain, const char *const *extras, guint n_extras, const PwMove *target)
{
  const char *space = strchr (plain, ' ');
  PwMove move;

  /* Where Enter alone would do, the word is all that is said. */
  if (*plain == '\0' || !would_play (scene, plain, &move) || !pw_move_equal (&move, target))
    return;
  for (guint i = 0; i < n_extras; i++)
    {
      g_autofree char *before = g_strdup_printf ("%s %s", extras[i], plain);
      g_autofree char *behind = g_strdup_printf ("%s %s", plain, extras[i]);

      try_text (scene, tally, before, plain, extras[i], target);
      try_text (scene, tally, behind, plain, extras[i], target);
      if (space)
        {
          g_autofree char *within = g_strdup_printf ("%.*s %s%s", (int) (space - plain), plain, extras[i], space);

          try_text (scene, tally, within, plain, extras[i], target);
        }
    }
}

/* "take bank": the action and the name of one thing, as far as that is the whole move. What is sold is left out, and all goods
 * of other games: "sell 2 red" is what the choice is called, whatever number that is. */
static void
add_words_to_names (const PwScene *scene, Tally *tally, const char *const *extras, guint n_extras, const PwMove *target)
{
  const PwMoveKind *kind = &scene->game->kinds[target->kind];

  for (guint i = 0; i < kind->n_args; i++)
    {
      const PwArg *arg = &kind->args[i];
      gint16 value = target->args[arg->index];
      const PwWord *word = arg->type == PW_ARG_WORD && value != PW_ARG_NONE ? pw_vocabulary_get (arg->words, value) : NULL;
      g_autofree char *both = word ? g_strdup_printf ("%s %s", kind->name, word->word) : NULL;

      if (word == NULL || strcmp (kind->name, "sell") == 0)
        continue;
      add_words (scene, tally, both, extras, n_extras, target);
      add_words (scene, tally, word->word, extras, n_extras, target);
    }
}

/* Of one move in @rare. */
static void
one_more_word (const char *id, gboolean by_name, guint rare, const char *const *extras, guint n_extras)
{
  const PwGame *game = pw_games_find (id);
  Tally tally = { 0 };

  for (guint seed = 1; seed <= PW_MODEL_TEST_ROUNDS (4, 1); seed++)
    {
      g_autoptr (PwSetup) setup = pw_setup_new (game, 3);
      g_autoptr (PwSession) session = pw_session_new (game, setup, NULL);
      PwRandom random = { seed + 40 }, pick = { seed };
      PwMoves legal = PW_MOVES_INIT;
      PwMove target;

      while (pw_dealer_next (game, pw_session_get_state (session), &random, seed % 2 ? PW_DEAL_LAZY : PW_DEAL_RECORDED, &legal,
                             &target))
        {
          const PwScene scene = { game, setup, pw_session_get_state (session) };

          target.flags = 0;
          if (target.player >= 0 && pw_random_below (&pick, rare) == 0)
            {
              g_autofree char *line = pw_notation_print (game, setup, &target);
              g_autofree char *digits = pw_entry_test_digits (session, &target);
              add_words (&scene, &tally, line, extras, n_extras, &target);
              if (digits)
                add_words (&scene, &tally, digits, extras, n_extras, &target);
              if (by_name)
                add_words_to_names (&scene, &tally, extras, n_extras, &target);
            }
          g_assert_true (pw_session_play (session, &target, NULL));
        }
      pw_moves_clear (&legal);
    }
  g_test_message ("%s: %u texts, %u played, %u wrong", id, tally.n_texts, tally.n_played, tally.n_wrong);
  g_assert_cmpuint (tally.n_texts, >, 100);
  g_assert_cmpuint (tally.n_wrong, ==, 0);
}

static void
test_one_more_word_burgundy (void)
{
  one_more_word ("burgundy", TRUE, PW_MODEL_TEST_ROUNDS (40, 60), burgundy_extras, G_N_ELEMENTS (burgundy_extras));
}

static void
test_one_more_word_kingsburg (void)
{
  one_more_word ("kingsburg", FALSE, PW_MODEL_TEST_ROUNDS (40, 20), kingsburg_extras, G_N_ELEMENTS (kingsburg_extras));
}

int
main (int argc, char **argv)
{
  pw_model_test_init_without_folders (&argc, &argv);
  g_test_add_func ("/entry/whole/digits-in-front", test_digits_in_front);
  g_test_add_func ("/entry/whole/numbers-behind", test_numbers_behind);
  g_test_add_func ("/entry/whole/counts-of-labels", test_counts_of_labels);
  g_test_add_func ("/entry/whole/places-with-a-space", test_places_with_a_space);
  g_test_add_func ("/entry/whole/one-more-word-burgundy", test_one_more_word_burgundy);
  g_test_add_func ("/entry/whole/one-more-word-kingsburg", test_one_more_word_kingsburg);
  return g_test_run ();
}
