/* pw-e2e.h: drives a real program through the accessibility bus, as a person would
 *
 * The program runs under a screen and a session bus of its own (tests/e2e/run.sh). The test finds
 * widgets by role and accessible name, presses keys, clicks, waits for what should appear, and
 * may kill the program and start it again with the same data directory.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <atspi/atspi.h>
#include <gio/gio.h>

G_BEGIN_DECLS

/** PW_E2E_PATIENCE: seconds a condition may take; generous, for slow builds on busy machines. */
#define PW_E2E_PATIENCE 240

/* libatspi of Debian 12 defines no g_autoptr: "pw_unref AtspiAccessible *widget = NULL;". */
static inline void
pw_e2e_unref (void *pointer)
{
  GObject *object = *(GObject **) pointer;

  if (object)
    g_object_unref (object);
}
#define pw_unref __attribute__ ((cleanup (pw_e2e_unref)))

typedef struct _PwE2e PwE2e;

/* Connects to the bus and makes an empty home. @program: what to start; arguments and more
 * environment ("NAME=value") may follow in @argv and @environment, NULL-terminated or NULL. */
PwE2e           *pw_e2e_new       (const char *program, const char *const *argv, const char *const *environment);
/* Before it is started: the program runs in a sandbox, where its number is another than outside. It is then known by
 * being the only one on this screen and this bus. Its records lie in @games. */
void             pw_e2e_set_sandboxed (PwE2e *self, const char *games);
void             pw_e2e_free      (PwE2e *self);           /* ends the program, removes the home */

const char      *pw_e2e_get_home  (PwE2e *self);           /* its XDG directories lie in here */

/* Starts the program and waits until its window is on the bus. */
void             pw_e2e_start     (PwE2e *self);
/* SIGKILL: no chance to save anything. */
void             pw_e2e_kill      (PwE2e *self);
/* Waits until the program has ended by itself; FALSE when its exit status is not 0. */
gboolean         pw_e2e_wait_exit (PwE2e *self);

/* The program's root on the bus, whose children are its windows; NULL while it is not there. Unref it. */
AtspiAccessible *pw_e2e_get_root  (PwE2e *self);
/* The first showing widget of @role (ATSPI_ROLE_INVALID: any; ATSPI_ROLE_PUSH_BUTTON: a button that stays down too, for
 * toolkits differ in what they call it) whose name or description matches the glob @name, or NULL. Unref it. */
AtspiAccessible *pw_e2e_find      (PwE2e *self, AtspiRole role, const char *name);
/* All of them, in the order of the tree. Unref each. */
GPtrArray       *pw_e2e_find_all  (PwE2e *self, AtspiRole role, const char *name);
/* The same, waiting; the test fails with a print of the tree when it does not come. */
AtspiAccessible *pw_e2e_wait      (PwE2e *self, AtspiRole role, const char *name);
void             pw_e2e_wait_gone (PwE2e *self, AtspiRole role, const char *name);

/* Waits until @condition holds; fails with @what otherwise. */
typedef gboolean (*PwE2eCondition) (PwE2e *self, gpointer data);
void             pw_e2e_until     (PwE2e *self, PwE2eCondition condition, gpointer data, const char *what);

char            *pw_e2e_name      (AtspiAccessible *widget);   /* accessible name; free it */
char            *pw_e2e_text      (AtspiAccessible *widget);   /* what a text field or label shows; free it */
char            *pw_e2e_focused   (PwE2e *self);               /* what has the focus: where it is and its name; free it; NULL: nothing */
gboolean         pw_e2e_has_state (AtspiAccessible *widget, AtspiStateType state);

