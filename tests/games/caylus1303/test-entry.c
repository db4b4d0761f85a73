/* test-entry.c: Caylus 1303 through the entry bar: what is typed or picked, and what it means
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-dealer.h"
#include "games/caylus1303/caylus1303.h"
#include "games/pw-games.h"
#include "kit/typed.h"
#include "model/pw-question.h"
#include "model/pw-trail.h"

/* Everybody has a character: Ana, who begins, the Chamberlain. */
static void
begin (Typed *table)
{
  typed_open (table, &cy_game, 0);
  typed_enter (table, "pick thief", "Chiara pick thief");
  typed_enter (table, "pick steward", "Ben pick steward");
  typed_enter (table, "pick chamberlain", "Ana pick chamberlain");
}

/* A sign is not left out of what is typed: there is no place below the first. */
static void
test_no_place_is_below_zero (Typed *table, gconstpointer data)
{
  static const char *const texts[] = { "-1", "place -1", "place -8" };

  begin (table);
  typed_refuse_each (table, texts, G_N_ELEMENTS (texts));
}

static void
pass_all (Typed *table)
{
  typed_enter (table, "p", "Ben pass");
  typed_enter (table, "p", "Chiara pass");
  typed_enter (table, "p", "Ana pass");
}

/* Ana has the Chamberlain, stands on the site and owns 2 wood, 1 stone and 1 food; all have passed. */
static void
set_up (Typed *table, gconstpointer data)
{
  begin (table);
  typed_enter (table, "place site", "Ana place site");
  typed_enter (table, "pass", "Ben pass");
  typed_enter (table, "pass", "Chiara pass");
  typed_enter (table, "pass", "Ana pass");
  typed_enter (table, "skip", "Ben skip");
  typed_enter (table, "skip", "Chiara skip");
  typed_enter (table, "skip", "Ana skip");
}

static void
test_a_number_of_bundles_is_not_enough (Typed *table, gconstpointer data)
{
  typed_refuse (table, "deliver 1", NULL);
  typed_enter (table, "deliver 1 wood 2 stone 1", "Ana deliver 1 wood=2 stone=1");
}

static void
test_goods_alone (Typed *table, gconstpointer data)
{
  static const char *const texts[] = { "deliver food wood stone", "food wood stone", "stone food wood" };

  typed_each_is (table, texts, G_N_ELEMENTS (texts), "Ana deliver 1 food=1 wood=1 stone=1");
  typed_enter (table, "2 wood stone", "Ana deliver 1 wood=2 stone=1");
}

/* A text that ends in a noun counts in front, one that ends in a number behind; all that is named is all there is. */
static void
test_where_numbers_stand (Typed *table, gconstpointer data)
{
  static const char *const two[] = { "2 wood 1 stone",  "wood 2 stone 1",   "1 stone 2 wood",
                                     "wood wood stone", "1 wood 2 stone 1", "1 bundle 2 wood 1 stone" };
  static const char *const refused[] = { "1 wood 2 stone", "wood 2 stone", "stone 2 wood 1" };
  static const char *const nothing[] = { "wood 0 2", "0 wood 2 stone 1", "deliver wood 2 1" };

  typed_each_is (table, two, G_N_ELEMENTS (two), "Ana deliver 1 wood=2 stone=1");
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    typed_refuse (table, refused[i], "11.2");
  typed_refuse_each (table, nothing, G_N_ELEMENTS (nothing));
}

/* One bundle, 1 food, 1 wood; the stone goes without saying. */
static void
test_step_by_step (Typed *table, gconstpointer data)
{
  typed_enter (table, "1 1 1", "Ana deliver 1 food=1 wood=1 stone=1");
}

static void
test_too_much_is_refused (Typed *table, gconstpointer data)
{
  typed_refuse (table, "deliver 1 wood 3", "11.2");
  typed_refuse (table, "deliver 1 wood 2", NULL);
  typed_refuse (table, "deliver 1 food 1 wood 2 stone 1", "10.8");
}

