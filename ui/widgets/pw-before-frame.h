/* pw-before-frame.h: what is done once before the next frame is drawn, however often it is asked for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** PwBeforeFrame: what is done. */
typedef void (*PwBeforeFrame) (gpointer data);

void pw_before_frame      (PwBeforeFrame function, gpointer data);
void pw_before_frame_drop (PwBeforeFrame function, gpointer data);
void pw_before_frame_do   (void);

G_END_DECLS
