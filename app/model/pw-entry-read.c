/* pw-entry-read.c: what a typed text means
 *
 * Where there are choices, each digit takes one of them, or the die that shows it; words narrow
 * the list (pw-entry-reader.c, pw-entry-digits.c, pw-entry-behind.c). A line of notation always works (pw-entry-notation.c).
 * Where there are none, the table rolls its dice.
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

/* -- Without choices: dice, or nothing but notation -------------------------------------------- */

static void
read_without_choices (const PwScene *scene, const char *text, PwReading *out)
{
  int dice = pw_entry_dice_kind (scene);
  const char *p = text;

  while (g_ascii_isspace (*p))
    p++;
  if (*p == '\0')
    return;
  if (!(dice >= 0 ? pw_entry_dice_read (scene, (guint) dice, text, &out->move, &out->error)
                  : pw_notation_parse_typed (scene->game, scene->setup, scene->state, text, &out->move, &out->error)))
    {
      pw_move_init (&out->move, PW_KIND_ANY, PW_NOBODY);
      return;
    }
  out->whole = pw_entry_make_whole (scene, &out->move, &out->error);
}

/* "take 3 castle ! the die was misread": notation as a whole, whatever was clicked before. */
static void
read_correction (const PwScene *scene, const char *text, PwReading *out)
{
  out->selected = -1;
  if (!pw_notation_parse_typed (scene->game, scene->setup, scene->state, text, &out->move, &out->error))
    {
      pw_move_init (&out->move, PW_KIND_ANY, PW_NOBODY);
      return;
    }
  out->spoken = out->move;
  out->whole = pw_entry_make_whole (scene, &out->move, &out->error);
}

/* -- Word by word ----------------------------------------------------------------------------- */

/* Takes one word of the text; FALSE when it means nothing. */
static gboolean
take_token (PwTextReader *reader, const char *token, const char *at)
{
  gboolean last = at[strlen (token)] == '\0';

  if (token[strspn (token, "0123456789")] == '\0')
    {
      reader->mixed |= reader->line != NULL;
      return reader->words->len > 0 ? pw_text_reader_take_number_behind (reader, token, at + strlen (token))
                                    : pw_text_reader_take_digits (reader, token, last);
    }
  if (reader->line == NULL)
    {
      const char *rest;

      /* "Ana" before Ana's own move says nothing new; but a beginning of it may begin a tile, and so may a name that is a word of the game. A number
       * between it and the move is in front of that. */
      if (!last && g_ascii_isdigit (at[strlen (token) + strspn (at + strlen (token), PW_BETWEEN_WORDS)]) &&
          pw_entry_is_actor (reader->scene, token))
        return TRUE;
      pw_text_reader_begin_line (reader, at);
      if (pw_entry_find_another (reader->scene, at, &rest) >= 0)
        return pw_text_reader_fail (reader, PW_NOTATION_ERROR_UNKNOWN,
                                    g_strdup_printf (_("“%s” names nothing that can be done now."), at));
      if (pw_entry_is_actor (reader->scene, token))
        return TRUE;
    }
  return pw_text_reader_take_named (reader, token) || pw_text_reader_take_word_with_digits (reader, token, at);
}

/* The rest of the text is what a choice is called: then it is that choice, whatever else it may be. */
static gboolean
take_label (PwTextReader *reader, const char *text)
{
  PwReading *out = reader->out;

  if (reader->chosen || reader->halfway || !pw_entry_find_label (reader->scene, &out->partial, text, out->choices))
    return FALSE;
  out->first = 0;
  pw_text_reader_begin_line (reader, text);
  g_string_assign (reader->words, text);
  reader->literal = TRUE;
  return TRUE;
}

/* How much of the @length bytes at @text is a word, with a number behind it: all, but where a third part follows. */
static gsize
length_of_word (const PwScene *scene, const char *text, gsize length)
{
  g_autofree char *token = g_strndup (text, length);
  gsize letters = pw_text_reader_letters (token), digits = strspn (token + letters, "0123456789");

  if (letters < PW_LETTERS_OF_WORD || digits == 0 || !g_ascii_isalpha (token[letters + digits]) ||
      pw_entry_is_word (scene, token))
    return length;
  return letters + digits;
}

