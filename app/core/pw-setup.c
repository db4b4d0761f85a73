/* pw-setup.c: players and options
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-setup.h"

#include <stdarg.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "core/pw-game.h"
#include "core/pw-line.h"
#include "core/pw-parts.h"
#include "core/pw-record.h"

/** MAX_NAME: most characters of a player's name. */
#define MAX_NAME 60

static const PwWord hints_words[] = {
  { PW_HINTS_POINTS, "points", N_("Moves and points"), NULL },
  { PW_HINTS_MOVES, "moves", N_("Moves"), NULL },
  { PW_HINTS_OFF, "off", N_("Off"), NULL },
  { PW_HINTS_ADVICE, "advice", N_("Advice"), NULL },
};

/** pw_hints_words: how records and people call the hints. */
const PwVocabulary pw_hints_words = { "hints", N_("points, moves, off or advice"), hints_words, G_N_ELEMENTS (hints_words) };

static const PwWord dealer_words[] = {
  { 0, "table", N_("Your own"), NULL },
  { PW_DEALER_DICE, "dice", N_("Dice by program"), NULL },
  { PW_DEALER_TILES, "tiles", N_("Tiles by program"), NULL },
  { PW_DEALER_DICE | PW_DEALER_TILES, "both", N_("Both by program"), NULL },
};

/** pw_dealer_words: how records and people call who rolls and draws. */
const PwVocabulary pw_dealer_words = { "dealer", N_("table, dice, tiles or both"), dealer_words,
                                       G_N_ELEMENTS (dealer_words) };

/* -- What the options name that people entered ----------------------------------------------- */

typedef struct
{
  PwParts *parts;
  int value;
} Held;

static void
release (gpointer data)
{
  Held *held = data;

  pw_parts_release (held->parts, held->value);
}

static void
hold (GArray **list, const PwOption *option, int value)
{
  Held held = { option->words->parts, value };

  if (held.parts == NULL || !pw_parts_hold (held.parts, value))
    return;
  if (*list == NULL)
    {
      *list = g_array_new (FALSE, FALSE, sizeof (Held));
      g_array_set_clear_func (*list, release);
    }
  g_array_append_val (*list, held);
}

/**
 * pw_setup_hold:
 * @setup: a set-up whose options were written
 *
 * Owns a share of each part that the options name from now on, so that it stays as long as the set-up and its copies
 * (pw-parts.h), and gives back those of what they named before. To be called after an option was written that may
 * be such a part, while somebody else still owns it.
 */
void
pw_setup_hold (PwSetup *setup)
{
  GArray *before = setup->held;

  setup->held = NULL;
  for (guint i = 0; i < setup->game->terms.n_options; i++)
    hold (&setup->held, &setup->game->terms.options[i], setup->options[i]);
  for (guint i = 0; i < setup->game->terms.n_seat_options; i++)
    for (guint seat = 0; seat < PW_MAX_PLAYERS; seat++)
      hold (&setup->held, &setup->game->terms.seat_options[i], setup->seat_options[seat][i]);
  g_clear_pointer (&before, g_array_unref);
}

/* -- The set-up ------------------------------------------------------------------------------ */

/**
 * pw_setup_new_plain:
 * @game: a game
 * @n_players: how many play
 *
 * Returns: (transfer full): a set-up with default options and numbered names, without what people entered themselves:
 *   what a record that says nothing of an option means everywhere. Any thread may call this
 */
PwSetup *
pw_setup_new_plain (const PwGame *game, guint n_players)
{
  PwSetup *setup = g_new0 (PwSetup, 1);

  pw_games_load (game);
  setup->game = game;
  setup->reasons = pw_reasons_new ();
  setup->n_players = MIN (n_players, PW_MAX_PLAYERS);
  for (guint i = 0; i < game->terms.n_options; i++)
    setup->options[i] = game->terms.options[i].words->parts ? game->terms.options[i].words->words[0].value
                                                            : game->terms.options[i].def;
  for (guint seat = 0; seat < PW_MAX_PLAYERS; seat++)
    {
      setup->markers[seat] = (guint8) (seat + 1);
      for (guint i = 0; i < game->terms.n_seat_options; i++)
        setup->seat_options[seat][i] = game->terms.seat_options[i].def;
      if (seat < setup->n_players)
        setup->names[seat] = g_strdup_printf (_("Player %u"), seat + 1);
    }
  return setup;
}

