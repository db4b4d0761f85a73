/* pw-gallery.c: the values of a seat option as pictures to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-gallery.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "pw-board.h"
#include "pw-cut-tooltip.h"
#include "pw-marker-image.h"
#include "pw-setup-words.h"

#define PICTURE_WIDTH 92
/** NAME_LINES: of what people have called something; all of a longer name is in the tooltip. */
#define NAME_LINES 4
/* How long the digits of one number may take, in milliseconds. */
#define DIGITS_TIME 900

struct _PwGallery
{
  AdwBin parent_instance;

  GtkFlowBox *pictures;

  const PwOption *option;
  guint index;                  /* of the option among the seat's */
  GArray *offered;              /* where the words of the pictures stand */
  gboolean updating;
  GString *digits;              /* a number being typed */
  guint digits_source;
};

G_DEFINE_FINAL_TYPE (PwGallery, pw_gallery, ADW_TYPE_BIN)

enum
{
  CHOSEN,
  ENTERED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static int
value_at (PwGallery *self, guint i)
{
  return g_array_index (self->offered, int, i);
}

static void
on_selected (PwGallery *self)
{
  g_autoptr (GList) selected = NULL;

  if (self->updating)
    return;
  selected = gtk_flow_box_get_selected_children (self->pictures);
  if (selected)
    g_signal_emit (self, signals[CHOSEN], 0, value_at (self, (guint) gtk_flow_box_child_get_index (selected->data)));
}

static gboolean
forget_digits (gpointer data)
{
  PwGallery *self = data;

  self->digits_source = 0;
  g_string_truncate (self->digits, 0);
  return G_SOURCE_REMOVE;
}

/* Numbers jump: "1" goes to 1, "0" soon after to 10. Enter goes on. */
static gboolean
on_key_pressed (PwGallery *self, guint keyval, guint keycode, GdkModifierType state)
{
  gunichar digit = gdk_keyval_to_unicode (keyval);

  if (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter)
    {
      /* What is typed now is another number. */
      g_clear_handle_id (&self->digits_source, g_source_remove);
      g_string_truncate (self->digits, 0);
      g_signal_emit (self, signals[ENTERED], 0);
      return GDK_EVENT_STOP;
    }
  if (digit < '0' || digit > '9' || state & (GDK_CONTROL_MASK | GDK_ALT_MASK) || !self->option)
    return GDK_EVENT_PROPAGATE;
  g_string_append_c (self->digits, (char) digit);
  g_clear_handle_id (&self->digits_source, g_source_remove);
  self->digits_source = g_timeout_add (DIGITS_TIME, forget_digits, self);
  for (guint i = 0; i < self->offered->len; i++)
    {
      const PwWord *word = pw_vocabulary_get (self->option->words, value_at (self, i));

      if (word && g_str_equal (word->word, self->digits->str))
        {
          GtkFlowBoxChild *child = gtk_flow_box_get_child_at_index (self->pictures, (int) i);

          gtk_flow_box_select_child (self->pictures, child);
          gtk_widget_grab_focus (GTK_WIDGET (child));
        }
    }
  return GDK_EVENT_STOP;
}

static GtkWidget *
create_picture (PwGallery *self, const PwBoardClass *board, int value)
{
  GtkWidget *child = gtk_flow_box_child_new ();
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *markers = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *picture = board->option_picture (self->index, value, PICTURE_WIDTH);
  g_autofree char *text = pw_setup_words_value (self->option, value, FALSE);
  g_autofree char *note = board->option_note (self->index, value);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_can_target (picture, FALSE);
  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (GTK_BOX (box), picture);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_lines (GTK_LABEL (label), NAME_LINES);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 12);
  pw_cut_tooltip (GTK_LABEL (label));
  gtk_box_append (GTK_BOX (box), label);
  if (note)
    {
      GtkWidget *mark = gtk_label_new (note);

      gtk_widget_set_can_target (mark, FALSE);
      /* A word fits on a corner of the picture, a sentence does not. */
      if (strchr (note, ' '))
        {
          gtk_label_set_wrap (GTK_LABEL (mark), TRUE);
          gtk_label_set_justify (GTK_LABEL (mark), GTK_JUSTIFY_CENTER);
          gtk_label_set_max_width_chars (GTK_LABEL (mark), 12);
          gtk_widget_add_css_class (mark, "caption");
          gtk_box_append (GTK_BOX (box), mark);
        }
      else
        {
          gtk_widget_add_css_class (mark, "own-mark");
          gtk_widget_set_halign (mark, GTK_ALIGN_START);
          gtk_widget_set_valign (mark, GTK_ALIGN_START);
          gtk_overlay_add_overlay (GTK_OVERLAY (overlay), mark);
        }
      g_object_set_data_full (G_OBJECT (child), "note", g_strdup (note), g_free);
    }
  gtk_overlay_set_child (GTK_OVERLAY (overlay), box);
  gtk_widget_set_halign (markers, GTK_ALIGN_END);
  gtk_widget_set_valign (markers, GTK_ALIGN_START);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), markers);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), overlay);
  gtk_widget_add_css_class (child, "picture-choice");
  g_object_set_data (G_OBJECT (child), "markers", markers);
  return child;
}

/* One stop for Tab, at the picture that is chosen; arrow keys move inside. */
static gboolean
pw_gallery_focus (GtkWidget *widget, GtkDirectionType direction)
{
  PwGallery *self = PW_GALLERY (widget);
  gboolean tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;
  g_autoptr (GList) selected = NULL;

  if (gtk_widget_get_focus_child (widget))
    return tab ? FALSE : GTK_WIDGET_CLASS (pw_gallery_parent_class)->focus (widget, direction);
  selected = gtk_flow_box_get_selected_children (self->pictures);
  return selected && gtk_widget_grab_focus (selected->data);
}

