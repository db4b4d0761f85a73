/* cc-tiles-board.c: the tiles that are still to come: how many, by their edges, and those that fit at the place that is chosen or
 * pointed at
 *
 * Each can be pressed: a sign leads to the kinds with these edges, a tile is chosen as it lies. What is shown changes by property;
 * nothing is built anew. What is to be chosen stands above the signs, what is only told below them, so that pointing moves nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cc-tiles-board.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cc-pictures.h"
#include "cc-pointed.h"
#include "cc-tile-buttons.h"
#include "cc-viewer.h"
#include "pw-make.h"
#include "pw-row-layout.h"
#include "pw-wrap-layout.h"
#include "pw-tooltip.h"

/** PATTERNS: no more ways of edges there are. */
#define PATTERNS 24
/** SIGN: the side of a sign, GOOD of a good, in pixels. */
#define SIGN 34
#define GOOD 18
/** TOLD: so many kinds are told of a place, "+6" of the others. */
#define TOLD 17
/** NO_PATTERN: none was pressed. */
#define NO_PATTERN (-1)

typedef struct
{
  GtkWidget *button, *label;
  guint8 kind;                  /* the first with these edges */
  gint16 left;                  /* what it says; -1 before it said anything */
  gboolean on;
} Sign;

struct _CcTilesBoard
{
  GtkWidget parent_instance;

  PwBoardViewer *viewer;
  GtkWidget *left, *all, *meter, *second, *second_text;
  GtkWidget *goods_row, *goods[CC_GOODS];
  CcPointed *pointed;           /* the entry's */
  GtkWidget *fit_card, *fit_title, *fit_count, *fit_more;
  GtkWidget *signs_card, *signs_grid;
  gboolean fit_below;
  CcTileButtons *fitting;
  Sign signs[PATTERNS];
  guint n_signs;
  int pattern;                  /* the sign that was pressed, or NO_PATTERN */
};

G_DEFINE_FINAL_TYPE (CcTilesBoard, cc_tiles_board, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_HINTS,
};

static const CcBoardView *
view_of (CcTilesBoard *self)
{
  return cc_viewer_get_view (self->viewer);
}

static const CcState *
state_of (CcTilesBoard *self)
{
  return pw_session_get_state (pw_board_viewer_get_session (self->viewer));
}

static void
set_text (GtkWidget *label, const char *text)
{
  if (strcmp (gtk_label_get_text (GTK_LABEL (label)), text) != 0)
    gtk_label_set_text (GTK_LABEL (label), text);
}

/* -- How many ------------------------------------------------------------------------------------------ */

/* A wine icon on a tile that is still to come will be somebody's. */
static void
write_goods (CcTilesBoard *self, const CcView *view)
{
  guint goods[CC_GOODS] = { 0 };

  gtk_widget_set_visible (self->goods_row, state_of (self)->options[CC_OPTION_GOODS] != 0);
  for (guint kind = 0; kind < CC_TILE_KINDS; kind++)
    for (guint i = 0; i < cc_tile (kind)->n_segments; i++)
      if (cc_tile (kind)->segments[i].sort == CC_CITY && cc_tile (kind)->segments[i].good >= 0)
        goods[cc_tile (kind)->segments[i].good] += view->left[kind];
  for (guint good = 0; good < CC_GOODS; good++)
    {
      g_autofree char *text = g_strdup_printf ("%u", goods[good]);

      set_text (self->goods[good], text);
    }
}

static void
write_left (CcTilesBoard *self, const CcView *view)
{
  PwSession *session = pw_board_viewer_get_session (self->viewer);
  g_autofree char *left = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u tile left", "%u tiles left", view->n_left),
                                           view->n_left);
  /* Translators: after "61 tiles left": how many there were at the start. */
  g_autofree char *of = g_strdup_printf (_("of %u"), view->n_all);
  g_autofree char *second = view_of (self)->actor >= 0
                              ? g_strdup_printf (_("Second tile of %s’s turn"),
                                                 pw_setup_name (pw_session_get_setup (session), (guint) view_of (self)->actor))
                              : NULL;

  set_text (self->left, left);
  set_text (self->all, of);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->meter), 1 - (double) view->n_left / view->n_all);
  gtk_widget_set_visible (self->second, view->second && !view->over && second);
  if (second)
    set_text (self->second_text, second);
}

