/* cb-solo-text.c: the solo game in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/modules/cb-solo.h"

#include <glib/gi18n-lib.h>

#include "core/pw-quote.h"

/* -- Sentences ---------------------------------------------------------------------------------- */

static char *
skip_sentence (const CbState *before, const char *name)
{
  int points = cb_solo_is_gain (cb_top (before)) ? (int) cb_solo_worth (before, cb_top (before)) : 0;

  switch (cb_pending (before))
    {
    case CB_PENDING_GAIN:
    case CB_PENDING_SCORE:
      if (points == 0)
        return g_strdup_printf (_("%s: now comes the effect of %s."), name, cb_tile_phrase (cb_top (before)->more));
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s takes the point.", "%s takes the %d points.", (gulong) points),
                              name, points);
    case CB_PENDING_SWAP: return g_strdup_printf (_("%s keeps the goods."), name);
    case CB_PENDING_COLOUR: return g_strdup_printf (_("%s does without a tile of the black depot."), name);
    case CB_PENDING_CASTLE:
      return cb_top (before)->arg ? g_strdup_printf (_("%s does without the action for the goal."), name) : NULL;
    default: return NULL;
    }
}

/* What waits, as part of a sentence: "the castle's action". */
static char *
waiting_phrase (const CbState *state, const PwPending *pending)
{
  guint points;

  switch ((CbPendingKind) pending->kind)
    {
    case CB_PENDING_GAIN:
    case CB_PENDING_SCORE:
      points = cb_solo_worth (state, pending);
      if (points == 0)
        return g_strdup_printf (_("the effect of %s"), cb_tile_phrase (pending->more));
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d point", "%d points", points), (int) points);
    case CB_PENDING_CASTLE: return g_strdup (pending->arg ? _("the action for the goal") : _("the action of the castle"));
    case CB_PENDING_COLOUR: return g_strdup (_("the tile for the colour"));
    case CB_PENDING_SHIP: return g_strdup (_("the ship"));
    case CB_PENDING_MARKET: return g_strdup (_("the market"));
    case CB_PENDING_CARPENTER: return g_strdup (_("the carpenter’s workshop"));
    case CB_PENDING_CHURCH: return g_strdup (_("the church"));
    case CB_PENDING_WAREHOUSE: return g_strdup (_("the warehouse"));
    case CB_PENDING_TOWN_HALL: return g_strdup (_("the town hall"));
    case CB_PENDING_WHITE_CASTLE: return g_strdup (_("the white castle"));
    case CB_PENDING_CRANE: return g_strdup (_("the crane"));
    case CB_PENDING_GEESE: return g_strdup (_("the geese"));
    default: return g_strdup (_("what waits"));
    }
}

char *
cb_solo_sentence (const PwSetup *setup, const CbState *before, const PwMove *move, const PwEvent *events, guint n_events)
{
  const char *name = move->player >= 0 ? pw_setup_name (setup, move->player) : "";
  int n = move->args[CB_ARG_NUMBER], tile = move->args[CB_ARG_TILE];
  g_autofree char *waiting = NULL;

  switch (move->kind)
    {
    case CB_KIND_SKIP: return before->pending.n ? skip_sentence (before, name) : NULL;
    case CB_KIND_REMOVE:
      return g_strdup_printf (_("From depot %u %s leaves the game."), cb_solo_depot (before), cb_tile_phrase (tile));
    case CB_KIND_POINTS:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s buys %d point for 1 silver coin.",
                                           "%s buys %d points for 1 silver coin each.", (gulong) n),
                              name, n);
    case CB_KIND_FIRST:
      waiting = waiting_phrase (before, pw_pendings_peek (&before->pending, (guint) CLAMP (n, 1, before->pending.n)));
      return g_strdup_printf (_("%s takes another order: first %s."), name, waiting);
    case CB_KIND_SWAP: return g_strdup_printf (_("%s swaps five goods for %s, black side up."), name, cb_tile_phrase (tile));
    case CB_KIND_GIVE:
      n = cb_arg (move, CB_ARG_NUMBER, 1);
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s gives %d %s goods tile.", "%s gives %d %s goods tiles.",
                                           (gulong) n),
                              name, n, cb_goods_label (move->args[CB_ARG_GOODS]));
    case CB_KIND_COVER:
      return g_strdup_printf (_("%s places %s of the black depot on %s."), name, cb_tile_phrase (tile),
                              cb_hex_name (cb_duchy_of (&before->players[move->player]), (guint) move->args[CB_ARG_HEX]));
    case CB_KIND_MARKER:
      if (move->args[CB_ARG_WHAT] != PW_ARG_NONE)
        return g_strdup_printf (move->reason ? _("Correction: %s’s points marker is at %d, the goal at %d.")
                                             : _("%s’s points marker is at %d, the goal at %d."),
                                name, n, move->args[CB_ARG_WHAT]);
      return move->reason ? g_strdup_printf (_("Correction: %s’s points marker is at %d, not %u."), name, n, before->solo.marker)
                          : g_strdup_printf (_("%s’s points marker is at %d."), name, n);
    default: return NULL;
    }
}

