/* pw-plane-box.h: buttons to zoom a plane, make it fit and turn it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-plane.h"

G_BEGIN_DECLS

/** PwPlaneButton: the buttons of the box, in their order. */
typedef enum
{
  PW_PLANE_BUTTON_OUT,
  PW_PLANE_BUTTON_IN,
  PW_PLANE_BUTTON_FIT,
  PW_PLANE_BUTTON_TURN,
  PW_PLANE_BUTTONS,
} PwPlaneButton;

#define PW_TYPE_PLANE_BOX (pw_plane_box_get_type ())
G_DECLARE_FINAL_TYPE (PwPlaneBox, pw_plane_box, PW, PLANE_BOX, GtkWidget)

GtkWidget *pw_plane_box_new        (PwPlane *plane);
GtkWidget *pw_plane_box_get_button (PwPlaneBox *self, PwPlaneButton button);
GtkWidget *pw_plane_box_wrap       (PwPlane *plane);
PwPlaneBox *pw_plane_box_of        (GtkWidget *wrapped);
GtkWidget *pw_plane_box_add_button (PwPlaneBox *self, const char *icon, const char *name);

G_END_DECLS
