/* test-parts.c: what a record brings, its duchies and route tiles, belongs to that record and goes with it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "components.h"
#include "core/pw-parts.h"
#include "core/pw-record.h"
#include "games/burgundy/data/cb-duchy.h"
#include "games/burgundy/modules/cb-routes.h"
#include "games/pw-games.h"
#include "../../own-folders.h"

/* A duchy of the text @i made its own: printed duchy 1 under another name. */
static char *
duchy_text (guint i)
{
  g_autofree char *name = g_strdup_printf ("Land %u", i);
  CbDraft draft;

  cb_draft_from_duchy (&draft, cb_duchy_nth (0));
  cb_draft_set_name (&draft, name);
  return cb_draft_print (&draft, TRUE);
}

/* Route tiles that differ in the text of one space; a single line. */
static char *
tiles_text (guint i)
{
  g_autofree CbRouteBook *book = g_new0 (CbRouteBook, 1);
  g_autofree char *text = g_strdup_printf ("bonus %u", i);

  book->spaces[0][0].goods = 1;
  cb_route_space_set (&book->spaces[0][0], CB_ROUTE_OTHER);
  g_assert_true (cb_route_text_set (book, 0, 0, text));
  return cb_route_book_print (book, TRUE);
}

static char *
record_with_tiles (guint i)
{
  g_autofree char *tiles = tiles_text (i);

  return g_strdup_printf ("game: burgundy\ncomponent: route-tiles mine %s\ntrade-routes: yes\nroute-tiles: mine\n"
                          "player: Ana marker=1 duchy=1\nplayer: Ben marker=2 duchy=7\n",
                          tiles);
}

static char *
record_with_duchies (guint i)
{
  g_autofree char *one = duchy_text (i), *two = duchy_text (i + 100000);

  return g_strdup_printf ("game: burgundy\ncomponent: duchy mine %s\ncomponent: duchy yours %s\n"
                          "player: Ana marker=1 duchy=mine\nplayer: Ben marker=2 duchy=yours\n",
                          one, two);
}

/* The same record after it was saved and opened again, twice: what it brings is in it each time. */
static void
assert_kept (const char *text, const char *component)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *json = NULL, *notation = NULL, *again = NULL;
  g_autoptr (PwRecord) record = pw_record_parse (text, -1, &error), saved = NULL, printed = NULL;

  g_assert_no_error (error);
  json = pw_record_print (record);
  if (strstr (json, component) == NULL)
    g_error ("%s is not in: %s", component, json);
  saved = pw_record_parse (json, -1, &error);
  g_assert_no_error (error);
  notation = pw_record_print_text (saved);
  g_assert_nonnull (strstr (notation, component));
  printed = pw_record_parse (notation, -1, &error);
  g_assert_no_error (error);
  again = pw_record_print_text (printed);
  g_assert_cmpstr (notation, ==, again);
}

static PwParts *
duchies (void)
{
  return cb_game.terms.seat_options[CB_SEAT_DUCHY].words->parts;
}

static PwParts *
books (void)
{
  return cb_game.terms.options[CB_OPTION_ROUTE_TILES].words->parts;
}

static int
duchy_of (const PwHistory *history, guint seat)
{
  return ((const CbState *) pw_history_get_state (history, pw_history_get_length (history)))->players[seat].duchy;
}

/* -- As many as one likes, one after another ------------------------------------------------------------- */

static void
test_any_number_of_route_tiles (void)
{
  for (guint i = 0; i < 1100; i++)
    {
      g_autofree char *text = record_with_tiles (i), *said = g_strdup_printf ("\"bonus %u\"", i);

      if (i % 50 == 49)
        assert_kept (text, said);
      else
        pw_record_free (pw_record_parse (text, -1, NULL));
    }
}

static void
test_any_number_of_duchies (void)
{
  for (guint i = 0; i < 600; i++)
    {
      g_autofree char *text = record_with_duchies (i), *said = g_strdup_printf ("\"Land %u\"", i);

      if (i % 50 == 49)
        assert_kept (text, said);
      else
        pw_record_free (pw_record_parse (text, -1, NULL));
    }
}

