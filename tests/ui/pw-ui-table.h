/* pw-ui-table.h: a game in a window, for tests: set up, opened, read, closed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-board-part.h"
#include "pw-position-page.h"
#include "pw-ui-test.h"

G_BEGIN_DECLS

/* What @n play, so named; @names may have more. Free it. */
PwSetup        *pw_ui_table_setup        (const PwGame *game, const char *const *names, guint n);

/* Begins a game. Unref it. */
PwSession      *pw_ui_table_begin        (const PwSetup *setup);

/* The game of a record that can be read. Unref it. */
PwSession      *pw_ui_table_of_record    (const char *text);

/* A window of 1280x800 in which that game is open, and at rest. */
PwWindow       *pw_ui_table_open         (PwSession *session);

/* Closes it; nothing holds the window or the game any more. */
void            pw_ui_table_close        (PwWindow *window, PwSession *session);

/* Where an end position is entered: the page of the table that is open there. */
PwPositionPage *pw_ui_table_position     (PwWindow *window);

/* Answers what nobody has said, such as that there is no silver, as the page shows it. */
void            pw_ui_table_answer_rest  (PwPosition *position, PwSession *session);

/* Whether some label below @root reads @text. */
gboolean        pw_ui_table_reads        (gpointer root, const char *text);

/* A window with the boards of that entry side by side, and without anything round them. */
GtkWidget      *pw_ui_table_boards       (PwEntry *entry, GtkWidget **main, GtkWidget **common);

/* The part of a board that is of that kind, or NULL. */
GtkWidget      *pw_ui_table_part         (GtkWidget *board, const PwBoardPartKind *kind);

/* Counts what @entry refuses in @n, until it is closed. */
void            pw_ui_table_count        (PwEntry *entry, guint *n);

/* Closes that window; nothing holds the entry or the game any more. */
void            pw_ui_table_close_boards (GtkWidget *window, PwEntry *entry, PwSession *session);

/* In a room of that size, @board is nowhere wider than 300 at the least, and all that is seen of @content lies in it. */
void            pw_ui_table_check_room   (GtkWidget *board, GtkWidget *content, int width, int height);

G_END_DECLS
