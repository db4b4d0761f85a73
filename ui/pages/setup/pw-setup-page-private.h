/* pw-setup-page-private.h: what the files of the set-up page share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-gallery.h"
#include "pw-level-rows.h"
#include "pw-player-row.h"
#include "pw-setup-agreed.h"
#include "pw-setup-page.h"

G_BEGIN_DECLS

struct _PwSetupPage
{
  AdwBin parent_instance;

  GtkBox *games;
  GtkWidget *level_box;
  PwLevelRows *level;
  GtkBox *options;
  GtkBox *groups;
  PwSetupAgreed *agreed;
  GtkListBox *players;
  GtkWidget *add_row;
  GtkWidget *trouble;
  AdwBin *problem;
  GtkWidget *gallery_box;
  GtkLabel *gallery_label;
  GtkWidget *shuffle;
  GtkWidget *nothing;
  PwGallery *gallery;
  GtkFlowBox *editors;

  const PwGame *game;
  PwSetup *setup;
  guint seat;                   /* whose pictures are shown */
  gint16 usual[PW_MAX_OPTIONS]; /* the defaults that the set-up was made with */
  guint pictured;               /* the seat option that has pictures */
  GArray *offered;              /* which of its words are shown */
  char *reason;                 /* why the game cannot begin so */
  gboolean ready;
  gboolean begun;               /* something is set up, with which no game was begun */
};

void         pw_setup_page_update     (PwSetupPage *self);

/* pw-setup-players.c */
PwPlayerRow *pw_setup_players_nth     (PwSetupPage *self, guint seat);
void         pw_setup_players_show    (PwSetupPage *self, guint seat);
void         pw_setup_players_update  (PwSetupPage *self);
void         pw_setup_players_watch   (PwSetupPage *self);
void         pw_setup_players_add     (PwSetupPage *self);
void         pw_setup_players_shuffle (PwSetupPage *self);

G_END_DECLS
