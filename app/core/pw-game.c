/* pw-game.c: what is the same for every game: the registry, checking, the legal list, choices
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-game.h"

#include "core/pw-notation.h"
#include "core/pw-remedy.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/** STACK_STATE: states up to this size are tried out on the stack. */
#define STACK_STATE 16384

/** Registered: a game that is known. */
typedef struct
{
  const PwGame *game;
  gsize loaded;                 /* whether its tables are, for g_once_init_enter() */
} Registered;

/* The games that are offered, and those that are only found by their ids (PwGame.unlisted). */
static GPtrArray *registry, *unlisted;

/* Whether the words of the levels are those of its table. */
static gboolean
levels_are_sound (const PwGame *game)
{
  const PwGameLevels *levels = game->levels;

  if (levels == NULL)
    return TRUE;
  if (levels->n_levels == 0 || levels->n_levels > PW_MAX_LEVELS || levels->words->n_words != levels->n_levels)
    return FALSE;
  for (guint i = 0; i < levels->n_levels; i++)
    {
      const PwWord *word = &levels->words->words[i];

      if (word->value != (int) i || strcmp (word->word, levels->levels[i].id) != 0 ||
          strcmp (word->label, levels->levels[i].title) != 0)
        return FALSE;
    }
  return TRUE;
}

/* Whether @game has all that every game has. */
static gboolean
is_whole (const PwGame *game)
{
  const PwGamePlay *play = &game->play;
  const PwGameWords *words = &game->words;

  return play->setup && play->actor && play->playable && play->not_now && play->rank && play->unsound && words->sentence &&
         words->prompt && words->moment && words->choice_label && words->choice_sentence && words->event_text;
}

static Registered *
find_registered (const PwGame *game)
{
  GPtrArray *games = game->unlisted ? unlisted : registry;

  for (guint i = 0; games && i < games->len; i++)
    if (((Registered *) games->pdata[i])->game == game)
      return games->pdata[i];
  return NULL;
}

/* Any thread may be the first that wants a game. */
static const PwGame *
load (Registered *registered)
{
  if (g_once_init_enter (&registered->loaded))
    {
      if (registered->game->init)
        registered->game->init ();
      g_once_init_leave (&registered->loaded, 1);
    }
  return registered->game;
}

/**
 * pw_games_add:
 * @game: a game; static
 *
 * Makes a game known. Its tables are loaded when pw_games_find() or pw_games_nth() first give it to somebody.
 */
void
pw_games_add (const PwGame *game)
{
  Registered *registered;

  if (registry == NULL)
    {
      registry = g_ptr_array_new ();
      unlisted = g_ptr_array_new ();
    }
  if (find_registered (game))
    return;
  g_assert (game->n_kinds <= PW_MAX_KINDS && is_whole (game) && levels_are_sound (game));
  for (guint i = 0; i < game->n_kinds; i++)
    g_assert (game->kinds[i].legal || game->kinds[i].statement || pw_kind_n_products (&game->kinds[i]) > 0);
  registered = g_new0 (Registered, 1);
  registered->game = game;
  g_ptr_array_add (game->unlisted ? unlisted : registry, registered);
}

/**
 * pw_games_register:
 * @game: a game; static
 *
 * Makes a game known, and loads its tables at once: for whoever goes on to use @game itself.
 */
void
pw_games_register (const PwGame *game)
{
  pw_games_add (game);
  load (find_registered (game));
}

/**
 * pw_games_find:
 * @id: a game's id
 *
 * Returns: (nullable): the game of that id
 */
const PwGame *
pw_games_find (const char *id)
{
  for (guint i = 0; i < pw_games_count (); i++)
    if (g_strcmp0 (pw_games_peek (i)->id, id) == 0)
      return pw_games_nth (i);
  for (guint i = 0; unlisted && i < unlisted->len; i++)
    if (g_strcmp0 (((const Registered *) unlisted->pdata[i])->game->id, id) == 0)
      return load (unlisted->pdata[i]);
  return NULL;
}

/**
 * pw_games_count:
 *
 * Returns: how many games are known that are offered to people: all but the unlisted ones
 */
guint
pw_games_count (void)
{
  return registry ? registry->len : 0;
}

/**
 * pw_games_nth:
 * @i: 0 to pw_games_count() - 1
 *
 * Returns: (transfer none): a game, in the order they were registered
 */
