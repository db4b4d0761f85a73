/* cb-player-card.c: another player at a glance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-player-card.h"

#include <glib/gi18n-lib.h>

#include "cb-duchy-picture.h"
#include "cb-pieces.h"
#include "cb-supplies.h"
#include "core/pw-format.h"
#include "pw-sketch.h"

#define SMALL_DIE 20
#define SMALL_TILE 20
#define SMALL_SHIELD 15
#define SMALL_TOKEN 15
#define SMALL_ICON 14

typedef struct
{
  PwSession *session;
  CbViewer *viewer;
  guint seat;
  GtkWidget *score, *duchy, *dice, *store, *goods, *shields;
  GtkWidget *route, *laid;      /* NULL without trade routes */
} Card;

static void
card_free (gpointer data)
{
  Card *card = data;

  g_object_unref (card->session);
  g_object_unref (card->viewer);
  g_free (card);
}

static void
write_row (GtkWidget    *sketch,
           const CbSpot *spots,
           guint         n,
           double        size,
           double        gap,
           void        (*make) (PwPiece *piece, const CbSpot *spot))
{
  PwPiece pieces[CB_VIEW_STORE];
  guint i;

  n = MIN (n, G_N_ELEMENTS (pieces));
  for (i = 0; i < n; i++)
    {
      make (&pieces[i], &spots[i]);
      pieces[i].size = (float) size;
      /* A card shows what is there, not what may be done. */
      pieces[i].flags &= PW_PIECE_DIM;
      pieces[i].keycap = 0;
    }
  pw_sketch_set_pieces (PW_SKETCH (sketch), pieces, n, gap);
}

static void
make_store (PwPiece      *piece,
            const CbSpot *spot)
{
  char letter[2] = { 0, 0 };

  cb_piece_store (piece, spot);
  if (spot->tile == CB_TILE_NONE)
    return;
  /* A letter is read more easily than a picture of this size. */
  letter[0] = piece->label[0];
  piece->kind = PW_PIECE_UNKNOWN;
  pw_piece_set_icon (piece, NULL);
  pw_piece_set_label (piece, letter);
}

/* What they do is said in the tooltip. */
static void
write_shields (Card *card)
{
  const CbView *view = cb_viewer_get_view (card->viewer);
  g_autoptr (GString) text = g_string_new (NULL);
  PwPiece pieces[CB_VIEW_SHIELD_LAST];

  for (guint i = 0; i < view->n_crests; i++)
    {
      cb_piece_shield (&pieces[i], &view->crests[i]);
      pieces[i].size = SMALL_SHIELD;
      g_string_append_printf (text, "%s%s", i ? "\n" : "", view->crests[i].name);
    }
  pw_sketch_set_pieces (PW_SKETCH (card->shields), pieces, view->n_crests, 2);
  gtk_widget_set_visible (card->shields, view->n_crests > 0);
  gtk_widget_set_tooltip_text (card->shields, text->str);
}

/* How far the trade route is filled; the row itself is on the player's board. */
static void
write_route (Card *card)
{
  const CbView *view = cb_viewer_get_view (card->viewer);
  g_autofree char *text = NULL, *long_text = NULL;

  if (card->route == NULL)
    return;
  /* Translators: spaces filled, and all of them: "4/12" */
  text = g_strdup_printf (_("%u/%u"), view->n_laid, view->n_route);
  long_text = g_strdup_printf (_("trade route: %u of %u spaces filled"), view->n_laid, view->n_route);
  gtk_label_set_text (GTK_LABEL (card->laid), text);
  gtk_widget_set_tooltip_text (card->route, long_text);
}

static void
write_score (Card *card)
{
  g_autofree char *score = pw_number (pw_session_get_score (card->session, card->seat, -1));

  gtk_label_set_text (GTK_LABEL (card->score), score);
}

static void
write_card (Card *card)
{
  const CbView *view = cb_viewer_get_view (card->viewer);
  const CbState *state = pw_session_get_state (card->session);
  guint n = 0;

  cb_duchy_picture_set (card->duchy, &state->players[card->seat]);
  write_row (card->dice, view->dice, 2, SMALL_DIE, 4, cb_piece_die);
  /* What the partner has alone is on the partner's card. */
  write_row (card->store, view->store, MIN (view->n_store, CB_STORE), SMALL_TILE, 2, make_store);
  while (n < view->n_goods && view->goods[n].number != 0)
    n++;
  write_row (card->goods, view->goods, n, SMALL_TOKEN, 2, cb_piece_goods);
  write_shields (card);
  write_route (card);
}

