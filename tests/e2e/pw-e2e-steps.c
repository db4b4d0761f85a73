/* pw-e2e-steps.c: what many tests do one after the other: press, say, expect, answer a window, quit
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-e2e-private.h"

void
pw_e2e_expect (PwE2e *self, const char *name)
{
  pw_e2e_expect_role (self, ATSPI_ROLE_INVALID, name);
}

void
pw_e2e_expect_role (PwE2e *self, AtspiRole role, const char *name)
{
  pw_unref AtspiAccessible *widget = pw_e2e_wait (self, role, name);

  g_assert_nonnull (widget);
}

void
pw_e2e_press (PwE2e *self, const char *name)
{
  pw_unref AtspiAccessible *button = pw_e2e_wait (self, ATSPI_ROLE_PUSH_BUTTON, name);

  pw_e2e_activate (self, button);
}

void
pw_e2e_say (PwE2e *self, const char *line)
{
  pw_e2e_type (self, line);
  pw_e2e_keys (self, "Return");
}

/* -- Windows ---------------------------------------------------------------------------------------- */

typedef struct
{
  AtspiRole role;
  const char *title;
} Sought;

/* The windows only are looked at, not what is in them, but for dialogs: those of newer toolkits lie inside the window. */
static gboolean
is_open (PwE2e *self, gpointer data)
{
  const Sought *sought = data;
  pw_unref AtspiAccessible *root = pw_e2e_get_root (self);
  int n = root ? atspi_accessible_get_child_count (root, NULL) : 0;

  for (int i = 0; i < n; i++)
    {
      pw_unref AtspiAccessible *window = atspi_accessible_get_child_at_index (root, i, NULL);
      g_autofree char *name = window ? pw_e2e_name (window) : NULL;

      if (name && g_pattern_match_simple (sought->title, name) &&
          (sought->role == ATSPI_ROLE_INVALID || atspi_accessible_get_role (window, NULL) == sought->role))
        return TRUE;
    }
  if (sought->role == ATSPI_ROLE_DIALOG)
    {
      pw_unref AtspiAccessible *inside = pw_e2e_find (self, ATSPI_ROLE_DIALOG, sought->title);

      return inside != NULL;
    }
  return FALSE;
}

static gboolean
is_closed (PwE2e *self, gpointer data)
{
  return !is_open (self, data);
}

void
pw_e2e_wait_window (PwE2e *self, AtspiRole role, const char *title)
{
  Sought sought = { role, title };

  pw_e2e_until (self, is_open, &sought, title);
  pw_e2e_take_focus (self);
}

void
pw_e2e_wait_window_gone (PwE2e *self, AtspiRole role, const char *title)
{
  g_autofree char *what = g_strdup_printf ("“%s” to close", title);
  Sought sought = { role, title };

  pw_e2e_until (self, is_closed, &sought, what);
}

/* What is typed into, or NULL. */
static AtspiAccessible *
find_field (PwE2e *self)
{
  static const AtspiRole roles[] = { ATSPI_ROLE_ENTRY, ATSPI_ROLE_TEXT };

  for (guint role = 0; role < G_N_ELEMENTS (roles); role++)
    {
      g_autoptr (GPtrArray) fields = pw_e2e_find_all (self, roles[role], "*");

      for (guint i = 0; i < fields->len; i++)
        if (pw_e2e_has_state (fields->pdata[i], ATSPI_STATE_FOCUSED))
          return g_object_ref (fields->pdata[i]);
    }
  return NULL;
}

/* Newer choosers complete what is typed fast into something else. */
static void
mend_path (PwE2e *self, const char *path)
{
  pw_unref AtspiAccessible *field = find_field (self);
  g_autofree char *text = field ? pw_e2e_text (field) : NULL;
  pw_unref AtspiEditableText *editable = text && !g_str_equal (text, path) && g_str_has_prefix (text, path)
                                           ? atspi_accessible_get_editable_text_iface (field)
                                           : NULL;

  if (editable)
    g_assert_true (atspi_editable_text_set_text_contents (editable, path, NULL));
}

void
pw_e2e_choose_file (PwE2e *self, const char *title, gboolean save, const char *path)
{
  /* File choosers are GTK's; those of 4.8 have no role. */
  pw_e2e_wait_window (self, ATSPI_ROLE_INVALID, title);
  /* The field for a name is there where something is saved; elsewhere it comes with the first "/". */
  if (save)
    pw_e2e_keys (self, "ctrl+a");
  pw_e2e_type (self, path);
  g_usleep (300000); /* it looks for files of that name meanwhile */
  mend_path (self, path);
  pw_e2e_keys (self, "Return");
  pw_e2e_wait_window_gone (self, ATSPI_ROLE_INVALID, title);
  pw_e2e_take_focus (self);
}

void
pw_e2e_quit (PwE2e *self)
{
  pw_e2e_keys (self, "ctrl+q");
  g_assert_true (pw_e2e_wait_exit (self));
  pw_e2e_free (self);
}
