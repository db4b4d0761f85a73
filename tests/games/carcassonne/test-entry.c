/* test-entry.c: Carcassonne through the entry bar: a turn in few keys, and what it means
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/carcassonne/words/cc-text.h"
#include "games/pw-games.h"
#include "kit/typed.h"
#include "model/pw-question.h"

static void
set_up (Typed *table, gconstpointer data)
{
  typed_open (table, &cc_game, CC_LEVEL_REFEREE);
  table->at_once = TRUE;
}

static void
test_whole_turns (Typed *table, gconstpointer data)
{
  typed_enter (table, "frfr 2 r", "Ana tile frfr e1 turn=0 follower road");
  typed_enter (table, "frrf 3 r", "Ben tile ffrr s1e1 turn=3 follower road");
  typed_enter (table, "ffff n1e1 m", "Chiara tile ffff n1e1 turn=0 follower monastery");
  typed_enter (table, "ffcf 1", "Ana tile cfff n1 turn=2");
  typed_enter (table, "ffff s1 f", "Ben tile ffff s1 turn=0 follower field");
  typed_enter (table, "tile ccff-w n2 turn=0 c", "Chiara tile ccff-w n2 turn=0 follower city");
}

/* Edges that several tiles have: which it is is asked, and a digit picks it. */
static void
test_look_alikes (Typed *table, gconstpointer data)
{
  /* In one word the digits go on from the list of those that look alike; a number of its own is none of that list. */
  typed_refuse (table, "cfff 11", NULL);
  typed_refuse (table, "ffcc 12", NULL);
  typed_refuse (table, "ffcc", NULL);
  g_assert_cmpuint (g_list_model_get_n_items (pw_entry_get_choices (table->entry)), ==, 5);
  /* Wherever it lies: which of them it is is asked before anything is played. */
  typed_refuse (table, "ffcc n1 c", NULL);
  typed_refuse (table, "n1 ffcc c", NULL);
  typed_refuse (table, "rrrr e1 rn", NULL);
  typed_refuse (table, "ffcc n1", NULL);
  g_assert_cmpuint (g_list_model_get_n_items (pw_entry_get_choices (table->entry)), ==, 5);
  typed_enter (table, "ffcc212", "Ana tile ccff-2 n1 turn=2 follower city-s");
  g_assert_true (pw_session_undo (table->session));
  typed_enter (table, "frfr 2", "Ana tile frfr e1 turn=0");
  typed_enter (table, "ccff 1 1 c", "Ben tile ccff n1e1 turn=0 follower city");
  typed_enter (table, "cffc-w n1e2 f", "Chiara tile ccff-w n1e2 turn=3 follower field");
}

/* Spaces are not needed; a place by its name is as good as its number; and each name of a feature is read (12.4). */
static void
test_short_forms (Typed *table, gconstpointer data)
{
  typed_enter (table, "frfr2fse", "Ana tile frfr e1 turn=0 follower field-se");
  typed_enter (table, "crfr w1 rw", "Ben tile crfr w1 turn=0 follower road");
  typed_enter (table, "ffff s1", "Chiara tile ffff s1 turn=0");
  typed_enter (table, "ffcf n1 fwn", "Ana tile cfff n1 turn=2 follower field");
  typed_enter (table, "ffff s2 cloister", "Ben tile ffff s2 turn=0 follower monastery");
  typed_enter (table, "frfr w2", "Chiara tile frfr w2 turn=0");
}

/* Edges that begin an entry say how the tile lies, also if they are the name of a kind (13.3): what does not fit so is refused, and no
 * other turn is taken for it. */
static void
test_edges_say_the_turn (Typed *table, gconstpointer data)
{
  static const char *const texts[] = { "crfr s1", "crfr s1 c", "ccff s1", "s1 crfr", "cfff e1", "crfr-x n1", "v e1",
                                       "b 1",     "x 1",       "e1 b",    "road 0",  "field 0", "r 0" };

  typed_refuse_each (table, texts, G_N_ELEMENTS (texts));
  typed_enter (table, "tile cfff n1", "Ana tile cfff n1 turn=2");
}

/* Once the four edges are typed, and a mark where several tiles have them, the places are there with their numbers: nobody has to type a
 * space to see them, nor a digit to find out which place it was. */
