/* test-entry-changed.c: one word or number of what can be typed is another: then that is in the move, or it is asked, or refused
 *
 * At random moments of random games one of the moves that can be made is spelled as the program spells it, by what the lists call it, as a
 * line of notation or as the log tells it. A word or a number of it is changed, put in, left out or exchanged with the next. Whatever Enter
 * would play then has to say every word, and every number of what it stands beside.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-entry-says.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-dealer.h"
#include "core/pw-notation.h"
#include "games/pw-games.h"

/** EVERY: of so many moments one is looked at. */
#define EVERY PW_MODEL_TEST_ROUNDS (5u, 7u)

/** N_TEXTS: so many texts are changed at each. */
#define N_TEXTS PW_MODEL_TEST_ROUNDS (12, 6)

/** N_GAMES: of each game. */
#define N_GAMES PW_MODEL_TEST_ROUNDS (g_test_slow () ? 24u : 4u, 1u)

/** LARGEST: numbers are put in up to this one. */
#define LARGEST 12

/** LETTERS_OF_WORD: shorter ones are not put in. */
#define LETTERS_OF_WORD 3

/** N_SHOWN: so many of what is wrong are shown. */
#define N_SHOWN 40

/** Changed: a game that is played, and what became of the texts. */
typedef struct
{
  PwScene scene;
  PwRandom random;
  GPtrArray *words;             /* of the game: what may be put in */
  guint n_typed, n_played, n_wrong;
} Changed;

/* -- What may be put in ------------------------------------------------------------------------------- */

/* Words that join others, and say nothing themselves. */
static gboolean
is_small (const char *word)
{
  static const char *const small[] = { "with", "and", "the", "from", NULL };

  return g_strv_contains (small, word);
}

static void
add_words (GPtrArray *words, const char *text)
{
  g_auto (GStrv) parts = pw_entry_words_of_text (text);

  for (guint i = 0; parts[i]; i++)
    if (strlen (parts[i]) >= LETTERS_OF_WORD && !is_small (parts[i]) && !pw_entry_is_number (parts[i]) &&
        !g_ptr_array_find_with_equal_func (words, parts[i], g_str_equal, NULL))
      g_ptr_array_add (words, g_strdup (parts[i]));
}

/* The names of all things, and the verbs. */
static GPtrArray *
words_of_game (const PwGame *game)
{
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);
  const GPtrArray *vocabularies = pw_entry_vocabularies (game, FALSE);

  for (guint v = 0; v < vocabularies->len; v++)
    {
      const PwVocabulary *vocabulary = vocabularies->pdata[v];

      for (guint w = 0; w < vocabulary->n_words; w++)
        {
          const PwWord *word = &vocabulary->words[w];

          add_words (words, word->word);
          add_words (words, pw_entry_says_name (vocabulary, word));
        }
    }
  for (guint kind = 0; kind < game->n_kinds; kind++)
    if (!game->kinds[kind].statement)
      {
        add_words (words, game->kinds[kind].name);
        for (guint i = 0; i < game->kinds[kind].n_args; i++)
          add_words (words, pw_arg_label (&game->kinds[kind].args[i]));
      }
  return words;
}

/* -- Texts -------------------------------------------------------------------------------------------- */

/* One of the ways in which the program itself says @move, in words. */
static char **
spell (Changed *changed, const PwMove *move)
{
  const PwScene *scene = &changed->scene;
  g_autoptr (GPtrArray) said = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_autoptr (GString) path = g_string_new (NULL);
  g_autofree char *text = NULL;
  PwMove nameless = *move;

  nameless.player = PW_TABLE;
  switch (pw_random_below (&changed->random, 5))
    {
    case 0: text = pw_notation_print (scene->game, scene->setup, &nameless); break;
    case 1:
      {
        g_autofree char *line = pw_notation_print (scene->game, scene->setup, &nameless);
        const char *space = strchr (line, ' ');

        text = g_strdup (space ? space + 1 : line);
        break;
      }
    case 2: text = pw_entry_says_sentence (scene, move); break;
    default:
      {
        const char *last;

        pw_entry_says_choices (scene, move, said, path);
        last = strrchr (path->str, '\n');
        text = g_strdelimit (g_strdup (last && pw_random_below (&changed->random, 2) ? last + 1 : path->str), "\n", ' ');
      }
    }
  return g_strsplit_set (g_strdelimit (text, pw_random_below (&changed->random, 2) ? ",=:" : ",:", ' '), " ", -1);
}

