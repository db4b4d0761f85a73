/* cb-position-counts.c: a duchy told by numbers alone
 *
 * One line of text, "3 banks, 2 watchtowers, #17, 4 cows", whose meaning stands below while it is
 * typed; and a field for each tile.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-position-counts.h"

#include <glib/gi18n-lib.h>

#include "cb-pieces.h"
#include "cb-position-fields.h"
#include "games/burgundy/position/cb-position-view.h"
#include "pw-doubt-box.h"
#include "pw-css-class.h"
#include "pw-make.h"
#include "pw-sketch.h"
#include "pw-typed.h"

/** PAUSE: milliseconds without a key after which the line is taken. */
#define PAUSE 400

struct _CbPositionCounts
{
  AdwBin parent_instance;

  PwPosition *position;
  guint seat;
  GtkWidget *field;
  GtkLabel *meaning;
  guint8 said[CB_TILE_UNKNOWN]; /* what the line said last */
  guint source;
};

G_DEFINE_FINAL_TYPE (CbPositionCounts, cb_position_counts, ADW_TYPE_BIN)

static const CbState *
state_of (CbPositionCounts *self)
{
  return pw_position_get_state (self->position);
}

static PwMove
like_of (CbPositionCounts *self, CbKind kind, int index, int what)
{
  PwMove like;

  pw_move_init (&like, kind, (int) self->seat);
  if (index >= 0)
    like.args[index] = (gint16) what;
  return like;
}

static void
say_number (CbPositionCounts *self, CbKind kind, int index, int what, int number)
{
  PwMove about = like_of (self, kind, index, what);

  pw_position_say_value (self->position, &about, 0, number);
}

/* Whether it lies on a hex: then it is not counted again. */
static gboolean
is_placed (CbPositionCounts *self, int tile)
{
  const CbPlayer *player = &state_of (self)->players[self->seat];

  for (guint hex = 0; hex < CB_MAX_HEXES; hex++)
    if (player->tile[hex] == tile)
      return TRUE;
  return FALSE;
}

/**
 * cb_position_counts_take:
 *
 * Says what the line says, as far as it differs from what it said before: all of it, or nothing as long as part of it is not
 * understood.
 */
void
cb_position_counts_take (CbPositionCounts *self)
{
  CbCounts counts;

  g_clear_handle_id (&self->source, g_source_remove);
  cb_counts_read (gtk_editable_get_text (GTK_EDITABLE (self->field)), &counts);
  if (counts.unknown)
    {
      cb_counts_clear (&counts);
      return;
    }
  for (int tile = CB_TILE_CASTLE; tile <= CB_TILE_MONASTERY_LAST; tile++)
    {
      int n = counts.tiles[tile];
      gboolean differs = n != self->said[tile];

      self->said[tile] = (guint8) n;
      if (differs && !(tile >= CB_TILE_MONASTERY_0 && is_placed (self, tile)))
        say_number (self, CB_KIND_COUNT, CB_ARG_TILE, tile, n);
    }
  for (int resource = 0; resource < CB_RESOURCES; resource++)
    if (counts.have[resource] >= 0)
      say_number (self, CB_KIND_HAVE, CB_ARG_WHAT, resource, counts.have[resource]);
  if (counts.empty >= 0)
    say_number (self, CB_KIND_EMPTY, -1, 0, counts.empty);
  if (counts.points != PW_ARG_NONE && counts.points != state_of (self)->players[self->seat].track)
    {
      PwMove score = like_of (self, CB_KIND_SCORE, -1, 0);

      pw_position_say_value (self->position, &score, 0, counts.points);
    }
  cb_counts_clear (&counts);
}

static gboolean
on_pause (gpointer data)
{
  CbPositionCounts *self = data;

  self->source = 0;
  cb_position_counts_take (self);
  return G_SOURCE_REMOVE;
}

/* Whatever else it is, the line of the page may know it: "c3 bank, score 87". */
static void
on_enter (CbPositionCounts *self)
{
  g_autofree char *text = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->field)));
  CbCounts counts;
  gboolean understood;

  cb_counts_read (text, &counts);
  understood = counts.unknown == NULL;
  cb_counts_clear (&counts);
  if (!understood)
    gtk_editable_set_text (GTK_EDITABLE (self->field), "");
  cb_position_counts_take (self);
  if (!understood)
    pw_typed_hand_over (GTK_WIDGET (self), text, TRUE);
}