static void
test_places_follow_the_edges (Typed *table, gconstpointer data)
{
  static const struct
  {
    const char *text;
    guint n;
    const char *first;
  } cases[] = {
    { "frf", 2, "frfr (Straight road)" },
    { "frfr", 3, "w1" },
    { "FRFR", 3, "w1" },
    { "frrr", 2, "frrr (Village of three roads)" },
    { "frrr2", 3, "w1" },
    { "frrr-m", 3, "w1" },
    { "frrr-m ", 3, "w1" },
    { "frrr-m1", 8, "Nobody" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GListModel *choices = pw_entry_get_choices (table->entry);
      g_autoptr (PwChoiceItem) item = NULL;

      pw_entry_set_text (table->entry, cases[i].text);
      item = g_list_model_get_item (choices, 0);
      g_assert_cmpstr (pw_choice_item_get_label (item), ==, cases[i].first);
      g_assert_cmpuint (g_list_model_get_n_items (choices), ==, cases[i].n);
      /* Each has a digit that takes it. */
      g_assert_cmpuint (pw_choice_item_get_key (item), ==, 1);
    }
  typed_enter (table, "frrr-m2rw", "Ana tile frrr-m e1 turn=0 follower road-w");
}

/* A feature is named as records write it, and in whole words, too; where the tile has several of its sort, the sort alone asks which. */
static void
test_whole_names_of_features (Typed *table, gconstpointer data)
{
  static const struct
  {
    const char *text, *line;
  } cases[] = {
    { "frrr1 e1 road-s", "Ana tile frrr e1 turn=0 follower road-s" },
    { "crfr w1 city", "Ben tile crfr w1 turn=0 follower city" },
    { "rfrf s1e1 field north-east", "Chiara tile frfr s1e1 turn=1 follower field-ne" },
    { "frfr w2 field-nw", "Ana tile frfr w2 turn=0 follower field-nw" },
  };

  /* A "c" is a city wherever it stands, and no cloister. */
  typed_refuse (table, "ffff s1 c", NULL);
  typed_refuse (table, "frrr1 e1 road", NULL);
  g_assert_cmpuint (g_list_model_get_n_items (pw_entry_get_choices (table->entry)), ==, 3);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    typed_enter (table, cases[i].text, cases[i].line);
}

/* Behind "tile" a lone letter is the feature, also where a figure begins so: "m" is the monastery, and no monk who is taken for a farmer. A
 * figure without its feature is asked for it. */
static void
test_letters_behind_tile (Typed *table, gconstpointer data)
{
  static const char *const asked[] = { "tile ffff s1 follower", "tile ffff s1 knight", "tile ffff s1 monk" };

  for (guint i = 0; i < G_N_ELEMENTS (asked); i++)
    typed_refuse (table, asked[i], NULL);
  typed_enter (table, "tile ffff s1 m", "Ana tile ffff s1 turn=0 follower monastery");
  typed_enter (table, "tile frfr e1 r", "Ben tile frfr e1 turn=0 follower road");
  typed_enter (table, "tile ffff s2 turn=0 f", "Chiara tile ffff s2 turn=0 follower field");
  typed_enter (table, "tile ffff s1e1 f m", "Ana tile ffff s1e1 turn=0 follower monastery");
}

/* What a tile shows is told, and no word to type: "Ben" is no bend of a road, "r" no road on the tile while its place is open. */
static void
test_descriptions_are_no_words (Typed *table, gconstpointer data)
{
  static const char *const texts[] = { "ben frrf 1 r", "ben ffff 1", "frrf r 1", "bend e1", "from" };

  typed_refuse_each (table, texts, G_N_ELEMENTS (texts));
  typed_enter (table, "ana frrf 1 r", "Ana tile ffrr w1 turn=3 follower road");
}

/* Ana has a second tile to place. */
static void
make_second (Typed *table)
{
  typed_enter (table, "frfr e1 r", "Ana tile frfr e1 turn=0 follower road");
  typed_enter (table, "ffff s1", "Ben tile ffff s1 turn=0");
  typed_enter (table, "ffff s2", "Chiara tile ffff s2 turn=0");
  typed_enter (table, "frrr e2 1 rw", "Ana tile frrr e2 turn=0 builder road-w");
  typed_enter (table, "ffff s3", "Ben tile ffff s3 turn=0");
  typed_enter (table, "ffff s4", "Chiara tile ffff s4 turn=0");
  typed_enter (table, "crrr w1", "Ana tile crrr w1 turn=0");
}

static void
assert_both (Typed *table, guint before)
{
  g_autofree char *decline = typed_line (table, 2), *tile = typed_line (table, 1);

  g_assert_cmpuint (pw_history_get_cursor (pw_session_get_history (table->session)), ==, before + 2);
  g_assert_cmpstr (decline, ==, "Ana decline");
  g_assert_cmpstr (tile, ==, "Ben tile frfr s2w1 turn=1 follower field-nw");
}

/* The next player's tile, while a second one is due: that it is not taken is asked, and is the only choice (8.6). */
static void
test_second_tile_is_not_taken (Typed *table, gconstpointer data)
{
  static const char *const texts[] = { "ben rfrf s2w1 fnw", "Ben tile rfrf s2w1 fnw" };
  static const char *const answers[] = { "ben rfrf s2w1 fnw1", "ben rfrf s2w1 fnw 1" };
  const PwHistory *history = pw_session_get_history (table->session);

  make_second (table);
  for (guint i = 0; i < 2 * G_N_ELEMENTS (texts); i++)
    {
      guint before = pw_history_get_cursor (history);

      typed_refuse (table, texts[i / 2], NULL);
      g_assert_cmpuint (g_list_model_get_n_items (pw_entry_get_choices (table->entry)), ==, 1);
      if (i % 2)
        pw_entry_set_text (table->entry, "1");
      g_assert_true (pw_entry_activate (table->entry));
      assert_both (table, before);
      g_assert_true (pw_session_undo (table->session));
      g_assert_true (pw_session_undo (table->session));
    }
  /* The line stays to be read: the number is typed behind it. */
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      guint before = pw_history_get_cursor (history);

      typed_refuse (table, texts[0], NULL);
      pw_entry_set_text (table->entry, answers[i]);
      g_assert_cmpstr (pw_entry_get_text (table->entry), ==, "1");
      g_assert_true (pw_entry_activate (table->entry));
      assert_both (table, before);
      g_assert_true (pw_session_undo (table->session));
      g_assert_true (pw_session_undo (table->session));
    }
  /* Somebody else's turn does not come next; what is asked is forgotten with the next key. */
  typed_refuse (table, "chiara ffff s5", NULL);
  typed_refuse (table, texts[0], NULL);
  typed_enter (table, "rfrf s2w1", "Ana tile frfr s2w1 turn=1");
  g_assert_true (pw_session_undo (table->session));
  typed_enter (table, "1", "Ana decline");
}

