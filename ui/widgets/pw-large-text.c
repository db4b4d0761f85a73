/* pw-large-text.c: how large text is, and what gives way where it is large
 *
 * The one measure by which parts of a window are as large as they are: what the user wants of text, and how large the window is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-large-text.h"

#include <adwaita.h>
#include <math.h>

/** LARGE: from this text scale on what stands beside each other finds no room in a narrow window. */
#define LARGE 1.5

/** GROWN_WIDTH, GROWN_HEIGHT: a window larger than this, in pixels, has all its parts larger, as much as it is. */
#define GROWN_WIDTH 1640
#define GROWN_HEIGHT 900
/** STEP: how finely windows grow; for each step there is a class in the style sheet that is made below. */
#define STEP 0.05
#define MOST 6.0

/** Grown: what a window keeps. */
typedef struct
{
  double scale;                 /* how much larger all of it is */
  char style[24];               /* the class that makes its type so */
} Grown;

static GQuark
grown_quark (void)
{
  return g_quark_from_static_string ("pw-grown");
}

/**
 * pw_window_scale:
 * @widget: any widget
 *
 * Returns: how much larger @widget's window is than one in which nothing grows, and so pictures of a fixed size: 1 and more
 */
double
pw_window_scale (GtkWidget *widget)
{
  for (; widget; widget = gtk_widget_get_parent (widget))
    {
      const Grown *grown = g_object_get_qdata (G_OBJECT (widget), grown_quark ());

      if (grown)
        return grown->scale;
    }
  return 1;
}

/* How much larger than usual the user wants text: 1 and more. */
static double
wanted_scale (GtkWidget *widget)
{
  int dpi = 0;

  g_object_get (gtk_widget_get_settings (widget), "gtk-xft-dpi", &dpi, NULL);
  return dpi > 0 ? MAX (1.0, dpi / (96.0 * 1024)) : 1.0;
}

/**
 * pw_text_scale:
 * @widget: any widget
 *
 * Who wants larger text has it larger on a large screen too, by half as much: there all of it is larger already.
 *
 * Returns: how much larger than usual text is there, and what is measured by it: 1 and more
 */
double
pw_text_scale (GtkWidget *widget)
{
  double wanted = wanted_scale (widget);

  return MAX (wanted, pw_window_scale (widget) * sqrt (wanted));
}

/**
 * pw_large_text_is_on:
 * @widget: any widget
 *
 * Returns: whether text is so large for its window that what stands beside each other should stand below each other where it is narrow
 */
gboolean
pw_large_text_is_on (GtkWidget *widget)
{
  return pw_text_scale (widget) / pw_window_scale (widget) >= LARGE;
}

/* -- Windows that grow -------------------------------------------------------------------------- */

/* PwTextSizes: tells when text is of another size anywhere. */
#define PW_TYPE_TEXT_SIZES (pw_text_sizes_get_type ())
G_DECLARE_FINAL_TYPE (PwTextSizes, pw_text_sizes, PW, TEXT_SIZES, GObject)

struct _PwTextSizes
{
  GObject parent_instance;
};

G_DEFINE_FINAL_TYPE (PwTextSizes, pw_text_sizes, G_TYPE_OBJECT)

static guint sizes_changed;

