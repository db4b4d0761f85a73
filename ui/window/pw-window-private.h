/* pw-window-private.h: the window's parts, for the files that are made of it
 *
 * Each part has a file of its own, below with what the others may ask of it. What leaves the program and what the
 * library asks for know no more of the window than pw-window.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-window.h"

#include "pw-banner.h"
#include "pw-editor-page.h"
#include "pw-final-page.h"
#include "pw-ledger-page.h"
#include "pw-level-menu.h"
#include "pw-library-page.h"
#include "pw-page.h"
#include "pw-review-page.h"
#include "pw-setup-page.h"
#include "pw-start-page.h"
#include "pw-table-page.h"
#include "pw-table-view.h"
#include "pw-toast.h"
#include "pw-values-page.h"

G_BEGIN_DECLS

struct _PwWindow
{
  AdwApplicationWindow parent_instance;

  AdwHeaderBar *header;
  AdwWindowTitle *title;
  GtkWidget *back_button;
  GtkWidget *cancel_button;
  GtkWidget *undo_button;
  GtkWidget *redo_button;
  GtkWidget *start_button;
  GtkWidget *final_button;
  int wide_least;               /* the least width of the bar as it is where the window is wide */
  GtkWidget *copy_button;
  GtkWidget *print_button;
  GtkWidget *export_button;
  AdwButtonContent *copy_content;
  PwLevelMenu *level_menu;
  GtkWidget *fullscreen_button;
  GtkWidget *ledger_button;
  GtkWidget *menu_button;
  PwBanner *save_banner;
  PwBanner *conflict_banner;
  PwBanner *broken_banner;
  PwBanner *recovery_banner;
  PwToast *toast;
  GtkStack *stack;              /* the pages that were made */
  GtkWindow *table_window;      /* (nullable): the second window with a table view */

  PwSession *session;
  GPtrArray *way;               /* the pages from the first to the one that is shown; each at most once, none owned */
  GPtrArray *looked_from;       /* the way to the page where the moment that the table shows was chosen; empty: nobody did */
  gboolean narrow;
  int width, height;            /* as it was laid out last */
  guint narrow_source;
  guint awake;                  /* what keeps the screen on, or 0 */
  guint held;                   /* what keeps the desktop from ending the session, or 0 */
  gboolean reviews;             /* the file that is being opened is to be reviewed */
  PwSession *trial;             /* (nullable) (weak): a copy in which something is tried: the way back leads to the review it came from */
  char *tried_from;             /* (nullable): that game's file */
  gboolean leaving;             /* whether the game is left was asked, or need not be */
  GtkWindow *question;          /* (nullable): asks that just now */
  guint entered;                /* how many statements of what was entered since were offered to this game */
  char *offered;                /* (nullable): the emergency copy that is offered */
};

/* pw-window.c: the game */
gboolean pw_window_has_flag     (PwWindow *self, const char *property);     /* of the session; FALSE without one */
void     pw_window_set_session  (PwWindow *self, PwSession *session);

/* pw-window-header.c: the header bar, the banners, and which commands can be given */
void     pw_window_add_header   (PwWindow *self);
void     pw_window_enable       (PwWindow *self, const char *action, gboolean enabled);
void     pw_window_update       (PwWindow *self);
void     pw_window_update_title (PwWindow *self);

/* pw-window-stack.c: the pages, each made when it is first wanted (pw_window_find_page()) */
gpointer pw_window_made_page    (PwWindow *self, GType type);               /* NULL where it was not wanted yet */
void     pw_window_pass_session (PwWindow *self);

/* pw-window-way.c: which page is shown, the way that led there, and the way back. A page is named by its type */
PwPage  *pw_window_get_shown    (PwWindow *self);
gboolean pw_window_is_at        (PwWindow *self, GType type);
void     pw_window_show_page    (PwWindow *self, GType type);
void     pw_window_show_review  (PwWindow *self);
void     pw_window_show_game    (PwWindow *self);
void     pw_window_relay_way    (PwWindow *self);
void     pw_window_show_moment  (PwWindow *self);
void     pw_window_forget_game  (PwWindow *self);
gboolean pw_window_has_way_back (PwWindow *self);
void     pw_window_go_back      (PwWindow *self);

/* pw-window-pages.c: what leads from page to page */
void     pw_window_add_pages    (PwWindow *self);
void     pw_window_listen       (PwWindow *self, PwPage *page);

/* pw-window-review.c: the review, and copies to try something else */
void     pw_window_add_review   (PwWindow *self);
void     pw_window_update_review (PwWindow *self, gboolean game);
gboolean pw_window_go_back_to_review (PwWindow *self);

/* pw-window-entered.c: what was entered in an editor while the game was open */
void     pw_window_add_entered  (PwWindow *self);
void     pw_window_offer_entered (PwWindow *self);

/* pw-window-values.c: what is printed on components */
void     pw_window_add_values   (PwWindow *self);

/* pw-window-view.c: the table view, and the screen that stays on */
void     pw_window_add_view     (PwWindow *self);
void     pw_window_drop_view    (PwWindow *self);
void     pw_window_update_awake (PwWindow *self);

/* pw-window-files.c: the file the game lies in */
void     pw_window_add_files    (PwWindow *self);
void     pw_window_keep_unsaved (PwWindow *self);

G_END_DECLS
