/* cb-view-names.c: what a screen reader says about each thing on the boards
 *
 * What may change comes last, after a semicolon, so that it is read last.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/view/cb-view-names.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "core/pw-view-text.h"
#include "games/burgundy/data/cb-duchy.h"
#include "games/burgundy/modules/cb-module-kinds.h"
#include "games/burgundy/words/cb-sentences.h"
#include "games/burgundy/modules/cb-routes-private.h"

static void
finish (CbSpot  *spot,
        GString *text)
{
  pw_view_keep (spot->name, sizeof spot->name, text->str);
  g_string_free (text, TRUE);
}

static void
append_legal (GString      *text,
              const CbSpot *spot)
{
  gboolean points = (spot->flags & PW_SPOT_POINTS) != 0;

  if ((spot->flags & PW_SPOT_NOT_CHECKED) != 0)
    g_string_append (text, _("; not checked"));
  if ((spot->flags & PW_SPOT_LEGAL) == 0)
    return;
  if (spot->key != 0 && points)
    g_string_append_printf (text, _("; legal: choice %u, scores %d"), spot->key, spot->points);
  else if (spot->key != 0)
    g_string_append_printf (text, _("; legal: choice %u"), spot->key);
  else if (points)
    g_string_append_printf (text, _("; legal: scores %d"), spot->points);
  else
    g_string_append (text, _("; legal"));
}

/* Where a hex lies: "river", "city"; the plain types by their own name. */
static const char *
ground (CbType type)
{
  switch (type)
    {
    case CB_CASTLE: return _("castle");
    case CB_MINE: return _("mine");
    case CB_MONASTERY: return _("monastery");
    case CB_SHIP: return _("river");
    case CB_LIVESTOCK: return _("pasture");
    case CB_BUILDING: return _("city");
    case CB_TYPES:
    default: return "";
    }
}

/* A hex that has no tile yet. */
static void
append_empty (GString           *text,
              const PwViewInput *in,
              const char        *where,
              const CbSpot      *spot)
{
  /* Translators: "d6, river, needs 4, empty" */
  g_string_append_printf (text, _("%s, %s, needs %u, empty"), where, ground ((CbType) spot->type), spot->number);
  if ((spot->flags & PW_SPOT_REFUSED) != 0)
    g_string_append_printf (text, _("; not legal: %s"), in->reason != NULL ? in->reason : "");
  else if ((spot->flags & PW_SPOT_SELECTED) != 0)
    g_string_append (text, _("; selected"));
  else
    append_legal (text, spot);
}

/* A hex with a tile of some type, and how far its region is. */
static void
append_region (GString           *text,
               const PwViewInput *in,
               const CbDuchy     *duchy,
               guint              hex,
               const CbSpot      *spot)
{
  const CbPlayer *player = &cb_shown (in)->players[in->seat];
  const char *where = cb_hex_name (duchy, hex), *tile = cb_tile_label (spot->tile), *name = cb_region_label ((CbType) spot->type);
  guint region = duchy->region[hex], size = duchy->region_size[region], phase = player->region_phase[region];

  if ((player->regions_done >> region & 1) == 0)
    /* Translators: "e5, watchtower, city of 5, 2 filled" */
    g_string_append_printf (text, _("%s, %s, %s of %u, %u filled"), where, tile, name, size,
                            cb_hex_count (player->filled & duchy->of_region[region]));
  /* A castle on a castle: once is enough. */
  else if (g_str_equal (tile, name) && phase != 0)
    /* Translators: "c3, castle of 1, completed in phase A" */
    g_string_append_printf (text, _("%s, %s of %u, completed in phase %c"), where, name, size, (char) ('A' + phase - 1));
  else if (g_str_equal (tile, name) && cb_shown (in)->stated)
    /* Translators: "d4, castle of 1, completed" */
    g_string_append_printf (text, _("%s, %s of %u, completed"), where, name, size);
  /* Nobody said in which phase. */
  else if (phase == 0 && (cb_shown (in)->stated || spot->tile != CB_TILE_CASTLE))
    g_string_append_printf (text, _("%s, %s, %s of %u, completed"), where, tile, name, size);
  else if (phase == 0)
    g_string_append_printf (text, _("%s, starting castle"), where);
  else
    /* Translators: "c3, market, city of 1, completed in phase A" */
    g_string_append_printf (text, _("%s, %s, %s of %u, completed in phase %c"), where, tile, name, size,
                            (char) ('A' + phase - 1));
}

