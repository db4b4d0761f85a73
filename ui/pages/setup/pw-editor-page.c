/* pw-editor-page.c: the page on which people enter a component of a game that they have
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-editor-page.h"

#include <glib/gi18n-lib.h>

#include "pw-page.h"
#include "pw-large-text.h"

struct _PwEditorPage
{
  AdwBin parent_instance;

  const PwComponentEditor *editor; /* (nullable): the one that is shown */
};

static char *
get_title (PwPage *page, gboolean narrow)
{
  const PwComponentEditor *editor = PW_EDITOR_PAGE (page)->editor;

  return editor ? g_strdup (_(editor->title)) : NULL;
}

static void
focus (PwPage *page)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (page));

  gtk_widget_child_focus (GTK_WIDGET (page), GTK_DIR_TAB_FORWARD);
  /* An editor may know better where one begins. */
  if (child)
    gtk_widget_grab_focus (child);
}

/* What was entered last is kept before the page that comes looks for it, and not when this one has gone. */
static void
leave (PwPage *page)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (page));

  if (child)
    gtk_widget_activate_action (child, "component.keep", NULL);
}

static void
page_init (PwPageInterface *iface)
{
  iface->name = "editor";
  iface->bar = PW_PAGE_BAR_BACK | PW_PAGE_BAR_MENU;
  iface->title = get_title;
  iface->focus = focus;
  iface->leave = leave;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (PwEditorPage, pw_editor_page, ADW_TYPE_BIN, G_IMPLEMENT_INTERFACE (PW_TYPE_PAGE, page_init))

static void
pw_editor_page_class_init (PwEditorPageClass *klass)
{
}

static void
pw_editor_page_init (PwEditorPage *self)
{
}

/**
 * pw_editor_page_set:
 * @game: a game's id
 * @id: that of one of its editors
 *
 * Shows that editor. The one that is shown already stays as it was left.
 *
 * Returns: whether there is such a one
 */
gboolean
pw_editor_page_set (PwEditorPage *self, const char *game, const char *id)
{
  const PwBoardClass *board;

  g_return_val_if_fail (PW_IS_EDITOR_PAGE (self), FALSE);
  /* An editor works with its game's tables, which this loads. */
  if (pw_games_find (game) == NULL)
    return FALSE;
  board = pw_board_class_for (game);
  for (guint i = 0; i < board->n_editors; i++)
    if (g_str_equal (board->editors[i].id, id))
      {
        if (self->editor != &board->editors[i])
          {
            adw_bin_set_child (ADW_BIN (self), board->editors[i].create ());
            pw_text_widen (adw_bin_get_child (ADW_BIN (self)));
          }
        self->editor = &board->editors[i];
        return TRUE;
      }
  return FALSE;
}
