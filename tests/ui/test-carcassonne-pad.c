/* test-carcassonne-pad.c: Carcassonne's score pad and what is left standing at the end: by keyboard, by presses, corrected, at every size
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include <glib/gstdio.h>

#include "boards/carcassonne/cc-pad-form.h"
#include "boards/carcassonne/cc-pad-list.h"
#include "boards/carcassonne/cc-pad-page.h"
#include "games/burgundy/burgundy.h"
#include "games/carcassonne/moves/cc-pad.h"
#include "pw-entry-bar.h"
#include "pw-file-reader.h"
#include "pw-position-page.h"
#include "pw-question-list.h"
#include "pw-reason-picker.h"
#include "pw-table-page.h"
#include "pw-toast.h"
#include "pw-ui-table.h"

typedef struct
{
  PwSession *session;
  PwWindow *window;
  PwTablePage *table;
  PwEntry *entry;
  CcPadPage *pad;
  CcPadForm *form;
  CcPadList *list;
} Fixture;

/** Case: a table. */
typedef struct
{
  guint level, n_players;
  int width, height, fields;
  gboolean base;                /* without Traders & Builders */
} Case;

static const Case pad_case = { CC_LEVEL_PAD, 4, 1280, 800, CC_FIELDS_PER_FIELD, FALSE };
static const Case narrow_pad = { CC_LEVEL_PAD, 6, 360, 640, CC_FIELDS_PER_FIELD, FALSE };
static const Case base_pad = { CC_LEVEL_PAD, 2, 1280, 800, CC_FIELDS_NONE, TRUE };
static const Case end_case = { CC_LEVEL_FINAL, 2, 1280, 800, CC_FIELDS_PER_FIELD, FALSE };
static const Case end_once = { CC_LEVEL_FINAL, 2, 1280, 800, CC_FIELDS_ONCE, FALSE };
static const Case end_by_city = { CC_LEVEL_FINAL, 2, 360, 640, CC_FIELDS_PER_CITY, FALSE };

static const CcState *
state_of (Fixture *fixture)
{
  return pw_session_get_state (fixture->session);
}

/* The page of a level that is shown. */
static GtkWidget *
find_mapped (Fixture *fixture, GType type)
{
  GtkWidget *widget;

  for (guint i = 0; (widget = pw_ui_test_find (GTK_WIDGET (fixture->table), type, i)); i++)
    if (gtk_widget_get_mapped (widget))
      return widget;
  return NULL;
}

static void
find_page (Fixture *fixture)
{
  fixture->pad = CC_PAD_PAGE (find_mapped (fixture, CC_TYPE_PAD_PAGE));
  g_assert_nonnull (fixture->pad);
  fixture->form = CC_PAD_FORM (pw_ui_test_find (GTK_WIDGET (fixture->pad), CC_TYPE_PAD_FORM, 0));
  fixture->list = CC_PAD_LIST (pw_ui_test_find (GTK_WIDGET (fixture->pad), CC_TYPE_PAD_LIST, 0));
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "Ana", "Bruno", "Chiara", "Davi", "Eva", "Finn" };
  const Case *table = data;
  g_autoptr (PwSetup) setup = pw_ui_table_setup (&cc_game, names, table->n_players);

  setup->level = (guint8) table->level;
  setup->options[CC_OPTION_FIELDS] = (guint8) table->fields;
  if (table->base)
    setup->options[CC_OPTION_TILES] = setup->options[CC_OPTION_GOODS] = setup->options[CC_OPTION_BUILDER] =
      setup->options[CC_OPTION_PIG] = 0;
  fixture->session = pw_ui_table_begin (setup);
  fixture->window = pw_ui_test_window ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), table->width, table->height);
  pw_window_open_session (fixture->window, fixture->session);
  pw_ui_test_settle ();
  fixture->table = PW_TABLE_PAGE (pw_window_find_page (fixture->window, PW_TYPE_TABLE_PAGE));
  fixture->entry = pw_table_page_get_entry (fixture->table);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  pw_ui_test_settle ();
  g_assert_finalize_object (fixture->session);
}

