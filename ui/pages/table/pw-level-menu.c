/* pw-level-menu.c: the level of the game, and the way to another one
 *
 * Changing the level is a move of the game: it stands in the log and can be undone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-level-menu.h"

#include <glib/gi18n-lib.h>

#include "pw-level-words.h"
#include "pw-menu-button.h"

struct _PwLevelMenu
{
  AdwBin parent_instance;

  GtkMenuButton *button;
  GtkWidget *list;
  gboolean compact;             /* a picture instead of the name */
  PwSession *session;
};

G_DEFINE_FINAL_TYPE (PwLevelMenu, pw_level_menu, ADW_TYPE_BIN)

enum
{
  REFUSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static gconstpointer
present (PwLevelMenu *self)
{
  const PwHistory *history = pw_session_get_history (self->session);

  return pw_history_get_state (history, pw_history_get_cursor (history));
}

static void
on_row_clicked (PwLevelMenu *self, GtkWidget *row)
{
  int level = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "level"));
  int seat = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "seat"));

  gtk_menu_button_popdown (self->button);
  pw_level_menu_choose (self, (guint) level, seat);
}

static GtkWidget *
paragraph (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 38);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* @seat: whose board, or -1 where the level has none. */
static void
add_row (PwLevelMenu *self, guint n, int seat, gboolean now)
{
  const PwGame *game = pw_session_get_game (self->session);
  const PwLevel *level = pw_game_nth_level (game, n);
  const PwSetup *setup = pw_session_get_setup (self->session);
  GtkWidget *row = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *tick = gtk_image_new_from_icon_name ("pw-tick-symbolic");
  g_autofree char *title = NULL;
  g_autofree char *asked = NULL;
  PwMove move;
  /* What was left open can be said after all. */
  gboolean again = now && pw_game_level_move (game, n, MAX (seat, 0), &move) && pw_game_check (game, present (self), &move, NULL);

  /* Translators: a level and whose board is followed: "My board: Ana". */
  title = seat >= 0 ? g_strdup_printf (_("%s: %s"), _(level->title), pw_setup_name (setup, seat)) : g_strdup (_(level->title));
  asked = now && !again ? g_strdup (_(level->sentence)) : pw_level_words_asked (game, setup, present (self), n, MAX (seat, 0));
  gtk_box_append (GTK_BOX (texts), paragraph (title, "heading"));
  gtk_box_append (GTK_BOX (texts), paragraph (asked, "caption"));
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (box), texts);
  gtk_widget_set_opacity (tick, now ? 1 : 0);
  gtk_box_append (GTK_BOX (box), tick);
  gtk_button_set_child (GTK_BUTTON (row), box);
  gtk_widget_add_css_class (row, "flat");
  gtk_widget_add_css_class (row, "level-row");
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  asked, -1);
  g_object_set_data (G_OBJECT (row), "level", GUINT_TO_POINTER (n));
  g_object_set_data (G_OBJECT (row), "seat", GINT_TO_POINTER (MAX (seat, 0)));
  gtk_widget_set_sensitive (row, !now || again);
  g_signal_connect_object (row, "clicked", G_CALLBACK (on_row_clicked), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->list), row);
}

/* How much is shown was agreed as how much is entered is; but for good, and so it is only said. */
static void
add_hints (PwLevelMenu *self)
{
  const PwWord *word = pw_vocabulary_get (&pw_hints_words, pw_session_get_setup (self->session)->hints);
  g_autofree char *text = g_strdup_printf (_("Hints: %s. Agreed for the whole game."), word ? _(word->label) : "");
  GtkWidget *label = paragraph (text, "caption");

  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (label, "agreed");
  gtk_box_append (GTK_BOX (self->list), label);
}

/* Made when it is opened: what would be asked depends on the moment. */
static void
fill (PwLevelMenu *self)
{
  int me = 0;
  const PwGame *game;
  const PwLevel *now;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->list)))
    gtk_box_remove (GTK_BOX (self->list), child);
  if (!pw_level_menu_is_useful (self))
    return;
  game = pw_session_get_game (self->session);
  now = pw_game_get_level (game, present (self), &me);
  for (guint n = 0; n < pw_game_n_levels (game); n++)
    if (!pw_game_nth_level (game, n)->seat)
      add_row (self, n, -1, now == pw_game_nth_level (game, n));
    else
      for (guint seat = 0; seat < pw_session_get_setup (self->session)->n_players; seat++)
        add_row (self, n, (int) seat, now == pw_game_nth_level (game, n) && (int) seat == me);
  add_hints (self);
}

