/* pw-refuse.h: how a check of a move ends that says why not
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-rule.h"

G_BEGIN_DECLS

gboolean pw_rule_refuse        (GError **error, guint rule, const char *remedy, const char *text);
gboolean pw_rule_refuse_printf (GError **error, guint rule, const char *remedy, const char *format, ...) G_GNUC_PRINTF (4, 5);
gboolean pw_rule_refuse_marked (GError **error, guint rule, const char *remedy, const char *format, ...) G_GNUC_PRINTF (4, 5);

G_END_DECLS
