/* pw-cli-doubts.c: what cannot be in a position, and what the points track can show
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "cli/pw-cli.h"
#include "core/pw-notation.h"

static void
clear_doubt (gpointer data)
{
  g_free (((PwDoubt *) data)->text);
}

/**
 * pw_doubts_new:
 * @history: a game
 *
 * Returns: (transfer full) (element-type PwDoubt): what cannot be after its moves; nothing of points that nobody may know yet
 */
GArray *
pw_doubts_new (const PwHistory *history)
{
  const PwGame *game = pw_history_get_game (history);
  GArray *doubts = g_array_new (FALSE, FALSE, sizeof (PwDoubt));

  g_array_set_clear_func (doubts, clear_doubt);
  pw_game_doubts (game, pw_history_get_state (history, pw_history_get_cursor (history)), doubts);
  for (guint i = doubts->len; i-- > 0 && pw_history_hides (history);)
    if (g_array_index (doubts, PwDoubt, i).secret)
      g_array_remove_index (doubts, i);
  return doubts;
}

/* What was said, without its value: "Ana hex c3". */
static char *
field_line (const PwHistory *history, const PwDoubt *doubt)
{
  const PwGame *game = pw_history_get_game (history);

  return doubt->field.kind < game->n_kinds ? pw_notation_print (game, pw_history_get_setup (history), &doubt->field) : NULL;
}

static const char *
name_of (const PwHistory *history, int seat)
{
  const PwSetup *setup = pw_history_get_setup (history);

  return seat >= 0 && seat < (int) setup->n_players ? setup->names[seat] : NULL;
}

/**
 * pw_doubts_print:
 * @file: what messages call the input
 * @history: the game
 * @doubts: (element-type PwDoubt): its doubts
 *
 * Prints each on a line of standard error: "file: RULE: Ana: text [Ana hex c3]".
 */
void
pw_doubts_print (const char *file, const PwHistory *history, const GArray *doubts)
{
  const PwGame *game = pw_history_get_game (history);

  for (guint i = 0; i < doubts->len; i++)
    {
      const PwDoubt *doubt = &g_array_index (doubts, PwDoubt, i);
      const char *name = name_of (history, doubt->seat);
      g_autofree char *field = field_line (history, doubt);

      pw_complain ("%s: %s: %s%s%s%s%s%s", file, game->rules[doubt->rule].id, name ? name : "", name ? ": " : "", doubt->text,
                   field ? " [" : "", field ? field : "", field ? "]" : "");
    }
}

/**
 * pw_doubts_add_json:
 * @builder: a builder in an object
 * @history: the game
 * @doubts: (element-type PwDoubt): its doubts
 *
 * Adds the member "doubts".
 */
void
pw_doubts_add_json (JsonBuilder *builder, const PwHistory *history, const GArray *doubts)
{
  const PwGame *game = pw_history_get_game (history);

  json_builder_set_member_name (builder, "doubts");
  json_builder_begin_array (builder);
  for (guint i = 0; i < doubts->len; i++)
    {
      const PwDoubt *doubt = &g_array_index (doubts, PwDoubt, i);
      g_autofree char *field = field_line (history, doubt);

      json_builder_begin_object (builder);
      pw_json_add_string (builder, "rule", game->rules[doubt->rule].id);
      pw_json_add_string (builder, "title", _(game->rules[doubt->rule].title));
      pw_json_add_string (builder, "player", name_of (history, doubt->seat));
      pw_json_add_string (builder, "text", doubt->text);
      pw_json_add_string (builder, "field", field);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

/**
 * pw_audit_new:
 * @history: a game
 * @seat: a player
 * @audit: (out): which points can have come together before the final scoring; free its lines
 *
 * Returns: %FALSE where the game knows no such thing
 */
gboolean
pw_audit_new (const PwHistory *history, guint seat, PwAudit *audit)
{
  const PwGame *game = pw_history_get_game (history);

  *audit = (PwAudit){ 0 };
  audit->lines = g_ptr_array_new_with_free_func (g_free);
  if (pw_game_audit (game, pw_history_get_state (history, pw_history_get_cursor (history)), seat, audit))
    return TRUE;
  g_clear_pointer (&audit->lines, g_ptr_array_unref);
  return FALSE;
}

/* The points before the final scoring, and what goes with what lies there; where they do not, why. */
void
pw_audit_print (const PwAudit *audit, int points)
{
  if (audit->lowest == audit->highest)
    pw_say (_("  Before the final scoring: %d; what lies there gives %d\n"), points, audit->lowest);
  else
    pw_say (_("  Before the final scoring: %d; what lies there gives %d to %d\n"), points, audit->lowest, audit->highest);
  if (points < audit->lowest || points > audit->highest)
    for (guint i = 0; i < audit->lines->len; i++)
      pw_say ("    %s", (const char *) g_ptr_array_index (audit->lines, i));
}

/* Adds the member "audit". */
void
pw_audit_add_json (JsonBuilder *builder, const PwAudit *audit, int points)
{
  json_builder_set_member_name (builder, "audit");
  json_builder_begin_object (builder);
  pw_json_add_int (builder, "points", points);
  pw_json_add_int (builder, "lowest", audit->lowest);
  pw_json_add_int (builder, "highest", audit->highest);
  json_builder_set_member_name (builder, "exact");
  json_builder_add_boolean_value (builder, audit->exact);
  json_builder_set_member_name (builder, "lines");
  json_builder_begin_array (builder);
  for (guint i = 0; i < audit->lines->len; i++)
    json_builder_add_string_value (builder, g_ptr_array_index (audit->lines, i));
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}
