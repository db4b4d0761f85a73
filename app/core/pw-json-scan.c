/* pw-json-scan.c: looks over a JSON text before it is parsed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-json-scan.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-quote.h"
#include "core/pw-record.h"

/** MAX_DEPTH: records need 3. */
#define MAX_DEPTH 32

/** MAX_PATH: the lines of values deeper than this are not kept. */
#define MAX_PATH 3

/** MAX_NUMBER: more digits of a number than a message quotes. */
#define MAX_NUMBER 200

typedef struct
{
  gboolean is_object;
  gboolean wants_key;
  gboolean in_value;
  guint index;                  /* of the value, in an array */
  char *key;                    /* of the value, in an object */
  GHashTable *keys;             /* all so far, in an object */
} Level;

typedef struct
{
  const char *at, *end;
  guint line;
  guint depth;
  Level levels[MAX_DEPTH];
  const char *array_key;
  GArray *lines;
  GHashTable *members;
  GError **error;
} Scan;

static gboolean
refuse (const Scan *scan, const char *message)
{
  pw_record_error_set (scan->error, PW_RECORD_ERROR_SYNTAX, scan->line, "%s", message);
  return FALSE;
}

static gboolean
refuse_end (const Scan *scan)
{
  return refuse (scan, _("The file ends here, too early: the rest of it is missing."));
}

static gboolean
refuse_strange (const Scan *scan)
{
  return refuse (scan, _("What stands here cannot be read: the file was damaged, or something else has written it."));
}

/* The four digits after "\\u". */
static gboolean
scan_hex (Scan *scan, guint *value)
{
  *value = 0;
  for (guint i = 0; i < 4; i++)
    {
      if (scan->at + 1 >= scan->end)
        return refuse_end (scan);
      if (!g_ascii_isxdigit (scan->at[1]))
        return refuse_strange (scan);
      *value = *value * 16 + (guint) g_ascii_xdigit_value (*++scan->at);
    }
  return TRUE;
}

/* An escape, from its backslash to its last character. */
static gboolean
scan_escape (Scan *scan, GString *string)
{
  guint unichar, low;

  if (++scan->at >= scan->end)
    return refuse_end (scan);
  if (*scan->at != 'u')
    {
      g_string_append_c (string, *scan->at);
      return strchr ("\"\\/bfnrt", *scan->at) != NULL || refuse_strange (scan);
    }
  if (!scan_hex (scan, &unichar))
    return FALSE;
  /* The upper half of a character that is written in two. */
  if (unichar >= 0xd800 && unichar < 0xdc00 && scan->end - scan->at > 2 && scan->at[1] == '\\' && scan->at[2] == 'u')
    {
      scan->at += 2;
      if (!scan_hex (scan, &low))
        return FALSE;
      if (low >= 0xdc00 && low < 0xe000)
        unichar = 0x10000 + ((unichar - 0xd800) << 10) + (low - 0xdc00);
    }
  /* Halves alone are not UTF-8, and a NUL is the end of a string for a parser in C. */
  if (unichar == 0 || (unichar >= 0xd800 && unichar < 0xe000))
    return refuse (scan, _("A text holds something that is not a character."));
  g_string_append_unichar (string, unichar);
  return TRUE;
}

/* Reads a string, from its opening to its closing quote. */
static char *
scan_string (Scan *scan)
{
  g_autoptr (GString) string = g_string_new (NULL);

  for (scan->at++; scan->at < scan->end && *scan->at != '"'; scan->at++)
    {
      if (*scan->at == '\\')
        {
          if (!scan_escape (scan, string))
            return NULL;
        }
      else if ((guchar) *scan->at < 0x20 && *scan->at != '\n' && *scan->at != '\r')
        {
          refuse_strange (scan);
          return NULL;
        }
      else if ((guchar) *scan->at < 0x20)
        {
          refuse (scan, _("A text goes on in the next line: its closing quote is missing."));
          return NULL;
        }
      else
        g_string_append_c (string, *scan->at);
    }
  if (scan->at < scan->end)
    return g_strdup (string->str);
  refuse_end (scan);
  return NULL;
}

static gboolean
open_level (Scan *scan, gboolean is_object)
{
  if (scan->depth == MAX_DEPTH)
    return refuse (scan, _("This is nested too deeply for a record."));
  scan->levels[scan->depth++] = (Level){
    .is_object = is_object,
    .wants_key = is_object,
    .keys = is_object ? g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) : NULL,
  };
  return TRUE;
}

static void
close_level (Scan *scan)
{
  Level *level = &scan->levels[--scan->depth];

  g_clear_pointer (&level->keys, g_hash_table_unref);
  g_clear_pointer (&level->key, g_free);
}

static gboolean
scan_key (Scan *scan, Level *level)
{
  char *key = scan_string (scan);
  g_autofree char *shown = NULL;

  if (key == NULL)
    return FALSE;
  level->wants_key = FALSE;
  g_free (level->key);
  level->key = g_strdup (key);
  if (g_hash_table_add (level->keys, key))
    return TRUE;
  shown = pw_quote (level->key);
  pw_record_error_set (scan->error, PW_RECORD_ERROR_SYNTAX, scan->line, _("“%s” is said twice."), shown);
  return FALSE;
}

