/* pw-reason-picker.h: why something counts although the rules say otherwise
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "core/pw-game.h"

G_BEGIN_DECLS

#define PW_TYPE_REASON_PICKER (pw_reason_picker_get_type ())
G_DECLARE_FINAL_TYPE (PwReasonPicker, pw_reason_picker, PW, REASON_PICKER, AdwBin)

/* Signals: "changed" (another text), "chosen" (string: Enter, the button, or a usual reason; only
 * usual reasons of a picker with a button are chosen at once). */
GtkWidget  *pw_reason_picker_new         (const char *button_label);
const char *pw_reason_picker_get_text    (PwReasonPicker *self);
void        pw_reason_picker_set_text    (PwReasonPicker *self, const char *text);
void        pw_reason_picker_set_problem (PwReasonPicker *self, const char *text);
void        pw_reason_picker_set_game    (PwReasonPicker *self, const PwGame *game);

G_END_DECLS
