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
} PwRuleErrorPrivate;

static void
pw_rule_error_private_init (PwRuleErrorPrivate *private)
{
  private->remedy = NULL;
}

static void
pw_rule_error_private_copy (const PwRuleErrorPrivate *from, PwRuleErrorPrivate *to)
{
  to->remedy = g_strdup (from->remedy);
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