/* A sign where workers change nothing that is listed behind it, or the letter of a number that is not there. */
static gboolean
refuse_key (PwTextReader *reader, const char *key, gboolean dice)
{
  int missing = pw_text_reader_find_missing (reader, key);
  g_autofree char *name = missing ? g_strdup_printf ("%d", missing) : g_strndup (key, 1);

  if (missing == 0 && !(dice && *key != '\0' && strchr (PW_ENTRY_SIGNS, *key) && reader->line == NULL))
    return FALSE;
  reader->out->selected = -1;
  reader->by_sign = TRUE;
  pw_text_reader_fail (reader, missing ? PW_NOTATION_ERROR_RANGE : PW_NOTATION_ERROR_UNKNOWN,
                       missing ? g_strdup_printf (_("There is no number %s to choose from."), name)
                               : g_strdup_printf (_("“%s” names nothing that can be done now."), name));
  return TRUE;
}

/* Whether anything that can be done now has a number below zero, as steps back have. */
static gboolean
may_be_below_zero (const PwScene *scene)
{
  PwKindSet playable = scene->game->play.playable (scene->state);

  for (guint kind = 0; kind < scene->game->n_kinds; kind++)
    if (pw_kind_set_has (playable, kind) && pw_entry_may_be_negative (&scene->game->kinds[kind]))
      return TRUE;
  return FALSE;
}

/* Whether a word begins or ends with a sign that is no key there, as in "warehouse *", "bank/", "7*", "+p": words are compared without their signs,
 * and what was meant by it would go unsaid. A sign behind a digit may become "2+2", and is not whole before it does; one before a digit is "+2". */
static gboolean
refuse_sign (PwTextReader *reader, const char *token, const char *at, gboolean dice)
{
  gsize n = strlen (token);
  gboolean alone = n == 1 && strchr ("+*/", *token), behind = n > 1 && strchr ("+*/", token[n - 1]),
           before = n > 1 && (strchr ("*/", *token) || (*token == '+' && !g_ascii_isdigit (token[1])) ||
                              (*token == '-' && (!g_ascii_isdigit (token[1]) || !may_be_below_zero (reader->scene)))),
           open = behind && token[n - 1] == '+' && g_ascii_isdigit (token[n - 2]);

  if ((dice && reader->line == NULL && strchr ("+-*/0123456789", *token)) || (open && at[n + strspn (at + n, " ")] != '\0') ||
      !(alone || behind || before))
    return FALSE;
  reader->out->selected = -1;
  reader->by_sign = TRUE;
  pw_text_reader_fail (reader, open ? PW_NOTATION_ERROR_AMBIGUOUS : PW_NOTATION_ERROR_UNKNOWN,
                       g_strdup_printf (open ? _("“%s” wants another number behind its “+”.")
                                             : _("“%s” names nothing that can be done now."),
                                        token));
  return TRUE;
}

/* "3 c": right behind the 3 the letter is the key of a choice, and here it may begin a name. Neither is taken for the other. */
static gboolean
refuse_letter_apart (PwTextReader *reader, const char *at)
{
  int found = pw_text_reader_find_apart (reader, at);
  g_autofree char *letter = g_strndup (at, 1), *label = NULL;

  if (found < 0)
    return FALSE;
  label = pw_choice_label (reader->scene, &g_array_index (reader->out->choices, PwChoice, found));
  reader->out->selected = -1;
  reader->by_sign = TRUE;
  pw_text_reader_fail (reader, PW_NOTATION_ERROR_AMBIGUOUS,
                       /* Translators: a letter that was typed, and the choice that has it as its key. */
                       g_strdup_printf (_("“%s” may be the key of “%s”, or begin a name: type more of either name."), letter,
                                        label));
  return TRUE;
}

/* Takes word after word, up to the first that means nothing. */
static void
take_tokens (PwTextReader *reader)
{
  gboolean dice = pw_text_reader_begins_with_dice (reader);

  for (const char *p = reader->text; *p;)
    {
      gsize digits = strspn (p, "0123456789"), length = strcspn (p, " ,\t\n");
      g_autofree char *token = NULL;

      if (pw_text_reader_take_key (reader, p))
        {
          p++;
          p += strspn (p, " ,\t\n");
          continue;
        }
      if (length > 0 && reader->line == NULL && take_label (reader, p))
        break;

      /* "3k17" is the die 3 and a word, "3+" that die and a worker; "frrf3r" two words with a number between them. */
      if (digits > 0 && digits < length && reader->line == NULL &&
          (g_ascii_isalpha (p[digits]) || (dice && strchr (PW_ENTRY_SIGNS, p[digits]))))
        length = digits;
      else
        length = length_of_word (reader->scene, p, length);
      token = g_strndup (p, length);

      if (refuse_key (reader, p, dice) || refuse_sign (reader, token, p, dice) || refuse_letter_apart (reader, p))
        break;
      if (length > 0 && !take_token (reader, token, p))
        {
          /* Where the first word already means nothing, the whole may still be notation. */
          reader->out->selected = -1;
          break;
        }
      p += length;
      p += strspn (p, " ,\t\n");
    }
}

