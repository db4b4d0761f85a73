/* pw-record-json-print.c: records written as JSON, one move a line
 *
 * By hand, not by json-glib, so that the lines stay as they are meant to be read and compared.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-record-private.h"

#include "core/pw-notation.h"

static void
append_string (GString *out, const char *text)
{
  g_string_append_c (out, '"');
  for (const char *p = text; *p; p++)
    switch (*p)
      {
      case '"': g_string_append (out, "\\\""); break;
      case '\\': g_string_append (out, "\\\\"); break;
      default:
        if ((guchar) *p < 0x20)
          g_string_append_printf (out, "\\u%04x", (guint) *p);
        else
          g_string_append_c (out, *p);
        break;
      }
  g_string_append_c (out, '"');
}

static void
append_options (GString *out, const PwOption *options, guint n, const gint16 *values, gboolean leading_comma)
{
  for (guint i = 0; i < n; i++)
    {
      const PwWord *word = pw_vocabulary_get (options[i].words, values[i]);

      g_string_append (out, i || leading_comma ? ", " : "");
      append_string (out, options[i].id);
      g_string_append (out, ": ");
      append_string (out, word ? word->word : "");
    }
}

/* The lines that were taken out, and how many moves come before each. */
static void
append_struck (GString *out, const PwHistory *history)
{
  guint n = pw_history_get_n_struck (history);

  if (n == 0)
    return;
  g_string_append (out, "  \"struck\": [");
  for (guint i = 0; i < n; i++)
    {
      const PwStruck *struck = pw_history_get_struck (history, i);

      g_string_append_printf (out, "%s\n    {\"before\": %u, \"line\": ", i ? "," : "", struck->before);
      append_string (out, struck->line);
      g_string_append_c (out, '}');
    }
  g_string_append (out, "\n  ],\n");
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
          append_string (out, pw_vocabulary_get (pw_components_option (game, option)->words,
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
  append_string (out, text);
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
      append_string (out, setup->names[seat]);
      g_string_append_printf (out, ", \"marker\": %u", setup->markers[seat]);
      append_options (out, game->terms.seat_options, game->terms.n_seat_options, setup->seat_options[seat], TRUE);
      g_string_append (out, seat + 1 < setup->n_players ? "},\n" : "}\n");
    }
  g_string_append (out, "  ],\n");
}

static void
append_moves (GString *out, const PwHistory *history)
{
  guint length = pw_history_get_length (history);

  g_string_append (out, "  \"moves\": [");
  for (guint i = 0; i < length; i++)
    {
      g_autofree char *line = pw_notation_print (pw_history_get_game (history), pw_history_get_setup (history),
                                                 pw_history_get_move (history, i));

      g_string_append (out, i ? ",\n    " : "\n    ");
      append_string (out, line);
    }
  g_string_append_printf (out, "%s],\n", length ? "\n  " : "");
  append_struck (out, history);
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
    g_string_append_printf (out, "%s%d", seat ? ", " : "", pw_history_get_score (history, at, seat, -1));
  g_string_append_c (out, ']');
  if (!setup->clock)
    return;
  g_string_append (out, ",\n  \"seconds\": [");
  for (guint seat = 0; seat < setup->n_players; seat++)
    g_string_append_printf (out, "%s%u", seat ? ", " : "", record->seconds[seat]);
  g_string_append_c (out, ']');
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
  const PwGame *game = pw_history_get_game (record->history);
  const PwSetup *setup = pw_history_get_setup (record->history);
  GString *out = g_string_new ("{\n");

  append_head (out, record, game, setup);
  append_players (out, game, setup);
  append_moves (out, record->history);
  append_standing (out, record, game, setup);
  g_string_append (out, "\n}\n");
  return g_string_free (out, FALSE);
}
