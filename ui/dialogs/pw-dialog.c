/* pw-dialog.c: what all dialogs of the program share: a heading, a body, buttons, and how it closes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-dialog.h"

#include <glib/gi18n-lib.h>

#include "pw-large-text.h"
#include "pw-make.h"
#include "pw-settings.h"

/** MIN_WIDTH, MIN_HEIGHT: pixels below which no dialog goes, however small its window is. */
#define MIN_WIDTH 320
#define MIN_HEIGHT 400

typedef struct
{
  AdwBin *body;
  AdwBin *bar;
  GtkRevealer *ask;
  GtkWidget *keep_button;
  GtkWidget *before_ask;        /* (nullable): what had the focus before it asked; weak */
  GtkWidget *before;            /* (nullable): what had the focus in the window below; weak */
  gboolean done;                /* closes without a question */
} PwDialogPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (PwDialog, pw_dialog, ADW_TYPE_WINDOW)

enum
{
  PROP_BODY = 1,
  PROP_BAR,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static PwDialogPrivate *
get (gpointer self)
{
  return pw_dialog_get_instance_private (PW_DIALOG (self));
}

static gboolean
is_touched (PwDialog *self)
{
  PwDialogClass *klass = PW_DIALOG_GET_CLASS (self);
  GSettings *settings = pw_settings_get ();

  if (settings && !g_settings_get_boolean (settings, "ask-discard"))
    return FALSE;
  return !get (self)->done && klass->is_touched && klass->is_touched (self);
}

/* -- The focus in the window below ------------------------------------------------------------ */

static void
on_parent_set (PwDialog *self)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));

  if (!parent)
    return;
  g_set_weak_pointer (&get (self)->before, gtk_window_get_focus (parent));
  pw_text_grow_like (GTK_WINDOW (self), parent);
}

/* What had it may have gone with what the dialog changed, as lines of a log do. */
static void
restore_focus (PwDialog *self)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  GtkWidget *focus = parent ? gtk_window_get_focus (parent) : NULL, *before = get (self)->before;

  if (!parent || (focus && gtk_widget_get_mapped (focus)))
    return;
  if (!before || gtk_widget_get_root (before) != GTK_ROOT (parent) || !gtk_widget_grab_focus (before))
    gtk_widget_child_focus (GTK_WIDGET (parent), GTK_DIR_TAB_FORWARD);
}

/* -- Closing ------------------------------------------------------------------------------------- */

static void
ask (PwDialog *self)
{
  PwDialogPrivate *priv = get (self);

  if (!gtk_revealer_get_reveal_child (priv->ask))
    g_set_weak_pointer (&priv->before_ask, gtk_window_get_focus (GTK_WINDOW (self)));
  gtk_widget_set_visible (GTK_WIDGET (priv->ask), TRUE);
  gtk_revealer_set_reveal_child (priv->ask, TRUE);
  gtk_widget_grab_focus (priv->keep_button);
}

static void
keep_on (PwDialog *self)
{
  PwDialogPrivate *priv = get (self);

  gtk_revealer_set_reveal_child (priv->ask, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (priv->ask), FALSE);
  if (!priv->before_ask || !gtk_widget_grab_focus (priv->before_ask))
    gtk_widget_child_focus (GTK_WIDGET (priv->body), GTK_DIR_TAB_FORWARD);
}

/* Whoever goes on in the dialog has answered. */
static void
on_focus_moved (PwDialog *self)
{
  PwDialogPrivate *priv = get (self);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (focus && gtk_revealer_get_reveal_child (priv->ask) && gtk_widget_is_ancestor (focus, GTK_WIDGET (priv->body)))
    {
      gtk_revealer_set_reveal_child (priv->ask, FALSE);
      gtk_widget_set_visible (GTK_WIDGET (priv->ask), FALSE);
    }
}

