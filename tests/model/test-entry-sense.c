/* test-entry-sense.c: what the lists show, cut short, joined and with signs: it is what was said, or nothing is played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-entry-test.h"

#include <string.h>

#include "core/pw-dealer.h"
#include "core/pw-notation.h"
#include "games/pw-games.h"
#include "model/pw-entry-private.h"

/** EVERY: so many moves are dealt between two moments. */
#define EVERY 7

/** PICKS: so many words of the list are typed at each. */
#define PICKS 3

/** MOST_LETTERS: as many are typed of a word. */
#define MOST_LETTERS 3

typedef struct
{
  PwScene scene;
  GArray *choices;              /* PwChoice: what is listed while nothing is typed */
  guint n_taken, n_wrong;
} Sense;

/* What Enter would play behind @text; FALSE where that is nothing, or is asked. */
static gboolean
plays (const Sense *sense, const char *text, PwMove *move)
{
  PwReading reading;
  const PwMove *read;
  gboolean would;
  PwMove base;

  pw_move_init (&base, PW_KIND_ANY, sense->scene.game->play.actor (sense->scene.state));
  pw_reading_init (&reading);
  pw_entry_read (&sense->scene, &base, text, &reading);
  read = pw_reading_get_move (&reading);
  /* What is asked once more is asked. */
  would = read && reading.place == 0 && reading.before.kind == PW_KIND_ANY;
  if (would)
    *move = *read;
  pw_reading_clear (&reading);
  return would;
}

static void
blame (Sense *sense, const char *text, const PwMove *move, const char *why)
{
  g_autofree char *line = pw_notation_print (sense->scene.game, sense->scene.setup, move);

  g_test_message ("%s: “%s” is taken for %s: %s", sense->scene.game->id, text, line, why);
  sense->n_wrong++;
}

/* Signs that no list has mean nothing: words are not compared without them. */
static void
try_signs (Sense *sense, const char *word)
{
  static const char *const forms[] = { "%s*", "%s/", "%s +", "%s *", "*%s", "/%s" };
  /* In front it may be the key of what workers do with a die. */
  gboolean dice = g_array_index (sense->choices, PwChoice, 0).die != 0 ||
                  pw_entry_numbering (&sense->scene, sense->choices) == PW_NUMBERING_DICE;

  for (guint i = 0; i < G_N_ELEMENTS (forms) - (dice ? 2 : 0); i++)
    {
      const char *gap = strstr (forms[i], "%s");
      g_autofree char *text = g_strdup_printf ("%.*s%s%s", (int) (gap - forms[i]), forms[i], word, gap + 2);
      PwMove move;

      if (plays (sense, text, &move))
        blame (sense, text, &move, "it has a sign that says nothing");
    }
}

/* With a space and without one it is the same move, where both are one. */
static void
try_joined (Sense *sense, const char *first, const char *second)
{
  g_autofree char *joined = g_strconcat (first, second, NULL), *apart = g_strjoin (" ", first, second, NULL);
  PwMove one, other;

  if (!plays (sense, joined, &one) || !plays (sense, apart, &other))
    return;
  sense->n_taken++;
  if (!pw_move_equal (&one, &other))
    {
      blame (sense, joined, &one, "with a space it is another move");
      blame (sense, apart, &other, "without a space it is another move");
    }
}

/* Whether some word that @choice shows begins with @word; what stands in parentheses is none. */
static gboolean
shows (const Sense *sense, const PwChoice *choice, const char *word, PwLikeness likeness)
{
  g_autofree char *label = pw_choice_label (&sense->scene, choice);
  g_auto (GStrv) words = NULL;

  label[strcspn (label, "(")] = '\0';
  words = pw_entry_words_of_text (label);
  return pw_entry_has_word (word, words, likeness);
}

