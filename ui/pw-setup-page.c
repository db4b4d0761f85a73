/* pw-setup-page.c: the page on which a game is set up: which, who, by which options
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-setup-page.h"

struct _PwSetupPage
{
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (PwSetupPage, pw_setup_page, ADW_TYPE_BIN)

static void
get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, FALSE);
}

static void
pw_setup_page_class_init (PwSetupPageClass *klass)
{
  G_OBJECT_CLASS (klass)->get_property = get_property;
  g_object_class_install_property (G_OBJECT_CLASS (klass), 1,
                                   g_param_spec_boolean ("ready", NULL, NULL, FALSE,
                                                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
}

static void
pw_setup_page_init (PwSetupPage *self)
{
}

GtkWidget *
pw_setup_page_new (void)
{
  return g_object_new (PW_TYPE_SETUP_PAGE, NULL);
}

void
pw_setup_page_prepare (PwSetupPage *self)
{
}

gboolean
pw_setup_page_get_ready (PwSetupPage *self)
{
  return FALSE;
}

PwSession *
pw_setup_page_start (PwSetupPage *self, GError **error)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, "");
  return NULL;
}
