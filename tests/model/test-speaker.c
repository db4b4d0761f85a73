/* test-speaker.c: people who hear the game are told what an entry did
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-model-test.h"

#include <string.h>

#include "model/pw-speaker.h"

static void
on_say (GString *heard, const char *text)
{
  g_string_assign (heard, text);
}

static void
play (PwSession *session, GString *heard, const char *line, const char *said)
{
  g_string_truncate (heard, 0);
  pw_model_test_play (session, line);
  g_assert_cmpstr (heard->str, ==, said);
}

static void
test_what_is_said (void)
{
  g_autoptr (PwSession) session = pw_model_test_session ("burgundy");
  g_autoptr (PwSpeaker) speaker = pw_speaker_new (session);
  g_autoptr (GString) heard = g_string_new (NULL);

  g_signal_connect_swapped (speaker, "say", G_CALLBACK (on_say), heard);
  play (session, heard, "ana start d4 1 2 3",
        "Set-up. Ana starts with a castle on d4 and goods: 1 turquoise, 1 purple, 1 pink. Ben is to move.");
  play (session, heard, "ben start d4 4 5 6",
        "Ben starts with a castle on d4 and goods: 1 red, 1 brown, 1 orange. Chiara is to move.");
  play (session, heard, "chiara start d4 1 1 4", "Chiara starts with a castle on d4 and goods: 2 turquoise, 1 red.");
  play (session, heard, "roll 4 36 22 51", "Phase A, round 1 of 5. White die 4: Ana 3 6, Ben 2 2, Chiara 5 1.");
  play (session, heard, "goods red", "Goods tile to depot 4: red. Ana is to move.");
  play (session, heard, "ana take 3 ship", "Ana takes a ship from depot 3 (die 3).");
  play (session, heard, "ana take 3 castle ! seen late",
        "Ana takes a castle from depot 3 (die 6); played so: seen late. Ben is to move.");

  g_string_truncate (heard, 0);
  g_assert_true (pw_session_undo (session));
  g_assert_cmpstr (heard->str, ==, "Taken back: Ana takes a castle from depot 3 (die 6). Ana is to move.");
  g_assert_true (pw_session_redo (session));
  g_assert_cmpstr (heard->str, ==, "Ana takes a castle from depot 3 (die 6); played so: seen late. Ben is to move.");
  /* To look back is no news. */
  g_string_truncate (heard, 0);
  pw_session_look_at (session, 2);
  pw_session_look_at_present (session);
  g_assert_cmpstr (heard->str, ==, "");
}

/* Each entry of whole games is told, and so are all points and the end. */
static void
test_whole_games (gconstpointer data)
{
  const char *game = data;
  g_autoptr (PwSession) session = pw_model_test_session (game);
  g_autoptr (PwSpeaker) speaker = pw_speaker_new (session);
  g_autoptr (GString) heard = g_string_new (NULL);
  int scores[PW_MAX_PLAYERS] = { 0 };
  gboolean over = FALSE;

  g_signal_connect_swapped (speaker, "say", G_CALLBACK (on_say), heard);
  for (guint64 seed = 1; !over; seed++)
    {
      const PwSetup *setup = pw_session_get_setup (session);

      g_string_truncate (heard, 0);
      g_assert_true (pw_model_test_deal (session, 1, seed));
      g_assert_cmpuint (heard->len, >, 0);
      for (guint seat = 0; seat < setup->n_players; seat++)
        {
          int score = pw_session_get_score (session, seat, -1);
          g_autofree char *has = g_strdup_printf ("%s has %d point", setup->names[seat], score);

          g_assert_true ((strstr (heard->str, has) != NULL) == (score != scores[seat]));
          scores[seat] = score;
        }
      g_object_get (session, "over", &over, NULL);
      g_assert_true (over == (strstr (heard->str, "The game is over.") != NULL));
      g_assert_cmpuint (seed, <, 5000);
    }
}

int
main (int argc, char **argv)
{
  pw_model_test_init_without_folders (&argc, &argv);
  g_test_add_func ("/speaker/what is said", test_what_is_said);
  g_test_add_data_func ("/speaker/whole games of burgundy", "burgundy", test_whole_games);
  g_test_add_data_func ("/speaker/whole games of kingsburg", "kingsburg", test_whole_games);
  return g_test_run ();
}
