/* pw-record-json-print.c: records written as JSON, one move a line
 *
 * By hand, not by json-glib, so that the lines stay as they are meant to be read and compared.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-record-private.h"

#include "core/pw-json-text.h"
#include "core/pw-notation.h"
#include "core/pw-record-piece.h"

static void
append_options (GString *out, const PwOption *options, guint n, const gint16 *values, gboolean leading_comma)
{
  for (guint i = 0; i < n; i++)
    {
      const PwWord *word = pw_vocabulary_get (options[i].words, values[i]);

      g_string_append (out, i || leading_comma ? ", " : "");
      pw_json_append_text (out, options[i].id);
      g_string_append (out, ": ");
      pw_json_append_text (out, word ? word->word : "");
    }
}

/* What players use that not every copy of the program knows, whole, by the word they name it by. */
static void
append_components (GString *out, const PwGame *game, const PwSetup *setup)
{
  const char *separator = "  \"components\": {\n    ";
  gboolean any = FALSE;

  for (guint option = 0; option < game->terms.n_seat_options + game->terms.n_options; option++)
    {
      gboolean of_option = FALSE;

      for (guint seat = 0; seat < setup->n_players; seat++)
        {
          g_autofree char *text = pw_components_print (game, setup, option, seat);

          if (text == NULL)
            continue;
          if (!of_option)
            g_string_append_printf (out, "%s\"%s\": {\n      ", separator, pw_components_option (game, option)->id);
          else
            g_string_append (out, ",\n      ");
          pw_json_append_text (out, pw_vocabulary_get (pw_components_option (game, option)->words,
                                                       pw_components_value (game, setup, option, seat))
                                      ->word);
          g_string_append_printf (out, ": %s", text);
          of_option = TRUE;
        }
      if (of_option)
        {
          g_string_append (out, "\n    }");
          separator = ",\n    ";
          any = TRUE;
        }
    }
  if (any)
    g_string_append (out, "\n  },\n");
}

/* A text of the record itself; nothing where there is none. */
static void
append_member (GString *out, const char *name, const char *text)
{
  if (text == NULL)
    return;
  g_string_append_printf (out, "  \"%s\": ", name);
  pw_json_append_text (out, text);
  g_string_append (out, ",\n");
}

/* What the record says of itself, and what was agreed. */
static void
append_head (GString *out, const PwRecord *record, const PwGame *game, const PwSetup *setup)
{
  g_string_append_printf (out, "  \"format\": %d,\n", PW_RECORD_FORMAT);
  append_member (out, "game", game->id);
  g_string_append_printf (out, "  \"rules\": %u,\n", game->rules_version);
  append_member (out, "uid", record->uid);
  append_member (out, "created", record->created);
  append_member (out, "title", record->title);
  if (record->trial)
    g_string_append (out, "  \"trial\": true,\n");
  if (pw_record_is_untold (record))
    g_string_append (out, "  \"untold\": true,\n");
  if (record->duration)
    g_string_append_printf (out, "  \"duration\": %u,\n", record->duration);
  for (guint i = 0; i < PW_RECORD_N_TERMS; i++)
    {
      g_autofree char *value = pw_record_print_term (setup, i);

      append_member (out, pw_record_terms[i], value);
    }
  g_string_append (out, "  \"options\": {");
  append_options (out, game->terms.options, game->terms.n_options, setup->options, FALSE);
  g_string_append (out, "},\n");
  append_components (out, game, setup);
}

static void
append_players (GString *out, const PwGame *game, const PwSetup *setup)
{
  g_string_append (out, "  \"players\": [\n");
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      g_string_append (out, "    {\"name\": ");
      pw_json_append_text (out, setup->names[seat]);
      g_string_append_printf (out, ", \"marker\": %u", setup->markers[seat]);
      append_options (out, game->terms.seat_options, game->terms.n_seat_options, setup->seat_options[seat], TRUE);
      g_string_append (out, seat + 1 < setup->n_players ? "},\n" : "}\n");
    }
  g_string_append (out, "  ],\n");
}

/* -- Lines, each with the comma that separates it from the one before ------------------------------ */

