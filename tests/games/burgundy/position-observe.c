/* position-observe.c: a position described in the words of its tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "position.h"

#include <stdlib.h>
#include <string.h>

static const char *const asks[] = {
  "nothing", "castle", "ship", "ship-next", "market", "carpenter", "church", "warehouse", "town-hall", "bonus",
  "white-castle", "white-die", "crane", "geese", "lay", "tribute", "copy", "gather", "discard",
  "route-lay", "route-take", "route-black", "route-place", "route-sell", "route-action", "route-other",
  "remove", "gain", "score", "swap", "give", "helped", "colour",
};

static const char *const stages[] = { "start", "roll", "goods", "turn", "phase-end", "over" };

/* "red pink*2", in the order of the dice. */
static char *
describe_goods (const guint8 goods[CB_GOODS])
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < CB_GOODS; i++)
    {
      if (goods[i] == 0)
        continue;
      g_string_append_printf (text, "%s%s", text->len ? " " : "", pw_vocabulary_get (&cb_goods_words, (int) i + 1)->word);
      if (goods[i] > 1)
        g_string_append_printf (text, "*%u", goods[i]);
    }
  return g_string_free (text->len ? text : g_string_append (text, "-"), FALSE);
}

/* The tiles of some spaces, without the empty ones, in the order of the tiles' numbers. */
static char *
describe_tiles (const guint8 *spaces, guint n)
{
  GString *text = g_string_new (NULL);

  for (int tile = CB_TILE_CASTLE; tile < CB_TILES; tile++)
    {
      guint same = 0;

      for (guint i = 0; i < n; i++)
        same += spaces[i] == tile;
      if (same == 0)
        continue;
      g_string_append_printf (text, "%s%s", text->len ? " " : "", pw_vocabulary_get (&cb_tile_words, tile)->word);
      if (same > 1)
        g_string_append_printf (text, "*%u", same);
    }
  return g_string_free (text->len ? text : g_string_append (text, "-"), FALSE);
}

/* The tiles of a trade route, without those at the end that are not known and cannot be there. */
static char *
describe_row (const guint8 *row)
{
  GString *text = g_string_new (NULL);
  guint n = CB_ROUTE_ROW;

  while (n > 0 && row[n - 1] == 0)
    n--;
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%u", i ? " " : "", row[i]);
  return g_string_free (text, FALSE);
}

static char *
describe_laid (const guint8 *laid)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < CB_ROUTE_ROW * CB_ROUTE_SPACES && laid[i]; i++)
    g_string_append_printf (text, "%s%s", i ? " " : "", pw_vocabulary_get (&cb_goods_words, laid[i])->word);
  return g_string_free (text->len ? text : g_string_append (text, "-"), FALSE);
}

static char *
describe_bonus (guint set)
{
  static const char *const words[CB_BONUSES] = { "castle", "mine", "monastery", "ship", "livestock", "building", "posts" };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < CB_BONUSES; i++)
    if (set >> i & 1)
      g_string_append_printf (text, "%s%s", text->len ? " " : "", words[i]);
  return g_string_free (text->len ? text : g_string_append (text, "-"), FALSE);
}

static char *
describe_shields (guint set)
{
  GString *text = g_string_new (NULL);

  for (; set != 0; set &= set - 1)
    g_string_append_printf (text, "%s%d", text->len ? " " : "", __builtin_ctz (set));
  return g_string_free (text->len ? text : g_string_append (text, "-"), FALSE);
}

/* Points of the last move for @seat, by one rule or by all of them. */
static int
points_of (const Position *position, int seat, const char *rule)
{
  int points = 0;

  for (guint i = 0; i < position->events.n; i++)
    {
      const PwEvent *event = &position->events.items[i];

      if (event->kind == PW_EVENT_POINTS && event->player == seat &&
          (rule == NULL || strcmp (cb_rules[event->rule].id, rule) == 0))
        points += event->amount;
    }
  return points;
}

/* The place of @seat; @decided: whether the standing says what decided a tie for it. */
static guint
place_of (const Position *position, int seat, gboolean *decided)
{
  PwStanding standings[CB_MAX_PLAYERS] = { 0 };

  cb_rank (&position->state, position->scores, standings);
  *decided = standings[seat].tie_break != NULL;
  for (guint i = 0; i < position->state.n_players; i++)
    g_free (standings[i].tie_break);
  return standings[seat].place;
}

