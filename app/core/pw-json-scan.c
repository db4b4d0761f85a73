/* pw-json-scan.c: looks over a JSON text before it is parsed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-json-scan.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-record.h"

/** MAX_DEPTH: records need 3. */
#define MAX_DEPTH 32

typedef struct
{
  const char *at, *end;
  guint line;
  guint depth;
  gboolean is_object[MAX_DEPTH];
  gboolean wants_key[MAX_DEPTH];
  gboolean in_element[MAX_DEPTH];
  GHashTable *keys[MAX_DEPTH];  /* of the objects that are open */
  gboolean in_array;            /* the array whose lines are wanted is open, at depth 2 */
} Scan;

/* Reads a string from its opening quote; returns what is between, escapes untouched. */
static char *
scan_string (Scan *scan)
{
  const char *begin = ++scan->at;

  while (scan->at < scan->end && *scan->at != '"')
    {
      if (*scan->at == '\\' && scan->at + 1 < scan->end)
        scan->at++;
      if (*scan->at == '\n')
        scan->line++;
      scan->at++;
    }
  return g_strndup (begin, (gsize) (scan->at - begin));
}

static gboolean
open_level (Scan *scan, gboolean is_object, GError **error)
{
  if (scan->depth == MAX_DEPTH)
    {
      pw_record_error_set (error, PW_RECORD_ERROR_SYNTAX, scan->line, _("This is nested too deeply for a record."));
      return FALSE;
    }
  scan->is_object[scan->depth] = scan->wants_key[scan->depth] = is_object;
  scan->in_element[scan->depth] = FALSE;
  scan->keys[scan->depth] = is_object ? g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) : NULL;
  scan->depth++;
  return TRUE;
}

static void
close_level (Scan *scan)
{
  if (scan->depth == 0)
    return;
  scan->depth--;
  g_clear_pointer (&scan->keys[scan->depth], g_hash_table_unref);
  if (scan->depth < 2)
    scan->in_array = FALSE;
}

gboolean
pw_json_scan (const char *text, gsize length, const char *array_key, GArray *lines, GError **error)
{
  Scan scan = { .at = text, .end = text + length, .line = 1 };
  g_autofree char *last_key = NULL;
  gboolean sound = TRUE;

  for (; scan.at < scan.end && sound; scan.at++)
    {
      guint top = scan.depth ? scan.depth - 1 : 0;

      if (strchr (" \t\r\n,:]}", *scan.at) == NULL && scan.depth == 2 && scan.in_array && !scan.in_element[top])
        {
          scan.in_element[top] = TRUE;
          g_array_append_val (lines, scan.line);
        }
      switch (*scan.at)
        {
        case '\n':
          scan.line++;
          break;
        case '"':
          {
            guint line = scan.line;
            char *string = scan_string (&scan);

            if (scan.depth && scan.is_object[top] && scan.wants_key[top])
              {
                g_free (last_key);
                last_key = g_strdup (string);
                scan.wants_key[top] = FALSE;
                if (!g_hash_table_add (scan.keys[top], g_steal_pointer (&string)))
                  {
                    pw_record_error_set (error, PW_RECORD_ERROR_SYNTAX, line, _("“%s” is said twice."), last_key);
                    sound = FALSE;
                  }
              }
            g_free (string);
            break;
          }
        case ',':
          if (scan.depth)
            {
              scan.wants_key[top] = scan.is_object[top];
              scan.in_element[top] = FALSE;
            }
          break;
        case '{':
          sound = open_level (&scan, TRUE, error);
          break;
        case '[':
          if (scan.depth == 1 && g_strcmp0 (last_key, array_key) == 0)
            scan.in_array = TRUE;
          sound = open_level (&scan, FALSE, error);
          break;
        case '}': case ']':
          close_level (&scan);
          break;
        default:
          break;
        }
    }
  while (scan.depth)
    close_level (&scan);
  return sound;
}
