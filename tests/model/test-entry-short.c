/* test-entry-short.c: what cannot be is refused by its rule, however short it is; what nobody can know is asked, and nonsense gets an example
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-entry-test.h"

#include "core/pw-notation.h"

/* A moment of a game of Ana, Ben and Chiara. */
typedef struct
{
  const char *game;
  const char *lines[16];
} Moment;

static const Moment burgundy = { "burgundy", { PW_MOMENT_STARTS, "roll 4 36 22 51", "goods pink" } };
static const Moment two_and_five = { "burgundy",
                                     { PW_MOMENT_STARTS, "roll 4 25 22 51", "goods pink", "depot 2 space1=k8" } };
static const Moment advisors = { "kingsburg",
                                 { "ana take gold", "ben take gold", "chiara take gold", "roll ana=321 ben=543 chiara=654" } };
static const Moment astronomer = { "kingsburg",
                                   { "ana take gold", "ben take gold", "chiara take gold", "roll ana=621 ben=643 chiara=654",
                                     "ana pass", "ben influence 7 43", "chiara pass", "ben pass" } };
static const Moment carcassonne = { "carcassonne", { NULL } };
static const Moment drawn = { "carcassonne", { "draw cfff" } };
static const Moment characters = { "caylus1303", { NULL } };
static const Moment workers = { "caylus1303", { "chiara pick thief", "ben pick steward", "ana pick chamberlain" } };
static const Moment toll = { "caylus1303",
                             { "chiara pick thief", "ben pick steward", "ana pick chamberlain", "ana place d", "ben pass", "chiara pass",
                               "ana pass" } };

/* @rule: the number of the rule that refuses it; NULL: none does, and @says is what is said then, or its beginning. */
static const struct
{
  const Moment *moment;
  const char *text, *rule, *says;
} rows[] = {
  /* Goods are counted, though nothing of the kind is chosen now. */
  { &advisors, "2 gold wood", "5.1", "Now advisors are influenced." },
  { &advisors, "gold 2 wood", "5.1", "Now advisors are influenced." },
  { &advisors, "2 wood", "5.1", "Now advisors are influenced." },
  { &advisors, "2 soldiers", "11.1", "Now advisors are influenced." },
  { &astronomer, "2 gold wood", "6.1", "1 good is to be chosen, not 3." },
  { &astronomer, "2 wood", "6.1", "1 good is to be chosen, not 2." },
  /* Whoever an m is, these dice are not there. */
  { &advisors, "m 2+2", "5.2", "These dice are not left: 2, 2." },
  { &advisors, "s 6+6", "5.2", "These dice are not left: 6, 6." },
  { &advisors, "1 +2 token", "5.3", "There is no +2 token left." },
  /* Numbers of a list that are no choice. */
  { &toll, "4", "6.4", "At most 2 steps can be made here." },
  { &toll, "3", "6.4", "At most 2 steps can be made here." },
  { &burgundy, "5", "4.1", "No unused die shows 5." },
  { &burgundy, "5 3 4", "4.1", "No unused die shows 5." },
  /* Neither dice is an 8; a monastery has that number, but nobody spoke of it. */
  { &two_and_five, "the 8", NULL, "No die shows 8; to choose from: 2, 5." },
  { &two_and_five, "use the 8", NULL, "No die shows 8; to choose from: 2, 5." },
  /* A figure and a feature, before and after the tile is known. */
  { &carcassonne, "build farm", "13.2", "Say which tile it is." },
  { &drawn, "build farm", "8.1", "The builder stands on roads and in cities only." },
  { &drawn, "builder field", "8.1", "The builder stands on roads and in cities only." },
  { &drawn, "follower road", "12.4", "As it lies this tile has no road." },
  { &drawn, "fo road", "12.4", "As it lies this tile has no road." },
  { &drawn, "ffcf n1 f road", "12.4", "As it lies this tile has no road." },
  { &carcassonne, "place 9 9", NULL, "“place” names nothing that can be done now. For example: “" },
  { &drawn, "place 9 9", NULL, "“place” names nothing that can be done now. For example: “" },
  /* A statement is none behind a choice. */
  { &workers, "7 camp", NULL, "“camp” does not go with “" },
  { &characters, "7 camp", NULL, "“camp” does not go with “" },
  { &characters, "1 camp", NULL, "“camp” does not go with “" },
  /* Nonsense. */
  { &burgundy, "zzzz", NULL, "“zzzz” names nothing that can be done now. For example: “" },
  { &advisors, "zzzz", NULL, "“zzzz” names nothing that can be done now. For example: “Jester (1)”." },
  { &drawn, "zzzz", NULL, "“zzzz” names nothing that can be done now. For example: “" },
  { &workers, "zzzz", NULL, "“zzzz” names nothing that can be done now. For example: “" },
  /* A name is no order to play something. */
  { &burgundy, "ana", NULL, "What does Ana do? For example: “Use the 3”." },
  { &burgundy, "Ana ", NULL, "What does Ana do? For example: “Use the 3”." },
  { &burgundy, "ben", NULL, "It is the turn of Ana. What Ben does stands behind the name." },
  { &advisors, "ana", NULL, "What does Ana do? For example: “Jester (1)”." },
  { &advisors, "CHIARA", NULL, "It is the turn of Ana. What Chiara does stands behind the name." },
  { &drawn, "ana", NULL, "What does Ana do? For example: “" },
  { &workers, "ana", NULL, "What does Ana do? For example: “" },
  { &workers, "ben", NULL, "It is the turn of Ana. What Ben does stands behind the name." },
};

