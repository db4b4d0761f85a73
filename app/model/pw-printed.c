/* pw-printed.c: values that people read off the components: kept for later games, said before the first move, asked at the first use
 *
 * A value is a line of notation that holds for the whole game (PwMoveKind.lasting). The file of a game lists such lines; each is
 * checked by the game before it is believed. A record carries its own, before all else, so it needs no file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-printed.h"

#include <string.h>

#include <glib/gi18n-lib.h>
#include <json-glib/json-glib.h>

#include "core/pw-json-scan.h"
#include "core/pw-kept.h"
#include "core/pw-notation.h"

/** MAX_BYTES: a few dozen lines; whatever is larger is something else. */
#define MAX_BYTES (64 * 1024)

/* -- The file ------------------------------------------------------------------------------------------------- */

/* Where the user's values of a game are kept; the file need not exist yet. */
char *
pw_printed_path (const PwGame *game)
{
  g_autofree char *name = g_strdup_printf ("printed-%s.json", game->id);

  return pw_kept_path (name);
}

#define fail(error, ...) (pw_record_error_set (error, PW_RECORD_ERROR_FORMAT, 0, __VA_ARGS__), FALSE)

static const char *
text_of (JsonObject *root, const char *member)
{
  JsonNode *node = json_object_get_member (root, member);

  return node && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING ? json_node_get_string (node)
                                                                                                  : NULL;
}

/* Reads a line that holds for the whole game, and plays it on @state, a first state. */
static gboolean
take_line (const PwGame *game, const PwSetup *setup, gpointer state, const char *line, PwMoves *out, GError **error)
{
  g_autoptr (GError) why = NULL;
  g_autofree PwEvents *events = g_new0 (PwEvents, 1);
  PwMove move;

  if (!pw_notation_parse (game, setup, state, line, &move, &why) || !game->kinds[move.kind].lasting || move.reason ||
      !pw_game_complete (game, state, &move, &why) || !pw_game_check (game, state, &move, &why))
    return fail (error, _("“%s” is not a printed value of this game: %s"), line,
                 why ? why->message : _("it says something else."));
  pw_game_apply (game, state, &move, events);
  pw_moves_add (out, &move);
  return TRUE;
}

static gboolean
read_values (const PwGame *game, JsonArray *values, PwMoves *out, GError **error)
{
  g_autoptr (PwSetup) setup = pw_setup_new (game, game->min_players);
  gpointer state = pw_game_state_new (game, setup, NULL);
  gboolean good = TRUE;

  for (guint i = 0; i < json_array_get_length (values) && good; i++)
    {
      JsonNode *node = json_array_get_element (values, i);

      good = JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING
               ? take_line (game, setup, state, json_node_get_string (node), out, error)
               : fail (error, _("“%s” should be a list of lines."), "values");
    }
  g_aligned_free (state);
  return good;
}

static gboolean
read_root (const PwGame *game, JsonObject *root, PwMoves *out, GError **error)
{
  JsonNode *format = json_object_get_member (root, "format"), *values = json_object_get_member (root, "values");

  if (g_strcmp0 (text_of (root, "kind"), "printed-values") != 0 || g_strcmp0 (text_of (root, "game"), game->id) != 0)
    return fail (error, _("These are not printed values of this game."));
  if (!format || !JSON_NODE_HOLDS_VALUE (format) || json_node_get_value_type (format) != G_TYPE_INT64 ||
      json_node_get_int (format) < 1)
    return fail (error, _("“%s” should be a number from 1."), "format");
  if (json_node_get_int (format) > PW_PRINTED_FORMAT)
    {
      pw_record_error_set (error, PW_RECORD_ERROR_NEWER, 0, _("A newer Pipwright has written these values."));
      return FALSE;
    }
  if (!values || !JSON_NODE_HOLDS_ARRAY (values))
    return fail (error, _("“%s” should be a list of lines."), "values");
  return read_values (game, json_node_get_array (values), out, error);
}