const PwGame *
pw_games_nth (guint i)
{
  return load (g_ptr_array_index (registry, i));
}

/**
 * pw_games_peek:
 * @i: 0 to pw_games_count() - 1
 *
 * Returns: (transfer none): the game that pw_games_nth() gives, to read what is constant in it: id, name, ids of sources and
 *   options. Its tables are not loaded for that
 */
const PwGame *
pw_games_peek (guint i)
{
  return ((const Registered *) g_ptr_array_index (registry, i))->game;
}

/**
 * pw_games_load:
 * @game: a game, as its folder declares it
 *
 * Loads its tables where it is known and that was not done yet.
 */
void
pw_games_load (const PwGame *game)
{
  Registered *registered = find_registered (game);

  if (registered)
    load (registered);
}

/**
 * pw_game_find_kind:
 * @game: a game
 * @name: exactly a kind's name
 *
 * Returns: (nullable): that kind
 */
const PwMoveKind *
pw_game_find_kind (const PwGame *game, const char *name)
{
  for (guint i = 0; i < game->n_kinds; i++)
    if (strcmp (game->kinds[i].name, name) == 0)
      return &game->kinds[i];
  return NULL;
}

/**
 * pw_game_find_rule:
 * @game: a game
 * @id: a rule's number, such as "5.2"
 *
 * Returns: its index, or -1
 */
int
pw_game_find_rule (const PwGame *game, const char *id)
{
  for (guint i = 0; i < game->n_rules; i++)
    if (g_ascii_strcasecmp (game->rules[i].id, id) == 0)
      return (int) i;
  return -1;
}

/**
 * pw_game_rule_chapter:
 * @game: a game
 * @rule: an index into its rules
 *
 * Returns: (nullable): the chapter that the rule stands in: "4" of "4.3a"
 */
const PwNamed *
pw_game_rule_chapter (const PwGame *game, guint rule)
{
  const char *id = rule < game->n_rules ? game->rules[rule].id : NULL;
  gsize length = id ? strcspn (id, ".") : 0;

  for (guint i = 0; i < game->n_chapters && id; i++)
    if (strlen (game->chapters[i].id) == length && strncmp (game->chapters[i].id, id, length) == 0)
      return &game->chapters[i];
  return NULL;
}

/**
 * pw_game_state_alloc:
 * @game: a game
 *
 * Returns: (transfer full): room for a state, all zero, to be freed with g_aligned_free()
 */
gpointer
pw_game_state_alloc (const PwGame *game)
{
  return g_aligned_alloc0 (1, (game->state_size + 63) / 64 * 64, 64);
}

/**
 * pw_game_state_new:
 * @game: a game
 * @setup: who plays; see pw_setup_validate()
 * @error: (nullable): return location
 *
 * Returns: (transfer full): the first state, to be freed with g_aligned_free()
 */
gpointer
pw_game_state_new (const PwGame *game, const PwSetup *setup, GError **error)
{
  gpointer state = pw_game_state_alloc (game);

  if (game->play.setup (state, setup, error))
    return state;
  g_aligned_free (state);
  return NULL;
}

/* Whether the arguments are those the kind names, and within their ranges. Messages are for
 * programs' mistakes: the notation refuses such values with better words. */
static gboolean
args_are_sound (const PwMoveKind *kind, const PwMove *move)
{
  guint named = 0;

  for (guint i = 0; i < kind->n_args; i++)
    {
      const PwArg *arg = &kind->args[i];
      gint16 value = move->args[arg->index];

      named |= 1u << arg->index;
      if (value == PW_ARG_NONE)
        {
          if (!(arg->flags & (PW_ARG_OPTIONAL | PW_ARG_PER_SEAT)))
            return FALSE;
          continue;
        }
      switch (arg->type)
        {
        case PW_ARG_NUMBER:
        case PW_ARG_DIE:
          if (value < arg->min || value > arg->max)
            return FALSE;
          break;
        case PW_ARG_WORD:
          if (pw_vocabulary_get (arg->words, value) == NULL)
            return FALSE;
          break;
        case PW_ARG_DICE:
          {
            guint8 dice[6];
            guint n = pw_dice_unpack (value, dice);

            if ((int) n < arg->min || (int) n > arg->max)
              return FALSE;
            break;
          }
        case PW_ARG_SEAT:
          if (value < 0 || value >= PW_MAX_PLAYERS)
            return FALSE;
          break;
        case PW_ARG_CELL:
          if (!pw_cell_is_sound (value))
            return FALSE;
          break;
        default: return FALSE;
        }
    }
  for (guint i = 0; i < PW_MAX_ARGS; i++)
    if (move->args[i] != PW_ARG_NONE && !(named >> i & 1))
      return FALSE;
  return TRUE;
}