/* -- Nothing that nobody uses ---------------------------------------------------------------------------- */

static void
test_unused_duchies_are_bounded_by_the_seats (void)
{
  g_autoptr (GString) text = g_string_new ("game: burgundy\n"), json = g_string_new (NULL);
  g_autofree char *next = record_with_duchies (7);
  g_autoptr (GError) error = NULL;

  g_string_append (json, "{\"format\": 1, \"game\": \"burgundy\", \"components\": {\"duchy\": {");
  for (guint i = 0; i < 250; i++)
    {
      g_autofree char *duchy = duchy_text (i);

      g_string_append_printf (text, "component: duchy land-%u %s\n", i, duchy);
      g_string_append_printf (json, "%s\"land-%u\": %s", i ? ", " : "", i, duchy);
    }
  g_string_append (text, "player: Ana marker=1 duchy=1\nplayer: Ben marker=2 duchy=7\n");
  g_string_append (json, "}}, \"players\": [{\"name\": \"Ana\"}, {\"name\": \"Ben\"}], \"moves\": []}");
  g_assert_null (pw_record_parse (text->str, -1, &error));
  g_assert_error (error, PW_RECORD_ERROR, PW_RECORD_ERROR_SETUP);
  g_assert_nonnull (strstr (error->message, "“land-4”"));
  g_assert_cmpuint (pw_record_error_get_line (error), ==, 6);
  g_clear_error (&error);
  g_assert_null (pw_record_parse (json->str, -1, &error));
  g_assert_error (error, PW_RECORD_ERROR, PW_RECORD_ERROR_SETUP);
  g_assert_nonnull (strstr (error->message, "“land-"));
  assert_kept (next, "\"Land 7\"");
}

/* One that nobody names is refused, also where a game could have more players: written anew, the record would lack it. */
static void
test_what_nobody_uses_is_refused (void)
{
  g_autofree char *one = duchy_text (1), *two = duchy_text (2), *tiles = tiles_text (1);
  const struct
  {
    const char *option, *word, *component;
  } cases[] = { { "duchy", "Spare", two }, { "route-tiles", "spare", tiles } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *said = g_strdup_printf ("“%s”, which this record carries under “%s”, is used by nobody in it.",
                                               cases[i].word, cases[i].option);
      g_autofree char *text = g_strdup_printf ("game: burgundy\ncomponent: duchy mine %s\ncomponent: %s %s %s\n"
                                               "player: Ana marker=1 duchy=mine\nplayer: Ben marker=2 duchy=7\n",
                                               one, cases[i].option, cases[i].word, cases[i].component);
      g_autofree char
        *json = g_strdup_printf ("{\"format\": 1, \"game\": \"burgundy\", \"components\": {\"%s\": {\"%s\": %s}},\n"
                                 "\"players\": [{\"name\": \"Ana\", \"duchy\": \"1\"}, {\"name\": \"Ben\"}], \"moves\": []}",
                                 cases[i].option, cases[i].word, cases[i].component);
      const char *const records[] = { text, json };

      for (guint k = 0; k < G_N_ELEMENTS (records); k++)
        {
          g_autoptr (GError) error = NULL;

          g_assert_null (pw_record_parse (records[k], -1, &error));
          g_assert_error (error, PW_RECORD_ERROR, PW_RECORD_ERROR_SETUP);
          g_assert_cmpuint (pw_record_error_get_line (error), ==, k == 0 ? 5 : 1);
          if (strstr (error->message, said) == NULL)
            g_error ("%s", error->message);
        }
    }
  g_assert_cmpuint (pw_parts_count (duchies ()), ==, 0);
}

static void
test_a_component_comes_once (void)
{
  g_autofree char *one = duchy_text (1), *two = duchy_text (2);
  g_autofree char *text = g_strdup_printf ("game: burgundy\ncomponent: duchy x %s\ncomponent: duchy X %s\n"
                                           "player: Ana marker=1 duchy=x\nplayer: Ben marker=2 duchy=7\n",
                                           one, two);
  g_autoptr (GError) error = NULL;

  g_assert_null (pw_record_parse (text, -1, &error));
  g_assert_error (error, PW_RECORD_ERROR, PW_RECORD_ERROR_SETUP);
  g_assert_nonnull (strstr (error->message, "“X” is said twice."));
}