/* Changes one of @words. (transfer full) */
static char *
change (Changed *changed, char **words)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *number = g_strdup_printf ("%u", pw_random_below (&changed->random, LARGEST + 1));
  const char *word = changed->words->pdata[pw_random_below (&changed->random, changed->words->len)];
  guint at;

  for (guint i = 0; words[i]; i++)
    if (*words[i])
      g_ptr_array_add (parts, g_strdup (words[i]));
  at = pw_random_below (&changed->random, MAX (parts->len, 1));
  switch (parts->len == 0 ? 3u : pw_random_below (&changed->random, 6))
    {
    case 0:
    case 1:
      {
        const char *other = pw_entry_is_number (parts->pdata[at]) ? number : word;

        g_free (parts->pdata[at]);
        parts->pdata[at] = g_strdup (other);
        break;
      }
    case 2: g_ptr_array_insert (parts, (int) at, g_strdup (number)); break;
    case 3: g_ptr_array_insert (parts, (int) at, g_strdup (word)); break;
    case 4: g_ptr_array_remove_index (parts, at); break;
    default:
      if (at + 1 < parts->len)
        {
          char *one = parts->pdata[at];

          parts->pdata[at] = parts->pdata[at + 1];
          parts->pdata[at + 1] = one;
        }
      else
        g_ptr_array_add (parts, g_strdup (number));
    }
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (" ", (char **) parts->pdata);
}

static void
type (Changed *changed, const char *text, const PwMove *meant)
{
  const PwScene *scene = &changed->scene;
  g_auto (GStrv) typed = pw_entry_words_of_text (text);
  const PwMove *read;
  const char *fault = NULL;
  PwReading reading;
  PwMove base;

  pw_move_init (&base, PW_KIND_ANY, scene->game->play.actor (scene->state));
  pw_reading_init (&reading);
  pw_entry_read (scene, &base, text, &reading);
  read = pw_reading_get_move (&reading);
  changed->n_typed++;
  /* What is asked once more is asked. */
  if (read && reading.place == 0 && reading.before.kind == PW_KIND_ANY)
    {
      changed->n_played++;
      fault = pw_entry_says_find_fault (scene, typed, read);
    }
  if (fault && changed->n_wrong++ < N_SHOWN)
    {
      g_autofree char *line = pw_notation_print (scene->game, scene->setup, read),
                      *from = pw_notation_print (scene->game, scene->setup, meant);

      g_test_message ("“%s” is taken for “%s”: “%s” is not in it, or not so often (from “%s”)", text, line, fault, from);
    }
  pw_reading_clear (&reading);
}

/* -- Games -------------------------------------------------------------------------------------------- */

static void
try_moment (Changed *changed)
{
  PwMoves legal = PW_MOVES_INIT;

  pw_game_legal (changed->scene.game, changed->scene.state, &legal);
  for (guint i = 0; legal.n > 0 && i < N_TEXTS; i++)
    {
      const PwMove *move = &legal.items[pw_random_below (&changed->random, legal.n)];
      g_auto (GStrv) words = move->player >= 0 ? spell (changed, move) : NULL;
      g_autofree char *text = words ? change (changed, words) : NULL;

      if (text && *text)
        type (changed, text, move);
    }
  pw_moves_clear (&legal);
}

static void
play_game (Changed *changed, const PwSetup *setup, guint seed)
{
  const PwGame *game = setup->game;
  g_autoptr (GError) error = NULL;
  gpointer state = pw_game_state_new (game, setup, &error);
  g_autofree PwEvents *events = g_new0 (PwEvents, 1);
  PwRandom random = { seed };
  PwMoves legal = PW_MOVES_INIT;
  PwMove move;

  g_assert_no_error (error);
  changed->scene = (PwScene){ game, setup, state };
  for (guint n = seed; pw_dealer_next (game, state, &random, PW_DEAL_LAZY, &legal, &move); n++)
    {
      if (n % EVERY == 0 && game->play.actor (state) >= 0)
        try_moment (changed);
      events->n = 0;
      pw_game_apply (game, state, &move, events);
    }
  pw_moves_clear (&legal);
  g_aligned_free (state);
}

/* Each game with what its first preset leaves out, and with all. */
static void
play_games (gconstpointer data)
{
  static const char *const names[PW_MAX_PLAYERS] = { "Ana", "Ben", "Chiara", "Dora", "Egon", "Fay" };
  const PwGame *game = pw_games_find (data);
  Changed changed = { .random = { 14 }, .words = words_of_game (game) };

  for (guint seed = 1; seed <= N_GAMES; seed++)
    {
      g_autoptr (PwSetup) setup = pw_setup_new (game, MAX (2, game->min_players) + seed % 3);

      for (guint seat = 0; seat < setup->n_players; seat++)
        pw_setup_set_name (setup, seat, names[seat]);
      for (guint i = 0; seed % 4 == 0 && game->terms.n_presets > 0 && i < game->terms.n_options; i++)
        if (game->terms.presets[0].off >> i & 1)
          setup->options[i] = 0;
      play_game (&changed, setup, seed);
    }
  g_test_message ("%s: %u texts typed, %u played, %u of them something else", game->id, changed.n_typed, changed.n_played,
                  changed.n_wrong);
  g_ptr_array_unref (changed.words);
  g_assert_cmpuint (changed.n_played, >, PW_MODEL_TEST_ROUNDS (20, 0));
  g_assert_cmpuint (changed.n_wrong, ==, 0);
}

int
main (int argc, char **argv)
{
  static const char *const ids[] = { "burgundy", "kingsburg", "carcassonne", "caylus1303" };

  pw_model_test_init_without_folders (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autofree char *path = g_strconcat ("/entry-changed/", ids[i], NULL);

      g_test_add_data_func (path, ids[i], play_games);
    }
  return g_test_run ();
}