static void
pw_gallery_finalize (GObject *object)
{
  PwGallery *self = PW_GALLERY (object);

  g_clear_handle_id (&self->digits_source, g_source_remove);
  g_string_free (self->digits, TRUE);
  g_clear_pointer (&self->offered, g_array_unref);
  G_OBJECT_CLASS (pw_gallery_parent_class)->finalize (object);
}

static void
pw_gallery_class_init (PwGalleryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pw_gallery_finalize;
  GTK_WIDGET_CLASS (klass)->focus = pw_gallery_focus;
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                  G_TYPE_INT);
  signals[ENTERED] = g_signal_new ("entered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
pw_gallery_init (PwGallery *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->digits = g_string_new (NULL);
  self->pictures = GTK_FLOW_BOX (gtk_flow_box_new ());
  g_object_set (self->pictures, "selection-mode", GTK_SELECTION_BROWSE, "homogeneous", TRUE, "row-spacing", 8, "column-spacing",
                8, "min-children-per-line", 2, "max-children-per-line", 5, NULL);
  gtk_widget_set_valign (GTK_WIDGET (self->pictures), GTK_ALIGN_START);
  g_signal_connect_swapped (self->pictures, "selected-children-changed", G_CALLBACK (on_selected), self);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->pictures));

  /* Before the picture itself, which Enter would only choose again. */
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/**
 * pw_gallery_new:
 *
 * Returns: (transfer none): a gallery, empty until pw_gallery_set_option()
 */
GtkWidget *
pw_gallery_new (void)
{
  return g_object_new (PW_TYPE_GALLERY, NULL);
}

/**
 * pw_gallery_set_option:
 * @game: a game
 * @setup: the set-up that says what is offered
 * @option: which of its seat options
 *
 * Shows the values of that option.
 *
 * Returns: %FALSE when it has no pictures; the gallery is empty then
 */
gboolean
pw_gallery_set_option (PwGallery *self, const PwGame *game, const PwSetup *setup, guint option)
{
  const PwBoardClass *board = pw_board_class_for (game->id);
  GtkFlowBoxChild *child;
  GtkWidget *probe;

  g_return_val_if_fail (PW_IS_GALLERY (self), FALSE);

  self->updating = TRUE;
  while ((child = gtk_flow_box_get_child_at_index (self->pictures, 0)))
    gtk_flow_box_remove (self->pictures, GTK_WIDGET (child));
  self->updating = FALSE;
  self->option = NULL;

  if (option >= game->terms.n_seat_options)
    return FALSE;
  probe = board->option_picture (option, game->terms.seat_options[option].def, PICTURE_WIDTH);
  if (!probe)
    return FALSE;
  g_object_unref (g_object_ref_sink (probe));

  self->option = &game->terms.seat_options[option];
  self->index = option;
  self->updating = TRUE;
  g_clear_pointer (&self->offered, g_array_unref);
  self->offered = pw_setup_words_offered (game, setup, option);
  for (guint i = 0; i < self->offered->len; i++)
    gtk_flow_box_append (self->pictures, create_picture (self, board, value_at (self, i)));
  self->updating = FALSE;
  return TRUE;
}

/**
 * pw_gallery_update:
 * @setup: the set-up
 * @seat: whose choice is marked
 *
 * Shows who has chosen what. Nothing is emitted.
 */
void
pw_gallery_update (PwGallery *self, const PwSetup *setup, guint seat)
{
  g_return_if_fail (PW_IS_GALLERY (self));

  if (!self->option)
    return;
  self->updating = TRUE;
  for (guint i = 0; i < self->offered->len; i++)
    {
      GtkFlowBoxChild *child = gtk_flow_box_get_child_at_index (self->pictures, (int) i);
      GtkWidget *markers = g_object_get_data (G_OBJECT (child), "markers");
      g_autoptr (GString) name = g_string_new (NULL);
      g_autofree char *value = pw_setup_words_value (self->option, value_at (self, i), TRUE);
      GtkWidget *marker;

      g_string_append (name, value);
      if (g_object_get_data (G_OBJECT (child), "note"))
        g_string_append_printf (name, ", %s", (const char *) g_object_get_data (G_OBJECT (child), "note"));
      while ((marker = gtk_widget_get_first_child (markers)))
        gtk_box_remove (GTK_BOX (markers), marker);
      for (guint j = 0; j < setup->n_players; j++)
        if (setup->seat_options[j][self->index] == value_at (self, i))
          {
            marker = pw_marker_image_new (9);
            pw_marker_image_set (PW_MARKER_IMAGE (marker), setup->markers[j], setup->names[j]);
            gtk_box_append (GTK_BOX (markers), marker);
            g_string_append_printf (name, ", %s", pw_setup_name (setup, j));
          }
      gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, name->str, -1);
      gtk_widget_set_tooltip_text (GTK_WIDGET (child), name->str);
      if (setup->seat_options[seat][self->index] == value_at (self, i))
        gtk_flow_box_select_child (self->pictures, child);
    }
  self->updating = FALSE;
}

/**
 * pw_gallery_focus_chosen:
 *
 * Gives the keyboard to the picture that is chosen.
 */
void
pw_gallery_focus_chosen (PwGallery *self)
{
  g_autoptr (GList) chosen = NULL;

  g_return_if_fail (PW_IS_GALLERY (self));
  chosen = gtk_flow_box_get_selected_children (self->pictures);
  if (chosen)
    gtk_widget_grab_focus (chosen->data);
  else
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}
