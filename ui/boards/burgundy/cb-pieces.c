/* cb-pieces.c: how the things of this game look
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-pieces.h"

#include "pw-card.h"
#include "pw-marker.h"

/* By CbType. The letters are those of the notation and are not translated. */
static const char letters[CB_TYPES][2] = { "C", "M", "K", "S", "L", "B" };
static const char *const type_icons[CB_TYPES] = { "castle", "mine", "monastery", "ship", "livestock", "building" };

static const char *const building_icons[] = {
  "warehouse", "watchtower", "carpenters-workshop", "church", "market", "boarding-house", "bank", "town-hall",
};

static const char *const species_icons[] = { "cow", "sheep", "pig", "chicken" };

/* What a shield is about, 1 to 18. */
static const char *const charges[CB_VIEW_SHIELD_LAST + 1] = {
  NULL, "livestock", "worker", "silver", "key", "ship", "monastery", "bonus", "mine", "goods",
  "pw-duchy", "castle", "pw-ledger", "shield", "tile", "dark-tile", "die", "region", "apart",
};

/* A tile that is named: its picture, and what tells it from others of its type. */
static void
write_named (PwPiece *piece, CbTile tile, CbType type)
{
  char label[8];

  pw_piece_set_label (piece, letters[type]);
  if (tile >= CB_TILE_WAREHOUSE && tile <= CB_TILE_TOWN_HALL)
    {
      pw_piece_set_icon (piece, building_icons[tile - CB_TILE_WAREHOUSE]);
    }
  else if (tile == CB_TILE_CRANE || tile == CB_TILE_WHITE_CASTLE)
    {
      pw_piece_set_icon (piece, tile == CB_TILE_CRANE ? "crane" : "white-castle");
    }
  else if (tile == CB_TILE_GEESE)
    {
      pw_piece_set_icon (piece, "geese");
      pw_piece_set_label (piece, "L 2");
    }
  else if (type == CB_LIVESTOCK)
    {
      pw_piece_set_icon (piece, species_icons[cb_tile_species (tile)]);
      g_snprintf (label, sizeof label, "L %u", cb_tile_animals (tile));
      pw_piece_set_label (piece, label);
    }
  else
    {
      pw_piece_set_icon (piece, type_icons[type]);
      if (type == CB_MONASTERY)
        {
          g_snprintf (label, sizeof label, "K %u", (guint) (tile - CB_TILE_MONASTERY_0));
          pw_piece_set_label (piece, label);
        }
    }
}

/**
 * cb_piece_tile:
 * @piece: (out): how it looks
 * @tile: a tile, named or not
 * @size: width in pixels
 */
void
cb_piece_tile (PwPiece *piece,
               CbTile   tile,
               double   size)
{
  CbType type = cb_tile_type (tile);
  char label[8];

  pw_piece_init (piece, PW_PIECE_TILE, size);
  /* Two tiles have no type: one lies on a hex of any colour, one hides what it was. */
  if (tile == CB_TILE_INN)
    {
      piece->kind = PW_PIECE_RIDER;
      pw_piece_set_icon (piece, "inn");
      return;
    }
  if (tile == CB_TILE_BLACK)
    {
      piece->kind = PW_PIECE_DARK_TILE;
      return;
    }
  if (type >= CB_TYPES)
    {
      piece->kind = PW_PIECE_UNKNOWN;
      pw_piece_set_label (piece, "?");
      return;
    }
  piece->hue = (gint8) CB_HUE (type);
  if (!cb_tile_is_named (tile))
    {
      piece->kind = PW_PIECE_UNKNOWN;
      g_snprintf (label, sizeof label, "%s?", letters[type]);
      pw_piece_set_label (piece, label);
      return;
    }
  write_named (piece, tile, type);
}

void
cb_piece_add_flags (PwPiece      *piece,
                    const CbSpot *spot)
{
  pw_piece_light (piece, spot->flags);
  if ((spot->flags & CB_SPOT_USED) != 0)
    piece->flags |= PW_PIECE_DIM;
  if ((spot->flags & CB_SPOT_DOUBT) != 0)
    piece->flags |= PW_PIECE_CORRECTED;
  piece->keycap = spot->key;
}

