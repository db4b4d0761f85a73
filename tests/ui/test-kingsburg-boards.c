/* test-kingsburg-boards.c: Kingsburg's boards: names and roles, keys, what a press proposes, every size
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "boards/kingsburg/kb-parts.h"
#include "games/kingsburg/view/kb-view.h"
#include "pw-board.h"
#include "pw-dice-entry.h"
#include "pw-position-editor.h"
#include "pw-ui-table.h"

typedef struct
{
  PwSession *session;
  PwEntry *entry;
  GtkWidget *window, *main, *common;
  PwSpaceGroup *advisors, *province, *dice, *supplies, *enemies;
  guint refusals;
} Fixture;

static const KbState *
get_state (Fixture *fixture)
{
  return pw_session_get_state (fixture->session);
}

static PwSpaceGroup *
find_part (GtkWidget *root, KbPlace place)
{
  for (guint i = 0;; i++)
    {
      GtkWidget *part = pw_ui_test_find (root, PW_TYPE_BOARD_PART, i);

      g_assert_nonnull (part);
      if (pw_board_part_get_kind (PW_BOARD_PART (part))->place == place)
        return PW_SPACE_GROUP (part);
    }
}

static void
play_until (Fixture *fixture, KbStage stage, guint n_advisors)
{
  guint moves = 0;

  while (get_state (fixture)->stage != stage || (guint) __builtin_popcount (get_state (fixture)->taken) < n_advisors)
    {
      g_assert_true (pw_ui_test_play_dealt (fixture->session, 1, 11 + moves++));
      g_assert_cmpuint (moves, <, 2000);
    }
}

/* Four players; somebody is to influence an advisor, and some are taken. */
static void
set_up (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "Ana", "Bruno", "Chiara", "Dan" };
  g_autoptr (PwSetup) setup = pw_ui_table_setup (&kb_game, names, G_N_ELEMENTS (names));

  fixture->session = pw_ui_table_begin (setup);
  play_until (fixture, KB_STAGE_INFLUENCE, 2);

  fixture->entry = pw_entry_new (fixture->session);
  pw_ui_table_count (fixture->entry, &fixture->refusals);
  fixture->window = pw_ui_table_boards (fixture->entry, &fixture->main, &fixture->common);
  fixture->advisors = find_part (fixture->common, KB_PLACE_ADVISOR);
  fixture->enemies = find_part (fixture->common, KB_PLACE_ENEMY);
  fixture->province = find_part (fixture->main, KB_PLACE_BUILDING);
  fixture->dice = find_part (fixture->main, KB_PLACE_DICE);
  fixture->supplies = find_part (fixture->main, KB_PLACE_SUPPLY);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  pw_ui_table_close_boards (fixture->window, fixture->entry, fixture->session);
}

static gboolean
is_lit (PwSpaceGroup *group, guint id)
{
  return (pw_space_get_piece (pw_space_group_find (group, id))->flags & PW_PIECE_LEGAL) != 0;
}

/* -- Names, roles, keys ------------------------------------------------------------------- */

static void
test_names_and_roles (Fixture *fixture, gconstpointer data)
{
  gtk_test_accessible_assert_role (fixture->advisors, GTK_ACCESSIBLE_ROLE_GROUP);
  for (guint i = 0; i < KB_ADVISORS; i++)
    {
      PwSpace *space = pw_space_group_find (fixture->advisors, i);
      g_autofree char *start = g_strdup_printf ("%u, %s, ", i + 1, kb_advisor_label (i + 1));

      gtk_test_accessible_assert_role (space, GTK_ACCESSIBLE_ROLE_BUTTON);
      gtk_test_accessible_assert_property (space, GTK_ACCESSIBLE_PROPERTY_LABEL, pw_space_get_name (space));
      g_assert_true (g_str_has_prefix (pw_space_get_name (space), start));
    }
  for (guint i = 0; i < KB_BUILDINGS; i++)
    g_assert_true (g_str_has_prefix (pw_space_get_name (pw_space_group_find (fixture->province, i)), kb_building_label (i)));
  /* Four players have dice, the fifth place is empty. */
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (pw_space_group_find (fixture->dice, 3))));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (pw_space_group_find (fixture->dice, 4))));
  gtk_test_accessible_assert_role (pw_space_group_find (fixture->dice, 0), GTK_ACCESSIBLE_ROLE_IMG);
}

