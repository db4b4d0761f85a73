/* pw-position-page-private.h: what the parts of the page share on which a position is entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-position-page.h"

#include "pw-board.h"
#include "pw-player-chips.h"

G_BEGIN_DECLS

/** PwPositionAsked: what a position is entered for. */
typedef enum
{
  PW_POSITION_NOT_ASKED,
  PW_POSITION_ASKED,            /* the game goes on from it: board after board, then the table */
  PW_POSITION_ASKED_END,        /* it is scored */
} PwPositionAsked;

struct _PwPositionPage
{
  AdwBin parent_instance;

  PwEntry *entry;
  PwPosition *position;
  const PwBoardClass *board;
  int actor;                    /* whose board the game asks first, as it was */
  int suggested;                /* whose board people looked at before */
  PwPositionAsked asked;        /* as it was */
  int seat;                     /* PW_TABLE for what belongs to nobody; PW_NOBODY before the first */
  gboolean narrow;
  gboolean whole;               /* the whole board is shown, not only what the result depends on */
  PwMoves line;                 /* what was read last */

  GtkWidget *views;
  GtkBox *tabs;
  GtkWidget *next_button;
  GtkToggleButton *whole_button, *needed_button;
  PwPlayerChips *chips;
  GtkWidget *table_chip;
  GtkWidget *todo_line;
  GtkLabel *todo;
  GtkWidget *open_button;
  GtkWidget *end_button;
  GtkStack *editors;
  GtkRevealer *question;
  GtkLabel *question_text;
  GtkBox *answers;
  GtkWidget *anyway_button;
  GtkMenuButton *doubts_button;
  GtkWidget *doubts_list;
  GtkWidget *lines;
  GtkWidget *lines_button;
  GtkLabel *sum;
};

/* pw-position-page.c */
gboolean pw_position_page_has_rows      (PwPositionPage *self); /* the final scoring asks something of the table, too */

static inline PwSession *
pw_position_page_session (PwPositionPage *self)
{
  return pw_position_get_session (self->position);
}

/* pw-position-typed.c: what is typed */
gboolean pw_position_page_is_question   (PwPositionPage *self); /* what the result depends on is asked, one after the other */
gboolean pw_position_page_say           (PwPositionPage *self, const char *line, GError **error);
void     pw_position_page_update_hint   (PwPositionPage *self);

/* pw-position-sums.c: what cannot be, and what the final scoring would bring */
void     pw_position_page_update_doubts (PwPositionPage *self);
void     pw_position_page_update_total  (PwPositionPage *self);

G_END_DECLS
