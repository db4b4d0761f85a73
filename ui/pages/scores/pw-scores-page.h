/* pw-scores-page.h: a page that follows a game and shows what one of its players has: the chips, whose it is, when it looks again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-session.h"
#include "pw-player-chips.h"

G_BEGIN_DECLS

#define PW_TYPE_SCORES_PAGE (pw_scores_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (PwScoresPage, pw_scores_page, PW, SCORES_PAGE, AdwBin)

/**
 * PwScoresPageClass:
 * @update: shows the game as it is now; only while the page is seen and there is a game
 * @show_seat: shows what the player has who was chosen
 *
 * What such a page does itself.
 */
struct _PwScoresPageClass
{
  AdwBinClass parent_class;

  void (*update)    (PwScoresPage *self);
  void (*show_seat) (PwScoresPage *self);
};

void       pw_scores_page_set_chips   (PwScoresPage *self, PwPlayerChips *chips);
void       pw_scores_page_set_session (PwScoresPage *self, PwSession *session);
PwSession *pw_scores_page_get_session (PwScoresPage *self);
void       pw_scores_page_show_player (PwScoresPage *self, guint seat);
void       pw_scores_page_propose_player (PwScoresPage *self, guint seat);
guint      pw_scores_page_get_seat    (PwScoresPage *self);
char      *pw_scores_page_dup_game    (PwScoresPage *self);
void       pw_scores_page_update      (PwScoresPage *self);

G_END_DECLS
