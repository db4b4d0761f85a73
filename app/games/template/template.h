/* template.h: a game to copy when a new one is begun
 *
 * A race to 20: the table rolls a die, the player runs that far or rests and keeps a token that
 * makes a later run longer by one each; with the option "treasure" a rest brings secret points too. Small, but
 * with everything a game has: options, words, rules, points, a payment that can be left out, a final scoring, and two
 * levels: at the score pad only how far somebody came is entered, and going back up asks for the tokens.
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
  guint8 treasure;              /* by the option of that name */
  guint8 level;                 /* TemplateLevel */
  guint8 stale;                 /* bit set of seats whose tokens nobody has entered */
} TemplateState;

typedef enum
{
  TEMPLATE_KIND_ROLL,
  TEMPLATE_KIND_RUN,
  TEMPLATE_KIND_REST,
  TEMPLATE_KIND_LEVEL,
  TEMPLATE_KIND_STEPS,          /* at the score pad */
  TEMPLATE_KIND_TOKENS,         /* what somebody has, where that was not entered */
  TEMPLATE_KIND_CONFIRM,
  TEMPLATE_KINDS,
} TemplateKind;

typedef enum
{
  TEMPLATE_LEVEL_REFEREE,
  TEMPLATE_LEVEL_PAD,
  TEMPLATE_LEVELS,
} TemplateLevel;

typedef enum
{
  TEMPLATE_RULE_1_1,            /* the die comes first */
  TEMPLATE_RULE_2_1,            /* running */
  TEMPLATE_RULE_2_2,            /* tokens make a run longer */
  TEMPLATE_RULE_2_3,            /* resting */
  TEMPLATE_RULE_3_1,            /* the end */
  TEMPLATE_RULE_2_4,            /* treasure */
  TEMPLATE_RULE_4_1,            /* levels */
  TEMPLATE_RULES,
} TemplateRule;

extern const PwGame template_game;

G_END_DECLS
