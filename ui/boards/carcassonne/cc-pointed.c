/* cc-pointed.c: the place of the landscape that somebody points at, for what stands beside it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cc-pointed.h"

struct _CcPointed
{
  GObject parent_instance;

  gint16 place;
};

G_DEFINE_FINAL_TYPE (CcPointed, cc_pointed, G_TYPE_OBJECT)

static guint changed_signal;

static void
cc_pointed_class_init (CcPointedClass *klass)
{
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
cc_pointed_init (CcPointed *self)
{
  self->place = PW_ARG_NONE;
}

/**
 * cc_pointed_of:
 * @entry: an entry bar: the widgets that belong to it share what is pointed at
 *
 * Returns: (transfer none): its place
 */
CcPointed *
cc_pointed_of (PwEntry *entry)
{
  CcPointed *self = g_object_get_data (G_OBJECT (entry), "cc-pointed");

  if (!self)
    {
      self = g_object_new (CC_TYPE_POINTED, NULL);
      g_object_set_data_full (G_OBJECT (entry), "cc-pointed", self, g_object_unref);
    }
  return self;
}

/**
 * cc_pointed_set:
 * @self: what is pointed at
 * @place: a place, as a cell, or %PW_ARG_NONE
 */
void
cc_pointed_set (CcPointed *self, gint16 place)
{
  g_return_if_fail (CC_IS_POINTED (self));
  if (self->place == place)
    return;
  self->place = place;
  g_signal_emit (self, changed_signal, 0);
}

/* The place, as a cell, or %PW_ARG_NONE. */
gint16
cc_pointed_get (CcPointed *self)
{
  g_return_val_if_fail (CC_IS_POINTED (self), PW_ARG_NONE);
  return self->place;
}
