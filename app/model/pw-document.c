/* pw-document.c: what goes on paper: a score sheet, filled or blank, or the log
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-document.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "core/pw-notation.h"
#include "model/pw-summary.h"

static void
block_free (gpointer data)
{
  PwBlock *block = data;

  g_free (block->text);
  if (block->cells)
    g_ptr_array_unref (block->cells);
  g_free (block);
}

static PwDocument *
document_new (const char *title)
{
  PwDocument *document = g_new0 (PwDocument, 1);

  document->title = g_strdup (title);
  document->blocks = g_ptr_array_new_with_free_func (block_free);
  return document;
}

/**
 * pw_document_free:
 * @document: (nullable) (transfer full): a document
 *
 * Frees it.
 */
void
pw_document_free (PwDocument *document)
{
  if (document == NULL)
    return;
  g_free (document->title);
  g_ptr_array_unref (document->blocks);
  g_free (document);
}

/* Takes over @text. */
static PwBlock *
add (PwDocument *document, PwBlockKind kind, char *text)
{
  PwBlock *block = g_new0 (PwBlock, 1);

  block->kind = kind;
  block->text = text;
  g_ptr_array_add (document->blocks, block);
  return block;
}

static PwBlock *
add_table (PwDocument *document, guint n_columns)
{
  PwBlock *block = add (document, PW_BLOCK_TABLE, NULL);

  block->n_columns = n_columns;
  block->cells = g_ptr_array_new_with_free_func (g_free);
  return block;
}

static void
add_cell (PwBlock *table, const char *text)
{
  g_ptr_array_add (table->cells, g_strdup (text));
}

static void
add_number (PwBlock *table, int number)
{
  g_ptr_array_add (table->cells, pw_number (number));
}

/* -- Head ------------------------------------------------------------------------------------------ */

static void
add_head (PwDocument *document, const PwSummary *summary)
{
  g_autoptr (GDateTime) date = summary->begun ? g_date_time_new_from_unix_local (summary->begun) : NULL;
  g_autoptr (GString) modules = g_string_new (NULL);

  add (document, PW_BLOCK_TITLE, g_strdup (_(summary->game->name)));
  if (summary->title)
    add (document, PW_BLOCK_TEXT, g_strdup (summary->title));
  if (date)
    add (document, PW_BLOCK_TEXT, pw_date (date));
  for (guint i = 0; i < summary->game->n_options; i++)
    {
      const PwOption *option = &summary->game->options[i];
      const PwWord *usual = pw_vocabulary_get (option->words, option->def);

      if (usual && g_strcmp0 (usual->word, summary->options[i]) != 0)
        g_string_append_printf (modules, "%s%s: %s", modules->len ? "; " : "", _(option->title),
                                pw_summary_label (option, summary->options[i]));
    }
  if (modules->len)
    add (document, PW_BLOCK_NOTE, g_strdup (modules->str));
}

/* -- Filled ------------------------------------------------------------------------------------------ */

static void
add_ranking (PwDocument *document, const PwSummary *summary)
{
  PwBlock *table;

  if (!summary->over)
    {
      add (document, PW_BLOCK_TEXT,
           g_strdup_printf (ngettext ("Not finished, after %u move", "Not finished, after %u moves", summary->n_moves),
                            summary->n_moves));
      return;
    }
  if (summary->outcome != PW_OUTCOME_PLACE)
    {
      add (document, PW_BLOCK_TEXT, g_strdup (summary->outcome == PW_OUTCOME_WON ? _("Won") : _("Lost")));
      return;
    }
  add (document, PW_BLOCK_HEADING, g_strdup (_("Ranking")));
  table = add_table (document, 3);
  add_cell (table, _("Player"));
  add_cell (table, _("Place"));
  add_cell (table, _("Points"));
  for (guint place = 1; place <= PW_MAX_PLAYERS; place++)
    for (guint i = 0; i < summary->n_seats; i++)
      if (summary->seats[i].place == place)
        {
          {
            g_autofree char *name = pw_isolate (summary->seats[i].name);

            add_cell (table, name);
          }
          add_number (table, (int) place);
          add_number (table, summary->seats[i].total);
        }
}

static void
add_names (PwBlock *table, const char *corner, const PwSummary *summary)
{
  add_cell (table, corner);
  for (guint i = 0; i < summary->n_seats; i++)
    {
      g_autofree char *name = pw_isolate (summary->seats[i].name);

      add_cell (table, name);
    }
}

static void
add_sources (PwDocument *document, const PwSummary *summary)
{
  const PwGame *game = summary->game;
  PwBlock *table;

  add (document, PW_BLOCK_HEADING, g_strdup (_("Points by source")));
  table = add_table (document, summary->n_seats + 1);
  add_names (table, _("Source"), summary);
  for (guint source = 0; source < game->n_sources; source++)
    {
      gboolean used = FALSE;

      for (guint i = 0; i < summary->n_seats; i++)
        used = used || summary->seats[i].sources[source] != 0;
      if (!used)
        continue;
      add_cell (table, _(game->sources[source].name));
      for (guint i = 0; i < summary->n_seats; i++)
        add_number (table, summary->seats[i].sources[source]);
    }
  add_cell (table, _("Total"));
  for (guint i = 0; i < summary->n_seats; i++)
    add_number (table, summary->seats[i].score);
  table->sum = TRUE;
}

