/* pw-table-page-private.h: what the parts of the table's page share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-table-page.h"

#include "model/pw-speaker.h"
#include "pw-advice-card.h"
#include "pw-columns.h"
#include "pw-entry-bar.h"
#include "pw-log-view.h"
#include "pw-marker-image.h"
#include "pw-page.h"
#include "pw-player-cards.h"
#include "pw-player-chips.h"
#include "pw-position-page.h"
#include "pw-score-card.h"
#include "pw-toast.h"
#include "pw-trail-bar.h"

G_BEGIN_DECLS

struct _PwTablePage
{
  AdwBin parent_instance;

  PwColumns *columns;
  GtkRevealer *back_revealer;
  GtkLabel *back_label;
  GtkWidget *back_button;
  GtkWidget *edit_button;
  GtkWidget *turn_bar;
  PwMarkerImage *turn_marker;
  GtkLabel *turn_name;
  PwTrailBar *trail;            /* what waits below what is asked */
  GtkLabel *turn_prompt;
  PwPlayerChips *chips;
  PwToast *toast;
  AdwBin *main_place;
  GtkWidget *todo_card;         /* what is done on the real table now */
  GtkLabel *todo;
  AdwBin *common_place;
  PwAdviceCard *advice;
  PwScoreCard *score;
  AdwBin *standing_place;
  PwPlayerCards *cards;
  PwLogView *log;
  PwEntryBar *bar;

  PwSession *session;
  PwEntry *entry;
  PwSpeaker *speaker;
  GtkWidget *board;
  GtkWidget *common;
  const char *main_title;       /* of the page with the board */
  GtkStack *main;               /* the board, or where a position is entered */
  PwPositionPage *position;
  GError *refused;              /* what it says */
  GtkEventController *keys;     /* on the window while the page is shown */
  GtkWidget *keys_owner;
  guint focus_id;
};

/* pw-table-page.c: whose board is seen, and whether a position is entered in its place */
int      pw_table_page_board_seat     (PwTablePage *self, const char *property); /* "seat" or "shown-seat" of the board */
gboolean pw_table_page_looks_back     (PwTablePage *self);
gboolean pw_table_page_shows_position (PwTablePage *self);

/* pw-table-lines.c: the lines above the board */
char    *pw_table_page_get_title      (PwPage *page, gboolean narrow);
char    *pw_table_page_get_subtitle   (PwPage *page);
gboolean pw_table_page_get_room       (PwPage *page, GdkRectangle *room);
void     pw_table_page_update_turn    (PwTablePage *self);
void     pw_table_page_update_room    (PwTablePage *self);
void     pw_table_page_update_moment  (PwTablePage *self);

/* pw-table-told.c: what is to be done, and what was refused */
void     pw_table_page_update_todo    (PwTablePage *self);
void     pw_table_page_close_todo     (PwTablePage *self);
void     pw_table_page_refuse         (PwTablePage *self, GError *error);
void     pw_table_page_drop_refusal   (PwTablePage *self);
void     pw_table_page_forget_refusal (PwTablePage *self); /* it is no longer shown */

/* pw-table-keys.c: where keys go, and the order of F6 */
void     pw_table_page_add_keys       (PwTablePage *self);
void     pw_table_page_take_keys      (PwTablePage *self); /* the page is shown */
void     pw_table_page_drop_keys      (PwTablePage *self);
void     pw_table_page_take_typed     (GtkWidget *widget, const char *action, GVariant *typed); /* from where it means nothing */
void     pw_table_page_refocus        (PwTablePage *self); /* the caret goes back to the entry, soon */

G_END_DECLS
