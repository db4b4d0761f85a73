/* pw-start-page.c: the page before a game: go on, begin, open
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-start-page.h"

struct _PwStartPage
{
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (PwStartPage, pw_start_page, ADW_TYPE_BIN)

static void
pw_start_page_class_init (PwStartPageClass *klass)
{
  g_signal_new ("open-path", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
}

static void
pw_start_page_init (PwStartPage *self)
{
}

GtkWidget *
pw_start_page_new (void)
{
  return g_object_new (PW_TYPE_START_PAGE, NULL);
}

void
pw_start_page_refresh (PwStartPage *self)
{
}
