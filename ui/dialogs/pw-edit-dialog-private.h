/* pw-edit-dialog-private.h: the dialog that changes an earlier line, as its three files see it: the line, what it changes, the rest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "model/pw-entry.h"
#include "pw-choice-list.h"
#include "pw-edit-dialog.h"
#include "pw-reason-picker.h"

G_BEGIN_DECLS

struct _PwEditDialog
{
  PwDialog parent_instance;

  GtkLabel *original;
  GtkWidget *resumed;           /* says that this was begun before */
  GtkWidget *text;
  GtkWidget *ghost;
  GtkWidget *notation;          /* the switch for those who know it */
  PwChoiceList *choices;
  GtkLabel *sentence;
  AdwBin *problem;
  GtkWidget *insist_button;
  AdwBin *picker_place;
  PwReasonPicker *picker;
  GtkFlowBox *suggestions;
  GtkLabel *changes;
  GtkWidget *troubles;
  GtkLabel *by_itself;
  GtkGrid *scores;
  GtkLabel *open_note;
  GtkWidget *give_up_button;
  GtkWidget *apply_button;

  PwLineDraft *draft;
  PwEntry *entry;               /* as the entry bar was at that moment; NULL where nothing is typed */
  char *words;                  /* (nullable): the line as it is, as it is typed here */
  guint ghost_id;
  gboolean syncing;
  GError *refusal;              /* (nullable): why Enter took nothing, until something else is typed */
};

/* -- The line itself: pw-edit-line.c -- */
void pw_edit_line_bind     (GtkWidgetClass *widget_class);
void pw_edit_line_begin    (PwEditDialog *self);
void pw_edit_line_restart  (PwEditDialog *self);
void pw_edit_line_update   (PwEditDialog *self);
void pw_edit_line_activate (PwEditDialog *self);
void pw_edit_line_dispose  (PwEditDialog *self);

/* -- What changes: pw-edit-outcome.c -- */
void pw_edit_outcome_update (PwEditDialog *self);

G_END_DECLS
