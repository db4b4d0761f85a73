/* fuzz.c: positions to begin with, and what must hold of whatever was read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz.h"

#include <string.h>

#include "core/pw-dealer.h"
#include "core/pw-line.h"
#include "core/pw-notation.h"
#include "games/pw-games.h"
#include "games/template/template.h"

/** MAX_LINE: the most bytes of a line that fuzz_lines() gives. */
#define MAX_LINE 2000

/**
 * fuzz_init:
 *
 * Call it before the first input; more calls do nothing. Nothing that a target reads or writes lies in the user's
 * folders.
 */
void
fuzz_init (void)
{
  static gsize done;

  if (!g_once_init_enter (&done))
    return;
  g_setenv ("G_DEBUG", "fatal-criticals", TRUE);
  g_log_set_always_fatal (G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING | G_LOG_FATAL_MASK);
  pw_games_init ();
  pw_games_register (&template_game);
  g_once_init_leave (&done, 1);
}

/* -- Positions --------------------------------------------------------------------------------- */

/* As @setup, for so many. */
static PwSetup *
resize (PwSetup *setup, const PwGame *game, guint n_players)
{
  PwSetup *other = pw_setup_new (game, n_players);

  memcpy (other->options, setup->options, sizeof setup->options);
  pw_setup_free (setup);
  return other;
}

/**
 * fuzz_pick_setup:
 * @game: a game
 * @choice: any number
 *
 * Returns: (transfer full): a set-up that can be played: @choice says how many play, and with which options
 */
PwSetup *
fuzz_pick_setup (const PwGame *game, guint choice)
{
  PwRandom random = { choice };

  for (guint attempt = 0; attempt < 50; attempt++)
    {
      g_autoptr (PwSetup) setup = pw_setup_new (game, MAX (2, game->min_players));
      g_autoptr (PwHistory) trial = NULL;
      guint min, max;

      /* Digits are as usual. */
      for (guint i = 0; i < game->terms.n_options && choice >= 64; i++)
        if (pw_random_below (&random, 3) == 0)
          setup->options[i] =
            game->terms.options[i].words->words[pw_random_below (&random, game->terms.options[i].words->n_words)].value;
      pw_game_seats (game, setup, &min, &max);
      if (min > max || max > PW_MAX_PLAYERS)
        continue;
      setup = resize (g_steal_pointer (&setup), game, min + (choice + attempt) % (max - min + 1));
      pw_game_adjust (game, setup, PW_TABLE);
      trial = pw_history_new (game, setup, NULL);
      if (trial)
        return g_steal_pointer (&setup);
    }
  return pw_setup_new (game, MAX (2, game->min_players));
}

/**
 * fuzz_pick_game:
 * @data: (inout): an input; moved on by the bytes that are used
 * @size: (inout): its size
 *
 * Two letters say the game and the set-up, the next how many random moves have been played (a space: none), the last which.
 *
 * Returns: (transfer full) (nullable): a game, or %NULL for an input that is too short
 */
PwHistory *
fuzz_pick_game (const uint8_t **data, size_t *size)
{
  const uint8_t *head = *data;
  const PwGame *game;
  g_autoptr (PwSetup) setup = NULL;
  g_autoptr (GError) error = NULL;
  PwHistory *history;
  PwMoves scratch = PW_MOVES_INIT;
  PwRandom random;
  guint n_moves;
  PwMove move;

  if (*size < 4)
    return NULL;
  *data += 4;
  *size -= 4;
  game = pw_games_nth (head[0] % pw_games_count ());
  setup = fuzz_pick_setup (game, head[1]);
  history = pw_history_new (game, setup, &error);
  g_assert_no_error (error);
  n_moves = (guint8) (head[2] - ' ') * 2;
  random = (PwRandom){ head[3] };
  for (guint i = 0; i < n_moves; i++)
    {
      if (!pw_dealer_next (game, pw_history_get_state (history, i), &random, head[3] & 1, &scratch, &move))
        break;
      pw_history_play (history, &move, &error);
      g_assert_no_error (error);
    }
  pw_moves_clear (&scratch);
  return history;
}

/**
 * fuzz_lines:
 * @data: an input
 * @size: its size
 * @most: the most lines
 *
 * Returns: (transfer full): its lines, made valid UTF-8
 */
char **
fuzz_lines (const uint8_t *data, size_t size, guint most)
{
  GPtrArray *lines = g_ptr_array_new ();
  const char *p = size > 0 ? (const char *) data : "", *end = p + size;

  while (p < end && lines->len < most)
    {
      const char *stop = memchr (p, '\n', (gsize) (end - p));
      gsize length = (gsize) ((stop ? stop : end) - p);
      g_autofree char *line = g_strndup (p, MIN (length, MAX_LINE));

      g_ptr_array_add (lines, g_utf8_make_valid (line, -1));
      p += length + 1;
    }
  g_ptr_array_add (lines, NULL);
  return (char **) g_ptr_array_free (lines, FALSE);
}

/* -- What must hold ------------------------------------------------------------------------------ */

/* Anything that people get to see. */
void
fuzz_check_text (const char *text)
{
  g_assert_nonnull (text);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_cmpuint (strlen (text), <, 20000);
}

/* A refusal: a sentence that can be shown. */
void
fuzz_check_error (const GError *error)
{
  g_assert_nonnull (error);
  fuzz_check_text (error->message);
  g_assert_cmpuint (strlen (error->message), >, 0);
  g_assert_cmpuint (strlen (error->message), <, 2000);
}

