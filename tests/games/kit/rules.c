/* rules.c: tables of cases for the rules of any game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rules.h"

#include <string.h>

/** Shown: what a rule was seen to do. */
typedef struct
{
  guint refused, scored, given;
} Shown;

static const RuleBook *book;
static Shown *shown;            /* by rule */

/* -- Running one case ------------------------------------------------------------------------------------ */

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
expects (char **statements, const char *word)
{
  for (; *statements; statements++)
    if (strcmp (g_strstrip (*statements), word) == 0)
      return TRUE;
  return FALSE;
}

/* The legal moves of @position; nothing is listed twice. */
static gboolean
is_listed (const Position *position, const PwMove *move)
{
  PwMoves legal = PW_MOVES_INIT;
  gboolean listed;

  pw_game_legal (position->game, position->state, &legal);
  for (guint i = 0; i < legal.n; i++)
    for (guint k = i + 1; k < legal.n; k++)
      g_assert_false (pw_move_equal (&legal.items[i], &legal.items[k]));
  listed = pw_moves_contain (&legal, move);
  pw_moves_clear (&legal);
  return listed;
}

static void
assert_unchanged (const Position *position, gpointer before)
{
  g_assert_cmpmem (position->state, position->game->state_size, before, position->game->state_size);
  g_free (before);
}

void
rules_assert_refused (const Position *position, PwMove *move, const char *rule)
{
  gpointer before = g_memdup2 (position->state, position->game->state_size);
  g_autoptr (GError) error = NULL;

  g_assert_false (position_allows (position, move, &error));
  g_assert_true (error->domain == PW_RULE_ERROR);
  g_assert_cmpstr (position->game->rules[error->code].id, ==, rule);
  g_assert_cmpuint (strlen (error->message), >, 5);
  /* Where nothing helps but taking a move back, that is said too. */
  g_assert_nonnull (pw_rule_error_get_remedy (error));
  /* Without a place for the message the answer is the same, and nothing has changed. */
  g_assert_false (position_allows (position, move, NULL));
  g_assert_false (is_listed (position, move));
  assert_unchanged (position, before);
  if (shown)
    shown[error->code].refused++;
}

void
rules_assert_legal (const Position *position, PwMove *move, gboolean costly)
{
  const PwMoveKind *kind = &position->game->kinds[move->kind];
  gpointer before = g_memdup2 (position->state, position->game->state_size);
  g_autoptr (GError) error = NULL;

  position_allows (position, move, &error);
  g_assert_no_error (error);
  g_assert_true (position_allows (position, move, NULL));
  if (move->reason == 0)
    {
      g_assert_true (kind->check == NULL || kind->check (position->state, move, &error));
      if (!kind->table && !kind->statement)
        g_assert_true (is_listed (position, move) == !costly);
    }
  assert_unchanged (position, before);
}

static void
note_events (const PwEvents *events)
{
  for (guint i = 0; i < events->n && shown; i++)
    {
      const PwEvent *event = &events->items[i];

      if (event->kind == PW_EVENT_POINTS)
        shown[event->rule].scored += event->amount != 0;
      else
        shown[event->rule].given++;
    }
}

/* "ana 4" are points, as records expect them. */
static void
expect_between (const Position *position, const char *text, const char *where)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  g_autofree char *points = NULL;

  if (g_strv_length (words) == 2 && position_seat (position, words[0]) >= 0 && g_ascii_strtoll (words[1], NULL, 10) != 0)
    points = g_strdup_printf ("%s score %s", words[0], words[1]);
  position_expect (position, points ? points : text, where);
}

/* Plays a line, or says what is so between two. */
static void
play_line (Position *position, const char *line, const char *where)
{
  if (*line == '=')
    {
      expect_between (position, line + 1 + strspn (line + 1, " "), where);
      return;
    }
  position_play (position, line);
  note_events (&position->events);
}

void
rules_run_case (gconstpointer data)
{
  const RuleCase *one = data;
  g_autoptr (Position) position = position_new (book->test, one->position);
  g_auto (GStrv) lines = g_strsplit (one->moves, ";", -1);
  g_auto (GStrv) statements = g_strsplit (one->expect, ";", -1);
  const char *refusal = expected_refusal (statements);
  guint n = g_strv_length (lines);

  for (guint i = 0; i + 1 < n; i++)
    play_line (position, g_strstrip (lines[i]), one->name);
  if (n > 0 && *g_strstrip (lines[n - 1]) != '\0')
    {
      PwMove move = position_move (position, lines[n - 1]);

      if (refusal)
        {
          g_assert_cmpuint (g_strv_length (statements), ==, 1);
          rules_assert_refused (position, &move, refusal);
          return;
        }
      rules_assert_legal (position, &move, expects (statements, "costly"));
      position_apply (position, &move);
      note_events (&position->events);
    }
  position_expect (position, one->expect, one->name);
}

/* -- All cases ------------------------------------------------------------------------------------------------ */