static gboolean
check_arguments (const PwMoveKind *kind, const PwMove *move, GError **error)
{
  if (args_are_sound (kind, move))
    return TRUE;
  if (error)
    g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_RANGE, _("Something is missing in this move, or out of range: %s."),
                 _(kind->title));
  return FALSE;
}

static gboolean
check_content (const PwMoveKind *kind, gconstpointer state, const PwMove *move, GError **error)
{
  if (!check_arguments (kind, move, error))
    return FALSE;
  /* Words are looked for only where there is something to say. */
  if (kind->check == NULL || kind->check (state, move, NULL))
    return TRUE;
  if (error)
    kind->check (state, move, error);
  return FALSE;
}

/* A statement about somebody, and nobody is named. */
static void
set_whose (GError **error)
{
  g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING, _("Whose is it? Begin with the player’s name."));
}

/* Whether a statement is about whom its kind is about: the table, or somebody. */
static gboolean
is_about_whom (const PwMoveKind *kind, const PwMove *move)
{
  return kind->table ? move->player == PW_TABLE : move->player >= 0;
}

/* Whether @move is its player's to make now, as far as that does not depend on what it says. */
static gboolean
is_its_players (const PwGame *game, gconstpointer state, const PwMove *move)
{
  const PwMoveKind *kind = &game->kinds[move->kind];

  if (kind->statement)
    return is_about_whom (kind, move);
  if (kind->anybody)
    return move->player >= 0 && move->player < PW_MAX_PLAYERS;
  /* While the table is asked, what a player does is nobody's. */
  return kind->table ? move->player == PW_TABLE : move->player >= 0 && move->player == game->play.actor (state);
}

static gboolean
check (const PwGame *game, gconstpointer state, const PwMove *move, GError **error)
{
  const PwMoveKind *kind;

  if (move->kind >= game->n_kinds)
    {
      if (error)
        game->play.not_now (state, move, error);
      return FALSE;
    }
  kind = &game->kinds[move->kind];
  if (!pw_kind_set_has (game->play.playable (state), move->kind) || !is_its_players (game, state, move))
    {
      if (error && kind->statement && pw_kind_set_has (game->play.playable (state), move->kind))
        set_whose (error);
      /* What no reason could make possible says so itself. */
      else if (error && kind->statement)
        {
          if (check_content (kind, state, move, error))
            g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING,
                         _("To correct what lies on the table, say why: %s ! the reason."), kind->name);
        }
      else if (error)
        game->play.not_now (state, move, error);
      return FALSE;
    }
  return check_content (kind, state, move, error);
}

/**
 * pw_game_check:
 * @game: a game
 * @state: a state of it
 * @move: a completed move
 * @error: (nullable): return location for the refusal: PW_RULE_ERROR with the broken rule as its
 *   code, or PW_NOTATION_ERROR for arguments that no move of this kind can have
 *
 * Whether the rules allow @move now. Changes nothing; with no @error it allocates nothing.
 *
 * Returns: %TRUE when it is legal
 */
gboolean
pw_game_check (const PwGame *game, gconstpointer state, const PwMove *move, GError **error)
{
  gboolean legal = check (game, state, move, error);

  if (!legal && error)
    pw_remedy_fill (game, state, move, *error);
  return legal;
}

/**
 * pw_game_broken_rule:
 * @game: a game
 * @state: a state of it
 * @move: a completed move
 *
 * Which rule forbids @move; quicker than pw_game_check() with an error, as no remedy is looked for.
 *
 * Returns: index into PwGame.rules; -1 where it is legal, or no move of its kind
 */
int
pw_game_broken_rule (const PwGame *game, gconstpointer state, const PwMove *move)
{
  g_autoptr (GError) error = NULL;

  return check (game, state, move, &error) || error->domain != PW_RULE_ERROR ? -1 : error->code;
}

/**
 * pw_game_not_now:
 * @game: a game
 * @state: a state of it
 * @move: a move that is not on now, or its kind
 * @error: (nullable): return location for the refusal
 *
 * Says which rule forbids such a move now.
 */
