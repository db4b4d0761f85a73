/* pw-qr-image.c: a text as a QR code, to be read by a phone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-qr-image.h"

#include <qrencode.h>

#include "pw-large-text.h"

/** QUIET: the empty modules around a code that readers ask for. */
#define QUIET 4

/** SMALLEST: the fewest pixels a module has: with less it cannot be read. */
#define SMALLEST 3

/** USUAL: how many it should have: phones read it from further away, and a photo of half the size. */
#define USUAL 4

struct _PwQrImage
{
  GtkWidget parent_instance;

  QRcode *code;
};

G_DEFINE_FINAL_TYPE (PwQrImage, pw_qr_image, GTK_TYPE_WIDGET)

/* Modules on a side, with the empty ones around. */
static int
side (PwQrImage *self)
{
  return self->code ? self->code->width + 2 * QUIET : 0;
}

static GtkSizeRequestMode
pw_qr_image_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* How many pixels a module should have: in a large window it is read from as much further away. */
static int
usual (PwQrImage *self)
{
  return (int) (USUAL * pw_window_scale (GTK_WIDGET (self)));
}

/* No higher than it is wide: it is a square. Nor lower, where it is scrolled: its modules would be smaller than there is room for. */
static void
pw_qr_image_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                     int *minimum_baseline, int *natural_baseline)
{
  int modules = side (PW_QR_IMAGE (widget));
  int size = for_size >= 0 && modules ? CLAMP (for_size / modules, SMALLEST, usual (PW_QR_IMAGE (widget)))
                                      : usual (PW_QR_IMAGE (widget));

  *minimum = modules * (orientation == GTK_ORIENTATION_VERTICAL ? size : SMALLEST);
  *natural = modules * size;
}

/* Black on white whatever the colours of the window are: readers expect it. Whole pixels of the screen: blurred
 * edges are hard to read. */
static void
pw_qr_image_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PwQrImage *self = PW_QR_IMAGE (widget);
  int scale = gtk_widget_get_scale_factor (widget), modules = side (self), whole;
  int width = gtk_widget_get_width (widget) * scale, height = gtk_widget_get_height (widget) * scale;
  const GdkRGBA black = { 0, 0, 0, 1 }, white = { 1, 1, 1, 1 };
  float size, left, top;

  if (self->code == NULL)
    return;
  whole = MAX (1, MIN (width, height) / modules);
  size = (float) whole / (float) scale;
  left = (float) ((width - whole * modules) / 2) / (float) scale;
  top = (float) ((height - whole * modules) / 2) / (float) scale;
  gtk_snapshot_append_color (snapshot, &white, &GRAPHENE_RECT_INIT (left, top, size * (float) modules, size * (float) modules));
  for (int y = 0; y < self->code->width; y++)
    for (int x = 0; x < self->code->width;)
      {
        const unsigned char *row = self->code->data + y * self->code->width;
        int end = x;

        while (end < self->code->width && row[end] & 1)
          end++;
        if (end > x)
          gtk_snapshot_append_color (snapshot, &black,
                                     &GRAPHENE_RECT_INIT (left + (float) (x + QUIET) * size, top + (float) (y + QUIET) * size,
                                                          (float) (end - x) * size, size));
        x = end + 1;
      }
}

static void
pw_qr_image_finalize (GObject *object)
{
  g_clear_pointer (&PW_QR_IMAGE (object)->code, QRcode_free);
  G_OBJECT_CLASS (pw_qr_image_parent_class)->finalize (object);
}

static void
pw_qr_image_class_init (PwQrImageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = pw_qr_image_finalize;
  widget_class->get_request_mode = pw_qr_image_get_request_mode;
  widget_class->measure = pw_qr_image_measure;
  widget_class->snapshot = pw_qr_image_snapshot;
  gtk_widget_class_set_css_name (widget_class, "qr");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
pw_qr_image_init (PwQrImage *self)
{
}

/**
 * pw_qr_image_new:
 * @name: what it is a code of, for screen readers
 *
 * Returns: (transfer none): a picture without a code
 */
GtkWidget *
pw_qr_image_new (const char *name)
{
  GtkWidget *self = g_object_new (PW_TYPE_QR_IMAGE, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return self;
}

/**
 * pw_qr_image_set_text:
 * @text: what to say, in ASCII
 *
 * Returns: whether there is a code of that length, of %PW_QR_MAX_VERSION at most
 */
gboolean
pw_qr_image_set_text (PwQrImage *self, const char *text)
{
  g_return_val_if_fail (PW_IS_QR_IMAGE (self), FALSE);
  g_clear_pointer (&self->code, QRcode_free);
  /* The lowest level of correction: a screen has no scratches, and long links are to fit. */
  self->code = QRcode_encodeString8bit (text, 0, QR_ECLEVEL_L);
  if (self->code && self->code->version > PW_QR_MAX_VERSION)
    g_clear_pointer (&self->code, QRcode_free);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  return self->code != NULL;
}

/**
 * pw_qr_image_get_least:
 *
 * Returns: the pixels its side needs at least to be read, 0 without a code
 */
int
pw_qr_image_get_least (PwQrImage *self)
{
  g_return_val_if_fail (PW_IS_QR_IMAGE (self), 0);
  return side (self) * SMALLEST;
}

/**
 * pw_qr_image_get_usual:
 *
 * Returns: the pixels its side should have, to be read from further away, 0 without a code
 */
int
pw_qr_image_get_usual (PwQrImage *self)
{
  g_return_val_if_fail (PW_IS_QR_IMAGE (self), 0);
  return side (self) * USUAL;
}

/**
 * pw_qr_image_get_version:
 *
 * Returns: how large the code is, from 1 to %PW_QR_MAX_VERSION; 0 without one
 */
int
pw_qr_image_get_version (PwQrImage *self)
{
  g_return_val_if_fail (PW_IS_QR_IMAGE (self), 0);
  return self->code ? self->code->version : 0;
}
