/* test-printed-values.c: what is printed on components, in the window: its page, what is entered late; and what waits, to go back to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/caylus1303.h"
#include "pw-edit-dialog.h"
#include "pw-printed-dialog.h"
#include "pw-table-page.h"
#include "pw-trail-bar.h"
#include "pw-ui-table.h"
#include "pw-values-page.h"
#include "pw-window.h"

#define HEAD "game: caylus1303\nplayer: Ana\nplayer: Ben\n\nBen pick thief\nAna pick foreman\n"
#define THREE "game: caylus1303\nplayer: Ana\nplayer: Ben\nplayer: Cleo\n\nCleo pick thief\nBen pick foreman\nAna pick bailiff\n"

static const CyState *
state_of (PwSession *session)
{
  return pw_session_get_state (session);
}

static PwPrintedState
known (PwSession *session, guint i)
{
  return pw_session_get_game (session)->printed->known (state_of (session), i);
}

/* Every value has its row; a preset is confirmed by its button, and undo takes that back. */
static void
test_page (void)
{
  PwSession *session = pw_ui_table_of_record (HEAD "Ana place 1\n");
  PwWindow *window = pw_ui_table_open (session);
  guint n = pw_session_get_game (session)->printed->n;
  PwValuesPage *page;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.values", NULL));
  pw_ui_test_settle ();
  page = pw_window_find_page (window, PW_TYPE_VALUES_PAGE);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (page)));
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *label = pw_session_get_game (session)->printed->label (state_of (session), i);
      GtkWidget *row = pw_ui_test_find (GTK_WIDGET (page), ADW_TYPE_PREFERENCES_ROW, i);

      g_assert_nonnull (row);
      g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, label);
    }
  g_assert_cmpuint (known (session, 0), ==, PW_PRINTED_PRESET);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "win.confirm-value", "u", 0));
  pw_ui_test_settle ();
  g_assert_cmpuint (known (session, 0), ==, PW_PRINTED_CONFIRMED);
  g_assert_true (pw_ui_table_reads (page, "confirmed"));
  g_assert_true (pw_session_undo (session));
  pw_ui_test_settle ();
  g_assert_cmpuint (known (session, 0), ==, PW_PRINTED_PRESET);
  pw_ui_table_close (window, session);
}

/* A game all of whose components could be read has no such page. */
static void
test_no_page (void)
{
  PwSession *session = pw_ui_test_session ();
  PwWindow *window = pw_ui_table_open (session);

  g_assert_false (pw_ui_test_enabled (G_ACTION_GROUP (window), "values"));
  pw_ui_table_close (window, session);
}

/* A row opens the dialog of a changed line, with what is taken for the value, to type what is printed. */
static void
test_row (void)
{
  PwSession *session = pw_ui_table_of_record (HEAD "Ana place 1\n");
  PwWindow *window = pw_ui_table_open (session);
  PwLineDraft *draft;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.change-value", "u", 0));
  pw_ui_test_settle ();
  g_assert_nonnull (pw_ui_test_dialog (PW_TYPE_EDIT_DIALOG));
  draft = pw_edit_dialog_get_draft (pw_ui_test_dialog (PW_TYPE_EDIT_DIALOG));
  g_assert_cmpstr (pw_line_draft_get_text (draft), ==, "value wood-farm food=1 wood=1");
  /* The sums are secret. */
  g_assert_false (gtk_widget_get_visible (pw_ui_test_child (pw_ui_test_dialog (PW_TYPE_EDIT_DIALOG), "scores")));
  pw_line_draft_set_text (draft, "value wood-farm wood 2");
  g_assert_true (pw_line_draft_apply (draft));
  gtk_window_destroy (GTK_WINDOW (pw_ui_test_dialog (PW_TYPE_EDIT_DIALOG)));
  pw_ui_test_settle ();
  g_assert_cmpuint (known (session, 0), ==, PW_PRINTED_CONFIRMED);
  g_assert_cmpuint (state_of (session)->cost[0][CY_WOOD], ==, 2);
  pw_ui_table_close (window, session);
}

/* Typed late, with lines that no longer fit: the same dialog, with these. */
static void
test_late (void)
{
  PwSession *session = pw_ui_table_of_record (HEAD "Ana place c\nBen pass\nAna pass\nAna build wood-farm\n");
  PwWindow *window = pw_ui_table_open (session);
  PwEntry *entry = pw_table_page_get_entry (pw_window_find_page (window, PW_TYPE_TABLE_PAGE));
  PwLineDraft *draft;

  pw_entry_set_text (entry, "value wood-farm wood 1 cloth 2");
  g_assert_false (pw_entry_activate (entry));
  pw_ui_test_settle ();
  g_assert_nonnull (pw_ui_test_dialog (PW_TYPE_EDIT_DIALOG));
  draft = pw_edit_dialog_get_draft (pw_ui_test_dialog (PW_TYPE_EDIT_DIALOG));
  g_assert_cmpstr (pw_line_draft_get_text (draft), ==, "value wood-farm wood=1 cloth=2");
  g_assert_cmpuint (pw_line_draft_get_troubles (draft)->len, ==, 1);
  pw_line_draft_leave_all_out (draft, PW_TROUBLE_ALL);
  g_assert_true (pw_line_draft_apply (draft));
  gtk_window_destroy (GTK_WINDOW (pw_ui_test_dialog (PW_TYPE_EDIT_DIALOG)));
  pw_ui_test_settle ();
  g_assert_cmpuint (state_of (session)->lie[CY_WOOD_FARM], ==, 0);
  g_assert_cmpuint (state_of (session)->cost[0][CY_CLOTH], ==, 2);
  pw_ui_table_close (window, session);
}

