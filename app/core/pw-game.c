/* pw-game.c: what is the same for every game: its kinds and rules, checking, the legal list, points
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
    if (events.items[i].kind == PW_EVENT_POINTS && events.items[i].player == move->player && !events.items[i].final &&
        !events.items[i].silent)
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
