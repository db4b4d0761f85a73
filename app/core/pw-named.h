/* pw-named.h: something that a game counts, and what people call it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * PwNamed:
 *
 * A score source, a resource or a holding: id for files, name for people, letter and look for charts.
 */
typedef struct
{
  const char *id;
  const char *name;
  const char *letter;
  const char *color;
} PwNamed;

G_END_DECLS
