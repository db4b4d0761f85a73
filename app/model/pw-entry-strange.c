/* pw-entry-strange.c: signs that mean nothing: "end?", "enemy orcs 5.5", "place ~3"
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-reader.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-notation.h"

/** STRANGE: signs that part no words, and say nothing of a number. */
#define STRANGE "?~#@%&$^|\\<>_{}[]`;"

/* Whether the program itself writes @sign of @move, of a choice that is left, or a player's name has it. */
static gboolean
is_written (const PwScene *scene, const PwReading *reading, const PwMove *move, char sign)
{
  g_autofree char *line = pw_notation_print (scene->game, scene->setup, move);

  if (strchr (line, sign))
    return TRUE;
  for (guint seat = 0; seat < scene->setup->n_players; seat++)
    if (strchr (scene->setup->names[seat], sign))
      return TRUE;
  for (guint i = 0; i < reading->choices->len; i++)
    {
      g_autofree char *label = pw_choice_label (scene, &g_array_index (reading->choices, PwChoice, i));

      if (strchr (label, sign))
        return TRUE;
    }
  return FALSE;
}

/* Whether the sign at @p of @text is none that parts or writes anything there: a half of something, a name without its value, the key of what workers
 * do with a die behind words. */
static gboolean
is_out_of_place (const char *text, const char *p)
{
  char before = p > text ? p[-1] : ' ';

  if (*p == '*' || *p == '/')
    return strchr (PW_BETWEEN_WORDS, before) && g_ascii_isalnum (p[1]) && text[strspn (text, " 0123456789,+-*/")] != '\0' &&
           text + strspn (text, " 0123456789,+-*/") < p;

  /* Behind the digit that a text begins with it is the key of what three workers do with that die, and of nothing else. */
  if (*p == '.')
    return p != text + 1 && g_ascii_isdigit (before) && g_ascii_isdigit (p[1]);
  return *p == '=' && (strchr (" ,=+-*/", before) || strchr (" ,=", p[1]));
}

/* Whether the sign at @p, which the text begins with, is the key of what stands beside the first list. */
static gboolean
is_key (const PwScene *scene, const char *text, const char *p, const PwMove *move)
{
  g_autoptr (GArray) signs = NULL;
  PwMove nothing;

  if (!strchr (PW_ENTRY_SIGNS_AT_ONCE, *p) || p != text + strspn (text, " "))
    return FALSE;
  signs = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  pw_move_init (&nothing, PW_KIND_ANY, move->player);
  pw_entry_list (scene, &nothing, signs);
  pw_entry_list_signs (scene, &nothing, signs);
  for (guint i = 0; i < signs->len; i++)
    if (g_array_index (signs, PwChoice, i).letter == *p)
      return TRUE;
  return FALSE;
}

/**
 * pw_entry_refuse_strange:
 * @text: what is typed
 * @out: (inout): what it means
 *
 * Words are compared without signs. One that says nothing there was meant to say something: then nothing is played.
 */
void
pw_entry_refuse_strange (const PwScene *scene, const char *text, PwReading *out)
{
  const PwMove *move = pw_reading_get_move (out);

  /* A reason is whatever people write. */
  if (!move || move->kind >= scene->game->n_kinds || move->reason)
    return;
  for (const char *p = text; *p; p++)
    {
      if (!is_out_of_place (text, p) &&
          (!strchr (STRANGE, *p) || is_written (scene, out, move, *p) || is_key (scene, text, p, move)))
        continue;
      g_clear_error (&out->error);
      g_set_error (&out->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN, _("“%s” names nothing that can be done now."),
                   text);
      out->selected = -1;
      out->whole = FALSE;
      pw_move_init (&out->move, PW_KIND_ANY, PW_NOBODY);
      return;
    }
}
