/* pw-e2e.c: starting, finding and waiting; what a hand does is in pw-e2e-hand.c, what many tests do in pw-e2e-steps.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-e2e-private.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>

/* -- The program ------------------------------------------------------------------------------- */

static void
remove_tree (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      if (g_file_test (child, G_FILE_TEST_IS_DIR) && !g_file_test (child, G_FILE_TEST_IS_SYMLINK))
        remove_tree (child);
      else
        g_unlink (child);
    }
  g_rmdir (path);
}

PwE2e *
pw_e2e_new (const char *program, const char *const *argv, const char *const *environment)
{
  static gboolean initialized = FALSE;
  PwE2e *self = g_new0 (PwE2e, 1);
  g_autoptr (GError) error = NULL;

  if (!initialized)
    {
      /* The tree changes under our hands: always ask the program, never a copy. */
      g_setenv ("ATSPI_NO_CACHE", "1", TRUE);
      /* libatspi warns when a program goes away or comes up; that is what tests do here. */
      g_log_set_always_fatal (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_FATAL_MASK);
      g_assert_cmpint (atspi_init (), <=, 1);
      atspi_set_timeout (60000, 60000);
      initialized = TRUE;
    }
  self->home = g_dir_make_tmp ("pipwright-e2e-XXXXXX", &error);
  g_assert_no_error (error);
  self->games = g_build_filename (self->home, "data", "pipwright", "games", NULL);
  self->program = g_strdup (program);
  self->argv = g_strdupv ((char **) argv);
  self->environment = g_strdupv ((char **) environment);
  return self;
}

void
pw_e2e_free (PwE2e *self)
{
  if (self->process)
    pw_e2e_kill (self);
  remove_tree (self->home);
  g_free (self->home);
  g_free (self->games);
  g_free (self->program);
  g_strfreev (self->argv);
  g_strfreev (self->environment);
  g_free (self);
}

void
pw_e2e_set_sandboxed (PwE2e *self, const char *games)
{
  g_assert_null (self->process);
  self->sandboxed = TRUE;
  g_free (self->games);
  self->games = g_strdup (games);
}

const char *
pw_e2e_get_home (PwE2e *self)
{
  return self->home;
}

static void
set_directory (PwE2e *self, GSubprocessLauncher *launcher, const char *variable, const char *name)
{
  g_autofree char *path = g_build_filename (self->home, name, NULL);

  g_mkdir_with_parents (path, 0700);
  g_subprocess_launcher_setenv (launcher, variable, path, TRUE);
}

static GSubprocess *
spawn (PwE2e *self)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_NONE);
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  GSubprocess *process;

  set_directory (self, launcher, "XDG_DATA_HOME", "data");
  set_directory (self, launcher, "XDG_CONFIG_HOME", "config");
  set_directory (self, launcher, "XDG_CACHE_HOME", "cache");
  set_directory (self, launcher, "XDG_STATE_HOME", "state");
  g_subprocess_launcher_setenv (launcher, "GDK_BACKEND", "x11", TRUE);
  g_subprocess_launcher_setenv (launcher, "GSK_RENDERER", "cairo", TRUE);
  g_subprocess_launcher_setenv (launcher, "GSETTINGS_BACKEND", "keyfile", TRUE);
  g_subprocess_launcher_setenv (launcher, "GIO_USE_VFS", "local", TRUE);
  g_subprocess_launcher_setenv (launcher, "LC_ALL", "C.UTF-8", TRUE);
  g_subprocess_launcher_unsetenv (launcher, "GTK_A11Y");
  if (g_getenv ("PW_E2E_PRELOAD") && *g_getenv ("PW_E2E_PRELOAD") && !self->sandboxed)
    g_subprocess_launcher_setenv (launcher, "LD_PRELOAD", g_getenv ("PW_E2E_PRELOAD"), TRUE);
  for (guint i = 0; self->environment && self->environment[i]; i++)
    {
      g_auto (GStrv) parts = g_strsplit (self->environment[i], "=", 2);

      g_subprocess_launcher_setenv (launcher, parts[0], parts[1], TRUE);
    }
  g_ptr_array_add (argv, self->program);
  for (guint i = 0; self->argv && self->argv[i]; i++)
    g_ptr_array_add (argv, self->argv[i]);
  g_ptr_array_add (argv, NULL);
  process = g_subprocess_launcher_spawnv (launcher, (const char *const *) argv->pdata, &error);
  g_assert_no_error (error);
  return process;
}

static gboolean
window_shows (PwE2e *self, gpointer data)
{
  g_autoptr (GPtrArray) windows = pw_e2e_find_all (self, ATSPI_ROLE_FRAME, "*");

  return windows->len > 0;
}

void
pw_e2e_start (PwE2e *self)
{
  g_assert_null (self->process);
  self->process = spawn (self);
  self->pid = (guint) g_ascii_strtoull (g_subprocess_get_identifier (self->process), NULL, 10);
  pw_e2e_until (self, window_shows, NULL, "a window of the program on the accessibility bus");
  pw_e2e_take_focus (self);
}

