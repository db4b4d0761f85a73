/* pw-e2e-walk.c: the widgets of the program that are on the screen, asked for over the bus
 *
 * libatspi asks for each property and for each child by itself and waits for the answer: seven questions a widget, each of which
 * wakes three programs. Here all widgets of one depth are asked at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-e2e-private.h"

#define ACCESSIBLE "org.a11y.atspi.Accessible"

typedef struct _Node Node;

/** A widget as the program tells of it. */
struct _Node
{
  char *path;
  guint64 states;
  AtspiRole role;
  char *name;
  char *description;
  GPtrArray *children;          /* Node, those that are on the screen */
};

/** What is asked of the program, and not yet answered. */
typedef struct
{
  GDBusConnection *bus;
  const char *program;          /* its name on the bus */
  guint waiting;
} Talk;

/** One question. */
typedef struct
{
  Talk *talk;
  Node *node;
  void (*answered) (Node *node, GVariant *answer);
} Question;

static void
node_free (gpointer data)
{
  Node *node = data;

  g_free (node->path);
  g_free (node->name);
  g_free (node->description);
  g_ptr_array_unref (node->children);
  g_free (node);
}

static Node *
node_new (const char *path)
{
  Node *node = g_new0 (Node, 1);

  node->path = g_strdup (path);
  node->name = g_strdup ("");
  node->description = g_strdup ("");
  node->children = g_ptr_array_new_with_free_func (node_free);
  return node;
}

/* The accessibility bus, by the door that the session's bus tells of. */
static GDBusConnection *
open_bus (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDBusConnection) session = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, &error);
  g_autoptr (GVariant) answer = NULL;
  GDBusConnection *bus;
  const char *address;

  g_assert_no_error (error);
  answer = g_dbus_connection_call_sync (session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", NULL,
                                        G_VARIANT_TYPE ("(s)"), G_DBUS_CALL_FLAGS_NONE, -1, NULL, &error);
  g_assert_no_error (error);
  g_variant_get (answer, "(&s)", &address);
  bus = g_dbus_connection_new_for_address_sync (address,
                                                G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT |
                                                  G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
                                                NULL, NULL, &error);
  g_assert_no_error (error);
  return bus;
}

/* -- Questions and answers --------------------------------------------------------------------- */

static void
on_answer (GObject *bus, GAsyncResult *result, gpointer data)
{
  g_autofree Question *question = data;
  g_autoptr (GVariant) answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (bus), result, NULL);

  question->talk->waiting--;
  /* None where the widget is gone by now. */
  if (answer)
    question->answered (question->node, answer);
}

static void
ask (Talk *talk, Node *node, const char *interface, const char *method, GVariant *arguments, const char *type,
     void (*answered) (Node *node, GVariant *answer))
{
  Question *question = g_new0 (Question, 1);

  *question = (Question){ talk, node, answered };
  talk->waiting++;
  g_dbus_connection_call (talk->bus, talk->program, node->path, interface, method, arguments, G_VARIANT_TYPE (type),
                          G_DBUS_CALL_FLAGS_NONE, PW_E2E_PATIENCE * 1000, NULL, on_answer, question);
}

static void
listen (const Talk *talk)
{
  while (talk->waiting > 0)
    g_main_context_iteration (g_main_context_get_thread_default (), TRUE);
}

static void
take_states (Node *node, GVariant *answer)
{
  g_autoptr (GVariant) states = g_variant_get_child_value (answer, 0);

  for (guint i = 0; i < MIN (2, g_variant_n_children (states)); i++)
    {
      guint32 half;

      g_variant_get_child (states, i, "u", &half);
      node->states |= (guint64) half << (32 * i);
    }
}

static void
take_role (Node *node, GVariant *answer)
{
  guint32 role;

  g_variant_get (answer, "(u)", &role);
  node->role = role;
}

static void
take (GVariant *properties, const char *property, char **value)
{
  const char *text;

  if (!g_variant_lookup (properties, property, "&s", &text))
    return;
  g_free (*value);
  *value = g_strdup (text);
}

static void
take_properties (Node *node, GVariant *answer)
{
  g_autoptr (GVariant) properties = g_variant_get_child_value (answer, 0);

  take (properties, "Name", &node->name);
  take (properties, "Description", &node->description);
}

static void
take_children (Node *node, GVariant *answer)
{
  g_autoptr (GVariantIter) children = NULL;
  const char *path;

  g_variant_get (answer, "(a(so))", &children);
  while (g_variant_iter_next (children, "(&s&o)", NULL, &path))
    g_ptr_array_add (node->children, node_new (path));
}

static gboolean
has (const Node *node, AtspiStateType state)
{
  return (node->states & (G_GUINT64_CONSTANT (1) << state)) != 0;
}

/* GTK 4.8 says "showing" of windows only and "visible" of the rest. */
static gboolean
is_showing (const Node *node)
{
  return has (node, ATSPI_STATE_SHOWING) || has (node, ATSPI_STATE_VISIBLE);
}

