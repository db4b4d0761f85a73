/* pw-entry-with.c: “9 with a +2 token”: what joins a thing to what is used with it says nothing more
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-notation.h"

/* Whether @word, with @next behind it, may be a thing that is used: a name, “+2”, “2 workers”. A number alone may be anything. */
static gboolean
is_thing (const char *word, const char *next)
{
  if (g_ascii_isdigit (*word))
    return next && g_unichar_isalpha (g_utf8_get_char (next));
  if (*word == '+')
    return g_ascii_isdigit (word[1]);
  /* Behind a space at the end, or between two, stands no word. */
  return *word != '\0' && word[1] != '\0' && g_unichar_isalpha (g_utf8_get_char (word));
}

/* What the notation calls the die that something is done with; NULL in a game where nothing is. */
static const char *
find_die (const PwScene *scene)
{
  for (guint kind = 0; kind < scene->game->n_kinds; kind++)
    for (guint i = 0; i < scene->game->kinds[kind].n_args; i++)
      if (scene->game->kinds[kind].args[i].type == PW_ARG_DIE && scene->game->kinds[kind].args[i].flags & PW_ARG_OPTIONAL)
        return scene->game->kinds[kind].args[i].name;
  return NULL;
}

/**
 * pw_entry_drop_with:
 * @text: what is typed
 *
 * “9 with a +2 token” says what “9 +2 token” does; the number behind “with the” alone is a die: “bank with the 3” is the line “bank die=3”.
 *
 * Returns: (transfer full) (nullable): the same without “with”, or “with a”, between two things; %NULL where there is none
 */
char *
pw_entry_drop_with (const PwScene *scene, const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " ", -1);
  g_autoptr (GString) kept = g_string_new (NULL);
  const char *die = find_die (scene);
  gboolean dropped = FALSE;

  for (guint i = 0; words[i]; i++)
    {
      /* Translators: words that join what is used to what it is used for, as in “9 with +2”, in small letters, parted by spaces. */
      if (kept->len > 0 && pw_entry_is_one_of (_("with"), words[i]))
        {
          guint next = i + 1 + (words[i + 1] && pw_entry_is_article (words[i + 1]));

          if (words[i + 1] && words[next] && is_thing (words[next], words[next + 1]))
            {
              dropped = TRUE;
              i = next;
            }
          else if (die && words[i + 1] && words[next] && pw_entry_is_number (words[next]))
            {
              g_string_append_printf (kept, " %s=%s", die, words[next]);
              dropped = TRUE;
              i = next;
              continue;
            }
        }
      g_string_append_printf (kept, "%s%s", kept->len && *words[i] ? " " : "", words[i]);
    }
  return dropped ? g_strdup (kept->str) : NULL;
}
