/* cc-pad-page.c: the score pad: a form for a line, and the lines; and the same for what is left standing at the end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cc-pad-page.h"

#include <glib/gi18n-lib.h>

#include "cc-pad-form.h"
#include "cc-pad-list.h"
#include "core/pw-format.h"
#include "core/pw-notation.h"
#include "games/carcassonne/carcassonne.h"
#include "pw-marker-image.h"
#include "pw-pair-layout.h"

/** THRESHOLD: from this width on form and lines stand beside each other; FORM: how wide the form is then, in pixels. */
#define THRESHOLD 640
#define FORM 300

struct _CcPadPage
{
  AdwBin parent_instance;

  PwSession *session;
  PwEntry *entry;               /* where lines are typed */
  PwPosition *position;         /* NULL at the pad */
  guint seat;                   /* who was looked at last */
  gboolean says;                /* the form is heard: what it says stands in it already */
  gboolean follows;             /* the form shows what is typed */
  GtkWidget *form;
  GtkWidget *end;               /* of the pad: leads to the final scoring */
  GtkWidget *totals[CC_MAX_PLAYERS]; /* of the final scoring */
};

G_DEFINE_FINAL_TYPE (CcPadPage, cc_pad_page, ADW_TYPE_BIN)

/* The form speaks the entry's language, so that refusals and undo are the entry's. */
static void
on_say (CcPadPage *self, const PwMove *move)
{
  g_autofree char *line = NULL;

  if (self->position)
    {
      pw_position_say (self->position, move);
      return;
    }
  line = pw_notation_print (pw_session_get_game (self->session), pw_session_get_setup (self->session), move);
  self->says = TRUE;
  pw_entry_set_text (self->entry, line);
  pw_entry_activate (self->entry);
  self->says = self->follows = FALSE;
}

/* Whoever types a line sees in the form what was understood, and on its button what it brings. */
static void
on_typed (CcPadPage *self)
{
  PwMove move;
  gboolean row = *pw_entry_get_text (self->entry) != '\0' && pw_entry_get_move (self->entry, &move) &&
                 cc_pad_form_is_line (&move);

  if (self->says || (!row && !self->follows))
    return;
  self->follows = row;
  cc_pad_form_show (CC_PAD_FORM (self->form), row ? &move : NULL);
}

/* Asked once by the entry: pressed again it is done. */
static void
on_end (CcPadPage *self)
{
  const PwGame *game = pw_session_get_game (self->session);

  if (g_strcmp0 (pw_entry_get_text (self->entry), game->kinds[CC_KIND_FINISH].name) != 0)
    pw_entry_set_text (self->entry, game->kinds[CC_KIND_FINISH].name);
  pw_entry_activate (self->entry);
}

/* -- Totals ----------------------------------------------------------------------------------------- */

static void
update_totals (CcPadPage *self)
{
  const PwSetup *setup = pw_session_get_setup (self->session);

  if (!pw_position_is_end (self->position))
    return;
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      int all = 0, before = pw_session_get_score (self->session, seat, -1);
      g_autoptr (GPtrArray) lines = pw_position_final_lines (self->position, seat, &all);
      g_autofree char *first = pw_number (before), *more = pw_number (all - before), *sum = pw_number (all);
      g_autofree char *text = g_strdup_printf ("%s + %s = %s", first, more, sum);
      /* Translators: a player, points so far, points of the final scoring, their sum. */
      g_autofree char *name = g_strdup_printf (_("%s: %s + %s = %s"), pw_setup_name (setup, seat), first, more, sum);

      gtk_label_set_text (GTK_LABEL (self->totals[seat]), text);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->totals[seat]), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    }
}

static GtkWidget *
make_totals (CcPadPage *self)
{
  const PwSetup *setup = pw_session_get_setup (self->session);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4), *head = gtk_label_new (_("If it is scored now"));

  gtk_label_set_xalign (GTK_LABEL (head), 0);
  gtk_widget_add_css_class (head, "heading");
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "pad-form");
  gtk_box_append (GTK_BOX (box), head);
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *marker = pw_marker_image_new (8);
      GtkWidget *name = gtk_label_new (pw_setup_name (setup, seat));

      pw_marker_image_set (PW_MARKER_IMAGE (marker), setup->markers[seat], setup->names[seat]);
      gtk_label_set_xalign (GTK_LABEL (name), 0);
      gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
      gtk_widget_set_hexpand (name, TRUE);
      self->totals[seat] = gtk_label_new (NULL);
      gtk_widget_add_css_class (self->totals[seat], "numeric");
      gtk_box_append (GTK_BOX (row), marker);
      gtk_box_append (GTK_BOX (row), name);
      gtk_box_append (GTK_BOX (row), self->totals[seat]);
      gtk_box_append (GTK_BOX (box), row);
    }
  g_signal_connect_object (self->position, "changed", G_CALLBACK (update_totals), self, G_CONNECT_SWAPPED);
  update_totals (self);
  return box;
}

