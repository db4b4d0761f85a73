/* pw-move.c: moves as values, lists of moves, words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-move.h"

#include <string.h>

#include "core/pw-parts.h"

/**
 * pw_move_equal:
 * @a: a move
 * @b: another
 *
 * Returns: whether both say the same; flags do not count
 */
gboolean
pw_move_equal (const PwMove *a, const PwMove *b)
{
  return a->kind == b->kind && a->player == b->player && memcmp (a->args, b->args, sizeof a->args) == 0;
}

static guint
hash_move (gconstpointer key)
{
  const PwMove *move = key;
  guint hash = move->kind * 31u + (guint) move->player;

  for (guint i = 0; i < PW_MAX_ARGS; i++)
    hash = hash * 31u + (guint) move->args[i];
  return hash;
}

static gboolean
same_move (gconstpointer a, gconstpointer b)
{
  return pw_move_equal (a, b);
}

/**
 * pw_move_set_new:
 *
 * Some moments have hundreds of moves: in a set each that was seen is found at once.
 *
 * Returns: (transfer full): an empty set, for pw_move_set_add()
 */
GHashTable *
pw_move_set_new (void)
{
  return g_hash_table_new_full (hash_move, same_move, g_free, NULL);
}

/**
 * pw_move_set_add:
 * @set: a set of moves
 * @move: a move, which is copied
 *
 * Returns: whether it was not there yet, as pw_move_equal() has it
 */
gboolean
pw_move_set_add (GHashTable *set, const PwMove *move)
{
  return !g_hash_table_contains (set, move) && g_hash_table_add (set, g_memdup2 (move, sizeof *move));
}

/**
 * pw_move_matches:
 * @move: a whole move
 * @partial: a move with open arguments, or an open kind
 *
 * Returns: whether @move says all that @partial says
 */
gboolean
pw_move_matches (const PwMove *move, const PwMove *partial)
{
  if (partial->kind != PW_KIND_ANY && partial->kind != move->kind)
    return FALSE;
  if (partial->player != move->player)
    return FALSE;
  for (guint i = 0; i < PW_MAX_ARGS; i++)
    if (partial->args[i] != PW_ARG_NONE && partial->args[i] != move->args[i])
      return FALSE;
  return TRUE;
}

/* Makes room for more; called by pw_moves_add(). */
void
pw_moves_grow (PwMoves *moves)
{
  moves->capacity = moves->capacity ? moves->capacity * 2 : 64;
  moves->items = g_renew (PwMove, moves->items, moves->capacity);
}

/**
 * pw_moves_clear:
 * @moves: a list
 *
 * Frees what the list holds; it can be filled again.
 */
void
pw_moves_clear (PwMoves *moves)
{
  g_free (moves->items);
  *moves = (PwMoves) PW_MOVES_INIT;
}

/**
 * pw_moves_contain:
 * @moves: a list
 * @move: a move
 *
 * Returns: whether an equal move is in the list
 */
gboolean
pw_moves_contain (const PwMoves *moves, const PwMove *move)
{
  for (guint i = 0; i < moves->n; i++)
    if (pw_move_equal (&moves->items[i], move))
      return TRUE;
  return FALSE;
}

/**
 * pw_dice_pack:
 * @dice: (array length=n): faces, 1 to 6
 * @n: how many, at most 5
 *
 * Returns: the dice as one argument: a number in base 7, the first die in front
 */
gint16
pw_dice_pack (const guint8 *dice, guint n)
{
  int packed = 0;

  for (guint i = 0; i < n; i++)
    packed = packed * 7 + dice[i];
  return (gint16) packed;
}

/**
 * pw_dice_unpack:
 * @packed: an argument made by pw_dice_pack()
 * @dice: (out): the faces
 *
 * Returns: how many dice there are; 0 where @packed holds something that is no die
 */
guint
pw_dice_unpack (gint16 packed, guint8 dice[6])
{
  guint8 back[6];
  guint n = 0;

  if (packed <= 0)
    return 0;
  for (int rest = packed; rest > 0; rest /= 7)
    {
      if (rest % 7 == 0)
        return 0;
      back[n++] = (guint8) (rest % 7);
    }
  for (guint i = 0; i < n; i++)
    dice[i] = back[n - 1 - i];
  return n;
}

/**
 * pw_vocabulary_get:
 * @words: a vocabulary
 * @value: a value
 *
 * Returns: (nullable): the word for @value, or %NULL if there is none
 */
const PwWord *
pw_vocabulary_get (const PwVocabulary *words, int value)
{
  int index = value - words->words[0].value;

  if (index >= 0 && index < (int) words->n_words)
    return &words->words[index];
  return words->parts ? pw_parts_get_word (words->parts, value) : NULL;
}

/**
 * pw_vocabulary_count:
 * @words: a vocabulary
 *
 * Returns: how many values people choose from: all words, then what they entered themselves
 */
guint
pw_vocabulary_count (const PwVocabulary *words)
{
  return words->n_words + (words->parts ? pw_parts_get_n_offered (words->parts) : 0);
}

/**
 * pw_vocabulary_nth:
 * @words: a vocabulary
 * @i: a place among those values
 *
 * Returns: (nullable): the word there
 */
const PwWord *
pw_vocabulary_nth (const PwVocabulary *words, guint i)
{
  if (i < words->n_words)
    return &words->words[i];
  return i < pw_vocabulary_count (words)
           ? pw_parts_get_word (words->parts, pw_parts_get_offered (words->parts, i - words->n_words))
           : NULL;
}
