/* pw-board-scene.h: what is to be seen of a game, computed once for a change
 *
 * All that one seat sees is a view: a flat struct of the game, which needs no display. The scene of a session keeps the views that
 * somebody looks at: one for a seat, and one more for a seat whose board also shows what an entry lights. A change makes them stale
 * and computes nothing. Before the next frame is drawn they are computed, each once, however many widgets show it and however much has
 * changed since the last frame; who shows one that differs is told so, and writes what differs.
 *
 *   session or entry changes -> stale -> (before the frame) computed where it is read -> viewers: "changed"
 *
 * So a move costs at most one view a seat and one with hints. A game needs a PwBoardSceneKind and pw-board-viewer.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-view-input.h"
#include "model/pw-entry.h"

G_BEGIN_DECLS

/**
 * PwBoardSceneKind:
 * @size: bytes of a view
 * @compute: makes a view; writes every byte of it, so that views can be compared
 * @press: what pressing place @index of those that the game calls @place adds to the move; %FALSE where it means nothing
 * @game: the game
 * @rules: (nullable): the numbers of the rules that explain what lies there, with spaces between them (free it), or %NULL
 * @shows_chosen: views show what Enter would play (PwViewInput.chosen), so that what is typed makes them anew
 *
 * The views of a game.
 */
typedef struct
{
  gsize size;
  void     (*compute) (const PwViewInput *in, gpointer view);
  gboolean (*press)   (const PwViewInput *in, guint place, guint index, PwMove *partial);
  const PwGame *game;
  char    *(*rules)   (gconstpointer view, guint place, guint index);
  gboolean shows_chosen;
} PwBoardSceneKind;

#define PW_TYPE_BOARD_SCENE (pw_board_scene_get_type ())
G_DECLARE_FINAL_TYPE (PwBoardScene, pw_board_scene, PW, BOARD_SCENE, GObject)

/* Signals: "session-changed": at once when the session is another, before anything is computed; "prepare": a frame is
 * about to be drawn, and something may differ since the last one. */

PwBoardScene *pw_board_scene_get         (PwSession *session, const PwBoardSceneKind *kind);
PwBoardScene *pw_board_scene_find        (PwSession *session);
void          pw_board_scene_add_entry   (PwBoardScene *self, PwEntry *entry);
void          pw_board_scene_remove_entry (PwBoardScene *self, PwEntry *entry);
PwSession    *pw_board_scene_get_session (PwBoardScene *self);
gconstpointer pw_board_scene_read        (PwBoardScene *self, guint seat, PwEntry *entry, gboolean hints, guint *serial);
gboolean      pw_board_scene_press       (PwBoardScene *self, guint seat, PwEntry *entry, guint place, guint index);
void          pw_board_scene_ask         (PwBoardScene *self);
void          pw_board_scene_prepare     (PwBoardScene *self);
guint         pw_board_scene_get_n_computed (PwBoardScene *self);

G_END_DECLS
