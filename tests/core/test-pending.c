/* test-pending.c: decisions that wait, one upon the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-pending.h"

/* Puts @n decisions of the kinds 1 to @n upon each other. */
static PwPendings *
stack_of (guint n)
{
  PwPendings *stack = g_new0 (PwPendings, 1);

  for (guint i = 1; i <= n; i++)
    pw_pendings_push (stack, i, i % 2 ? PW_TABLE : 3, -(int) i)->more = (gint16) (1000 + i);
  return stack;
}

static void
test_the_last_is_asked_first (void)
{
  g_autofree PwPendings *stack = stack_of (3);
  static const PwPendings none;

  g_assert_cmpuint (pw_pendings_kind (stack), ==, 3);
  g_assert_cmpint (pw_pendings_top (stack)->seat, ==, PW_TABLE);
  g_assert_cmpint (pw_pendings_top (stack)->arg, ==, -3);
  g_assert_cmpint (pw_pendings_peek (stack, 2)->more, ==, 1002);
  pw_pendings_change (stack)->rest = 7;
  for (guint kind = 3; kind > 0; kind--)
    {
      PwPending pending = pw_pendings_pop (stack);

      g_assert_cmpuint (pending.kind, ==, kind);
      g_assert_cmpint (pending.rest, ==, kind == 3 ? 7 : 0);
      g_assert_true (pw_pendings_are_sound (stack));
    }
  g_assert_cmpuint (pw_pendings_kind (stack), ==, 0);
  /* Nothing is left behind: states with the same decisions are the same bytes. */
  g_assert_cmpmem (stack, sizeof *stack, &none, sizeof none);
}

static void
assert_order (const PwPendings *stack, const char *kinds)
{
  g_assert_cmpuint (stack->n, ==, strlen (kinds));
  for (guint i = 0; kinds[i]; i++)
    g_assert_cmpuint (stack->items[i].kind, ==, (guint) (kinds[i] - '0'));
}

static void
test_the_order_can_be_changed (void)
{
  g_autofree PwPendings *stack = stack_of (5);

  pw_pendings_bring_up (stack, 1);
  assert_order (stack, "12345");
  pw_pendings_bring_up (stack, 3);
  assert_order (stack, "12453");
  pw_pendings_bring_up (stack, 5);
  assert_order (stack, "24531");
  pw_pendings_turn_round (stack, 2);
  assert_order (stack, "24135");
  pw_pendings_turn_round (stack, 5);
  pw_pendings_turn_round (stack, 4);
  assert_order (stack, "24135");
  pw_pendings_turn_round (stack, 0);
  assert_order (stack, "53142");
  g_assert_true (pw_pendings_are_sound (stack));
  pw_pendings_clear (stack);
  assert_order (stack, "");
}

static void
test_a_torn_stack_is_seen (void)
{
  g_autofree PwPendings *stack = stack_of (2);

  stack->items[2].rest = 1;
  g_assert_false (pw_pendings_are_sound (stack));
  stack->items[2].rest = 0;
  stack->items[0].kind = 0;
  g_assert_false (pw_pendings_are_sound (stack));
}

/* As many as there is room for, and not one more: nothing is written behind them. */
static void
test_one_too_many_ends_the_program (void)
{
  g_autofree PwPendings *stack = stack_of (PW_MAX_PENDING);

  g_assert_true (pw_pendings_are_sound (stack));
  if (g_test_subprocess ())
    {
      pw_pendings_push (stack, 1, 0, 0);
      return;
    }
  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*at most 200*");
}

static void
test_none_to_take_ends_the_program (void)
{
  g_autofree PwPendings *stack = stack_of (0);

  if (g_test_subprocess ())
    {
      pw_pendings_pop (stack);
      return;
    }
  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*decision 1 of*");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/pending/the-last-is-asked-first", test_the_last_is_asked_first);
  g_test_add_func ("/core/pending/the-order-can-be-changed", test_the_order_can_be_changed);
  g_test_add_func ("/core/pending/a-torn-stack-is-seen", test_a_torn_stack_is_seen);
  g_test_add_func ("/core/pending/one-too-many-ends-the-program", test_one_too_many_ends_the_program);
  g_test_add_func ("/core/pending/none-to-take-ends-the-program", test_none_to_take_ends_the_program);
  return g_test_run ();
}