/**
 * pw_setup_new:
 * @game: a game
 * @n_players: how many play
 *
 * Returns: (transfer full): a set-up with default options, those of the table that people entered themselves among them,
 *   and numbered names
 */
PwSetup *
pw_setup_new (const PwGame *game, guint n_players)
{
  PwSetup *setup = pw_setup_new_plain (game, n_players);

  for (guint i = 0; i < game->terms.n_options; i++)
    setup->options[i] = game->terms.options[i].def;
  pw_setup_hold (setup);
  return setup;
}

/**
 * pw_setup_copy:
 * @setup: a set-up
 *
 * Returns: (transfer full): another one that says the same
 */
PwSetup *
pw_setup_copy (const PwSetup *setup)
{
  PwSetup *copy = g_memdup2 (setup, sizeof *setup);

  for (guint seat = 0; seat < PW_MAX_PLAYERS; seat++)
    {
      copy->names[seat] = copy->isolated[seat] = NULL;
      pw_setup_set_name (copy, seat, setup->names[seat]);
    }
  copy->reasons = pw_reasons_ref (setup->reasons);
  copy->held = NULL;
  pw_setup_hold (copy);
  return copy;
}

/**
 * pw_setup_free:
 * @setup: (nullable) (transfer full): a set-up
 *
 * Frees it with its names.
 */
void
pw_setup_free (PwSetup *setup)
{
  if (setup == NULL)
    return;
  for (guint seat = 0; seat < PW_MAX_PLAYERS; seat++)
    {
      g_free (setup->names[seat]);
      g_free (setup->isolated[seat]);
    }
  g_clear_pointer (&setup->held, g_array_unref);
  pw_reasons_unref (setup->reasons);
  g_free (setup);
}

/**
 * pw_setup_set_name:
 * @setup: a set-up
 * @seat: 0 to PW_MAX_PLAYERS - 1
 * @name: a name; copied. Whether it will do is for pw_setup_validate() to say
 *
 * Names who sits there.
 */
void
pw_setup_set_name (PwSetup *setup, guint seat, const char *name)
{
  g_return_if_fail (seat < PW_MAX_PLAYERS);
  g_free (setup->names[seat]);
  g_clear_pointer (&setup->isolated[seat], g_free);
  setup->names[seat] = g_strdup (name);
  if (name && g_utf8_validate (name, -1, NULL) && !g_str_is_ascii (name))
    setup->isolated[seat] = pw_isolate (name);
}

/* Whether names have marks of direction where they need them. */
static gboolean isolate_names;

/**
 * pw_setup_isolate_names:
 * @isolate: whether names stand among words of ours on a screen or on paper
 *
 * Names that run from right to left, or that could turn what stands beside them, are isolated from now on by
 * pw_setup_name(). What is written for terminals and programs has them as they are, which is the usual.
 */
void
pw_setup_isolate_names (gboolean isolate)
{
  isolate_names = isolate;
}

/**
 * pw_setup_name:
 * @setup: a set-up
 * @seat: who
 *
 * Returns: the name as it stands beside other words: in a sentence, a label, a list
 */
const char *
pw_setup_name (const PwSetup *setup, guint seat)
{
  return isolate_names && setup->isolated[seat] ? setup->isolated[seat] : setup->names[seat];
}

/* Whether @name begins with @text, in any case: 2 it is the same, 1 it does, 0 not. */
static guint
likeness (const char *name, const char *text)
{
  g_autofree char *folded_name = NULL, *folded_text = NULL;

  /* Reading a game compares names thousands of times: most differ in the first letter, and plain letters need no
   * folding. */
  if (!((*name | *text) & 0x80) && g_ascii_tolower (*name) != g_ascii_tolower (*text))
    return 0;
  if (g_str_is_ascii (name) && g_str_is_ascii (text))
    {
      gsize length = strlen (text);

      return g_ascii_strncasecmp (name, text, length) != 0 ? 0 : name[length] == '\0' ? 2 : 1;
    }
  folded_name = g_utf8_casefold (name, -1);
  folded_text = g_utf8_casefold (text, -1);
  return !g_str_has_prefix (folded_name, folded_text) ? 0 : strlen (folded_name) == strlen (folded_text) ? 2 : 1;
}