/* A mark is typed with its hyphen: the c of "cccc-c" is cloth, and not the city of a tile with a pennant. */
static void
test_marks (Typed *table, gconstpointer data)
{
  typed_enter (table, "cccc-c 2 1 cn", "Ana tile cccc-c n1 turn=1 follower city-n");
}

/* Pennant, wine and grain may be said first, so that no list has to be read; any letter of a mark behind, without its hyphen. What a row
 * begins with may stand for it with the digit of the list, also where that has several pages. */
static void
test_short_names_of_tiles (Typed *table, gconstpointer data)
{
  typed_refuse (table, "cc 3", NULL);
  typed_refuse (table, "w 1", NULL);
  typed_refuse (table, "ffccq 1", NULL);
  typed_refuse (table, "ccc9", NULL);
  typed_enter (table, "ccc911", "Ana tile cccr-p n1 turn=0");
  g_assert_true (pw_session_undo (table->session));
  typed_enter (table, "wffcc 1 c", "Ana tile ccff-w n1 turn=2 follower city");
  typed_enter (table, "frrrm e1 m", "Ben tile frrr-m e1 turn=0 follower monastery");
  typed_refuse (table, "wffcc 1 c", NULL);
}

/* The list goes by how many places there are, those with a short name behind; before all a page at most of those with places of two digits, or too many
 * keys by their edges, in the same order. */
static void
test_likely_tiles_come_first (Typed *table, gconstpointer data)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  const CcState *state = pw_session_get_state (table->session);
  guint before = G_MAXUINT, part = 0;
  gboolean in_front = TRUE;
  PwMove partial;

  pw_move_init (&partial, PW_KIND_ANY, state->actor);
  pw_game_choices (&cc_game, state, &partial, choices);
  for (guint i = 0; i < choices->len; i++)
    {
      const PwMove *move = &g_array_index (choices, PwChoice, i).move;
      g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (PwChoice));
      guint marked = move->args[CC_ARG_KIND] != PW_ARG_NONE && cc_mark_leads ((guint) move->args[CC_ARG_KIND]);

      if (move->args[CC_ARG_KIND] == PW_ARG_NONE)
        break;
      pw_game_choices (&cc_game, state, move, places);
      if (in_front && (marked < part || (marked == part && places->len > before)))
        {
          g_assert_cmpuint (i, <=, 8);
          in_front = FALSE;
          part = 0;
          before = G_MAXUINT;
        }
      g_assert_cmpuint (marked, >=, part);
      g_assert_true (marked > part || places->len <= before);
      part = marked;
      before = places->len;
    }
  g_assert_cmpuint (part, ==, 1);
}