/* A hex of a duchy; @bare: the number alone, large, where text is large and the hex is not. */
void
cb_piece_hex (PwPiece      *piece,
              const CbSpot *spot,
              gboolean      bare)
{
  if (spot->tile != CB_TILE_NONE)
    {
      cb_piece_tile (piece, spot->tile, 1);
      if (piece->kind == PW_PIECE_RIDER)
        piece->hue = (gint8) CB_HUE (spot->type);
      if (piece->kind == PW_PIECE_TILE)
        piece->badge = spot->shield;
      cb_piece_add_flags (piece, spot);
      piece->flags |= PW_PIECE_PACKED;
      return;
    }
  pw_piece_init (piece, PW_PIECE_SPACE, 1);
  piece->hue = (gint8) CB_HUE (spot->type);
  piece->number = spot->number;
  pw_piece_set_icon (piece, type_icons[spot->type]);
  cb_piece_add_flags (piece, spot);
  if (bare)
    piece->flags |= PW_PIECE_BARE;
  /* No points: the pictogram says more than "+0". */
  if ((spot->flags & PW_SPOT_POINTS) != 0 && spot->points != 0)
    {
      piece->flags |= PW_PIECE_POINTS;
      piece->points = spot->points;
    }
}

void
cb_piece_store (PwPiece      *piece,
                const CbSpot *spot)
{
  if (spot->tile != CB_TILE_NONE)
    {
      cb_piece_tile (piece, spot->tile, 1);
    }
  else
    {
      pw_piece_init (piece, PW_PIECE_GAP, 1);
      pw_piece_set_icon (piece, "key");
    }
  cb_piece_add_flags (piece, spot);
}

void
cb_piece_goods (PwPiece      *piece,
                const CbSpot *spot)
{
  pw_piece_init (piece, spot->number != 0 ? PW_PIECE_TOKEN : PW_PIECE_TOKEN_GAP, 1);
  piece->number = spot->number;
  piece->count = spot->count;
  cb_piece_add_flags (piece, spot);
}

void
cb_piece_die (PwPiece      *piece,
              const CbSpot *spot)
{
  pw_piece_init (piece, PW_PIECE_DIE, 1);
  piece->number = spot->number;
  cb_piece_add_flags (piece, spot);
}

/* One of the six; @goods says how many of each colour lie there. */
void
cb_piece_depot (PwPiece      *piece,
                const CbSpot *spot,
                const guint8 *goods,
                gboolean      sideways)
{
  guint i, n = 0;

  pw_piece_init (piece, PW_PIECE_PLATE, 1);
  piece->number = spot->number;
  for (i = 0; i < CB_GOODS; i++)
    if (goods[i] > 0)
      {
        piece->amounts[n] = goods[i];
        piece->list[n++] = (guint8) (i + 1);
      }
  cb_piece_add_flags (piece, spot);
  if (sideways)
    piece->flags |= PW_PIECE_SIDEWAYS;
}

void
cb_piece_black_depot (PwPiece      *piece,
                      const CbSpot *spot)
{
  pw_piece_init (piece, PW_PIECE_PLATE, 1);
  pw_piece_set_icon (piece, "silver");
  pw_piece_set_label (piece, "2");
  cb_piece_add_flags (piece, spot);
  piece->flags |= PW_PIECE_NIGHT;
  /* Silver buys at any moment: a ring would glow all the time. The key is enough. */
  piece->flags &= (guint16) ~PW_PIECE_LEGAL;
}

void
cb_piece_depot_space (PwPiece      *piece,
                      const CbSpot *spot)
{
  if (spot->tile != CB_TILE_NONE)
    {
      cb_piece_tile (piece, spot->tile, 1);
    }
  else
    {
      pw_piece_init (piece, spot->type < CB_TYPES ? PW_PIECE_GAP : PW_PIECE_NONE, 1);
      if (spot->type < CB_TYPES)
        {
          piece->hue = (gint8) CB_HUE (spot->type);
          pw_piece_set_label (piece, letters[spot->type]);
        }
    }
  cb_piece_add_flags (piece, spot);
}

