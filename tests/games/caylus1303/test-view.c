/* test-view.c: what the boards show of positions in words, and of whole random games, without a display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-dealer.h"
#include "games/caylus1303/moves/cy-moves.h"
#include "games/caylus1303/view/cy-view.h"
#include "position.h"

/** Case: a position, what is played there, what is looked at, and what stands in its name; "!" before it: what does not. */
typedef struct
{
  const char *position, *plays;
  CyPlaceKind place;
  guint index;
  const char *says;
} Case;

#define HOLDER 100 /* of a player's card, which is no place to press */

static const Case cases[] = {
  /* Buildings by their number, family and effect; those that may be chosen say so. */
  { "", "", CY_SPOT_ROAD, 0, "a, Fairground, 1 wood for a favour; free; legal" },
  { "", "", CY_SPOT_ROAD, CY_PLACE_OF_SPACE (1), "1, Farm, starting tile, 1 food; free; legal" },
  { "", "", CY_SPOT_ROAD, CY_PLACE_OF_SPACE (9), "not activated as things stand, 1 step short" },
  { "", "", CY_SPOT_ROAD, CY_PLACE_OF_SPACE (10), "10, empty, the next building comes here" },
  { "", "", CY_SPOT_ROAD, CY_PLACE_OF_SPACE (11), "11, empty" },
  { "unnamed", "", CY_SPOT_ROAD, CY_PLACE_OF_SPACE (5), "5, some starting tile; free; legal" },
  { "ana built 10 tailor", "ana place 1", CY_SPOT_ROAD, CY_PLACE_OF_SPACE (10),
    "10, Tailor, wood tile of ana, 1 cloth for 4 prestige or 2 cloth for 6 prestige" },
  { "ana built 10 tailor; turn ben", "", CY_SPOT_ROAD, CY_PLACE_OF_SPACE (10), "ana gains 1" },
  { "ana built 10 tailor; turn ben; ben is thief", "", CY_SPOT_ROAD, CY_PLACE_OF_SPACE (10), "!gains" },
  { "ana built 10 tailor; turn ben; ana is steward", "", CY_SPOT_ROAD, CY_PLACE_OF_SPACE (10), "ana gains 2" },
  { "ana lives 3", "", CY_SPOT_ROAD, CY_PLACE_OF_SPACE (3), "3, residence of ana, 1 worker more each round" },
  { "ana monument 3 garden", "", CY_SPOT_ROAD, CY_PLACE_OF_SPACE (3),
    "3, Garden, monument of ana, 2 workers from the camp each round" },
  { "ben on 3; ana is journeyman", "", CY_SPOT_ROAD, CY_PLACE_OF_SPACE (3), "ben; activated as things stand; legal" },
  { "ben on 3", "", CY_SPOT_ROAD, CY_PLACE_OF_SPACE (3), "!legal" },
  /* What helps most: is it activated, and what could change that. */
  { "ana on 9", "", CY_SPOT_IDLE, 0, "ana, space 9, Farm (wood): 1 short; can make 3, the others 3" },
  { "ana on 9; ben on d; ben is bailiff; ana reserve 1", "", CY_SPOT_IDLE, 0, "can make 1, the others 6" },
  { "ana on 9; ana on 3", "", HOLDER, 0, "1 of 2 workers activated as things stand" },
  { "ana passed; turn ben", "", HOLDER, 1, "a placement takes 2 workers" },
  { "ana passed; turn ben; ben is night-worker", "", HOLDER, 1, "!placement takes" },
  { "", "", HOLDER, 0, "10 workers in reserve, 5 in the camp, 9 houses, food 1, wood 2, stone 1, cloth 0, gold 0" },
  /* Who delivers, in that order. */
  { "phase delivery; ana on site; ben on site; ana food 1; ana wood 2; ana stone 1", "", CY_SPOT_DELIVERY, 0, "ana delivers now" },
  { "phase delivery; ana on site; ben on site; ana food 1; ana wood 2; ana stone 1", "", CY_SPOT_DELIVERY, 1, "ben delivers later" },
  /* What a tile would cost, and what is lacking. */
  { "", "", CY_SPOT_OFFER, CY_WOOD_QUARRY - CY_FIRST_BUILT, "ana can pay it" },
  { "", "", CY_SPOT_OFFER, CY_STATUE - CY_FIRST_BUILT, "Statue, 7 prestige, costs 2 stone, 1 gold, by the preset" },
  { "", "", CY_SPOT_OFFER, CY_STATUE - CY_FIRST_BUILT, "ana lacks 1 stone, 1 gold" },
  { "printed", "", CY_SPOT_OFFER, CY_COVERED_MARKET - CY_FIRST_BUILT, "costs 1 wood, 1 of choice" },
  /* The site, the bridge, the provost, the characters. */
  { "round 4; provost 8", "", CY_SPOT_SITE_TILE, 2, "not open to favours before round 7" },
  { "ben on site", "", CY_SPOT_SITE_PLACE, 0, "site, place 1: ben" },
  { "ben on site", "", CY_SPOT_SITE_PLACE, 1, "site, place 2: free; legal" },
  { "ana passed; turn ben", "", CY_SPOT_BRIDGE, 0, "bridge, place 1: ana, first player of round 2" },
  { "", "", CY_SPOT_PROVOST, 0, "provost after space 8, Farm; buildings up to 8 are activated" },
  { "ana on d; phase activation", "", CY_SPOT_STOP, 3, "provost 1 step forward, after space 9; legal" },
  { "ana on d; phase activation", "", CY_SPOT_STOP, 2, "provost 1 step back, after space 7; legal" },
  { "ana passed; ben passed; phase activation", "", CY_SPOT_STOP, 5, "provost 3 steps forward, after space 11, 3 workers to the camp" },
  { "ana is thief; board steward", "", CY_SPOT_PERSON, CY_THIEF, "Thief, ana has it" },
  { "ana on a; board steward; ben is thief; phase activation", "ana use", CY_SPOT_PERSON, CY_THIEF, "Thief, ben has it; legal" },
  { "ana on a; board steward; ben is thief; phase activation", "ana use", CY_SPOT_SITE_TILE, 0, "legal" },
  { "ana on a; phase activation", "", CY_SPOT_ROAD, 0, "ana; now; legal" },
  /* At the level of one board nobody knows where the provost stands. */
  { "level board ana", "", CY_SPOT_ROAD, CY_PLACE_OF_SPACE (9), "not checked" },
  { "level board ana", "", CY_SPOT_ROAD, CY_PLACE_OF_SPACE (9), "!short" },
  { "level board ana", "", HOLDER, 1, "not checked" },
  { "level board ana", "", HOLDER, 0, "!not checked" },
  { "ana on a; phase activation", "ana use; ana favour 1", CY_SPOT_SITE_TILE, 0, "site tile 1, Market, 1 worker to the camp for 1 of choice; legal" },
  { "ana on a; phase activation", "ana use; ana favour 1", CY_SPOT_ROAD, 0, "!legal" },
};

