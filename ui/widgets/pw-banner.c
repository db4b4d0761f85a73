/* pw-banner.c: a line under the header bar that stays until its cause is gone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-banner.h"

#include <glib/gi18n-lib.h>

#include "pw-pair-layout.h"
#include "pw-wrap-layout.h"

/* What a banner shows, made when it says something for the first time: most banners never do. */
#define PW_TYPE_BANNER_LINE (pw_banner_line_get_type ())
G_DECLARE_FINAL_TYPE (PwBannerLine, pw_banner_line, PW, BANNER_LINE, GtkBox)

struct _PwBannerLine
{
  GtkBox parent_instance;

  GtkWidget *buttons;
  GtkLabel *label;
  GtkButton *button;
  GtkButton *second_button;
  GtkWidget *close_button;
};

G_DEFINE_FINAL_TYPE (PwBannerLine, pw_banner_line, GTK_TYPE_BOX)

struct _PwBanner
{
  AdwBin parent_instance;

  GtkRevealer *revealer;
  PwBannerLine *line;           /* (nullable) */
  char *text, *button, *second; /* (nullable) */
  gboolean closable;
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

/* -- The line ------------------------------------------------------------------------------------- */

static PwBanner *
banner_of (PwBannerLine *line)
{
  return PW_BANNER (gtk_widget_get_ancestor (GTK_WIDGET (line), PW_TYPE_BANNER));
}

static void
on_button_clicked (PwBannerLine *line)
{
  g_signal_emit (banner_of (line), signals[BUTTON_CLICKED], 0);
}

static void
on_second_clicked (PwBannerLine *line)
{
  g_signal_emit (banner_of (line), signals[SECOND_CLICKED], 0);
}

static void
on_close_clicked (PwBannerLine *line)
{
  pw_banner_set_text (banner_of (line), NULL);
}

static void
pw_banner_line_class_init (PwBannerLineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (PW_TYPE_PAIR_LAYOUT);
  g_type_ensure (PW_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/pipwright/Pipwright/pw-banner.ui");
  gtk_widget_class_bind_template_child (widget_class, PwBannerLine, buttons);
  gtk_widget_class_bind_template_child (widget_class, PwBannerLine, label);
  gtk_widget_class_bind_template_child (widget_class, PwBannerLine, button);
  gtk_widget_class_bind_template_child (widget_class, PwBannerLine, second_button);
  gtk_widget_class_bind_template_child (widget_class, PwBannerLine, close_button);
  gtk_widget_class_bind_template_callback (widget_class, on_button_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_second_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_close_clicked);
}

static void
pw_banner_line_init (PwBannerLine *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
set_button (GtkButton *button, const char *label)
{
  gtk_button_set_label (button, label ? label : "");
  gtk_widget_set_visible (GTK_WIDGET (button), label != NULL);
}

/* What @self shows is as what it was told, where there is anything to see. */
static void
update_line (PwBanner *self)
{
  if (!self->line)
    return;
  if (self->text)
    gtk_label_set_text (self->line->label, self->text);
  set_button (self->line->button, self->button);
  set_button (self->line->second_button, self->second);
  gtk_widget_set_visible (self->line->buttons, self->button || self->second);
  gtk_widget_set_visible (self->line->close_button, self->closable);
}

/* -- The banner ----------------------------------------------------------------------------------- */

static void
set_string (PwBanner *self, char **string, const GValue *value)
{
  g_free (*string);
  *string = g_value_dup_string (value);
  update_line (self);
}

static void
pw_banner_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  PwBanner *self = PW_BANNER (object);

  switch (id)
    {
    case PROP_TEXT: g_value_set_string (value, self->text); break;
    case PROP_BUTTON_LABEL: g_value_set_string (value, self->button); break;
    case PROP_SECOND_LABEL: g_value_set_string (value, self->second); break;
    case PROP_CLOSABLE: g_value_set_boolean (value, self->closable); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
pw_banner_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  PwBanner *self = PW_BANNER (object);

  switch (id)
    {
    case PROP_TEXT: pw_banner_set_text (self, g_value_get_string (value)); break;
    case PROP_BUTTON_LABEL: set_string (self, &self->button, value); break;
    case PROP_SECOND_LABEL: set_string (self, &self->second, value); break;
    case PROP_CLOSABLE:
      self->closable = g_value_get_boolean (value);
      update_line (self);
      break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
pw_banner_finalize (GObject *object)
{
  PwBanner *self = PW_BANNER (object);

  g_free (self->text);
  g_free (self->button);
  g_free (self->second);
  G_OBJECT_CLASS (pw_banner_parent_class)->finalize (object);
}

static void
pw_banner_class_init (PwBannerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

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
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_ALERT);
}

/* A notice that is not shown must not make the window wider: even closed, a revealer is as wide as its child; and nobody
 * must hear of an alert that says nothing. */
static void
update_content (PwBanner *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), self->text || gtk_revealer_get_child_revealed (self->revealer));
}

static void
pw_banner_init (PwBanner *self)
{
  self->revealer = GTK_REVEALER (gtk_revealer_new ());
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->revealer));
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
  if (text && !self->line)
    {
      self->line = g_object_new (PW_TYPE_BANNER_LINE, NULL);
      gtk_revealer_set_child (self->revealer, GTK_WIDGET (self->line));
    }
  update_line (self);
  update_content (self);
  gtk_revealer_set_reveal_child (self->revealer, text != NULL);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TEXT]);
}
