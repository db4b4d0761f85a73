/* pw-setup-page.h: the page on which a game is set up: which, who, by which options
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-session.h"

G_BEGIN_DECLS

#define PW_TYPE_SETUP_PAGE (pw_setup_page_get_type ())
G_DECLARE_FINAL_TYPE (PwSetupPage, pw_setup_page, PW, SETUP_PAGE, AdwBin)

/* Properties: "ready" (boolean): the game can be started; "final" (boolean): only an end position is entered. */
GtkWidget     *pw_setup_page_new       (void);
void           pw_setup_page_prepare   (PwSetupPage *self);
void           pw_setup_page_set_end (PwSetupPage *self, gboolean end);
gboolean       pw_setup_page_is_begun  (PwSetupPage *self);
void           pw_setup_page_refresh   (PwSetupPage *self);
void           pw_setup_page_focus_first (PwSetupPage *self);
gboolean       pw_setup_page_is_final  (PwSetupPage *self);
gboolean       pw_setup_page_get_ready (PwSetupPage *self);
const PwSetup *pw_setup_page_get_setup (PwSetupPage *self);
PwSession     *pw_setup_page_start     (PwSetupPage *self, GError **error);

G_END_DECLS
