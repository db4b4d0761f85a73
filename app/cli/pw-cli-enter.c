/* pw-cli-enter.c: "enter": what the entry bar makes of keys
 *
 * It is the very entry of the window, without one: the model needs no display.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "cli/pw-cli.h"
#include "core/pw-notation.h"
#include "model/pw-entry.h"

/** ENTER: the key, as people write it on the command line. */
#define ENTER "⏎"

typedef struct
{
  const char *path;
  PwSession *session;
  PwEntry *entry;
  gboolean json;
  GError *refused;              /* the last "refused" since a key */
  PwExit exit;
} Typist;

static void
on_refused (PwEntry *entry, const GError *error, Typist *typist)
{
  g_clear_error (&typist->refused);
  typist->refused = g_error_copy (error);
}

/* Why it is no move; NULL where it is one, or a choice is still to be made. */
static const GError *
problem_of (const Typist *typist)
{
  const GError *error = typist->refused ? typist->refused : pw_entry_get_problem (typist->entry);

  gboolean open = error && (g_error_matches (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS) ||
                            g_error_matches (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING));

  return open && g_list_model_get_n_items (pw_entry_get_choices (typist->entry)) > 1 ? NULL : error;
}

static void
add_choices (Typist *typist, JsonBuilder *builder)
{
  GListModel *page = pw_entry_get_choices (typist->entry);

  json_builder_set_member_name (builder, "choices");
  json_builder_begin_array (builder);
  for (guint i = 0; i < g_list_model_get_n_items (page); i++)
    {
      g_autoptr (PwChoiceItem) item = g_list_model_get_item (page, i);
      const PwChoice *choice = pw_choice_item_get_choice (item);

      json_builder_begin_object (builder);
      pw_json_add_int (builder, "number", pw_choice_item_get_number (item));
      pw_json_add_string (builder, "label", pw_choice_item_get_label (item));
      json_builder_set_member_name (builder, "selected");
      json_builder_add_boolean_value (builder, (int) i == pw_entry_get_selected (typist->entry));
      json_builder_set_member_name (builder, "more");
      json_builder_add_boolean_value (builder, choice == NULL || choice->more);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
print_json (Typist *typist, const char *text, gboolean played, const PwMove *move)
{
  const PwGame *game = pw_session_get_game (typist->session);
  const PwSetup *setup = pw_session_get_setup (typist->session);
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  const GError *error = problem_of (typist);

  json_builder_begin_object (builder);
  pw_json_add_string (builder, "file", pw_input_name (typist->path));
  pw_json_add_string (builder, "text", text);
  json_builder_set_member_name (builder, "played");
  json_builder_add_boolean_value (builder, played);
  json_builder_set_member_name (builder, "move");
  if (move)
    {
      json_builder_begin_object (builder);
      pw_json_add_move (builder, game, setup, move);
      json_builder_end_object (builder);
    }
  else
    json_builder_add_null_value (builder);
  pw_json_add_string (builder, "prompt", pw_entry_get_prompt (typist->entry));
  add_choices (typist, builder);
  json_builder_set_member_name (builder, "problem");
  if (error)
    {
      g_autoptr (PwProblem) problem = pw_problem_new_for_error (pw_input_name (typist->path), game, error);

      pw_problem_add_json (problem, builder);
    }
  else
    json_builder_add_null_value (builder);
  json_builder_end_object (builder);
  pw_json_print (builder, FALSE);
}

static void
print_text (Typist *typist, const char *text, gboolean played, const PwMove *move)
{
  const PwGame *game = pw_session_get_game (typist->session);
  GListModel *page = pw_entry_get_choices (typist->entry);
  const GError *error = problem_of (typist);
  g_autofree char *line = move ? pw_notation_print (game, pw_session_get_setup (typist->session), move) : NULL;

  if (error)
    return;
  if (line)
    {
      pw_say (played ? _("%s: played: %s") : _("%s: Enter plays: %s"), text, line);
      return;
    }
  pw_say (_("%s: to choose from:"), text);
  for (guint i = 0; i < g_list_model_get_n_items (page); i++)
    {
      g_autoptr (PwChoiceItem) item = g_list_model_get_item (page, i);

      pw_say ("  %u %s%s", pw_choice_item_get_number (item), pw_choice_item_get_label (item),
              (int) i == pw_entry_get_selected (typist->entry) ? " " ENTER : "");
    }
}

/* Prints what is typed and means now; @from: how many moves there were before. */
static void
tell (Typist *typist, const char *text, guint from)
{
  const PwHistory *history = pw_session_get_history (typist->session);
  gboolean played = pw_history_get_cursor (history) > from;
  const GError *error = problem_of (typist);
  PwMove move;
  gboolean whole = played || pw_entry_get_move (typist->entry, &move);

  if (played)
    move = *pw_history_get_move (history, from);
  if (error)
    {
      g_autoptr (PwProblem)
        problem = pw_problem_new_for_error (pw_input_name (typist->path), pw_history_get_game (history), error);

      problem->move = g_strdup (text);
      pw_problem_print (problem);
      typist->exit = MAX (typist->exit, problem->exit);
    }
  if (typist->json)
    print_json (typist, text, played, whole && !error ? &move : NULL);
  else
    print_text (typist, text, played, whole && !error ? &move : NULL);
}

/* Types @text behind what stands there; each ENTER in it is the key. */
static void
type (Typist *typist, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (*text ? text : " ", ENTER, -1);

  for (guint i = 0; parts[i]; i++)
    {
      guint from = pw_history_get_cursor (pw_session_get_history (typist->session));
      g_autofree char *typed = g_strconcat (pw_entry_get_text (typist->entry), parts[i], NULL);

      if (*parts[i] == '\0' && i > 0 && !parts[i + 1])
        return;
      g_clear_error (&typist->refused);
      pw_entry_set_text (typist->entry, typed);
      if (parts[i + 1])
        {
          g_autofree char *entered = g_strconcat (typed, ENTER, NULL);

          pw_entry_activate (typist->entry);
          tell (typist, entered, from);
        }
      else
        tell (typist, typed, from);
    }
}

/* The game as it stood after @n moves, and at another level where that is asked. */
static gboolean
prepare (Typist *typist, PwRecord *record, guint n, const char *level)
{
  g_autofree char *line = level ? g_strdup_printf ("level %s", level) : NULL;
  g_autoptr (GError) error = NULL;
  PwMove move;

  while (pw_history_get_cursor (record->history) > n)
    pw_history_undo (record->history);
  typist->session = pw_session_new_for_record (record);
  if (!line || (pw_notation_parse (pw_session_get_game (typist->session), pw_session_get_setup (typist->session),
                                   pw_session_get_state (typist->session), line, &move, &error) &&
                pw_session_play (typist->session, &move, &error)))
    return TRUE;
  {
    g_autoptr (PwProblem)
      problem = pw_problem_new_for_error (pw_input_name (typist->path), pw_session_get_game (typist->session), error);

    pw_problem_print (problem);
    typist->exit = problem->exit;
  }
  return FALSE;
}

static PwExit
run (int argc, char **argv)
{
  gboolean json = FALSE;
  g_autofree char *at = NULL, *level = NULL;
  const GOptionEntry entries[] = { { "json", 0, 0, G_OPTION_ARG_NONE, &json, NULL, NULL },
                                   { "at", 0, 0, G_OPTION_ARG_STRING, &at, NULL, NULL },
                                   { "level", 0, 0, G_OPTION_ARG_STRING, &level, NULL, NULL },
                                   G_OPTION_ENTRY_NULL };
  Typist typist = { .exit = PW_EXIT_LEGAL };
  PwRecord *record;
  guint n;

  if (!pw_command_parse (&pw_command_enter, entries, &argc, &argv))
    return PW_EXIT_UNREADABLE;
  if (argc < 3)
    return pw_command_misused (&pw_command_enter, "%s", _("A file and what is typed are wanted."));
  for (int i = 2; i < argc; i++)
    if (!g_utf8_validate (argv[i], -1, NULL))
      return pw_command_misused (&pw_command_enter, "%s", _("What is typed is no text."));
  record = pw_input_read_moment (&pw_command_enter, 2, argv, at, &n, &typist.exit);
  if (!record)
    return typist.exit;
  typist.path = argv[1];
  typist.json = json;
  if (prepare (&typist, record, n, level))
    {
      typist.entry = pw_entry_new (typist.session);
      g_signal_connect (typist.entry, "refused", G_CALLBACK (on_refused), &typist);
      for (int i = 2; i < argc; i++)
        type (&typist, argv[i]);
      g_object_unref (typist.entry);
    }
  g_clear_error (&typist.refused);
  g_object_unref (typist.session);
  return typist.exit;
}

const PwCommand pw_command_enter = {
  .name = "enter",
  .usage = "[--at N] [--level LEVEL] [--json] FILE TEXT...",
  .summary = N_("says what the entry bar makes of what is typed"),
  .text = N_("Reads each TEXT as the entry bar would after the record's moves, or after its first N of them, and prints\n"
             "what it means: the move that Enter would play, the numbered choices that are left, or the refusal with\n"
             "its rule. Several TEXTs are typed one behind the other; ⏎ in a TEXT is the Enter key, and what it plays\n"
             "counts for the TEXTs behind it. The file is never changed. LEVEL is referee, board or final."),
  .examples = "pipwright-referee enter game.pipwright \"take cow 2\"\n"
              "pipwright-referee enter --at 57 --json game.pipwright 3⏎ \"mine e3⏎\"",
  .run = run,
};
