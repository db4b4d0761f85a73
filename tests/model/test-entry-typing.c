/* test-entry-typing.c: what digits, words and lines mean, and what is said when they mean nothing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-model-test.h"

#include <string.h>

#include "core/pw-notation.h"
#include "games/burgundy/burgundy.h"
#include "model/pw-entry.h"

typedef struct
{
  PwSession *session;
  PwEntry *entry;
  GError *error;                /* of the last "refused" */
  int refused, played, changed;
} Fixture;

static void
on_refused (PwEntry *entry, const GError *error, Fixture *fixture)
{
  g_clear_error (&fixture->error);
  fixture->error = g_error_copy (error);
  fixture->refused++;
}

/* Before the dice of the first round. */
static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->session = pw_model_test_session ("burgundy");
  pw_model_test_play (fixture->session, "ana start d4 1 2 3");
  pw_model_test_play (fixture->session, "ben start d4 4 5 6");
  pw_model_test_play (fixture->session, "chiara start d4 1 1 4");
  fixture->entry = pw_entry_new (fixture->session);
  g_signal_connect (fixture->entry, "refused", G_CALLBACK (on_refused), fixture);
  g_signal_connect_swapped (fixture->entry, "played", G_CALLBACK (pw_model_test_count), &fixture->played);
  g_signal_connect_swapped (fixture->entry, "changed", G_CALLBACK (pw_model_test_count), &fixture->changed);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_clear_error (&fixture->error);
  g_assert_finalize_object (fixture->entry);
  g_assert_finalize_object (fixture->session);
}

/* Ana's first turn, with 3 and 6. */
static void
set_up_turn (Fixture *fixture, gconstpointer data)
{
  set_up (fixture, data);
  pw_model_test_play (fixture->session, "roll 4 36 22 51");
  pw_model_test_play (fixture->session, "goods 3");
  g_assert_cmpint (pw_session_get_actor (fixture->session), ==, 0);
  fixture->changed = 0;
}

static guint
cursor (Fixture *fixture)
{
  return pw_history_get_cursor (pw_session_get_history (fixture->session));
}

/* Types @text and Enter. */
static gboolean
enter (Fixture *fixture, const char *text)
{
  pw_entry_set_text (fixture->entry, text);
  return pw_entry_activate (fixture->entry);
}

static char *
last_line (Fixture *fixture)
{
  return pw_notation_print (pw_session_get_game (fixture->session), pw_session_get_setup (fixture->session),
                            pw_history_get_move (pw_session_get_history (fixture->session), cursor (fixture) - 1));
}

static guint
n_shown (Fixture *fixture)
{
  return g_list_model_get_n_items (pw_entry_get_choices (fixture->entry));
}

static PwChoiceItem *
shown (Fixture *fixture, guint i)
{
  g_autoptr (PwChoiceItem) item = g_list_model_get_item (pw_entry_get_choices (fixture->entry), i);

  return item; /* the list holds it */
}

/* The label of what Enter takes. */
static const char *
selected (Fixture *fixture)
{
  int at = pw_entry_get_selected (fixture->entry);

  return at < 0 ? NULL : pw_choice_item_get_label (shown (fixture, (guint) at));
}

/* -- Digits ------------------------------------------------------------------------------- */

static void
test_a_digit_is_the_die_that_shows_it (Fixture *fixture, gconstpointer data)
{
  const PwMove *partial = pw_entry_get_partial (fixture->entry);

  g_assert_cmpuint (n_shown (fixture), ==, 3);
  g_assert_cmpuint (pw_choice_item_get_number (shown (fixture, 0)), ==, 3);
  g_assert_cmpuint (pw_choice_item_get_number (shown (fixture, 1)), ==, 6);
  g_assert_cmpint (partial->args[CB_ARG_DIE], ==, PW_ARG_NONE);
  pw_entry_set_text (fixture->entry, "6");
  partial = pw_entry_get_partial (fixture->entry);
  g_assert_cmpint (partial->args[CB_ARG_DIE], ==, 6);
  g_assert_cmpuint (n_shown (fixture), >, 3);
  g_assert_cmpint (fixture->changed, >, 0);
  g_assert_cmpint (fixture->played, ==, 0);
}