static void
look (const Position *position, CyView *view)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  PwMove partial;
  PwViewInput in = { .state = position->state, .setup = position->setup, .seat = 0, .choices = choices, .partial = &partial };

  pw_move_init (&partial, PW_KIND_ANY, cy_actor (position->state));
  pw_game_choices (&cy_game, position->state, &partial, choices);
  /* Whatever lay there before must not show through. */
  memset (view, 0xAA, sizeof *view);
  cy_view_state (&in, view);
}

static const char *
name_of (const CyView *view, guint place, guint index)
{
  switch (place)
    {
    case CY_SPOT_ROAD: return view->road[index].at.name;
    case CY_SPOT_BRIDGE: return view->bridge[index].at.name;
    case CY_SPOT_STOP: return view->stops[index].at.name;
    case CY_SPOT_PROVOST: return view->provost_spot.name;
    case CY_SPOT_SITE_TILE: return view->site_tiles[index].at.name;
    case CY_SPOT_SITE_PLACE: return view->site[index].at.name;
    case CY_SPOT_PERSON: return view->people[index].at.name;
    case CY_SPOT_OFFER: return view->offers[index].at.name;
    case CY_SPOT_IDLE: return view->idle[index].at.name;
    case CY_SPOT_DELIVERY: return view->deliveries[index].at.name;
    case HOLDER: return view->players[index].at.name;
    default: g_assert_not_reached ();
    }
}

