/* cb-solo.c: the solo game: set-up, black tiles and monasteries, won or lost (16.4, 16.6 to 16.8, 16.10)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/modules/cb-solo.h"

#include <glib/gi18n-lib.h>

#include "core/pw-refuse.h"
#include "games/burgundy/position/cb-doubts.h"

#define BOARD_PLAYERS 2

/* -- Before the game ------------------------------------------------------------------------- */

static gboolean
setup (CbState *state, const PwSetup *table, GError **error)
{
  if (table->n_players != 1)
    return pw_rule_refuse (error, CB_RULE_16_4, _("Take the others off the list, or let everybody play alone."),
                           _("The solo game is for one player."));
  if (table->options[CB_OPTION_POSTS])
    return pw_rule_refuse (error, CB_RULE_15_1, _("Leave out the border posts."),
                           _("Border posts stand on duchies 11a to 11f, not on those of the solo game."));
  if (state->level == PW_LEVEL_BOARD)
    return pw_rule_refuse (error, CB_RULE_10_2, _("Let the referee follow the game, or enter the end position only."),
                           _("In a solo game all of the table is followed, not a board alone."));
  if (cb_duchy_of (&state->players[0])->kind != CB_SOLO)
    return pw_rule_refuse (error, CB_RULE_16_4, _("Choose duchy 13a or 13b, or a solo duchy of your own."),
                           _("The solo game is played on a duchy of clusters and rivers."));
  state->board_players = BOARD_PLAYERS;
  state->bonus_large = state->bonus_small = 0;
  state->solo.goal = (guint8) state->options[CB_OPTION_GOAL];
  if (state->level != PW_LEVEL_FINAL)
    state->players[0].workers = (gint16) cb_starting_workers (CB_MODE_SOLO, 0);
  return TRUE;
}

/* 16.4 */
static guint
goods_spaces (const CbState *state, guint n)
{
  return CB_GOODS;
}

/* 16.7: each phase brings as many as the black depot holds. */
static guint
supply (gboolean black, int tile)
{
  return tile == CB_TILE_BLACK && black ? CB_PHASES * cb_data_black_spaces (BOARD_PLAYERS) : 0;
}

/* -- Placing --------------------------------------------------------------------------------- */

/* 16.7: a black tile goes on any colour. */
static CbHexSet
hexes (const CbState *state, guint seat, int tile, CbHexSet reach, CbHexSet base)
{
  return tile == CB_TILE_BLACK ? reach : base;
}

static gboolean
refuse_hex (const CbState *state, guint seat, int tile, guint hex, const char *remedy, GError **error)
{
  const CbPlayer *player = &state->players[seat];
  const CbDuchy *duchy = cb_duchy_of (player);
  CbHexSet cluster = 0;

  if (player->filled & CB_HEX (hex) || cb_reach (state, seat) & CB_HEX (hex) ||
      (tile != CB_TILE_BLACK && (int) cb_tile_type ((CbTile) tile) != duchy->type[hex]))
    return FALSE;
  for (guint i = 0; i < duchy->n_hexes; i++)
    if (duchy->cluster[i] == duchy->cluster[hex])
      cluster |= CB_HEX (i);
  if (!(player->filled & cluster))
    pw_rule_error_set (error, CB_RULE_16_6, remedy, _("%s: this part of the duchy is reached only along a river."),
                       cb_hex_name (duchy, hex));
  else if (tile == CB_TILE_BLACK)
    pw_rule_error_set (error, CB_RULE_16_7, remedy, _("%s is not next to a tile in the duchy."), cb_hex_name (duchy, hex));
  else
    return FALSE;
  return TRUE;
}

/* 16.8: how many colours are completed. */
static guint
colours_done (const CbPlayer *player)
{
  const CbDuchy *duchy = cb_duchy_of (player);
  guint n = 0;

  for (guint type = 0; type < CB_TYPES; type++)
    n += duchy->of_type[type] != 0 && (duchy->of_type[type] & ~player->filled) == 0;
  return n;
}

static void
monastery (const CbState *state, guint seat, guint n, guint *count, int *each)
{
  if (n == 26)
    *count = colours_done (&state->players[seat]);
}

/* 16.8: what scores at the end of other games scores at once. */
static gboolean
effect (CbState *state, guint seat, int tile, guint hex, PwEvents *events)
{
  guint n = tile > CB_TILE_MONASTERY_0 && tile <= CB_TILE_MONASTERY_LAST ? (guint) (tile - CB_TILE_MONASTERY_0) : 0;
  guint count;
  int each;

  if (!CB_SCORES_AT_END (n))
    return FALSE;
  cb_monastery (state, seat, n, &count, &each);
  if (count > 0)
    {
      PwEvent *event = cb_points (state, seat, CB_FROM_MONASTERIES, (int) count * each, CB_RULE_11_0 + n, events);

      event->args[0] = (gint16) count;
      state->solo.monasteries = (guint16) (state->solo.monasteries + (int) count * each);
    }
  return TRUE;
}

/* 16.9: what livestock and monasteries score may wait for the action for the goal, which may add to it. */
static gboolean
later (CbState *state, guint seat, int tile, guint hex)
{
  guint n = tile > CB_TILE_MONASTERY_0 && tile <= CB_TILE_MONASTERY_LAST ? (guint) (tile - CB_TILE_MONASTERY_0) : 0;

  if (cb_tile_type ((CbTile) tile) != CB_LIVESTOCK && !CB_SCORES_AT_END (n))
    return FALSE;
  return cb_solo_score_later (state, seat, tile, hex);
}

/* -- The end --------------------------------------------------------------------------------- */

