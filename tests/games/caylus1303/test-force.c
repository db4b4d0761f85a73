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

static const ForceCase forced[] = {
  { "out-of-turn", "players 3", "ben place a ! was faster", "4.1", "ben reserve 5; next cleo" },
  { "pass-out-of-turn", "players 3", "ben pass ! had to go", "4.1", "first ben; next cleo" },
  { "after-passing", "ana passed; turn ben", "ana place a ! changed her mind", "4.5", "ana reserve 8; ana camp 6; next ben" },
  { "a-worker-stands-there", "ben on 3", "ana place 3 ! nobody saw it", "4.2", "ana reserve 9; next ben" },
  { "the-site-twice", "ana on site", "ana place site ! nobody saw it", "4.4", "ana reserve 9; ana camp 4; next ben" },
  { "without-the-extra-worker", "players 3; ana passed; turn cleo; ben reserve 1", "ben place a ! forgotten", "4.1", "ben reserve 0; ben camp 14" },
  { "the-journeyman-is-not-used-up", "ben on 3; ben on 4; ana is journeyman", "ana place 3; ben place a; ana place 4 ! twice", "10.3", "ana reserve 8" },
  { "nothing-but-a-stone-is-paid-with-gold", "phase activation; ana on 5; ana gold 1", "ana use gold ! was not known", "1.4", "ana gold 0" },
  { "two-goods-for-one", "phase activation; ana on 5", "ana use wood 2 ! misread", "1.4", "ana wood 0" },
  { "wood-tile-too-dear", "phase activation; ana on c; ana wood 1; ana food 1; ana stone 0", "ana build manor ! on credit", "8.3", "ana wood 0; ana houses 8; ana owns 10" },
  { "a-stone-tile-by-the-carpenter", "phase activation; ana on c", "ana build church ! misread", "8.1", "ana owns 10; tile 10 church; ana stone 0; event 8.2" },
  { "three-steps-of-the-toll", "phase activation; ana on d; ana passed", "ana provost 3 ! misread", "6.4", "provost 11" },
  { "a-character-from-the-board", "phase activation; ana on a; board thief; ben is steward", "ana use; ana take thief ! agreed", "9.1", "ana is thief; on-board 0" },
  { "of-a-player-instead", "phase activation; ana on a; board thief; ben is steward", "ana use; ana favour 1; ana skip; ana take steward ! agreed", "9.1", "ana is steward; on-board 1" },
  { "a-tile-that-is-not-open", "phase activation; ana on a; board thief", "ana use; ana favour 3 ! misread", "9.2", "asks character; ana gold 1" },
  { "a-bundle-of-equal-goods", "phase delivery; ana on site; ana food 1; ana wood 2; ana stone 1", "ana deliver wood 2 ! misread", "11.2", "ana food 0; ana wood 0; ana 11.3 +5" },
  { "a-bundle-without-food", "phase delivery; ana on site; ana food 1; ana wood 2; ana stone 1", "ana deliver 1 wood 2 stone 1 food 0 ! misread", "11.2", "ana food 1; ana wood 0; ana stone 0; ana 11.3 +5" },
  { "a-monument-too-dear", "phase stewardship; ana lives 3; ana stone 2; ana gold 1", "ana monument cathedral ! on credit", "12.2", "ana stone 0; ana gold 0; tile 3 cathedral" },
  { NULL },
};