static void
on_exited (GObject *source, GAsyncResult *result, gpointer data)
{
  g_subprocess_wait_finish (G_SUBPROCESS (source), result, NULL);
  *(gboolean *) data = TRUE;
}

/* Waits for the end without stopping the main loop: libatspi must hear of it too. */
static gboolean
wait_for_end (PwE2e *self)
{
  gint64 deadline = g_get_monotonic_time () + PW_E2E_PATIENCE * G_USEC_PER_SEC;
  gboolean exited = FALSE;

  g_subprocess_wait_async (self->process, NULL, on_exited, &exited);
  while (!exited && g_get_monotonic_time () < deadline)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (5000);
    }
  if (!exited)
    {
      g_subprocess_force_exit (self->process);
      while (!exited)
        g_main_context_iteration (NULL, TRUE);
      return FALSE;
    }
  return g_subprocess_get_if_exited (self->process) && g_subprocess_get_exit_status (self->process) == 0;
}

void
pw_e2e_kill (PwE2e *self)
{
  g_subprocess_send_signal (self->process, SIGKILL);
  wait_for_end (self);
  g_clear_object (&self->process);
  self->pid = 0;
}

gboolean
pw_e2e_wait_exit (PwE2e *self)
{
  gboolean clean = wait_for_end (self);

  g_clear_object (&self->process);
  self->pid = 0;
  return clean;
}

/* -- Finding ------------------------------------------------------------------------------------ */

/* Others are on the bus too, such as a desktop's portals. From outside a sandbox, its program has another number than
 * it says itself: then it is known by its name. */
static gboolean
is_program (PwE2e *self, AtspiAccessible *application)
{
  g_autofree char *name = NULL, *folded = NULL;

  if (!self->sandboxed)
    return atspi_accessible_get_process_id (application, NULL) == self->pid;
  name = pw_e2e_name (application);
  folded = g_ascii_strdown (name, -1);
  return strstr (folded, "pipwright") != NULL;
}

AtspiAccessible *
pw_e2e_get_root (PwE2e *self)
{
  pw_unref AtspiAccessible *desktop = atspi_get_desktop (0);
  int n = desktop ? atspi_accessible_get_child_count (desktop, NULL) : 0;

  for (int i = 0; i < n; i++)
    {
      pw_unref AtspiAccessible *child = atspi_accessible_get_child_at_index (desktop, i, NULL);

      if (child && is_program (self, child))
        return g_steal_pointer (&child);
    }
  return NULL;
}

gboolean
pw_e2e_has_state (AtspiAccessible *widget, AtspiStateType state)
{
  pw_unref AtspiStateSet *set = atspi_accessible_get_state_set (widget);

  return set && atspi_state_set_contains (set, state);
}

/* GTK 4.8 says "showing" of windows only and "visible" of the rest. */
static gboolean
is_showing (AtspiAccessible *widget)
{
  return pw_e2e_has_state (widget, ATSPI_STATE_SHOWING) || pw_e2e_has_state (widget, ATSPI_STATE_VISIBLE);
}

char *
pw_e2e_name (AtspiAccessible *widget)
{
  char *name = atspi_accessible_get_name (widget, NULL);

  /* Newer toolkits give a status no name: its text is read. */
  if (name && *name == '\0' && atspi_accessible_get_role (widget, NULL) == ATSPI_ROLE_STATUS_BAR)
    {
      pw_unref AtspiText *text = atspi_accessible_get_text_iface (widget);
      char *content = text ? atspi_text_get_text (text, 0, atspi_text_get_character_count (text, NULL), NULL) : NULL;

      if (content)
        {
          g_free (name);
          return content;
        }
    }
  return name ? name : g_strdup ("");
}

char *
pw_e2e_text (AtspiAccessible *widget)
{
  pw_unref AtspiText *text = atspi_accessible_get_text_iface (widget);
  char *content = NULL;

  if (text)
    content = atspi_text_get_text (text, 0, atspi_text_get_character_count (text, NULL), NULL);
  return content ? content : pw_e2e_name (widget);
}

static GPtrArray *
find_some (PwE2e *self, AtspiRole role, const char *name, guint most)
{
  GPtrArray *found = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPatternSpec) pattern = g_pattern_spec_new (name);
  pw_unref AtspiAccessible *application = pw_e2e_get_root (self);

  if (application)
    pw_e2e_walk (application, role, pattern, most, found);
  return found;
}

GPtrArray *
pw_e2e_find_all (PwE2e *self, AtspiRole role, const char *name)
{
  return find_some (self, role, name, G_MAXUINT);
}

AtspiAccessible *
pw_e2e_find (PwE2e *self, AtspiRole role, const char *name)
{
  g_autoptr (GPtrArray) found = find_some (self, role, name, 1);

  return found->len > 0 ? g_object_ref (g_ptr_array_index (found, 0)) : NULL;
}

char *
pw_e2e_focused (PwE2e *self)
{
  pw_unref AtspiAccessible *application = pw_e2e_get_root (self);
  pw_unref AtspiAccessible *widget = application ? pw_e2e_walk_to_focus (application) : NULL;
  g_autofree char *name = widget ? pw_e2e_name (widget) : NULL;

  return widget ? g_strdup_printf ("%s %s", ATSPI_OBJECT (widget)->path, name) : NULL;
}

