/* pw-entry-read.c: what a typed text means
 *
 * Where there are choices, each digit takes one of them, or the die that shows it; words narrow the list: a text as it stands is
 * read in pw-entry-as-typed.c, word by word in pw-entry-tokens.c, seen as a whole in pw-entry-settle.c. What means nothing so is
 * read as it is spelled otherwise. Small words in front of a thing or a place are dropped where they are not part of what a choice is called
 * (pw-entry-small-words.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-reader.h"

#include <string.h>

#include <glib/gi18n-lib.h>

void
pw_reading_init (PwReading *reading)
{
  *reading = (PwReading){ .choices = g_array_new (FALSE, FALSE, sizeof (PwChoice)), .selected = -1 };
  pw_move_init (&reading->partial, PW_KIND_ANY, PW_NOBODY);
  pw_move_init (&reading->spoken, PW_KIND_ANY, PW_NOBODY);
  pw_move_init (&reading->move, PW_KIND_ANY, PW_NOBODY);
  pw_move_init (&reading->before, PW_KIND_ANY, PW_NOBODY);
}

void
pw_reading_clear (PwReading *reading)
{
  g_clear_pointer (&reading->choices, g_array_unref);
  g_clear_error (&reading->error);
}

/* The move that Enter would play: what the text spells out, or the choice that is selected; %NULL where that is none. */
const PwMove *
pw_reading_get_move (const PwReading *reading)
{
  const PwChoice *selected = reading->selected >= 0 ? &g_array_index (reading->choices, PwChoice, reading->selected) : NULL;

  if (reading->error)
    return NULL;
  if (reading->whole)
    return &reading->move;
  return selected && !selected->more ? &selected->move : NULL;
}

/* What holds for the whole game is judged before the first move: there it will stand (pw_session_play()). */
static gboolean
check_where_it_stands (const PwScene *scene, const PwMove *move, GError **error)
{
  gpointer first;
  gboolean legal;

  if (move->kind >= scene->game->n_kinds || !scene->game->kinds[move->kind].lasting)
    return pw_game_check (scene->game, scene->state, move, error);
  first = pw_game_state_new (scene->game, scene->setup, error);
  legal = first && pw_game_check (scene->game, first, move, error);
  g_aligned_free (first);
  return legal;
}

/* Completes @move as playing it would; FALSE where it would be refused. */
gboolean
pw_entry_make_whole (const PwScene *scene, PwMove *move, GError **error)
{
  gboolean whole = move->reason
                     ? pw_game_correct (scene->game, scene->state, move, error)
                     : pw_game_complete (scene->game, scene->state, move, error) && check_where_it_stands (scene, move, error);

  if (!whole && error)
    pw_setup_name_refusal (scene->setup, *error);
  return whole;
}

/* A word that is not understood may be misspelt: the word that it is like is proposed. Else an example says what is understood. */
static void
propose (const PwScene *scene, const char *typed, PwReading *out)
{
  g_autofree char *word = NULL, *example = NULL;
  GError *error;

  if (!g_error_matches (out->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN))
    return;
  word = pw_entry_suggest (scene, typed);
  if (!word && !out->exemplified && out->first < out->choices->len)
    example = pw_choice_label (scene, &g_array_index (out->choices, PwChoice, out->first));
  if (!word && !example)
    return;
  if (word)
    /* Translators: why a text is not understood, and a word that is spelled nearly like one of it. */
    error = g_error_new (PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN, _("%s Is “%s” meant?"), out->error->message, word);
  else
    /* Translators: why a text is not understood, and what could be typed. */
    error = g_error_new (PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN, _("%s For example: “%s”."), out->error->message, example);
  out->exemplified = TRUE;
  g_error_free (out->error);
  out->error = error;
}

/* "build quarry" while nothing is built: whatever is to be built, that it is not the time for it is what is wrong. */
static void
refuse_verb (const PwScene *scene, const PwMove *base, const char *typed, PwReading *out)
{
  const char *first = typed + strspn (typed, PW_BETWEEN_WORDS);
  gsize length = strcspn (first, PW_BETWEEN_WORDS);
  g_autofree char *verb = g_strndup (first, length);
  PwKindSet playable = scene->game->play.playable (scene->state);
  gboolean now = TRUE;
  PwReading alone;

  for (guint kind = 0; kind < scene->game->n_kinds; kind++)
    {
      const PwMoveKind *it = &scene->game->kinds[kind];

      if (g_ascii_strcasecmp (it->name, verb) == 0)
        now = it->table || it->statement || it->lasting || pw_kind_set_has (playable, kind);
    }
  if (now || first[length] == '\0' || !g_error_matches (out->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN))
    return;
  pw_reading_init (&alone);
  pw_entry_read_as_typed (scene, base, verb, &alone);
  if (!alone.error || alone.error->domain != PW_RULE_ERROR)
    {
      pw_reading_clear (&alone);
      return;
    }
  pw_reading_clear (out);
  *out = alone;
}