static void
for_each_case (void (*func) (const RuleCase *one, gpointer data), gpointer data)
{
  for (const RuleCase *const *table = book->tables; *table; table++)
    for (const RuleCase *one = *table; one->name; one++)
      func (one, data);
}

static void
run_one (const RuleCase *one, gpointer data)
{
  rules_run_case (one);
}

static void
add_one (const RuleCase *one, gpointer data)
{
  g_autofree char *path = g_strdup_printf ("/%s/rule/%s", book->test->game->id, one->name);

  g_test_add_data_func (path, one, rules_run_case);
}

static void
collect_name (const RuleCase *one, gpointer names)
{
  g_hash_table_add (names, (gpointer) one->name);
}

/* The rule that a case is about: what stands before the slash of its name. */
static void
collect_rule (const RuleCase *one, gpointer ids)
{
  g_hash_table_add (ids, g_strndup (one->name, strcspn (one->name, "/")));
}

/* -- Counting -------------------------------------------------------------------------------------------------- */

static gboolean
is_silent (const char *id)
{
  for (const SilentRule *one = book->silent; one && one->id; one++)
    if (strcmp (one->id, id) == 0)
      return TRUE;
  return FALSE;
}

static gboolean
is_among (const char *const *ids, const char *id)
{
  return ids && g_strv_contains (ids, id);
}

static gboolean
is_served (const char *id)
{
  return book->apart == NULL || !g_str_has_prefix (id, book->apart);
}

static void
assert_shown (const char *id, const Shown *one)
{
  if (is_silent (id))
    {
      if (one->refused + one->scored + one->given > 0)
        g_error ("rule %s is said to do nothing, but does", id);
    }
  else if (is_among (book->gives_only, id))
    {
      if (one->refused > 0 || one->scored + one->given == 0)
        g_error ("rule %s should give and not refuse: refused %u, scored %u, given %u", id, one->refused, one->scored,
                 one->given);
    }
  else if (one->refused == 0)
    g_error ("no case is refused by rule %s", id);
  if (is_among (book->gives_points, id) != (one->scored > 0))
    g_error ("rule %s: points were given in %u cases", id, one->scored);
}

/* Every rule is refused or gives something in some case, or is in the list of those that cannot. */
static void
test_every_rule_is_shown (void)
{
  const PwGame *game = book->test->game;

  shown = g_new0 (Shown, game->n_rules);
  for_each_case (run_one, NULL);
  if (book->besides)
    book->besides ();
  for (guint i = 0; i < game->n_rules; i++)
    if (is_served (game->rules[i].id))
      assert_shown (game->rules[i].id, &shown[i]);
  g_clear_pointer (&shown, g_free);
}

/* Each rule has a case of its own name, also those that are silent. */
static void
test_every_rule_has_a_case (void)
{
  const PwGame *game = book->test->game;
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for_each_case (collect_rule, ids);
  for (guint i = 0; i < game->n_rules; i++)
    if (is_served (game->rules[i].id) && !g_hash_table_contains (ids, game->rules[i].id))
      g_error ("no case is named by rule %s", game->rules[i].id);
}

/* RULES.md has a row for each rule, in the same words, and the tests it names are there. */
static void
test_rules_document (void)
{
  const PwGame *game = book->test->game;
  g_autofree char *path = g_build_filename (g_getenv ("PW_SOURCE_ROOT"), "app", "games", game->id, "RULES.md", NULL);
  g_autofree char *prefix = g_strdup_printf ("`/%s/rule/", game->id);
  g_autofree char *text = NULL;
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < game->n_rules; i++)
    {
      const PwRule *rule = &game->rules[i];
      g_autofree char *row = g_strdup_printf ("\n| %s | %s | %s | ", rule->id, rule->title, rule->text);

      if (strstr (text, row) == NULL)
        g_error ("RULES.md has no row for rule %s in the words of the game", rule->id);
    }
  for_each_case (collect_name, names);
  for (const char *at = strstr (text, prefix); at; at = strstr (at + 1, prefix))
    {
      const char *name = at + strlen (prefix);
      g_autofree char *word = g_strndup (name, strcspn (name, "`"));

      if (!g_hash_table_contains (names, word))
        g_error ("RULES.md names a test that is not there: %s", word);
    }
}

void
rules_add (const RuleBook *rules)
{
  const char *id = rules->test->game->id;
  g_autofree char *is_shown = g_strdup_printf ("/%s/rules/every-rule-is-shown", id);
  g_autofree char *has_a_case = g_strdup_printf ("/%s/rules/every-rule-has-a-case", id);
  g_autofree char *document = g_strdup_printf ("/%s/rules/document", id);

  book = rules;
  for_each_case (add_one, NULL);
  g_test_add_func (is_shown, test_every_rule_is_shown);
  g_test_add_func (has_a_case, test_every_rule_has_a_case);
  g_test_add_func (document, test_rules_document);
}