/* What a good is called begins the name of a tile: it is said all the same. */
static void
test_a_good_behind_a_tile_is_its_price (void)
{
  static const TypedRow rows[] = {
    { "stonemason stone", "Ana build stonemason stone=1" },
    { "build stonemason stone", "Ana build stonemason stone=1" },
    { "stonemason food", "Ana build stonemason food=1" },
  };
  Typed table = { .at_once = TRUE };

  begin (&table);
  typed_enter (&table, "place c", "Ana place c");
  pass_all (&table);
  typed_each (&table, rows, G_N_ELEMENTS (rows));
  typed_close (&table);
}

/* What is typed in vain, in planning and in activation: the rule, and the line stays. */
static void
test_bad_input (void)
{
  static const struct
  {
    const char *before, *text, *rule;
  } rows[] = {
    /* A building that is taken, or not there. */
    { "place a", "place a", "4.2" },
    { "place 3", "ben place 3", "4.2" },
    { NULL, "place 12", "4.2" },
    { NULL, "place tailor", "4.2" },
    { NULL, "place 31", "4.2" },
    { NULL, "24", "4.2" },
    /* Somebody else’s turn, and twice on the site. */
    { NULL, "chiara place 3", "4.1" },
    { "place site; place a; place b", "place site", "4.4" },
    { "place site; place a; place b", "s", "4.4" },
    { "place c; place a; place b", "c", "4.2" },
    /* Nothing is skipped in planning; effects come later. */
    { NULL, "skip", "4.5" },
    { NULL, "use", "4.1" },
    { NULL, "build quarry", "4.1" },
    { NULL, "deliver 1", "4.1" },
    /* Steps too many, and past the ends. */
    { "place d; pass; pass; pass", "provost 3", "6.4" },
    { "place a; pass; pass; pass; skip", "provost 3 3", NULL },
    { "place d; pass; pass; pass", "3", "6.4" },
    { "place d; pass; pass; pass", "4", "6.4" },
    { "place d; pass; pass; pass", "-3", "6.4" },
    { "place d; pass; pass; pass", "-4", "6.4" },
    { "place d; pass; pass; pass", "provost 4", "6.4" },
    { "place d; pass; pass; pass", "provost -12", "6.4" },
    { "place a; pass; pass; pass; skip", "4", "6.5" },
    { "place a; pass; pass; pass; skip", "-4", "6.5" },
    { "place a; pass; pass; pass; skip", "12", "6.5" },
    { "place a; pass; pass; pass; skip", "99", "6.5" },
    { "place a; pass; pass; pass; skip", "provost -9", "6.5" },
    /* Whoever has passed does nothing more; a place in activation is no placement. */
    { "place a; pass; pass; pass", "place 3", "5.2" },
    { "pass", "ana place 3", "4.5" },
    /* Goods that are not owned, tiles that are not for this. */
    { "place c; pass; pass; pass", "build manor", "8.3" },
    { "place c; pass; pass; pass", "build gold-mine", "8.1" },
    { "place c; pass; pass; pass", "build statue", NULL },
    { "place a; pass; pass; pass", "use gold", "1.4" },
    { "place a; pass; pass; pass; use", "favour 2", "9.2" },
    { "place a; pass; pass; pass; use", "take foreman", "9.1" },
    /* What would be printed on a tile is said by its verb only: goods behind a tile are a price, at the wrong moment too. */
    { "place d; pass; pass; pass", "manor wood stone", NULL },
    { "place d; pass; pass; pass", "stonemason wood food", NULL },
    { "place d; pass; pass; pass", "tailor 4", NULL },
    /* Printed values that cannot be. */
    { NULL, "value tailor prestige 99", NULL },
    { NULL, "value tailor wood 99", NULL },
    { NULL, "value farm wood 1", "18.1" },
    { NULL, "value tailor food 1", "8.3" },
    { NULL, "value tailor wood 5", "8.3" },
    { NULL, "value tailor wood 1 cloth 4", "8.3" },
    { NULL, "value gold-mine stone 2 food 3", "8.3" },
    { NULL, "road 99 1", NULL },
    /* Tokens before the end; what is said needs its reason, and must be possible. */
    { NULL, "ana tokens 5", "13.2" },
    { NULL, "ana have wood 3", NULL },
    { NULL, "ana reserve 99 ! counted", NULL },
    { NULL, "ana owns tailor 9 ! forgotten", "8.1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (GStrv) before = g_strsplit (rows[i].before ? rows[i].before : "", "; ", -1);
      Typed table = { .at_once = TRUE };

      typed_open (&table, &cy_game, 0);
      typed_enter (&table, "pick thief", "Chiara pick thief");
      typed_enter (&table, "pick steward", "Ben pick steward");
      typed_enter (&table, "pick chamberlain", "Ana pick chamberlain");
      for (guint k = 0; before[k] && *before[k]; k++)
        typed_enter (&table, before[k], NULL);
      typed_refuse (&table, rows[i].text, rows[i].rule);
      typed_close (&table);
    }
}

/* Places go by their numbers, printed buildings and the site by their letters. */
static void
test_places (Typed *table, gconstpointer data)
{
  static const TypedRow rows[] = {
    { "a", "Ana place a" },       { "b", "Ana place b" },         { "carpenter", "Ana place c" }, { "d", "Ana place d" },
    { "1", "Ana place 1" },       { "9", "Ana place 9" },         { "14", "Ana place 14" },       { "s", "Ana place site" },
    { "site", "Ana place site" }, { "pa", "Ana pass" },           { "pass", "Ana pass" },         { "p", "Ana pass" },
    { "farm", "Ana place 5" },    { "place 14", "Ana place 14" },
  };
  static const char *const pages[] = { "c", "s" };
  begin (table);
  typed_enter (table, "space 5 farm", "space 5 farm");
  typed_each (table, rows, G_N_ELEMENTS (rows));
  /* There is no place 99: the 9 that it begins with is nothing that was said. */
  typed_refuse (table, "99", NULL);
  g_assert_nonnull (strstr (pw_entry_get_problem (table->entry)->message, "99"));
  /* Behind the digit that turns the page a letter is no number: with or without a space it is the same. */
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *apart = g_strdup_printf ("0 %s", pages[i]), *together = g_strdup_printf ("0%s", pages[i]);
      PwMove first, second;

      pw_entry_set_text (table->entry, apart);
      g_assert_true (pw_entry_get_move (table->entry, &first));
      pw_entry_set_text (table->entry, together);
      g_assert_true (pw_entry_get_move (table->entry, &second));
      g_assert_true (pw_move_equal (&first, &second));
    }
}

