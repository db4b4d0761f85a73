/* test-rules.c: every rule by number: legal, refused by exactly that rule, scored
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "test-rules.h"

#include "core/pw-notation.h"
#include "games/pw-games.h"
#include "position.h"

#define PREFIX "/kingsburg/rule/"

static const RuleCase *const tables[] = {
  cases_calendar, cases_influence, cases_help, cases_building, cases_battle, cases_levels, cases_examples,
};

/** Shown: what a rule was seen to do. */
typedef struct
{
  guint refused, scored, given;
} Shown;

static Shown shown[KB_RULES];

/* -- Running one case -------------------------------------------------------------------------------- */

/* The rule that the case says refuses the move, or NULL. */
static const char *
expected_refusal (char **statements)
{
  for (; *statements; statements++)
    if (g_str_has_prefix (g_strstrip (*statements), "refused "))
      return *statements + strlen ("refused ");
  return NULL;
}

static gboolean
is_allowed (const Position *position, PwMove *move, GError **error)
{
  if (move->reason)
    return pw_game_correct (&kb_game, &position->state, move, error);
  return pw_game_check (&kb_game, &position->state, move, error);
}

static void
assert_refused (const Position *position, PwMove *move, const char *rule)
{
  Position before = *position;
  PwMoves legal = PW_MOVES_INIT;
  GError *error = NULL;

  g_assert_false (is_allowed (position, move, &error));
  g_assert_true (error->domain == PW_RULE_ERROR);
  g_assert_cmpstr (kb_rules[error->code].id, ==, rule);
  g_assert_cmpuint (strlen (error->message), >, 5);
  /* Nothing helps against the end of the game but taking it back, and that is said too. */
  g_assert_nonnull (pw_rule_error_get_remedy (error));
  /* Without a place for the message the answer is the same, and nothing has changed. */
  g_assert_false (is_allowed (position, move, NULL));
  g_assert_cmpmem (&position->state, sizeof (KbState), &before.state, sizeof (KbState));
  pw_game_legal (&kb_game, &position->state, &legal);
  g_assert_false (pw_moves_contain (&legal, move));
  shown[error->code].refused++;
  g_error_free (error);
  pw_moves_clear (&legal);
}

static void
assert_legal (const Position *position, PwMove *move)
{
  Position before = *position;
  PwMoves legal = PW_MOVES_INIT;
  GError *error = NULL;

  is_allowed (position, move, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (&position->state, sizeof (KbState), &before.state, sizeof (KbState));
  pw_game_legal (&kb_game, &position->state, &legal);
  if (!kb_kinds[move->kind].table && !kb_kinds[move->kind].statement && move->reason == 0)
    g_assert_true (pw_moves_contain (&legal, move));
  /* Nothing is listed twice. */
  for (guint i = 0; i < legal.n; i++)
    for (guint k = i + 1; k < legal.n; k++)
      g_assert_false (pw_move_equal (&legal.items[i], &legal.items[k]));
  pw_moves_clear (&legal);
}

static void
note_events (const PwEvents *events)
{
  for (guint i = 0; i < events->n; i++)
    {
      const PwEvent *event = &events->items[i];

      if (event->kind == PW_EVENT_POINTS)
        shown[event->rule].scored += event->amount != 0;
      else
        shown[event->rule].given++;
    }
}

static void
run_case (gconstpointer data)
{
  const RuleCase *one = data;
  g_autoptr (Position) position = position_new (one->position);
  g_auto (GStrv) lines = g_strsplit (one->moves, ";", -1);
  g_auto (GStrv) statements = g_strsplit (one->expect, ";", -1);
  const char *refusal = expected_refusal (statements);
  guint n = g_strv_length (lines);
  GError *error = NULL;
  PwMove move;

  for (guint i = 0; i + 1 < n; i++)
    {
      position_play (position, g_strstrip (lines[i]));
      note_events (&position->events);
    }
  position_read (position, g_strstrip (lines[n - 1]), &move, &error);
  g_assert_no_error (error);
  if (refusal)
    {
      g_assert_cmpuint (g_strv_length (statements), ==, 1);
      assert_refused (position, &move, refusal);
      return;
    }
  assert_legal (position, &move);
  position_apply (position, &move);
  note_events (&position->events);
  for (guint i = 0; statements[i]; i++)
    {
      const char *want = g_strstrip (statements[i]);
      g_autofree char *found = NULL;

      if (strcmp (want, "legal") == 0)
        continue;
      found = position_observe (position, want);
      g_strstrip (found);
      if (strcmp (found, want) != 0)
        g_error ("%s: expected “%s”, but it is “%s”", one->name, want, found);
    }
}

static void
run_all_cases (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    for (const RuleCase *one = tables[i]; one->name; one++)
      run_case (one);
}

/* -- What notation cannot say ------------------------------------------------------------------------------ */

static void
test_nobody_sits_there (void)
{
  g_autoptr (Position) position = position_new ("players 3; level final");
  PwMove move;

  position_read (position, "ana row 1 1", &move, NULL);
  move.player = 4;
  assert_refused (position, &move, "1.1");
}

static void
test_roll_of_another_number_of_players (void)
{
  g_autoptr (Position) position = position_new ("players 3; phase spring; stage roll");
  PwMove move;

  position_read (position, "roll ana=111 ben=222 cleo=333", &move, NULL);
  assert_legal (position, &move);
  move.args[2] = PW_ARG_NONE;
  assert_refused (position, &move, "4.2");
  move.args[2] = move.args[3] = move.args[1];
  assert_refused (position, &move, "4.2");
}

/* -- Counting ------------------------------------------------------------------------------------------------ */

/* What can neither refuse a move nor give anything, and why. */
static const struct { const char *id, *reason; } silent[] = {
  { "6.3", "dice and used tokens leave the board; using a token is an event of 5.3" },
  { "12.2", "says how slips of the book are read; what follows is refused and given by other rules" },
};

/* What cannot refuse, but puts an event under its number. */
static const char *const gives_only[] = { "2.1", "7.3", "11.6", "11.7" };

/* Those that give points. */
static const char *const gives_points[] = {
  "6.1", "6.2", "7.3", "7.5", "8.1", "11.3", "11.4", "11.5", "11.7", "12.1", "13.2",
};

static gboolean
is_silent (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (silent); i++)
    if (strcmp (silent[i].id, id) == 0)
      return TRUE;
  return FALSE;
}

