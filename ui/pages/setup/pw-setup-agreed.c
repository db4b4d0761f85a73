/* pw-setup-agreed.c: what is agreed for the whole table, as rows
 *
 * Options of a game stand in groups; those without a group stand with what is agreed for every game.
 * An option that changes nothing with the present set-up is hidden, and so is a group that is empty then.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-setup-agreed.h"

#include <glib/gi18n-lib.h>

#include "pw-announce.h"
#include "pw-board.h"
#include "pw-explain.h"
#include "pw-make.h"
#include "pw-settings.h"
#include "pw-setup-draft.h"
#include "pw-setup-options.h"

struct _PwSetupAgreed
{
  GtkBox *plain;                /* children of the page, which outlives this */
  GtkBox *groups;
  void (*changed) (gpointer owner);
  gpointer owner;

  const PwGame *game;
  PwSetup *setup;               /* the page's */
  GtkWidget *rows[PW_MAX_OPTIONS];
  GtkSwitch *deal;
  GtkWidget *note;              /* why a press did not choose all it says, and what would help */
  GtkLabel *why;
  GtkWidget *make_room, *editor;
  int off;                      /* the option that stayed off, or -1 */
  gboolean updating;
};

/* What is agreed for every game, apart from what the game itself offers. */
enum
{
  TERM_HINTS,
  TERM_DEALER,
  TERM_CLOCK,
  N_TERMS,
};

static const PwWord clock_words[] = { { 0, "no", N_("No"), NULL }, { 1, "yes", N_("Yes"), NULL } };
static const PwVocabulary clocks = { "clock", NULL, clock_words, G_N_ELEMENTS (clock_words) };

static const PwOption terms[N_TERMS] = {
  [TERM_HINTS] = { "hints", N_("Hints"), N_("What is legal now, and what it scores. Advice also names the three best moves, where everything is entered. Agreed for all and for the "
                      "whole game."),
                   &pw_hints_words, 0, 0 },
  [TERM_DEALER] = { "dealer", N_("Dice and tiles"),
                    N_("The program can roll and draw, from a seed that the log shows."),
                    &pw_dealer_words, 0, 0 },
  [TERM_CLOCK] = { "clock", N_("Clock"), N_("How long each player thinks. It has no consequences."), &clocks, 0, 0 },
};

static guint8 *
term_of (PwSetup *setup, guint term)
{
  switch (term)
    {
    case TERM_HINTS: return &setup->hints;
    case TERM_DEALER: return &setup->dealer;
    case TERM_CLOCK:
    default: return &setup->clock;
    }
}

static void
on_term_value (gpointer owner, guint term, int value)
{
  PwSetupAgreed *self = owner;

  *term_of (self->setup, term) = (guint8) value;
  self->changed (self->owner);
}

static void
on_option_value (gpointer owner, guint option, int value)
{
  PwSetupAgreed *self = owner;

  if (self->updating)
    return;
  self->setup->options[option] = (gint16) value;
  pw_setup_hold (self->setup);
  self->changed (self->owner);
}

static void
on_preset_clicked (GtkButton *button, PwSetupAgreed *self)
{
  guint preset = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "preset"));
  g_autofree char *why = pw_setup_draft_preset (self->setup, self->game, preset, &self->off);
  g_autoptr (PwSetup) trial = pw_setup_copy (self->setup);
  gboolean room = why && pw_setup_draft_make_room (trial, self->game, (guint) self->off);

  gtk_label_set_text (self->why, why ? why : "");
  gtk_widget_set_visible (self->make_room, room);
  gtk_widget_set_visible (self->editor, !room);
  gtk_widget_set_visible (self->note, why != NULL);
  if (why)
    pw_announce (self->note, why);
  self->changed (self->owner);
}

static void
on_make_room_clicked (GtkButton *button, PwSetupAgreed *self)
{
  if (self->off < 0 || !pw_setup_draft_make_room (self->setup, self->game, (guint) self->off))
    return;
  gtk_widget_set_visible (self->note, FALSE);
  self->changed (self->owner);
}

