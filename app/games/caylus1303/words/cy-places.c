/* cy-places.c: what stands in the places of sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/words/cy-text.h"

#include <glib/gi18n-lib.h>

static char *
say_other (const PwTold *told)
{
  return pw_told_name (told, told->event->args[1]);
}

static char *
say_where (const PwTold *told)
{
  int where = told->event ? told->event->args[0] : told->move->args[CY_ARG_WHERE];

  if (where >= CY_PLACE_TILES)
    return g_strdup (cy_tile_label (where - CY_PLACE_TILES));
  return cy_place_text (told->state, told->event ? told->event->args[0] : told->move->args[CY_ARG_WHERE]);
}

/* A tile that was just built is not in the state before. */
static char *
say_space (const PwTold *told)
{
  return g_strdup_printf ("%d", told->event ? CY_SPACE_OF_PLACE (told->event->args[1]) : told->move->args[CY_ARG_NUMBER]);
}

static char *
say_tile (const PwTold *told)
{
  return g_strdup (cy_tile_label (told->event ? told->event->args[0] : told->move->args[CY_ARG_TILE]));
}

/* What was asked for, where it is passed over. */
static char *
say_building (const PwTold *told)
{
  return g_strdup (cy_tile_label (told->event->args[1]));
}

static char *
say_used (const PwTold *told)
{
  const CyState *before = told->state;

  if (before->pendings.n == 0)
    return g_strdup ("");
  return g_strdup (cy_tile_label (pw_pendings_top (&before->pendings)->arg));
}

static char *
say_character (const PwTold *told)
{
  return g_strdup (cy_character_name (told->state, told->event ? told->event->args[0] : told->move->args[CY_ARG_CHARACTER]));
}

static char *
say_number (const PwTold *told)
{
  return g_strdup_printf ("%d", told->event ? told->event->amount : told->move->args[CY_ARG_NUMBER]);
}

static char *
say_after (const PwTold *told)
{
  return g_strdup_printf ("%d", told->move->args[CY_ARG_WHERE]);
}

static char *
say_site_number (const PwTold *told)
{
  return g_strdup_printf ("%d", told->event->args[2]);
}

static char *
say_steps (const PwTold *told)
{
  int steps = told->move->args[CY_ARG_NUMBER];

  return g_strdup_printf ("%d", ABS (steps));
}

static char *
say_goods (const PwTold *told)
{
  int goods[CY_COSTS] = { 0 };

  for (guint good = 0; good < CY_COSTS; good++)
    goods[good] = cy_arg (told->move, CY_ARG_GOODS + good, 0);
  return cy_goods_text (goods);
}

/* What was read off a set-up side: "1 cloth, 1 prestige". */
static char *
say_side (const PwTold *told)
{
  g_autofree char *goods = say_goods (told);
  guint prestige = (guint) cy_arg (told->move, CY_ARG_NUMBER, 0);
  g_autofree char *points = prestige
                              ? g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u prestige", "%u prestige", (gulong) prestige),
                                                 prestige)
                              : NULL;

  if (!*goods)
    return g_strdup (points ? points : _("nothing"));
  return points ? g_strdup_printf (_("%s, %s"), goods, points) : g_steal_pointer (&goods);
}

static char *
say_characters (const PwTold *told)
{
  static const guint8 args[] = { CY_ARG_CHARACTER, CY_ARG_GOODS, CY_ARG_GOODS + 1 };
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (args) && told->move->args[args[i]] != PW_ARG_NONE; i++)
    g_string_append_printf (names, "%s%s", i ? ", " : "", cy_character_label (told->move->args[args[i]]));
  return g_strdup (names->str);
}

/* All that a tile takes, not only what was chosen of it. */
static char *
say_paid (const PwTold *told)
{
  return cy_paid_text (told->state, told->move);
}

static char *
say_phase (const PwTold *told)
{
  return g_strdup (cy_phase_label (told->event->args[0]));
}

static char *
say_round (const PwTold *told)
{
  return g_strdup_printf ("%d", told->event->args[1]);
}

static char *
say_amount (const PwTold *told)
{
  return g_strdup_printf ("%d", ABS (told->event->amount));
}

/**
 * cy_event_is_good:
 * @event: an event
 *
 * Returns: whether somebody gets goods
 */