/* -- Object -------------------------------------------------------------------------------------------- */

static void
cc_pad_page_dispose (GObject *object)
{
  CcPadPage *self = CC_PAD_PAGE (object);

  if (self->position)
    g_signal_handlers_disconnect_by_data (self->position, self);
  g_clear_object (&self->session);
  g_clear_object (&self->entry);
  g_clear_object (&self->position);
  G_OBJECT_CLASS (cc_pad_page_parent_class)->dispose (object);
}

static void
cc_pad_page_class_init (CcPadPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cc_pad_page_dispose;
}

static void
cc_pad_page_init (CcPadPage *self)
{
}

/* Form and lines, and what stands below them. */
static void
build (CcPadPage *self)
{
  GtkWidget *pair = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *left = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12), *right = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkLayoutManager *layout = pw_pair_layout_new ();

  self->form = cc_pad_form_new (self->session);
  g_signal_connect_object (self->form, "say", G_CALLBACK (on_say), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (left), self->form);
  if (self->position)
    gtk_box_append (GTK_BOX (right), make_totals (self));
  else
    {
      self->end = gtk_button_new_with_label (_("Final scoring"));
      gtk_widget_set_tooltip_text (self->end, _("Write down what is still standing first: with “not complete”"));
      gtk_widget_add_css_class (self->end, "raised");
      g_signal_connect_object (self->end, "clicked", G_CALLBACK (on_end), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (left), self->end);
    }
  g_signal_connect_object (self->entry, "notify::text", G_CALLBACK (on_typed), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (right), cc_pad_list_new (self->session, self->position != NULL));
  g_object_set (layout, "threshold", THRESHOLD, "first-width", FORM, "spacing", 18, NULL);
  gtk_widget_set_layout_manager (pair, layout);
  gtk_widget_add_css_class (pair, "position-editor");
  gtk_box_append (GTK_BOX (pair), left);
  gtk_box_append (GTK_BOX (pair), right);
  adw_bin_set_child (ADW_BIN (self), pair);
}

/**
 * cc_pad_page_new:
 * @entry: where lines go
 *
 * Returns: (transfer floating): the score pad (14.2): a form for a line, and what was written down
 */
GtkWidget *
cc_pad_page_new (PwEntry *entry)
{
  CcPadPage *self = g_object_new (CC_TYPE_PAD_PAGE, NULL);
  GtkWidget *window = gtk_scrolled_window_new (), *content;

  self->entry = g_object_ref (entry);
  self->session = g_object_ref (pw_entry_get_session (entry));
  build (self);
  content = g_object_ref (adw_bin_get_child (ADW_BIN (self)));
  adw_bin_set_child (ADW_BIN (self), NULL);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (window), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), content);
  g_object_unref (content);
  adw_bin_set_child (ADW_BIN (self), window);
  return GTK_WIDGET (self);
}

/**
 * cc_pad_page_new_standing:
 * @position: the end position
 * @entry: where rows are typed
 *
 * Returns: (transfer floating): rows of what is left standing (14.4), and what the final scoring would bring; it scrolls in no
 *   window of its own
 */
GtkWidget *
cc_pad_page_new_standing (PwPosition *position, PwEntry *entry)
{
  CcPadPage *self = g_object_new (CC_TYPE_PAD_PAGE, NULL);

  self->entry = g_object_ref (entry);
  self->position = g_object_ref (position);
  self->session = g_object_ref (pw_position_get_session (position));
  build (self);
  return GTK_WIDGET (self);
}

/**
 * cc_pad_page_set_seat:
 * @self: a page
 * @seat: who is looked at: goods and points are written for that one, until somebody else is chosen
 */
void
cc_pad_page_set_seat (CcPadPage *self, guint seat)
{
  g_return_if_fail (CC_IS_PAD_PAGE (self));
  /* Who was chosen on the form stays until somebody else is looked at. */
  if (seat == self->seat)
    return;
  self->seat = seat;
  cc_pad_form_set_seat (CC_PAD_FORM (self->form), seat);
}
