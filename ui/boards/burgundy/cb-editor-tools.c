/* cb-editor-tools.c: the buttons of the duchies' editor: what a press on the grid does, and the commands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-editor-tools.h"

#include <glib/gi18n-lib.h>

#include "cb-editor-board.h"
#include "cb-pieces.h"
#include "games/burgundy/words/cb-sentences.h"
#include "pw-make.h"
#include "pw-sketch.h"

/* By #CbTool: the targets of the action "editor.tool". */
const char *const cb_editor_tool_words[CB_TOOLS] = {
  "castle", "mine", "monastery", "ship", "livestock", "building", "erase",
  "1", "2", "3", "4", "5", "6", "start", "post", "river",
};

static void
set_name (GtkWidget *widget, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_tooltip_text (widget, name);
}

/* A toggle for a tool. @name says the key too. */
static GtkWidget *
tool_button (GtkWidget *child, const char *action, const char *target, const char *name)
{
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), child);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", target);
  gtk_widget_add_css_class (button, "tool");
  set_name (button, name);
  return button;
}

static GtkWidget *
make_colours (void)
{
  static const CbType order[CB_TYPES] = { CB_CASTLE, CB_MONASTERY, CB_SHIP, CB_LIVESTOCK, CB_BUILDING, CB_MINE };
  static const CbTile tiles[CB_TYPES] = {
    [CB_CASTLE] = CB_TILE_CASTLE,
    [CB_MINE] = CB_TILE_MINE,
    [CB_SHIP] = CB_TILE_SHIP,
    [CB_MONASTERY] = CB_TILE_UNKNOWN + CB_MONASTERY,
    [CB_LIVESTOCK] = CB_TILE_UNKNOWN + CB_LIVESTOCK,
    [CB_BUILDING] = CB_TILE_UNKNOWN + CB_BUILDING,
  };
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  for (guint i = 0; i < CB_TYPES; i++)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
      char letter[2] = { cb_type_letters[order[i]], '\0' };
      g_autofree char *name = g_strdup_printf (_("%s, key %s"), cb_type_label (order[i]), letter);
      PwPiece piece;

      cb_piece_tile (&piece, tiles[order[i]], 30);
      piece.kind = PW_PIECE_TILE;
      pw_piece_set_label (&piece, NULL);
      pw_piece_set_icon (&piece, cb_editor_tool_words[order[i]]);
      gtk_box_append (GTK_BOX (box), pw_sketch_new_pieces (&piece, 1, 0));
      gtk_box_append (GTK_BOX (box), gtk_label_new (letter));
      gtk_grid_attach (GTK_GRID (grid), tool_button (box, "editor.tool", cb_editor_tool_words[order[i]], name), (int) i, 0, 1, 1);
    }
  return grid;
}

static GtkWidget *
make_dice (void)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  for (guint i = 0; i < 6; i++)
    {
      g_autofree char *name = g_strdup_printf (_("Number %u, key %u"), i + 1, i + 1);
      PwPiece piece;

      pw_piece_init (&piece, PW_PIECE_DIE, 24);
      piece.number = (guint8) (i + 1);
      gtk_grid_attach (GTK_GRID (grid),
                       tool_button (pw_sketch_new_pieces (&piece, 1, 0), "editor.tool", cb_editor_tool_words[CB_TOOL_DIE_1 + i],
                                    name),
                       (int) i, 0, 1, 1);
    }
  return grid;
}

static GtkWidget *
text_tool (const char *text, const char *action, const char *target, const char *name)
{
  return tool_button (gtk_label_new (text), action, target, name);
}

/**
 * cb_editor_command_new:
 * @text: what it says, with a mnemonic
 * @action: the full name of what it does
 *
 * Returns: (transfer floating): a button among the commands of an editor
 */
GtkWidget *
cb_editor_command_new (const char *text, const char *action)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (text);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_add_css_class (button, "raised");
  return button;
}

static GtkWidget *
icon_command (const char *icon, const char *action, const char *name)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_add_css_class (button, "raised");
  set_name (button, name);
  return button;
}

static void
add_item (GMenu *menu, const char *label, const char *target)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "editor.new", "s", target);
  g_menu_append_item (menu, item);
}

