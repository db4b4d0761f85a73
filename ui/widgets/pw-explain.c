/* pw-explain.c: which rules explain what has the focus, or what the pointer is on
 *
 * From the focus outwards, the first widget that knows answers. A refusal that is shown comes before
 * what merely lies on a board: whoever asks then asks why.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-explain.h"

#include "pw-space-group.h"

static GQuark
func_quark (void)
{
  return g_quark_from_static_string ("pw-explain-func");
}

static GQuark
rules_quark (void)
{
  return g_quark_from_static_string ("pw-explain-rules");
}

/* The refusals that are shown now. */
static GList *refusals;

static void
explained_free (gpointer data)
{
  pw_explained_clear (data);
  g_free (data);
}

void
pw_explained_clear (PwExplained *explained)
{
  g_clear_pointer (&explained->rules, g_free);
  g_clear_pointer (&explained->subject, g_free);
  explained->game = NULL;
}

static gboolean
copy (const PwExplained *from, PwExplained *to)
{
  if (!from)
    return FALSE;
  to->game = from->game;
  to->rules = g_strdup (from->rules);
  to->subject = g_strdup (from->subject);
  return TRUE;
}

/**
 * pw_explain_set_func:
 * @widget: a widget
 * @func: says what explains it, or the part of it that has the focus
 */
void
pw_explain_set_func (GtkWidget *widget, PwExplainFunc func)
{
  g_object_set_qdata (G_OBJECT (widget), func_quark (), (gpointer) func);
}

/**
 * pw_explain_set_rules:
 * @widget: a widget
 * @game: a game
 * @rules: the numbers of the rules that explain it
 * @subject: (nullable): what it is
 */
void
pw_explain_set_rules (GtkWidget *widget, const PwGame *game, const char *rules, const char *subject)
{
  PwExplained *explained = g_new0 (PwExplained, 1);

  explained->game = game;
  explained->rules = g_strdup (rules);
  explained->subject = g_strdup (subject);
  g_object_set_qdata_full (G_OBJECT (widget), rules_quark (), explained, explained_free);
}

static void
on_map (GtkWidget *widget)
{
  refusals = g_list_prepend (refusals, widget);
}

static void
on_unmap (GtkWidget *widget)
{
  refusals = g_list_remove (refusals, widget);
}

/**
 * pw_explain_set_refusal:
 * @widget: what shows a refusal; not yet in a window
 * @game: a game
 * @rule: the number of the rule
 * @subject: what was said
 *
 * While @widget is seen, it is what there is to explain in its window.
 */
void
pw_explain_set_refusal (GtkWidget *widget, const PwGame *game, const char *rule, const char *subject)
{
  pw_explain_set_rules (widget, game, rule, subject);
  g_signal_connect (widget, "map", G_CALLBACK (on_map), NULL);
  g_signal_connect (widget, "unmap", G_CALLBACK (on_unmap), NULL);
}

static gboolean
explain_space (GtkWidget *widget, PwExplained *out)
{
  GtkWidget *group = gtk_widget_get_parent (widget);

  if (!PW_IS_SPACE (widget) || !group || !PW_IS_SPACE_GROUP (group) || !PW_SPACE_GROUP_GET_CLASS (group)->rules)
    return FALSE;
  out->rules = PW_SPACE_GROUP_GET_CLASS (group)->rules (PW_SPACE_GROUP (group), PW_SPACE (widget), &out->game);
  out->subject = g_strdup (pw_space_get_name (PW_SPACE (widget)));
  if (out->rules && *out->rules)
    return TRUE;
  pw_explained_clear (out);
  return FALSE;
}

static guint
depth (GtkWidget *widget)
{
  guint n = 0;

  for (; widget; widget = gtk_widget_get_parent (widget))
    n++;
  return n;
}

/* How far down in the window the two belong together. */
static guint
shared_depth (GtkWidget *a, GtkWidget *b)
{
  for (; a; a = gtk_widget_get_parent (a))
    if (a == b || gtk_widget_is_ancestor (b, a))
      return depth (a);
  return 0;
}

/* Of several refusals in a window the one nearest to the focus. */
static GtkWidget *
find_refusal (GtkWidget *focus)
{
  GtkWidget *best = NULL;
  guint most = 0;

  for (GList *l = refusals; l; l = l->next)
    if (gtk_widget_get_root (l->data) == gtk_widget_get_root (focus) && shared_depth (l->data, focus) > most)
      {
        best = l->data;
        most = shared_depth (best, focus);
      }
  return best;
}

/**
 * pw_explain_find:
 * @focus: what has the focus, or a window where nothing has
 * @out: (out caller-allocates): cleared; what explains it
 *
 * Returns: whether there is something to explain
 */
gboolean
pw_explain_find (GtkWidget *focus, PwExplained *out)
{
  GtkWidget *refusal;

  g_return_val_if_fail (GTK_IS_WIDGET (focus), FALSE);
  for (GtkWidget *widget = focus; widget; widget = gtk_widget_get_parent (widget))
    {
      PwExplainFunc func = (PwExplainFunc) g_object_get_qdata (G_OBJECT (widget), func_quark ());

      if (copy (g_object_get_qdata (G_OBJECT (widget), rules_quark ()), out) || (func && func (widget, focus, out)))
        return TRUE;
    }
  refusal = find_refusal (focus);
  if (refusal && copy (g_object_get_qdata (G_OBJECT (refusal), rules_quark ()), out))
    return TRUE;
  for (GtkWidget *widget = focus; widget; widget = gtk_widget_get_parent (widget))
    if (explain_space (widget, out))
      return TRUE;
  return FALSE;
}

/**
 * pw_explain_find_pointed:
 * @pointed: what lies under the pointer
 * @out: (out caller-allocates): cleared; what explains it
 *
 * Explains what is shown at one place of the screen: a space, or what has rules of its own. Unlike pw_explain_find() it
 * does not answer for what lies around.
 *
 * Returns: whether there is something to explain
 */
gboolean
pw_explain_find_pointed (GtkWidget *pointed, PwExplained *out)
{
  g_return_val_if_fail (GTK_IS_WIDGET (pointed), FALSE);
  for (GtkWidget *widget = pointed; widget; widget = gtk_widget_get_parent (widget))
    if (copy (g_object_get_qdata (G_OBJECT (widget), rules_quark ()), out) || explain_space (widget, out))
      return TRUE;
  return FALSE;
}