static void
test_no_die_shows_it (Fixture *fixture, gconstpointer data)
{
  g_assert_false (enter (fixture, "5"));
  g_assert_cmpint (fixture->refused, >=, 1);
  g_assert_true (fixture->error->domain == PW_RULE_ERROR);
  g_assert_nonnull (strstr (pw_rule_error_get_remedy (fixture->error), "3"));
  g_assert_nonnull (strstr (pw_rule_error_get_remedy (fixture->error), "6"));
  g_assert_null (pw_entry_get_insistent (fixture->entry));
  g_assert_cmpstr (pw_entry_get_text (fixture->entry), ==, "5");
  g_assert_cmpint (pw_entry_get_selected (fixture->entry), ==, -1);
  /* And mended, it goes on. */
  pw_entry_set_text (fixture->entry, "3");
  g_assert_cmpint (pw_entry_get_partial (fixture->entry)->args[CB_ARG_DIE], ==, 3);
}

static void
test_spaces_do_not_matter (Fixture *fixture, gconstpointer data)
{
  static const char *const texts[] = { "62", "6 2", " 6  2 ", "6,2" };
  g_autofree char *label = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      PwMove partial;

      pw_entry_set_text (fixture->entry, texts[i]);
      partial = *pw_entry_get_partial (fixture->entry);
      if (i == 0)
        label = g_strdup_printf ("%d %d %s", partial.kind, partial.args[CB_ARG_TILE], selected (fixture));
      else
        {
          g_autofree char *same = g_strdup_printf ("%d %d %s", partial.kind, partial.args[CB_ARG_TILE], selected (fixture));

          g_assert_cmpstr (same, ==, label);
        }
    }
}

static void
test_enter_goes_down_a_step (Fixture *fixture, gconstpointer data)
{
  pw_entry_set_selected (fixture->entry, 1);
  g_assert_true (pw_entry_activate (fixture->entry));
  g_assert_cmpstr (pw_entry_get_text (fixture->entry), ==, "6 ");
  g_assert_cmpint (pw_entry_get_partial (fixture->entry)->args[CB_ARG_DIE], ==, 6);
  g_assert_cmpint (pw_entry_get_selected (fixture->entry), ==, 0);
  g_assert_cmpint (fixture->played, ==, 0);

  g_assert_true (pw_entry_back (fixture->entry));
  g_assert_cmpint (pw_entry_get_partial (fixture->entry)->args[CB_ARG_DIE], ==, PW_ARG_NONE);
  g_assert_cmpuint (n_shown (fixture), ==, 3);
  /* The pointer does the same. */
  g_assert_true (pw_model_test_pick (fixture->entry, 6));
  g_assert_cmpstr (pw_entry_get_text (fixture->entry), ==, "6 ");
  g_assert_false (pw_model_test_pick (fixture->entry, 0));
  g_assert_false (pw_model_test_pick (fixture->entry, 10));
}

static void
test_escape_step_by_step (Fixture *fixture, gconstpointer data)
{
  guint n = 0;

  pw_entry_set_text (fixture->entry, "62");
  g_assert_true (pw_entry_back (fixture->entry));
  g_assert_cmpint (pw_entry_get_partial (fixture->entry)->args[CB_ARG_DIE], ==, 6);
  g_assert_cmpint (pw_entry_get_partial (fixture->entry)->args[CB_ARG_TILE], ==, PW_ARG_NONE);
  while (pw_entry_back (fixture->entry) && n++ < 9)
    ;
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpstr (pw_entry_get_text (fixture->entry), ==, "");
  g_assert_false (pw_entry_back (fixture->entry));
  g_assert_cmpint (pw_entry_get_partial (fixture->entry)->args[CB_ARG_DIE], ==, PW_ARG_NONE);
}

