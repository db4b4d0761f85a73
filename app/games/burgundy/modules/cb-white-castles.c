/* cb-white-castles.c: white castles: buildings that give an action with the white die (12.4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/modules/cb-module-kinds.h"

#include <glib/gi18n-lib.h>

static guint
supply (gboolean black, int tile)
{
  switch (tile)
    {
    case CB_TILE_WHITE_CASTLE: return black ? 2 : 6;
    case CB_TILE_MONASTERY_0:
    case CB_TILE_MONASTERY_0 + 29: return black ? 0 : 1;
    default: return 0;
    }
}

/* 18.2: by the option several may lie in one city. */
static CbHexSet
hexes (const CbState *state, guint seat, int tile, CbHexSet reach, CbHexSet base)
{
  if (tile != CB_TILE_WHITE_CASTLE || state->options[CB_OPTION_WHITE_CASTLE_CITY] == 0)
    return base;
  return reach & cb_duchy_of (&state->players[seat])->of_type[CB_BUILDING];
}

static gboolean
twins (const CbState *state, guint seat, int tile)
{
  return tile == CB_TILE_WHITE_CASTLE && state->options[CB_OPTION_WHITE_CASTLE_CITY] == 1;
}

static gboolean
effect (CbState *state, guint seat, int tile, guint hex, PwEvents *events)
{
  if (tile != CB_TILE_WHITE_CASTLE)
    return FALSE;
  cb_push (state, seat, CB_PENDING_WHITE_CASTLE, 0);
  /* Where only one player's dice are entered, nobody has said what the white one shows. */
  if (state->white == 0)
    cb_push (state, seat, CB_PENDING_WHITE_DIE, 0);
  return TRUE;
}

static guint
white_die (const CbState *state, const PwPending *pending)
{
  return state->white;
}

gboolean
cb_shows_check (gconstpointer data, const PwMove *move, GError **error)
{
  return TRUE;
}

void
cb_shows_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;

  cb_pop (state);
  state->white = (guint8) move->args[CB_ARG_WHAT];
  cb_settle (state, events);
}

void
cb_shows_legal (gconstpointer data, PwMoves *out)
{
  for (gint16 face = 1; face <= 6; face++)
    pw_moves_append (out, CB_KIND_SHOWS, cb_actor (data))->args[CB_ARG_WHAT] = face;
}

static gboolean
choose (CbChoosing *choosing)
{
  guint kind = choosing->partial.kind;

  if (kind != CB_KIND_SHOWS && !(kind == PW_KIND_ANY && cb_pending (choosing->state) == CB_PENDING_WHITE_DIE))
    return FALSE;
  for (guint i = 0; i < choosing->legal.n; i++)
    if (choosing->legal.items[i].kind == CB_KIND_SHOWS)
      {
        cb_choose (choosing, CB_GROUP_SHOWS, &choosing->legal.items[i], FALSE);
        cb_choose_number (choosing, (guint) choosing->legal.items[i].args[CB_ARG_WHAT]);
      }
  if (kind == PW_KIND_ANY)
    cb_choose_rest (choosing);
  return TRUE;
}

static char *
choice_label (const PwSetup *setup, const CbState *state, const PwChoice *choice)
{
  return choice->group == CB_GROUP_SHOWS ? g_strdup_printf (_("The white die shows %d"), choice->move.args[CB_ARG_WHAT]) : NULL;
}

static char *
sentence (const PwSetup *setup, const CbState *before, const PwMove *move, const PwEvent *events, guint n_events)
{
  return move->kind == CB_KIND_SHOWS ? g_strdup_printf (_("The white die shows %d."), move->args[CB_ARG_WHAT]) : NULL;
}

static char *
prompt (const PwSetup *setup, const CbState *state)
{
  if (cb_pending (state) == CB_PENDING_WHITE_DIE)
    return g_strdup (_("white castle: what does the white die show?"));
  if (cb_pending (state) != CB_PENDING_WHITE_CASTLE)
    return NULL;
  return g_strdup_printf (_("white castle: an action with the white die, a %u"), state->white);
}

const CbPendingClass cb_pending_white_castle = {
  .kinds = PW_KIND_SET_INIT (CB_KIND_TAKE, CB_KIND_PLACE, CB_KIND_SELL, CB_KIND_WORKERS),
  .face = white_die,
};

const CbPendingClass cb_pending_white_die = {
  .kinds = PW_KIND_SET_INIT (CB_KIND_SHOWS), .required = TRUE,
  .rule = CB_RULE_12_4, .message = N_("What the white die shows comes first."), .remedy = N_("Enter it, as in: {shows}."),
};

const CbModule cb_white_castles_module = {
  .option = CB_OPTION_WHITE_CASTLES,
  .value = 1,
  .start = { .supply = supply },
  .duchy = { .hexes = hexes, .twins = twins },
  .placing = { .effect = effect },
  .words = { .sentence = sentence, .prompt = prompt, .choice_label = choice_label },
  .choices = { .step = choose },
};
