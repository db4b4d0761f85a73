/* force.c: "we played it so": moves that break a rule, and were played all the same
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "force.h"

#include <string.h>

#include "core/pw-notation.h"

/** Forced: a case and whose it is. */
typedef struct
{
  const TestGame *test;
  const ForceCase *one;
} Forced;

static void
assert_refused_by (const Position *position, GError **error, const char *rule)
{
  g_assert_true ((*error)->domain == PW_RULE_ERROR);
  g_assert_cmpstr (position->game->rules[(*error)->code].id, ==, rule);
  g_assert_cmpuint (strlen (pw_rule_error_get_remedy (*error)), >, 0);
  g_clear_error (error);
}

/* Reads a line without its reason: what cannot be completed is insisted on as it is said. */
static PwMove
read_plain (const Position *position, const char *line)
{
  g_autofree char *plain = g_strchomp (g_strndup (line, strcspn (line, "!")));
  g_autoptr (GError) error = NULL;
  PwMove move;

  if (!position_read (position, plain, &move, NULL) &&
      !pw_notation_parse (position->game, position->setup, position->state, plain, &move, &error))
    g_error ("“%s”: %s", plain, error->message);
  return move;
}

static void
run_case (gconstpointer data)
{
  const Forced *forced = data;
  const ForceCase *one = forced->one;
  g_autoptr (Position) position = position_new (forced->test, one->position);
  g_auto (GStrv) lines = g_strsplit (one->moves, ";", -1);
  gsize size = position->game->state_size;
  g_autofree gpointer before = NULL;
  g_autoptr (GError) error = NULL;
  const char *line, *reason;
  PwMove move;

  for (guint i = 0; lines[i + 1]; i++)
    position_play (position, g_strstrip (lines[i]));
  before = g_memdup2 (position->state, size);
  line = g_strstrip (lines[g_strv_length (lines) - 1]);
  reason = strchr (line, '!');
  move = read_plain (position, line);
  g_assert_false (pw_game_check (position->game, position->state, &move, &error));
  assert_refused_by (position, &error, one->rule);

  g_assert_true (pw_move_set_reason (&move, position->setup, reason ? reason + 2 : "noticed too late", NULL));
  if (g_str_has_prefix (one->expect, "impossible "))
    {
      g_assert_false (pw_game_correct (position->game, position->state, &move, &error));
      assert_refused_by (position, &error, one->expect + strlen ("impossible "));
      g_assert_cmpmem (position->state, size, before, size);
      return;
    }
  pw_game_correct (position->game, position->state, &move, &error);
  g_assert_no_error (error);
  position_apply (position, &move);
  position_expect (position, one->expect, one->name);
}

void
force_add (const TestGame *test, const char *group, const ForceCase *cases)
{
  for (; cases->name; cases++)
    {
      g_autofree char *path = g_strdup_printf ("/%s/%s/%s", test->game->id, group, cases->name);
      Forced *forced = g_new (Forced, 1);

      *forced = (Forced){ test, cases };
      g_test_add_data_func_full (path, forced, (GTestDataFunc) run_case, g_free);
    }
}
