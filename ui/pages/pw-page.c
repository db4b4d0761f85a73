/* pw-page.c: a page of the window: what fills it, below the header bar
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-page.h"

G_DEFINE_INTERFACE (PwPage, pw_page, GTK_TYPE_WIDGET)

static void
pw_page_default_init (PwPageInterface *iface)
{
}

/**
 * pw_page_get_name:
 *
 * Returns: what the page is called in the program
 */
const char *
pw_page_get_name (PwPage *self)
{
  g_return_val_if_fail (PW_IS_PAGE (self), NULL);
  return PW_PAGE_GET_IFACE (self)->name;
}

/**
 * pw_page_has:
 * @item: one or more things of the header bar
 *
 * Returns: whether one of them stands there
 */
gboolean
pw_page_has (PwPage *self, PwPageBar item)
{
  g_return_val_if_fail (PW_IS_PAGE (self), FALSE);
  return (PW_PAGE_GET_IFACE (self)->bar & item) != 0;
}

/**
 * pw_page_is:
 * @trait: one or more traits
 *
 * Returns: whether the page has one of them
 */
gboolean
pw_page_is (PwPage *self, PwPageTraits trait)
{
  g_return_val_if_fail (PW_IS_PAGE (self), FALSE);
  return (PW_PAGE_GET_IFACE (self)->traits & trait) != 0;
}

/**
 * pw_page_dup_title:
 * @narrow: whether there is room for little
 *
 * Returns: (transfer full) (nullable): the title, or %NULL for the program's name
 */
char *
pw_page_dup_title (PwPage *self, gboolean narrow)
{
  g_return_val_if_fail (PW_IS_PAGE (self), NULL);
  return PW_PAGE_GET_IFACE (self)->title ? PW_PAGE_GET_IFACE (self)->title (self, narrow) : NULL;
}

/**
 * pw_page_dup_subtitle:
 *
 * Returns: (transfer full) (nullable): what stands below the title
 */
char *
pw_page_dup_subtitle (PwPage *self)
{
  g_return_val_if_fail (PW_IS_PAGE (self), NULL);
  return PW_PAGE_GET_IFACE (self)->subtitle ? PW_PAGE_GET_IFACE (self)->subtitle (self) : NULL;
}

/**
 * pw_page_enter:
 *
 * To be called when the page is shown, and when what it shows may have changed elsewhere.
 */
void
pw_page_enter (PwPage *self)
{
  g_return_if_fail (PW_IS_PAGE (self));
  if (PW_PAGE_GET_IFACE (self)->enter)
    PW_PAGE_GET_IFACE (self)->enter (self);
}

/**
 * pw_page_restore:
 *
 * To be called before pw_page_enter() where the way back leads to the page.
 */
void
pw_page_restore (PwPage *self)
{
  g_return_if_fail (PW_IS_PAGE (self));
  if (PW_PAGE_GET_IFACE (self)->restore)
    PW_PAGE_GET_IFACE (self)->restore (self);
}

/**
 * pw_page_focus:
 *
 * Gives the keyboard to what people begin with on the page.
 */
void
pw_page_focus (PwPage *self)
{
  g_return_if_fail (PW_IS_PAGE (self));
  if (PW_PAGE_GET_IFACE (self)->focus)
    PW_PAGE_GET_IFACE (self)->focus (self);
  else
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}

/**
 * pw_page_leave:
 *
 * To be called when another page has taken its place.
 */
void
pw_page_leave (PwPage *self)
{
  g_return_if_fail (PW_IS_PAGE (self));
  if (PW_PAGE_GET_IFACE (self)->leave)
    PW_PAGE_GET_IFACE (self)->leave (self);
}

/**
 * pw_page_get_room:
 * @room: (out caller-allocates): a part of the page, in its pixels
 *
 * Returns: whether what is told is to lie in @room, so that it hides nothing that people work on
 */
gboolean
pw_page_get_room (PwPage *self, GdkRectangle *room)
{
  g_return_val_if_fail (PW_IS_PAGE (self), FALSE);
  return PW_PAGE_GET_IFACE (self)->room && PW_PAGE_GET_IFACE (self)->room (self, room);
}
