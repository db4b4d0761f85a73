/* position.c: a table of Kingsburg from words, and what is to be seen on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "position.h"

#include <stdlib.h>

#include "core/pw-notation.h"

static const char *const names[KB_MAX_PLAYERS] = { "ana", "ben", "cleo", "dan", "eve" };

static const char *const stages[] = {
  [KB_STAGE_AID] = "aid", [KB_STAGE_MARK] = "mark", [KB_STAGE_ROLL] = "roll", [KB_STAGE_REROLL] = "reroll",
  [KB_STAGE_REROLL_DICE] = "reroll-dice", [KB_STAGE_INFLUENCE] = "influence", [KB_STAGE_HELP] = "help",
  [KB_STAGE_BUILD] = "build", [KB_STAGE_TOWN_HALL] = "hall", [KB_STAGE_RECRUIT] = "recruit", [KB_STAGE_ENEMY] = "enemy",
  [KB_STAGE_KING] = "king", [KB_STAGE_TOKEN] = "token", [KB_STAGE_WIN] = "win", [KB_STAGE_LOSE] = "lose",
  [KB_STAGE_CLAIM] = "claim", [KB_STAGE_OVER] = "over",
};

static const char *const battles[] = { "none", "victory", "draw", "defeat" };

/* -- Words ------------------------------------------------------------------------------------------ */

static int
value_of (const PwVocabulary *words, const char *text)
{
  for (guint i = 0; i < words->n_words; i++)
    if (g_ascii_strcasecmp (words->words[i].word, text) == 0)
      return words->words[i].value;
  g_error ("position: “%s” is no %s", text, words->name);
}

static int
index_of (const char *const *list, guint n, const char *text)
{
  for (guint i = 0; i < n; i++)
    if (list[i] && strcmp (list[i], text) == 0)
      return (int) i;
  return -1;
}

static int
seat_of (const Position *position, const char *text)
{
  int seat = index_of (names, KB_MAX_PLAYERS, text);

  return seat < position->state.n_players ? seat : -1;
}

/* -- Statements --------------------------------------------------------------------------------------- */

static void
put_group (KbState *state, int seat, guint advisor)
{
  guint at = state->taken >> advisor & 1;

  state->groups[advisor][at] = (KbGroup){ .seat = (gint8) seat, .flags = KB_GROUP_THERE, .dice = 1 };
  state->taken |= 1u << advisor;
}

static void
set_table (Position *position, char **words)
{
  KbState *state = &position->state;
  const char *key = words[0];

  if (strcmp (key, "tokens") == 0)
    state->options[KB_OPTION_TOKENS] = 1;
  else if (strcmp (key, "year") == 0)
    state->year = (guint8) (atoi (words[1]) - 1);
  else if (strcmp (key, "phase") == 0)
    state->phase = (guint8) value_of (&kb_phase_words, words[1]);
  else if (strcmp (key, "stage") == 0)
    {
      int stage = index_of (stages, G_N_ELEMENTS (stages), words[1]);

      g_assert_cmpint (stage, >=, 0);
      state->stage = (guint8) stage;
      state->advisor = stage == KB_STAGE_HELP;
    }
  else if (strcmp (key, "order") == 0)
    for (guint i = 0; i < state->n_players; i++)
      state->order[i] = (guint8) seat_of (position, words[1 + i]);
  else if (strcmp (key, "envoy") == 0)
    state->envoy = (gint8) seat_of (position, words[1]);
  else if (strcmp (key, "mark") == 0)
    put_group (state, -1, (guint) atoi (words[1]));
  else if (strcmp (key, "group") == 0)
    put_group (state, seat_of (position, words[1]), (guint) atoi (words[2]));
  else if (strcmp (key, "enemy") == 0)
    {
      state->enemy = *kb_enemy_find (state->year, (guint) value_of (&kb_enemy_words, words[1]), (guint) atoi (words[2]));
      state->named = TRUE;
    }
  else
    g_error ("position: nobody understands “%s”", key);
}

static guint
did_of (const char *word)
{
  static const char *const did[] = { "statue", "chapel", "plus2", "market", "build", "build-twice", "pass" };
  int bit = index_of (did, G_N_ELEMENTS (did), word);

  g_assert_cmpint (bit, >=, 0);
  return 1u << bit;
}

