/* cc-pad-form.h: a line of the score pad by pointer: what it is, how large, whose followers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-session.h"

G_BEGIN_DECLS

#define CC_TYPE_PAD_FORM (cc_pad_form_get_type ())
G_DECLARE_FINAL_TYPE (CcPadForm, cc_pad_form, CC, PAD_FORM, AdwBin)

/** CcPadNumber: the numbers of a line. */
typedef enum
{
  CC_PAD_TILES,
  CC_PAD_PENNANTS,
  CC_PAD_CITIES,
  CC_PAD_WINE,
  CC_PAD_GRAIN,
  CC_PAD_CLOTH,
  CC_PAD_POINTS,
  CC_PAD_TIMES,
  CC_PAD_NUMBERS,
} CcPadNumber;

/* Signal: "say" (PwMove*): the line that the button enters. */
GtkWidget *cc_pad_form_new          (PwSession *session);
void       cc_pad_form_set_kind     (CcPadForm *self, guint kind);
void       cc_pad_form_set_seat     (CcPadForm *self, guint seat);
void       cc_pad_form_set_number   (CcPadForm *self, CcPadNumber number, int value);
void       cc_pad_form_set_followers (CcPadForm *self, guint seat, int followers, gboolean pig);
void       cc_pad_form_set_reason   (CcPadForm *self, const char *text);
void       cc_pad_form_set_open     (CcPadForm *self, gboolean open);
void       cc_pad_form_get_move     (CcPadForm *self, PwMove *move);
gboolean   cc_pad_form_is_line      (const PwMove *move);
void       cc_pad_form_show         (CcPadForm *self, const PwMove *move);
GtkWidget *cc_pad_form_get_button   (CcPadForm *self);

G_END_DECLS
