/* cb-position-editor.c: what this game draws itself where a position is entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-position-editor.h"

#include <glib/gi18n-lib.h>

#include "cb-position-counts.h"
#include "cb-position-depots.h"
#include "cb-position-duchy.h"
#include "cb-position-fields.h"
#include "pw-make.h"
#include "pw-position-fields.h"
#include "cb-position-routes.h"
#include "cb-position-shields.h"
#include "cb-position-solo.h"
#include "games/burgundy/position/cb-position-view.h"
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
  pw_box_add (row, duchy, counts, NULL);
  pw_box_add (box, row, stack, NULL);
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

  label = pw_words_new (text, NULL);
  gtk_box_append (GTK_BOX (box), label);
  return card;
}

/**
 * cb_position_card:
 *
 * As PwBoardClass.position_card: what a table of fields cannot draw.
 */
GtkWidget *
cb_position_card (PwPosition *position, int seat, const char *card)
{
  static const struct
  {
    const char *id;
    GtkWidget *(*create) (PwPosition *position, guint seat);
  } own[] = {
    { "team", partner_new },
    { "duchy", tiles_new },
    { "routes", cb_position_route_new },
    { "bonus", cb_position_bonus_new },
    { "crests", cb_position_crests_new },
    { "goal", cb_position_goal_new },
    { "store", cb_position_store_new },
    { "heap", cb_position_heap_new },
  };

  if (seat < 0)
    return g_str_equal (card, "depots") ? cb_position_depots_new (position) : NULL;
  for (guint i = 0; i < G_N_ELEMENTS (own); i++)
    if (g_str_equal (own[i].id, card))
      return own[i].create (position, (guint) seat);
  return NULL;
}
