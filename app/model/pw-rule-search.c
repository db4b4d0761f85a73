/* pw-rule-search.c: rules found by number, by words, by what happened
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-rule-search.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* As it is compared: small letters without accents; typographic apostrophes as keyboards have them. */
static char *
fold (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autofree char *parts = g_utf8_normalize (valid, -1, G_NORMALIZE_ALL);
  g_autofree char *small = g_utf8_casefold (parts, -1);
  /* Casefolding may compose anew. */
  g_autofree char *again = g_utf8_normalize (small, -1, G_NORMALIZE_ALL);
  GString *out = g_string_new (NULL);

  for (const char *p = again; *p; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (c == 0x2019 || c == 0x2018)
        g_string_append_c (out, '\'');
      else if (!g_unichar_ismark (c))
        g_string_append_unichar (out, c);
    }
  return g_string_free (out, FALSE);
}

static gboolean
is_number (const char *word)
{
  return g_ascii_isdigit (*word);
}

/* "4" and "4.3" stand for "4.3a" too; "4.1" does not for "4.10". */
static gboolean
number_matches (const char *id, const char *word)
{
  gsize length = strlen (word);

  while (length > 0 && word[length - 1] == '.')
    length--;
  return g_ascii_strncasecmp (id, word, length) == 0 && !g_ascii_isdigit (id[length]);
}

/* Numbers stand alone: "2" is not in "26". */
static gboolean
has_number (const char *text, const char *word)
{
  gsize length = strlen (word);

  for (const char *at = strstr (text, word); at; at = strstr (at + 1, word))
    if ((at == text || !g_ascii_isdigit (at[-1])) && !g_ascii_isdigit (at[length]))
      return TRUE;
  return FALSE;
}

static gboolean
matches (const PwRule *rule, char **words)
{
  g_autofree char *all = g_strjoin (" ", _(rule->title), _(rule->text), rule->source ? _(rule->source) : "", NULL);
  g_autofree char *text = fold (all);

  for (char **word = words; *word; word++)
    {
      if (**word == '\0')
        continue;
      if (is_number (*word) ? !number_matches (rule->id, *word) && !has_number (text, *word) : !strstr (text, *word))
        return FALSE;
    }
  return TRUE;
}

static void
add (GArray *rules, guint rule)
{
  for (guint i = 0; i < rules->len; i++)
    if (g_array_index (rules, guint, i) == rule)
      return;
  g_array_append_val (rules, rule);
}

/**
 * pw_rule_search:
 * @game: a game
 * @query: (nullable): what somebody typed: the number of a rule or its beginning, or words that
 *   are all to be found in it; capitals and accents are alike
 *
 * A number alone finds what bears it, and only where nothing does what mentions it.
 *
 * Returns: (transfer full) (element-type guint): what matches, in the order of the rules; all of them where nothing
 *   was typed
 */
GArray *
pw_rule_search (const PwGame *game, const char *query)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree char *folded = fold (query ? query : "");
  g_auto (GStrv) words = NULL;

  g_strstrip (folded);
  words = g_strsplit_set (folded, " \t\n,;", -1);
  if (words[0] && !words[1] && is_number (words[0]))
    for (guint i = 0; i < game->n_rules; i++)
      if (number_matches (game->rules[i].id, words[0]))
        add (found, i);
  if (found->len > 0)
    return found;
  for (guint i = 0; i < game->n_rules; i++)
    if (matches (&game->rules[i], words))
      add (found, i);
  return found;
}

/**
 * pw_rule_search_ids:
 * @game: a game
 * @ids: (nullable): numbers of rules with spaces between them: "11.3 6.1"
 *
 * Returns: (transfer full) (element-type guint): those that there are, in that order, each once
 */
GArray *
pw_rule_search_ids (const PwGame *game, const char *ids)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (guint));
  g_auto (GStrv) words = g_strsplit (ids ? ids : "", " ", -1);

  for (char **word = words; *word; word++)
    {
      int rule = **word ? pw_game_find_rule (game, *word) : -1;

      if (rule >= 0)
        add (found, (guint) rule);
    }
  return found;
}