static void
test_arrow_keys (Fixture *fixture, gconstpointer data)
{
  gboolean seen[KB_ADVISORS] = { FALSE };

  for (guint row = 0; row < KB_ADVISORS / 3; row++)
    {
      gtk_widget_grab_focus (GTK_WIDGET (pw_space_group_find (fixture->advisors, row * 3)));
      for (guint i = 0; i < 3; i++)
        {
          seen[pw_space_get_id (PW_SPACE (gtk_window_get_focus (GTK_WINDOW (fixture->window))))] = TRUE;
          gtk_widget_child_focus (GTK_WIDGET (fixture->advisors), GTK_DIR_RIGHT);
        }
    }
  for (guint i = 0; i < KB_ADVISORS; i++)
    g_assert_true (seen[i]);
  gtk_widget_grab_focus (GTK_WIDGET (pw_space_group_find (fixture->province, KB_STATUE)));
  for (guint i = 0; i < KB_ROWS - 1; i++)
    gtk_widget_child_focus (GTK_WIDGET (fixture->province), GTK_DIR_DOWN);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) ==
                 GTK_WIDGET (pw_space_group_find (fixture->province, KB_BARRICADE)));
}

static void
test_groups (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GList) groups = pw_board_list_groups (fixture->main);
  g_autoptr (GList) common = pw_board_list_groups (fixture->common);

  g_assert_cmpuint (g_list_length (groups), ==, 3);
  g_assert_nonnull (g_list_find (groups, fixture->province));
  g_assert_nonnull (g_list_find (groups, fixture->supplies));
  g_assert_nonnull (g_list_find (groups, fixture->dice));
  g_assert_cmpuint (g_list_length (common), ==, 3);
  g_assert_nonnull (g_list_find (common, fixture->advisors));
}

/* -- Presses ---------------------------------------------------------------------------------- */

static void
test_lit_advisor (Fixture *fixture, gconstpointer data)
{
  guint before = pw_session_get_moment (fixture->session), chosen = KB_ADVISORS;

  for (guint i = 0; i < KB_ADVISORS && chosen == KB_ADVISORS; i++)
    if (is_lit (fixture->advisors, i))
      chosen = i;
  g_assert_cmpuint (chosen, <, KB_ADVISORS);
  gtk_widget_activate_action (GTK_WIDGET (pw_space_group_find (fixture->advisors, chosen)), "space.press", NULL);
  g_assert_cmpuint (fixture->refusals, ==, 0);
  /* Influenced at once, or the entry now asks with which dice. */
  if (pw_session_get_moment (fixture->session) == before)
    {
      g_assert_cmpint (pw_entry_get_partial (fixture->entry)->args[KB_ARG_ADVISOR], ==, (int) chosen + 1);
      g_assert_true (pw_space_get_piece (pw_space_group_find (fixture->advisors, chosen))->flags & PW_PIECE_SELECTED);
    }
  else
    g_assert_true (get_state (fixture)->taken >> (chosen + 1) & 1);
}

static void
test_refused_advisor (Fixture *fixture, gconstpointer data)
{
  guint before = pw_session_get_moment (fixture->session), taken = 1;

  while (!(get_state (fixture)->taken >> taken & 1))
    taken++;
  g_assert_false (is_lit (fixture->advisors, taken - 1));
  pw_space_press (pw_space_group_find (fixture->advisors, taken - 1));
  g_assert_cmpuint (fixture->refusals, ==, 1);
  g_assert_cmpuint (pw_session_get_moment (fixture->session), ==, before);
  g_assert_true (pw_space_get_piece (pw_space_group_find (fixture->advisors, taken - 1))->flags & PW_PIECE_REFUSED);
  g_assert_nonnull (strstr (pw_space_get_name (pw_space_group_find (fixture->advisors, taken - 1)), "; refused: "));
}

static PwSpace *
find_die (Fixture *fixture, guint die)
{
  return pw_space_group_find (fixture->dice, KB_MAX_PLAYERS + die);
}

static gboolean
is_chosen (Fixture *fixture, guint die)
{
  pw_ui_test_settle ();
  return (pw_space_get_piece (find_die (fixture, die))->flags & PW_PIECE_SELECTED) != 0;
}

