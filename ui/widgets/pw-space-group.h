/* pw-space-group.h: a board or a row of spaces: one stop for Tab, arrow keys inside
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-game.h"
#include "pw-space.h"

G_BEGIN_DECLS

#define PW_TYPE_SPACE_GROUP (pw_space_group_get_type ())
G_DECLARE_DERIVABLE_TYPE (PwSpaceGroup, pw_space_group, PW, SPACE_GROUP, GtkWidget)

/** PwLayer: spaces are drawn in this order; the focused one last of all. */
typedef enum
{
  PW_LAYER_GROUND,              /* empty spaces */
  PW_LAYER_TILES,
  PW_LAYER_LIT,                 /* spaces with a ring */
  PW_LAYERS,
} PwLayer;

/**
 * PwSpaceGroupClass:
 * @place: gives every space its size and place: pw_space_set_size(), pw_space_allocate()
 * @draw: draws what lies under the spaces of a layer; see pw_space_group_keep_drawing()
 * @pressed: a space was pressed
 * @rules: (nullable): the numbers of the rules that explain what lies there, with spaces between them (free
 *   it), and the game they belong to
 * @find_end: where Home (step -1) and End (step 1) lead from a space; by default the ends of its row
 * @letters_are_typed: N is no key here, for what is typed may begin with it
 */
struct _PwSpaceGroupClass
{
  GtkWidgetClass parent_class;

  void (*place)   (PwSpaceGroup *self, int width, int height);
  void (*draw)    (PwSpaceGroup *self, GtkSnapshot *snapshot, PwLayer layer);
  void (*pressed) (PwSpaceGroup *self, PwSpace *space);
  char *(*rules)  (PwSpaceGroup *self, PwSpace *space, const PwGame **game);
  PwSpace *(*find_end) (PwSpaceGroup *self, PwSpace *from, int step);
  gboolean letters_are_typed;
};

PwSpace  *pw_space_group_add      (PwSpaceGroup *self, guint id, gboolean pressable);
void      pw_space_group_remove   (PwSpaceGroup *self, guint id);
PwSpace  *pw_space_group_find     (PwSpaceGroup *self, guint id);
void      pw_space_group_set_name (PwSpaceGroup *self, const char *name);
void      pw_space_group_set_still (PwSpaceGroup *self, gboolean still);
void      pw_space_group_keep_drawing (PwSpaceGroup *self, gconstpointer key, gsize size);

G_END_DECLS
