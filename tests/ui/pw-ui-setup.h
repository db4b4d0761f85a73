/* pw-ui-setup.h: the page that sets a game up, in a window, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-setup-page.h"

G_BEGIN_DECLS

/** UiSetup: a fixture. */
typedef struct
{
  GtkWidget *window;
  PwSetupPage *page;
} UiSetup;

void           ui_setup_open       (UiSetup *fixture, gconstpointer data);
void           ui_setup_close      (UiSetup *fixture, gconstpointer data);
GtkWidget     *ui_setup_row        (UiSetup *fixture, guint seat);  /* NULL where nobody sits there */
void           ui_setup_type       (UiSetup *fixture, guint seat, const char *name);
const PwSetup *ui_setup_get        (UiSetup *fixture);
void           ui_setup_add_player (UiSetup *fixture);

G_END_DECLS
