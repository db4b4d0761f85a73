/* pw-ways-out.c: nobody leaves a game that is not saved without being asked
 *
 * Closing the window, quitting, opening another game, beginning one: each way out passes pw_window_leave_game(), which lets
 * it through at once as long as everything is saved.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-ways-out.h"

#include <glib/gi18n-lib.h>

#include "pw-announce.h"
#include "pw-css-class.h"
#include "pw-file-dialog.h"
#include "pw-fit-layout.h"
#include "pw-make.h"
#include "pw-window-private.h"

struct _PwWaysOut
{
  PwDialog parent_instance;

  PwWindow *window;             /* outlives it */
  PwSession *session;
  PwLeft left;
  gpointer data;
  GDestroyNotify free_data;
  GtkLabel *problem;
  GtkLabel *fate;
  GtkLabel *trial;              /* what became of a try */
  GtkWidget *leave_button;
};

G_DEFINE_FINAL_TYPE (PwWaysOut, pw_ways_out, PW_TYPE_DIALOG)

/* -- Asking ------------------------------------------------------------------------------------- */

static void
pass (PwWindow *window, PwLeft left, gpointer data, GDestroyNotify free_data)
{
  g_autoptr (PwWindow) alive = g_object_ref (window);
  gboolean before = window->leaving;

  window->leaving = TRUE;
  left (window, data);
  window->leaving = before;
  if (free_data)
    free_data (data);
}

static void
go_on (PwWaysOut *self)
{
  g_autoptr (PwWaysOut) alive = g_object_ref (self);
  g_autoptr (PwWindow) window = g_object_ref (self->window);
  PwLeft left = g_steal_pointer (&self->left);
  gpointer data = g_steal_pointer (&self->data);
  GDestroyNotify free_data = g_steal_pointer (&self->free_data);

  if (!left)
    return;
  g_signal_handlers_disconnect_by_data (self->session, self);
  /* What is left unsaved is offered as soon as nobody has the game any more. */
  g_clear_object (&self->session);
  pw_dialog_finish (PW_DIALOG (self));
  /* It may outlive the window by the signal that brought us here. */
  gtk_window_set_transient_for (GTK_WINDOW (self), NULL);
  pass (window, left, data, free_data);
}

static void
update (PwWaysOut *self)
{
  const char *problem = pw_session_get_save_problem (self->session);
  g_autofree char *fate = pw_session_describe_copy (self->session);
  gboolean lost = pw_session_get_copy (self->session) == NULL;

  gtk_label_set_text (self->problem, problem ? problem : "");
  gtk_label_set_text (self->fate, fate);
  gtk_button_set_label (GTK_BUTTON (self->leave_button), lost ? _("_Leave and lose it") : _("_Leave anyway"));
  pw_css_class_set (self->leave_button, "destructive-action", lost);
}

/* It may be saved meanwhile, by a try of its own. */
static void
on_session_changed (PwWaysOut *self)
{
  if (self->session == NULL)
    return;
  if (pw_session_is_unsaved (self->session))
    update (self);
  else
    go_on (self);
}

static void
tell_trial (PwWaysOut *self, const char *text)
{
  gtk_label_set_text (self->trial, text);
  gtk_widget_set_visible (GTK_WIDGET (self->trial), TRUE);
  pw_announce (GTK_WIDGET (self), text);
}

static void
on_try_again (PwWaysOut *self)
{
  g_autoptr (PwWaysOut) alive = g_object_ref (self);

  if (pw_session_save (self->session))
    on_session_changed (self);
  else
    {
      update (self);
      tell_trial (self, _("It still cannot be saved."));
    }
}

static void
on_file_chosen (gpointer owner, GFile *file)
{
  pw_ways_out_save_to (owner, file);
}

/* What the file is called already, as far as it can be typed. */
static char *
propose_name (PwSession *session)
{
  const char *path = pw_session_get_path (session);

  return path ? g_filename_display_basename (path) : g_strdup (_("game.pipwright"));
}

