/* kb-ask.c: what is asked while a move is chosen step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/words/kb-told.h"

#include <glib/gi18n-lib.h>

/**
 * kb_ask:
 * @setup: who plays
 * @state: how it stands
 * @partial: what is chosen so far
 * @choices: (element-type PwChoice): what may be added
 *
 * Returns: (transfer full) (nullable): what is asked; %NULL: what the prompt asks
 */
char *
kb_ask (const PwSetup *setup, gconstpointer state, const PwMove *partial, const GArray *choices)
{
  if (partial->kind == PW_KIND_ANY)
    return NULL;
  switch ((KbChoiceGroup) g_array_index (choices, PwChoice, 0).group)
    {
    case KB_GROUP_DICE:
      return g_strdup_printf (_("%d, %s: with which dice?"), partial->args[KB_ARG_ADVISOR],
                              kb_advisor_label ((guint) partial->args[KB_ARG_ADVISOR]));
    case KB_GROUP_ADVISOR:
    case KB_GROUP_ADVISOR_ENVOY: return g_strdup (_("which advisor?"));
    case KB_GROUP_PAY:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d soldier: paid with which goods?",
                                           "%d soldiers: paid with which goods?", (gulong) partial->args[KB_ARG_WHAT]),
                              partial->args[KB_ARG_WHAT]);
    case KB_GROUP_SOLDIERS: return g_strdup (_("how many soldiers?"));
    case KB_GROUP_BUILDING:
    case KB_GROUP_BUILDING_ENVOY: return g_strdup (_("which building?"));
    default: return NULL;
    }
}