static void
check_same (const PwRecord *a, const PwRecord *b)
{
  const PwGame *game = pw_history_get_game (a->history);
  guint cursor = pw_history_get_cursor (a->history);

  g_assert_cmpuint (b->broken_line, ==, 0);
  g_assert_true (pw_history_get_game (b->history) == game);
  g_assert_cmpuint (pw_history_get_cursor (b->history), ==, cursor);
  g_assert_cmpmem (pw_history_get_state (a->history, cursor), game->state_size, pw_history_get_state (b->history, cursor),
                   game->state_size);
}

/* What people have said: a line each. */
static void
check_lines (const PwRecord *record)
{
  const PwHistory *history = record->history;
  const PwSetup *setup = pw_history_get_setup (history);

  for (guint i = 0; i < pw_history_get_n_struck (history); i++)
    g_assert_true (pw_line_is_plain (pw_history_get_struck (history, i)->line));
  for (guint i = 0; i < setup->n_players; i++)
    g_assert_true (pw_line_is_plain (setup->names[i]));
  g_assert_true (record->title == NULL || pw_line_is_plain (record->title));
}

/* Text to JSON to text. */
static void
check_text (const PwRecord *from_text, const char *text)
{
  g_autofree char *json = pw_record_print (from_text), *again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (PwRecord) record = pw_record_parse (json, -1, &error);

  g_assert_no_error (error);
  again = pw_record_print_text (record);
  g_assert_cmpstr (again, ==, text);
}

/**
 * fuzz_check_record:
 * @record: a record that was read
 *
 * It is sound at each state, written and read again it is the same, in both forms, and its views can be made. Its texts are one
 * line each.
 */
void
fuzz_check_record (PwRecord *record)
{
  const PwHistory *history = record->history;
  const PwGame *game = pw_history_get_game (history);
  g_autofree char *json = pw_record_print (record), *twice = NULL, *text = NULL;
  g_autoptr (PwRecord) from_json = NULL, from_text = NULL;
  g_autoptr (GError) error = NULL;
  PwStanding standings[PW_MAX_PLAYERS] = { 0 };

  g_assert_cmpint (record->broken_line > 0, ==, record->broken_reason != NULL);
  g_assert_cmpint (record->broken_line > 0, ==, record->broken_rest != NULL);
  g_assert_cmpint (record->broken_line > 0, ==, record->broken_text != NULL);
  if (record->broken_reason)
    fuzz_check_error (record->broken_reason);
  for (guint i = 0; i <= pw_history_get_length (history); i++)
    {
      g_autofree char *unsound = game->play.unsound (pw_history_get_state (history, i));

      g_assert_cmpstr (unsound, ==, NULL);
    }
  g_assert_true (g_utf8_validate (json, -1, NULL));
  from_json = pw_record_parse (json, -1, &error);
  g_assert_no_error (error);
  check_same (record, from_json);
  twice = pw_record_print (from_json);
  g_assert_cmpstr (twice, ==, json);
  text = pw_record_print_text (record);
  from_text = pw_record_parse (text, -1, &error);
  g_assert_no_error (error);
  check_same (record, from_text);
  check_text (from_text, text);
  check_lines (record);
  pw_history_rank (history, standings);
  for (guint i = 0; i < pw_history_get_setup (history)->n_players; i++)
    g_free (standings[i].tie_break);
}

/* -- Words ---------------------------------------------------------------------------------------- */

static void
add_words (GHashTable *set, const PwVocabulary *words)
{
  for (guint i = 0; words && i < words->n_words; i++)
    g_hash_table_add (set, g_strdup (words->words[i].word));
}

static void
add_options (GHashTable *set, const PwOption *options, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_hash_table_add (set, g_strdup (options[i].id));
      add_words (set, options[i].words);
    }
}

static int
compare_words (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/**
 * fuzz_words:
 *
 * Returns: (transfer full) (element-type utf8): every word of every game, each once, sorted
 */
GPtrArray *
fuzz_words (void)
{
  static const char *const syntax[] = {
    "player", "marker=", "game", "moves", "cursor", "format", "level", "component", "seconds"
  };
  g_autoptr (GHashTable) set = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);
  GHashTableIter iter;
  gpointer word;

  for (guint i = 0; i < G_N_ELEMENTS (syntax); i++)
    g_hash_table_add (set, g_strdup (syntax[i]));
  for (guint i = 0; i < pw_games_count (); i++)
    {
      const PwGame *game = pw_games_nth (i);

      g_hash_table_add (set, g_strdup (game->id));
      add_options (set, game->terms.options, game->terms.n_options);
      add_options (set, game->terms.seat_options, game->terms.n_seat_options);
      for (guint k = 0; k < game->n_kinds; k++)
        {
          g_hash_table_add (set, g_strdup (game->kinds[k].name));
          for (guint a = 0; a < game->kinds[k].n_args; a++)
            {
              g_hash_table_add (set, g_strconcat (game->kinds[k].args[a].name, "=", NULL));
              add_words (set, game->kinds[k].args[a].words);
            }
        }
    }
  g_hash_table_iter_init (&iter, set);
  while (g_hash_table_iter_next (&iter, &word, NULL))
    g_ptr_array_add (words, g_strdup (word));
  g_ptr_array_sort (words, compare_words);
  return words;
}
