/* test-entry-unsaid.c: what nobody said, neither a place in the list nor the Envoy, is not what is recorded
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-entry-test.h"

#include <stdlib.h>
#include <string.h>

#include "core/pw-dealer.h"
#include "core/pw-notation.h"
#include "games/burgundy/burgundy.h"
#include "games/burgundy/data/cb-words.h"
#include "games/kingsburg/kingsburg.h"
#include "model/pw-entry-private.h"

/* A look at each decision of dealt games. @tally counts what was tried. */
typedef void (*Look) (const PwScene *scene, guint *tally);

static void
look_at_games (const char *id, Look look, guint n_games, guint *tally)
{
  const PwGame *game = pw_games_find (id);

  for (guint seed = 1; seed <= n_games; seed++)
    {
      g_autoptr (PwSetup) setup = pw_setup_new (game, 3);
      g_autoptr (GError) error = NULL;
      gpointer state = pw_game_state_new (game, setup, &error);
      g_autofree PwEvents *events = g_new0 (PwEvents, 1);
      PwRandom random = { seed };
      PwMoves legal = PW_MOVES_INIT;
      PwMove move;

      g_assert_no_error (error);
      while (pw_dealer_next (game, state, &random, PW_DEAL_LAZY, &legal, &move))
        {
          const PwScene scene = { game, setup, state };

          if (game->play.actor (state) >= 0)
            look (&scene, tally);
          events->n = 0;
          pw_game_apply (game, state, &move, events);
        }
      pw_moves_clear (&legal);
      g_aligned_free (state);
    }
}

/* What Enter would play. */
static gboolean
would_play (const PwScene *scene, const char *text, PwMove *move)
{
  PwReading reading;
  const PwMove *read;
  PwMove base;

  pw_move_init (&base, PW_KIND_ANY, scene->game->play.actor (scene->state));
  pw_reading_init (&reading);
  pw_entry_read (scene, &base, text, &reading);
  read = pw_reading_get_move (&reading);
  if (read)
    *move = *read;
  pw_reading_clear (&reading);
  return read != NULL;
}

/* -- A number before a noun --------------------------------------------------------------------- */

/* The number that @words say of @noun, if they say one only; else 0. */
static guint
count_of (char **words, const char *noun)
{
  guint count = 0;

  for (guint i = 1; words[0] && words[i]; i++)
    if (strcmp (words[i], noun) == 0 && g_ascii_isdigit (words[i - 1][0]))
      {
        if (count != 0)
          return 0;
        count = (guint) atoi (words[i - 1]);
      }
  return count;
}

/* "2 gold" is not the second of the list, which is “Lose 1 gold, 1 stone”. */
static void
type_places_before_nouns (const PwScene *scene, guint *tally)
{
  static const char *const nouns[] = { "gold", "wood", "stone" };
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  PwMove base;

  pw_move_init (&base, PW_KIND_ANY, scene->game->play.actor (scene->state));
  pw_entry_list (scene, &base, choices);
  if (pw_entry_numbering (scene, choices) != PW_NUMBERING_PLACES)
    return;
  for (guint i = 0; i < MIN (choices->len, PW_ENTRY_PAGE); i++)
    {
      const PwChoice *choice = &g_array_index (choices, PwChoice, i);
      g_autofree char *label = pw_choice_label (scene, choice), *plain = g_strndup (label, strcspn (label, "("));
      /* A price in parentheses is no name. */
      g_auto (GStrv) words = pw_entry_words_of_text (plain);

      for (guint n = 0; n < G_N_ELEMENTS (nouns); n++)
        {
          guint count = count_of (words, nouns[n]);
          g_autofree char *text = g_strdup_printf ("%u %s", i + 1, nouns[n]);
          PwMove move;

          if (count == 0 || count == i + 1 || choice->more)
            continue;
          ++*tally;
          if (would_play (scene, text, &move) && pw_move_equal (&move, &choice->move))
            g_error ("“%s” is taken for “%s”", text, label);
        }
    }
}

static void
test_place_before_a_noun (void)
{
  guint tally = 0;

  look_at_games ("kingsburg", type_places_before_nouns, 20, &tally);
  g_test_message ("%u texts", tally);
  g_assert_cmpuint (tally, >, 10);
}