char *
cb_solo_consequence (const PwSetup *setup, const CbState *before, const PwEvent *event)
{
  switch ((CbNote) event->what)
    {
    case CB_NOTE_MARKER: return g_strdup_printf (_("Marker at %d of %d."), event->args[0], event->args[1]);
    case CB_NOTE_GOAL:
      return g_strdup_printf (_("The goal is reached: the marker starts again, the next goal is %d."), event->args[0]);
    case CB_NOTE_GOODS_GONE:
      if (event->args[1] == 0)
        return NULL;
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d %s goods tile of depot %d leaves the game.",
                                           "%d %s goods tiles of depot %d leave the game.", (gulong) event->amount),
                              event->amount, cb_goods_label (event->args[0]), event->args[1]);
    default: return NULL;
    }
}

char *
cb_solo_event_text (const PwSetup *setup, const PwEvent *event)
{
  if (event->rule == CB_RULE_16_9)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "bought for %d silver coin", "bought for %d silver coins",
                                         (gulong) event->args[0]),
                            event->args[0]);
  if (event->rule == CB_RULE_11_0 + 26 && event->args[0] > 0)
    return g_strdup_printf (_("monastery 26: colours completed, %d × %d"), event->args[0], event->amount / event->args[0]);
  return NULL;
}

/* -- What is asked ------------------------------------------------------------------------------ */

static char *
remove_prompt (const CbState *state)
{
  int tile = cb_solo_removed (state);

  return g_strdup_printf (_("a tile of depot %u leaves the game: in order it is %s"), cb_solo_depot (state),
                          cb_tile_phrase (tile));
}

char *
cb_solo_prompt (const PwSetup *setup, const CbState *state)
{
  const PwPending *top;
  guint points;

  if (state->pending.n == 0)
    return NULL;
  top = cb_top (state);
  switch ((CbPendingKind) top->kind)
    {
    case CB_PENDING_REMOVE: return remove_prompt (state);
    case CB_PENDING_GAIN:
    case CB_PENDING_SCORE:
      points = cb_solo_worth (state, top);
      if (points == 0)
        return g_strdup_printf (_("the effect of %s: now, or something else first?"), cb_tile_phrase (top->more));
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d point, marker at %u of %u: buy more?",
                                           "%d points, marker at %u of %u: buy more?", points),
                              (int) points, state->solo.marker, state->solo.goal);
    case CB_PENDING_SWAP: return g_strdup (_("five goods for a black tile?"));
    case CB_PENDING_GIVE:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "black tile: %u more goods tile", "black tile: %u more goods tiles",
                                           top->arg),
                              top->arg);
    case CB_PENDING_COLOUR:
      return g_strdup_printf (_("colour of %s complete: place a tile of the black depot"), cb_type_label ((CbType) top->arg));
    case CB_PENDING_CASTLE: return top->arg ? g_strdup (_("goal reached: an action with any value")) : NULL;
    default: return NULL;
    }
}

char *
cb_solo_moment (const PwSetup *setup, const CbState *state)
{
  if (state->stage != CB_STAGE_OVER)
    return NULL;
  return g_strdup (cb_empty_hexes (&state->players[0]) == 0 ? _("Won") : _("Lost"));
}

char *
cb_solo_choice_label (const PwSetup *setup, const CbState *state, const PwChoice *choice)
{
  const PwMove *move = &choice->move;
  int tile = move->args[CB_ARG_TILE], n = cb_arg (move, CB_ARG_NUMBER, 1);
  g_autofree char *waiting = NULL;
  const PwPending *top = state->pending.n ? cb_top (state) : NULL;
  guint points = top && cb_solo_is_gain (top) ? cb_solo_worth (state, top) : 0;
  const char *what = tile == CB_TILE_ANY       ? _("tile")
                     : tile >= CB_TILE_UNKNOWN ? cb_type_label (cb_tile_type ((CbTile) tile))
                     : tile >= 0               ? cb_tile_label (tile)
                                               : "";

  switch ((CbGroup) choice->group)
    {
    case CB_GROUP_SKIP:
      switch (top ? (CbPendingKind) top->kind : CB_PENDING_NONE)
        {
        case CB_PENDING_GAIN:
        case CB_PENDING_SCORE:
          if (points == 0)
            return g_strdup (_("The effect now"));
          return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Take %d point", "Take %d points", points), (int) points);
        case CB_PENDING_SWAP: return g_strdup (_("Keep the goods"));
        default: return NULL;
        }
    case CB_GROUP_REMOVE: return pw_capital (what);
    case CB_GROUP_POINTS:
      if (top && state->solo.marker + (int) points + n >= state->solo.goal)
        return g_strdup_printf (_("Buy %d more: goal"), n);
      return g_strdup_printf (_("Buy %d more"), n);
    case CB_GROUP_FIRST:
      waiting = waiting_phrase (state, pw_pendings_peek (&state->pending, (guint) CLAMP (n, 1, state->pending.n)));
      return g_strdup_printf (_("First %s"), waiting);
    case CB_GROUP_SWAP: return g_strdup_printf (_("Five goods for: %s"), what);
    case CB_GROUP_GIVE: return g_strdup_printf (_("%d × %s"), n, cb_goods_label (move->args[CB_ARG_GOODS]));
    case CB_GROUP_COVER:
      if (move->args[CB_ARG_HEX] == PW_ARG_NONE)
        return pw_capital (what);
      waiting = pw_capital (what);
      return g_strdup_printf (_("%s, %s"), waiting,
                              cb_hex_name (cb_duchy_of (&state->players[move->player]), (guint) move->args[CB_ARG_HEX]));
    default: return NULL;
    }
}