static void
pw_text_sizes_class_init (PwTextSizesClass *klass)
{
  sizes_changed = g_signal_new ("changed", PW_TYPE_TEXT_SIZES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
pw_text_sizes_init (PwTextSizes *self)
{
}

static void
tell (PwTextSizes *sizes)
{
  g_signal_emit (sizes, sizes_changed, 0);
}

static PwTextSizes *
get_sizes (GtkWidget *widget)
{
  static PwTextSizes *sizes;

  if (!sizes)
    {
      sizes = g_object_new (PW_TYPE_TEXT_SIZES, NULL);
      g_signal_connect_object (gtk_widget_get_settings (widget), "notify::gtk-xft-dpi", G_CALLBACK (tell), sizes,
                               G_CONNECT_SWAPPED);
    }
  return sizes;
}

/**
 * pw_text_scale_watch:
 * @widget: who wants to know
 * @func: called with @widget, and nothing else, whenever pw_text_scale() may say something else
 *
 * For what is measured by text and does not follow by itself.
 */
void
pw_text_scale_watch (GtkWidget *widget, GCallback func)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_signal_connect_object (get_sizes (widget), "changed", func, widget, G_CONNECT_SWAPPED);
}

static int
steps_of (double grown)
{
  return (int) round ((grown - 1) / STEP);
}

/* Sizes of type are shares of their parent's: one rule for the window is enough. */
static void
add_style (GtkWidget *window)
{
  static gboolean done;
  g_autoptr (GtkCssProvider) provider = NULL;
  g_autoptr (GString) css = NULL;

  if (done)
    return;
  done = TRUE;
  css = g_string_new (NULL);
  for (int step = 1; step <= steps_of (MOST); step++)
    g_string_append_printf (css, "window.grown-%d { font-size: %d%%; -gtk-icon-size: %dpx; }\n", step,
                            (int) round (100 * (1 + step * STEP)), (int) round (16 * (1 + step * STEP)));
  provider = gtk_css_provider_new ();
#if GTK_CHECK_VERSION(4, 12, 0)
  gtk_css_provider_load_from_string (provider, css->str);
#else
  gtk_css_provider_load_from_data (provider, css->str, -1);
#endif
  gtk_style_context_add_provider_for_display (gtk_widget_get_display (window), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

static Grown *
hold_grown (GtkWidget *widget)
{
  Grown *grown = g_object_get_qdata (G_OBJECT (widget), grown_quark ());

  if (!grown)
    {
      grown = g_new0 (Grown, 1);
      grown->scale = 1;
      g_object_set_qdata_full (G_OBJECT (widget), grown_quark (), grown, g_free);
    }
  return grown;
}

/**
 * pw_text_grow_never:
 * @widget: what finds its sizes by itself
 *
 * Nothing in @widget grows with its window.
 */
void
pw_text_grow_never (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  hold_grown (widget);
}

static void
set_scale (GtkWidget *window, double scale)
{
  Grown *grown = hold_grown (window);
  char style[24];

  grown->scale = scale;
  g_snprintf (style, sizeof style, "grown-%d", steps_of (pw_text_scale (window) / wanted_scale (window)));
  if (g_str_equal (style, grown->style))
    return;
  add_style (window);
  if (*grown->style)
    gtk_widget_remove_css_class (window, grown->style);
  g_strlcpy (grown->style, style, sizeof grown->style);
  gtk_widget_add_css_class (window, style);
  if (grown->scale > 1)
    gtk_widget_add_css_class (window, "grown");
  else
    gtk_widget_remove_css_class (window, "grown");
  tell (get_sizes (window));
}

/**
 * pw_text_grow_like:
 * @window: a window that belongs to another, such as a dialog
 * @like: that other one
 *
 * Lets everything in @window be as large as in @like, however large @window is.
 */
void
pw_text_grow_like (GtkWindow *window, GtkWindow *like)
{
  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (GTK_IS_WINDOW (like));
  if (pw_window_scale (GTK_WIDGET (like)) > 1)
    set_scale (GTK_WIDGET (window), pw_window_scale (GTK_WIDGET (like)));
}

/**
 * pw_text_grow:
 * @window: a window
 * @width: how wide it is, in pixels
 * @height: how high
 *
 * Lets everything in a large window be larger: one of 3840 by 2160 shows what one of 1920 by 1080 does, twice as large. Not to be
 * called while sizes are given out.
 */
void
pw_text_grow (GtkWindow *window, int width, int height)
{
  double larger = MIN ((double) width / GROWN_WIDTH, (double) height / GROWN_HEIGHT);

  g_return_if_fail (GTK_IS_WINDOW (window));
  set_scale (GTK_WIDGET (window), 1 + STEP * steps_of (CLAMP (larger, 1, MOST)));
}

/* Widths: of a clamp, where nothing grows. */
typedef struct
{
  int most, tight;
} Widths;

static void
widen (GtkWidget *widget)
{
  if (ADW_IS_CLAMP (widget))
    {
      AdwClamp *clamp = ADW_CLAMP (widget);
      GQuark quark = g_quark_from_static_string ("pw-widths");
      Widths *widths = g_object_get_qdata (G_OBJECT (widget), quark);
      double scale = pw_window_scale (widget);

      if (!widths)
        {
          widths = g_new (Widths, 1);
          *widths = (Widths){ adw_clamp_get_maximum_size (clamp), adw_clamp_get_tightening_threshold (clamp) };
          g_object_set_qdata_full (G_OBJECT (widget), quark, widths, g_free);
        }
      adw_clamp_set_maximum_size (clamp, (int) (widths->most * scale));
      adw_clamp_set_tightening_threshold (clamp, (int) (widths->tight * scale));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    widen (child);
}

/**
 * pw_text_widen:
 * @root: what may have clamps in it by now
 *
 * Lets them be as much wider as their window is larger, so that a line holds as many words in any: now, and whenever that changes.
 */
void
pw_text_widen (GtkWidget *root)
{
  g_return_if_fail (GTK_IS_WIDGET (root));
  widen (root);
  pw_text_scale_watch (root, G_CALLBACK (widen));
}

static void
turn (GtkBox *box)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (box),
                                  pw_large_text_is_on (GTK_WIDGET (box)) ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}

/**
 * pw_large_text_stack:
 * @box: a horizontal box
 *
 * Lets its children stand below each other while text is large.
 */
void
pw_large_text_stack (GtkBox *box)
{
  g_return_if_fail (GTK_IS_BOX (box));

  turn (box);
  pw_text_scale_watch (GTK_WIDGET (box), G_CALLBACK (turn));
}

static void
fold (GtkLabel *label)
{
  gtk_label_set_wrap (label, pw_large_text_is_on (GTK_WIDGET (label)));
  /* One line is what it likes best. */
  gtk_label_set_natural_wrap_mode (label, GTK_NATURAL_WRAP_NONE);
}

/**
 * pw_large_text_wrap:
 * @buttons: a button, or what has buttons in it, such as a stack switcher
 *
 * Lets what is written on them take several lines where text is large and there is no room for one.
 */
void
pw_large_text_wrap (GtkWidget *buttons)
{
  if (GTK_IS_LABEL (buttons))
    {
      fold (GTK_LABEL (buttons));
      gtk_label_set_justify (GTK_LABEL (buttons), GTK_JUSTIFY_CENTER);
      pw_text_scale_watch (buttons, G_CALLBACK (fold));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (buttons); child; child = gtk_widget_get_next_sibling (child))
    pw_large_text_wrap (child);
}

/**
 * pw_large_text_tell:
 * @buttons: what has labels in it that are cut where there is no room, such as a view switcher
 *
 * Lets their tooltips say what is cut.
 */
void
pw_large_text_tell (GtkWidget *buttons)
{
  if (GTK_IS_LABEL (buttons))
    g_object_bind_property (buttons, "label", buttons, "tooltip-text", G_BINDING_SYNC_CREATE);
  for (GtkWidget *child = gtk_widget_get_first_child (buttons); child; child = gtk_widget_get_next_sibling (child))
    pw_large_text_tell (child);
}
