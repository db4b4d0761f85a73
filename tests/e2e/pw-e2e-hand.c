/* pw-e2e-hand.c: keys, clicks and actions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-e2e-private.h"

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <string.h>

static int
ignore_gone (Display *display, XErrorEvent *event)
{
  return 0;
}

/* Whose a window of the screen is: the program says its number, or where a sandbox gives it another one, its name. */
static gboolean
is_of_program (PwE2e *self, Display *display, Window window)
{
  Atom type;
  int format;
  gulong n = 0, more;
  guchar *data = NULL;
  XClassHint hint = { NULL, NULL };
  gboolean found = FALSE;

  if (self->sandboxed)
    {
      if (XGetClassHint (display, window, &hint))
        {
          g_autofree char *folded = g_ascii_strdown (hint.res_class ? hint.res_class : "", -1);

          found = strstr (folded, "pipwright") != NULL;
          XFree (hint.res_name);
          XFree (hint.res_class);
        }
      return found;
    }
  if (XGetWindowProperty (display, window, XInternAtom (display, "_NET_WM_PID", False), 0, 1, False, XA_CARDINAL, &type, &format,
                          &n, &more, &data) == Success &&
      data && format == 32 && n == 1)
    found = *(gulong *) data == self->pid;
  if (data)
    XFree (data);
  return found;
}

/* Hints and menus are X windows too, of which no window manager would know: the keyboard is never theirs. */
static gboolean
is_for_people (Display *display, Window window)
{
  XWindowAttributes attributes = { 0 };

  return XGetWindowAttributes (display, window, &attributes) && attributes.map_state == IsViewable &&
         !attributes.override_redirect;
}

/* The window of the program that was opened last, or None. Windows may go while they are looked at. */
static Window
find_window (PwE2e *self, Display *display)
{
  Window root, parent, *windows = NULL, found = None;
  guint n = 0;

  if (!XQueryTree (display, DefaultRootWindow (display), &root, &parent, &windows, &n))
    return None;
  while (n-- > 0 && found == None)
    if (is_for_people (display, windows[n]) && is_of_program (self, display, windows[n]))
      found = windows[n];
  if (windows)
    XFree (windows);
  return found;
}

static gboolean
has_window (PwE2e *self, gpointer data)
{
  Display *display = XOpenDisplay (NULL);

  g_assert_nonnull (display);
  *(Window *) data = find_window (self, display);
  XCloseDisplay (display);
  return *(Window *) data != None;
}

/* Gives the keyboard to the window that is the last one now: one that closes just then cannot take it, or gives it up again. */
static gboolean
takes_focus (PwE2e *self, gpointer data)
{
  Display *display = XOpenDisplay (NULL);
  Window window, focus = None;
  int revert;

  g_assert_nonnull (display);
  window = find_window (self, display);
  if (window != None)
    {
      XSetInputFocus (display, window, RevertToParent, CurrentTime);
      XSync (display, False);
      XGetInputFocus (display, &focus, &revert);
    }
  XCloseDisplay (display);
  return window != None && focus == window;
}

void
pw_e2e_take_focus (PwE2e *self)
{
  XErrorHandler before = XSetErrorHandler (ignore_gone);

  pw_e2e_until (self, takes_focus, NULL, "a window of the program that takes the keyboard");
  XSetErrorHandler (before);
}

void
pw_e2e_keys (PwE2e *self, const char *keys)
{
  g_auto (GStrv) names = g_strsplit (keys, " ", -1);
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();
  g_autofree char *output = NULL;

  g_ptr_array_add (argv, (gpointer) "xdotool");
  g_ptr_array_add (argv, (gpointer) "key");
  g_ptr_array_add (argv, (gpointer) "--delay");
  g_ptr_array_add (argv, (gpointer) "4");
  for (guint i = 0; names[i]; i++)
    g_ptr_array_add (argv, names[i]);
  g_ptr_array_add (argv, NULL);
  output = pw_e2e_output_of ((const char *const *) argv->pdata);
}

void
pw_e2e_type (PwE2e *self, const char *text)
{
  const char *const argv[] = { "xdotool", "type", "--delay", "2", "--", text, NULL };
  g_autofree char *output = pw_e2e_output_of (argv);
}

void
pw_e2e_activate (PwE2e *self, AtspiAccessible *widget)
{
  pw_unref AtspiAction *action = atspi_accessible_get_action_iface (widget);
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (action);
  atspi_action_do_action (action, 0, &error);
  g_assert_no_error (error);
}

/* Where a widget's middle is in its window, once it has a place that it keeps: a page that has just come is not laid out yet. */
typedef struct
{
  AtspiComponent *component;
  AtspiRect last;
} Place;

