/* test-share-dialog.c: the code fits into the window, however small that is, and is read off the dialog's picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <json-glib/json-glib.h>
#include <string.h>

#include "model/pw-bgstats.h"
#include "pw-large-text.h"
#include "pw-qr-image.h"
#include "pw-share-dialog.h"
#include "pw-ui-test.h"

#define BGSTATS "https://app.bgstatsapp.com/createPlay.html?data="
#define TEN "abcdefghij"
#define UMLAUTS "äëïöüÄËÏÖÜ"
#define SIGNS "骰子玩家遊戲之夜山河日月水火"
#define NO_IDS (PW_BGSTATS_POINTS | PW_BGSTATS_BOARD | PW_BGSTATS_DEFAULTS | PW_BGSTATS_IDS)

/* Who played, and what of a link is left out for want of room: in the link itself, and in the code, which phones are to read; in a
 * narrow window too where that is more, so that its modules are as large there. */
static const struct
{
  const char *names[4];
  PwBgstatsLeftOut of_link, of_code, of_narrow;
} tables[] = {
  { { "Ana", "Ben" }, 0, 0, NO_IDS },
  { { "Ana", "Ben", "Cleo", "Dan" }, 0, PW_BGSTATS_POINTS, 0 },
  { { "Ana " TEN TEN, "Ben " TEN TEN, "Cleo " TEN TEN, "Dan " TEN TEN }, 0, NO_IDS },
  { { "Ana " UMLAUTS, "Ben " UMLAUTS, "Cleo " UMLAUTS, "Dan " UMLAUTS }, 0, NO_IDS | PW_BGSTATS_NAMES },
  { { "Ana " UMLAUTS UMLAUTS UMLAUTS UMLAUTS UMLAUTS, "Ben " UMLAUTS UMLAUTS UMLAUTS UMLAUTS UMLAUTS,
      "Cleo " UMLAUTS UMLAUTS UMLAUTS UMLAUTS UMLAUTS, "Dan " UMLAUTS UMLAUTS UMLAUTS UMLAUTS UMLAUTS },
    NO_IDS, NO_IDS | PW_BGSTATS_NAMES },
  { { "一" SIGNS SIGNS SIGNS, "二" SIGNS SIGNS SIGNS, "三" SIGNS SIGNS SIGNS, "四" SIGNS SIGNS SIGNS },
    NO_IDS, NO_IDS | PW_BGSTATS_NAMES },
};

static const struct
{
  int width, height;
} windows[] = { { 1280, 800 }, { 360, 640 }, { 360, 480 } };

static PwSummary *
play (const char *const *names)
{
  const PwGame *game = pw_ui_test_game ();
  guint n = 0;
  g_autoptr (PwSetup) setup = NULL;
  g_autoptr (PwSession) session = NULL;
  g_autoptr (GError) error = NULL;

  while (n < 4 && names[n])
    n++;
  setup = pw_setup_new (game, n);
  for (guint seat = 0; seat < n; seat++)
    pw_setup_set_name (setup, seat, names[seat]);
  session = pw_session_new (game, setup, &error);
  g_assert_no_error (error);
  pw_ui_test_play_dealt (session, G_MAXUINT, 3);
  return pw_summary_new (pw_session_get_record (session));
}

/* A photo from further away: half as wide and half as high. */
static void
halve (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkPixbuf) whole = gdk_pixbuf_new_from_file (path, &error), half = NULL;

  g_assert_no_error (error);
  half = gdk_pixbuf_scale_simple (whole, gdk_pixbuf_get_width (whole) / 2, gdk_pixbuf_get_height (whole) / 2,
                                  GDK_INTERP_BILINEAR);
  g_assert_true (gdk_pixbuf_save (half, path, "png", &error, NULL));
}

/* What a reader of its own finds on the picture of @widget, or on one of half the size. Free it. */
static char *
read_code (GtkWidget *widget, gboolean half)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  g_autoptr (GskRenderer) renderer = gsk_cairo_renderer_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("pipwright-qr-XXXXXX", NULL), *path = g_build_filename (folder, "code.png", NULL);
  const char *argv[] = { "zbarimg", "--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", path, NULL };
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  char *out = NULL;
  int status;

  /* A window has an edge besides its size. */
  gdk_paintable_snapshot (paintable, snapshot, gdk_paintable_get_intrinsic_width (paintable),
                          gdk_paintable_get_intrinsic_height (paintable));
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_true (gsk_renderer_realize (renderer, gtk_native_get_surface (gtk_widget_get_native (widget)), &error));
  texture = gsk_renderer_render_texture (renderer, node, NULL);
  gsk_renderer_unrealize (renderer);
  g_assert_true (gdk_texture_save_to_png (texture, path));
  if (half)
    halve (path);
  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &out, NULL, &status, &error));
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  g_unlink (path);
  g_rmdir (folder);
  return g_strchomp (out);
}

