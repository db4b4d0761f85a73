/* pw-bgstats.h: a finished game as a link that the app "BG Stats" takes
 *
 * The link is only made; opening it is for people, and nothing is sent by this program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-summary.h"

G_BEGIN_DECLS

/** PW_BGSTATS_MAX_LINK: the most bytes of a link that is copied: longer ones are cut on their way. */
#define PW_BGSTATS_MAX_LINK 2900

/**
 * PwBgstatsLeftOut:
 * @PW_BGSTATS_POINTS: the points by source
 * @PW_BGSTATS_BOARD: the modules
 * @PW_BGSTATS_IDS: the players' ids
 * @PW_BGSTATS_NAMES: the ends of names
 * @PW_BGSTATS_DEFAULTS: who has not begun, and that there are points: what the app takes for granted where nobody says otherwise
 *
 * What a link had no room for.
 */
typedef enum
{
  PW_BGSTATS_POINTS = 1 << 0,
  PW_BGSTATS_BOARD = 1 << 1,
  PW_BGSTATS_IDS = 1 << 2,
  PW_BGSTATS_NAMES = 1 << 3,
  PW_BGSTATS_DEFAULTS = 1 << 4,
} PwBgstatsLeftOut;

char *pw_bgstats_link        (const PwSummary *summary, PwBgstatsLeftOut *left_out);
char *pw_bgstats_link_within (const PwSummary *summary, gsize most, PwBgstatsLeftOut *left_out);

G_END_DECLS