static gboolean
over (const CbState *state)
{
  return state->level != PW_LEVEL_FINAL && cb_empty_hexes (&state->players[0]) == 0;
}

/* 16.10: it is won or lost, and nothing is scored any more. */
static gboolean
end (CbState *state, PwEvents *events)
{
  guint empty = cb_empty_hexes (&state->players[0]);

  cb_solo_score_all (state, events);
  cb_note (events, PW_TABLE, CB_NOTE_OVER, 0, CB_RULE_16_10, empty ? CB_OUTCOME_LOST : CB_OUTCOME_WON, (int) empty);
  return TRUE;
}

static void
rank (const CbState *state, PwStanding *out)
{
  guint empty = cb_empty_hexes (&state->players[0]);
  guint round = state->phase * CB_ROUNDS + state->round + 1u;

  if (state->stage != CB_STAGE_OVER)
    return;
  out->rule = "16.10";
  out->outcome = empty ? PW_OUTCOME_LOST : PW_OUTCOME_WON;
  if (empty)
    out->tie_break = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "After 25 rounds %u hex is still empty.",
                                                   "After 25 rounds %u hexes are still empty.", empty),
                                      empty);
  else if (state->level == PW_LEVEL_FINAL)
    out->tie_break = g_strdup (_("All hexes are covered."));
  else
    out->tie_break = g_strdup_printf (_("All hexes are covered in round %u of 25."), round);
}

/* -- What people say -------------------------------------------------------------------------- */

static void
position (const CbState *from, const CbState *to, CbSay say, gpointer speech)
{
  PwMove move;

  pw_move_init (&move, CB_KIND_MARKER, 0);
  move.args[CB_ARG_NUMBER] = to->solo.marker;
  if (from->solo.goal != to->solo.goal)
    move.args[CB_ARG_WHAT] = to->solo.goal;
  if (from->solo.marker != to->solo.marker || from->solo.goal != to->solo.goal)
    say (speech, &move);
}

/* 16.9: the goal goes back by 5 each time, from where it was to 5; the marker is before it. */
static void
doubts (const CbState *state, GArray *out)
{
  guint first = (guint) state->options[CB_OPTION_GOAL], goal = state->solo.goal;

  if (goal > first || (goal != CB_GOAL_STEP && (first - goal) % CB_GOAL_STEP != 0))
    cb_doubt (out, CB_RULE_16_9, 0, CB_KIND_MARKER, -1, 0,
              g_strdup_printf (_("The goal is at %u: from %u it only goes back by 5 each time, and to 5 at last."), goal,
                               first));
  if (state->solo.marker >= goal)
    cb_doubt (out, CB_RULE_16_9, 0, CB_KIND_MARKER, -1, 0,
              g_strdup_printf (_("The points marker is at %u and has reached the goal at %u: it starts again at 0."),
                               state->solo.marker, goal));
}

/* What only the markers show is known as long as all of it was followed. */
static void
audit (const CbState *state, guint seat, const CbKnown *known, PwAudit *out)
{
  int monasteries = state->solo.monasteries, bought = state->solo.bought, waits = (int) cb_solo_livestock_waiting (state);

  cb_audit_add (out, CB_FROM_MONASTERIES, CB_RULE_16_8,
                state->stated ? (CbSpan){ 0, CB_TRACK_MAX } : (CbSpan){ monasteries, monasteries });
  cb_audit_add (out, CB_FROM_LIVESTOCK, CB_RULE_16_9, (CbSpan){ -waits, 0 });
  cb_audit_add (out, CB_FROM_BOUGHT, CB_RULE_16_9, state->stated ? (CbSpan){ 0, CB_TRACK_MAX } : (CbSpan){ bought, bought });
}

static char *
unsound (const CbState *state)
{
  if (state->n_players != 1 || state->board_players != BOARD_PLAYERS)
    return g_strdup ("a solo game of several, or on another board");
  if (state->solo.goal < CB_GOAL_STEP || (state->solo.marker >= state->solo.goal && !state->stated))
    return g_strdup_printf ("the marker is at %u, the goal at %u", state->solo.marker, state->solo.goal);
  if (over (state) && state->stage == CB_STAGE_TURN && !state->stated)
    return g_strdup ("a solo game that is won goes on");
  return NULL;
}

const CbModule cb_solo_module = {
  .option = CB_OPTION_MODE,
  .value = CB_MODE_SOLO,
  .tiles = CB_TILE_BIT (CB_TILE_BLACK),
  .statements = PW_KIND_SET_INIT (CB_KIND_MARKER),
  .start = { .setup = setup, .whole_table = TRUE, .no_bonus = TRUE, .supply = supply },
  .calendar = { .turn = cb_solo_turn },
  .moves = {
    .answers = cb_solo_answers,
    .complete = cb_solo_complete,
    .force = cb_solo_force,
    .defer = cb_solo_defer,
  },
  .duchy = { .hexes = hexes, .refuse_hex = refuse_hex, .goods_spaces = goods_spaces },
  .placing = {
    .later = later,
    .effect = effect,
    .colour = cb_solo_colour,
    .shipped = cb_solo_shipped,
  },
  .gains = { .scored = cb_solo_scored },
  .end = { .over = over, .instead = end, .rank = rank, .monastery = monastery },
  .position = { .say = position, .doubts = doubts, .audit = audit },
  .words = {
    .sentence = cb_solo_sentence,
    .consequence = cb_solo_consequence,
    .event_text = cb_solo_event_text,
    .prompt = cb_solo_prompt,
    .moment = cb_solo_moment,
    .choice_label = cb_solo_choice_label,
  },
  .choices = { .step = cb_solo_choose, .action = cb_solo_choose_action },
  .dealing = { .unsound = unsound },
};