static void
say (Fixture *fixture, const char *line)
{
  pw_entry_set_text (fixture->entry, line);
  pw_entry_activate (fixture->entry);
  pw_ui_test_settle ();
}

/* Counted from the newest, which stands at the bottom of the pad, and on top of the rows at the end. */
static GtkListBoxRow *
row_at (Fixture *fixture, guint at)
{
  if (state_of (fixture)->level == CC_LEVEL_PAD)
    at = cc_pad_list_count (fixture->list) - 1 - at;
  return gtk_list_box_get_row_at_index (GTK_LIST_BOX (pw_ui_test_find (GTK_WIDGET (fixture->list), GTK_TYPE_LIST_BOX, 0)),
                                        (int) at);
}

static void
press (GtkWidget *button)
{
  g_assert_true (gtk_widget_get_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
  pw_ui_test_settle ();
}

static void
assert_button (Fixture *fixture, const char *label, gboolean sensitive)
{
  GtkWidget *button = cc_pad_form_get_button (fixture->form);

  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, label);
  g_assert_true (gtk_widget_get_sensitive (button) == sensitive);
}

/* -- The pad ------------------------------------------------------------------------------------------- */

/* Keys that are typed, without spaces and Enter, as a table counts them (14.2). */
static guint
keys (const char *line)
{
  guint n = 0;

  for (; *line; line++)
    n += *line != ' ';
  return n;
}

static void
test_typed (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *line;
    guint most;
    const char *title, *caption, *spoken;
  } lines[] = {
    { "c 6 p1 a", 5, "City of 6 tiles, 1 pennant", "Ana; 6 × 2 + 1 × 2",
      "City of 6 tiles, 1 pennant; Ana; 6 × 2 + 1 × 2; Ana +14" },
    { "c 2 b", 5, "City of 2 tiles", "Bruno; 2 × 2", "City of 2 tiles; Bruno; 2 × 2; Bruno +4" },
    { "r 12 c", 4, "Road of 12 tiles", "Chiara; 12 × 1", "Road of 12 tiles; Chiara; 12 × 1; Chiara +12" },
    { "m d", 2, "Monastery, 9 tiles", "Davi; 9", "Monastery, 9 tiles; Davi; 9; Davi +9" },
    { "city 5 pennants=1 Chiara=1 Davi=1", 99, "City of 5 tiles, 1 pennant", "Chiara, Davi; 5 × 2 + 1 × 2",
      "City of 5 tiles, 1 pennant; Chiara, Davi; 5 × 2 + 1 × 2; Chiara +12; Davi +12" },
    { "road 6 Ana=2 Chiara=1", 99, "Road of 6 tiles", "Ana 2, Chiara; 6 × 1", "Road of 6 tiles; Ana 2, Chiara; 6 × 1; Ana +6" },
    { "b goods wine 1 grain 2", 99, "Bruno takes 1 wine, 2 grain", NULL, "Bruno takes 1 wine, 2 grain" },
    { "a points 5 ! forgotten", 99, "Ana: 5 points", "forgotten", "Ana: 5 points; forgotten; Ana +5" },
    { "c 4 o a b", 6, "City of 4 tiles", "Ana, Bruno; 4 × 1; at the end",
      "City of 4 tiles; Ana, Bruno; 4 × 1; at the end; Ana +4; Bruno +4" },
    { "f 3 a=2p b", 8, "Field, 3 cities", "Ana 2 and the pig, Bruno; 3 × 4; at the end",
      "Field, 3 cities; Ana 2 and the pig, Bruno; 3 × 4; at the end; Ana +12" },
  };

  find_page (fixture);
  g_assert_cmpuint (cc_pad_list_count (fixture->list), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_test_message ("%s", lines[i].line);
      g_assert_cmpuint (keys (lines[i].line), <=, lines[i].most);
      say (fixture, lines[i].line);
      g_assert_cmpuint (cc_pad_list_count (fixture->list), ==, i + 1);
      g_assert_true (pw_ui_table_reads (row_at (fixture, 0), lines[i].title));
      if (lines[i].caption)
        g_assert_true (pw_ui_table_reads (row_at (fixture, 0), lines[i].caption));
      gtk_test_accessible_assert_property (GTK_WIDGET (row_at (fixture, 0)), GTK_ACCESSIBLE_PROPERTY_LABEL, lines[i].spoken);
    }
  /* Each with its rule. */
  g_assert_true (pw_ui_table_reads (row_at (fixture, 9), "6.4"));
  g_assert_true (pw_ui_table_reads (row_at (fixture, 3), "7.1"));
  g_assert_true (pw_ui_table_reads (row_at (fixture, 1), "10.2"));
  g_assert_cmpint (pw_session_get_score (fixture->session, 0, -1), ==, 14 + 6 + 5);
  /* At an earlier moment the pad is as it was. */
  pw_session_look_at (fixture->session, 2);
  pw_ui_test_settle ();
  g_assert_cmpuint (cc_pad_list_count (fixture->list), ==, 2);
  g_assert_true (pw_ui_table_reads (row_at (fixture, 0), "City of 2 tiles"));
  pw_session_look_at_present (fixture->session);
  pw_session_undo (fixture->session);
  pw_ui_test_settle ();
  g_assert_cmpuint (cc_pad_list_count (fixture->list), ==, G_N_ELEMENTS (lines) - 1);
}

