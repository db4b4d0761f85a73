/* pw-notation-print.c: moves written as lines of text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-notation-private.h"

#include <glib/gi18n-lib.h>

#include "core/pw-line.h"

/* The seat that a per-seat argument belongs to. */
guint
pw_notation_seat_of (const PwMoveKind *kind, const PwArg *arg)
{
  guint first = PW_MAX_ARGS;

  for (guint i = 0; i < kind->n_args; i++)
    if (kind->args[i].flags & PW_ARG_PER_SEAT)
      first = MIN (first, kind->args[i].index);
  return arg->index - first;
}

/* Whether @name is also the name of a kind or of an argument. */
static gboolean
means_something_else (const PwGame *game, const char *name)
{
  for (guint i = 0; i < game->n_kinds; i++)
    {
      if (g_ascii_strcasecmp (game->kinds[i].name, name) == 0)
        return TRUE;
      for (guint k = 0; k < game->kinds[i].n_args; k++)
        if (g_ascii_strcasecmp (game->kinds[i].args[k].name, name) == 0)
          return TRUE;
    }
  return FALSE;
}

/* A name as one word of a line: in quotes where it is more than one, or would mean something else. */
static void
append_name (GString *line, const PwGame *game, const char *name)
{
  gboolean plain = !means_something_else (game, name);

  for (const char *p = name; *p && plain; p = g_utf8_next_char (p))
    plain = g_unichar_isalpha (g_utf8_get_char (p)) || (p > name && g_ascii_isdigit (*p));
  if (plain)
    {
      g_string_append (line, name);
      return;
    }
  pw_line_append_quoted (line, name);
}

/* What people call @value, as one word of a line; nothing where it has no name. */
static gboolean
append_label (GString *line, const PwVocabulary *words, const PwWord *word)
{
  const char *label = words->label ? words->label (word->value) : word->label && *word->label ? _(word->label) : "";

  for (const char *p = label; *p; p++)
    if (*p == ' ')
      g_string_append (line, PW_NOTATION_BLANK);
    else
      g_string_append_c (line, *p);
  return *label != '\0';
}

static void
append_value (GString *line, const PwGame *game, const PwSetup *setup, const PwArg *arg, gint16 value, gboolean labels)
{
  const PwWord *word;
  char cell[PW_CELL_WORD];
  guint8 dice[6];
  guint n;

  switch (arg->type)
    {
    case PW_ARG_DICE:
      n = pw_dice_unpack (value, dice);
      for (guint i = 0; i < n; i++)
        g_string_append_printf (line, "%u", dice[i]);
      break;
    case PW_ARG_WORD:
      word = pw_vocabulary_get (arg->words, value);
      if (!word || !labels || !append_label (line, arg->words, word))
        g_string_append (line, word ? word->word : "?");
      break;
    case PW_ARG_SEAT:
      if (value >= 0 && value < (int) setup->n_players)
        append_name (line, game, setup->names[value]);
      break;
    case PW_ARG_CELL:
      pw_cell_print (arg->cells, value, cell);
      g_string_append (line, cell);
      break;
    case PW_ARG_NUMBER:
    case PW_ARG_DIE:
    default: g_string_append_printf (line, "%d", value); break;
    }
}

static char *
print (const PwGame *game, const PwSetup *setup, const PwMove *move, gboolean labels)
{
  const PwMoveKind *kind = &game->kinds[move->kind];
  GString *line = g_string_new (NULL);

  if (setup && move->player >= 0 && move->player < (int) setup->n_players)
    {
      append_name (line, game, setup->names[move->player]);
      g_string_append_c (line, ' ');
    }
  g_string_append (line, kind->name);
  for (guint i = 0; i < kind->n_args; i++)
    {
      const PwArg *arg = &kind->args[i];
      gint16 value = move->args[arg->index];

      if (value == PW_ARG_NONE || (setup == NULL && (arg->type == PW_ARG_SEAT || arg->flags & PW_ARG_PER_SEAT)))
        continue;
      if (!(arg->flags & PW_ARG_JOINED) || move->args[kind->args[i - 1].index] == PW_ARG_NONE)
        g_string_append_c (line, ' ');
      if (arg->flags & PW_ARG_PER_SEAT)
        {
          append_name (line, game, setup->names[pw_notation_seat_of (kind, arg)]);
          g_string_append_c (line, '=');
        }
      else if (arg->flags & PW_ARG_OPTIONAL && !(arg->flags & PW_ARG_BARE))
        g_string_append_printf (line, "%s=", arg->name);
      append_value (line, game, setup, arg, value, labels);
    }
  if (move->flags & PW_MOVE_DEALT)
    g_string_append (line, " " PW_NOTATION_DEALT);
  if (move->reason)
    {
      const char *reason = pw_move_get_reason (move, setup);

      g_string_append (line, " " PW_NOTATION_REASON " ");
      pw_line_append_quoted (line, reason ? reason : "?");
    }
  return g_string_free (line, FALSE);
}

/**
 * pw_notation_print:
 * @game: a game
 * @setup: (nullable): who plays; without it nobody is named
 * @move: a whole move
 *
 * Returns: (transfer full): the move as one line, which pw_notation_parse() reads back
 */
char *
pw_notation_print (const PwGame *game, const PwSetup *setup, const PwMove *move)
{
  return print (game, setup, move, FALSE);
}

/**
 * pw_notation_print_labels:
 * @game: a game
 * @setup: (nullable): who plays; without it nobody is named
 * @move: a move
 *
 * Returns: (transfer full): the same with the names that things have for people, in their language. Where a name is more than one
 *   word, %PW_NOTATION_BLANK stands between them. No record: pw_notation_parse_typed() may read it
 */
char *
pw_notation_print_labels (const PwGame *game, const PwSetup *setup, const PwMove *move)
{
  return print (game, setup, move, TRUE);
}