/* Steps forward go by their number; a minus turns them round. */
static void
test_steps (Typed *table, gconstpointer data)
{
  static const TypedRow rows[] = {
    { "1", "Ana provost 1" },
    { "2", "Ana provost 2" },
    { "-1", "Ana provost -1" },
    { "provost -2", "Ana provost -2" },
    { "skip", "Ana skip" },
    { "0", "Ana skip" },
    { "provost-2", "Ana provost -2" },
    { "PROVOST-1", "Ana provost -1" },
    { "provost - 2", "Ana provost -2" },
    { "+1", "Ana provost 1" },
    { "provost +2", "Ana provost 2" },
    { "- 1", "Ana provost -1" },
    { "1 back", "Ana provost -1" },
    { "back 2", "Ana provost -2" },
    { "2 steps back", "Ana provost -2" },
    { "steps 1", "Ana provost 1" },
    { "ana 1 back", "Ana provost -1" },
    { "2 forward", "Ana provost 2" },
  };
  static const char *const texts[] = { "provost 1 -",
                                       "provost 1 provost -1",
                                       "provost -1 forward",
                                       "s provost -2",
                                       "+1 back",
                                       "-1 forward",
                                       "1 1 back",
                                       "no 1 back",
                                       "1 up",
                                       "+ back",
                                       "steps",
                                       "1 back forward" };

  begin (table);
  typed_enter (table, "pass", "Ana pass");
  typed_enter (table, "pass", "Ben pass");
  typed_enter (table, "pass", "Chiara pass");
  typed_each (table, rows, G_N_ELEMENTS (rows));
  /* Neither a sign nor a word is left out. */
  typed_refuse_each (table, texts, G_N_ELEMENTS (texts));
  typed_refuse (table, "4 back", "6.5");
}

