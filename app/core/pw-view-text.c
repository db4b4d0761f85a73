/* pw-view-text.c: names of what a view shows, as they are put together
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-view-text.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-view-input.h"

/**
 * pw_view_keep:
 * @to: (out caller-allocates): room in a view
 * @size: bytes of it
 * @text: what is to stand there
 *
 * Cuts at a character where the text is too long. The rest of the room is zero: views are compared byte by byte.
 */
void
pw_view_keep (char *to, gsize size, const char *text)
{
  const char *end;

  g_strlcpy (to, text, size);
  g_utf8_validate (to, -1, &end);
  memset (to + (end - to), 0, size - (gsize) (end - to));
}

/**
 * pw_view_mark:
 * @to: (inout): a name in a view
 * @size: bytes of its room
 * @more: what is said behind it
 *
 * Says more of something, behind a semicolon.
 */
void
pw_view_mark (char *to, gsize size, const char *more)
{
  g_autofree char *name = g_strdup_printf ("%s; %s", to, more);

  pw_view_keep (to, size, name);
}

/**
 * pw_view_add:
 * @text: what is said of something
 * @part: one thing more; nothing where it is empty
 *
 * Adds to a list with commas.
 */
void
pw_view_add (GString *text, const char *part)
{
  if (text->len > 0 && part[0] != '\0')
    g_string_append (text, _(", "));
  g_string_append (text, part);
}

/**
 * pw_view_addf:
 *
 * Like pw_view_add(), with a printf format.
 */
void
pw_view_addf (GString *text, const char *format, ...)
{
  g_autofree char *part = NULL;
  va_list args;

  va_start (args, format);
  part = g_strdup_vprintf (format, args);
  va_end (args);
  pw_view_add (text, part);
}

/**
 * pw_view_add_rule:
 * @ids: numbers of the rules that explain a spot, the nearest first, with spaces between them
 * @id: one more, unless it stands there
 */
void
pw_view_add_rule (GString *ids, const char *id)
{
  g_auto (GStrv) before = g_strsplit (ids->str, " ", -1);

  if (!g_strv_contains ((const char *const *) before, id))
    g_string_append_printf (ids, "%s%s", ids->len ? " " : "", id);
}

/**
 * pw_view_key:
 * @to: becomes what is to be pressed: "5", "33", "$"; empty for 0
 * @key: the key of a choice (PwViewInput.keys)
 */
void
pw_view_key (char to[4], guint8 key)
{
  if (key & PW_KEY_LETTER)
    g_snprintf (to, 4, "%c", key & ~PW_KEY_LETTER);
  else if (key)
    g_snprintf (to, 4, "%u", key);
  else
    *to = '\0';
}
