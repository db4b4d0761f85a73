/* cy-view-names.c: what a screen reader says of the things on the boards
 *
 * What may change comes behind a semicolon, last.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/view/cy-view-names.h"

#include <glib/gi18n-lib.h>

#include "core/pw-view-text.h"

static void
add_state (const PwViewInput *in, const CySpot *spot, GString *text)
{
  if (spot->flags & CY_SPOT_SELECTED)
    g_string_append (text, _("; chosen"));
  else if (spot->flags & CY_SPOT_LEGAL && spot->flags & CY_SPOT_POINTS)
    g_string_append_printf (text,
                            g_dngettext (GETTEXT_PACKAGE, "; legal: %d prestige", "; legal: %d prestige", (gulong) spot->points),
                            spot->points);
  else if (spot->flags & CY_SPOT_LEGAL)
    g_string_append (text, _("; legal"));
  if (spot->flags & CY_SPOT_LEGAL && spot->key)
    g_string_append_printf (text, _(", choice %u"), spot->key);
  if (spot->flags & CY_SPOT_REFUSED && in->reason)
    g_string_append_printf (text, _("; refused: %s"), in->reason);
}

/* -- Buildings ------------------------------------------------------------------------------------------ */

/* What people call what lies there: "wood tile". */
const char *
cy_show_label (guint show)
{
  static const char *const labels[] = { N_("empty"),      N_("printed building"), N_("starting tile"), N_("wood tile"),
                                        N_("stone tile"), N_("monument"),         N_("residence") };

  return _(labels[MIN (show, CY_SHOW_RESIDENCE)]);
}

static const char *
unnamed_label (guint show)
{
  switch (show)
    {
    case CY_SHOW_WOOD: return _("some wood tile");
    case CY_SHOW_STONE: return _("some stone tile");
    default: return _("some starting tile");
    }
}

/* "wood tile of Bruno"; what nobody owns is the set-up's. */
static void
add_family (const PwViewInput *in, const CyBuilding *spot, GString *text)
{
  if (spot->show == CY_SHOW_PRINTED)
    return;
  if (spot->owner >= 0)
    pw_view_addf (text, _("%s of %s"), cy_show_label (spot->show), pw_setup_name (in->setup, spot->owner));
  else
    pw_view_add (text, cy_show_label (spot->show));
}

static void
add_effect (const PwViewInput *in, const CyBuilding *spot, GString *text)
{
  g_autofree char *effect = NULL;

  if (spot->show == CY_SHOW_RESIDENCE)
    pw_view_add (text, _("1 worker more each round"));
  else if (spot->tile >= 0)
    {
      effect = cy_effect_text (in->state, (guint) spot->tile, spot->built);
      pw_view_add (text, effect);
    }
}

/* Who would gain by a visit (4.3): what a placement is worth to somebody else. */
static int
visit_gain (const CyState *state, const CyBuilding *spot, int visitor)
{
  if (!spot->built || spot->owner < 0 || visitor < 0 || spot->owner == visitor || cy_has (state, (guint) visitor, CY_THIEF))
    return 0;
  return cy_has (state, (guint) spot->owner, CY_STEWARD) ? 2 : 1;
}

static void
add_workers (const PwViewInput *in, const CyView *view, const CyBuilding *spot, GString *text)
{
  int gain = visit_gain (in->state, spot, view->actor);

  if (spot->show < CY_SHOW_PRINTED || spot->show > CY_SHOW_STONE)
    return;
  g_string_append (text, "; ");
  if (spot->workers[0] < 0 && spot->at.flags & CY_SPOT_NOT_CHECKED)
    g_string_append (text, _("not checked"));
  else if (spot->workers[0] < 0)
    g_string_append (text, spot->at.flags & CY_SPOT_DONE ? _("activated") : _("free"));
  else if (spot->workers[1] < 0)
    g_string_append (text, pw_setup_name (in->setup, spot->workers[0]));
  else
    g_string_append_printf (text, _("%s, then %s"), pw_setup_name (in->setup, spot->workers[0]),
                            pw_setup_name (in->setup, spot->workers[1]));
  if (spot->at.flags & CY_SPOT_NOW)
    g_string_append (text, _("; now"));
  else if (spot->at.flags & CY_SPOT_BEYOND)
    g_string_append_printf (text,
                            g_dngettext (GETTEXT_PACKAGE, "; not activated as things stand, %d step short",
                                         "; not activated as things stand, %d steps short", (gulong) spot->steps),
                            spot->steps);
  else if (spot->workers[0] >= 0 && !(spot->at.flags & CY_SPOT_NOT_CHECKED))
    g_string_append (text, _("; activated as things stand"));
  if (spot->at.flags & CY_SPOT_LEGAL && view->phase == CY_PHASE_PLANNING && gain)
    g_string_append_printf (text, _("; %s gains %d"), pw_setup_name (in->setup, spot->owner), gain);
}