static const ForceCase refused[] = {
  { "no-such-place", "", "ana place 12 ! agreed", "4.2", "impossible 4.2" },
  { "a-residence", "ana lives 3", "ana place 3 ! agreed", "4.2", "impossible 4.2" },
  { "a-third-worker", "ben on 3; ana on 3", "ana place 3 ! agreed", "4.2", "impossible 5.5" },
  { "passed-already", "players 3; ana passed; turn ben", "ana pass ! agreed", "4.5", "impossible 4.5" },
  { "goods-that-are-not-there", "phase activation; ana on 5", "ana use cloth ! agreed", "1.4", "impossible 1.4" },
  { "a-tile-of-the-road", "phase activation; ana on c", "ana build wood-farm ! agreed", "8.4", "impossible 8.4" },
  { "a-tile-that-nobody-has-named", "phase activation; ana on c; space 9 ?; site 2 wood-farm; ben built 10 manor; ben built 11 wood-quarry; ben built 12 wood-sawmill; ben built 13 spinning-mill; ben built 15 covered-market; ben built 16 wood-market", "ana build tailor ! agreed", "14.1", "impossible 14.1" },
  { "beyond-the-end", "phase activation; provost 26; ana on d", "ana provost 2 ! agreed", "6.3", "impossible 6.3" },
  { "a-character-that-is-nowhere", "phase activation; ana on a; board thief", "ana use; ana take steward ! agreed", "9.1", "impossible 9.1" },
  { "bundles-of-two-goods", "phase delivery; ana on site; ana food 1; ana wood 2; ana stone 1", "ana deliver 2 wood 2 stone 1 ! agreed", "11.2", "impossible 11.2" },
  { "goods-not-there-to-deliver", "phase delivery; ana on site; ana food 1; ana wood 2; ana stone 1", "ana deliver 1 wood 1 gold 1 ! agreed", "11.2", "impossible 11.2" },
  { "claimed-already", "phase activation; ana on b; ana cloth 1; ben claims 3", "ana claim 3 ! agreed", "8.5", "impossible 8.5" },
  { "a-monument-that-stands", "phase stewardship; ana lives 3; ben monument 1 statue; ana stone 9; ana gold 9", "ana monument statue ! agreed", "12.2", "impossible 12.2" },
  { "with-the-effect-of-a-closed-tile", "phase activation; ana on a; site 3 church; board thief", "ana use; ana favour 3 2 ! agreed", "9.2", "impossible 9.2" },
  { "another-moment", "", "ana deliver 1 ! agreed", "4.1", "impossible 4.1" },
  { "at-the-bridge-in-order", "phase activation; ana passed; ben passed", "ben provost 1 ! agreed", "6.5", "impossible 6.5" },
  { NULL },
};

/* -- Lines that no longer fit ------------------------------------------------------------------------------ */

#define BEGIN "Ben pick thief; Ana pick steward; "

static PwHistory *
new_history (const char *lines)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&cy_game, 2);
  g_auto (GStrv) list = g_strsplit (lines, "; ", -1);
  PwHistory *history;

  pw_setup_set_name (setup, 0, "Ana");
  pw_setup_set_name (setup, 1, "Ben");
  history = pw_history_new (&cy_game, setup, NULL);
  for (guint i = 0; list[i]; i++)
    {
      gconstpointer state = pw_history_get_state (history, pw_history_get_cursor (history));
      g_autoptr (GError) error = NULL;
      PwMove move;

      if (!pw_notation_parse (&cy_game, setup, state, list[i], &move, &error) ||
          !pw_game_complete (&cy_game, state, &move, &error) || !pw_history_play (history, &move, &error))
        g_error ("“%s”: %s", list[i], error->message);
    }
  return history;
}

/* Returns how many lines are left to decide about once line @index is struck. */
static guint
strike (const char *lines, guint index)
{
  g_autoptr (PwHistory) history = new_history (lines);
  g_autoptr (PwRevision) revision = pw_revision_new (history, PW_REVISION_STRIKE, index, NULL, NULL);

  g_assert_nonnull (revision);
  return pw_revision_get_n_undecided (revision);
}

/* The Toll was declined, by a worker that stood on the site in truth. */
static void
test_a_needless_skip_goes (void)
{
  g_autoptr (PwHistory) history = new_history (BEGIN "Ana place d; Ben pass; Ana pass; Ana skip; Ben provost 1; Ana skip");
  g_autoptr (PwRevision) revision = NULL;
  PwMove place = *pw_history_get_move (history, 2);

  place.args[CY_ARG_WHERE] = CY_PLACE_SITE;
  revision = pw_revision_new (history, PW_REVISION_EDIT, 2, &place, NULL);
  g_assert_nonnull (revision);
  g_assert_cmpuint (pw_revision_get_n_undecided (revision), ==, 0);
}

/* What the Toll did is struck: it is declined, and the bridge goes on. */
static void
test_a_missing_skip_comes (void)
{
  g_assert_cmpuint (strike (BEGIN "Ana place d; Ben pass; Ana pass; Ana provost 1; Ben provost 1; Ana skip", 5), ==, 0);
}

/* A pass is never put in: who passes when is decided by people. */
static void
test_a_missing_pass_does_not_come (void)
{
  g_assert_cmpuint (strike (BEGIN "Ana place d; Ben pass; Ana pass; Ana provost 1", 3), >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  force_add (&cy_test, "played-so", forced);
  force_add (&cy_test, "not-even-so", refused);
  g_test_add_func ("/caylus1303/mend/a-needless-skip-goes", test_a_needless_skip_goes);
  g_test_add_func ("/caylus1303/mend/a-missing-skip-comes", test_a_missing_skip_comes);
  g_test_add_func ("/caylus1303/mend/a-missing-pass-does-not-come", test_a_missing_pass_does_not_come);
  return g_test_run ();
}