/* Whoever is to influence now has the first two dice, which are not alike, and reaches the advisor of their total by both. */
static gboolean
has_a_pair (Fixture *fixture)
{
  const KbState *state = get_state (fixture);
  int actor = pw_session_get_actor (fixture->session);
  const guint8 *dice = actor >= 0 ? state->players[actor].dice : NULL;

  return state->stage == KB_STAGE_INFLUENCE && dice && (state->players[actor].used & 3) == 0 && dice[0] != dice[1] &&
         !(state->taken >> (dice[0] + dice[1]) & 1);
}

/* Clicks put dice together as they are typed; the advisor that is clicked then gets these, or they are refused by the rule, and stay. */
static void
test_dice_make_a_group (Fixture *fixture, gconstpointer data)
{
  guint moves = 0, before;
  g_autofree char *one = NULL, *both = NULL;
  guint8 dice[2];
  const PwMove *last;

  while (!has_a_pair (fixture))
    {
      g_assert_true (pw_ui_test_play_dealt (fixture->session, 1, 400 + moves++));
      g_assert_cmpuint (moves, <, 2000);
    }
  pw_ui_test_settle ();
  memcpy (dice, get_state (fixture)->players[pw_session_get_actor (fixture->session)].dice, sizeof dice);
  one = g_strdup_printf ("%u", dice[0]);
  both = g_strdup_printf ("%u+%u", MAX (dice[0], dice[1]), MIN (dice[0], dice[1]));
  gtk_test_accessible_assert_role (find_die (fixture, 0), GTK_ACCESSIBLE_ROLE_BUTTON);

  pw_space_press (find_die (fixture, 0));
  g_assert_cmpstr (pw_entry_get_text (fixture->entry), ==, one);
  pw_space_press (find_die (fixture, 1));
  g_assert_cmpstr (pw_entry_get_text (fixture->entry), ==, both);
  g_assert_true (is_chosen (fixture, 0) && is_chosen (fixture, 1));
  pw_space_press (find_die (fixture, 1));
  g_assert_cmpstr (pw_entry_get_text (fixture->entry), ==, one);
  g_assert_true (is_chosen (fixture, 0) && !is_chosen (fixture, 1));
  pw_space_press (find_die (fixture, 1));

  before = pw_history_get_cursor (pw_session_get_history (fixture->session));
  pw_space_press (pw_space_group_find (fixture->advisors, KB_ADVISORS - 1));
  g_assert_cmpuint (fixture->refusals, ==, 1);
  g_assert_cmpuint (pw_history_get_cursor (pw_session_get_history (fixture->session)), ==, before);
  g_assert_cmpstr (pw_entry_get_text (fixture->entry), ==, both);
  pw_space_press (pw_space_group_find (fixture->advisors, dice[0] + dice[1] - 1u));
  g_assert_cmpuint (pw_history_get_cursor (pw_session_get_history (fixture->session)), ==, before + 1);
  last = pw_history_get_move (pw_session_get_history (fixture->session), before);
  g_assert_cmpint (last->kind, ==, KB_KIND_INFLUENCE);
  g_assert_cmpint (last->args[KB_ARG_ADVISOR], ==, dice[0] + dice[1]);
  g_assert_cmpint (last->args[KB_ARG_DICE], ==,
                   pw_dice_pack ((const guint8[]){ MAX (dice[0], dice[1]), MIN (dice[0], dice[1]) }, 2));
}

static void
test_build_by_press (Fixture *fixture, gconstpointer data)
{
  guint building = 0;
  int actor;

  play_until (fixture, KB_STAGE_BUILD, 0);
  actor = kb_actor (get_state (fixture));
  while (building < KB_BUILDINGS && !is_lit (fixture->province, building))
    building++;
  g_assert_cmpuint (building, <, KB_BUILDINGS);
  pw_space_press (pw_space_group_find (fixture->province, building));
  g_assert_cmpuint (fixture->refusals, ==, 0);
  g_assert_true (kb_stands (&get_state (fixture)->players[actor], building));
}