/* The digits that lead to the list of all tiles of @type in some depot. */
static char *
find_list (Fixture *fixture, CbType type)
{
  g_autoptr (GPtrArray) queue = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (queue, g_strdup (""));
  for (guint at = 0; at < queue->len; at++)
    {
      const char *text = g_ptr_array_index (queue, at);

      pw_entry_set_text (fixture->entry, text);
      for (guint i = 0; i < n_shown (fixture); i++)
        {
          const PwChoice *choice = pw_choice_item_get_choice (shown (fixture, i));
          char *longer = g_strdup_printf ("%s%u", text, pw_choice_item_get_number (shown (fixture, i)));

          if (choice && choice->more && choice->move.args[CB_ARG_TILE] == (int) (CB_TILE_UNKNOWN + type))
            return longer;
          /* No list lies deeper than this: it is not there. */
          if (queue->len > 2000)
            {
              g_free (longer);
              return NULL;
            }
          g_ptr_array_add (queue, longer);
        }
    }
  return NULL;
}

static void
test_more_than_nine (Fixture *fixture, gconstpointer data)
{
  /* Which animals they are, out of 12. */
  g_autofree char *text = find_list (fixture, CB_LIVESTOCK);
  guint all;

  g_assert_nonnull (text);
  pw_entry_set_text (fixture->entry, text);
  all = pw_entry_get_all (fixture->entry)->len;
  g_assert_cmpuint (all, >, PW_ENTRY_PAGE);
  g_assert_cmpuint (n_shown (fixture), ==, PW_ENTRY_PAGE);
  g_assert_null (pw_choice_item_get_choice (shown (fixture, PW_ENTRY_PAGE - 1)));
  {
    g_autofree char *first = g_strdup (pw_choice_item_get_label (shown (fixture, 0)));
    g_autofree char *longer = g_strdup_printf ("%s9", text);

    pw_entry_set_text (fixture->entry, longer);
    g_assert_cmpuint (pw_entry_get_all (fixture->entry)->len, ==, all);
    g_assert_cmpstr (pw_choice_item_get_label (shown (fixture, 0)), !=, first);
    g_assert_true (pw_choice_item_get_choice (shown (fixture, 0)) != NULL);
    /* Escape back; "More" clicked, Escape back. */
    g_assert_true (pw_entry_back (fixture->entry));
    g_assert_cmpstr (pw_choice_item_get_label (shown (fixture, 0)), ==, first);
    g_assert_true (pw_model_test_pick (fixture->entry, 9));
    g_assert_cmpstr (pw_choice_item_get_label (shown (fixture, 0)), !=, first);
    g_assert_true (pw_entry_back (fixture->entry));
    g_assert_cmpstr (pw_choice_item_get_label (shown (fixture, 0)), ==, first);
  }
  g_assert_cmpint (fixture->refused, ==, 0);
}

