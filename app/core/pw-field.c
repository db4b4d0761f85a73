/* pw-field.c: the table of what a position is made of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-field.h"

#include <glib/gi18n-lib.h>

#include "core/pw-game.h"

/**
 * pw_field_count:
 * @field: a field
 *
 * Returns: how many alike it stands for, at least 1
 */
guint
pw_field_count (const PwField *field)
{
  guint n = 1;

  for (guint axis = 0; axis < PW_FIELD_AXES; axis++)
    n *= MAX (field->about[axis].n, 1);
  return n;
}

/**
 * pw_field_nth:
 * @field: a field
 * @seat: before whom, or %PW_TABLE
 * @i: which of those alike
 * @out: (out): the statement about it, without a value
 */
void
pw_field_nth (const PwField *field, int seat, guint i, PwMove *out)
{
  pw_move_init (out, field->kind, seat);
  for (guint axis = PW_FIELD_AXES; axis-- > 0;)
    {
      const PwFieldAxis *about = &field->about[axis];

      if (about->n == 0)
        continue;
      out->args[about->arg] = (gint16) (about->first + (int) (i % about->n));
      i /= about->n;
    }
}

gboolean
pw_field_is_there (const PwField *field, gconstpointer state, const PwMove *statement)
{
  return field->there == NULL || field->there (state, statement);
}

gboolean
pw_field_card_is_there (const PwFieldCard *card, gconstpointer state, int seat)
{
  return card->table == (seat < 0) && (card->there == NULL || card->there (state, seat));
}

static gboolean
is_about (const PwField *field, const PwMove *statement)
{
  if (field->kind != statement->kind)
    return FALSE;
  for (guint axis = 0; axis < PW_FIELD_AXES; axis++)
    {
      const PwFieldAxis *about = &field->about[axis];

      if (about->n > 0 && (statement->args[about->arg] < about->first || statement->args[about->arg] >= about->first + about->n))
        return FALSE;
    }
  return TRUE;
}

/**
 * pw_field_find:
 * @game: a game
 * @statement: a statement; its value does not matter
 *
 * Returns: (nullable): the field that is said by it
 */
const PwField *
pw_field_find (const PwGame *game, const PwMove *statement)
{
  for (guint card = 0; card < pw_game_n_cards (game); card++)
    for (guint i = 0; i < game->position->cards[card].n_fields; i++)
      if (is_about (&game->position->cards[card].fields[i], statement))
        return &game->position->cards[card].fields[i];
  return NULL;
}

/**
 * pw_field_values:
 * @game: a game
 * @field: a field of it
 * @n: (out): how many
 *
 * Returns: (array length=n): the arguments of its statement that are values
 */
const PwArg *
pw_field_values (const PwGame *game, const PwField *field, guint *n)
{
  const PwMoveKind *kind = &game->kinds[field->kind];

  *n = CLAMP (kind->n_values, 1, kind->n_args);
  return kind->args + kind->n_args - *n;
}

/**
 * pw_field_range:
 * @field: a field
 * @arg: a value of it that is a number
 * @min: (out): the least
 * @max: (out): the most
 */
void
pw_field_range (const PwField *field, const PwArg *arg, int *min, int *max)
{
  gboolean own = field->min != 0 || field->max != 0;

  *min = own ? field->min : arg->min;
  *max = own ? field->max : arg->max;
}

/**
 * pw_field_label:
 * @game: a game
 * @field: a field of it
 * @state: the state
 * @statement: a statement about it
 *
 * Returns: (transfer full): what it is called
 */
char *
pw_field_label (const PwGame *game, const PwField *field, gconstpointer state, const PwMove *statement)
{
  const PwMoveKind *kind = &game->kinds[field->kind];
  g_autoptr (GString) text = g_string_new (NULL);

  if (field->label)
    return field->label (state, statement);
  if (pw_field_count (field) == 1)
    return g_strdup (_(field->name));
  for (guint i = 0; i < kind->n_args; i++)
    for (guint axis = 0; axis < PW_FIELD_AXES; axis++)
      {
        const PwArg *arg = &kind->args[i];
        int value = statement->args[arg->index];
        const PwWord *word = arg->type == PW_ARG_WORD ? pw_vocabulary_get (arg->words, value) : NULL;

        if (field->about[axis].n == 0 || field->about[axis].arg != arg->index)
          continue;
        if (text->len > 0)
          g_string_append (text, ", ");
        if (word)
          g_string_append (text, arg->words->label ? arg->words->label (value) : _(word->label));
        else
          /* Translators: what something is, and its number: "Row 3". */
          g_string_append_printf (text, _("%s %d"), pw_arg_label (arg), value);
      }
  return g_string_free (g_steal_pointer (&text), FALSE);
}
