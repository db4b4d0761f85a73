/* test-boards.c: the drawn boards: names and roles, arrow keys, hit test, what a press proposes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>
#include <string.h>

#include "boards/burgundy/cb-pieces.h"
#include "burgundy-boards.h"
#include "core/pw-notation.h"
#include "games/burgundy/view/cb-view.h"
#include "pw-board.h"

/* -- Names and roles --------------------------------------------------------- */

static void
test_names_and_roles (Fixture *fixture, gconstpointer data)
{
  gtk_test_accessible_assert_role (fixture->duchy, GTK_ACCESSIBLE_ROLE_GROUP);
  for (guint i = 0; i < HEXES; i++)
    {
      PwSpace *space = pw_space_group_find (fixture->duchy, i);

      gtk_test_accessible_assert_role (space, GTK_ACCESSIBLE_ROLE_BUTTON);
      gtk_test_accessible_assert_property (space, GTK_ACCESSIBLE_PROPERTY_LABEL, pw_space_get_name (space));
      g_assert_true (g_str_has_prefix (pw_space_get_name (space), cb_hex_name (cb_duchy_nth (0), i)));
    }
  gtk_test_accessible_assert_role (pw_space_group_find (fixture->depots, 0), GTK_ACCESSIBLE_ROLE_BUTTON);
  g_assert_true (g_str_has_prefix (pw_space_get_name (pw_space_group_find (fixture->depots, 0)), "depot 1, "));
}

/* -- Hit test -------------------------------------------------------------------- */

static void
test_hit_test (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < HEXES; i++)
    {
      PwSpace *space = pw_space_group_find (fixture->duchy, i);
      double w = pw_space_get_piece (space)->size, cx, cy, x, y;
      graphene_point_t inside;

      g_assert_cmpfloat (w, >=, 60);
      pw_space_get_middle (space, &cx, &cy);
      g_assert_true (gtk_widget_pick (GTK_WIDGET (fixture->duchy), cx, cy, GTK_PICK_DEFAULT) == GTK_WIDGET (space));
      g_assert_true (gtk_widget_compute_point (GTK_WIDGET (fixture->duchy), GTK_WIDGET (space),
                                               &GRAPHENE_POINT_INIT ((float) cx, (float) cy), &inside));
      x = (double) inside.x;
      y = (double) inside.y;
      g_assert_true (gtk_widget_contains (GTK_WIDGET (space), x, y));
      /* Just inside the flats and the points, and in no corner of the box round the hex. */
      g_assert_true (gtk_widget_contains (GTK_WIDGET (space), x + w * 0.49, y));
      g_assert_true (gtk_widget_contains (GTK_WIDGET (space), x, y - w * 0.56));
      for (int corner = 0; corner < 4; corner++)
        {
          double dx = (corner & 1 ? 1 : -1) * w * 0.49, dy = (corner & 2 ? 1 : -1) * w * 0.5;

          g_assert_false (gtk_widget_contains (GTK_WIDGET (space), x + dx, y + dy));
          g_assert_true (gtk_widget_pick (GTK_WIDGET (fixture->duchy), cx + dx, cy + dy, GTK_PICK_DEFAULT) != GTK_WIDGET (space));
        }
    }
}

/* -- Keys ------------------------------------------------------------------------- */

static void
assert_focus (Fixture *fixture, const char *name)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  g_assert_true (PW_IS_SPACE (focus));
  if (!g_str_has_prefix (pw_space_get_name (PW_SPACE (focus)), name))
    g_error ("the focus is on “%s” instead of %s", pw_space_get_name (PW_SPACE (focus)), name);
}

