/* pw-e2e-private.h: shared by the harness's own files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-e2e.h"

G_BEGIN_DECLS

/** PW_E2E_DEPTH: widgets deeper than this are no widgets but a loop. */
#define PW_E2E_DEPTH 60

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

void pw_e2e_walk (AtspiAccessible *application, AtspiRole role, GPatternSpec *pattern, guint most, GPtrArray *found);
AtspiAccessible *pw_e2e_walk_to_focus (AtspiAccessible *application);

G_END_DECLS