static void
test_pressed (Fixture *fixture, gconstpointer data)
{
  const Case *table = data;
  GtkWidget *button;

  find_page (fixture);
  button = cc_pad_form_get_button (fixture->form);
  /* Nothing is written before it can be; why not is said. */
  assert_button (fixture, "Write it down", FALSE);
  cc_pad_form_set_number (fixture->form, CC_PAD_TILES, 6);
  cc_pad_form_set_number (fixture->form, CC_PAD_PENNANTS, 1);
  cc_pad_form_set_followers (fixture->form, 0, 1, FALSE);
  assert_button (fixture, "Ana scores 14", TRUE);
  cc_pad_form_set_followers (fixture->form, 1, 1, FALSE);
  assert_button (fixture, "Ana scores 14, Bruno scores 14", TRUE);
  cc_pad_form_set_followers (fixture->form, 1, 2, FALSE);
  assert_button (fixture, "Bruno scores 14", TRUE);
  press (button);
  g_assert_cmpint (pw_session_get_score (fixture->session, 1, -1), ==, 14);
  /* Ready for the next line. */
  assert_button (fixture, "Write it down", FALSE);
  cc_pad_form_set_kind (fixture->form, CC_KIND_MONASTERY);
  cc_pad_form_set_followers (fixture->form, 0, 1, FALSE);
  assert_button (fixture, "Ana scores 9", TRUE);
  press (button);
  cc_pad_form_set_open (fixture->form, TRUE);
  cc_pad_form_set_number (fixture->form, CC_PAD_TILES, 7);
  cc_pad_form_set_followers (fixture->form, 0, 1, FALSE);
  assert_button (fixture, "Ana 7 at the end", TRUE);
  press (button);
  cc_pad_form_set_kind (fixture->form, CC_KIND_POINTS);
  cc_pad_form_set_seat (fixture->form, 1);
  cc_pad_form_set_number (fixture->form, CC_PAD_POINTS, 5);
  /* Points that fit no line need a reason. */
  assert_button (fixture, "Write it down", FALSE);
  cc_pad_form_set_reason (fixture->form, "forgotten");
  assert_button (fixture, "Bruno scores 5", TRUE);
  press (button);
  g_assert_cmpuint (cc_pad_list_count (fixture->list), ==, 4);
  g_assert_cmpint (pw_session_get_score (fixture->session, 1, -1), ==, 19);
  if (!table->base)
    {
      cc_pad_form_set_kind (fixture->form, CC_KIND_TAKES);
      assert_button (fixture, "Write it down", FALSE);
      cc_pad_form_set_number (fixture->form, CC_PAD_GRAIN, 2);
      assert_button (fixture, "Bruno takes 2 grain", TRUE);
      press (button);
      g_assert_cmpuint (state_of (fixture)->players[1].goods[CC_GRAIN], ==, 2);
    }
}

