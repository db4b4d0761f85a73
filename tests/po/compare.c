/* compare.c: what a translation lacks, and where it does not fit the text it stands for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catalogue.h"

#include <string.h>

static void
complain (GPtrArray *complaints, const Message *message, const char *what)
{
  g_autofree char *start = g_strndup (message->id, 60);
  g_auto (GStrv) lines = g_strsplit (start, "\n", 2);

  g_ptr_array_add (complaints, g_strdup_printf ("%s: \"%s\"%s%s", what, lines[0], message->place ? ", " : "",
                                                message->place ? message->place : ""));
}

static int
compare (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* The arguments of a format and how each is printed, "1s 2d", whatever order they are in. */
static char *
directives_of (const char *text)
{
  g_autoptr (GRegex) pattern = g_regex_new ("%(?:([0-9]+)\\$)?([-+ #0']*)(\\*|[0-9]+)?(?:\\.(\\*|[0-9]+))?"
                                            "((?:hh|ll|h|l|z|j|t|L)?(?:[diouxXeEfFgGcsp]|<PRI[a-zA-Z0-9]+>)|%)",
                                            0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (g_free);
  guint place = 0;

  for (g_regex_match (pattern, text, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *number = g_match_info_fetch (match, 1), *width = g_match_info_fetch (match, 3);
      g_autofree char *precision = g_match_info_fetch (match, 4), *type = g_match_info_fetch (match, 5);

      if (g_str_equal (type, "%"))
        continue;
      place += (*width == '*') + (*precision == '*') + 1;
      g_ptr_array_add (found, *number ? g_strdup_printf ("%s%s", number, type) : g_strdup_printf ("%u%s", place, type));
    }
  g_ptr_array_sort (found, compare);
  g_ptr_array_add (found, NULL);
  return g_strjoinv (" ", (char **) found->pdata);
}

/* White space at the beginning, or at the end: lines and columns are set with it. */
static gboolean
edges_agree (const char *a, const char *b)
{
  gsize before_a = strspn (a, " \t\n"), before_b = strspn (b, " \t\n");
  gsize after_a = strlen (a), after_b = strlen (b);

  while (after_a > before_a && strchr (" \t\n", a[after_a - 1]))
    after_a--;
  while (after_b > before_b && strchr (" \t\n", b[after_b - 1]))
    after_b--;
  return before_a == before_b && strncmp (a, b, before_a) == 0 && strcmp (a + after_a, b + after_b) == 0;
}

static gboolean
ends_agree (const char *a, const char *b, const char *end)
{
  g_autofree char *stripped_a = g_strchomp (g_strdup (a)), *stripped_b = g_strchomp (g_strdup (b));

  return g_str_has_suffix (stripped_a, end) == g_str_has_suffix (stripped_b, end);
}

/* Letters that are underlined in menus and on buttons. */
static guint
n_mnemonics (const char *text)
{
  guint n = 0;

  for (const char *at = strchr (text, '_'); at; at = strchr (at + 1, '_'))
    n += g_unichar_isalnum (g_utf8_get_char (at + 1));
  return n;
}

static void
compare_text (const Message *message, const char *source, const char *text, GPtrArray *complaints)
{
  g_autofree char *wanted = directives_of (source), *got = directives_of (text);

  if (!g_str_equal (wanted, got))
    complain (complaints, message, "other placeholders");
  if (!edges_agree (source, text))
    complain (complaints, message, "other white space at an end");
  if (!ends_agree (source, text, "…"))
    complain (complaints, message, "other end, dots");
  if (!ends_agree (source, text, ":"))
    complain (complaints, message, "other end, colon");
  /* Several underscores are words of a format. */
  if (n_mnemonics (source) == 1 && n_mnemonics (text) != 1)
    complain (complaints, message, "no mnemonic");
}

static void
compare_message (const Message *source, const Message *message, guint n_forms, GPtrArray *complaints)
{
  guint n = source->plural ? n_forms : 1;

  if (message->fuzzy)
    complain (complaints, source, "fuzzy");
  if (g_strcmp0 (source->plural, message->plural) != 0)
    complain (complaints, source, "other plural");
  else if (message->strings->len != n)
    complain (complaints, source, "other number of forms");
  for (guint i = 0; i < message->strings->len; i++)
    {
      const char *text = g_ptr_array_index (message->strings, i);

      if (*text == '\0')
        complain (complaints, source, "not translated");
      else
        compare_text (source, i > 0 && source->plural ? source->plural : source->id, text, complaints);
    }
}

/* How many forms a word has with numbers: "nplurals=2; ..." */
static guint
forms_of (const Catalogue *translation)
{
  g_autofree char *header = catalogue_header (translation, "Plural-Forms");
  const char *number = header ? strstr (header, "nplurals=") : NULL;

  return number ? (guint) g_ascii_strtoull (number + strlen ("nplurals="), NULL, 10) : 0;
}

/* Whether there is nothing of a translation; one that is begun is finished. */
static gboolean
is_empty (const Message *message)
{
  for (guint i = 0; i < message->strings->len; i++)
    if (*(const char *) g_ptr_array_index (message->strings, i))
      return FALSE;
  return TRUE;
}

/* Says in a line each what the translation of the source's messages lacks; @may_wait: (nullable): what need not be there. */
void
catalogue_compare (const Catalogue *source, const Catalogue *translation, MayWait may_wait, GPtrArray *complaints)
{
  guint n_forms = forms_of (translation);

  if (n_forms == 0)
    g_ptr_array_add (complaints, g_strdup ("no Plural-Forms in the header"));
  for (guint i = 0; i < source->messages->len; i++)
    {
      const Message *wanted = g_ptr_array_index (source->messages, i);
      const Message *message = catalogue_find (translation, wanted);

      if (*wanted->id == '\0' || ((!message || is_empty (message)) && may_wait && may_wait (wanted)))
        continue;
      if (message)
        compare_message (wanted, message, n_forms, complaints);
      else
        complain (complaints, wanted, "missing");
    }
}