static void
test_enemy_by_press (Fixture *fixture, gconstpointer data)
{
  KbEnemy enemy;

  play_until (fixture, KB_STAGE_ENEMY, 0);
  enemy = *kb_enemy_nth (get_state (fixture)->year, 2);
  g_assert_true (is_lit (fixture->enemies, 2));
  pw_space_press (pw_space_group_find (fixture->enemies, 2));
  g_assert_cmpuint (fixture->refusals, ==, 0);
  g_assert_true (get_state (fixture)->named);
  g_assert_cmpuint (get_state (fixture)->enemy.strength, ==, enemy.strength);
  /* Only the one that comes is left. */
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (pw_space_group_find (fixture->enemies, 0))));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (pw_space_group_find (fixture->enemies, 1))));
}

static void
test_other_seats_and_hints (Fixture *fixture, gconstpointer data)
{
  int actor, shown;

  play_until (fixture, KB_STAGE_BUILD, 0);
  actor = kb_actor (get_state (fixture));
  g_object_get (fixture->main, "shown-seat", &shown, NULL);
  g_assert_cmpint (shown, ==, actor);
  g_object_set (fixture->main, "seat", (actor + 1) % 4, NULL);
  g_object_get (fixture->main, "shown-seat", &shown, NULL);
  g_assert_cmpint (shown, ==, (actor + 1) % 4);
  for (guint i = 0; i < KB_BUILDINGS; i++)
    g_assert_false (is_lit (fixture->province, i));
  g_object_set (fixture->main, "seat", PW_SEAT_ACTOR, "hints", FALSE, NULL);
  for (guint i = 0; i < KB_BUILDINGS; i++)
    g_assert_false (is_lit (fixture->province, i));
}

/* -- Other pictures, sizes ---------------------------------------------------------------------- */

static void
test_small_pictures (Fixture *fixture, gconstpointer data)
{
  const PwBoardClass *board = pw_board_find ("kingsburg");
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *window = gtk_window_new ();
  const GArray *all = pw_entry_get_all (fixture->entry);
  g_autofree char *summary = board->player_summary (fixture->session, 1);

  g_assert_true (g_str_has_prefix (summary, "Bruno, "));
  for (guint shape = PW_CARD_COLUMN; shape <= PW_CARD_ROW; shape++)
    gtk_box_append (GTK_BOX (box), board->player_card (fixture->session, 1, shape));
  for (guint i = 0; i < all->len; i++)
    {
      GtkWidget *icon = board->choice_icon (fixture->session, &g_array_index (all, PwChoice, i));

      g_assert_nonnull (icon);
      g_assert_false (gtk_widget_get_focusable (icon));
      gtk_box_append (GTK_BOX (box), icon);
    }
  gtk_box_append (GTK_BOX (box), board->game_icon (54));
  gtk_box_append (GTK_BOX (box), board->seat_board (fixture->session, 0));
  gtk_box_append (GTK_BOX (box), board->seat_strip (fixture->session, 0, 40));
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  pw_ui_test_settle ();
  gtk_window_destroy (GTK_WINDOW (window));
}

/* From a phone to a wall: every part stays inside the board. */
static void
test_sizes (Fixture *fixture, gconstpointer data)
{
  static const int sizes[][2] = { { 300, 300 }, { 360, 440 }, { 559, 700 }, { 560, 480 }, { 676, 515 }, { 1100, 700 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    pw_ui_table_check_room (fixture->main, gtk_widget_get_parent (GTK_WIDGET (fixture->dice)), sizes[i][0], sizes[i][1]);
}

static void
set_text_size (guint percent)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int) (96 * 1024 * percent / 100), NULL);
  pw_ui_test_settle ();
}

/* Where the card of a space is, without the room for its rings. */
static graphene_rect_t
card_of (PwSpaceGroup *group, guint id)
{
  PwSpace *space = pw_space_group_find (group, id);
  const PwPiece *piece = pw_space_get_piece (space);
  graphene_rect_t bounds;
  double scale;

  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (space), GTK_WIDGET (group), &bounds));
  scale = bounds.size.width / gtk_widget_get_width (GTK_WIDGET (space));
  graphene_rect_inset (&bounds, (float) (bounds.size.width - piece->size * scale) / 2,
                       (float) (bounds.size.height - piece->height * scale) / 2);
  return bounds;
}