/* Every rule by which somebody got or lost points, in the order of the rules. */
static void
add_rules (PwDocument *document, const PwSummary *summary, const PwHistory *history)
{
  const PwGame *game = summary->game;
  guint at = pw_history_get_cursor (history);
  g_autofree int *points = g_new0 (int, game->n_rules *PW_MAX_PLAYERS);
  g_autofree guint8 *used = g_new0 (guint8, game->n_rules);
  PwBlock *table;

  for (guint i = 0; i < at; i++)
    {
      guint n_events;
      const PwEvent *events = pw_history_get_events (history, i, &n_events);

      for (guint k = 0; k < n_events; k++)
        if (pw_history_counts (history, &events[k]) && events[k].player >= 0 && events[k].rule < game->n_rules)
          {
            points[events[k].rule * PW_MAX_PLAYERS + (guint) events[k].player] += events[k].amount;
            used[events[k].rule] = 1;
          }
    }
  add (document, PW_BLOCK_HEADING, g_strdup (_("Points by rule")));
  table = add_table (document, summary->n_seats + 1);
  add_names (table, _("Rule"), summary);
  for (guint rule = 0; rule < game->n_rules; rule++)
    if (used[rule])
      {
        g_ptr_array_add (table->cells, g_strdup_printf ("%s  %s", game->rules[rule].id, _(game->rules[rule].title)));
        for (guint i = 0; i < summary->n_seats; i++)
          add_number (table, points[rule * PW_MAX_PLAYERS + i]);
      }
  add_cell (table, _("Total"));
  for (guint i = 0; i < summary->n_seats; i++)
    add_number (table, summary->seats[i].score);
  table->sum = TRUE;
}

/**
 * pw_document_new_scores:
 * @record: a game, up to its cursor
 *
 * Returns: (transfer full): the filled score sheet: ranking, points by source and by rule
 */
PwDocument *
pw_document_new_scores (const PwRecord *record)
{
  g_autoptr (PwSummary) summary = pw_summary_new (record);
  g_autofree char *title = pw_summary_title (summary);
  PwDocument *document = document_new (title);

  add_head (document, summary);
  add_ranking (document, summary);
  if (pw_history_hidden_note (record->history))
    add (document, PW_BLOCK_NOTE, g_strdup (pw_history_hidden_note (record->history)));
  add_sources (document, summary);
  add_rules (document, summary, record->history);
  return document;
}

/* -- Blank ------------------------------------------------------------------------------------------- */

/**
 * pw_document_new_blank:
 * @game: a game
 * @n_players: how many columns
 *
 * Returns: (transfer full): a score sheet to be filled in by hand
 */
PwDocument *
pw_document_new_blank (const PwGame *game, guint n_players)
{
  PwDocument *document = document_new (_(game->name));
  PwBlock *table;

  add (document, PW_BLOCK_TITLE, g_strdup (_(game->name)));
  add (document, PW_BLOCK_TEXT, g_strdup (_("Date:")));
  table = add_table (document, n_players + 1);
  table->ruled = TRUE;
  table->sum = TRUE;
  add_cell (table, _("Player"));
  for (guint i = 0; i < n_players; i++)
    add_cell (table, "");
  for (guint source = 0; source <= game->n_sources; source++)
    {
      add_cell (table, source < game->n_sources ? _(game->sources[source].name) : _("Total"));
      for (guint i = 0; i < n_players; i++)
        add_cell (table, "");
    }
  return document;
}

/* -- Log --------------------------------------------------------------------------------------------- */

static void
add_line (PwDocument *document, const PwHistory *history, guint i)
{
  const PwGame *game = pw_history_get_game (history);
  const PwSetup *setup = pw_history_get_setup (history);
  const PwMove *move = pw_history_get_move (history, i);
  guint n_events;
  const PwEvent *events = pw_history_get_events (history, i, &n_events);
  g_autofree char *sentence = game->sentence (setup, pw_history_get_state (history, i), move, events, n_events);
  int points = 0;
  GString *line = g_string_new (NULL);

  for (guint k = 0; k < n_events; k++)
    if (events[k].kind == PW_EVENT_POINTS && events[k].player == move->player && !events[k].final)
      points += events[k].amount;
  g_string_append_printf (line, "%u  ", i + 1);
  g_string_append (line, sentence);
  if (points)
    g_string_append_printf (line, points > 0 ? "  (+%d)" : "  (−%d)", ABS (points));
  if (move->reason)
    {
      g_autofree char *reason = pw_isolate (pw_move_get_reason (move, setup));

      g_string_append_printf (line, "  [%s]", reason);
    }
  add (document, PW_BLOCK_TEXT, g_string_free (line, FALSE));
}

/**
 * pw_document_new_log:
 * @record: a game, up to its cursor
 *
 * Returns: (transfer full): everything that happened, round by round
 */
PwDocument *
pw_document_new_log (const PwRecord *record)
{
  const PwHistory *history = record->history;
  const PwGame *game = pw_history_get_game (history);
  g_autoptr (PwSummary) summary = pw_summary_new (record);
  g_autofree char *title = pw_summary_title (summary), *players = pw_summary_players (summary), *before = NULL;
  PwDocument *document = document_new (title);

  add_head (document, summary);
  add (document, PW_BLOCK_TEXT, g_steal_pointer (&players));
  for (guint i = 0; i < pw_history_get_cursor (history); i++)
    {
      char *moment = game->moment (pw_history_get_setup (history), pw_history_get_state (history, i));

      if (moment && *moment && g_strcmp0 (moment, before) != 0)
        add (document, PW_BLOCK_HEADING, g_strdup (moment));
      g_free (before);
      before = moment;
      add_line (document, history, i);
    }
  return document;
}
