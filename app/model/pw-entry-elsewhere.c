/* pw-entry-elsewhere.c: “bank from 6” takes no bank from anywhere else
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-reader.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/** FROM: in English, in every language. */
#define FROM "from"

/* Whether @arg says where a thing comes from: several kinds of move begin with such a number, as with that of a depot. */
static gboolean
is_source (const PwScene *scene, const PwArg *arg)
{
  guint n = 0;

  for (guint i = 0; arg->type == PW_ARG_NUMBER && i < scene->game->n_kinds; i++)
    {
      const PwMoveKind *kind = &scene->game->kinds[i];

      n += !kind->table && !kind->statement && kind->n_args > 0 && kind->args[0].type == PW_ARG_NUMBER &&
           strcmp (kind->args[0].name, arg->name) == 0;
    }
  return n > 1;
}

/* The argument of @move that says where what it takes comes from; %NULL: it takes nothing. */
static const PwArg *
find_source (const PwScene *scene, const PwMove *move)
{
  const PwMoveKind *kind = move->kind < scene->game->n_kinds ? &scene->game->kinds[move->kind] : NULL;

  for (guint i = 0; kind && i < kind->n_args; i++)
    if (move->args[kind->args[i].index] != PW_ARG_NONE && is_source (scene, &kind->args[i]))
      return &kind->args[i];
  return NULL;
}

/* The number with which @text ends behind "from", or -1. */
static int
find_number (const char *text)
{
  g_auto (GStrv) words = pw_entry_words_of_text (text);
  guint n = g_strv_length (words);
  /* Translators: words in front of where a thing comes from, as in “ship from 3”, in small letters, parted by spaces. */
  g_auto (GStrv) from = g_strsplit (C_("entry", "from"), " ", -1);

  if (n < 3 || !pw_entry_is_number (words[n - 1]) ||
      !(strcmp (words[n - 2], FROM) == 0 || g_strv_contains ((const char *const *) from, words[n - 2])))
    return -1;
  return (int) g_ascii_strtoll (words[n - 1], NULL, 10);
}

/**
 * pw_entry_refuse_elsewhere:
 * @text: what is typed
 * @out: (inout): what it means
 *
 * Behind “from” stands where a thing comes from. As no word of a move is called so, the number may have been taken for the die; then what was
 * meant is refused by its rule, and nothing is taken from elsewhere.
 */
void
pw_entry_refuse_elsewhere (const PwScene *scene, const char *text, PwReading *out)
{
  const PwMove *move = pw_reading_get_move (out);
  const PwArg *source = move ? find_source (scene, move) : NULL;
  const PwMoveKind *kind;
  int from = source ? find_number (text) : -1;
  PwMove meant;

  if (from < 0 || from == move->args[source->index])
    return;
  kind = &scene->game->kinds[move->kind];
  pw_move_init (&meant, move->kind, move->player);
  for (guint i = 0; i < kind->n_args; i++)
    if (kind->args[i].type == PW_ARG_WORD)
      meant.args[kind->args[i].index] = move->args[kind->args[i].index];
  meant.args[source->index] = (gint16) CLAMP (from, source->min, source->max);
  if (from <= source->max && pw_entry_make_whole (scene, &meant, &out->error))
    pw_game_check (scene->game, scene->state, &meant, &out->error);
  if (!out->error || out->error->domain != PW_RULE_ERROR)
    {
      g_clear_error (&out->error);
      g_set_error (&out->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN, _("“%s” names nothing that can be done now."),
                   text);
      pw_move_init (&meant, PW_KIND_ANY, PW_NOBODY);
    }
  /* What a rule refuses may be insisted on. */
  out->move = out->spoken = meant;
  out->selected = -1;
  out->whole = FALSE;
}
