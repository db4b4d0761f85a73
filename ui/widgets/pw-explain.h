/* pw-explain.h: which rules explain what has the focus, or what the pointer is on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "core/pw-game.h"

G_BEGIN_DECLS

/**
 * PwExplained:
 * @game: whose rules
 * @rules: their numbers, with spaces between them
 * @subject: (nullable): what they explain, for a heading
 *
 * What there is to explain. Begin with zeros, end with pw_explained_clear().
 */
typedef struct
{
  const PwGame *game;
  char *rules;
  char *subject;
} PwExplained;

/** PwExplainFunc: what explains @focus, which is @widget or lies in it; %FALSE where nothing does. */
typedef gboolean (*PwExplainFunc) (GtkWidget *widget, GtkWidget *focus, PwExplained *out);

void     pw_explain_set_func     (GtkWidget *widget, PwExplainFunc func);
void     pw_explain_set_rules    (GtkWidget *widget, const PwGame *game, const char *rules, const char *subject);
void     pw_explain_set_refusal  (GtkWidget *widget, const PwGame *game, const char *rule, const char *subject);
gboolean pw_explain_find         (GtkWidget *focus, PwExplained *out);
gboolean pw_explain_find_pointed (GtkWidget *pointed, PwExplained *out);
void     pw_explained_clear      (PwExplained *explained);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PwExplained, pw_explained_clear)

G_END_DECLS