static void
set_player (Position *position, guint seat, char **words)
{
  KbPlayer *player = &position->state.players[seat];
  const char *key = words[0];
  int n = words[1] ? atoi (words[1]) : 0;

  if (strcmp (key, "built") == 0)
    for (words++; *words; words++)
      {
        guint building = (guint) value_of (&kb_building_words, *words);

        for (guint left = building - building % KB_COLUMNS; left <= building; left++)
          player->buildings |= 1u << left;
      }
  else if (strcmp (key, "only") == 0)
    player->buildings |= 1u << value_of (&kb_building_words, words[1]);
  else if (strcmp (key, "gold") == 0)
    player->goods[KB_GOLD] = (guint8) n;
  else if (strcmp (key, "wood") == 0)
    player->goods[KB_WOOD] = (guint8) n;
  else if (strcmp (key, "stone") == 0)
    player->goods[KB_STONE] = (guint8) n;
  else if (strcmp (key, "plus2") == 0)
    player->plus2 = (guint8) n;
  else if (strcmp (key, "soldiers") == 0)
    player->soldiers = (guint8) n;
  else if (strcmp (key, "score") == 0)
    {
      player->points = (gint16) n;
      position->scores[seat] = n;
    }
  else if (strcmp (key, "dice") == 0 || strcmp (key, "white") == 0)
    for (guint i = 0; words[1][i]; i++)
      player->dice[i + (key[0] == 'w' ? KB_OWN_DICE : 0)] = (guint8) (words[1][i] - '0');
  else if (strcmp (key, "did") == 0)
    player->did |= (guint16) did_of (words[1]);
  else if (strcmp (key, "aid") == 0)
    player->aid = TRUE;
  else
    g_error ("position: nobody has “%s”", key);
}

/* -- The whole ------------------------------------------------------------------------------------------ */

static void
begin (Position *position, guint n_players, char **statements)
{
  GError *error = NULL;

  position->setup = pw_setup_new (&kb_game, n_players);
  for (guint i = 0; i < n_players; i++)
    pw_setup_set_name (position->setup, i, names[i]);
  for (guint i = 0; statements[i]; i++)
    {
      g_auto (GStrv) words = g_strsplit (g_strstrip (statements[i]), " ", -1);

      if (words[0] && strcmp (words[0], "level") == 0)
        {
          position->setup->level = (guint8) value_of (&pw_level_words, words[1]);
          position->setup->me = (guint8) (words[2] ? index_of (names, KB_MAX_PLAYERS, words[2]) : 0);
        }
      if (words[0] && strcmp (words[0], "tokens") == 0)
        position->setup->options[KB_OPTION_TOKENS] = 1;
    }
  if (!kb_game.setup (&position->state, position->setup, &error))
    g_error ("position: %s", error->message);
}

Position *
position_new (const char *text)
{
  Position *position = g_new0 (Position, 1);
  g_auto (GStrv) statements = g_strsplit (text, ";", -1);
  g_autofree char *unsound = NULL;
  PwEvents events = { 0 };
  gboolean waits = TRUE;
  guint n_players = 2;

  if (g_str_has_prefix (text, "players "))
    n_players = (guint) (text[strlen ("players ")] - '0');
  begin (position, n_players, statements);
  for (guint i = 0; statements[i]; i++)
    {
      g_auto (GStrv) words = g_strsplit (g_strstrip (statements[i]), " ", -1);
      int seat;

      if (words[0] == NULL || *words[0] == '\0' || strcmp (words[0], "players") == 0 || strcmp (words[0], "level") == 0)
        continue;
      waits &= strcmp (words[0], "stage") != 0;
      seat = seat_of (position, words[0]);
      if (seat >= 0)
        set_player (position, (guint) seat, words + 1);
      else
        set_table (position, words);
    }
  if (!waits)
    position->state.waiting = 0;
  kb_go_on (&position->state, &events);
  position->state.stated |= strstr (text, " only ") != NULL;
  unsound = kb_unsound (&position->state);
  g_assert_cmpstr (unsound, ==, NULL);
  return position;
}

void
position_free (Position *position)
{
  pw_setup_free (position->setup);
  g_free (position);
}

gboolean
position_read (const Position *position, const char *line, PwMove *move, GError **error)
{
  g_autoptr (GError) problem = NULL;

  if (pw_notation_parse (&kb_game, position->setup, &position->state, line, move, &problem) &&
      pw_game_complete (&kb_game, &position->state, move, &problem))
    return TRUE;
  if (error == NULL)
    g_error ("“%s”: %s", line, problem->message);
  g_propagate_error (error, g_steal_pointer (&problem));
  return FALSE;
}

