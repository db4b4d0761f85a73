/* pw-entry-another.c: what is typed in the name of somebody whose turn it is not
 *
 * "Ben frrf 3 r", while Ana may still act: what Ben does is read as on Ben's own turn. Where Ana has only something to do without, it is
 * asked whether she does; else it is refused by the rule. The name is never taken for the beginning of another word.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-notation.h"

/* The seat whose name of several words @text begins with, and something follows; @rest: that. -1: nobody's. */
static int
find_long_name (const PwScene *scene, const char *text, const char **rest)
{
  const char *begin = text + strspn (text, PW_BETWEEN_WORDS);
  gsize length;
  int seat = pw_setup_find_whole_name (scene->setup, begin, &length);

  if (seat < 0 || !strchr (scene->setup->names[seat], ' '))
    return -1;
  *rest = begin + length;
  *rest += strspn (*rest, PW_BETWEEN_WORDS);
  return **rest != '\0' ? seat : -1;
}

/**
 * pw_entry_skip_long_name:
 * @text: what is typed
 *
 * Returns: what stands behind the name of whoever acts, where that is of several words, as “Player 1” is; else @text. No word of it says
 *   anything by itself
 */
const char *
pw_entry_skip_long_name (const PwScene *scene, const char *text)
{
  int actor = scene->game->play.actor (scene->state);
  const char *rest;

  return actor >= 0 && find_long_name (scene, text, &rest) == actor ? rest : text;
}

/**
 * pw_entry_find_another:
 * @text: what is typed
 * @rest: (out): what stands behind the name
 *
 * Returns: the seat whose whole name @text begins with, where that is not whoever acts and something follows it; else -1
 */
int
pw_entry_find_another (const PwScene *scene, const char *text, const char **rest)
{
  int actor = scene->game->play.actor (scene->state), seat;
  const char *begin = text + strspn (text, " \t\n");
  gsize length = strcspn (begin, " ,\t\n");
  g_autofree char *name = g_strndup (begin, length);

  seat = find_long_name (scene, text, rest);
  if (seat >= 0)
    return actor >= 0 && seat != actor ? seat : -1;
  *rest = begin + length;
  *rest += strspn (*rest, " ,\t\n");
  if (actor < 0 || **rest == '\0' || pw_entry_is_word (scene, name))
    return -1;
  seat = pw_setup_find_name (scene->setup, name, NULL);
  if (seat < 0 || seat == actor || g_utf8_strlen (name, -1) != g_utf8_strlen (scene->setup->names[seat], -1))
    return -1;
  return seat;
}

/* Whether @word is what some kind of move is called. */
static gboolean
is_verb (const PwScene *scene, const char *word)
{
  for (guint kind = 0; kind < scene->game->n_kinds; kind++)
    if (g_ascii_strcasecmp (scene->game->kinds[kind].name, word) == 0)
      return TRUE;
  return FALSE;
}

static gboolean
is_name_of (const PwScene *scene, const char *word, int seat)
{
  return seat >= 0 && pw_setup_find_name (scene->setup, word, NULL) == seat &&
         g_utf8_strlen (word, -1) == g_utf8_strlen (scene->setup->names[seat], -1);
}

/**
 * pw_entry_is_actor:
 * @word: what is typed
 *
 * Returns: whether @word is the whole name of whoever acts, and nothing else: a word of the game is that before it is somebody
 */
gboolean
pw_entry_is_actor (const PwScene *scene, const char *word)
{
  return is_name_of (scene, word, scene->game->play.actor (scene->state)) && !pw_entry_is_word (scene, word) &&
         !is_verb (scene, word);
}

/**
 * pw_entry_read_without_name:
 * @base: what was chosen by clicks before
 * @text: what is typed, which means nothing with the word in front of it
 * @out: (inout): what it means
 *
 * "mine workers", where somebody called Mine acts: a name that is a word of the game, too, is the name where the text says nothing else.
 *
 * Returns: whether it was that
 */
