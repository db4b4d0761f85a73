/* test-desktop.c: what the desktop is told about the program, and the program as it starts it
 *
 * test-desktop PROGRAM DATA-DIRECTORY RECORD: the built program, the folder of the built desktop
 * files, a record to open.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>

#define ID   "io.github.pipwright.Pipwright"
#define PATH "/io/github/pipwright/Pipwright"

static const char *program, *data, *record;

static GKeyFile *
load (const char *name)
{
  g_autofree char *path = g_build_filename (data, name, NULL);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GError) error = NULL;

  g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, &error);
  g_assert_no_error (error);
  return g_steal_pointer (&file);
}

static void
assert_value (GKeyFile *file, const char *group, const char *key, const char *value)
{
  g_autofree char *found = g_key_file_get_string (file, group, key, NULL);

  g_assert_cmpstr (found, ==, value);
}

static void
test_files_agree (void)
{
  g_autoptr (GKeyFile) desktop = load (ID ".desktop"), service = load (ID ".service");
  g_autofree char *exec = g_key_file_get_string (service, "D-BUS Service", "Exec", NULL);
  g_autofree char *mime = g_build_filename (data, ID ".xml", NULL), *text = NULL;
  g_autofree char *metainfo = g_build_filename (data, ID ".metainfo.xml", NULL), *about = NULL;

  assert_value (desktop, "Desktop Entry", "DBusActivatable", "true");
  assert_value (desktop, "Desktop Entry", "Icon", ID);
  assert_value (desktop, "Desktop Entry", "Exec", "pipwright %F");
  assert_value (desktop, "Desktop Entry", "MimeType", "application/x-pipwright;");
  assert_value (service, "D-BUS Service", "Name", ID);
  g_assert_true (g_str_has_suffix (exec, "/pipwright --gapplication-service"));
  g_assert_true (g_path_is_absolute (exec));

  g_assert_true (g_file_get_contents (mime, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "type=\"application/x-pipwright\""));
  g_assert_nonnull (strstr (text, "pattern=\"*.pipwright\""));
  g_assert_true (g_file_get_contents (metainfo, &about, NULL, NULL));
  g_assert_nonnull (strstr (about, "<launchable type=\"desktop-id\">" ID ".desktop</launchable>"));
  g_assert_nonnull (strstr (about, "<mediatype>application/x-pipwright</mediatype>"));
  g_assert_nonnull (strstr (about, "<dbus type=\"user\">" ID "</dbus>"));
}

/* -- Started by the bus ------------------------------------------------------------------------------- */

static void
write_service (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, ID ".service", NULL);
  g_autofree char *text = g_strdup_printf ("[D-BUS Service]\nName=" ID "\nExec=%s --gapplication-service\n", program);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

static void
call (GDBusConnection *bus, const char *method, GVariant *arguments)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) answer = g_dbus_connection_call_sync (bus, ID, PATH, "org.freedesktop.Application", method, arguments,
                                                             NULL, G_DBUS_CALL_FLAGS_NONE, 120000, NULL, &error);

  g_assert_no_error (error);
}

static GVariant *
no_platform_data (void)
{
  return g_variant_new_array (G_VARIANT_TYPE ("{sv}"), NULL, 0);
}

/* Whether the window has the action @name and it can be had now; FALSE while there is no window. */
static gboolean
window_has_action (GDBusConnection *bus, const char *name)
{
  g_autoptr (GVariant)
    answer = g_dbus_connection_call_sync (bus, ID, PATH "/window/1", "org.gtk.Actions", "Describe", g_variant_new ("(s)", name),
                                          NULL, G_DBUS_CALL_FLAGS_NONE, 30000, NULL, NULL);
  g_autoptr (GVariant) description = answer ? g_variant_get_child_value (answer, 0) : NULL;
  gboolean enabled = FALSE;

  if (description)
    g_variant_get_child (description, 0, "b", &enabled);
  return enabled;
}

static void
wait_for_action (GDBusConnection *bus, const char *name)
{
  for (guint i = 0; !window_has_action (bus, name); i++)
    {
      g_assert_cmpuint (i, <, 1200);
      g_usleep (100000);
    }
}

static gboolean
is_running (GDBusConnection *bus)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) answer = g_dbus_connection_call_sync (bus, "org.freedesktop.DBus", "/org/freedesktop/DBus",
                                                             "org.freedesktop.DBus", "NameHasOwner", g_variant_new ("(s)", ID),
                                                             G_VARIANT_TYPE ("(b)"), G_DBUS_CALL_FLAGS_NONE, 30000, NULL, &error);
  gboolean owned;

  g_assert_no_error (error);
  g_variant_get (answer, "(b)", &owned);
  return owned;
}

static void
test_started_by_the_bus (void)
{
  g_autoptr (GTestDBus) test_bus = g_test_dbus_new (G_TEST_DBUS_NONE);
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("pipwright-services-XXXXXX", &error), *service = NULL, *uri = NULL;
  g_autoptr (GDBusConnection) bus = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (record);
  const char *uris[] = { NULL, NULL };

  g_assert_no_error (error);
  write_service (folder);
  g_test_dbus_add_service_dir (test_bus, folder);
  g_test_dbus_up (test_bus);
  bus = g_dbus_connection_new_for_address_sync (g_test_dbus_get_bus_address (test_bus),
                                                G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT |
                                                  G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
                                                NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_false (is_running (bus));

  /* A click on the icon. */
  call (bus, "Activate", g_variant_new ("(@a{sv})", no_platform_data ()));
  wait_for_action (bus, "library");
  g_assert_false (window_has_action (bus, "ledger"));

  /* A click on a record in the file manager, while it runs. */
  uri = g_file_get_uri (file);
  uris[0] = uri;
  call (bus, "Open", g_variant_new ("(^as@a{sv})", uris, no_platform_data ()));
  wait_for_action (bus, "ledger");

  call (bus, "ActivateAction", g_variant_new ("(sav@a{sv})", "quit", NULL, no_platform_data ()));
  for (guint i = 0; is_running (bus); i++)
    {
      g_assert_cmpuint (i, <, 600);
      g_usleep (100000);
    }

  /* A click on a record, while it does not. */
  call (bus, "Open", g_variant_new ("(^as@a{sv})", uris, no_platform_data ()));
  wait_for_action (bus, "ledger");
  call (bus, "ActivateAction", g_variant_new ("(sav@a{sv})", "quit", NULL, no_platform_data ()));

  g_dbus_connection_close_sync (bus, NULL, NULL);
  g_test_dbus_down (test_bus);
  service = g_build_filename (folder, ID ".service", NULL);
  g_assert_cmpint (g_remove (service), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 4);
  program = argv[1];
  data = argv[2];
  record = argv[3];
  g_test_add_func ("/desktop/files agree", test_files_agree);
  g_test_add_func ("/desktop/started by the bus", test_started_by_the_bus);
  return g_test_run ();
}
