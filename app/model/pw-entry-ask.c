/* pw-entry-ask.c: what Enter takes of the list that a text has come to, and what is still to be said
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-reader.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* -- What Enter takes ------------------------------------------------------------------------- */

/* Which of several it is lies on the table: nobody guesses. */
static gboolean
are_facts (const GArray *choices)
{
  return choices->len > 1 && g_array_index (choices, PwChoice, 0).fact;
}

/* Of several that the words name, the one that costs nothing beside them, where all others do: what stands in parentheses,
 * such as workers for another depot, no word says, so whoever wants it says more. Else -1; so where they are moves of several
 * kinds: “b” may be a building, or to build nothing; or where what stands in parentheses is a part of the name of something else. */
static int
find_plain (const PwScene *scene, const GArray *choices)
{
  int plain = -1;

  for (guint i = 0; i < choices->len && choices->len <= PW_ENTRY_PAGE; i++)
    {
      g_autofree char *label = pw_choice_label (scene, &g_array_index (choices, PwChoice, i));

      if (g_array_index (choices, PwChoice, i).move.kind != g_array_index (choices, PwChoice, 0).move.kind)
        return -1;
      if (strstr (label, " ("))
        continue;
      if (plain >= 0)
        return -1;
      plain = (int) i;
    }
  for (guint i = 0; plain >= 0 && i < choices->len; i++)
    if (pw_entry_are_namesakes (scene, &g_array_index (choices, PwChoice, plain), &g_array_index (choices, PwChoice, i)))
      return -1;
  return plain;
}

void
pw_text_reader_select (PwTextReader *reader)
{
  PwReading *out = reader->out;

  out->selected = (reader->words->len == 0 && !are_facts (out->choices) && !reader->by_sign && !reader->for_workers) ||
                      out->choices->len == 1
                    ? (int) out->first
                    : -1;
  if (out->selected < 0 && reader->words->len > 0)
    out->selected = find_plain (reader->scene, out->choices);
}

/* Whether @move is of a kind that uses a die. */
static gboolean
uses_die (const PwScene *scene, const PwMove *move)
{
  for (guint a = 0; a < PW_MAX_ARGS; a++)
    if (move->args[a] != PW_ARG_NONE && pw_entry_has_arg (scene, move, a, PW_ARG_DIE))
      return TRUE;
  return FALSE;
}

/* A single digit that no die shows, and that takes what uses none: it may have been meant for a die, "6" for a 6 where it ends the turn. */
static void
mark_lone_digit (PwTextReader *reader, const PwMove *move)
{
  const char *digit = reader->text + strspn (reader->text, " ");

  if (reader->only_digits && reader->among_dice && !uses_die (reader->scene, move) && g_ascii_isdigit (*digit) &&
      digit[1 + strspn (digit + 1, " ")] == '\0')
    reader->out->place = (guint) (*digit - '0');
}

void
pw_text_reader_mark_place (PwTextReader *reader)
{
  PwReading *out = reader->out;
  const PwMove *move = pw_reading_get_move (out);

  if (move && !reader->clicked)
    mark_lone_digit (reader, move);
  if (!reader->place || !reader->line || reader->literal || !move)
    return;
  for (guint a = 0; a < PW_MAX_ARGS; a++)
    if (move->args[a] == (int) reader->place &&
        (pw_entry_has_arg (reader->scene, move, a, PW_ARG_DIE) || pw_entry_has_arg (reader->scene, move, a, PW_ARG_NUMBER)))
      return;
  out->place = reader->place;
}

/* -- What is still to be said ------------------------------------------------------------------ */

/**
 * pw_entry_several:
 * @text: what is typed
 *
 * Returns: (transfer full): that @text may be several
 */
GError *
pw_entry_several (const char *text)
{
  return g_error_new (PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS, _("“%s” may be several: type another word, or pick one."),
                      text);
}

/* What is chosen, and what the choices that words have left have in common: all of one kind; FALSE where they are of several. */
static gboolean
find_common (const PwReading *out, PwMove *said)
{
  const PwMove *first = out->choices->len > 0 ? &g_array_index (out->choices, PwChoice, 0).move : NULL;

  *said = out->partial;
  for (guint i = 0; i < out->choices->len; i++)
    if (g_array_index (out->choices, PwChoice, i).move.kind != first->kind)
      return FALSE;
  if (!first)
    return FALSE;
  said->kind = first->kind;
  for (guint a = 0; a < PW_MAX_ARGS; a++)
    {
      gboolean same = said->args[a] == PW_ARG_NONE;

      for (guint i = 1; i < out->choices->len && same; i++)
        same = g_array_index (out->choices, PwChoice, i).move.args[a] == first->args[a];
      if (same)
        said->args[a] = first->args[a];
    }
  return TRUE;
}

/* What is still to be said: the question of the game, such as what is thrown out, where the words have left one kind of move. */
static GError *
ask_for_more (PwTextReader *reader)
{
  const PwScene *scene = reader->scene;
  PwMove said;
  g_autofree char *asked = find_common (reader->out, &said)
                             ? pw_game_ask (scene->game, scene->setup, scene->state, &said, reader->out->choices)
                             : NULL;
  g_autofree char *first = NULL, *question = NULL;

  if (!asked || !g_str_has_suffix (asked, "?"))
    return pw_entry_several (reader->line);
  first = g_utf8_strup (asked, g_utf8_next_char (asked) - asked);
  question = g_strconcat (first, g_utf8_next_char (asked), NULL);
  /* Translators: a question, such as “To make room for a church: which tile is thrown out?” */
  return g_error_new (PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS, _("%s Type its number or its name."), question);
}

void
pw_text_reader_ask (PwTextReader *reader)
{
  PwReading *out = reader->out;

  /* Several numbers begin with what is typed of one. */
  if (reader->halfway)
    out->error = g_error_new (PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS,
                              _("%s may begin several numbers: type another digit, or pick one."),
                              reader->text + strlen (reader->text) - out->pending);
  else if (!out->whole && out->selected < 0)
    out->error = reader->line ? ask_for_more (reader)
                              : g_error_new (PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS,
                                             _("Which one is it? Type its number or its name."));
}
