/* pw-setup-options.h: rows for what is agreed for the whole table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "core/pw-setup.h"
#include "pw-board.h"

G_BEGIN_DECLS

/** PwOptionValue: called when @option, an index, gets another @value. */
typedef void (*PwOptionValue) (gpointer owner, guint option, int value);

GtkWidget *pw_setup_option_row_new (const PwOption *option, guint index, int value, gpointer owner,
                                    PwOptionValue changed);
void       pw_setup_option_row_set (GtkWidget *row, const PwOption *option, int value);
void       pw_setup_option_row_grey (GtkWidget *row, const PwOption *option, const char *why);
GtkWidget *pw_setup_deal_row_new   (GtkSwitch **out);

GtkWidget *pw_setup_editor_button_new (const char *game, const PwComponentEditor *editor);

G_END_DECLS
