/* pw-entry-denials.c: "not pass" does not pass
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-reader.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/** DENIALS: parted by spaces. */
#define DENIALS "not no never without"

static gboolean
has (const char *text, const char *word)
{
  g_auto (GStrv) words = pw_entry_words_of_text (text);

  return g_strv_contains ((const char *const *) words, word);
}

/* Whether @text has @word, and behind it one that @next begins, or nothing where there is none: of whoever passes something else may be
 * said with a "no". */
static gboolean
has_before (const char *text, const char *word, const char *next)
{
  g_auto (GStrv) words = pw_entry_words_of_text (text);

  for (guint i = 0; words[i]; i++)
    if (strcmp (words[i], word) == 0 && (next ? words[i + 1] && g_str_has_prefix (words[i + 1], next) : words[i + 1] == NULL))
      return TRUE;
  return FALSE;
}

/* Whether the program itself says @word, before @next, of what is to be chosen, or of the move: "No monastery". */
static gboolean
is_said (const PwScene *scene, const PwReading *reading, const PwMove *move, const char *word, const char *next)
{
  g_autofree char *sentence = NULL;

  for (guint i = 0; i < reading->choices->len; i++)
    {
      g_autofree char *label = pw_choice_label (scene, &g_array_index (reading->choices, PwChoice, i));

      if (has_before (label, word, next))
        return TRUE;
    }
  if (!scene->game->words.sentence || move->player < 0 || !pw_game_check (scene->game, scene->state, move, NULL))
    return FALSE;
  sentence = pw_game_sentence (scene->game, scene->setup, scene->state, move);
  return has_before (sentence, word, next);
}

/**
 * pw_entry_refuse_denials:
 * @text: what is typed
 * @out: (inout): what it means
 *
 * A beginning of a word is understood as that word, the “no” of “no pass” as the “nothing” that whoever passes builds. What denies,
 * in the language of the window or in English, must be said by the program just so, or be a name; else nothing is played.
 */
void
pw_entry_refuse_denials (const PwScene *scene, const char *text, PwReading *out)
{
  const PwMove *move = pw_reading_get_move (out);
  g_auto (GStrv) words = NULL;

  if (!move || text[strcspn (text, " ")] == '\0')
    return;
  words = pw_entry_words_of_text (text);
  for (guint i = 0; words[i]; i++)
    {
      /* Translators: words that deny what stands behind them, in small letters, parted by spaces. */
      if ((!has (DENIALS, words[i]) && !has (_("not no never without"), words[i])) || pw_entry_is_word (scene, words[i]) ||
          pw_setup_find_name (scene->setup, words[i], NULL) >= 0 || is_said (scene, out, move, words[i], words[i + 1]))
        continue;
      g_set_error (&out->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN, _("“%s” names nothing that can be done now."),
                   text);
      out->selected = -1;
      out->whole = FALSE;
      pw_move_init (&out->move, PW_KIND_ANY, PW_NOBODY);
      return;
    }
}