/* Reads @spelled in place of what @out means; FALSE where there is no such spelling, or it says no more. @counted: things in it are
 * as often as they were counted, and all of them must be in the move. */
static gboolean
read_otherwise (const PwScene *scene, const PwMove *base, const char *spelled, gboolean counted, PwReading *out)
{
  const PwMove *move;
  PwReading otherwise;

  if (spelled == NULL)
    return FALSE;
  pw_reading_init (&otherwise);
  pw_entry_read_as_typed (scene, base, spelled, &otherwise);
  move = pw_reading_get_move (&otherwise);
  if ((otherwise.error && otherwise.error->domain != PW_RULE_ERROR &&
       (counted || otherwise.error->code != PW_NOTATION_ERROR_AMBIGUOUS)) ||
      (counted && !otherwise.error && !(move && pw_entry_says_counts (scene, spelled, move))))
    {
      pw_reading_clear (&otherwise);
      return FALSE;
    }
  pw_reading_clear (out);
  *out = otherwise;
  return TRUE;
}

/* What is typed in one word is refused as in two, by its rule; nothing is played so. */
static void
refuse_in_one_word (const PwScene *scene, const PwMove *base, const char *typed, PwReading *out)
{
  g_autofree char *parted = g_error_matches (out->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN)
                              ? pw_entry_part_place (scene, typed)
                              : NULL;
  PwReading alone;

  if (!parted)
    return;
  pw_reading_init (&alone);
  pw_entry_read_as_typed (scene, base, parted, &alone);
  if (!alone.error || alone.error->domain != PW_RULE_ERROR)
    {
      pw_reading_clear (&alone);
      return;
    }
  pw_reading_clear (out);
  *out = alone;
}

/**
 * pw_entry_read_plain:
 * @base: what was chosen by clicks before
 * @typed: what is typed
 * @out: (out caller-allocates): what it means; initialised by pw_reading_init()
 *
 * Like pw_entry_read(), for whoever does not show what is not understood.
 */
void
pw_entry_read_plain (const PwScene *scene, const PwMove *base, const char *typed, PwReading *out)
{
  g_autofree char *spelled = NULL, *counted = NULL, *joined = NULL;

  pw_entry_read_as_typed (scene, base, typed, out);
  /* A reason behind "!" is part of a line of notation, and of no other spelling. */
  if (out->error == NULL || strchr (typed, '!') || pw_entry_read_without_name (scene, base, typed, out) ||
      pw_entry_read_dice_and_words (scene, base, typed, out))
    return;
  joined = pw_entry_drop_with (scene, typed);
  if (joined && read_otherwise (scene, base, joined, FALSE, out))
    return;
  spelled = pw_entry_has_sign (typed) ? NULL : pw_entry_spell (scene, typed);
  if (read_otherwise (scene, base, spelled, FALSE, out))
    return;
  counted = out->error->domain == PW_RULE_ERROR || pw_entry_has_sign (typed) ? NULL : pw_entry_spell_counts (scene, typed);
  if (!read_otherwise (scene, base, counted, TRUE, out))
    {
      refuse_verb (scene, base, typed, out);
      refuse_in_one_word (scene, base, typed, out);
    }
}

/* "Ana takes a ship with the 3": what the log would say of it, whatever else its words may be, and whatever they deny. What it leaves open, such as
 * the tile that is thrown out, is asked. */
static gboolean
read_sentence (const PwScene *scene, const PwMove *base, const char *typed, PwReading *out)
{
  PwMove told;
  guint n = pw_entry_says_nothing (base) ? pw_entry_find_sentences (scene, typed, &told) : 0;

  if (n == 0 || told.kind == PW_KIND_ANY)
    return FALSE;
  g_clear_error (&out->error);
  out->spoken = told;
  out->whole = n == 1;
  out->selected = -1;
  if (out->whole)
    {
      out->move = told;
      return TRUE;
    }
  out->partial = told;
  out->first = 0;
  g_array_set_size (out->choices, 0);
  pw_entry_list (scene, &told, out->choices);
  return TRUE;
}

/* “1 back”, “+1”: what is neither the place of a choice nor a number with its own sign. */
static void
read_steps (const PwScene *scene, const PwMove *base, const char *typed, PwReading *out)
{
  g_autofree char *steps = pw_entry_spell_steps (scene, base, typed);

  if (!steps)
    return;
  pw_reading_clear (out);
  pw_reading_init (out);
  pw_entry_read_plain (scene, base, steps, out);
}