/* What is typed stands in the form, and on its button what it brings, before anything is written down. */
static void
test_typed_is_shown (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *text, *button;
  } lines[] = {
    { "c 6 p1 a", "Ana scores 14" },
    { "c 6 p1 ", NULL },
    { "r 3 b", "Bruno scores 3" },
    { "city 5 pennants=1 Chiara=2 Davi=1", "Chiara scores 12" },
    { "c 4 o a b", "Ana 4 at the end, Bruno 4 at the end" },
    { "f 3 a=2p b", NULL },
    { "m d", "Davi scores 9" },
    { "d goods grain 2", "Davi takes 2 grain" },
    { "b points 5 ! forgotten", "Bruno scores 5" },
    { "", NULL },
  };

  find_page (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_test_message ("%s", lines[i].text);
      pw_entry_set_text (fixture->entry, lines[i].text);
      pw_ui_test_settle ();
      if (lines[i].button)
        assert_button (fixture, lines[i].button, TRUE);
      else if (i != 5)
        assert_button (fixture, "Write it down", FALSE);
    }
  g_assert_cmpuint (cc_pad_list_count (fixture->list), ==, 0);
  /* Entered, the form is ready for the next line. */
  say (fixture, "c 6 p1 a");
  g_assert_cmpuint (cc_pad_list_count (fixture->list), ==, 1);
  assert_button (fixture, "Write it down", FALSE);
  /* What stands there by hand, no letter that is typed takes away. */
  cc_pad_form_set_followers (fixture->form, 1, 1, FALSE);
  assert_button (fixture, "Bruno scores 4", TRUE);
  pw_entry_set_text (fixture->entry, "x");
  pw_ui_test_settle ();
  assert_button (fixture, "Bruno scores 4", TRUE);
}

/* What the table does not play is not offered (2.5). */
static void
test_left_out (Fixture *fixture, gconstpointer data)
{
  static const char *const not_there[] = { "Goods", "Field" };
  GtkWidget *button;

  find_page (fixture);
  for (guint i = 0; (button = pw_ui_test_find (GTK_WIDGET (fixture->form), GTK_TYPE_TOGGLE_BUTTON, i)); i++)
    for (guint k = 0; k < G_N_ELEMENTS (not_there); k++)
      g_assert_false (gtk_widget_get_mapped (button) && pw_ui_table_reads (button, not_there[k]));
}

/* A press on a line opens it; its button strikes it. */
static void
test_corrected (Fixture *fixture, gconstpointer data)
{
  GtkWidget *strike;

  find_page (fixture);
  say (fixture, "c 6 p1 a");
  say (fixture, "m a");
  g_signal_emit_by_name (row_at (fixture, 1), "activate");
  pw_ui_test_settle ();
  {
    g_autoptr (GList) windows = gtk_window_list_toplevels ();
    gboolean edits = FALSE;

    for (GList *at = windows; at; at = at->next)
      if (at->data != fixture->window && gtk_window_get_transient_for (at->data) == GTK_WINDOW (fixture->window))
        {
          edits = TRUE;
          gtk_window_destroy (at->data);
        }
    g_assert_true (edits);
  }
  pw_ui_test_settle ();
  for (guint i = 0; (strike = pw_ui_test_find (GTK_WIDGET (row_at (fixture, 1)), GTK_TYPE_BUTTON, i)); i++)
    if (g_strcmp0 (gtk_widget_get_tooltip_text (strike), "Strike this line") == 0)
      break;
  g_assert_nonnull (strike);
  gtk_widget_grab_focus (strike);
  press (strike);
  for (guint i = 0; i < 3; i++)
    pw_ui_test_settle ();
  g_assert_cmpuint (cc_pad_list_count (fixture->list), ==, 1);
  /* The row has gone, and the focus is not on the way out of the game. */
  g_assert_nonnull (gtk_window_get_focus (GTK_WINDOW (fixture->window)));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)), GTK_WIDGET (fixture->list)));
  g_assert_true (pw_ui_table_reads (row_at (fixture, 0), "Monastery, 9 tiles"));
  g_assert_cmpint (pw_session_get_score (fixture->session, 0, -1), ==, 9);
}

