/* pw-ui-test.c: what the widget tests share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-ui-test.h"

#include <glib/gstdio.h>
#include <locale.h>

#include "core/pw-dealer.h"
#include "dialogs/pw-file-reader.h"
#include "model/pw-store.h"
#include "window/pw-style.h"

#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/lsan_interface.h>

/* What libraries make before main() begins is theirs. GLib drops its first table of quarks when there are too many for it,
 * which large windows come to, and it could be told from a leak of ours by whole stacks only; those take ten times as long. */
static void
before_libraries (void)
{
  __lsan_disable ();
}

__attribute__ ((section (".preinit_array"), used)) static void (*const preinit) (void) = before_libraries;

__attribute__ ((constructor)) static void
after_libraries (void)
{
  __lsan_enable ();
}
#endif

static PwApplication *application;
static gboolean disk_is_held;
static guint n_drawn;           /* frames of all windows so far */

/* Sets up GLib's tests and GTK; call it first. */
void
pw_ui_test_init (int *argc, char ***argv)
{
  setlocale (LC_ALL, "");
  g_test_init (argc, argv, NULL);
  /* That a file takes long is said where a test asks for it, not where a machine is busy. */
  pw_file_reader_set_delay (G_MAXINT);
  pw_ui_test_application ();
  /* Widgets are tested without a window too. */
  pw_style_add_pages ();
}

static gboolean
on_drawn (GSignalInvocationHint *hint G_GNUC_UNUSED, guint n_values G_GNUC_UNUSED, const GValue *values G_GNUC_UNUSED,
          gpointer data G_GNUC_UNUSED)
{
  n_drawn++;
  return TRUE;
}

/* The program, started but without a window. */
PwApplication *
pw_ui_test_application (void)
{
  g_autoptr (GError) error = NULL;

  if (application)
    return application;
  application = pw_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_HANDLES_OPEN | G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  g_type_class_unref (g_type_class_ref (GDK_TYPE_FRAME_CLOCK));
  g_signal_add_emission_hook (g_signal_lookup ("after-paint", GDK_TYPE_FRAME_CLOCK), 0, on_drawn, NULL, NULL);
  return application;
}

/* A new window on the screen. */
PwWindow *
pw_ui_test_window (void)
{
  PwWindow *window = pw_window_new (pw_ui_test_application ());

  gtk_window_present (GTK_WINDOW (window));
  pw_ui_test_settle ();
  return window;
}

/* -- Until everything is at rest ---------------------------------------------------------------------- */

/* Frames that are drawn in any case, and frames in succession that show everything in the same place: only then is what was asked
 * for laid out to its end, as what is laid out may ask for another layout, and what scrolls does so by and by. */
#define LEAST_FRAMES 3
#define EQUAL_FRAMES 2
/* What still moves after as many frames moves for ever. */
#define MOST_FRAMES 60
/* Frames after which nothing is waited for that has its turn when no frame is due: where something moves for ever and the machine is
 * slow, one always is. */
#define WITHOUT_A_PAUSE 10

/** PATIENCE: in seconds, after which a window that draws nothing is at fault. */
#define PATIENCE 120

static gboolean
on_out_of_patience (gpointer data G_GNUC_UNUSED)
{
  g_error ("a window that is on the screen draws no frames");
  return G_SOURCE_REMOVE;
}

static gboolean
on_idle (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

/* Lets everything happen that is due and waits for nothing else. */
static void
drain (void)
{
  gboolean idle = FALSE;
  guint until = n_drawn + WITHOUT_A_PAUSE, id = g_idle_add_full (G_PRIORITY_LOW, on_idle, &idle, NULL);

  while (!idle && n_drawn != until)
    g_main_context_iteration (NULL, TRUE);
  if (!idle)
    g_source_remove (id);
}

static gboolean
on_frame (GtkWidget *window G_GNUC_UNUSED, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_CONTINUE;
}

/* Waits until @window has drawn a frame, or is on the screen no more. */
static void
draw_frame (GtkWidget *window)
{
  gboolean drawn = FALSE;
  guint id = gtk_widget_add_tick_callback (window, on_frame, &drawn, NULL);
  guint patience = g_timeout_add_seconds (PATIENCE, on_out_of_patience, NULL);

  /* All of a frame is one dispatch: when it has begun here, it is over. */
  while (!drawn && gtk_widget_get_mapped (window))
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_remove_tick_callback (window, id);
  g_source_remove (patience);
}

static void
add_place (guint64 *places, gint64 place)
{
  *places = (*places ^ (guint64) place) * G_GUINT64_CONSTANT (0x100000001b3);
}

/* Where everything is that is on the screen below @widget, each in what it is in. */
static void
add_places (guint64 *places, GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      graphene_point_t point;

      if (!gtk_widget_get_mapped (child))
        continue;
      if (!gtk_widget_compute_point (child, widget, &GRAPHENE_POINT_INIT (0, 0), &point))
        point = GRAPHENE_POINT_INIT (-1, -1);
      add_place (places, GPOINTER_TO_SIZE (child));
      add_place (places, (gint64) (point.x * 16));
      add_place (places, (gint64) (point.y * 16));
      add_place (places, gtk_widget_get_width (child));
      add_place (places, gtk_widget_get_height (child));
      add_places (places, child);
    }
}

