/* pw-window-library.h: what the library asks of the window it is shown in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-library-page.h"
#include "pw-window.h"

G_BEGIN_DECLS

void pw_window_library_add (PwWindow *window, PwLibraryPage *page);

G_END_DECLS