static void
on_changed (CbViewer *viewer,
            GtkWidget *widget)
{
  write_card (g_object_get_data (G_OBJECT (widget), "cb-card"));
}

static void
on_moved (CbViewer  *viewer,
          GtkWidget *widget)
{
  write_score (g_object_get_data (G_OBJECT (widget), "cb-card"));
}

static GtkWidget *
new_line (GtkWidget *start,
          GtkWidget *end)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);

  gtk_widget_set_hexpand (start, TRUE);
  gtk_widget_set_halign (start, GTK_ALIGN_START);
  gtk_widget_set_halign (end, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (line), start);
  gtk_box_append (GTK_BOX (line), end);
  return line;
}

/* Marker, name and score. */
static GtkWidget *
head_new (Card        *card,
          PwCardShape  shape)
{
  const PwSetup *setup = pw_session_get_setup (card->session);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, shape == PW_CARD_COLUMN ? 4 : 6), *name;
  g_autofree char *who = pw_game_seat_short (pw_session_get_game (card->session), setup, card->seat);

  name = gtk_label_new (who);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (name), 4);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_set_tooltip_text (name, pw_setup_name (setup, card->seat));
  gtk_widget_add_css_class (name, "heading");
  /* Where two cards share a line, a name and three digits have room beside each other. */
  gtk_widget_add_css_class (card->score, shape == PW_CARD_COLUMN ? "heading" : "title-4");
  gtk_widget_add_css_class (card->score, "numeric");
  gtk_box_append (GTK_BOX (head), pw_sketch_new_marker (setup->markers[card->seat], setup->names[card->seat], 8));
  gtk_box_append (GTK_BOX (head), name);
  gtk_box_append (GTK_BOX (head), card->score);
  return head;
}

/* Its shields; where there is a trade route, beside how far that is filled. */
static GtkWidget *
shields_new (Card *card)
{
  gtk_widget_set_halign (card->shields, GTK_ALIGN_START);
  if (cb_viewer_get_view (card->viewer)->n_route == 0)
    return card->shields;
  card->route = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  card->laid = gtk_label_new (NULL);
  gtk_widget_add_css_class (card->laid, "caption");
  gtk_widget_add_css_class (card->laid, "numeric");
  gtk_box_append (GTK_BOX (card->route), pw_sketch_new_icon ("trade", SMALL_ICON));
  gtk_box_append (GTK_BOX (card->route), card->laid);
  return new_line (card->shields, card->route);
}

/**
 * cb_player_card_new:
 * @session: the game
 * @seat: whose card
 * @shape: the room it has
 *
 * Returns: (transfer floating): the card's content
 */
GtkWidget *
cb_player_card_new (PwSession   *session,
                    guint        seat,
                    PwCardShape  shape)
{
  gboolean row = shape == PW_CARD_ROW;
  GtkWidget *widget = gtk_box_new (row ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, row ? 10 : 6);
  GtkWidget *lines = row ? gtk_box_new (GTK_ORIENTATION_VERTICAL, 4) : widget;
  GtkWidget *head, *supplies;
  Card *card = g_new0 (Card, 1);

  card->session = g_object_ref (session);
  card->viewer = cb_viewer_new (session, NULL);
  card->seat = seat;
  cb_viewer_set_seat (card->viewer, (int) seat);
  card->score = gtk_label_new (NULL);
  card->duchy = cb_duchy_picture_new_seat (row ? 13 : shape == PW_CARD_WIDE ? 30 : 16);
  card->dice = pw_sketch_new_pieces (NULL, 0, 0);
  card->store = pw_sketch_new_pieces (NULL, 0, 0);
  card->goods = pw_sketch_new_pieces (NULL, 0, 0);
  card->shields = pw_sketch_new_pieces (NULL, 0, 0);
  supplies = cb_supplies_new (card->viewer);
  cb_supplies_set_size (CB_SUPPLIES (supplies), SMALL_ICON, GTK_ORIENTATION_HORIZONTAL);

  head = head_new (card, shape);
  gtk_widget_set_halign (card->duchy, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (card->duchy, GTK_ALIGN_CENTER);
  if (row)
    {
      gtk_box_append (GTK_BOX (widget), card->duchy);
      gtk_box_append (GTK_BOX (widget), lines);
      gtk_widget_set_hexpand (lines, TRUE);
      gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (lines), head);
    }
  else
    {
      gtk_box_append (GTK_BOX (lines), head);
      gtk_box_append (GTK_BOX (lines), card->duchy);
    }
  gtk_box_append (GTK_BOX (lines), new_line (card->dice, card->store));
  gtk_box_append (GTK_BOX (lines), new_line (card->goods, supplies));
  gtk_box_append (GTK_BOX (lines), shields_new (card));

  g_object_set_data_full (G_OBJECT (widget), "cb-card", card, card_free);
  g_signal_connect_object (card->viewer, "changed", G_CALLBACK (on_changed), widget, 0);
  g_signal_connect_object (card->viewer, "moved", G_CALLBACK (on_moved), widget, 0);
  write_card (card);
  write_score (card);
  return widget;
}

