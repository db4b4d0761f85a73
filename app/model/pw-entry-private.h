/* pw-entry-private.h: the parts of entering: reading text, finding choices, proposals, dice
 *
 * All but PwEntry itself are functions over a scene: no widget, no signal, nothing kept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "model/pw-entry.h"

G_BEGIN_DECLS

/** PwScene: what is played, by whom, and how it stands. */
typedef struct
{
  const PwGame *game;
  const PwSetup *setup;
  gconstpointer state;
} PwScene;

/**
 * PwReading:
 * @partial: what is chosen so far, words that only narrow the list left out
 * @choices: (element-type PwChoice): the choices of this step that are left
 * @first: the first of them on the page
 * @selected: the one Enter takes, or -1
 * @whole: @move is a whole legal move that the text spells out
 * @move: the move that the text spells out, legal or not; its kind is %PW_KIND_ANY when none
 * @spoken: what of @move was said, by choices or words; the game adds the rest
 * @error: (nullable): what is wrong with the text, or with @move
 * @certain: @error stays whatever is typed next
 *
 * What a text means.
 */
typedef struct
{
  PwMove partial;
  GArray *choices;
  guint first;
  int selected;
  gboolean whole;
  PwMove move;
  PwMove spoken;
  GError *error;
  gboolean certain;
} PwReading;

/* pw-entry-read.c */
void     pw_reading_init     (PwReading *reading);
void     pw_reading_clear    (PwReading *reading);
void     pw_entry_read       (const PwScene *scene, const PwMove *base, const char *text, PwReading *out);
gboolean pw_entry_is_die_step (const PwScene *scene, const GArray *choices, guint *index);
guint    pw_entry_choice_number (const PwScene *scene, const GArray *choices, guint first, guint at);
gboolean pw_entry_make_whole (const PwScene *scene, PwMove *move, GError **error);
char    *pw_entry_make_ghost (const PwScene *scene, const PwReading *reading, const char *text, int selected);

/* pw-entry-find.c */
void     pw_entry_find_leaves (const PwScene *scene, const PwMove *partial, guint most, GArray *out);
void     pw_entry_drop_dead_ends (const PwScene *scene, GArray *choices);
void     pw_entry_find_words  (const PwScene *scene, const PwMove *partial, const char *words, GArray *choices);
gboolean pw_entry_find_legal  (const PwScene *scene, const PwMove *partial, const char *words, PwMove *out);

/* pw-entry-dice.c */
int      pw_entry_dice_kind  (const PwScene *scene);
gboolean pw_entry_dice_read  (const PwScene *scene, guint kind, const char *text, PwMove *move, GError **error);
char    *pw_entry_dice_ghost (const PwScene *scene, guint kind, const char *text);

/* pw-entry-click.c */
gboolean pw_entry_merge      (const PwScene *scene, const PwMove *chosen, const PwMove *click, PwMove *out, GArray *leaves);
void     pw_entry_why_not    (const PwScene *scene, const PwMove *chosen, const PwMove *click, PwMove *about, GError **error);

/* pw-choice-item.c */
char    *pw_choice_label       (const PwScene *scene, const PwChoice *choice);
gboolean pw_choice_page_update (GListStore *page, const PwScene *scene, const GArray *choices, guint first);

G_END_DECLS
