/* cb-part-rows.c: dice, key spaces and goods of one player, each in a row
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "cb-parts.h"
#include "cb-pieces.h"
#include "pw-hex.h"

/* Room for rings and keys round the row, and between its places: pixels, or a share of the size. */
#define MARGIN 6.0
#define MARGIN_SHARE 0.13
#define ROW_SIZE 44
#define DICE 2

/* A row of @n, with a gap of @gap or twice the margin. */
static void
make_row (const PwBoardPartInput *in, guint n, double gap, PwBoardRow *row)
{
  double edge = MAX (MARGIN, in->size * MARGIN_SHARE);

  *row = (PwBoardRow){ n, gap > 0 ? gap : 2 * edge, edge, 1, 0 };
}

static const char *
write_die (const PwBoardPartInput *in, guint i, PwPiece *piece)
{
  const CbSpot *spot = &((const CbView *) in->view)->dice[i];

  cb_piece_die (piece, spot);
  return spot->name;
}

static void
row_dice (const PwBoardPartInput *in, PwBoardRow *row)
{
  make_row (in, DICE, 0, row);
}

static char *
title_dice (const PwBoardPartInput *in)
{
  return g_strdup_printf (_("%s, dice"), pw_setup_name (in->setup, ((const CbView *) in->view)->seat));
}

const PwBoardPartKind cb_part_dice = {
  .title = title_dice,
  .flags = PW_PART_FIXED | PW_PART_PRESSABLE,
  .place = CB_PLACE_DIE,
  .n = DICE,
  .write = write_die,
  .row = row_dice,
  .size = ROW_SIZE,
};

static guint
count_store (const PwBoardPartInput *in)
{
  return ((const CbView *) in->view)->n_store;
}

static const char *
write_store (const PwBoardPartInput *in, guint i, PwPiece *piece)
{
  const CbSpot *spot = &((const CbView *) in->view)->store[i];

  cb_piece_store (piece, spot);
  return spot->name;
}

/* What both members of a team use stands apart from a player's own, and that from what the partner has alone. */
static void
row_store (const PwBoardPartInput *in, PwBoardRow *row)
{
  const CbView *view = in->view;

  make_row (in, view->n_store, 0, row);
  row->aspect = PW_HEX_HEIGHT;
  if (view->n_common > 0)
    row->apart = 1u << view->n_common | 1u << (view->n_common + CB_PRIVATE_SPACES);
}

static char *
title_store (const PwBoardPartInput *in)
{
  return g_strdup_printf (_("%s, key spaces"), pw_setup_name (in->setup, ((const CbView *) in->view)->seat));
}

const PwBoardPartKind cb_part_store = {
  .title = title_store,
  .flags = PW_PART_FIXED | PW_PART_PRESSABLE,
  .place = CB_PLACE_STORE,
  .n = CB_VIEW_STORE,
  .count = count_store,
  .write = write_store,
  .row = row_store,
  .size = ROW_SIZE,
};

static guint
count_goods (const PwBoardPartInput *in)
{
  return ((const CbView *) in->view)->n_goods;
}

static const char *
write_goods (const PwBoardPartInput *in, guint i, PwPiece *piece)
{
  const CbSpot *spot = &((const CbView *) in->view)->goods[i];

  cb_piece_goods (piece, spot);
  return spot->name;
}

static void
row_goods (const PwBoardPartInput *in, PwBoardRow *row)
{
  make_row (in, count_goods (in), MAX (6, in->size * 0.18), row);
}

static char *
title_goods (const PwBoardPartInput *in)
{
  const CbView *view = in->view;

  return g_strdup_printf (ngettext ("%s, goods, %u tile sold", "%s, goods, %u tiles sold", view->n_sold),
                          pw_setup_name (in->setup, view->seat), view->n_sold);
}

const PwBoardPartKind cb_part_goods = {
  .title = title_goods,
  .flags = PW_PART_FIXED | PW_PART_PRESSABLE,
  .place = CB_PLACE_GOODS,
  .n = CB_GOODS,
  .count = count_goods,
  .write = write_goods,
  .row = row_goods,
  .size = ROW_SIZE,
};
