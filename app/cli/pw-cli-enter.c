/* pw-cli-enter.c: "enter": what the entry bar makes of keys
 *
 * It is the very entry of the window, without one: the model needs no display. Where a position is asked, as for the
 * final scoring, it reads what lies on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "cli/pw-cli.h"
#include "core/pw-notation.h"
#include "model/pw-entry.h"
#include "model/pw-position.h"
#include "model/pw-printed.h"

/** ENTER: the key, as people write it on the command line. */
#define ENTER "⏎"

typedef struct
{
  const char *path;
  PwSession *session;
  PwEntry *entry;
  PwPosition *position;
  int seat;                     /* of whom statements are said, where they name nobody */
  PwMoves line;                 /* the statements that were read last */
  gboolean json;
  gboolean played;              /* the last Enter played something */
  GError *refused;              /* the last "refused" since a key */
  PwExit exit;
} Typist;

static void
on_refused (PwEntry *entry, const GError *error, Typist *typist)
{
  g_clear_error (&typist->refused);
  typist->refused = g_error_copy (error);
}

static void
on_played (PwEntry *entry, Typist *typist)
{
  typist->played = TRUE;
}

/* -- What lies on the table ---------------------------------------------------------------------------- */

static gboolean
read_statements (gpointer owner, const char *text, PwMove *move, GError **error)
{
  Typist *typist = owner;

  typist->line.n = 0;
  if (!pw_position_read_line (typist->position, typist->seat, -1, text, &typist->line, error))
    return FALSE;
  *move = typist->line.items[0];
  return TRUE;
}

static void
on_position_refused (PwPosition *position, const GError *error, Typist *typist)
{
  on_refused (typist->entry, error, typist);
}

/* What ends the position is played behind what is said. */
static gboolean
play_statements (gpointer owner, const PwMove *move)
{
  Typist *typist = owner;
  PwMoves said = PW_MOVES_INIT;
  g_autoptr (GError) error = NULL;
  PwMove end;
  gboolean played, ends = FALSE;

  for (guint i = 0; i < typist->line.n; i++)
    {
      const PwMove *one = &typist->line.items[i];

      /* Rows of a final scoring are moves, and no statements: they end nothing. */
      if (pw_position_find_end (typist->position, typist->seat, &end) && one->kind == end.kind)
        ends = TRUE;
      else
        pw_moves_add (&said, one);
      if (one->player >= 0)
        typist->seat = one->player;
    }
  played = pw_position_say_line (typist->position, &said);
  pw_moves_clear (&said);
  if (played && ends && pw_position_find_end (typist->position, typist->seat, &end))
    played = pw_session_play (typist->session, &end, &error);
  if (error)
    on_refused (typist->entry, error, typist);
  return played;
}

/* Statements are read where they are asked, first of whom something is open. */
static void
choose_reader (Typist *typist)
{
  int next;

  if (!pw_position_is_asked (typist->position))
    {
      pw_entry_set_reader (typist->entry, NULL, NULL, NULL, NULL);
      return;
    }
  next = pw_position_next_seat (typist->position, typist->seat);
  if (next >= 0)
    typist->seat = next;
  else if (!pw_position_is_end (typist->position))
    typist->seat = pw_session_get_actor (typist->session);
  pw_entry_set_reader (typist->entry, read_statements, play_statements, NULL, typist);
}

/* -- What it means --------------------------------------------------------------------------------------- */

/* Why it is no move; NULL where it is one, or a choice is still to be made. */
static const GError *
problem_of (const Typist *typist)
{
  const GError *error = typist->refused ? typist->refused : pw_entry_get_problem (typist->entry);

  gboolean open = error && (g_error_matches (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS) ||
                            g_error_matches (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING));
  PwMove whole;

  /* A whole move that Enter did not play leaves nothing open. */
  return open && !(typist->refused && pw_entry_get_move (typist->entry, &whole)) &&
             g_list_model_get_n_items (pw_entry_get_choices (typist->entry)) > 1
           ? NULL
           : error;
}

