/* pw-record-components.c: what a record carries because not every copy of the program knows it
 *
 * A value of an option, of a seat or of the table, may be something that people entered themselves, such as
 * a board. The record holds it whole, under the word that the options name it by. While a record is
 * read, these words come before those of the program, so that it means the same everywhere; a word that is neither
 * printed nor carried means nothing, whatever was read or entered before. What is carried belongs to the record (pw-parts.h),
 * and is used by it: what no seat and no option names is refused, as it would not be there any more when the record is written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-record-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-parts.h"
#include "core/pw-quote.h"

static char *
key_of (const char *option, const char *word)
{
  g_autofree char *folded = g_ascii_strdown (word, -1);

  return g_strdup_printf ("%s %s", option, folded);
}

/* A component that was read, of which the list owns a share. */
typedef struct
{
  const PwOption *option;
  gint16 value;
  char *word;                   /* as it is written where it is carried */
  gboolean used;
} Carried;

static void
carried_free (gpointer data)
{
  Carried *carried = data;

  if (carried->option->words->parts)
    pw_parts_release (carried->option->words->parts, carried->value);
  g_free (carried->word);
  g_free (carried);
}

/**
 * pw_components_new:
 *
 * Returns: (transfer full): an empty list of what a record carries; it owns what is in it until a set-up does
 */
GHashTable *
pw_components_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, carried_free);
}

/* Whether one more of @option may be carried: no more than a game can use. */
static gboolean
has_room (GHashTable *components, const PwGame *game, const PwOption *option, gboolean of_seat, const char *word, GError **error)
{
  g_autofree char *key = key_of (option->id, word), *shown = pw_quote (word);
  guint n = 0, most = of_seat ? game->max_players : 1;
  GHashTableIter iter;
  gpointer carried;

  if (g_hash_table_contains (components, key))
    {
      pw_record_error_set (error, PW_RECORD_ERROR_SETUP, 0, _("“%s” is said twice."), shown);
      return FALSE;
    }
  g_hash_table_iter_init (&iter, components);
  while (g_hash_table_iter_next (&iter, NULL, &carried))
    n += ((Carried *) carried)->option == option;
  if (n < most)
    return TRUE;
  pw_record_error_set (
    error, PW_RECORD_ERROR_SETUP, 0,
    _("“%s”, which this record carries, is one too many: there are at most %u under “%s”, as a game uses no more."), shown, most,
    option->id);
  return FALSE;
}

/* The option at place @i of those that components belong to: first those of a seat, then those of the table. */
const PwOption *
pw_components_option (const PwGame *game, guint i)
{
  return i < game->terms.n_seat_options ? &game->terms.seat_options[i] : &game->terms.options[i - game->terms.n_seat_options];
}

/* Its value; of an option of the table, for whatever @seat. */
gint16
pw_components_value (const PwGame *game, const PwSetup *setup, guint i, guint seat)
{
  return i < game->terms.n_seat_options ? setup->seat_options[seat][i] : setup->options[i - game->terms.n_seat_options];
}

/**
 * pw_components_read:
 * @components: gets what is read
 * @game: the record's game
 * @option: the id of one of its options
 * @word: by which word the record names it
 * @text: the component
 * @error: return location: PW_RECORD_ERROR_SETUP
 *
 * Returns: whether it is one
 */
gboolean
pw_components_read (GHashTable *components, const PwGame *game, const char *option, const char *word, const char *text,
                    GError **error)
{
  g_autoptr (GError) reason = NULL;
  g_autofree char *shown = pw_quote (word);
  gint16 value;

  for (guint i = 0; i < game->terms.n_seat_options + game->terms.n_options && game->components; i++)
    if (strcmp (pw_components_option (game, i)->id, option) == 0)
      {
        const PwOption *of = pw_components_option (game, i);

        if (!has_room (components, game, of, i < game->terms.n_seat_options, word, error))
          return FALSE;
        if (game->components->parse (i, text, &value, &reason))
          {
            Carried *carried = g_new (Carried, 1);

            *carried = (Carried){ of, value, g_strdup (word), FALSE };
            g_hash_table_insert (components, key_of (option, word), carried);
            return TRUE;
          }
        pw_record_error_set (error,
                             g_error_matches (reason, PW_RECORD_ERROR, PW_RECORD_ERROR_ROOM) ? PW_RECORD_ERROR_ROOM
                                                                                             : PW_RECORD_ERROR_SETUP,
                             0, _("“%s”, which this record carries, cannot be used. %s"), shown,
                             pw_record_error_get_text (reason));
        return FALSE;
      }
  pw_record_error_set (error, PW_RECORD_ERROR_SETUP, 0, _("“%s” is something that this game cannot be given: %s."), shown,
                       option);
  return FALSE;
}

/**
 * pw_components_find:
 * @components: (nullable): what the record carries
 * @option: an option
 * @word: the word of a player
 * @value: (out): its value
 * @error: return location: PW_RECORD_ERROR_SETUP
 *
 * Returns: whether @word is something that the record carries or the program knows
 */
gboolean
pw_components_find (GHashTable *components, const PwGame *game, const PwOption *option, const char *word, gint16 *value,
                    GError **error)
{
  g_autofree char *key = key_of (option->id, word);
  Carried *found = components ? g_hash_table_lookup (components, key) : NULL;
  g_autofree char *shown = NULL;
  gboolean carried;

  if (found)
    {
      *value = found->value;
      found->used = TRUE;
    }
  carried = game->components && option >= game->terms.seat_options &&
            option < game->terms.seat_options + game->terms.n_seat_options;
  if (found || pw_record_read_option (option, word, value, carried ? NULL : error))
    return TRUE;
  if (carried)
    {
      shown = pw_quote (word);
      pw_record_error_set (error, PW_RECORD_ERROR_SETUP, 0,
                           _("“%s” is not known as a value of %s, and the record does not carry it: expected %s."), shown,
                           option->id, _(option->words->expects));
    }
  return FALSE;
}

/**
 * pw_components_check_used:
 * @components: what the record carries
 * @error: return location: PW_RECORD_ERROR_SETUP
 *
 * To be called when all seats and options were read.
 *
 * Returns: whether each of them was found: pw_components_find()
 */
gboolean
pw_components_check_used (GHashTable *components, GError **error)
{
  g_autofree char *shown = NULL;
  const Carried *unused = NULL;
  GHashTableIter iter;
  gpointer carried;

  g_hash_table_iter_init (&iter, components);
  while (g_hash_table_iter_next (&iter, NULL, &carried))
    if (!((Carried *) carried)->used && (unused == NULL || strcmp (((Carried *) carried)->word, unused->word) < 0))
      unused = carried;
  if (unused == NULL)
    return TRUE;
  shown = pw_quote (unused->word);
  pw_record_error_set (error, PW_RECORD_ERROR_SETUP, 0,
                       _("“%s”, which this record carries under “%s”, is used by nobody in it. Take it out, or name it there."),
                       shown, unused->option->id);
  return FALSE;
}

/**
 * pw_components_print:
 * @game: a game
 * @setup: who plays it
 * @option: which of its options: see pw_components_option()
 * @seat: 0 to the number of players - 1
 *
 * Returns: (transfer full) (nullable): the component that @seat uses as a single line, or %NULL where
 *   every copy of the program knows it or an earlier seat has it too
 */
char *
pw_components_print (const PwGame *game, const PwSetup *setup, guint option, guint seat)
{
  gint16 value = pw_components_value (game, setup, option, seat);

  for (guint other = 0; other < seat; other++)
    if (pw_components_value (game, setup, option, other) == value)
      return NULL;
  return pw_game_print_component (game, option, value);
}