/* The same in one sentence (free it). */
char *
cb_player_card_summary (PwSession *session,
                        guint      seat)
{
  return cb_view_summary (pw_session_get_setup (session), pw_session_get_state (session), seat,
                          pw_session_get_score (session, seat, -1));
}

/* -- The line of the table view -------------------------------------------------------- */

static void
on_strip_changed (CbViewer  *viewer,
                  GtkWidget *dice)
{
  double size = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (dice), "cb-size"));

  write_row (dice, cb_viewer_get_view (viewer)->dice, 2, size, size / 6, cb_piece_die);
}

/* How far the marker of a solo game is, "23/50" beside the goal (16.9). */
static void
on_goal_changed (CbViewer  *viewer,
                 GtkWidget *label)
{
  const CbViewSolo *solo = &cb_viewer_get_view (viewer)->solo;
  g_autofree char *text = g_strdup_printf ("%u/%u", solo->marker, solo->goal);

  gtk_label_set_text (GTK_LABEL (label), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, solo->name, -1);
}

static GtkWidget *
new_goal (CbViewer *viewer,
          int       height)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, height / 8), *label = gtk_label_new (NULL);
  g_autoptr (PangoAttrList) large = pango_attr_list_new ();

  pango_attr_list_insert (large, pango_attr_size_new_absolute (height * 0.6 * PANGO_SCALE));
  pango_attr_list_insert (large, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  gtk_label_set_attributes (GTK_LABEL (label), large);
  gtk_box_append (GTK_BOX (line), pw_sketch_new_icon ("goal", height * 0.6));
  gtk_box_append (GTK_BOX (line), label);
  g_signal_connect_object (viewer, "changed", G_CALLBACK (on_goal_changed), label, 0);
  on_goal_changed (viewer, label);
  return line;
}

/**
 * cb_player_card_strip:
 * @session: the game
 * @seat: whose
 * @height: the height in pixels
 *
 * Returns: (transfer floating): both dice, the workers and the silver in one line, of a solo game the goal too
 */
GtkWidget *
cb_player_card_strip (PwSession *session,
                      guint      seat,
                      int        height)
{
  g_autoptr (CbViewer) viewer = cb_viewer_new (session, NULL);
  GtkWidget *dice = pw_sketch_new_pieces (NULL, 0, 0), *supplies, *line;

  cb_viewer_set_seat (viewer, (int) seat);
  g_object_set_data (G_OBJECT (dice), "cb-size", GINT_TO_POINTER (MAX (8, height - 4)));
  g_signal_connect_object (viewer, "changed", G_CALLBACK (on_strip_changed), dice, 0);
  on_strip_changed (viewer, dice);
  supplies = cb_supplies_new (viewer);
  cb_supplies_set_size (CB_SUPPLIES (supplies), height * 0.6, GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (GTK_BOX (supplies), height / 2);
  line = new_line (dice, supplies);
  if (cb_viewer_get_view (viewer)->solo.goal > 0)
    {
      gtk_box_set_spacing (GTK_BOX (line), height / 2);
      gtk_box_append (GTK_BOX (line), new_goal (viewer, height));
    }
  g_object_set_data_full (G_OBJECT (line), "cb-viewer", g_object_ref (viewer), g_object_unref);
  return line;
}