static void
on_elsewhere (PwWaysOut *self)
{
  g_autofree char *name = propose_name (self->session);

  pw_file_dialog_save (GTK_WINDOW (self), name, self, on_file_chosen);
}

static GtkWidget *
add_button (PwWaysOut *self, GtkWidget *bar, const char *label, GCallback callback)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_widget_add_css_class (button, "raised");
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (bar), button);
  return button;
}

static GtkLabel *
add_label (GtkWidget *box, const char *css_class)
{
  GtkWidget *label = pw_words_new (NULL, css_class);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static void
pw_ways_out_dispose (GObject *object)
{
  PwWaysOut *self = PW_WAYS_OUT (object);

  if (self->window && self->window->question == GTK_WINDOW (self))
    self->window->question = NULL;
  g_clear_object (&self->window);
  if (self->session)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  if (self->free_data)
    self->free_data (self->data);
  self->free_data = NULL;
  G_OBJECT_CLASS (pw_ways_out_parent_class)->dispose (object);
}

static void
pw_ways_out_class_init (PwWaysOutClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pw_ways_out_dispose;
}

static void
pw_ways_out_init (PwWaysOut *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10), *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (box, "dialog-content");
  self->problem = add_label (box, "body");
  self->fate = add_label (box, "body");
  self->trial = add_label (box, "refused");
  gtk_widget_set_visible (GTK_WIDGET (self->trial), FALSE);
  gtk_widget_set_layout_manager (bar, pw_fit_layout_new (2));
  gtk_widget_add_css_class (bar, "dialog-bar");
  add_button (self, bar, _("Try _again"), G_CALLBACK (on_try_again));
  add_button (self, bar, _("Save _elsewhere…"), G_CALLBACK (on_elsewhere));
  self->leave_button = add_button (self, bar, _("_Leave anyway"), G_CALLBACK (go_on));
  add_button (self, bar, _("_Stay"), G_CALLBACK (gtk_window_close));
  pw_dialog_set_body (PW_DIALOG (self), box);
  pw_dialog_set_bar (PW_DIALOG (self), bar);
  gtk_widget_grab_focus (gtk_widget_get_first_child (bar));
}

/**
 * pw_ways_out_save_to:
 * @file: where somebody wants the game
 *
 * Saves it there and goes on, or says why that is not possible.
 */
void
pw_ways_out_save_to (PwWaysOut *self, GFile *file)
{
  g_autoptr (PwWaysOut) alive = g_object_ref (self);
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (GError) error = NULL;

  g_return_if_fail (PW_IS_WAYS_OUT (self));
  if (path == NULL)
    tell_trial (self, _("A copy can only be saved on this computer"));
  else if (self->session && pw_session_save_as (self->session, path, &error))
    on_session_changed (self);
  else if (error)
    tell_trial (self, error->message);
}