/* All of one depth: what they are, and who is below them. */
static GPtrArray *
ask_all (Talk *talk, GPtrArray *level)
{
  GPtrArray *below = g_ptr_array_new ();

  for (guint i = 0; i < level->len; i++)
    {
      ask (talk, level->pdata[i], ACCESSIBLE, "GetRole", NULL, "(u)", take_role);
      ask (talk, level->pdata[i], "org.freedesktop.DBus.Properties", "GetAll", g_variant_new ("(s)", ACCESSIBLE), "(a{sv})",
           take_properties);
      ask (talk, level->pdata[i], ACCESSIBLE, "GetChildren", NULL, "(a(so))", take_children);
    }
  listen (talk);
  for (guint i = 0; i < level->len; i++)
    {
      Node *node = level->pdata[i];

      for (guint k = 0; k < node->children->len; k++)
        ask (talk, node->children->pdata[k], ACCESSIBLE, "GetState", NULL, "(au)", take_states);
    }
  listen (talk);
  for (guint i = 0; i < level->len; i++)
    {
      Node *node = level->pdata[i];

      for (guint k = 0; k < node->children->len;)
        if (is_showing (node->children->pdata[k]))
          g_ptr_array_add (below, node->children->pdata[k++]);
        else
          g_ptr_array_remove_index (node->children, k);
    }
  return below;
}

/* The program, and all of it that is on the screen. */
static Node *
read_tree (AtspiAccessible *application)
{
  static GDBusConnection *bus;
  g_autoptr (GMainContext) context = g_main_context_new ();
  g_autoptr (GPtrArray) level = g_ptr_array_new ();
  Node *root = node_new (ATSPI_OBJECT (application)->path);
  Talk talk = { .program = ATSPI_OBJECT (application)->app->bus_name };

  if (!bus)
    bus = open_bus ();
  talk.bus = bus;
  /* Nothing else is heard meanwhile. */
  g_main_context_push_thread_default (context);
  g_ptr_array_add (level, root);
  for (guint depth = 0; level->len > 0 && depth <= PW_E2E_DEPTH; depth++)
    {
      GPtrArray *below = ask_all (&talk, level);

      g_ptr_array_unref (level);
      level = below;
    }
  g_main_context_pop_thread_default (context);
  return root;
}

/* -- What is looked for ------------------------------------------------------------------------ */

/** What is looked for, and where it was found. */
typedef struct
{
  AtspiAccessible *application;
  AtspiRole role;
  GPatternSpec *pattern;
  guint most;
  GPtrArray *found;
} Search;

/* As libatspi would make it. */
static AtspiAccessible *
accessible_of (AtspiAccessible *application, const Node *node)
{
  AtspiAccessible *widget = g_object_new (ATSPI_TYPE_ACCESSIBLE, NULL);

  widget->parent.app = g_object_ref (ATSPI_OBJECT (application)->app);
  widget->parent.path = g_strdup (node->path);
  return widget;
}

/* A button that stays down is a button as well: GTK 4.8 calls it so, newer ones give it a role of its own. */
static gboolean
is_of_role (const Node *node, AtspiRole role)
{
  return role == ATSPI_ROLE_INVALID || node->role == role ||
         (role == ATSPI_ROLE_PUSH_BUTTON && node->role == ATSPI_ROLE_TOGGLE_BUTTON);
}

static gboolean
matches (const Search *self, const Node *node)
{
  if (!is_of_role (node, self->role))
    return FALSE;
  /* Newer toolkits give a status no name: its text is read. */
  if (node->name[0] == '\0' && node->role == ATSPI_ROLE_STATUS_BAR)
    {
      pw_unref AtspiAccessible *widget = accessible_of (self->application, node);
      g_autofree char *name = pw_e2e_name (widget);

      return g_pattern_spec_match_string (self->pattern, name);
    }
  return g_pattern_spec_match_string (self->pattern, node->name) ||
         (node->description[0] != '\0' && g_pattern_spec_match_string (self->pattern, node->description));
}

/* Depth first, as it is read. */
static void
search (const Search *self, const Node *node)
{
  for (guint i = 0; i < node->children->len && self->found->len < self->most; i++)
    {
      const Node *child = node->children->pdata[i];

      if (matches (self, child))
        g_ptr_array_add (self->found, accessible_of (self->application, child));
      if (self->found->len < self->most)
        search (self, child);
    }
}

/**
 * pw_e2e_walk:
 * @application: the program, on the bus
 * @role: of widgets; %ATSPI_ROLE_INVALID: any; %ATSPI_ROLE_PUSH_BUTTON: any button, one that stays down too
 * @pattern: of their names or descriptions
 * @most: so many are enough
 * @found: (element-type AtspiAccessible): they are added to it, in the order of reading
 */
void
pw_e2e_walk (AtspiAccessible *application, AtspiRole role, GPatternSpec *pattern, guint most, GPtrArray *found)
{
  const Search self = { application, role, pattern, most, found };
  Node *root = read_tree (application);

  search (&self, root);
  node_free (root);
}

static const Node *
find_focus (const Node *node, guint depth)
{
  if (depth > 1 && has (node, ATSPI_STATE_FOCUSED))
    return node;
  for (guint i = 0; i < node->children->len; i++)
    {
      const Node *found = find_focus (node->children->pdata[i], depth + 1);

      if (found)
        return found;
    }
  return NULL;
}

/**
 * pw_e2e_walk_to_focus:
 * @application: the program, on the bus
 *
 * Returns: (transfer full) (nullable): the widget that has the focus
 */
AtspiAccessible *
pw_e2e_walk_to_focus (AtspiAccessible *application)
{
  Node *root = read_tree (application);
  const Node *node = find_focus (root, 0);
  AtspiAccessible *widget = node ? accessible_of (application, node) : NULL;

  node_free (root);
  return widget;
}
