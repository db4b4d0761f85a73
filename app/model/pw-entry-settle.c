/* pw-entry-settle.c: what the words of a typed text have come to: a choice, a move, an attempt, or a question
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-reader.h"

#include <string.h>

/* Whether nothing is left to say of what the words name: a space behind what opens a list that people know by numbers, the name
 * of a place, or what is said alike of all that is left. */
static gboolean
is_done_with (PwTextReader *reader)
{
  const char *text = reader->text;

  return (*text && g_ascii_isspace (text[strlen (text) - 1]) && pw_text_reader_opens_names (reader)) ||
         pw_text_reader_names_cell (reader) || (!reader->chosen && pw_text_reader_names_alike (reader));
}

/* What the words name leads on, but only to what need not be said, such as a payment: the game says that. */
static void
complete_words (PwTextReader *reader)
{
  PwReading *out = reader->out;
  const PwChoice *only = out->choices->len == 1 ? &g_array_index (out->choices, PwChoice, 0) : NULL;
  g_autoptr (GArray) leaves = NULL;
  PwMove partial;

  if (!reader->line || out->whole || !only || !only->more || only->move.kind >= reader->scene->game->n_kinds)
    return;
  partial = only->move;
  leaves = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  pw_entry_find_leaves (reader->scene, &partial, G_MAXUINT, leaves);
  pw_entry_prefer_completed (reader->scene, &partial, leaves);
  if (leaves->len == 1)
    g_array_index (out->choices, PwChoice, 0) = g_array_index (leaves, PwChoice, 0);
}

/* What is listed may lead on to more than can be listed: "food wood stone" says which goods a bundle is, and not only that it is one. */
static void
read_unlisted (PwTextReader *reader)
{
  const PwScene *scene = reader->scene;
  PwReading *out = reader->out;
  const PwChoice *only = out->choices->len == 1 ? &g_array_index (out->choices, PwChoice, 0) : NULL;
  PwMove said, whole, completed;
  gboolean by_name;

  if (!reader->line || out->whole || reader->clicked || !only || !only->more || only->move.kind >= scene->game->n_kinds ||
      !pw_entry_read_attempt (scene, reader->base, reader->text, &said, &by_name, NULL) || said.kind != only->move.kind)
    return;
  whole = pw_entry_lay_over (&only->move, &said);
  completed = whole;
  /* Nothing is added that nobody said. */
  if (pw_move_equal (&whole, &only->move) || !pw_move_matches (&whole, &only->move) ||
      !pw_entry_make_whole (scene, &completed, NULL) || !pw_move_equal (&completed, &whole))
    return;
  out->move = out->spoken = whole;
  out->whole = TRUE;
  out->selected = -1;
}

/* "lies n2 ffff" while a game is refereed: a statement that only wants its reason is no attempt at something else. */
static gboolean
wants_reason (const PwTextReader *reader)
{
  const PwReading *out = reader->out;
  guint kind = out->spoken.kind;

  return reader->line == reader->text && kind < reader->scene->game->n_kinds && reader->scene->game->kinds[kind].statement &&
         g_error_matches (out->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING) &&
         pw_entry_find_verb (reader->scene, reader->text, kind, TRUE);
}

/* A letter alone names what the list shows. What stands behind that, such as a feature of a tile that nobody has named, takes more. */
static void
refuse_far_letter (PwTextReader *reader)
{
  PwReading *out = reader->out;
  const PwMove *move = pw_reading_get_move (out);
  g_autofree char *letter = g_strstrip (g_strdup (reader->text));
  g_autoptr (GArray) shown = NULL;

  if (!move || !g_ascii_isalpha (letter[0]) || letter[1] != '\0')
    return;
  shown = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  pw_entry_list (reader->scene, reader->base, shown);
  for (guint i = 0; i < shown->len; i++)
    if (shown->len > 1 && g_array_index (shown, PwChoice, i).more && g_array_index (shown, PwChoice, i).letter != letter[0] &&
        pw_move_matches (move, &g_array_index (shown, PwChoice, i).move))
      {
        out->selected = -1;
        out->whole = FALSE;
        pw_move_init (&out->move, PW_KIND_ANY, PW_NOBODY);
        out->error = pw_entry_several (letter);
        return;
      }
}

/* What the words tried that is no move as they stand: @unknown, if not @understood, some of them name nothing. */
static void
read_tries (PwTextReader *reader, gboolean understood, gboolean unknown)
{
  PwReading *out = reader->out;

  /* Whatever else names something is an attempt; what its letters leave open does not matter, where all of it is refused alike. */
  if (!understood && !reader->contradicts)
    pw_text_reader_read_attempt (reader);
  /* A number that cannot be says more than what else its digits might begin. */
  if (unknown && out->error && out->error->domain == PW_NOTATION_ERROR && out->error->code != PW_NOTATION_ERROR_RANGE)
    pw_text_reader_refuse_whichever (reader);
  if (unknown && out->error && out->error->domain == PW_NOTATION_ERROR && !reader->contradicts)
    pw_text_reader_refuse_letters (reader);
  if (out->error == NULL && reader->halfway)
    pw_text_reader_refuse_number (reader);
}

void
pw_text_reader_settle (PwTextReader *reader)
{
  PwReading *out = reader->out;
  g_autoptr (GArray) listed = NULL;
  gboolean understood, unknown;

  /* A sign alone tries nothing. */
  if (reader->by_sign && out->error)
    return;

  /* Numbers and words, as far as the list goes: what they leave is opened or selected. */
  if (out->error == NULL && is_done_with (reader))
    pw_text_reader_open_only (reader);
  if (out->error == NULL && !reader->chosen && !reader->halfway)
    pw_text_reader_select (reader);
  understood = out->error == NULL;
  unknown = g_error_matches (out->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN);

  /* Dice behind what they go to. */
  if (!understood && pw_text_reader_read_numbers (reader))
    return;

  /* A line of notation, where it says more than the list; either must use the digits in front of it. */
  if (reader->line && !reader->literal && !reader->contradicts)
    {
      pw_text_reader_read_notation (reader);
      pw_text_reader_refuse_unused (reader);
    }

  /* What is listed has nothing to do with it. */
  if (wants_reason (reader))
    {
      g_array_set_size (out->choices, 0);
      return;
    }

  /* A digit in front that the words do not go with was meant for a die, which is not there. */
  if (((!understood && (reader->among_dice || reader->no_die)) || reader->contradicts) && pw_text_reader_refuse_die (reader))
    return;

  read_tries (reader, understood, unknown);

  listed = g_array_copy (out->choices);
  if (out->error == NULL && out->selected == 0 && !out->begun && !reader->literal)
    {
      complete_words (reader);
      read_unlisted (reader);
    }
  pw_text_reader_ask_letter (reader, listed);
  if (out->error == NULL)
    refuse_far_letter (reader);

  /* What nobody said is not spent. What is still to be said is asked. */
  pw_text_reader_refuse_unsaid (reader);
  if (out->error == NULL)
    pw_text_reader_ask (reader);
}
