/* pw-rule.h: rules by number, and refusals that name them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "pw-move.h"

G_BEGIN_DECLS

/**
 * PwRule:
 * @id: the number people cite: "5.2", "11.9"
 * @title: a few words (N_())
 * @text: the rule in our own words (N_())
 * @source: where the rulebook says it, or "ruling" for a decision of this project
 */
typedef struct
{
  const char *id;
  const char *title;
  const char *text;
  const char *source;
} PwRule;

/**
 * PW_RULE_ERROR:
 *
 * The domain of refusals. The code is the index of the broken rule in PwGame.rules; the
 * message is a whole sentence. What would make the move legal is kept beside it; where it names moves, it names
 * kinds in braces, and pw_game_check() puts moves there that are legal now (core/pw-remedy.c).
 */
#define PW_RULE_ERROR (pw_rule_error_quark ())
GQuark      pw_rule_error_quark      (void);

void        pw_rule_error_set        (GError    **error,
                                      guint       rule,
                                      const char *remedy,
                                      const char *format,
                                      ...) G_GNUC_PRINTF (4, 5);

const char *pw_rule_error_get_remedy (const GError *error);

void        pw_rule_error_set_remedy (GError *error, const char *remedy);
const PwMove *pw_rule_error_get_move (const GError *error);
void        pw_rule_error_set_move   (GError *error, const PwMove *move);

void        pw_rule_error_set_seat   (GError *error, int seat);
void        pw_rule_error_name_seat  (GError *error, const char *const *names, guint n_names);

G_END_DECLS
