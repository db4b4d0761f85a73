/* pw-entry-goods.c: of several things that a move counts, those that are named are all of them, as often as they were counted
 *
 * Words narrow a list to what has them, so "2 stone" behind a verb, and "2 food 2 stone", would leave what has a food and a stone. What is
 * said is assembled here as a line of notation would say it. A text that ends in a noun counts in front of it, and everything so: "2 stone 3 gold".
 * One that ends in a number counts behind: "stone 2 gold 3"; a number in front of all of that is the first thing that the move says.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdlib.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-notation.h"
#include "model/pw-entry-private.h"

/** FEWEST_COUNTED: a kind of move counts so many things, or none. */
#define FEWEST_COUNTED 3

/** LETTERS_OF_NOUN: a noun may be cut; fewer letters may begin another word. */
#define LETTERS_OF_NOUN 3

/** SIGNS: what says more than how many of what; brackets and commas do not. */
#define SIGNS "=+-*/!?;.<>#"

/** DIGITS_OF_NUMBER: a longer one counts nothing. */
#define DIGITS_OF_NUMBER 3

static gboolean
is_counted (const PwArg *arg)
{
  return arg->type == PW_ARG_NUMBER && (arg->flags & (PW_ARG_OPTIONAL | PW_ARG_BARE | PW_ARG_PER_SEAT)) == PW_ARG_OPTIONAL;
}

/* Whether numbers and what they count are all that such a move says. */
static gboolean
counts_things (const PwMoveKind *kind)
{
  guint n = 0;

  for (guint i = 0; i < kind->n_args; i++)
    if (kind->args[i].type != PW_ARG_NUMBER)
      return FALSE;
    else
      n += is_counted (&kind->args[i]);
  return n >= FEWEST_COUNTED;
}

/* The first thing that moves of @kind say, where that is a number and none of what they count: for how many; %NULL: there is none. */
static const PwArg *
find_first (const PwMoveKind *kind)
{
  return is_counted (&kind->args[0]) ? NULL : &kind->args[0];
}

/* The argument that @word is called, in the language of the window or in notation's; NULL: it is something else. */
static const PwArg *
find_noun (const PwMoveKind *kind, const char *word)
{
  if (strlen (word) < LETTERS_OF_NOUN)
    return NULL;
  for (guint i = 0; i < kind->n_args; i++)
    {
      g_autofree char *label = pw_label_fold (pw_arg_label (&kind->args[i]));

      if (g_str_has_prefix (label, word) || g_str_has_prefix (kind->args[i].name, word))
        return &kind->args[i];
    }
  return NULL;
}

/** NOT_SAID: of what stands there without a number. */
#define NOT_SAID (-1)

/** Said: what a text says, as it is taken word by word. */
typedef struct
{
  const PwMoveKind *kind;
  PwMove move;
  guint n_nouns;                /* of what is counted */
  gboolean numbers;             /* some number stands beside one */
  gboolean repeated;            /* some of them stands there several times */
} Said;

/* Says so many of @noun, or that it was named, once more each time. FALSE: it was said otherwise. */
static gboolean
say (Said *said, const PwArg *noun, int number)
{
  gint16 *value = &said->move.args[noun->index];
  gboolean again = *value != PW_ARG_NONE;

  if (again && (number != NOT_SAID || said->numbers || noun == find_first (said->kind)))
    return FALSE;
  if (noun == find_first (said->kind) && number < noun->min)
    return FALSE;
  said->n_nouns += !again && is_counted (noun);
  said->numbers |= number != NOT_SAID && is_counted (noun);
  said->repeated |= again;
  *value = (gint16) (number != NOT_SAID ? number : again ? *value + 1 : 1);
  return TRUE;
}

/* Says the number that stands in front of everything. */
static gboolean
say_first (Said *said, int number)
{
  const PwArg *first = find_first (said->kind);

  return first && said->n_nouns == 0 && say (said, first, number);
}

/* Takes a number: it stands behind @named, if the text counts @behind, or in front of everything, or @open: what follows tells. */
static gboolean
take_number (Said *said, const PwArg *named, gboolean behind, int number, int *open)
{
  int before = *open;

  *open = behind ? NOT_SAID : number;
  if (behind)
    return named ? say (said, named, number) : say_first (said, number);
  return before == NOT_SAID || say_first (said, before);
}

/* What @words, all of them numbers and nouns, say; @first: the number that they begin with is the first thing that such a move says, and not of the
 * noun behind it. FALSE: they cannot be taken so. */