/* Whether the game is won or lost for @seat; "-": neither. */
static const char *
outcome_of (const Position *position, int seat)
{
  static const char *const outcomes[] = { "-", "won", "lost" };
  PwStanding standings[CB_MAX_PLAYERS] = { 0 };

  cb_rank (&position->state, position->scores, standings);
  for (guint i = 0; i < position->state.n_players; i++)
    g_free (standings[i].tie_break);
  return outcomes[standings[seat].outcome];
}

static char *
observe_player (const Position *position, int seat, char **words)
{
  const CbPlayer *player = &position->state.players[seat];
  const char *key = words[0];
  g_autofree char *list = NULL;
  gboolean decided, is_team = position->state.n_boards < position->state.n_players;

  if (g_ascii_isdigit (key[0]))
    return g_strdup_printf ("%s %+d", key, points_of (position, seat, key));
  if (strcmp (key, "total") == 0)
    return g_strdup_printf ("total %+d", points_of (position, seat, NULL));
  if (strcmp (key, "score") == 0)
    return g_strdup_printf ("score %d", position->scores[seat]);
  if (strcmp (key, "place") == 0)
    return g_strdup_printf ("place %u", place_of (position, seat, &decided));
  if (strcmp (key, "tie") == 0)
    {
      place_of (position, seat, &decided);
      return g_strdup (decided ? "tie won" : "tie -");
    }
  if (strcmp (key, "silver") == 0)
    return g_strdup_printf ("silver %d", player->silver);
  if (strcmp (key, "workers") == 0)
    return g_strdup_printf ("workers %d", player->workers);
  if (strcmp (key, "marker") == 0)
    return g_strdup_printf ("marker %d", position->state.solo.marker);
  if (strcmp (key, "goal") == 0)
    return g_strdup_printf ("goal %d", position->state.solo.goal);
  if (strcmp (key, "ends") == 0)
    return g_strdup_printf ("ends %s", outcome_of (position, seat));
  if (strcmp (key, "bridge") == 0)
    return g_strdup_printf ("bridge %d", player->bridge + 1);
  if (strcmp (key, "at") == 0)
    for (guint i = 0; i < cb_hex_words.n_words; i++)
      if (strcmp (cb_hex_words.words[i].word, words[1]) == 0)
        return g_strdup_printf ("at %s %s", words[1],
                                pw_vocabulary_get (&cb_tile_words, player->tile[cb_hex_words.words[i].value])->word);
  if (strcmp (key, "route") == 0)
    list = describe_row (position->state.routes.row[cb_board (&position->state, (guint) seat)]);
  else if (strcmp (key, "laid") == 0)
    list = describe_laid (position->state.routes.laid[cb_board (&position->state, (guint) seat)]);
  else if (strcmp (key, "goods") == 0)
    list = describe_goods (player->goods);
  else if (strcmp (key, "sold") == 0)
    list = describe_goods (player->sold);
  else if (strcmp (key, "store") == 0)
    {
      guint8 all[CB_STORE + 255] = { 0 };
      guint n = CB_STORE;

      memcpy (all, player->store, CB_STORE);
      if (is_team)
        memset (all, CB_TILE_NONE, CB_COMMON_SPACES);
      for (guint tile = 0; tile < CB_TILE_UNKNOWN; tile++)
        for (guint i = 0; i < player->heap[tile]; i++)
          all[n++] = (guint8) tile;
      list = describe_tiles (all, n);
    }
  else if (strcmp (key, "common") == 0)
    list = describe_tiles (player->store, CB_COMMON_SPACES);
  else if (strcmp (key, "shields") == 0)
    list = describe_shields (position->state.shields.owned[cb_board (&position->state, (guint) seat)]);
  else if (strcmp (key, "has") == 0)
    {
      GString *text = g_string_new (NULL);

      for (guint set = player->lent; set != 0; set &= set - 1)
        g_string_append_printf (text, "%sk%d", text->len ? " " : "", __builtin_ctz (set));
      list = g_string_free (text->len ? text : g_string_append (text, "-"), FALSE);
    }
  else if (strcmp (key, "large") == 0)
    list = describe_bonus (player->bonus_large);
  else if (strcmp (key, "small") == 0)
    list = describe_bonus (player->bonus_small);
  else
    g_error ("position: nothing is known about “%s”", key);
  return g_strdup_printf ("%s %s", key, list);
}