static void
lines_init (PwRecordLines *lines)
{
  lines->text = g_string_new (NULL);
  lines->ends = g_array_new (FALSE, FALSE, sizeof (gsize));
}

static void
lines_clear (PwRecordLines *lines)
{
  g_string_free (lines->text, TRUE);
  g_array_unref (lines->ends);
}

static void
end_line (PwRecordLines *lines)
{
  g_array_append_val (lines->ends, lines->text->len);
}

static void
add_moves (PwRecordLines *lines, const PwHistory *history, guint from)
{
  for (guint i = from; i < pw_history_get_length (history); i++)
    {
      g_autofree char *line = pw_notation_print (pw_history_get_game (history), pw_history_get_setup (history),
                                                 pw_history_get_move (history, i));

      g_string_append (lines->text, ",\n    ");
      pw_json_append_text (lines->text, line);
      end_line (lines);
    }
}

/* The lines that were taken out, and how many moves come before each. */
static void
add_struck (PwRecordLines *lines, const PwHistory *history, guint from)
{
  for (guint i = from; i < pw_history_get_n_struck (history); i++)
    {
      const PwStruck *struck = pw_history_get_struck (history, i);

      g_string_append_printf (lines->text, ",\n    {\"before\": %u, \"line\": ", struck->before);
      pw_json_append_text (lines->text, struck->line);
      if (struck->said)
        {
          g_string_append (lines->text, ", \"said\": ");
          pw_json_append_text (lines->text, struck->said);
          g_string_append (lines->text, ", \"language\": ");
          pw_json_append_text (lines->text, struck->language);
        }
      g_string_append_c (lines->text, '}');
      end_line (lines);
    }
}

/* Puts @more in place of what comes after the first @kept lines. */
static void
replace_lines (PwRecordLines *lines, guint kept, const PwRecordLines *more)
{
  gsize begin = kept ? g_array_index (lines->ends, gsize, kept - 1) : 0;

  g_string_truncate (lines->text, begin);
  g_array_set_size (lines->ends, kept);
  g_string_append_len (lines->text, more->text->str, (gssize) more->text->len);
  for (guint i = 0; i < more->ends->len; i++)
    {
      gsize end = begin + g_array_index (more->ends, gsize, i);

      g_array_append_val (lines->ends, end);
    }
}

static void
append_lines (GString *out, const char *name, const PwRecordLines *lines)
{
  g_string_append_printf (out, "  \"%s\": [", name);
  /* Nothing stands before the first. */
  if (lines->ends->len)
    g_string_append_len (out, lines->text->str + 1, (gssize) lines->text->len - 1);
  g_string_append (out, lines->ends->len ? "\n  ],\n" : "],\n");
}

/* How far the game is. */
static void
append_standing (GString *out, const PwRecord *record, const PwGame *game, const PwSetup *setup)
{
  const PwHistory *history = record->history;
  guint at = pw_history_get_cursor (history);

  g_string_append_printf (out, "  \"at\": %u,\n  \"over\": %s,\n  \"scores\": [", at,
                          game->play.actor (pw_history_get_state (history, at)) == PW_NOBODY ? "true" : "false");
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      g_string_append (out, seat ? ", " : "");
      /* What nobody may know yet is no score. */
      if (pw_history_knows_scores (history) && !pw_record_is_untold (record))
        g_string_append_printf (out, "%d", pw_history_get_score (history, at, seat, -1));
      else
        g_string_append (out, "null");
    }
  g_string_append_c (out, ']');
  if (!setup->clock)
    return;
  g_string_append (out, ",\n  \"seconds\": [");
  for (guint seat = 0; seat < setup->n_players; seat++)
    g_string_append_printf (out, "%s%u", seat ? ", " : "", record->seconds[seat]);
  g_string_append_c (out, ']');
}

/* -- What is new of a record, and the whole of it --------------------------------------------------- */

