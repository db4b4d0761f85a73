/* pw-pages.c: a document laid out on pages, as a PDF or on a printer
 *
 * Black on white, whatever the window looks like: paper is paper.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-pages.h"

#include <cairo-pdf.h>
#include <glib/gi18n-lib.h>

#include "model/pw-file.h"

/* Points. */
#define MARGIN 48.0
#define FOOTER 24.0
#define GAP 7.0
#define ROW_PADDING 3.0
#define RULED_PADDING 9.0

/* What stays together on a page: a paragraph, or a row of a table. */
typedef struct
{
  double y;                     /* on its page */
  double height;
  double before;                /* room above, but not at the top of a page */
  gboolean keep;                /* the next one belongs to it */
  gboolean line;                /* a thin line below */
  gboolean columns;             /* and thin lines between its columns */
  guint page;
  GPtrArray *layouts;           /* PangoLayout */
  GArray *left;                 /* double: where each begins */
  double padding;
} Item;

struct _PwPages
{
  double width, height;
  GPtrArray *items;
  guint n_pages;
  char *title;
  PangoContext *context;
};

static void
item_free (gpointer data)
{
  Item *item = data;

  g_ptr_array_unref (item->layouts);
  g_array_unref (item->left);
  g_free (item);
}

static Item *
add_item (PwPages *pages, double before)
{
  Item *item = g_new0 (Item, 1);

  item->before = before;
  item->layouts = g_ptr_array_new_with_free_func (g_object_unref);
  item->left = g_array_new (FALSE, FALSE, sizeof (double));
  g_ptr_array_add (pages->items, item);
  return item;
}

static double
height_of (PangoLayout *layout)
{
  PangoRectangle extents;

  pango_layout_get_extents (layout, NULL, &extents);
  return (double) extents.height / PANGO_SCALE;
}

static void
add_layout (PwPages *pages, Item *item, const char *text, const char *font, double left, double width, PangoAlignment align)
{
  PangoLayout *layout = pango_layout_new (pages->context);
  g_autoptr (PangoFontDescription) description = pango_font_description_from_string (font);

  pango_layout_set_font_description (layout, description);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_alignment (layout, align);
  pango_layout_set_text (layout, text, -1);
  g_ptr_array_add (item->layouts, layout);
  g_array_append_val (item->left, left);
  item->height = MAX (item->height, height_of (layout));
}

static void
add_paragraph (PwPages *pages, const PwBlock *block)
{
  static const char *const fonts[] = {
    [PW_BLOCK_TITLE] = "Sans Bold 20",
    [PW_BLOCK_HEADING] = "Sans Bold 12",
    [PW_BLOCK_TEXT] = "Sans 10",
    [PW_BLOCK_NOTE] = "Sans 8",
  };
  static const double before[] = { [PW_BLOCK_TITLE] = 0, [PW_BLOCK_HEADING] = 2 * GAP, [PW_BLOCK_TEXT] = 2, [PW_BLOCK_NOTE] = 2 };
  Item *item = add_item (pages, before[block->kind]);

  item->keep = block->kind == PW_BLOCK_HEADING || block->kind == PW_BLOCK_TITLE;
  add_layout (pages, item, block->text, fonts[block->kind], 0, pages->width - 2 * MARGIN, PANGO_ALIGN_LEFT);
}

static void
add_table (PwPages *pages, const PwBlock *block)
{
  double width = pages->width - 2 * MARGIN, first = width * (block->n_columns > 4 ? 0.34 : 0.46);
  double column = block->n_columns > 1 ? (width - first) / (block->n_columns - 1) : 0;
  guint n_rows = block->cells->len / block->n_columns;

  for (guint row = 0; row < n_rows; row++)
    {
      gboolean bold = row == 0 || (block->sum && row + 1 == n_rows);
      Item *item = add_item (pages, row == 0 ? GAP : 0);

      item->padding = block->ruled ? RULED_PADDING : ROW_PADDING;
      item->columns = block->ruled;
      item->line = block->ruled || row == 0 || (block->sum && row + 2 == n_rows);
      /* A head without a row, or a sum without what it adds up, says nothing. */
      item->keep = row == 0 || row + 2 == n_rows;
      for (guint i = 0; i < block->n_columns; i++)
        add_layout (pages, item, block->cells->pdata[row * block->n_columns + i], bold ? "Sans Bold 10" : "Sans 10",
                    i ? first + (i - 1) * column : 0, (i ? column : first) - 6, i ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT);
      item->height += 2 * item->padding;
    }
}