/* Monasteries are chosen by the numbers people know them by. */
static void
test_numbers_above_nine (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = find_list (fixture, CB_MONASTERY);
  g_autofree char *second = g_strconcat (text, "2", NULL);
  g_autofree char *whole = g_strconcat (text, "26", NULL);
  g_autofree char *spaced = g_strconcat (text, "2 6", NULL);
  g_autofree char *none = g_strconcat (text, "27", NULL);
  g_autofree char *later = g_strconcat (text, "0", NULL);
  guint all;

  fixture->refused = 0; /* The search typed too much here and there. */
  pw_entry_set_text (fixture->entry, text);
  all = pw_entry_get_all (fixture->entry)->len;
  g_assert_cmpuint (all, ==, 1 + 26);
  /* The one that stays open goes by Enter. */
  g_assert_cmpuint (pw_choice_item_get_number (shown (fixture, 0)), ==, 0);
  g_assert_cmpuint (pw_choice_item_get_number (shown (fixture, 1)), ==, 1);
  /* No number begins with 0: it turns the page. */
  g_assert_null (pw_choice_item_get_choice (shown (fixture, PW_ENTRY_PAGE - 1)));
  g_assert_cmpuint (pw_choice_item_get_number (shown (fixture, PW_ENTRY_PAGE - 1)), ==, 0);
  pw_entry_set_text (fixture->entry, later);
  g_assert_cmpuint (pw_choice_item_get_number (shown (fixture, 0)), ==, PW_ENTRY_PAGE - 1);
  g_assert_true (pw_entry_pick (fixture->entry, shown (fixture, PW_ENTRY_PAGE - 1)));
  g_assert_cmpuint (pw_choice_item_get_number (shown (fixture, 0)), ==, 2 * PW_ENTRY_PAGE - 2);

  /* On the first page the one that stays open has no number either, and is not what is clicked. */
  pw_entry_set_text (fixture->entry, text);
  g_assert_true (pw_entry_pick (fixture->entry, shown (fixture, PW_ENTRY_PAGE - 1)));
  g_assert_cmpint (fixture->played, ==, 0);
  g_assert_cmpuint (pw_choice_item_get_number (shown (fixture, 0)), ==, PW_ENTRY_PAGE - 1);

  /* 2, and 20 to 26, the first of them selected. */
  pw_entry_set_text (fixture->entry, second);
  g_assert_cmpuint (pw_entry_get_all (fixture->entry)->len, ==, 8);
  g_assert_cmpuint (pw_choice_item_get_number (shown (fixture, 0)), ==, 2);
  g_assert_cmpuint (pw_choice_item_get_number (shown (fixture, 7)), ==, 26);
  g_assert_cmpint (pw_entry_get_selected (fixture->entry), ==, 0);
  pw_entry_set_text (fixture->entry, whole);
  g_assert_cmpuint (pw_entry_get_all (fixture->entry)->len, ==, 1);
  g_assert_cmpint (pw_entry_get_selected (fixture->entry), ==, 0);
  g_assert_true (pw_entry_back (fixture->entry));
  g_assert_cmpstr (pw_entry_get_text (fixture->entry), ==, second);
  g_assert_cmpint (fixture->refused, ==, 0);

  /* A space ends the number. */
  pw_entry_set_text (fixture->entry, spaced);
  g_assert_cmpint (fixture->refused, ==, 1);
  pw_entry_set_text (fixture->entry, none);
  pw_entry_activate (fixture->entry);
  g_assert_cmpint (fixture->refused, ==, 2);
  g_assert_cmpint (fixture->played, ==, 0);

  /* The pointer says it too. */
  pw_entry_set_text (fixture->entry, second);
  g_assert_true (pw_model_test_pick (fixture->entry, 26));
  g_assert_cmpint (fixture->played, ==, 1);
}

/* -- Words ---------------------------------------------------------------------------------- */

static void
test_words_narrow (Fixture *fixture, gconstpointer data)
{
  guint before;

  pw_entry_set_text (fixture->entry, "3");
  before = pw_entry_get_all (fixture->entry)->len;
  pw_entry_set_text (fixture->entry, "3 ta");
  g_assert_cmpuint (pw_entry_get_all (fixture->entry)->len, <, before);
  g_assert_cmpuint (pw_entry_get_all (fixture->entry)->len, >, 1);
  for (guint i = 0; i < n_shown (fixture); i++)
    g_assert_true (g_str_has_prefix (pw_choice_item_get_label (shown (fixture, i)), "Take"));
  pw_entry_set_text (fixture->entry, "3 ta work");
  g_assert_cmpuint (pw_entry_get_all (fixture->entry)->len, ==, 1);
  g_assert_cmpstr (selected (fixture), ==, "Take 2 workers");
  g_assert_true (pw_entry_activate (fixture->entry));
  {
    g_autofree char *line = last_line (fixture);

    g_assert_cmpstr (line, ==, "Ana workers die=3");
  }
}

static void
test_lines_always_work (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *text, *line;
  } cases[] = {
    { "workers die=6", "Ana workers die=6" },       { "ana workers die=3", "Ana workers die=3" },
    { "take 3 ship", "Ana take 3 ship die=3" },     { "t 6 bank", "Ana take 6 bank die=6" },
    { "ANA TAKE 6 Bank", "Ana take 6 bank die=6" }, { "ana end", "Ana end" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *line = NULL;

      if (!enter (fixture, cases[i].text))
        g_error ("“%s” was refused: %s", cases[i].text, fixture->error ? fixture->error->message : "without a word");
      line = last_line (fixture);
      g_assert_cmpstr (line, ==, cases[i].line);
      g_assert_true (pw_session_undo (fixture->session));
    }
}

