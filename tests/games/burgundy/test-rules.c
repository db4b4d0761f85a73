/* test-rules.c: every rule of sections 1 to 11 by number: legal, refused by exactly that rule, scored
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "test-rules.h"

#include <string.h>

#include "core/pw-notation.h"
#include "games/pw-games.h"
#include "position.h"

#define PREFIX "/burgundy/rule/"

static const RuleCase *const tables[] = {
  cases_phases, cases_actions, cases_placing, cases_effects, cases_scoring, cases_monasteries, cases_doubts,
  cases_levels, cases_extra, cases_routes, cases_posts, cases_team, cases_solo, cases_shields,
};

/** Shown: what a rule was seen to do. */
typedef struct
{
  guint refused, scored, given;
} Shown;

static Shown shown[CB_RULES];

/* -- Running one case ----------------------------------------------------------------------- */

static gboolean
expects (char **statements, const char *word)
{
  for (; *statements; statements++)
    if (strcmp (g_strstrip (*statements), word) == 0)
      return TRUE;
  return FALSE;
}

/* The rule that the case says refuses the move, or NULL. */
static const char *
expected_refusal (char **statements)
{
  for (; *statements; statements++)
    if (g_str_has_prefix (g_strstrip (*statements), "refused "))
      return *statements + strlen ("refused ");
  return NULL;
}

static void
assert_refused (const Position *position, const PwMove *move, const char *rule)
{
  Position before = *position;
  PwMoves legal = PW_MOVES_INIT;
  GError *error = NULL;

  g_assert_false (pw_game_check (&cb_game, &position->state, move, &error));
  g_assert_true (error->domain == PW_RULE_ERROR);
  g_assert_cmpstr (cb_rules[error->code].id, ==, rule);
  g_assert_cmpuint (strlen (error->message), >, 0);
  g_assert_nonnull (pw_rule_error_get_remedy (error));
  /* Without a place for the message the answer is the same, and nothing has changed. */
  g_assert_false (pw_game_check (&cb_game, &position->state, move, NULL));
  g_assert_cmpmem (&position->state, sizeof (CbState), &before.state, sizeof (CbState));
  pw_game_legal (&cb_game, &position->state, &legal);
  g_assert_false (pw_moves_contain (&legal, move));
  shown[error->code].refused++;
  g_error_free (error);
  pw_moves_clear (&legal);
}

static void
assert_legal (const Position *position, const PwMove *move, gboolean costly)
{
  Position before = *position;
  PwMoves legal = PW_MOVES_INIT;
  GError *error = NULL;

  pw_game_check (&cb_game, &position->state, move, &error);
  g_assert_no_error (error);
  g_assert_true (pw_game_check (&cb_game, &position->state, move, NULL));
  /* What has no check is legal whenever it is playable. */
  g_assert_true (cb_game.kinds[move->kind].check == NULL || cb_game.kinds[move->kind].check (&position->state, move, &error));
  g_assert_cmpmem (&position->state, sizeof (CbState), &before.state, sizeof (CbState));
  pw_game_legal (&cb_game, &position->state, &legal);
  if (!cb_game.kinds[move->kind].table && !cb_game.kinds[move->kind].statement)
    g_assert_true (pw_moves_contain (&legal, move) == !costly);
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
  assert_legal (position, &move, expects (statements, "costly"));
  position_apply (position, &move);
  note_events (&position->events);
  for (guint i = 0; statements[i]; i++)
    {
      const char *want = g_strstrip (statements[i]);
      g_autofree char *found = NULL;

      if (strcmp (want, "legal") == 0 || strcmp (want, "costly") == 0)
        continue;
      found = position_observe (position, want);
      g_assert_cmpstr (found, ==, want);
    }
}

static void
run_all_cases (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    for (const RuleCase *one = tables[i]; one->name; one++)
      run_case (one);
}

/* -- Counting ------------------------------------------------------------------------------------ */

/* What can neither refuse a move nor give anything, and why. */
static const struct { const char *id, *reason; } silent[] = {
  { "16.4", "refuses set-ups only, in test-solo.c" },
  { "1.1", "says what exists; a position with more is doubted, not refused" },
  { "1.2", "the same for goods" },
  { "2.4", "the first order; what breaks it is refused by 3.3" },
  { "2.5", "advice on how to choose duchies; any choice is allowed by 2.3" },
  { "11", "says that monasteries work once they are placed; each has its own number" },
  { "11.1", "lifts 5.2" },
  { "11.8", "makes 4.2 cheaper" },
  { "11.9", "makes 4.2 cheaper" },
  { "11.10", "makes 4.2 cheaper" },
  { "11.11", "makes 4.2 cheaper" },
  { "11.12", "makes 4.2 cheaper" },
  { "11.27", "changes the order of a stack" },
  { "12.1", "says what is added; what is not there is refused by 10.1" },
  { "12.4", "gives an action, which is refused by its own rules" },
  { "13.1", "says where inns lie; buying one is refused by 4.5" },
  { "13.3", "changes the size in 5.6" },
  { "13.4", "says what an inn is not" },
  { "16.1", "says what a team begins with; other set-ups are refused, see set-ups" },
  { "16.3", "adds up the points that other rules give" },
  { "17.3", "decides between 11 and 17.5" },
  { "17.5.1", "joins pastures in 5.5" },
  { "17.5.4", "lifts 4.4" },
  { "17.5.17", "changes the size in 5.6" },
  { "17.5.18", "lifts a part of 5.1" },
};