/* The button asks once, as Enter does; then rows and goods are scored. */
static void
test_ends (Fixture *fixture, gconstpointer data)
{
  GtkWidget *button, *end = NULL;

  find_page (fixture);
  say (fixture, "r 3 b");
  say (fixture, "c 4 p2 o a");
  for (guint i = 0; (button = pw_ui_test_find (GTK_WIDGET (fixture->pad), GTK_TYPE_BUTTON, i)); i++)
    if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), "Final scoring") == 0)
      end = button;
  g_assert_nonnull (end);
  press (end);
  g_assert_false (state_of (fixture)->over);
  press (end);
  g_assert_true (state_of (fixture)->over);
  g_assert_cmpint (pw_session_get_score (fixture->session, 0, -1), ==, 6);
  g_assert_cmpint (pw_session_get_score (fixture->session, 1, -1), ==, 3);
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "final");
}

/* -- What is left standing -------------------------------------------------------------------------------- */

/* A table that wrote nothing: a line for each player, one for each row, at most six keys each (14.4). */
static void
test_end_typed (Fixture *fixture, gconstpointer data)
{
  static const char *const rows[] = { "r 4 a", "c 3 p1 b", "m 7 a", "f 2 b" };
  PwPositionPage *page = PW_POSITION_PAGE (find_mapped (fixture, PW_TYPE_POSITION_PAGE));

  g_assert_nonnull (page);
  say (fixture, "54 2 0 1");
  g_assert_cmpint (pw_position_page_get_seat (page), ==, 1);
  say (fixture, "61 1 0 1");
  /* Then the table is asked. */
  g_assert_cmpint (pw_position_page_get_seat (page), ==, PW_TABLE);
  find_page (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_assert_cmpuint (keys (rows[i]), <=, 6);
      say (fixture, rows[i]);
      g_assert_false (state_of (fixture)->over);
      g_assert_cmpuint (cc_pad_list_count (fixture->list), ==, i + 1);
    }
  g_assert_true (pw_ui_table_reads (fixture->pad, "54 + 31 = 85"));
  g_assert_true (pw_ui_table_reads (fixture->pad, "61 + 20 = 81"));
  say (fixture, "finish");
  g_assert_true (state_of (fixture)->over);
  g_assert_cmpint (pw_session_get_score (fixture->session, 0, -1), ==, 54 + 4 + 7 + 10 + 10);
  g_assert_cmpint (pw_session_get_score (fixture->session, 1, -1), ==, 61 + 4 + 6 + 10);
}

/* A row that is typed while a player is asked is not lost, and is shown where rows are. */
static void
test_row_first (Fixture *fixture, gconstpointer data)
{
  PwPositionPage *page = PW_POSITION_PAGE (find_mapped (fixture, PW_TYPE_POSITION_PAGE));

  g_assert_cmpint (pw_position_page_get_seat (page), ==, 0);
  say (fixture, "r 4 a");
  g_assert_cmpuint (state_of (fixture)->n_rows, ==, 1);
  g_assert_false (state_of (fixture)->over);
  g_assert_cmpint (pw_position_page_get_seat (page), ==, PW_TABLE);
  find_page (fixture);
  g_assert_cmpuint (cc_pad_list_count (fixture->list), ==, 1);
  /* Followers beyond seven are doubted in words, and scored all the same. */
  say (fixture, "r 5 a=8");
  g_assert_cmpuint (pw_position_get_doubts (pw_position_page_get_position (page))->len, ==, 1);
  g_assert_cmpstr (g_array_index (pw_position_get_doubts (pw_position_page_get_position (page)), PwDoubt, 0).text, ==,
                   "9 followers stand there; each player has seven.");
}

