/* cy-say-player.c: statements of what lies before a player (14.4), and the tokens that are counted at the end (13.2)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/position/cy-position.h"

#include <glib/gi18n-lib.h>

#include "core/pw-refuse.h"

static const PwWord good_words[CY_GOODS] = {
  { CY_FOOD, "food", N_("Food"), NULL },    { CY_WOOD, "wood", N_("Wood"), NULL },  { CY_STONE, "stone", N_("Stone"), NULL },
  { CY_CLOTH, "cloth", N_("Cloth"), NULL }, { CY_GOLD, "gold", N_("Gold"), NULL },
};
const PwVocabulary cy_good_words = { "good", N_("food, wood, stone, cloth or gold"), good_words, CY_GOODS };

static const PwWord there_words[] = { { 0, "-", N_("not there"), "away" }, { 1, "there", N_("there"), NULL } };
const PwVocabulary cy_there_words = { "there", N_("there, or - for not"), there_words, G_N_ELEMENTS (there_words) };

/* Whether its player sits at the table, and the end is still to come. */
gboolean
cy_say_check (const CyState *state, const PwMove *move, GError **error)
{
  if (move->player >= (int) state->n_players)
    return pw_rule_refuse (error, CY_RULE_14_4, _("Name one of the players."), _("Nobody sits there."));
  if (!state->over || move->kind == CY_KIND_PRESTIGE || move->kind == CY_KIND_TOKENS)
    return TRUE;
  return pw_rule_refuse (error, CY_RULE_12_5, _("Undo the end, or insert the line before it."),
                         _("The final scoring is done: what is said now would no longer count."));
}

void
cy_say_end (CyState *state, PwEvents *events)
{
  state->stated = TRUE;
  cy_go_on (state, events);
}

guint
cy_placed_workers (const CyState *state, guint seat)
{
  guint n = 0;

  for (guint place = 0; place < CY_PLACES; place++)
    for (guint i = 0; i < 2; i++)
      n += state->places[place].workers[i] == (int) seat;
  for (guint i = 0; i < state->n_site; i++)
    n += state->site[i] == seat;
  return n + (seat == state->me ? (guint) __builtin_popcount (state->standing) : 0);
}

/* -- have ------------------------------------------------------------------------------------------------------- */

gboolean
cy_say_have_check (gconstpointer data, const PwMove *move, GError **error)
{
  return cy_say_check (data, move, error);
}

void
cy_say_have_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;
  CyResource good = (CyResource) move->args[CY_ARG_WHERE];

  cy_gain (state, (guint) move->player, good, move->args[CY_ARG_NUMBER] - state->players[move->player].goods[good], CY_RULE_14_4,
           CY_NO_TILE, events);
  cy_say_end (state, events);
}

/* -- reserve, camp ------------------------------------------------------------------------------------------------ */

/* 1.6: a player’s workers are in the reserve, in the camp, on the road or on the site: always 15 in all. */
static gboolean
check_workers (const CyState *state, const PwMove *move, GError **error)
{
  guint placed;

  if (!cy_say_check (state, move, error))
    return FALSE;
  placed = cy_placed_workers (state, (guint) move->player);
  if (placed + (guint) move->args[CY_ARG_NUMBER] <= CY_WORKERS)
    return TRUE;
  return pw_rule_refuse_printf (error, CY_RULE_1_3, _("Count again, or first say where no worker stands."),
                                _("A player has %d workers, %u of them on the road and the site."), CY_WORKERS, placed);
}

static void
set_workers (CyState *state, guint seat, guint reserve, PwEvents *events)
{
  CyPlayer *player = &state->players[seat];
  guint camp = CY_WORKERS - cy_placed_workers (state, seat) - reserve;

  cy_gain (state, seat, CY_RESOURCE_RESERVE, (int) reserve - player->reserve, CY_RULE_14_4, CY_NO_TILE, events);
  cy_gain (state, seat, CY_RESOURCE_CAMP, (int) camp - player->camp, CY_RULE_14_4, CY_NO_TILE, events);
  cy_say_end (state, events);
}

gboolean
cy_say_reserve_check (gconstpointer data, const PwMove *move, GError **error)
{
  return check_workers (data, move, error);
}

void
cy_say_reserve_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  set_workers (data, (guint) move->player, (guint) move->args[CY_ARG_NUMBER], events);
}

gboolean
cy_say_camp_check (gconstpointer data, const PwMove *move, GError **error)
{
  return check_workers (data, move, error);
}

void
cy_say_camp_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  guint placed = cy_placed_workers (data, (guint) move->player);

  set_workers (data, (guint) move->player, CY_WORKERS - placed - (guint) move->args[CY_ARG_NUMBER], events);
}

/* -- residences ------------------------------------------------------------------------------------------------------ */

gboolean
cy_say_residences_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CyState *state = data;

  if (!cy_say_check (state, move, error))
    return FALSE;
  if (state->level == PW_LEVEL_FINAL)
    return TRUE;
  return pw_rule_refuse (error, CY_RULE_14_4, _("Say on which spaces, one by one, as in: residence 3."),
                         _("The number alone is enough only for the final scoring."));
}

void
cy_say_residences_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;

  state->players[move->player].said_residences = (guint8) (move->args[CY_ARG_NUMBER] + 1);
  cy_say_end (state, events);
}

/* -- character ---------------------------------------------------------------------------------------------------------- */

