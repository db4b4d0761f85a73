/* pw-cli.h: the commands of pipwright-referee and what they share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <json-glib/json-glib.h>

#include "core/pw-record.h"
#include "review/pw-tally.h"

G_BEGIN_DECLS

/**
 * PwExit:
 * @PW_EXIT_LEGAL: everything asked for was done; what was read keeps the rules
 * @PW_EXIT_ILLEGAL: a move breaks a rule, or an expectation does not hold
 * @PW_EXIT_UNREADABLE: the command line or the input cannot be read, or the output not written
 * @PW_EXIT_UNSUPPORTED: a game or a format this program does not know
 *
 * How the program ends.
 */
typedef enum
{
  PW_EXIT_LEGAL,
  PW_EXIT_ILLEGAL,
  PW_EXIT_UNREADABLE,
  PW_EXIT_UNSUPPORTED,
} PwExit;

/**
 * PwCommand:
 * @name: the first word on the command line
 * @usage: what may follow it
 * @summary: one line (N_())
 * @text: what it does and prints (N_())
 * @examples: lines to copy
 * @texts: what begins with one minus sign is no option, but a text: “-2”
 * @run: argv[0] is the command's name
 */
typedef struct
{
  const char *name;
  const char *usage;
  const char *summary;
  const char *text;
  const char *examples;
  gboolean texts;
  PwExit (*run) (int argc, char **argv);
} PwCommand;

extern const PwCommand pw_command_check, pw_command_score, pw_command_legal, pw_command_enter, pw_command_explain,
                       pw_command_replay, pw_command_convert, pw_command_deal, pw_command_position,
                       pw_command_perft, pw_command_values, pw_command_review, pw_command_advise, pw_command_help;

const PwCommand *pw_commands_find    (const char *name);
const PwCommand *pw_commands_nth     (guint i);       /* NULL after the last */

/* Takes the options out of @argv. FALSE after it printed what is wrong. */
gboolean         pw_command_parse    (const PwCommand *command, const GOptionEntry *entries,
                                      int *argc, char ***argv);
/* Prints what is wrong with the command line and where help is. */
PwExit           pw_command_misused  (const PwCommand *command, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Reads the number that was given to an option; @value stays where none was. FALSE after it printed what is wrong. */
gboolean         pw_command_number   (const PwCommand *command, const char *option, const char *text,
                                      gint64 min, gint64 max, gint64 *value);

/**
 * PwProblem:
 * @exit: what it means for the program's end
 * @file: as given, or "<stdin>"
 * @line: in the file, from 1; 0 = not known
 * @rule: the number of the broken rule, or a word: "file", "syntax", "format", "newer", "game",
 *   "setup", "notation", "expectation"
 * @title: the broken rule in a few words, or %NULL
 * @text: what is wrong, a sentence
 * @remedy: what would help, or %NULL
 * @number: of the move, from 1; 0 = it is no move's
 * @move: that move as the file has it, or %NULL
 *
 * Why something was refused.
 */
typedef struct
{
  PwExit exit;
  char *file;
  guint line;
  char *rule;
  char *title;
  char *text;
  char *remedy;
  guint number;
  char *move;
} PwProblem;

PwProblem *pw_problem_new_for_error  (const char *file, const PwGame *game, const GError *error);
PwProblem *pw_problem_new_for_record (const char *file, const PwRecord *record);
PwProblem *pw_problem_new_for_scores (const char *file, const PwRecord *record);
void       pw_problem_free           (PwProblem *problem);
void       pw_problem_print          (const PwProblem *problem);       /* file:line: RULE: text, on stderr */
void       pw_problem_add_json       (const PwProblem *problem, JsonBuilder *builder);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PwProblem, pw_problem_free)

/* Reads a record from @path, or from standard input for NULL and "-". NULL with @problem; a
 * record whose moves do not all replay is returned together with a problem. */
