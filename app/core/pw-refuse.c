/* pw-refuse.c: how a check of a move ends that says why not
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-refuse.h"

#include <glib/gi18n-lib.h>

/**
 * pw_rule_refuse:
 * @error: (nullable): return location
 * @rule: index of the broken rule in PwGame.rules
 * @remedy: (nullable): a translated sentence: what would make the move legal
 * @text: a translated sentence: why it is not
 *
 * Refuses a move, for a check that ends with it.
 *
 * Returns: %FALSE
 */
gboolean
pw_rule_refuse (GError **error, guint rule, const char *remedy, const char *text)
{
  pw_rule_error_set (error, rule, remedy, "%s", text);
  return FALSE;
}

/**
 * pw_rule_refuse_printf:
 *
 * Like pw_rule_refuse(), with a printf format as pw_rule_error_set() has it.
 *
 * Returns: %FALSE
 */
gboolean
pw_rule_refuse_printf (GError **error, guint rule, const char *remedy, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list args;

  if (error == NULL)
    return FALSE;
  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  return pw_rule_refuse (error, rule, remedy, text);
}

/**
 * pw_rule_refuse_marked:
 * @error: (nullable): return location
 * @rule: index of the broken rule in PwGame.rules
 * @remedy: (nullable): what would make the move legal (N_())
 * @format: why it is not (N_()), with what follows as printf has it
 *
 * Like pw_rule_refuse_printf(), for checks that are asked often: their words are looked up only where somebody wants to
 * read them.
 *
 * Returns: %FALSE
 */
gboolean
pw_rule_refuse_marked (GError **error, guint rule, const char *remedy, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list args;

  if (error == NULL)
    return FALSE;
  va_start (args, format);
  text = g_strdup_vprintf (_(format), args);
  va_end (args);
  return pw_rule_refuse (error, rule, remedy ? _(remedy) : NULL, text);
}