static void
test_arrow_keys (Fixture *fixture, gconstpointer data)
{
  GtkWidget *duchy = GTK_WIDGET (fixture->duchy);

  gtk_widget_grab_focus (GTK_WIDGET (hex (fixture, "a1")));
  gtk_widget_child_focus (duchy, GTK_DIR_RIGHT);
  assert_focus (fixture, "a2");
  gtk_widget_child_focus (duchy, GTK_DIR_LEFT);
  assert_focus (fixture, "a1");
  /* At the edge the focus stays, and does not leave the board. */
  g_assert_true (gtk_widget_child_focus (duchy, GTK_DIR_LEFT));
  g_assert_true (gtk_widget_child_focus (duchy, GTK_DIR_UP));
  assert_focus (fixture, "a1");

  /* The wished-for column is kept: straight down from d4 and back. */
  gtk_widget_grab_focus (GTK_WIDGET (hex (fixture, "d4")));
  for (guint i = 0; i < 2; i++)
    gtk_widget_child_focus (duchy, GTK_DIR_DOWN);
  assert_focus (fixture, "f3");
  for (guint i = 0; i < 4; i++)
    gtk_widget_child_focus (duchy, GTK_DIR_UP);
  assert_focus (fixture, "b3");
  gtk_widget_child_focus (duchy, GTK_DIR_DOWN);
  gtk_widget_child_focus (duchy, GTK_DIR_DOWN);
  assert_focus (fixture, "d4");

  /* Tab takes the board as one stop, and comes back to where one was. */
  g_assert_false (gtk_widget_child_focus (duchy, GTK_DIR_TAB_FORWARD));
  gtk_widget_grab_focus (GTK_WIDGET (fixture->depots));
  assert_focus (fixture, "depot");
  gtk_widget_grab_focus (duchy);
  assert_focus (fixture, "d4");
}

static void
test_every_space_can_be_reached (Fixture *fixture, gconstpointer data)
{
  gboolean seen[HEXES] = { FALSE };

  for (char row = 'a'; row <= 'g'; row++)
    {
      char name[3] = { row, '1', '\0' };

      gtk_widget_grab_focus (GTK_WIDGET (hex (fixture, name)));
      for (guint i = 0; i < 7; i++)
        {
          seen[pw_space_get_id (PW_SPACE (gtk_window_get_focus (GTK_WINDOW (fixture->window))))] = TRUE;
          gtk_widget_child_focus (GTK_WIDGET (fixture->duchy), GTK_DIR_RIGHT);
        }
    }
  for (guint i = 0; i < HEXES; i++)
    g_assert_true (seen[i]);
}

static void
test_groups (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GList) groups = pw_board_list_groups (fixture->main);

  /* Duchy, key spaces, goods, dice. */
  g_assert_cmpuint (g_list_length (groups), ==, 4);
  g_assert_true (groups->data == fixture->duchy);
  for (GList *l = groups->next; l; l = l->next)
    g_assert_true (PW_IS_BOARD_PART (l->data));
}

/* -- Spaces that come and go --------------------------------------------------------- */

static void
test_spaces_go (Fixture *fixture, gconstpointer data)
{
  g_autoptr (PwSpace) gone = g_object_ref (pw_space_group_find (fixture->duchy, 18));
  GtkWidget *focus;
  double cx, cy, x, y;

  pw_space_get_middle (gone, &cx, &cy);
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (gone)));
  pw_space_group_remove (fixture->duchy, 18);
  g_assert_null (pw_space_group_find (fixture->duchy, 18));
  g_assert_null (gtk_widget_get_parent (GTK_WIDGET (gone)));

  /* Whoever was there is beside it now, and the keys go on from there. */
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_true (PW_IS_SPACE (focus));
  g_assert_true (gtk_widget_is_ancestor (focus, GTK_WIDGET (fixture->duchy)));
  pw_space_get_middle (PW_SPACE (focus), &x, &y);
  g_assert_cmpfloat (hypot (x - cx, y - cy), <, 1.1 * pw_space_get_piece (PW_SPACE (focus))->size);
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (fixture->duchy), GTK_DIR_RIGHT));

  /* What is gone proposes nothing, and may be asked to go again. */
  pw_space_press (gone);
  g_assert_cmpuint (fixture->refusals, ==, 0);
  pw_space_group_remove (fixture->duchy, 18);
  for (guint i = 0; i < HEXES; i++)
    pw_space_group_remove (fixture->duchy, i);
  g_assert_null (gtk_widget_get_first_child (GTK_WIDGET (fixture->duchy)));
  g_assert_false (gtk_widget_child_focus (GTK_WIDGET (fixture->duchy), GTK_DIR_TAB_FORWARD));
}

/* As much of a landscape as has been laid. */
static guint laid;

static guint
count_laid (const PwBoardPartInput *in)
{
  return laid;
}

static const char *
write_laid (const PwBoardPartInput *in, guint i, PwPiece *piece)
{
  cb_piece_die (piece, &((const CbView *) in->view)->dice[0]);
  return "tile";
}

static void
layout_laid (const PwBoardPartInput *in, guint i, double width, double height, PwBoardBox *box)
{
  *box = (PwBoardBox){ 10 + i % 4 * 20, 10 + i / 4 * 20, 16, 0 };
}