/* -- By their edges --------------------------------------------------------------------------------------- */

static gboolean
is_in_game (const CcState *state, guint kind)
{
  return !cc_tile (kind)->expansion || state->options[CC_OPTION_TILES];
}

/* "CRFR: 4 of 9 left". */
static void
write_sign (CcTilesBoard *self, Sign *sign, const CcView *view)
{
  const CcState *state = state_of (self);
  guint pattern = cc_tile (sign->kind)->pattern, left = 0, all = 0;
  gboolean on = view->chosen >= 0 ? cc_tile ((guint) view->chosen)->pattern == pattern : self->pattern == (int) pattern;
  g_autofree char *row = NULL, *name = NULL, *text = NULL;

  for (guint kind = 0; kind < CC_TILE_KINDS; kind++)
    if (cc_tile (kind)->pattern == pattern && is_in_game (state, kind))
      {
        left += view->left[kind];
        all += cc_tile (kind)->count;
      }
  gtk_widget_set_visible (sign->button, all > 0);
  if (on != sign->on)
    (on ? gtk_widget_add_css_class : gtk_widget_remove_css_class) (sign->button, "on");
  sign->on = on;
  if (sign->left == (gint16) left)
    return;
  sign->left = (gint16) left;
  text = g_strdup_printf ("%u", left);
  gtk_label_set_text (GTK_LABEL (sign->label), text);
  gtk_widget_set_opacity (gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (sign->button))), left ? 1 : 0.38);
  row = g_ascii_strup (cc_tile (sign->kind)->id, CC_SIDES);
  /* Translators: the edges of a tile, as letters; how many tiles with these edges are left, and how many there are. */
  name = g_strdup_printf (_("%s, %u of %u left"), row, left, all);
  pw_tooltip_set (sign->button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (sign->button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* -- What fits ------------------------------------------------------------------------------------------------ */

typedef struct
{
  CcTileButton tiles[CC_TILES_SHOWN];
  guint n, left, more;
} Fitting;

static gboolean
is_chosen (const CcView *view, guint kind, guint turns, guint turn)
{
  return view->chosen == (int) kind &&
         (view->chosen_turn < 0 ? (turns & (turns - 1)) == 0 : cc_tile_same_turn (kind, (guint) view->chosen_turn) == turn);
}

static void
add_kind (Fitting *list, const CcView *view, guint kind, guint turns)
{
  gboolean first = TRUE;

  list->left += turns ? view->left[kind] : 0u;
  for (guint turn = 0; turn < CC_TURNS; turn++)
    if (turns >> turn & 1)
      {
        list->tiles[list->n++] = (CcTileButton){ (guint8) kind, (gint8) turn, first ? view->left[kind] : 0,
                                                 is_chosen (view, kind, turns, turn) };
        first = FALSE;
      }
}

/* What a place asks for; %FALSE where it is none. */
static gboolean
find_needs (CcTilesBoard *self, gint16 place, guint *needs)
{
  const CcState *state = state_of (self);
  int at = place == PW_ARG_NONE ? CC_NOWHERE : cc_land_gap_at (state, pw_cell_x (place), pw_cell_y (place));

  *needs = at < 0 ? 0 : state->gaps[at].needs;
  return at >= 0;
}

/* At the place that is chosen: every tile as it may lie there. */
static gboolean
list_at_place (CcTilesBoard *self, const CcBoardView *view, Fitting *list)
{
  guint needs;
  gboolean found = find_needs (self, view->place, &needs);

  for (guint kind = 0; found && kind < CC_TILE_KINDS; kind++)
    if (view->view.drawn >= 0 ? view->view.drawn == (int) kind : view->view.left[kind] > 0)
      add_kind (list, &view->view, kind, cc_tile_turns_fitting (kind, needs));
  return found;
}

static int
compare_left (gconstpointer a, gconstpointer b)
{
  return (int) ((const CcTileButton *) b)->left - (int) ((const CcTileButton *) a)->left;
}

/* Each kind once, those first of which most are left. */
static gboolean
list_told (CcTilesBoard *self, const CcBoardView *view, gint16 place, Fitting *list)
{
  guint needs;
  gboolean found = find_needs (self, place, &needs);

  for (guint kind = 0; found && kind < CC_TILE_KINDS; kind++)
    {
      guint turns = cc_tile_turns_fitting (kind, needs);
      guint turn = turns ? (guint) __builtin_ctz (turns) : 0;

      if (turns == 0 || view->view.left[kind] == 0)
        continue;
      /* The one that is chosen stands there as it would lie. */
      if (view->view.chosen == (int) kind && view->view.chosen_turn >= 0)
        turn = cc_tile_same_turn (kind, (guint) view->view.chosen_turn);
      list->tiles[list->n++] = (CcTileButton){ (guint8) kind, (gint8) turn, view->view.left[kind],
                                               view->view.chosen == (int) kind };
      list->left += view->view.left[kind];
    }
  qsort (list->tiles, list->n, sizeof list->tiles[0], compare_left);
  list->more = list->n > TOLD ? list->n - TOLD : 0;
  list->n -= list->more;
  return found;
}

/* The kinds with the edges that were pressed. */
static gboolean
list_pattern (CcTilesBoard *self, const CcView *view, Fitting *list)
{
  for (guint kind = 0; self->pattern != NO_PATTERN && kind < CC_TILE_KINDS; kind++)
    if (cc_tile (kind)->pattern == self->pattern && view->left[kind] > 0)
      {
        list->tiles[list->n++] = (CcTileButton){ (guint8) kind, -1, view->left[kind], view->chosen == (int) kind };
        list->left += view->left[kind];
      }
  return self->pattern != NO_PATTERN;
}

/* What is to be chosen stands above the signs; what is only told, below. */
static void
put_fitting (CcTilesBoard *self, gboolean below)
{
  if (self->fit_below == below)
    return;
  self->fit_below = below;
  if (below)
    gtk_widget_insert_after (self->fit_card, GTK_WIDGET (self), self->signs_card);
  else
    gtk_widget_insert_before (self->fit_card, GTK_WIDGET (self), self->signs_card);
}

/* Whether it is still open what lies at the place that is chosen: which tile, or how it lies. */
static gboolean
is_asked (CcTilesBoard *self, const CcBoardView *view)
{
  guint needs, turns;

  if (!find_needs (self, view->place, &needs) || view->view.chosen < 0)
    return view->place != PW_ARG_NONE;
  turns = cc_tile_turns_fitting ((guint) view->view.chosen, needs);
  return view->view.chosen_turn < 0 && (turns & (turns - 1)) != 0;
}

static void
write_fitting (CcTilesBoard *self, const CcBoardView *view)
{
  Fitting list = { .n = 0 };
  char word[PW_CELL_WORD] = "";
  /* Which tile it is is known: what else would fit there is only told. */
  gboolean asked = is_asked (self, view);
  gint16 place = view->place != PW_ARG_NONE ? view->place : view->hints ? cc_pointed_get (self->pointed) : PW_ARG_NONE;
  gboolean pattern = !asked && list_pattern (self, &view->view, &list);
  gboolean at_place = !pattern && (asked ? list_at_place (self, view, &list) : list_told (self, view, place, &list));
  g_autofree char *count = NULL, *more = g_strdup_printf ("+%u", list.more);

  gtk_widget_set_visible (self->fit_card, pattern || at_place);
  if (!pattern && !at_place)
    return;
  if (at_place)
    pw_compass_print (pw_cell_x (place), pw_cell_y (place), word);
  count = at_place
            ? g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u tile left fits here", "%u tiles left fit here", list.left),
                               list.left)
            : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u tile left", "%u tiles left", list.left), list.left);
  put_fitting (self, at_place && !asked);
  set_text (self->fit_title, at_place ? word : _("Which of them"));
  set_text (self->fit_count, count);
  set_text (self->fit_more, more);
  gtk_widget_set_visible (self->fit_more, list.more > 0);
  cc_tile_buttons_set (self->fitting, list.tiles, list.n);
}

static void
on_pointed (CcTilesBoard *self)
{
  write_fitting (self, view_of (self));
}

static void
on_changed (CcTilesBoard *self)
{
  const CcBoardView *view = view_of (self);

  /* Which kind it is, is said. */
  if (view->view.chosen >= 0 || view->place != PW_ARG_NONE)
    self->pattern = NO_PATTERN;
  write_left (self, &view->view);
  write_goods (self, &view->view);
  for (guint i = 0; i < self->n_signs; i++)
    write_sign (self, &self->signs[i], &view->view);
  write_fitting (self, view);
  /* Elsewhere nobody enters tiles. */
  gtk_widget_set_visible (GTK_WIDGET (self), view->view.level == CC_LEVEL_REFEREE);
}

static void
on_chosen (CcTilesBoard *self, guint kind, int turn)
{
  self->pattern = NO_PATTERN;
  if (turn < 0)
    pw_board_viewer_press (self->viewer, CC_PRESS_KIND, kind);
  else
    pw_board_viewer_press (self->viewer, CC_PRESS_TILE, kind * CC_TURNS + (guint) turn);
}

/* One kind is left: it is chosen; of several, the next press says which. */
static void
on_sign_clicked (CcTilesBoard *self, GtkWidget *button)
{
  const CcView *view = &view_of (self)->view;
  guint n = 0, only = 0, pattern = 0;

  for (guint i = 0; i < self->n_signs; i++)
    if (self->signs[i].button == button)
      pattern = cc_tile (self->signs[i].kind)->pattern;
  for (guint kind = 0; kind < CC_TILE_KINDS; kind++)
    if (cc_tile (kind)->pattern == pattern && view->left[kind] > 0)
      {
        only = kind;
        n++;
      }
  if (n == 1)
    {
      on_chosen (self, only, -1);
      return;
    }
  self->pattern = self->pattern == (int) pattern || n == 0 ? NO_PATTERN : (int) pattern;
  for (guint i = 0; i < self->n_signs; i++)
    write_sign (self, &self->signs[i], view);
  write_fitting (self, view_of (self));
}

/* -- Building --------------------------------------------------------------------------------------------------- */

static void
add_sign (CcTilesBoard *self, GtkWidget *grid, guint kind)
{
  Sign *sign = &self->signs[self->n_signs++];
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);

  sign->kind = (guint8) kind;
  sign->left = -1;
  sign->button = gtk_button_new ();
  sign->label = gtk_label_new (NULL);
  gtk_widget_add_css_class (sign->label, "heading");
  gtk_widget_add_css_class (sign->label, "numeric");
  gtk_box_append (GTK_BOX (box), cc_picture_pattern (SIGN, cc_tile (kind)->edges));
  gtk_box_append (GTK_BOX (box), sign->label);
  gtk_button_set_child (GTK_BUTTON (sign->button), box);
  gtk_widget_add_css_class (sign->button, "flat");
  gtk_widget_add_css_class (sign->button, "tile-button");
  gtk_widget_set_focus_on_click (sign->button, FALSE);
  g_signal_connect_object (sign->button, "clicked", G_CALLBACK (on_sign_clicked), self, G_CONNECT_SWAPPED);
  pw_one_stop_append (PW_ONE_STOP (grid), sign->button);
}