/* "sawmill" is that of the space 5, or the one of wood: it was the former. */
static void
test_namesakes (void)
{
  static const char *const several[] = { "sawmill", "Sawmill", "saw", "ana sawmill", "market", "farm" };
  const PwGame *game = pw_games_find ("caylus1303");
  guint n = 0;

  for (guint seed = 1; seed <= 12 && n < 6; seed++)
    {
      g_autoptr (PwSetup) setup = pw_setup_new (game, 3);
      g_autoptr (PwSession) session = NULL;
      g_autoptr (PwEntry) entry = NULL;
      PwRandom random = { seed };
      PwMoves legal = PW_MOVES_INIT;
      PwMove move;

      pw_setup_set_name (setup, 0, "Ana");
      session = pw_session_new (game, setup, NULL);
      entry = pw_entry_new (session);
      while (n < 6 && pw_dealer_next (game, pw_session_get_state (session), &random, PW_DEAL_BUILDER, &legal, &move))
        {
          for (guint t = 0; t < G_N_ELEMENTS (several); t++)
            {
              GListModel *page;
              const char *name = strrchr (several[t], ' ') ? strrchr (several[t], ' ') + 1 : several[t];
              guint n_called = 0;
              PwMove read;

              if (pw_session_get_actor (session) != 0)
                break;
              pw_entry_set_text (entry, "");
              page = pw_entry_get_choices (entry);
              for (guint i = 0; i < g_list_model_get_n_items (page); i++)
                {
                  g_autoptr (PwChoiceItem) item = g_list_model_get_item (page, i);
                  const char *label = pw_choice_item_get_label (item);

                  n_called += g_ascii_strncasecmp (label, name, strlen (name)) == 0;
                }
              if (n_called < 2)
                continue;
              pw_entry_set_text (entry, several[t]);
              g_test_message ("%s of %u", several[t], n_called);
              g_assert_false (pw_entry_get_move (entry, &read));
              n++;
            }
          g_assert_true (pw_session_play (session, &move, NULL));
        }
      pw_moves_clear (&legal);
    }
  g_assert_cmpuint (n, >=, 6);
}

/* A p alone is to pass, as place wants a place; and with the beginning of a building it is no pass. */
static void
test_pass_is_a_letter (Typed *table, gconstpointer data)
{
  begin (table);
  typed_enter (table, "p a", "Ana place a");
  typed_enter (table, "p", "Ben pass");
  typed_enter (table, "P", "Chiara pass");
  typed_enter (table, "pl b", "Ana place b");
  typed_refuse (table, "pl", NULL);
  typed_enter (table, "pa", "Ana pass");
}

/* Back to what waits below what is asked: what came of it is taken back, and redo brings it again. */
static void
test_back_along_the_trail (Typed *table, gconstpointer data)
{
  begin (table);
  typed_enter (table, "a", "Ana place a");
  pass_all (table);
  typed_enter (table, "use", "Ana use");
  g_assert_cmpuint (pw_trail_count (table->session, 0), ==, 1);
  typed_enter (table, "favour 1", "Ana favour 1");
  typed_enter (table, "site 1 market", "site 1 market");
  g_assert_cmpuint (pw_trail_count (table->session, 1), ==, 2);
  g_assert_cmpuint (pw_trail_count (table->session, 0), ==, 3);
  g_assert_cmpuint (pw_trail_go_back (table->session, 1), ==, 2);
  g_assert_true (g_str_has_prefix (pw_entry_get_prompt (table->entry), "Fairground \342\200\272 favour"));
  g_assert_true (pw_session_redo (table->session));
  g_assert_true (pw_session_redo (table->session));
  g_assert_cmpuint (pw_trail_count (table->session, 0), ==, 3);
}

