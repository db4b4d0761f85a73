/* pw-entry-as-typed.c: a text as it stands: dice, a line of notation, or words and numbers of a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-reader.h"

#include <string.h>

#include <glib/gi18n-lib.h>

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

static gboolean
has_only_digits (const char *text)
{
  for (const char *p = text; *p; p++)
    if (!g_ascii_isdigit (*p) && !g_ascii_isspace (*p) && *p != ',')
      return FALSE;
  return TRUE;
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

void
pw_entry_read_as_typed (const PwScene *scene, const PwMove *base, const char *typed, PwReading *out)
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
  if (pw_entry_read_group (scene, base, text, out))
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
  pw_text_reader_take_tokens (&reader);
  pw_text_reader_settle (&reader);
  pw_text_reader_refuse_sign_behind (&reader);
  pw_text_reader_refuse_place (&reader);
  pw_text_reader_refuse_other_cell (&reader);
  pw_text_reader_mark_place (&reader);
  ask_of_name (&reader);
}