/* -- What the words have come to --------------------------------------------------------------- */

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

/* Whether @text begins with the very name of the kind of @move, behind the name of whoever plays it. */
static gboolean
is_notation (const PwScene *scene, const char *text, const PwMove *move)
{
  g_auto (GStrv) words = g_strsplit_set (text, " ,=", -1);
  const char *name = scene->game->kinds[move->kind].name;

  for (guint i = 0, n = 0; words[i] && n < 2; i++)
    if (*words[i] && n++ < 2 && g_ascii_strcasecmp (words[i], name) == 0)
      return TRUE;
  return FALSE;
}

/* "lies n2 ffff" while a game is refereed: a statement that only wants its reason is no attempt at something else. */
static gboolean
wants_reason (const PwTextReader *reader)
{
  const PwReading *out = reader->out;
  guint kind = out->spoken.kind;

  return reader->line == reader->text && kind < reader->scene->game->n_kinds && reader->scene->game->kinds[kind].statement &&
         g_error_matches (out->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING) &&
         is_notation (reader->scene, reader->text, &out->spoken);
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

/* What the words have come to: the choice that they leave, a move that they spell, what they tried, or what is still to be said. */
static void
settle (PwTextReader *reader)
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
    complete_words (reader);
  pw_text_reader_ask_letter (reader, listed);
  if (out->error == NULL)
    refuse_far_letter (reader);

  /* What nobody said is not spent. What is still to be said is asked. */
  pw_text_reader_refuse_unsaid (reader);
  if (out->error == NULL)
    pw_text_reader_ask (reader);
}

/* -- All of it -------------------------------------------------------------------------------- */

static gboolean
has_only_digits (const char *text)
{
  for (const char *p = text; *p; p++)
    if (!g_ascii_isdigit (*p) && !g_ascii_isspace (*p) && *p != ',')
      return FALSE;
  return TRUE;
}

/* Whether some word of @text is a sign, or ends in one, as no reading takes it; that of "3+ 2" joins two dice. */
static gboolean
has_sign (const char *text)
{
  for (const char *p = text; *p; p++)
    if (strchr ("+*/", *p) && (p[1] == '\0' || strchr (PW_BETWEEN_WORDS, p[1])) && !(p > text && g_ascii_isdigit (p[-1])))
      return TRUE;
  return FALSE;
}

/* Words are compared without their signs: what they have come to behind the first that nobody knew must not leave one out. In a whole line of
 * notation the asterisk at its end says who rolled. */
static void
refuse_sign_behind (PwTextReader *reader)
{
  PwReading *out = reader->out;
  const PwMove *move = pw_reading_get_move (out);

  if (!move || !reader->line || move->kind >= reader->scene->game->n_kinds || !has_sign (reader->line) ||
      is_notation (reader->scene, reader->text, move))
    return;
  out->selected = -1;
  out->whole = FALSE;
  pw_text_reader_fail (reader, PW_NOTATION_ERROR_UNKNOWN,
                       g_strdup_printf (_("“%s” names nothing that can be done now."), reader->line));
  pw_move_init (&out->move, PW_KIND_ANY, PW_NOBODY);
}

/* "(1+1)", as a list writes dice behind a name: the dice. */
static char *
drop_brackets (const char *typed)
{
  g_autofree char *text = g_strstrip (g_strdup (typed));
  gsize length = strlen (text);

  return *text == '(' && strcspn (text, ")") == length - 1 && strchr (text + 1, '(') == NULL ? g_strndup (text + 1, length - 2)
                                                                                             : g_strdup (typed);
}

/* A name alone is no order to play anything: what is done is asked; of whose turn it is not, that is said. A name that is a word of the game, or that
 * stands in the list, is that. */
