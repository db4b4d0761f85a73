/* position-words.c: what can be said and seen of every game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "position.h"

#include <stdlib.h>
#include <string.h>

#include "core/pw-notation.h"

static const char *
rule_id (const Position *position, guint rule)
{
  return position->game->rules[rule].id;
}

/* Points of the last move for @seat, by one rule or, where that is NULL, by all of them. */
int
position_points (const Position *position, int seat, const char *rule)
{
  int points = 0;

  for (guint i = 0; i < position->events.n; i++)
    {
      const PwEvent *event = &position->events.items[i];

      if (event->kind == PW_EVENT_POINTS && event->player == seat &&
          (rule == NULL || strcmp (rule_id (position, event->rule), rule) == 0))
        points += event->amount;
    }
  return points;
}

/* -- What is agreed ---------------------------------------------------------------------------------------- */

static void
agree_players (Position *position, int seat, char **words)
{
  if (words[0] == NULL || (guint) atoi (words[0]) != position->setup->n_players)
    g_error ("position: how many play is said first");
}

static void
agree_option (Position *position, int seat, char **words)
{
  const PwGame *game = position->game;

  if (words[0] == NULL || words[1] == NULL)
    g_error ("position: an option has an id and a value");
  for (guint i = 0; i < game->terms.n_options; i++)
    if (strcmp (game->terms.options[i].id, words[0]) == 0)
      {
        position->setup->options[i] = (gint16) position_value (game->terms.options[i].words, words[1]);
        return;
      }
  g_error ("position: there is no option %s", words[0]);
}

static void
agree_level (Position *position, int seat, char **words)
{
  if (words[0] == NULL)
    g_error ("position: which level?");
  if (position->game->levels == NULL)
    g_error ("position: the game has no levels");
  position->setup->level = (guint8) position_value (position->game->levels->words, words[0]);
  position->setup->me = (guint8) MAX (0, position_seat (position, words[1]));
}

static void
set_score (Position *position, int seat, char **words)
{
  position->scores[seat] = words[0] ? atoi (words[0]) : 0;
}

/* -- What a player has -------------------------------------------------------------------------------------- */

static char *
observe_total (const Position *position, int seat, char **words)
{
  return g_strdup_printf ("%+d", position_points (position, seat, NULL));
}

static char *
observe_score (const Position *position, int seat, char **words)
{
  return g_strdup_printf ("%d", position->scores[seat]);
}

/* Where @seat stands; its sentence on the tie is not kept, only @decided: whether there is one. */
static PwStanding
standing_of (const Position *position, int seat, gboolean *decided)
{
  PwStanding standings[PW_MAX_PLAYERS] = { 0 };

  position->game->play.rank (position->state, position->scores, standings);
  *decided = standings[seat].tie_break != NULL;
  for (guint i = 0; i < position->setup->n_players; i++)
    g_clear_pointer (&standings[i].tie_break, g_free);
  return standings[seat];
}

static char *
observe_place (const Position *position, int seat, char **words)
{
  gboolean decided;

  return g_strdup_printf ("%u", standing_of (position, seat, &decided).place);
}

static char *
observe_tie (const Position *position, int seat, char **words)
{
  gboolean decided;

  standing_of (position, seat, &decided);
  return g_strdup (decided ? "won" : "-");
}

static char *
observe_tie_by (const Position *position, int seat, char **words)
{
  gboolean decided;
  const char *rule = standing_of (position, seat, &decided).rule;

  return g_strdup (rule ? rule : "-");
}

static char *
observe_ends (const Position *position, int seat, char **words)
{
  static const char *const outcomes[] = { "-", "won", "lost" };
  gboolean decided;

  return g_strdup (outcomes[standing_of (position, seat, &decided).outcome]);
}

/* -- What the table shows -------------------------------------------------------------------------------------- */

static const char *
name_of (const Position *position, int seat)
{
  return seat >= 0 ? position->setup->names[seat] : seat == PW_TABLE ? "table" : "nobody";
}

static char *
observe_next (const Position *position, int seat, char **words)
{
  return g_strdup (name_of (position, position->game->play.actor (position->state)));
}

static char *
observe_after (const Position *position, int seat, char **words)
{
  return g_strdup (name_of (position, pw_game_next (position->game, position->state, position->setup->n_players)));
}

