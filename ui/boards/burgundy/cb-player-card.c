/* cb-player-card.c: another player at a glance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-player-card.h"

#include <glib/gi18n-lib.h>

#include "cb-duchy-picture.h"
#include "cb-pieces.h"
#include "cb-supplies.h"
#include "cb-viewer.h"
#include "pw-make.h"
#include "pw-player-card.h"

#define SMALL_DIE 20
#define SMALL_TILE 20
#define SMALL_SHIELD 15
#define SMALL_TOKEN 15
#define SMALL_ICON 14

/** Card: what is written anew. */
typedef struct
{
  PwBoardViewer *viewer;
  guint seat;
  GtkWidget *duchy, *dice, *store, *goods, *shields;
  GtkWidget *route, *laid;      /* NULL without trade routes */
} Card;

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
write_card (GtkWidget *widget)
{
  Card *card = g_object_get_data (G_OBJECT (widget), "cb-card");
  const CbView *view = cb_viewer_get_view (card->viewer);
  const CbState *state = pw_session_get_state (pw_board_viewer_get_session (card->viewer));
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
  pw_box_add (card->route, pw_sketch_new_icon ("trade", SMALL_ICON), card->laid, NULL);
  return pw_player_card_line (card->shields, card->route);
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
  g_autoptr (PwBoardViewer) viewer = pw_board_viewer_new_seat (session, seat, &cb_scene_kind);
  GtkWidget *widget, *supplies = cb_supplies_new (viewer);
  Card *card = g_new0 (Card, 1);

  /* The widget keeps the viewer. */
  card->viewer = viewer;
  card->seat = seat;
  card->duchy = cb_duchy_picture_new_seat (shape == PW_CARD_ROW ? 13 : shape == PW_CARD_WIDE ? 30 : 16);
  card->dice = pw_sketch_new_pieces (NULL, 0, 0);
  card->store = pw_sketch_new_pieces (NULL, 0, 0);
  card->goods = pw_sketch_new_pieces (NULL, 0, 0);
  card->shields = pw_sketch_new_pieces (NULL, 0, 0);
  cb_supplies_set_size (CB_SUPPLIES (supplies), SMALL_ICON, GTK_ORIENTATION_HORIZONTAL);
  widget = pw_player_card_new (viewer, seat, shape, card->duchy);
  pw_player_card_add (PW_PLAYER_CARD (widget), pw_player_card_line (card->dice, card->store));
  pw_player_card_add (PW_PLAYER_CARD (widget), pw_player_card_line (card->goods, supplies));
  pw_player_card_add (PW_PLAYER_CARD (widget), shields_new (card));

  g_object_set_data_full (G_OBJECT (widget), "cb-card", card, g_free);
  g_signal_connect_object (viewer, "changed", G_CALLBACK (write_card), widget, G_CONNECT_SWAPPED);
  write_card (widget);
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
on_strip_changed (PwBoardViewer *viewer,
                  GtkWidget     *dice)
{
  double size = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (dice), "cb-size"));

  write_row (dice, cb_viewer_get_view (viewer)->dice, 2, size, size / 6, cb_piece_die);
}

/* How far the marker of a solo game is, "23/50" beside the goal (16.9). */
static void
on_goal_changed (PwBoardViewer *viewer,
                 GtkWidget     *label)
{
  const CbViewSolo *solo = &cb_viewer_get_view (viewer)->solo;
  g_autofree char *text = g_strdup_printf ("%u/%u", solo->marker, solo->goal);

  gtk_label_set_text (GTK_LABEL (label), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, solo->name, -1);
}

static GtkWidget *
new_goal (PwBoardViewer *viewer,
          int            height)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, height / 8), *label = gtk_label_new (NULL);
  g_autoptr (PangoAttrList) large = pango_attr_list_new ();

  pango_attr_list_insert (large, pango_attr_size_new_absolute (height * 0.6 * PANGO_SCALE));
  pango_attr_list_insert (large, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  gtk_label_set_attributes (GTK_LABEL (label), large);
  pw_box_add (line, pw_sketch_new_icon ("goal", height * 0.6), label, NULL);
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
  g_autoptr (PwBoardViewer) viewer = pw_board_viewer_new_seat (session, seat, &cb_scene_kind);
  GtkWidget *dice = pw_sketch_new_pieces (NULL, 0, 0), *supplies, *line;

  g_object_set_data (G_OBJECT (dice), "cb-size", GINT_TO_POINTER (MAX (8, height - 4)));
  g_signal_connect_object (viewer, "changed", G_CALLBACK (on_strip_changed), dice, 0);
  on_strip_changed (viewer, dice);
  supplies = cb_supplies_new (viewer);
  cb_supplies_set_size (CB_SUPPLIES (supplies), height * 0.6, GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (GTK_BOX (supplies), height / 2);
  line = pw_player_card_line (dice, supplies);
  if (cb_viewer_get_view (viewer)->solo.goal > 0)
    {
      gtk_box_set_spacing (GTK_BOX (line), height / 2);
      gtk_box_append (GTK_BOX (line), new_goal (viewer, height));
    }
  g_object_set_data_full (G_OBJECT (line), "cb-viewer", g_object_ref (viewer), g_object_unref);
  return line;
}