/* Every card is inside of its part, over no other card, and drawn @scale times as large as it thinks. */
static void
check_cards (PwSpaceGroup *group, guint n, double scale)
{
  int width = gtk_widget_get_width (GTK_WIDGET (group)), height = gtk_widget_get_height (GTK_WIDGET (group));

  for (guint i = 0; i < n; i++)
    {
      GtkWidget *space = GTK_WIDGET (pw_space_group_find (group, i));
      graphene_rect_t card;

      if (!gtk_widget_get_visible (space))
        continue;
      card = card_of (group, i);
      g_assert_cmpfloat_with_epsilon (card.size.width, pw_space_get_piece (PW_SPACE (space))->size * scale, 1);
      g_assert_cmpfloat_with_epsilon (card.size.height, pw_space_get_piece (PW_SPACE (space))->height * scale, 1);
      g_assert_cmpfloat (card.origin.x, >=, -1);
      g_assert_cmpfloat (card.origin.x + card.size.width, <=, width + 1);
      g_assert_cmpfloat (card.origin.y + card.size.height, <=, height + 1);
      for (guint other = 0; other < i; other++)
        if (gtk_widget_get_visible (GTK_WIDGET (pw_space_group_find (group, other))))
          {
            graphene_rect_t second = card_of (group, other), both;

            g_assert_true (!graphene_rect_intersection (&card, &second, &both) || both.size.width < 2 || both.size.height < 2);
          }
    }
}

/* What is drawn grows with text, on a phone as well as on a large screen, and gets the room it needs. */
static void
test_large_text (Fixture *fixture, gconstpointer data)
{
  static const int widths[] = { 330, 676 };
  static const guint percents[] = { 100, 150, 200 };
  int first = 0, least;

  for (guint i = 0; i < G_N_ELEMENTS (widths) * G_N_ELEMENTS (percents); i++)
    {
      guint percent = percents[i % G_N_ELEMENTS (percents)];
      double scale = percent / 100.0;

      gtk_widget_set_size_request (fixture->main, widths[i / G_N_ELEMENTS (percents)], 515);
      gtk_widget_set_size_request (fixture->common, widths[i / G_N_ELEMENTS (percents)], -1);
      set_text_size (percent);
      check_cards (fixture->advisors, KB_ADVISORS, scale);
      check_cards (fixture->province, KB_BUILDINGS, scale);
      check_cards (fixture->dice, 4, scale);
      check_cards (fixture->supplies, KB_RESOURCES, scale);
      check_cards (fixture->enemies, KB_YEAR_ENEMIES, scale);
      gtk_widget_measure (fixture->main, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      g_assert_cmpint (least, <=, widths[i / G_N_ELEMENTS (percents)]);
      /* Nothing of the sheet is pressed together: it takes more height, and scrolls. */
      gtk_widget_measure (GTK_WIDGET (fixture->province), GTK_ORIENTATION_VERTICAL, 560, &least, NULL, NULL, NULL);
      if (percent == 100)
        first = least;
      g_assert_cmpint (least, >=, (int) (first * scale));
    }
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
  pw_ui_test_settle ();
}

/* -- A position ----------------------------------------------------------------------------- */

/** Entered: an end position of two players, and where Ben's part of it is entered. */
typedef struct
{
  PwSession *session;
  PwPosition *position;
  GtkWidget *window, *editor;
} Entered;

static void
set_up_position (Entered *entered, gconstpointer data)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&kb_game, 2);
  g_autoptr (GError) error = NULL;

  setup->level = PW_LEVEL_FINAL;
  entered->session = pw_session_new (&kb_game, setup, &error);
  g_assert_no_error (error);
  entered->position = pw_position_new (entered->session);
  entered->window = gtk_window_new ();
  entered->editor = pw_position_editor_new (entered->position, 1);
  gtk_window_set_child (GTK_WINDOW (entered->window), entered->editor);
  gtk_window_set_default_size (GTK_WINDOW (entered->window), 1000, 760);
  gtk_window_present (GTK_WINDOW (entered->window));
  pw_ui_test_settle ();
}

static void
tear_down_position (Entered *entered, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (entered->window));
  g_assert_finalize_object (entered->position);
  g_assert_finalize_object (entered->session);
}

static const KbPlayer *
entered_player (Entered *entered)
{
  return &((const KbState *) pw_session_get_state (entered->session))->players[1];
}

static void
press_building (Entered *entered, KbBuilding building)
{
  PwSpaceGroup *sheet = find_part (entered->editor, KB_PLACE_BUILDING);

  gtk_widget_activate_action (GTK_WIDGET (pw_space_group_find (sheet, building)), "space.press", NULL);
  pw_ui_test_settle ();
}