void
cb_name_hex (const PwViewInput *in,
             guint              hex,
             CbSpot            *spot)
{
  const CbPlayer *player = &cb_shown (in)->players[in->seat];
  const CbDuchy *duchy = cb_duchy_nth (player->duchy);
  const char *where = cb_hex_name (duchy, hex);
  GString *text = g_string_new (NULL);

  if (spot->tile == CB_TILE_INN)
    /* Translators: "d1, inn in a river, counts as 1 more for its size" */
    g_string_append_printf (text, _("%s, inn in a %s of %u, counts as 1 more for its size"), where,
                            cb_region_label ((CbType) spot->type), duchy->region_size[duchy->region[hex]]);
  else if (spot->tile == CB_TILE_BLACK)
    g_string_append_printf (text, _("%s, black tile"), where);
  else if (spot->tile == CB_TILE_NONE)
    append_empty (text, in, where, spot);
  else
    append_region (text, in, duchy, hex, spot);
  if (spot->tile != CB_TILE_NONE)
    append_legal (text, spot);
  if (cb_shown (in)->modules >> CB_MODULE_POSTS & 1 && duchy->posts & CB_HEX (hex))
    g_string_append (text, cb_post_chain (player, hex) & duchy->posts & ~CB_HEX (hex) ? _("; border post, connected")
                                                                                      : _("; border post"));
  finish (spot, text);
}

void
cb_name_store (const PwViewInput *in,
               guint              space,
               CbSpot            *spot)
{
  gboolean team = cb_shown (in)->n_boards < cb_shown (in)->n_players, common = team && space < CB_COMMON_SPACES;
  guint first = team && !common ? CB_COMMON_SPACES : 0;
  guint n = common ? CB_COMMON_SPACES : cb_key_spaces (in->state, in->seat) - first;
  const char *what = spot->tile == CB_TILE_NONE ? _("empty") : cb_tile_label (spot->tile);
  GString *text = g_string_new (NULL);

  g_string_append_printf (text,
                          common ? _("common key space %u of %u, %s")
                          : team ? _("private key space %u of %u, %s")
                                 : _("key space %u of %u, %s"),
                          space - first + 1, n, what);
  if (spot->tile != CB_TILE_NONE)
    {
      if ((spot->flags & PW_SPOT_SELECTED) != 0)
        g_string_append (text, _("; selected"));
      else
        append_legal (text, spot);
    }
  finish (spot, text);
}

/* Beside the black depot (13.1). */
void
cb_name_inns (CbSpot *spot)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text,
                          ngettext ("black depot, %u inn, costs 2 silver", "black depot, %u inns, each costs 2 silver",
                                    spot->count),
                          spot->count);
  append_legal (text, spot);
  finish (spot, text);
}

/* A shield on a depot (17.2). */
void
cb_name_depot_shield (guint       depot,
                      const char *effect,
                      CbSpot     *spot)
{
  GString *text = g_string_new (NULL);

  if (effect != NULL)
    /* Translators: "depot 2, shield 8, needs a double. Mines pay 2 silver coins each." */
    g_string_append_printf (text, _("depot %u, shield %u, needs a double. %s"), depot, spot->number, effect);
  else
    g_string_append_printf (text, _("depot %u, some shield, needs a double"), depot);
  append_legal (text, spot);
  finish (spot, text);
}

/* A shield that somebody has. */
void
cb_name_crest (const char *effect,
               CbSpot     *spot)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, _("shield %u. %s"), spot->number, effect);
  finish (spot, text);
}

/* The castle on which it lies. */
void
cb_name_shielded (const CbSpot *crest,
                  CbSpot       *hex)
{
  GString *text = g_string_new (hex->name);

  g_string_append_printf (text, _("; with %s"), crest->name);
  finish (hex, text);
}

/* What a partner has alone (16.2). */
void
cb_name_partner_store (const PwViewInput *in,
                       guint              partner,
                       guint              space,
                       CbSpot            *spot)
{
  GString *text = g_string_new (NULL);

  /* Translators: "Chiara's private key space 1 of 2, ship" */
  g_string_append_printf (text, _("%s’s private key space %u of %u, %s"), pw_setup_name (in->setup, partner), space + 1,
                          CB_PRIVATE_SPACES, spot->tile == CB_TILE_NONE ? _("empty") : cb_tile_label (spot->tile));
  finish (spot, text);
}