static void
test_refusals (Typed *table, gconstpointer data)
{
  typed_refuse (table, "tile frfr e1 turn=1", NULL);
  typed_refuse (table, "tile ffff n5", NULL);
  typed_refuse (table, "aside ffff", NULL);
  typed_refuse (table, "xyzz 3 r", NULL);
}

/* What cannot be is refused by its rule, with what lies or stands there; the line that was typed stays. */
static void
test_bad_input (Typed *table, gconstpointer data)
{
  static const struct
  {
    const char *text, *rule, *said;
  } rows[] = {
    { "cffr w1", "1.7", "No tile has the edges cffr, however it is turned." },
    { "cffr", "1.7", "No tile has the edges cffr, however it is turned." },
    { "cccc-p n2", "11.1", "No cccc-p is left: there is 1 of it, and it is used." },
    { "cccc-p", "11.1", "No cccc-p is left: there is 1 of it, and it is used." },
    { "cccc-p n2 c", "11.1", "No cccc-p is left: there is 1 of it, and it is used." },
    { "tile cccc-p", "11.1", "No cccc-p is left: there is 1 of it, and it is used." },
    { "ffff e1", "4.1", "e1 is taken: frfr lies there." },
    { "e1", "4.1", "e1 is taken: frfr lies there." },
    { "ffff n5", "4.1", "n5 touches no tile edge to edge." },
    { "ffff w1", "4.1", "The edges do not match: to the east of w1 lies road, and the tile has field there." },
    { "frfr w1 follower road", "5.2", "Ana: A follower stands on this road already, at e1." },
    { "frfr w1 m", "12.4", "As it lies this tile has no monastery." },
    { "frfr w1 pig field", "12.4", "This tile has more than one field." },
    { "ben frfr w1", "3.1", "It is not this player’s turn." },
    { "ana points 5 ! why", "14.1", "At this level completed features are scored by themselves." },
  };

  typed_refuse (table, "ccrc", "4.1");
  g_assert_cmpstr (pw_entry_get_problem (table->entry)->message, ==, "As it lies this tile fits nowhere.");
  typed_enter (table, "frfr e1 r", "Ana tile frfr e1 turn=0 follower road");
  typed_enter (table, "cccc-p n1", "Ben tile cccc-p n1 turn=0");
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      typed_refuse (table, rows[i].text, rows[i].rule);
      g_assert_cmpstr (pw_entry_get_problem (table->entry)->message, ==, rows[i].said);
    }
}

/* A statement that wants its reason is told so, and no list that has nothing to do with it is shown. */
static void
test_statements_want_a_reason (Typed *table, gconstpointer data)
{
  static const char *const texts[] = { "lies e1 ffff",      "lies s1 ffff",    "ana stands start road",
                                       "stands start road", "ben have wine 3", "ana score 5",
                                       "gone ffff",         "now ben" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      typed_refuse (table, texts[i], NULL);
      g_assert_true (
        g_str_has_prefix (pw_entry_get_problem (table->entry)->message, "To correct what lies on the table, say why:"));
      g_assert_cmpuint (g_list_model_get_n_items (pw_entry_get_choices (table->entry)), ==, 0);
    }
  typed_enter (table, "ana stands start road ! forgotten", "Ana stands start road ! \"forgotten\"");
}

