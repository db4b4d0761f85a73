/* pw-entry-stray-signs.c: signs that are no key where they stand, and would go unsaid
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-reader.h"

#include <string.h>

#include <glib/gi18n-lib.h>

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
gboolean
pw_text_reader_refuse_sign (PwTextReader *reader, const char *token, const char *at, gboolean dice)
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

/* Whether some word of @text is a sign, or ends in one, as no reading takes it; that of "3+ 2" joins two dice. */
gboolean
pw_entry_has_sign (const char *text)
{
  for (const char *p = text; *p; p++)
    if (strchr ("+*/", *p) && (p[1] == '\0' || strchr (PW_BETWEEN_WORDS, p[1])) && !(p > text && g_ascii_isdigit (p[-1])))
      return TRUE;
  return FALSE;
}

/* Words are compared without their signs: what they have come to behind the first that nobody knew must not leave one out. In a whole line of
 * notation the asterisk at its end says who rolled. */
void
pw_text_reader_refuse_sign_behind (PwTextReader *reader)
{
  PwReading *out = reader->out;
  const PwMove *move = pw_reading_get_move (out);

  if (!move || !reader->line || move->kind >= reader->scene->game->n_kinds || !pw_entry_has_sign (reader->line) ||
      pw_entry_find_verb (reader->scene, reader->text, move->kind, TRUE))
    return;
  out->selected = -1;
  out->whole = FALSE;
  pw_text_reader_fail (reader, PW_NOTATION_ERROR_UNKNOWN,
                       g_strdup_printf (_("“%s” names nothing that can be done now."), reader->line));
  pw_move_init (&out->move, PW_KIND_ANY, PW_NOBODY);
}
