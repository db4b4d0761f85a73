/* pw-entry-cells.c: places of the table by their names: "s2 1", and "n2" where only n2w1 can be meant
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-reader.h"

#include <string.h>

static const PwMoveKind *
find_kind (const PwTextReader *reader, const PwMove *move)
{
  return move->kind < reader->scene->game->n_kinds ? &reader->scene->game->kinds[move->kind] : NULL;
}

/* Whether the last word is the very name of a place of the table that the only choice left is about: nothing is left to say of that. */
gboolean
pw_text_reader_names_cell (const PwTextReader *reader)
{
  const GArray *choices = reader->out->choices;
  const PwMove *move = choices->len == 1 ? &g_array_index (choices, PwChoice, 0).move : NULL;
  const PwMoveKind *kind = move ? find_kind (reader, move) : NULL;
  g_autofree char *words = g_strchomp (g_strdup (reader->words->str));
  const char *space = strrchr (words, ' '), *word = space ? space + 1 : words;
  gint16 cell;

  for (guint i = 0; kind && i < kind->n_args; i++)
    if (kind->args[i].type == PW_ARG_CELL && pw_cell_parse (kind->args[i].cells, word, &cell) &&
        move->args[kind->args[i].index] == cell && reader->out->partial.args[kind->args[i].index] == PW_ARG_NONE)
      return TRUE;
  return FALSE;
}

/* The place that a word names as a whole, where @value has a name that only begins with it; PW_ARG_NONE where no word does, or one names @value. */
static gint16
find_other (const PwTextReader *reader, const PwArg *arg, gint16 value)
{
  g_auto (GStrv) words = pw_entry_words_of_text (reader->words->str);
  gint16 other = PW_ARG_NONE, cell;
  char name[PW_CELL_WORD];

  pw_cell_print (arg->cells, value, name);
  for (guint i = 0; words[i]; i++)
    if (pw_cell_parse (arg->cells, words[i], &cell))
      {
        if (cell == value)
          return PW_ARG_NONE;
        if (g_str_has_prefix (name, words[i]))
          other = cell;
      }
  return other;
}

void
pw_text_reader_refuse_other_cell (PwTextReader *reader)
{
  PwReading *out = reader->out;
  const PwMove *move = out->selected >= 0 ? &g_array_index (out->choices, PwChoice, out->selected).move
                                          : pw_reading_get_move (out);
  const PwMoveKind *kind = move ? find_kind (reader, move) : NULL;

  for (guint i = 0; kind && !out->error && i < kind->n_args; i++)
    {
      const PwArg *arg = &kind->args[i];
      gint16 other = arg->type == PW_ARG_CELL && move->args[arg->index] != PW_ARG_NONE
                       ? find_other (reader, arg, move->args[arg->index])
                       : PW_ARG_NONE;
      PwMove said = *move;

      if (other == PW_ARG_NONE)
        continue;
      said.args[arg->index] = other;
      if (pw_entry_make_whole (reader->scene, &said, &out->error))
        out->error = pw_entry_several (reader->words->str);
      out->selected = -1;
      out->whole = FALSE;
      pw_move_init (&out->move, PW_KIND_ANY, PW_NOBODY);
      return;
    }
}

/* The places of a table without bounds of which something that can be done now says one; %NULL where nothing does. */
static const PwCells *
find_cells (const PwScene *scene)
{
  PwKindSet playable = scene->game->play.playable (scene->state);

  for (guint kind = 0; kind < scene->game->n_kinds; kind++)
    for (guint i = 0; pw_kind_set_has (playable, kind) && i < scene->game->kinds[kind].n_args; i++)
      if (scene->game->kinds[kind].args[i].type == PW_ARG_CELL)
        return scene->game->kinds[kind].args[i].cells;
  return NULL;
}

/**
 * pw_entry_part_place:
 * @text: a word
 *
 * Returns: (transfer full) (nullable): "rrcr n2" of "rrcr1n2" and of "rrcrn2"; %NULL where the word does not end in a place
 */
char *
pw_entry_part_place (const PwScene *scene, const char *text)
{
  g_autofree char *word = g_strstrip (g_strdup (text));
  const PwCells *cells = find_cells (scene);
  gint16 cell;

  for (gsize at = PW_LETTERS_OF_WORD; cells && !strpbrk (word, PW_BETWEEN_WORDS) && at < strlen (word); at++)
    {
      gsize letters = at;

      if (!g_ascii_isalpha (word[at]) || !pw_cell_parse (cells, word + at, &cell))
        continue;
      while (letters > 0 && g_ascii_isdigit (word[letters - 1]))
        letters--;
      return letters >= PW_LETTERS_OF_WORD ? g_strdup_printf ("%.*s %s", (int) letters, word, word + at) : NULL;
    }
  return NULL;
}