/* A space of a trade route: what is printed there, and what lies on it (14.2). */
void
cb_name_route (guint       space,
               guint       n,
               const char *bonus,
               CbSpot     *spot)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, _("trade route, space %u of %u, "), space + 1, n);
  if (bonus == NULL)
    g_string_append (text, _("not entered"));
  else
    /* Translators: what is printed on a space: "red: 2 silver coins" */
    g_string_append_printf (text, _("%s: %s"), cb_route_colour_label (spot->number), bonus);
  if (spot->tile == 0)
    g_string_append (text, _("; empty"));
  else if ((spot->flags & PW_SPOT_DONE) != 0)
    g_string_append (text, _("; filled, with its bonus"));
  else
    g_string_append_printf (text, _("; filled with %s"), cb_goods_label (spot->tile));
  if ((spot->flags & PW_SPOT_SELECTED) != 0)
    g_string_append (text, _("; asked now"));
  else if ((spot->flags & PW_SPOT_NOW) != 0)
    g_string_append (text, _("; next"));
  if ((spot->flags & PW_SPOT_LEGAL) != 0 && spot->key != 0)
    g_string_append_printf (text, _("; legal: choice %u, a sale gives it"), spot->key);
  else if ((spot->flags & PW_SPOT_LEGAL) != 0)
    g_string_append (text, _("; legal: a sale gives it"));
  finish (spot, text);
}

/* How far a solo game is (16.5, 16.10). */
void
cb_name_solo (CbViewSolo *solo)
{
  g_autofree char *empty = g_strdup_printf (ngettext ("%u hex still empty", "%u hexes still empty", solo->empty), solo->empty);
  g_autofree char *text = NULL;
  CbSpot *spot = &solo->marks[CB_GOAL_MARKER];
  GString *name = g_string_new (NULL);

  if (solo->outcome != 0)
    text = g_strdup_printf (solo->outcome == 1 + CB_OUTCOME_WON ? _("Won in round %u of %u") : _("Lost after round %u of %u"),
                            solo->round, CB_PHASES * CB_ROUNDS);
  else
    /* Translators: "Points marker at 23, goal at 50; round 12 of 25, 14 hexes still empty" */
    text = g_strdup_printf (_("Points marker at %u, goal at %u; round %u of %u, %s"), solo->marker, solo->goal, solo->round,
                            CB_PHASES * CB_ROUNDS, empty);
  pw_view_keep (solo->name, sizeof solo->name, text);

  g_string_append_printf (name, _("points marker at %u"), solo->marker);
  if (solo->gain > 0)
    g_string_append_printf (name, ngettext (", takes %u point", ", takes %u points", solo->gain), solo->gain);
  append_legal (name, spot);
  finish (spot, name);

  spot = &solo->marks[CB_GOAL_GOAL];
  name = g_string_new (NULL);
  g_string_append_printf (name, _("goal at %u"), solo->goal);
  if ((spot->flags & PW_SPOT_LEGAL) != 0)
    g_string_append (name, _(", reached by buying points"));
  append_legal (name, spot);
  finish (spot, name);
}

void
cb_name_goods (guint   space,
               guint   n,
               CbSpot *spot)
{
  GString *text = g_string_new (NULL);

  if (spot->number == 0)
    {
      g_string_append_printf (text, _("goods space %u of %u, empty"), space + 1, n);
    }
  else
    {
      /* Translators: "goods space 1 of 3, 2 brown, sold with a 5" */
      g_string_append_printf (text, _("goods space %u of %u, %u %s, sold with a %u"), space + 1, n, spot->count,
                              cb_goods_label (spot->number), spot->number);
      if ((spot->flags & PW_SPOT_SELECTED) != 0)
        g_string_append (text, _("; selected"));
      else
        append_legal (text, spot);
    }
  finish (spot, text);
}

void
cb_name_die (const PwViewInput *in,
             guint              die,
             CbSpot            *spot)
{
  const char *player = pw_setup_name (in->setup, in->seat);
  GString *text = g_string_new (NULL);

  if (spot->number == 0)
    g_string_append_printf (text, die == 0 ? _("%s, first die, not rolled") : _("%s, second die, not rolled"), player);
  else
    g_string_append_printf (text, die == 0 ? _("%s, first die, %u") : _("%s, second die, %u"), player, spot->number);
  if ((spot->flags & CB_SPOT_USED) != 0)
    g_string_append (text, _("; used"));
  else if ((spot->flags & PW_SPOT_SELECTED) != 0)
    g_string_append (text, _("; selected"));
  finish (spot, text);
}

