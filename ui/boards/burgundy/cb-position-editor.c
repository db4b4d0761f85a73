/* cb-position-editor.c: where one player's end of the game is entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-position-editor.h"

#include <glib/gi18n-lib.h>

#include "cb-position-counts.h"
#include "cb-position-duchy.h"
#include "cb-position-fields.h"
#include "pw-position-fields.h"
#include "cb-position-routes.h"
#include "cb-position-shields.h"
#include "cb-position-solo.h"
#include "games/burgundy/position/cb-position-view.h"
#include "pw-pair-layout.h"
#include "pw-stack.h"

static void
on_counts_toggled (GtkToggleButton *toggle, GtkStack *stack)
{
  gtk_stack_set_visible_child_name (stack, gtk_toggle_button_get_active (toggle) ? "counts" : "duchy");
}

/* Whether only numbers were said of the duchy. */
static gboolean
is_counted (const CbState *state, guint seat)
{
  const CbPlayer *player = &state->players[seat];
  guint n = 0;

  for (int tile = CB_TILE_CASTLE; tile < CB_COUNTED; tile++)
    n += player->count[tile];
  return n > 0 && player->filled == 0;
}

static GtkWidget *
tiles_new (PwPosition *position, guint seat)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10), *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *duchy = gtk_toggle_button_new_with_mnemonic (_("_Duchy")), *counts;
  GtkWidget *stack = gtk_stack_new ();

  pw_stack_watch (GTK_STACK (stack));
  counts = gtk_toggle_button_new_with_mnemonic (_("_Counts only"));
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (counts), GTK_TOGGLE_BUTTON (duchy));
  /* In both directions: a hidden child would be asked how wide it is at its least height, which is very wide. */
  gtk_stack_set_hhomogeneous (GTK_STACK (stack), FALSE);
  gtk_stack_set_vhomogeneous (GTK_STACK (stack), FALSE);
  gtk_stack_add_named (GTK_STACK (stack), cb_position_duchy_new (position, seat), "duchy");
  gtk_stack_add_named (GTK_STACK (stack), cb_position_counts_new (position, seat), "counts");
  g_signal_connect (counts, "toggled", G_CALLBACK (on_counts_toggled), stack);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (is_counted (pw_position_get_state (position), seat) ? counts : duchy), TRUE);
  gtk_widget_add_css_class (row, "linked");
  gtk_widget_add_css_class (row, "tabs");
  gtk_widget_set_tooltip_text (counts, _("Only how many of each tile there are; what depends on places is not checked"));
  gtk_box_append (GTK_BOX (row), duchy);
  gtk_box_append (GTK_BOX (row), counts);
  gtk_box_append (GTK_BOX (box), row);
  gtk_box_append (GTK_BOX (box), stack);
  return box;
}

/* Where the rest is entered that the member of a team has with its partner (16.2). */
static GtkWidget *
partner_new (PwPosition *position, guint seat)
{
  guint board = cb_position_board (pw_position_get_state (position), seat);
  GtkWidget *box, *label, *card = pw_position_card_new (_("What the team has together"), &box);
  g_autofree char *text =
    g_strdup_printf (_("Duchy, goods, supplies, bonus tiles and common key spaces of the team are entered once: with %s."),
                     pw_setup_name (pw_session_get_setup (pw_position_get_session (position)), board));

  label = gtk_label_new (text);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_box_append (GTK_BOX (box), label);
  return card;
}

/* What lies beside the duchy. */
static GtkWidget *
fields_new (PwPosition *position, guint seat)
{
  const CbState *state = pw_position_get_state (position);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gboolean shared = cb_position_board (state, seat) != seat, solo = state->modules >> CB_MODULE_SOLO & 1;

  if (!shared)
    gtk_box_append (GTK_BOX (box), cb_position_goods_new (position, seat));
  if (!shared && state->modules >> CB_MODULE_ROUTES & 1)
    gtk_box_append (GTK_BOX (box), cb_position_route_new (position, seat));
  gtk_box_append (GTK_BOX (box), cb_position_have_new (position, seat));
  if (!shared && !solo)
    gtk_box_append (GTK_BOX (box), cb_position_bonus_new (position, seat));
  if (!shared && state->modules >> CB_MODULE_SHIELDS & 1)
    gtk_box_append (GTK_BOX (box), cb_position_crests_new (position, seat));
  gtk_box_append (GTK_BOX (box), cb_position_track_new (position, seat));
  if (solo)
    gtk_box_append (GTK_BOX (box), cb_position_goal_new (position, seat));
  gtk_box_append (GTK_BOX (box), cb_position_store_new (position, seat));
  if (!shared && state->modules >> CB_MODULE_SHIELDS & 1)
    gtk_box_append (GTK_BOX (box), cb_position_heap_new (position, seat));
  return box;
}

/**
 * cb_position_editor_new:
 * @position: what lies on the table
 * @seat: whose board, or %PW_TABLE
 *
 * Returns: (transfer floating) (nullable): everything that can be said of that player; %NULL for the
 *   table, for which plain forms serve
 */
GtkWidget *
cb_position_editor_new (PwPosition *position, int seat)
{
  gboolean shared;
  GtkWidget *pair;
  GtkLayoutManager *layout;

  if (seat < 0)
    return NULL;
  shared = (int) cb_position_board (pw_position_get_state (position), (guint) seat) != seat;
  pair = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  layout = pw_pair_layout_new ();
  g_object_set (layout, "threshold", 860, "first-width", 500, "spacing", 18, NULL);
  gtk_widget_set_layout_manager (pair, layout);
  gtk_box_append (GTK_BOX (pair), shared ? partner_new (position, (guint) seat) : tiles_new (position, (guint) seat));
  gtk_box_append (GTK_BOX (pair), fields_new (position, (guint) seat));
  gtk_widget_add_css_class (pair, "position-editor");
  return pair;
}