/* "11, Stonemason, wood tile of Bruno, build a stone tile; free; legal" */
static void
name_road (const PwViewInput *in, CyView *view)
{
  for (guint place = 0; place < CY_PLACES; place++)
    {
      CyBuilding *spot = &view->road[place];
      g_autoptr (GString) text = g_string_new (NULL);

      if (place >= CY_PLACE_OF_SPACE (view->spaces + 1u))
        return;
      if (place < CY_PRINTED_PLACES)
        g_string_append_c (text, (char) ('a' + place));
      else
        g_string_append_printf (text, "%d", (int) CY_SPACE_OF_PLACE (place));
      if (spot->show == CY_SHOW_EMPTY)
        pw_view_add (text, spot->at.flags & CY_SPOT_NEXT ? _("empty, the next building comes here") : _("empty"));
      else if (spot->tile == CY_UNNAMED && spot->show != CY_SHOW_RESIDENCE)
        pw_view_add (text, unnamed_label (spot->show));
      else if (spot->show != CY_SHOW_RESIDENCE)
        pw_view_add (text, cy_tile_label (spot->tile));
      if (spot->show != CY_SHOW_EMPTY && (spot->tile != CY_UNNAMED || spot->owner >= 0))
        add_family (in, spot, text);
      add_effect (in, spot, text);
      add_workers (in, view, spot, text);
      add_state (in, &spot->at, text);
      pw_view_keep (spot->at.name, sizeof spot->at.name, text->str);
    }
}

static void
name_site (const PwViewInput *in, CyView *view)
{
  for (guint i = 0; i < CY_SITE_TILES; i++)
    {
      CyBuilding *spot = &view->site_tiles[i];
      g_autoptr (GString) text = g_string_new (NULL);

      g_string_append_printf (text, _("site tile %u"), i + 1);
      pw_view_add (text, spot->tile >= 0 ? cy_tile_label (spot->tile) : unnamed_label (spot->show));
      add_effect (in, spot, text);
      if (spot->at.flags & CY_SPOT_CLOSED)
        g_string_append_printf (text, _("; not open to favours before round %u"), CY_SITE_OPENS (i));
      add_state (in, &spot->at, text);
      pw_view_keep (spot->at.name, sizeof spot->at.name, text->str);
    }
  for (guint i = 0; i < view->n_players; i++)
    {
      CySitePlace *spot = &view->site[i];
      g_autoptr (GString) text = g_string_new (NULL);

      g_string_append_printf (text, _("site, place %u"), i + 1);
      g_string_append (text, ": ");
      g_string_append (text, spot->seat >= 0 ? pw_setup_name (in->setup, spot->seat) : _("free"));
      if (spot->bundles)
        pw_view_addf (text, g_dngettext (GETTEXT_PACKAGE, "%u bundle", "%u bundles", (gulong) spot->bundles), spot->bundles);
      if (spot->at.flags & CY_SPOT_NOW)
        g_string_append (text, _("; delivers now"));
      add_state (in, &spot->at, text);
      pw_view_keep (spot->at.name, sizeof spot->at.name, text->str);
    }
}

/* -- The provost --------------------------------------------------------------------------------------------- */

