/* test-phase-a.c: a whole phase A of three players in the real program
 *
 * Set up, played, undone, redone, killed and resumed the way people do it; what it saved is
 * read by pipwright-referee, another program with the same rules.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <json-glib/json-glib.h>
#include <string.h>

#include "pw-e2e.h"

#define UNDONE 7

static const char *program, *referee, *script_path;

/* -- The script: what is said at the table --------------------------------------------------- */

typedef struct
{
  GPtrArray *lines;             /* moves, without the player's name */
  GPtrArray *scores;            /* "Player 1, 25 points" */
} Script;

static void
script_free (Script *script)
{
  g_ptr_array_unref (script->lines);
  g_ptr_array_unref (script->scores);
  g_free (script);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Script, script_free)

/* As people type it: without the name of who acts; dice with names, as digits alone go by the turn order. */
static char *
typed (const char *line)
{
  g_autoptr (GRegex) names = g_regex_new ("^\"[^\"]*\" ", 0, 0, NULL);

  return g_str_has_prefix (line, "roll ") ? g_strdup (line) : g_regex_replace_literal (names, line, -1, 0, "", 0, NULL);
}

static Script *
script_load (void)
{
  Script *script = g_new0 (Script, 1);
  g_autofree char *content = NULL;
  g_auto (GStrv) lines = NULL;

  script->lines = g_ptr_array_new_with_free_func (g_free);
  script->scores = g_ptr_array_new_with_free_func (g_free);
  g_assert_true (g_file_get_contents (script_path, &content, NULL, NULL));
  lines = g_strsplit (content, "\n", -1);
  for (guint i = 0; lines[i]; i++)
    {
      const char *line = lines[i];
      const char *points = strrchr (line, ' ');

      if (line[0] == '=')
        g_ptr_array_add (script->scores, g_strdup_printf ("%.*s, %s points", (int) (points - line) - 2, line + 2, points + 1));
      else if (line[0] != '\0' && line[0] != ';' && !strchr (line, ':'))
        g_ptr_array_add (script->lines, typed (line));
    }
  return script;
}

/* -- What the program saved -------------------------------------------------------------------- */

/* What the file says, but for how long the game was played: that goes on. Free it. */
static char *
saved_content (PwE2e *e2e)
{
  g_autofree char *path = pw_e2e_saved_path (e2e), *content = NULL;
  g_autoptr (GRegex) duration = g_regex_new ("\n  \"duration\": \\d+,", 0, 0, NULL);

  g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
  return g_regex_replace_literal (duration, content, -1, 0, "", 0, NULL);
}

/* The command line program on the saved game; it must end well. Free what it printed. */
static char *
ask_referee (PwE2e *e2e, const char *command)
{
  g_autofree char *path = pw_e2e_saved_path (e2e);

  return pw_e2e_output_of ((const char *[]){ referee, command, "--json", path, NULL });
}

/* -- What people do ------------------------------------------------------------------------------ */

static void
set_up (PwE2e *e2e)
{
  pw_e2e_press (e2e, "New game");
  /* Three players are what a new user is offered. */
  pw_e2e_expect (e2e, "Player 3, Player 3, *");
  pw_e2e_press (e2e, "*Start the game*");
  pw_e2e_expect (e2e, "*Castles of Burgundy*");
  pw_e2e_expect (e2e, "Player 1, duchy 1");
}

/* Clicks through the numbered choices until nothing is left to choose: "take 2 workers" and
 * "end the turn" are one click. */
static gboolean
click_choice (PwE2e *e2e, const char *pattern)
{
  pw_unref AtspiAccessible *choice = pw_e2e_find (e2e, ATSPI_ROLE_LIST_ITEM, pattern);

  if (!choice)
    return FALSE;
  pw_e2e_click (e2e, choice);
  return TRUE;
}

static void
play (PwE2e *e2e, const Script *script, guint from, guint to)
{
  guint clicked = 0;

  for (guint i = from; i < to; i++)
    {
      const char *line = g_ptr_array_index (script->lines, i);

      /* Some by the mouse, the others by the keyboard. */
      if (g_str_has_prefix (line, "goods ") && click_choice (e2e, "1, Turquoise*"))
        {
          /* Clicked the wrong one: undo and say the right one. */
          pw_e2e_wait_saved (e2e, NULL, i + 1, i + 1, "a click on a choice");
          pw_e2e_keys (e2e, "ctrl+z");
          pw_e2e_wait_saved (e2e, NULL, i, i + 1, "undo of the click");
          clicked++;
        }
      pw_e2e_say (e2e, line);
      pw_e2e_wait_saved (e2e, NULL, i + 1, i + 1, line);
    }
  g_assert_true (from > 0 || clicked > 0);
}

