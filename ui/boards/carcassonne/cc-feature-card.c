/* cc-feature-card.c: what a feature is, who stands there and leads, what it brings, and which places it needs
 *
 * It lies over the landscape and lets the pointer through. What a table has agreed to keep to itself, it leaves out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cc-feature-card.h"

#include <string.h>

#include "cc-draw.h"
#include "cc-pictures.h"
#include "pw-make.h"
#include "pw-sketch.h"

/** SIGN: the side of the sign, FIGURE the height of figures, STEP from one follower to the next, WIDE_STEP from a builder or pig, in
 * pixels. */
#define SIGN 18
#define FIGURE 20
#define STEP 17
#define WIDE_STEP 26
/** MOST_FIGURES: that find room. */
#define MOST_FIGURES 14
/** WIDEST: letters on a line. */
#define WIDEST 44

/** Standing: the figures on the feature, each player's beside each other. */
typedef struct
{
  guint8 n;
  guint8 marker[MOST_FIGURES], figure[MOST_FIGURES];
} Standing;

struct _CcFeatureCard
{
  GtkWidget parent_instance;

  GtkWidget *signs[CC_SORTS], *title, *figures, *worth, *gaps;
  Standing standing;
  char *text;
};

G_DEFINE_FINAL_TYPE (CcFeatureCard, cc_feature_card, GTK_TYPE_WIDGET)

/* How wide the first @n figures are: a hammer stands at the builder's side. */
static int
width_of (const Standing *standing, guint n)
{
  int width = 0;

  for (guint i = 0; i < n; i++)
    width += standing->figure[i] == CC_DRAW_FOLLOWER ? STEP : WIDE_STEP;
  return width;
}

static void
draw_figures (PwPen *pen, double width, double height, gconstpointer data)
{
  const Standing *standing = data;

  for (guint i = 0; i < standing->n; i++)
    cc_draw_figure (pen, (width_of (standing, i) + width_of (standing, i + 1)) / 2.0, height / 2, FIGURE - 2,
                    (CcDrawFigure) standing->figure[i], standing->marker[i], NULL);
}

static void
add_figure (Standing *standing, const PwSetup *setup, guint seat, CcDrawFigure figure)
{
  if (standing->n == MOST_FIGURES)
    return;
  standing->marker[standing->n] = setup->markers[seat];
  standing->figure[standing->n++] = (guint8) figure;
}

static void
write_figures (CcFeatureCard *self, const PwSetup *setup, const CcWorth *worth)
{
  Standing now;

  memset (&now, 0, sizeof now);
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      for (guint i = 0; i < worth->followers[seat]; i++)
        add_figure (&now, setup, seat, CC_DRAW_FOLLOWER);
      if (worth->builders >> seat & 1)
        add_figure (&now, setup, seat, CC_DRAW_BUILDER);
      if (worth->pigs >> seat & 1)
        add_figure (&now, setup, seat, CC_DRAW_PIG);
    }
  gtk_widget_set_visible (self->figures, now.n > 0);
  if (memcmp (&now, &self->standing, sizeof now) == 0)
    return;
  self->standing = now;
  pw_sketch_set_size (PW_SKETCH (self->figures), MAX (width_of (&now, now.n), STEP), FIGURE);
  gtk_widget_queue_draw (self->figures);
}

static void
set_line (GtkWidget *label, const char *text)
{
  gtk_widget_set_visible (label, text != NULL && text[0] != '\0');
  if (text && strcmp (gtk_label_get_text (GTK_LABEL (label)), text) != 0)
    gtk_label_set_text (GTK_LABEL (label), text);
}

/* A sentence begins with a capital letter. */
static char *
capital (const char *text)
{
  g_autofree char *first = g_utf8_strup (text, (gssize) (g_utf8_next_char (text) - text));

  return g_strconcat (first, g_utf8_next_char (text), NULL);
}

/**
 * cc_feature_card_set:
 * @self: a card
 * @setup: who plays, and what they agreed to be told
 * @state: the moment
 * @root: a feature; %CC_NOWHERE hides the card
 */
