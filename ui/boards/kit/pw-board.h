/* pw-board.h: what a game brings along to be shown: its boards, cards and little pictures
 *
 * The pages know no game. They ask pw_board_class_for() for the game's class and place the widgets it
 * makes; what a game does not bring along is filled in there, from the plain board's class. All widgets follow their session and
 * entry by themselves: nobody has to tell them to redraw.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "model/pw-entry.h"
#include "model/pw-position.h"
#include "model/pw-printed-answer.h"

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
 * PwCentre:
 * @PW_CENTRE_SEAT: a player's own board: that of whoever acts, or is looked at; the others are cards round it
 * @PW_CENTRE_COMMON: what belongs to nobody, a landscape or a road: all players are cards round it
 *
 * What stands in the middle of the table.
 */
typedef enum
{
  PW_CENTRE_SEAT,
  PW_CENTRE_COMMON,
} PwCentre;

/**
 * PwBoardClass:
 * @game_id: the PwGame.id it belongs to; the only member that has to be there, see pw_board_class_for()
 * @centre: whose the main board is
 * @one_line: the board grows and needs all the height there is: choices stand on one line below it
 * @slim_sides: it can do with all the width there is, too: the column at its start is narrow
 * @by_score: in the table view the players stand by their scores, and beside a score pad, where nobody has to be told who comes next; else in
 *   the order of play
 * @main_title: what players call what stands in the middle ("Duchy"; N_()), or %NULL for the table's own word
 * @main_icon: its icon for the page switcher, or %NULL for the table's own
 * @main_board: one player's board with everything that lies before that player, or the common centre; fills the
 *   space it is given, from 300 px width, and moves its parts below 560 px. Clicks and keys go to
 *   pw_entry_propose(). It has the GObject properties
 *   "seat" (int, read-write: a seat, or %PW_SEAT_ACTOR, the default),
 *   "shown-seat" (int, read-only: whose board is seen now; of a common centre, for whom hints and score are) and
 *   "hints" (boolean, read-write: legal spaces and points are shown; default %TRUE).
 *   Default: forms for whatever may be played
 * @main_title_now: what that is called at this moment, where it differs from @main_title: a pad in the place of a landscape
 *   (translated), or %NULL, which is the default
 * @common_title: what players call that; see @common_board (N_()), or %NULL for the table's own word
 * @common_icon: its icon for the page switcher, or %NULL for the table's own
 * @common_board: what belongs to nobody and is not in the centre; 278 px wide and more; has "hints" too. Default: %NULL,
 *   and the table has no page for it
 * @common_is_empty: whether @common_board has nothing to show at this moment; then it takes no room. Default: never
 * @player_card: a small picture of @seat's board with name, score and supplies; no padding or
 *   background of its own, nothing in it takes focus: put it into a button or a list row. Default: name and score
 * @standing: what is shown between the score and the other players where a game has more to say than points,
 *   such as a goal; goes with @common_board in width. May return %NULL, which is the default
 * @player_summary: the same in one sentence, for the accessible name of that button (free it). Default: name and score
 * @seat_board: @seat's board alone, without hints, as large as the space: for the table view. Of a common centre
 *   the centre, asked for once, with seat 0. May return %NULL, which is the default
 * @option_picture: a picture of one value of a seat option, @width px wide, or %NULL when the
 *   option has no picture, which is the default
 * @option_note: a word or two on that value, such as "own" (free it), or %NULL, which is the default
 * @load_components: makes the components known that people entered and keep. Default: nothing
 * @entered_since: adds the statements that tell @session's game what people have entered in the editors and it does not
 *   know, in the order to play. Default: nothing
 * @editors: (array length=n_editors): where they enter them. Default: none
 * @choice_icon: what stands before a numbered choice, about 24 px, or %NULL, which is the default. Not focusable
 * @choice_effect: what stands behind its words: what it would do, as drawn on the table, or %NULL, which is the default. Not focusable
 * @game_icon: the game's own picture for lists, @size px, or %NULL, which is the default
 * @seat_note: what a seat begins with, in a few words for the set-up page ("2 workers"; free
 *   it), or %NULL, which is the default
 * @seat_strip: what @seat has to act with, dice and supplies, in one line @height px high, for the table
 *   view. Takes no focus. May return %NULL, which is the default
 * @moment_strip: where the game stands, and what was rolled for all, in one line @height px high, for the table
 *   view. Takes no focus. May return %NULL, which is the default
 * @position_card: in place of a card of PwGame.cards, by its id, a picture of the game's own, before @seat or on %PW_TABLE; %NULL,
 *   which is the default, where what the table says serves. Everything entered goes to pw_position_say() at once
 * @position_sign: a picture before a field, of what a statement is about, or %NULL, which is the default
 * @end_rows: at the final scoring, what is said of the table: rows of what is left standing, say. May return %NULL, which is the
 *   default: nothing is asked of the table. What is typed of it goes through the entry
 * @end_rows_title: what that is called ("Still standing"; N_()), where there is such a thing
 * @end_rows_hint: and examples of what may be typed there (N_())
 * @position_width: how wide the first column of cards is, where there is room for two, or 0
 * @position_hint: examples of what may be typed of a player (N_()), or %NULL
 * @table_hint: and of the table
 * @printed_picture: the component about which a line says what is printed there, 140 px wide; goes with @printed_fields
 * @printed_fields: fields for that, which say it to the answer and follow it; %NULL, which is the default, where the entry asks in words
 * @end_counts: for the final page, before secret scores are told, fields for what is counted on the table, and how that compares once
 *   everybody has been told; follows the session, and hides itself where nothing is to be counted. May return %NULL, which is the default
 * @final_board: for the final page a small picture of what lies there at the end, in which the points of a line can be shown; takes
 *   neither focus nor presses, and hides itself while there is nothing to show. May return %NULL, which is the default
 * @final_point: in a @final_board, shows what @event, points of somebody, is about; %NULL: nothing. Returns whether that can be shown,
 *   which without a widget it only says. Default: nothing can
 *
 * How one game is drawn. A game fills in what it has; whoever asks, asks pw_board_class_for(), in which all functions are there.
 */
