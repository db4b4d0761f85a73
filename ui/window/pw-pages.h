/* pw-pages.h: a document laid out on pages, as a PDF or on a printer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "model/pw-document.h"

G_BEGIN_DECLS

typedef struct _PwPages PwPages;

/* Sizes in points, 1/72 inch. */
PwPages *pw_pages_new   (const PwDocument *document, double width, double height);
void     pw_pages_free  (PwPages *pages);
guint    pw_pages_count (const PwPages *pages);
void     pw_pages_draw  (const PwPages *pages, guint page, cairo_t *cr);

gboolean pw_pages_save  (const PwDocument *document, GFile *file, GError **error);
/**
 * PwPrintFailed:
 * @parent: the window the printing belongs to
 * @why: what went wrong
 */
typedef void (*PwPrintFailed) (gpointer parent, const char *why);

void     pw_pages_print (GtkWindow *parent, const PwDocument *document, PwPrintFailed failed);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PwPages, pw_pages_free)

G_END_DECLS
