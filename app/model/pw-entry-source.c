/* pw-entry-source.c: where a thing comes from: “bank from 6” takes no bank from anywhere else
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

/* The name of what such numbers are of, as the notation has it: “depot”; NULL where no game has several such. */
static const char *
find_name (const PwScene *scene)
{
  for (guint kind = 0; kind < scene->game->n_kinds; kind++)
    for (guint i = 0; i < scene->game->kinds[kind].n_args; i++)
      if (is_source (scene, &scene->game->kinds[kind].args[i]))
        return scene->game->kinds[kind].args[i].name;
  return NULL;
}

/* Whether @word is what such numbers are of. */
static gboolean
is_named (const PwScene *scene, const char *word)
{
  const char *name = find_name (scene);

  return name && (pw_entry_is_one_of (name, word) || pw_entry_is_one_of (g_dpgettext2 (GETTEXT_PACKAGE, "argument", name), word));
}

static gboolean
is_from (const char *word)
{
  /* Translators: words in front of where a thing comes from, as in “ship from 3”, in small letters, parted by spaces. */
  return pw_entry_is_one_of (FROM, word) || pw_entry_is_one_of (C_("entry", "from"), word);
}

/* The number of “from 6”, “from depot 6” or “from the depot 6” in @text, and all but that of it; -1: there is none. */
static int
find_number (const PwScene *scene, const char *text, char **without)
{
  g_auto (GStrv) words = g_strsplit_set (text, " ,", -1);
  g_autoptr (GString) rest = g_string_new (NULL);
  int number = -1;

  for (guint i = 0; words[i]; i++)
    {
      guint at = i + 1;

      if (number < 0 && is_from (words[i]))
        {
          at += words[at] && pw_entry_is_article (words[at]);
          at += words[at] && is_named (scene, words[at]);
          if (words[at] && pw_entry_is_number (words[at]))
            {
              number = (int) MIN (g_ascii_strtoull (words[at], NULL, 10), G_MAXINT16);
              i = at;
              continue;
            }
        }
      g_string_append_printf (rest, "%s%s", rest->len && *words[i] ? " " : "", words[i]);
    }
  *without = g_strdup (rest->str);
  return number;
}

/* Whether what @reading says comes from @number. */
static gboolean
comes_from (const PwScene *scene, const PwReading *reading, int number)
{
  const PwMove *move = pw_reading_get_move (reading);
  const PwArg *source = move ? find_source (scene, move) : NULL;

  return source && move->args[source->index] == number;
}

/* Lists what @wanted names and comes from @number, of all that can be done upon @base. */
static gboolean
list_from (const PwScene *scene, const PwMove *base, const char *wanted, int number, PwReading *out)
{
  g_auto (GStrv) words = pw_entry_words_of_text (wanted);
  g_autoptr (GArray) leaves = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  guint kept = 0;

  pw_entry_find_leaves (scene, base, G_MAXUINT, leaves);
  pw_entry_keep_matching (scene, base, words, PW_LIKENESS_BEGINNING, leaves);
  for (guint i = 0; i < leaves->len; i++)
    {
      const PwChoice *choice = &g_array_index (leaves, PwChoice, i);
      const PwArg *source = find_source (scene, &choice->move);
      gboolean known = !source || choice->move.args[source->index] != number;

      for (guint k = 0; k < kept && !known; k++)
        known = pw_move_equal (&g_array_index (leaves, PwChoice, k).move, &choice->move);
      if (!known)
        g_array_index (leaves, PwChoice, kept++) = *choice;
    }
  g_array_set_size (leaves, kept);
  pw_entry_prefer_completed (scene, base, leaves);
  if (leaves->len == 0)
    return FALSE;
  pw_reading_clear (out);
  pw_reading_init (out);
  out->partial = out->spoken = *base;
  g_array_append_vals (out->choices, leaves->data, leaves->len);
  if (leaves->len == 1)
    {
      out->selected = 0;
      out->spoken = g_array_index (leaves, PwChoice, 0).move;
    }
  return TRUE;
}

/* What @like takes does not come from @number: it is refused by its rule, and nothing is taken from elsewhere. */
static void
refuse (const PwScene *scene, const PwMove *like, int number, const char *text, PwReading *out)
{
  const PwArg *source = like ? find_source (scene, like) : NULL;
  const PwMoveKind *kind = source ? &scene->game->kinds[like->kind] : NULL;
  PwMove meant;

  pw_move_init (&meant, PW_KIND_ANY, PW_NOBODY);
  g_clear_error (&out->error);
  if (source)
    {
      pw_move_init (&meant, like->kind, like->player);
      for (guint i = 0; i < kind->n_args; i++)
        if (kind->args[i].type == PW_ARG_WORD)
          meant.args[kind->args[i].index] = like->args[kind->args[i].index];
      meant.args[source->index] = (gint16) CLAMP (number, source->min, source->max);
      if (number >= source->min && number <= source->max && pw_entry_make_whole (scene, &meant, &out->error))
        pw_game_check (scene->game, scene->state, &meant, &out->error);
    }
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

/* Takes @other in place of @out. */
static void
take (PwReading *out, PwReading *other)
{
  pw_reading_clear (out);
  *out = *other;
}

/**
 * pw_entry_read_source:
 * @base: what was chosen by clicks before
 * @text: what is typed
 * @out: (inout): what it means as it stands
 *
 * Behind “from” stands where a thing comes from: “ship from 3”, “the bank from depot 6”. What is said of the thing without it is taken, where it comes
 * from there; else what comes from there is looked for. As no word of a move is called so, the number may have been taken for the die; then what was meant
 * is refused by its rule, and nothing is taken from elsewhere.
 */
void
pw_entry_read_source (const PwScene *scene, const PwMove *base, const char *text, PwReading *out)
{
  g_autofree char *without = NULL, *named = NULL;
  const char *name = find_name (scene);
  int number = name && !strchr (text, '!') ? find_number (scene, text, &without) : -1;
  const PwMove *move = pw_reading_get_move (out), *like;
  PwReading plain, by_name;

  if (number < 0 || out->literal || (out->error && out->error->domain == PW_RULE_ERROR))
    return;
  pw_reading_init (&plain);
  pw_reading_init (&by_name);
  if (*without)
    pw_entry_read_plain (scene, base, without, &plain);
  /* What costs less is said without it. */
  if (comes_from (scene, &plain, number))
    {
      take (out, &plain);
      pw_reading_clear (&by_name);
      return;
    }
  if (comes_from (scene, out, number) || (!move && !out->error))
    {
      pw_reading_clear (&plain);
      pw_reading_clear (&by_name);
      return;
    }
  named = g_strdup_printf ("%s %s=%d", without, name, number);
  pw_entry_read_plain (scene, base, named, &by_name);
  if (comes_from (scene, &by_name, number))
    take (out, &by_name);
  else
    {
      pw_reading_clear (&by_name);
      if (!list_from (scene, base, without, number, out))
        {
          like = pw_reading_get_move (&plain) ? pw_reading_get_move (&plain) : move;
          if (like)
            refuse (scene, like, number, text, out);
        }
    }
  pw_reading_clear (&plain);
}