static void
ask (PwWindow *window, PwLeft left, gpointer data, GDestroyNotify free_data)
{
  PwWaysOut *self;

  if (window->question)
    pw_dialog_finish (PW_DIALOG (window->question));
  self = g_object_new (PW_TYPE_WAYS_OUT, "transient-for", window, "title", _("The game is not saved"), NULL);
  self->window = g_object_ref (window);
  self->session = g_object_ref (window->session);
  self->left = left;
  self->data = data;
  self->free_data = free_data;
  g_signal_connect_object (self->session, "notify::save-problem", G_CALLBACK (on_session_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "changed", G_CALLBACK (on_session_changed), self, G_CONNECT_SWAPPED);
  update (self);
  pw_dialog_fit (PW_DIALOG (self), 460, -1);
  window->question = GTK_WINDOW (self);
  gtk_window_present (GTK_WINDOW (window));
  gtk_window_present (GTK_WINDOW (self));
}

/**
 * pw_window_may_leave:
 * @window: a window
 *
 * Waits for what is being saved, and tries once more to save what is not.
 *
 * Returns: whether its game can be left without a question: it is saved, or there is none, or that was answered
 */
gboolean
pw_window_may_leave (PwWindow *window)
{
  g_autoptr (PwWindow) alive = g_object_ref (window);
  g_autoptr (PwSession) session = window->session ? g_object_ref (window->session) : NULL;

  if (window->leaving || !session)
    return TRUE;
  /* The last entries may be on their way. */
  pw_session_finish (session);
  if (!pw_session_is_unsaved (session))
    return TRUE;
  if (pw_session_get_conflict (session))
    pw_window_keep_unsaved (window);
  else
    pw_session_save (session);
  return !pw_session_is_unsaved (session);
}

/**
 * pw_window_leave_game:
 * @window: a window
 * @left: what its game is left for
 * @data: for @left
 * @free_data: (nullable): for @data
 *
 * Calls @left: at once where everything is saved, else once somebody has tried again, saved the game elsewhere, or wants to
 * leave it all the same; never where somebody stays.
 */
void
pw_window_leave_game (PwWindow *window, PwLeft left, gpointer data, GDestroyNotify free_data)
{
  g_return_if_fail (PW_IS_WINDOW (window));
  if (pw_window_may_leave (window))
    pass (window, left, data, free_data);
  else
    ask (window, left, data, free_data);
}

/* -- Without leaving ---------------------------------------------------------------------------- */

static void
on_elsewhere_chosen (gpointer owner, GFile *file)
{
  PwWindow *window = owner;
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (GError) error = NULL;

  if (!window->session)
    pw_window_tell_problem (window, _("This game is no longer open."));
  else if (!path)
    pw_window_tell_problem (window, _("A copy can only be saved on this computer"));
  else if (!pw_session_save_as (window->session, path, &error))
    pw_window_tell_problem (window, error->message);
  pw_window_update (window);
}

/**
 * pw_window_save_elsewhere:
 * @window: a window with a game
 *
 * Asks for a file in which the game goes on.
 */
void
pw_window_save_elsewhere (PwWindow *window)
{
  g_autofree char *name = NULL;

  if (!window->session)
    return;
  name = propose_name (window->session);
  pw_file_dialog_save (GTK_WINDOW (window), name, window, on_elsewhere_chosen);
}

/**
 * pw_window_show_unsaved:
 * @application: the program
 * @path: a file that is to be opened
 *
 * Where a window has entries of that file's game that are not saved, that window is shown: read from the file again, the
 * game would be without them.
 *
 * Returns: whether there is one
 */
gboolean
pw_window_show_unsaved (GtkApplication *application, const char *path)
{
  /* What is still on its way is in no file yet. */
  pw_session_flush_all ();
  for (GList *l = application ? gtk_application_get_windows (application) : NULL; l && path; l = l->next)
    {
      PwWindow *window = PW_IS_WINDOW (l->data) ? l->data : NULL;

      if (!window || !window->session || !pw_session_is_unsaved (window->session) || !pw_session_is_at (window->session, path))
        continue;
      pw_window_show_game (window);
      gtk_window_present (GTK_WINDOW (window));
      return TRUE;
    }
  return FALSE;
}

/**
 * pw_window_update_held:
 * @window: a window
 *
 * Keeps the desktop from ending the session while something is not saved; it says why, and asks.
 */
void
pw_window_update_held (PwWindow *window)
{
  GtkApplication *app = gtk_window_get_application (GTK_WINDOW (window));
  gboolean unsaved = window->session && pw_session_is_unsaved (window->session);

  if (app && unsaved && !window->held)
    window->held = gtk_application_inhibit (app, GTK_WINDOW (window), GTK_APPLICATION_INHIBIT_LOGOUT,
                                            _("The game is not saved"));
  else if (app && !unsaved && window->held)
    {
      gtk_application_uninhibit (app, window->held);
      window->held = 0;
    }
}