static void
test_names (void)
{
  g_autofree CyView *view = g_new (CyView, 1);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const Case *c = &cases[i];
      g_autoptr (Position) position = position_new (&cy_test, c->position);
      g_auto (GStrv) plays = g_strsplit (c->plays, ";", -1);
      const char *name;

      for (guint k = 0; plays[k] && plays[k][0]; k++)
        position_play (position, g_strstrip (plays[k]));
      look (position, view);
      name = name_of (view, c->place, c->index);
      if (c->says[0] == '!' ? strstr (name, c->says + 1) != NULL : strstr (name, c->says) == NULL)
        g_error ("case %u, “%s”: “%s” is not as “%s” says", i, c->position, name, c->says);
    }
}

/* Two names may be printed the other way round (18). */
static void
test_swapped_names (void)
{
  g_autofree CyView *view = g_new (CyView, 1);
  g_autoptr (Position) position = position_new (&cy_test, "ana is journeyman");

  ((CyState *) position->state)->swapped = TRUE;
  look (position, view);
  g_assert_true (g_str_has_prefix (view->people[CY_JOURNEYMAN].at.name, "Chamberlain, ana has it"));
  g_assert_nonnull (strstr (view->players[0].at.name, "Chamberlain"));
}

/** Explained: a position, what is asked about there, and the rules that explain it, the nearest first. */
typedef struct
{
  const char *position;
  guint place, index;
  const char *rules;
} Explained;

static const Explained explained[] = {
  { "", CY_SPOT_ROAD, 0, "7.1 4.2 5.2" },
  { "", CY_SPOT_ROAD, CY_PLACE_OF_SPACE (1), "7.2 4.2 8.5 5.2" },
  { "", CY_SPOT_ROAD, CY_PLACE_OF_SPACE (9), "7.3 4.2 5.3" },
  { "", CY_SPOT_ROAD, CY_PLACE_OF_SPACE (10), "8.1 1.5" },
  { "ana built 10 stone-farm", CY_SPOT_ROAD, CY_PLACE_OF_SPACE (10), "7.4 4.2 4.3 8.6 5.3" },
  { "unnamed", CY_SPOT_ROAD, CY_PLACE_OF_SPACE (14), "7.4 14.1 4.2 5.3" },
  { "ana lives 3", CY_SPOT_ROAD, CY_PLACE_OF_SPACE (3), "12.1 12.2 12.3" },
  { "", CY_SPOT_BRIDGE, 0, "4.5 4.6 6.5" },
  { "", CY_SPOT_PROVOST, 0, "6.1 6.2 6.3 6.4 6.5 6.6 6.7" },
  { "", CY_SPOT_SITE_TILE, 1, "9.2 9.1" },
  { "", CY_SPOT_SITE_PLACE, 0, "4.4 11.1 11.4" },
  { "", CY_SPOT_PERSON, CY_THIEF, "10.5 2.5 9.1" },
  { "printed", CY_SPOT_OFFER, CY_TAILOR - CY_FIRST_BUILT, "8.1 8.3 8.4 18.1" },
  { "", CY_SPOT_OFFER, CY_STATUE - CY_FIRST_BUILT, "12.2 7.5 18.1" },
  { "", CY_SPOT_PHASE, 1, "5.1 5.2 5.4 3.1" },
};

