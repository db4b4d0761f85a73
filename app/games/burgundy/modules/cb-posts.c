/* cb-posts.c: border posts: points for connecting the posts at the edge of a duchy (15)
 *
 * What is connected is read off the tiles; the bonus tiles are those of a type of their own,
 * CB_BONUS_POSTS, and lie where those of the colours lie.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/position/cb-doubts.h"
#include "games/burgundy/data/cb-duchy.h"
#include "games/burgundy/modules/cb-module-kinds.h"

#include <glib/gi18n-lib.h>

#define LINKS 2 /* after which all of them are connected */

/* All hexes of @filled that a chain joins to @hex, which is one of them. */
static CbHexSet
chain (const CbDuchy *duchy, CbHexSet filled, guint hex)
{
  CbHexSet found = CB_HEX (hex), edge = found;

  while (edge != 0)
    {
      CbHexSet next = 0;
      guint i;

      CB_FOREACH_HEX (i, edge)
        next |= duchy->neighbours[i];
      edge = next & filled & ~found;
      found |= edge;
    }
  return found;
}

/* How many links there are with tiles on @filled: one where two posts are connected, two where all are. */
static guint
count_links (const CbDuchy *duchy, CbHexSet filled)
{
  CbHexSet posts = duchy->posts & filled;
  guint links = 0;

  while (posts != 0)
    {
      CbHexSet together = posts & chain (duchy, filled, cb_hex_first (posts));

      links += cb_hex_count (together) - 1;
      posts &= ~together;
    }
  return links;
}

/**
 * cb_post_chain:
 * @player: whose duchy
 * @hex: a hex of it
 *
 * Returns: the hexes that a chain of placed tiles joins to @hex, itself among them; none while it is empty (15.1)
 */
CbHexSet
cb_post_chain (const CbPlayer *player, guint hex)
{
  return player->filled & CB_HEX (hex) ? chain (cb_duchy_of (player), player->filled, hex) : 0;
}

static guint
links_of (const CbPlayer *player)
{
  return count_links (cb_duchy_of (player), player->filled);
}

/* -- Before the game --------------------------------------------------------------------------- */

static gboolean
refuse (GError **error, const char *remedy, const char *text)
{
  pw_rule_error_set (error, CB_RULE_15_1, remedy, "%s", text);
  return FALSE;
}

static gboolean
setup (CbState *state, const PwSetup *table, GError **error)
{
  if (table->options[CB_OPTION_MODE] != CB_MODE_OWN)
    return refuse (error, _("Leave out the border posts, or let everybody play alone."),
                   _("Border posts are for two to four players who each play alone."));
  for (guint seat = 0; seat < table->n_players; seat++)
    if (!cb_duchy_has_posts (cb_duchy_nth ((guint) table->seat_options[seat][CB_SEAT_DUCHY])))
      return refuse (error,
                     _("Choose a duchy with posts for every player: enter 11a to 11f from your boards in the duchy editor."),
                     _("With border posts each player needs a duchy with exactly three posts."));
  state->bonus_large |= 1u << CB_BONUS_POSTS;
  state->bonus_small |= 1u << CB_BONUS_POSTS;
  return TRUE;
}

/* -- Links --------------------------------------------------------------------------------------- */

static void
placed (CbState *state, guint seat, int tile, guint hex, PwEvents *events)
{
  const CbPlayer *player = &state->players[seat];
  const CbDuchy *duchy = cb_duchy_of (player);
  guint before = count_links (duchy, player->filled & ~CB_HEX (hex)), after = count_links (duchy, player->filled);

  for (guint link = before; link < after; link++)
    {
      PwEvent *event = cb_points (state, seat, CB_FROM_POSTS, cb_phase_points (state->phase), CB_RULE_15_1, events);

      event->args[0] = (gint16) hex;
      event->args[1] = (gint16) (link + 1);
      event->args[3] = state->phase;
    }
  if (before < LINKS && after == LINKS)
    cb_bonus_claim (state, seat, CB_BONUS_POSTS, events);
}

/* 18.2: whether #26 counts the bonus tile of the posts. */
static void
monastery (const CbState *state, guint seat, guint n, guint *count, int *each)
{
  const CbPlayer *player = &state->players[seat];

  if (n == 26 && state->options[CB_OPTION_POSTS_BONUS] == 1 && (player->bonus_large | player->bonus_small) >> CB_BONUS_POSTS & 1)
    *count -= 1;
}

/* -- What is said to be there ------------------------------------------------------------------------ */

static void
doubt_player (const CbState *state, guint seat, GArray *out)
{
  const CbPlayer *player = &state->players[seat];
  guint bit = 1u << CB_BONUS_POSTS;
  gboolean has = ((player->bonus_large | player->bonus_small) & bit) != 0;
  CbKnown known = cb_known (player);
  const char *text = NULL;

  if (player->bonus_large & player->bonus_small & bit)
    text = _("Nobody can have both bonus tiles of the border posts.");
  else if (!cb_is_whole (state, seat))
    return;
  else if (has && links_of (player) < LINKS && !known.partial)
    text = _("The bonus tile of the border posts is for connecting all three: they are not.");
  else if (!has && links_of (player) == LINKS && (state->bonus_large | state->bonus_small) & bit)
    text = _("All border posts are connected, and a bonus tile is still free.");
  if (text)
    cb_doubt (out, CB_RULE_15_1, (int) seat, CB_KIND_BONUS, CB_ARG_WHAT, CB_BONUS_POSTS, g_strdup (text));
}

static void
doubts (const CbState *state, GArray *out)
{
  for (guint seat = 0; seat < state->n_players; seat++)
    doubt_player (state, seat, out);
}

static void
audit (const CbState *state, guint seat, const CbKnown *known, PwAudit *out)
{
  int links = (int) links_of (&state->players[seat]);
  guint last = state->stage == CB_STAGE_START || !cb_follows (state, seat) ? CB_PHASES - 1u : state->phase;

  cb_audit_add (out, CB_FROM_POSTS, CB_RULE_15_1,
                (CbSpan){ links * cb_phase_points (last), (known->partial ? LINKS : links) * cb_phase_points (0) });
}

/* -- Words -------------------------------------------------------------------------------------------- */

static char *
event_text (const PwSetup *setup, const PwEvent *event)
{
  const CbDuchy *duchy;

  if (event->rule != CB_RULE_15_1 || event->player < 0)
    return NULL;
  if (event->what == CB_FROM_BONUS)
    return g_strdup (event->args[1] ? _("large bonus tile: border posts") : _("small bonus tile: border posts"));
  duchy = cb_duchy_nth ((guint) setup->seat_options[event->player][CB_SEAT_DUCHY]);
  return g_strdup_printf (event->args[1] == LINKS ? _("%s: all three posts connected in phase %c")
                                                  : _("%s: two posts connected in phase %c"),
                          cb_hex_name (duchy, (guint) event->args[0]), 'A' + event->args[3]);
}

const CbModule cb_posts_module = {
  .option = CB_OPTION_POSTS,
  .value = 1,
  .start = { .setup = setup },
  .placing = { .placed = placed },
  .end = { .monastery = monastery },
  .position = { .doubts = doubts, .audit = audit },
  .words = { .event_text = event_text },
};
