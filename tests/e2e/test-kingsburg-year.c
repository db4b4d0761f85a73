/* test-kingsburg-year.c: the first year of a game of Kingsburg by keyboard in the real program
 *
 * The moves and the scores are those of a game reckoned by hand. Most are typed; some are made on the
 * boards, with the keyboard too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "pw-e2e.h"

static const char *program, *script_path;

/* The lines of the first year: moves, and "= Ana 4"; without remarks. */
static GPtrArray *
load_year (void)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *content = NULL;
  g_auto (GStrv) all = NULL;

  g_assert_true (g_file_get_contents (script_path, &content, NULL, NULL));
  all = g_strsplit (content, "\n", -1);
  for (guint i = 0; all[i] && !g_str_has_prefix (all[i], "; year II:"); i++)
    {
      char *remark = strchr (all[i], ';');

      if (remark)
        *remark = '\0';
      g_strstrip (all[i]);
      if (all[i][0] != '\0' && !strstr (all[i], ": "))
        g_ptr_array_add (lines, g_strdup (all[i]));
    }
  return lines;
}

/* As people type it: without the name of who acts; dice with names, as digits alone go by the turn order. */
static char *
typed (const char *line)
{
  g_autoptr (GRegex) names = g_regex_new ("^(Ana|Ben) ", 0, 0, NULL);

  return g_str_has_prefix (line, "roll ") ? g_strdup (line) : g_regex_replace_literal (names, line, -1, 0, "", 0, NULL);
}

/** Place: a move that is made on a board: the keys that lead there from the entry, and what is pressed. */
typedef struct
{
  const char *line, *keys, *name;
} Place;

/* F6 goes to the province, the supplies, the dice, the calendar, the advisors, the enemies. */
static const Place places[] = {
  { "Ana take gold", "F6 F6", "0 gold; legal*" },
  { "Ana influence 8 62", "F6 F6 F6 F6 F6", "8, Treasurer, 2 gold; legal*" },
  { "Ben influence 13 661", "F6 F6 F6 F6 F6", "13, Champion, 3 stone; legal*" },
  { "Ben build barricade", "F6", "Barricade, row 5, *; legal*" },
  { "Ana build inn", "F6", "Inn, row 2, *; legal*" },
  { "enemy goblins 3", "F6 F6 F6 F6 F6 F6", "Goblins 3*; legal*" },
};

/* Something else has the focus than before. */
static gboolean
focus_moved (PwE2e *e2e, gpointer before)
{
  g_autofree char *now = pw_e2e_focused (e2e);

  return now != NULL && !g_str_equal (now, before);
}

/* Presses a key that gives something else the focus, and waits until it has it. */
static void
move_focus (PwE2e *e2e, const char *key)
{
  g_autofree char *before = pw_e2e_focused (e2e);

  pw_e2e_keys (e2e, key);
  pw_e2e_until (e2e, focus_moved, before ? before : (gpointer) "", key);
}

/* Presses a place of a board: to the board by F6, to the next legal place by N, Enter. */
static void
press_place (PwE2e *e2e, const Place *place)
{
  pw_unref AtspiAccessible *space = pw_e2e_wait (e2e, ATSPI_ROLE_PUSH_BUTTON, place->name);
  g_auto (GStrv) keys = g_strsplit (place->keys, " ", -1);
  guint tries = 0;

  for (guint i = 0; keys[i]; i++)
    move_focus (e2e, keys[i]);
  while (!pw_e2e_has_state (space, ATSPI_STATE_FOCUSED))
    {
      if (++tries > 60)
        g_error ("“%s” is not reached by the keyboard", place->name);
      move_focus (e2e, "n");
    }
  pw_e2e_keys (e2e, "Return");
}

static void
make_move (PwE2e *e2e, const char *line, gboolean first, guint *on_boards)
{
  g_autofree char *text = typed (line);

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    /* Only the first gold is taken at the board. */
    if (g_str_equal (line, places[i].line) && (i > 0 || first))
      {
        press_place (e2e, &places[i]);
        (*on_boards)++;
        /* Back to the entry. */
        pw_e2e_keys (e2e, "Escape");
        return;
      }
  pw_e2e_say (e2e, text);
}

static void
first_year (void)
{
  static const char
    *const record = "{\"format\": 1, \"game\": \"kingsburg\", \"rules\": 1, \"options\": {\"reinforcements\": \"die\"}, "
                    "\"players\": [{\"name\": \"Ana\", \"marker\": 1}, {\"name\": \"Ben\", \"marker\": 2}], \"moves\": []}";
  g_autoptr (GPtrArray) lines = load_year ();
  g_autofree char *directory = g_dir_make_tmp ("pipwright-year-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (directory, "year.pipwright", NULL);
  const char *argv[] = { NULL, NULL };
  guint moves = 0, on_boards = 0, scores = 0;
  PwE2e *e2e;

  g_assert_true (g_file_set_contents (path, record, -1, NULL));
  g_assert_cmpuint (lines->len, >, 30);
  argv[0] = path;
  e2e = pw_e2e_new (program, argv, NULL);
  pw_e2e_start (e2e);
  pw_e2e_expect (e2e, "1, Jester, 1 point*");
  for (guint i = 0; i < lines->len; i++)
    {
      const char *line = lines->pdata[i];

      if (line[0] == '=')
        {
          const char *points = strrchr (line, ' ');
          g_autofree char *name = g_strdup_printf ("%.*s, %s point*", (int) (points - line) - 2, line + 2, points + 1);

          pw_e2e_expect (e2e, name);
          scores++;
          continue;
        }
      make_move (e2e, line, moves == 0, &on_boards);
      moves++;
      pw_e2e_wait_saved (e2e, path, moves, moves, line);
    }
  g_assert_cmpuint (on_boards, ==, 6);
  g_assert_cmpuint (scores, >=, 8);
  pw_e2e_expect (e2e, "year II, now");
  pw_e2e_expect (e2e, "phase 1, Aid from the King, now");
  pw_e2e_free (e2e);
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (directory), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, >=, 3);
  program = argv[1];
  script_path = argv[2];
  g_test_add_func ("/e2e/a year of Kingsburg by keyboard", first_year);
  return g_test_run ();
}
