/* test-duchies.c: duchies that people enter: files, checks, geometry, records, where they are kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "contracts.h"
#include "core/pw-dealer.h"
#include "core/pw-disk.h"
#include "core/pw-parts.h"
#include "core/pw-record.h"
#include "games/burgundy/data/cb-duchy.h"
#include "games/burgundy/game/cb-tables.h"
#include "games/pw-games.h"
#include "../../own-folders.h"

#define ROWS "\"rows\": [\"LCCK\", \"LLCKB\", \"LLBKBB\", \"SSSCSSS\", \"BBMBBL\", \"BMKBB\", \"MKKB\"]"
#define ONE(more) "{\"format\": 1, \"kind\": \"one-piece\", \"name\": \"Test\", " ROWS more "}"
#define HEX(row, column, colour, die) "{\"row\": " #row ", \"column\": " #column ", \"colour\": \"" colour "\", \"die\": " #die "}"
#define SOLO(hexes, more) "{\"format\": 1, \"kind\": \"solo\", \"name\": \"Test\", \"hexes\": [" hexes "]" more "}"

/* -- Drafts made at random ------------------------------------------------------------------ */

/* Any shape and any colours, as long as a game can be played on it. */
static void
random_draft (CbDraft *draft, PwRandom *random)
{
  CbDuchyKind kind = (CbDuchyKind) pw_random_below (random, CB_DUCHY_KINDS);
  CbAt at[CB_MAX_HEXES];
  guint n;

  do
    {
      g_autofree char *name = g_strdup_printf ("Random %u", pw_random_below (random, 1000000));
      guint colours = 1 + pw_random_below (random, CB_TYPES);

      cb_draft_init (draft, kind);
      cb_draft_set_name (draft, name);
      if (kind != CB_ONE_PIECE)
        for (guint i = 0; i < 20 + pw_random_below (random, 60); i++)
          {
            CbCell *cell = cb_draft_cell (draft, (int) pw_random_below (random, CB_GRID_ROWS),
                                          (int) pw_random_below (random, kind == CB_TEAM ? 14 : CB_GRID_COLUMNS));

            if (cell)
              *cell = (CbCell){ .there = TRUE,
                                .type = CB_TYPES,
                                .die = (guint8) (1 + pw_random_below (random, 6)),
                                .half = (guint8) (kind == CB_TEAM ? pw_random_below (random, 2) : 0) };
          }
      n = cb_draft_list (draft, at);
      for (guint i = 0; i < n; i++)
        {
          CbCell *cell = &draft->cells[at[i].row][at[i].column];

          cell->type = (guint8) pw_random_below (random, colours);
          cell->post = pw_random_below (random, 12) == 0;
          cell->start = pw_random_below (random, 30) == 0;
        }
      for (guint i = 0; kind == CB_SOLO && n > 0 && i < 25; i++)
        cb_draft_toggle_river (draft, at[pw_random_below (random, n)], at[pw_random_below (random, n)]);
    }
  while (!cb_draft_is_finished (draft));
}

/* Whether two duchies are one but for id and whose they are. */
static void
assert_same_geometry (const CbDuchy *a, const CbDuchy *b)
{
  CbDuchy x = *a, y = *b;

  memset (x.id, 0, sizeof x.id);
  memset (y.id, 0, sizeof y.id);
  x.own = y.own = 0;
  memset (x.rivers, 0, sizeof x.rivers);
  memset (y.rivers, 0, sizeof y.rivers);
  g_assert_cmpuint (x.n_rivers, ==, y.n_rivers);
  g_assert_true (memcmp (&x, &y, sizeof x) == 0);
}

/* -- Geometry ---------------------------------------------------------------------------------- */

