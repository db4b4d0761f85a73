/* pw-setup-words.c: options, their values and markers in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-setup-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/**
 * pw_setup_words_value:
 * @value: one of its values
 * @with_title: whether a mere number is to be preceded by the option's name: "Board 7"
 *
 * Returns: (transfer full): that value for people
 */
char *
pw_setup_words_value (const PwOption *option, int value, gboolean with_title)
{
  const PwWord *word = pw_vocabulary_get (option->words, value);
  /* What was offered may be gone before the list of it is made anew. */
  const char *label = word == NULL ? "?" : word->label && *word->label ? _(word->label) : word->word;

  if (with_title && g_ascii_isdigit (*label) && strlen (label) <= 3)
    /* Translators: an option and its number, such as "Board 7". */
    return g_strdup_printf (_("%s %s"), _(option->title), label);
  return g_strdup (label);
}

/**
 * pw_setup_words_list:
 *
 * Returns: (transfer full): all values of @option that people choose from, in the order of pw_vocabulary_nth()
 */
GtkStringList *
pw_setup_words_list (const PwOption *option, gboolean with_title)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  for (guint i = 0; i < pw_vocabulary_count (option->words); i++)
    gtk_string_list_take (list, pw_setup_words_value (option, pw_vocabulary_nth (option->words, i)->value, with_title));
  return list;
}

/**
 * pw_setup_words_offered:
 * @game: a game
 * @setup: (nullable): a set-up; %NULL: any
 * @seat_option: which of its seat options
 *
 * Returns: (transfer full) (element-type int): the values that people choose from
 */
GArray *
pw_setup_words_offered (const PwGame *game, const PwSetup *setup, guint seat_option)
{
  const PwVocabulary *words = game->terms.seat_options[seat_option].words;
  GArray *values = g_array_new (FALSE, FALSE, sizeof (int));

  for (guint i = 0; i < pw_vocabulary_count (words); i++)
    {
      int value = pw_vocabulary_nth (words, i)->value;

      if (pw_game_offered (game, setup, seat_option, value))
        g_array_append_val (values, value);
    }
  return values;
}

/**
 * pw_setup_words_position:
 *
 * Returns: where @value stands among what people choose from
 */
guint
pw_setup_words_position (const PwOption *option, int value)
{
  for (guint i = 0; i < pw_vocabulary_count (option->words); i++)
    if (pw_vocabulary_nth (option->words, i)->value == value)
      return i;
  return GTK_INVALID_LIST_POSITION;
}

/**
 * pw_setup_words_is_switch:
 *
 * Returns: whether @option is a plain yes or no
 */
gboolean
pw_setup_words_is_switch (const PwOption *option)
{
  return option->words->n_words == 2 && g_str_equal (option->words->words[0].word, "no") &&
         g_str_equal (option->words->words[1].word, "yes");
}

/**
 * pw_setup_words_marker:
 * @marker: from 1
 *
 * Returns: (transfer full): its shape and colour in words
 */
char *
pw_setup_words_marker (guint marker)
{
  static const char *const names[] = {
    N_("indigo disc"),
    N_("orange square"),
    N_("teal triangle"),
    N_("dark diamond"),
  };

  if (marker >= 1 && marker <= G_N_ELEMENTS (names))
    return g_strdup (_(names[marker - 1]));
  return g_strdup_printf (_("marker %u"), marker);
}
