/* pw-entry-notation.c: words of a typed text read as a line of notation, or the beginning of one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-reader.h"

#include <stdlib.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-notation.h"

/* Whether the kind of @move is among the first words of @line: said, not guessed. */
static gboolean
says_kind (const PwScene *scene, const char *line, const PwMove *move)
{
  g_auto (GStrv) words = g_strsplit_set (line, " ,", -1);
  const char *name = scene->game->kinds[move->kind].name;
  guint n = 0;

  for (guint i = 0; words[i] && n < 2; i++)
    if (*words[i])
      {
        if (g_ascii_strncasecmp (name, words[i], strlen (words[i])) == 0)
          return TRUE;
        n++;
      }
  return FALSE;
}

/* What was chosen before goes into what @move leaves open. */
static void
add_spoken (const PwScene *scene, const PwMove *spoken, PwMove *move)
{
  const PwMoveKind *kind = &scene->game->kinds[move->kind];

  if (spoken->kind != PW_KIND_ANY && spoken->kind != move->kind)
    return;
  for (guint i = 0; i < kind->n_args; i++)
    if (move->args[kind->args[i].index] == PW_ARG_NONE)
      move->args[kind->args[i].index] = spoken->args[kind->args[i].index];
}

/* "take 3" is not the third of what can be taken, but the beginning of a line: depot 3. */
static gboolean
read_beginning (PwTextReader *reader, const PwMove *beginning)
{
  PwReading *out = reader->out;
  g_autoptr (GArray) leaves = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  PwMove partial = *beginning;

  if (!reader->mixed || beginning->kind >= reader->scene->game->n_kinds || !says_kind (reader->scene, reader->line, beginning))
    return FALSE;
  if (pw_entry_contradicts (&reader->front, &partial))
    {
      pw_text_reader_contradict (reader);
      return TRUE;
    }
  add_spoken (reader->scene, &out->spoken, &partial);
  pw_entry_find_leaves (reader->scene, &partial, 1, leaves);
  if (leaves->len == 0)
    return FALSE;
  g_clear_error (&out->error);
  pw_text_reader_open (reader, &partial);
  out->selected = out->choices->len == 1 ? 0 : -1;
  out->begun = TRUE;
  return TRUE;
}

/* What the words say is no move yet, and leads on to some: a key space must be emptied for "take 3 bank". The rest is asked. */
static gboolean
ask_rest (PwTextReader *reader, const PwMove *said)
{
  PwReading *out = reader->out;
  g_autoptr (GArray) leaves = g_array_new (FALSE, FALSE, sizeof (PwChoice));

  pw_entry_find_leaves (reader->scene, said, 1, leaves);
  if (leaves->len == 0)
    return FALSE;
  g_clear_error (&out->error);
  pw_text_reader_open (reader, said);
  out->selected = out->choices->len == 1 ? 0 : -1;
  /* Behind a verb a number goes on in its list; behind a noun it is the noun's, or a die. */
  out->begun = says_kind (reader->scene, reader->line, said);
  return TRUE;
}

/* The words say @said, and the game adds the rest: what Enter plays, or refuses. */
static void
take_as_said (PwTextReader *reader, const PwMove *said)
{
  const PwScene *scene = reader->scene;
  PwReading *out = reader->out;
  GError *problem = NULL;
  PwMove move = *said;
  gboolean whole = pw_entry_make_whole (scene, &move, &problem);

  /* Digits in front are no less said than the words. */
  if (whole ? !pw_entry_goes_with (scene, &reader->front, &move) : pw_entry_contradicts (&reader->front, said))
    {
      g_clear_error (&problem);
      if (out->error)
        pw_text_reader_contradict (reader);
      return;
    }
  out->spoken = *said;
  if (whole)
    {
      g_clear_error (&out->error);
      out->move = move;
      out->whole = TRUE;
      out->selected = -1;
      for (guint i = out->first; i < MIN (out->choices->len, out->first + PW_ENTRY_PAGE); i++)
        if (!g_array_index (out->choices, PwChoice, i).more &&
            pw_move_equal (&g_array_index (out->choices, PwChoice, i).move, &move))
          out->selected = (int) i;
      return;
    }
  /* Where something is still to be said, the list asks for it. */
  if (problem->domain == PW_NOTATION_ERROR && out->error == NULL && out->choices->len == 1)
    {
      g_error_free (problem);
      return;
    }
  if (problem->domain == PW_RULE_ERROR && ask_rest (reader, said))
    {
      g_error_free (problem);
      return;
    }
  g_clear_error (&out->error);
  out->error = problem;
  if (problem->domain == PW_RULE_ERROR)
    {
      out->move = move;
      out->selected = -1;
    }
}

/* Whether several choices are left, and @said is exactly one of them: "stone stone" of all that have stone. */
static gboolean
is_one_of_several (const PwScene *scene, const PwReading *out, const PwMove *said)
{
  PwMove move = *said;

  if (out->choices->len < 2 || !pw_entry_make_whole (scene, &move, NULL))
    return FALSE;
  for (guint i = 0; i < out->choices->len; i++)
    {
      const PwChoice *choice = &g_array_index (out->choices, PwChoice, i);

      if (!choice->more && pw_move_equal (&choice->move, &move))
        return TRUE;
    }
  return FALSE;
}

/* Whether the only choice that the words have left is another move than the whole one of the same words: "take 2 wor" are
 * 2 workers, or a workshop from depot 2. */