static gboolean
assemble (const PwMoveKind *kind, guint index, int player, char **words, gboolean first, Said *said)
{
  guint n = g_strv_length (words);
  gboolean behind = n > 0 && pw_entry_is_number (words[n - 1]);
  const PwArg *named = NULL;
  int open = NOT_SAID;

  *said = (Said){ .kind = kind };
  pw_move_init (&said->move, index, player);
  for (guint i = 0; i < n; i++)
    {
      const PwArg *noun = find_noun (kind, words[i]);

      if (!noun && first && i == 0)
        {
          if (!say_first (said, atoi (words[i])))
            return FALSE;
        }
      else if (!noun)
        {
          if (!take_number (said, named, behind, atoi (words[i]), &open))
            return FALSE;
          named = NULL;
        }
      /* Behind the number that was said first its noun says what it is: "2 soldiers gold 3". */
      else if (!(behind && i == 1 && noun == find_first (kind) && said->move.args[noun->index] != PW_ARG_NONE))
        {
          if (behind ? named && !say (said, named, NOT_SAID) : !say (said, noun, open))
            return FALSE;
          named = noun;
          open = NOT_SAID;
        }
    }
  return TRUE;
}

/* So many of what @arg counts are in @move. */
static int
amount (const PwMove *move, const PwArg *arg)
{
  return move->args[arg->index] == PW_ARG_NONE ? 0 : move->args[arg->index];
}

/* Whether @move says all of @said, and counts, if @whole, nothing else. */
static gboolean
says (const PwMove *move, const Said *said, gboolean whole)
{
  const PwArg *first = find_first (said->kind);

  if (move->kind != said->move.kind ||
      (first && amount (&said->move, first) && amount (move, first) != amount (&said->move, first)))
    return FALSE;
  for (guint i = 0; i < said->kind->n_args; i++)
    {
      const PwArg *arg = &said->kind->args[i];
      int counted = amount (&said->move, arg);

      if (is_counted (arg) && amount (move, arg) != counted && (whole || said->move.args[arg->index] != PW_ARG_NONE))
        return FALSE;
    }
  return TRUE;
}

static void
add_choice (GArray *choices, const PwChoice *choice)
{
  for (guint i = 0; i < choices->len; i++)
    if (pw_move_equal (&g_array_index (choices, PwChoice, i).move, &choice->move))
      return;
  g_array_append_vals (choices, choice, 1);
}

/* Adds what is @said, and nothing else, to @choices. */
static void
find_whole (const PwScene *scene, const Said *said, GArray *choices)
{
  PwMoves legal = PW_MOVES_INIT;
  PwMove completed = said->move;

  /* What the game adds by itself need not be said. */
  if (pw_entry_make_whole (scene, &completed, NULL))
    add_choice (choices, &(PwChoice){ .move = completed });
  pw_game_legal (scene->game, scene->state, &legal);
  for (guint i = 0; i < legal.n; i++)
    if (says (&legal.items[i], said, TRUE))
      add_choice (choices, &(PwChoice){ .move = legal.items[i] });
  pw_moves_clear (&legal);
}

/* Adds what is listed that says more than what is @said. */
static void
find_more (const PwScene *scene, const Said *said, GArray *choices)
{
  g_autoptr (GArray) leaves = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  PwMove nothing;

  pw_move_init (&nothing, PW_KIND_ANY, said->move.player);
  pw_entry_find_leaves (scene, &nothing, G_MAXUINT, leaves);
  for (guint i = 0; i < leaves->len; i++)
    if (says (&g_array_index (leaves, PwChoice, i).move, said, FALSE))
      add_choice (choices, &g_array_index (leaves, PwChoice, i));
}

/* Why @said cannot be, by a rule; %NULL where that is not why. @move: what was tried, to insist on. For how many it was, which nobody said, cannot be
 * guessed: then there is nothing to insist on. */
static GError *
find_reason (const PwScene *scene, const Said *said, PwMove *move)
{
  const PwArg *first = find_first (said->kind);
  gboolean open = first && !(first->flags & PW_ARG_OPTIONAL) && said->move.args[first->index] == PW_ARG_NONE;
  GError *error = NULL;

  *move = said->move;
  if (open)
    move->args[first->index] = first->min;
  if (pw_entry_make_whole (scene, move, &error) || error->domain != PW_RULE_ERROR)
    g_clear_error (&error);
  if (open)
    pw_move_init (move, PW_KIND_ANY, PW_NOBODY);
  return error;
}