static void
add_signs (CcTilesBoard *self)
{
  guint seen = 0;

  for (guint kind = 0; kind < CC_TILE_KINDS && self->n_signs < PATTERNS; kind++)
    if (!(seen >> cc_tile (kind)->pattern & 1))
      {
        seen |= 1u << cc_tile (kind)->pattern;
        add_sign (self, self->signs_grid, kind);
      }
}

static void
add_goods (CcTilesBoard *self)
{
  for (guint good = 0; good < CC_GOODS; good++)
    {
      self->goods[good] = pw_words_new (NULL, "numeric");
      gtk_widget_set_margin_end (self->goods[good], 12);
      pw_box_add (self->goods_row, cc_picture_good (GOOD, (CcGood) good), self->goods[good], NULL);
    }
}

/* -- Object ------------------------------------------------------------------------------------------------------- */

static void
cc_tiles_board_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_object_get_property (G_OBJECT (CC_TILES_BOARD (object)->viewer), pspec->name, value);
}

static void
cc_tiles_board_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  g_object_set_property (G_OBJECT (CC_TILES_BOARD (object)->viewer), pspec->name, value);
}

static void
cc_tiles_board_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  CC_TILES_BOARD (object)->n_signs = 0;
  G_OBJECT_CLASS (cc_tiles_board_parent_class)->dispose (object);
}