/* -- Waiting ------------------------------------------------------------------------------------ */

void
pw_e2e_until (PwE2e *self, PwE2eCondition condition, gpointer data, const char *what)
{
  gint64 deadline = g_get_monotonic_time () + PW_E2E_PATIENCE * G_USEC_PER_SEC;

  while (!condition (self, data))
    {
      /* Nobody need wait for what a program does that has crashed. */
      if (self->process && !g_subprocess_get_identifier (self->process))
        g_error ("the program ended while the test waited for %s", what);
      if (g_get_monotonic_time () > deadline)
        {
          g_autofree char *tree = pw_e2e_dump (self);

          if (g_getenv ("PW_E2E_PICTURE"))
            pw_e2e_picture (self, g_getenv ("PW_E2E_PICTURE"));
          g_printerr ("%s\n", tree);
          g_error ("waited %d seconds in vain for %s", PW_E2E_PATIENCE, what);
        }
      for (guint i = 0; i < 10; i++)
        {
          while (g_main_context_iteration (NULL, FALSE))
            ;
          g_usleep (4000);
        }
    }
}

typedef struct
{
  AtspiRole role;
  const char *name;
  AtspiAccessible *found;
} Search;

static gboolean
is_there (PwE2e *self, gpointer data)
{
  Search *search = data;

  search->found = pw_e2e_find (self, search->role, search->name);
  return search->found != NULL;
}

static gboolean
is_gone (PwE2e *self, gpointer data)
{
  Search *search = data;
  pw_unref AtspiAccessible *found = pw_e2e_find (self, search->role, search->name);

  return found == NULL;
}

AtspiAccessible *
pw_e2e_wait (PwE2e *self, AtspiRole role, const char *name)
{
  g_autofree char *what = g_strdup_printf ("\"%s\" (role %d)", name, role);
  Search search = { role, name, NULL };

  pw_e2e_until (self, is_there, &search, what);
  return search.found;
}

void
pw_e2e_wait_gone (PwE2e *self, AtspiRole role, const char *name)
{
  g_autofree char *what = g_strdup_printf ("\"%s\" (role %d) to go away", name, role);
  Search search = { role, name, NULL };

  pw_e2e_until (self, is_gone, &search, what);
}

/* -- Showing ------------------------------------------------------------------------------------- */

/* What only holds others together tells nobody what went wrong, and of a long log the end only is shown. */
static gboolean
says_something (AtspiAccessible *widget, const char *name, const char *text)
{
  return *text != '\0' || pw_e2e_has_state (widget, ATSPI_STATE_FOCUSED) ||
         (*name != '\0' && !g_str_has_prefix (name, "Gtk") && !g_str_has_prefix (name, "Adw"));
}

static void
dump (AtspiAccessible *widget, guint level, guint depth, GString *out)
{
  g_autofree char *role = atspi_accessible_get_role_name (widget, NULL);
  g_autofree char *name = pw_e2e_name (widget);
  g_autofree char *text = pw_e2e_text (widget);
  int n;

  if (level > PW_E2E_DEPTH || (level > 0 && !is_showing (widget)))
    return;
  if (says_something (widget, name, text))
    {
      g_string_append_printf (out, "%*s%s \"%s\"", (int) depth++ * 2, "", role ? role : "?", name);
      if (strcmp (text, name) != 0)
        g_string_append_printf (out, " text \"%s\"", text);
      if (level > 0 && pw_e2e_has_state (widget, ATSPI_STATE_FOCUSED))
        g_string_append (out, " focused");
      if (level > 0 && !pw_e2e_has_state (widget, ATSPI_STATE_SENSITIVE))
        g_string_append (out, " insensitive");
      g_string_append_c (out, '\n');
    }
  n = atspi_accessible_get_child_count (widget, NULL);
  for (int i = 0; i < n; i++)
    {
      pw_unref AtspiAccessible *child = atspi_accessible_get_child_at_index (widget, i, NULL);

      if (child)
        dump (child, level + 1, depth, out);
    }
}

/* Who is there when the program is not. */
static void
list_applications (GString *out)
{
  pw_unref AtspiAccessible *desktop = atspi_get_desktop (0);
  int n = desktop ? atspi_accessible_get_child_count (desktop, NULL) : 0;

  g_string_append_printf (out, "The program is not on the accessibility bus, but %d others:\n", n);
  for (int i = 0; i < n; i++)
    {
      pw_unref AtspiAccessible *child = atspi_accessible_get_child_at_index (desktop, i, NULL);
      g_autofree char *name = child ? pw_e2e_name (child) : NULL;

      g_string_append_printf (out, "  \"%s\"\n", name ? name : "");
    }
}

char *
pw_e2e_dump (PwE2e *self)
{
  pw_unref AtspiAccessible *application = pw_e2e_get_root (self);
  GString *out = g_string_new (NULL);

  if (application)
    dump (application, 0, 0, out);
  else
    list_applications (out);
  return g_string_free (out, FALSE);
}