/* Also one that some other record has carried, or that the user has entered: a record means the same everywhere. */
static void
test_what_is_not_carried_means_nothing (void)
{
  g_autofree char *text = record_with_duchies (3), *bare = NULL;
  g_autoptr (PwRecord) record = pw_record_parse (text, -1, NULL);
  g_autoptr (GError) error = NULL;
  const char *word = cb_duchy_nth ((guint) duchy_of (record->history, 0))->id;

  cb_duchy_set_offered ((guint) duchy_of (record->history, 0), TRUE);
  bare = g_strdup_printf ("game: burgundy\nplayer: Ana marker=1 duchy=%s\nplayer: Ben marker=2 duchy=7\n", word);
  g_assert_null (pw_record_parse (bare, -1, &error));
  g_assert_error (error, PW_RECORD_ERROR, PW_RECORD_ERROR_SETUP);
  g_assert_nonnull (strstr (error->message, word));
  cb_duchy_set_offered ((guint) duchy_of (record->history, 0), FALSE);
}

/* Nor does a record that says nothing of route tiles get those of the user. */
static void
test_the_users_tiles_are_for_new_games (void)
{
  g_autofree CbRouteBook *book = g_new0 (CbRouteBook, 1), *none = g_new0 (CbRouteBook, 1);
  g_autoptr (PwRecord) record = NULL;
  g_autoptr (PwSetup) setup = NULL;

  cb_route_space_set (&book->spaces[0][0], CB_ROUTE_SELL);
  book->spaces[0][0].goods = 1;
  g_assert_true (cb_route_store_save (book, NULL));
  record = pw_record_parse ("game: burgundy\ntrade-routes: yes\nplayer: Ana\nplayer: Ben duchy=7\n", -1, NULL);
  g_assert_cmpint (pw_history_get_setup (record->history)->options[CB_OPTION_ROUTE_TILES], ==, 0);
  setup = pw_setup_new (&cb_game, 2);
  g_assert_cmpint (setup->options[CB_OPTION_ROUTE_TILES], >, 0);
  /* The set-up has them still when the user has others. */
  g_assert_true (cb_route_store_save (none, NULL));
  g_assert_cmpint (cb_route_nth (setup->options[CB_OPTION_ROUTE_TILES])->spaces[0][0].bonus, ==, CB_ROUTE_SELL);
  g_assert_cmpuint (pw_parts_count (books ()), ==, 1);
  g_clear_pointer (&setup, pw_setup_free);
  g_assert_cmpuint (pw_parts_count (books ()), ==, 0);
}

/* -- Freed with the last who has it ---------------------------------------------------------------------- */

static void
test_parts_go_with_their_record (void)
{
  g_autofree char *text = record_with_duchies (1), *tiles = record_with_tiles (1);
  PwRecord *one, *two, *three;
  g_autoptr (PwSetup) copy = NULL;
  g_autoptr (GError) error = NULL;
  guint duchy;

  g_assert_cmpuint (pw_parts_count (duchies ()) + pw_parts_count (books ()), ==, 0);
  one = pw_record_parse (text, -1, &error);
  g_assert_no_error (error);
  two = pw_record_parse (text, -1, NULL);
  three = pw_record_parse (tiles, -1, NULL);
  /* The same is there once: states of the same game are equal. */
  g_assert_cmpuint (pw_parts_count (duchies ()), ==, 2);
  g_assert_cmpuint (pw_parts_count (books ()), ==, 1);
  g_assert_cmpmem (pw_history_get_state (one->history, 0), sizeof (CbState), pw_history_get_state (two->history, 0),
                   sizeof (CbState));
  duchy = (guint) duchy_of (one->history, 0);
  pw_record_free (one);
  pw_record_free (three);
  g_assert_cmpuint (pw_parts_count (duchies ()), ==, 2);
  g_assert_cmpuint (pw_parts_count (books ()), ==, 0);
  g_assert_cmpstr (cb_duchy_nth (duchy)->name, ==, "Land 1");
  copy = pw_setup_copy (pw_history_get_setup (two->history));
  pw_record_free (two);
  g_assert_cmpstr (cb_duchy_nth (duchy)->name, ==, "Land 1");
  g_clear_pointer (&copy, pw_setup_free);
  g_assert_cmpuint (pw_parts_count (duchies ()), ==, 0);
  g_assert_false (cb_duchy_is_known ((int) duchy));
}

