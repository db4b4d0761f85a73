/* pw-board.h: what a game brings along to be shown: its boards, cards and little pictures
 *
 * The pages know no game. They ask pw_board_find() for the game's class and place the widgets it
 * makes; for a game without one they show the plain board. All widgets follow their session and
 * entry by themselves: nobody has to tell them to redraw.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "model/pw-entry.h"
#include "model/pw-position.h"

G_BEGIN_DECLS

/** PW_SEAT_ACTOR: as the "seat" of a main board: whoever acts. */
#define PW_SEAT_ACTOR (-1)

/**
 * PwCardShape:
 * @PW_CARD_COLUMN: about 130 px wide, everything below each other (3 players)
 * @PW_CARD_WIDE: the whole width of the side column, a larger picture (2 players)
 * @PW_CARD_ROW: the whole width, 96 px high, the picture on the left (4 players)
 *
 * The room a player card has.
 */
typedef enum
{
  PW_CARD_COLUMN,
  PW_CARD_WIDE,
  PW_CARD_ROW,
} PwCardShape;

/**
 * PwComponentEditor:
 * @id: its name in actions: "duchy"
 * @title: for buttons and title bars (N_())
 * @create: the editor, a whole page. Its actions are in a group of its own; "saved" (boolean, read)
 *   says whether leaving it loses nothing
 *
 * Where people enter a component of a game that the program does not know.
 */
typedef struct
{
  const char *id;
  const char *title;
  GtkWidget *(*create) (void);
} PwComponentEditor;

/**
 * PwBoardClass:
 * @game_id: the PwGame.id it belongs to
 * @main_title: what players call their own board ("Duchy"; N_()), or %NULL
 * @main_icon: its icon for the page switcher, or %NULL
 * @main_board: one player's board with everything that lies before that player; fills the space
 *   it is given, from 300 px width, and moves its parts below 560 px. Clicks and keys go to
 *   pw_entry_propose(). It has the GObject properties
 *   "seat" (int, read-write: a seat, or %PW_SEAT_ACTOR, the default),
 *   "shown-seat" (int, read-only: whose board is seen now) and
 *   "hints" (boolean, read-write: legal spaces and points are shown; default %TRUE)
 * @common_board: what belongs to nobody; 278 px wide and more; has "hints" too
 * @player_card: a small picture of @seat's board with name, score and supplies; no padding or
 *   background of its own, nothing in it takes focus: put it into a button or a list row
 * @standing: what is shown between the score and the other players where a game has more to say than points,
 *   such as a goal; goes with @common_board in width. %NULL, or returns %NULL, where there is nothing
 * @player_summary: the same in one sentence, for the accessible name of that button (free it)
 * @seat_board: @seat's board alone, without hints, as large as the space: for the table view
 * @option_picture: a picture of one value of a seat option, @width px wide, or %NULL when the
 *   option has no picture. May be %NULL
 * @option_note: a word or two on that value, such as "own" (free it), or %NULL. May be %NULL
 * @load_components: makes the components known that people entered and keep. May be %NULL
 * @editors: (array length=n_editors): where they enter them. May be %NULL
 * @choice_icon: what stands before a numbered choice, about 24 px, or %NULL. Not focusable
 * @game_icon: the game's own picture for lists, @size px. May be %NULL
 * @seat_note: what a seat begins with, in a few words for the set-up page ("2 workers"; free
 *   it), or %NULL. May be %NULL
 * @seat_strip: what @seat has to act with, dice and supplies, in one line @height px high, for the table
 *   view. Takes no focus. May be %NULL
 * @moment_strip: where the game stands, and what was rolled for all, in one line @height px high, for the table
 *   view. Takes no focus. May be %NULL
 * @position_editor: where @seat's part of a position is entered, or %PW_TABLE's; %NULL where plain
 *   forms serve. Everything entered goes to pw_position_say() at once. May be %NULL
 * @position_hint: examples of what may be typed (N_()). May be %NULL
 *
 * How one game is drawn.
 */
typedef struct
{
  const char *game_id;
  const char *main_title;
  const char *main_icon;
  GtkWidget *(*main_board)     (PwEntry *entry);
  GtkWidget *(*common_board)   (PwEntry *entry);
  GtkWidget *(*player_card)    (PwSession *session, guint seat, PwCardShape shape);
  GtkWidget *(*standing)       (PwEntry *entry);
  char      *(*player_summary) (PwSession *session, guint seat);
  GtkWidget *(*seat_board)     (PwSession *session, guint seat);
  GtkWidget *(*option_picture) (guint seat_option, int value, int width);
  char      *(*option_note)    (guint seat_option, int value);
  void       (*load_components) (void);
  const PwComponentEditor *editors;
  guint n_editors;
  GtkWidget *(*choice_icon)    (PwSession *session, const PwChoice *choice);
  GtkWidget *(*game_icon)      (int size);
  char      *(*seat_note)      (const PwSetup *setup, guint seat);
  GtkWidget *(*position_editor) (PwPosition *position, int seat);
  const char *position_hint;
  GtkWidget *(*seat_strip)     (PwSession *session, guint seat, int height);
  GtkWidget *(*moment_strip)   (PwSession *session, int height);
} PwBoardClass;

/**
 * pw_board_find:
 * @game_id: a game's id
 *
 * Returns: (nullable): how that game is drawn, or %NULL when only the plain board serves it
 */
const PwBoardClass *pw_board_find        (const char *game_id);

/**
 * pw_board_list_groups:
 * @root: any widget
 *
 * The groups of spaces below @root in the order F6 visits them: each takes focus as one stop
 * (gtk_widget_grab_focus() or gtk_widget_child_focus()) and moves inside by arrow keys.
 *
 * Returns: (transfer container): the visible groups
 */
GList              *pw_board_list_groups (GtkWidget *root);

G_END_DECLS
