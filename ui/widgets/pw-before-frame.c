/* pw-before-frame.c: what is done once before the next frame is drawn, however often it is asked for
 *
 * The main loop does it after all events that are there and before GTK lays out and draws. It does not hang on the clock of
 * a window: a table in a window that is not seen is read by ear all the same.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-before-frame.h"

/** BEFORE_LAYOUT: ahead of GTK_PRIORITY_RESIZE and GDK_PRIORITY_REDRAW, behind all events. */
#define BEFORE_LAYOUT (G_PRIORITY_HIGH_IDLE + 5)

typedef struct
{
  PwBeforeFrame function;
  gpointer data;
} Task;

static GArray *tasks;           /* Task, in the order they were asked for */
static guint source;

static gboolean
find (PwBeforeFrame function, gpointer data, guint *at)
{
  for (*at = 0; tasks && *at < tasks->len; (*at)++)
    if (g_array_index (tasks, Task, *at).function == function && g_array_index (tasks, Task, *at).data == data)
      return TRUE;
  return FALSE;
}

static gboolean
on_before_frame (gpointer data)
{
  source = 0;
  pw_before_frame_do ();
  return G_SOURCE_REMOVE;
}

/**
 * pw_before_frame:
 * @function: what to do
 * @data: with what; whoever frees it calls pw_before_frame_drop() first
 *
 * Does it once before the next frame. Asked for again until then, it is done once.
 */
void
pw_before_frame (PwBeforeFrame function, gpointer data)
{
  guint at;

  if (find (function, data, &at))
    return;
  if (tasks == NULL)
    tasks = g_array_new (FALSE, FALSE, sizeof (Task));
  g_array_append_vals (tasks, &(Task){ function, data }, 1);
  if (source == 0)
    source = g_idle_add_full (BEFORE_LAYOUT, on_before_frame, NULL, NULL);
}

/* It is not done after all, or was done. */
void
pw_before_frame_drop (PwBeforeFrame function, gpointer data)
{
  guint at;

  if (find (function, data, &at))
    g_array_remove_index (tasks, at);
}

/**
 * pw_before_frame_do:
 *
 * Does now what is due before the next frame: for whoever needs to read what that will show.
 */
void
pw_before_frame_do (void)
{
  /* What is done may ask for more, or make something else needless. */
  while (tasks != NULL && tasks->len > 0)
    {
      Task task = g_array_index (tasks, Task, 0);

      g_array_remove_index (tasks, 0);
      task.function (task.data);
    }
}
