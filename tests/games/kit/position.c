/* position.c: a table of any game from words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "position.h"

#include <stdlib.h>
#include <string.h>

#include "core/pw-notation.h"

static const char *const names[PW_MAX_PLAYERS] = { "ana", "ben", "cleo", "dan", "eve", "fay" };

/* -- Words ------------------------------------------------------------------------------------------- */

int
position_value (const PwVocabulary *words, const char *text)
{
  for (guint i = 0; i < words->n_words; i++)
    if (g_ascii_strcasecmp (words->words[i].word, text) == 0)
      return words->words[i].value;
  g_error ("position: “%s” is no %s", text, words->name);
}

/* Where @text is in a list that may have gaps, or -1. */
int
position_index (const char *const *list, guint n, const char *text)
{
  for (guint i = 0; i < n; i++)
    if (list[i] && text && strcmp (list[i], text) == 0)
      return (int) i;
  return -1;
}

/* The seat of that name, or -1. */
int
position_seat (const Position *position, const char *text)
{
  return position_index (names, position->setup->n_players, text);
}

gpointer
position_player (const Position *position, int seat)
{
  return (guint8 *) position->state + position->test->players + (gsize) seat * position->test->player_size;
}

void
position_list (GString *text, const char *word)
{
  g_string_append_printf (text, "%s%s", text->len ? " " : "", word);
}

char *
position_listed (GString *text)
{
  return g_string_free (text->len ? text : g_string_append_c (text, '-'), FALSE);
}

static const PositionWord *
find_word (const PositionWord *words, const char *text)
{
  for (; words && words->word; words++)
    if (strcmp (words->word, text) == 0)
      return words;
  return NULL;
}

/* -- Numbers ------------------------------------------------------------------------------------------- */

static gpointer
place_of (const Position *position, const PositionWord *word, int seat)
{
  return (guint8 *) (seat < 0 || word->in_table ? position->state : position_player (position, seat)) + word->offset;
}

static void
put_number (const Position *position, const PositionWord *word, int seat, int value)
{
  gpointer place = place_of (position, word, seat);

  switch (word->size)
    {
    case 1: *(guint8 *) place = (guint8) value; break;
    case 2: *(guint16 *) place = (guint16) value; break;
    case 4: *(guint32 *) place = (guint32) value; break;
    default: g_assert_not_reached ();
    }
}

static int
get_number (const Position *position, const PositionWord *word, int seat)
{
  gconstpointer place = place_of (position, word, seat);

  switch (word->size)
    {
    case 1: return word->is_signed ? *(const gint8 *) place : *(const guint8 *) place;
    case 2: return word->is_signed ? *(const gint16 *) place : *(const guint16 *) place;
    case 4: return *(const gint32 *) place;
    default: g_assert_not_reached ();
    }
}

static void
set_number (Position *position, const PositionWord *word, int seat, const char *text)
{
  int value;

  if (text == NULL)
    value = 1;
  else if (word->names)
    {
      value = position_index (word->names, word->n_names, text);
      if (value < 0)
        g_error ("position: “%s” is no %s", text, word->word);
    }
  else if (word->vocabulary)
    value = position_value (word->vocabulary, text);
  else if (word->by_seat)
    value = position_seat (position, text);
  else
    value = atoi (text) - word->base;
  put_number (position, word, seat, value);
}

static char *
say_number (const Position *position, const PositionWord *word, int seat)
{
  int value = get_number (position, word, seat);

  if (word->names)
    return g_strdup (value >= 0 && value < (int) word->n_names && word->names[value] ? word->names[value] : "?");
  if (word->vocabulary)
    return g_strdup (pw_vocabulary_get (word->vocabulary, (gint16) value)->word);
  if (word->by_seat)
    return g_strdup (value >= 0 && value < (int) position->setup->n_players ? names[value] : "-");
  return g_strdup_printf ("%d", value + word->base);
}

/* -- Statements ------------------------------------------------------------------------------------------ */

/* Says one statement: first of the set-up, then, of what is known there, of the table. */
static void
say (Position *position, const char *statement)
{
  g_auto (GStrv) words = g_strsplit (statement, " ", -1);
  int seat = position_seat (position, words[0]);
  char **rest = words + (seat >= 0 ? 2 : 1);
  const char *key = words[seat >= 0 ? 1 : 0];
  const PositionWord *own, *common;

  if (key == NULL)
    g_error ("position: “%s” says nothing", statement);
  own = find_word (seat >= 0 ? position->test->player : position->test->table, key);
  common = find_word (seat >= 0 ? position_player_words : position_table_words, key);
  if ((own == NULL || !(own->set || own->agree || own->size)) && (common == NULL || !(common->set || common->agree)))
    g_error ("position: “%s” is not understood", statement);
  if (position->state == NULL)
    {
      if (common && common->agree)
        common->agree (position, seat, rest);
      if (own && own->agree)
        own->agree (position, seat, rest);
      return;
    }
  if (common && common->set)
    common->set (position, seat, rest);
  if (own && own->set)
    own->set (position, seat, rest);
  else if (own && own->size)
    set_number (position, own, seat, rest[0]);
  if (seat >= 0 && position->test->changed)
    position->test->changed (position, seat);
}

