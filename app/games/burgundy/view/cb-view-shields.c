/* cb-view-shields.c: shields on the depots, on castles and in front of a player (17)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/view/cb-view-private.h"

#include <glib/gi18n-lib.h>

#include "games/burgundy/data/cb-rules.h"
#include "games/burgundy/modules/cb-shields.h"
#include "games/burgundy/view/cb-view-names.h"

G_STATIC_ASSERT (CB_VIEW_SHIELD_LAST == CB_SHIELDS);
G_STATIC_ASSERT (CB_VIEW_SHIELDS == CB_DEPOT_SHIELDS);

/* What a shield does, a sentence; NULL while nobody has named it. */
static const char *
effect_of (guint shield)
{
  return shield >= 1 && shield <= CB_SHIELDS ? _(cb_rules[CB_RULE_17_5 + shield].text) : NULL;
}

static void
view_depot_shield (const PwViewInput *in,
                   guint              depot,
                   guint              i,
                   CbSpot            *spot)
{
  spot->type = CB_TYPES;
  spot->number = cb_shown (in)->shields.depots[depot][i];
  if (spot->number == 0)
    return;
  cb_view_light_pair (in, CB_KIND_SHIELD, CB_ARG_DEPOT, (int) depot + 1, CB_ARG_SHIELD,
                      spot->number <= CB_SHIELDS ? spot->number : PW_ARG_NONE, spot);
  cb_name_depot_shield (depot + 1, effect_of (spot->number), spot);
}

/* Those that lie in the duchy, in the order of their numbers; each on its castle, where that is known. */
static void
view_crests (const PwViewInput *in,
             CbView            *out)
{
  const CbShields *shields = &cb_shown (in)->shields;
  guint32 owned = shields->owned[cb_board (in->state, in->seat)];

  for (guint n = 1; n <= CB_SHIELDS; n++)
    {
      CbSpot *spot;

      if ((owned >> n & 1) == 0)
        continue;
      spot = &out->crests[out->n_crests++];
      spot->type = CB_TYPES;
      spot->number = (guint8) n;
      cb_name_crest (effect_of (n), spot);
      if (shields->hex[n] == 0 || shields->hex[n] > out->n_hexes)
        continue;
      out->hexes[shields->hex[n] - 1].shield = (guint8) n;
      cb_name_shielded (spot, &out->hexes[shields->hex[n] - 1]);
    }
}

/* Fills what shields add to a view whose hexes are complete. */
void
cb_view_shields (const PwViewInput *in,
                 CbView            *out)
{
  if (!cb_shields_played (in->state))
    return;
  for (guint depot = 0; depot < CB_DEPOTS; depot++)
    for (guint i = 0; i < CB_DEPOT_SHIELDS; i++)
      view_depot_shield (in, depot, i, &out->shields[depot * CB_VIEW_SHIELDS + i]);
  view_crests (in, out);
  out->n_heap = cb_shown (in)->players[in->seat].n_heap;
}

/* A press on a shield takes it (17.2). */
gboolean
cb_view_press_shield (const PwViewInput *in,
                      guint              index,
                      PwMove            *partial)
{
  guint depot = index / CB_VIEW_SHIELDS, shield;

  if (!cb_shields_played (in->state) || depot >= CB_DEPOTS)
    return FALSE;
  shield = cb_shown (in)->shields.depots[depot][index % CB_VIEW_SHIELDS];
  if (shield == 0)
    return FALSE;
  partial->player = (gint8) cb_actor (in->state);
  partial->kind = CB_KIND_SHIELD;
  partial->args[CB_ARG_DEPOT] = (gint16) (depot + 1);
  if (shield <= CB_SHIELDS)
    partial->args[CB_ARG_SHIELD] = (gint16) shield;
  return TRUE;
}