static void
check (guint table, int width, int height)
{
  g_autoptr (PwSummary) summary = play (tables[table].names);
  GtkWindow *parent = GTK_WINDOW (gtk_window_new ());
  GtkWidget *dialog, *code;
  g_autofree char *read = NULL, *far = NULL, *expected = NULL;
  gboolean narrow = width < 400, more = narrow && tables[table].of_narrow;
  PwBgstatsLeftOut of_link, of_code;
  int least;

  gtk_window_set_default_size (parent, width, height);
  gtk_window_present (parent);
  pw_ui_test_settle ();
  dialog = GTK_WIDGET (pw_share_dialog_new (parent, summary));
  gtk_window_present (GTK_WINDOW (dialog));
  pw_ui_test_settle ();
  code = pw_ui_test_find (dialog, PW_TYPE_QR_IMAGE, 0);
  g_assert_nonnull (code);
  g_test_message ("table %u at %dx%d: %dx%d for %d", table, width, height, gtk_widget_get_width (code),
                  gtk_widget_get_height (code), pw_qr_image_get_least (PW_QR_IMAGE (code)));
  gtk_widget_measure (dialog, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, width);
  g_assert_cmpint (gtk_widget_get_width (dialog), <=, width);
  g_assert_cmpint (gtk_widget_get_height (dialog), <=, height);
  g_assert_cmpint (gtk_widget_get_width (code), >=, pw_qr_image_get_least (PW_QR_IMAGE (code)));
  g_assert_cmpint (gtk_widget_get_height (code), >=, pw_qr_image_get_least (PW_QR_IMAGE (code)));

  /* In a window that is low, too, one scrolls to it. */
  g_assert_cmpint (pw_qr_image_get_version (PW_QR_IMAGE (code)), <=, 20);
  read = read_code (height < 600 ? code : dialog, FALSE);
  /* From further away, where there is room for four pixels a module without a name that is cut. */
  if (!narrow || more)
    {
      far = read_code (height < 600 ? code : dialog, TRUE);
      g_assert_cmpstr (far, ==, read);
    }
  g_assert_true (g_str_has_prefix (read, BGSTATS));
  expected = pw_bgstats_link_within (summary, strlen (read), &of_code);
  g_assert_cmpstr (read, ==, expected);
  g_clear_pointer (&expected, g_free);
  expected = pw_bgstats_link (summary, &of_link);
  g_assert_cmpstr (pw_share_dialog_get_link (PW_SHARE_DIALOG (dialog)), ==, expected);
  g_test_message ("link %zu, left out %u; code %zu, left out %u", strlen (expected), of_link, strlen (read), of_code);
  g_assert_cmpuint (of_link, ==, tables[table].of_link);
  g_assert_cmpuint (of_code, ==, more ? tables[table].of_narrow : tables[table].of_code);
  gtk_window_destroy (GTK_WINDOW (dialog));
  gtk_window_destroy (parent);
  pw_ui_test_settle ();
}

static void
test_code_fits_and_is_read (void)
{
  for (guint table = 0; table < G_N_ELEMENTS (tables); table++)
    for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
      check (table, windows[i].width, windows[i].height);
}

/* In a large window its modules are larger too. */
static void
test_code_grows (void)
{
  g_autoptr (PwSummary) summary = play ((const char *const[]){ "Ana", "Ben", NULL });
  GtkWindow *parent = GTK_WINDOW (gtk_window_new ());
  GtkWidget *dialog, *code;
  g_autofree char *read = NULL;
  int natural;

  gtk_window_set_default_size (parent, 1280, 1400);
  gtk_window_present (parent);
  pw_ui_test_settle ();
  pw_text_grow (parent, 3280, 1800);
  dialog = GTK_WIDGET (pw_share_dialog_new (parent, summary));
  gtk_window_present (GTK_WINDOW (dialog));
  pw_ui_test_settle ();
  code = pw_ui_test_find (dialog, PW_TYPE_QR_IMAGE, 0);
  gtk_widget_measure (code, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  g_test_message ("%d pixels: %d by %d", natural, gtk_widget_get_width (code), gtk_widget_get_height (code));
  g_assert_cmpint (natural, ==, 2 * pw_qr_image_get_usual (PW_QR_IMAGE (code)));
  g_assert_cmpint (gtk_widget_get_height (code), >=, natural);
  read = read_code (code, TRUE);
  g_assert_true (g_str_has_prefix (read, BGSTATS));
  gtk_window_destroy (GTK_WINDOW (dialog));
  gtk_window_destroy (parent);
  pw_ui_test_settle ();
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
  g_test_add_func ("/share-dialog/code-fits-and-is-read", test_code_fits_and_is_read);
  g_test_add_func ("/share-dialog/code-grows", test_code_grows);
  return g_test_run ();
}