/* Gives each item its page and place. What belongs together goes to the next page together. */
static void
paginate (PwPages *pages)
{
  double bottom = pages->height - MARGIN - FOOTER, y = MARGIN;
  guint page = 0;

  for (guint i = 0; i < pages->items->len;)
    {
      guint end = i;
      double height = 0;

      do
        {
          const Item *item = pages->items->pdata[end];

          height += item->height + (end > i || y > MARGIN ? item->before : 0);
        }
      while (((Item *) pages->items->pdata[end++])->keep && end < pages->items->len);
      if (y > MARGIN && y + height > bottom)
        {
          page++;
          y = MARGIN;
        }
      for (; i < end; i++)
        {
          Item *item = pages->items->pdata[i];

          if (y > MARGIN)
            y += item->before;
          item->page = page;
          item->y = y;
          y += item->height;
        }
    }
  pages->n_pages = page + 1;
}

/**
 * pw_pages_new:
 * @document: what
 * @width: of the paper, in points
 * @height: of the paper, in points
 *
 * Returns: (transfer full): the document on pages of that size
 */
PwPages *
pw_pages_new (const PwDocument *document, double width, double height)
{
  PwPages *pages = g_new0 (PwPages, 1);

  pages->width = width;
  pages->height = height;
  pages->title = g_strdup (document->title);
  pages->items = g_ptr_array_new_with_free_func (item_free);
  pages->context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  /* One unit is a point. */
  pango_cairo_context_set_resolution (pages->context, 72);
  for (guint i = 0; i < document->blocks->len; i++)
    {
      const PwBlock *block = document->blocks->pdata[i];

      if (block->kind == PW_BLOCK_TABLE)
        add_table (pages, block);
      else
        add_paragraph (pages, block);
    }
  paginate (pages);
  return pages;
}

/**
 * pw_pages_free:
 * @pages: (nullable) (transfer full): pages
 *
 * Frees them.
 */
void
pw_pages_free (PwPages *pages)
{
  if (pages == NULL)
    return;
  g_ptr_array_unref (pages->items);
  g_object_unref (pages->context);
  g_free (pages->title);
  g_free (pages);
}

guint
pw_pages_count (const PwPages *pages)
{
  return pages->n_pages;
}

static void
draw_footer (const PwPages *pages, guint page, cairo_t *cr)
{
  g_autoptr (PangoLayout) layout = pango_layout_new (pages->context);
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string ("Sans 8");
  /* Translators: at the foot of a printed page: title, number of the page, how many. */
  g_autofree char *text = g_strdup_printf (_("%s · Pipwright · %u of %u"), pages->title, page + 1, pages->n_pages);

  pango_layout_set_font_description (layout, font);
  pango_layout_set_width (layout, (int) ((pages->width - 2 * MARGIN) * PANGO_SCALE));
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_START);
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_set_text (layout, text, -1);
  cairo_move_to (cr, MARGIN, pages->height - MARGIN);
  pango_cairo_show_layout (cr, layout);
}

/**
 * pw_pages_draw:
 * @pages: pages
 * @page: which, from 0
 * @cr: where, a unit a point
 *
 * Draws a page.
 */
void
pw_pages_draw (const PwPages *pages, guint page, cairo_t *cr)
{
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, 0.5);
  for (guint i = 0; i < pages->items->len; i++)
    {
      const Item *item = pages->items->pdata[i];

      if (item->page != page)
        continue;
      for (guint k = 0; k < item->layouts->len; k++)
        {
          cairo_move_to (cr, MARGIN + g_array_index (item->left, double, k), item->y + item->padding);
          pango_cairo_show_layout (cr, item->layouts->pdata[k]);
        }
      for (guint k = 1; item->columns && k < item->left->len; k++)
        {
          cairo_move_to (cr, MARGIN + g_array_index (item->left, double, k), item->y);
          cairo_rel_line_to (cr, 0, item->height);
          cairo_stroke (cr);
        }
      if (item->line)
        {
          cairo_move_to (cr, MARGIN, item->y + item->height);
          cairo_line_to (cr, pages->width - MARGIN, item->y + item->height);
          cairo_stroke (cr);
        }
    }
  draw_footer (pages, page, cr);
}