/**
 * pw_setup_find_name:
 * @setup: a set-up
 * @text: a name, or its beginning
 * @ambiguous: (out) (optional): set when several names begin so
 *
 * Upper and lower case do not matter; a whole name comes before a beginning.
 *
 * Returns: the seat, or -1
 */
int
pw_setup_find_name (const PwSetup *setup, const char *text, gboolean *ambiguous)
{
  int found = -1;
  guint n = 0;

  if (ambiguous)
    *ambiguous = FALSE;
  if (*text == '\0')
    return -1;
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      guint like = likeness (setup->names[seat], text);

      if (like == 2)
        return (int) seat;
      if (like == 1)
        {
          found = (int) seat;
          n++;
        }
    }
  if (n > 1 && ambiguous)
    *ambiguous = TRUE;
  return n == 1 ? found : -1;
}

/**
 * pw_setup_find_whole_name:
 * @setup: a set-up
 * @text: a text that may begin with a name
 * @length: (out): how many bytes of it are the name; 0 where it begins with none
 *
 * A name may be of several words, as "Player 2" is, and begin another one: the longest counts. Behind it stands nothing, a space, a
 * comma or the end of a line. Upper and lower case do not matter.
 *
 * Returns: the seat, or -1
 */
int
pw_setup_find_whole_name (const PwSetup *setup, const char *text, gsize *length)
{
  glong n_letters = g_utf8_strlen (text, -1);
  int found = -1;

  *length = 0;
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      const char *name = setup->names[seat];
      glong letters = g_utf8_strlen (name, -1);
      const char *end = letters <= n_letters ? g_utf8_offset_to_pointer (text, letters) : text;
      g_autofree char *typed = NULL;

      if ((gsize) (end - text) <= *length || (*end != '\0' && !strchr (" ,\t\n", *end)))
        continue;
      typed = g_strndup (text, (gsize) (end - text));
      if (likeness (name, typed) != 2)
        continue;
      found = (int) seat;
      *length = (gsize) (end - text);
    }
  return found;
}

static gboolean
name_is_sound (const char *name)
{
  if (name == NULL || *name == '\0' || !pw_line_is_plain (name) || g_utf8_strlen (name, -1) > MAX_NAME)
    return FALSE;
  return !g_ascii_isspace (name[0]) && !g_ascii_isspace (name[strlen (name) - 1]);
}

#define fail(error, ...) (pw_record_error_set (error, PW_RECORD_ERROR_SETUP, 0, __VA_ARGS__), FALSE)

/**
 * pw_setup_check:
 * @setup: a set-up
 * @game: the game it is for
 * @error: (nullable): return location: PW_RECORD_ERROR_SETUP, or %PW_RULE_ERROR with the rule that is in the way
 *
 * Returns: whether a game can be started with it, also by the game's own rules
 */
gboolean
pw_setup_check (const PwSetup *setup, const PwGame *game, GError **error)
{
  g_autofree gpointer state = NULL;

  if (!pw_setup_validate (setup, game, error))
    return FALSE;
  state = g_malloc0 (game->state_size);
  return game->play.setup (state, setup, error);
}

/**
 * pw_setup_validate:
 * @setup: a set-up
 * @game: the game it is for
 * @error: (nullable): return location: PW_RECORD_ERROR_SETUP
 *
 * Returns: whether a game can be started with it
 */
