/* pw-idle-options.c: options of the table that change nothing, as what they go with was not agreed
 *
 * They count as their first value, whatever they say.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-idle-options.h"

#include <glib/gi18n-lib.h>

#include "core/pw-game.h"

/**
 * pw_idle_options_clear:
 * @setup: a set-up
 * @besides: options that are left as they are, as a bit set: what somebody has said
 *
 * Lets options that change nothing say so: they get their first value.
 */
void
pw_idle_options_clear (PwSetup *setup, guint64 besides)
{
  const PwGame *game = setup->game;

  for (guint i = 0; i < game->terms.n_options; i++)
    if (!(besides >> i & 1) && pw_game_lacks (game, setup, i))
      setup->options[i] = (gint16) game->terms.options[i].words->words[0].value;
}

/**
 * pw_idle_options_note:
 * @setup: a set-up, as a record has it
 *
 * Returns: (transfer full) (nullable): which of its options say something else than they count as, and why, in sentences; %NULL
 *   where all is as it says
 */
char *
pw_idle_options_note (const PwSetup *setup)
{
  const PwGame *game = setup->game;
  GString *note = g_string_new (NULL);

  for (guint i = 0; i < game->terms.n_options; i++)
    {
      const PwOption *option = &game->terms.options[i];
      const char *lacks = pw_game_lacks (game, setup, i);
      const PwWord *word = lacks ? pw_vocabulary_get (option->words, setup->options[i]) : NULL;

      if (word == NULL || word == &option->words->words[0])
        continue;
      g_string_append (note, note->len ? " " : "");
      /* Translators: an option and two of its values as files have them, such as “goods: yes” and “no”; then why, a sentence. */
      g_string_append_printf (note, _("“%s: %s” counts as “%s” here. %s"), option->id, word->word, option->words->words[0].word,
                              _(lacks));
    }
  return g_string_free (note, note->len == 0);
}