/* Home and End go to the first and the last level that can be chosen. */
static gboolean
on_list_key (GtkEventControllerKey *controller, guint key, guint code, GdkModifierType state, PwLevelMenu *self)
{
  gboolean end = key == GDK_KEY_End || key == GDK_KEY_KP_End;

  if (!end && key != GDK_KEY_Home && key != GDK_KEY_KP_Home)
    return GDK_EVENT_PROPAGATE;
  for (GtkWidget *row = end ? gtk_widget_get_last_child (self->list) : gtk_widget_get_first_child (self->list); row;
       row = end ? gtk_widget_get_prev_sibling (row) : gtk_widget_get_next_sibling (row))
    if (GTK_IS_BUTTON (row) && gtk_widget_grab_focus (row))
      break;
  return GDK_EVENT_STOP;
}

/* What hangs from the button: a list that scrolls where it is longer than the screen. */
static void
make_list (PwLevelMenu *self)
{
  GtkWidget *popover = gtk_popover_new (), *scroll = gtk_scrolled_window_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroll), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroll), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroll), 460);
  gtk_widget_set_size_request (scroll, 320, -1);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroll), self->list);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_list_key), self);
  gtk_widget_add_controller (self->list, keys);
  gtk_popover_set_child (GTK_POPOVER (popover), scroll);
  gtk_menu_button_set_popover (self->button, popover);
  pw_menu_button_hush (self->button);
}

static void
on_popup (GtkMenuButton *button, gpointer data)
{
  PwLevelMenu *self = data;

  if (!self->list)
    make_list (self);
  fill (self);
}

static void
update (PwLevelMenu *self)
{
  const PwLevel *level;

  if (!pw_level_menu_is_useful (self))
    return;
  level = pw_game_get_level (pw_session_get_game (self->session), present (self), NULL);
  if (self->compact)
    pw_menu_button_write_icon (self->button, level->icon);
  else
    pw_menu_button_write_label (self->button, _(level->title));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, _(level->title), -1);
}

static void
pw_level_menu_dispose (GObject *object)
{
  PwLevelMenu *self = PW_LEVEL_MENU (object);

  if (self->session)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (pw_level_menu_parent_class)->dispose (object);
}

static void
pw_level_menu_class_init (PwLevelMenuClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pw_level_menu_dispose;
  signals[REFUSED] = g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                   G_TYPE_ERROR);
}

static void
pw_level_menu_init (PwLevelMenu *self)
{
  self->button = GTK_MENU_BUTTON (gtk_menu_button_new ());
  gtk_menu_button_set_create_popup_func (self->button, on_popup, self, NULL);
  gtk_menu_button_set_label (self->button, _(pw_board_levels[0].title));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->button), _("Level: how much is entered"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  _("Level: how much is entered"), -1);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->button));
}

/**
 * pw_level_menu_set_session:
 * @session: (nullable): the game
 */
void
pw_level_menu_set_session (PwLevelMenu *self, PwSession *session)
{
  g_return_if_fail (PW_IS_LEVEL_MENU (self));

  if (self->session)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_set_object (&self->session, session);
  if (session)
    g_signal_connect_swapped (session, "changed", G_CALLBACK (update), self);
  update (self);
}

/**
 * pw_level_menu_set_compact:
 * @compact: whether there is room for a picture only
 */
void
pw_level_menu_set_compact (PwLevelMenu *self, gboolean compact)
{
  g_return_if_fail (PW_IS_LEVEL_MENU (self));

  if (self->compact == compact)
    return;
  self->compact = compact;
  update (self);
}

/**
 * pw_level_menu_is_useful:
 *
 * Returns: whether the game that is open can change its level
 */
gboolean
pw_level_menu_is_useful (PwLevelMenu *self)
{
  PwMove move;

  g_return_val_if_fail (PW_IS_LEVEL_MENU (self), FALSE);
  return self->session && pw_game_level_move (pw_session_get_game (self->session), 0, 0, &move);
}

/**
 * pw_level_menu_choose:
 * @level: the level to go to
 * @seat: whom it follows, where it follows somebody
 *
 * Plays the move that changes the level.
 *
 * Returns: %FALSE, after "refused", where the game does not allow it now
 */
gboolean
pw_level_menu_choose (PwLevelMenu *self, guint level, int seat)
{
  g_autoptr (GError) error = NULL;
  PwMove move;

  g_return_val_if_fail (PW_IS_LEVEL_MENU (self), FALSE);
  if (!self->session || !pw_game_level_move (pw_session_get_game (self->session), level, seat, &move))
    return FALSE;
  if (pw_session_play (self->session, &move, &error))
    return TRUE;
  g_signal_emit (self, signals[REFUSED], 0, error);
  return FALSE;
}
