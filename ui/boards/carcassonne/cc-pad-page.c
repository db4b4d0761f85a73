/* cc-pad-page.c: what is written on the score pad: a form for each kind of row
 *
 * Rows name their players; goods and points are those of one player, whose name stands above them: of another one when that
 * player's card is pressed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cc-pad-page.h"

#include "boards/plain/pw-move-form.h"
#include "games/carcassonne/carcassonne.h"
#include "pw-marker-image.h"

struct _CcPadPage
{
  AdwBin parent_instance;

  PwSession *session;
  PwEntry *entry;
  GtkWidget *box;
  GtkWidget *marker, *name;     /* NULL: no form is a player's */
  PwKindSet shown;              /* kinds that have a form now */
  guint seat;
};

G_DEFINE_FINAL_TYPE (CcPadPage, cc_pad_page, ADW_TYPE_BIN)

/* Forms speak the entry's language, so that refusals and undo are the entry's. */
static void
on_line (CcPadPage *self, const char *line)
{
  pw_entry_set_text (self->entry, line);
  pw_entry_activate (self->entry);
}

/** Part: of the page, from its top. */
typedef enum
{
  PART_ROWS,
  PART_OF_ONE,                  /* what belongs to one player */
  PART_END,                     /* nobody presses that in passing */
  PARTS,
} Part;

static Part
part_of (guint kind)
{
  return kind == CC_KIND_TAKES || kind == CC_KIND_POINTS ? PART_OF_ONE : kind == CC_KIND_FINISH ? PART_END : PART_ROWS;
}

static void
write_seat (CcPadPage *self)
{
  const PwSetup *setup = pw_session_get_setup (self->session);
  guint seat = MIN (self->seat, setup->n_players - 1u);

  for (GtkWidget *child = gtk_widget_get_first_child (self->box); child; child = gtk_widget_get_next_sibling (child))
    if (g_object_get_data (G_OBJECT (child), "of-one"))
      pw_move_form_set_seat (PW_MOVE_FORM (child), (int) seat);
  if (!self->name)
    return;
  pw_marker_image_set (PW_MARKER_IMAGE (self->marker), setup->markers[seat], setup->names[seat]);
  gtk_label_set_text (GTK_LABEL (self->name), pw_setup_name (setup, seat));
}

static void
add_head (CcPadPage *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->marker = pw_marker_image_new (9);
  self->name = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->name), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->name, "title-4");
  gtk_box_append (GTK_BOX (head), self->marker);
  gtk_box_append (GTK_BOX (head), self->name);
  gtk_box_append (GTK_BOX (self->box), head);
}

static void
add_form (CcPadPage *self, guint kind)
{
  static const PwMoves none = PW_MOVES_INIT;
  GtkWidget *form = pw_move_form_new (self->session, kind);

  /* Any number may be written: nothing is listed. */
  pw_move_form_set_legal (PW_MOVE_FORM (form), &none);
  if (part_of (kind) == PART_OF_ONE)
    g_object_set_data (G_OBJECT (form), "of-one", form);
  g_signal_connect_object (form, "line", G_CALLBACK (on_line), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->box), form);
}

static void
build (CcPadPage *self, PwKindSet kinds)
{
  const PwGame *game = pw_session_get_game (self->session);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->box)))
    gtk_box_remove (GTK_BOX (self->box), child);
  self->marker = self->name = NULL;
  for (Part part = 0; part < PARTS; part++)
    for (guint kind = 0; kind < game->n_kinds; kind++)
      {
        /* The level has its menu; what lies on the table is said elsewhere. */
        if (!pw_kind_set_has (kinds, kind) || kind == CC_KIND_LEVEL || game->kinds[kind].statement || part_of (kind) != part)
          continue;
        if (part == PART_OF_ONE && !self->name)
          add_head (self);
        add_form (self, kind);
      }
  self->shown = kinds;
  write_seat (self);
}

static void
update (CcPadPage *self)
{
  const PwGame *game = pw_session_get_game (self->session);
  PwKindSet kinds = game->play.playable (pw_session_get_state (self->session));

  if (!pw_kind_set_equal (kinds, self->shown))
    build (self, kinds);
}

static void
cc_pad_page_dispose (GObject *object)
{
  CcPadPage *self = CC_PAD_PAGE (object);

  if (self->session)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  g_clear_object (&self->entry);
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
  GtkWidget *window = gtk_scrolled_window_new (), *clamp = adw_clamp_new ();

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  gtk_widget_add_css_class (self->box, "plain-board");
  adw_clamp_set_child (ADW_CLAMP (clamp), self->box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (window), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), clamp);
  adw_bin_set_child (ADW_BIN (self), window);
}

/**
 * cc_pad_page_new:
 * @entry: where rows go
 *
 * Returns: (transfer floating): a form for each kind of row that may be written now
 */
GtkWidget *
cc_pad_page_new (PwEntry *entry)
{
  CcPadPage *self = g_object_new (CC_TYPE_PAD_PAGE, NULL);

  self->entry = g_object_ref (entry);
  self->session = g_object_ref (pw_entry_get_session (entry));
  g_signal_connect_swapped (self->session, "changed", G_CALLBACK (update), self);
  update (self);
  return GTK_WIDGET (self);
}

/**
 * cc_pad_page_set_seat:
 * @self: a page
 * @seat: whose goods and points are written
 */
void
cc_pad_page_set_seat (CcPadPage *self, guint seat)
{
  g_return_if_fail (CC_IS_PAD_PAGE (self));
  if (self->seat == seat)
    return;
  self->seat = seat;
  write_seat (self);
}