/* A press says that a row stands up to there; on its last building, that this one does not. */
static void
test_said_buildings (Entered *entered, gconstpointer data)
{
  press_building (entered, KB_FARMS);
  g_assert_cmphex (entered_player (entered)->buildings, ==, 1u << KB_INN | 1u << KB_MARKET | 1u << KB_FARMS);
  press_building (entered, KB_BARRICADE);
  press_building (entered, KB_INN);
  g_assert_cmphex (entered_player (entered)->buildings, ==, 1u << KB_INN | 1u << KB_BARRICADE);
  press_building (entered, KB_INN);
  g_assert_cmphex (entered_player (entered)->buildings, ==, 1u << KB_BARRICADE);
  /* The same thing said again at once is one line. */
  g_assert_cmpuint (pw_history_get_length (pw_session_get_history (entered->session)), ==, 3);
}

/* Fields in the order they stand: gold, wood, stone, tokens, soldiers, points. */
static void
set_field (Entered *entered, guint nth, int value)
{
  GtkWidget *spin = pw_ui_test_find (entered->editor, GTK_TYPE_SPIN_BUTTON, nth);

  g_assert_nonnull (spin);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), value);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin)), ==, value);
}

static void
test_said_numbers (Entered *entered, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  PwMoves line = PW_MOVES_INIT;

  for (guint resource = 0; resource < KB_RESOURCES; resource++)
    set_field (entered, resource, 3 + (int) resource);
  g_assert_cmpuint (entered_player (entered)->goods[KB_STONE], ==, 5);
  g_assert_cmpuint (entered_player (entered)->plus2, ==, 6);
  g_assert_cmpuint (entered_player (entered)->soldiers, ==, 7);
  /* Points are those of the track, however often they are said, and typed too. */
  set_field (entered, KB_RESOURCES, 30);
  set_field (entered, KB_RESOURCES, 21);
  g_assert_cmpint (entered_player (entered)->points, ==, 21);
  g_assert_true (pw_position_read_line (entered->position, 1, -1, "score 34", &line, &error));
  g_assert_no_error (error);
  g_assert_true (pw_position_say_line (entered->position, &line));
  pw_moves_clear (&line);
  g_assert_cmpint (entered_player (entered)->points, ==, 34);
  g_assert_cmpint (pw_session_get_score (entered->session, 1, -1), ==, 34);
}

/* Fields of numbers have the colours of the program, light and dark, not the grey of the toolkit. */
static void
test_spin_buttons_take_the_theme (Entered *entered, gconstpointer data)
{
  static const AdwColorScheme schemes[] = { ADW_COLOR_SCHEME_FORCE_LIGHT, ADW_COLOR_SCHEME_FORCE_DARK };
  AdwStyleManager *manager = adw_style_manager_get_default ();
  GtkWidget *spin = pw_ui_test_find (entered->editor, GTK_TYPE_SPIN_BUTTON, 0);

  for (guint i = 0; i < G_N_ELEMENTS (schemes); i++)
    {
      g_autoptr (GskRenderNode) node = NULL;
      g_autoptr (GdkTexture) texture = NULL;
      g_autofree guint32 *pixels = NULL;
      GtkSnapshot *snapshot = gtk_snapshot_new ();
      int width = gtk_widget_get_width (spin), height = gtk_widget_get_height (spin);

      adw_style_manager_set_color_scheme (manager, schemes[i]);
      for (guint n = 0; n < 3; n++)
        pw_ui_test_settle ();
      GTK_WIDGET_GET_CLASS (entered->editor)->snapshot (entered->editor, snapshot);
      node = gtk_snapshot_free_to_node (snapshot);
      g_assert_nonnull (node);
      {
        graphene_rect_t bounds;

        g_assert_true (gtk_widget_compute_bounds (spin, entered->editor, &bounds));
        texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (entered->window)), node,
                                               &GRAPHENE_RECT_INIT (bounds.origin.x, bounds.origin.y, (float) width,
                                                                    (float) height));
      }
      pixels = g_new (guint32, (gsize) gdk_texture_get_width (texture) * gdk_texture_get_height (texture));
      gdk_texture_download (texture, (guchar *) pixels, (gsize) gdk_texture_get_width (texture) * 4);
      /* The middle of the left edge, where nothing is written. */
      g_assert_cmphex (pixels[gdk_texture_get_height (texture) / 2 * gdk_texture_get_width (texture) + 3] & 0xFFFFFF, ==,
                       pw_palette_get (pw_palette_theme (), PW_COLOR_SUNKEN) & 0xFFFFFF);
    }
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
}