static void
expect_scores (PwE2e *e2e, const Script *script)
{
  for (guint i = 0; i < script->scores->len; i++)
    {
      g_autofree char *name = g_strconcat (g_ptr_array_index (script->scores, i), "*", NULL);

      pw_e2e_expect (e2e, name);
    }
}

/* -- The test ---------------------------------------------------------------------------------------- */

static void
refuses_with_the_rule (PwE2e *e2e, guint played)
{
  g_autofree char *before = saved_content (e2e), *after = NULL;

  pw_e2e_say (e2e, "take 7 bank");
  pw_e2e_expect (e2e, "*out of range*");
  pw_e2e_keys (e2e, "ctrl+a BackSpace");
  pw_e2e_say (e2e, "end");
  pw_e2e_expect (e2e, "*3.2*");
  pw_e2e_keys (e2e, "ctrl+a BackSpace");
  after = saved_content (e2e);
  g_assert_cmpstr (before, ==, after);
  pw_e2e_wait_saved (e2e, NULL, played, played, "nothing more");
}

/* What the window shows of an undone game is what the rules give for the moves that are left. */
static void
expect_scores_of_referee (PwE2e *e2e)
{
  g_autofree char *check = ask_referee (e2e, "check");
  g_autoptr (JsonNode) node = json_from_string (check, NULL);
  JsonObject *scores = json_object_get_object_member (json_node_get_object (node), "scores");
  g_autoptr (GList) names = json_object_get_members (scores);

  for (GList *l = names; l; l = l->next)
    {
      g_autofree char *name = g_strdup_printf ("%s, %d points*", (char *) l->data,
                                               (int) json_object_get_int_member (scores, l->data));

      pw_e2e_expect (e2e, name);
    }
}

static void
undoes_and_redoes (PwE2e *e2e, const Script *script)
{
  guint n = script->lines->len;
  g_autofree char *before = saved_content (e2e), *after = NULL;

  for (guint i = 1; i <= UNDONE; i++)
    {
      pw_e2e_keys (e2e, "ctrl+z");
      pw_e2e_wait_saved (e2e, NULL, n - i, n, "undo");
    }
  expect_scores_of_referee (e2e);
  for (guint i = 1; i <= UNDONE; i++)
    {
      pw_e2e_keys (e2e, "ctrl+shift+z");
      pw_e2e_wait_saved (e2e, NULL, n - UNDONE + i, n, "redo");
    }
  expect_scores (e2e, script);
  after = saved_content (e2e);
  g_assert_cmpstr (before, ==, after);
}

static void
resumes_after_being_killed (PwE2e *e2e, const Script *script)
{
  g_autofree char *before = saved_content (e2e), *after = NULL;

  pw_e2e_kill (e2e);
  pw_e2e_start (e2e);
  pw_e2e_press (e2e, "Continue: Player 1, Player 2, Player 3*");
  pw_e2e_expect (e2e, "*Castles of Burgundy*");
  expect_scores (e2e, script);
  after = saved_content (e2e);
  g_assert_cmpstr (before, ==, after);
  /* And the game goes on: the dice of phase B. */
  pw_e2e_say (e2e, "4 36 22 15");
  pw_e2e_wait_saved (e2e, NULL, script->lines->len + 1, script->lines->len + 1, "the first dice of phase B");
}

static void
agrees_with_the_referee (PwE2e *e2e, const Script *script)
{
  g_autofree char *check = ask_referee (e2e, "check"), *score = ask_referee (e2e, "score");

  g_assert_nonnull (strstr (check, "\"legal\":true"));
  for (guint i = 0; i < script->scores->len; i++)
    {
      const char *line = g_ptr_array_index (script->scores, i);
      const char *comma = strchr (line, ',');
      g_autofree char *expected = g_strdup_printf ("\"name\":\"%.*s\",\"score\":%d,", (int) (comma - line), line,
                                                   atoi (comma + 1));

      g_assert_nonnull (strstr (score, expected));
    }
}

static void
phase_a_of_three (void)
{
  g_autoptr (Script) script = script_load ();
  PwE2e *e2e = pw_e2e_new (program, NULL, NULL);
  guint n = script->lines->len;

  g_assert_cmpuint (n, >, 40);
  g_assert_cmpuint (script->scores->len, ==, 3);
  pw_e2e_start (e2e);
  set_up (e2e);
  play (e2e, script, 0, n);
  expect_scores (e2e, script);
  pw_e2e_expect (e2e, "Phase B, round 1 of 5");
  refuses_with_the_rule (e2e, n);
  undoes_and_redoes (e2e, script);
  agrees_with_the_referee (e2e, script);
  resumes_after_being_killed (e2e, script);
  pw_e2e_free (e2e);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 4);
  program = argv[1];
  referee = argv[2];
  script_path = argv[3];
  g_test_add_func ("/e2e/phase-a-of-three", phase_a_of_three);
  return g_test_run ();
}
