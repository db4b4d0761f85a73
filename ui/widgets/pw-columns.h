/* pw-columns.h: the parts of the table side by side, or as pages where the window is narrow
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * PwColumnsMode:
 * @PW_COLUMNS_PAGES: one part at a time, a switcher below
 * @PW_COLUMNS_TWO: the main part, and one of the others beside it
 * @PW_COLUMNS_THREE: everything at once
 *
 * How the parts are laid out.
 */
typedef enum
{
  PW_COLUMNS_PAGES,
  PW_COLUMNS_TWO,
  PW_COLUMNS_THREE,
} PwColumnsMode;

/**
 * PwPart:
 * @PW_PART_MAIN: one player's board
 * @PW_PART_COMMON: what belongs to nobody
 * @PW_PART_PLAYERS: score and players
 * @PW_PART_LOG: what happened
 * @PW_PART_ENTRY: the entry bar: always visible, below the main part or the page
 *
 * The parts of the table, in the order of the pages.
 */
typedef enum
{
  PW_PART_MAIN,
  PW_PART_COMMON,
  PW_PART_PLAYERS,
  PW_PART_LOG,
  PW_PART_ENTRY,
  PW_PARTS,
} PwPart;

/** PW_PAGES: the parts that can be pages. */
#define PW_PAGES PW_PART_ENTRY

/* Widths and heights at which the layout changes, in pixels at text scale 1. */
#define PW_COLUMNS_THREE_FROM 1100
#define PW_COLUMNS_TWO_FROM 700
#define PW_COLUMNS_WIDE_FROM 1600
#define PW_COLUMNS_LOW_BELOW 600

#define PW_TYPE_COLUMNS (pw_columns_get_type ())
G_DECLARE_FINAL_TYPE (PwColumns, pw_columns, PW, COLUMNS, GtkWidget)

/* Properties: "main", "common", "players", "log", "entry", "told", which lies over what nobody plays on, and "todo", for which what
 * stands beside the board makes room (GtkWidget), "mode" (int, a PwColumnsMode), "wide", "low" (booleans), the last three read-only. */

PwColumnsMode pw_columns_get_mode   (PwColumns *self);
gboolean      pw_columns_get_wide   (PwColumns *self);
gboolean      pw_columns_get_low    (PwColumns *self);
void          pw_columns_get_told_room (PwColumns *self, GdkRectangle *room);
GtkWidget    *pw_columns_get_part   (PwColumns *self, PwPart part);
gboolean      pw_columns_get_shown  (PwColumns *self, PwPart part);
void          pw_columns_show       (PwColumns *self, PwPart part);
void          pw_columns_set_title  (PwColumns *self, PwPart part, const char *title, const char *icon);
void          pw_columns_set_slim   (PwColumns *self, gboolean slim);
void          pw_columns_set_present (PwColumns *self, PwPart part, gboolean present);

G_END_DECLS
