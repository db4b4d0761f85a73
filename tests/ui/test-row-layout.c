/* test-row-layout.c: children side by side as a box has them, without asking how wide text is at a height
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/pw-games.h"
#include "pw-pile-layout.h"
#include "pw-row-layout.h"
#include "pw-start-page.h"
#include "pw-ui-table.h"
#include "pw-ui-test.h"

/* -- A child that says what it is told to, and counts what it is asked --------------------------------------- */

#define PROBE_TYPE (probe_get_type ())
G_DECLARE_FINAL_TYPE (Probe, probe, PROBE, PROBE, GtkWidget)

struct _Probe
{
  GtkWidget parent_instance;

  int least, best;
  guint n_asked;                /* how wide it is at a height */
  guint n_anyhow;               /* how high it is at no width in particular */
};

G_DEFINE_FINAL_TYPE (Probe, probe, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
probe_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* As text: the narrower, the higher. */
static void
probe_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
               int *natural_baseline)
{
  Probe *self = PROBE_PROBE (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      self->n_anyhow += for_size < 0;
      *minimum = *natural = for_size > 0 ? 20 * ((self->best + for_size - 1) / for_size) : 20;
      return;
    }
  self->n_asked += for_size >= 0;
  *minimum = self->least;
  *natural = self->best;
}

static void
probe_class_init (ProbeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->get_request_mode = probe_get_request_mode;
  widget_class->measure = probe_measure;
}

static void
probe_init (Probe *self)
{
}

/* -- Where children are ------------------------------------------------------------------------------------------ */

/** N: children at most; one whose best is 0 is not there. */
#define N 4
#define SPACING 6

typedef struct
{
  const char *name;
  struct
  {
    int least, best;
    gboolean expands, hidden;
  } children[N];
  int width;
  GtkTextDirection direction;
} Case;

static const Case cases[] = {
  { "what-they-want", { { 20, 40 }, { 30, 30 } }, 300 },
  { "one-takes-what-is-left", { { 20, 40 }, { 30, 80, TRUE }, { 10, 10 } }, 300 },
  { "two-share-what-is-left", { { 20, 40, TRUE }, { 30, 80 }, { 10, 10, TRUE } }, 301 },
  { "text-breaks", { { 18, 18 }, { 30, 400, TRUE }, { 22, 22 } }, 200 },
  { "two-texts-break", { { 18, 60 }, { 30, 400 }, { 22, 90 } }, 200 },
  { "hidden", { { 18, 60, TRUE, TRUE }, { 30, 400 }, { 22, 90 } }, 200 },
  { "least", { { 18, 60 }, { 30, 400, TRUE } }, 54 },
  { "from-the-right", { { 20, 40 }, { 30, 80, TRUE }, { 10, 10 } }, 300, GTK_TEXT_DIR_RTL },
};

static GtkWidget *
make (const Case *c, GtkLayoutManager *layout)
{
  GtkWidget *box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));

  gtk_widget_set_layout_manager (box, layout);
  gtk_widget_set_direction (box, c->direction);
  for (guint i = 0; i < N && c->children[i].best > 0; i++)
    {
      Probe *probe = g_object_new (PROBE_TYPE, "hexpand", c->children[i].expands, "visible", !c->children[i].hidden, NULL);

      probe->least = c->children[i].least;
      probe->best = c->children[i].best;
      gtk_box_append (GTK_BOX (box), GTK_WIDGET (probe));
    }
  return box;
}

static int
measure (GtkWidget *box, GtkOrientation orientation, int for_size, int *natural)
{
  int minimum;

  gtk_widget_measure (box, orientation, for_size, &minimum, natural, NULL, NULL);
  return minimum;
}

static void
assert_measures_alike (GtkWidget *row, GtkWidget *box, GtkOrientation orientation, int for_size)
{
  int natural, expected, least = measure (row, orientation, for_size, &natural);
  int expected_least = measure (box, orientation, for_size, &expected);

  g_test_message ("%s, %d: at least %d and %d, at best %d and %d", orientation == GTK_ORIENTATION_VERTICAL ? "height" : "width",
                  for_size, least, expected_least, natural, expected);
  g_assert_cmpint (natural, ==, expected);
  /* At a given width newer boxes name a least height at which their text has no room. */
  if (gtk_get_minor_version () < 10 || for_size < 0)
    g_assert_cmpint (least, ==, expected_least);
  else
    g_assert_cmpint (least, >=, expected_least);
}