static void
press_enter (PwPrintedDialog *dialog)
{
  g_signal_emit_by_name (pw_ui_test_find (GTK_WIDGET (dialog), GTK_TYPE_ENTRY, 0), "activate");
  pw_ui_test_settle ();
}

static PwPrintedDialog *
ask (PwEntry *entry, const char *text)
{
  pw_entry_set_text (entry, text);
  g_assert_false (pw_entry_activate (entry));
  pw_ui_test_settle ();
  g_assert_nonnull (pw_ui_test_dialog (PW_TYPE_PRINTED_DIALOG));
  return pw_ui_test_dialog (PW_TYPE_PRINTED_DIALOG);
}

#define TO_BUILD HEAD "Ana place c\nBen pass\nAna pass\n"

/** asked: what is typed in the dialog; NULL: it is closed; and what the table then has. */
static const struct
{
  const char *move, *typed;
  PwPrintedState known;
  guint tile, prestige;
  gboolean built;
} asked[] = {
  /* Enter says that it is printed so. */
  { "build wood-farm", "", PW_PRINTED_CONFIRMED, CY_WOOD_FARM, 2, TRUE },
  /* What is printed is typed. */
  { "build wood-farm", "3", PW_PRINTED_CONFIRMED, CY_WOOD_FARM, 3, TRUE },
  /* Closed: it is asked later, and built by the preset. */
  { "build wood-farm", NULL, PW_PRINTED_PRESET, CY_WOOD_FARM, 2, TRUE },
  { "build spinning-mill", NULL, PW_PRINTED_UNKNOWN, CY_SPINNING_MILL, 2, TRUE },
  { "build spinning-mill", "wood wood", PW_PRINTED_CONFIRMED, CY_SPINNING_MILL, 2, TRUE },
  /* What is printed cannot be paid: it is known, and nothing is built. */
  { "build wood-farm", "gold", PW_PRINTED_CONFIRMED, CY_WOOD_FARM, 2, FALSE },
};

static void
test_asked (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (asked); i++)
    {
      PwSession *session = pw_ui_table_of_record (TO_BUILD);
      PwWindow *window = pw_ui_table_open (session);
      PwEntry *entry = pw_table_page_get_entry (pw_window_find_page (window, PW_TYPE_TABLE_PAGE));
      PwPrintedDialog *dialog = ask (entry, asked[i].move);
      guint value = asked[i].tile - CY_FIRST_BUILT;

      if (asked[i].typed)
        {
          gtk_editable_set_text (GTK_EDITABLE (pw_ui_test_find (GTK_WIDGET (dialog), GTK_TYPE_ENTRY, 0)), asked[i].typed);
          press_enter (dialog);
        }
      else
        gtk_window_close (GTK_WINDOW (dialog));
      pw_ui_test_settle ();
      g_assert_null (pw_ui_test_dialog (PW_TYPE_PRINTED_DIALOG));
      g_assert_cmpuint (known (session, value), ==, asked[i].known);
      g_assert_cmpuint (state_of (session)->prestige[value], ==, asked[i].prestige);
      g_assert_cmpint (state_of (session)->lie[asked[i].tile], ==, asked[i].built);
      pw_ui_table_close (window, session);
    }
}

/* What is doubtful waits until it is said; what cannot be is said there, and asked again. */
static void
test_waits (void)
{
  PwSession *session = pw_ui_table_of_record (TO_BUILD);
  PwWindow *window = pw_ui_table_open (session);
  PwEntry *entry = pw_table_page_get_entry (pw_window_find_page (window, PW_TYPE_TABLE_PAGE));
  PwPrintedDialog *dialog = ask (entry, "build spinning-mill");
  GtkWidget *text = pw_ui_test_find (GTK_WIDGET (dialog), GTK_TYPE_ENTRY, 0);
  guint moment = pw_session_get_moment (session);

  press_enter (dialog);
  g_assert_true (pw_ui_test_dialog (PW_TYPE_PRINTED_DIALOG) == dialog);
  g_assert_true (
    pw_ui_table_reads (GTK_WIDGET (dialog), "Something is still to be said: what is not chosen, or shows a question mark."));
  gtk_editable_set_text (GTK_EDITABLE (text), "wood wood 99");
  press_enter (dialog);
  g_assert_true (pw_ui_test_dialog (PW_TYPE_PRINTED_DIALOG) == dialog);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (text)), ==, "wood wood 99");
  g_assert_cmpuint (pw_session_get_moment (session), ==, moment);
  /* Pressed: the third button is stone. */
  g_signal_emit_by_name (pw_ui_test_find (GTK_WIDGET (dialog), GTK_TYPE_TOGGLE_BUTTON, 2), "clicked");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (text)), ==, "");
  press_enter (dialog);
  g_assert_null (pw_ui_test_dialog (PW_TYPE_PRINTED_DIALOG));
  g_assert_cmpuint (state_of (session)->cost[CY_SPINNING_MILL - CY_FIRST_BUILT][CY_WOOD], ==, 1);
  g_assert_cmpuint (state_of (session)->cost[CY_SPINNING_MILL - CY_FIRST_BUILT][CY_STONE], ==, 1);
  g_assert_cmpint (state_of (session)->lie[CY_SPINNING_MILL], ==, 1);
  pw_ui_table_close (window, session);
}

