/* test-entry-labels.c: what the program shows is what people may type, in the language of the window
 *
 * Random games are played; at every moment each choice of each list is typed by what it is called, and must mean
 * that choice and no other. test-entry-labels [LANGUAGE FOLDER]: the language, and where its words are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-model-test.h"

#include <string.h>

#include "core/pw-dealer.h"
#include "core/pw-notation.h"
#include "games/burgundy/burgundy.h"
#include "games/kingsburg/kingsburg.h"
#include "model/pw-entry-private.h"
#include "../any-locale.h"

#define N_GAMES PW_MODEL_TEST_ROUNDS (200, 1)

/** EVERY: of so many moments of a game one is looked at, unless there is time; which, depends on the game. */
#define EVERY (g_test_slow () ? 1u : 24u)

static gboolean no_languages;

typedef struct
{
  GHashTable *seen;             /* lists by their labels: each is typed once */
  guint n_labels, n_lists, n_wrong, n_sentences, n_moments;
  guint n_ghosts, n_words, n_named; /* what Enter would add; in it what notation calls otherwise than people, and of these their names */
} Tally;

static void
complain (Tally *tally, const PwScene *scene, const char *label, const PwChoice *choice, const PwReading *reading)
{
  g_autofree char *wanted = choice->move.kind < scene->game->n_kinds
                              ? pw_notation_print (scene->game, scene->setup, &choice->move)
                              : g_strdup ("a die");
  const PwMove *got = reading->whole           ? &reading->move
                      : reading->selected >= 0 ? &g_array_index (reading->choices, PwChoice, reading->selected).move
                                               : NULL;
  g_autofree char *said = got && got->kind < scene->game->n_kinds ? pw_notation_print (scene->game, scene->setup, got) : NULL;

  if (tally->n_wrong++ < 20)
    g_test_message ("%s: “%s” is not “%s” but “%s”: %s (%u choices)", scene->game->id, label, wanted, said ? said : "-",
                    reading->error ? reading->error->message : "", reading->choices->len);
}

/* Whether a reading means @choice and nothing else. */
static gboolean
means (const PwReading *reading, const PwChoice *choice)
{
  const PwChoice *selected = reading->selected >= 0 ? &g_array_index (reading->choices, PwChoice, reading->selected) : NULL;

  if (reading->error)
    return FALSE;
  if (reading->whole)
    return !choice->more && pw_move_equal (&reading->move, &choice->move);
  return (selected && selected->more == choice->more && pw_move_equal (&selected->move, &choice->move)) ||
         (choice->more && pw_move_equal (&reading->partial, &choice->move));
}

static char *
without_aside (const char *label)
{
  const char *aside = strstr (label, " (");

  return aside ? g_strndup (label, (gsize) (aside - label)) : g_strdup (label);
}

static guint
count_label (const GPtrArray *labels, const char *label)
{
  guint n = 0;

  for (guint i = 0; i < labels->len; i++)
    {
      g_autofree char *other = without_aside (labels->pdata[i]);

      n += g_strcmp0 (other, label) == 0;
    }
  return n;
}

static void
type_label (Tally *tally, const PwScene *scene, const PwMove *base, const char *label, const PwChoice *choice)
{
  PwReading reading;

  pw_reading_init (&reading);
  pw_entry_read (scene, base, label, &reading);
  if (!means (&reading, choice))
    complain (tally, scene, label, choice, &reading);
  pw_reading_clear (&reading);
  tally->n_labels++;
}

/* Whether the window speaks another language than the notation does. */
static gboolean
no_english (void)
{
  return strcmp (_("a castle"), "a castle") != 0;
}

/* What Enter would add to nothing: things are called there as people call them, and typed it means the same. */
static void
type_ghost (Tally *tally, const PwScene *scene, const PwMove *base, const PwReading *nothing, guint at)
{
  const PwChoice *choice = &g_array_index (nothing->choices, PwChoice, at);
  const PwMoveKind *kind = &scene->game->kinds[choice->move.kind];
  g_autofree char *ghost = pw_entry_make_ghost (scene, base, nothing, "", (int) at);
  g_autofree char *whole = pw_choice_label (scene, choice), *called = without_aside (whole);
  gboolean named = FALSE;
  PwReading reading;

  for (guint i = 0; i < kind->n_args; i++)
    {
      const PwArg *arg = &kind->args[i];
      const PwWord *word = arg->type == PW_ARG_WORD ? pw_vocabulary_get (arg->words, choice->move.args[arg->index]) : NULL;
      const char *label = !word                         ? ""
                          : arg->words->label           ? arg->words->label (word->value)
                          : word->label && *word->label ? _(word->label)
                                                        : "";

      if (!*label || arg->flags & PW_ARG_OPTIONAL || base->args[arg->index] != PW_ARG_NONE)
        continue;
      if (strcmp (label, word->word) == 0)
        continue;
      /* In another language it is what the list calls the choice. */
      named = strstr (ghost, label) != NULL || (no_english () && strcmp (ghost, called) == 0);
      tally->n_words++;
      tally->n_named += named;
    }
  if (no_english () && !choice->more && g_str_has_prefix (ghost, kind->name) && ghost[strlen (kind->name)] == ' ')
    {
      g_test_message ("two languages in “%s”", ghost);
      tally->n_wrong++;
    }
  pw_reading_init (&reading);
  pw_entry_read (scene, base, ghost, &reading);
  if (named && !means (&reading, choice))
    complain (tally, scene, ghost, choice, &reading);
  pw_reading_clear (&reading);
  tally->n_ghosts++;
}

