/* pw-table-page.c: the table page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-table-page.h"

struct _PwTablePage
{
  AdwBin parent_instance;

  PwSession *session;
};

G_DEFINE_FINAL_TYPE (PwTablePage, pw_table_page, ADW_TYPE_BIN)

static void
pw_table_page_dispose (GObject *object)
{
  g_clear_object (&PW_TABLE_PAGE (object)->session);
  G_OBJECT_CLASS (pw_table_page_parent_class)->dispose (object);
}

static void
pw_table_page_class_init (PwTablePageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pw_table_page_dispose;
}

static void
pw_table_page_init (PwTablePage *self)
{
}

GtkWidget *
pw_table_page_new (void)
{
  return g_object_new (PW_TYPE_TABLE_PAGE, NULL);
}

void
pw_table_page_set_session (PwTablePage *self, PwSession *session)
{
  g_set_object (&self->session, session);
}