/* Escape never throws anything away. */
static void
escape (GtkWidget *widget, const char *action, GVariant *parameter)
{
  if (gtk_revealer_get_reveal_child (get (widget)->ask))
    keep_on (PW_DIALOG (widget));
  else
    gtk_window_close (GTK_WINDOW (widget));
}

static gboolean
pw_dialog_close_request (GtkWindow *window)
{
  PwDialog *self = PW_DIALOG (window);

  if (is_touched (self))
    {
      ask (self);
      return GDK_EVENT_STOP;
    }
  restore_focus (self);
  return GTK_WINDOW_CLASS (pw_dialog_parent_class)->close_request (window);
}

/* -- Object -------------------------------------------------------------------------------------- */

static void
pw_dialog_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_BODY: pw_dialog_set_body (PW_DIALOG (object), g_value_get_object (value)); break;
    case PROP_BAR: pw_dialog_set_bar (PW_DIALOG (object), g_value_get_object (value)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
pw_dialog_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_BODY: g_value_set_object (value, adw_bin_get_child (get (object)->body)); break;
    case PROP_BAR: g_value_set_object (value, adw_bin_get_child (get (object)->bar)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
pw_dialog_dispose (GObject *object)
{
  g_clear_weak_pointer (&get (object)->before);
  g_clear_weak_pointer (&get (object)->before_ask);
  G_OBJECT_CLASS (pw_dialog_parent_class)->dispose (object);
}

static void
pw_dialog_class_init (PwDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pw_dialog_dispose;
  G_OBJECT_CLASS (klass)->set_property = pw_dialog_set_property;
  G_OBJECT_CLASS (klass)->get_property = pw_dialog_get_property;
  GTK_WINDOW_CLASS (klass)->close_request = pw_dialog_close_request;
  properties[PROP_BODY] = g_param_spec_object ("body", NULL, NULL, GTK_TYPE_WIDGET, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_BAR] = g_param_spec_object ("bar", NULL, NULL, GTK_TYPE_WIDGET, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
  gtk_widget_class_install_action (widget_class, "dialog.escape", NULL, escape);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "dialog.escape", NULL);
}

static GtkWidget *
add_button (PwDialog *self, GtkWidget *line, const char *label, GCallback callback)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "raised");
  g_signal_connect_swapped (button, "clicked", callback, self);
  gtk_box_append (GTK_BOX (line), button);
  return button;
}

static GtkWidget *
make_question (PwDialog *self)
{
  GtkWidget *line = g_object_new (GTK_TYPE_BOX, "spacing", 8, "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT, NULL);
  GtkWidget *label = pw_words_new (_("Discard what you typed?"), NULL);

  gtk_widget_add_css_class (line, "banner-line");
  gtk_widget_set_hexpand (label, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_PROPERTY_LABEL, gtk_label_get_text (GTK_LABEL (label)),
                                  -1);
  gtk_box_append (GTK_BOX (line), label);
  get (self)->keep_button = add_button (self, line, _("_Keep editing"), G_CALLBACK (keep_on));
  add_button (self, line, _("_Discard"), G_CALLBACK (pw_dialog_discard));
  return line;
}

static void
pw_dialog_init (PwDialog *self)
{
  PwDialogPrivate *priv = get (self);
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *header = adw_header_bar_new ();

  priv->body = ADW_BIN (adw_bin_new ());
  priv->bar = ADW_BIN (adw_bin_new ());
  priv->ask = GTK_REVEALER (gtk_revealer_new ());
  gtk_revealer_set_transition_type (priv->ask, GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP);
  gtk_revealer_set_child (priv->ask, make_question (self));
  /* Merely folded it would still be read out. */
  gtk_widget_set_visible (GTK_WIDGET (priv->ask), FALSE);
  gtk_widget_set_vexpand (GTK_WIDGET (priv->body), TRUE);
  gtk_widget_add_css_class (header, "flat");
  pw_box_add (content, header, GTK_WIDGET (priv->body), GTK_WIDGET (priv->ask), GTK_WIDGET (priv->bar), NULL);
  adw_window_set_content (ADW_WINDOW (self), content);
  /* Not in the class: GTK 4.8 does not inherit it. */
  g_object_set (self, "accessible-role", GTK_ACCESSIBLE_ROLE_DIALOG, NULL);
  gtk_window_set_modal (GTK_WINDOW (self), TRUE);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (self), TRUE);
  g_signal_connect (self, "notify::focus-widget", G_CALLBACK (on_focus_moved), NULL);
  g_signal_connect (self, "notify::transient-for", G_CALLBACK (on_parent_set), NULL);
}

