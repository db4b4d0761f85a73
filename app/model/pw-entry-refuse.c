/* pw-entry-refuse.c: what a text tried that cannot be done: by which rule, and of which of its words
 *
 * A text that neither the list nor the notation understands may still name something (pw-entry-attempt.c): then the rule says why
 * that cannot be done, or what is missing is asked.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-reader.h"

#include <stdlib.h>
#include <string.h>

#include <glib/gi18n-lib.h>

/* What was said, read as an attempt, is refused by its rule; FALSE where that is not what it is. */
static gboolean
refuse_attempt (PwTextReader *reader, const PwMove *base, const PwMove *said)
{
  const PwScene *scene = reader->scene;
  PwReading *out = reader->out;
  GError *error = NULL;
  PwMove about;

  pw_entry_why_not (scene, base, said, &about, &error);
  if (error->domain != PW_RULE_ERROR)
    {
      g_error_free (error);
      return FALSE;
    }
  pw_setup_name_refusal (scene->setup, error);
  g_clear_error (&out->error);
  out->error = error;
  out->certain = FALSE;
  out->move = about;
  out->selected = -1;
  return TRUE;
}

/* -- Whatever names something ------------------------------------------------------------------ */

/* Whether @text begins with the name of that kind of move and a number, behind whatever one word. */
static gboolean
has_number_behind_verb (const PwScene *scene, const char *text, guint kind)
{
  const char *behind = pw_entry_find_verb (scene, text, kind, TRUE);
  gsize digits;

  if (!behind)
    return FALSE;
  behind += strspn (behind, PW_BETWEEN_WORDS);
  digits = strspn (behind, "0123456789");
  return digits > 0 && digits == strcspn (behind, PW_BETWEEN_WORDS);
}

/* What a number that is no choice speaks of: what the numbers are of that are there. */
static void
choose_numbered (PwTextReader *reader, PwMove *chosen)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));

  pw_entry_list (reader->scene, chosen, choices);
  for (guint i = 0; i < choices->len && chosen->kind == PW_KIND_ANY; i++)
    if (g_array_index (choices, PwChoice, i).number > 0)
      chosen->kind = g_array_index (choices, PwChoice, i).move.kind;
}

/* What was said leads on: what is still to be said of it is asked. */
static void
ask_attempt (PwTextReader *reader, const PwMove *said)
{
  PwReading *out = reader->out;

  g_clear_error (&out->error);
  out->certain = FALSE;
  pw_text_reader_open (reader, said);
  pw_entry_drop_dead_ends (reader->scene, out->choices);
  out->spoken = *said;
  out->selected = out->choices->len == 1 ? 0 : -1;
}

/* Whether anything that can be done now uses a die. */
static gboolean
uses_dice (const PwScene *scene, const PwMove *base)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  gboolean uses = FALSE;

  pw_entry_list (scene, base, choices);
  for (guint i = 0; i < choices->len && !uses; i++)
    for (guint face = 1; face <= PW_ENTRY_LAST_FACE && !uses; face++)
      uses = pw_entry_uses_die (scene, &g_array_index (choices, PwChoice, i), face);
  return uses;
}

/* Whether @move says @number: as a number, or by what is called so. A place in a list it would not say. */
static gboolean
says_number (const PwScene *scene, const PwMove *move, int number)
{
  const PwMoveKind *kind = move->kind < scene->game->n_kinds ? &scene->game->kinds[move->kind] : NULL;

  for (guint i = 0; kind && i < kind->n_args; i++)
    {
      gint16 value = move->args[kind->args[i].index];
      const PwWord *word = kind->args[i].words && value != PW_ARG_NONE ? pw_vocabulary_get (kind->args[i].words, value) : NULL;
      const char *digits = word ? word->word + strcspn (word->word, "0123456789") : "";

      if (word ? *digits && atoi (digits) == number : value == number)
        return TRUE;
    }
  return FALSE;
}

/* Whether what @reading plays, or asks, says @number. */
static gboolean
has_number (const PwScene *scene, const PwReading *reading, int number)
{
  const PwMove *move = pw_reading_get_move (reading);

  if (move || reading->choices->len == 0)
    return says_number (scene, move ? move : &reading->partial, number);
  for (guint i = 0; i < reading->choices->len; i++)
    if (!says_number (scene, &g_array_index (reading->choices, PwChoice, i).move, number))
      return FALSE;
  return TRUE;
}