/* What waits below what is asked stands before it; a press asks, and goes back. */
static void
test_crumbs (void)
{
  PwSession *session = pw_ui_table_of_record (HEAD "Ana place a\nBen pass\nAna pass\nAna use\n");
  PwWindow *window = pw_ui_table_open (session);
  GtkWidget *page = pw_window_find_page (window, PW_TYPE_TABLE_PAGE), *bar = pw_ui_test_child (page, "trail"), *crumb, *back;
  guint moment = pw_session_get_moment (session);

  g_assert_true (gtk_widget_get_visible (bar));
  crumb = pw_ui_test_find (bar, GTK_TYPE_MENU_BUTTON, 0);
  g_assert_true (pw_ui_table_reads (crumb, "Fairground"));
  g_assert_null (pw_ui_test_find (bar, GTK_TYPE_MENU_BUTTON, 1));
  gtk_menu_button_popup (GTK_MENU_BUTTON (crumb));
  pw_ui_test_settle ();
  g_assert_cmpuint (pw_session_get_moment (session), ==, moment);
  back = gtk_widget_get_last_child (gtk_popover_get_child (gtk_menu_button_get_popover (GTK_MENU_BUTTON (crumb))));
  g_signal_emit_by_name (back, "clicked");
  pw_ui_test_settle ();
  g_assert_cmpuint (pw_session_get_moment (session), ==, moment - 1);
  g_assert_false (gtk_widget_get_visible (bar));
  pw_ui_table_close (window, session);
}

/* Whether @name is to be seen below @root. */
static gboolean
shows (GtkWidget *root, const char *name)
{
  GtkWidget *label;

  for (guint i = 0; (label = pw_ui_test_find (root, GTK_TYPE_LABEL, i)); i++)
    if (gtk_widget_get_mapped (label) && g_strcmp0 (gtk_label_get_text (GTK_LABEL (label)), name) == 0)
      return TRUE;
  return FALSE;
}

/* Three players, and what waits: names give way to what is asked. */
static void
test_crumbs_have_room (void)
{
  PwSession *session = pw_ui_table_of_record (THREE "Ana place a\nBen pass\nCleo pass\nAna pass\nAna use\n");
  PwWindow *window = pw_ui_table_open (session);
  GtkWidget *page = pw_window_find_page (window, PW_TYPE_TABLE_PAGE);

  g_assert_true (gtk_widget_get_visible (pw_ui_test_child (page, "trail")));
  g_assert_false (shows (pw_ui_test_child (page, "chips"), "Cleo"));
  /* Who is asked has the name in front of the crumbs. */
  g_assert_false (shows (pw_ui_test_child (page, "chips"), "Ana"));
  g_assert_true (pw_session_undo (session));
  pw_ui_test_settle ();
  g_assert_false (gtk_widget_get_visible (pw_ui_test_child (page, "trail")));
  g_assert_true (shows (pw_ui_test_child (page, "chips"), "Cleo"));
  g_assert_true (shows (pw_ui_test_child (page, "chips"), "Ana"));
  pw_ui_table_close (window, session);
}

/* The end asks for what it needs, whatever is known of components; and no sum is told before it is scored. */
static void
test_final_scoring (void)
{
  PwSession *session = pw_ui_table_of_record (
    "game: caylus1303\nlevel: final\nplayer: Ana\nplayer: Ben\n\nvalue tailor prestige 5\nAna prestige 40\n");
  PwWindow *window = pw_ui_table_open (session);
  PwPositionPage *page = pw_ui_table_position (window);

  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (pw_ui_test_child (page, "needed_button"))));
  g_assert_false (gtk_widget_get_visible (pw_ui_test_child (page, "lines_button")));
  pw_ui_table_close (window, session);
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
  g_test_add_func ("/printed-values/page", test_page);
  g_test_add_func ("/printed-values/no-page", test_no_page);
  g_test_add_func ("/printed-values/row", test_row);
  g_test_add_func ("/printed-values/late", test_late);
  g_test_add_func ("/printed-values/asked-at-the-first-use", test_asked);
  g_test_add_func ("/printed-values/waits-for-what-is-doubtful", test_waits);
  g_test_add_func ("/printed-values/crumbs", test_crumbs);
  g_test_add_func ("/printed-values/crumbs-have-room", test_crumbs_have_room);
  g_test_add_func ("/printed-values/final-scoring", test_final_scoring);
  return g_test_run ();
}
