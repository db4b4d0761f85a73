/* cb-module-kinds.h: the moves and statements of the modules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/burgundy/words/cb-choices-private.h"
#include "games/burgundy/position/cb-audit.h"
#include "games/burgundy/position/cb-says.h"

G_BEGIN_DECLS

/* -- Words (cb-route-books.c) -------------------------------------------- */

extern const PwVocabulary cb_route_words;

/* -- Kinds of moves (one file each) --------------------------------------- */

CB_DECLARE_KIND (shows);
CB_DECLARE_KIND (as);
CB_DECLARE_KIND (with);
CB_DECLARE_KIND (hire);
CB_DECLARE_KIND (shield);
CB_DECLARE_KIND (tribute);
CB_DECLARE_KIND (copy);
CB_DECLARE_KIND (helped);
CB_DECLARE_KIND (set);
CB_DECLARE_KIND (lay);
CB_DECLARE_KIND (gather);
CB_DECLARE_KIND (discard_kind);
CB_DECLARE_KIND (fetch);
CB_DECLARE_KIND (remove);
CB_DECLARE_KIND (points);
CB_DECLARE_KIND (first);
CB_DECLARE_KIND (swap);
CB_DECLARE_KIND (give);
CB_DECLARE_KIND (cover);

/* -- Statements -------------------------------------------------------------- */

CB_DECLARE_STATEMENT (shields);
CB_DECLARE_STATEMENT (crest);
CB_DECLARE_STATEMENT (heap);
CB_DECLARE_STATEMENT (route);
CB_DECLARE_STATEMENT (printed);
CB_DECLARE_STATEMENT (laid);
CB_DECLARE_STATEMENT (inns);
CB_DECLARE_STATEMENT (marker);

/* -- Border posts (cb-posts.c) ------------------------------------------------------- */

CbHexSet cb_post_chain (const CbPlayer *player, guint hex);

/* -- Teams (cb-team.c) ----------------------------------------------------------- */

guint    cb_side          (const PwSetup *setup, guint seat);

/* -- The modules, and their decisions ------------------------------------------------------ */

extern const CbModule cb_extra_module;
extern const CbModule cb_white_castles_module;
extern const CbModule cb_inns_module;
extern const CbModule cb_posts_module;
extern const CbModule cb_shields_module;
extern const CbModule cb_routes_module;
extern const CbModule cb_solo_module;
extern const CbModule cb_team_module;
extern const CbPendingClass cb_pending_white_castle, cb_pending_white_die, cb_pending_crane, cb_pending_geese,
  cb_pending_remove, cb_pending_gain, cb_pending_score, cb_pending_swap, cb_pending_give, cb_pending_colour,
  cb_pending_helped, cb_pending_lay, cb_pending_tribute, cb_pending_copy, cb_pending_gather, cb_pending_discard,
  cb_pending_route_lay, cb_pending_route_take, cb_pending_route_black, cb_pending_route_place, cb_pending_route_sell,
  cb_pending_route_action, cb_pending_route_other;

G_END_DECLS