/* There is no window manager: after a window was closed somebody must give the one below the keyboard. */
void             pw_e2e_take_focus (PwE2e *self);
/* Keys as xdotool names them, separated by spaces: "ctrl+z Return". */
void             pw_e2e_keys      (PwE2e *self, const char *keys);
/* Characters, one after the other. */
void             pw_e2e_type      (PwE2e *self, const char *text);
/* The widget's first action: presses a button, activates a field. */
void             pw_e2e_activate  (PwE2e *self, AtspiAccessible *widget);
/* Left button, in the widget's middle. */
void             pw_e2e_click     (PwE2e *self, AtspiAccessible *widget);
/* Moves the pointer there, as somebody who points at it. */
void             pw_e2e_point     (PwE2e *self, AtspiAccessible *widget);
/* Puts the keyboard focus on it. */
void             pw_e2e_focus     (PwE2e *self, AtspiAccessible *widget);

/* The tree of showing widgets: role, name, text, states. Free it. */
char            *pw_e2e_dump      (PwE2e *self);
/* A picture of the screen: always as *.ppm, as anything else when "import" is installed. */
void             pw_e2e_picture   (PwE2e *self, const char *path);

/* -- Steps that many tests take ---------------------------------------------------------------------------- */

/* Waits until a widget of that name shows, of any role or of @role. */
void             pw_e2e_expect      (PwE2e *self, const char *name);
void             pw_e2e_expect_role (PwE2e *self, AtspiRole role, const char *name);
/* Waits for a widget and clicks on it. The role of choices (ATSPI_ROLE_INVALID) differs between toolkits. */
void             pw_e2e_click_on    (PwE2e *self, AtspiRole role, const char *name);
/* Waits for a button, be it one that stays down, and presses it. */
void             pw_e2e_press       (PwE2e *self, const char *name);
/* Types @line where the keyboard is, and Return. */
void             pw_e2e_say         (PwE2e *self, const char *line);
/* Waits for a window whose title matches the glob @title, and gives it the keyboard; ATSPI_ROLE_INVALID: of any role. */
void             pw_e2e_wait_window (PwE2e *self, AtspiRole role, const char *title);
void             pw_e2e_wait_window_gone (PwE2e *self, AtspiRole role, const char *title);
/* Answers a file chooser as somebody who types; @save: one that asks for a name to save by. */
void             pw_e2e_choose_file (PwE2e *self, const char *title, gboolean save, const char *path);
/* Quits as people do, which must end well, and frees @self. */
void             pw_e2e_quit        (PwE2e *self);

/* -- Files ---------------------------------------------------------------------------------------------------- */

/* What a program prints that must end well. Free it. */
char            *pw_e2e_output_of   (const char *const *argv);
/* What such a program prints as a file @name in @folder. Free its path. */
char            *pw_e2e_put_record  (const char *folder, const char *name, const char *const *argv);
/* The folder where the program keeps its records; it is there, but for a sandbox. */
const char      *pw_e2e_get_games   (PwE2e *self);
/* The one record in it, or NULL. Free it. */
char            *pw_e2e_saved_path  (PwE2e *self);
/* Waits until the record at @path, or with NULL the one in the folder, has @length moves, of which @at are played;
 * @what: after which step. */
void             pw_e2e_wait_saved  (PwE2e *self, const char *path, guint at, guint length, const char *what);
/* Waits until there is such a file. */
void             pw_e2e_wait_file   (PwE2e *self, const char *path);

/* -- A game that is played ------------------------------------------------------------------------------------- */

/** PwE2eGame: a record in a folder of its own, and the program that plays it; so many @moves are saved. */
typedef struct
{
  const char *referee;
  char *folder, *path;
  PwE2e *e2e;
  guint moves;
} PwE2eGame;

/* Starts the program with a copy of @record, which holds @moves moves. */
PwE2eGame       *pw_e2e_game_new    (const char *program, const char *referee, const char *record, guint moves);
/* Quits, and the referee says @verdict of what was played. */
void             pw_e2e_game_free   (PwE2eGame *self, const char *verdict);
/* Waits until so many more moves are saved; @what: after which step. */
void             pw_e2e_game_wait_saved (PwE2eGame *self, int more, const char *what);

G_END_DECLS
