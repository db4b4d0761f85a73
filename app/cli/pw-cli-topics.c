/* pw-cli-topics.c: "help notation" and "help formats"
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "cli/pw-cli.h"
#include "core/pw-dealer.h"

static const char notation_text[] = N_(
  "A game as plain text is a header, then one line for each thing that happened.\n"
  "\n"
  "  [player] kind argument... [name=value]...\n"
  "\n"
  "Words may be shortened while only one is meant. The player may be left out: only one can act. What a\n"
  "player leaves open, such as the payment, is completed in the cheapest way; where several ways are equally\n"
  "good the message says what to add. A semicolon begins a comment. A line \"= Ana 12\" expects that Ana has\n"
  "12 points at that moment. A star at the end of a line marks dice and draws that the program made. A name of\n"
  "several words stands in quotes. What follows a \"!\" is a reason: the line is a correction, which counts although\n"
  "the rules, or the moves before it, say otherwise. A line that begins with \"-\" was taken out of the game;\n"
  "\"> en\" below it is followed by what the log said of it, in that language.\n"
  "\n"
  "The header has one \"name: value\" a line, before the first move: the game, the level (\"level: board\" and\n"
  "\"me: 2\" follow only the second player, \"level: final\" takes an end position), what was agreed, the players in the\n"
  "order of the first round with what belongs to their seat.\n"
  "\n");

static const char formats_text[] = N_(
  "RECORD (*.pipwright): JSON, UTF-8, at most %d MiB.\n"
  "\n"
  "%s\n"
  "  format   %d; a newer one is refused, an older one read\n"
  "  game     which game, rules: the version of its rules here\n"
  "  uid      a stable name of this game, created: when it was begun, duration: seconds it was played; title: what\n"
  "           people have named it; trial: true where it is a copy to try something else;\n"
  "           untold: true where it is over, and secret scores are still to be told\n"
  "  options  what was agreed; what is left out has its default\n"
  "  players  in the order of the first round: name, marker, what belongs to the seat\n"
  "  moves    one line of notation each (\"help notation\"); all are played again when it is read\n"
  "  level    \"board\" (me: the number of the player followed) or \"final\"; left out: everything is entered\n"
  "  hints    \"moves\", \"off\" or \"advice\" (left out: moves with points); clock: \"on\"; dealer: \"dice\", \"tiles\" or\n"
  "           \"both\", what the program rolls and draws, from the number seed\n"
  "  seconds  with a clock: how long each player has been on turn, in the order of the seats\n"
  "  struck   lines taken out of the game: line, before: how many moves come before its place, and what the log\n"
  "           said of it while it stood (said, in language)\n"
  "  at       how many of them are played; the rest was undone and can be redone\n"
  "  scores   the scores at that moment; they come from the moves, \"check\" compares\n"
  "\n"
  "REFUSALS on standard error: \"file:line: RULE: text (remedy) [move]\". RULE is the number of a rule\n"
  "(\"explain RULE\") or one of: file, syntax, format, newer, game, setup, notation, expectation.\n"
  "As JSON: {\"file\", \"line\", \"rule\", \"title\", \"text\", \"remedy\", \"number\", \"move\", \"exit\"}; null where not known.\n"
  "\n"
  "JSON OUTPUT. Players are named; null is the table. A MOVE has \"player\", \"kind\", \"args\" (every argument by\n"
  "name, null where left open, dice as an array; what belongs to each seat stands in args.players by the\n"
  "player's name), \"reason\" (why a correction counts, or null) and \"line\", its notation.\n"
  "\n"
  "  check    an object a file: file, legal (true, false, or null when it cannot be read), game, moves, over,\n"
  "           scores {name: points}, doubts [DOUBT], problem (a refusal or null)\n"
  "  score    file, game, moves, over, players [{name, score, place, tie_break, during [LINE], final [LINE],\n"
  "           audit {points, lowest, highest, exact, lines}}], doubts [DOUBT]; LINE {source, rule, points, times}.\n"
  "           points are those before the final scoring, lines is the reckoning in words. A DOUBT is something in\n"
  "           a position that cannot be: {rule, title, player, text, field}; field is what was said, without\n"
  "           its value, or null\n"
  "  legal    file, at, player, over, moment, prompt, moves [MOVE and points]\n"
  "  explain  an object a rule: game, rule, title, text, source\n"
  "  replay   an object a move: number, MOVE, legal, events [{player, kind, amount, category, rule, final,\n"
  "           text}], scores {name: points}. kind is \"points\", \"resource\" or \"note\"; category names the source,\n"
  "           the resource or the note. A move that breaks a rule comes last, with legal false, rule and problem\n"
  "  convert  the record\n"
  "  position the record of the position\n"
  "  deal     a record a line; with --bench: game, games, moves, events, points, seconds, games_per_second,\n"
  "           moves_per_second, processor_seconds, playout_moves_per_processor_second, peak_memory_kib; with --match: game, games, win, win_error, margin,\n"
  "           margin_error, policies [{name, points, points_error}]. An ..._error is a standard error, or null\n"
  "  perft    at, depth, seed, sequences, and with --divide moves {line: sequences}\n"
  "  review   game, moves, rollouts, seed, values [{at, players [{player, points, points_error, win, win_error}]}],\n"
  "           luck [{player, kind, times, points, points_error}], kind \"dice\" or \"draws\", decisions [{number, player,\n"
  "           played, better, forced, points, points_error, win, win_error}]: what the better move brings more\n"
  "  help     an object a command: command, usage, summary, text, examples\n"
  "\n"
  "score and perft print {\"problem\": REFUSAL} for a record they cannot use.\n"
  "\n"
  "EXIT 0 legal, 1 illegal, 2 cannot be read, 3 not supported.\n");

/* An example that cannot go out of date: the first moves of a dealt game as this program writes them. */
static PwRecord *
example_record (const PwGame *game, guint n_moves)
{
  PwRandom random = pw_random_stream (1, 0);
  PwMoves scratch = PW_MOVES_INIT;
  PwHistory *history = NULL;
  PwMove move;

  /* Not every game is played by one without further ado. */
  for (guint n = game->min_players; n <= game->max_players && history == NULL; n++)
    {
      g_autoptr (PwSetup) setup = pw_setup_new (game, n);

      pw_cli_set_names (setup, NULL);
      history = pw_history_new (game, setup, NULL);
    }
  g_return_val_if_fail (history != NULL, NULL);
  for (guint i = 0; i < n_moves; i++)
    if (pw_dealer_next (game, pw_history_get_state (history, i), &random, PW_DEAL_LAZY, &scratch, &move))
      pw_history_play (history, &move, NULL);
  pw_moves_clear (&scratch);
  return pw_record_new (history);
}