static void
empty (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))))
    gtk_box_remove (box, child);
}

/* A heading with a list below it. */
static GtkWidget *
group_new (const char *title, GtkListBox **list)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10), *label = pw_words_new (title, "heading"),
            *rows = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (rows), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (rows, "boxed-list");
  gtk_accessible_update_relation (GTK_ACCESSIBLE (rows), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
  pw_box_add (box, label, rows, NULL);
  *list = GTK_LIST_BOX (rows);
  return box;
}

/* Why a press did not choose all it says; filled in when it happens. */
static GtkWidget *
note_new (PwSetupAgreed *self)
{
  const PwBoardClass *board = pw_board_class_for (self->game->id);

  self->note = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  self->why = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0, NULL);
  self->make_room = gtk_button_new_with_mnemonic (_("_Choose what goes with it"));
  self->editor = board->n_editors > 0 ? pw_setup_editor_button_new (self->game->id, &board->editors[0]) : gtk_label_new (NULL);
  g_signal_connect (self->make_room, "clicked", G_CALLBACK (on_make_room_clicked), self);
  gtk_widget_add_css_class (self->make_room, "raised");
  gtk_widget_set_halign (self->make_room, GTK_ALIGN_START);
  gtk_widget_set_halign (self->editor, GTK_ALIGN_START);
  pw_box_add (self->note, GTK_WIDGET (self->why), self->make_room, self->editor, NULL);
  gtk_widget_add_css_class (self->note, "preset-note");
  gtk_widget_set_visible (self->note, FALSE);
  self->off = -1;
  return self->note;
}

/* Several options by one press. */
static GtkWidget *
presets_new (PwSetupAgreed *self)
{
  GtkWidget *box = gtk_flow_box_new ();

  g_object_set (box, "selection-mode", GTK_SELECTION_NONE, "homogeneous", TRUE, "column-spacing", 8, "row-spacing", 8,
                "min-children-per-line", 1, "max-children-per-line", 2, NULL);
  for (guint i = 0; i < self->game->terms.n_presets; i++)
    {
      GtkWidget *button = gtk_button_new_with_label (_(self->game->terms.presets[i].title));

      gtk_widget_add_css_class (button, "raised");
      g_object_set_data (G_OBJECT (button), "preset", GUINT_TO_POINTER (i));
      g_signal_connect (button, "clicked", G_CALLBACK (on_preset_clicked), self);
      gtk_flow_box_append (GTK_FLOW_BOX (box), button);
      gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
    }
  return box;
}

static void
add_options (PwSetupAgreed *self, GtkListBox *list, guint group)
{
  for (guint i = 0; i < self->game->terms.n_options; i++)
    if (self->game->terms.options[i].group == group)
      {
        self->rows[i] = pw_setup_option_row_new (&self->game->terms.options[i], i, self->setup->options[i], self,
                                                 on_option_value);
        if (self->game->terms.options[i].rules)
          pw_explain_set_rules (self->rows[i], self->game, self->game->terms.options[i].rules,
                                _(self->game->terms.options[i].title));
        gtk_list_box_append (list, self->rows[i]);
      }
}

static void
fill_groups (PwSetupAgreed *self)
{
  if (self->game->terms.n_presets)
    {
      gtk_box_append (self->groups, presets_new (self));
      gtk_box_append (self->groups, note_new (self));
    }
  for (guint i = 0; i < self->game->terms.n_groups; i++)
    {
      GtkListBox *list;

      gtk_box_append (self->groups, group_new (_(self->game->terms.groups[i]), &list));
      add_options (self, list, i + 1);
    }
}

static void
fill_plain (PwSetupAgreed *self)
{
  GtkListBox *list;

  gtk_box_append (self->plain, group_new (_("At the table"), &list));
  add_options (self, list, 0);
  for (guint i = 0; i < N_TERMS; i++)
    if (i != TERM_DEALER || self->game->dealing)
      gtk_list_box_append (list, pw_setup_option_row_new (&terms[i], i, *term_of (self->setup, i), self, on_term_value));
  if (pw_setup_draft_can_deal (self->game))
    {
      gtk_list_box_append (list, pw_setup_deal_row_new (&self->deal));
      if (pw_settings_get ())
        gtk_switch_set_active (self->deal, g_settings_get_boolean (pw_settings_get (), "deal-start"));
    }
}