typedef struct
{
  const char *game_id;
  PwCentre centre;
  gboolean one_line;
  gboolean slim_sides;
  gboolean by_score;
  const char *main_title;
  const char *main_icon;
  const char *common_title;
  const char *common_icon;
  GtkWidget *(*main_board)     (PwEntry *entry);
  GtkWidget *(*common_board)   (PwEntry *entry);
  const char *(*main_title_now) (PwSession *session);
  gboolean   (*common_is_empty) (PwSession *session);
  GtkWidget *(*player_card)    (PwSession *session, guint seat, PwCardShape shape);
  GtkWidget *(*standing)       (PwEntry *entry);
  char      *(*player_summary) (PwSession *session, guint seat);
  GtkWidget *(*seat_board)     (PwSession *session, guint seat);
  GtkWidget *(*option_picture) (guint seat_option, int value, int width);
  char      *(*option_note)    (guint seat_option, int value);
  void       (*load_components) (void);
  void       (*entered_since)  (PwSession *session, PwMoves *out);
  const PwComponentEditor *editors;
  guint n_editors;
  GtkWidget *(*choice_icon)    (PwSession *session, const PwChoice *choice);
  GtkWidget *(*choice_effect)  (PwSession *session, const PwChoice *choice);
  GtkWidget *(*game_icon)      (int size);
  char      *(*seat_note)      (const PwSetup *setup, guint seat);
  GtkWidget *(*position_card)  (PwPosition *position, int seat, const char *card);
  GtkWidget *(*position_sign)  (PwPosition *position, const PwMove *about);
  GtkWidget *(*end_rows)       (PwPosition *position, PwEntry *entry);
  const char *end_rows_title, *end_rows_hint;
  int position_width;
  const char *position_hint;
  const char *table_hint;
  GtkWidget *(*seat_strip)     (PwSession *session, guint seat, int height);
  GtkWidget *(*moment_strip)   (PwSession *session, int height);
  GtkWidget *(*printed_picture) (PwPrintedAnswer *answer);
  GtkWidget *(*printed_fields) (PwPrintedAnswer *answer);
  GtkWidget *(*end_counts)     (PwSession *session);
  GtkWidget *(*final_board)    (PwSession *session);
  gboolean   (*final_point)    (GtkWidget *final_board, const PwEvent *event);
} PwBoardClass;

const PwBoardClass *pw_board_find        (const char *game_id);
const PwBoardClass *pw_board_class_for   (const char *game_id);
void                pw_board_register    (const PwBoardClass *board);
guint               pw_board_count_cards (const PwBoardClass *board, guint n_players);
gboolean            pw_board_order_by_score (PwSession *session, guint8 order[PW_MAX_PLAYERS]);

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