static gboolean
has_place (PwE2e *self, gpointer data)
{
  Place *place = data;
  g_autoptr (GError) error = NULL;
  AtspiRect *now = atspi_component_get_extents (place->component, ATSPI_COORD_TYPE_WINDOW, &error), before = place->last;

  g_assert_no_error (error);
  place->last = *now;
  g_free (now);
  return place->last.width > 0 && place->last.height > 0 && place->last.x == before.x && place->last.y == before.y &&
         place->last.width == before.width && place->last.height == before.height;
}

/* The pointer onto a widget, and @more that xdotool is to do there. */
static void
move_to (PwE2e *self, AtspiAccessible *widget, const char *const *more)
{
  pw_unref AtspiComponent *component = atspi_accessible_get_component_iface (widget);
  XErrorHandler before = XSetErrorHandler (ignore_gone);
  Window found = None;
  g_autofree char *window = NULL, *x = NULL, *y = NULL, *output = NULL;
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();
  Place place = { component, { 0 } };

  g_assert_nonnull (component);
  pw_e2e_until (self, has_window, &found, "a window of the program");
  XSetErrorHandler (before);
  window = g_strdup_printf ("%lu", found);
  pw_e2e_until (self, has_place, &place, "a widget to be laid out");
  x = g_strdup_printf ("%d", place.last.x + place.last.width / 2);
  y = g_strdup_printf ("%d", place.last.y + place.last.height / 2);
  /* Without --sync, which waits for a movement: a pointer that is there already makes none, and it waits in vain. */
  for (const char *const *word = (const char *[]){ "xdotool", "mousemove", "--window", window, x, y, NULL }; *word; word++)
    g_ptr_array_add (argv, (gpointer) *word);
  for (; *more; more++)
    g_ptr_array_add (argv, (gpointer) *more);
  g_ptr_array_add (argv, NULL);
  output = pw_e2e_output_of ((const char *const *) argv->pdata);
}

void
pw_e2e_click (PwE2e *self, AtspiAccessible *widget)
{
  move_to (self, widget, (const char *[]){ "click", "1", NULL });
}

/* Back and forth, the program answering in between: toolkits take several movements within a frame for one. */
void
pw_e2e_point (PwE2e *self, AtspiAccessible *widget)
{
  move_to (self, widget, (const char *[]){ NULL });
  for (guint i = 0; i < 12; i++)
    {
      const char *const aside[] = { "xdotool", "mousemove_relative", "--", i % 2 == 0 ? "-9" : "9", "0", NULL };
      g_autofree char *output = pw_e2e_output_of (aside), *name = pw_e2e_name (widget);
    }
}

/* A field of GTK 4.8 refuses, as its inner text has the focus: then a click. */
void
pw_e2e_focus (PwE2e *self, AtspiAccessible *widget)
{
  pw_unref AtspiComponent *component = atspi_accessible_get_component_iface (widget);

  g_assert_nonnull (component);
  if (!atspi_component_grab_focus (component, NULL))
    pw_e2e_click (self, widget);
}

/* Three bytes a pixel behind a head, which every program reads. */
static gboolean
write_ppm (const char *path)
{
  Display *display = XOpenDisplay (NULL);
  Window root = display ? DefaultRootWindow (display) : 0;
  XWindowAttributes screen;
  g_autoptr (GString) out = g_string_new (NULL);
  XImage *image;

  g_assert_nonnull (display);
  g_assert_true (XGetWindowAttributes (display, root, &screen));
  image = XGetImage (display, root, 0, 0, (guint) screen.width, (guint) screen.height, AllPlanes, ZPixmap);
  g_assert_nonnull (image);
  g_string_printf (out, "P6\n%d %d\n255\n", screen.width, screen.height);
  for (int y = 0; y < screen.height; y++)
    for (int x = 0; x < screen.width; x++)
      {
        gulong pixel = XGetPixel (image, x, y);

        g_string_append_c (out, (char) (pixel >> 16));
        g_string_append_c (out, (char) (pixel >> 8));
        g_string_append_c (out, (char) pixel);
      }
  XDestroyImage (image);
  XCloseDisplay (display);
  return g_file_set_contents (path, out->str, (gssize) out->len, NULL);
}

void
pw_e2e_picture (PwE2e *self, const char *path)
{
  const char *const argv[] = { "import", "-window", "root", path, NULL };
  g_autoptr (GSubprocess) process = NULL;

  if (g_str_has_suffix (path, ".ppm"))
    {
      g_assert_true (write_ppm (path));
      return;
    }
  process = g_subprocess_newv (argv, G_SUBPROCESS_FLAGS_NONE, NULL);
  if (process)
    g_subprocess_wait (process, NULL, NULL);
}
