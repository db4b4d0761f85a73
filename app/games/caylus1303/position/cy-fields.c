/* cy-fields.c: what a position is made of, where it stands on the page, and what the final scoring asks (14.4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/position/cy-position.h"

#include <glib/gi18n-lib.h>

static const CyPlayer *
player_of (gconstpointer data, const PwMove *statement)
{
  return &((const CyState *) data)->players[statement->player];
}

/* -- Before a player ------------------------------------------------------------------------------------------- */

static void
read_have (gconstpointer data, PwMove *statement)
{
  statement->args[CY_ARG_NUMBER] = player_of (data, statement)->goods[statement->args[CY_ARG_WHERE]];
}

static void
read_reserve (gconstpointer data, PwMove *statement)
{
  statement->args[CY_ARG_NUMBER] = player_of (data, statement)->reserve;
}

static void
read_camp (gconstpointer data, PwMove *statement)
{
  statement->args[CY_ARG_NUMBER] = player_of (data, statement)->camp;
}

static void
read_prestige (gconstpointer data, PwMove *statement)
{
  statement->args[CY_ARG_NUMBER] = (gint16) cy_shown_prestige (data, (guint) statement->player);
}

static void
read_character (gconstpointer data, PwMove *statement)
{
  const CyState *state = data;

  statement->args[CY_ARG_WHERE] = state->characters[statement->args[CY_ARG_CHARACTER]] == statement->player;
}

static void
read_owns (gconstpointer data, PwMove *statement)
{
  statement->args[CY_ARG_WHERE] = (gint16) cy_said_space (data, (guint) statement->player, (guint) statement->args[CY_ARG_TILE]);
}

static void
read_residence (gconstpointer data, PwMove *statement)
{
  const CyState *state = data;
  const CyPlace *place = &state->places[CY_PLACE_OF_SPACE (statement->args[CY_ARG_NUMBER])];
  gboolean own = place->owner == statement->player && !(place->flags & CY_IS_MONUMENT);

  statement->args[CY_ARG_WHERE] = !own ? CY_HOUSE_NONE : place->flags & CY_IS_RESIDENCE ? CY_HOUSE_RESIDENCE : CY_HOUSE_CLAIMED;
}

static char *
label_space (gconstpointer state, const PwMove *statement)
{
  return cy_place_text (state, CY_PLACE_OF_SPACE (statement->args[CY_ARG_NUMBER]));
}

static void
read_on (gconstpointer data, PwMove *statement)
{
  const CyState *state = data;
  guint where = (guint) statement->args[CY_ARG_WHERE];
  gboolean there = FALSE;

  for (guint i = 0; i < state->n_site && where == CY_PLACE_SITE; i++)
    there |= state->site[i] == statement->player;
  for (guint i = 0; i < 2 && where < CY_PLACES; i++)
    there |= state->places[where].workers[i] == statement->player;
  statement->args[CY_ARG_NUMBER] = there;
}

static char *
label_where (gconstpointer state, const PwMove *statement)
{
  return cy_place_text (state, statement->args[CY_ARG_WHERE]);
}

/* A building stands there, or the site. */
static gboolean
takes_workers (gconstpointer data, const PwMove *statement)
{
  const CyState *state = data;
  guint where = (guint) statement->args[CY_ARG_WHERE];

  return where == CY_PLACE_SITE ||
         (state->places[where].tile != CY_NO_TILE && !(state->places[where].flags & (CY_IS_RESIDENCE | CY_IS_MONUMENT)));
}

/* -- On the table -------------------------------------------------------------------------------------------------- */

static void
read_now (gconstpointer data, PwMove *statement)
{
  const CyState *state = data;
  gboolean turn = state->phase == CY_PHASE_PLANNING && state->stage > 0 && state->n_passed < state->n_players;

  statement->args[CY_ARG_NUMBER] = MAX (1, state->round);
  statement->args[CY_ARG_WHERE] = MAX (state->phase, CY_PHASE_PLANNING);
  statement->args[CY_ARG_TILE] = turn ? state->turn : PW_ARG_NONE;
}

static void
read_first (gconstpointer data, PwMove *statement)
{
  statement->args[CY_ARG_NUMBER] = ((const CyState *) data)->first;
}

static void
read_bridge (gconstpointer data, PwMove *statement)
{
  const CyState *state = data;

  for (guint i = 0; i < CY_MAX_PLAYERS; i++)
    statement->args[i] = i < state->n_passed ? state->order[i] : PW_ARG_NONE;
}

static void
read_at (gconstpointer data, PwMove *statement)
{
  statement->args[CY_ARG_NUMBER] = ((const CyState *) data)->provost;
}

