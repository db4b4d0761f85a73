/* cc-played-out.h: other names for what cc-played-out.c compiles once more
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#define cc_any_tile out_cc_any_tile
#define cc_aside_apply out_cc_aside_apply
#define cc_aside_check out_cc_aside_check
#define cc_aside_legal out_cc_aside_legal
#define cc_can_exist out_cc_can_exist
#define cc_choose out_cc_choose
#define cc_count_places out_cc_count_places
#define cc_deal out_cc_deal
#define cc_decline_apply out_cc_decline_apply
#define cc_decline_check out_cc_decline_check
#define cc_draw_apply out_cc_draw_apply
#define cc_draw_check out_cc_draw_check
#define cc_draws out_cc_draws
#define cc_figure_is_played out_cc_figure_is_played
#define cc_figures_at out_cc_figures_at
#define cc_finish_apply out_cc_finish_apply
#define cc_finish_check out_cc_finish_check
#define cc_fits_so out_cc_fits_so
#define cc_land_add out_cc_land_add
#define cc_land_clear out_cc_land_clear
#define cc_land_fed out_cc_land_fed
#define cc_land_figure out_cc_land_figure
#define cc_land_fitting out_cc_land_fitting
#define cc_land_gap_at out_cc_land_gap_at
#define cc_land_leaders out_cc_land_leaders
#define cc_land_matches out_cc_land_matches
#define cc_land_members out_cc_land_members
#define cc_land_order out_cc_land_order
#define cc_land_rebuild out_cc_land_rebuild
#define cc_land_stand out_cc_land_stand
#define cc_land_take out_cc_land_take
#define cc_land_tile_at out_cc_land_tile_at
#define cc_land_tiles out_cc_land_tiles
#define cc_land_touch out_cc_land_touch
#define cc_land_worth out_cc_land_worth
#define cc_note out_cc_note
#define cc_part_lapses out_cc_part_lapses
#define cc_pick out_cc_pick
#define cc_points out_cc_points
#define cc_refuse_feature out_cc_refuse_feature
#define cc_score_end out_cc_score_end
#define cc_score_tile out_cc_score_tile
#define cc_tile_apply out_cc_tile_apply
#define cc_tile_check out_cc_tile_check
#define cc_tile_example out_cc_tile_example
#define cc_tile_lay out_cc_tile_lay
#define cc_tile_legal out_cc_tile_legal
#define cc_touch_open out_cc_touch_open
#define cc_touch_spread out_cc_touch_spread
#define cc_turn_over out_cc_turn_over
#define cc_use_tile out_cc_use_tile
#define cc_worth out_cc_worth