/* A turn mostly ends by itself: "end" after that would end the next player's. */
static void
test_an_end_out_of_habit_is_asked (Fixture *fixture, gconstpointer data)
{
  g_autofree char *line = NULL;
  guint before = cursor (fixture);

  g_assert_false (enter (fixture, "end"));
  g_assert_error (fixture->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNLIKELY);
  g_assert_nonnull (strstr (fixture->error->message, "Ana has used neither die."));
  g_assert_cmpuint (cursor (fixture), ==, before);
  /* Another text, and the same again: nothing was answered. */
  pw_entry_set_text (fixture->entry, "en");
  g_assert_false (pw_entry_activate (fixture->entry));
  pw_entry_set_text (fixture->entry, "end");
  g_assert_false (pw_entry_activate (fixture->entry));
  g_assert_cmpuint (cursor (fixture), ==, before);
  g_assert_true (pw_entry_activate (fixture->entry));
  line = last_line (fixture);
  g_assert_cmpstr (line, ==, "Ana end");
  g_assert_true (pw_session_undo (fixture->session));
  /* Its number, and whoever is named, say what is meant; so does a die that was used. */
  g_assert_true (enter (fixture, "9"));
  g_assert_true (pw_session_undo (fixture->session));
  g_assert_true (enter (fixture, "workers die=6"));
  g_assert_true (enter (fixture, "end"));
}

/* "take 5" opens a list: a digit behind it is the choice of that number, whatever tile has it for a name. */
static void
test_numbers_behind_a_beginning (Fixture *fixture, gconstpointer data)
{
  guint leaves = 0, steps = 0;

  for (guint depot = 1; depot <= 6; depot++)
    {
      g_autofree char *beginning = g_strdup_printf ("take %u ", depot);
      g_autoptr (GPtrArray) labels = g_ptr_array_new_with_free_func (g_free);

      pw_entry_set_text (fixture->entry, beginning);
      for (guint i = 0; n_shown (fixture) > 1 && i < n_shown (fixture); i++)
        g_ptr_array_add (labels, g_strdup (pw_choice_item_get_label (shown (fixture, i))));
      for (guint i = 0; i < labels->len; i++)
        {
          g_autofree char *text = g_strdup_printf ("take %u %u", depot, i + 1);
          gboolean more;

          pw_entry_set_text (fixture->entry, beginning);
          g_assert_cmpuint (pw_choice_item_get_number (shown (fixture, i)), ==, i + 1);
          more = pw_choice_item_get_choice (shown (fixture, i))->more;
          pw_entry_set_text (fixture->entry, text);
          if (more)
            {
              /* What follows it, and a number of that. Which tile lies there nobody guesses: it stays open. */
              g_assert_cmpuint (n_shown (fixture), >, 1);
              g_assert_nonnull (selected (fixture));
              {
                g_autofree char *longer = g_strdup_printf ("%s %u", text, pw_choice_item_get_number (shown (fixture, 1)));
                g_autofree char *second = g_strdup (pw_choice_item_get_label (shown (fixture, 1)));

                gboolean behind = pw_choice_item_get_choice (shown (fixture, 1))->more;

                pw_entry_set_text (fixture->entry, longer);
                if (behind)
                  pw_entry_set_text (fixture->entry, text);
                else
                  g_assert_cmpstr (selected (fixture), ==, second);
              }
              steps++;
            }
          else
            {
              g_assert_cmpstr (selected (fixture), ==, labels->pdata[i]);
              leaves++;
            }
          g_assert_true (pw_entry_activate (fixture->entry));
          g_assert_cmpint (fixture->refused, ==, 0);
          g_assert_true (pw_session_undo (fixture->session));
        }
    }
  g_assert_cmpuint (leaves, >=, 1);
  g_assert_cmpuint (steps, >=, 2);
  /* Two digits are no number of a list: the tile that is called so. */
  g_assert_true (enter (fixture, "take 5 17"));
  {
    g_autofree char *line = last_line (fixture);

    g_assert_cmpstr (line, ==, "Ana take 5 k17 die=6 workers=1");
  }
}

