/* test-view-games.c: what the boards light in whole random games is what can be played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-dealer.h"
#include "games/kingsburg/view/kb-view.h"
#include "games/pw-games.h"

static PwMove
join (const PwMove *partial, const PwMove *press)
{
  PwMove joined = *partial;

  if (press->kind != PW_KIND_ANY)
    joined.kind = press->kind;
  for (guint i = 0; i < PW_MAX_ARGS; i++)
    if (press->args[i] != PW_ARG_NONE)
      joined.args[i] = press->args[i];
  return joined;
}

/* Whether pressing there leads on. */
static void
assert_leads_on (const PwViewInput *in, KbPlace place, guint index, const char *name)
{
  g_autoptr (GArray) next = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  PwMove press, joined;

  g_assert_true (kb_view_press (in, place, index, &press));
  g_assert_cmpint (press.player, ==, kb_actor (in->state));
  joined = join (in->partial, &press);
  pw_game_choices (&kb_game, in->state, &joined, next);
  if (next->len == 0)
    g_error ("“%s” is lit but leads nowhere", name);
}

static guint
press_all_lit (const PwViewInput *in, const KbView *view)
{
  guint lit = 0;

#define PRESS(place, spots, n)                                                                                                   \
  for (guint i = 0; i < (n); i++)                                                                                                \
    if (view->spots[i].flags & PW_SPOT_LEGAL)                                                                                    \
      {                                                                                                                          \
        assert_leads_on (in, place, i, view->spots[i].name);                                                                     \
        lit++;                                                                                                                   \
      }
  PRESS (KB_PLACE_ADVISOR, advisors, KB_ADVISORS)
  PRESS (KB_PLACE_BUILDING, buildings, KB_BUILDINGS)
  PRESS (KB_PLACE_SUPPLY, supplies, KB_RESOURCES)
  PRESS (KB_PLACE_ENEMY, enemies, view->n_enemies)
#undef PRESS
  return lit;
}

/* Every legal move that names a place lights it, and the means shown are the only ones there are. */
static void
assert_lit (const PwViewInput *in, const KbView *view, const PwMoves *legal)
{
  guint32 advisors = 0, plain = 0, buildings = 0;

  for (guint i = 0; i < legal->n; i++)
    {
      const PwMove *move = &legal->items[i];

      if (move->kind == KB_KIND_INFLUENCE)
        {
          advisors |= 1u << move->args[KB_ARG_ADVISOR];
          if (move->args[KB_ARG_PLUS2] == PW_ARG_NONE && move->args[KB_ARG_MARKET] == PW_ARG_NONE)
            plain |= 1u << move->args[KB_ARG_ADVISOR];
        }
      else if (move->kind == KB_KIND_BUILD)
        buildings |= 1u << move->args[KB_ARG_BUILDING];
    }
  for (guint n = 1; n <= KB_ADVISORS; n++)
    {
      guint32 flags = view->advisors[n - 1].flags;

      g_assert_cmpint ((flags & PW_SPOT_LEGAL) != 0, ==, advisors >> n & 1);
      if (advisors >> n & 1)
        g_assert_cmpint ((flags & (KB_SPOT_PLUS2 | KB_SPOT_MARKET)) == 0, ==, plain >> n & 1);
    }
  if (kb_shown (in)->stage == KB_STAGE_BUILD)
    for (guint building = 0; building < KB_BUILDINGS; building++)
      {
        guint32 flags = view->buildings[building].flags;

        g_assert_cmpint ((flags & PW_SPOT_LEGAL) != 0, ==, buildings >> building & 1);
        g_assert_cmpint ((flags & KB_SPOT_AFFORD) != 0, ==, buildings >> building & 1);
      }
}

/* The same state gives the same view, whatever lay in the memory before. */
static void
assert_same (const PwViewInput *in, const KbView *view)
{
  KbState copy = *kb_shown (in);
  PwViewInput again = *in;
  g_autofree KbView *other = g_malloc (sizeof *other);

  memset (other, 0x55, sizeof *other);
  again.state = &copy;
  kb_view_state (&again, other);
  g_assert_cmpmem (view, sizeof *view, other, sizeof *other);
}

static void
play (guint n_players, guint64 seed, gboolean tokens, guint *lit)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&kb_game, n_players);
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  PwRandom random = { seed };
  PwMoves scratch = PW_MOVES_INIT, legal = PW_MOVES_INIT;
  g_autofree PwEvents *events = g_new0 (PwEvents, 1);
  g_autofree KbView *view = g_new (KbView, 1);
  g_autofree KbState *state = NULL;
  PwMove move;

  setup->options[KB_OPTION_TOKENS] = tokens;
  state = pw_game_state_new (&kb_game, setup, NULL);
  while (pw_dealer_next (&kb_game, state, &random, PW_DEAL_LAZY, &scratch, &move))
    {
      int actor = kb_actor (state);
      PwMove partial;
      PwViewInput in = {
        .state = state, .setup = setup, .seat = (guint) MAX (actor, 0), .choices = choices, .partial = &partial
      };

      pw_move_init (&partial, PW_KIND_ANY, actor);
      g_array_set_size (choices, 0);
      pw_game_choices (&kb_game, state, &partial, choices);
      memset (view, 0xAA, sizeof *view);
      kb_view_state (&in, view);
      legal.n = 0;
      pw_game_legal (&kb_game, state, &legal);
      *lit += press_all_lit (&in, view);
      assert_lit (&in, view, &legal);
      assert_same (&in, view);
      events->n = 0;
      pw_game_apply (&kb_game, state, &move, events);
    }
  g_assert_cmpint (kb_actor (state), ==, PW_NOBODY);
  pw_moves_clear (&scratch);
  pw_moves_clear (&legal);
}

static void
test_games (void)
{
  guint lit = 0;

  for (guint game = 0; game < 16; game++)
    play (2 + game % 4, game + 1, game % 8 == 7, &lit);
  g_assert_cmpuint (lit, >, 5000);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  g_test_add_func ("/kingsburg/view/whatever is lit can be played", test_games);
  return g_test_run ();
}