/* What an editor does: hex by hex by its name, colour by colour. */
static void
test_reentered_duchies_are_the_printed_ones (void)
{
  for (guint i = 0; i < cb_duchy_known (); i++)
    {
      const CbDuchy *duchy = cb_duchy_nth (i);
      gboolean fixed = duchy->kind == CB_ONE_PIECE;
      CbAt at[CB_MAX_HEXES];
      CbDuchy again;
      CbDraft draft;

      if (duchy->own)
        continue;
      cb_draft_init (&draft, (CbDuchyKind) duchy->kind);
      cb_draft_set_name (&draft, duchy->name);
      draft.unsure = duchy->unsure;
      if (fixed)
        cb_draft_list (&draft, at);
      for (guint hex = 0; hex < duchy->n_hexes; hex++)
        {
          CbCell *cell;

          /* Anywhere on the grid: a free shape is told by how its hexes lie to each other. */
          if (!fixed)
            at[hex] = (CbAt){ (guint8) (duchy->row[hex] + 2),
                              (guint8) (duchy->column[hex] + (duchy->row[0] + duchy->column[0] + 1) % 2 + 2) };
          cell = cb_draft_cell (&draft, at[hex].row, at[hex].column);
          g_assert_nonnull (cell);
          cell->there = TRUE;
          cell->type = duchy->type[hex];
          cell->start = duchy->start == (int) hex;
          if (fixed)
            g_assert_cmpuint (cell->die, ==, duchy->die[hex]);
          else
            cell->die = duchy->die[hex];
        }
      for (guint k = 0; k < duchy->n_rivers; k++)
        g_assert_true (cb_draft_toggle_river (&draft, at[duchy->rivers[k][0]], at[duchy->rivers[k][1]]));
      g_assert_true (cb_draft_build (&draft, &again, NULL));
      assert_same_geometry (duchy, &again);
      cb_draft_from_duchy (&draft, duchy);
      g_assert_true (cb_draft_build (&draft, &again, NULL));
      assert_same_geometry (duchy, &again);
    }
}

static void
test_printed_duchies_have_no_issues (void)
{
  for (guint i = 0; i < cb_duchy_known (); i++)
    {
      CbDraft draft;
      g_autoptr (GPtrArray) issues = NULL;

      if (cb_duchy_nth (i)->own)
        continue;
      cb_draft_from_duchy (&draft, cb_duchy_nth (i));
      issues = cb_draft_check (&draft);
      if (issues->len > 0)
        g_error ("duchy %s: %s", cb_duchy_nth (i)->id, ((CbDuchyIssue *) issues->pdata[0])->text);
    }
}