static const PwField prestige[] = {
  { N_("Prestige, without that for gold"), CY_KIND_PRESTIGE, .min = 0, .max = CY_MOST_PRESTIGE, .rules = "13.2",
    .read = read_prestige },
};
static const PwField goods[] = {
  { N_("Goods"), CY_KIND_HAVE, { { CY_ARG_WHERE, 0, CY_GOODS } }, .rules = "13.1 2.4", .read = read_have },
};
static const PwField workers[] = {
  { N_("Workers in the reserve"), CY_KIND_RESERVE, .min = 0, .max = CY_WORKERS, .rules = "1.3 2.4", .read = read_reserve },
  { N_("Workers in the camp"), CY_KIND_CAMP, .min = 0, .max = CY_WORKERS, .rules = "1.3 2.4", .read = read_camp },
};
static const PwField characters[] = {
  { N_("Characters"), CY_KIND_CHARACTER, { { CY_ARG_CHARACTER, 0, CY_CHARACTERS } }, .rules = "2.5 9.1", .read = read_character },
};
static const PwField owned[] = {
  { N_("Wood and stone tiles"), CY_KIND_OWNS, { { CY_ARG_TILE, CY_FIRST_BUILT, CY_GARDEN - CY_FIRST_BUILT } }, .rules = "8.1 8.2",
    .read = read_owns },
};
static const PwField houses[] = {
  { N_("Residences and claims"), CY_KIND_RESIDENCE, { { CY_ARG_NUMBER, 1, CY_STARTING_SPACES } }, .rules = "8.5 12.1",
    .read = read_residence, .label = label_space },
};
static const PwField monuments[] = {
  { N_("Monuments"), CY_KIND_OWNS, { { CY_ARG_TILE, CY_GARDEN, CY_FAIRGROUND - CY_GARDEN } }, .rules = "12.2", .read = read_owns },
};
static const PwField standing[] = {
  { N_("Workers on the road and the site"), CY_KIND_ON, { { CY_ARG_WHERE, 0, CY_PLACE_SITE + 1 } }, .rules = "4.2 4.4",
    .read = read_on, .label = label_where, .there = takes_workers },
};
static const PwField now[] = {
  { N_("Round and phase"), CY_KIND_NOW, .rules = "3.1", .read = read_now },
  { N_("First player"), CY_KIND_FIRST, .rules = "4.6", .read = read_first },
  { N_("Position of the provost"), CY_KIND_AT, .rules = "6.1 6.2", .read = read_at },
};
static const PwField bridge[] = { { N_("Houses on the bridge"), CY_KIND_BRIDGE, .rules = "4.5 6.5", .read = read_bridge } };

#define FIELDS(list) .fields = list, .n_fields = G_N_ELEMENTS (list)

/* The road is drawn by a board, in the place of its card; what is there is also said player by player. */
const PwFieldCard cy_cards[CY_CARDS] = {
  { "prestige", N_("Prestige tokens"), NULL, FIELDS (prestige) },
  { "goods", N_("Goods"), NULL, FIELDS (goods) },
  { "workers", N_("Workers"), N_("Workers on the road and the site do not count here."), FIELDS (workers) },
  { "characters", N_("Characters"), NULL, FIELDS (characters) },
  { "tiles", N_("Wood and stone tiles"), NULL, .beside = TRUE, FIELDS (owned) },
  { "residences", N_("Residences and claims"), NULL, .beside = TRUE, FIELDS (houses) },
  { "monuments", N_("Monuments"), NULL, .beside = TRUE, FIELDS (monuments) },
  { "standing", N_("Workers on the road and the site"), NULL, .beside = TRUE, FIELDS (standing) },
  { "road", N_("The road"), NULL, .table = TRUE },
  { "place", N_("One place"), NULL, .table = TRUE, .beside = TRUE },
  { "round", N_("Round, first player, provost"), NULL, .table = TRUE, .beside = TRUE, FIELDS (now) },
  { "bridge", N_("Houses on the bridge"), N_("Those who have passed, the first to pass first."), .table = TRUE, .beside = TRUE,
    FIELDS (bridge) },
};

/* -- What the final scoring depends on -------------------------------------------------------------------------------- */

static int
prestige_of (gconstpointer data, guint seat, const PwQuestion *question)
{
  return cy_shown_prestige (data, seat);
}

static int
gold_of (gconstpointer data, guint seat, const PwQuestion *question)
{
  return ((const CyState *) data)->players[seat].goods[CY_GOLD];
}

const PwQuestion cy_questions[CY_QUESTIONS] = {
  { N_("Prestige, without that for gold"), "13.2", CY_KIND_PRESTIGE, -1, 0, CY_ARG_NUMBER, 0, CY_MOST_PRESTIGE, .value = prestige_of,
    .also = CY_KIND_TOKENS, .known = pw_question_is_not_zero },
  { N_("Gold"), "13.1", CY_KIND_HAVE, CY_ARG_WHERE, CY_GOLD, CY_ARG_NUMBER, 0, 99, .value = gold_of,
    .known = pw_question_is_not_zero },
};