static void
say_all (Position *position, char **statements)
{
  for (guint i = 0; statements[i]; i++)
    if (*g_strstrip (statements[i]) != '\0')
      say (position, statements[i]);
}

static void
assert_sound (const Position *position)
{
  g_autofree char *unsound = position->game->play.unsound (position->state);

  g_assert_cmpstr (unsound, ==, NULL);
}

Position *
position_new (const TestGame *test, const char *text)
{
  Position *position = g_new0 (Position, 1);
  g_auto (GStrv) statements = g_strsplit (text, ";", -1);
  g_autoptr (GError) error = NULL;
  guint n_players = MAX (2, test->game->min_players);

  if (g_str_has_prefix (text, "players "))
    n_players = (guint) atoi (text + strlen ("players "));
  position->test = test;
  position->game = test->game;
  position->setup = pw_setup_new (test->game, n_players);
  for (guint i = 0; i < n_players; i++)
    pw_setup_set_name (position->setup, i, names[i]);
  say_all (position, statements);
  if (test->agreed)
    test->agreed (position);
  position->state = pw_game_state_new (test->game, position->setup, &error);
  if (position->state == NULL)
    g_error ("position: %s", error->message);
  if (test->begun)
    test->begun (position);
  say_all (position, statements);
  if (test->said)
    test->said (position, text);
  assert_sound (position);
  return position;
}

void
position_free (Position *position)
{
  pw_setup_free (position->setup);
  g_free (position->state);
  g_free (position);
}

/* -- Moves ------------------------------------------------------------------------------------------------- */

gboolean
position_read (const Position *position, const char *line, PwMove *move, GError **error)
{
  return pw_notation_parse (position->game, position->setup, position->state, line, move, error) &&
         pw_game_complete (position->game, position->state, move, error);
}

PwMove
position_move (const Position *position, const char *line)
{
  g_autoptr (GError) error = NULL;
  PwMove move;

  if (!position_read (position, line, &move, &error))
    g_error ("“%s”: %s", line, error->message);
  return move;
}

gboolean
position_allows (const Position *position, PwMove *move, GError **error)
{
  if (move->reason)
    return pw_game_correct (position->game, position->state, move, error);
  return pw_game_check (position->game, position->state, move, error);
}

void
position_apply (Position *position, const PwMove *move)
{
  position->events.n = 0;
  position->last = *move;
  pw_game_apply (position->game, position->state, move, &position->events);
  for (guint i = 0; i < position->events.n; i++)
    if (position->events.items[i].kind == PW_EVENT_POINTS)
      position->scores[position->events.items[i].player] += position->events.items[i].amount;
  assert_sound (position);
}

void
position_play (Position *position, const char *line)
{
  g_autoptr (GError) error = NULL;
  PwMove move = position_move (position, line);

  if (!position_allows (position, &move, &error))
    g_error ("“%s”: %s", line, error->message);
  position_apply (position, &move);
}

/* -- What is to be seen ------------------------------------------------------------------------------------- */

/* How @key really is, of @seat or of the table: what comes after it. */
static char *
observe (const Position *position, int seat, const char *key, char **rest)
{
  const PositionWord *own = find_word (seat >= 0 ? position->test->player : position->test->table, key);
  const PositionWord *common = find_word (seat >= 0 ? position_player_words : position_table_words, key);

  if (seat >= 0 && g_ascii_isdigit (key[0]))
    return g_strdup_printf ("%+d", position_points (position, seat, key));
  if (own && own->observe)
    return own->observe (position, seat, rest);
  if (common && common->observe)
    return common->observe (position, seat, rest);
  if (own && own->size)
    return say_number (position, own, seat);
  g_error ("position: nothing is known about “%s”", key);
}

char *
position_observe (const Position *position, const char *want)
{
  g_auto (GStrv) words = g_strsplit (want, " ", -1);
  int seat = position_seat (position, words[0]);
  const char *key = words[seat >= 0 ? 1 : 0];
  g_autofree char *found = NULL;

  if (key == NULL)
    g_error ("position: “%s” asks for nothing", want);
  found = observe (position, seat, key, words + (seat >= 0 ? 2 : 1));
  return g_strchomp (g_strdup_printf ("%s%s%s %s", seat >= 0 ? names[seat] : "", seat >= 0 ? " " : "", key, found));
}

void
position_expect (const Position *position, const char *statements, const char *where)
{
  g_auto (GStrv) list = g_strsplit (statements, ";", -1);

  for (guint i = 0; list[i]; i++)
    {
      const char *want = g_strstrip (list[i]);
      g_autofree char *found = NULL;

      if (*want == '\0' || strcmp (want, "legal") == 0 || strcmp (want, "costly") == 0)
        continue;
      found = position_observe (position, want);
      if (strcmp (found, want) != 0)
        g_error ("%s: expected “%s”, but it is “%s”", where, want, found);
    }
}
