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
pw_e2e_click_on (PwE2e *self, AtspiRole role, const char *name)
{
  pw_unref AtspiAccessible *widget = pw_e2e_wait (self, role, name);

  pw_e2e_click (self, widget);
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

/* Whether a widget is in the window whose title matches @title. */
static gboolean
is_inside (AtspiAccessible *widget, const char *title)
{
  pw_unref AtspiAccessible *parent = atspi_accessible_get_parent (widget, NULL);
  g_autofree char *name = parent ? pw_e2e_name (parent) : NULL;

  return parent && ((name && g_pattern_match_simple (title, name)) || is_inside (parent, title));
}

/* What is typed into in the window called @title, or NULL. */
static AtspiAccessible *
find_field (PwE2e *self, const char *title)
{
  static const AtspiRole roles[] = { ATSPI_ROLE_ENTRY, ATSPI_ROLE_TEXT };

  for (guint role = 0; role < G_N_ELEMENTS (roles); role++)
    {
      g_autoptr (GPtrArray) fields = pw_e2e_find_all (self, roles[role], "*");

      for (guint i = 0; i < fields->len; i++)
        if (pw_e2e_has_state (fields->pdata[i], ATSPI_STATE_FOCUSED) && is_inside (fields->pdata[i], title))
          return g_object_ref (fields->pdata[i]);
    }
  return NULL;
}

/* Types @path into the file chooser called @title. Newer ones complete what is typed when they have read the folder, fast
 * typing into something else: what is too much is deleted, as people would, and what is wrong written anew. */
static void
type_path (PwE2e *self, const char *title, const char *path)
{
  pw_e2e_type (self, path);
  for (guint tries = 0; tries < 6; tries++)
    {
      pw_unref AtspiAccessible *field = NULL;
      pw_unref AtspiEditableText *editable = NULL;
      g_autofree char *text = NULL;

      g_usleep (300000); /* it looks for files of that name meanwhile */
      field = find_field (self, title);
      text = field ? pw_e2e_text (field) : NULL;
      if (!text || g_str_equal (text, path))
        return;
      if (tries % 2 == 0 && g_str_has_prefix (text, path))
        pw_e2e_keys (self, "Delete");
      else if ((editable = atspi_accessible_get_editable_text_iface (field)))
        atspi_editable_text_set_text_contents (editable, path, NULL);
    }
}

void
pw_e2e_choose_file (PwE2e *self, const char *title, gboolean save, const char *path)
{
  /* File choosers are GTK's; those of 4.8 have no role. */
  pw_e2e_wait_window (self, ATSPI_ROLE_INVALID, title);
  /* The field for a name is there where something is saved; elsewhere it comes with the first "/". */
  if (save)
    pw_e2e_keys (self, "ctrl+a");
  type_path (self, title, path);
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
