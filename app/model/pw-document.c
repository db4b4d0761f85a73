/* pw-document.c: what goes on paper: a score sheet, filled or blank, or the log
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-document.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-disk.h"
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
  for (guint i = 0; i < summary->game->terms.n_options; i++)
    {
      const PwOption *option = &summary->game->terms.options[i];
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

static void
add_advice (PwDocument *document, const PwRecord *record)
{
  const char *note = pw_setup_advice_note (pw_history_get_setup (record->history));

  if (note)
    add (document, PW_BLOCK_NOTE, g_strdup (note));
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
  add_advice (document, record);
  if (pw_history_hidden_note (record->history))
    add (document, PW_BLOCK_NOTE, g_strdup (pw_history_hidden_note (record->history)));
  /* Where nobody knows a score yet, a table of noughts would say that there was none. */
  if (!pw_history_knows_scores (record->history))
    return document;
  add_sources (document, summary);
  add_rules (document, summary, record->history);
  return document;
}

/* -- Blank ------------------------------------------------------------------------------------------- */

/**
 * pw_document_new_blank:
 * @game: a game
 * @setup: who plays, and with which options
 *
 * Returns: (transfer full): a score sheet to be filled in by hand: a column for each player, a row for each source of points that
 *   people count at a table
 */
PwDocument *
pw_document_new_blank (const PwGame *game, const PwSetup *setup)
{
  PwDocument *document = document_new (_(game->name));
  guint n_players = setup->n_players;
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
      if (source < game->n_sources && !pw_game_written (game, setup, source))
        continue;
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
  g_autofree char *sentence = game->words.sentence (setup, pw_history_get_state (history, i), move, events, n_events);
  int points = 0;
  GString *line = g_string_new (NULL);

  for (guint k = 0; k < n_events; k++)
    if (events[k].kind == PW_EVENT_POINTS && events[k].player == move->player && !events[k].final && !events[k].silent)
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
  add_advice (document, record);
  for (guint i = 0; i < pw_history_get_cursor (history); i++)
    {
      char *moment = game->words.moment (pw_history_get_setup (history), pw_history_get_state (history, i));

      if (moment && *moment && g_strcmp0 (moment, before) != 0)
        add (document, PW_BLOCK_HEADING, g_strdup (moment));
      g_free (before);
      before = moment;
      add_line (document, history, i);
    }
  return document;
}

/* -- Files ------------------------------------------------------------------------------------------- */

/** MAX_STEM: the most bytes of a file name that say which game it is. */
#define MAX_STEM 120

/* What a title has that no file name can have, or should not begin with, becomes a dash. */
static char *
clean_stem (const char *title)
{
  g_autofree char *valid = g_utf8_make_valid (title, -1);
  g_autoptr (GString) stem = g_string_new (NULL);

  for (const char *p = valid; *p; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);
      gboolean bad = !g_unichar_isprint (c) || strchr ("/\\:*?\"<>|", (int) (c < 0x80 ? c : 'x')) || (c == '.' && stem->len == 0);

      if (stem->len + 6 > MAX_STEM)
        break;
      g_string_append_unichar (stem, bad ? '-' : c);
    }
  g_strchomp (stem->str);
  return g_strdup (stem->str);
}

/* The game in a file name: its title, else the name of its own file, which has its day and players, else which game it is. */
static char *
stem_of (const PwRecord *record, const char *path)
{
  g_autofree char *stem = NULL;

  if (record->title)
    stem = clean_stem (record->title);
  else if (path)
    {
      g_autofree char *name = g_filename_display_basename (path);

      if (g_str_has_suffix (name, ".pipwright"))
        name[strlen (name) - strlen (".pipwright")] = '\0';
      stem = clean_stem (name);
    }
  if (stem && *stem)
    return g_steal_pointer (&stem);
  return g_strdup (pw_history_get_game (record->history)->id);
}

static const char *
word_of (PwDocumentKind kind)
{
  switch (kind)
    {
    case PW_DOCUMENT_BLANK: return C_("file name", "blank");
    case PW_DOCUMENT_LOG: return C_("file name", "log");
    case PW_DOCUMENT_SCORES:
    default: return C_("file name", "sheet");
    }
}

/**
 * pw_document_file_name:
 * @record: a game
 * @path: (nullable): where it is kept
 * @kind: what goes on paper
 * @folder: (nullable): where the file is to go
 *
 * Returns: (transfer full): a name for the PDF that says which game and what it is, and that nothing in @folder has yet
 */
char *
pw_document_file_name (const PwRecord *record, const char *path, PwDocumentKind kind, const char *folder)
{
  g_autofree char *stem = kind == PW_DOCUMENT_BLANK ? g_strdup (pw_history_get_game (record->history)->id)
                                                    : stem_of (record, path);

  for (guint n = 1;; n++)
    {
      g_autofree char *name = n == 1 ? g_strdup_printf ("%s-%s.pdf", stem, word_of (kind))
                                     : g_strdup_printf ("%s-%s-%u.pdf", stem, word_of (kind), n);
      g_autofree char *taken = folder ? g_build_filename (folder, name, NULL) : NULL;

      if (!taken || !pw_disk_is_taken (taken))
        return g_steal_pointer (&name);
    }
}