void
pw_game_not_now (const PwGame *game, gconstpointer state, const PwMove *move, GError **error)
{
  if (error == NULL)
    return;
  game->play.not_now (state, move, error);
  pw_remedy_fill (game, state, move, *error);
}

/* Fills in what @move leaves open if it is then legal; else leaves it as it is. */
static gboolean
complete_legal (const PwGame *game, gconstpointer state, PwMove *move)
{
  PwMove whole = *move;

  if (!pw_kind_set_has (game->play.playable (state), move->kind) || !pw_game_complete (game, state, &whole, NULL) ||
      !pw_game_check (game, state, &whole, NULL))
    return FALSE;
  *move = whole;
  return TRUE;
}

static gboolean
correct (const PwGame *game, gconstpointer state, PwMove *move, GError **error)
{
  const PwMoveKind *kind;

  if (move->kind >= game->n_kinds)
    {
      if (error)
        game->play.not_now (state, move, error);
      return FALSE;
    }
  kind = &game->kinds[move->kind];
  if (kind->statement)
    {
      if (is_about_whom (kind, move))
        return check_content (kind, state, move, error);
      set_whose (error);
      return FALSE;
    }
  /* It may be legal after all, since an earlier line was changed. */
  if (complete_legal (game, state, move))
    return TRUE;
  if (!pw_game_can_force (game))
    return pw_game_check (game, state, move, error);
  if (!game->repair->force (state, move, error) || !check_arguments (kind, move, error))
    return FALSE;
  /* Or with the payment that could be made: what is read from a record again must be the same. */
  complete_legal (game, state, move);
  return TRUE;
}

/* Out of line, so that adding an event stays short. */
PwEvent *
pw_events_count (PwEvents *events, PwEventKind kind, int player, int amount)
{
  if (events->n != PW_EVENTS_COUNTED)
    g_error ("a move brings about more than %d events", PW_MAX_EVENTS);
  if (kind == PW_EVENT_POINTS && player >= 0)
    events->points[player] += amount;
  return &events->items[0];
}

/**
 * pw_game_correct:
 * @game: a game
 * @state: a state of it
 * @move: (inout): a move that people insist on; open arguments are filled in
 * @error: (nullable): return location: why not even they can have it so
 *
 * Whether @move can be carried out as a correction: a statement about the table at any time, or
 * a move that breaks a rule but not the laws of nature.
 *
 * Returns: %TRUE when pw_game_apply() can take it
 */
gboolean
pw_game_correct (const PwGame *game, gconstpointer state, PwMove *move, GError **error)
{
  gboolean carried = correct (game, state, move, error);

  if (!carried && error)
    pw_remedy_fill (game, state, move, *error);
  return carried;
}

/**
 * pw_game_apply:
 * @game: a game
 * @state: a state of it, changed
 * @move: a move that pw_game_check() accepts in @state
 * @events: what it brings about is appended here
 *
 * Carries a move out.
 */
void
pw_game_apply (const PwGame *game, gpointer state, const PwMove *move, PwEvents *events)
{
  game->kinds[move->kind].apply (state, move, events);
}

/**
 * pw_game_sentence:
 * @game: a game
 * @setup: who plays it
 * @state: a state of it
 * @move: a legal move, which nobody has played
 *
 * Returns: (transfer full): what the log would say of it
 */
char *
pw_game_sentence (const PwGame *game, const PwSetup *setup, gconstpointer state, const PwMove *move)
{
  g_autofree PwEvents *events = g_new (PwEvents, 1);
  gpointer after = pw_game_state_alloc (game);
  char *sentence;

  memcpy (after, state, game->state_size);
  events->n = 0;
  pw_game_apply (game, after, move, events);
  sentence = game->words.sentence (setup, state, move, events->items, events->n);
  g_aligned_free (after);
  return sentence;
}

/**
 * pw_game_points:
 * @game: a game
 * @state: a state of it
 * @move: a legal move
 *
 * Returns: what @move scores at once for its player, final scoring left out
 */