/* What Enter asks before it plays @move: what is printed on a component, or what becomes of later lines. */
static char *
ask_before (const Typist *typist, const PwMove *move)
{
  const PwHistory *history = pw_session_get_history (typist->session);
  const PwGame *game = pw_session_get_game (typist->session);
  gconstpointer state = pw_session_get_state (typist->session);
  g_autofree char *breaks = pw_printed_breaks (history, move);
  PwPrintedState known;
  PwMove confirm;

  if (breaks)
    return g_strdup_printf (_("With “%s” later lines have to be decided about. What becomes of them?"), breaks);
  if (!game->printed || move->reason || !pw_game_check (game, state, move, NULL))
    return NULL;
  return pw_printed_question (game, pw_session_get_setup (typist->session), state, move, &confirm, &known);
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
      json_builder_set_member_name (builder, "number");
      if (pw_choice_item_get_key (item) > 0)
        json_builder_add_int_value (builder, pw_choice_item_get_key (item));
      else
        json_builder_add_null_value (builder);
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
add_move (JsonBuilder *builder, const PwGame *game, const PwSetup *setup, const PwMove *move)
{
  json_builder_begin_object (builder);
  pw_json_add_move (builder, game, setup, move);
  json_builder_end_object (builder);
}

/* What is asked: in a position, the answer that is expected. */
static char *
ask (Typist *typist)
{
  const PwSetup *setup = pw_session_get_setup (typist->session);
  g_autofree char *expected = NULL;
  int question = typist->seat >= 0 && pw_entry_has_reader (typist->entry)
                   ? pw_position_next_question (typist->position, typist->seat)
                   : -1;

  if (question < 0)
    return g_strdup (pw_entry_get_prompt (typist->entry));
  expected = pw_position_expect (typist->position, (guint) typist->seat, (guint) question);
  return g_strdup_printf (_("%s – %s"), pw_setup_name (setup, (guint) typist->seat), expected);
}

static void
print_json (Typist *typist, const char *text, gboolean played, const PwMoves *moves)
{
  g_autofree char *prompt = ask (typist), *asks = moves->n == 1 && !played ? ask_before (typist, &moves->items[0]) : NULL;

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
  if (moves->n > 0)
    add_move (builder, game, setup, &moves->items[0]);
  else
    json_builder_add_null_value (builder);
  json_builder_set_member_name (builder, "moves");
  json_builder_begin_array (builder);
  for (guint i = 0; i < moves->n; i++)
    add_move (builder, game, setup, &moves->items[i]);
  json_builder_end_array (builder);
  pw_json_add_string (builder, "asks", asks);
  pw_json_add_string (builder, "prompt", prompt);
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
print_text (Typist *typist, const char *text, gboolean played, const PwMoves *moves)
{
  const PwGame *game = pw_session_get_game (typist->session);
  GListModel *page = pw_entry_get_choices (typist->entry);
  g_autoptr (GString) lines = g_string_new (NULL);

  if (problem_of (typist))
    return;
  for (guint i = 0; i < moves->n; i++)
    {
      g_autofree char *line = pw_notation_print (game, pw_session_get_setup (typist->session), &moves->items[i]);

      g_string_append_printf (lines, "%s%s", i ? ", " : "", line);
    }
  if (moves->n > 0)
    {
      g_autofree char *asks = moves->n == 1 && !played ? ask_before (typist, &moves->items[0]) : NULL;

      if (asks)
        /* Translators: what was typed; the move that it means; what is asked before it is played. */
        pw_say (_("%s: Enter asks before it plays %s: %s"), text, lines->str, asks);
      else
        pw_say (played ? _("%s: played: %s") : _("%s: Enter plays: %s"), text, lines->str);
      return;
    }
  if (pw_entry_has_reader (typist->entry))
    {
      g_autofree char *prompt = ask (typist);

      pw_say ("%s: %s", text, prompt);
      return;
    }
  pw_say (_("%s: to choose from:"), text);
  for (guint i = 0; i < g_list_model_get_n_items (page); i++)
    {
      g_autoptr (PwChoiceItem) item = g_list_model_get_item (page, i);

      g_autofree char *number = g_strdup_printf ("%u", pw_choice_item_get_key (item));

      pw_say ("  %s %s%s", pw_choice_item_get_key (item) > 0 ? number : "-", pw_choice_item_get_label (item),
              (int) i == pw_entry_get_selected (typist->entry) ? " " ENTER : "");
    }
}

/* Whether what @before says at @at is what @history says at @now. */
static gboolean
is_same (const PwHistory *history, guint now, const PwMoves *before, guint at)
{
  return at < before->n && now < pw_history_get_cursor (history) &&
         pw_move_equal (&before->items[at], pw_history_get_move (history, now));
}

/* Appends what is played now and was not @before: what holds for the whole game stands in front of the moves, and may take the place of
 * what was said before. */
static void
add_played (const PwHistory *history, const PwMoves *before, PwMoves *moves)
{
  guint at = 0;

  for (guint now = 0; now < pw_history_get_cursor (history); now++)
    if (is_same (history, now, before, at))
      at++;
    else
      {
        pw_moves_add (moves, pw_history_get_move (history, now));
        at += !is_same (history, now + 1, before, at) && at < before->n;
      }
}

static void
copy_played (const PwHistory *history, PwMoves *moves)
{
  moves->n = 0;
  for (guint i = 0; i < pw_history_get_cursor (history); i++)
    pw_moves_add (moves, pw_history_get_move (history, i));
}

/* Prints what is typed and means now; @before: the moves that there were before. */
static void
tell (Typist *typist, const char *text, const PwMoves *before)
{
  const PwHistory *history = pw_session_get_history (typist->session);
  gboolean statements = pw_entry_has_reader (typist->entry);
  const GError *error = problem_of (typist);
  PwMoves moves = PW_MOVES_INIT;
  PwMove move;

  if (!error && (typist->played || pw_entry_get_move (typist->entry, &move)))
    {
      for (guint i = 0; statements && i < typist->line.n; i++)
        pw_moves_add (&moves, &typist->line.items[i]);
      if (!statements && typist->played)
        add_played (history, before, &moves);
      if (!statements && !typist->played)
        pw_moves_add (&moves, &move);
    }
  if (error)
    {
      g_autoptr (PwProblem)
        problem = pw_problem_new_for_error (pw_input_name (typist->path), pw_history_get_game (history), error);

      problem->move = g_strdup (text);
      pw_problem_print (problem);
      typist->exit = MAX (typist->exit, problem->exit);
    }
  if (typist->json)
    print_json (typist, text, typist->played, &moves);
  else
    print_text (typist, text, typist->played, &moves);
  pw_moves_clear (&moves);
}

/* Types @text behind what stands there; each ENTER in it is the key. */
static void
type (Typist *typist, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (*text ? text : " ", ENTER, -1);
  PwMoves before = PW_MOVES_INIT;

  for (guint i = 0; parts[i]; i++)
    {
      g_autofree char *typed = g_strconcat (pw_entry_get_text (typist->entry), parts[i], NULL);

      if (*parts[i] == '\0' && i > 0 && !parts[i + 1])
        break;
      copy_played (pw_session_get_history (typist->session), &before);
      g_clear_error (&typist->refused);
      typist->played = FALSE;
      pw_entry_set_text (typist->entry, typed);
      if (parts[i + 1])
        {
          g_autofree char *entered = g_strconcat (typed, ENTER, NULL);

          pw_entry_activate (typist->entry);
          tell (typist, entered, &before);
          choose_reader (typist);
        }
      else
        tell (typist, typed, &before);
    }
  pw_moves_clear (&before);
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
    return pw_command_misused (&pw_command_enter, "%s", _("Give a file, and what is typed."));
  for (int i = 2; i < argc; i++)
    if (!g_utf8_validate (argv[i], -1, NULL))
      return pw_command_misused (&pw_command_enter, "%s", _("What is typed is not text in UTF-8."));
  record = pw_input_read_moment (&pw_command_enter, 2, argv, at, &n, &typist.exit);
  if (!record)
    return typist.exit;
  if (g_strcmp0 (level, "board") == 0)
    {
      pw_record_free (record);
      return pw_command_misused (&pw_command_enter, "%s",
                                 _("Whose board is followed? Say it behind the level: --level “board Ana”."));
    }
  typist.path = argv[1];
  typist.json = json;
  if (prepare (&typist, record, n, level))
    {
      typist.entry = pw_entry_new (typist.session);
      typist.position = pw_position_new (typist.session);
      g_signal_connect (typist.position, "refused", G_CALLBACK (on_position_refused), &typist);
      choose_reader (&typist);
      g_signal_connect (typist.entry, "refused", G_CALLBACK (on_refused), &typist);
      g_signal_connect (typist.entry, "played", G_CALLBACK (on_played), &typist);
      for (int i = 2; i < argc; i++)
        type (&typist, argv[i]);
      pw_entry_set_reader (typist.entry, NULL, NULL, NULL, NULL);
      g_object_unref (typist.position);
      g_object_unref (typist.entry);
      pw_moves_clear (&typist.line);
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
             "counts for the TEXTs behind it. The file is never changed. LEVEL is referee, final,\n"
             "or “board NAME” for the board of that player. Where a position is asked, as for the final scoring, what is\n"
             "typed says what lies on the table: it may be several moves."),
  .examples = "pipwright-referee enter game.pipwright \"take cow 2\"\n"
              "pipwright-referee enter --at 57 --json game.pipwright 3⏎ \"mine e3⏎\"\n"
              "pipwright-referee enter --level \"board Ana\" game.pipwright \"own 36\"\n"
              "pipwright-referee enter --level final --at 0 game.pipwright \"140 3 2 5⏎\" \"16 22⏎\"",
  .texts = TRUE,
  .run = run,
};