/* What @text says takes the place of what was read so far, if it says something; FALSE where it does not. */
static gboolean
read_instead (PwTextReader *reader, const char *text)
{
  PwReading otherwise;

  pw_reading_init (&otherwise);
  pw_entry_read_plain (reader->scene, reader->base, text, &otherwise);
  if (otherwise.error ? otherwise.error->domain != PW_RULE_ERROR : !has_number (reader->scene, &otherwise, atoi (reader->text)))
    {
      pw_reading_clear (&otherwise);
      return FALSE;
    }
  pw_reading_clear (reader->out);
  *reader->out = otherwise;
  return TRUE;
}

/* "1 ship" where no die is used: the number is that of the depot, as in "ship 1", if that can be done or a rule is against it. */
static gboolean
ask_number_behind (PwTextReader *reader)
{
  const PwScene *scene = reader->scene;
  gsize digits = strspn (reader->text, "0123456789"), space = strspn (reader->text + digits, " ");
  g_autoptr (GArray) leaves = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  g_autofree char *text = NULL;
  PwMove said, merged;
  gboolean by_name;

  if (digits == 0 || reader->only_digits || reader->clicked || uses_dice (scene, reader->base))
    return FALSE;
  text = g_strdup_printf ("%s %.*s", reader->text + digits + space, (int) digits, reader->text);
  if (!pw_entry_read_attempt (scene, reader->base, text, &said, &by_name, NULL))
    return read_instead (reader, text);
  merged = pw_entry_lay_over (reader->base, &said);
  if (merged.player != scene->game->play.actor (scene->state) || !pw_entry_leads_on (scene, &merged, &said, &merged, leaves))
    {
      if (!by_name)
        said.kind = PW_KIND_ANY;
      return refuse_attempt (reader, reader->base, &said);
    }
  ask_attempt (reader, &merged);
  return TRUE;
}

/* Whether @move says a number that must be said, such as a depot, and it is not @number, nor is anything else. */
static gboolean
says_other_number (const PwScene *scene, const PwMove *move, int number)
{
  const PwMoveKind *kind = move->kind < scene->game->n_kinds ? &scene->game->kinds[move->kind] : NULL;
  gboolean other = FALSE;

  for (guint i = 0; kind && i < kind->n_args; i++)
    {
      gint16 value = move->args[kind->args[i].index];

      if (value == number)
        return FALSE;
      other |= kind->args[i].type == PW_ARG_NUMBER && !(kind->args[i].flags & PW_ARG_OPTIONAL) && value != PW_ARG_NONE;
    }
  return other;
}

void
pw_text_reader_refuse_place (PwTextReader *reader)
{
  PwReading *out = reader->out;
  const PwMove *move = pw_reading_get_move (out);
  gsize digits = strspn (reader->text, "0123456789"), space = strspn (reader->text + digits, " ");
  g_autofree char *text = g_strdup_printf ("%s %.*s", reader->text + digits + space, (int) digits, reader->text);
  int number = *reader->text - '0';

  if (digits != 1 || reader->only_digits || reader->literal || reader->clicked || out->error ||
      (!move && out->choices->len == 0) || reader->text[digits + space] == '\0' ||
      strpbrk (reader->text + digits + space, "0123456789"))
    return;
  if (move && !says_other_number (reader->scene, move, number))
    return;
  for (guint i = 0; !move && i < out->choices->len; i++)
    if (!says_other_number (reader->scene, &g_array_index (out->choices, PwChoice, i).move, number))
      return;
  if (!uses_dice (reader->scene, reader->base))
    read_instead (reader, text);
}

