/* pw-banner.c: a line under the header bar that stays until its cause is gone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-banner.h"

#include <glib/gi18n-lib.h>

#include "pw-pair-layout.h"

struct _PwBanner
{
  AdwBin parent_instance;

  GtkWidget *revealer;
  GtkWidget *buttons;
  GtkLabel *label;
  GtkButton *button;
  GtkButton *second_button;
  GtkWidget *close_button;
  char *text;
};

G_DEFINE_FINAL_TYPE (PwBanner, pw_banner, ADW_TYPE_BIN)

enum
{
  PROP_0,
  PROP_TEXT,
  PROP_BUTTON_LABEL,
  PROP_SECOND_LABEL,
  PROP_CLOSABLE,
  N_PROPS,
};

enum
{
  BUTTON_CLICKED,
  SECOND_CLICKED,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

static void
on_button_clicked (PwBanner *self)
{
  g_signal_emit (self, signals[BUTTON_CLICKED], 0);
}

static void
on_second_clicked (PwBanner *self)
{
  g_signal_emit (self, signals[SECOND_CLICKED], 0);
}

static void
on_close_clicked (PwBanner *self)
{
  pw_banner_set_text (self, NULL);
}

static void
pw_banner_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  PwBanner *self = PW_BANNER (object);

  switch (id)
    {
    case PROP_TEXT: g_value_set_string (value, self->text); break;
    case PROP_BUTTON_LABEL: g_value_set_string (value, gtk_button_get_label (self->button)); break;
    case PROP_SECOND_LABEL: g_value_set_string (value, gtk_button_get_label (self->second_button)); break;
    case PROP_CLOSABLE: g_value_set_boolean (value, gtk_widget_get_visible (self->close_button)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
set_button (PwBanner *self, GtkButton *button, const char *label)
{
  gtk_button_set_label (button, label);
  gtk_widget_set_visible (GTK_WIDGET (button), label != NULL);
  gtk_widget_set_visible (self->buttons, gtk_widget_get_visible (GTK_WIDGET (self->button)) ||
                                           gtk_widget_get_visible (GTK_WIDGET (self->second_button)));
}

static void
pw_banner_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  PwBanner *self = PW_BANNER (object);

  switch (id)
    {
    case PROP_TEXT: pw_banner_set_text (self, g_value_get_string (value)); break;
    case PROP_BUTTON_LABEL: set_button (self, self->button, g_value_get_string (value)); break;
    case PROP_SECOND_LABEL: set_button (self, self->second_button, g_value_get_string (value)); break;
    case PROP_CLOSABLE: gtk_widget_set_visible (self->close_button, g_value_get_boolean (value)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
pw_banner_finalize (GObject *object)
{
  g_free (PW_BANNER (object)->text);
  G_OBJECT_CLASS (pw_banner_parent_class)->finalize (object);
}

static void
pw_banner_class_init (PwBannerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = pw_banner_get_property;
  object_class->set_property = pw_banner_set_property;
  object_class->finalize = pw_banner_finalize;

  props[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL,
                                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  props[PROP_BUTTON_LABEL] = g_param_spec_string ("button-label", NULL, NULL, NULL, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_SECOND_LABEL] = g_param_spec_string ("second-label", NULL, NULL, NULL, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_CLOSABLE] = g_param_spec_boolean ("closable", NULL, NULL, FALSE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  signals[BUTTON_CLICKED] = g_signal_new ("button-clicked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
  signals[SECOND_CLICKED] = g_signal_new ("second-clicked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT);
  g_type_ensure (PW_TYPE_PAIR_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/pipwright/Pipwright/pw-banner.ui");
  gtk_widget_class_bind_template_child (widget_class, PwBanner, revealer);
  gtk_widget_class_bind_template_child (widget_class, PwBanner, buttons);
  gtk_widget_class_bind_template_child (widget_class, PwBanner, label);
  gtk_widget_class_bind_template_child (widget_class, PwBanner, button);
  gtk_widget_class_bind_template_child (widget_class, PwBanner, second_button);
  gtk_widget_class_bind_template_child (widget_class, PwBanner, close_button);
  gtk_widget_class_bind_template_callback (widget_class, on_button_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_second_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_close_clicked);
}

/* A notice that is not shown must not make the window wider: even closed, a revealer is as wide as its child; and nobody
 * must hear of an alert that says nothing. */
static void
update_content (PwBanner *self)
{
  GtkRevealer *revealer = GTK_REVEALER (self->revealer);

  gtk_widget_set_visible (GTK_WIDGET (self), self->text || gtk_revealer_get_child_revealed (revealer));
}

static void
pw_banner_init (PwBanner *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->revealer, "notify::child-revealed", G_CALLBACK (update_content), self, G_CONNECT_SWAPPED);
  update_content (self);
}

/**
 * pw_banner_get_text:
 *
 * Returns: (nullable): what the banner says, %NULL while it is hidden
 */
const char *
pw_banner_get_text (PwBanner *self)
{
  g_return_val_if_fail (PW_IS_BANNER (self), NULL);
  return self->text;
}

/**
 * pw_banner_set_text:
 * @text: (nullable): a sentence; %NULL hides the banner
 */
void
pw_banner_set_text (PwBanner *self, const char *text)
{
  g_return_if_fail (PW_IS_BANNER (self));

  if (g_strcmp0 (self->text, text) == 0)
    return;
  g_free (self->text);
  self->text = g_strdup (text);
  if (text)
    gtk_label_set_text (self->label, text);
  update_content (self);
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), text != NULL);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TEXT]);
}