/* There too the form follows what is typed, and says what it brings. */
static void
test_end_typed_is_shown (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *text, *button;
  } lines[] = {
    { "r 4 a", "Ana 4 at the end" },
    { "c 3 p1 a b", "Ana 4 at the end, Bruno 4 at the end" },
    { "m 7 b", "Bruno 7 at the end" },
    { "f 3 a=1p", "Ana 12 at the end" },
  };

  pw_position_page_set_seat (PW_POSITION_PAGE (find_mapped (fixture, PW_TYPE_POSITION_PAGE)), PW_TABLE);
  pw_ui_test_settle ();
  find_page (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      pw_entry_set_text (fixture->entry, lines[i].text);
      pw_ui_test_settle ();
      assert_button (fixture, lines[i].button, TRUE);
      pw_entry_set_text (fixture->entry, "");
      pw_ui_test_settle ();
      assert_button (fixture, "Write it down", FALSE);
    }
  g_assert_cmpuint (cc_pad_list_count (fixture->list), ==, 0);
  say (fixture, "r 4 a");
  g_assert_cmpuint (cc_pad_list_count (fixture->list), ==, 1);
  assert_button (fixture, "Write it down", FALSE);
}

/* Cities that count once for a player are told apart by letters; the row says how many they are. */
static void
test_end_letters (Fixture *fixture, gconstpointer data)
{
  say (fixture, "field abd Ana");
  find_page (fixture);
  g_assert_cmpuint (cc_pad_list_count (fixture->list), ==, 1);
  g_assert_true (pw_ui_table_reads (row_at (fixture, 0), "Field, 3 cities"));
  g_assert_true (pw_ui_table_reads (row_at (fixture, 0), "Ana; 3 × 3"));
  say (fixture, "field de Ana");
  /* By itself it would bring 6; city d counts already. */
  g_assert_true (pw_ui_table_reads (fixture->pad, "0 + 12 = 12"));
}

static void
test_end_pressed (Fixture *fixture, gconstpointer data)
{
  const Case *table = data;
  PwPositionPage *page = PW_POSITION_PAGE (find_mapped (fixture, PW_TYPE_POSITION_PAGE));
  GtkWidget *button;

  pw_position_page_set_seat (page, PW_TABLE);
  pw_ui_test_settle ();
  find_page (fixture);
  button = cc_pad_form_get_button (fixture->form);
  cc_pad_form_set_number (fixture->form, CC_PAD_TILES, 4);
  cc_pad_form_set_followers (fixture->form, 0, 1, FALSE);
  cc_pad_form_set_number (fixture->form, CC_PAD_TIMES, 3);
  assert_button (fixture, "Ana 12 at the end", TRUE);
  press (button);
  g_assert_cmpuint (state_of (fixture)->n_rows, ==, 1);
  if (table->fields == CC_FIELDS_PER_CITY)
    cc_pad_form_set_kind (fixture->form, CC_KIND_FEEDS);
  else
    {
      cc_pad_form_set_kind (fixture->form, CC_KIND_FIELD);
      cc_pad_form_set_number (fixture->form, CC_PAD_CITIES, 2);
    }
  cc_pad_form_set_followers (fixture->form, 0, 1, TRUE);
  assert_button (fixture, table->fields == CC_FIELDS_PER_CITY ? "Ana 5 at the end" : "Ana 8 at the end", TRUE);
  press (button);
  g_assert_cmpuint (cc_pad_list_count (fixture->list), ==, 2);
  g_assert_true (pw_ui_table_reads (fixture->pad, table->fields == CC_FIELDS_PER_CITY ? "0 + 17 = 17" : "0 + 20 = 20"));
  /* The level of the referee forgets rows; undo has them again. */
  pw_session_undo (fixture->session);
  pw_ui_test_settle ();
  g_assert_cmpuint (cc_pad_list_count (fixture->list), ==, 1);
}

