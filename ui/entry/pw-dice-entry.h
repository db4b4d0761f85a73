/* pw-dice-entry.h: dice to click when a roll is asked; rolling and drawing by the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-entry.h"

G_BEGIN_DECLS

#define PW_TYPE_DICE_ENTRY (pw_dice_entry_get_type ())
G_DECLARE_FINAL_TYPE (PwDiceEntry, pw_dice_entry, PW, DICE_ENTRY, AdwBin)

/* Property: "deal-label" (string): what a button for pw_dice_entry_deal() says, with a mnemonic; NULL
 * while there is nothing to deal. Signal: "refused" (GError*): what the program dealt was refused. */
void pw_dice_entry_set_entry (PwDiceEntry *self, PwSession *session, PwEntry *entry);

/* One row for each argument of the roll; for tests and for the accessible tree. */
guint      pw_dice_entry_get_n_rows (PwDiceEntry *self);
GtkWidget *pw_dice_entry_get_rows   (PwDiceEntry *self);
GtkWidget *pw_dice_entry_get_face   (PwDiceEntry *self, guint row, guint value);
gboolean   pw_dice_entry_deal       (PwDiceEntry *self);

G_END_DECLS