static void
test_what_means_nothing (Fixture *fixture, gconstpointer data)
{
  static const char *const texts[] = { "xyzzy",   "3 xyzzy", "take", "39", "3 1 1 1 1 1",   "?",
                                       "ben end", "die=",    "=",    "\"", "take 9 castle", "place castle a1" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      guint before = cursor (fixture);

      fixture->refused = 0;
      pw_entry_set_text (fixture->entry, "");
      if (enter (fixture, texts[i]))
        g_error ("“%s” was taken", texts[i]);
      g_assert_cmpint (fixture->refused, >=, 1);
      g_assert_true (fixture->error->domain == PW_NOTATION_ERROR || fixture->error->domain == PW_RULE_ERROR);
      g_assert_cmpuint (cursor (fixture), ==, before);
      g_assert_cmpstr (pw_entry_get_text (fixture->entry), ==, texts[i]);
    }
}

static void
test_a_refusal_names_its_rule (Fixture *fixture, gconstpointer data)
{
  const PwGame *game = pw_session_get_game (fixture->session);

  g_assert_null (pw_entry_get_refused (fixture->entry));
  g_assert_false (enter (fixture, "place mine a1"));
  g_assert_true (fixture->error->domain == PW_RULE_ERROR);
  g_assert_cmpstr (game->rules[fixture->error->code].id, ==, "4.3b");
  g_assert_nonnull (pw_entry_get_refused (fixture->entry));
  g_assert_cmpint (pw_entry_get_refused (fixture->entry)->kind, ==, CB_KIND_PLACE);
  g_assert_cmpstr (pw_entry_get_text (fixture->entry), ==, "place mine a1");
  pw_entry_set_text (fixture->entry, "place mine a");
  g_assert_null (pw_entry_get_refused (fixture->entry));
}

/* -- The game around it ------------------------------------------------------------------------ */

static void
test_after_a_move_all_is_new (Fixture *fixture, gconstpointer data)
{
  PwMove roll;

  pw_entry_set_text (fixture->entry, "4 3");
  pw_move_init (&roll, CB_KIND_ROLL, PW_TABLE);
  roll.args[0] = 4;
  for (guint seat = 0; seat < 3; seat++)
    roll.args[1 + seat] = pw_dice_pack ((const guint8[]){ 1, 2 }, 2);
  g_assert_true (pw_session_play (fixture->session, &roll, NULL));
  g_assert_cmpstr (pw_entry_get_text (fixture->entry), ==, "");
  g_assert_cmpuint (n_shown (fixture), ==, CB_GOODS);
  /* Which one was drawn is nobody's to choose. */
  g_assert_cmpint (pw_entry_get_selected (fixture->entry), ==, -1);
  g_assert_true (enter (fixture, "2"));
  g_assert_cmpint (pw_entry_get_partial (fixture->entry)->player, ==, 0);
  g_assert_cmpint (pw_entry_get_partial (fixture->entry)->kind, ==, PW_KIND_ANY);

  pw_entry_set_text (fixture->entry, "1");
  g_assert_true (pw_session_undo (fixture->session));
  g_assert_cmpstr (pw_entry_get_text (fixture->entry), ==, "");
  g_assert_cmpuint (n_shown (fixture), ==, CB_GOODS);
}

static void
test_looking_back (Fixture *fixture, gconstpointer data)
{
  guint before = cursor (fixture);

  pw_session_look_at (fixture->session, 1);
  g_assert_cmpuint (n_shown (fixture), ==, 0);
  g_assert_cmpuint (pw_entry_get_all (fixture->entry)->len, ==, 0);
  pw_entry_activate (fixture->entry);
  g_assert_cmpuint (pw_session_get_moment (fixture->session), ==, before);
  g_assert_cmpuint (cursor (fixture), ==, before);
  g_assert_cmpuint (n_shown (fixture), ==, 3);
}

