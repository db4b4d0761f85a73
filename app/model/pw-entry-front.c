/* pw-entry-front.c: what stands in front of words: it counts, or nothing does
 *
 * Digits choose from lists, words name a move. Whoever types both means both: a line of notation behind
 * digits, or behind a click, must not say something else.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-private.h"

#include <string.h>

/** MOST_WORD: letters of a board's column. */
#define MOST_WORD 2

/* Whether neither digits nor clicks have chosen anything. */
gboolean
pw_entry_says_nothing (const PwMove *front)
{
  for (guint i = 0; i < PW_MAX_ARGS; i++)
    if (front->args[i] != PW_ARG_NONE)
      return FALSE;
  return front->kind == PW_KIND_ANY;
}

/**
 * pw_entry_contradicts:
 * @front: what digits or clicks have chosen
 * @said: what words say, whole or not
 *
 * Returns: whether both say something of the same thing, and not the same
 */
gboolean
pw_entry_contradicts (const PwMove *front, const PwMove *said)
{
  if (pw_entry_says_nothing (front))
    return FALSE;
  if (front->kind != PW_KIND_ANY && said->kind != PW_KIND_ANY && front->kind != said->kind)
    return TRUE;
  for (guint i = 0; i < PW_MAX_ARGS; i++)
    if (front->args[i] != PW_ARG_NONE && said->args[i] != PW_ARG_NONE && front->args[i] != said->args[i])
      return TRUE;
  return FALSE;
}

/**
 * pw_entry_goes_with:
 * @front: what digits or clicks have chosen
 * @move: a whole legal move
 *
 * Returns: whether @move says all of @front, or is what the lists behind @front end in: "some building" is a bank, and
 *   the turn may end whichever die was looked at
 */
gboolean
pw_entry_goes_with (const PwScene *scene, const PwMove *front, const PwMove *move)
{
  g_autoptr (GArray) leaves = g_array_new (FALSE, FALSE, sizeof (PwChoice));

  if (pw_entry_says_nothing (front) || pw_move_matches (move, front))
    return TRUE;
  pw_entry_find_leaves (scene, front, G_MAXUINT, leaves);
  for (guint i = 0; i < leaves->len; i++)
    if (pw_move_equal (&g_array_index (leaves, PwChoice, i).move, move))
      return TRUE;
  return FALSE;
}

/**
 * pw_entry_leaves_out:
 * @base: what was clicked before
 * @front: what digits have chosen beyond that
 * @move: a whole move that words name
 *
 * A die that was typed is used, or what is behind it is refused: "6 end" is no end of the turn, though that is in the list of
 * the 6 for whoever looks there.
 *
 * Returns: whether digits have said something, of no kind of move yet, that @move has no use for
 */
gboolean
pw_entry_leaves_out (const PwMove *base, const PwMove *front, const PwMove *move)
{
  for (guint i = 0; i < PW_MAX_ARGS && front->kind == PW_KIND_ANY; i++)
    if (front->args[i] != PW_ARG_NONE && base->args[i] == PW_ARG_NONE && move->args[i] == PW_ARG_NONE)
      return TRUE;
  return FALSE;
}

/**
 * pw_entry_join_places:
 * @text: what is typed
 *
 * Returns: (transfer full): @text, where a letter and a number that are the name of a place are one word: "d 5" is d5
 */
char *
pw_entry_join_places (const PwScene *scene, const char *text)
{
  GString *joined = g_string_new (NULL);
  const char *p = text;

  while (*p)
    {
      gsize letters = 0, spaces, digits;
      g_autofree char *place = NULL;
      gboolean begins = p == text || g_ascii_isspace (p[-1]) || p[-1] == ',';

      while (g_ascii_isalpha (p[letters]))
        letters++;
      spaces = strspn (p + letters, " ");
      digits = strspn (p + letters + spaces, "0123456789");
      if (begins && letters > 0 && letters <= MOST_WORD && spaces > 0 && digits > 0)
        place = g_strdup_printf ("%.*s%.*s", (int) letters, p, (int) digits, p + letters + spaces);
      if (place && pw_entry_is_word (scene, place))
        {
          g_string_append (joined, place);
          p += letters + spaces + digits;
          continue;
        }
      g_string_append_len (joined, p, MAX ((gssize) letters, 1));
      p += MAX (letters, 1);
    }
  return g_string_free (joined, FALSE);
}
