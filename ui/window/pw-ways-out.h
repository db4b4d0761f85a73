/* pw-ways-out.h: nobody leaves a game that is not saved without being asked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-dialog.h"
#include "pw-window.h"

G_BEGIN_DECLS

#define PW_TYPE_WAYS_OUT (pw_ways_out_get_type ())
G_DECLARE_FINAL_TYPE (PwWaysOut, pw_ways_out, PW, WAYS_OUT, PwDialog)

/**
 * PwLeft:
 * @window: whose game may be left now
 * @data: as given to pw_window_leave_game()
 *
 * What the game is left for.
 */
typedef void (*PwLeft) (PwWindow *window, gpointer data);

void       pw_window_leave_game     (PwWindow *window, PwLeft left, gpointer data, GDestroyNotify free_data);
gboolean   pw_window_may_leave      (PwWindow *window);
void       pw_window_save_elsewhere (PwWindow *window);
gboolean   pw_window_show_unsaved   (GtkApplication *application, const char *path);
void       pw_window_update_held    (PwWindow *window);

void       pw_ways_out_save_to      (PwWaysOut *self, GFile *file);

G_END_DECLS
