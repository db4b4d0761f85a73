/* pw-log-menu.c: what can be done with a line of the log
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-log-menu.h"

#include <glib/gi18n-lib.h>

static void
add_item (GMenu *menu, const char *label, const char *action, guint moment, const char *accel)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target_value (item, action, g_variant_new_uint32 (moment));
  if (accel)
    g_menu_item_set_attribute (item, "accel", "s", accel);
  g_menu_append_item (menu, item);
}

/**
 * pw_log_menu_new:
 * @moment: the moment after a line
 *
 * Returns: (transfer full): the commands of the window for that line
 */
GMenuModel *
pw_log_menu_new (guint moment)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) look = g_menu_new ();
  g_autoptr (GMenu) change = g_menu_new ();
  g_autoptr (GMenu) rules = g_menu_new ();

  add_item (look, _("_Look at this moment"), "win.look-at-line", moment, NULL);
  add_item (look, _("Play on from _here in a copy"), "win.try-it", moment, NULL);
  add_item (change, _("_Edit this line…"), "win.edit-line", moment, "<Control>e");
  add_item (change, _("_Strike this line"), "win.strike-line", moment, "<Control>k");
  add_item (change, _("_Insert before…"), "win.insert-line", moment, "<Control>i");
  add_item (change, _("_Correct the table here…"), "win.correct", moment, "<Control>t");
  add_item (rules, _("_Rules of this line"), "win.explain-line", moment, "F1");
  add_item (rules, _("Re_port a wrong ruling"), "win.report-line", moment, NULL);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (look));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (change));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (rules));
  return G_MENU_MODEL (menu);
}