/* Notes the line of the value that begins here. */
static void
begin_value (Scan *scan, Level *level)
{
  GString *path;

  level->in_value = TRUE;
  if (scan->depth > 1 && scan->levels[0].is_object && g_strcmp0 (scan->levels[0].key, scan->array_key) == 0)
    {
      if (scan->depth == 2 && !level->is_object)
        g_array_append_val (scan->lines, scan->line);
      return;
    }
  if (scan->members == NULL || scan->depth > MAX_PATH)
    return;
  path = g_string_new (NULL);
  for (guint i = 0; i < scan->depth; i++)
    {
      if (i > 0)
        g_string_append_c (path, '.');
      if (scan->levels[i].is_object)
        g_string_append (path, scan->levels[i].key);
      else
        g_string_append_printf (path, "%u", scan->levels[i].index);
    }
  g_hash_table_insert (scan->members, g_string_free (path, FALSE), GUINT_TO_POINTER (scan->line));
}

/* A whole number, as far as those are that people count with: no parser of numbers may turn it into another. */
static gboolean
fits (const char *number, const char *end)
{
  g_autofree char *text = g_strndup (number, (gsize) (end - number));

  return g_ascii_string_to_signed (text, 10, G_MININT64, G_MAXINT64, NULL, NULL);
}

static const char *
skip_digits (const char *p, const char *end)
{
  while (p < end && g_ascii_isdigit (*p))
    p++;
  return p;
}

/* Reads a number, to its last character. */
static gboolean
scan_number (Scan *scan)
{
  const char *begin = scan->at, *p = begin + (*begin == '-'), *digits = p, *end;
  gboolean whole = TRUE;

  p = skip_digits (p, scan->end);
  /* A zero in front makes another number of it for some readers. */
  if (p == digits || (*digits == '0' && p > digits + 1))
    return refuse_strange (scan);
  if (p < scan->end && *p == '.')
    {
      digits = ++p;
      p = skip_digits (p, scan->end);
      whole = FALSE;
      if (p == digits)
        return refuse_strange (scan);
    }
  if (p < scan->end && (*p == 'e' || *p == 'E'))
    {
      p++;
      if (p < scan->end && (*p == '+' || *p == '-'))
        p++;
      digits = p;
      p = skip_digits (p, scan->end);
      whole = FALSE;
      if (p == digits)
        return refuse_strange (scan);
    }
  end = p;
  if (whole && !fits (begin, end))
    {
      g_autofree char *text = g_strndup (begin, MIN ((gsize) (end - begin), MAX_NUMBER));
      g_autofree char *shown = pw_quote (text);

      pw_record_error_set (scan->error, PW_RECORD_ERROR_SYNTAX, scan->line, _("The number %s is too large."), shown);
      return FALSE;
    }
  scan->at = end - 1;
  return TRUE;
}

/* Looks at one character outside of texts, or at one whole text or number. */
static gboolean
scan_one (Scan *scan)
{
  Level *level = scan->depth ? &scan->levels[scan->depth - 1] : NULL;
  char c = *scan->at;

  if (c == '"' && level && level->wants_key)
    return scan_key (scan, level);
  if (level && !level->in_value && strchr (" \t\r\n,:]}", c) == NULL)
    {
      if (level->wants_key)
        return refuse_strange (scan);
      begin_value (scan, level);
    }
  switch (c)
    {
    case '\n': scan->line++; return TRUE;
    case ' ':
    case '\t':
    case '\r':
    case ':': return TRUE;
    case '"':
      {
        g_autofree char *string = scan_string (scan);

        return string != NULL;
      }
    case ',':
      if (level == NULL)
        return TRUE;
      level->wants_key = level->is_object;
      level->in_value = FALSE;
      level->index++;
      return TRUE;
    case '{':
    case '[': return open_level (scan, c == '{');
    case '}':
    case ']':
      if (scan->depth)
        close_level (scan);
      return TRUE;
    case '-': return scan_number (scan);
    default:
      if (g_ascii_isdigit (c))
        return scan_number (scan);
      /* true, false, null. */
      return strchr ("etrufalsn", c) != NULL || refuse_strange (scan);
    }
}

gboolean
pw_json_scan (const char *text, gsize length, const char *array_key, GArray *lines, GHashTable *members, GError **error)
{
  Scan scan = {
    .at = text, .end = text + length, .line = 1, .array_key = array_key, .lines = lines, .members = members, .error = error
  };
  gboolean sound = TRUE;

  for (; scan.at < scan.end && sound; scan.at++)
    sound = scan_one (&scan);
  if (sound && scan.depth > 0)
    sound = refuse_end (&scan);
  while (scan.depth)
    close_level (&scan);
  return sound;
}
