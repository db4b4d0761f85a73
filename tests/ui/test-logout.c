/* test-logout.c: the desktop ends its session while a game is not saved: the program as it is shipped, and a session manager
 *
 * test-logout PROGRAM: the test stands in for the session manager on the bus, and the program registers with it, holds the end
 * up as long as something is not saved, and lets it come where all is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>

#define ID             "io.github.pipwright.Pipwright"
#define PATH           "/io/github/pipwright/Pipwright"
#define MANAGER        "org.gnome.SessionManager"
#define MANAGER_PATH   "/org/gnome/SessionManager"
#define CLIENT_PATH    MANAGER_PATH "/Client1"
#define CLIENT_PRIVATE MANAGER ".ClientPrivate"
/** LOGOUT: of the flags of an inhibition. */
#define LOGOUT 1u

static const char manager_xml[] = "<node><interface name='" MANAGER "'>"
                                  "<method name='RegisterClient'><arg type='s' direction='in'/><arg type='s' direction='in'/>"
                                  "<arg type='o' direction='out'/></method>"
                                  "<method name='Inhibit'><arg type='s' direction='in'/><arg type='u' direction='in'/>"
                                  "<arg type='s' direction='in'/><arg type='u' direction='in'/><arg type='u' direction='out'/></method>"
                                  "<method name='Uninhibit'><arg type='u' direction='in'/></method>"
                                  "<method name='UnregisterClient'><arg type='o' direction='in'/></method>"
                                  "</interface></node>";
static const char client_xml[] = "<node><interface name='" CLIENT_PRIVATE "'>"
                                 "<method name='EndSessionResponse'><arg type='b' direction='in'/><arg type='s' direction='in'/></method>"
                                 "<signal name='QueryEndSession'><arg type='u'/></signal>"
                                 "<signal name='CancelEndSession'/>"
                                 "<signal name='EndSession'><arg type='u'/></signal>"
                                 "<signal name='Stop'/>"
                                 "</interface></node>";

static const char *program;

/* A session, with one client. */
typedef struct
{
  GDBusConnection *bus;
  GSubprocess *client;
  char *home;
  char *games;
  guint n_registered, n_responses;
  guint held;                   /* the cookie of what holds it up, or 0 */
  char *reason;
} Session;

static void
on_call (GDBusConnection *bus, const char *sender, const char *path, const char *interface, const char *method,
         GVariant *arguments, GDBusMethodInvocation *invocation, gpointer data)
{
  Session *session = data;

  if (g_str_equal (method, "RegisterClient"))
    {
      const char *id;

      /* Services that the bus has started come as well. */
      g_variant_get (arguments, "(&s&s)", &id, NULL);
      session->n_registered += g_str_equal (id, ID);
      g_dbus_method_invocation_return_value (invocation, g_variant_new ("(o)", CLIENT_PATH));
    }
  else if (g_str_equal (method, "Inhibit"))
    {
      guint flags;
      const char *reason;

      g_variant_get (arguments, "(&su&su)", NULL, NULL, &reason, &flags);
      if (flags & LOGOUT)
        {
          session->held = 7;
          g_free (session->reason);
          session->reason = g_strdup (reason);
        }
      g_dbus_method_invocation_return_value (invocation, g_variant_new ("(u)", flags & LOGOUT ? 7 : 8));
    }
  else if (g_str_equal (method, "Uninhibit"))
    {
      guint cookie;

      g_variant_get (arguments, "(u)", &cookie);
      if (cookie == session->held)
        session->held = 0;
      g_dbus_method_invocation_return_value (invocation, NULL);
    }
  else if (g_str_equal (method, "UnregisterClient"))
    g_dbus_method_invocation_return_value (invocation, NULL);
  else
    {
      gboolean good;

      g_variant_get (arguments, "(b&s)", &good, NULL);
      session->n_responses += good;
      g_dbus_method_invocation_return_value (invocation, NULL);
    }
}

static void
offer (Session *session, const char *xml, const char *path)
{
  static const GDBusInterfaceVTable table = { .method_call = on_call };
  g_autoptr (GDBusNodeInfo) info = g_dbus_node_info_new_for_xml (xml, NULL);

  g_assert_cmpuint (g_dbus_connection_register_object (session->bus, path, info->interfaces[0], &table, session, NULL, NULL), >,
                    0);
}

static void
tell_client (Session *session, const char *signal)
{
  g_dbus_connection_emit_signal (session->bus, NULL, CLIENT_PATH, CLIENT_PRIVATE, signal,
                                 g_str_equal (signal, "CancelEndSession") ? NULL : g_variant_new ("(u)", 0), NULL);
}

static void
on_answer (GObject *bus, GAsyncResult *result, gpointer data)
{
  GVariant **answer = data;

  *answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (bus), result, NULL);
  if (*answer == NULL)
    *answer = g_variant_ref_sink (g_variant_new_boolean (FALSE));
}

/* Calls the program, which may call back before it answers; FALSE where it is not there yet. */
static GVariant *
ask (Session *session, const char *path, const char *interface, const char *method, GVariant *arguments)
{
  GVariant *answer = NULL;

  g_dbus_connection_call (session->bus, ID, path, interface, method, arguments, NULL, G_DBUS_CALL_FLAGS_NO_AUTO_START, 120000,
                          NULL, on_answer, &answer);
  while (answer == NULL)
    g_main_context_iteration (NULL, TRUE);
  return answer;
}

static gboolean
has_action (Session *session, const char *path, const char *name)
{
  g_autoptr (GVariant) answer = ask (session, path, "org.gtk.Actions", "Describe", g_variant_new ("(s)", name));
  g_autoptr (GVariant) description = g_variant_is_container (answer) ? g_variant_get_child_value (answer, 0) : NULL;
  gboolean enabled = FALSE;

  if (description)
    g_variant_get_child (description, 0, "b", &enabled);
  return enabled;
}