/* Takes what @said, one or two ways to read a text, come to: one move, several that are asked, or what a rule refuses. */
static gboolean
settle (const PwScene *scene, const char *text, const Said *said, guint n, PwReading *out)
{
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  g_autoptr (GError) error = NULL;
  gboolean whole;
  PwMove tried;

  for (guint i = 0; i < n; i++)
    find_whole (scene, &said[i], found);
  whole = found->len == 1;
  for (guint i = 0; i < n && found->len == 0; i++)
    find_more (scene, &said[i], found);
  if (found->len == 0 && !(error = find_reason (scene, &said[n - 1], &tried)))
    return FALSE;
  out->selected = -1;
  g_array_set_size (out->choices, 0);
  if (!whole)
    g_array_append_vals (out->choices, found->data, found->len);
  if (whole)
    out->move = out->spoken = g_array_index (found, PwChoice, 0).move;
  else if (found->len > 0)
    out->error = pw_entry_several (text);
  else
    {
      out->move = out->spoken = tried;
      out->error = g_steal_pointer (&error);
    }
  out->whole = whole;
  return TRUE;
}

/* Whether @words are nothing but numbers and nouns of @kind, with a noun of what is counted that is said with a number, twice, or beside another. */
static gboolean
speak_of (const PwMoveKind *kind, char **words)
{
  guint n_nouns = 0, n_numbers = 0;

  for (guint i = 0; words[i]; i++)
    {
      const PwArg *noun = find_noun (kind, words[i]);

      if (!noun && !(pw_entry_is_number (words[i]) && strlen (words[i]) <= DIGITS_OF_NUMBER))
        return FALSE;
      n_nouns += noun && is_counted (noun);
      n_numbers += noun == NULL;
    }
  return n_nouns > 1 || (n_nouns == 1 && n_numbers > 0);
}

/* Reads @words as what moves of a kind count. */
static gboolean
read_kind (const PwScene *scene, guint index, const char *text, char **words, PwReading *out)
{
  const PwMoveKind *kind = &scene->game->kinds[index];
  gboolean verb = words[0] && strcmp (words[0], kind->name) == 0;
  int actor = scene->game->play.actor (scene->state);
  Said said[2];
  guint n = 0;

  words += verb;
  if (!speak_of (kind, words))
    return FALSE;
  n += assemble (kind, index, actor, words, FALSE, &said[n]);
  /* Behind a verb a number is the first thing that it wants, or that of the noun: "deliver 2 food wood". */
  if (verb && pw_entry_is_number (words[0]))
    n += assemble (kind, index, actor, words, TRUE, &said[n]);
  if (n > 0)
    return settle (scene, text, said, n, out);
  /* "gold 0 2": no reading of single words is better. */
  g_set_error (&out->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN, _("“%s” names nothing that can be done now."), text);
  return TRUE;
}

/**
 * pw_entry_read_goods:
 * @base: what was chosen by clicks before
 * @text: what is typed
 * @out: (out caller-allocates): what it means; initialised by pw_reading_init()
 *
 * "2 food 2 stone cloth gold": whoever names things, with how many of them or without a number for one, names all of them, but for what the game adds
 * by itself. Numbers stand in front of their nouns where a noun ends the text, and behind them where a number does.
 *
 * Returns: whether @text says nothing but how many of what
 */
gboolean
pw_entry_read_goods (const PwScene *scene, const PwMove *base, const char *text, PwReading *out)
{
  PwKindSet playable = scene->game->play.playable (scene->state);
  const char *bare = pw_entry_skip_long_name (scene, text);
  g_auto (GStrv) words = NULL;
  char **said;

  if (!pw_entry_says_nothing (base) || strpbrk (bare, SIGNS))
    return FALSE;
  for (guint index = 0; index < scene->game->n_kinds; index++)
    {
      const PwMoveKind *kind = &scene->game->kinds[index];

      if (!pw_kind_set_has (playable, index) || kind->table || kind->statement || !counts_things (kind))
        continue;
      if (!words)
        words = pw_entry_words_of_text (bare);
      /* A name that is a word of the game is that. */
      said = words[0] && !find_noun (kind, words[0]) && pw_entry_is_actor (scene, words[0]) ? words + 1 : words;
      if (read_kind (scene, index, text, said, out))
        return TRUE;
    }
  return FALSE;
}