/* "4" where at most 3 steps are ever made: so many are refused as the most are, if the rule says nothing of those. Nobody can insist on them. */
static void
refuse_beyond (PwTextReader *reader, const PwMove *chosen)
{
  const PwMoveKind *kind = chosen->kind < reader->scene->game->n_kinds ? &reader->scene->game->kinds[chosen->kind] : NULL;
  const PwArg *arg = kind && kind->n_args == 1 && kind->args[0].type == PW_ARG_NUMBER ? &kind->args[0] : NULL;
  g_autofree char *most = arg ? g_strdup_printf ("%d", arg->max) : NULL;
  PwMove said;

  if (!arg || strlen (reader->text) > 3 || atoi (reader->text) <= arg->max)
    return;
  pw_move_init (&said, chosen->kind, chosen->player);
  said.args[arg->index] = (gint16) arg->max;
  if (!refuse_attempt (reader, chosen, &said))
    return;
  pw_move_init (&reader->out->move, PW_KIND_ANY, PW_NOBODY);
  if (strstr (reader->out->error->message, most))
    {
      g_clear_error (&reader->out->error);
      pw_text_reader_fail (reader, PW_NOTATION_ERROR_RANGE,
                           g_strdup_printf (_("There is no number %s to choose from."), reader->text));
    }
}

void
pw_text_reader_read_attempt (PwTextReader *reader)
{
  const PwScene *scene = reader->scene;
  PwReading *out = reader->out;
  gboolean behind = reader->line && !reader->chosen;
  PwMove chosen = behind ? reader->front : *reader->base, said, merged;
  gboolean by_name;
  g_autoptr (GArray) leaves = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  GError *error = NULL;

  if (out->error == NULL || out->error->domain != PW_NOTATION_ERROR || out->error->code == PW_NOTATION_ERROR_AMBIGUOUS ||
      /* Digits alone name something only where what is to be chosen goes by numbers: the King is 18. */
      (reader->only_digits && pw_entry_numbering (scene, out->choices) < PW_NUMBERING_OWN) || ask_number_behind (reader))
    return;
  if (reader->only_digits)
    choose_numbered (reader, &chosen);
  if (!pw_entry_read_attempt (scene, &chosen, behind ? reader->line : reader->text, &said, &by_name, &error))
    {
      if (error)
        {
          g_clear_error (&out->error);
          out->error = error;
        }
      else if (reader->only_digits)
        refuse_beyond (reader, &chosen);
      return;
    }
  merged = pw_entry_lay_over (&chosen, &said);
  /* What is said of somebody else is nobody's here. */
  if (said.player != PW_TABLE && said.player != scene->game->play.actor (scene->state))
    merged.player = said.player;
  if (merged.player == scene->game->play.actor (scene->state) && pw_entry_leads_on (scene, &merged, &said, &merged, leaves) &&
      (!behind || !pw_entry_contradicts (&chosen, &said) ||
       pw_entry_goes_with (scene, &chosen, &g_array_index (leaves, PwChoice, 0).move)))
    {
      ask_attempt (reader, &merged);
      return;
    }
  if (behind && pw_entry_contradicts (&chosen, &said))
    {
      pw_text_reader_contradict (reader);
      pw_text_reader_refuse_die (reader);
      return;
    }
  /* Behind a verb a number is its first argument: that there is no depot 7 is what is wrong with "take 7 bank", not something
   * else that goes by a 7. */
  if (g_error_matches (out->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_RANGE) &&
      has_number_behind_verb (scene, reader->text, said.kind))
    return;
  /* Another kind of move may be meant, if it says the same: the game knows which. */
  if (!by_name)
    said.kind = PW_KIND_ANY;
  refuse_attempt (reader, &chosen, &said);
}

/* -- What else is refused ----------------------------------------------------------------------- */

void
pw_text_reader_refuse_unused (PwTextReader *reader)
{
  const PwMove *move = pw_reading_get_move (reader->out);

  if (move && pw_entry_leaves_out (reader->base, &reader->front, move))
    pw_text_reader_contradict (reader);
}

void
pw_text_reader_refuse_number (PwTextReader *reader)
{
  const PwScene *scene = reader->scene;
  g_autoptr (GArray) leaves = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  PwMove chosen = *reader->base, said, merged;
  gboolean by_name;

  if (!reader->only_digits)
    return;
  choose_numbered (reader, &chosen);
  if (!pw_entry_read_attempt (scene, &chosen, reader->text, &said, &by_name, NULL))
    return;
  merged = pw_entry_lay_over (&chosen, &said);
  if (!pw_entry_leads_on (scene, &merged, &said, &merged, leaves))
    refuse_attempt (reader, &chosen, &said);
}