/* No die is misread in a game without dice; the other reasons are offered. */
static void
test_reasons (void)
{
  static const struct
  {
    const PwGame *game;
    gboolean die;
  } cases[] = { { &cc_game, FALSE }, { &cb_game, TRUE } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GtkWidget *picker = g_object_ref_sink (pw_reason_picker_new (NULL)), *button;
      guint n_shown = 0;

      pw_reason_picker_set_game (PW_REASON_PICKER (picker), cases[i].game);
      for (guint n = 0; (button = pw_ui_test_find (picker, GTK_TYPE_BUTTON, n)) != NULL; n++)
        {
          gboolean shown = gtk_widget_get_visible (gtk_widget_get_parent (button));

          n_shown += shown;
          if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), "Die misread") == 0)
            g_assert_cmpint (shown, ==, cases[i].die);
        }
      g_assert_cmpuint (n_shown, ==, cases[i].die ? 3 : 2);
      g_object_unref (picker);
    }
}

/* A record that names goods without the tiles they are on is open, and what counts is said. */
static void
test_options_are_told (void)
{
  static const char content[] =
    "{\"format\": 1, \"game\": \"carcassonne\", \"options\": {\"expansion-tiles\": \"no\", \"goods\": "
    "\"yes\"}, \"players\": [{\"name\": \"Ana\"}, {\"name\": \"Ben\"}], \"moves\": []}";
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "pw-test-options.pipwright", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  PwWindow *window = pw_ui_test_window ();
  GtkWidget *told;

  g_assert_true (g_file_set_contents (path, content, -1, NULL));
  gtk_window_present (GTK_WINDOW (window));
  pw_window_open_file (window, file);
  pw_file_reader_finish (GTK_WIDGET (window));
  pw_ui_test_settle ();
  g_assert_nonnull (pw_window_get_session (window));
  told = pw_toast_get_content (PW_TOAST (pw_ui_test_child (window, "toast")));
  g_assert_true (told && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (told)), "“goods: yes” counts as “no” here."));
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
  g_unlink (path);
}

#define ADD(name, table, test) g_test_add ("/carcassonne/pad/" name, Fixture, table, set_up, test, tear_down)

int
main (int argc, char *argv[])
{
  pw_ui_test_init (&argc, &argv);
  ADD ("typed", &pad_case, test_typed);
  ADD ("typed is shown", &pad_case, test_typed_is_shown);
  ADD ("pressed", &pad_case, test_pressed);
  ADD ("pressed, narrow", &narrow_pad, test_pressed);
  ADD ("pressed, base game", &base_pad, test_pressed);
  ADD ("left out", &base_pad, test_left_out);
  ADD ("corrected", &pad_case, test_corrected);
  ADD ("ends", &pad_case, test_ends);
  ADD ("end, typed", &end_case, test_end_typed);
  ADD ("end, typed is shown", &end_case, test_end_typed_is_shown);
  ADD ("end, a row first", &end_case, test_row_first);
  ADD ("end, cities by letters", &end_once, test_end_letters);
  ADD ("end, pressed", &end_case, test_end_pressed);
  ADD ("end, pressed, by city, narrow", &end_by_city, test_end_pressed);
  g_test_add_func ("/carcassonne/pad/options are told", test_options_are_told);
  g_test_add_func ("/carcassonne/pad/reasons", test_reasons);
  return g_test_run ();
}