static void
measure_laid (const PwBoardPartInput *in, int width, int *minimum, int *natural)
{
  *minimum = *natural = (int) (laid + 3) / 4 * 20;
}

static const PwBoardPartKind landscape = {
  .name = "landscape",
  .flags = PW_PART_PRESSABLE,
  .n = 12,
  .count = count_laid,
  .write = write_laid,
  .layout = layout_laid,
  .measure = measure_laid,
  .min_width = 80,
  .width = 80,
};

static void
test_a_part_grows (Fixture *fixture, gconstpointer data)
{
  static const guint counts[] = { 3, 12, 5, 0, 9, 40 };
  g_autoptr (PwBoardViewer) viewer = pw_board_viewer_new (fixture->session, NULL, &cb_scene_kind);
  GtkWidget *part = g_object_ref_sink (pw_board_part_new (viewer, &landscape));

  gtk_box_append (GTK_BOX (gtk_window_get_child (GTK_WINDOW (fixture->window))), part);
  gtk_widget_set_valign (part, GTK_ALIGN_START);
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      guint n = MIN (counts[i], landscape.n);

      laid = counts[i];
      g_signal_emit_by_name (viewer, "changed");
      pw_ui_test_settle ();
      for (guint id = 0; id < landscape.n; id++)
        g_assert_true ((pw_space_group_find (PW_SPACE_GROUP (part), id) != NULL) == (id < n));
      /* It asks for the room it needs now. */
      g_assert_cmpint (gtk_widget_get_height (part), ==, (int) (laid + 3) / 4 * 20);
    }
  gtk_box_remove (GTK_BOX (gtk_window_get_child (GTK_WINDOW (fixture->window))), part);
  g_object_unref (part);
}

/* -- Presses ------------------------------------------------------------------------ */

static void
test_die_is_chosen (Fixture *fixture, gconstpointer data)
{
  const CbPlayer *player = &get_state (fixture)->players[cb_actor (get_state (fixture))];
  PwSpaceGroup *dice = PW_SPACE_GROUP (pw_ui_table_part (fixture->main, &cb_part_dice));

  gtk_widget_activate_action (GTK_WIDGET (pw_space_group_find (dice, 1)), "space.press", NULL);
  g_assert_cmpint (pw_entry_get_partial (fixture->entry)->args[CB_ARG_DIE], ==, player->dice[1]);
  g_assert_true (pw_space_get_piece (pw_space_group_find (dice, player->dice[0] == player->dice[1] ? 0 : 1))->flags &
                 PW_PIECE_SELECTED);
  g_assert_cmpuint (fixture->refusals, ==, 0);
}

static void
test_lit_depot_leads_on (Fixture *fixture, gconstpointer data)
{
  const CbPlayer *player = &get_state (fixture)->players[cb_actor (get_state (fixture))];
  PwSpaceGroup *dice = PW_SPACE_GROUP (pw_ui_table_part (fixture->main, &cb_part_dice));
  guint before = pw_session_get_moment (fixture->session), pressed = G_MAXUINT;

  /* From the depot of either die, whichever leads on. */
  for (guint die = 0; die < 2 && pressed == G_MAXUINT; die++)
    {
      pw_space_press (pw_space_group_find (dice, die));
      for (guint i = 0; i < CB_DEPOT_SPACES && pressed == G_MAXUINT; i++)
        {
          PwSpace *space = pw_space_group_find (fixture->depots, CB_DEPOT_SPACE_ID (player->dice[die] - 1, i));

          if (!gtk_widget_get_visible (GTK_WIDGET (space)) || !(pw_space_get_piece (space)->flags & PW_PIECE_LEGAL))
            continue;
          pw_space_press (space);
          pressed = die;
        }
    }
  g_assert_cmpuint (pressed, <, 2);
  g_assert_cmpuint (fixture->refusals, ==, 0);
  /* Taken at once, or the entry now knows the depot. */
  if (pw_session_get_moment (fixture->session) == before)
    g_assert_cmpint (pw_entry_get_partial (fixture->entry)->args[CB_ARG_DEPOT], ==, player->dice[pressed]);
}

