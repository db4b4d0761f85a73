/* pw-cli-values.c: "values": what is printed on the components, and how far it is known
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "cli/pw-cli.h"
#include "core/pw-notation.h"

static const char *const ids[] = { "sure", "confirmed", "preset", "unknown" };
static const char *const states[] = { N_("certain"), N_("confirmed"), N_("preset"), N_("to be asked") };

static void
print_json (const PwGame *game, gconstpointer state)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  pw_json_add_string (builder, "game", game->id);
  json_builder_set_member_name (builder, "values");
  json_builder_begin_array (builder);
  for (guint i = 0; i < game->printed->n; i++)
    {
      g_autofree char *label = game->printed->label (state, i), *value = game->printed->value (state, i), *line = NULL;
      PwMove move;

      game->printed->say (state, i, &move);
      line = pw_notation_print (game, NULL, &move);
      json_builder_begin_object (builder);
      pw_json_add_string (builder, "label", label);
      pw_json_add_string (builder, "value", value);
      pw_json_add_string (builder, "known", ids[game->printed->known (state, i)]);
      pw_json_add_string (builder, "line", line);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  pw_json_print (builder, FALSE);
}

static void
print_text (const PwGame *game, gconstpointer state)
{
  for (guint i = 0; i < game->printed->n; i++)
    {
      g_autofree char *label = game->printed->label (state, i), *value = game->printed->value (state, i);

      /* Translators: a printed value, what it is, and how far it is known. */
      pw_say (_("%s: %s (%s)"), label, value, _(states[game->printed->known (state, i)]));
    }
}

/* Those of a game's components, before anybody has looked at them. */
static PwExit
print_presets (const char *id, gboolean json)
{
  PwExit exit = PW_EXIT_LEGAL;
  const PwGame *game = pw_cli_game (&pw_command_values, id, &exit);
  g_autoptr (PwSetup) setup = NULL;
  gpointer state;

  if (!game)
    return exit;
  if (!game->printed)
    return pw_command_misused (&pw_command_values, _("All that is printed on the components of %s is certain."), _(game->name));
  setup = pw_setup_new (game, game->min_players);
  state = pw_game_state_new (game, setup, NULL);
  if (json)
    print_json (game, state);
  else
    print_text (game, state);
  g_aligned_free (state);
  return exit;
}

static PwExit
run (int argc, char **argv)
{
  g_autofree char *game_id = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = { { "game", 'g', 0, G_OPTION_ARG_STRING, &game_id, NULL, NULL },
                                   { "json", 0, 0, G_OPTION_ARG_NONE, &json, NULL, NULL },
                                   G_OPTION_ENTRY_NULL };
  g_autoptr (PwRecord) record = NULL;
  PwExit exit = PW_EXIT_LEGAL;
  const PwGame *game;
  guint n;

  if (!pw_command_parse (&pw_command_values, entries, &argc, &argv))
    return PW_EXIT_UNREADABLE;
  if (game_id && argc > 1)
    return pw_command_misused (&pw_command_values, _("Name a game or a record, not both."));
  if (game_id)
    return print_presets (game_id, json);
  record = pw_input_read_moment (&pw_command_values, argc, argv, NULL, &n, &exit);
  if (!record)
    return exit;
  game = pw_history_get_game (record->history);
  if (!game->printed)
    return pw_command_misused (&pw_command_values, _("All that is printed on the components of %s is certain."), _(game->name));
  if (json)
    print_json (game, pw_history_get_state (record->history, n));
  else
    print_text (game, pw_history_get_state (record->history, n));
  return PW_EXIT_LEGAL;
}

const PwCommand pw_command_values = {
  .name = "values",
  .usage = "[--json] [--game ID | FILE]",
  .summary = N_("lists what is printed on components that is not certain, and how far it is known"),
  .text = N_("Lists the printed values with which the record is judged, or the presets of a game: each is certain,\n"
             "confirmed by somebody who has read it off the component, a preset, or to be asked. A record carries\n"
             "what was confirmed as lines before its first move."),
  .examples = "pipwright-referee values game.pipwright\n"
              "pipwright-referee values --json --game ID",
  .run = run,
};
