/* pw-cli-json.c: moves, events and scores as JSON; the shapes are in app/README.md
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "cli/pw-cli.h"
#include "core/pw-notation.h"

void
pw_json_print (JsonBuilder *builder, gboolean pretty)
{
  g_autoptr (JsonGenerator) generator = json_generator_new ();
  g_autoptr (JsonNode) root = json_builder_get_root (builder);
  g_autofree char *text = NULL;

  json_generator_set_root (generator, root);
  json_generator_set_pretty (generator, pretty);
  text = json_generator_to_data (generator, NULL);
  pw_say_json (text);
}

void
pw_json_add_string (JsonBuilder *builder, const char *name, const char *value)
{
  json_builder_set_member_name (builder, name);
  if (value)
    json_builder_add_string_value (builder, value);
  else
    json_builder_add_null_value (builder);
}

void
pw_json_add_int (JsonBuilder *builder, const char *name, gint64 value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, value);
}

/* JSON knows no infinity. */
void
pw_json_add_double (JsonBuilder *builder, const char *name, double value)
{
  json_builder_set_member_name (builder, name);
  if (isfinite (value))
    json_builder_add_double_value (builder, value);
  else
    json_builder_add_null_value (builder);
}

void
pw_json_add_tally (JsonBuilder *builder, const char *name, const PwTally *tally)
{
  g_autofree char *error = g_strconcat (name, "_error", NULL);

  pw_json_add_double (builder, name, tally->mean);
  pw_json_add_double (builder, error, pw_tally_error (tally));
}

/* A player's name; null for the table and for nobody. */
void
pw_json_add_player (JsonBuilder *builder, const char *name, const PwSetup *setup, int player)
{
  pw_json_add_string (builder, name, player >= 0 && (guint) player < setup->n_players ? setup->names[player] : NULL);
}

static void
add_arg (JsonBuilder *builder, const PwSetup *setup, const PwArg *arg, gint16 value)
{
  if (value == PW_ARG_NONE)
    {
      json_builder_add_null_value (builder);
      return;
    }
  switch (arg->type)
    {
    case PW_ARG_NUMBER:
    case PW_ARG_DIE: json_builder_add_int_value (builder, value); break;
    case PW_ARG_DICE:
      {
        guint8 dice[6];
        guint n = pw_dice_unpack (value, dice);

        json_builder_begin_array (builder);
        for (guint i = 0; i < n; i++)
          json_builder_add_int_value (builder, dice[i]);
        json_builder_end_array (builder);
      }
      break;
    case PW_ARG_WORD:
      {
        const PwWord *word = pw_vocabulary_get (arg->words, value);

        if (word)
          json_builder_add_string_value (builder, word->word);
        else
          json_builder_add_int_value (builder, value);
      }
      break;
    case PW_ARG_SEAT:
      if (value >= 0 && (guint) value < setup->n_players)
        json_builder_add_string_value (builder, setup->names[value]);
      else
        json_builder_add_null_value (builder);
      break;
    case PW_ARG_CELL:
      {
        char cell[PW_CELL_WORD];

        pw_cell_print (arg->cells, value, cell);
        json_builder_add_string_value (builder, cell);
      }
      break;
    default: g_assert_not_reached ();
    }
}

/* Every argument by name; those that belong to a seat stand under "players" by its player's name. */
static void
add_args (JsonBuilder *builder, const PwSetup *setup, const PwMoveKind *kind, const PwMove *move)
{
  int first_of_seats = -1;

  json_builder_set_member_name (builder, "args");
  json_builder_begin_object (builder);
  for (guint i = 0; i < kind->n_args; i++)
    {
      const PwArg *arg = &kind->args[i];

      if (arg->flags & PW_ARG_PER_SEAT)
        {
          if (first_of_seats < 0)
            first_of_seats = arg->index;
          continue;
        }
      json_builder_set_member_name (builder, arg->name);
      add_arg (builder, setup, arg, move->args[arg->index]);
    }
  if (first_of_seats >= 0)
    {
      json_builder_set_member_name (builder, "players");
      json_builder_begin_object (builder);
      for (guint i = 0; i < kind->n_args; i++)
        {
          const PwArg *arg = &kind->args[i];
          guint seat = (guint) (arg->index - first_of_seats);

          if (!(arg->flags & PW_ARG_PER_SEAT) || seat >= setup->n_players)
            continue;
          json_builder_set_member_name (builder, setup->names[seat]);
          add_arg (builder, setup, arg, move->args[arg->index]);
        }
      json_builder_end_object (builder);
    }
  json_builder_end_object (builder);
}

void
pw_json_add_move (JsonBuilder *builder, const PwGame *game, const PwSetup *setup, const PwMove *move)
{
  const PwMoveKind *kind = &game->kinds[move->kind];
  g_autofree char *line = pw_notation_print (game, setup, move);

  pw_json_add_player (builder, "player", setup, move->player);
  pw_json_add_string (builder, "kind", kind->name);
  add_args (builder, setup, kind, move);
  pw_json_add_string (builder, "reason", pw_move_get_reason (move, setup));
  pw_json_add_string (builder, "line", line);
}

void
pw_json_add_events (JsonBuilder *builder, const PwHistory *history, const PwEvent *events, guint n_events)
{
  const PwGame *game = pw_history_get_game (history);
  const PwSetup *setup = pw_history_get_setup (history);

  json_builder_set_member_name (builder, "events");
  json_builder_begin_array (builder);
  for (guint i = 0; i < n_events; i++)
    {
      const PwEvent *event = &events[i];
      g_autofree char *text = game->words.event_text ? game->words.event_text (setup, event) : NULL;
      const char *kind = "note", *category = NULL;

      if (event->silent && pw_history_hides (history))
        continue;
      if (event->kind == PW_EVENT_POINTS)
        {
          kind = "points";
          category = game->sources[event->what].id;
        }
      else if (event->kind == PW_EVENT_RESOURCE)
        {
          kind = "resource";
          category = game->resources[event->what].id;
        }
      else if (event->what < game->n_notes)
        {
          category = game->notes[event->what];
        }
      json_builder_begin_object (builder);
      pw_json_add_player (builder, "player", setup, event->player);
      pw_json_add_string (builder, "kind", kind);
      pw_json_add_int (builder, "amount", event->amount);
      pw_json_add_string (builder, "category", category);
      pw_json_add_string (builder, "rule", game->rules[event->rule].id);
      json_builder_set_member_name (builder, "final");
      json_builder_add_boolean_value (builder, event->final != 0);
      pw_json_add_string (builder, "text", text);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

/* A score, or null where nobody may know any yet. */
void
pw_json_add_score (JsonBuilder *builder, const char *name, const PwHistory *history, guint at, guint seat)
{
  if (pw_history_knows_scores (history))
    {
      pw_json_add_int (builder, name, pw_history_get_score (history, at, seat, -1));
      return;
    }
  json_builder_set_member_name (builder, name);
  json_builder_add_null_value (builder);
}

/* {"ana": 12, ...}: all scores after the first @at moves. */
void
pw_json_add_scores (JsonBuilder *builder, const PwHistory *history, guint at)
{
  const PwSetup *setup = pw_history_get_setup (history);

  json_builder_set_member_name (builder, "scores");
  json_builder_begin_object (builder);
  for (guint seat = 0; seat < setup->n_players; seat++)
    pw_json_add_score (builder, setup->names[seat], history, at, seat);
  json_builder_end_object (builder);
}
