/* pw-policy.c: ways to decide, by name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "review/pw-policy.h"

#include <string.h>

#define SEARCH "search:"
/** LEAST_THINKING: in microseconds; a shorter time is no way to look at anything. */
#define LEAST_THINKING 1000

/* "1s", "0.25s": so many microseconds; 0 where it is no time, or none that may be asked for. */
static gint64
parse_time (const char *text)
{
  char *end;
  double seconds;

  /* Neither signs nor "infs": a number as people write it. */
  if (!g_ascii_isdigit (*text) || strspn (text, "0123456789.") + 1 != strlen (text))
    return 0;
  seconds = g_ascii_strtod (text, &end);
  if (!g_str_equal (end, "s") || seconds * G_USEC_PER_SEC < LEAST_THINKING || seconds * G_USEC_PER_SEC > PW_MAX_THINKING)
    return 0;
  return (gint64) (seconds * G_USEC_PER_SEC);
}

/**
 * pw_policy_parse:
 * @text: "random", "greedy", "builder", "policy", "search:N", N from 2 to %PW_MAX_ROLLOUTS, or "search:Ns", for so many seconds
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
  gint64 thinking;

  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    if (g_str_equal (text, styles[i].name))
      {
        *out = (PwPolicy){ .flags = styles[i].flags };
        return TRUE;
      }
  if (!g_str_has_prefix (text, SEARCH))
    return FALSE;
  thinking = parse_time (text + strlen (SEARCH));
  if (thinking == 0 && !g_ascii_string_to_unsigned (text + strlen (SEARCH), 10, 2, PW_MAX_ROLLOUTS, &n, NULL))
    return FALSE;
  *out = PW_POLICY_USUAL;
  out->rollouts = thinking > 0 ? 0 : (guint) n;
  out->thinking = thinking;
  return TRUE;
}

/**
 * pw_policy_searches:
 * @policy: a way to decide
 *
 * Returns: whether it looks ahead
 */
gboolean
pw_policy_searches (const PwPolicy *policy)
{
  return policy->rollouts > 0 || policy->thinking > 0;
}
