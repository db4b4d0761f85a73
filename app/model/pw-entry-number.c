/* pw-entry-number.c: the numbers that choices are taken by
 *
 * A choice goes by its place on the page, by the die that it uses, or by a number of its own that
 * people know: that of a depot, a colour, a tile. Numbers above 9 are typed as they are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-private.h"

#include <string.h>

/**
 * pw_entry_count_plain:
 * @choices: (element-type PwChoice): a list, perhaps with shortcuts at its end
 *
 * Returns: how many of them are none
 */
guint
pw_entry_count_plain (const GArray *choices)
{
  guint n = choices->len;

  while (n > 0 && g_array_index (choices, PwChoice, n - 1).shortcut)
    n--;
  return n;
}

/* -- What the numbers are -------------------------------------------------------------------- */

/* Whether argument @index is a die, for whoever acts. */
static gboolean
is_die (const PwScene *scene, const PwMove *move, guint index)
{
  for (guint kind = 0; kind < scene->game->n_kinds; kind++)
    {
      const PwMoveKind *it = &scene->game->kinds[kind];

      if ((move->kind != PW_KIND_ANY && move->kind != kind) || it->table != (move->player == PW_TABLE))
        continue;
      for (guint i = 0; i < it->n_args; i++)
        if (it->args[i].index == index && it->args[i].type == PW_ARG_DIE)
          return TRUE;
    }
  return FALSE;
}

static gboolean
is_optional (const PwScene *scene, const PwMove *move, guint index)
{
  const PwMoveKind *kind = move->kind < scene->game->n_kinds ? &scene->game->kinds[move->kind] : NULL;

  for (guint i = 0; kind && i < kind->n_args; i++)
    if (kind->args[i].index == index)
      return (kind->args[i].flags & PW_ARG_OPTIONAL) != 0;
  return FALSE;
}

/* Whether the choices are dice, whatever else goes with each by itself (its payment, the place it
 * points at); a few that need none may follow. @index is set to the argument that is the die. */
static gboolean
are_dice (const PwScene *scene, const GArray *choices, guint *index)
{
  guint n = pw_entry_count_plain (choices);
  const PwMove *first = n > 1 && n <= PW_ENTRY_PAGE ? &g_array_index (choices, PwChoice, 0).move : NULL;

  for (guint a = 0; first && a < PW_MAX_ARGS; a++)
    {
      guint8 seen = 0;
      guint n_dice = 0, n_others = 0;
      gboolean dice = is_die (scene, first, a);

      for (guint i = 0; i < n && dice; i++)
        {
          const PwMove *move = &g_array_index (choices, PwChoice, i).move;
          int die = move->args[a];

          if (die == PW_ARG_NONE && n_dice > 1)
            {
              n_others++;
              continue;
            }
          dice = die >= 1 && die <= PW_ENTRY_LAST_FACE && !(seen >> die & 1) && move->kind == first->kind && n_others == 0;
          seen = (guint8) (seen | (dice ? 1u << die : 0));
          n_dice++;
          for (guint b = 0; b < PW_MAX_ARGS && dice; b++)
            dice = b == a || move->args[b] == first->args[b] || is_optional (scene, first, b) ||
                   (move->args[b] == die && first->args[b] == first->args[a]);
        }
      if (dice && n_dice > 1 && n_others <= PW_ENTRY_PAGE - PW_ENTRY_LAST_FACE)
        {
          *index = a;
          return TRUE;
        }
    }
  return FALSE;
}

/* Whether some choices go by letters, beside others that go by numbers which people know: those are never the place on a page then. */
static gboolean
have_letters (const GArray *choices)
{
  for (guint i = 0; i < pw_entry_count_plain (choices); i++)
    if (g_ascii_isalpha (g_array_index (choices, PwChoice, i).letter))
      return TRUE;
  return FALSE;
}

/* Whether the choices have numbers of their own; a few without may follow, where the last digits are
 * free for them. Where numbers are long no digit is free: what has none goes by its words alone, or by Enter, wherever it stands. */
static gboolean
have_numbers (const GArray *choices)
{
  guint n = pw_entry_count_plain (choices), n_others = 0;
  gboolean before = FALSE;
  gint16 highest = 0;

  for (guint i = 0; i < n; i++)
    {
      gint16 number = g_array_index (choices, PwChoice, i).number;

      n_others += number == 0;
      before |= number != 0 && n_others > 0;
      for (guint j = 0; j < i && number != 0; j++)
        if (g_array_index (choices, PwChoice, j).number == number)
          return FALSE;
      highest = MAX (highest, number);
    }
  return n_others < n && (n_others == 0 || highest > PW_ENTRY_PAGE || (!before && highest + n_others <= PW_ENTRY_PAGE));
}

/**
 * pw_entry_numbering:
 * @choices: (element-type PwChoice): the choices of a step
 *
 * Returns: what the choices are taken by
 */
