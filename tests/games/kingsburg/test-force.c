/* test-force.c: moves that break a rule, and were played all the same; lines that no longer fit
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-history.h"
#include "core/pw-notation.h"
#include "core/pw-revision.h"
#include "games/pw-games.h"
#include "kit/force.h"
#include "position.h"

#define SPRING "players 3; phase spring; stage influence; ana dice 651; ben dice 642; cleo dice 111; "

static const ForceCase forced[] = {
  { "wrong-total", SPRING, "influence 12 65 ! counted wrong", "5.2", "taken 12" },
  { "out-of-turn", SPRING, "cleo influence 1 1 ! was faster", "5.1", "taken 1; next ana" },
  { "taken-advisor", SPRING "group ben 6", "influence 6 6 ! nobody saw it", "5.5", "taken 6" },
  { "white-with-market-of-nobody", SPRING "ana white 3", "influence 8 6 white=3 market=-1 ! agreed", "5.4", "taken 8" },
  { "pass-of-another", SPRING, "ben pass ! left the room", "5.1", "next ana" },
  { "too-dear", "players 3; phase spring; stage build; ana gold 2; cleo gold 2", "build guard-tower ! on credit", "7.1", "ana built guard-tower; ana gold 1; ana 7.3 +1" },
  { "gap-in-the-row", "players 3; phase spring; stage build; ana gold 5; ana stone 1; cleo gold 2", "build chapel ! overlooked", "7.2", "ana built chapel; doubts 7.2" },
  { "second-building", "players 3; phase spring; stage build; ana gold 4; ana wood 2; cleo gold 2", "build statue; ana build inn ! agreed", "7.1", "ana built statue inn" },
  { "three-goods-of-two", "players 3; phase spring; stage influence; cleo dice 666; group ana 12", "pass; take gold gold gold ! misread", "6.1", "ana gold 3; ana plus2 1" },
  { "half-the-price", "players 3; phase recruit; stage recruit; ana gold 3; cleo gold 2", "recruit 2 gold=2 ! barracks forgotten", "11.1", "ana soldiers 2; ana gold 1" },
  { "nothing-lost", "players 3; phase winter; stage king; enemy orcs 3; ana gold 2; ana wood 2", "king 2; lose gold=0 ! mercy", "11.5", "ana gold 2; ana wood 2" },
  { "four-dice-of-three", "players 3; phase spring; stage roll", "roll ana=3511 ben=222 cleo=333 ! lent", "4.2", "ana white 1" },
  { "a-good-of-nobody-tied", "players 3", "take gold; ana take wood ! twice", "3.2", "ana gold 1; ana wood 1" },
  { NULL, NULL, NULL, NULL, NULL },
};

static const ForceCase refused[] = {
  { "dice-that-are-not-there", SPRING, "influence 12 444 ! agreed", "5.2", "impossible 5.2" },
  { "third-group", SPRING "group ben 6; group cleo 6", "influence 6 6 ! agreed", "5.5", "impossible 5.5" },
  { "a-building-twice", "players 3; phase spring; stage build; ana built statue; ana wood 2; cleo gold 2", "build statue ! agreed", "7.2", "impossible 7.2" },
  { "goods-that-are-not-there", "players 3; phase recruit; stage recruit; ana gold 3; cleo gold 2", "recruit 2 wood=4 ! agreed", "11.1", "impossible 13.2" },
  { "token-that-is-not-there", SPRING, "influence 8 6 +2 ! agreed", "5.3", "impossible 5.3" },
  { "a-card-nobody-knows", "players 3; phase winter; stage enemy", "enemy dragons 9 ! agreed", "12.3", "impossible 12.3" },
  { "a-move-of-another-step", SPRING, "build statue ! agreed", "7.1", "impossible 7.1" },
  { "after-the-end", "players 3; year 5; phase winter; stage king; enemy dragons 9", "king 1; pass ! agreed", "12.1", "impossible 12.1" },
  { NULL, NULL, NULL, NULL, NULL },
};

/* -- Lines that no longer fit ------------------------------------------------------------------------------ */

static PwHistory *
new_history (void)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&kb_game, 3);

  pw_setup_set_name (setup, 0, "Ana");
  pw_setup_set_name (setup, 1, "Ben");
  pw_setup_set_name (setup, 2, "Cleo");
  return pw_history_new (&kb_game, setup, NULL);
}