/* What cannot refuse, but puts an event under its number. */
static const char *const gives_only[] = {
  "2.2", "4.3d", "5.6", "6.1", "7.1", "8.1", "11.2", "11.3", "11.4", "11.6", "11.7", "11.13", "11.14",
  "11.15", "11.16", "11.17", "11.18", "11.19", "11.20", "11.21", "11.22", "11.23", "11.24", "11.25", "11.26",
  "11.29", "16.10", "17.5", "17.5.7", "17.5.8", "17.5.9", "17.5.10", "17.5.12", "17.5.13",
};

/* Those of them that give points. */
static const char *const gives_points[] = {
  "5.5", "5.6", "5.7", "6.1", "7.1", "9.1", "11.7", "11.15", "11.16", "11.17", "11.18", "11.19", "11.20", "11.21",
  "11.22", "11.23", "11.24", "11.25", "11.26", "11.29", "12.3", "14.2", "15.1", "16.9",
  "17.5", "17.5.6", "17.5.7", "17.5.10", "17.5.12", "17.5.13",
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

/* 18 is about options, which are shown where they matter. */
static gboolean
is_served (const char *id)
{
  return !g_str_has_prefix (id, "18.");
}

/* Every rule is refused or gives something in some case, or is in the list of those that cannot. */
static void
test_every_rule_is_shown (void)
{
  memset (shown, 0, sizeof shown);
  run_all_cases ();
  for (guint i = 0; i < CB_RULES; i++)
    {
      const char *id = cb_rules[i].id;

      if (!is_served (id))
        continue;
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

/* Each rule has a case of its own name, also those that are silent, but for advice. */
static void
test_every_rule_has_a_case (void)
{
  for (guint i = 0; i < CB_RULES; i++)
    {
      g_autofree char *prefix = g_strconcat (cb_rules[i].id, "/", NULL);
      gboolean found = FALSE;

      if (!is_served (cb_rules[i].id))
        continue;
      for (guint t = 0; t < G_N_ELEMENTS (tables); t++)
        for (const RuleCase *one = tables[t]; one->name; one++)
          found |= g_str_has_prefix (one->name, prefix);
      if (!found)
        g_error ("no case is named by rule %s", cb_rules[i].id);
    }
}

/* RULES.md has a row for each rule, in the same words, and the tests it names are there. */
static void
test_rules_document (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("PW_SOURCE_ROOT"), "app", "games", "burgundy", "RULES.md", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  GError *error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < CB_RULES; i++)
    {
      g_autofree char *row = g_strdup_printf ("\n| %s | %s | %s | ", cb_rules[i].id, cb_rules[i].title, cb_rules[i].text);

      if (strstr (text, row) == NULL)
        g_error ("RULES.md has no row for rule %s in the words of cb-rules.c", cb_rules[i].id);
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

/* -- What notation cannot say ------------------------------------------------------------------------ */

static void
test_roll_of_another_number_of_players (void)
{
  g_autoptr (Position) position = position_new ("stage roll");
  PwMove move;

  g_assert_true (position_read (position, "roll 4 ana=36 ben=22", &move, NULL));
  assert_legal (position, &move, FALSE);
  move.args[2] = PW_ARG_NONE;
  assert_refused (position, &move, "3.2");
  move.args[2] = move.args[1];
  move.args[3] = move.args[1];
  assert_refused (position, &move, "3.2");
}

/* What follows a placement comes in the order of 5.4. */
static void
test_order_of_consequences (void)
{
  g_autoptr (Position)
    position = position_new ("ana on e3=mine f2=mine c3=bank; ana store watchtower mine; ana dice 33; ana silver 2");
  const guint wanted[] = { CB_RULE_4_3B, CB_RULE_5_6, CB_RULE_5_7 };
  guint n = 0;

  position_play (position, "ana place mine g1");
  for (guint i = 0; i < position->events.n; i++)
    if (n == 0 || position->events.items[i].rule != wanted[n - 1])
      {
        g_assert_cmpuint (n, <, G_N_ELEMENTS (wanted));
        g_assert_cmpuint (position->events.items[i].rule, ==, wanted[n]);
        n++;
      }
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (wanted));
}

static void
test_region_before_effect (void)
{
  g_autoptr (Position) position = position_new ("ana store watchtower; ana dice 33");
  int region = -1, effect = -1;

  position_play (position, "ana place watchtower c3");
  for (guint i = 0; i < position->events.n; i++)
    {
      const PwEvent *event = &position->events.items[i];

      if (event->kind == PW_EVENT_POINTS && event->rule == CB_RULE_5_6 && region < 0)
        region = (int) i;
      if (event->kind == PW_EVENT_POINTS && event->rule == CB_RULE_5_5)
        effect = (int) i;
    }
  g_assert_cmpint (region, >=, 0);
  g_assert_cmpint (effect, >, region);
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
  g_test_add_func (PREFIX "3.2/roll-of-another-number-of-players", test_roll_of_another_number_of_players);
  g_test_add_func (PREFIX "5.4/colour-after-region", test_order_of_consequences);
  g_test_add_func (PREFIX "5.4/region-before-effect", test_region_before_effect);
  add_search_tests ();
  g_test_add_func ("/burgundy/rules/every-rule-is-shown", test_every_rule_is_shown);
  g_test_add_func ("/burgundy/rules/every-rule-has-a-case", test_every_rule_has_a_case);
  g_test_add_func ("/burgundy/rules/document", test_rules_document);
  return g_test_run ();
}