/* A record that is refused leaves nothing behind, wherever it is refused. */
static void
test_refused_records_leave_nothing (void)
{
  g_autofree char *whole = record_with_duchies (1), *tiles = tiles_text (1), *duchy = duchy_text (2), *json = NULL;
  g_autofree char *cases[] = {
    g_strconcat (whole, "player: Ana marker=3 duchy=1\n", NULL),
    g_strconcat (whole, "nothing: at all\n", NULL),
    g_strconcat (whole, "= Ana 12\n", NULL),
    g_strdup_printf ("game: burgundy\ncomponent: duchy x %s\ncomponent: route-tiles y %s\ncomponent: duchy z {}\n", duchy, tiles),
    g_strdup_printf (
      "{\"format\": 1, \"game\": \"burgundy\", \"components\": {\"duchy\": {\"x\": %s}, \"route-tiles\": {\"y\": %s}},"
      " \"options\": {\"route-tiles\": \"y\"}, \"players\": [{\"name\": \"A\", \"duchy\": \"x\"},"
      " {\"name\": \"B\", \"duchy\": \"none of these\"}], \"moves\": []}",
      duchy, tiles),
    g_strdup_printf (
      "{\"format\": 1, \"game\": \"burgundy\", \"components\": {\"duchy\": {\"x\": %s}, \"route-tiles\": {\"y\": %s}},"
      " \"options\": {\"route-tiles\": \"y\"}, \"players\": [{\"name\": \"A\", \"duchy\": \"x\"},"
      " {\"name\": \"B\", \"duchy\": \"7\"}], \"moves\": [], \"at\": 7}",
      duchy, tiles),
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      if (pw_record_parse (cases[i], -1, NULL) != NULL)
        g_error ("accepted: %s", cases[i]);
      if (pw_parts_count (duchies ()) + pw_parts_count (books ()) != 0)
        g_error ("left behind by: %s", cases[i]);
      if (i > 0)
        g_clear_pointer (&cases[i], g_free);
    }
}

/* Numbers are used again, and never while somebody has what they stood for. */
static void
test_numbers_are_used_again (void)
{
  g_autofree char *kept_text = record_with_duchies (9999);
  g_autoptr (PwRecord) kept = pw_record_parse (kept_text, -1, NULL);
  int most = 0;

  for (guint i = 0; i < 300; i++)
    {
      g_autofree char *text = record_with_duchies (i);
      g_autoptr (PwRecord) record = pw_record_parse (text, -1, NULL);

      for (guint seat = 0; seat < 2; seat++)
        {
          most = MAX (most, duchy_of (record->history, seat));
          g_assert_cmpint (duchy_of (record->history, seat), !=, duchy_of (kept->history, 0));
          g_assert_cmpint (duchy_of (record->history, seat), !=, duchy_of (kept->history, 1));
        }
      g_assert_cmpstr (cb_duchy_nth ((guint) duchy_of (kept->history, 0))->name, ==, "Land 9999");
    }
  g_assert_cmpint (most, <, (int) cb_duchy_known () + 8);
}

/* More at once than a state had a byte for. */
static void
test_many_at_once (void)
{
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func ((GDestroyNotify) pw_record_free);

  for (guint i = 0; i < 400; i++)
    {
      g_autofree char *text = record_with_duchies (i);
      g_autoptr (GError) error = NULL;
      PwRecord *record = pw_record_parse (text, -1, &error);

      g_assert_no_error (error);
      g_ptr_array_add (records, record);
    }
  for (guint i = 0; i < records->len; i++)
    {
      g_autofree char *name = g_strdup_printf ("Land %u", i);

      g_assert_cmpstr (cb_duchy_nth ((guint) duchy_of (((PwRecord *) records->pdata[i])->history, 0))->name, ==, name);
    }
  g_assert_cmpuint (pw_parts_count (duchies ()), ==, 800);
  g_ptr_array_set_size (records, 0);
  g_assert_cmpuint (pw_parts_count (duchies ()), ==, 0);
}

