/* cb-extra.c: the extra tiles: monasteries 27 and 28, crane and geese (12.1 to 12.3)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-modules.h"

#include <glib/gi18n-lib.h>

static guint
supply (gboolean black, int tile)
{
  switch (tile)
    {
    case CB_TILE_CRANE: case CB_TILE_GEESE: return black ? 1 : 0;
    case CB_TILE_MONASTERY_0: return black ? 0 : 2;
    case CB_TILE_MONASTERY_0 + 27: case CB_TILE_MONASTERY_0 + 28: return black ? 0 : 1;
    default: return 0;
    }
}

const CbModule cb_extra_module = {
  .option = CB_OPTION_EXTRA,
  .value = 1,
  .supply = supply,
};