/* Of each choice its key is told: a number, or a letter, which stays while nothing is typed. */
static void
test_keys_of_choices (Typed *table, gconstpointer data)
{
  GListModel *page;
  g_autoptr (GString) keys = g_string_new (NULL);

  begin (table);
  for (guint i = 0; i < 7; i++)
    {
      static const char *const places[] = { "1", "2", "3", "4", "5", "6", "7" };

      typed_enter (table, places[i], NULL);
    }
  page = pw_entry_get_choices (table->entry);
  for (guint i = 0; i < g_list_model_get_n_items (page); i++)
    {
      g_autoptr (PwChoiceItem) item = g_list_model_get_item (page, i);
      char letter = pw_choice_item_get_letter (item);

      if (letter)
        g_string_append_c (keys, letter);
      else
        g_string_append_printf (keys, "%u,", pw_choice_item_get_key (item));
    }
  g_assert_cmpstr (keys->str, ==, "8,9,14,abcdsp");
}

/* Where one of the first places is taken, the others keep their numbers: they stand on the cards. Nothing above 9 is free. */
static void
test_numbers_are_those_of_places (Typed *table, gconstpointer data)
{
  static const char *const taken[] = { "14", "9", "2", "8", "4", "6", "a", "1", "3", "5" };
  g_autoptr (PwSetup) setup = typed_setup (&cy_game, 0);

  typed_open_setup (table, &cy_game, setup);
  typed_enter (table, "pick thief", "Chiara pick thief");
  typed_enter (table, "pick steward", "Ben pick steward");
  typed_enter (table, "pick chamberlain", "Ana pick chamberlain");
  for (guint i = 0; i < G_N_ELEMENTS (taken); i++)
    {
      GListModel *page;

      typed_enter (table, taken[i], NULL);
      page = pw_entry_get_choices (table->entry);
      for (guint k = 0; k < g_list_model_get_n_items (page); k++)
        {
          g_autoptr (PwChoiceItem) item = g_list_model_get_item (page, k);
          const PwChoice *choice = pw_choice_item_get_choice (item);

          if (choice && choice->number)
            g_assert_cmpuint (pw_choice_item_get_key (item), ==, (guint) choice->number);
        }
    }
  typed_refuse (table, "2", "4.2");
  typed_refuse (table, "9", "4.2");
  typed_enter (table, "7", "Ben place 7");
  /* Nothing is left but letters: no number is one of them. */
  typed_refuse (table, "1", "4.2");
}

/* A tile is named by its word, whatever else that could begin. */
static void
test_a_tile_is_named (Typed *table, gconstpointer data)
{
  static const TypedRow rows[] = { { "wood-market", "space 9 wood-market" },
                                   { "market", "space 9 wood-market" },
                                   { "spin", "space 9 spinning-mill" } };
  begin (table);
  typed_enter (table, "9", "Ana place 9");
  pass_all (table);
  typed_enter (table, "1", "Ben provost 1");
  typed_enter (table, "0", "Chiara skip");
  typed_enter (table, "0", "Ana skip");
  typed_each (table, rows, G_N_ELEMENTS (rows));
}

/* Ana may build; the Chamberlain is hers. */
static void
go_to_the_carpenter (Typed *table)
{
  begin (table);
  typed_enter (table, "c", "Ana place c");
  pass_all (table);
}

/* What declines stands behind everything that may be built, on another page: 0 takes it all the same, and shows it. */
static void
test_declined_beyond_the_page (Typed *table, gconstpointer data)
{
  GListModel *page;
  const GArray *all;
  g_autoptr (PwChoiceItem) item = NULL;

  go_to_the_carpenter (table);
  typed_enter (table, "ana have stone 9 ! counted", NULL);
  typed_enter (table, "ana have wood 9 ! counted", NULL);
  typed_enter (table, "ana have cloth 9 ! counted", NULL);
  page = pw_entry_get_choices (table->entry);
  all = pw_entry_get_all (table->entry);
  g_assert_cmpuint (all->len, >, g_list_model_get_n_items (page));
  g_assert_cmpint (g_array_index (all, PwChoice, all->len - 1).letter, ==, '0');
  pw_entry_set_text (table->entry, "0");
  g_assert_cmpuint (g_list_model_get_n_items (page), ==, 1);
  item = g_list_model_get_item (page, 0);
  g_assert_cmpint (pw_choice_item_get_choice (item)->move.kind, ==, CY_KIND_SKIP);
  g_assert_cmpint (pw_entry_get_selected (table->entry), ==, 0);
  typed_enter (table, "0", "Ana skip");
}