static void
test_refused_hex_is_marked (Fixture *fixture, gconstpointer data)
{
  PwSpace *wrong = NULL;
  guint before = pw_session_get_moment (fixture->session);

  /* A corner of the duchy that touches nothing. */
  for (guint i = 0; i < HEXES && !wrong; i++)
    {
      PwSpace *space = pw_space_group_find (fixture->duchy, i);
      const CbPlayer *player = &get_state (fixture)->players[cb_actor (get_state (fixture))];

      if (!(player->filled & (CB_HEX (i) | cb_duchy_nth (player->duchy)->neighbours[i])))
        wrong = space;
    }
  g_assert_nonnull (wrong);
  pw_space_press (wrong);
  g_assert_cmpuint (fixture->refusals, ==, 1);
  g_assert_cmpuint (pw_session_get_moment (fixture->session), ==, before);
  g_assert_true (pw_space_get_piece (wrong)->flags & PW_PIECE_REFUSED);
  g_assert_nonnull (strstr (pw_space_get_name (wrong), "; not legal: "));
}

static void
test_other_seats_and_hints (Fixture *fixture, gconstpointer data)
{
  int actor = cb_actor (get_state (fixture)), shown;
  guint lit = 0;

  g_object_get (fixture->main, "shown-seat", &shown, NULL);
  g_assert_cmpint (shown, ==, actor);
  pw_space_press (pw_space_group_find (PW_SPACE_GROUP (pw_ui_table_part (fixture->main, &cb_part_dice)), 0));
  g_object_set (fixture->main, "seat", (actor + 1) % 3, NULL);
  g_object_get (fixture->main, "shown-seat", &shown, NULL);
  g_assert_cmpint (shown, ==, (actor + 1) % 3);
  for (guint i = 0; i < HEXES; i++)
    lit += (pw_space_get_piece (pw_space_group_find (fixture->duchy, i))->flags & PW_PIECE_LEGAL) != 0;
  g_assert_cmpuint (lit, ==, 0);
  g_object_set (fixture->main, "seat", PW_SEAT_ACTOR, "hints", FALSE, NULL);
  for (guint i = 0; i < HEXES; i++)
    lit += (pw_space_get_piece (pw_space_group_find (fixture->duchy, i))->flags & PW_PIECE_LEGAL) != 0;
  g_assert_cmpuint (lit, ==, 0);
}

/* Where one board is followed, nobody knows what lies on the others. */
static void
test_what_nobody_enters_is_not_checked (Fixture *fixture, gconstpointer data)
{
  const PwSetup *setup = pw_session_get_setup (fixture->session);
  int me = cb_actor (get_state (fixture));
  g_autofree char *line = g_strdup_printf ("level board player=%s", setup->names[me]);
  g_autoptr (GError) error = NULL;
  PwMove move;

  g_assert_true (pw_notation_parse (pw_session_get_game (fixture->session), setup, get_state (fixture), line, &move, &error));
  g_assert_true (pw_session_play (fixture->session, &move, &error));
  /* From the next turn of another on. */
  for (guint i = 0; i < 40 && (get_state (fixture)->stale >> (me + 1) % 3 & 1) == 0; i++)
    pw_ui_test_play_dealt (fixture->session, 1, i);
  for (int i = 0; i < 2; i++)
    {
      guint n = 0;

      g_object_set (fixture->main, "seat", (me + i) % 3, NULL);
      for (guint hex = 0; hex < HEXES; hex++)
        {
          PwSpace *space = pw_space_group_find (fixture->duchy, hex);
          gboolean unchecked = (pw_space_get_piece (space)->flags & PW_PIECE_UNCHECKED) != 0;

          g_assert_true (unchecked == (strstr (pw_space_get_name (space), "not checked") != NULL));
          n += unchecked;
        }
      g_assert_cmpuint (n, ==, i == 0 ? 0 : HEXES);
    }
}

int
main (int argc, char *argv[])
{
  pw_ui_test_init (&argc, &argv);
#define ADD(path, test) g_test_add ("/boards/" path, Fixture, NULL, set_up, test, tear_down)
  ADD ("spaces have names and roles", test_names_and_roles);
  ADD ("a hex is hit by its shape", test_hit_test);
  ADD ("arrow keys", test_arrow_keys);
  ADD ("every space can be reached", test_every_space_can_be_reached);
  ADD ("groups in the order of F6", test_groups);
  ADD ("spaces go", test_spaces_go);
  ADD ("a part grows", test_a_part_grows);
  ADD ("a die is chosen by a press", test_die_is_chosen);
  ADD ("a lit depot leads on", test_lit_depot_leads_on);
  ADD ("a refused hex is marked", test_refused_hex_is_marked);
  ADD ("other seats and hints", test_other_seats_and_hints);
  ADD ("what nobody enters is not checked", test_what_nobody_enters_is_not_checked);
#undef ADD
  return g_test_run ();
}
