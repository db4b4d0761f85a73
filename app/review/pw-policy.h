/* pw-policy.h: how somebody decides whose moves the program makes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-dealer.h"

G_BEGIN_DECLS

/** PW_MAX_ROLLOUTS: no decision is looked at by more of them. */
#define PW_MAX_ROLLOUTS 1000000
/** PW_MAX_THINKING: nor for longer, in microseconds: an hour. */
#define PW_MAX_THINKING (G_GINT64_CONSTANT (3600) * G_USEC_PER_SEC)

/**
 * PwPolicy:
 * @flags: the style in which moves are chosen: see #PwDealFlags
 * @rollouts: so many games are played to their end before each decision, which the better moves share; 0: none
 * @thinking: in place of a number: for so many microseconds of processor time; 0: not
 *
 * One way to decide: "random", "greedy", "builder", "policy", or "search:N" and "search:Ns", which look ahead from what is done with skill.
 */
typedef struct
{
  PwDealFlags flags;
  guint rollouts;
  gint64 thinking;
} PwPolicy;

/* The best that costs next to nothing: by it games are played out. */
#define PW_POLICY_USUAL ((PwPolicy){ .flags = PW_DEAL_RECORDED | PW_DEAL_SKILLED })

gboolean pw_policy_parse    (const char *text, PwPolicy *out);
gboolean pw_policy_searches (const PwPolicy *policy);

G_END_DECLS