static void
cc_tiles_board_finalize (GObject *object)
{
  g_clear_object (&CC_TILES_BOARD (object)->viewer);
  g_clear_object (&CC_TILES_BOARD (object)->pointed);
  G_OBJECT_CLASS (cc_tiles_board_parent_class)->finalize (object);
}

static void
cc_tiles_board_class_init (CcTilesBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = cc_tiles_board_get_property;
  object_class->set_property = cc_tiles_board_set_property;
  object_class->dispose = cc_tiles_board_dispose;
  object_class->finalize = cc_tiles_board_finalize;
  g_object_class_install_property (object_class, PROP_HINTS,
                                   g_param_spec_boolean ("hints", NULL, NULL, TRUE,
                                                         G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY));
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  g_type_ensure (PW_TYPE_WRAP_LAYOUT);
  g_type_ensure (PW_TYPE_ROW_LAYOUT);
  g_type_ensure (PW_TYPE_ONE_STOP);
  g_type_ensure (CC_TYPE_TILE_BUTTONS);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/pipwright/Pipwright/cc-tiles-board.ui");
  gtk_widget_class_bind_template_child (widget_class, CcTilesBoard, left);
  gtk_widget_class_bind_template_child (widget_class, CcTilesBoard, all);
  gtk_widget_class_bind_template_child (widget_class, CcTilesBoard, meter);
  gtk_widget_class_bind_template_child (widget_class, CcTilesBoard, goods_row);
  gtk_widget_class_bind_template_child (widget_class, CcTilesBoard, second);
  gtk_widget_class_bind_template_child (widget_class, CcTilesBoard, second_text);
  gtk_widget_class_bind_template_child (widget_class, CcTilesBoard, fit_card);
  gtk_widget_class_bind_template_child (widget_class, CcTilesBoard, fit_title);
  gtk_widget_class_bind_template_child (widget_class, CcTilesBoard, fit_count);
  gtk_widget_class_bind_template_child (widget_class, CcTilesBoard, fitting);
  gtk_widget_class_bind_template_child (widget_class, CcTilesBoard, fit_more);
  gtk_widget_class_bind_template_child (widget_class, CcTilesBoard, signs_card);
  gtk_widget_class_bind_template_child (widget_class, CcTilesBoard, signs_grid);
  gtk_widget_class_bind_template_callback (widget_class, on_chosen);
}