static void
activate (Session *session, const char *path, const char *name)
{
  while (!has_action (session, path, name))
    {
      g_assert_nonnull (g_subprocess_get_identifier (session->client));
      g_main_context_iteration (NULL, FALSE);
    }
  g_variant_unref (ask (session, path, "org.gtk.Actions", "Activate",
                        g_variant_new ("(s@av@a{sv})", name, g_variant_new_array (G_VARIANT_TYPE_VARIANT, NULL, 0),
                                       g_variant_new_array (G_VARIANT_TYPE ("{sv}"), NULL, 0))));
}

static void
on_ended (GObject *client, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  g_subprocess_wait_check_finish (G_SUBPROCESS (client), result, &error);
  g_assert_no_error (error);
  *(gboolean *) data = TRUE;
}

static void
await_end (Session *session)
{
  gboolean ended = FALSE;

  g_subprocess_wait_check_async (session->client, NULL, on_ended, &ended);
  while (!ended)
    g_main_context_iteration (NULL, TRUE);
}

static void
await_response (Session *session)
{
  guint before = session->n_responses;

  while (session->n_responses == before)
    g_main_context_iteration (NULL, TRUE);
}

static void
remove_tree (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      remove_tree (child);
    }
  g_remove (path);
}

static guint
count (const char *folder, const char *suffix)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  while (dir && (name = g_dir_read_name (dir)))
    n += g_str_has_suffix (name, suffix);
  return n;
}

static guint
n_copies (Session *session)
{
  g_autofree char *unsaved = g_build_filename (session->home, "state", "pipwright", "unsaved", NULL);

  return count (unsaved, ".pipwright");
}

/* The program runs, with a game that was just begun and cannot be saved: a file lies in the place of the folder. */
static void
set_up (Session *session, gconstpointer data)
{
  static const char *const folders[][2] = {
    { "XDG_DATA_HOME", "data" }, { "XDG_STATE_HOME", "state" }, { "XDG_CONFIG_HOME", "config" }, { "XDG_CACHE_HOME", "cache" }
  };
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_NONE);
  g_autofree char *kept = NULL;
  g_autoptr (GError) error = NULL;

  session->home = g_dir_make_tmp ("pipwright-logout-XXXXXX", NULL);
  kept = g_build_filename (session->home, "data", "pipwright", NULL);
  session->games = g_build_filename (kept, "games", NULL);
  g_assert_cmpint (g_mkdir_with_parents (kept, 0700), ==, 0);
  g_assert_true (g_file_set_contents (session->games, "in the way", -1, NULL));

  /* The bus is the runner's; the connection, with all that it offers, each case's own. */
  session->bus = g_dbus_connection_new_for_address_sync (g_getenv ("DBUS_SESSION_BUS_ADDRESS"),
                                                         G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT |
                                                           G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
                                                         NULL, NULL, &error);
  g_assert_no_error (error);
  offer (session, manager_xml, MANAGER_PATH);
  offer (session, client_xml, CLIENT_PATH);
  g_variant_unref (g_dbus_connection_call_sync (session->bus, "org.freedesktop.DBus", "/org/freedesktop/DBus",
                                                "org.freedesktop.DBus", "RequestName", g_variant_new ("(su)", MANAGER, 0), NULL,
                                                G_DBUS_CALL_FLAGS_NONE, -1, NULL, &error));
  g_assert_no_error (error);

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *folder = g_build_filename (session->home, folders[i][1], NULL);

      g_subprocess_launcher_setenv (launcher, folders[i][0], folder, TRUE);
    }
  session->client = g_subprocess_launcher_spawn (launcher, &error, program, NULL);
  g_assert_no_error (error);
  activate (session, PATH, "new");
  activate (session, PATH "/window/1", "start-game");
  while (session->held == 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
tear_down (Session *session, gconstpointer data)
{
  g_object_unref (session->client);
  g_dbus_connection_close_sync (session->bus, NULL, NULL);
  g_object_unref (session->bus);
  remove_tree (session->home);
  g_free (session->home);
  g_free (session->games);
  g_free (session->reason);
}

/* It says why the session should not end; when it is to end, the game is saved if that is possible by now, and nothing holds. */
static void
test_holds_until_saved (Session *session, gconstpointer data)
{
  g_assert_cmpuint (session->n_registered, ==, 1);
  g_assert_cmpstr (session->reason, ==, "The game is not saved");
  g_assert_cmpuint (n_copies (session), ==, 1);
  tell_client (session, "QueryEndSession");
  await_response (session);
  g_assert_cmpuint (session->held, !=, 0);
  g_assert_cmpuint (n_copies (session), ==, 1);
  tell_client (session, "CancelEndSession");

  g_assert_cmpint (g_remove (session->games), ==, 0);
  tell_client (session, "QueryEndSession");
  while (session->held != 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (count (session->games, ".pipwright"), ==, 1);
  g_assert_cmpuint (n_copies (session), ==, 0);
  tell_client (session, "EndSession");
  await_end (session);
  g_assert_cmpuint (count (session->games, ".pipwright"), ==, 1);
}

/* Who ends the session all the same loses nothing. */
static void
test_ended_all_the_same (Session *session, gconstpointer data)
{
  tell_client (session, "QueryEndSession");
  await_response (session);
  tell_client (session, "EndSession");
  await_end (session);
  g_assert_cmpuint (n_copies (session), ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  program = argv[1];
  g_test_add ("/logout/holds-until-saved", Session, NULL, set_up, test_holds_until_saved, tear_down);
  g_test_add ("/logout/ended-all-the-same", Session, NULL, set_up, test_ended_all_the_same, tear_down);
  return g_test_run ();
}
