/* pw-games.c: which games there are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-game.h"

#include <string.h>

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