static GtkWidget *
make_new_button (void)
{
  GtkWidget *button = gtk_menu_button_new ();
  g_autoptr (GMenu) menu = g_menu_new (), kinds = g_menu_new (), copies = g_menu_new ();

  add_item (kinds, _("One piece"), "one-piece");
  add_item (kinds, _("Team duchy"), "team");
  add_item (kinds, _("Solo duchy"), "solo");
  for (guint i = 0; i < cb_duchy_known (); i++)
    if (!cb_duchy_nth (i)->own)
      {
        const CbDuchy *duchy = cb_duchy_nth (i);
        g_autofree char *label = duchy->unsure ? g_strdup_printf (_("Duchy %s, check against your board"), duchy->id)
                                               : g_strdup_printf (_("Duchy %s"), duchy->id);

        add_item (copies, label, duchy->id);
      }
  g_menu_append_section (menu, NULL, G_MENU_MODEL (kinds));
  g_menu_append_submenu (menu, _("Copy of a printed one"), G_MENU_MODEL (copies));
  gtk_menu_button_set_label (GTK_MENU_BUTTON (button), _("_New"));
  gtk_menu_button_set_use_underline (GTK_MENU_BUTTON (button), TRUE);
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_widget_add_css_class (button, "raised");
  return button;
}

/* Save, undo and the like, as many beside each other as there is room for. */
GtkWidget *
cb_editor_commands_new (void)
{
  GtkWidget *box = gtk_flow_box_new (), *save_button = cb_editor_command_new (_("_Save"), "editor.save"), *child;
  GtkWidget *all[] = {
    save_button,
    cb_editor_command_new (_("Save as n_ew"), "editor.save-as"),
    icon_command ("pw-undo-symbolic", "editor.undo", _("Undo")),
    icon_command ("pw-redo-symbolic", "editor.redo", _("Redo")),
    make_new_button (),
    cb_editor_command_new (_("_Import…"), "editor.import"),
    cb_editor_command_new (_("E_xport…"), "editor.export"),
    cb_editor_command_new (_("_Clear"), "editor.clear"),
    cb_editor_command_new (_("Re_move"), "editor.remove"),
  };

  gtk_widget_remove_css_class (save_button, "raised");
  gtk_widget_add_css_class (save_button, "suggested-action");
  g_object_set (box, "selection-mode", GTK_SELECTION_NONE, "homogeneous", TRUE, "column-spacing", 6, "row-spacing", 6,
                "min-children-per-line", 1, "max-children-per-line", 9, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    gtk_flow_box_append (GTK_FLOW_BOX (box), all[i]);
  for (child = gtk_widget_get_first_child (box); child; child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_focusable (child, FALSE);
  gtk_widget_add_css_class (box, "commands");
  return box;
}

/**
 * cb_editor_tools_new:
 * @tools: (out): what only some kinds of duchy need
 *
 * Returns: (transfer floating): the tools, for the actions "editor.tool" and "editor.half"
 */
GtkWidget *
cb_editor_tools_new (CbEditorTools *tools)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *marks = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  tools->dice = make_dice ();
  tools->halves = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  gtk_box_set_homogeneous (GTK_BOX (tools->halves), TRUE);
  gtk_box_append (GTK_BOX (tools->halves),
                  text_tool (_("First half"), "editor.half", "1", _("New hexes belong to the first half")));
  gtk_box_append (GTK_BOX (tools->halves),
                  text_tool (_("Second half"), "editor.half", "2", _("New hexes belong to the second half")));
  tools->river = text_tool (_("River"), "editor.tool", "river", _("River between two hexes, key R"));
  gtk_box_set_homogeneous (GTK_BOX (marks), TRUE);
  gtk_box_append (GTK_BOX (marks), text_tool (_("Start"), "editor.tool", "start", _("Place of the starting castle, key T")));
  pw_box_add (marks, text_tool (_("Post"), "editor.tool", "post", _("Border post, key P")), tools->river, NULL);
  gtk_box_append (GTK_BOX (marks),
                  text_tool (_("Erase"), "editor.tool", "erase", _("Take the colour or the hex away, key Delete")));
  pw_box_add (box, make_colours (), tools->dice, marks, tools->halves, NULL);
  return box;
}

/* Shows what a kind of duchy needs. */
void
cb_editor_tools_show (const CbEditorTools *tools, CbDuchyKind kind)
{
  gtk_widget_set_visible (tools->dice, kind != CB_ONE_PIECE);
  gtk_widget_set_visible (tools->halves, kind == CB_TEAM);
  gtk_widget_set_visible (tools->river, kind == CB_SOLO);
}
