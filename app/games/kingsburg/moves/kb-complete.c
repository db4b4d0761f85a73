/* kb-complete.c: fills in what a player need not say: the only dice that fit, the only payment
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/moves/kb-moves.h"

#include <glib/gi18n-lib.h>

#include "core/pw-notation.h"

/** MAX_LISTED: so many possibilities are named when something must be said. */
#define MAX_LISTED 4

/* Goods stand in the order gold, wood, stone, open ones last. */
static void
sort_goods (PwMove *move)
{
  for (guint i = 1; i < KB_GOODS; i++)
    for (guint j = i; j > 0; j--)
      {
        gint16 *a = &move->args[kb_good_args[j - 1]], *b = &move->args[kb_good_args[j]];
        gint16 kept = *a;

        if (*b == PW_ARG_NONE || (*a != PW_ARG_NONE && *a <= *b))
          break;
        *a = *b;
        *b = kept;
      }
}

/* What a group costs besides its dice: tokens and the Market are kept where dice suffice. */
static guint
price_of (const PwMove *move)
{
  return (move->args[KB_ARG_PLUS2] != PW_ARG_NONE) * 2u + (move->args[KB_ARG_MARKET] != PW_ARG_NONE);
}

static char *
group_text (const PwMove *move)
{
  g_autofree char *dice = kb_dice_text (move->args[KB_ARG_DICE], move->args[KB_ARG_WHITE]);
  int market = kb_arg (move, KB_ARG_MARKET, 0);

  return g_strdup_printf ("%s%s%s", dice, move->args[KB_ARG_PLUS2] != PW_ARG_NONE ? " +2" : "",
                          market < 0   ? " market=-1"
                          : market > 0 ? " market=+1"
                                       : "");
}

/* The dice are left open: the cheapest group that is meant, if there is only one. */
static gboolean
complete_group (gconstpointer data, PwMove *move, GError **error)
{
  PwMoves legal = PW_MOVES_INIT;
  g_autoptr (GString) several = NULL;
  guint best = G_MAXUINT, n = 0;
  PwMove found = *move;

  kb_influence_legal (data, &legal);
  for (guint i = 0; i < legal.n; i++)
    {
      const PwMove *one = &legal.items[i];

      /* The Envoy is used only where somebody says so. */
      if (!pw_move_matches (one, move) || one->args[KB_ARG_ENVOY] != move->args[KB_ARG_ENVOY])
        continue;
      if (price_of (one) < best)
        {
          best = price_of (one);
          n = 0;
        }
      if (price_of (one) > best)
        continue;
      if (n++ == 0)
        found = *one;
      if (error && n <= MAX_LISTED)
        {
          g_autofree char *text = group_text (one);

          if (n == 1)
            {
              if (several)
                g_string_truncate (several, 0);
              else
                several = g_string_new (NULL);
            }
          g_string_append_printf (several, "%s%s", n > 1 ? _(" or ") : "", text);
        }
    }
  pw_moves_clear (&legal);
  if (n > 1)
    {
      if (error)
        g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING, _("Say which dice: %s."), several->str);
      return FALSE;
    }
  *move = found;
  return TRUE;
}

static gboolean
complete_influence (gconstpointer data, PwMove *move, GError **error)
{
  move->args[KB_ARG_DICE] = kb_pack_sorted (move->args[KB_ARG_DICE]);
  move->args[KB_ARG_WHITE] = kb_pack_sorted (move->args[KB_ARG_WHITE]);
  if (move->args[KB_ARG_MARKET] == 0)
    move->args[KB_ARG_MARKET] = PW_ARG_NONE;
  if (move->args[KB_ARG_DICE] != PW_ARG_NONE || move->player < 0 || move->player != kb_actor (data) ||
      !pw_kind_set_has (kb_playable (data), KB_KIND_INFLUENCE))
    return TRUE;
  return complete_group (data, move, error);
}

/* Goods are counted: those that are not said are none. Where nothing is said, all that are there may be
 * meant, or those of the only kind. */
static gboolean
complete_counts (const KbState *state, PwMove *move, guint want, GError **error)
{
  const KbPlayer *player = &state->players[move->player];
  guint kinds = 0;
  gboolean said = FALSE;

  for (guint good = 0; good < KB_GOODS; good++)
    {
      said |= move->args[kb_count_args[good]] != PW_ARG_NONE;
      kinds += player->goods[good] > 0;
    }
  /* What cannot be done now is refused for that, not asked for its goods; so is somebody else's move. */
  if (!pw_kind_set_has (kb_playable (state), move->kind))
    return TRUE;
  if (!said && kinds > 1 && kb_goods_count (player) > want)
    {
      if (move->player != kb_actor (state))
        return TRUE;
      if (error)
        {
          PwMove paid = *move;
          g_autofree char *example = NULL;

          for (guint good = 0, left = want; good < KB_GOODS; good++)
            {
              guint n = MIN (left, player->goods[good]);

              paid.args[kb_count_args[good]] = n ? (gint16) n : PW_ARG_NONE;
              left -= n;
            }
          example = pw_notation_print (kb_itself, NULL, &paid);
          g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING, _("Say which goods, %u in all, for example: %s."),
                       want, example);
        }
      return FALSE;
    }
  for (guint good = 0; good < KB_GOODS && !said; good++)
    move->args[kb_count_args[good]] = (gint16) MIN (player->goods[good], want);
  kb_shorten_counts (move);
  return TRUE;
}

/**
 * kb_complete:
 * @data: a state
 * @move: (inout): a move with open arguments
 * @error: (nullable): return location
 *
 * Returns: %FALSE where several would be as good
 */
gboolean
kb_complete (gconstpointer data, PwMove *move, GError **error)
{
  const KbState *state = data;
  gboolean acts = move->player >= 0 && move->player < (int) state->n_players;

  switch ((KbKind) move->kind)
    {
    case KB_KIND_INFLUENCE: return complete_influence (data, move, error);
    case KB_KIND_TAKE: sort_goods (move); return TRUE;
    case KB_KIND_RECRUIT:
      return !acts ||
             complete_counts (state, move,
                              (guint) MAX (0, kb_arg (move, KB_ARG_WHAT, 0)) * kb_soldier_price (&state->players[move->player]),
                              error);
    case KB_KIND_LOSE: return !acts || complete_counts (state, move, state->enemy.lose.any, error);
    default: return TRUE;
    }
}