/* Nothing is played that is none of the choices whose names begin so: their list is asked, but for a key that is shown, and a whole name. */
static void
try_beginning (Sense *sense, const char *word)
{
  guint n_named = 0, n_meant = 0;
  gboolean settled = FALSE;
  PwMove move;

  if (!plays (sense, word, &move))
    return;
  sense->n_taken++;
  for (guint i = 0; i < sense->choices->len; i++)
    {
      const PwChoice *choice = &g_array_index (sense->choices, PwChoice, i);
      gboolean meant = pw_move_matches (&move, &choice->move), named = shows (sense, choice, word, PW_LIKENESS_BEGINNING);

      settled |= meant && ((choice->letter == *word && word[1] == '\0') || shows (sense, choice, word, PW_LIKENESS_SAME));
      n_named += named;
      n_meant += named && meant;
    }
  if (n_named > 0 && n_meant == 0 && !settled)
    blame (sense, word, &move, "the choice that begins so is another");
}

/* A word that is typed twice says two things, or the same: never a third. */
static void
try_doubled (Sense *sense, const char *word)
{
  g_autofree char *text = g_strjoin (" ", word, word, NULL);
  g_auto (GStrv) typed = pw_entry_words_of_text (text);
  const char *fault;
  PwMove move;

  if (!plays (sense, text, &move))
    return;
  fault = pw_entry_test_find_fault (&sense->scene, typed, &move, NULL);
  sense->n_taken++;
  for (guint i = 0; fault && i < sense->choices->len; i++)
    if (pw_move_matches (&move, &g_array_index (sense->choices, PwChoice, i).move) &&
        shows (sense, &g_array_index (sense->choices, PwChoice, i), word, PW_LIKENESS_BEGINNING))
      fault = NULL;
  if (fault)
    blame (sense, text, &move, "it does not say so");
}

static void
try_moment (Sense *sense, PwRandom *random)
{
  PwMove base;

  pw_move_init (&base, PW_KIND_ANY, sense->scene.game->play.actor (sense->scene.state));
  g_array_set_size (sense->choices, 0);
  pw_entry_list (&sense->scene, &base, sense->choices);
  for (guint i = 0; i < PICKS && sense->choices->len > 0; i++)
    {
      const PwChoice *choice = &g_array_index (sense->choices, PwChoice, pw_random_below (random, sense->choices->len));
      g_autofree char *label = pw_choice_label (&sense->scene, choice), *word = NULL, *number = NULL;
      g_auto (GStrv) words = pw_entry_words_of_text (label);
      const char *whole = words[0] ? words[pw_random_below (random, g_strv_length (words))] : "";

      if (!g_ascii_isalpha (*whole))
        continue;
      word = g_strndup (whole, 1 + pw_random_below (random, MOST_LETTERS));
      number = g_strdup_printf ("%u", pw_random_below (random, 10));
      try_beginning (sense, word);
      try_doubled (sense, word);
      try_signs (sense, word);
      try_joined (sense, number, word);
      try_joined (sense, word, number);
    }
}

static void
test_sense (gconstpointer data)
{
  const PwGame *game = pw_games_find (data);
  g_autoptr (PwSetup) setup = pw_setup_new (game, 3);
  g_autoptr (GError) error = NULL;
  gpointer state = pw_game_state_new (game, setup, &error);
  g_autofree PwEvents *events = g_new0 (PwEvents, 1);
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  Sense sense = { .scene = { game, setup, state }, .choices = choices };
  PwRandom random = { 5 }, pick = { 77 };
  PwMoves legal = PW_MOVES_INIT;
  PwMove move;

  g_assert_no_error (error);
  for (guint n = 0; pw_dealer_next (game, state, &random, PW_DEAL_LAZY, &legal, &move); n++)
    {
      if (n % EVERY == 0 && game->play.actor (state) >= 0)
        try_moment (&sense, &pick);
      events->n = 0;
      pw_game_apply (game, state, &move, events);
    }
  pw_moves_clear (&legal);
  g_aligned_free (state);
  g_test_message ("%s: %u texts played, %u of them something else", game->id, sense.n_taken, sense.n_wrong);
  g_assert_cmpuint (sense.n_wrong, ==, 0);
}

int
main (int argc, char **argv)
{
  static const char *const games[] = { "burgundy", "kingsburg", "carcassonne", "caylus1303" };

  pw_model_test_init_without_folders (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strconcat ("/entry-sense/", games[i], NULL);

      g_test_add_data_func (path, games[i], test_sense);
    }
  return g_test_run ();
}