static PwMove
read_line (const PwHistory *history, const char *line)
{
  gconstpointer state = pw_history_get_state (history, pw_history_get_cursor (history));
  g_autoptr (GError) error = NULL;
  PwMove move;

  g_assert_true (pw_notation_parse (&kb_game, pw_history_get_setup (history), state, line, &move, &error) &&
                 pw_game_complete (&kb_game, state, &move, &error));
  return move;
}

static void
play (PwHistory *history, const char *lines)
{
  g_auto (GStrv) list = g_strsplit (lines, "; ", -1);

  for (guint i = 0; list[i]; i++)
    {
      PwMove move = read_line (history, list[i]);
      g_autoptr (GError) error = NULL;

      if (!pw_history_play (history, &move, &error))
        g_error ("“%s”: %s", list[i], error->message);
    }
}

/* A roll that was typed wrong: the pass that is needless now goes, nothing else is asked. */
static void
test_a_needless_pass_goes (void)
{
  g_autoptr (PwHistory) history = new_history ();
  g_autoptr (PwRevision) revision = NULL;
  const guint8 dice[3] = { 5, 5, 2 };
  PwMove roll;

  play (history, "take gold; take gold; take gold; roll Ana=662 Ben=112 Cleo=553; Ben influence 2 2; Cleo influence 10 55; "
                 "Ana influence 12 66; Ben influence 1 1; Cleo pass; take gold wood");
  roll = *pw_history_get_move (history, 3);
  roll.args[2] = pw_dice_pack (dice, 3);
  revision = pw_revision_new (history, PW_REVISION_EDIT, 3, &roll, NULL);
  g_assert_nonnull (revision);
  /* Cleo's 2 reaches nobody now: she is passed over without a line. */
  g_assert_cmpuint (pw_revision_get_n_undecided (revision), ==, 0);
}

/* Somebody's advisor is struck: the dice are open again, and a pass makes room for what follows. */
static void
test_a_missing_pass_comes (void)
{
  g_autoptr (PwHistory) history = new_history ();
  g_autoptr (PwRevision) revision = NULL;

  play (history, "take gold; take gold; take gold; roll Ana=111 Ben=221 Cleo=333; Ana influence 3 111; Ben influence 5 221; "
                 "Cleo influence 9 333; take gold");
  /* Ben's dice are left; before he had none, and needed no pass. */
  revision = pw_revision_new (history, PW_REVISION_STRIKE, 5, NULL, NULL);
  g_assert_nonnull (revision);
  g_assert_cmpuint (pw_revision_get_n_undecided (revision), ==, 0);
}

/* There was less wood than it was said: what is left to lose is all of one kind, and is lost unasked. */
static void
test_a_needless_choice_goes (void)
{
  g_autoptr (PwHistory) history = new_history ();
  g_autoptr (PwRevision) revision = NULL;
  PwMove have;

  play (history,
        "Ana have gold 5 ! said; Ana have wood 2 ! said; now 1 winter ! said; enemy orcs 3; king 2; Ana lose gold=1 wood=1; "
        "Ben take gold; Cleo take gold");
  have = *pw_history_get_move (history, 1);
  have.args[KB_ARG_NUMBER] = 0;
  revision = pw_revision_new (history, PW_REVISION_EDIT, 1, &have, NULL);
  g_assert_nonnull (revision);
  g_assert_cmpuint (pw_revision_get_n_undecided (revision), ==, 0);
}

/* Before the battle nothing is needless: the King's die is missing, and so is what comes of it. */
static void
test_a_choice_to_come_stays (void)
{
  g_autoptr (PwHistory) history = new_history ();
  g_autoptr (PwRevision) revision = NULL;

  play (history,
        "Ana have gold 5 ! said; Ana have wood 2 ! said; now 1 winter ! said; enemy orcs 3; king 2; Ana lose gold=1 wood=1");
  revision = pw_revision_new (history, PW_REVISION_STRIKE, 4, NULL, NULL);
  g_assert_nonnull (revision);
  g_assert_cmpuint (pw_revision_get_n_undecided (revision), ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  force_add (&kb_test, "played-so", forced);
  force_add (&kb_test, "not-even-so", refused);
  g_test_add_func ("/kingsburg/mend/a-needless-pass-goes", test_a_needless_pass_goes);
  g_test_add_func ("/kingsburg/mend/a-missing-pass-comes", test_a_missing_pass_comes);
  g_test_add_func ("/kingsburg/mend/a-needless-choice-goes", test_a_needless_choice_goes);
  g_test_add_func ("/kingsburg/mend/a-choice-to-come-stays", test_a_choice_to_come_stays);
  return g_test_run ();
}
