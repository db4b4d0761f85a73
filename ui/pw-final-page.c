/* pw-final-page.c: the final page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-final-page.h"

struct _PwFinalPage
{
  AdwBin parent_instance;

  PwSession *session;
};

G_DEFINE_FINAL_TYPE (PwFinalPage, pw_final_page, ADW_TYPE_BIN)

static void
pw_final_page_dispose (GObject *object)
{
  g_clear_object (&PW_FINAL_PAGE (object)->session);
  G_OBJECT_CLASS (pw_final_page_parent_class)->dispose (object);
}

static void
pw_final_page_class_init (PwFinalPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pw_final_page_dispose;
}

static void
pw_final_page_init (PwFinalPage *self)
{
}

GtkWidget *
pw_final_page_new (void)
{
  return g_object_new (PW_TYPE_FINAL_PAGE, NULL);
}

void
pw_final_page_set_session (PwFinalPage *self, PwSession *session)
{
  g_set_object (&self->session, session);
}
