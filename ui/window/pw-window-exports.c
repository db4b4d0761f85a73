/* pw-window-exports.c: the commands that bring the open game out of the program: paper, files, links, text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-window-exports.h"

#include <glib/gi18n-lib.h>

#include "model/pw-reveal.h"
#include "pw-file-dialog.h"
#include "pw-pages.h"
#include "pw-share-dialog.h"

/* What hangs on the window: what a PDF was last asked for, as the action names it, and where the last
 * one went. */

#define WANTED "pw-exports-wanted"
#define FOLDER "pw-exports-folder"

static const PwRecord *
record_of (gpointer window)
{
  PwSession *session = pw_window_get_session (window);

  return session ? pw_session_get_record (session) : NULL;
}

/* What a file dialog was about may have been closed meanwhile. */
static gboolean
is_gone (gpointer window)
{
  if (record_of (window))
    return FALSE;
  pw_window_tell_problem (window, _("This game is no longer open."));
  return TRUE;
}

/* -- Files and links ----------------------------------------------------------------------------- */

static void
on_copy_chosen (gpointer window, GFile *file)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_file_get_path (file);

  if (is_gone (window))
    return;
  if (!path)
    pw_window_tell_problem (window, _("A copy can only be saved on this computer"));
  else if (pw_record_save (record_of (window), path, &error))
    pw_window_add_toast (window, _("Copy saved"));
  else
    pw_window_tell_problem (window, error->message);
}

static void
on_save_copy (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  const char *path = pw_session_get_path (pw_window_get_session (window));
  g_autofree char *name = path ? g_filename_display_basename (path) : g_strdup (_("game.pipwright"));

  pw_file_dialog_save (window, name, window, on_copy_chosen);
}

/* Where scores are still to be told one after the other, that comes first. It is said, too: the page that tells them may be there already. */
static gboolean
shows_reveal (gpointer window)
{
  gboolean due = pw_reveal_is_due (pw_window_get_session (window));

  if (due)
    {
      pw_window_show_final (window);
      pw_window_add_toast (window, _("First the points are revealed: before that nothing that says them leaves the program."));
    }
  return due;
}

static void
on_share (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  g_autoptr (PwSummary) summary = shows_reveal (window) ? NULL : pw_summary_new (record_of (window));

  if (summary)
    gtk_window_present (GTK_WINDOW (pw_share_dialog_new (window, summary)));
}

static void
on_copy_scores (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  pw_final_page_copy (pw_window_find_page (window, PW_TYPE_FINAL_PAGE));
  pw_window_add_toast (window, _("Copied"));
}

/* -- Paper ----------------------------------------------------------------------------------------- */

/* @what: "scores", "log" or "blank". */
static PwDocument *
make_document (gpointer window, const char *what)
{
  const PwSetup *setup = pw_session_get_setup (pw_window_get_session (window));

  if (g_str_equal (what, "blank"))
    return pw_document_new_blank (pw_session_get_game (pw_window_get_session (window)), setup);
  return g_str_equal (what, "log") ? pw_document_new_log (record_of (window)) : pw_document_new_scores (record_of (window));
}

static const PwFileKind pdf_kind = {
  .save_title = N_("Save as PDF"), .name = N_("PDF documents"), .patterns = { "*.pdf" },
};

/* Where the last PDF went, else where documents are. Free it. */
static char *
pdf_folder (gpointer window)
{
  const char *last = g_object_get_data (window, FOLDER), *documents = g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS);

  return g_strdup (last ? last : documents ? documents : g_get_home_dir ());
}

static PwDocumentKind
kind_of (const char *what)
{
  return g_str_equal (what, "blank") ? PW_DOCUMENT_BLANK : g_str_equal (what, "log") ? PW_DOCUMENT_LOG : PW_DOCUMENT_SCORES;
}

static void
on_pdf_chosen (gpointer window, GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (PwDocument) document = is_gone (window) ? NULL : make_document (window, g_object_get_data (window, WANTED));
  g_autoptr (GError) error = NULL;

  if (document && pw_pages_save (document, file, &error))
    {
      g_object_set_data_full (window, FOLDER, g_path_get_dirname (path), g_free);
      pw_window_add_toast (window, _("Saved"));
    }
  else if (document)
    pw_window_tell_problem (window, error->message);
}

static void
on_save_pdf (GSimpleAction *action, GVariant *what, gpointer window)
{
  g_autofree char *folder = pdf_folder (window);
  g_autofree char *name = pw_document_file_name (record_of (window), pw_session_get_path (pw_window_get_session (window)),
                                                 kind_of (g_variant_get_string (what, NULL)), folder);

  if (!g_str_equal (g_variant_get_string (what, NULL), "blank") && shows_reveal (window))
    return;
  g_object_set_data_full (window, WANTED, g_variant_dup_string (what, NULL), g_free);
  pw_file_dialog_save_kind_in (window, &pdf_kind, folder, name, window, on_pdf_chosen);
}

static void
on_print (GSimpleAction *action, GVariant *what, gpointer window)
{
  const char *which = g_variant_get_string (what, NULL);
  g_autoptr (PwDocument) document = NULL;

  if (g_str_equal (which, "blank") || !shows_reveal (window))
    document = make_document (window, which);
  if (document)
    pw_pages_print (window, document, (PwPrintFailed) pw_window_tell_problem);
}

/* -- Commands -------------------------------------------------------------------------------------- */

static const GActionEntry actions[] = {
  { "save-copy", on_save_copy },
  { "share", on_share },
  { "copy-scores", on_copy_scores },
  { "save-pdf", on_save_pdf, "s" },
  { "print", on_print, "s" },
};

/**
 * pw_window_exports_add:
 * @window: gets the commands
 */
void
pw_window_exports_add (PwWindow *window)
{
  g_action_map_add_action_entries (G_ACTION_MAP (window), actions, G_N_ELEMENTS (actions), window);
}

/**
 * pw_window_exports_update:
 * @window: a window with the commands
 * @game: whether the page shows the game that is open
 * @scores: whether it shows the result
 *
 * Which of them can be given depends on the game and on the page that is shown.
 */
void
pw_window_exports_update (PwWindow *window, gboolean game, gboolean scores)
{
  PwSession *session = pw_window_get_session (window);
  gboolean over = FALSE;

  if (session)
    g_object_get (session, "over", &over, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      GAction *action = g_action_map_lookup_action (G_ACTION_MAP (window), actions[i].name);
      gboolean enabled = actions[i].activate == on_copy_scores ? scores : actions[i].activate == on_share ? game && over : game;

      g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
    }
}
