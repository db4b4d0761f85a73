/* pw-dialog.h: what all dialogs of the program share: a heading, a body, buttons, and how it closes
 *
 * A screen reader hears of a modal dialog with its title. Escape closes it, and asks first where something that was
 * typed would be lost; Escape once more goes back to it. The focus returns to where it was in the window below. It is
 * as large as it likes, but no larger than that window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define PW_TYPE_DIALOG (pw_dialog_get_type ())
G_DECLARE_DERIVABLE_TYPE (PwDialog, pw_dialog, PW, DIALOG, AdwWindow)

/**
 * PwDialogClass:
 * @is_touched: (nullable): whether something that was typed would be lost
 * @discard: (nullable): somebody closed it all the same
 */
struct _PwDialogClass
{
  AdwWindowClass parent_class;

  gboolean (*is_touched) (PwDialog *self);
  void (*discard) (PwDialog *self);
};

/* Properties: "body", "bar" (GtkWidget): what scrolls or stands below the heading; the buttons below. */
void     pw_dialog_set_body   (PwDialog *self, GtkWidget *body);
void     pw_dialog_set_bar    (PwDialog *self, GtkWidget *bar);
void     pw_dialog_fit        (PwDialog *self, int width, int height);
void     pw_dialog_finish     (PwDialog *self);   /* what it was opened for is done */
void     pw_dialog_discard    (PwDialog *self);   /* closes it without asking */
gboolean pw_dialog_is_asking  (PwDialog *self);

gboolean pw_dialog_ask_all    (GtkWindow *parent);

G_END_DECLS