static char *
indent (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  GString *out = g_string_new (NULL);

  for (guint i = 0; lines[i]; i++)
    if (lines[i][0] != '\0')
      g_string_append_printf (out, "  %s\n", lines[i]);
  return g_string_free (out, FALSE);
}

static void
print_words (const PwVocabulary *words)
{
  g_autoptr (GString) line = g_string_new ("       ");

  for (guint i = 0; i < words->n_words; i++)
    {
      if (!words->words[i].word)
        continue;
      if (line->len + strlen (words->words[i].word) > 98)
        {
          pw_say ("%s", line->str);
          g_string_assign (line, "       ");
        }
      g_string_append_printf (line, " %s", words->words[i].word);
    }
  pw_say ("%s", line->str);
}

static void
print_kind (const PwMoveKind *kind)
{
  g_autoptr (GString) line = g_string_new (kind->name);
  gboolean seats = FALSE;

  for (guint i = 0; i < kind->n_args; i++)
    {
      const PwArg *arg = &kind->args[i];

      /* One for each player: that is said once. */
      if (arg->flags & PW_ARG_PER_SEAT)
        {
          if (!seats)
            g_string_append (line, arg->type == PW_ARG_DICE ? " PLAYER=dice..." : " PLAYER=...");
          seats = TRUE;
        }
      else if (arg->flags & PW_ARG_BARE)
        g_string_append_printf (line, " [%s]", arg->name);
      else if (arg->flags & PW_ARG_OPTIONAL)
        g_string_append_printf (line, " [%s=%s]", arg->name, arg->type == PW_ARG_WORD ? arg->words->name : arg->name);
      else
        g_string_append_printf (line, " %s", arg->name);
    }
  pw_say ("  %-60s %s", line->str, _(kind->title));
}

static void
print_options (const char *whose, const PwOption *options, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      pw_say_text ("\n");
      pw_say ("  %s (%s): %s", options[i].id, whose, _(options[i].text));
      print_words (options[i].words);
    }
}

/* An example, the kinds of moves, the words and the options of one game, from its tables. */
static void
print_game (const PwGame *game)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  g_autoptr (PwRecord) record = example_record (game, 12);
  g_autofree char *text = pw_record_print_text (record);
  g_autofree char *example = indent (text);

  pw_say ("%s (%s)", _(game->name), game->id);
  pw_say_text ("\n");
  pw_say_text (example);
  pw_say_text ("\n");
  for (guint i = 0; i < game->n_kinds; i++)
    print_kind (&game->kinds[i]);
  for (guint i = 0; i < game->n_kinds; i++)
    for (guint j = 0; j < game->kinds[i].n_args; j++)
      {
        const PwVocabulary *words = game->kinds[i].args[j].words;

        if (!words || !g_hash_table_add (seen, (gpointer) words))
          continue;
        pw_say_text ("\n");
        pw_say ("  %s: %s", words->name, _(words->expects));
        print_words (words);
      }
  print_options (_("of the table"), game->terms.options, game->terms.n_options);
  print_options (_("of a seat"), game->terms.seat_options, game->terms.n_seat_options);
}

static void
print_notation (void)
{
  pw_say_text (_(notation_text));
  for (guint i = 0; i < pw_games_count (); i++)
    print_game (pw_games_nth (i));
}

static void
print_formats (void)
{
  g_autoptr (PwRecord) record = example_record (pw_games_nth (0), 0);
  g_autofree char *text = pw_record_print (record);
  g_autofree char *example = indent (text);

  g_autofree char *whole = g_strdup_printf (_(formats_text), PW_RECORD_MAX_BYTES / 1024 / 1024, example, PW_RECORD_FORMAT);

  pw_say_text (whole);
}

static const struct
{
  const char *name;
  void (*print) (void);
} topics[] = {
  { "notation", print_notation },
  { "formats", print_formats },
};

gboolean
pw_topic_is_one (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (topics); i++)
    if (g_str_equal (topics[i].name, name))
      return TRUE;
  return FALSE;
}

gboolean
pw_topic_print (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (topics); i++)
    if (g_str_equal (topics[i].name, name))
      {
        topics[i].print ();
        return TRUE;
      }
  return FALSE;
}

const char *
pw_topics_list (void)
{
  return "notation, formats";
}