void
position_apply (Position *position, const PwMove *move)
{
  g_autofree char *unsound = NULL;

  position->events.n = 0;
  position->last = *move;
  pw_game_apply (&kb_game, &position->state, move, &position->events);
  for (guint i = 0; i < position->events.n; i++)
    if (position->events.items[i].kind == PW_EVENT_POINTS)
      position->scores[position->events.items[i].player] += position->events.items[i].amount;
  unsound = kb_unsound (&position->state);
  g_assert_cmpstr (unsound, ==, NULL);
}

void
position_play (Position *position, const char *line)
{
  g_autoptr (GError) error = NULL;
  PwMove move;

  position_read (position, line, &move, NULL);
  if (!(move.reason ? pw_game_correct (&kb_game, &position->state, &move, &error)
                    : pw_game_check (&kb_game, &position->state, &move, &error)))
    g_error ("“%s”: %s", line, error->message);
  position_apply (position, &move);
}

/* -- What is to be seen ----------------------------------------------------------------------------------- */

static int
points_of (const Position *position, int seat, const char *rule)
{
  int points = 0;

  for (guint i = 0; i < position->events.n; i++)
    {
      const PwEvent *event = &position->events.items[i];

      if (event->kind == PW_EVENT_POINTS && event->player == seat &&
          (rule == NULL || strcmp (kb_rules[event->rule].id, rule) == 0))
        points += event->amount;
    }
  return points;
}

static guint
place_of (const Position *position, int seat, gboolean *decided)
{
  PwStanding standings[KB_MAX_PLAYERS] = { 0 };

  kb_rank (&position->state, position->scores, standings);
  *decided = standings[seat].tie_break != NULL;
  g_assert_cmpstr (standings[seat].rule, ==, *decided ? "12.1" : NULL);
  for (guint i = 0; i < position->state.n_players; i++)
    g_free (standings[i].tie_break);
  return standings[seat].place;
}

static char *
describe_buildings (const char *key, guint32 set)
{
  GString *text = g_string_new (key);

  for (guint building = 0; building < KB_BUILDINGS; building++)
    if (set >> building & 1)
      g_string_append_printf (text, " %s", kb_building_words.words[building].word);
  return g_string_free (set ? text : g_string_append (text, " -"), FALSE);
}

static char *
describe_dice (const char *key, const KbPlayer *player, guint first, guint last)
{
  GString *text = g_string_new (key);

  g_string_append_c (text, ' ');
  for (guint i = first; i < last; i++)
    if (player->dice[i])
      g_string_append_printf (text, "%u", player->dice[i]);
  return g_string_free (text, FALSE);
}

static char *
observe_player (const Position *position, int seat, char **words)
{
  const KbPlayer *player = &position->state.players[seat];
  const char *key = words[0];
  gboolean decided;

  if (g_ascii_isdigit (key[0]))
    return g_strdup_printf ("%s %+d", key, points_of (position, seat, key));
  if (strcmp (key, "total") == 0)
    return g_strdup_printf ("total %+d", points_of (position, seat, NULL));
  if (strcmp (key, "score") == 0)
    return g_strdup_printf ("score %d", position->scores[seat]);
  if (strcmp (key, "place") == 0)
    return g_strdup_printf ("place %u", place_of (position, seat, &decided));
  if (strcmp (key, "tie") == 0)
    {
      place_of (position, seat, &decided);
      return g_strdup (decided ? "tie won" : "tie -");
    }
  if (strcmp (key, "gold") == 0)
    return g_strdup_printf ("gold %u", player->goods[KB_GOLD]);
  if (strcmp (key, "wood") == 0)
    return g_strdup_printf ("wood %u", player->goods[KB_WOOD]);
  if (strcmp (key, "stone") == 0)
    return g_strdup_printf ("stone %u", player->goods[KB_STONE]);
  if (strcmp (key, "plus2") == 0)
    return g_strdup_printf ("plus2 %u", player->plus2);
  if (strcmp (key, "soldiers") == 0)
    return g_strdup_printf ("soldiers %u", player->soldiers);
  if (strcmp (key, "battle") == 0)
    return g_strdup_printf ("battle %s", battles[player->battle]);
  if (strcmp (key, "strength") == 0)
    return g_strdup_printf ("strength %d", player->strength);
  if (strcmp (key, "buildings") == 0)
    return g_strdup_printf ("buildings %u", kb_building_count (player));
  if (strcmp (key, "peeked") == 0 || strcmp (key, "not") == 0)
    return g_strdup (position->state.peeked >> seat & 1 ? "peeked" : "not peeked");
  if (strcmp (key, "aid") == 0 || strcmp (key, "no") == 0)
    return g_strdup (player->aid ? "aid" : "no aid");
  if (strcmp (key, "built") == 0)
    return describe_buildings (key, player->buildings);
  if (strcmp (key, "ruins") == 0)
    return describe_buildings (key, player->ruins);
  if (strcmp (key, "dice") == 0)
    return describe_dice (key, player, 0, KB_OWN_DICE);
  if (strcmp (key, "white") == 0)
    return describe_dice (key, player, KB_OWN_DICE, KB_DICE);
  g_error ("position: nothing is known about “%s”", key);
}