static void
ask_of_name (PwTextReader *reader)
{
  const PwScene *scene = reader->scene;
  PwReading *out = reader->out;
  g_autofree char *name = g_strstrip (g_strdup (reader->line ? reader->line : reader->text)), *label = NULL;
  int actor = scene->game->play.actor (scene->state), seat = pw_setup_find_name (scene->setup, name, NULL);
  const char *whole = seat >= 0 ? scene->setup->names[seat] : "";

  if (actor < 0 || seat < 0 || g_utf8_strlen (name, -1) != g_utf8_strlen (whole, -1) || pw_entry_is_word (scene, name) ||
      reader->literal || (reader->words->len > 0 && out->error == NULL))
    return;
  g_clear_error (&out->error);
  out->selected = -1;
  out->whole = FALSE;
  pw_move_init (&out->move, PW_KIND_ANY, PW_NOBODY);
  if (out->choices->len > 0)
    label = pw_choice_label (scene, &g_array_index (out->choices, PwChoice, out->first));
  if (seat != actor)
    pw_text_reader_fail (reader, PW_NOTATION_ERROR_EXCESS,
                         g_strdup_printf (_("It is the turn of %s. What %s does stands behind the name."),
                                          pw_setup_name (scene->setup, (guint) actor),
                                          pw_setup_name (scene->setup, (guint) seat)));
  else if (label)
    pw_text_reader_fail (reader, PW_NOTATION_ERROR_AMBIGUOUS,
                         g_strdup_printf (_("What does %s do? For example: “%s”."), pw_setup_name (scene->setup, (guint) seat),
                                          label));
  else
    pw_text_reader_fail (reader, PW_NOTATION_ERROR_AMBIGUOUS,
                         g_strdup_printf (_("What does %s do?"), pw_setup_name (scene->setup, (guint) seat)));
}

/* Reads @typed as it stands. */
static void
read_as_typed (const PwScene *scene, const PwMove *base, const char *typed, PwReading *out)
{
  g_autoptr (GString) words = g_string_new (NULL);
  g_autoptr (GArray) numbered = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  g_autofree char *bare = drop_brackets (pw_entry_skip_long_name (scene, typed)), *parted = pw_entry_part_minus (scene, bare),
                  *text = pw_entry_join_places (scene, parted);
  PwTextReader reader = { .scene = scene,
                          .base = base,
                          .out = out,
                          .words = words,
                          .numbered = numbered,
                          .text = text,
                          .typed = typed,
                          .front = *base,
                          .clicked = !pw_entry_says_nothing (base),
                          .only_digits = has_only_digits (text) };

  /* Without hints nothing legal is listed until something is chosen: people say what they do. */
  pw_text_reader_open (&reader, base);
  if (scene->setup->hints == PW_HINTS_OFF && base->player >= 0 && !reader.clicked)
    g_array_set_size (out->choices, 0);

  /* A reason behind "!" corrects the record, and a name in front speaks for somebody else: whatever the list is. */
  if (strchr (text, '!'))
    {
      read_correction (scene, text, out);
      return;
    }
  if (!reader.clicked && pw_entry_read_another (scene, text, out))
    return;

  /* Without a list there are dice, a line of notation, or an attempt. */
  if (out->choices->len == 0)
    {
      read_without_choices (scene, text, out);
      if (base->player >= 0 || out->error == NULL)
        pw_text_reader_read_attempt (&reader);
      ask_of_name (&reader);
      return;
    }

  /* A number behind a line that has opened a list is one of that. */
  if (pw_entry_read_number_of_list (scene, base, text, out))
    return;

  /* Else the text is taken word by word, and then seen as a whole. */
  take_tokens (&reader);
  settle (&reader);
  refuse_sign_behind (&reader);
  pw_text_reader_refuse_place (&reader);
  pw_text_reader_refuse_other_cell (&reader);
  pw_text_reader_mark_place (&reader);
  ask_of_name (&reader);
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
  read_as_typed (scene, base, verb, &alone);
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
  read_as_typed (scene, base, spelled, &otherwise);
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

  read_as_typed (scene, base, typed, out);
  /* A reason behind "!" is part of a line of notation, and of no other spelling. */
  if (out->error == NULL || strchr (typed, '!') || pw_entry_read_without_name (scene, base, typed, out) ||
      pw_entry_read_dice_and_words (scene, base, typed, out))
    return;
  joined = pw_entry_drop_with (typed);
  if (joined && read_otherwise (scene, base, joined, FALSE, out))
    return;
  spelled = has_sign (typed) ? NULL : pw_entry_spell (scene, typed);
  if (read_otherwise (scene, base, spelled, FALSE, out))
    return;
  counted = out->error->domain == PW_RULE_ERROR || has_sign (typed) ? NULL : pw_entry_spell_counts (scene, typed);
  if (!read_otherwise (scene, base, counted, TRUE, out))
    refuse_verb (scene, base, typed, out);
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
  pw_entry_read_plain (scene, base, typed, out);
  pw_entry_refuse_amounts (scene, base, typed, out);
  pw_entry_refuse_denials (scene, typed, out);
  pw_entry_refuse_strange (scene, typed, out);
  pw_entry_refuse_behind_number (scene, base, typed, out);
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
