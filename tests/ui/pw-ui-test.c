/* pw-ui-test.c: what the widget tests share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-ui-test.h"

#include <glib/gstdio.h>
#include <locale.h>

#include "core/pw-dealer.h"
#include "model/pw-store.h"

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

/* Sets up GLib's tests and GTK; call it first. */
void
pw_ui_test_init (int *argc, char ***argv)
{
  setlocale (LC_ALL, "");
  g_test_init (argc, argv, NULL);
  pw_ui_test_application ();
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

/* A window whose frames are counted. */
typedef struct
{
  GtkWidget *window;
  guint begun, id;
} Frames;

static gboolean
count_frame (GtkWidget *window G_GNUC_UNUSED, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data)
{
  ((Frames *) data)->begun++;
  return G_SOURCE_CONTINUE;
}

static Frames *
count_frames (GtkWidget *window)
{
  Frames *frames = g_new0 (Frames, 1);

  frames->window = g_object_ref (window);
  frames->id = gtk_widget_add_tick_callback (window, count_frame, frames, NULL);
  return frames;
}

static void
frames_free (gpointer data)
{
  Frames *frames = data;

  gtk_widget_remove_tick_callback (frames->window, frames->id);
  g_object_unref (frames->window);
  g_free (frames);
}

/* Whether a window is still on the screen and owes frames: two whole ones, as what is laid out may ask for another
 * layout. Each is over when the next begins. */
static gboolean
owes_frames (GPtrArray *all)
{
  for (guint i = 0; i < all->len; i++)
    {
      const Frames *frames = all->pdata[i];

      if (gtk_widget_get_mapped (frames->window) && frames->begun < 3)
        return TRUE;
    }
  return FALSE;
}

/** PATIENCE: in seconds, after which a window that draws nothing is at fault. */
#define PATIENCE 30

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

  g_idle_add_full (G_PRIORITY_LOW, on_idle, &idle, NULL);
  while (!idle)
    g_main_context_iteration (NULL, TRUE);
}

/* Lets everything happen that is due: layout, frames, idle functions. A slow machine may owe its frames for long: they
 * are waited for, so that what is asked for now is on the screen afterwards. */
void
pw_ui_test_settle (void)
{
  g_autoptr (GList) windows = NULL;
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func (frames_free);
  guint id;

  /* What is due may open a window. */
  drain ();
  windows = gtk_window_list_toplevels ();
  for (GList *l = windows; l; l = l->next)
    if (gtk_widget_get_mapped (l->data))
      g_ptr_array_add (all, count_frames (l->data));
  id = g_timeout_add_seconds (PATIENCE, on_out_of_patience, NULL);
  while (owes_frames (all))
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (id);
  drain ();
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