static gboolean
parse (const PwGame *game, const char *text, gsize length, PwMoves *out, GError **error)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GArray) elements = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GHashTable) lines = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  JsonNode *root;

  if (!g_utf8_validate_len (text, length, NULL))
    return fail (error, _("This is not text in UTF-8."));
  if (!pw_json_scan (text, length, "", elements, lines, error))
    return FALSE;
  if (!json_parser_load_from_data (parser, text, (gssize) length, NULL))
    return fail (error, _("This is not JSON."));
  root = json_parser_get_root (parser);
  if (!root || !JSON_NODE_HOLDS_OBJECT (root))
    return fail (error, _("These are not printed values of this game."));
  return read_root (game, json_node_get_object (root), out, error);
}

/**
 * pw_printed_load:
 * @game: a game
 * @out: the lines that say what is kept are appended; none where there is no file or it cannot be read
 * @error: (nullable): return location: of G_FILE_ERROR, PW_DISK_ERROR or PW_RECORD_ERROR
 *
 * Returns: %FALSE where there is a file that cannot be read
 */
gboolean
pw_printed_load (const PwGame *game, PwMoves *out, GError **error)
{
  g_autofree char *path = pw_printed_path (game), *text = NULL;
  guint before = out->n;
  gsize length;

  if (!game->printed)
    return TRUE;
  if (pw_kept_load (path, MAX_BYTES, &text, &length, error) && (!text || parse (game, text, length, out, error)))
    return TRUE;
  out->n = before;
  return FALSE;
}

/* The lines that say what is known in @state, each once. */
static void
list_known (const PwGame *game, gconstpointer state, GPtrArray *lines)
{
  for (guint i = 0; i < game->printed->n; i++)
    if (game->printed->known (state, i) == PW_PRINTED_CONFIRMED)
      {
        g_autofree char *line = NULL;
        PwMove move;

        game->printed->say (state, i, &move);
        line = pw_notation_print (game, NULL, &move);
        if (!g_ptr_array_find_with_equal_func (lines, line, g_str_equal, NULL))
          g_ptr_array_add (lines, g_steal_pointer (&line));
      }
}

static char *
print (const PwGame *game, const GPtrArray *lines)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonGenerator) generator = json_generator_new ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "format");
  json_builder_add_int_value (builder, PW_PRINTED_FORMAT);
  json_builder_set_member_name (builder, "kind");
  json_builder_add_string_value (builder, "printed-values");
  json_builder_set_member_name (builder, "game");
  json_builder_add_string_value (builder, game->id);
  json_builder_set_member_name (builder, "values");
  json_builder_begin_array (builder);
  for (guint i = 0; i < lines->len; i++)
    json_builder_add_string_value (builder, g_ptr_array_index (lines, i));
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  json_generator_set_root (generator, root);
  json_generator_set_pretty (generator, TRUE);
  return json_generator_to_data (generator, NULL);
}

/**
 * pw_printed_save:
 * @game: a game with printed values
 * @state: a state of it
 * @error: (nullable): return location: of G_FILE_ERROR, PW_DISK_ERROR or PW_RECORD_ERROR
 *
 * Keeps for later games what is known in @state; what it does not know stays as it was kept. A file that cannot be read stays
 * as it is.
 *
 * Returns: whether that is kept now
 */
gboolean
pw_printed_save (const PwGame *game, gconstpointer state, GError **error)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (PwSetup) setup = pw_setup_new (game, game->min_players);
  g_autofree char *path = pw_printed_path (game), *text = NULL;
  g_autofree PwEvents *events = g_new0 (PwEvents, 1);
  PwMoves kept = PW_MOVES_INIT;
  gpointer whole;
  gboolean good;

  if (!pw_printed_load (game, &kept, error))
    {
      pw_moves_clear (&kept);
      return FALSE;
    }
  whole = pw_game_state_new (game, setup, NULL);
  for (guint i = 0; i < kept.n; i++)
    pw_game_apply (game, whole, &kept.items[i], events);
  for (guint i = 0; i < game->printed->n; i++)
    if (game->printed->known (state, i) == PW_PRINTED_CONFIRMED)
      {
        PwMove move;

        game->printed->say (state, i, &move);
        if (pw_game_check (game, whole, &move, NULL))
          pw_game_apply (game, whole, &move, events);
      }
  list_known (game, whole, lines);
  text = print (game, lines);
  good = pw_kept_save (path, text, error);
  g_aligned_free (whole);
  pw_moves_clear (&kept);
  return good;
}