gboolean
pw_setup_validate (const PwSetup *setup, const PwGame *game, GError **error)
{
  if (setup->n_players < game->min_players || setup->n_players > game->max_players)
    return fail (error, _("This game is for %u to %u players, not for %u."), game->min_players, game->max_players,
                 setup->n_players);
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      if (!name_is_sound (setup->names[seat]))
        return fail (error, _("Player %u needs a name of 1 to %d characters, without line breaks."), seat + 1, MAX_NAME);
      if (!pw_line_is_visible (setup->names[seat]))
        return fail (error, _("Player %u needs a name that can be seen: all characters of this one are invisible."), seat + 1);
      if (setup->markers[seat] < 1 || setup->markers[seat] > PW_MAX_PLAYERS)
        return fail (error, _("%s has no such marker: %u."), pw_setup_name (setup, seat), setup->markers[seat]);
      for (guint other = 0; other < seat; other++)
        {
          g_autofree char *a = g_utf8_casefold (setup->names[seat], -1);
          g_autofree char *b = g_utf8_casefold (setup->names[other], -1);

          if (strcmp (a, b) == 0)
            return fail (error, _("Two players have the same name: %s."), pw_setup_name (setup, seat));
          if (setup->markers[seat] == setup->markers[other])
            return fail (error, _("%s and %s have the same marker."), pw_setup_name (setup, other), pw_setup_name (setup, seat));
        }
      for (guint i = 0; i < game->terms.n_seat_options; i++)
        if (pw_vocabulary_get (game->terms.seat_options[i].words, setup->seat_options[seat][i]) == NULL)
          return fail (error, _("%s: no such value for %s."), pw_setup_name (setup, seat),
                       _(game->terms.seat_options[i].title));
    }
  if (setup->level >= pw_game_n_levels (game))
    return fail (error, _("This game has no such level."));
  if (pw_vocabulary_get (&pw_hints_words, setup->hints) == NULL || setup->clock > 1 ||
      pw_vocabulary_get (&pw_dealer_words, setup->dealer) == NULL)
    return fail (error, _("What was agreed about hints, clock or dice is not known."));
  if (setup->me >= setup->n_players)
    return fail (error, _("Nobody sits at the board that is followed."));
  for (guint i = 0; i < game->terms.n_options; i++)
    if (pw_vocabulary_get (game->terms.options[i].words, setup->options[i]) == NULL)
      return fail (error, _("No such value for %s."), _(game->terms.options[i].title));
  return TRUE;
}

/**
 * pw_setup_tells_points:
 * @setup: who plays, and what they agreed
 *
 * Returns: whether it is said what each move scores at once
 */
gboolean
pw_setup_tells_points (const PwSetup *setup)
{
  return setup->hints == PW_HINTS_POINTS || setup->hints == PW_HINTS_ADVICE;
}

/**
 * pw_setup_advice_note:
 * @setup: who plays, and what they agreed
 *
 * Returns: (nullable): what log and score sheet say of a game in which the program names the best moves
 */
const char *
pw_setup_advice_note (const PwSetup *setup)
{
  return setup->hints == PW_HINTS_ADVICE ? _("Played with advice: the program names the best moves.") : NULL;
}

/**
 * pw_setup_hides_totals:
 * @setup: who plays
 *
 * A game with secret points (PwEvent.secret) has an option "totals" with the words "open" and "hidden".
 *
 * Returns: whether the table agreed that no total shows them until the end
 */
gboolean
pw_setup_hides_totals (const PwSetup *setup)
{
  for (guint i = 0; i < setup->game->terms.n_options; i++)
    if (strcmp (setup->game->terms.options[i].id, "totals") == 0)
      return strcmp (pw_vocabulary_get (setup->game->terms.options[i].words, setup->options[i])->word, "hidden") == 0;
  return FALSE;
}

/**
 * pw_setup_name_refusal:
 * @setup: who plays
 * @error: (nullable): any error
 *
 * Puts the player's name before a refusal that is about one player's part of a move of the table.
 */
void
pw_setup_name_refusal (const PwSetup *setup, GError *error)
{
  const char *names[PW_MAX_PLAYERS];

  for (guint seat = 0; seat < setup->n_players; seat++)
    names[seat] = pw_setup_name (setup, seat);
  pw_rule_error_name_seat (error, names, setup->n_players);
}
