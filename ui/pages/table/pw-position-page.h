/* pw-position-page.h: where a position is entered: players, an editor for each, doubts, the end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-entry.h"
#include "model/pw-position.h"

G_BEGIN_DECLS

#define PW_TYPE_POSITION_PAGE (pw_position_page_get_type ())
G_DECLARE_FINAL_TYPE (PwPositionPage, pw_position_page, PW, POSITION_PAGE, AdwBin)

/* Signals: "refused" (GError*), "seat-chosen" (int). */
GtkWidget  *pw_position_page_new          (PwEntry *entry);
PwPosition *pw_position_page_get_position (PwPositionPage *self);
gboolean    pw_position_page_is_asked     (PwPositionPage *self);
void        pw_position_page_set_active   (PwPositionPage *self, gboolean active);
void        pw_position_page_suggest_seat (PwPositionPage *self, int seat);
void        pw_position_page_set_seat     (PwPositionPage *self, int seat);
int         pw_position_page_get_seat     (PwPositionPage *self);
void        pw_position_page_show_whole   (PwPositionPage *self, gboolean whole);
gboolean    pw_position_page_focus_board  (PwPositionPage *self);
void        pw_position_page_set_narrow   (PwPositionPage *self, gboolean narrow);
void        pw_position_page_finish       (PwPositionPage *self);
gboolean    pw_position_page_back         (PwPositionPage *self);
GtkWidget  *pw_position_page_get_next     (PwPositionPage *self);

G_END_DECLS