/* The rules of all doubts, in ascending order. */
static char *
describe_doubts (const CbState *state)
{
  g_autoptr (GArray) doubts = g_array_new (FALSE, FALSE, sizeof (PwDoubt));
  GString *text = g_string_new (NULL);

  cb_game.doubts (state, doubts);
  for (guint rule = 0; rule < CB_RULES; rule++)
    for (guint i = 0; i < doubts->len; i++)
      if (g_array_index (doubts, PwDoubt, i).rule == rule)
        g_string_append_printf (text, "%s%s", text->len ? " " : "", cb_rules[rule].id);
  for (guint i = 0; i < doubts->len; i++)
    {
      g_assert_cmpuint (strlen (g_array_index (doubts, PwDoubt, i).text), >, 10);
      g_free (g_array_index (doubts, PwDoubt, i).text);
    }
  return g_string_free (text->len ? text : g_string_append (text, "-"), FALSE);
}

static char *
observe_table (const Position *position, char **words)
{
  const CbState *state = &position->state;
  const char *key = words[0];
  g_autofree char *list = NULL;
  int actor = cb_actor (state);

  if (strcmp (key, "asks") == 0)
    return g_strdup_printf ("asks %s", asks[cb_pending (state)]);
  if (strcmp (key, "next") == 0)
    return g_strdup_printf ("next %s", actor >= 0 ? position->setup->names[actor] : actor == PW_TABLE ? "table" : "nobody");
  if (strcmp (key, "stage") == 0)
    return g_strdup_printf ("stage %s", stages[state->stage]);
  if (strcmp (key, "phase") == 0)
    return g_strdup_printf ("phase %c", 'A' + state->phase);
  if (strcmp (key, "round") == 0)
    return g_strdup_printf ("round %d", state->round + 1);
  if (strcmp (key, "paid") == 0)
    return g_strdup_printf ("paid %d", cb_arg (&position->last, CB_ARG_WORKERS, 0));
  if (strcmp (key, "with") == 0)
    return g_strdup_printf ("with %d", cb_arg (&position->last, CB_ARG_DIE, 0));
  if (strcmp (key, "inns") == 0)
    return g_strdup_printf ("inns %d", state->inns.n);
  if (strcmp (key, "event") == 0)
    {
      for (guint i = 0; i < position->events.n; i++)
        if (strcmp (cb_rules[position->events.items[i].rule].id, words[1]) == 0)
          return g_strdup_printf ("event %s", words[1]);
      return g_strdup ("no such event");
    }
  if (strcmp (key, "doubts") == 0)
    {
      list = describe_doubts (state);
      return g_strdup_printf ("doubts %s", list);
    }
  if (strcmp (key, "order") == 0)
    {
      GString *order = g_string_new ("order");

      for (guint i = 0; i < state->n_players; i++)
        g_string_append_printf (order, " %s", position->setup->names[state->order[i]]);
      return g_string_free (order, FALSE);
    }
  if (strcmp (key, "pot") == 0)
    {
      list = describe_goods (state->depot_goods[atoi (words[1]) - 1]);
      return g_strdup_printf ("pot %s %s", words[1], list);
    }
  if (strcmp (key, "shields") == 0)
    {
      guint set = 0;

      for (guint i = 0; i < CB_DEPOT_SHIELDS; i++)
        set |= 1u << state->shields.depots[atoi (words[1]) - 1][i];
      list = describe_shields (set & ~1u);
      return g_strdup_printf ("shields %s %s", words[1], list);
    }
  if (strcmp (key, "depot") == 0)
    {
      list = describe_tiles (state->depots[atoi (words[1]) - 1], CB_DEPOT_SPACES);
      return g_strdup_printf ("depot %s %s", words[1], list);
    }
  if (strcmp (key, "black") == 0)
    {
      list = describe_tiles (state->black, CB_BLACK_SPACES);
      return g_strdup_printf ("black %s", list);
    }
  g_error ("position: nothing is known about “%s”", key);
}

char *
position_observe (const Position *position, const char *want)
{
  g_auto (GStrv) words = g_strsplit (want, " ", -1);

  for (guint seat = 0; seat < position->state.n_players; seat++)
    if (strcmp (position->setup->names[seat], words[0]) == 0)
      {
        g_autofree char *found = observe_player (position, (int) seat, words + 1);

        return g_strdup_printf ("%s %s", words[0], found);
      }
  return observe_table (position, words);
}
