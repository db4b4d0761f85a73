/* test-garbage.c: records with a few bytes changed, cut, doubled or swapped
 *
 * Whatever comes out: no crash, and either a sound game or a message. Run it with the sanitizers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-dealer.h"
#include "core/pw-record.h"
#include "games/burgundy/burgundy.h"
#include "games/pw-games.h"
#include "games/template/template.h"

static PwRandom random_bytes = { 2024 };

/* Pieces that mean something to one reader or the other. */
static const char *const pieces[] = {
  "\"", "\\", "{", "}", "[", "]", ",", ":", "\n", "=", ";", "*", "-1", "99999999999999999999", "1e9", "null", "true",
  "\\u0000", "\\ud800", "/* \" */", "'", "\xff", "\xc3", "\xef\xbb\xbf", "game", "moves", "player", "die=", "0", "7",
};

static GString *
damage (const char *text)
{
  GString *out = g_string_new (text);
  guint n = 1 + pw_random_below (&random_bytes, 4);

  for (guint i = 0; i < n && out->len > 8; i++)
    {
      /* Mostly near the front, where the head is: the moves are the longest part. */
      guint range = pw_random_below (&random_bytes, 2) ? MIN ((guint) out->len, 400) : (guint) out->len;
      guint at = pw_random_below (&random_bytes, range - 1);

      switch (pw_random_below (&random_bytes, 5))
        {
        case 0: out->str[at] = (char) pw_random_below (&random_bytes, 256); break;
        case 1: g_string_erase (out, at, 1 + (gssize) pw_random_below (&random_bytes, MIN (20, (guint) out->len - at))); break;
        case 2: g_string_insert (out, at, pieces[pw_random_below (&random_bytes, G_N_ELEMENTS (pieces))]); break;
        case 3:
          {
            g_autofree char *piece = g_strndup (out->str + at, pw_random_below (&random_bytes, 60));

            g_string_insert (out, pw_random_below (&random_bytes, range - 1), piece);
            break;
          }
        default:
          if (pw_random_below (&random_bytes, 4) == 0)
            g_string_truncate (out, at);
          break;
        }
    }
  return out;
}

static void
check_damaged (const PwGame *game, guint n_players, gboolean as_text, guint n)
{
  g_autoptr (PwSetup) setup = pw_setup_new (game, n_players);
  PwHistory *history = pw_history_new (game, setup, NULL);
  g_autoptr (PwRecord) record = pw_record_new (history);
  g_autofree char *text = NULL;
  PwRandom random = { 11 };
  guint refused = 0, broken = 0;

  g_assert_true (pw_dealer_play (history, &random, PW_DEAL_LAZY, NULL));
  text = as_text ? pw_record_print_text (record) : pw_record_print (record);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GString) damaged = damage (text);
      g_autoptr (GError) error = NULL;
      g_autoptr (PwRecord) read = pw_record_parse (damaged->str, (gssize) damaged->len, &error);
      g_autofree char *again = NULL;

      if (read == NULL)
        {
          g_assert_true (error->domain == PW_RECORD_ERROR);
          g_assert_true (g_utf8_validate (error->message, -1, NULL));
          g_assert_cmpuint (strlen (error->message), <, 1000);
          refused++;
          continue;
        }
      g_assert_no_error (error);
      g_assert_cmpint (read->broken_line > 0, ==, read->broken_reason != NULL);
      g_assert_cmpint (read->broken_line > 0, ==, read->broken_rest != NULL);
      broken += read->broken_line > 0;
      again = game->play.unsound (pw_history_get_state (read->history, pw_history_get_length (read->history)));
      g_assert_cmpstr (again, ==, NULL);
      again = pw_record_print (read);
      {
        g_autoptr (PwRecord) twice = pw_record_parse (again, -1, &error);

        g_assert_no_error (error);
        g_assert_cmpuint (twice->broken_line, ==, 0);
        g_assert_cmpuint (pw_history_get_length (twice->history), ==, pw_history_get_length (read->history));
      }
    }
  /* The damage is of both kinds, or this looks at nothing. */
  g_assert_cmpuint (refused, >, n / 20);
  g_assert_cmpuint (broken, >, n / 20);
}

static void
test_damaged_races (void)
{
  check_damaged (&template_game, 2, FALSE, 3000);
  check_damaged (&template_game, 4, TRUE, 3000);
}

static void
test_damaged_games (void)
{
  check_damaged (&cb_game, 3, FALSE, 200);
  check_damaged (&cb_game, 2, TRUE, 200);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  pw_games_register (&template_game);
  g_test_add_func ("/core/garbage/damaged-races-are-read-or-refused", test_damaged_races);
  g_test_add_func ("/core/garbage/damaged-games-are-read-or-refused", test_damaged_games);
  return g_test_run ();
}
