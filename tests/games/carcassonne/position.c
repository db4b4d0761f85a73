/* position.c: a table of Carcassonne in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "position.h"

#include <stdlib.h>
#include <string.h>

#include "core/pw-notation.h"

/* Says a statement of the game, whatever level it is. */
static void
say (Position *position, int seat, const char *kind, char **words)
{
  g_autofree char *rest = g_strjoinv (" ", words);
  g_autofree char *line = seat >= 0 ? g_strdup_printf ("%s %s %s ! so", position->setup->names[seat], kind, rest)
                                    : g_strdup_printf ("%s %s ! so", kind, rest);
  g_autoptr (GError) error = NULL;
  PwEvents events = { 0 };
  PwMove move;

  if (!position_read (position, line, &move, &error) || !pw_game_correct (position->game, position->state, &move, &error))
    g_error ("position: %s: %s", line, error->message);
  pw_game_apply (position->game, position->state, &move, &events);
}

static void
set_lies (Position *position, int seat, char **words)
{
  say (position, PW_TABLE, "lies", words);
}

static void
set_gone (Position *position, int seat, char **words)
{
  say (position, PW_TABLE, "gone", words);
}

static void
set_now (Position *position, int seat, char **words)
{
  say (position, PW_TABLE, "now", words);
}

static void
set_stands (Position *position, int seat, char **words)
{
  say (position, seat, "stands", words);
}

static void
set_have (Position *position, int seat, char **words)
{
  say (position, seat, "have", words);
}

static void
set_only (Position *position, int seat, char **words)
{
  CcState *state = position->state;
  int kind = cc_tile_find (words[0]);

  g_assert_cmpint (kind, >=, 0);
  state->n_left = 0;
  state->kinds_left = 0;
  for (guint i = 0; i < CC_TILE_KINDS; i++)
    {
      guint8 left = (int) i == kind ? (guint8) (words[1] ? atoi (words[1]) : 1) : 0;

      g_assert_cmpuint (left, <=, state->left[i]);
      state->gone[i] = (guint8) (state->gone[i] + state->left[i] - left);
      state->left[i] = left;
      state->n_left = (guint8) (state->n_left + left);
      if (left)
        state->kinds_left |= G_GUINT64_CONSTANT (1) << i;
    }
}

/* -- What is to be seen ------------------------------------------------------------------------------------ */

static int
tile_at (const Position *position, const char *word)
{
  gint16 place;

  g_assert_true (pw_cell_parse (&cc_cells, word, &place));
  return cc_land_tile_at (position->state, pw_cell_x (place), pw_cell_y (place));
}

static char *
observe_at (const Position *position, int seat, char **words)
{
  const CcState *state = position->state;
  int tile = tile_at (position, words[0]);

  return g_strdup_printf ("%s %s", words[0], tile < 0 ? "-" : cc_tile_row (state->tiles[tile].kind, state->tiles[tile].turn));
}

static char *
observe_left (const Position *position, int seat, char **words)
{
  const CcState *state = position->state;

  return g_strdup_printf ("%s %u", words[0], state->left[cc_tile_find (words[0])]);
}

static guint
feature (const Position *position, char **words)
{
  const CcState *state = position->state;
  int tile = tile_at (position, words[0]), segment;

  g_assert_cmpint (tile, >=, 0);
  segment = cc_feature_find (state->tiles[tile].kind, state->tiles[tile].turn, position_value (&cc_feature_words, words[1]));
  g_assert_cmpint (segment, >=, 0);
  return cc_feature_of (state, (guint) tile, (guint) segment);
}

static char *
observe_open (const Position *position, int seat, char **words)
{
  const CcState *state = position->state;

  return g_strdup_printf ("%s %s %u", words[0], words[1], state->nodes[feature (position, words)].open);
}

static char *
observe_worth (const Position *position, int seat, char **words)
{
  CcWorth worth;

  cc_land_worth (position->state, feature (position, words), &worth);
  return g_strdup_printf ("%s %s %d", words[0], words[1], worth.now);
}

/* "ana tiles 2": what statistics count of a player. */
static char *
observe_feat (const Position *position, int seat, const char *name, guint feat)
{
  int counts[PW_MAX_FEATS];

  cc_game.story->count (position->state, (guint) seat, counts);
  g_assert_cmpstr (cc_game.story->feats[feat].id, ==, name);
  return g_strdup_printf ("%d", counts[feat]);
}

static char *
observe_tiles (const Position *position, int seat, char **words)
{
  return observe_feat (position, seat, "tiles", 0);
}

static char *
observe_doubles (const Position *position, int seat, char **words)
{
  return observe_feat (position, seat, "double-turns", 1);
}

static char *
observe_city (const Position *position, int seat, char **words)
{
  return observe_feat (position, seat, "largest-city", 2);
}

static char *
observe_road (const Position *position, int seat, char **words)
{
  return observe_feat (position, seat, "longest-road", 3);
}

static const PositionWord table_words[] = {
  { "lies", .set = set_lies },
  { "gone", .set = set_gone },
  { "now", .set = set_now },
  { "only", .set = set_only },
  { "at", .observe = observe_at },
  { "left", .observe = observe_left },
  { "open", .observe = observe_open },
  { "worth", .observe = observe_worth },
  { "gaps", FIELD (CcState, n_gaps) },
  { "rows", FIELD (CcState, n_rows) },
  { "second", FIELD (CcState, second) },
  { "over", FIELD (CcState, over) },
  { NULL },
};

static const PositionWord player_words[] = {
  { "stands", .set = set_stands },
  { "have", .set = set_have },
  { "track", FIELD (CcPlayer, score) },
  { "followers", FIELD (CcPlayer, supply[CC_FOLLOWER]) },
  { "builder", FIELD (CcPlayer, supply[CC_BUILDER]) },
  { "pig", FIELD (CcPlayer, supply[CC_PIG]) },
  { "wine", FIELD (CcPlayer, goods[CC_WINE]) },
  { "grain", FIELD (CcPlayer, goods[CC_GRAIN]) },
  { "cloth", FIELD (CcPlayer, goods[CC_CLOTH]) },
  { "tiles", .observe = observe_tiles },
  { "double-turns", .observe = observe_doubles },
  { "largest-city", .observe = observe_city },
  { "longest-road", .observe = observe_road },
  { NULL },
};

const TestGame cc_test = {
  .game = &cc_game,
  .table = table_words,
  .player = player_words,
  PLAYERS (CcState, players),
};