static void
cc_tiles_board_init (CcTilesBoard *self)
{
  cc_tiles_load ();
  self->pattern = NO_PATTERN;
  gtk_widget_init_template (GTK_WIDGET (self));
  add_goods (self);
  gtk_box_prepend (GTK_BOX (self->second), cc_picture_sign (GOOD, CC_SIGN_HAMMER));
  add_signs (self);
}

/* -- Public ------------------------------------------------------------------------------------------------------- */

/**
 * cc_tiles_board_new:
 * @entry: where presses go
 *
 * Returns: (transfer floating): what is left of the tiles
 */
GtkWidget *
cc_tiles_board_new (PwEntry *entry)
{
  CcTilesBoard *self = g_object_new (CC_TYPE_TILES_BOARD, NULL);

  self->viewer = cc_viewer_new (pw_entry_get_session (entry), entry);
  self->pointed = g_object_ref (cc_pointed_of (entry));
  g_signal_connect_object (self->viewer, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pointed, "changed", G_CALLBACK (on_pointed), self, G_CONNECT_SWAPPED);
  on_changed (self);
  return GTK_WIDGET (self);
}

/* The sign of a pattern, or NULL. */
GtkWidget *
cc_tiles_board_get_sign (CcTilesBoard *self, guint pattern)
{
  g_return_val_if_fail (CC_IS_TILES_BOARD (self), NULL);
  for (guint i = 0; i < self->n_signs; i++)
    if (cc_tile (self->signs[i].kind)->pattern == pattern)
      return self->signs[i].button;
  return NULL;
}

/* The tiles that can be pressed: those that fit at the place, or have the edges that were pressed. */
guint
cc_tiles_board_count_tiles (CcTilesBoard *self)
{
  g_return_val_if_fail (CC_IS_TILES_BOARD (self), 0);
  return gtk_widget_get_visible (self->fit_card) ? cc_tile_buttons_count (self->fitting) : 0;
}

GtkWidget *
cc_tiles_board_get_tile (CcTilesBoard *self, guint i, guint *kind, int *turn)
{
  const CcTileButton *tile;
  GtkWidget *button;

  g_return_val_if_fail (CC_IS_TILES_BOARD (self) && i < cc_tiles_board_count_tiles (self), NULL);
  tile = cc_tile_buttons_nth (self->fitting, i, &button);
  *kind = tile->kind;
  *turn = tile->turn;
  return button;
}