/* Whether several words begin as nothing else does that is typed: as a sentence of the log, perhaps. */
static gboolean
begins_as_sentence (const PwScene *scene, const char *typed)
{
  const char *text = pw_entry_skip_long_name (scene, typed), *first = text + strspn (text, PW_BETWEEN_WORDS), *rest;
  g_autofree char *word = NULL;

  if (pw_entry_is_actor (scene, word = g_strndup (first, strcspn (first, PW_BETWEEN_WORDS))))
    {
      first += strlen (word);
      first += strspn (first, PW_BETWEEN_WORDS);
      g_free (word);
      word = g_strndup (first, strcspn (first, PW_BETWEEN_WORDS));
    }
  rest = strchr (first, ' ');
  if (!rest || !strchr (rest + 1, ' ') || strpbrk (word, "0123456789+-*/!") || pw_entry_is_word (scene, word))
    return FALSE;
  for (guint kind = 0; kind < scene->game->n_kinds; kind++)
    if (g_ascii_strncasecmp (scene->game->kinds[kind].name, word, strlen (word)) == 0)
      return FALSE;
  return TRUE;
}

/**
 * pw_entry_read_on:
 * @base: what was chosen by clicks before
 * @typed: what is typed
 * @out: (out caller-allocates): what it means; initialised by pw_reading_init()
 *
 * Like pw_entry_read(), for whoever has called pw_entry_begin_lists() and goes on with what was found.
 */
void
pw_entry_read_on (const PwScene *scene, const PwMove *base, const char *typed, PwReading *out)
{
  gboolean begins = begins_as_sentence (scene, typed);
  g_autofree char *bare = NULL;

  if ((begins && read_sentence (scene, base, typed, out)) || pw_entry_read_goods (scene, base, typed, out))
    return;
  pw_entry_read_plain (scene, base, typed, out);
  bare = out->literal || strchr (typed, '!') ? NULL : pw_entry_drop_small_words (scene, typed);
  if (bare)
    {
      pw_reading_clear (out);
      pw_reading_init (out);
      pw_entry_read_plain (scene, base, bare, out);
    }
  pw_entry_read_source (scene, base, bare ? bare : typed, out);
  pw_entry_refuse_amounts (scene, base, bare ? bare : typed, out);
  pw_entry_refuse_denials (scene, bare ? bare : typed, out);
  pw_entry_refuse_strange (scene, typed, out);
  pw_entry_refuse_behind_number (scene, base, typed, out);
  if (out->error && out->error->domain == PW_NOTATION_ERROR)
    read_steps (scene, base, typed, out);
  if (out->error && !begins)
    read_sentence (scene, base, typed, out);
  propose (scene, typed, out);
}

/**
 * pw_entry_read:
 * @base: what was chosen by clicks before
 * @typed: what is typed
 * @out: (out caller-allocates): what it means; initialised by pw_reading_init()
 *
 * Where it names nothing as it stands, it is read as it is spelled otherwise (pw-entry-spell.c), if that says more.
 */
void
pw_entry_read (const PwScene *scene, const PwMove *base, const char *typed, PwReading *out)
{
  gpointer outer = pw_entry_begin_lists ();

  pw_entry_read_on (scene, base, typed, out);
  pw_entry_end_lists (outer);
}

/**
 * pw_entry_read_line:
 * @scene: the moment it is said at
 * @text: a line of notation, or whatever the entry bar understands
 * @move: (out): the move
 * @error: (nullable): return location: what is wrong, or what is still to be said
 *
 * Reads a text in which nothing can be picked: for an earlier line that is written anew.
 *
 * Returns: whether the text is a whole move; what it says in notation need not be legal
 */
gboolean
pw_entry_read_line (const PwScene *scene, const char *text, PwMove *move, GError **error)
{
  PwReading reading;
  const PwMove *read;
  PwMove base;

  if (pw_notation_parse_typed (scene->game, scene->setup, scene->state, text, move, NULL) &&
      pw_entry_find_verb (scene, text, move->kind, TRUE))
    return TRUE;
  pw_move_init (&base, PW_KIND_ANY, scene->game->play.actor (scene->state));
  pw_reading_init (&reading);
  pw_entry_read (scene, &base, text, &reading);
  read = pw_reading_get_move (&reading);
  /* What Enter alone would take was not said. */
  if (read && !reading.whole && text[strspn (text, " ")] == '\0')
    read = NULL;
  if (read)
    *move = *read;
  else if (reading.error)
    g_propagate_error (error, g_steal_pointer (&reading.error));
  else if (pw_notation_parse_typed (scene->game, scene->setup, scene->state, text, move, error))
    g_propagate_error (error, pw_entry_several (text));
  pw_reading_clear (&reading);
  return read != NULL;
}
