/* pw-reason.h: the reasons of corrections, kept once each, so that a move stays a small value
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

guint32     pw_reason_from_text (const char *text);
const char *pw_reason_to_text   (guint32 reason);

G_END_DECLS