/* The tile and what is paid of choice behind it, in letters. */
static void
test_tile_and_payment (Typed *table, gconstpointer data)
{
  static const TypedRow rows[] = {
    { "stonemason food", "Ana build stonemason food=1" },
    { "ston wood", "Ana build stonemason wood=1" },
    { "tailor stone", "Ana build tailor stone=1" },
    { "cov w", "Ana build covered-market wood=1" },
    { "build stonemason food", "Ana build stonemason food=1" },
    /* All that it costs, as it is shown and as it is printed, is the same. */
    { "tailor (2 wood)", "Ana build tailor wood=1" },
    { "tailor 2 wood", "Ana build tailor wood=1" },
    { "tailor 1 wood, 1 stone", "Ana build tailor stone=1" },
    { "tailor wood stone", "Ana build tailor stone=1" },
    { "build tailor wood 1 stone 1", "Ana build tailor stone=1" },
    /* The line of the log, as it stands or its beginning. */
    { "Ana builds the Tailor with 2 wood. It lies on space 10. Ana: +4 prestige (Wood tiles).", "Ana build tailor wood=1" },
    { "Builds the Tailor with 1 wood, 1 stone. It lies on space 10.", "Ana build tailor stone=1" },
    { "Ana builds the Tailor with 2 wood.", "Ana build tailor wood=1" },
    /* Of the prices of the second tile a number takes the one that stands there. */
    { "2 1", "Ana build stonemason food=1" },
    { "2 2", "Ana build stonemason wood=1" },
    { "22", "Ana build stonemason wood=1" },
    { "2 3", "Ana build stonemason stone=1" },
    { "0", "Ana skip" },
  };

  go_to_the_carpenter (table);
  typed_each (table, rows, G_N_ELEMENTS (rows));
}

/* A number is one of bundles, however many ways there are; which goods they are is asked then. */
static void
test_bundles_go_by_their_number (Typed *table, gconstpointer data)
{
  static const TypedRow rows[] = {
    { "1 1", "Ben deliver 1 food=1 wood=1 stone=1" },
    { "1 2", "Ben deliver 1 food=1 wood=1 cloth=1" },
    { "13", "Ben deliver 1 food=1 stone=1 cloth=1" },
    { "2", "Ben deliver 2 food=2 wood=2 stone=1 cloth=1" },
    { "1 bundle (1 food, 1 wood, 1 cloth)", "Ben deliver 1 food=1 wood=1 cloth=1" },
    { "1 bundle 1 food 1 wood 1 cloth", "Ben deliver 1 food=1 wood=1 cloth=1" },
    { "deliver wood cloth", "Ben deliver 1 food=1 wood=1 cloth=1" },
    { "0", "Ben skip" },
  };
  g_autofree char *question = NULL;

  begin (table);
  typed_enter (table, "place a", "Ana place a");
  typed_enter (table, "place site", "Ben place site");
  typed_enter (table, "Ben have food 2 ! counted", NULL);
  typed_enter (table, "Ben have wood 2 ! counted", NULL);
  typed_enter (table, "Ben have stone 1 ! counted", NULL);
  typed_enter (table, "Ben have cloth 1 ! counted", NULL);
  typed_enter (table, "pass", "Chiara pass");
  typed_enter (table, "pass", "Ana pass");
  typed_enter (table, "pass", "Ben pass");
  while (table->session &&
         pw_pendings_kind (&((const CyState *) pw_session_get_state (table->session))->pendings) != CY_ASK_DELIVER)
    typed_enter (table, "skip", NULL);
  typed_refuse (table, "3", "11.2");
  pw_entry_set_text (table->entry, "1");
  question = pw_question_new (table->entry);
  g_assert_cmpstr (question, ==, "1 bundle: which goods?");
  typed_each (table, rows, G_N_ELEMENTS (rows));
}