/* Has every window draw a frame; returns what tells whether anything in them is elsewhere than before. */
static guint64
draw_frames (void)
{
  g_autoptr (GListStore) windows = g_list_store_new (GTK_TYPE_WIDGET);
  g_autoptr (GList) toplevels = gtk_window_list_toplevels ();
  guint64 places = 0;

  for (GList *l = toplevels; l; l = l->next)
    g_list_store_append (windows, l->data);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (windows)); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (G_LIST_MODEL (windows), i);

      if (!gtk_widget_get_mapped (window))
        continue;
      draw_frame (window);
      add_places (&places, window);
    }
  return places;
}

/* -- Until everything is read ------------------------------------------------------------------------- */

/* Who at or below @widget has asked for a file that is still being read, or NULL. */
static GtkWidget *
find_reader (GtkWidget *widget)
{
  GtkWidget *found = pw_file_reader_is_reading (widget, NULL) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_reader (child);
  return found;
}

/* Threads read files: they are waited for. */
static void
finish_reading (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; !disk_is_held && i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);
      g_autoptr (GtkWidget) reader = find_reader (window);

      if (!reader)
        continue;
      g_object_ref (reader);
      pw_file_reader_finish (reader);
      /* What was read may have opened windows and closed others. */
      drain ();
      i = G_MAXUINT;
    }
}

/* Whether a test keeps files from being read: then nothing waits for them. */
void
pw_ui_test_hold_disk (gboolean hold)
{
  disk_is_held = hold;
}

/* Lets everything happen that is due: files that are read, layout, frames, idle functions, until all that is on the screen rests in its place. A slow
 * machine may owe its frames for long: they are waited for. Functions that are to be called when there is nothing else to do are
 * called between any two frames, which a slow machine would draw without a pause. */
void
pw_ui_test_settle (void)
{
  guint64 last = 0;
  guint n_equal = 0;

  /* What is due may open a window. */
  drain ();
  finish_reading ();
  for (guint n = 0; n < MOST_FRAMES && (n < LEAST_FRAMES || n_equal < EQUAL_FRAMES); n++)
    {
      guint64 places = draw_frames ();

      n_equal = places == last ? n_equal + 1 : 1;
      last = places;
      drain ();
    }
}

static GtkWidget *
find (GtkWidget *root, GType type, guint *nth)
{
  if (g_type_is_a (G_OBJECT_TYPE (root), type) && (*nth)-- == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, type, nth);

      if (found)
        return found;
    }
  return NULL;
}

/* The widget number @nth (from 0) of @type below @root, or NULL. */
GtkWidget *
pw_ui_test_find (GtkWidget *root, GType type, guint nth)
{
  return find (root, type, &nth);
}

/* What a template calls @id. */
GtkWidget *
pw_ui_test_child (gpointer widget, const char *id)
{
  GObject *child = gtk_widget_get_template_child (widget, G_OBJECT_TYPE (widget), id);

  g_assert_nonnull (child);
  return GTK_WIDGET (child);
}

/* The button below @root that says @label, or NULL. */
GtkWidget *
pw_ui_test_button (gpointer root, const char *label)
{
  GtkWidget *found;

  for (guint i = 0; (found = pw_ui_test_find (root, GTK_TYPE_BUTTON, i)); i++)
    if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (found)), label) == 0)
      return found;
  g_test_message ("no button “%s”", label);
  return NULL;
}