static void
set_up (PwEntryTest *test, const Moment *moment)
{
  PwSession *session = pw_model_test_session (moment->game);

  for (const char *const *line = moment->lines; *line; line++)
    pw_model_test_play (session, *line);
  pw_entry_test_listen (test, session);
}

static void
test_refused (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      PwEntryTest test = { NULL };
      const PwGame *game;

      set_up (&test, rows[i].moment);
      game = pw_session_get_game (test.session);
      g_assert_false (pw_entry_test_enter (&test, rows[i].text));
      g_test_message ("%s, “%s”: %s", game->id, rows[i].text, test.refused ? test.refused->message : "nothing");
      g_assert_cmpuint (test.n_played, ==, 0);
      g_assert_nonnull (test.refused);
      g_assert_true (g_str_has_prefix (test.refused->message, rows[i].says));
      g_assert_cmpint (test.refused->domain == PW_RULE_ERROR, ==, rows[i].rule != NULL);
      if (rows[i].rule)
        {
          g_assert_cmpstr (game->rules[test.refused->code].id, ==, rows[i].rule);
          g_assert_nonnull (pw_rule_error_get_remedy (test.refused));
        }
      pw_entry_test_tear_down (&test, NULL);
    }
}

/* The name goes in front of what is done, and names whoever has it where somebody is chosen. */
static void
test_name_in_front (void)
{
  static const struct
  {
    const Moment *moment;
    const char *text, *line;
  } played[] = {
    { &advisors, "ana jester", "Ana influence 1 1" },
    { &advisors, "ana 2", "Ana influence 2 2" },
    { &workers, "ana pass", "Ana pass" },
    { &workers, "ana 1", "Ana place 1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (played); i++)
    {
      PwEntryTest test = { NULL };

      set_up (&test, played[i].moment);
      g_test_message ("%s", played[i].text);
      g_assert_true (pw_entry_test_enter (&test, played[i].text));
      ASSERT_LAST (&test, played[i].line);
      pw_entry_test_tear_down (&test, NULL);
    }
}

int
main (int argc, char **argv)
{
  pw_model_test_init_without_folders (&argc, &argv);
  g_test_add_func ("/entry/short/refused", test_refused);
  g_test_add_func ("/entry/short/name-in-front", test_name_in_front);
  return g_test_run ();
}