/* A number in front of a good, or behind it, counts that good; a price whose number is said is not filled with goods that nobody named. */
static void
test_a_price_is_paid_with_what_is_named (Typed *table, gconstpointer data)
{
  static const TypedRow rows[] = {
    { "2 stone", "Ana use 2 stone=2" },
    { "stone 2", "Ana use 2 stone=2" },
    { "use 2 stone", "Ana use 2 stone=2" },
    { "use 2 stone 2", "Ana use 2 stone=2" },
    { "use 2 stone=2", "Ana use 2 stone=2" },
    { "use stone 2", "Ana use 2 stone=2" },
    { "use 1 stone", "Ana use 1 stone=1" },
    { "use 1 food", "Ana use 1 food=1" },
    { "1 stone", "Ana use 1 stone=1" },
    { "food stone", "Ana use 2 food=1 stone=1" },
    { "use 2 food stone", "Ana use 2 food=1 stone=1" },
    { "use 2 stone 1 food 1", "Ana use 2 food=1 stone=1" },
    { "1 food, 1 stone", "Ana use 2 food=1 stone=1" },
    { "2 1", "Ana use 2 food=1 stone=1" },
    { "22", "Ana use 2 stone=2" },
  };
  static const char *const nothing[] = {
    "2 food", "use 2 food", "use 2 food 2", "use 2 stone 1", "use 1 stone 2", "use 2 stone 3"
  };

  begin (table);
  typed_enter (table, "space 14 alchemist", NULL);
  typed_enter (table, "place 14", "Ana place 14");
  typed_enter (table, "Ana have stone 2 ! counted", NULL);
  typed_enter (table, "Ana have wood 0 ! counted", NULL);
  typed_enter (table, "provost-at 14 ! counted", NULL);
  typed_enter (table, "pass", "Ben pass");
  typed_enter (table, "pass", "Chiara pass");
  typed_enter (table, "pass", "Ana pass");
  while (pw_pendings_kind (&((const CyState *) pw_session_get_state (table->session))->pendings) != CY_ASK_USE)
    typed_enter (table, "skip", NULL);
  typed_each (table, rows, G_N_ELEMENTS (rows));
  typed_refuse_each (table, nothing, G_N_ELEMENTS (nothing));
}