/* Whether the digit in front of the text is what @said says of a die; then @index is which argument that is. */
static gboolean
says_die (const PwTextReader *reader, const PwMove *said, guint *index)
{
  const PwMoveKind *kind = &reader->scene->game->kinds[said->kind];

  for (guint i = 0; i < kind->n_args; i++)
    if (kind->args[i].type == PW_ARG_DIE && said->args[kind->args[i].index] == *reader->text - '0')
      {
        *index = kind->args[i].index;
        return TRUE;
      }
  return FALSE;
}

/* Whether @said, which names no other die, is all that there is to say: "2 red" is how many. */
static gboolean
is_complete (const PwScene *scene, const PwMove *said)
{
  const PwMoveKind *kind = &scene->game->kinds[said->kind];

  for (guint i = 0; i < kind->n_args; i++)
    if (!(kind->args[i].flags & PW_ARG_OPTIONAL) && said->args[kind->args[i].index] == PW_ARG_NONE)
      return FALSE;
  return TRUE;
}

/* "4 pig", where no die shows 4 and no tile is just a pig: the words name something in the list all the same. */
static gboolean
refuse_die_alone (PwTextReader *reader, const char *words)
{
  const PwScene *scene = reader->scene;
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  PwMove die;

  if (!reader->no_die || *words == '\0')
    return FALSE;
  pw_entry_list (scene, reader->base, choices);
  pw_move_init (&die, PW_KIND_ANY, reader->base->player);
  for (guint a = 0; a < PW_MAX_ARGS && choices->len > 0; a++)
    if (pw_entry_has_arg (scene, reader->base, a, PW_ARG_DIE))
      die.args[a] = (gint16) (*reader->text - '0');
  pw_entry_find_words (scene, reader->base, words, choices);
  return choices->len > 0 && refuse_attempt (reader, reader->base, &die);
}

/* "5 3" while dice are to choose from, and none shows a 5: whatever is done with a die, it cannot be done with that one. */
static gboolean
refuse_die_only (PwTextReader *reader)
{
  const PwScene *scene = reader->scene;
  PwReading *out = reader->out;
  g_autoptr (GArray) leaves = NULL;
  GError *error = NULL;

  if (!reader->no_die || *reader->text == '0')
    return FALSE;
  leaves = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  pw_entry_find_leaves (scene, reader->base, PW_ENTRY_PAGE, leaves);
  for (guint i = 0; i < leaves->len && !error; i++)
    {
      PwMove move = g_array_index (leaves, PwChoice, i).move;
      const PwMoveKind *kind = &scene->game->kinds[move.kind];
      gboolean any = FALSE;

      for (guint k = 0; k < kind->n_args; k++)
        if (kind->args[k].type == PW_ARG_DIE && move.args[kind->args[k].index] != PW_ARG_NONE)
          {
            move.args[kind->args[k].index] = (gint16) (*reader->text - '0');
            any = TRUE;
          }
      if (any && !pw_entry_make_whole (scene, &move, &error) && error->domain != PW_RULE_ERROR)
        g_clear_error (&error);
    }
  if (!error)
    return FALSE;
  g_clear_error (&out->error);
  out->error = error;
  out->certain = TRUE;
  out->selected = -1;
  /* Nothing is said that could be insisted on. */
  pw_move_init (&out->move, PW_KIND_ANY, PW_NOBODY);
  return TRUE;
}

gboolean
pw_text_reader_refuse_die (PwTextReader *reader)
{
  const PwScene *scene = reader->scene;
  PwReading *out = reader->out;
  /* "6castle" are two words. */
  const char *line = reader->line ? reader->line : reader->text + strspn (reader->text, "0123456789");
  g_autofree char *words = g_strdup_printf ("%.*s %s", (int) (line - reader->text), reader->text, line);
  PwMove said, die;
  gboolean by_name;
  guint index;

  if (!g_ascii_isdigit (*reader->text))
    return FALSE;
  if (reader->only_digits)
    return refuse_die_only (reader);
  if (!pw_entry_read_attempt (scene, reader->base, words, &said, &by_name, NULL))
    return refuse_die_alone (reader, reader->text + strspn (reader->text, "0123456789 "));
  if (!says_die (reader, &said, &index) || (reader->no_die && is_complete (scene, &said)))
    return FALSE;
  pw_move_init (&die, PW_KIND_ANY, said.player);
  die.args[index] = said.args[index];
  if (!refuse_attempt (reader, reader->base, &die))
    return refuse_attempt (reader, reader->base, &said);
  out->move = pw_entry_lay_over (reader->base, &said);
  return TRUE;
}

