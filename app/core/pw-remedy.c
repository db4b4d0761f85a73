/* pw-remedy.c: the moves that the remedy of a refusal names
 *
 * A remedy writes no move out: "For example: {build} or {pass}." names kinds, and what stands there in the end is
 * a move that the referee accepts now, as near to the refused one as there is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-remedy.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "core/pw-notation.h"

/** ANY: the name of a placeholder for a move of any kind. */
#define ANY "move"

/* Who sits where is not known here: moves that name players are left to people. */
static gboolean
names_nobody (const PwGame *game, const PwMove *move)
{
  const PwMoveKind *kind = &game->kinds[move->kind];

  for (guint i = 0; i < kind->n_args; i++)
    if ((kind->args[i].type == PW_ARG_SEAT || kind->args[i].flags & PW_ARG_PER_SEAT) &&
        move->args[kind->args[i].index] != PW_ARG_NONE)
      return FALSE;
  return TRUE;
}

/* What can be played now; of the dice and draws of the table one example. */
static void
list_moves (const PwGame *game, gconstpointer state, PwMoves *out)
{
  PwRandom random = { 1 };
  PwMove move;

  if (game->play.actor (state) == PW_NOBODY)
    return;
  pw_game_legal (game, state, out);
  if (game->play.actor (state) != PW_TABLE || game->dealing == NULL)
    return;
  game->dealing->deal (state, &random, PW_DEAL_LAZY, &move);
  move.flags = 0;
  if (pw_game_check (game, state, &move, NULL))
    pw_moves_add (out, &move);
}

/* How much two moves have in common: the kind before all, then each argument. */
static guint
likeness (const PwMove *a, const PwMove *b)
{
  guint n = 0;

  if (a->kind != b->kind)
    return 0;
  for (guint i = 0; i < PW_MAX_ARGS; i++)
    n += (a->args[i] == b->args[i]) * (a->args[i] == PW_ARG_NONE ? 1 : 3);
  return 1 + n;
}

/* The move of @kind, or of any, that is nearest to @refused. */
static const PwMove *
nearest (const PwGame *game, const PwMoves *moves, int kind, const PwMove *refused)
{
  const PwMove *best = NULL;

  for (guint i = 0; i < moves->n; i++)
    {
      const PwMove *move = &moves->items[i];

      if ((kind >= 0 && move->kind != kind) || !names_nobody (game, move))
        continue;
      if (best == NULL || likeness (move, refused) > likeness (best, refused))
        best = move;
    }
  return best;
}

/* Fills one sentence in; FALSE where it names a move that nobody can make now. */
static gboolean
fill_sentence (const PwGame *game, const PwMoves *moves, const PwMove *refused, const char *sentence, GString *out)
{
  const gsize before = out->len;
  const char *open;

  while ((open = strchr (sentence, '{')) != NULL)
    {
      const char *close = strchr (open, '}');
      g_autofree char *name = g_strndup (open + 1, close ? (gsize) (close - open - 1) : 0);
      const PwMoveKind *kind = pw_game_find_kind (game, name);
      const PwMove *move = NULL;

      if (close && (kind || strcmp (name, ANY) == 0))
        move = nearest (game, moves, kind ? (int) (kind - game->kinds) : -1, refused);
      if (move == NULL)
        {
          g_string_truncate (out, before);
          return FALSE;
        }
      else
        {
          g_autofree char *line = pw_notation_print (game, NULL, move);

          g_string_append_len (out, sentence, open - sentence);
          /* Translators: what people may type, in a sentence such as "For example: “build inn” or “pass”." */
          g_string_append_printf (out, _("“%s”"), line);
        }
      sentence = close + 1;
    }
  g_string_append (out, sentence);
  return TRUE;
}

static char *
fill (const PwGame *game, const PwMoves *moves, const PwMove *refused, const char *remedy)
{
  g_auto (GStrv) sentences = g_strsplit (remedy, ". ", -1);
  GString *out = g_string_new (NULL);

  for (guint i = 0; sentences[i]; i++)
    {
      g_autofree char *whole = g_strconcat (sentences[i], sentences[i + 1] ? "." : "", NULL);
      gsize before = out->len;

      if (before > 0)
        g_string_append_c (out, ' ');
      if (!fill_sentence (game, moves, refused, whole, out))
        g_string_truncate (out, before);
    }
  return g_string_free (out, FALSE);
}

/**
 * pw_remedy_fill:
 * @game: a game
 * @state: the state in which @refused was refused
 * @refused: the move
 * @error: (nullable): the refusal
 *
 * Gives a refusal the legal move that is nearest to what was refused, and names moves in its remedy: "{build}" becomes
 * a legal move of that kind, "{move}" one of any kind. Where the game has set a move to the error, it is the one that
 * the others are to be near to. A sentence that names a move nobody can make now is left out;
 * where nothing remains, some legal move is the example.
 */
void
pw_remedy_fill (const PwGame *game, gconstpointer state, const PwMove *refused, GError *error)
{
  const char *remedy = error ? pw_rule_error_get_remedy (error) : NULL;
  const PwMove *hint = error ? pw_rule_error_get_move (error) : NULL;
  PwMoves moves = PW_MOVES_INIT;
  PwMove wanted = hint ? *hint : *refused;
  const PwMove *move;

  if (error == NULL || error->domain != PW_RULE_ERROR)
    return;
  refused = &wanted;
  list_moves (game, state, &moves);
  move = nearest (game, &moves, -1, refused);
  if (move)
    pw_rule_error_set_move (error, move);
  if (remedy && strchr (remedy, '{'))
    {
      g_autofree char *filled = fill (game, &moves, refused, remedy);

      if (*filled == '\0')
        {
          g_free (filled);
          filled = fill (game, &moves, refused, _(PW_REMEDY_EXAMPLE));
        }
      pw_rule_error_set_remedy (error, *filled ? filled : _("Enter what is asked now."));
    }
  pw_moves_clear (&moves);
}