PwRecord  *pw_input_read             (const char *path, PwProblem **problem);
/* The same for commands that need the whole game: prints the problem and gives NULL for it. */
PwRecord  *pw_input_read_whole       (const char *path, gboolean json, PwExit *exit);
/* For "COMMAND --at N FILE": the record, and in @n the number of moves meant; @at is %NULL for all. NULL with
 * @exit after it printed what is wrong. A record that breaks later will do. */
PwRecord  *pw_input_read_moment      (const PwCommand *command, int argc, char **argv, const char *at, guint *n, PwExit *exit);
/* The number of moves that @at means, %NULL for all; FALSE with @exit after it printed what is wrong. */
gboolean   pw_input_moment           (const PwCommand *command, const PwRecord *record, const char *at, guint *n, PwExit *exit);
/* What messages call it. */
const char *pw_input_name            (const char *path);

/* What cannot be after the moves of a game: PwDoubt's. */
GArray    *pw_doubts_new             (const PwHistory *history);
void       pw_doubts_print           (const char *file, const PwHistory *history, const GArray *doubts);
void       pw_doubts_add_json        (JsonBuilder *builder, const PwHistory *history, const GArray *doubts);
gboolean   pw_audit_new              (const PwHistory *history, guint seat, PwAudit *audit);
void       pw_audit_print            (const PwAudit *audit, int points);
void       pw_audit_add_json         (JsonBuilder *builder, const PwAudit *audit, int points);

/* Lines of an answer; see pw-cli-print.c. Nothing else prints. */
void       pw_say                    (const char *format, ...) G_GNUC_PRINTF (1, 2);
void       pw_complain               (const char *format, ...) G_GNUC_PRINTF (1, 2);
void       pw_say_text               (const char *text);
void       pw_say_record             (const char *text);
void       pw_say_json               (const char *text);

/* One value as JSON on a line of its own (or indented, for people). */
void       pw_json_print             (JsonBuilder *builder, gboolean pretty);
void       pw_json_add_string        (JsonBuilder *builder, const char *name, const char *value); /* NULL is null */
void       pw_json_add_int           (JsonBuilder *builder, const char *name, gint64 value);
void       pw_json_add_double        (JsonBuilder *builder, const char *name, double value); /* what is not finite is null */
/* A mean by its name, and NAME_error; null where nobody knows how sure it is. */
void       pw_json_add_tally         (JsonBuilder *builder, const char *name, const PwTally *tally);
void       pw_json_add_player        (JsonBuilder *builder, const char *name, const PwSetup *setup, int player);
/* "player", "kind", "args", "line". */
void       pw_json_add_move          (JsonBuilder *builder, const PwGame *game, const PwSetup *setup,
                                      const PwMove *move);
/* Nothing of secret points that a statement made up for, while totals leave those out. */
void       pw_json_add_events        (JsonBuilder *builder, const PwHistory *history, const PwEvent *events, guint n_events);
void       pw_json_add_score         (JsonBuilder *builder, const char *name, const PwHistory *history, guint at, guint seat);
void       pw_json_add_scores        (JsonBuilder *builder, const PwHistory *history, guint at);

/* "help notation" and the like: FALSE when there is no such topic. */
gboolean   pw_topic_print            (const char *name);
gboolean   pw_topic_is_one           (const char *name);
const char *pw_topics_list           (void);

PwExit     pw_deal_bench             (const PwGame *game, const PwSetup *setup, guint64 seed, guint64 games,
                                      PwDealFlags flags, gboolean json);
PwExit     pw_deal_match             (const PwGame *game, const PwSetup *setup, guint64 seed, guint64 games,
                                      const char *text, gboolean json);
/* Names from a list with commas, or for NULL short ones. */
void       pw_cli_set_names          (PwSetup *setup, const char *list);
/* The game called @id, or the first one for NULL; prints what is wrong. */
const PwGame *pw_cli_game            (const PwCommand *command, const char *id, PwExit *exit);

G_END_DECLS