gboolean
cy_say_character_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CyState *state = data;
  guint held = 0;

  if (!cy_say_check (state, move, error))
    return FALSE;
  if (move->args[CY_ARG_WHERE] == 0 || state->characters[move->args[CY_ARG_CHARACTER]] >= 0)
    return TRUE;
  for (guint i = 0; i < CY_CHARACTERS; i++)
    held += state->characters[i] >= 0;
  if (held < state->n_players + (guint) CY_ON_BOARD)
    return TRUE;
  return pw_rule_refuse_printf (error, CY_RULE_2_5, _("First say which one nobody has, as in: character thief -."),
                                _("In this game there are %d characters, and players have all of them."),
                                state->n_players + CY_ON_BOARD);
}

/* Those that nobody has lie on the board. */
void
cy_say_character_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;
  gint8 *where = &state->characters[move->args[CY_ARG_CHARACTER]];
  gboolean has = cy_arg (move, CY_ARG_WHERE, 1) != 0;

  if (has)
    *where = move->player;
  else if (*where == move->player)
    *where = CY_AWAY;
  if (state->level != PW_LEVEL_BOARD)
    cy_count_on_board (state);
  /* Who is said to have one does not choose (2.5). */
  if (has && pw_pendings_kind (&state->pendings) == CY_ASK_PICK && pw_pendings_top (&state->pendings)->seat == move->player)
    pw_pendings_pop (&state->pendings);
  cy_say_end (state, events);
}

/* -- prestige, tokens ------------------------------------------------------------------------------------------------------ */

/* What is known of it from here on is the sum. */
static void
set_prestige (CyState *state, guint seat, int prestige, PwEvents *events)
{
  gboolean followed = cy_followed (state) >> seat & 1;
  CySource source = followed || (state->over && !(state->blind >> seat & 1)) ? CY_FROM_CORRECTIONS : CY_FROM_TOKENS;
  guint n = events->n;

  cy_points (state, seat, source, prestige - state->players[seat].prestige, CY_RULE_14_4, CY_NO_TILE, events);
  if (events->n > n)
    {
      events->items[n].silent = !state->options[CY_OPTION_TOTALS];
      events->items[n].secret = !state->over;
      events->items[n].final = state->over;
    }
  state->blind &= (guint8) ~(1u << seat);
  if (state->level == PW_LEVEL_FINAL)
    state->told |= (guint8) (1u << seat);
}

gboolean
cy_say_prestige_check (gconstpointer data, const PwMove *move, GError **error)
{
  return cy_say_check (data, move, error);
}

/* After the end, what the gold brought is among it (13.1). */
void
cy_say_prestige_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;

  set_prestige (state, (guint) move->player, move->args[CY_ARG_NUMBER], events);
  cy_say_end (state, events);
}

/* One number is their worth, four are how many there are of 1, 3, 5 and 10. */
static int
worth_of (const PwMove *move)
{
  if (move->args[CY_ARG_GOODS] == PW_ARG_NONE)
    return move->args[CY_ARG_NUMBER];
  return move->args[CY_ARG_NUMBER] + 3 * move->args[CY_ARG_GOODS] + 5 * move->args[CY_ARG_GOODS + 1] +
         10 * move->args[CY_ARG_GOODS + 2];
}

static gboolean
is_whole (const PwMove *move)
{
  gboolean said = move->args[CY_ARG_GOODS] != PW_ARG_NONE;

  return (move->args[CY_ARG_GOODS + 1] != PW_ARG_NONE) == said && (move->args[CY_ARG_GOODS + 2] != PW_ARG_NONE) == said;
}

gboolean
cy_say_tokens_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CyState *state = data;

  if (!cy_say_check (state, move, error))
    return FALSE;
  if (!is_whole (move))
    return pw_rule_refuse (error, CY_RULE_13_2, _("For example: tokens 64, or tokens 4 5 3 3."),
                           _("Say what the tokens come to, or how many there are of 1, of 3, of 5 and of 10."));
  if (worth_of (move) > CY_MOST_PRESTIGE)
    return pw_rule_refuse_printf (error, CY_RULE_13_2, _("Count again."), _("No player has more than %d prestige."),
                                  CY_MOST_PRESTIGE);
  if (state->over || state->level == PW_LEVEL_FINAL)
    return TRUE;
  return pw_rule_refuse (error, CY_RULE_13_2, _("Count them when the game is over."),
                         _("The tokens are secret until the end."));
}

/* 13.2: of whom the gains were entered, they are compared; else they count as they are. With hidden totals nothing is said of what was
 * entered: that is a doubt (cy_doubts()), which waits for the reveal. */
void
cy_say_tokens_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;
  guint seat = (guint) move->player;
  CyPlayer *player = &state->players[seat];
  int worth = worth_of (move);

  player->counted = (gint16) (worth + 1);
  if (!state->over)
    set_prestige (state, seat, worth, events);
  else if (state->blind >> seat & 1)
    set_prestige (state, seat, player->prestige + worth - cy_tokens (state, seat), events);
  else if (state->options[CY_OPTION_TOTALS])
    cy_note (events, (int) seat, CY_NOTE_COUNTED, worth, CY_RULE_13_2, worth - cy_tokens (state, seat),
             worth == player->prestige && worth != cy_tokens (state, seat));
  cy_say_end (state, events);
}