static void
test_as_a_box (gconstpointer data)
{
  const Case *c = data;
  GtkLayoutManager *line = gtk_box_layout_new (GTK_ORIENTATION_HORIZONTAL);
  GtkWidget *row = make (c, pw_row_layout_new (SPACING)), *box, *a, *b;
  int height;

  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (line), SPACING);
  box = make (c, line);
  assert_measures_alike (row, box, GTK_ORIENTATION_HORIZONTAL, -1);
  assert_measures_alike (row, box, GTK_ORIENTATION_VERTICAL, -1);
  assert_measures_alike (row, box, GTK_ORIENTATION_VERTICAL, c->width);
  measure (box, GTK_ORIENTATION_VERTICAL, c->width, &height);
  gtk_widget_allocate (row, c->width, height, -1, NULL);
  gtk_widget_allocate (box, c->width, height, -1, NULL);
  for (a = gtk_widget_get_first_child (row), b = gtk_widget_get_first_child (box); a && b;
       a = gtk_widget_get_next_sibling (a), b = gtk_widget_get_next_sibling (b))
    {
      graphene_rect_t is, expected;

      g_assert_cmpuint (PROBE_PROBE (a)->n_asked, ==, 0);
      if (!gtk_widget_get_visible (a))
        continue;
      g_assert_true (gtk_widget_compute_bounds (a, row, &is) && gtk_widget_compute_bounds (b, box, &expected));
      g_assert_cmpfloat (is.origin.x, ==, expected.origin.x);
      g_assert_cmpfloat (is.size.width, ==, expected.size.width);
      g_assert_cmpfloat (is.size.height, ==, expected.size.height);
    }
  g_object_unref (row);
  g_object_unref (box);
}

/* -- The table ---------------------------------------------------------------------------------------------------------- */

/** MOVES: so many are played of a game. */
#define MOVES 40

/* What breaks and is measured with each move stands in a row or a pile. */
static void
look_for_text (GtkWidget *widget, guint *n)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (widget);
  gboolean line = layout && GTK_IS_BOX_LAYOUT (layout) &&
                  gtk_orientable_get_orientation (GTK_ORIENTABLE (layout)) == GTK_ORIENTATION_HORIZONTAL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      if (!gtk_widget_get_mapped (child))
        continue;
      if (GTK_IS_LABEL (child) && gtk_label_get_wrap (GTK_LABEL (child)))
        {
          if (line)
            g_error ("“%s” breaks, and stands in a box", gtk_label_get_text (GTK_LABEL (child)));
          ++*n;
        }
      look_for_text (child, n);
    }
}

static void
test_table (gconstpointer data)
{
  static const char *const names[] = { "Ana", "Bruno", "Chiara" };
  g_autoptr (PwSetup) setup = pw_ui_table_setup (data, names, G_N_ELEMENTS (names));
  g_autoptr (PwSession) session = pw_ui_table_begin (setup);
  PwWindow *window = pw_ui_test_window ();
  guint n = 0;

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  pw_window_open_session (window, session);
  for (guint i = 0; i < MOVES; i++)
    {
      g_assert_true (pw_ui_test_play_dealt (session, 1, 11 + i));
      if (i % 8 != 0)
        continue;
      pw_ui_test_settle ();
      look_for_text (GTK_WIDGET (window), &n);
    }
  g_assert_cmpuint (n, >, MOVES);
  pw_window_close_session (window);
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
}

/* -- The first page ------------------------------------------------------------------------------------------------------ */

/* What is there before anything is done is there soon: its sentences stand in piles. */
static void
test_start (void)
{
  PwWindow *window = pw_ui_test_window ();
  GtkWidget *page = pw_ui_test_find (GTK_WIDGET (window), PW_TYPE_START_PAGE, 0), *label;
  guint n = 0;

  for (guint i = 0; (label = pw_ui_test_find (page, GTK_TYPE_LABEL, i)); i++)
    if (gtk_widget_get_mapped (label) && gtk_label_get_wrap (GTK_LABEL (label)))
      {
        g_assert_true (PW_IS_PILE_LAYOUT (gtk_widget_get_layout_manager (gtk_widget_get_parent (label))));
        n++;
      }
  g_assert_cmpuint (n, ==, 2);
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
}

static int
top_of (GtkWidget *child, GtkWidget *pile)
{
  graphene_rect_t is;

  g_assert_true (gtk_widget_compute_bounds (child, pile, &is));
  return (int) is.origin.y;
}

/* A pile whose children stand in the middle asks no sentence how high it would be on one line. */
static void
test_centred (void)
{
  static const Case c = { "centred", { { 20, 40 }, { 30, 250 } }, 100 };
  GtkWidget *pile = make (&c, g_object_new (PW_TYPE_PILE_LAYOUT, "spacing", SPACING, "centred", TRUE, NULL));
  GtkWidget *first = gtk_widget_get_first_child (pile), *second = gtk_widget_get_last_child (pile);
  int high = 20 + SPACING + 60;

  gtk_widget_measure (pile, GTK_ORIENTATION_VERTICAL, 100, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (pile, 100, 200, -1, NULL);
  g_assert_cmpint (top_of (first, pile), ==, (200 - high) / 2);
  g_assert_cmpint (top_of (second, pile), ==, (200 - high) / 2 + 20 + SPACING);
  g_assert_cmpuint (PROBE_PROBE (first)->n_anyhow + PROBE_PROBE (second)->n_anyhow, ==, 0);
  gtk_widget_allocate (pile, 100, high - 10, -1, NULL);
  g_assert_cmpint (top_of (first, pile), ==, 0);
  g_object_unref (pile);
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/row-layout/as-a-box/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_as_a_box);
    }
  for (guint i = 0; i < pw_games_count (); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ui/row-layout/table/%s", pw_games_nth (i)->id);

      g_test_add_data_func (path, pw_games_nth (i), test_table);
    }
  g_test_add_func ("/ui/row-layout/centred", test_centred);
  g_test_add_func ("/ui/row-layout/start", test_start);
  return g_test_run ();
}