int
pw_game_points (const PwGame *game, gconstpointer state, const PwMove *move)
{
  char small[STACK_STATE] __attribute__ ((aligned (64)));
  gpointer large = game->state_size > sizeof small ? g_aligned_alloc (1, game->state_size, 64) : NULL;
  gpointer after = large ? large : small;
  PwEvents events;
  int points = 0;

  memcpy (after, state, game->state_size);
  events.n = 0;
  pw_game_apply (game, after, move, &events);
  for (guint i = 0; i < events.n; i++)
    if (events.items[i].kind == PW_EVENT_POINTS && events.items[i].player == move->player && !events.items[i].final)
      points += events.items[i].amount;
  g_aligned_free (large);
  return points;
}

/**
 * pw_arg_label:
 * @arg: an argument of a kind of move
 *
 * Its name is what notation calls it, in English; games mark those that forms show with NC_("argument", "name").
 *
 * Returns: (transfer none): its name for people, in their language, lower case
 */
const char *
pw_arg_label (const PwArg *arg)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "argument", arg->name);
}

/* Appends a choice for the moves of @legal that match @next: the move itself where it is only one. */
static void
add_plain (const PwGame *game, gconstpointer state, const PwMoves *legal, const PwMove *next, GArray *out)
{
  PwChoice choice = { .move = *next, .more = TRUE, .group = next->kind, .icon = -1 };
  guint n = 0;
  int best = G_MININT;

  for (guint i = 0; i < legal->n; i++)
    if (pw_move_matches (&legal->items[i], next))
      {
        best = MAX (best, pw_game_points (game, state, &legal->items[i]));
        if (n++ == 0)
          choice.move = legal->items[i];
      }
  if (n == 0)
    return;
  choice.points = (gint16) best;
  choice.more = n > 1;
  if (n > 1)
    choice.move = *next;
  g_array_append_val (out, choice);
}

/* Splits moves of one kind on the first argument in which they differ. */
static void
split_on_argument (const PwGame *game, gconstpointer state, const PwMoves *legal, const PwMove *partial, GArray *out)
{
  const PwMoveKind *kind = &game->kinds[legal->items[0].kind];

  for (guint a = 0; a < kind->n_args; a++)
    {
      guint index = kind->args[a].index;
      gboolean differ = FALSE;

      for (guint i = 1; i < legal->n && !differ; i++)
        differ = legal->items[i].args[index] != legal->items[0].args[index];
      if (!differ)
        continue;
      for (guint i = 0; i < legal->n; i++)
        {
          PwMove next = *partial;
          gboolean done = FALSE;

          for (guint j = 0; j < i && !done; j++)
            done = legal->items[j].args[index] == legal->items[i].args[index];
          if (done)
            continue;
          next.kind = legal->items[0].kind;
          next.args[index] = legal->items[i].args[index];
          if (next.args[index] != PW_ARG_NONE)
            {
              add_plain (game, state, legal, &next, out);
              continue;
            }
          /* Nothing can be added to say "without it": those moves stand in the list as they are. */
          for (guint j = i; j < legal->n; j++)
            if (legal->items[j].args[index] == PW_ARG_NONE)
              {
                PwMoves one = { &legal->items[j], 1, 1 };

                add_plain (game, state, &one, &legal->items[j], out);
              }
        }
      return;
    }
  add_plain (game, state, legal, &legal->items[0], out);
}

/**
 * pw_choices_plain:
 * @game: a game
 * @state: a state of it
 * @partial: what is chosen so far
 * @out: (element-type PwChoice): the next choices are appended
 *
 * Choices for a game that has no order of its own: first the kind, then one argument after the
 * other.
 */
void
pw_choices_plain (const PwGame *game, gconstpointer state, const PwMove *partial, GArray *out)
{
  PwMoves legal = PW_MOVES_INIT;
  PwKindSet kinds = PW_KIND_SET_NONE;
  guint kept = 0;

  pw_game_legal (game, state, &legal);
  for (guint i = 0; i < legal.n; i++)
    if (pw_move_matches (&legal.items[i], partial))
      {
        pw_kind_set_add (&kinds, pw_kind_set_of (legal.items[i].kind));
        legal.items[kept++] = legal.items[i];
      }
  legal.n = kept;
  if (legal.n > 0 && pw_kind_set_equal (kinds, pw_kind_set_of (legal.items[0].kind)))
    split_on_argument (game, state, &legal, partial, out);
  else
    for (guint kind = 0; kind < game->n_kinds; kind++)
      if (pw_kind_set_has (kinds, kind))
        {
          PwMove next = *partial;

          next.kind = (guint8) kind;
          add_plain (game, state, &legal, &next, out);
        }
  pw_moves_clear (&legal);
}