void
pw_dialog_set_body (PwDialog *self, GtkWidget *body)
{
  g_return_if_fail (PW_IS_DIALOG (self));
  adw_bin_set_child (get (self)->body, body);
}

void
pw_dialog_set_bar (PwDialog *self, GtkWidget *bar)
{
  g_return_if_fail (PW_IS_DIALOG (self));
  adw_bin_set_child (get (self)->bar, bar);
}

/**
 * pw_dialog_fit:
 * @width: pixels it would like, where the window below is none in which all grows
 * @height: pixels it would like there, or -1 for what it needs
 *
 * Makes it so large, as much larger as the window below is, or as large as that where that is smaller.
 */
void
pw_dialog_fit (PwDialog *self, int width, int height)
{
  GtkWindow *parent;

  g_return_if_fail (PW_IS_DIALOG (self));
  parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  width = (int) (width * pw_window_scale (GTK_WIDGET (self)));
  if (height > 0)
    height = (int) (height * pw_window_scale (GTK_WIDGET (self)));
  pw_text_widen (GTK_WIDGET (self));
  if (parent && gtk_widget_get_width (GTK_WIDGET (parent)) > 0)
    {
      width = CLAMP (gtk_widget_get_width (GTK_WIDGET (parent)), MIN_WIDTH, width);
      if (height > 0)
        height = CLAMP (gtk_widget_get_height (GTK_WIDGET (parent)), MIN_HEIGHT, height);
    }
  gtk_widget_set_size_request (GTK_WIDGET (self), MIN_WIDTH, -1);
  gtk_window_set_default_size (GTK_WINDOW (self), width, height);
}

void
pw_dialog_finish (PwDialog *self)
{
  g_return_if_fail (PW_IS_DIALOG (self));
  get (self)->done = TRUE;
  gtk_window_close (GTK_WINDOW (self));
}

/**
 * pw_dialog_discard:
 *
 * Closes it although something was typed.
 */
void
pw_dialog_discard (PwDialog *self)
{
  PwDialogClass *klass;

  g_return_if_fail (PW_IS_DIALOG (self));
  klass = PW_DIALOG_GET_CLASS (self);
  if (is_touched (self) && klass->discard)
    klass->discard (self);
  pw_dialog_finish (self);
}

/**
 * pw_dialog_is_asking:
 *
 * Returns: whether it asks if what was typed is to be discarded
 */
gboolean
pw_dialog_is_asking (PwDialog *self)
{
  g_return_val_if_fail (PW_IS_DIALOG (self), FALSE);
  return gtk_revealer_get_reveal_child (get (self)->ask);
}

/**
 * pw_dialog_ask_all:
 * @parent: a window that is to be closed
 *
 * Lets each of its dialogs ask in which something was typed.
 *
 * Returns: whether one of them did: then @parent stays
 */
gboolean
pw_dialog_ask_all (GtkWindow *parent)
{
  GListModel *windows = gtk_window_get_toplevels ();
  gboolean asked = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (PW_IS_DIALOG (window) && gtk_window_get_transient_for (window) == parent && is_touched (PW_DIALOG (window)))
        {
          ask (PW_DIALOG (window));
          gtk_window_present (window);
          asked = TRUE;
        }
    }
  return asked;
}