static gboolean
is_among (const char *const *ids, guint n, const char *id)
{
  for (guint i = 0; i < n; i++)
    if (strcmp (ids[i], id) == 0)
      return TRUE;
  return FALSE;
}

/* Every rule is refused or gives something in some case, or is in the list of those that cannot. */
static void
test_every_rule_is_shown (void)
{
  memset (shown, 0, sizeof shown);
  run_all_cases ();
  test_nobody_sits_there ();
  for (guint i = 0; i < KB_RULES; i++)
    {
      const char *id = kb_rules[i].id;

      if (is_silent (id))
        {
          if (shown[i].refused + shown[i].scored + shown[i].given > 0)
            g_error ("rule %s is said to do nothing, but does", id);
        }
      else if (is_among (gives_only, G_N_ELEMENTS (gives_only), id))
        {
          if (shown[i].refused > 0 || shown[i].scored + shown[i].given == 0)
            g_error ("rule %s should give and not refuse: refused %u, scored %u, given %u", id, shown[i].refused, shown[i].scored,
                     shown[i].given);
        }
      else if (shown[i].refused == 0)
        g_error ("no case is refused by rule %s", id);
      if (is_among (gives_points, G_N_ELEMENTS (gives_points), id) != (shown[i].scored > 0))
        g_error ("rule %s: points were given in %u cases", id, shown[i].scored);
    }
}

/* Each rule has a case of its own name. */
static void
test_every_rule_has_a_case (void)
{
  for (guint i = 0; i < KB_RULES; i++)
    {
      g_autofree char *prefix = g_strconcat (kb_rules[i].id, "/", NULL);
      gboolean found = FALSE;

      for (guint t = 0; t < G_N_ELEMENTS (tables); t++)
        for (const RuleCase *one = tables[t]; one->name; one++)
          found |= g_str_has_prefix (one->name, prefix);
      if (!found)
        g_error ("no case is named by rule %s", kb_rules[i].id);
    }
}

/* RULES.md has a row for each rule, in the same words, and the tests it names are there. */
static void
test_rules_document (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("PW_SOURCE_ROOT"), "app", "games", "kingsburg", "RULES.md", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  GError *error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < KB_RULES; i++)
    {
      g_autofree char *row = g_strdup_printf ("\n| %s | %s | %s | ", kb_rules[i].id, kb_rules[i].title, kb_rules[i].text);

      if (strstr (text, row) == NULL)
        g_error ("RULES.md has no row for rule %s in the words of kb-rules.c", kb_rules[i].id);
    }
  for (guint t = 0; t < G_N_ELEMENTS (tables); t++)
    for (const RuleCase *one = tables[t]; one->name; one++)
      g_hash_table_add (names, (gpointer) one->name);
  for (const char *at = strstr (text, "`" PREFIX); at; at = strstr (at + 1, "`" PREFIX))
    {
      const char *name = at + strlen ("`" PREFIX);
      g_autofree char *word = g_strndup (name, (gsize) (strchr (name, '`') - name));

      if (!g_hash_table_contains (names, word))
        g_error ("RULES.md names a test that is not there: %s", word);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    for (const RuleCase *one = tables[i]; one->name; one++)
      {
        g_autofree char *path = g_strconcat (PREFIX, one->name, NULL);

        g_test_add_data_func (path, one, run_case);
      }
  g_test_add_func (PREFIX "1.1/nobody-sits-there", test_nobody_sits_there);
  g_test_add_func (PREFIX "4.2/roll-of-another-number-of-players", test_roll_of_another_number_of_players);
  g_test_add_func ("/kingsburg/rules/every-rule-is-shown", test_every_rule_is_shown);
  g_test_add_func ("/kingsburg/rules/every-rule-has-a-case", test_every_rule_has_a_case);
  g_test_add_func ("/kingsburg/rules/document", test_rules_document);
  return g_test_run ();
}