/* -- PDF ------------------------------------------------------------------------------------------- */

static cairo_status_t
collect (void *data, const unsigned char *bytes, unsigned int length)
{
  g_byte_array_append (data, bytes, length);
  return CAIRO_STATUS_SUCCESS;
}

/**
 * pw_pages_save:
 * @document: what
 * @file: where
 * @error: (nullable): return location
 *
 * Writes a PDF on the paper that is usual here, whole or not at all.
 *
 * Returns: whether it is written
 */
gboolean
pw_pages_save (const PwDocument *document, GFile *file, GError **error)
{
  g_autoptr (GtkPaperSize) paper = gtk_paper_size_new (NULL);
  double width = gtk_paper_size_get_width (paper, GTK_UNIT_POINTS), height = gtk_paper_size_get_height (paper, GTK_UNIT_POINTS);
  g_autoptr (PwPages) pages = pw_pages_new (document, width, height);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (collect, bytes, width, height);
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, document->title);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Pipwright");
  for (guint i = 0; i < pages->n_pages; i++)
    {
      pw_pages_draw (pages, i, cr);
      cairo_show_page (cr);
    }
  status = cairo_status (cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (status != CAIRO_STATUS_SUCCESS)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, _("The pages cannot be drawn: %s."), cairo_status_to_string (status));
      return FALSE;
    }
  return pw_file_write (file, (const char *) bytes->data, (gssize) bytes->len, error);
}

/* -- Printer ----------------------------------------------------------------------------------------- */

static void
on_draw_page (GtkPrintOperation *operation, GtkPrintContext *context, int page, const PwPages *pages)
{
  pw_pages_draw (pages, (guint) page, gtk_print_context_get_cairo_context (context));
}

static void
on_parent_gone (GtkPrintOperation *operation)
{
  g_object_set_data (G_OBJECT (operation), "pw-parent", NULL);
}

static void
on_done (GtkPrintOperation *operation, GtkPrintOperationResult result, PwPrintFailed failed)
{
  GtkWindow *parent = g_object_get_data (G_OBJECT (operation), "pw-parent");
  g_autoptr (GError) error = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR || !parent)
    return;
  gtk_print_operation_get_error (operation, &error);
  failed (parent, error ? error->message : _("The document cannot be printed."));
}

/**
 * pw_pages_print:
 * @parent: the window it belongs to
 * @document: what
 * @failed: called where it cannot be printed, now or later, as long as @parent is there; not where it was cancelled
 *
 * Asks for a printer, and prints. Returns at once: what asked for it, a screen reader for one, waits for an answer.
 */
void
pw_pages_print (GtkWindow *parent, const PwDocument *document, PwPrintFailed failed)
{
  g_autoptr (GtkPrintOperation) operation = gtk_print_operation_new ();
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  PwPages *pages = pw_pages_new (document, gtk_page_setup_get_paper_width (setup, GTK_UNIT_POINTS),
                                 gtk_page_setup_get_paper_height (setup, GTK_UNIT_POINTS));

  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_job_name (operation, document->title);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  /* The pages have margins of their own. */
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_n_pages (operation, (int) pages->n_pages);
  gtk_print_operation_set_allow_async (operation, TRUE);
  g_object_set_data_full (G_OBJECT (operation), "pw-pages", pages, (GDestroyNotify) pw_pages_free);
  g_object_set_data (G_OBJECT (operation), "pw-parent", parent);
  g_signal_connect (operation, "draw-page", G_CALLBACK (on_draw_page), pages);
  g_signal_connect (operation, "done", G_CALLBACK (on_done), failed);
  g_signal_connect_object (parent, "destroy", G_CALLBACK (on_parent_gone), operation, G_CONNECT_SWAPPED);
  /* It keeps itself until it is done; what goes wrong is told then. */
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, parent, NULL);
}
