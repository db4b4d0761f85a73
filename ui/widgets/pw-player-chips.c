/* pw-player-chips.c: the players in the order of this round
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-player-chips.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "model/pw-reveal.h"
#include "pw-clock-label.h"
#include "pw-css-class.h"
#include "pw-make.h"
#include "pw-marker-image.h"
#include "pw-tooltip.h"
#include "pw-wrap-layout.h"

/* Longer names are cut. */
#define MAX_CHARS 14
/* The room of a time, as letters of a name. */
#define CLOCK_CHARS 6
/* So many chips have room for their markers; each further one takes that of so many letters. */
#define CHIPS 3
#define MARKER_CHARS 8
/* Between chips, in pixels. */
#define GAP 6

struct _PwPlayerChips
{
  AdwBin parent_instance;

  GtkWidget *box;
  PwSession *session;
  GtkWidget *chips[PW_MAX_PLAYERS]; /* by seat */
  GtkWidget *ticks[PW_MAX_PLAYERS];
  GtkWidget *names[PW_MAX_PLAYERS];
  GtkWidget *times[PW_MAX_PLAYERS];
  int current;
  gboolean turn_order;
  gboolean clock;               /* the time on turn stands behind the name, where a clock was agreed */
  gboolean compact;             /* only the current player's chip has its name */
  gboolean bare;                /* none has, nor anything else but its marker */
};

G_DEFINE_FINAL_TYPE (PwPlayerChips, pw_player_chips, ADW_TYPE_BIN)

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
on_clicked (PwPlayerChips *self, GtkWidget *chip)
{
  for (int seat = 0; seat < PW_MAX_PLAYERS; seat++)
    if (self->chips[seat] == chip)
      g_signal_emit (self, signals[CHOSEN], 0, seat);
}

static void
build (PwPlayerChips *self)
{
  const PwSetup *setup;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->box)))
    gtk_box_remove (GTK_BOX (self->box), child);
  memset (self->chips, 0, sizeof self->chips);
  if (!self->session)
    return;
  setup = pw_session_get_setup (self->session);
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      GtkWidget *chip = gtk_button_new (), *inner = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
      g_autofree char *shown = pw_game_seat_short (pw_session_get_game (self->session), setup, seat);
      GtkWidget *marker = pw_marker_image_new (8), *name = gtk_label_new (shown);

      pw_marker_image_set (PW_MARKER_IMAGE (marker), setup->markers[seat], setup->names[seat]);
      gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
      gtk_label_set_width_chars (GTK_LABEL (name), MIN (5, 1 + (int) g_utf8_strlen (setup->names[seat], -1)));
      gtk_label_set_max_width_chars (GTK_LABEL (name), MAX_CHARS);
      self->ticks[seat] = gtk_image_new_from_icon_name ("pw-tick-small-symbolic");
      gtk_image_set_pixel_size (GTK_IMAGE (self->ticks[seat]), 14);
      pw_box_add (inner, marker, name, NULL);
      self->names[seat] = name;
      self->times[seat] = g_object_new (PW_TYPE_CLOCK_LABEL, NULL);
      gtk_box_append (GTK_BOX (inner), self->times[seat]);
      pw_clock_label_set (PW_CLOCK_LABEL (self->times[seat]), self->session, seat);
      gtk_box_append (GTK_BOX (inner), self->ticks[seat]);
      gtk_button_set_child (GTK_BUTTON (chip), inner);
      gtk_widget_add_css_class (chip, "flat");
      gtk_widget_add_css_class (chip, "chip");
      gtk_widget_set_valign (chip, GTK_ALIGN_CENTER);
      g_signal_connect_object (chip, "clicked", G_CALLBACK (on_clicked), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (self->box), chip);
      self->chips[seat] = chip;
    }
}

static gboolean
shows_clock (PwPlayerChips *self)
{
  return self->clock && self->session && pw_clock_of (self->session);
}

/* What is not to be seen where the chip is a marker alone: who it is, and how far. */
static void
tell (PwPlayerChips *self, guint seat, const char *name)
{
  int score = pw_session_get_score (self->session, seat, -1);
  g_autofree char *points = pw_number (score);
  g_autofree char *text = pw_reveal_knows_scores (self->session)
                            ? g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s, %s point", "%s, %s points",
                                                            (gulong) ABS (score)),
                                               name, points)
                            : g_strdup (name);

  pw_tooltip_set (self->chips[seat], text);
}

