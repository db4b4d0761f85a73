/* test-score-model.c: the score sheet adds up, in order, and tells no more than what differs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-model-test.h"

#include <string.h>

#include "model/pw-score-model.h"

#define GAME "burgundy"

static PwScoreLine *
nth (GListModel *list, guint i)
{
  g_autoptr (PwScoreLine) line = g_list_model_get_item (list, i);

  return line; /* the list holds it */
}

/* What "3 + 10 − 2 =" or "4 × 3 =" comes to. */
static int
work_out (const char *arithmetic)
{
  g_auto (GStrv) words = g_strsplit (arithmetic, " ", -1);
  int sum = 0, sign = 1;

  for (guint i = 0; words[i]; i++)
    {
      const char *word = words[i];
      int factor = sign;

      if (strcmp (word, "+") == 0 || strcmp (word, "=") == 0)
        continue;
      if (strcmp (word, "−") == 0)
        {
          sign = -1;
          continue;
        }
      if (g_str_has_prefix (word, "−"))
        {
          factor = -factor;
          word += strlen ("−");
        }
      if (words[i + 1] && strcmp (words[i + 1], "×") == 0)
        {
          g_assert_nonnull (words[i + 2]);
          factor *= atoi (word);
          word = words[i + 2];
          i += 2;
        }
      sum += factor * atoi (word);
      sign = 1;
    }
  g_assert_cmpstr (words[g_strv_length (words) - 1], ==, "=");
  return sum;
}

static int
source_of (const PwGame *game, const char *text)
{
  for (guint i = 0; i < game->n_sources; i++)
    if (g_str_has_prefix (text, game->sources[i].name))
      return (int) i;
  return -1;
}

static void
check_sheet (PwSession *session, guint seat, GListModel *sheet)
{
  const PwGame *game = pw_session_get_game (session);
  int sum = 0, source = 0;
  gboolean final = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (sheet); i++)
    {
      PwScoreLine *line = nth (sheet, i);
      GListModel *details = pw_score_line_get_details (line);
      const char *arithmetic = pw_score_line_get_arithmetic (line);

      sum += pw_score_line_get_points (line);
      g_assert_cmpstr (pw_score_line_get_text (line), !=, "");
      g_assert_cmpint (pw_game_find_rule (game, pw_score_line_get_rule (line)), >=, 0);
      if (arithmetic && *arithmetic)
        g_assert_cmpint (work_out (arithmetic), ==, pw_score_line_get_points (line));

      /* The end comes last; before it, the order of the sources. */
      g_assert_true (pw_score_line_get_final (line) || !final);
      final = pw_score_line_get_final (line);
      if (details)
        {
          int of_details = 0;

          g_assert_cmpint (source_of (game, pw_score_line_get_text (line)), >=, source);
          source = source_of (game, pw_score_line_get_text (line));
          g_assert_cmpuint (g_list_model_get_n_items (details), >, 1);
          for (guint d = 0; d < g_list_model_get_n_items (details); d++)
            {
              of_details += pw_score_line_get_points (nth (details, d));
              g_assert_cmpstr (pw_score_line_get_rule (nth (details, d)), ==, pw_score_line_get_rule (line));
              g_assert_cmpstr (pw_score_line_get_text (nth (details, d)), !=, "");
            }
          g_assert_cmpint (of_details, ==, pw_score_line_get_points (line));
        }
    }
  g_assert_cmpint (sum, ==, pw_session_get_score (session, seat, -1));
}

static void
test_lines_add_up_to_the_score (void)
{
  for (guint seed = 1; seed <= 4; seed++)
    {
      PwSession *session = pw_model_test_session (GAME);
      gboolean any_final = FALSE, any_details = FALSE;

      g_assert_false (pw_model_test_deal (session, G_MAXUINT, seed));
      for (guint seat = 0; seat < 3; seat++)
        {
          PwScoreModel *model = pw_score_model_new (session, seat);
          GListModel *sheet = G_LIST_MODEL (model);

          g_assert_true (g_list_model_get_item_type (sheet) == PW_TYPE_SCORE_LINE);
          g_assert_cmpuint (g_list_model_get_n_items (sheet), >, 0);
          g_assert_null (g_list_model_get_item (sheet, g_list_model_get_n_items (sheet)));
          check_sheet (session, seat, sheet);
          for (guint i = 0; i < g_list_model_get_n_items (sheet); i++)
            {
              any_final |= pw_score_line_get_final (nth (sheet, i));
              any_details |= pw_score_line_get_details (nth (sheet, i)) != NULL;
            }
          g_assert_finalize_object (model);
        }
      g_assert_true (any_final);
      g_assert_true (any_details);
      g_assert_finalize_object (session);
    }
}

