/* pw-entry-notation.c: words of a typed text read as a line of notation, or the beginning of one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-reader.h"

#include <stdlib.h>
#include <string.h>

#include "core/pw-notation.h"

/**
 * pw_entry_find_verb:
 * @line: what is typed
 * @kind: a kind of move
 * @whole: whether all of its name must stand there; else a beginning will do
 *
 * Finds the name of @kind as the first word of @line, or as the second behind that of whoever does it: said, not guessed.
 *
 * Returns: (nullable): what stands behind it
 */
const char *
pw_entry_find_verb (const PwScene *scene, const char *line, guint kind, gboolean whole)
{
  const char *name = scene->game->kinds[kind].name, *word = line + strspn (line, PW_BETWEEN_WORDS);

  for (guint n = 0; *word && n < 2; n++)
    {
      gsize length = strcspn (word, PW_BETWEEN_WORDS);

      if (g_ascii_strncasecmp (name, word, length) == 0 && (!whole || name[length] == '\0'))
        return word + length;
      word += length;
      word += strspn (word, PW_BETWEEN_WORDS);
    }
  return NULL;
}

/* Whether the words say what kind of move @move is. */
static gboolean
says_kind (const PwTextReader *reader, const PwMove *move)
{
  return pw_entry_find_verb (reader->scene, reader->line, move->kind, FALSE) != NULL;
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

  if (!reader->mixed || beginning->kind >= reader->scene->game->n_kinds || !says_kind (reader, beginning))
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

/* Whether moves of the kind of @said name several of the same things, in any order, such as two goods. */
static gboolean
names_several (const PwScene *scene, const PwMove *said)
{
  const PwMoveKind *kind = said->kind < scene->game->n_kinds ? &scene->game->kinds[said->kind] : NULL;

  for (guint i = 1; kind && i < kind->n_args; i++)
    if (kind->args[i].type == PW_ARG_WORD && kind->args[i - 1].type == PW_ARG_WORD &&
        kind->args[i].words == kind->args[i - 1].words)
      return TRUE;
  return FALSE;
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
  /* "take stone" where two are due is no more stone and stone than gold and stone, though a line would name the stone first only of one. */
  if (out->error == NULL && reader->words->len > 0 && out->choices->len > 1 && names_several (reader->scene, said))
    {
      out->selected = -1;
      return TRUE;
    }
  g_clear_error (&out->error);
  pw_text_reader_open (reader, said);
  out->selected = out->choices->len == 1 ? 0 : -1;
  /* Behind a verb a number goes on in its list; behind a noun it is the noun's, or a die. */
  out->begun = says_kind (reader, said);
  return TRUE;
}

/* Whether @move is a line of its kind that no list holds: whose shares a row tells, or what anybody takes. */
static gboolean
is_free_line (const PwScene *scene, const PwMove *move)
{
  const PwMoveKind *kind = &scene->game->kinds[move->kind];
  gboolean shares = FALSE;

  for (guint i = 0; i < kind->n_args; i++)
    shares |= (kind->args[i].flags & PW_ARG_PER_SEAT) != 0;
  return (shares || kind->anybody) && kind->legal == pw_legal_none && !kind->statement && !kind->lasting && !move->reason &&
         pw_kind_set_has (scene->game->play.playable (scene->state), move->kind);
}

/* What a whole line says is the only choice then: who typed it sees what it brings before Enter. */
static void
show_line (PwReading *out)
{
  PwChoice choice = { .move = out->move, .icon = -1 };

  g_array_set_size (out->choices, 0);
  g_array_append_val (out->choices, choice);
  out->first = 0;
  out->selected = 0;
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
      if (is_free_line (scene, &move))
        {
          show_line (out);
          return;
        }
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

/* Whether the words have left several of which @said is one, and another is called as that is, "Sawmill (wood)": people read labels and no
 * words of the notation. */
static gboolean
is_one_of_namesakes (const PwTextReader *reader, const PwMove *said)
{
  const PwReading *out = reader->out;
  PwMove move = *said;

  if (out->error || reader->chosen || out->choices->len < 2 || !pw_entry_make_whole (reader->scene, &move, NULL))
    return FALSE;
  for (guint i = 0; i < out->choices->len; i++)
    for (guint other = 0; pw_move_matches (&move, &g_array_index (out->choices, PwChoice, i).move) && other < out->choices->len;
         other++)
      if (pw_entry_are_namesakes (reader->scene, &g_array_index (out->choices, PwChoice, i),
                                  &g_array_index (out->choices, PwChoice, other)))
        return TRUE;
  return FALSE;
}

/* Whether the words have left several, some of another kind than @said, whose verb they only begin: "s 4" may be to sell the fourth colour,
 * or a ship with the 4. */
static gboolean
is_one_of_kinds (const PwTextReader *reader, const PwMove *said)
{
  const PwReading *out = reader->out;

  if (out->error || reader->chosen || out->choices->len < 2 || pw_entry_find_verb (reader->scene, reader->line, said->kind, TRUE))
    return FALSE;
  for (guint i = 0; i < out->choices->len; i++)
    {
      guint kind = g_array_index (out->choices, PwChoice, i).move.kind;

      if (kind != said->kind && kind != PW_KIND_ANY)
        return TRUE;
    }
  return FALSE;
}

/* Whether the words have left one choice, which is called so, and as a line they would be another move that cannot be made: "depot 1" of
 * a ship's depots is no tile to name. */
static gboolean
is_other_line (const PwTextReader *reader, const PwMove *said)
{
  const PwReading *out = reader->out;
  const PwChoice *only = out->error == NULL && out->choices->len == 1 ? &g_array_index (out->choices, PwChoice, 0) : NULL;
  PwMove move = *said;

  return only && only->move.kind != said->kind && !pw_entry_make_whole (reader->scene, &move, NULL);
}

/* Whether the words try something that can be done now, with other values: "ship 6" while a tile is taken is one of depot 6. */
static gboolean
tries_what_is_due (PwTextReader *reader)
{
  PwMove said;
  gboolean by_name;

  return pw_entry_read_attempt (reader->scene, &reader->front, reader->line, &said, &by_name, NULL) &&
         pw_kind_set_has (reader->scene->game->play.playable (reader->scene->state), said.kind);
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
      /* "7 camp": nobody states what lies on the table behind a choice. */
      if (out->error && reader->line != reader->text && g_error_matches (problem, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING) &&
          move.kind < scene->game->n_kinds &&
          (reader->chosen || scene->game->kinds[move.kind].statement ||
           !pw_kind_set_has (scene->game->play.playable (scene->state), move.kind)))
        return;
      if (out->error && !g_error_matches (problem, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN))
        {
          g_clear_error (&out->error);
          out->error = g_steal_pointer (&problem);
        }
      else if (out->error)
        pw_text_reader_blame_word (reader);
      return;
    }
  if (!says_kind (reader, &move) && !pw_game_unsaid (scene->game, scene->state, &move, &problem))
    {
      if (out->error)
        {
          g_clear_error (&out->error);
          out->error = g_steal_pointer (&problem);
        }
      return;
    }
  /* "ship" may be a tile of the list before it is a purchase that nobody spoke of. */
  if (out->error == NULL && out->choices->len > 0 && !says_kind (reader, &move) &&
      (out->selected >= 0 || reader->chosen || !is_one_of_several (scene, out, &move)))
    return;
  /* Nor is it a move that nobody can make now: "ship 3" takes one with the 3. But "own 36" are dice. */
  if (!pw_kind_set_has (scene->game->play.playable (scene->state), move.kind) &&
      !(scene->game->kinds[move.kind].table && pw_entry_find_verb (scene, reader->line, move.kind, TRUE)) &&
      (out->error ? tries_what_is_due (reader) : reader->chosen || out->choices->len == 1))
    return;
  if (is_other_line (reader, &move) || is_one_of_kinds (reader, &move) || is_one_of_namesakes (reader, &move))
    return;
  add_spoken (scene, &out->spoken, &move);
  if (out->error == NULL && is_another (reader, &move))
    {
      out->selected = -1;
      out->error = pw_entry_several (reader->line);
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

/* What goes by a number in @scene: the kind of move; -1: nothing does. */
static int
kind_of_numbers (const PwScene *scene, const PwMove *base)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));

  pw_entry_list (scene, base, choices);
  for (guint i = 0; pw_entry_numbering (scene, choices) >= PW_NUMBERING_OWN && i < choices->len; i++)
    if (g_array_index (choices, PwChoice, i).number > 0)
      return g_array_index (choices, PwChoice, i).move.kind;
  return -1;
}

