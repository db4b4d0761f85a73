/* pw-ending.c: what came to its end with a move, and what is done on the table before the next
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-ending.h"

#include "pw-format.h"

/**
 * pw_ending_init:
 * @ending: (out caller-allocates): becomes that of a move with which nothing ended; clear it
 * @n_events: how many events the move has
 */
void
pw_ending_init (PwEnding *ending, guint n_events)
{
  *ending = (PwEnding){ .first = n_events,
                        .lines = g_ptr_array_new_with_free_func (g_free),
                        .seats = g_array_new (FALSE, FALSE, sizeof (guint32)) };
}

/** pw_ending_clear: frees what is in @ending. */
void
pw_ending_clear (PwEnding *ending)
{
  g_clear_pointer (&ending->title, g_free);
  g_clear_pointer (&ending->lines, g_ptr_array_unref);
  g_clear_pointer (&ending->seats, g_array_unref);
  g_clear_pointer (&ending->todo, g_free);
}

/**
 * pw_ending_add:
 * @ending: an ending
 * @format: a line, as printf() has it
 * @...: its arguments
 *
 * Adds a line.
 */
void
pw_ending_add (PwEnding *ending, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  g_ptr_array_add (ending->lines, g_strdup_vprintf (format, args));
  va_end (args);
}

/**
 * pw_ending_add_for:
 * @ending: an ending
 * @seats: a bit for each seat the line tells of; 0 where it tells of the table alone
 * @text: a line
 *
 * Adds a line of which is known whom it concerns: a game that says so says it of each line, and of the move itself (@own).
 */
void
pw_ending_add_for (PwEnding *ending, guint32 seats, const char *text)
{
  g_ptr_array_add (ending->lines, g_strdup (text));
  g_array_append_val (ending->seats, seats);
}

/**
 * pw_ending_tell_of:
 * @ending: what came to its end with a move
 * @seat: a player
 * @own: the move's own sentence
 *
 * Returns: (transfer full) (nullable): what a move meant for one player, a line a thing: its sentence where that tells of @seat, or
 *   nothing else does, and the lines that do; %NULL where the game does not say whom its lines concern
 */
char *
pw_ending_tell_of (const PwEnding *ending, guint seat, const char *own)
{
  GString *text;

  if (ending->lines->len == 0 || ending->seats->len != ending->lines->len)
    return NULL;
  text = g_string_new (ending->own >> seat & 1 ? own : "");
  for (guint line = 0; line < ending->lines->len; line++)
    if (g_array_index (ending->seats, guint32, line) >> seat & 1)
      g_string_append_printf (text, "%s%s", text->len ? "\n" : "", (const char *) g_ptr_array_index (ending->lines, line));
  if (text->len == 0)
    g_string_append (text, own);
  return g_string_free (text, FALSE);
}

/**
 * pw_ending_amounts:
 * @setup: who plays
 * @amounts: how much each seat gets; 0 is left out
 *
 * Returns: (transfer full): "Ana 2, Ben 1"; empty where nobody gets anything
 */
char *
pw_ending_amounts (const PwSetup *setup, const int amounts[PW_MAX_PLAYERS])
{
  GString *text = g_string_new (NULL);

  for (guint seat = 0; seat < setup->n_players; seat++)
    if (amounts[seat] != 0)
      {
        g_autofree char *number = pw_number (amounts[seat]);

        g_string_append_printf (text, "%s%s %s", text->len ? ", " : "", pw_setup_name (setup, seat), number);
      }
  return g_string_free (text, FALSE);
}