gboolean
pw_entry_read_without_name (const PwScene *scene, const PwMove *base, const char *text, PwReading *out)
{
  gsize front = strspn (text, " 0123456789,"), length = strcspn (text + front, PW_BETWEEN_WORDS);
  const char *rest = text + front + length + strspn (text + front + length, PW_BETWEEN_WORDS);
  g_autofree char *name = g_strndup (text + front, length), *without = g_strdup_printf ("%.*s%s", (int) front, text, rest);
  PwReading otherwise;

  if (*rest == '\0' || out->error->domain == PW_RULE_ERROR || pw_entry_is_actor (scene, name) ||
      !is_name_of (scene, name, scene->game->play.actor (scene->state)))
    return FALSE;
  pw_reading_init (&otherwise);
  pw_entry_read_plain (scene, base, without, &otherwise);
  if (otherwise.error && otherwise.error->domain != PW_RULE_ERROR)
    {
      pw_reading_clear (&otherwise);
      return FALSE;
    }
  pw_reading_clear (out);
  *out = otherwise;
  return TRUE;
}

/* What whoever acts may do without, so that it is the turn of @seat then: @room, and @after what the table is after it. */
static gboolean
make_room (const PwScene *scene, int seat, PwMove *room, gpointer after)
{
  PwEvents events;

  if (!pw_game_without (scene->game, scene->state, (guint) seat, room) || !pw_game_check (scene->game, scene->state, room, NULL))
    return FALSE;
  memcpy (after, scene->state, scene->game->state_size);
  events.n = 0;
  pw_game_apply (scene->game, after, room, &events);
  return scene->game->play.actor (after) == seat;
}

/* Only @room is to choose, and Enter asks for it: then @move follows. */
static void
ask (const PwScene *scene, const PwMove *room, const PwMove *move, PwReading *out)
{
  PwChoice choice = { .move = *room, .icon = -1, .group = -1 };
  g_autofree char *label = pw_choice_label (scene, &choice);

  g_array_set_size (out->choices, 0);
  g_array_append_val (out->choices, choice);
  out->first = 0;
  out->selected = -1;
  out->whole = FALSE;
  out->before = *room;
  out->move = out->spoken = *move;
  g_clear_error (&out->error);
  /* Translators: what a player does without, such as "Ana takes no second tile". */
  out->error = g_error_new (PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS,
                            _("%s? Press Enter again, or type 1, to confirm that and go on."), label);
}

/* What @rest is on the turn of @seat, which it would be after @room. */
static gboolean
read_rest (const PwScene *scene, const PwScene *then, int seat, const PwMove *room, const char *rest, PwReading *out)
{
  PwReading reading;
  const PwMove *whole;
  PwMove base, move;

  pw_move_init (&base, PW_KIND_ANY, then->game->play.actor (then->state));
  pw_reading_init (&reading);
  pw_entry_read (then, &base, rest, &reading);
  whole = pw_reading_get_move (&reading);
  if (!whole && !room)
    {
      pw_reading_clear (&reading);
      return FALSE;
    }
  pw_reading_clear (out);
  *out = reading;
  if (!whole)
    return TRUE;
  move = *whole;
  move.player = (gint8) seat;
  if (room)
    {
      ask (scene, room, &move, out);
      return TRUE;
    }
  g_array_set_size (out->choices, 0);
  out->selected = -1;
  out->move = move;
  g_clear_error (&out->error);
  out->whole = pw_entry_make_whole (scene, &out->move, &out->error);
  return TRUE;
}

/**
 * pw_entry_read_another:
 * @text: what is typed
 * @out: (out): what it means
 *
 * Reads what is typed in the name of somebody else.
 *
 * Returns: %FALSE where it has no such name in front, or is no move of whose turn it would be
 */
gboolean
pw_entry_read_another (const PwScene *scene, const char *text, PwReading *out)
{
  const char *rest;
  int seat = pw_entry_find_another (scene, text, &rest);
  PwScene then = *scene;
  PwMove room, move;
  gpointer after;
  gboolean done = FALSE;

  if (seat < 0)
    return FALSE;
  after = g_aligned_alloc (1, scene->game->state_size, 64);
  if (make_room (scene, seat, &room, after))
    {
      then.state = after;
      done = read_rest (scene, &then, seat, &room, rest, out);
    }
  else if (!pw_notation_parse_typed (scene->game, scene->setup, scene->state, text, &move, NULL))
    done = read_rest (scene, &then, seat, NULL, rest, out);
  g_aligned_free (after);
  return done;
}