void
cb_piece_black_space (PwPiece      *piece,
                      const CbSpot *spot)
{
  if (spot->tile != CB_TILE_NONE)
    {
      cb_piece_tile (piece, spot->tile, 1);
    }
  else
    {
      pw_piece_init (piece, PW_PIECE_GAP, 1);
      piece->flags |= PW_PIECE_NIGHT;
    }
  cb_piece_add_flags (piece, spot);
}

static void
add_marker (PwPiece       *piece,
            guint          at,
            const PwSetup *setup,
            guint          seat)
{
  piece->list[at] = setup->markers[seat];
  pw_marker_initial (setup->names[seat], piece->initials[at]);
}

void
cb_piece_span (PwPiece       *piece,
               const CbSpot  *spot,
               const guint8  *seats,
               const PwSetup *setup)
{
  guint i;

  pw_piece_init (piece, PW_PIECE_SPOT, 1);
  piece->number = spot->number;
  for (i = 0; i < CB_MAX_PLAYERS && seats[i] != 0; i++)
    add_marker (piece, i, setup, seats[i] - 1);
}

/* The large bonus tile; whoever has it stands in its place. */
void
cb_piece_bonus (PwPiece       *piece,
                const CbSpot  *spot,
                const PwSetup *setup)
{
  char label[8];

  pw_piece_init (piece, spot->owner[0] == 0 ? PW_PIECE_TILE : PW_PIECE_GAP, 1);
  g_snprintf (label, sizeof label, "%u", spot->number);
  pw_piece_set_label (piece, label);
  /* That of the border posts belongs to no colour. */
  if (spot->type == CB_BONUS_POSTS)
    piece->kind = spot->owner[0] == 0 ? PW_PIECE_UNKNOWN : PW_PIECE_GAP;
  else
    piece->hue = (gint8) CB_HUE (spot->type);
  if (spot->owner[0] != 0)
    add_marker (piece, 0, setup, spot->owner[0] - 1);
}

void
cb_piece_phase (PwPiece      *piece,
                const CbSpot *spot)
{
  char label[2] = { (char) ('A' + spot->number - 1), '\0' };

  pw_piece_init (piece, PW_PIECE_STEP, 1);
  pw_piece_set_label (piece, label);
  cb_piece_add_flags (piece, spot);
}

void
cb_piece_round (PwPiece      *piece,
                const CbSpot *spot)
{
  char label[8];

  pw_piece_init (piece, PW_PIECE_BOX, 1);
  cb_piece_add_flags (piece, spot);
  g_snprintf (label, sizeof label, "%u", spot->number);
  pw_piece_set_label (piece, label);
  /* Rounds to come show what they bring. */
  if ((spot->flags & (PW_SPOT_NOW | PW_SPOT_DONE)) == 0)
    piece->number = spot->count;
}

/* The inns beside the black depot; nothing where there are none. */
void
cb_piece_inns (PwPiece      *piece,
               const CbSpot *spot)
{
  pw_piece_init (piece, spot->tile == CB_TILE_INN ? PW_PIECE_RIDER : PW_PIECE_NONE, 1);
  pw_piece_set_icon (piece, "inn");
  piece->count = spot->count;
  cb_piece_add_flags (piece, spot);
}

/* A shield on a depot, or in a row of those that somebody has. */
void
cb_piece_shield (PwPiece      *piece,
                 const CbSpot *spot)
{
  char label[8] = "?";

  pw_piece_init (piece, spot->number != 0 ? PW_PIECE_SHIELD : PW_PIECE_NONE, 1);
  if (spot->number == 0)
    return;
  if (spot->number <= CB_VIEW_SHIELD_LAST)
    {
      g_snprintf (label, sizeof label, "%u", spot->number);
      pw_piece_set_icon (piece, charges[spot->number]);
      /* Worth 12, 8 and 4 points at the end. */
      piece->count = (guint8) ((spot->number - 1) / 6 + 1);
    }
  pw_piece_set_label (piece, label);
  cb_piece_add_flags (piece, spot);
}
