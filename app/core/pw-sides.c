/* pw-sides.c: who plays together, and what such a side is called
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-game.h"

#include <glib/gi18n-lib.h>

/**
 * pw_game_has_sides:
 * @game: a game
 * @setup: who plays it
 *
 * Returns: whether some players play together against others
 */
gboolean
pw_game_has_sides (const PwGame *game, const PwSetup *setup)
{
  gboolean shared = FALSE, several = FALSE;

  for (guint a = 0; a < setup->n_players; a++)
    for (guint b = 0; b < a; b++)
      *(pw_game_side (game, setup, a) == pw_game_side (game, setup, b) ? &shared : &several) = TRUE;
  return shared && several;
}

/**
 * pw_game_side_leader:
 * @game: a game
 * @setup: who plays it
 * @seat: a player
 *
 * Returns: the first of the side of @seat; @seat itself where each plays alone
 */
guint
pw_game_side_leader (const PwGame *game, const PwSetup *setup, guint seat)
{
  guint other = 0;

  if (!pw_game_has_sides (game, setup))
    return seat;
  while (pw_game_side (game, setup, other) != pw_game_side (game, setup, seat))
    other++;
  return other;
}

/**
 * pw_game_leads_side:
 * @game: a game
 * @setup: who plays it
 * @seat: a player
 *
 * Returns: whether @seat is the first of its side, to which what is said of the whole side is said; always
 *   where each plays alone
 */
gboolean
pw_game_leads_side (const PwGame *game, const PwSetup *setup, guint seat)
{
  return pw_game_side_leader (game, setup, seat) == seat;
}

/* The members of the side of @seat, with the word between the last two. */
static char *
list_members (const PwGame *game, const PwSetup *setup, guint seat)
{
  GString *names = g_string_new (pw_setup_name (setup, seat));
  guint left = 0;

  for (guint other = 0; other < setup->n_players; other++)
    left += other != seat && pw_game_side (game, setup, other) == pw_game_side (game, setup, seat);
  for (guint other = 0; other < setup->n_players; other++)
    if (other != seat && pw_game_side (game, setup, other) == pw_game_side (game, setup, seat))
      g_string_append_printf (names, --left == 0 ? _(" and %s") : ", %s", pw_setup_name (setup, other));
  return g_string_free (names, FALSE);
}

/**
 * pw_game_side_name:
 * @game: a game with sides
 * @setup: who plays it
 * @seat: a player
 *
 * Returns: (transfer full): "Team A"
 */
char *
pw_game_side_name (const PwGame *game, const PwSetup *setup, guint seat)
{
  return g_strdup_printf (_("Team %c"), 'A' + (int) pw_game_side (game, setup, seat));
}

/**
 * pw_game_side_names:
 * @game: a game
 * @setup: who plays it
 * @seat: a player, of a side its first
 *
 * Returns: (transfer full): the whole side, "Team A: Ana and Cleo"; where each plays alone, the name
 */
char *
pw_game_side_names (const PwGame *game, const PwSetup *setup, guint seat)
{
  g_autofree char *side = NULL;
  g_autofree char *members = NULL;

  if (!pw_game_has_sides (game, setup))
    return g_strdup (pw_setup_name (setup, seat));
  side = pw_game_side_name (game, setup, seat);
  members = list_members (game, setup, seat);
  /* Translators: "Team A: Ana and Cleo" */
  return g_strdup_printf (_("%s: %s"), side, members);
}

/**
 * pw_game_seat_name:
 * @game: a game
 * @setup: who plays it
 * @seat: a player
 *
 * Returns: (transfer full): the name with the side, "Ana (team A)"; where each plays alone, the name
 */
char *
pw_game_seat_name (const PwGame *game, const PwSetup *setup, guint seat)
{
  if (!pw_game_has_sides (game, setup))
    return g_strdup (pw_setup_name (setup, seat));
  /* Translators: "Ana (team A)" */
  return g_strdup_printf (_("%s (team %c)"), pw_setup_name (setup, seat), 'A' + (int) pw_game_side (game, setup, seat));
}

/**
 * pw_game_seat_short:
 * @game: a game
 * @setup: who plays it
 * @seat: a player
 *
 * Returns: (transfer full): the same where there is little room, "Ana · A"
 */
char *
pw_game_seat_short (const PwGame *game, const PwSetup *setup, guint seat)
{
  if (!pw_game_has_sides (game, setup))
    return g_strdup (pw_setup_name (setup, seat));
  return g_strdup_printf ("%s · %c", pw_setup_name (setup, seat), 'A' + (int) pw_game_side (game, setup, seat));
}