/* -- A game ------------------------------------------------------------------------------------------------------- */

/**
 * pw_printed_begin:
 * @session: a game in which nothing has been played
 *
 * Says what is kept, so that nobody is asked again and the record carries it. Undo leaves it.
 *
 * Returns: how many lines were said
 */
guint
pw_printed_begin (PwSession *session)
{
  const PwGame *game = pw_session_get_game (session);
  PwMoves kept = PW_MOVES_INIT;
  guint n = 0;

  if (game->printed && pw_history_get_length (pw_session_get_history (session)) == 0 && pw_printed_load (game, &kept, NULL))
    for (guint i = 0; i < kept.n; i++)
      n += pw_session_play (session, &kept.items[i], NULL);
  pw_moves_clear (&kept);
  if (n > 0)
    pw_session_put_in (session);
  return n;
}

/* How many lines at the beginning hold for the whole game. */
static guint
count_front (const PwHistory *history)
{
  guint n = 0;

  while (n < pw_history_get_cursor (history) &&
         pw_history_get_game (history)->kinds[pw_history_get_move (history, n)->kind].lasting)
    n++;
  return n;
}

/**
 * pw_printed_confirm:
 * @session: a game
 * @error: (nullable): return location: why it cannot be said now
 *
 * Says of all that nobody has read off the components that it is printed so: nothing is asked any more.
 *
 * Returns: whether all of it is known now
 */
gboolean
pw_printed_confirm (PwSession *session, GError **error)
{
  const PwGame *game = pw_session_get_game (session);

  for (guint i = 0; game->printed && i < game->printed->n; i++)
    {
      const PwHistory *history = pw_session_get_history (session);
      gconstpointer state = pw_history_get_state (history, pw_history_get_cursor (history));
      PwMove move;

      if (game->printed->known (state, i) < PW_PRINTED_PRESET)
        continue;
      game->printed->say (state, i, &move);
      if (!pw_session_play (session, &move, error))
        return FALSE;
    }
  return TRUE;
}

/* What was said last of printed values. */
static guint
sum_of_front (const PwHistory *history)
{
  guint sum = 0;

  for (guint i = 0, n = count_front (history); i < n; i++)
    {
      g_autofree char *line = pw_notation_print (pw_history_get_game (history), NULL, pw_history_get_move (history, i));

      sum = 31 * sum + g_str_hash (line);
    }
  return sum;
}

static void
on_changed (PwSession *session, PwChange change, gpointer user_data)
{
  const PwHistory *history = pw_session_get_history (session);
  guint sum = sum_of_front (history);

  if (sum == GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (session), "printed-kept")))
    return;
  g_object_set_data (G_OBJECT (session), "printed-kept", GUINT_TO_POINTER (sum));
  pw_printed_save (pw_session_get_game (session), pw_history_get_state (history, pw_history_get_cursor (history)), NULL);
}

/**
 * pw_printed_keep:
 * @session: a game that people play
 *
 * From now on what they read off the components is kept for later games, as soon as they say it: nobody wants to be asked again.
 */
void
pw_printed_keep (PwSession *session)
{
  if (!pw_session_get_game (session)->printed || g_object_get_data (G_OBJECT (session), "printed-watched"))
    return;
  g_object_set_data (G_OBJECT (session), "printed-watched", session);
  g_object_set_data (G_OBJECT (session), "printed-kept", GUINT_TO_POINTER (sum_of_front (pw_session_get_history (session))));
  g_signal_connect (session, "changed", G_CALLBACK (on_changed), NULL);
}

/**
 * pw_printed_is_late:
 * @history: a game
 * @move: a line
 *
 * Returns: whether it holds for the whole game, which has begun already: it belongs before the first move
 */
gboolean
pw_printed_is_late (const PwHistory *history, const PwMove *move)
{
  const PwGame *game = pw_history_get_game (history);

  return move->kind < game->n_kinds && game->kinds[move->kind].lasting && move->reason == 0 &&
         count_front (history) < pw_history_get_cursor (history);
}

