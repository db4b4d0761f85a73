/* referee-kit.c: the command line program with games of the tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#undef pw_games_init

#include "../core/cell-game.h"
#include "games/pw-games.h"
#include "games/template/template.h"

void games_of_the_test (void);

void
games_of_the_test (void)
{
  pw_games_init ();
  pw_games_register (&template_game);
  pw_games_register (&cell_game);
}