PwNumbering
pw_entry_numbering (const PwScene *scene, const GArray *choices)
{
  guint die;

  if (have_letters (choices))
    return PW_NUMBERING_LONG;
  if (have_numbers (choices))
    {
      for (guint i = 0; i < pw_entry_count_plain (choices); i++)
        if (g_array_index (choices, PwChoice, i).number > PW_ENTRY_PAGE)
          return PW_NUMBERING_LONG;
      return PW_NUMBERING_OWN;
    }
  return are_dice (scene, choices, &die) ? PW_NUMBERING_DICE : PW_NUMBERING_PLACES;
}

/**
 * pw_entry_uses_die:
 * @choice: a choice
 * @face: what a die shows
 *
 * Returns: whether @choice uses a die that shows @face
 */
gboolean
pw_entry_uses_die (const PwScene *scene, const PwChoice *choice, guint face)
{
  for (guint a = 0; a < PW_MAX_ARGS; a++)
    if (choice->move.args[a] == (int) face && is_die (scene, &choice->move, a))
      return TRUE;
  return FALSE;
}

/**
 * pw_entry_has_arg:
 * @partial: what is chosen so far
 * @index: an argument
 * @type: what it may be
 *
 * Returns: whether some kind that @partial may become has such an argument there, which must be said or is a die
 */
gboolean
pw_entry_has_arg (const PwScene *scene, const PwMove *partial, guint index, PwArgType type)
{
  for (guint kind = 0; kind < scene->game->n_kinds; kind++)
    {
      const PwMoveKind *it = &scene->game->kinds[kind];

      if ((partial->kind != PW_KIND_ANY && partial->kind != kind) || it->statement || it->table != (partial->player == PW_TABLE))
        continue;
      for (guint i = 0; i < it->n_args; i++)
        if (it->args[i].index == index && it->args[i].type == type &&
            (type == PW_ARG_DIE || !(it->args[i].flags & PW_ARG_OPTIONAL)))
          return TRUE;
    }
  return FALSE;
}

/**
 * pw_entry_set_die:
 * @choices: (element-type PwChoice): choices that use a die
 * @face: what it shows
 * @partial: (inout): what is chosen so far, where the die is not said yet
 *
 * Returns: whether the die is said now
 */
gboolean
pw_entry_set_die (const PwScene *scene, const GArray *choices, guint face, PwMove *partial)
{
  for (guint i = 0; i < choices->len; i++)
    for (guint a = 0; a < PW_MAX_ARGS; a++)
      {
        const PwMove *move = &g_array_index (choices, PwChoice, i).move;

        if (move->args[a] == (int) face && partial->args[a] == PW_ARG_NONE && is_die (scene, move, a))
          {
            partial->args[a] = (gint16) face;
            return TRUE;
          }
      }
  return FALSE;
}

/* Whether @text ends in a number behind a word: a digit right behind it would be a part of that. */
static gboolean
ends_in_number (const char *text)
{
  gsize length = strlen (text);

  return length > 0 && g_ascii_isdigit (text[length - 1]) && text[strspn (text, "0123456789 ,")] != '\0';
}

/* Whether @typed takes @wanted, or opens it. */
static gboolean
takes (const PwScene *scene, const PwMove *base, const char *typed, const PwMove *wanted)
{
  gboolean taken;
  PwReading then;

  pw_reading_init (&then);
  pw_entry_read_plain (scene, base, typed, &then);
  taken = pw_move_matches (&then.partial, wanted) || (then.whole && pw_move_matches (&then.move, wanted)) ||
          (then.selected >= 0 && pw_move_matches (&g_array_index (then.choices, PwChoice, then.selected).move, wanted));
  pw_reading_clear (&then);
  return taken;
}

/**
 * pw_entry_takes_key:
 * @base: what was chosen by clicks before
 * @text: what is typed
 * @key: a letter or a sign
 * @wanted: what a choice stands for
 *
 * Returns: whether @key, typed now, takes it
 */
gboolean
pw_entry_takes_key (const PwScene *scene, const PwMove *base, const char *text, char key, const PwMove *wanted)
{
  g_autofree char *typed = g_strdup_printf ("%s%c", text, key);

  return takes (scene, base, typed, wanted);
}

/**
 * pw_entry_takes_number:
 * @scene: what is played
 * @base: what was chosen by clicks before
 * @reading: what @text means
 * @text: what is typed
 * @at: a choice of the page, counted in all of them
 *
 * Behind a word a number is that of a thing, and not the place of a choice: "bank 1" is a bank from depot 1, whatever stands
 * first in the list. So it is tried. Behind digits alone it is the place, or refused. Behind a number of words a space goes before it.
 *
 * Returns: whether the number of that choice, typed now, takes it
 */
