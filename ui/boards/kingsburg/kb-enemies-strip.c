/* kb-enemies-strip.c: the enemies that can come this year, or the one that comes, in one line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "kb-enemies-strip.h"

#include <glib/gi18n-lib.h>

#include "kb-draw.h"
#include "kb-viewer.h"
#include "pw-sketch.h"

/* How much room an enemy takes, in heights: its picture and its strength. */
#define UNIT 1.75

/** Enemies: what is seen of them. */
typedef struct
{
  guint8 n;
  guint8 type[KB_YEAR_ENEMIES], strength[KB_YEAR_ENEMIES];
} Enemies;

static void
read_enemies (gconstpointer viewer, gpointer seen)
{
  const KbView *view = kb_viewer_get_view ((PwBoardViewer *) viewer);
  Enemies *enemies = seen;

  enemies->n = view->n_enemies;
  for (guint i = 0; i < view->n_enemies; i++)
    {
      enemies->type[i] = view->enemies[i].type;
      enemies->strength[i] = view->enemies[i].strength;
    }
}

static void
draw_enemies (PwPen *pen, double width, double height, gconstpointer data)
{
  const Enemies *enemies = data;
  double size = height * 0.78;

  for (guint i = 0; i < enemies->n; i++)
    {
      double x = i * height * UNIT;
      char text[8];

      g_snprintf (text, sizeof text, "%u", enemies->strength[i]);
      pw_pen_icon (pen, kb_draw_enemy_icon (enemies->type[i]), x + size / 2, height / 2, size, PW_COLOR_TEXT, 1);
      pw_pen_text (pen, x + size + height * 0.1, height / 2, 0, text, size * 0.86, 700, PW_COLOR_TEXT);
    }
}

static void
on_changed (PwBoardViewer *viewer, GtkWidget *strip)
{
  const KbView *view = kb_viewer_get_view (viewer);
  int height = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (strip), "kb-height"));
  g_autoptr (GString) name = g_string_new (_("Enemies of the year"));

  for (guint i = 0; i < view->n_enemies; i++)
    g_string_append_printf (name, "%s%s %u", i ? ", " : ": ", kb_enemy_label (view->enemies[i].type), view->enemies[i].strength);
  pw_sketch_set_size (PW_SKETCH (strip), (int) (view->n_enemies * height * UNIT), height);
  pw_sketch_set_name (PW_SKETCH (strip), name->str);
  pw_sketch_update (PW_SKETCH (strip));
}

/**
 * kb_enemies_strip_new:
 * @session: the game
 * @height: the height in pixels
 *
 * Returns: (transfer floating): which enemies can come this year, and how strong they are
 */
GtkWidget *
kb_enemies_strip_new (PwSession *session, int height)
{
  g_autoptr (PwBoardViewer) viewer = pw_board_viewer_new (session, NULL, &kb_scene_kind);
  GtkWidget *strip = pw_sketch_new_read (height, height, draw_enemies, read_enemies, sizeof (Enemies), g_object_ref (viewer),
                                         g_object_unref);

  g_object_set_data (G_OBJECT (strip), "kb-height", GINT_TO_POINTER (height));
  g_signal_connect_object (viewer, "changed", G_CALLBACK (on_changed), strip, 0);
  on_changed (viewer, strip);
  return strip;
}