static void
test_rules (void)
{
  g_autofree CyView *view = g_new (CyView, 1);

  for (guint i = 0; i < G_N_ELEMENTS (explained); i++)
    {
      g_autoptr (Position) position = position_new (&cy_test, explained[i].position);
      g_autofree char *rules = NULL;

      look (position, view);
      rules = cy_view_rules (view, explained[i].place, explained[i].index);
      g_assert_cmpstr (rules, ==, explained[i].rules);
    }
}

/** Asked: a position, what is played there one after the other, and what is asked then. */
typedef struct
{
  const char *position, *plays[3], *asks;
} Asked;

static const Asked prompts[] = {
  { "", { NULL }, "place a worker, or pass" },
  { "ana passed; turn ben", { NULL }, "place a worker (takes 2), or pass" },
  { "ana on 5; phase activation", { NULL }, "Guild (3 workers): use it, or skip" },
  { "ana on a; board thief; phase activation", { "ana use" }, "Fairground › favour: take a character, use a tile of the site, or skip" },
  { "ana on a; board thief; phase activation", { "ana use", "ana favour 1" }, "Fairground › Favour › Market: use it, or skip" },
  { "ana on a; board thief; phase activation", { "ana use", "ana favour 1", "ana skip" },
    "Fairground › Favour › take a character from the board, or skip" },
};

/* Effect, favour, tile of the site, character: what waits stands before what is asked. */
static void
test_trail (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (prompts); i++)
    {
      const Asked *c = &prompts[i];
      g_autoptr (Position) position = position_new (&cy_test, c->position);
      g_autofree char *asks = NULL;

      for (guint k = 0; k < G_N_ELEMENTS (c->plays) && c->plays[k]; k++)
        position_play (position, c->plays[k]);
      asks = pw_game_prompt (&cy_game, position->setup, position->state);
      g_assert_cmpstr (asks, ==, c->asks);
    }
}