static void
update (PwPlayerChips *self)
{
  const PwGame *game;
  const PwSetup *setup;
  guint8 order[PW_MAX_PLAYERS];
  guint n_done = 0;
  GtkWidget *after = NULL;

  if (!self->session)
    return;
  game = pw_session_get_game (self->session);
  setup = pw_session_get_setup (self->session);
  for (guint i = 0; i < setup->n_players; i++)
    order[i] = (guint8) i;
  if (self->turn_order)
    pw_game_turns (game, pw_session_get_state (self->session), setup->n_players, order, &n_done);
  for (guint i = 0; i < setup->n_players; i++)
    {
      guint seat = order[i];
      gboolean on = (int) seat == self->current, done = i < n_done;
      g_autofree char *name = NULL;
      g_autofree char *who = pw_game_seat_name (game, setup, seat);

      gtk_box_reorder_child_after (GTK_BOX (self->box), self->chips[seat], after);
      after = self->chips[seat];
      gtk_widget_set_visible (self->ticks[seat], done && !self->bare);
      gtk_widget_set_visible (self->names[seat], !self->bare && (on || !self->compact));
      gtk_widget_set_visible (self->times[seat], shows_clock (self) && (on || !self->compact));
      pw_css_class_set (after, "on", on);
      pw_css_class_set (after, "done", done);
      name = g_strdup_printf (done ? _("%s, has played") : on ? _("%s, current") : "%s", who);
      gtk_accessible_update_property (GTK_ACCESSIBLE (after), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
      tell (self, seat, name);
    }
}

static void
pw_player_chips_dispose (GObject *object)
{
  PwPlayerChips *self = PW_PLAYER_CHIPS (object);

  if (self->session)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (pw_player_chips_parent_class)->dispose (object);
}

static void
pw_player_chips_class_init (PwPlayerChipsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pw_player_chips_dispose;
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                  G_TYPE_INT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
pw_player_chips_init (PwPlayerChips *self)
{
  self->current = PW_NOBODY;
  self->turn_order = TRUE;
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  adw_bin_set_child (ADW_BIN (self), self->box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Players"), -1);
}

/**
 * pw_player_chips_set_session:
 * @session: (nullable): the game whose players to show
 */
void
pw_player_chips_set_session (PwPlayerChips *self, PwSession *session)
{
  g_return_if_fail (PW_IS_PLAYER_CHIPS (self));

  if (self->session)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_set_object (&self->session, session);
  if (session)
    g_signal_connect_swapped (session, "changed", G_CALLBACK (update), self);
  build (self);
  update (self);
}

/**
 * pw_player_chips_set_room:
 * @chars: for how many letters of names there is room
 *
 * With less room than the names need, only the current player's is written out; the others are
 * told by their markers. With no room at all so is the current one, whose name stands elsewhere.
 */
void
pw_player_chips_set_room (PwPlayerChips *self, guint chars)
{
  const PwSetup *setup;
  /* The markers of more than three players take room of the names. */
  glong need;

  g_return_if_fail (PW_IS_PLAYER_CHIPS (self));
  if (!self->session)
    return;
  setup = pw_session_get_setup (self->session);
  need = setup->n_players > CHIPS ? (setup->n_players - CHIPS) * MARKER_CHARS : 0;
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      g_autofree char *shown = pw_game_seat_short (pw_session_get_game (self->session), setup, seat);

      need += MIN (MAX_CHARS, g_utf8_strlen (shown, -1)) + (shows_clock (self) ? CLOCK_CHARS : 0);
    }
  self->compact = need > (glong) chars;
  self->bare = chars == 0;
  update (self);
}

/**
 * pw_player_chips_set_current:
 * @seat: the player to mark, or a negative number
 */
void
pw_player_chips_set_current (PwPlayerChips *self, int seat)
{
  g_return_if_fail (PW_IS_PLAYER_CHIPS (self));
  self->current = seat;
  update (self);
}

/**
 * pw_player_chips_focus_current:
 *
 * Gives the keyboard to the marked player's chip.
 */
void
pw_player_chips_focus_current (PwPlayerChips *self)
{
  g_return_if_fail (PW_IS_PLAYER_CHIPS (self));
  if (self->current >= 0 && self->chips[self->current])
    gtk_widget_grab_focus (self->chips[self->current]);
}

/**
 * pw_player_chips_set_clock:
 * @clock: whether each player's time on turn is shown too, where a clock was agreed
 */
void
pw_player_chips_set_clock (PwPlayerChips *self, gboolean clock)
{
  g_return_if_fail (PW_IS_PLAYER_CHIPS (self));
  self->clock = clock;
  update (self);
}

/**
 * pw_player_chips_set_order:
 * @turn_order: whether the order is that of the round, with ticks; else that of the seats
 */
void
pw_player_chips_set_order (PwPlayerChips *self, gboolean turn_order)
{
  g_return_if_fail (PW_IS_PLAYER_CHIPS (self));
  self->turn_order = turn_order;
  update (self);
}

/**
 * pw_player_chips_wrap:
 *
 * Chips that do not fit on one line go on to the next: for places that can grow in height.
 */
void
pw_player_chips_wrap (PwPlayerChips *self)
{
  g_return_if_fail (PW_IS_PLAYER_CHIPS (self));
  gtk_widget_set_layout_manager (self->box, pw_wrap_layout_new (GAP));
}