static void
type_ghosts (Tally *tally, const PwScene *scene, const PwMove *base)
{
  PwReading nothing;

  pw_reading_init (&nothing);
  pw_entry_read (scene, base, "", &nothing);
  for (guint i = 0; i < nothing.choices->len; i++)
    if (!g_array_index (nothing.choices, PwChoice, i).more)
      type_ghost (tally, scene, base, &nothing, i);
  pw_reading_clear (&nothing);
}

static void
type_list (Tally *tally, const PwScene *scene, const PwMove *base, guint depth)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  g_autoptr (GPtrArray) labels = NULL;
  g_autoptr (GString) all = g_string_new (NULL);

  pw_entry_list (scene, base, choices);
  labels = pw_choice_labels (scene, choices);
  for (guint i = 0; i < labels->len; i++)
    g_string_append_printf (all, "%s\n", (char *) labels->pdata[i]);
  if (choices->len == 0 || !g_hash_table_add (tally->seen, g_strdup (all->str)))
    return;
  tally->n_lists++;
  type_ghosts (tally, scene, base);
  for (guint i = 0; i < choices->len; i++)
    {
      const PwChoice *choice = &g_array_index (choices, PwChoice, i);
      g_autofree char *plain = without_aside (labels->pdata[i]);
      g_autofree char *loud = g_utf8_strup (labels->pdata[i], -1);

      type_label (tally, scene, base, labels->pdata[i], choice);
      if (i % 4 == 0)
        type_label (tally, scene, base, loud, choice);
      if (count_label (labels, plain) == 1)
        type_label (tally, scene, base, plain, choice);
      if (choice->more && depth > 0)
        type_list (tally, scene, &choice->move, depth - 1);
    }
}

/* What the log says of @move, where it says that of no other, is @move: the “e 1” of “dado 2 e 1 trabalhador” is no hex. */
static void
type_sentence (Tally *tally, const PwScene *scene, const PwMove *base, const PwMove *move)
{
  g_autofree char *sentence = NULL;
  const PwMove *read;
  PwReading reading;
  PwMove only;

  if (move->player < 0 || move->reason || !pw_game_check (scene->game, scene->state, move, NULL))
    return;
  sentence = pw_game_sentence (scene->game, scene->setup, scene->state, move);
  if (!pw_entry_find_sentence (scene, sentence, &only) || !pw_move_equal (&only, move))
    return;
  pw_reading_init (&reading);
  pw_entry_read (scene, base, sentence, &reading);
  read = pw_reading_get_move (&reading);
  tally->n_sentences++;
  if (!read || !pw_move_equal (read, move))
    {
      g_test_message ("%s: %s", sentence, reading.error ? reading.error->message : "another move");
      tally->n_wrong++;
    }
  pw_reading_clear (&reading);
}

static void
play_games (const char *id)
{
  const PwGame *game = pw_games_find (id);
  Tally tally;

  if (no_languages)
    {
      g_test_skip ("This machine has no locale but that of C.");
      return;
    }
  tally = (Tally){ .seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) };
  for (guint seed = 1; seed <= N_GAMES; seed++)
    {
      g_autoptr (PwSetup) setup = pw_setup_new (game, MAX (2, game->min_players) + seed % 3);
      g_autoptr (GError) error = NULL;
      PwRandom random = { seed };
      PwMoves legal = PW_MOVES_INIT;
      gpointer state = pw_game_state_new (game, setup, &error);
      PwEvents *events = g_new0 (PwEvents, 1);
      PwMove move;

      g_assert_no_error (error);
      while (pw_dealer_next (game, state, &random, PW_DEAL_LAZY, &legal, &move))
        {
          const PwScene scene = { game, setup, state };
          PwMove base;

          pw_move_init (&base, PW_KIND_ANY, game->play.actor (state));
          if ((tally.n_moments++ + seed) % EVERY == 0)
            {
              type_list (&tally, &scene, &base, 4);
              type_sentence (&tally, &scene, &base, &move);
            }
          events->n = 0;
          pw_game_apply (game, state, &move, events);
        }
      pw_moves_clear (&legal);
      g_aligned_free (state);
      g_free (events);
    }
  g_test_message ("%s: %u labels of %u lists, %u ghosts with %u names of %u, %u wrong", id, tally.n_labels, tally.n_lists,
                  tally.n_ghosts, tally.n_named, tally.n_words, tally.n_wrong);
  g_hash_table_unref (tally.seen);
  g_assert_cmpuint (tally.n_labels, >, 50);
  g_assert_cmpuint (tally.n_sentences, >, 0);
  g_assert_cmpuint (tally.n_words, >=, N_GAMES);
  g_assert_cmpuint (tally.n_named * 10, >=, tally.n_words * 9);
  g_assert_cmpuint (tally.n_wrong, ==, 0);
}

static void
test_burgundy (void)
{
  play_games ("burgundy");
}

static void
test_kingsburg (void)
{
  play_games ("kingsburg");
}

int
main (int argc, char **argv)
{
  const char *language = any_locale_take_language (&argc, argv);

  pw_model_test_init_without_folders (&argc, &argv);
  no_languages = !any_locale_speak (language);
  g_test_add_func ("/entry/labels/burgundy", test_burgundy);
  g_test_add_func ("/entry/labels/kingsburg", test_kingsburg);
  return g_test_run ();
}