/* Writes the dice of @words, "3+2+2" or "3 2 2", as one word each time: "322". What is no number stays as it is, such as "+2". */
static char *
join_dice (char **words)
{
  GString *line = g_string_new (NULL);
  gboolean joins = FALSE;

  for (guint i = 0, n = 0; words[i]; i++)
    {
      g_auto (GStrv) parts = g_strsplit (words[i], "+", -1);
      g_autofree char *dice = g_strjoinv ("", parts);
      gboolean number = g_ascii_isdigit (*words[i]) && dice[strspn (dice, "0123456789")] == '\0';

      if (*words[i] == '\0')
        continue;
      g_string_append_printf (line, "%s%s", line->len > 0 && !(joins && number) ? " " : "", number ? dice : words[i]);
      /* The first number is what the choice goes by. */
      joins = number && n > 0;
      n += number;
    }
  return g_string_free (line, FALSE);
}

/**
 * pw_entry_read_dice_and_words:
 * @base: what was chosen by clicks before
 * @text: what is typed, which means nothing otherwise
 * @out: (inout): what it means
 *
 * "9 3+2+2 +2", "2 1+1 envoy", "13 4+3+2 white=4": a number that people know, the dice for it, and what a line of notation says behind
 * them. All of it is said, so it is taken only where it is a whole move.
 *
 * Returns: whether it is that
 */