void
cc_feature_card_set (CcFeatureCard *self, const PwSetup *setup, const CcState *state, int root)
{
  g_autofree char *what = NULL, *title = NULL, *leads = NULL, *points = NULL, *told = NULL, *gaps = NULL;
  CcFeatureGap places[CC_FEATURE_GAPS];
  CcWorth worth;

  g_return_if_fail (CC_IS_FEATURE_CARD (self));
  gtk_widget_set_visible (GTK_WIDGET (self), root >= 0);
  if (root < 0)
    return;
  cc_land_worth (state, (guint) root, &worth);
  what = cc_view_feature_title (&worth);
  title = capital (what);
  leads = cc_view_feature_leads (setup, &worth);
  points = pw_setup_tells_points (setup) ? cc_view_feature_worth (setup, &worth) : NULL;
  told = points && leads ? g_strdup_printf ("%s; %s", leads, points) : g_strdup (leads ? leads : points);
  gaps = setup->hints == PW_HINTS_OFF || state->over ? NULL
                                                     : cc_view_gaps_text (places, cc_view_gaps (state, (guint) root, places));
  for (guint sort = 0; sort < CC_SORTS; sort++)
    gtk_widget_set_visible (self->signs[sort], sort == worth.sort);
  set_line (self->title, title);
  set_line (self->worth, told);
  set_line (self->gaps, gaps);
  write_figures (self, setup, &worth);
  g_free (self->text);
  self->text = g_strjoin ("\n", title, told ? told : "", gaps ? gaps : "", NULL);
}

/* What it says, line by line; NULL where it never said anything. */
const char *
cc_feature_card_get_text (CcFeatureCard *self)
{
  g_return_val_if_fail (CC_IS_FEATURE_CARD (self), NULL);
  return self->text;
}

static void
cc_feature_card_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (cc_feature_card_parent_class)->dispose (object);
}

static void
cc_feature_card_finalize (GObject *object)
{
  g_free (CC_FEATURE_CARD (object)->text);
  G_OBJECT_CLASS (cc_feature_card_parent_class)->finalize (object);
}

static void
cc_feature_card_class_init (CcFeatureCardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cc_feature_card_dispose;
  G_OBJECT_CLASS (klass)->finalize = cc_feature_card_finalize;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "featurecard");
  /* The features of the landscape say the same. */
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static GtkWidget *
add_line (GtkWidget *box, const char *css)
{
  GtkWidget *label = pw_words_new (NULL, NULL);

  gtk_label_set_max_width_chars (GTK_LABEL (label), WIDEST);
  gtk_widget_add_css_class (label, css);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static void
cc_feature_card_init (CcFeatureCard *self)
{
  static const CcSign signs[CC_SORTS] = { CC_SIGN_CITY, CC_SIGN_ROAD, CC_SIGN_MONASTERY, CC_SIGN_FIELD };
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 4);
  for (guint sort = 0; sort < CC_SORTS; sort++)
    {
      self->signs[sort] = cc_picture_sign (SIGN, signs[sort]);
      gtk_widget_set_valign (self->signs[sort], GTK_ALIGN_START);
      gtk_box_append (GTK_BOX (head), self->signs[sort]);
    }
  self->title = add_line (head, "heading");
  gtk_widget_set_parent (head, GTK_WIDGET (self));
  self->figures = pw_sketch_new (STEP, FIGURE, draw_figures, &self->standing, NULL);
  gtk_widget_set_halign (self->figures, GTK_ALIGN_START);
  gtk_widget_set_parent (self->figures, GTK_WIDGET (self));
  head = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  self->worth = add_line (head, "body");
  self->gaps = add_line (head, "caption");
  gtk_widget_add_css_class (self->gaps, "dim-label");
  gtk_widget_set_parent (head, GTK_WIDGET (self));
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/**
 * cc_feature_card_new:
 *
 * Returns: (transfer floating): a card that says nothing yet
 */
GtkWidget *
cc_feature_card_new (void)
{
  return g_object_new (CC_TYPE_FEATURE_CARD, NULL);
}