gboolean
pw_text_reader_refuse_said (PwTextReader *reader, const PwMove *chosen, const PwMove *said, gboolean by_name)
{
  const PwScene *scene = reader->scene;
  g_autoptr (GArray) leaves = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  PwMove merged = pw_entry_lay_over (chosen, said), open = *said;

  if (merged.player == scene->game->play.actor (scene->state) && pw_entry_leads_on (scene, &merged, said, &merged, leaves))
    return FALSE;
  if (!by_name)
    open.kind = PW_KIND_ANY;
  return refuse_attempt (reader, chosen, &open);
}

void
pw_text_reader_refuse_whichever (PwTextReader *reader)
{
  const PwScene *scene = reader->scene;
  g_autoptr (GError) first = NULL;
  g_autoptr (GError) last = NULL;
  PwMove said[2], about;

  if (reader->line != reader->text || !pw_entry_read_whichever (scene, reader->base, reader->text, said))
    return;
  pw_entry_why_not (scene, reader->base, &said[0], &about, &first);
  pw_entry_why_not (scene, reader->base, &said[1], &about, &last);

  if (first->domain == PW_RULE_ERROR && g_error_matches (last, first->domain, first->code) &&
      strcmp (first->message, last->message) == 0)
    refuse_attempt (reader, reader->base, &said[0]);
}

/* -- What nobody said ----------------------------------------------------------------------------- */

/* Whether some word of @words names that value of @arg, as the notation or people do. */
static gboolean
is_named (const PwArg *arg, int value, char **words)
{
  const PwWord *word = pw_vocabulary_get (arg->words, value);
  g_autofree char *all = word
                           ? g_strjoin (" ", word->word, word->alias ? word->alias : "", word->label ? _(word->label) : "", NULL)
                           : NULL;
  g_auto (GStrv) names = all ? pw_entry_words_of_text (all) : NULL;

  for (guint n = 0; names && names[n]; n++)
    for (guint w = 0; words[w]; w++)
      if (g_str_has_prefix (names[n], words[w]))
        return TRUE;
  return FALSE;
}

/* Whether @move spends something, such as the Envoy or a token, that neither the text says nor the game would add by itself; @bare is the
 * move without that. */
static gboolean
spends_unsaid (const PwTextReader *reader, const PwMove *move, PwMove *bare)
{
  const PwMoveKind *kind = &reader->scene->game->kinds[move->kind];
  g_auto (GStrv) words = pw_entry_words_of_text (reader->line);
  PwMove open = *move;
  gboolean unsaid = FALSE;

  *bare = *move;
  for (guint i = 0; i < kind->n_args; i++)
    {
      const PwArg *arg = &kind->args[i];
      int value = move->args[arg->index];

      if (!(arg->flags & PW_ARG_OPTIONAL) || value == PW_ARG_NONE || reader->front.args[arg->index] == value)
        continue;
      open.args[arg->index] = PW_ARG_NONE;
      /* A single word: it is spent or not. */
      if (arg->type != PW_ARG_WORD || arg->words->n_words != 1 || is_named (arg, value, words))
        continue;
      bare->args[arg->index] = PW_ARG_NONE;
      unsaid = TRUE;
    }
  return unsaid && !(pw_entry_make_whole (reader->scene, &open, NULL) && pw_move_equal (&open, move));
}