/* Presses a button that is seen and can be pressed. */
void
pw_ui_test_press (gpointer button)
{
  g_assert_nonnull (button);
  /* A question that was only just asked comes with the next frame. */
  if (!gtk_widget_get_mapped (button))
    pw_ui_test_settle ();
  g_assert_true (gtk_widget_get_mapped (button));
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
  pw_ui_test_settle ();
}

/* The window of @type that is open, or NULL. */
gpointer
pw_ui_test_dialog (GType type)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (g_type_is_a (G_OBJECT_TYPE (window), type) && gtk_widget_get_visible (window))
        return window;
    }
  return NULL;
}

gboolean
pw_ui_test_enabled (GActionGroup *group, const char *action)
{
  g_assert_true (g_action_group_has_action (group, action));
  return g_action_group_get_action_enabled (group, action);
}

/* Some game; the tests of pages are about none in particular. */
const PwGame *
pw_ui_test_game (void)
{
  g_assert_cmpuint (pw_games_count (), >, 0);
  return pw_games_nth (0);
}

/* A new game for three, kept nowhere. */
PwSession *
pw_ui_test_session (void)
{
  static const char *const names[] = { "Ana", "Bruno", "Chiara" };
  const PwGame *game = pw_ui_test_game ();
  g_autoptr (PwSetup) setup = pw_setup_new (game, 3);
  g_autoptr (GError) error = NULL;
  PwSession *session;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    pw_setup_set_name (setup, i, names[i]);
  session = pw_session_new (game, setup, &error);
  g_assert_no_error (error);
  return session;
}

/* Plays up to @n_moves random moves; FALSE when the game ended before. */
gboolean
pw_ui_test_play_dealt (PwSession *session, guint n_moves, guint64 seed)
{
  const PwGame *game = pw_session_get_game (session);
  PwRandom random = { seed };
  PwMoves scratch = PW_MOVES_INIT;
  guint i;

  for (i = 0; i < n_moves; i++)
    {
      g_autoptr (GError) error = NULL;
      PwMove move;

      if (!pw_dealer_next (game, pw_session_get_state (session), &random, PW_DEAL_LAZY, &scratch, &move))
        break;
      pw_session_play (session, &move, &error);
      g_assert_no_error (error);
    }
  pw_moves_clear (&scratch);
  /* Whoever reads the file finds it. */
  pw_session_flush (session);
  return i == n_moves;
}

/* Empties the library of games. */
void
pw_ui_test_clear_games (void)
{
  g_autofree char *path = pw_store_directory ();
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *file = g_build_filename (path, name, NULL);

      g_assert_cmpint (g_remove (file), ==, 0);
    }
}

/* A click on the choice at @at of the page; FALSE where it was refused. */
gboolean
pw_ui_test_pick (PwEntry *entry, guint at)
{
  g_autoptr (PwChoiceItem) item = g_list_model_get_item (pw_entry_get_choices (entry), at);

  return item && pw_entry_pick (entry, item);
}

/* Whether a controller that comes before the focus takes the key. */
static gboolean
is_taken (GtkWidget *widget, guint key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean taken = FALSE;

  if (gtk_widget_get_parent (widget) && is_taken (gtk_widget_get_parent (widget), key))
    return TRUE;
  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !taken; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller) &&
          gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE)
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &taken);
    }
  return taken;
}

void
pw_ui_test_type (PwWindow *window, const char *text)
{
  for (const char *p = text; *p; p = g_utf8_next_char (p))
    {
      GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));
      guint key = *p == '\n' ? GDK_KEY_Return : gdk_unicode_to_keyval (g_utf8_get_char (p));
      int length = (int) (g_utf8_next_char (p) - p), at;

      g_assert_nonnull (focus);
      if (is_taken (focus, key))
        continue;
      g_assert_true (GTK_IS_TEXT (focus));
      if (*p == '\n')
        {
          g_signal_emit_by_name (focus, "activate");
          continue;
        }
      gtk_editable_delete_selection (GTK_EDITABLE (focus));
      at = gtk_editable_get_position (GTK_EDITABLE (focus));
      gtk_editable_insert_text (GTK_EDITABLE (focus), p, length, &at);
      gtk_editable_set_position (GTK_EDITABLE (focus), at);
    }
  pw_ui_test_settle ();
}