/* Whether @move says all that @line says, perhaps with other numbers: it takes its place. */
static gboolean
replaces (const PwGame *game, const PwMove *line, const PwMove *move)
{
  const PwMoveKind *kind = &game->kinds[move->kind];

  if (line->kind != move->kind)
    return FALSE;
  for (guint i = 0; i < kind->n_args; i++)
    {
      guint index = kind->args[i].index;
      gboolean words = kind->args[i].type == PW_ARG_WORD;

      if (words ? line->args[index] != move->args[index] : line->args[index] != PW_ARG_NONE && move->args[index] == PW_ARG_NONE)
        return FALSE;
    }
  return TRUE;
}

/**
 * pw_printed_place:
 * @history: a game
 * @move: a line that holds for the whole game, whole
 * @kind: (out): whether it takes the place of an earlier one about the same, or is inserted
 *
 * Returns: the line before which it stands, or which it replaces, from 0
 */
guint
pw_printed_place (const PwHistory *history, const PwMove *move, PwRevisionKind *kind)
{
  guint front = count_front (history);

  *kind = PW_REVISION_EDIT;
  for (guint i = 0; i < front; i++)
    if (replaces (pw_history_get_game (history), pw_history_get_move (history, i), move))
      return i;
  *kind = PW_REVISION_INSERT;
  return front;
}

/**
 * pw_printed_revise:
 * @history: a game that has begun
 * @move: a line that holds for the whole game; open arguments are filled in
 * @error: (nullable): return location: why it cannot be
 *
 * Puts the line before the first move, in the place of an earlier one about the same, and plays the rest again.
 *
 * Returns: (transfer full) (nullable): what comes of it
 */
PwRevision *
pw_printed_revise (const PwHistory *history, const PwMove *move, GError **error)
{
  const PwGame *game = pw_history_get_game (history);
  PwMove whole = *move;
  PwRevisionKind kind;
  guint at;

  if (!pw_game_complete (game, pw_history_get_state (history, count_front (history)), &whole, error))
    return NULL;
  at = pw_printed_place (history, &whole, &kind);
  return pw_revision_new (history, kind, at, &whole, error);
}

/**
 * pw_printed_breaks:
 * @history: a game
 * @move: a line
 *
 * Returns: (transfer full) (nullable): the line in notation, where it holds for the whole game, and later lines would not fit with
 *   it, or something that was passed over could have been done: people decide about these, as with any other change of an earlier
 *   line; %NULL where that is not so
 */
char *
pw_printed_breaks (const PwHistory *history, const PwMove *move)
{
  g_autoptr (PwRevision) revision = pw_printed_is_late (history, move) ? pw_printed_revise (history, move, NULL) : NULL;

  return revision && (pw_revision_get_n_undecided (revision) > 0 || pw_revision_get_put_in (revision)->len > 0)
           ? pw_notation_print (pw_history_get_game (history), NULL, move)
           : NULL;
}

/**
 * pw_printed_question:
 * @game: a game
 * @setup: who plays it
 * @state: a state of it
 * @move: a legal move
 * @confirm: (out): the line that confirms the values on which it rests
 * @known: (out): how far these are known
 *
 * Returns: (transfer full) (nullable): what is to be asked before @move; %NULL: nothing
 */
char *
pw_printed_question (const PwGame *game, const PwSetup *setup, gconstpointer state, const PwMove *move, PwMove *confirm,
                     PwPrintedState *known)
{
  g_autofree char *sentence = NULL, *line = NULL;

  *known = game->printed ? game->printed->rests (state, move, confirm) : PW_PRINTED_SURE;
  if (*known != PW_PRINTED_PRESET && *known != PW_PRINTED_UNKNOWN)
    return NULL;
  sentence = game->words.sentence (setup, state, confirm, NULL, 0);
  line = pw_notation_print (game, NULL, confirm);
  if (*known == PW_PRINTED_PRESET)
    return g_strdup_printf (_("Is this what is printed? %s Press Enter again to confirm it, or type what is printed, as in: %s"),
                            sentence, line);
  return g_strdup_printf (_("What is printed? Not certain: %s Type it, as in: %s, or press Enter again to leave it open."),
                          sentence, line);
}