static void
test_when_the_game_is_over (void)
{
  Fixture fixture = { 0 };

  set_up (&fixture, NULL);
  pw_model_test_deal (fixture.session, G_MAXUINT, 1);
  g_assert_cmpuint (n_shown (&fixture), ==, 0);
  g_assert_false (pw_entry_activate (fixture.entry));
  g_assert_false (enter (&fixture, "take 3 mine"));
  g_assert_cmpint (fixture.refused, ==, 2);
  g_assert_true (fixture.error->domain == PW_RULE_ERROR);
  tear_down (&fixture, NULL);
}

/* Whatever anybody's elbow types. */
static void
test_any_keys (Fixture *fixture, gconstpointer data)
{
  static const char *const keys[] = { "1", "2", "3", "4", "5", "6", "7", "8",  "9", "0", " ",    "a",    "t",
                                      "e", "c", "d", "m", "=", ",", "?", "\"", "ü", "-", "take", "buy ", "castle" };
  PwRandom random = { 99 };
  guint played = 0;

  for (guint i = 0; i < PW_MODEL_TEST_ROUNDS (1200, 200); i++)
    {
      guint key = pw_random_below (&random, G_N_ELEMENTS (keys) + 10);
      g_autofree char *text = NULL;

      switch (key)
        {
        case 0:
        case 1:
        case 2:
        case 5:
        case 6:
        case 7:
        case 8:
        case 9: pw_entry_activate (fixture->entry); break;
        case 3: pw_entry_back (fixture->entry); break;
        case 4: pw_entry_set_selected (fixture->entry, (int) n_shown (fixture) - 1); break;
        default:
          text = g_strconcat (pw_entry_get_text (fixture->entry), keys[key - 10], NULL);
          pw_entry_set_text (fixture->entry, strlen (text) < 12 ? text : "");
        }
      if (pw_session_get_actor (fixture->session) == PW_TABLE)
        pw_model_test_deal (fixture->session, 1, i);
      played = MAX (played, cursor (fixture));
      if (pw_session_get_actor (fixture->session) == PW_NOBODY)
        break;
    }
  g_assert_cmpuint (played, >, 10);
  g_test_message ("%u moves", played);
}

int
main (int argc, char **argv)
{
  pw_model_test_init_without_folders (&argc, &argv);
#define ADD(path, prepare, function) g_test_add (path, Fixture, NULL, prepare, function, tear_down)
  ADD ("/entry/typing/a-digit-is-the-die-that-shows-it", set_up_turn, test_a_digit_is_the_die_that_shows_it);
  ADD ("/entry/typing/no-die-shows-it", set_up_turn, test_no_die_shows_it);
  ADD ("/entry/typing/spaces-do-not-matter", set_up_turn, test_spaces_do_not_matter);
  ADD ("/entry/typing/enter-goes-down-a-step", set_up_turn, test_enter_goes_down_a_step);
  ADD ("/entry/typing/escape-step-by-step", set_up_turn, test_escape_step_by_step);
  ADD ("/entry/typing/more-than-nine", set_up_turn, test_more_than_nine);
  ADD ("/entry/typing/numbers-above-nine", set_up_turn, test_numbers_above_nine);
  ADD ("/entry/typing/words-narrow", set_up_turn, test_words_narrow);
  ADD ("/entry/typing/an-end-out-of-habit-is-asked", set_up_turn, test_an_end_out_of_habit_is_asked);
  ADD ("/entry/typing/lines-always-work", set_up_turn, test_lines_always_work);
  ADD ("/entry/typing/numbers-behind-a-beginning", set_up_turn, test_numbers_behind_a_beginning);
  ADD ("/entry/typing/what-means-nothing", set_up_turn, test_what_means_nothing);
  ADD ("/entry/typing/a-refusal-names-its-rule", set_up_turn, test_a_refusal_names_its_rule);
  ADD ("/entry/typing/after-a-move-all-is-new", set_up, test_after_a_move_all_is_new);
  ADD ("/entry/typing/looking-back", set_up_turn, test_looking_back);
  ADD ("/entry/typing/any-keys", set_up_turn, test_any_keys);
  g_test_add_func ("/entry/typing/when-the-game-is-over", test_when_the_game_is_over);
  return g_test_run ();
}