void
pw_text_reader_refuse_unsaid (PwTextReader *reader)
{
  PwReading *out = reader->out;
  const PwMove *move = out->whole ? NULL : pw_reading_get_move (out);
  GError *problem = NULL;
  PwMove bare;

  if (!move || !reader->line || reader->literal || reader->chosen || !spends_unsaid (reader, move, &bare))
    return;
  out->selected = -1;
  if (pw_entry_make_whole (reader->scene, &bare, &problem) || problem->domain != PW_RULE_ERROR)
    {
      g_clear_error (&problem);
      out->error = pw_entry_several (reader->line);
      return;
    }
  out->error = problem;
  out->move = bare;
}

/* -- The word that is wrong ---------------------------------------------------------------------- */

/* Whether @text, a beginning of the line, ends in a number that chooses one of those that its own beginning has left. */
static gboolean
ends_in_choice (const PwTextReader *reader, const char *text)
{
  const char *last = strrchr (text, ' ');
  gboolean read = last && last[1] != '\0' && last[1 + strspn (last + 1, "0123456789")] == '\0' &&
                  strlen (text) < strlen (reader->line);
  PwReading reading;

  if (!read)
    return FALSE;
  pw_reading_init (&reading);
  pw_entry_read_plain (reader->scene, reader->base, text, &reading);
  read = reading.error == NULL && reading.choices->len > 0;
  pw_reading_clear (&reading);
  return read;
}

/* Whether the first @length characters of @line say something by themselves: a line of notation, the beginning of one, an attempt, or a
 * number behind that. */
static gboolean
is_read (const PwTextReader *reader, const char *line, gsize length)
{
  const PwScene *scene = reader->scene;
  g_autofree char *beginning = g_strndup (line, length);
  g_autoptr (GError) error = NULL;
  gboolean by_name;
  PwMove move;

  return pw_notation_parse_typed (scene->game, scene->setup, scene->state, beginning, &move, &error) ||
         !g_error_matches (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN) ||
         pw_entry_read_attempt (scene, reader->base, beginning, &move, &by_name, NULL) || ends_in_choice (reader, beginning);
}

/* Whether the @length letters at @word are a noun that has numbers. */
static gboolean
is_noun (const PwScene *scene, const char *word, gsize length)
{
  g_autofree char *noun = g_strndup (word, length), *folded = pw_label_fold (noun);

  return pw_entry_is_numbered (scene, folded);
}

/* (nullable): what could stand there instead of @before and a word that is not understood, as the list calls it. */
static char *
find_example (const PwTextReader *reader, const char *before)
{
  PwReading then;
  char *label = NULL;

  pw_reading_init (&then);
  pw_entry_read_plain (reader->scene, reader->base, before, &then);
  /* What it may be is asked. */
  if ((then.error == NULL || g_error_matches (then.error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS) ||
       g_error_matches (then.error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING)) &&
      !then.whole && then.choices->len > 0)
    label = pw_choice_label (reader->scene, &g_array_index (then.choices, PwChoice, MAX (0, then.selected)));
  pw_reading_clear (&then);
  return label;
}

void
pw_text_reader_blame_word (PwTextReader *reader)
{
  const char *line = reader->line;
  gsize good = strcspn (line, " ");

  if (!g_error_matches (reader->out->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN) || reader->chosen || reader->clicked ||
      line[good] == '\0' || !is_read (reader, line, good))
    return;
  for (gsize next = good; line[next]; good = next)
    {
      gsize space = strspn (line + next, " "), length = strcspn (line + next + space, " ");
      gsize behind = next + space + length + strspn (line + next + space + length, " ");

      next += space + length;
      /* "die 5" says something, though "die" alone does not, and so does a cow. */
      if (length > 0 && !is_read (reader, line, next) && !is_noun (reader->scene, line + next - length, length) &&
          (line[behind] == '\0' || !is_read (reader, line, behind + strcspn (line + behind, " "))))
        {
          g_autofree char *before = g_strndup (line, good), *word = g_strndup (line + next - length, length);
          g_autofree char *example = find_example (reader, before);

          g_clear_error (&reader->out->error);
          reader->out->exemplified = TRUE;
          pw_text_reader_fail (reader, PW_NOTATION_ERROR_UNKNOWN,
                               example ? g_strdup_printf (_("“%s” is not understood behind “%s”. For example: “%s”."), word,
                                                          before, example)
                                       : g_strdup_printf (_("“%s” is not understood behind “%s”."), word, before));
          return;
        }
    }
}