static void
name_provost (const PwViewInput *in, CyView *view)
{
  const CyState *state = in->state;
  g_autoptr (GString) text = g_string_new (NULL);
  guint place = view->provost ? CY_PLACE_OF_SPACE (view->provost) : 0;

  if (view->one_board)
    return;
  if (view->provost == 0)
    g_string_append (text, _("provost on the Guilds Bridge; only the printed buildings are activated"));
  else if (place < CY_PLACES && state->places[place].tile >= 0)
    g_string_append_printf (text, _("provost after space %u, %s; buildings up to %u are activated"), view->provost,
                            cy_tile_label (state->places[place].tile), view->provost);
  else
    g_string_append_printf (text, _("provost after space %u; buildings up to %u are activated"), view->provost, view->provost);
  pw_view_keep (view->provost_spot.name, sizeof view->provost_spot.name, text->str);
  for (guint i = 0; i < CY_STOPS; i++)
    {
      CyStop *stop = &view->stops[i];
      g_autoptr (GString) name = g_string_new (NULL);

      if (stop->steps == 0)
        continue;
      g_string_append_printf (name,
                              stop->steps > 0 ? g_dngettext (GETTEXT_PACKAGE, "provost %d step forward, after space %u",
                                                             "provost %d steps forward, after space %u", (gulong) stop->steps)
                                              : g_dngettext (GETTEXT_PACKAGE, "provost %d step back, after space %u",
                                                             "provost %d steps back, after space %u", (gulong) -stop->steps),
                              ABS (stop->steps), stop->position);
      if (view->asked == CY_ASK_BRIDGE)
        pw_view_addf (name,
                      g_dngettext (GETTEXT_PACKAGE, "%d worker to the camp", "%d workers to the camp",
                                   (gulong) ABS (stop->steps)),
                      ABS (stop->steps));
      add_state (in, &stop->at, name);
      pw_view_keep (stop->at.name, sizeof stop->at.name, name->str);
    }
}

static void
name_bridge (const PwViewInput *in, CyView *view)
{
  for (guint i = 0; i < view->n_players; i++)
    {
      CyBridgeSpot *spot = &view->bridge[i];
      g_autoptr (GString) text = g_string_new (NULL);

      g_string_append_printf (text, _("bridge, place %u"), i + 1);
      if (spot->seat < 0)
        pw_view_add (text, _("empty"));
      else
        g_string_append_printf (text, ": %s", pw_setup_name (in->setup, spot->seat));
      if (i == 0 && spot->seat >= 0 && view->phase == CY_PHASE_PLANNING)
        pw_view_addf (text, _("first player of round %u"), view->round + 1u);
      if (spot->at.flags & CY_SPOT_NOW)
        g_string_append (text, _("; now"));
      add_state (in, &spot->at, text);
      pw_view_keep (spot->at.name, sizeof spot->at.name, text->str);
    }
}

/* -- Characters, tiles beside the board -------------------------------------------------------------------- */

static void
name_people (const PwViewInput *in, CyView *view)
{
  for (guint i = 0; i < CY_CHARACTERS; i++)
    {
      CyPerson *spot = &view->people[i];
      g_autoptr (GString) text = g_string_new (cy_character_label (cy_view_called (view, i)));

      if (spot->holder >= 0)
        pw_view_addf (text, _("%s has it"), pw_setup_name (in->setup, spot->holder));
      else if (spot->holder == CY_BOARD)
        pw_view_add (text, _("on the board"));
      add_state (in, &spot->at, text);
      pw_view_keep (spot->at.name, sizeof spot->at.name, text->str);
    }
}

static char *
goods_of (const guint8 *counts)
{
  int goods[CY_COSTS];

  for (guint good = 0; good < CY_COSTS; good++)
    goods[good] = counts[good];
  return cy_goods_text (goods);
}

/* "Granary, monument, 7 prestige, costs 1 gold, 1 stone, by the preset; lacks 1 gold" */
static void
name_offers (const PwViewInput *in, CyView *view)
{
  for (guint i = 0; i < CY_OFFERS; i++)
    {
      CyOffer *spot = &view->offers[i];
      g_autoptr (GString) text = g_string_new (cy_tile_label (spot->tile));
      g_autofree char *cost = goods_of (spot->cost), *lacks = goods_of (spot->lacks);

      if (spot->at.flags & CY_SPOT_GONE)
        continue;
      pw_view_addf (text, g_dngettext (GETTEXT_PACKAGE, "%u prestige", "%u prestige", (gulong) spot->prestige), spot->prestige);
      pw_view_addf (text, _("costs %s"), *cost ? cost : _("nothing"));
      if (spot->at.flags & CY_SPOT_PRESET)
        pw_view_add (text, _("by the preset, not confirmed"));
      if (spot->at.flags & CY_SPOT_AFFORD)
        g_string_append_printf (text, _("; %s can pay it"), pw_setup_name (in->setup, view->seat));
      else
        g_string_append_printf (text, _("; %s lacks %s"), pw_setup_name (in->setup, view->seat), lacks);
      add_state (in, &spot->at, text);
      pw_view_keep (spot->at.name, sizeof spot->at.name, text->str);
    }
}

/* -- Players ---------------------------------------------------------------------------------------------------- */