static char *
observe_order (const Position *position, int seat, char **words)
{
  guint8 seats[PW_MAX_PLAYERS];
  GString *text = g_string_new (NULL);
  guint n_done;

  pw_game_turns (position->game, position->state, position->setup->n_players, seats, &n_done);
  for (guint i = 0; i < position->setup->n_players; i++)
    position_list (text, name_of (position, seats[i]));
  return position_listed (text);
}

static char *
observe_event (const Position *position, int seat, char **words)
{
  for (guint i = 0; i < position->events.n; i++)
    if (g_strcmp0 (rule_id (position, position->events.items[i].rule), words[0]) == 0)
      return g_strdup (words[0]);
  return g_strdup ("is none of that rule");
}

static gboolean
has_note (const Position *position, const char *id)
{
  for (guint i = 0; i < position->events.n; i++)
    if (position->events.items[i].kind == PW_EVENT_NOTE &&
        g_strcmp0 (position->game->notes[position->events.items[i].what], id) == 0)
      return TRUE;
  return FALSE;
}

static char *
observe_note (const Position *position, int seat, char **words)
{
  return g_strdup (has_note (position, words[0]) ? words[0] : "is missing");
}

static char *
observe_no_note (const Position *position, int seat, char **words)
{
  return g_strdup (has_note (position, words[0]) ? "is there" : words[0]);
}

static char *
observe_doubts (const Position *position, int seat, char **words)
{
  g_autoptr (GArray) doubts = g_array_new (FALSE, FALSE, sizeof (PwDoubt));
  GString *text = g_string_new (NULL);

  pw_game_doubts (position->game, position->state, doubts);
  for (guint rule = 0; rule < position->game->n_rules; rule++)
    for (guint i = 0; i < doubts->len; i++)
      if (g_array_index (doubts, PwDoubt, i).rule == rule)
        position_list (text, rule_id (position, rule));
  for (guint i = 0; i < doubts->len; i++)
    {
      g_assert_cmpuint (strlen (g_array_index (doubts, PwDoubt, i).text), >, 10);
      g_free (g_array_index (doubts, PwDoubt, i).text);
    }
  return position_listed (text);
}

static char *
observe_line (const Position *position, int seat, char **words)
{
  return pw_notation_print (position->game, position->setup, &position->last);
}

/* The rule that refuses a line, or NULL; a line that cannot be read is refused by none, and ends the test. */
static const char *
refused_by (const Position *position, const char *line)
{
  g_autoptr (GError) error = NULL;
  PwMove move = position_move (position, line);

  return position_allows (position, &move, &error) ? NULL : rule_id (position, (guint) error->code);
}

static char *
observe_can (const Position *position, int seat, char **words)
{
  g_autofree char *line = g_strjoinv (" ", words);
  const char *rule = refused_by (position, line);

  return rule ? g_strdup_printf ("not, by %s", rule) : g_steal_pointer (&line);
}

static char *
observe_cannot (const Position *position, int seat, char **words)
{
  g_autofree char *line = g_strjoinv (" ", words + 1);
  const char *rule = refused_by (position, line);

  return g_strdup_printf ("%s %s", rule ? rule : "(it can)", line);
}

static char *
observe_moves (const Position *position, int seat, char **words)
{
  PwMoves legal = PW_MOVES_INIT;
  char *text;

  pw_game_legal (position->game, position->state, &legal);
  text = g_strdup_printf ("%u", legal.n);
  pw_moves_clear (&legal);
  return text;
}

const PositionWord position_player_words[] = {
  { "score", .set = set_score, .observe = observe_score },
  { "total", .observe = observe_total },
  { "place", .observe = observe_place },
  { "tie", .observe = observe_tie },
  { "tie-by", .observe = observe_tie_by },
  { "ends", .observe = observe_ends },
  { NULL },
};

const PositionWord position_table_words[] = {
  { "players", .agree = agree_players },
  { "option", .agree = agree_option },
  { "level", .agree = agree_level },
  { "next", .observe = observe_next },
  { "after", .observe = observe_after },
  { "order", .observe = observe_order },
  { "event", .observe = observe_event },
  { "note", .observe = observe_note },
  { "no-note", .observe = observe_no_note },
  { "doubts", .observe = observe_doubts },
  { "line", .observe = observe_line },
  { "can", .observe = observe_can },
  { "cannot", .observe = observe_cannot },
  { "moves", .observe = observe_moves },
  { NULL },
};