gboolean
pw_entry_takes_number (const PwScene *scene, const PwMove *base, const PwReading *reading, const char *text, guint at)
{
  const PwMove *wanted = &g_array_index (reading->choices, PwChoice, at).move;
  g_autofree char *typed = NULL;

  if (text[strspn (text, "0123456789 ")] == '\0')
    return TRUE;
  typed = g_strdup_printf ("%.*s%s%u", (int) (strlen (text) - reading->pending), text,
                           reading->pending == 0 && ends_in_number (text) ? " " : "",
                           pw_entry_choice_number (scene, reading->choices, reading->first, at));
  return takes (scene, base, typed, wanted);
}

/**
 * pw_entry_choice_number:
 * @choices: (element-type PwChoice): the choices of a step
 * @first: the first of them on the page
 * @at: one of the page
 *
 * Returns: the number that takes it; for what has none of its own among those that have, one of the
 *   last digits up to 9, so that the same thing keeps its digit
 */
guint
pw_entry_choice_number (const PwScene *scene, const GArray *choices, guint first, guint at)
{
  guint others = PW_ENTRY_PAGE + 1 - (pw_entry_count_plain (choices) - at), die;
  const PwChoice *choice = &g_array_index (choices, PwChoice, at);
  PwNumbering numbering = pw_entry_numbering (scene, choices);

  /* Where the others go by numbers of their own, a shortcut has its letter alone. */
  if (choice->shortcut && numbering != PW_NUMBERING_PLACES)
    return 0;
  switch (numbering)
    {
    case PW_NUMBERING_LONG: return (guint) choice->number;
    case PW_NUMBERING_OWN: return choice->number ? (guint) choice->number : others;
    case PW_NUMBERING_DICE:
      are_dice (scene, choices, &die);
      return choice->move.args[die] == PW_ARG_NONE ? others : (guint) choice->move.args[die];
    case PW_NUMBERING_PLACES:
    default:
      /* A digit that is that of the only die is the die: the choice at its place wants both. */
      return (at - first + 1) * (first == 0 && choice->die == (int) at + 1 ? 11 : 1);
    }
}

/* Whether nine go by their places, and only shortcuts stand behind them: the 9 is the ninth. */
static gboolean
are_just_nine (const PwScene *scene, const GArray *choices)
{
  return choices->len > PW_ENTRY_PAGE && pw_entry_count_plain (choices) == PW_ENTRY_PAGE &&
         pw_entry_numbering (scene, choices) == PW_NUMBERING_PLACES;
}

/**
 * pw_entry_page_size:
 * @choices: (element-type PwChoice): the choices of a step, more than a page has
 *
 * Returns: how many stand on a page beside what turns it
 */
guint
pw_entry_page_size (const PwScene *scene, const GArray *choices)
{
  return are_just_nine (scene, choices) ? PW_ENTRY_PAGE : PW_ENTRY_PAGE - 1;
}

/**
 * pw_entry_more_number:
 * @choices: (element-type PwChoice): the choices of a step
 *
 * Returns: the digit that turns the page: no number begins with 0
 */
guint
pw_entry_more_number (const PwScene *scene, const GArray *choices)
{
  return pw_entry_numbering (scene, choices) == PW_NUMBERING_LONG || are_just_nine (scene, choices) ? 0 : PW_ENTRY_PAGE;
}

/* -- Long numbers ----------------------------------------------------------------------------- */

static gsize
digits_of (const PwChoice *choice, char digits[8])
{
  digits[0] = '\0';
  return choice->number ? (gsize) g_snprintf (digits, 8, "%d", choice->number) : 0;
}

/**
 * pw_entry_find_number:
 * @choices: (element-type PwChoice): choices with numbers of their own
 * @digits: digits
 * @length: (out): how many of them the longest number takes that is there
 *
 * Returns: the choice of that number, or -1
 */
int
pw_entry_find_number (const GArray *choices, const char *digits, gsize *length)
{
  int found = -1;

  *length = 0;
  for (guint i = 0; i < choices->len; i++)
    {
      char number[8];
      gsize n = digits_of (&g_array_index (choices, PwChoice, i), number);

      if (n > *length && strncmp (digits, number, n) == 0)
        {
          found = (int) i;
          *length = n;
        }
    }
  return found;
}

/**
 * pw_entry_keep_beginning:
 * @choices: (element-type PwChoice): choices with numbers of their own
 * @digits: what is typed of a number
 *
 * Keeps the choices whose numbers begin with @digits, where more digits may follow; else all.
 *
 * Returns: whether more may follow
 */
gboolean
pw_entry_keep_beginning (GArray *choices, const char *digits)
{
  gsize length = strlen (digits);
  gboolean open = FALSE;
  char number[8];
  guint kept = 0;

  for (guint i = 0; i < choices->len && !open; i++)
    open = digits_of (&g_array_index (choices, PwChoice, i), number) > length && strncmp (number, digits, length) == 0;
  for (guint i = 0; i < choices->len && open; i++)
    {
      digits_of (&g_array_index (choices, PwChoice, i), number);
      if (strncmp (number, digits, length) == 0)
        g_array_index (choices, PwChoice, kept++) = g_array_index (choices, PwChoice, i);
    }
  if (open)
    g_array_set_size (choices, kept);
  return open;
}
