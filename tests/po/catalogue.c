/* catalogue.c: reads the text of a catalogue, as xgettext and translators write it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catalogue.h"

#include <string.h>

static void
message_free (gpointer data)
{
  Message *self = data;

  g_free (self->context);
  g_free (self->id);
  g_free (self->plural);
  g_free (self->place);
  g_ptr_array_unref (self->strings);
  g_free (self);
}

static Message *
message_new (void)
{
  Message *self = g_new0 (Message, 1);

  self->strings = g_ptr_array_new_with_free_func (g_free);
  return self;
}

static char *
key_of (const Message *message)
{
  return g_strconcat (message->context ? message->context : "", "\004", message->id, NULL);
}

/* Two messages with one key would hide each other. */
static void
add (Catalogue *self, Message *message)
{
  if (!message->id)
    {
      message_free (message);
      return;
    }
  g_ptr_array_add (self->messages, message);
  g_assert_true (g_hash_table_insert (self->by_key, key_of (message), message));
}

/* What stands between the quotes, without its escapes. */
static char *
unquote (const char *line)
{
  const char *from = strchr (line, '"'), *to = strrchr (line, '"');
  g_autofree char *quoted = NULL;

  g_assert_nonnull (from);
  g_assert_true (to > from);
  quoted = g_strndup (from + 1, (gsize) (to - from) - 1);
  return g_strcompress (quoted);
}

static void
append (char **text, const char *more)
{
  char *longer = g_strconcat (*text ? *text : "", more, NULL);

  g_free (*text);
  *text = longer;
}

/* The text that a keyword begins, which lines of quotes go on with. */
static char **
begin (Message *message, const char *line)
{
  if (g_str_has_prefix (line, "msgctxt "))
    return &message->context;
  if (g_str_has_prefix (line, "msgid_plural "))
    return &message->plural;
  if (g_str_has_prefix (line, "msgid "))
    return &message->id;
  g_assert_true (g_str_has_prefix (line, "msgstr"));
  g_ptr_array_add (message->strings, NULL);
  return (char **) &g_ptr_array_index (message->strings, message->strings->len - 1);
}

static void
comment (Message *message, const char *line)
{
  if (line[1] == ',' && strstr (line, "fuzzy"))
    message->fuzzy = TRUE;
  if (g_str_has_prefix (line, "#: "))
    append (&message->place, line + (message->place ? strlen ("#:") : strlen ("#: ")));
}

Catalogue *
catalogue_read (const char *text)
{
  Catalogue *self = g_new0 (Catalogue, 1);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  Message *message = message_new ();
  char **open = NULL;

  self->messages = g_ptr_array_new_with_free_func (message_free);
  self->by_key = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; lines[i]; i++)
    {
      const char *line = lines[i];
      g_autofree char *part = NULL;

      /* What follows a finished message belongs to the next one. */
      if (message->strings->len > 0 && line[0] != '"' && !g_str_has_prefix (line, "msgstr"))
        {
          add (self, message);
          message = message_new ();
          open = NULL;
        }
      if (line[0] == '\0')
        continue;
      if (line[0] == '#')
        {
          comment (message, line);
          continue;
        }
      if (line[0] != '"')
        open = begin (message, line);
      g_assert_nonnull (open);
      part = unquote (line);
      append (open, part);
    }
  add (self, message);
  return self;
}

void
catalogue_free (Catalogue *self)
{
  g_hash_table_unref (self->by_key);
  g_ptr_array_unref (self->messages);
  g_free (self);
}

/* The message with the same context and id, or NULL. */
Message *
catalogue_find (const Catalogue *self, const Message *like)
{
  g_autofree char *key = key_of (like);

  return g_hash_table_lookup (self->by_key, key);
}

/* A line of the header, or NULL. */
char *
catalogue_header (const Catalogue *self, const char *name)
{
  const Message *header = g_hash_table_lookup (self->by_key, "\004");
  g_auto (GStrv) lines = NULL;

  if (!header)
    return NULL;
  lines = g_strsplit (g_ptr_array_index (header->strings, 0), "\n", -1);
  for (guint i = 0; lines[i]; i++)
    if (g_str_has_prefix (lines[i], name) && lines[i][strlen (name)] == ':')
      return g_strstrip (g_strdup (lines[i] + strlen (name) + 1));
  return NULL;
}