/**
 * pw_record_piece_new:
 * @record: a record
 * @moves_kept: how many of its first moves are as they were in the piece before
 * @struck_kept: how many of its first struck lines are
 *
 * Prints what is new of a record: of its lines only those that are, so that an entry costs the same in a long game as in a short
 * one. Any thread may make the whole of the pieces, pw_record_sheet_print(), since they are nothing but text.
 *
 * Returns: (transfer full): for pw_record_sheet_take()
 */
PwRecordPiece *
pw_record_piece_new (const PwRecord *record, guint moves_kept, guint struck_kept)
{
  const PwGame *game = pw_history_get_game (record->history);
  const PwSetup *setup = pw_history_get_setup (record->history);
  PwRecordPiece *piece = g_new0 (PwRecordPiece, 1);

  piece->head = g_string_new ("{\n");
  append_head (piece->head, record, game, setup);
  append_players (piece->head, game, setup);
  piece->moves_kept = moves_kept;
  lines_init (&piece->moves);
  add_moves (&piece->moves, record->history, moves_kept);
  piece->struck_kept = struck_kept;
  lines_init (&piece->struck);
  add_struck (&piece->struck, record->history, struck_kept);
  piece->tail = g_string_new (NULL);
  append_standing (piece->tail, record, game, setup);
  g_string_append (piece->tail, "\n}\n");
  return piece;
}

/**
 * pw_record_piece_free:
 * @piece: (nullable) (transfer full): a piece
 *
 * Frees it.
 */
void
pw_record_piece_free (PwRecordPiece *piece)
{
  if (piece == NULL)
    return;
  g_string_free (piece->head, TRUE);
  g_string_free (piece->tail, TRUE);
  lines_clear (&piece->moves);
  lines_clear (&piece->struck);
  g_free (piece);
}

/**
 * pw_record_sheet_init:
 * @sheet: a record that is put together from pieces
 *
 * Begins it; the first piece keeps nothing.
 */
void
pw_record_sheet_init (PwRecordSheet *sheet)
{
  sheet->head = g_string_new (NULL);
  sheet->tail = g_string_new (NULL);
  lines_init (&sheet->moves);
  lines_init (&sheet->struck);
}

void
pw_record_sheet_clear (PwRecordSheet *sheet)
{
  g_string_free (sheet->head, TRUE);
  g_string_free (sheet->tail, TRUE);
  lines_clear (&sheet->moves);
  lines_clear (&sheet->struck);
}

/**
 * pw_record_sheet_take:
 * @sheet: a record that is put together from pieces
 * @piece: the next of them
 *
 * Brings it up to date.
 */
void
pw_record_sheet_take (PwRecordSheet *sheet, const PwRecordPiece *piece)
{
  g_string_assign (sheet->head, piece->head->str);
  g_string_assign (sheet->tail, piece->tail->str);
  replace_lines (&sheet->moves, piece->moves_kept, &piece->moves);
  replace_lines (&sheet->struck, piece->struck_kept, &piece->struck);
}

/**
 * pw_record_sheet_print:
 * @sheet: a record that is put together from pieces
 *
 * Returns: (transfer full): the record as JSON, as pw_record_print() has it
 */
char *
pw_record_sheet_print (const PwRecordSheet *sheet)
{
  GString *out = g_string_sized_new (sheet->head->len + sheet->moves.text->len + sheet->struck.text->len + sheet->tail->len + 64);

  g_string_append_len (out, sheet->head->str, (gssize) sheet->head->len);
  append_lines (out, "moves", &sheet->moves);
  if (sheet->struck.ends->len)
    append_lines (out, "struck", &sheet->struck);
  g_string_append_len (out, sheet->tail->str, (gssize) sheet->tail->len);
  return g_string_free (out, FALSE);
}

/**
 * pw_record_print:
 * @record: a record
 *
 * Returns: (transfer full): the record as JSON
 */
char *
pw_record_print (const PwRecord *record)
{
  PwRecordPiece *piece = pw_record_piece_new (record, 0, 0);
  PwRecordSheet sheet;
  char *text;

  pw_record_sheet_init (&sheet);
  pw_record_sheet_take (&sheet, piece);
  text = pw_record_sheet_print (&sheet);
  pw_record_sheet_clear (&sheet);
  pw_record_piece_free (piece);
  return text;
}
