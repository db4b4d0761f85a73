/* pw-e2e-private.h: shared by the harness's own files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-e2e.h"

G_BEGIN_DECLS

struct _PwE2e
{
  char *home;
  char *games;                  /* where it keeps its records */
  char *program;
  char **argv, **environment;
  GSubprocess *process;
  guint pid;                    /* as the screen and the bus know it; not used for a sandbox */
  gboolean sandboxed;
};

G_END_DECLS