static void
add_holder (const CyView *view, const CyHolder *spot, GString *text)
{
  for (guint good = 0; good < CY_GOODS; good++)
    pw_view_addf (text, "%s %u", cy_good_label ((int) good), spot->goods[good]);
  for (guint i = 0; i < CY_CHARACTERS; i++)
    if (spot->characters >> i & 1)
      pw_view_add (text, cy_character_label (cy_view_called (view, i)));
  for (guint i = 0; i < CY_BUILT_TILES; i++)
    if (spot->elsewhere >> i & 1)
      pw_view_addf (text, _("%s on a space nobody has said"), cy_tile_label ((int) (CY_FIRST_BUILT + i)));
  if (spot->on_road && !view->one_board)
    g_string_append_printf (text,
                            g_dngettext (GETTEXT_PACKAGE, "; %u of %u worker activated as things stand",
                                         "; %u of %u workers activated as things stand", (gulong) spot->on_road),
                            spot->active, spot->on_road);
  if (spot->at.flags & CY_SPOT_NOT_CHECKED)
    g_string_append (text, _("; not checked"));
  else if (spot->at.flags & CY_SPOT_PASSED && view->phase == CY_PHASE_PLANNING)
    g_string_append (text, _("; has passed"));
  else if (spot->at.flags & CY_SPOT_STUCK)
    g_string_append (text, _("; can place nothing more"));
  else if (spot->price > 1)
    g_string_append_printf (text, _("; a placement takes %u workers"), spot->price);
}

/**
 * cy_view_name_players:
 * @in: what is shown
 * @view: a view whose table, road and players are there
 *
 * Writes what is said of the players.
 */
void
cy_view_name_players (const PwViewInput *in, CyView *view)
{
  for (guint seat = 0; seat < view->n_players; seat++)
    {
      CyHolder *spot = &view->players[seat];
      g_autoptr (GString) text = g_string_new (pw_setup_name (in->setup, seat));

      if (spot->at.flags & CY_SPOT_NOW)
        pw_view_add (text, _("to play"));
      if (spot->at.flags & CY_SPOT_FIRST)
        pw_view_add (text, _("first player"));
      g_string_append_printf (text,
                              g_dngettext (GETTEXT_PACKAGE, "; %u worker in reserve", "; %u workers in reserve",
                                           (gulong) spot->reserve),
                              spot->reserve);
      pw_view_addf (text, _("%u in the camp"), spot->camp);
      pw_view_addf (text, g_dngettext (GETTEXT_PACKAGE, "%u house", "%u houses", (gulong) spot->houses), spot->houses);
      add_holder (view, spot, text);
      pw_view_keep (spot->at.name, sizeof spot->at.name, text->str);
    }
}

static void
name_idle (const PwViewInput *in, CyView *view)
{
  for (guint i = 0; i < view->n_idle; i++)
    {
      CyIdle *spot = &view->idle[i];
      g_autofree char *place = cy_place_text (in->state, spot->place);
      g_autoptr (GString) text = g_string_new (pw_setup_name (in->setup, spot->seat));

      pw_view_addf (text, _("%s: %u short"), place, spot->steps);
      g_string_append_printf (text, _("; can make %u, the others %u"), spot->able, spot->others);
      pw_view_keep (spot->at.name, sizeof spot->at.name, text->str);
    }
}

static void
add_when (const CySpot *spot, GString *text)
{
  if (spot->flags & CY_SPOT_DONE)
    pw_view_add (text, _("over"));
  else if (spot->flags & CY_SPOT_NOW)
    pw_view_add (text, _("now"));
}

static void
name_time (CyView *view)
{
  for (guint i = 0; i < CY_ROUNDS; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      g_string_append_printf (text, _("round %u"), i + 1);
      add_when (&view->rounds[i], text);
      pw_view_keep (view->rounds[i].name, sizeof view->rounds[i].name, text->str);
    }
  for (guint i = 0; i < G_N_ELEMENTS (view->phases); i++)
    {
      g_autoptr (GString) text = g_string_new (cy_phase_label ((int) (CY_PHASE_PLANNING + i)));

      add_when (&view->phases[i], text);
      pw_view_keep (view->phases[i].name, sizeof view->phases[i].name, text->str);
    }
}

/**
 * cy_view_names:
 * @in: what is shown
 * @view: a view with everything but names
 *
 * Writes them.
 */
void
cy_view_names (const PwViewInput *in, CyView *view)
{
  name_road (in, view);
  name_site (in, view);
  name_provost (in, view);
  name_bridge (in, view);
  name_people (in, view);
  name_offers (in, view);
  cy_view_name_players (in, view);
  name_idle (in, view);
  name_time (view);
}