static void
on_items_changed (GListModel *sheet, guint position, guint removed, guint added, GPtrArray *mirror)
{
  for (guint i = 0; i < removed; i++)
    g_ptr_array_remove_index (mirror, position);
  for (guint i = 0; i < added; i++)
    g_ptr_array_insert (mirror, (int) (position + i), g_list_model_get_item (sheet, position + i));
}

/* Who believes what the model tells sees what is there, move after move and back again. */
static void
test_what_is_told_is_what_is_there (void)
{
  PwSession *session = pw_model_test_session (GAME);
  PwScoreModel *models[3];
  GPtrArray *mirrors[3];
  GString *told[3];
  guint quiet = 0, moves = 0;

  for (guint seat = 0; seat < 3; seat++)
    {
      models[seat] = pw_score_model_new (session, seat);
      mirrors[seat] = g_ptr_array_new_with_free_func (g_object_unref);
      told[seat] = pw_model_test_watch (G_LIST_MODEL (models[seat]));
      g_signal_connect (models[seat], "items-changed", G_CALLBACK (on_items_changed), mirrors[seat]);
    }
  for (gboolean back = FALSE;; moves++)
    {
      int before[3];

      for (guint seat = 0; seat < 3; seat++)
        {
          before[seat] = pw_session_get_score (session, seat, -1);
          g_string_truncate (told[seat], 0);
        }
      if (!back)
        back = !pw_model_test_deal (session, 1, moves + 1);
      else if (!pw_session_undo (session))
        break;
      for (guint seat = 0; seat < 3; seat++)
        {
          GListModel *sheet = G_LIST_MODEL (models[seat]);

          /* No points, no signal. */
          if (before[seat] == pw_session_get_score (session, seat, -1))
            {
              g_assert_cmpstr (told[seat]->str, ==, "");
              quiet++;
            }
          else
            g_assert_cmpstr (told[seat]->str, !=, "");
          g_assert_cmpuint (mirrors[seat]->len, ==, g_list_model_get_n_items (sheet));
          for (guint i = 0; i < mirrors[seat]->len; i++)
            g_assert_true (g_ptr_array_index (mirrors[seat], i) == nth (sheet, i));
          if (moves % 16 == 0)
            check_sheet (session, seat, sheet);
        }
    }
  g_assert_cmpuint (quiet, >, moves);
  for (guint seat = 0; seat < 3; seat++)
    {
      g_assert_cmpuint (mirrors[seat]->len, ==, 0);
      g_ptr_array_unref (mirrors[seat]);
      g_assert_finalize_object (models[seat]);
      g_string_free (told[seat], TRUE);
    }
  g_assert_finalize_object (session);
}

static void
test_the_moment_looked_at (void)
{
  PwSession *session = pw_model_test_session (GAME);
  PwScoreModel *model;

  g_assert_false (pw_model_test_deal (session, G_MAXUINT, 2));
  model = pw_score_model_new (session, 1);
  for (guint moment = 0; moment < pw_history_get_cursor (pw_session_get_history (session)); moment += 25)
    {
      pw_session_look_at (session, moment);
      check_sheet (session, 1, G_LIST_MODEL (model));
    }
  pw_session_look_at (session, 0);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (model)), ==, 0);
  g_assert_finalize_object (model);
  g_assert_finalize_object (session);
}

int
main (int argc, char **argv)
{
  pw_model_test_init_without_folders (&argc, &argv);
  g_test_add_func ("/score/lines-add-up-to-the-score", test_lines_add_up_to_the_score);
  g_test_add_func ("/score/what-is-told-is-what-is-there", test_what_is_told_is_what_is_there);
  g_test_add_func ("/score/the-moment-looked-at", test_the_moment_looked_at);
  return g_test_run ();
}