static gboolean
is_another (const PwTextReader *reader, const PwMove *said)
{
  const PwReading *out = reader->out;
  const PwChoice *only = out->choices->len == 1 && reader->words->len > 0 ? &g_array_index (out->choices, PwChoice, 0) : NULL;
  PwMove move = *said;

  return only && !only->more && (only->move.kind != said->kind || pw_entry_contradicts (&only->move, said)) &&
         pw_entry_make_whole (reader->scene, &move, NULL) && !pw_move_equal (&move, &only->move);
}

/* How the first @length characters of @line are read as notation: as a line, as the beginning of one, or not at all. */
static gboolean
is_read (const PwScene *scene, const char *line, gsize length)
{
  g_autofree char *beginning = g_strndup (line, length);
  g_autoptr (GError) error = NULL;
  PwMove move;

  return pw_notation_parse_typed (scene->game, scene->setup, scene->state, beginning, &move, &error) ||
         !g_error_matches (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN);
}

/* "c 3 x": what is wrong with that is the x and not the c, which begins the line of a city. */
static void
blame_word (PwTextReader *reader)
{
  const char *line = reader->line;
  gsize good = strcspn (line, " ");

  if (!g_error_matches (reader->out->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN) || reader->chosen || reader->clicked ||
      line[good] == '\0' || !is_read (reader->scene, line, good))
    return;
  for (gsize next = good; line[next]; good = next)
    {
      gsize space = strspn (line + next, " "), length = strcspn (line + next + space, " ");

      next += space + length;
      if (length > 0 && !is_read (reader->scene, line, next))
        {
          g_autofree char *before = g_strndup (line, good), *word = g_strndup (line + next - length, length);

          g_clear_error (&reader->out->error);
          pw_text_reader_fail (reader, PW_NOTATION_ERROR_UNKNOWN,
                               g_strdup_printf (_("“%s” is not understood behind “%s”."), word, before));
          return;
        }
    }
}

/* Reads the words as notation. What was chosen before them goes into what they leave open. */
void
pw_text_reader_read_notation (PwTextReader *reader)
{
  const PwScene *scene = reader->scene;
  PwReading *out = reader->out;
  g_autoptr (GError) problem = NULL;
  PwMove move;

  if (!pw_notation_parse_typed (scene->game, scene->setup, scene->state, reader->line, &move, &problem))
    {
      if (g_error_matches (problem, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING) && read_beginning (reader, &move))
        return;
      if (out->error && !reader->mixed && !reader->chosen && reader->words->len > 0 &&
          pw_entry_find_legal (scene, &out->spoken, reader->line, &move))
        {
          take_as_said (reader, &move);
          return;
        }
      if (out->error && !g_error_matches (problem, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN))
        {
          g_clear_error (&out->error);
          out->error = g_steal_pointer (&problem);
        }
      else if (out->error)
        blame_word (reader);
      return;
    }
  if (!says_kind (scene, reader->line, &move) && !pw_game_unsaid (scene->game, scene->state, &move, &problem))
    {
      if (out->error)
        {
          g_clear_error (&out->error);
          out->error = g_steal_pointer (&problem);
        }
      return;
    }
  /* "ship" may be a tile of the list before it is a purchase that nobody spoke of. */
  if (out->error == NULL && out->choices->len > 0 && !says_kind (scene, reader->line, &move) &&
      (out->selected >= 0 || reader->chosen || !is_one_of_several (scene, out, &move)))
    return;
  /* Nor is it a move that nobody can make now: "ship 3" takes one with the 3. */
  if (out->error == NULL && (reader->chosen || out->choices->len == 1) &&
      !pw_kind_set_has (scene->game->play.playable (scene->state), move.kind))
    return;
  add_spoken (scene, &out->spoken, &move);
  if (out->error == NULL && is_another (reader, &move))
    {
      out->selected = -1;
      out->error = g_error_new (PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS,
                                _("“%s” may be several: type another word, or pick one."), reader->line);
      return;
    }
  take_as_said (reader, &move);
}

/* The kind of what the first number of @text goes by; -1 where it goes by none. */
static int
kind_of_first (PwTextReader *reader)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));

  pw_entry_list (reader->scene, reader->base, choices);
  if (pw_entry_numbering (reader->scene, choices) < PW_NUMBERING_OWN)
    return -1;
  for (guint i = 0; i < choices->len; i++)
    if (g_array_index (choices, PwChoice, i).number == atoi (reader->text))
      return g_array_index (choices, PwChoice, i).move.kind;
  return -1;
}

gboolean
pw_text_reader_read_numbers (PwTextReader *reader)
{
  const PwScene *scene = reader->scene;
  PwReading *out = reader->out;
  g_autofree char *line = NULL, *numbers = NULL;
  GError *problem = NULL;
  int kind;

  if (reader->clicked || !g_ascii_isdigit (*reader->text) || strstr (reader->text, " +") ||
      reader->text[strspn (reader->text, "0123456789+ ")] != '\0' || (kind = kind_of_first (reader)) < 0)
    return FALSE;
  numbers = g_strdelimit (g_strdup (reader->text), "+", ' ');
  line = g_strdup_printf ("%s %s", scene->game->kinds[kind].name, numbers);
  if (!pw_notation_parse_typed (scene->game, scene->setup, scene->state, line, &out->move, NULL))
    {
      pw_move_init (&out->move, PW_KIND_ANY, PW_NOBODY);
      return FALSE;
    }
  g_clear_error (&out->error);
  out->certain = FALSE;
  out->spoken = out->move;
  out->selected = -1;
  out->whole = pw_entry_make_whole (scene, &out->move, &problem);
  out->error = problem;
  return TRUE;
}