/* The dice of a season are clicked, as many as each rolls now, in the rows of the turn order. */
static void
test_dice_are_clicked (Fixture *fixture, gconstpointer data)
{
  PwDiceEntry *dice = g_object_ref_sink (g_object_new (PW_TYPE_DICE_ENTRY, NULL));
  PwDiceOwner owners[PW_MAX_ARGS];
  const PwHistory *history = pw_session_get_history (fixture->session);
  guint n_owners, before;

  play_until (fixture, KB_STAGE_ROLL, 0);
  pw_dice_entry_set_entry (dice, fixture->session, fixture->entry);
  before = pw_history_get_cursor (history);
  g_assert_cmpint (pw_entry_get_dice (fixture->entry, owners, &n_owners), ==, KB_KIND_ROLL);
  g_assert_cmpuint (pw_dice_entry_get_n_rows (dice), ==, n_owners);
  for (guint row = 0; row < n_owners; row++)
    {
      g_assert_cmpint (owners[row].seat, ==, get_state (fixture)->order[row]);
      for (guint i = 0; i < owners[row].n; i++)
        {
          g_assert_cmpuint (pw_history_get_cursor (history), ==, before);
          g_signal_emit_by_name (pw_dice_entry_get_face (dice, row, row + 1), "clicked");
        }
    }
  g_assert_cmpuint (pw_history_get_cursor (history), ==, before + 1);
  pw_dice_entry_set_entry (dice, NULL, NULL);
  g_object_unref (dice);
}

/* A tooltip says what something is; one that is a bare number or a word of the label beside it says nothing. */
static void
check_tooltips (GtkWidget *widget, guint *n)
{
  const char *text = gtk_widget_get_tooltip_text (widget);

  /* A space's is its name, told when it is asked for. */
  if (text == NULL && PW_IS_SPACE (widget) && gtk_widget_get_has_tooltip (widget))
    text = pw_space_get_name (PW_SPACE (widget));
  if (text && gtk_widget_get_mapped (widget))
    {
      *n += 1;
      if (text[strspn (text, "0123456789 +-,")] == '\0' || g_utf8_strlen (text, -1) < 6)
        g_error ("a tooltip that says nothing: “%s”", text);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    check_tooltips (child, n);
}

static void
test_tooltips_say_something (Fixture *fixture, gconstpointer data)
{
  guint n = 0;

  check_tooltips (fixture->window, &n);
  g_assert_cmpuint (n, >, 30);
}

int
main (int argc, char *argv[])
{
  pw_ui_test_init (&argc, &argv);
#define ADD(path, test) g_test_add ("/kingsburg/boards/" path, Fixture, NULL, set_up, test, tear_down)
  ADD ("tooltips say something", test_tooltips_say_something);
  ADD ("dice are clicked", test_dice_are_clicked);
  ADD ("spaces have names and roles", test_names_and_roles);
  ADD ("arrow keys", test_arrow_keys);
  ADD ("groups for F6", test_groups);
  ADD ("a lit advisor leads on", test_lit_advisor);
  ADD ("a taken advisor is refused", test_refused_advisor);
  ADD ("dice make a group", test_dice_make_a_group);
  ADD ("a building is built by a press", test_build_by_press);
  ADD ("the enemy is named by a press", test_enemy_by_press);
  ADD ("other seats and hints", test_other_seats_and_hints);
  ADD ("small pictures", test_small_pictures);
  ADD ("every size", test_sizes);
  ADD ("large text", test_large_text);
#undef ADD
#define ADD(path, test) g_test_add ("/kingsburg/position/" path, Entered, NULL, set_up_position, test, tear_down_position)
  ADD ("buildings are said by presses", test_said_buildings);
  ADD ("numbers are said at once", test_said_numbers);
  ADD ("spin buttons take the theme", test_spin_buttons_take_the_theme);
#undef ADD
  return g_test_run ();
}