void
cb_name_depot (const PwViewInput *in,
               guint              depot,
               CbSpot            *spot)
{
  const CbState *state = in->state;
  const guint8 *spaces = depot != 0 ? state->depots[depot - 1] : state->black;
  guint n = depot != 0 ? cb_depot_spaces (state) : cb_black_spaces (state), tiles = 0, colour, i;
  GString *text = g_string_new (NULL);
  gboolean any = FALSE;

  for (i = 0; i < n; i++)
    tiles += spaces[i] != CB_TILE_NONE;
  if (depot == 0)
    {
      g_string_append_printf (text,
                              ngettext ("black depot, %u tile, costs 2 silver", "black depot, %u tiles, each costs 2 silver",
                                        tiles),
                              tiles);
    }
  else
    {
      g_string_append_printf (text, ngettext ("depot %u, %u tile", "depot %u, %u tiles", tiles), depot, tiles);
      for (colour = 0; colour < CB_GOODS; colour++)
        for (i = 0; i < state->depot_goods[depot - 1][colour]; i++)
          {
            g_string_append (text, any ? ", " : _(", goods: "));
            g_string_append (text, cb_goods_label ((int) colour + 1));
            any = TRUE;
          }
    }
  append_legal (text, spot);
  finish (spot, text);
}

/* While the table rolls and draws, a tile can be named by pressing it. */
static void
append_namable (GString           *text,
                const PwViewInput *in,
                const CbSpot      *spot)
{
  if ((spot->flags & PW_SPOT_SELECTED) != 0)
    g_string_append (text, _("; which is it?"));
  else if (spot->tile >= CB_TILE_UNKNOWN && cb_actor (in->state) == PW_TABLE &&
           pw_kind_set_has (cb_game.play.playable (in->state), CB_KIND_DEPOT))
    g_string_append (text, _("; click to name it"));
}

void
cb_name_depot_space (const PwViewInput *in,
                     guint              depot,
                     guint              space,
                     CbSpot            *spot)
{
  guint n = cb_depot_spaces (in->state);
  GString *text = g_string_new (NULL);

  if (spot->tile == CB_TILE_NONE)
    g_string_append_printf (text, _("depot %u, space %u of %u, empty, for %s"), depot, space + 1, n,
                            cb_type_phrase ((CbType) spot->type));
  else
    g_string_append_printf (text, _("depot %u, space %u of %u, %s"), depot, space + 1, n, cb_tile_label (spot->tile));
  append_namable (text, in, spot);
  append_legal (text, spot);
  finish (spot, text);
}

void
cb_name_black_space (const PwViewInput *in,
                     guint              space,
                     CbSpot            *spot)
{
  guint n = cb_black_spaces (in->state);
  GString *text = g_string_new (NULL);

  if (spot->tile == CB_TILE_NONE)
    g_string_append_printf (text, _("black depot, space %u of %u, empty"), space + 1, n);
  else
    g_string_append_printf (text, _("black depot, space %u of %u, %s, costs 2 silver"), space + 1, n,
                            cb_tile_label (spot->tile));
  append_namable (text, in, spot);
  append_legal (text, spot);
  finish (spot, text);
}

void
cb_name_span (const PwViewInput *in,
              guint              space,
              const guint8      *seats,
              CbSpot            *spot)
{
  GString *text = g_string_new (NULL);
  guint n = 0, i;

  while (n < CB_MAX_PLAYERS && seats[n] != 0)
    n++;
  if (n == 0)
    {
      g_string_append_printf (text, _("bridge, space %u of %u, empty"), space + 1, CB_BRIDGE_SPACES);
    }
  else
    {
      g_string_append_printf (text, _("bridge, space %u of %u: "), space + 1, CB_BRIDGE_SPACES);
      for (i = n; i-- > 0;)
        {
          g_string_append (text, pw_setup_name (in->setup, seats[i] - 1));
          if (i > 0)
            g_string_append (text, _(" on top of "));
        }
    }
  finish (spot, text);
}

