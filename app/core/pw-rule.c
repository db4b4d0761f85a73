/* pw-rule.c: refusals that name a rule and what would help
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-rule.h"

#include <stdarg.h>

/* GError's own copying keeps the remedy with the error. */
typedef struct
{
  char *remedy;
  int seat;                     /* + 1; 0: of nobody */
  gboolean has_move;
  PwMove move;                  /* legal, and near to what was refused */
} PwRuleErrorPrivate;

static void
pw_rule_error_private_init (PwRuleErrorPrivate *private)
{
  private->remedy = NULL;
  private->seat = 0;
  private->has_move = FALSE;
}

static void
pw_rule_error_private_copy (const PwRuleErrorPrivate *from, PwRuleErrorPrivate *to)
{
  to->remedy = g_strdup (from->remedy);
  to->seat = from->seat;
  to->has_move = from->has_move;
  to->move = from->move;
}

static void
pw_rule_error_private_clear (PwRuleErrorPrivate *private)
{
  g_free (private->remedy);
}

G_DEFINE_EXTENDED_ERROR (PwRuleError, pw_rule_error)

/**
 * pw_rule_error_set:
 * @error: (nullable): return location
 * @rule: index of the broken rule in PwGame.rules
 * @remedy: (nullable): a translated sentence: what would make the move legal
 * @format: printf format of a translated sentence: why it is not
 * @...: its arguments
 *
 * Refuses a move.
 */
void
pw_rule_error_set (GError **error, guint rule, const char *remedy, const char *format, ...)
{
  va_list args;

  if (error == NULL)
    return;
  va_start (args, format);
  *error = g_error_new_valist (PW_RULE_ERROR, (int) rule, format, args);
  va_end (args);
  pw_rule_error_get_private (*error)->remedy = g_strdup (remedy);
}

/**
 * pw_rule_error_get_remedy:
 * @error: any error
 *
 * Returns: (nullable): what would make the move legal, where @error is a refusal that says so
 */
const char *
pw_rule_error_get_remedy (const GError *error)
{
  return error->domain == PW_RULE_ERROR ? pw_rule_error_get_private (error)->remedy : NULL;
}

/**
 * pw_rule_error_set_remedy:
 * @error: a refusal
 * @remedy: what would make the move legal, in place of what was said so far
 */
void
pw_rule_error_set_remedy (GError *error, const char *remedy)
{
  PwRuleErrorPrivate *private;

  g_return_if_fail (error->domain == PW_RULE_ERROR);
  private = pw_rule_error_get_private (error);
  g_free (private->remedy);
  private->remedy = g_strdup (remedy);
}

/**
 * pw_rule_error_get_move:
 * @error: any error
 *
 * Returns: (nullable) (transfer none): a move that could be played instead: legal where @error comes from pw_game_check()
 */
const PwMove *
pw_rule_error_get_move (const GError *error)
{
  if (error->domain != PW_RULE_ERROR || !pw_rule_error_get_private (error)->has_move)
    return NULL;
  return &pw_rule_error_get_private (error)->move;
}

/**
 * pw_rule_error_set_move:
 * @error: a refusal
 * @move: a move that could be played instead
 */
void
pw_rule_error_set_move (GError *error, const PwMove *move)
{
  g_return_if_fail (error->domain == PW_RULE_ERROR);
  pw_rule_error_get_private (error)->move = *move;
  pw_rule_error_get_private (error)->has_move = TRUE;
}

/**
 * pw_rule_error_set_seat:
 * @error: a refusal whose message says what is wrong with one player's part of a move of the table
 * @seat: that player
 *
 * Games know seats only; whoever knows who sits there puts the name before the message.
 */
void
pw_rule_error_set_seat (GError *error, int seat)
{
  g_return_if_fail (error->domain == PW_RULE_ERROR);
  pw_rule_error_get_private (error)->seat = seat + 1;
}

/**
 * pw_rule_error_name_seat:
 * @error: (nullable): any error
 * @names: (array length=n_names): of the players
 * @n_names: how many
 *
 * Says whom a refusal is about, where that is not said yet.
 */
void
pw_rule_error_name_seat (GError *error, const char *const *names, guint n_names)
{
  int *seat;
  char *message;

  if (error == NULL || error->domain != PW_RULE_ERROR)
    return;
  seat = &pw_rule_error_get_private (error)->seat;
  if (*seat < 1 || *seat > (int) n_names)
    return;
  message = g_strdup_printf ("%s: %s", names[*seat - 1], error->message);
  g_free (error->message);
  error->message = message;
  *seat = 0;
}