static void
on_typed (CbPositionCounts *self)
{
  CbCounts counts;
  g_autofree char *said = NULL;
  g_autofree char *text = NULL;

  cb_counts_read (gtk_editable_get_text (GTK_EDITABLE (self->field)), &counts);
  said = cb_counts_say (&counts);
  if (counts.unknown)
    text = g_strdup_printf (*said ? _("Understood: %s. Not understood: “%s”") : _("%sNot understood: “%s”"), said,
                            counts.unknown);
  else
    text = *said ? g_strdup_printf (_("Understood: %s."), said)
                 : g_strdup (_("For example: 3 banks, 2 watchtowers, #17, #22, 4 cows (a tile with four), 5 silver, 12 empty"));
  gtk_label_set_text (self->meaning, text);
  pw_css_class_set (GTK_WIDGET (self->meaning), "warn", counts.unknown != NULL);
  cb_counts_clear (&counts);
  g_clear_handle_id (&self->source, g_source_remove);
  self->source = g_timeout_add (PAUSE, on_pause, self);
}

/* -- Fields ---------------------------------------------------------------------------------- */

static GtkWidget *
tile_field (CbPositionCounts *self, int tile, GtkWidget *doubts)
{
  PwMove like = like_of (self, CB_KIND_COUNT, CB_ARG_TILE, tile);
  GtkWidget *spin = cb_position_spin_new (self->position, &like, 0, 42, cb_position_tile_name (tile));
  PwPiece piece;

  cb_piece_tile (&piece, (CbTile) tile, 26);
  pw_piece_set_label (&piece, NULL);
  pw_doubt_box_add_field (PW_DOUBT_BOX (doubts), &like, spin);
  return cb_position_labelled (pw_sketch_new_pieces (&piece, 1, 0), cb_position_tile_name (tile), spin);
}

static void
on_monastery_toggled (CbPositionCounts *self, GtkToggleButton *toggle)
{
  int tile = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (toggle), "tile"));

  if (g_object_get_data (G_OBJECT (toggle), "updating") == NULL)
    say_number (self, CB_KIND_COUNT, CB_ARG_TILE, tile, gtk_toggle_button_get_active (toggle));
}

static void
update_monastery (GtkWidget *toggle)
{
  CbPositionCounts *self = CB_POSITION_COUNTS (gtk_widget_get_ancestor (toggle, CB_TYPE_POSITION_COUNTS));
  int tile = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (toggle), "tile"));
  PwMove like;

  if (!self)
    return;
  like = like_of (self, CB_KIND_COUNT, CB_ARG_TILE, tile);
  g_object_set_data (G_OBJECT (toggle), "updating", toggle);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle),
                                is_placed (self, tile) || cb_position_value (state_of (self), &like) > 0);
  gtk_widget_set_sensitive (toggle, !is_placed (self, tile));
  g_object_set_data (G_OBJECT (toggle), "updating", NULL);
}

static GtkWidget *
monastery_toggle (CbPositionCounts *self, int tile, GtkWidget *doubts)
{
  g_autofree char *number = g_strdup_printf ("%d", tile - CB_TILE_MONASTERY_0);
  GtkWidget *toggle = gtk_toggle_button_new_with_label (number);
  PwMove like = like_of (self, CB_KIND_COUNT, CB_ARG_TILE, tile);

  g_object_set_data (G_OBJECT (toggle), "tile", GINT_TO_POINTER (tile));
  gtk_widget_add_css_class (toggle, "raised");
  gtk_widget_add_css_class (toggle, "monastery-toggle");
  gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL, cb_position_tile_name (tile), -1);
  g_signal_connect_object (toggle, "toggled", G_CALLBACK (on_monastery_toggled), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->position, "changed", G_CALLBACK (update_monastery), toggle, G_CONNECT_SWAPPED);
  g_signal_connect (toggle, "map", G_CALLBACK (update_monastery), NULL);
  pw_doubt_box_add_field (PW_DOUBT_BOX (doubts), &like, toggle);
  return toggle;
}