/**
 * pw_setup_agreed_new:
 * @plain: a box for what is agreed for every game
 * @groups: a box for the groups of a game's options; hidden where there are none
 * @changed: called after something was chosen, which then stands in the set-up
 * @owner: handed to @changed
 *
 * Returns: (transfer full): the rows, none yet
 */
PwSetupAgreed *
pw_setup_agreed_new (GtkBox *plain, GtkBox *groups, void (*changed) (gpointer owner), gpointer owner)
{
  PwSetupAgreed *self = g_new0 (PwSetupAgreed, 1);

  *self = (PwSetupAgreed){ .plain = plain, .groups = groups, .changed = changed, .owner = owner };
  return self;
}

void
pw_setup_agreed_free (PwSetupAgreed *self)
{
  g_free (self);
}

/**
 * pw_setup_agreed_set:
 * @game: what is played
 * @setup: what is set up so far; choices are written into it
 *
 * Makes the rows of @game.
 */
void
pw_setup_agreed_set (PwSetupAgreed *self, const PwGame *game, PwSetup *setup)
{
  self->game = game;
  self->setup = setup;
  self->deal = NULL;
  self->note = NULL;
  self->off = -1;
  memset (self->rows, 0, sizeof self->rows);
  empty (self->plain);
  empty (self->groups);
  fill_plain (self);
  fill_groups (self);
  gtk_widget_set_visible (GTK_WIDGET (self->groups), gtk_widget_get_first_child (GTK_WIDGET (self->groups)) != NULL);
}

/* Whether a group has a row that is to be seen. */
static void
show_group (GtkWidget *list)
{
  gboolean any = FALSE;

  for (GtkWidget *row = gtk_widget_get_first_child (list); row; row = gtk_widget_get_next_sibling (row))
    any |= gtk_widget_get_visible (row);
  gtk_widget_set_visible (gtk_widget_get_parent (list), any);
}

/**
 * pw_setup_agreed_update:
 *
 * Shows the options of the table as they are, and those only that matter; what goes with others, greyed, with what it lacks.
 */
void
pw_setup_agreed_update (PwSetupAgreed *self)
{
  self->updating = TRUE;
  for (guint i = 0; i < self->game->terms.n_options; i++)
    {
      const PwOption *option = &self->game->terms.options[i];
      const char *lacks = pw_game_lacks (self->game, self->setup, i);

      /* What has no object counts as its first value, whatever was chosen before. */
      pw_setup_option_row_set (self->rows[i], option, lacks ? option->words->words[0].value : self->setup->options[i]);
      pw_setup_option_row_grey (self->rows[i], option, lacks ? _(lacks) : NULL);
      gtk_widget_set_visible (self->rows[i], lacks || pw_game_matters (self->game, self->setup, i));
    }
  if (self->note && self->off >= 0 &&
      self->setup->options[self->off] != self->game->terms.options[self->off].words->words[0].value)
    gtk_widget_set_visible (self->note, FALSE);
  for (guint i = 0; i < self->game->terms.n_options; i++)
    show_group (gtk_widget_get_parent (self->rows[i]));
  self->updating = FALSE;
}

/**
 * pw_setup_agreed_get_deal:
 *
 * Returns: whether the program is to deal what players begin with
 */
gboolean
pw_setup_agreed_get_deal (PwSetupAgreed *self)
{
  return self->deal && gtk_switch_get_active (self->deal);
}

/**
 * pw_setup_agreed_remember:
 *
 * Keeps for the next time what is no part of a set-up.
 */
void
pw_setup_agreed_remember (PwSetupAgreed *self)
{
  if (self->deal && pw_settings_get ())
    g_settings_set_boolean (pw_settings_get (), "deal-start", gtk_switch_get_active (self->deal));
}