/* A remedy speaks of the tile that was typed, wherever it fits. */
static void
test_remedies (Typed *table, gconstpointer data)
{
  static const struct
  {
    const char *text, *remedy;
  } rows[] = {
    { "ffff n1", "Elsewhere it fits: “tile ffff s1 turn=0”." },
    { "tile ffff n1e1", "Say a place beside a tile: “tile ffff s1 turn=0”." },
    { "tile cfff n1 turn=0", "There it fits with turn=2. For example: “tile cfff n1 turn=2”." },
    { "frrf e1 r", "There it fits with turn=0. For example: “tile ffrr e1 turn=0 follower road”." },
    { "frrf e1 m", "There it fits with turn=0. For example: “tile ffrr e1 turn=0”." },
    { "frrf 1 m", "Name one of its features (road, field-nw, field-se)." },
    { "frrf 1 city", "Name one of its features (road, field-nw, field-se)." },
    { "aside cfff", "It fits at n1, s1. For example: “tile cfff n1 turn=2”." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      typed_refuse (table, rows[i].text, NULL);
      g_assert_nonnull (pw_entry_get_problem (table->entry));
      g_assert_cmpstr (pw_rule_error_get_remedy (pw_entry_get_problem (table->entry)), ==, rows[i].remedy);
    }
}

/* What scores nothing at once is listed with what it would bring: a road as long as it is, a monastery with its neighbours; a farmer who feeds
 * no city nothing; and nobody where the game is kept without points. */
static void
test_worth_of_figures (Typed *table, gconstpointer data)
{
  static const struct
  {
    const char *text, *label;
    int points, worth;
  } cases[] = {
    { "frfr e1", "road: highwayman", 0, 2 }, { "frfr e1", "fnw: field north-west, farmer", 0, 0 }, { "frfr e1", "Nobody", 0, 0 },
    { "ffff s1", "monastery: monk", 0, 2 },  { "cfff n1 turn=2", "city: knight", 4, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GListModel *choices = pw_entry_get_choices (table->entry);
      gboolean found = FALSE;

      pw_entry_set_text (table->entry, cases[i].text);
      for (guint at = 0; at < g_list_model_get_n_items (choices); at++)
        {
          g_autoptr (PwChoiceItem) item = g_list_model_get_item (choices, at);
          const PwChoice *choice = pw_choice_item_get_choice (item);

          g_test_message ("%s: %s", cases[i].text, pw_choice_item_get_label (item));
          if (!choice || g_strcmp0 (pw_choice_item_get_label (item), cases[i].label) != 0)
            continue;
          found = TRUE;
          g_assert_cmpint (choice->points, ==, cases[i].points);
          g_assert_cmpint (choice->worth, ==, cases[i].worth);
          g_assert_true ((strstr (pw_choice_item_get_sentence (item), "Worth 2 now.") != NULL) == (cases[i].worth == 2));
        }
      g_assert_true (found);
    }
}

/* The place first, by its name: what goes there is listed by numbers, and a digit behind a space takes one of them (13.3). */
static void
test_place_first (Typed *table, gconstpointer data)
{
  static const TypedRow rows[] = {
    { "e1 1", "Ana tile cccr e1 turn=0" },
    { "e1 1 2", "Ana tile cccr e1 turn=0 follower city" },
    { "e1 12", "Ana tile cccr e1 turn=0 follower city" },
  };
  GListModel *list;

  typed_each (table, rows, G_N_ELEMENTS (rows));
  pw_entry_set_text (table->entry, "e1");
  list = pw_entry_get_choices (table->entry);
  for (guint i = 0; i < 9; i++)
    {
      g_autoptr (PwChoiceItem) item = g_list_model_get_item (list, i);

      g_assert_cmpuint (pw_choice_item_get_key (item), ==, i + 1);
    }
}

/* The whole name of a place is that place. Where nothing goes there, what goes at one whose name only begins so is not played: n2w1 is no n2. */
static void
test_place_is_no_beginning (Typed *table, gconstpointer data)
{
  static const char *const elsewhere[] = { "rrcr n2", "rrcr1n2", "tile rrcr n2", "n2", "n2 1", "rrcr n2 2" };
  static const TypedRow rows[] = { { "rrcr n2w", "Chiara tile crrr n2w1 turn=2" },
                                   { "rrcr n2w1", "Chiara tile crrr n2w1 turn=2" } };

  typed_enter (table, "crrr w1 turn=0", "Ana tile crrr w1 turn=0");
  typed_enter (table, "tile cfcf n1w1 turn=0", "Ben tile cfcf n1w1 turn=0");
  typed_refuse_each (table, elsewhere, G_N_ELEMENTS (elsewhere));
  typed_refuse (table, "rrcr n2", "4.1");
  typed_refuse (table, "rrcr1n2", "4.1");
  typed_refuse (table, "rrcrn2", "4.1");
  typed_each (table, rows, G_N_ELEMENTS (rows));
}

/* The arguments of a line of the record by their names, wherever they stand, and without its verb. */
static void
test_turn_by_its_name (Typed *table, gconstpointer data)
{
  static const TypedRow rows[] = {
    { "cccc-c turn=3 n1", "Ana tile cccc-c n1 turn=3" },      { "turn=3 cccc-c n1", "Ana tile cccc-c n1 turn=3" },
    { "n1 cccc-c turn=0", "Ana tile cccc-c n1 turn=0" },      { "cccc-c n1 turn=1", "Ana tile cccc-c n1 turn=1" },
    { "tile cccc-c n1 turn=2", "Ana tile cccc-c n1 turn=2" },
  };

  typed_each (table, rows, G_N_ELEMENTS (rows));
  /* Which of the four is chosen; where it lies is the next list. */
  pw_entry_set_text (table->entry, "cccc-c turn=3");
  g_assert_cmpint (pw_entry_get_partial (table->entry)->args[CC_ARG_TURN], ==, 3);
  typed_refuse (table, "cccc-c turn=7", NULL);
}

/* Where a tile that was drawn has two turns left, a letter that begins the edges of one begins a feature as well: which is meant is asked, as nobody
 * is left off the tile by a letter (14). Two letters of the edges say the turn. */
static void
test_letter_of_edges_or_feature (Typed *table, gconstpointer data)
{
  static const char *const asked[] = { "e1 r", "e1 f", "e1 r r", "e1 f f", "e1 ro", "e1 road" };
  static const TypedRow rows[] = {
    { "e1 rf", "Ana tile ffrr e1 turn=1" },
    { "e1 ff", "Ana tile ffrr e1 turn=0" },
    { "e1 rffr", "Ana tile ffrr e1 turn=1" },
    { "e1 ff r", "Ana tile ffrr e1 turn=0 follower road" },
    { "e1 rf r", "Ana tile ffrr e1 turn=1 follower road" },
    { "e1 ffrr r", "Ana tile ffrr e1 turn=0 follower road" },
  };

  typed_enter (table, "draw ffrr", "draw ffrr");
  typed_refuse_each (table, asked, G_N_ELEMENTS (asked));
  typed_each (table, rows, G_N_ELEMENTS (rows));
  /* What the letter may be is listed: one turn, and the road of both. */
  pw_entry_set_text (table->entry, "e1 r");
  g_assert_cmpuint (pw_entry_get_all (table->entry)->len, ==, 3);
}

/* What is asked is what is listed: of tiles that look alike which one it is, and then where it lies. */
static void
test_asks_what_is_listed (Typed *table, gconstpointer data)
{
  static const struct
  {
    const char *text, *asked;
  } rows[] = {
    { "ffcc", "which tile" },    { "cccc", "which tile" },    { "cfff", "which tile" },
    { "ffcc n1", "which tile" }, { "cccc-c", "how it lies" }, { "frrf", "where it lies" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *asked = NULL;

      g_test_message ("%s", rows[i].text);
      pw_entry_set_text (table->entry, rows[i].text);
      asked = pw_question_new (table->entry);
      g_assert_cmpstr (asked, ==, rows[i].asked);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
#define ADD(path, set, func) g_test_add ("/carcassonne/entry/" path, Typed, NULL, set, func, typed_tear_down)
  ADD ("whole-turns", set_up, test_whole_turns);
  ADD ("look-alikes", set_up, test_look_alikes);
  ADD ("marks", set_up, test_marks);
  ADD ("short-names-of-tiles", set_up, test_short_names_of_tiles);
  ADD ("likely-tiles-come-first", set_up, test_likely_tiles_come_first);
  ADD ("short-forms", set_up, test_short_forms);
  ADD ("edges-say-the-turn", set_up, test_edges_say_the_turn);
  ADD ("places-follow-the-edges", set_up, test_places_follow_the_edges);
  ADD ("whole-names-of-features", set_up, test_whole_names_of_features);
  ADD ("letters-behind-tile", set_up, test_letters_behind_tile);
  ADD ("descriptions-are-no-words", set_up, test_descriptions_are_no_words);
  ADD ("second-tile-is-not-taken", set_up, test_second_tile_is_not_taken);
  ADD ("refusals", set_up, test_refusals);
  ADD ("bad-input", set_up, test_bad_input);
  ADD ("statements-want-a-reason", set_up, test_statements_want_a_reason);
  ADD ("remedies", set_up, test_remedies);
  ADD ("worth-of-figures", set_up, test_worth_of_figures);
  ADD ("asks-what-is-listed", set_up, test_asks_what_is_listed);
  ADD ("place-first", set_up, test_place_first);
  ADD ("place-is-no-beginning", set_up, test_place_is_no_beginning);
  ADD ("turn-by-its-name", set_up, test_turn_by_its_name);
  ADD ("letter-of-edges-or-feature", set_up, test_letter_of_edges_or_feature);
  return g_test_run ();
}