/* -- The Envoy ------------------------------------------------------------------------------------ */

static gboolean
is_legal (const PwMoves *legal, const PwMove *move)
{
  for (guint i = 0; i < legal->n; i++)
    if (pw_move_equal (&legal->items[i], move))
      return TRUE;
  return FALSE;
}

/* Who has built may build again by the Envoy alone: the name of a building does not send him. */
static void
type_buildings (const PwScene *scene, guint *tally)
{
  PwMoves legal = PW_MOVES_INIT;

  pw_game_legal (scene->game, scene->state, &legal);
  for (guint i = 0; i < legal.n; i++)
    {
      PwMove plain = legal.items[i], move;
      g_autofree char *line = NULL, *text = NULL, *spent = NULL;

      if (plain.kind != KB_KIND_BUILD || plain.args[KB_ARG_ENVOY] == PW_ARG_NONE)
        continue;
      plain.args[KB_ARG_ENVOY] = PW_ARG_NONE;
      if (is_legal (&legal, &plain))
        continue;
      plain.player = PW_TABLE;
      line = pw_notation_print (scene->game, scene->setup, &plain);
      text = g_strdelimit (g_strdup (strchr (line, ' ') + 1), "-", ' ');
      spent = g_strconcat (text, " envoy", NULL);
      ++*tally;
      if (would_play (scene, text, &move) && move.args[KB_ARG_ENVOY] != PW_ARG_NONE)
        g_error ("“%s” sends the Envoy", text);
      if (!would_play (scene, spent, &move) || !pw_move_equal (&move, &legal.items[i]))
        g_error ("“%s” does not send the Envoy", spent);
    }
  pw_moves_clear (&legal);
}

static void
test_building_without_the_envoy (void)
{
  guint tally = 0;

  look_at_games ("kingsburg", type_buildings, 20, &tally);
  g_test_message ("%u texts", tally);
  g_assert_cmpuint (tally, >, 10);
}

/* -- The payment ----------------------------------------------------------------------------------- */

/* The colour alone sells in the way that the whole line does, whichever way is nearer in the lists; so does a count of them, and the die
 * that shows that number is used. */
static void
type_colours (const PwScene *scene, guint *tally)
{
  PwMoves legal = PW_MOVES_INIT;
  guint done = 0;

  pw_game_legal (scene->game, scene->state, &legal);
  for (guint i = 0; i < legal.n; i++)
    {
      int colour = legal.items[i].kind == CB_KIND_SELL ? legal.items[i].args[CB_ARG_GOODS] : 0;
      const char *word = colour ? pw_vocabulary_get (&cb_goods_words, colour)->word : NULL;
      g_autofree char *line = g_strdup_printf ("sell %s", word);
      PwMove whole, alone, behind;

      if (!word || done >> colour & 1)
        continue;
      done |= 1u << colour;
      if (!would_play (scene, line, &whole) || !would_play (scene, word, &alone))
        continue;
      ++*tally;
      if (!pw_move_equal (&whole, &alone))
        g_error ("“%s” is %d with %d workers", word, alone.args[CB_ARG_DIE], alone.args[CB_ARG_WORKERS]);
      for (guint die = 1; die <= 6; die++)
        {
          g_autofree char *text = g_strdup_printf ("%u %s", die, word);
          PwMove shown = legal.items[i];

          shown.args[CB_ARG_DIE] = (gint16) die;
          if (pw_game_check (scene->game, scene->state, &shown, NULL) && would_play (scene, text, &behind))
            g_assert_cmpint (behind.args[CB_ARG_DIE], ==, die);
        }
    }
  pw_moves_clear (&legal);
}

static void
test_colour_alone (void)
{
  guint tally = 0;

  look_at_games ("burgundy", type_colours, 4, &tally);
  g_test_message ("%u texts", tally);
  g_assert_cmpuint (tally, >, 10);
}

int
main (int argc, char **argv)
{
  pw_model_test_init_without_folders (&argc, &argv);
  g_test_add_func ("/entry/unsaid/place-before-a-noun", test_place_before_a_noun);
  g_test_add_func ("/entry/unsaid/building-without-the-envoy", test_building_without_the_envoy);
  g_test_add_func ("/entry/unsaid/colour-alone", test_colour_alone);
  return g_test_run ();
}
