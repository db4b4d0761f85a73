/* template.h: a game to copy when a new one is begun
 *
 * A race to 20: the table rolls a die, the player runs that far or rests and keeps a token that
 * makes a later run longer by one each. Small, but with everything a game has: options, words,
 * rules, points, a payment that can be left out, a final scoring.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-game.h"

G_BEGIN_DECLS

#define TEMPLATE_MAX_PLAYERS 4

typedef struct
{
  guint8 n_players;
  guint8 goal;                  /* by the option "length" */
  guint8 actor;
  guint8 die;                   /* 0: to be rolled */
  guint8 over;
  guint8 place[TEMPLATE_MAX_PLAYERS];
  guint8 tokens[TEMPLATE_MAX_PLAYERS];
} TemplateState;

typedef enum
{
  TEMPLATE_KIND_ROLL,
  TEMPLATE_KIND_RUN,
  TEMPLATE_KIND_REST,
  TEMPLATE_KINDS,
} TemplateKind;

typedef enum
{
  TEMPLATE_RULE_1_1,            /* the die comes first */
  TEMPLATE_RULE_2_1,            /* running */
  TEMPLATE_RULE_2_2,            /* tokens make a run longer */
  TEMPLATE_RULE_2_3,            /* resting */
  TEMPLATE_RULE_3_1,            /* the end */
  TEMPLATE_RULES,
} TemplateRule;

extern const PwGame template_game;

G_END_DECLS
