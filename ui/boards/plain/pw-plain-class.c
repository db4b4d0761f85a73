/* pw-plain-class.c: how a game is drawn that brings nothing along, and what others leave out
 *
 * Every function is here: pw_board_class_for() fills a game's class up from it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "pw-board.h"
#include "pw-make.h"
#include "pw-marker-image.h"
#include "pw-plain-board.h"

extern const PwBoardClass pw_plain_class;

static GtkWidget *
main_board (PwEntry *entry)
{
  return pw_plain_board_new (pw_entry_get_session (entry), entry);
}

/* -- A card: name and score --------------------------------------------------------------- */

static void
write_score (GtkLabel *label, PwChange change, PwSession *session)
{
  guint seat = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (label), "seat"));
  g_autofree char *number = pw_number (pw_session_get_score (session, seat, -1));

  gtk_label_set_text (label, number);
}

static GtkWidget *
player_card (PwSession *session, guint seat, PwCardShape shape)
{
  const PwSetup *setup = pw_session_get_setup (session);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *score = gtk_label_new (NULL);
  GtkWidget *marker = pw_marker_image_new (8), *name = gtk_label_new (pw_setup_name (setup, seat));

  pw_marker_image_set (PW_MARKER_IMAGE (marker), setup->markers[seat], setup->names[seat]);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_width_chars (GTK_LABEL (name), 4);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (score, "title-4");
  pw_box_add (box, marker, name, score, NULL);
  g_object_set_data (G_OBJECT (score), "seat", GUINT_TO_POINTER (seat));
  g_signal_connect_object (session, "changed", G_CALLBACK (write_score), score, G_CONNECT_SWAPPED);
  write_score (GTK_LABEL (score), PW_CHANGE_PLAYED, session);
  return box;
}

static char *
player_summary (PwSession *session, guint seat)
{
  int score = pw_session_get_score (session, seat, -1);
  g_autofree char *number = pw_number (score);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s, %s point", "%s, %s points", (gulong) ABS (score)),
                          pw_setup_name (pw_session_get_setup (session), seat), number);
}

/* -- What such a game has not --------------------------------------------------------------- */

static GtkWidget *
no_part (PwEntry *entry)
{
  return NULL;
}

static GtkWidget *
no_seat_board (PwSession *session, guint seat)
{
  return NULL;
}

static GtkWidget *
no_option_picture (guint seat_option, int value, int width)
{
  return NULL;
}

static char *
no_option_note (guint seat_option, int value)
{
  return NULL;
}

static void
no_components (void)
{
}

static void
nothing_entered (PwSession *session G_GNUC_UNUSED, PwMoves *out G_GNUC_UNUSED)
{
}

static GtkWidget *
no_choice_icon (PwSession *session, const PwChoice *choice)
{
  return NULL;
}

static GtkWidget *
no_game_icon (int size)
{
  return NULL;
}

static char *
no_seat_note (const PwSetup *setup, guint seat)
{
  return NULL;
}

static GtkWidget *
no_position_card (PwPosition *position, int seat, const char *card)
{
  return NULL;
}

static GtkWidget *
no_end_rows (PwPosition *position, PwEntry *entry)
{
  return NULL;
}

static GtkWidget *
no_position_sign (PwPosition *position, const PwMove *about)
{
  return NULL;
}

static GtkWidget *
no_seat_strip (PwSession *session, guint seat, int height)
{
  return NULL;
}

static GtkWidget *
no_counts (PwSession *session)
{
  return NULL;
}

static GtkWidget *
no_final_board (PwSession *session)
{
  return NULL;
}

static gboolean
points_nowhere (GtkWidget *final_board, const PwEvent *event)
{
  return FALSE;
}

static GtkWidget *
no_moment_strip (PwSession *session, int height)
{
  return NULL;
}

static const char *
same_title (PwSession *session)
{
  return NULL;
}

static gboolean
never_empty (PwSession *session)
{
  return FALSE;
}

const PwBoardClass pw_plain_class = {
  .main_board = main_board,
  .common_board = no_part,
  .main_title_now = same_title,
  .common_is_empty = never_empty,
  .player_card = player_card,
  .standing = no_part,
  .player_summary = player_summary,
  .seat_board = no_seat_board,
  .option_picture = no_option_picture,
  .option_note = no_option_note,
  .load_components = no_components,
  .entered_since = nothing_entered,
  .choice_icon = no_choice_icon,
  .choice_effect = no_choice_icon,
  .game_icon = no_game_icon,
  .seat_note = no_seat_note,
  .position_card = no_position_card,
  .position_sign = no_position_sign,
  .end_rows = no_end_rows,
  .seat_strip = no_seat_strip,
  .moment_strip = no_moment_strip,
  .end_counts = no_counts,
  .final_board = no_final_board,
  .final_point = points_nowhere,
};
