/* test-cli-moments.c: what texts mean at moments of recorded games, where another reading was taken once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli-run.h"

#include <string.h>

/** Moment: a record of tests/records, how many moves of it are played, what is typed, and what is said of it. */
typedef struct
{
  const char *record, *at, *text, *out, *err;
} Moment;

static const Moment burgundy[] = {
  /* An article is no letter of a key, and no verb. */
  { "trade-routes-two", "138", "a ship", "Ana fetch ship\n", "" },
  { "trade-routes-two", "138", "the ship", "Ana fetch ship\n", "" },
  /* Behind “from” stands a depot, wherever it stands in the text; what costs no worker goes before what does. */
  { "shields-four", "22", "take ship from 1", "Ben take 1 ship die=1\n", "" },
  { "shields-four", "22", "The ship from the depot 1", "Ben take 1 ship die=1\n", "" },
  { "shields-four", "22", "from depot 6", "Take a ship from 6 (1 worker)", "" },
  { "shields-four", "77", "shield from 1 g4", "", "“shield from 1 g4” names nothing that can be done now" },
  { "shields-four", "77", "shield 1 from 5 on g4", "Ana shield 5 1 g4\n", "" },
  { "team-four", "90", "from 9", "", "“from 9” names nothing that can be done now" },
  { "team-four", "90", "buy a ship from depot 4", "Dan buy ship depot=4 workers=1 to=private\n", "" },
  /* The number behind “with the” is a die, and workers are workers. */
  { "white-castles-two", "23", "bank with the 3", "Ana take 3 bank die=3\n", "" },
  { "white-castles-two", "23", "workers with the 1", "Ana workers die=1\n", "" },
  { "white-castles-two", "23", "take ship with 2 workers", "Ana take 1 ship die=3 workers=2\n", "" },
  { "white-castles-two", "23", "take bank with the 4", "", "4.1: No unused die shows 4" },
  { "shields-four", "22", "sell purple with the 2", "Ben sell purple die=2\n", "" },
  /* What only says a die is no line that words behind it could go on; the program stopped there. */
  { "three-lazy", "5", "use the 3 third f4", "", "“third” " },
  { "three-lazy", "5", "Use the 4 Sell 10 red", "", "“Sell 10” names nothing" },
  { "three-lazy", "5", "use the 4 zzz 7 f4 xxx", "", "“zzz” names nothing" },
  /* A castle is no white castle, where only that can be placed; who says both words says one tile. */
  { "white-castles-two", "23", "castle g3", "", "4.3b: " },
  { "white-castles-two", "23", "castle on g", "", "not understood" },
  { "white-castles-two", "23", "the white castle on g3", "Ana place white-castle g3 die=1\n", "" },
  { "white-castles-two", "18", "white castle", "Ana take 1 white-castle die=1\n", "" },
  { "white-castles-two", "18", "1 white castle", "Ana take 1 white-castle die=1\n", "" },
};

static void
says_so (gconstpointer data)
{
  const Moment *moment = data;
  g_autofree char *path = g_strdup_printf ("%s/tests/records/burgundy/%s.txt", g_getenv ("PW_SOURCE_ROOT"), moment->record);
  g_autoptr (CliResult) typed = cli_run (NULL, 0, "enter", "--at", moment->at, path, moment->text, NULL);

  g_test_message ("%s%s", typed->out, typed->err);
  g_assert_nonnull (strstr (typed->out, moment->out));
  g_assert_nonnull (strstr (typed->err, moment->err));
  g_assert_cmpint (*typed->out != '\0', ==, *moment->out != '\0');
  g_assert_cmpint (typed->status, >=, 0);
}

int
main (int argc, char **argv)
{
  cli_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (burgundy); i++)
    {
      g_autofree char *path = g_strdup_printf ("/cli/moments/%s/%s/%u", burgundy[i].record, burgundy[i].at, i);

      g_test_add_data_func (path, &burgundy[i], says_so);
    }
  return g_test_run ();
}