/* How far each can still move the provost: nobody once the bridge is past, whatever is asked then. */
static void
test_steps (void)
{
  static const struct
  {
    const char *position, *plays[2];
    guint steps[2];
  } rows[] = {
    { "ana on 1", { NULL }, { 3, 3 } },
    { "ana on d; ana on 1; ana passed; ben passed; phase activation", { NULL }, { 5, 3 } },
    { "ben is bailiff; ana on 1; ana passed; ben passed; phase activation", { NULL }, { 3, 4 } },
    { "ben is bailiff; ana on 1; ana passed; ben passed; phase activation", { "ana skip" }, { 0, 4 } },
    { "ana on 1; ana passed; ben passed; phase activation", { "ana skip" }, { 0, 3 } },
    { "unnamed; ana on 1; ana passed; ben passed; phase activation", { "ana skip", "ben skip" }, { 0, 0 } },
    { "unnamed; option bridge first; ana on 1; ana passed; ben passed; phase activation", { "ana skip", "ben skip" }, { 0, 0 } },
    { "option bridge first; ana on a; ana passed; ben passed; phase activation", { "ana skip" }, { 0, 3 } },
    { "option bridge first; ben is bailiff; ana on a; ana passed; ben passed; phase activation",
      { "ana skip", "ben skip" },
      { 0, 1 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (Position) position = position_new (&cy_test, rows[i].position);

      for (guint k = 0; k < G_N_ELEMENTS (rows[i].plays) && rows[i].plays[k]; k++)
        position_play (position, rows[i].plays[k]);
      for (guint seat = 0; seat < 2; seat++)
        g_assert_cmpuint (cy_view_steps (position->state, seat), ==, rows[i].steps[seat]);
    }
}

/* -- Whole games ------------------------------------------------------------------------------------------ */

static PwMove
join (const PwMove *partial, const PwMove *press)
{
  PwMove joined = *partial;

  joined.kind = press->kind;
  for (guint i = 0; i < PW_MAX_ARGS; i++)
    if (press->args[i] != PW_ARG_NONE)
      joined.args[i] = press->args[i];
  return joined;
}

/* What is lit leads on when it is pressed; returns how many were. */
static guint
press_all_lit (const PwViewInput *in, const CyView *view)
{
  static const struct
  {
    guint place, n;
  } groups[] = { { CY_SPOT_ROAD, CY_PLACES }, { CY_SPOT_BRIDGE, CY_MAX_PLAYERS },     { CY_SPOT_STOP, CY_STOPS },
                 { CY_SPOT_SITE_TILE, 3 },    { CY_SPOT_SITE_PLACE, CY_MAX_PLAYERS }, { CY_SPOT_PERSON, CY_CHARACTERS },
                 { CY_SPOT_OFFER, CY_OFFERS } };
  guint lit = 0;

  for (guint g = 0; g < G_N_ELEMENTS (groups); g++)
    for (guint i = 0; i < groups[g].n; i++)
      {
        g_autoptr (GArray) next = g_array_new (FALSE, FALSE, sizeof (PwChoice));
        const char *name = name_of (view, groups[g].place, i);
        PwMove press, joined;

        if (strstr (name, "; legal") == NULL)
          continue;
        g_assert_true (cy_view_press (in, groups[g].place, i, &press));
        joined = join (in->partial, &press);
        pw_game_choices (&cy_game, in->state, &joined, next);
        if (next->len == 0)
          g_error ("“%s” is lit but leads nowhere", name);
        lit++;
      }
  return lit;
}

/* The same position looks the same whatever was in the buffer, and is sound: nobody has more active workers than workers. */
static void
check_view (const CyState *state, const PwSetup *setup, const CyView *view)
{
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      g_autofree char *summary = cy_view_summary (setup, state, seat);

      g_assert_cmpuint (view->players[seat].active, <=, view->players[seat].on_road);
      g_assert_cmpstr (summary, ==, view->players[seat].at.name);
    }
  for (guint place = 0; place < CY_PLACES; place++)
    g_assert_true (g_utf8_validate (view->road[place].at.name, -1, NULL));
}

static void
test_games (void)
{
  guint lit = 0;

  for (guint players = 2; players <= CY_MAX_PLAYERS; players++)
    {
      g_autoptr (PwSetup) setup = pw_setup_new (&cy_game, players);
      g_autofree CyState *state = pw_game_state_new (&cy_game, setup, NULL);
      g_autofree CyView *view = g_new (CyView, 1);
      g_autofree PwEvents *events = g_new0 (PwEvents, 1);
      g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));
      PwRandom random = { players };
      PwMoves scratch = PW_MOVES_INIT;
      PwMove move, partial;

      while (pw_dealer_next (&cy_game, state, &random, 0, &scratch, &move))
        {
          PwViewInput in = { .state = state, .setup = setup, .choices = choices, .partial = &partial };

          pw_move_init (&partial, PW_KIND_ANY, cy_actor (state));
          g_array_set_size (choices, 0);
          pw_game_choices (&cy_game, state, &partial, choices);
          cy_view_state (&in, view);
          check_view (state, setup, view);
          lit += press_all_lit (&in, view);
          events->n = 0;
          cy_game.kinds[move.kind].apply (state, &move, events);
        }
      pw_moves_clear (&scratch);
    }
  g_assert_cmpuint (lit, >, 1000);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  cy_game.init ();
  g_test_add_func ("/caylus1303/view/names", test_names);
  g_test_add_func ("/caylus1303/view/rules", test_rules);
  g_test_add_func ("/caylus1303/view/swapped-names", test_swapped_names);
  g_test_add_func ("/caylus1303/view/what-waits-is-a-trail", test_trail);
  g_test_add_func ("/caylus1303/view/steps-of-the-provost", test_steps);
  g_test_add_func ("/caylus1303/view/what-is-lit-leads-on", test_games);
  return g_test_run ();
}
