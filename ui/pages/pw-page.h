/* pw-page.h: a page of the window: what fills it, below the header bar
 *
 * The window keeps its pages in one stack and remembers the way that led to the one that is shown; the way back is the way
 * there. It asks a page what stands in the bar, and tells it when it comes and goes. A page knows neither the window nor
 * another page; what it holds it keeps while it is not shown, so that whoever comes back finds it as it was left.
 *
 * Nothing is asked when a page is left: no page has anything to lose. What can be lost is the game, whichever page is shown,
 * and the window asks about that.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PW_TYPE_PAGE (pw_page_get_type ())
G_DECLARE_INTERFACE (PwPage, pw_page, PW, PAGE, GtkWidget)

/**
 * PwPageBar:
 * @PW_PAGE_BAR_BACK: a button for the way back
 * @PW_PAGE_BAR_CANCEL: the same where the page asks for something: it says that nothing comes of it
 * @PW_PAGE_BAR_UNDO: undo and redo
 * @PW_PAGE_BAR_LEVEL: how much the program decides; once the game is over, the final scoring takes its place
 * @PW_PAGE_BAR_START: the button that begins the game
 * @PW_PAGE_BAR_SCORES: what takes the result out of the program: copy, print, export
 * @PW_PAGE_BAR_LEDGER: the way to the ledger
 * @PW_PAGE_BAR_FULLSCREEN: the full screen
 * @PW_PAGE_BAR_MENU: the main menu, and with it the way to the library
 *
 * What stands in the header bar. The commands behind it can be given on the same pages, also where the bar is too narrow for
 * all of it.
 */
typedef enum
{
  PW_PAGE_BAR_BACK = 1 << 0,
  PW_PAGE_BAR_CANCEL = 1 << 1,
  PW_PAGE_BAR_UNDO = 1 << 2,
  PW_PAGE_BAR_LEVEL = 1 << 3,
  PW_PAGE_BAR_START = 1 << 4,
  PW_PAGE_BAR_SCORES = 1 << 5,
  PW_PAGE_BAR_LEDGER = 1 << 6,
  PW_PAGE_BAR_FULLSCREEN = 1 << 7,
  PW_PAGE_BAR_MENU = 1 << 8,
} PwPageBar;

/**
 * PwPageTraits:
 * @PW_PAGE_OF_GAME: shows the game that is open, and is on no way back once that has gone
 * @PW_PAGE_PLAYED_ON: a game goes on while it is shown: the screen stays on
 * @PW_PAGE_BEFORE_GAME: the game that is open lies out of sight behind it
 * @PW_PAGE_OFFERS_COPIES: offers the copies that were left behind: of the game it shows, or of any where it shows none
 * @PW_PAGE_ESCAPES: Escape leads back; where not, the page uses it itself, or nothing happens
 */
typedef enum
{
  PW_PAGE_OF_GAME = 1 << 0,
  PW_PAGE_PLAYED_ON = 1 << 1,
  PW_PAGE_BEFORE_GAME = 1 << 2,
  PW_PAGE_OFFERS_COPIES = 1 << 3,
  PW_PAGE_ESCAPES = 1 << 4,
} PwPageTraits;

/**
 * PwPageInterface:
 * @name: what the page is called in the program, such as "ledger"; never shown
 * @bar: what stands in the header bar; nothing: there is no bar
 * @traits: what the page is
 * @title: what the bar is titled (free it), short where @narrow. May be %NULL, or return it: the program's name
 * @subtitle: what stands below that (free it), or %NULL. May be %NULL
 * @enter: it is about to be shown, or what is kept outside of it has changed: it looks again. May be %NULL
 * @restore: before @enter, where the way back leads to it, from a page that may have changed what it offers. May be %NULL
 * @focus: gives the keyboard to what people begin with. May be %NULL: the first widget that takes it
 * @leave: another page is shown now. May be %NULL
 * @room: where on it the window may lay what it tells, at the lower end. May be %NULL, or %FALSE: anywhere
 *
 * What a page is asked and told.
 */
struct _PwPageInterface
{
  GTypeInterface parent_iface;

  const char *name;
  PwPageBar bar;
  PwPageTraits traits;

  char *(*title)    (PwPage *self, gboolean narrow);
  char *(*subtitle) (PwPage *self);
  void  (*enter)    (PwPage *self);
  void  (*restore)  (PwPage *self);
  void  (*focus)    (PwPage *self);
  void  (*leave)    (PwPage *self);
  gboolean (*room)  (PwPage *self, GdkRectangle *room);
};

const char *pw_page_get_name     (PwPage *self);
gboolean    pw_page_has          (PwPage *self, PwPageBar item);
gboolean    pw_page_is           (PwPage *self, PwPageTraits trait);
char       *pw_page_dup_title    (PwPage *self, gboolean narrow);
char       *pw_page_dup_subtitle (PwPage *self);
void        pw_page_enter        (PwPage *self);
void        pw_page_restore      (PwPage *self);
void        pw_page_focus        (PwPage *self);
void        pw_page_leave        (PwPage *self);
gboolean    pw_page_get_room     (PwPage *self, GdkRectangle *room);

G_END_DECLS