gboolean
cy_event_is_good (const PwEvent *event)
{
  return event->kind == PW_EVENT_RESOURCE && event->what < CY_GOODS && event->amount > 0;
}

/**
 * cy_event_goes_on:
 * @before: an event by which somebody gets goods, or another
 * @event: the one behind it
 *
 * Returns: whether both are told in one: goods that the same player gets
 */
gboolean
cy_event_goes_on (const PwEvent *before, const PwEvent *event)
{
  return cy_event_is_good (before) && cy_event_is_good (event) && before->player == event->player;
}

/* All goods that come together. */
static char *
say_gained (const PwTold *told)
{
  const PwEvent *end = told->events + told->n_events;
  int goods[CY_COSTS] = { 0 };

  for (const PwEvent *event = told->event; event < end; event++)
    {
      goods[event->what] += event->amount;
      if (event + 1 == end || !cy_event_goes_on (event, event + 1))
        break;
    }
  return cy_goods_text (goods);
}

static char *
say_resource (const PwTold *told)
{
  return g_strdup (told->event->kind == PW_EVENT_POINTS ? _(cy_sources[told->event->what].name)
                                                        : _(cy_resources[told->event->what].name));
}

/* Which worker: a tile of an unknown space, or the place that is asked about. */
static char *
say_worker (const PwTold *told)
{
  const CyState *before = told->state;
  int tile = told->move->args[CY_ARG_TILE], place = before->pendings.n ? pw_pendings_top (&before->pendings)->arg : 0;

  if (tile != PW_ARG_NONE)
    return g_strdup (cy_tile_label (tile));
  return place >= 0 ? cy_place_text (before, place)
                    : g_strdup (cy_tile_label ((int) CY_FIRST_BUILT + __builtin_ctz (before->standing | 1u << 31)));
}

static char *
say_good (const PwTold *told)
{
  return g_strdup (cy_good_label (told->move->args[CY_ARG_WHERE]));
}

static char *
say_owned_space (const PwTold *told)
{
  return g_strdup_printf ("%d", told->move->args[CY_ARG_WHERE]);
}

static char *
say_phase_said (const PwTold *told)
{
  return g_strdup (cy_phase_label (cy_arg (told->move, CY_ARG_WHERE, CY_PHASE_PLANNING)));
}

static char *
say_seat (const PwTold *told)
{
  return pw_told_name (told, told->move->args[CY_ARG_NUMBER]);
}

static char *
say_turn (const PwTold *told)
{
  return pw_told_name (told, told->move->args[CY_ARG_TILE]);
}

static char *
say_worth (const PwTold *told)
{
  const gint16 *args = told->move->args;

  if (args[CY_ARG_GOODS] == PW_ARG_NONE)
    return g_strdup_printf ("%d", args[CY_ARG_NUMBER]);
  return g_strdup_printf ("%d", args[CY_ARG_NUMBER] + 3 * args[CY_ARG_GOODS] + 5 * args[CY_ARG_GOODS + 1] +
                                  10 * args[CY_ARG_GOODS + 2]);
}

static char *
say_passers (const PwTold *told)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < CY_MAX_PLAYERS && told->move->args[i] != PW_ARG_NONE; i++)
    g_string_append_printf (names, "%s%s", i ? ", " : "", pw_setup_name (told->setup, (guint) told->move->args[i]));
  return g_strdup (names->str);
}

static char *
say_difference (const PwTold *told)
{
  return g_strdup_printf ("%d", ABS (told->event->args[0]));
}

const PwPlace cy_places[] = {
  { "worker", say_worker },
  { "good", say_good },
  { "owned-space", say_owned_space },
  { "phase-said", say_phase_said },
  { "seat", say_seat },
  { "turn", say_turn },
  { "worth", say_worth },
  { "passers", say_passers },
  { "difference", say_difference },
  { "player", pw_told_player },
  { "other", say_other },
  { "where", say_where },
  { "space", say_space },
  { "tile", say_tile },
  { "building", say_building },
  { "used", say_used },
  { "character", say_character },
  { "number", say_number },
  { "after", say_after },
  { "site-number", say_site_number },
  { "steps", say_steps },
  { "goods", say_goods },
  { "side", say_side },
  { "characters", say_characters },
  { "paid", say_paid },
  { "phase", say_phase },
  { "round", say_round },
  { "amount", say_amount },
  { "gained", say_gained },
  { "resource", say_resource },
  { NULL },
};