static char *
describe_doubts (const KbState *state)
{
  g_autoptr (GArray) doubts = g_array_new (FALSE, FALSE, sizeof (PwDoubt));
  GString *text = g_string_new ("doubts");

  kb_doubts (state, doubts);
  for (guint i = 0; i < doubts->len; i++)
    {
      PwDoubt *doubt = &g_array_index (doubts, PwDoubt, i);

      g_assert_cmpuint (strlen (doubt->text), >, 10);
      g_string_append_printf (text, " %s", kb_rules[doubt->rule].id);
      g_free (doubt->text);
    }
  return g_string_free (doubts->len ? text : g_string_append (text, " -"), FALSE);
}

static gboolean
has_note (const Position *position, const char *id)
{
  for (guint i = 0; i < position->events.n; i++)
    if (position->events.items[i].kind == PW_EVENT_NOTE && strcmp (kb_notes[position->events.items[i].what], id) == 0)
      return TRUE;
  return FALSE;
}

static char *
observe_table (const Position *position, char **words)
{
  const KbState *state = &position->state;
  const char *key = words[0];
  int actor = kb_actor (state);

  if (strcmp (key, "next") == 0)
    return g_strdup_printf ("next %s", actor >= 0 ? names[actor] : actor == PW_TABLE ? "table" : "nobody");
  if (strcmp (key, "after") == 0)
    {
      int seat = kb_game.next (state);

      return g_strdup_printf ("after %s", seat >= 0 ? names[seat] : "nobody");
    }
  if (strcmp (key, "stage") == 0)
    return g_strdup_printf ("stage %s", stages[state->stage]);
  if (strcmp (key, "phase") == 0)
    return g_strdup_printf ("phase %s", pw_vocabulary_get (&kb_phase_words, state->phase)->word);
  if (strcmp (key, "year") == 0)
    return g_strdup_printf ("year %d", state->year + 1);
  if (strcmp (key, "envoy") == 0)
    return g_strdup_printf ("envoy %s", state->envoy >= 0 ? names[state->envoy] : "-");
  if (strcmp (key, "advisor") == 0)
    return g_strdup_printf ("advisor %u", state->advisor);
  if (strcmp (key, "note") == 0)
    return g_strdup_printf (has_note (position, words[1]) ? "note %s" : "no-note %s", words[1]);
  if (strcmp (key, "no-note") == 0)
    return g_strdup_printf (has_note (position, words[1]) ? "note %s" : "no-note %s", words[1]);
  if (strcmp (key, "event") == 0)
    {
      for (guint i = 0; i < position->events.n; i++)
        if (strcmp (kb_rules[position->events.items[i].rule].id, words[1]) == 0)
          return g_strdup_printf ("event %s", words[1]);
      return g_strdup ("no such event");
    }
  if (strcmp (key, "doubts") == 0)
    return describe_doubts (state);
  if (strcmp (key, "line") == 0)
    {
      g_autofree char *line = pw_notation_print (&kb_game, position->setup, &position->last);

      return g_strdup_printf ("line %s", line);
    }
  if (strcmp (key, "order") == 0 || strcmp (key, "taken") == 0)
    {
      GString *text = g_string_new (key);

      for (guint i = 0; i < state->n_players && key[0] == 'o'; i++)
        g_string_append_printf (text, " %s", names[state->order[i]]);
      for (guint i = 1; i <= KB_ADVISORS && key[0] == 't'; i++)
        if (state->taken >> i & 1)
          g_string_append_printf (text, " %u", i);
      return g_string_free (text, FALSE);
    }
  g_error ("position: nothing is known about “%s”", key);
}

char *
position_observe (const Position *position, const char *want)
{
  g_auto (GStrv) words = g_strsplit (want, " ", -1);
  int seat = seat_of (position, words[0]);
  g_autofree char *found = NULL;

  if (seat < 0)
    return observe_table (position, words);
  found = observe_player (position, seat, words + 1);
  return g_strdup_printf ("%s %s", names[seat], found);
}