/* Goods of bundles are those that are named, each as often as it is said; a number in front of all is one of bundles. */
static void
test_bundles_are_what_is_named (Typed *table, gconstpointer data)
{
  static const char *const begins[] = { "place a",
                                        "place site",
                                        "Ben have food 2 ! counted",
                                        "Ben have wood 2 ! counted",
                                        "Ben have stone 2 ! counted",
                                        "Ben have gold 2 ! counted",
                                        "pass",
                                        "pass",
                                        "pass" };
  static const TypedRow rows[] = {
    { "deliver 2 food 2 wood 2 stone", "Ben deliver 2 food=2 wood=2 stone=2" },
    { "2 food 2 wood 2 stone", "Ben deliver 2 food=2 wood=2 stone=2" },
    { "deliver 2 food 2 wood 2 stone 2", "Ben deliver 2 food=2 wood=2 stone=2" },
    { "2 food 2 wood stone gold", "Ben deliver 2 food=2 wood=2 stone=1 gold=1" },
    { "2 food 2 stone wood gold", "Ben deliver 2 food=2 wood=1 stone=2 gold=1" },
    { "2 2 food 2 stone wood gold", "Ben deliver 2 food=2 wood=1 stone=2 gold=1" },
    { "2 bundles (2 food, 2 wood, 1 stone, 1 gold)", "Ben deliver 2 food=2 wood=2 stone=1 gold=1" },
    { "deliver wood stone", "Ben deliver 1 food=1 wood=1 stone=1" },
    { "deliver 1 food wood gold", "Ben deliver 1 food=1 wood=1 gold=1" },
  };
  static const char *const nothing[] = { "deliver 2 food wood", "deliver 2 food 2 wood", "deliver 2 food 2 wood 3 stone" };
  g_autoptr (GError) error = NULL;
  PwMove move;

  begin (table);
  for (guint i = 0; i < G_N_ELEMENTS (begins); i++)
    typed_enter (table, begins[i], NULL);
  while (pw_pendings_kind (&((const CyState *) pw_session_get_state (table->session))->pendings) != CY_ASK_DELIVER)
    typed_enter (table, "skip", NULL);
  typed_each (table, rows, G_N_ELEMENTS (rows));
  typed_refuse_each (table, nothing, G_N_ELEMENTS (nothing));
  /* How many bundles nobody has said is no number in a refusal. */
  pw_move_init (&move, CY_KIND_DELIVER, 1);
  move.args[CY_ARG_GOODS + CY_FOOD] = 2;
  move.args[CY_ARG_GOODS + CY_WOOD] = 1;
  g_assert_false (pw_game_check (&cy_game, pw_session_get_state (table->session), &move, &error));
  g_assert_true (g_str_has_prefix (error->message, "1 bundle is 1 food"));
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *name;
    void (*test) (Typed *table, gconstpointer data);
  } tests[] = {
    { "a-number-of-bundles-is-not-enough", test_a_number_of_bundles_is_not_enough },
    { "goods-alone", test_goods_alone },
    { "where-numbers-stand", test_where_numbers_stand },
    { "step-by-step", test_step_by_step },
    { "too-much-is-refused", test_too_much_is_refused },
  };

  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  pw_games_load (&cy_game);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autofree char *path = g_strdup_printf ("/caylus1303/entry/%s", tests[i].name);

      g_test_add (path, Typed, NULL, set_up, tests[i].test, typed_tear_down);
    }
  g_test_add_func ("/caylus1303/entry/a-good-behind-a-tile-is-its-price", test_a_good_behind_a_tile_is_its_price);
  g_test_add_func ("/caylus1303/entry/bad-input", test_bad_input);
  g_test_add ("/caylus1303/entry/no-place-is-below-zero", Typed, NULL, NULL, test_no_place_is_below_zero, typed_tear_down);
  g_test_add ("/caylus1303/entry/pass-is-a-letter", Typed, NULL, NULL, test_pass_is_a_letter, typed_tear_down);
  g_test_add ("/caylus1303/entry/places-by-number-and-letter", Typed, NULL, NULL, test_places, typed_tear_down);
  g_test_add ("/caylus1303/entry/back-along-the-trail", Typed, NULL, NULL, test_back_along_the_trail, typed_tear_down);
  g_test_add ("/caylus1303/entry/keys-of-choices", Typed, NULL, NULL, test_keys_of_choices, typed_tear_down);
  g_test_add ("/caylus1303/entry/numbers-are-those-of-places", Typed, NULL, NULL, test_numbers_are_those_of_places,
              typed_tear_down);
  g_test_add ("/caylus1303/entry/declined-beyond-the-page", Typed, NULL, NULL, test_declined_beyond_the_page, typed_tear_down);
  g_test_add ("/caylus1303/entry/tile-and-payment", Typed, NULL, NULL, test_tile_and_payment, typed_tear_down);
  g_test_add ("/caylus1303/entry/a-tile-is-named", Typed, NULL, NULL, test_a_tile_is_named, typed_tear_down);
  g_test_add ("/caylus1303/entry/bundles-go-by-their-number", Typed, NULL, NULL, test_bundles_go_by_their_number,
              typed_tear_down);
  g_test_add ("/caylus1303/entry/a-price-is-paid-with-what-is-named", Typed, NULL, NULL, test_a_price_is_paid_with_what_is_named,
              typed_tear_down);
  g_test_add ("/caylus1303/entry/bundles-are-what-is-named", Typed, NULL, NULL, test_bundles_are_what_is_named, typed_tear_down);
  g_test_add_func ("/caylus1303/entry/namesakes", test_namesakes);
  g_test_add ("/caylus1303/entry/steps-of-the-provost", Typed, NULL, NULL, test_steps, typed_tear_down);
  return g_test_run ();
}
