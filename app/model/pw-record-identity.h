/* pw-record-identity.h: what tells a game from all others, for records that do not say it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-record.h"

G_BEGIN_DECLS

gboolean pw_record_identity_complete (PwRecord *record, const char *path, GError **error);
void     pw_record_identity_take     (PwRecord *record, const char *data, gsize length, gint64 changed);

G_END_DECLS
