/* pw-library-page-private.h: what the parts of the library's page share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-library-page.h"
#include "pw-statistics-view.h"

G_BEGIN_DECLS

struct _PwLibraryPage
{
  AdwBin parent_instance;

  GtkEditable *search;
  GtkDropDown *part;
  GtkDropDown *game;
  GtkDropDown *player;
  GtkDropDown *time;
  GtkLabel *count;
  GtkStack *stack;
  GtkStack *body;
  GtkListView *list;
  AdwStatusPage *empty;
  PwStatisticsView *statistics;

  PwLibrary *library;
  GtkFilter *filter;
  GListModel *shown;            /* what the filter lets through, newest first */
  GtkStringList *players;       /* "Everybody", then those of @player_names as they are shown */
  GPtrArray *player_names;
  GHashTable *player_set;       /* folded names in @players */
  char *chosen;                 /* path of the game a dialog is about */
  char *problem;                /* why nothing can be listed, or NULL */
  GActionGroup *actions;
  guint update_id;
};

/* To people (pw-library-page.c). */
void pw_library_page_tell   (PwLibraryPage *self, const char *text, const char *button, const char *action);
void pw_library_page_fail   (PwLibraryPage *self, const char *why);        /* why something was not done */

/* Which games, in which order (pw-library-search.c). */
void pw_library_search_init    (PwLibraryPage *self);                      /* choices, filter, shown */
void pw_library_search_changed (PwLibraryPage *self);                      /* something else is looked for */
void pw_library_search_update  (PwLibraryPage *self);                      /* games have come */

/* What is done with a game, and what comes in and goes out (pw-library-actions.c). */
void pw_library_actions_init   (PwLibraryPage *self);
void pw_library_actions_update (PwLibraryPage *self);                      /* which of them are possible */

G_END_DECLS
