/* pw-library-row.h: a kept game as a line of the library
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-library.h"

G_BEGIN_DECLS

#define PW_TYPE_LIBRARY_ROW (pw_library_row_get_type ())
G_DECLARE_FINAL_TYPE (PwLibraryRow, pw_library_row, PW, LIBRARY_ROW, AdwBin)

/* Its menu activates "library.rename", ".duplicate", ".share", ".export" and ".delete" with the path of the game. */
GtkWidget     *pw_library_row_new      (void);
void           pw_library_row_set_game (PwLibraryRow *self, PwLibraryGame *game);
PwLibraryGame *pw_library_row_get_game (PwLibraryRow *self);

char          *pw_library_row_describe (PwLibraryGame *game, GDateTime *now);
char          *pw_library_row_result   (const PwSummary *summary);

G_END_DECLS