/* Adds the rule that forbids move @i, were it made after the first @at moves. */
static void
add_broken (GArray *rules, const PwHistory *history, guint i, guint at)
{
  const PwGame *game = pw_history_get_game (history);
  PwMove move = *pw_history_get_move (history, i);
  g_autoptr (GError) error = NULL;

  move.reason = 0;
  if (!pw_game_check (game, pw_history_get_state (history, at), &move, &error) && error->domain == PW_RULE_ERROR &&
      (guint) error->code < game->n_rules)
    add (rules, (guint) error->code);
}

/**
 * pw_rule_search_line:
 * @history: a game
 * @i: one of its moves, from 0
 *
 * Returns: (transfer full) (element-type guint): the rules by which it came about: the one that a correction breaks,
 *   then those of what it brought, in their order; of a line that brought nothing, the one that says when it may be
 */
GArray *
pw_rule_search_line (const PwHistory *history, guint i)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (guint));
  guint n;
  const PwEvent *events = pw_history_get_events (history, i, &n);

  if (pw_history_get_move (history, i)->reason)
    add_broken (found, history, i, i);
  for (guint k = 0; k < n; k++)
    if (events[k].rule < pw_history_get_game (history)->n_rules)
      add (found, events[k].rule);
  /* A roll brings nothing yet: what it belongs to is said by the rule that forbids another one. */
  if (found->len == 0)
    add_broken (found, history, i, i + 1);
  return found;
}

/* How far a choice is followed to a whole move. */
#define MOST_STEPS 12

/* The first whole move that begins as @choice does; FALSE where there is none. */
static gboolean
complete (const PwGame *game, gconstpointer state, const PwChoice *choice, PwMove *move)
{
  PwChoice next = *choice;

  for (guint step = 0; next.more && step < MOST_STEPS; step++)
    {
      g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));

      pw_game_choices (game, state, &next.move, choices);
      if (choices->len == 0)
        return FALSE;
      next = g_array_index (choices, PwChoice, 0);
    }
  *move = next.move;
  return !next.more;
}

/**
 * pw_rule_search_choice:
 * @game: a game
 * @state: where its choices are offered
 * @choice: one of them
 *
 * Of a choice that leads to further ones, those of the first move it leads to: they differ in what is taken where, seldom in
 * what rules say of it.
 *
 * Returns: (transfer full) (element-type guint): the rules of what it would bring, in their order; of one that brings nothing,
 *   the one that says when it may not be done
 */
GArray *
pw_rule_search_choice (const PwGame *game, gconstpointer state, const PwChoice *choice)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree char *after = g_malloc (game->state_size);
  g_autoptr (GError) error = NULL;
  PwEvents events = { 0 };
  PwMove move;

  if (!complete (game, state, choice, &move) || !pw_game_check (game, state, &move, NULL))
    return found;
  memcpy (after, state, game->state_size);
  pw_game_apply (game, after, &move, &events);
  for (guint i = 0; i < events.n; i++)
    if (events.items[i].rule < game->n_rules)
      add (found, events.items[i].rule);
  if (found->len == 0 && !pw_game_check (game, after, &move, &error) && error->domain == PW_RULE_ERROR &&
      (guint) error->code < game->n_rules)
    add (found, (guint) error->code);
  return found;
}

/**
 * pw_rule_search_print:
 * @game: a game
 * @rules: (element-type guint): indices of rules
 *
 * Returns: (transfer full): their numbers with spaces between them, as pw_rule_search_ids() reads them
 */
char *
pw_rule_search_print (const PwGame *game, const GArray *rules)
{
  GString *ids = g_string_new (NULL);

  for (guint i = 0; i < rules->len; i++)
    g_string_append_printf (ids, "%s%s", i ? " " : "", game->rules[g_array_index (rules, guint, i)].id);
  return g_string_free (ids, FALSE);
}
