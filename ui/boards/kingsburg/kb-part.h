/* kb-part.h: a group of alike spaces of a board: the advisors, a province sheet, everybody's dice...
 *
 * What they are is in a table of functions; the part follows the view, places and presses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "kb-viewer.h"
#include "pw-space-group.h"

G_BEGIN_DECLS

/**
 * KbPartKind:
 * @name: what a screen reader calls it (N_())
 * @place: what its spaces are
 * @n: how many spaces
 * @pressable: whether they can be chosen
 * @write: what lies on space @i, and its name; %FALSE where there is no such space now
 * @layout: where space @i goes in a part of that width and height
 * @measure: least and natural height for a width
 * @min_width: least width, in pixels
 * @width: natural width, in pixels
 * @large_width: least width where text is larger, in pixels of usual text; @min_width holds as well
 *
 * A kind of part. All pixels are those of text of the usual size: where it is larger, the part draws as on a board
 * that is as much smaller, and all of that larger.
 */
typedef struct
{
  const char *name;
  KbPlace place;
  guint n;
  gboolean pressable;
  gboolean (*write)   (const KbView *view, guint i, PwPiece *piece, const char **name);
  void     (*layout)  (const KbView *view, guint i, double width, double height, graphene_rect_t *box);
  void     (*measure) (const KbView *view, int width, int *minimum, int *natural);
  int min_width, width, large_width;
} KbPartKind;

#define KB_TYPE_PART (kb_part_get_type ())
G_DECLARE_FINAL_TYPE (KbPart, kb_part, KB, PART, PwSpaceGroup)

GtkWidget *kb_part_new       (KbViewer *viewer, const KbPartKind *kind);
GtkWidget *kb_part_scroll    (GtkWidget *part, GtkPolicyType down);
KbPlace    kb_part_get_place (KbPart *self);
void       kb_part_grid      (guint i, guint columns, guint rows, double width, double height, double gap,
                              graphene_rect_t *box);

extern const KbPartKind kb_part_advisors;
extern const KbPartKind kb_part_province;
extern const KbPartKind kb_part_dice;
extern const KbPartKind kb_part_enemies;
extern const KbPartKind kb_part_supplies;
extern const KbPartKind kb_part_calendar;

G_END_DECLS
