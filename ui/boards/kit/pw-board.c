/* pw-board.c: which games are drawn by boards of their own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-board.h"

#include "pw-space-group.h"

/* The list ends with NULL; made from the folders in boards/. */
extern const PwBoardClass *const pw_boards[];
/* What serves a game that brings nothing along: boards/plain. */
extern const PwBoardClass pw_plain_class;

/* PwBoardClass by the id of its game, as games bring them along and with all functions; both for good. */
static GHashTable *brought, *complete;
/* Those that were registered anew since: somebody may still have them. */
static GSList *replaced;

static GHashTable *
get_brought (void)
{
  if (brought == NULL)
    {
      brought = g_hash_table_new (g_str_hash, g_str_equal);
      complete = g_hash_table_new (g_str_hash, g_str_equal);
      for (guint i = 0; pw_boards[i] != NULL; i++)
        g_hash_table_insert (brought, (char *) pw_boards[i]->game_id, (gpointer) pw_boards[i]);
    }
  return brought;
}

/* The only place that knows what a game may lack. */
static void
fill_in (PwBoardClass *board)
{
  const PwBoardClass *plain = &pw_plain_class;

#define FILL(member)                                                                                                             \
  if (board->member == NULL)                                                                                                     \
  board->member = plain->member
  FILL (main_board);
  FILL (common_board);
  FILL (main_title_now);
  FILL (common_is_empty);
  FILL (player_card);
  FILL (standing);
  FILL (player_summary);
  FILL (seat_board);
  FILL (option_picture);
  FILL (option_note);
  FILL (load_components);
  FILL (entered_since);
  FILL (choice_icon);
  FILL (choice_effect);
  FILL (game_icon);
  FILL (seat_note);
  FILL (position_card);
  FILL (position_sign);
  FILL (end_rows);
  FILL (seat_strip);
  FILL (moment_strip);
  FILL (end_counts);
  FILL (final_board);
  FILL (final_point);
#undef FILL
}

/**
 * pw_board_register:
 * @board: (transfer none): how a game is drawn; stays
 *
 * Adds a game that is in no folder of boards/. One that is there already is drawn anew by it.
 */
void
pw_board_register (const PwBoardClass *board)
{
  g_return_if_fail (board->game_id != NULL);
  g_hash_table_replace (get_brought (), (char *) board->game_id, (gpointer) board);
  /* Whoever has the old one keeps it. */
  replaced = g_slist_prepend (replaced, g_hash_table_lookup (complete, board->game_id));
  g_hash_table_remove (complete, board->game_id);
}

/**
 * pw_board_find:
 * @game_id: a game's id
 *
 * Returns: (nullable): what the game itself brings along, or %NULL when only the plain board serves it
 */
const PwBoardClass *
pw_board_find (const char *game_id)
{
  return g_hash_table_lookup (get_brought (), game_id);
}

/**
 * pw_board_class_for:
 * @game_id: a game's id
 *
 * Returns: (transfer none): how that game is drawn; what it does not bring along is the plain board's, so that all functions are there
 */
const PwBoardClass *
pw_board_class_for (const char *game_id)
{
  const PwBoardClass *own = pw_board_find (game_id);
  PwBoardClass *board = g_hash_table_lookup (complete, game_id);

  if (board != NULL)
    return board;
  board = g_new (PwBoardClass, 1);
  *board = own != NULL ? *own : (PwBoardClass){ 0 };
  board->game_id = g_intern_string (game_id);
  fill_in (board);
  g_hash_table_insert (complete, (char *) board->game_id, board);
  return board;
}

/**
 * pw_board_count_cards:
 * @board: how a game is drawn
 * @n_players: how many play
 *
 * Returns: how many players are cards beside what stands in the middle
 */
guint
pw_board_count_cards (const PwBoardClass *board,
                      guint               n_players)
{
  return board->centre == PW_CENTRE_COMMON ? n_players : n_players - 1;
}

/**
 * pw_board_order_by_score:
 * @session: a game
 * @order: (out caller-allocates) (array): the seats, whoever has most points first
 *
 * By the scores that are shown, so that the order tells nothing else. Whoever has as many points as another stays where they sit.
 *
 * Returns: whether there is such an order: %FALSE where the scores are nobody's to know
 */
gboolean
pw_board_order_by_score (PwSession *session,
                         guint8     order[PW_MAX_PLAYERS])
{
  guint n_players = pw_session_get_setup (session)->n_players;

  if (!pw_history_knows_scores (pw_session_get_history (session)))
    return FALSE;
  for (guint seat = 0; seat < n_players; seat++)
    order[seat] = (guint8) seat;
  for (guint i = 1; i < n_players; i++)
    for (guint at = i;
         at > 0 && pw_session_get_score (session, order[at], -1) > pw_session_get_score (session, order[at - 1], -1); at--)
      {
        guint8 other = order[at];

        order[at] = order[at - 1];
        order[at - 1] = other;
      }
  return TRUE;
}

static GList *
collect (GtkWidget *widget,
         GList     *groups)
{
  GtkWidget *child;

  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget))
    return groups;
  if (PW_IS_SPACE_GROUP (widget))
    return gtk_widget_get_can_focus (widget) ? g_list_prepend (groups, widget) : groups;
  for (child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    groups = collect (child, groups);
  return groups;
}

GList *
pw_board_list_groups (GtkWidget *root)
{
  return g_list_reverse (collect (root, NULL));
}
