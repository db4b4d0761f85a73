/* pw-window-stack.c: the pages of the window, each made when it is first wanted
 *
 * Most of them are never seen before something else was: what nobody looks at is neither built nor styled nor kept up to date.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-window-private.h"

#include "pw-large-text.h"
#include "pw-style.h"
#include "pw-window-library.h"

/* Which pages there are, and which of them show the game that is open. */
static const struct
{
  GType (*type) (void);
  void (*set_session) (gpointer page, PwSession *session);
} kinds[] = {
  { pw_start_page_get_type, NULL },
  { pw_library_page_get_type, NULL },
  { pw_setup_page_get_type, NULL },
  { pw_editor_page_get_type, NULL },
  { pw_table_page_get_type, (gpointer) pw_table_page_set_session },
  { pw_final_page_get_type, (gpointer) pw_scores_page_set_session },
  { pw_ledger_page_get_type, (gpointer) pw_ledger_page_set_session },
  { pw_review_page_get_type, (gpointer) pw_review_page_set_session },
  { pw_values_page_get_type, (gpointer) pw_values_page_set_session },
  { pw_table_view_get_type, (gpointer) pw_table_view_set_session },
};

/* The page of @type; NULL where it was not wanted yet. */
gpointer
pw_window_made_page (PwWindow *self, GType type)
{
  for (GtkWidget *page = gtk_widget_get_first_child (GTK_WIDGET (self->stack)); page; page = gtk_widget_get_next_sibling (page))
    if (G_TYPE_CHECK_INSTANCE_TYPE (page, type))
      return page;
  return NULL;
}

static gpointer
make (PwWindow *self, GType type)
{
  GtkWidget *page;

  if (type != PW_TYPE_START_PAGE)
    pw_style_add_pages ();
  page = g_object_new (type, NULL);
  gtk_stack_add_child (self->stack, page);
  pw_window_listen (self, PW_PAGE (page));
  pw_text_widen (page);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (kinds[i].type () == type && kinds[i].set_session && self->session)
      kinds[i].set_session (page, self->session);
  return page;
}

/**
 * pw_window_find_page:
 * @type: the type of one of the window's pages, such as %PW_TYPE_TABLE_PAGE
 *
 * Returns: (transfer none): that page, made now where nobody wanted it before
 */
gpointer
pw_window_find_page (PwWindow *self, GType type)
{
  gpointer page;

  g_return_val_if_fail (PW_IS_WINDOW (self), NULL);
  g_return_val_if_fail (g_type_is_a (type, PW_TYPE_PAGE), NULL);

  page = pw_window_made_page (self, type);
  return page ? page : make (self, type);
}

/* The pages that are there show the window's game from now on. */
void
pw_window_pass_session (PwWindow *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      gpointer page = kinds[i].set_session ? pw_window_made_page (self, kinds[i].type ()) : NULL;

      if (page)
        kinds[i].set_session (page, self->session);
    }
}