/* Where there is really no room, that is said; afterwards nothing is wrong with the same record. */
static void
test_no_room_is_no_verdict (void)
{
  g_autofree char *text = record_with_tiles (1), *json = NULL;
  g_autoptr (PwRecord) record = pw_record_parse (text, -1, NULL);
  g_autoptr (GError) error = NULL;
  int first;

  json = pw_record_print (record);
  g_clear_pointer (&record, pw_record_free);
  first = components_leave_no_room (books ());
  for (guint i = 0; i < 2; i++)
    {
      g_assert_null (pw_record_parse (i ? json : text, -1, &error));
      g_assert_error (error, PW_RECORD_ERROR, PW_RECORD_ERROR_ROOM);
      g_clear_error (&error);
    }
  components_make_room (books (), first);
  record = pw_record_parse (json, -1, &error);
  g_assert_no_error (error);
}

/* -- Threads ------------------------------------------------------------------------------------------- */

static gpointer
read_many (gpointer data)
{
  guint seed = GPOINTER_TO_UINT (data);

  for (guint i = 0; i < 60; i++)
    {
      /* Some that all read, some that only this one does. */
      g_autofree char *text = record_with_duchies (i % 3 ? i % 7 : 1000 * seed + i), *tiles = record_with_tiles (i % 5);
      g_autofree char *name = g_strdup_printf ("Land %u", i % 3 ? i % 7 : 1000 * seed + i);
      g_autoptr (PwRecord) record = pw_record_parse (text, -1, NULL), other = pw_record_parse (tiles, -1, NULL);
      g_autofree char *json = pw_record_print (record), *json_tiles = pw_record_print (other);
      g_autofree char *bonus = g_strdup_printf ("\"bonus %u\"", i % 5);

      g_assert_cmpstr (cb_duchy_nth ((guint) duchy_of (record->history, 0))->name, ==, name);
      g_assert_nonnull (strstr (json, name));
      g_assert_nonnull (strstr (json_tiles, bonus));
    }
  return NULL;
}

static void
test_threads (void)
{
  GThread *threads[8];

  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("reader", read_many, GUINT_TO_POINTER (i + 1));
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    g_thread_join (threads[i]);
  g_assert_cmpuint (pw_parts_count (duchies ()) + pw_parts_count (books ()), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  pw_games_init ();
  own_folders_add ("/burgundy/parts/any-number-of-route-tiles", test_any_number_of_route_tiles);
  own_folders_add ("/burgundy/parts/any-number-of-duchies", test_any_number_of_duchies);
  own_folders_add ("/burgundy/parts/what-nobody-uses-is-refused", test_what_nobody_uses_is_refused);
  own_folders_add ("/burgundy/parts/unused-duchies-are-bounded-by-the-seats", test_unused_duchies_are_bounded_by_the_seats);
  own_folders_add ("/burgundy/parts/a-component-comes-once", test_a_component_comes_once);
  own_folders_add ("/burgundy/parts/what-is-not-carried-means-nothing", test_what_is_not_carried_means_nothing);
  own_folders_add ("/burgundy/parts/the-users-tiles-are-for-new-games", test_the_users_tiles_are_for_new_games);
  own_folders_add ("/burgundy/parts/go-with-their-record", test_parts_go_with_their_record);
  own_folders_add ("/burgundy/parts/refused-records-leave-nothing", test_refused_records_leave_nothing);
  own_folders_add ("/burgundy/parts/numbers-are-used-again", test_numbers_are_used_again);
  own_folders_add ("/burgundy/parts/many-at-once", test_many_at_once);
  own_folders_add ("/burgundy/parts/no-room-is-no-verdict", test_no_room_is_no_verdict);
  own_folders_add ("/burgundy/parts/threads", test_threads);
  return g_test_run ();
}