gboolean
pw_entry_read_dice_and_words (const PwScene *scene, const PwMove *base, const char *text, PwReading *out)
{
  int kind = pw_entry_says_nothing (base) && base->player >= 0 ? kind_of_numbers (scene, base) : -1;
  const char *verb = kind >= 0 ? pw_entry_find_verb (scene, text, (guint) kind, TRUE) : NULL;
  const char *first = text + strspn (text, PW_BETWEEN_WORDS), *behind = verb ? verb + strspn (verb, PW_BETWEEN_WORDS) : first;
  g_auto (GStrv) words = g_strsplit_set (behind, " ,", -1);
  g_autofree char *dice = NULL, *line = NULL, *trimmed = g_strchomp (g_strdup (text));
  PwMove move;

  /* A plus at the end promises another die. */
  if (g_str_has_suffix (trimmed, "+"))
    return FALSE;
  /* Numbers alone are read before: pw_text_reader_read_numbers(). A name in front of the verb may be that of somebody else. */
  if (kind < 0 || (verb && (gsize) (verb - first) != strlen (scene->game->kinds[kind].name)) || !g_ascii_isdigit (*behind) ||
      (!verb && !strstr (behind, " +") && !behind[strspn (behind, "0123456789+ ")]))
    return FALSE;
  dice = join_dice (words);
  line = g_strdup_printf ("%s %s", scene->game->kinds[kind].name, dice);
  if (!pw_notation_parse_typed (scene->game, scene->setup, scene->state, line, &move, NULL) ||
      !pw_entry_make_whole (scene, &move, NULL))
    return FALSE;
  pw_reading_clear (out);
  pw_reading_init (out);
  out->partial = *base;
  out->move = out->spoken = move;
  out->whole = TRUE;
  return TRUE;
}