/* 16.6: regions end at a river, placing goes across it. */
static void
test_solo_duchies (void)
{
  static const struct
  {
    const char *id;
    guint clusters, rivers;
  } cases[] = { { "13a", 4, 5 }, { "13b", 14, 18 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      int place = cb_duchy_find (cases[i].id);
      const CbDuchy *duchy = cb_duchy_nth ((guint) place);

      g_assert_cmpint (place, >=, 10);
      g_assert_cmpuint (duchy->kind, ==, CB_SOLO);
      g_assert_true (duchy->unsure);
      g_assert_cmpuint (duchy->n_hexes, ==, 37);
      g_assert_cmpuint (duchy->n_clusters, ==, cases[i].clusters);
      g_assert_cmpuint (duchy->n_rivers, ==, cases[i].rivers);
      for (guint k = 0; k < duchy->n_rivers; k++)
        {
          guint a = duchy->rivers[k][0], b = duchy->rivers[k][1];

          g_assert_cmpuint (duchy->cluster[a], !=, duchy->cluster[b]);
          g_assert_true ((duchy->neighbours[a] & CB_HEX (b)) && (duchy->neighbours[b] & CB_HEX (a)));
          g_assert_cmpuint (duchy->region[a], !=, duchy->region[b]);
        }
    }
}

/* -- Files ------------------------------------------------------------------------------------------- */

static void
test_round_trips (void)
{
  PwRandom random = { 4 };

  for (guint i = 0; i < 300; i++)
    {
      CbDraft draft, again;
      g_autofree char *text = NULL, *second = NULL;
      g_autoptr (GError) error = NULL;
      gboolean compact = i % 2;
      CbDuchy a, b;

      random_draft (&draft, &random);
      if (i % 5 == 0)
        draft.cells[3][6].type = draft.cells[3][6].there ? CB_TYPES : draft.cells[3][6].type;
      text = cb_draft_print (&draft, compact);
      g_assert_true (cb_draft_parse (&again, text, -1, &error));
      g_assert_no_error (error);
      second = cb_draft_print (&again, compact);
      g_assert_cmpstr (text, ==, second);
      g_assert_cmpint (memcmp (draft.cells, again.cells, sizeof draft.cells), ==, 0);
      g_assert_cmpstr (draft.name, ==, again.name);
      if (cb_draft_build (&draft, &a, NULL))
        {
          g_assert_true (cb_draft_build (&again, &b, NULL));
          assert_same_geometry (&a, &b);
        }
    }
}

static void
test_bad_files (void)
{
  static const struct
  {
    const char *text, *message;
    guint line;
  } cases[] = {
    { "", "*JSON*", 0 },
    { "{\"format\": 1,", "*", 0 },
    { "[]", "This is JSON, but not a duchy.", 0 },
    { "{}", "*“format” should be a number from 1.", 0 },
    { "{\"format\": 0}", "*“format” should be a number from 1.", 1 },
    { "{\n\"format\": 2}", "*newer*format 2*reads up to 1.", 2 },
    { "{\"format\": 1}", "*“kind” should be one-piece, team or solo.", 0 },
    { "{\"format\": 1,\n\"kind\": \"square\"}", "*“kind” should be*", 2 },
    { "{\"format\": 1, \"kind\": \"solo\"}", "*“name” should be a text*", 0 },
    { "{\"format\": 1, \"kind\": \"solo\", \"name\": 4}", "*“name” should be a text*", 1 },
    { "{\"format\": 1, \"kind\": \"solo\", \"name\": \"a\\nb\"}", "*“name” should be a text*", 1 },
    { "{\"format\": 1, \"kind\": \"solo\", \"name\": \"1234567890123456789012345678901\"}", "*at most 30*", 1 },
    { "{\"format\": 1, \"kind\": \"solo\", \"name\": \"a\", \"unsure\": 1}", "*“unsure” should be*", 1 },
    { "{\"format\": 1, \"kind\": \"solo\", \"name\": \"a\"}", "*“hexes” is missing*", 0 },
    { "{\"format\": 1, \"kind\": \"solo\", \"name\": \"a\", \"hexes\": 3}", "*“hexes” is not a list.", 1 },
    { "{\"format\": 1, \"kind\": \"one-piece\", \"name\": \"a\"}", "*“rows” is missing*", 0 },
    { "{\"format\": 1, \"kind\": \"one-piece\", \"name\": \"a\", \"rows\": []}", "*7 rows of letters, not 0.", 1 },
    { "{\"format\": 1, \"kind\": \"one-piece\", \"name\": \"a\", \"rows\": [1,2,3,4,5,6,7]}",
      "*Row a should be a text of 4 letters.", 1 },
    { "{\"format\": 1, \"kind\": \"one-piece\", \"name\": \"a\",\n\"rows\": [\"LCCK\",\n\"LLCKBB\",\"\",\"\",\"\",\"\",\"\"]}",
      "*Row b should be a text of 5 letters.", 3 },
    { "{\"format\": 1, \"kind\": \"one-piece\", \"name\": \"a\", \"rows\": [\"LCXK\",\"\",\"\",\"\",\"\",\"\",\"\"]}",
      "*a3: “X” is not a colour*", 1 },
    { ONE (", \"hexes\": []"), "*has “rows”, not “hexes”*", 1 },
    { ONE (", \"post\": []"), "*“post” is not known in a duchy.", 1 },
    { ONE (", \"start\": \"d4\""), "*“start” is not a list.", 1 },
    { ONE (", \"start\": [\"h1\"]"), "*“h1” is not a hex of this duchy.", 1 },
    { ONE (", \"posts\": [\"a1\", \"a1\"]"), "*“posts” names a hex twice.", 1 },
    { ONE (", \"posts\": [7]"), "*is not a hex of this duchy.", 1 },
    { ONE (", \"rivers\": []"), "*Only solo duchies have rivers.", 1 },
    { ONE (", \"name\": \"b\""), "*twice*", 1 },
    { SOLO ("3", ""), "*A hex should be an object*", 1 },
    { SOLO ("{}", ""), "*“row” of a hex should be a number from 0 to 11.", 1 },
    { SOLO ("\n" HEX (0, 1, "C", 7), ""), "*“die” of a hex should be a number from 0 to 6.", 2 },
    { SOLO (HEX (0, 1, "C", -1), ""), "*“die” of a hex*", 1 },
    { SOLO (HEX (0, 1, "Q", 1), ""), "*“Q” is not a colour*", 1 },
    { SOLO (HEX (0, 1, "CC", 1), ""), "*is not a colour*", 1 },
    { SOLO (HEX (0, 2, "C", 1), ""), "*must add up to an odd number.", 1 },
    { SOLO (HEX (12, 1, "C", 1), ""), "*“row” of a hex*", 1 },
    { SOLO (HEX (0, 27, "C", 1), ""), "*“column” of a hex*", 1 },
    { SOLO (HEX (0, 1, "C", 1) "," HEX (0, 1, "M", 2), ""), "*Row 0, column 1: this hex comes twice.", 1 },
    { SOLO ("{\"row\": 0, \"column\": 1, \"colour\": \"C\", \"die\": 1, \"half\": 1}", ""), "*only team duchies have halves.",
      1 },
    { SOLO ("{\"row\": 0, \"column\": 1, \"color\": \"C\", \"die\": 1}", ""), "*“color” is not known*", 1 },
    { SOLO (HEX (0, 1, "C", 1), ", \"rows\": []"), "*Only a duchy of one piece has “rows”.", 1 },
    { SOLO (HEX (0, 1, "C", 1), ", \"rivers\": [[\"a1\"]]"), "*two hexes that it joins.", 1 },
    { SOLO (HEX (0, 1, "C", 1), ", \"rivers\": [[\"a1\", \"a1\"]]"), "*two different hexes.", 1 },
    { SOLO (HEX (0, 1, "C", 1) "," HEX (0, 5, "M", 2), ", \"rivers\": [[\"a1\", \"a2\"], [\"a2\", \"a1\"]]"),
      "*river comes twice.", 1 },
    { "{\"format\": 1, \"kind\": \"team\", \"name\": \"a\", \"hexes\": [" HEX (0, 1, "C", 1) "]}", "*“half” is missing: 1 or 2.",
      1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      CbDraft draft;

      g_test_message ("%s", cases[i].text);
      g_assert_false (cb_draft_parse (&draft, cases[i].text, -1, &error));
      g_assert_nonnull (error);
      if (!g_pattern_match_simple (cases[i].message, error->message))
        g_error ("%s\ngives: %s", cases[i].text, error->message);
      if (cases[i].line > 0)
        g_assert_cmpuint (pw_record_error_get_line (error), ==, cases[i].line);
    }
}

static void
test_too_many_hexes (void)
{
  g_autoptr (GString) hexes = g_string_new ("{\"format\": 1, \"kind\": \"solo\", \"name\": \"a\", \"hexes\": [");
  g_autoptr (GError) error = NULL;
  CbDraft draft;

  for (guint i = 0; i <= CB_MAX_HEXES; i++)
    g_string_append_printf (hexes, "%s{\"row\": %u, \"column\": %u, \"colour\": \"C\", \"die\": 1}", i ? ", " : "", i / 13,
                            i % 13 * 2 + 1 - i / 13 % 2);
  g_string_append (hexes, "]}");
  g_assert_false (cb_draft_parse (&draft, hexes->str, -1, &error));
  g_assert_cmpstr (pw_record_error_get_text (error), ==, "There are more than 80 hexes.");
}

/* Whatever is done to a file, it is read or refused with a sentence. */
static void
test_mutations (void)
{
  static const char bytes[] = "{}[]\",:0129.-CMKSLBabdgx \n\\\x01\xc3\xff";
  PwRandom random = { 99 };
  guint read = 0;

  for (guint i = 0; i < 6000; i++)
    {
      static CbDraft draft;
      static char *text;
      g_autofree char *mutant = NULL;
      g_autoptr (GError) error = NULL;
      gsize length;

      if (i % 50 == 0)
        {
          random_draft (&draft, &random);
          g_free (text);
          text = cb_draft_print (&draft, i % 100 == 0);
        }
      length = strlen (text);
      mutant = g_strdup (text);
      for (guint k = 0; k < 1 + i % 3; k++)
        {
          gsize at = pw_random_below (&random, (guint) length);

          switch (pw_random_below (&random, 3))
            {
            case 0: mutant[at] = bytes[pw_random_below (&random, sizeof bytes - 1)]; break;
            case 1:
              memmove (mutant + at, mutant + at + 1, length - at);
              length--;
              break;
            default:
              length = at + 1;
              mutant[length] = '\0';
              break;
            }
        }
      if (cb_draft_parse (&draft, mutant, (gssize) strlen (mutant), &error))
        {
          g_autofree char *printed = cb_draft_print (&draft, TRUE);
          g_autoptr (GPtrArray) issues = cb_draft_check (&draft);

          g_assert_nonnull (printed);
          g_assert_cmpuint (issues->len, <, 200);
          read++;
        }
      else
        {
          g_assert_nonnull (error);
          g_assert_cmpuint (strlen (error->message), >, 10);
        }
    }
  g_assert_cmpuint (read, >, 100);
}

/* -- Checks -------------------------------------------------------------------------------------------- */

static gboolean
has_issue (const CbDraft *draft, const char *rule, const char *text, gboolean unfinished)
{
  g_autoptr (GPtrArray) issues = cb_draft_check (draft);

  for (guint i = 0; i < issues->len; i++)
    {
      const CbDuchyIssue *issue = issues->pdata[i];

      if (strcmp (issue->rule, rule) == 0 && g_pattern_match_simple (text, issue->text) && issue->unfinished == unfinished)
        return TRUE;
    }
  return FALSE;
}

static void
test_checks (void)
{
  CbDraft draft;

  cb_draft_init (&draft, CB_SOLO);
  g_assert_true (has_issue (&draft, "1.4", "There are no hexes yet.", TRUE));
  cb_draft_init (&draft, CB_ONE_PIECE);
  g_assert_true (has_issue (&draft, "1.4", "37 hexes have no colour yet.", TRUE));
  g_assert_true (has_issue (&draft, "2.3", "There is no castle hex*", TRUE));
  g_assert_false (has_issue (&draft, "1.4", "*instead of*", FALSE));

  cb_draft_from_duchy (&draft, cb_duchy_nth (9));
  draft.cells[3][0].type = CB_CASTLE; /* d1 was a building */
  g_assert_true (has_issue (&draft, "1.4", "castle: 5 hexes instead of 4.", FALSE));
  g_assert_true (has_issue (&draft, "1.4", "building: 11 hexes instead of 12.", FALSE));
  g_assert_true (cb_draft_is_finished (&draft));
  for (guint column = 0; column < 13; column += 2)
    draft.cells[3][column].type = CB_BUILDING;
  g_assert_true (has_issue (&draft, "5.6", "The city at * regions have at most 8.", FALSE));
  draft.cells[0][3].post = TRUE;
  g_assert_true (has_issue (&draft, "15.1", "There is 1 border post*", FALSE));
  draft.cells[3][12].post = draft.cells[3][6].post = TRUE;
  g_assert_true (has_issue (&draft, "15.1", "The border post on d4 is not at the edge.", FALSE));
  draft.cells[3][6].post = FALSE;
  draft.cells[6][3].post = TRUE;
  g_assert_false (has_issue (&draft, "15.1", "*", FALSE));
  draft.cells[3][6].start = TRUE;
  g_assert_true (has_issue (&draft, "2.3", "The starting castle cannot lie on d4*", FALSE));

  cb_draft_from_duchy (&draft, cb_duchy_nth ((guint) cb_duchy_find ("13a")));
  draft.n_rivers = 0;
  g_assert_true (has_issue (&draft, "16.6", "No river leads to*", FALSE));
  g_assert_true (cb_draft_remove (&draft, 0, 3));
  g_assert_true (has_issue (&draft, "1.4", "A duchy has 37 hexes, this one has 36.", FALSE));
  g_assert_true (cb_draft_toggle_river (&draft, (CbAt){ 0, 13 }, (CbAt){ 0, 19 }));
  g_assert_true (has_issue (&draft, "16.6", "The river from*anyway.", FALSE));

  cb_draft_init (&draft, CB_TEAM);
  draft.cells[0][1] = (CbCell){ .there = TRUE, .type = CB_CASTLE };
  g_assert_true (has_issue (&draft, "1.4", "1 hex has no number yet.", TRUE));
  g_assert_true (has_issue (&draft, "16.1", "A team duchy has two halves; half 2 is empty.", FALSE));
  draft.cells[0][5] = (CbCell){ .there = TRUE, .type = CB_CASTLE, .die = 2, .half = 1 };
  g_assert_true (has_issue (&draft, "5.1", "*is not connected to the rest.", FALSE));
}

/* -- Records ---------------------------------------------------------------------------------------------- */

static PwSetup *
custom_setup (PwRandom *random, guint n_players)
{
  PwSetup *setup = pw_setup_new (&cb_game, n_players);

  for (guint seat = 0; seat < n_players; seat++)
    {
      CbDraft draft;
      g_autoptr (GError) error = NULL;
      int value;

      /* Duchies of teams and of the solo game are for those only (16.1, 16.4). */
      do
        random_draft (&draft, random);
      while (draft.kind != CB_ONE_PIECE);
      value = cb_duchy_register (&draft, &error);
      g_assert_no_error (error);
      g_assert_cmpint (cb_duchy_register (&draft, NULL), ==, value);
      g_assert_cmpint (cb_duchy_find (cb_duchy_nth ((guint) value)->id), ==, value);
      setup->seat_options[seat][CB_SEAT_DUCHY] = (gint16) value;
    }
  return setup;
}

static void
test_records_carry_their_duchies (void)
{
  PwRandom random = { 7 };
  g_autoptr (PwSetup) setup = custom_setup (&random, 3);
  PwHistory *history = pw_history_new (&cb_game, setup, NULL);
  g_autoptr (PwRecord) record = pw_record_new (history);
  g_autofree char *json = NULL, *text = NULL, *again = NULL, *renamed = NULL, *bare = NULL;
  g_autoptr (PwRecord) from_json = NULL, from_text = NULL, from_renamed = NULL, from_bare = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) parts = NULL;
  const CbDuchy *duchy = cb_duchy_nth ((guint) setup->seat_options[1][CB_SEAT_DUCHY]);
  guint known;

  g_assert_true (pw_dealer_play (history, &random, PW_DEAL_LAZY, &error));
  json = pw_record_print (record);
  text = pw_record_print_text (record);
  known = pw_parts_count (cb_game.terms.seat_options[CB_SEAT_DUCHY].words->parts);
  from_json = pw_record_parse (json, -1, &error);
  g_assert_no_error (error);
  from_text = pw_record_parse (text, -1, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (pw_parts_count (cb_game.terms.seat_options[CB_SEAT_DUCHY].words->parts), ==, known);
  g_assert_cmpuint (from_json->broken_line + from_text->broken_line, ==, 0);
  again = pw_record_print (from_json);
  g_assert_cmpstr (json, ==, again);
  g_assert_cmpint (memcmp (pw_history_get_state (history, pw_history_get_length (history)),
                           pw_history_get_state (from_text->history, pw_history_get_length (history)), sizeof (CbState)),
                   ==, 0);

  /* The record's own word for it is enough, whatever this program would call it. */
  parts = g_strsplit (json, duchy->id, -1);
  renamed = g_strjoinv ("somewhere", parts);
  from_renamed = pw_record_parse (renamed, -1, &error);
  g_assert_no_error (error);
  g_assert_cmpint (pw_history_get_setup (from_renamed->history)->seat_options[1][CB_SEAT_DUCHY], ==,
                   setup->seat_options[1][CB_SEAT_DUCHY]);

  /* Without it: a sentence, not a crash. */
  bare = g_strdup ("game: burgundy\nplayer: Ana marker=1 duchy=somewhere-12345678\nplayer: Ben marker=2 duchy=7\n");
  from_bare = pw_record_parse (bare, -1, &error);
  g_assert_null (from_bare);
  g_assert_error (error, PW_RECORD_ERROR, PW_RECORD_ERROR_SETUP);
  g_assert_nonnull (strstr (error->message, "“somewhere-12345678” is not known"));
  g_assert_cmpuint (pw_record_error_get_line (error), ==, 2);
}

static void
test_bad_components (void)
{
  static const struct
  {
    const char *text, *message;
  } cases[] = {
    { "game: burgundy\ncomponent: duchy x\n", "*A component is written as*" },
    { "game: burgundy\ncomponent: castle x {}\n", "*“x” is something that this game cannot be given: castle." },
    { "game: burgundy\ncomponent: duchy x {}\n", "*“x”, which this record carries, cannot be used.*" },
    { "game: burgundy\ncomponent: duchy x " SOLO ("", "") "\n", "*has no hexes.*" },
    { "{\"format\": 1, \"game\": \"burgundy\", \"components\": 3, \"players\": [{\"name\": \"A\"}, {\"name\": \"B\"}], \"moves\": []}",
      "*“components” is not an object." },
    { "{\"format\": 1, \"game\": \"burgundy\", \"components\": {\"duchy\": 3}, \"players\": [{\"name\": \"A\"}, {\"name\": \"B\"}], \"moves\": []}",
      "*“components” is not an object with an object for each option." },
    { "{\"format\": 1, \"game\": \"burgundy\", \"components\": {\"duchy\": {\"x\": 3}}, \"players\": [{\"name\": \"A\"}, {\"name\": \"B\"}], \"moves\": []}",
      "*“x”, which this record carries, cannot be used. This is JSON, but not a duchy." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      PwRecord *record = pw_record_parse (cases[i].text, -1, &error);

      g_assert_null (record);
      if (!g_pattern_match_simple (cases[i].message, error->message))
        g_error ("%s\ngives: %s", cases[i].text, error->message);
    }
}

/* Whatever people enter, the game on it is sound. */
static void
test_games_on_any_duchy (void)
{
  PwRandom random = { 2024 };

  for (guint i = 0; i < 54; i++)
    {
      g_autoptr (PwSetup) setup = custom_setup (&random, 2 + i % 3);

      contracts_play (&cb_game, setup, 77 + i, i % 2 ? PW_DEAL_RECORDED : PW_DEAL_LAZY, i % 9 == 0);
    }
}

/* -- Where they are kept ------------------------------------------------------------------------------------ */

static void
test_store (void)
{
  g_autofree char *path = cb_duchy_store_path ("Río  Grande/../x");
  g_autofree char *second = NULL, *directory = cb_duchy_store_directory (), *bad = NULL, *base = g_path_get_basename (path);
  g_autoptr (GPtrArray) empty = cb_duchy_store_list (), list = NULL, changed = NULL, gone = NULL;
  g_autoptr (PwSetup) setup = pw_setup_new (&cb_game, 2);
  g_autoptr (GError) error = NULL;
  const CbStoredDuchy *stored;
  CbDraft draft;
  int index;

  g_assert_cmpuint (empty->len, ==, 0);
  g_assert_cmpstr (base, ==, "río-grande-x.json");
  cb_draft_from_duchy (&draft, cb_duchy_nth (4));
  cb_draft_set_name (&draft, "Río Grande");
  g_assert_true (cb_duchy_store_save (&draft, path, &error));
  second = cb_duchy_store_path ("Río Grande x");
  g_assert_true (g_str_has_suffix (second, "río-grande-x-2.json"));
  bad = g_build_filename (directory, "bad.json", NULL);
  g_assert_true (g_file_set_contents (bad, "{", -1, NULL));

  list = cb_duchy_store_list ();
  g_assert_cmpuint (list->len, ==, 2);
  stored = list->pdata[0];
  g_assert_nonnull (stored->problem);
  stored = list->pdata[1];
  g_assert_null (stored->problem);
  index = stored->index;
  g_assert_cmpint (index, >=, 12);
  g_assert_true (cb_duchy_offered (setup, CB_SEAT_DUCHY, index));
  g_assert_false (cb_duchy_offered (setup, CB_SEAT_DUCHY, cb_duchy_find ("13a")));

  /* A change makes another one of it; the old one is only for the games that have it. */
  draft.cells[0][3].type = CB_TYPES;
  g_assert_true (cb_duchy_store_save (&draft, path, &error));
  changed = cb_duchy_store_list ();
  g_assert_cmpint (((CbStoredDuchy *) changed->pdata[1])->index, ==, -1);
  g_assert_false (cb_duchy_offered (setup, CB_SEAT_DUCHY, index));
  g_assert_true (cb_duchy_store_remove (path, &error));
  g_assert_false (cb_duchy_store_remove (path, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  gone = cb_duchy_store_list ();
  g_assert_cmpuint (gone->len, ==, 1);

  /* The list that still has it holds it, and nothing else does. */
  g_assert_true (cb_duchy_is_known (index));
  g_clear_pointer (&list, g_ptr_array_unref);
  g_assert_false (cb_duchy_is_known (index));
}

/* Pipes and devices in the folder are listed with the reason, links are written through, and only what is ours goes. */
static void
test_store_links_and_pipes (void)
{
  g_autofree char *directory = cb_duchy_store_directory (), *pipe = g_build_filename (directory, "pipe.json", NULL);
  g_autofree char *zero = g_build_filename (directory, "zero.json", NULL),
                  *link = g_build_filename (directory, "link.json", NULL);
  g_autofree char *synced = g_build_filename (directory, "synced.txt", NULL), *left = NULL, *free_path = NULL;
  g_autofree char *mine = g_build_filename (directory, "link.json.ABC123", NULL), *gone = NULL;
  g_autoptr (GPtrArray) list = NULL, before = cb_duchy_store_list ();
  g_autoptr (GError) error = NULL;
  guint problems = 0, good = 0;
  CbDraft draft, read;

  g_assert_cmpint (g_mkdir_with_parents (directory, 0700), ==, 0);
  cb_draft_from_duchy (&draft, cb_duchy_nth (4));
  cb_draft_set_name (&draft, "Synced");
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_cmpint (symlink ("/dev/zero", zero), ==, 0);
  g_assert_cmpint (symlink ("synced.txt", link), ==, 0);
  g_assert_true (g_file_set_contents (synced, "{", -1, NULL));
  g_assert_true (g_file_set_contents (mine, "mine", -1, NULL));
  g_assert_true (cb_duchy_store_save (&draft, link, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (cb_draft_load (&read, synced, NULL));
  g_assert_false (cb_duchy_store_save (&draft, pipe, &error));
  g_assert_error (error, PW_DISK_ERROR, PW_DISK_ERROR_NOT_A_FILE);
  close (pw_disk_begin (directory, 0600, &left));

  list = cb_duchy_store_list ();
  g_assert_cmpuint (list->len, ==, before->len + 3);
  for (guint i = 0; i < list->len; i++)
    {
      const CbStoredDuchy *stored = list->pdata[i];

      problems += stored->problem && strstr (stored->problem, " is not a file but a device or a pipe.") ? 1 : 0;
      good += g_str_equal (stored->path, link) && stored->problem == NULL ? 1 : 0;
    }
  g_assert_cmpuint (problems, ==, 2);
  g_assert_cmpuint (good, ==, 1);
  g_assert_false (g_file_test (left, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (mine, G_FILE_TEST_EXISTS));
  /* A link that leads nowhere is no free name. */
  gone = g_build_filename (directory, "gone.json", NULL);
  g_assert_cmpint (symlink ("nothing", gone), ==, 0);
  free_path = cb_duchy_store_path ("Gone");
  g_assert_true (g_str_has_suffix (free_path, "/gone-2.json"));
  g_unlink (gone);
  g_unlink (pipe);
  g_unlink (zero);
  g_unlink (link);
  g_unlink (synced);
  g_unlink (mine);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  pw_games_init ();
  own_folders_add ("/burgundy/duchies/reentered-duchies-are-the-printed-ones", test_reentered_duchies_are_the_printed_ones);
  own_folders_add ("/burgundy/duchies/printed-duchies-have-no-issues", test_printed_duchies_have_no_issues);
  own_folders_add ("/burgundy/duchies/solo-duchies-have-clusters-and-rivers", test_solo_duchies);
  own_folders_add ("/burgundy/duchies/files-round-trip", test_round_trips);
  own_folders_add ("/burgundy/duchies/bad-files", test_bad_files);
  own_folders_add ("/burgundy/duchies/too-many-hexes", test_too_many_hexes);
  own_folders_add ("/burgundy/duchies/mutations", test_mutations);
  own_folders_add ("/burgundy/duchies/checks", test_checks);
  own_folders_add ("/burgundy/duchies/records-carry-their-duchies", test_records_carry_their_duchies);
  own_folders_add ("/burgundy/duchies/bad-components", test_bad_components);
  own_folders_add ("/burgundy/duchies/store", test_store);
  own_folders_add ("/burgundy/duchies/store-links-and-pipes", test_store_links_and_pipes);
  own_folders_add ("/burgundy/duchies/games-on-any-duchy", test_games_on_any_duchy);
  return g_test_run ();
}