void
cb_name_bonus (const PwViewInput *in,
               guint              type,
               CbSpot            *spot)
{
  GString *text = g_string_new (NULL);

  /* Translators: "castle, large bonus 6, free; small bonus 3, Ana has it" */
  g_string_append_printf (text, _("%s, large bonus %u, "), cb_bonus_label ((CbType) type), spot->number);
  if (spot->owner[0] == 0)
    g_string_append (text, _("free"));
  else
    g_string_append_printf (text, _("%s has it"), pw_setup_name (in->setup, spot->owner[0] - 1));
  g_string_append_printf (text, _("; small bonus %u, "), spot->count);
  if (spot->owner[1] == 0)
    g_string_append (text, _("free"));
  else
    g_string_append_printf (text, _("%s has it"), pw_setup_name (in->setup, spot->owner[1] - 1));
  finish (spot, text);
}

static void
append_time (GString      *text,
             const CbSpot *spot)
{
  if ((spot->flags & PW_SPOT_NOW) != 0)
    g_string_append (text, _("; now"));
  else if ((spot->flags & PW_SPOT_DONE) != 0)
    g_string_append (text, _("; over"));
}

void
cb_name_phase (guint   phase,
               CbSpot *spot)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, _("phase %c, completed regions score %u more"), (int) ('A' + phase), spot->count);
  append_time (text, spot);
  finish (spot, text);
}

void
cb_name_round (guint   round,
               CbSpot *spot)
{
  GString *text = g_string_new (NULL);

  if (spot->count == 0)
    g_string_append_printf (text, _("round %u"), round + 1);
  else
    g_string_append_printf (text, _("round %u, %s goods"), round + 1, cb_goods_label (spot->count));
  append_time (text, spot);
  finish (spot, text);
}

void
cb_name_white (CbSpot *spot)
{
  GString *text = g_string_new (NULL);

  if (spot->number == 0)
    g_string_append (text, _("white die, not rolled"));
  else
    g_string_append_printf (text, _("white die, %u"), spot->number);
  finish (spot, text);
}

void
cb_name_supplies (const CbPlayer *player,
                  char            supplies[2][48])
{
  g_autofree char *workers = g_strdup_printf (ngettext ("%d worker", "%d workers", (gulong) player->workers), player->workers);
  g_autofree char *silver = g_strdup_printf (_("%d silver"), player->silver);

  pw_view_keep (supplies[0], 48, workers);
  pw_view_keep (supplies[1], 48, silver);
}

/**
 * cb_view_summary:
 * @setup: who plays
 * @state: the state
 * @seat: whom it is about
 * @score: that player's points
 *
 * Returns: a sentence on one player: "Bruno, 31 points, has played; dice 4 and 2 used; 2 workers,
 *   1 silver, 2 goods, 1 tile stored" (free it)
 */
char *
cb_view_summary (const PwSetup *setup,
                 const CbState *state,
                 guint          seat,
                 int            score)
{
  const CbPlayer *player = &state->players[seat];
  GString *text = g_string_new (pw_setup_name (setup, seat));
  g_autofree char *points = NULL;
  char supplies[2][48];
  guint goods = 0, i;

  points = pw_number (score);
  g_string_append_printf (text, ngettext (", %s point", ", %s points", (gulong) ABS (score)), points);
  if (cb_actor (state) == (int) seat)
    g_string_append (text, _(", to play"));
  else if (state->stage == CB_STAGE_TURN && player->dice[0] != 0)
    {
      gboolean played = FALSE;

      for (i = 0; i < state->turn && i < state->n_players; i++)
        played = played || state->order[i] == seat;
      g_string_append (text, played ? _(", has played") : _(", not yet"));
    }
  if (player->dice[0] != 0)
    {
      g_string_append_printf (text, _("; dice %u and %u"), player->dice[0], player->dice[1]);
      if (player->used == 3)
        g_string_append (text, _(" used"));
      else if (player->used != 0)
        g_string_append_printf (text, _(", the %u used"), player->dice[player->used - 1]);
    }
  cb_name_supplies (player, supplies);
  for (i = 0; i < CB_GOODS; i++)
    goods += player->goods[i];
  g_string_append_printf (text, "; %s, %s, ", supplies[0], supplies[1]);
  g_string_append_printf (text, _("%u goods, "), goods);
  g_string_append_printf (text, ngettext ("%u tile stored", "%u tiles stored", cb_store_count (player)), cb_store_count (player));
  if (state->modules >> CB_MODULE_ROUTES & 1)
    g_string_append_printf (text, _(", trade route %u of %u"), cb_route_laid (state, seat),
                            cb_route_tiles (state) * CB_ROUTE_SPACES);
  return g_string_free (text, FALSE);
}