static void
build (CbPositionCounts *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10), *tiles = cb_position_flow_new ();
  GtkWidget *monasteries = cb_position_flow_new (), *doubts, *empty_doubts, *spin, *label;
  PwMove all = like_of (self, CB_KIND_COUNT, -1, 0), empty = like_of (self, CB_KIND_EMPTY, -1, 0);

  doubts = pw_doubt_box_new (self->position, &all);
  empty_doubts = pw_doubt_box_new (self->position, &empty);
  self->field = gtk_entry_new ();
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->field), _("3 banks, 2 watchtowers, #17, #22, 4 cows"));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->field), _("3 banks, 2 watchtowers, #17, #22, 4 cows"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->field), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Tiles in one line"), -1);
  self->meaning = GTK_LABEL (pw_words_new (NULL, "dense"));
  gtk_label_set_wrap_mode (self->meaning, PANGO_WRAP_WORD_CHAR);
  g_signal_connect_object (self->field, "changed", G_CALLBACK (on_typed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->field, "activate", G_CALLBACK (on_enter), self, G_CONNECT_SWAPPED);
  pw_box_add (box, self->field, GTK_WIDGET (self->meaning), doubts, NULL);

  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (tiles), 3);
  for (int tile = CB_TILE_CASTLE; tile < CB_TILE_MONASTERY_0; tile++)
    if (cb_position_may_lie (state_of (self), tile, cb_tile_type ((CbTile) tile)))
      cb_position_flow_add (tiles, tile_field (self, tile, doubts));
  gtk_box_append (GTK_BOX (box), tiles);
  label = gtk_label_new (_("Monasteries"));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (GTK_BOX (box), label);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (monasteries), 13);
  for (int tile = CB_TILE_MONASTERY_0 + 1; tile <= CB_TILE_MONASTERY_LAST; tile++)
    if (cb_position_may_lie (state_of (self), tile, CB_MONASTERY))
      cb_position_flow_add (monasteries, monastery_toggle (self, tile, doubts));
  gtk_box_append (GTK_BOX (box), monasteries);
  spin = cb_position_spin_new (self->position, &empty, 0,
                               (int) cb_duchy_nth (state_of (self)->players[self->seat].duchy)->n_hexes, _("Empty hexes"));
  pw_doubt_box_add_field (PW_DOUBT_BOX (empty_doubts), &empty, spin);
  pw_box_add (box, cb_position_labelled (NULL, _("Empty hexes, for a tie"), spin), empty_doubts, NULL);
  adw_bin_set_child (ADW_BIN (self), box);
  on_typed (self);
  g_clear_handle_id (&self->source, g_source_remove);
}

/* -- Object ------------------------------------------------------------------------------------- */

static void
cb_position_counts_unmap (GtkWidget *widget)
{
  CbPositionCounts *self = CB_POSITION_COUNTS (widget);

  /* Whatever is typed counts, however the page goes. */
  if (self->source)
    cb_position_counts_take (self);
  GTK_WIDGET_CLASS (cb_position_counts_parent_class)->unmap (widget);
}

static void
cb_position_counts_dispose (GObject *object)
{
  CbPositionCounts *self = CB_POSITION_COUNTS (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_object (&self->position);
  G_OBJECT_CLASS (cb_position_counts_parent_class)->dispose (object);
}

static void
cb_position_counts_class_init (CbPositionCountsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cb_position_counts_dispose;
  GTK_WIDGET_CLASS (klass)->unmap = cb_position_counts_unmap;
}

static void
cb_position_counts_init (CbPositionCounts *self)
{
}

/**
 * cb_position_counts_new:
 * @position: what lies on the table
 * @seat: whose duchy
 *
 * Returns: (transfer floating): line and fields for its tiles
 */
GtkWidget *
cb_position_counts_new (PwPosition *position, guint seat)
{
  CbPositionCounts *self = g_object_new (CB_TYPE_POSITION_COUNTS, NULL);

  self->position = g_object_ref (position);
  self->seat = seat;
  build (self);
  return GTK_WIDGET (self);
}

/* The line of text. */
GtkWidget *
cb_position_counts_get_field (CbPositionCounts *self)
{
  return self->field;
}
