/* cc-fields.c: what a position is made of, and where it stands on the page (13.6)
 *
 * The landscape is a table of places and no list of fields: a board draws it in the place of its card.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/carcassonne/position/cc-position.h"

#include <glib/gi18n-lib.h>

static void
read_have (gconstpointer data, PwMove *statement)
{
  statement->args[CC_ARG_NUMBER] = ((const CcState *) data)->players[statement->player].goods[statement->args[CC_ARG_WHAT]];
}

static void
read_score (gconstpointer data, PwMove *statement)
{
  statement->args[CC_ARG_NUMBER] = (gint16) ((const CcState *) data)->players[statement->player].score;
}

static void
read_now (gconstpointer data, PwMove *statement)
{
  const CcState *state = data;

  statement->args[CC_ARG_WHAT] = state->actor;
  statement->args[CC_ARG_NUMBER] = state->second ? 1 : PW_ARG_NONE;
}

static gboolean
has_goods (gconstpointer data, int seat)
{
  return ((const CcState *) data)->options[CC_OPTION_GOODS] != 0;
}

static const PwField goods[] = {
  { N_("Goods"), CC_KIND_HAVE, { { CC_ARG_WHAT, 0, CC_GOODS } }, .max = CC_MAX_SAID, .rules = "7.1", .read = read_have },
};
static const PwField score[] = {
  { N_("Points on the track"), CC_KIND_SCORE, .max = CC_MAX_SCORE, .rules = "13.6", .read = read_score },
};
static const PwField now[] = { { N_("Whose turn it is"), CC_KIND_NOW, .rules = "3.1", .read = read_now } };

#define FIELDS(list) .fields = list, .n_fields = G_N_ELEMENTS (list)

const PwFieldCard cc_cards[CC_CARDS] = {
  { "land", N_("What lies on the table"), NULL, .table = TRUE },
  { "place", N_("One place"), NULL, .table = TRUE, .beside = TRUE },
  { "turn", N_("Whose turn it is"), NULL, .table = TRUE, .beside = TRUE, FIELDS (now) },
  { "score", N_("Points on the track"), NULL, FIELDS (score) },
  { "goods", N_("Goods"), NULL, FIELDS (goods), .there = has_goods },
};
