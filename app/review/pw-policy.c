/* pw-policy.c: ways to decide, by name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "review/pw-policy.h"

#include <string.h>

#define SEARCH "search:"

/**
 * pw_policy_parse:
 * @text: "random", "greedy", "builder", "policy" or "search:N", N from 2 to %PW_MAX_ROLLOUTS
 * @out: (out): the policy
 *
 * What lies face down is drawn by all of them: nobody chooses what a tile turns out to be.
 *
 * Returns: %FALSE where it is none of these
 */
gboolean
pw_policy_parse (const char *text, PwPolicy *out)
{
  static const struct
  {
    const char *name;
    PwDealFlags flags;
  } styles[] = {
    { "random", PW_DEAL_RECORDED },
    { "greedy", PW_DEAL_RECORDED | PW_DEAL_GREEDY },
    { "builder", PW_DEAL_RECORDED | PW_DEAL_BUILDER },
    { "policy", PW_DEAL_RECORDED | PW_DEAL_SKILLED },
  };
  guint64 n;

  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    if (g_str_equal (text, styles[i].name))
      {
        *out = (PwPolicy){ .flags = styles[i].flags };
        return TRUE;
      }
  if (!g_str_has_prefix (text, SEARCH) || !g_ascii_string_to_unsigned (text + strlen (SEARCH), 10, 2, PW_MAX_ROLLOUTS, &n, NULL))
    return FALSE;
  *out = PW_POLICY_USUAL;
  out->rollouts = (guint) n;
  return TRUE;
}
