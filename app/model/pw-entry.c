/* pw-entry.c: what is being entered
 *
 * Three things make up what is entered: the moves that clicks have chosen (the base, with a way
 * back), the text, and a choice picked with the arrow keys. Everything else is read from them
 * again at each change; see pw-entry-read.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-notation.h"

/* What a click has replaced. */
typedef struct
{
  PwMove base;
  char *text;
} Step;

struct _PwEntry
{
  GObject parent_instance;

  PwSession *session;
  char *text;
  char *ghost;
  char *prompt;
  PwMove base;
  GArray *steps;                /* Step: for the way back */
  PwReading reading;
  GListStore *page;             /* PwChoiceItem */
  int selected;                 /* on the page, or -1 */
  gboolean picked;              /* somebody moved there */
  gboolean has_refused;
  PwMove refused;
  gboolean by_rule;             /* it was a rule that refused it */
  PwEntryReader reader;         /* in place of choices, where a position is asked */
  gboolean (*reader_play) (gpointer owner, const PwMove *move);
  gpointer reader_owner;
  char *hint;
};

enum
{
  PROP_TEXT = 1,
  PROP_GHOST,
  PROP_PROMPT,
  PROP_SELECTED,
  N_PROPS
};

enum
{
  CHANGED,
  REFUSED,
  PLAYED,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (PwEntry, pw_entry, G_TYPE_OBJECT)

static void
clear_step (gpointer data)
{
  g_free (((Step *) data)->text);
}

/* The present, whatever is looked at: that is where moves go. */
static PwScene
scene_of (PwEntry *self)
{
  const PwHistory *history = pw_session_get_history (self->session);

  return (PwScene){
    .game = pw_history_get_game (history),
    .setup = pw_history_get_setup (history),
    .state = pw_history_get_state (history, pw_history_get_cursor (history)),
  };
}

static gboolean
is_looking_back (PwEntry *self)
{
  return pw_session_get_moment (self->session) != pw_history_get_cursor (pw_session_get_history (self->session));
}

/* -- Keeping what views show up to date ------------------------------------------------------ */

static void
replace (PwEntry *self, char **where, char *value, guint prop)
{
  if (g_strcmp0 (*where, value) == 0)
    {
      g_free (value);
      return;
    }
  g_free (*where);
  *where = value;
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

static void
select_on_page (PwEntry *self, int index)
{
  if (self->selected == index)
    return;
  self->selected = index;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SELECTED]);
}

static void
update_ghost (PwEntry *self)
{
  PwScene scene = scene_of (self);
  guint at = self->reading.first + (guint) MAX (self->selected, 0);
  gboolean more = self->selected == PW_ENTRY_PAGE - 1 && self->reading.choices->len - self->reading.first > PW_ENTRY_PAGE;

  if (self->reader)
    replace (self, &self->ghost, g_strdup (*self->text || is_looking_back (self) ? "" : self->hint), PROP_GHOST);
  else if (is_looking_back (self) || more)
    replace (self, &self->ghost, g_strdup (""), PROP_GHOST);
  else
    replace (self, &self->ghost,
             pw_entry_make_ghost (&scene, &self->reading, self->text,
                                  self->selected >= 0 && (self->picked || !self->reading.whole) ? (int) at : -1),
             PROP_GHOST);
}

static gboolean
same_choices (const GArray *a, const GArray *b)
{
  if (a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    if (!pw_move_equal (&g_array_index (a, PwChoice, i).move, &g_array_index (b, PwChoice, i).move))
      return FALSE;
  return TRUE;
}

/* Where the selected choice stands on the page, or -1. */
static int
place_on_page (const PwReading *reading)
{
  guint left = reading->choices->len - reading->first;
  int shown = left > PW_ENTRY_PAGE ? PW_ENTRY_PAGE - 1 : (int) left;
  int at = reading->selected - (int) reading->first;

  return reading->selected >= 0 && at >= 0 && at < shown ? at : -1;
}

static void
read_with_reader (PwEntry *self)
{
  PwReading *reading = &self->reading;

  if (self->text[strspn (self->text, " ")] != '\0')
    reading->whole = self->reader (self->reader_owner, self->text, &reading->move, &reading->error);
}

/* Reads everything again. @force: tell that it changed even where it looks the same. */
static void
update (PwEntry *self, gboolean force)
{
  PwScene scene = scene_of (self);
  PwReading old = self->reading;
  gboolean differs = force || self->has_refused;
  gboolean back = is_looking_back (self);
  const char *const earlier = _("an earlier moment; Escape returns to the game");

  g_object_freeze_notify (G_OBJECT (self));
  self->has_refused = FALSE;
  self->picked = FALSE;
  pw_reading_init (&self->reading);
  self->reading.partial = self->base;
  if (!back && self->reader)
    read_with_reader (self);
  else if (!back)
    pw_entry_read (&scene, &self->base, self->text, &self->reading);
  for (guint i = 0; i < self->reading.choices->len && scene.setup->hints != PW_HINTS_POINTS; i++)
    g_array_index (self->reading.choices, PwChoice, i).points = 0;
  differs |= !pw_move_equal (&old.partial, &self->reading.partial) || !same_choices (old.choices, self->reading.choices);
  pw_reading_clear (&old);
  {
    char *prompt = back ? g_strdup (earlier) : scene.game->prompt (scene.setup, scene.state);

    differs |= g_strcmp0 (prompt, self->prompt) != 0;
    replace (self, &self->prompt, prompt, PROP_PROMPT);
  }
  differs |= pw_choice_page_update (self->page, &scene, self->reading.choices, self->reading.first);
  select_on_page (self, place_on_page (&self->reading));
  update_ghost (self);
  g_object_thaw_notify (G_OBJECT (self));
  if (differs)
    g_signal_emit (self, signals[CHANGED], 0);
}

/* Begins anew for whoever acts. */
static void
reset (PwEntry *self)
{
  PwScene scene = scene_of (self);

  g_array_set_size (self->steps, 0);
  pw_move_init (&self->base, PW_KIND_ANY, scene.game->actor (scene.state));
  replace (self, &self->text, g_strdup (""), PROP_TEXT);
}

static void
on_session_changed (PwEntry *self, PwChange change)
{
  reset (self);
  update (self, TRUE);
}

/* -- Playing and refusing ------------------------------------------------------------------------ */

/* @about: (nullable): the move, as far as it is understood. The text stays for correction. */
static gboolean
refuse (PwEntry *self, const GError *error, const PwMove *about)
{
  g_autoptr (GError) kept = g_error_copy (error);

  self->has_refused = about != NULL;
  if (about)
    self->refused = *about;
  self->by_rule = error->domain == PW_RULE_ERROR;
  g_signal_emit (self, signals[REFUSED], 0, kept);
  return FALSE;
}

static gboolean
play (PwEntry *self, const PwMove *move)
{
  g_autoptr (PwEntry) alive = g_object_ref (self);
  g_autoptr (GError) error = NULL;
  PwMove played = *move;

  if (!pw_session_play (self->session, &played, &error))
    return refuse (self, error, &played);
  g_signal_emit (self, signals[PLAYED], 0);
  return TRUE;
}

static void
set_text (PwEntry *self, char *text)
{
  gboolean was_certain = self->reading.certain;

  g_object_freeze_notify (G_OBJECT (self));
  replace (self, &self->text, text, PROP_TEXT);
  update (self, FALSE);
  g_object_thaw_notify (G_OBJECT (self));
  /* What no further key can mend is said at once, and once. */
  if (self->reading.certain && !was_certain)
    refuse (self, self->reading.error, NULL);
}

/* Goes on from @partial, with a way back. */
static void
go_on_from (PwEntry *self, const PwMove *partial)
{
  Step step = { .base = self->base, .text = g_strdup (self->text) };

  g_array_append_val (self->steps, step);
  self->base = *partial;
  set_text (self, g_strdup (""));
}

static gboolean
is_digits (const char *text)
{
  return text[strspn (text, "0123456789 ,")] == '\0';
}

/* Takes choice @index of the page: plays it, or opens what follows. */
static gboolean
take (PwEntry *self, guint index)
{
  guint at = self->reading.first + index, left = self->reading.choices->len - self->reading.first;
  PwScene scene = scene_of (self);
  PwChoice choice = { .more = TRUE };
  guint token;
  gboolean next_page = left > PW_ENTRY_PAGE && index == PW_ENTRY_PAGE - 1;
  gsize length = strlen (self->text) - self->reading.pending;

  if (!next_page)
    choice = g_array_index (self->reading.choices, PwChoice, at);
  if (!choice.more)
    return play (self, &choice.move);
  /* Behind words a digit may be a part of a line of notation. */
  if (!next_page && !is_digits (self->text))
    {
      go_on_from (self, &choice.move);
      return TRUE;
    }
  token = next_page ? pw_entry_more_number (&scene, self->reading.choices)
                    : pw_entry_choice_number (&scene, self->reading.choices, self->reading.first, at);
  set_text (self, g_strdup_printf ("%.*s%s%u ", (int) length, self->text, length > 0 && self->text[length - 1] != ' ' ? " " : "",
                                   token));
  return TRUE;
}

/* -- Object --------------------------------------------------------------------------------------- */

static void
pw_entry_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  PwEntry *self = PW_ENTRY (object);

  switch (id)
    {
    case PROP_TEXT: g_value_set_string (value, self->text); break;
    case PROP_GHOST: g_value_set_string (value, self->ghost); break;
    case PROP_PROMPT: g_value_set_string (value, self->prompt); break;
    case PROP_SELECTED: g_value_set_int (value, self->selected); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec); break;
    }
}

static void
pw_entry_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  PwEntry *self = PW_ENTRY (object);

  switch (id)
    {
    case PROP_TEXT: pw_entry_set_text (self, g_value_get_string (value)); break;
    case PROP_SELECTED: pw_entry_set_selected (self, g_value_get_int (value)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec); break;
    }
}

static void
pw_entry_dispose (GObject *object)
{
  PwEntry *self = PW_ENTRY (object);

  if (self->session)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (pw_entry_parent_class)->dispose (object);
}

static void
pw_entry_finalize (GObject *object)
{
  PwEntry *self = PW_ENTRY (object);

  pw_reading_clear (&self->reading);
  g_array_unref (self->steps);
  g_object_unref (self->page);
  g_free (self->text);
  g_free (self->ghost);
  g_free (self->prompt);
  g_free (self->hint);
  G_OBJECT_CLASS (pw_entry_parent_class)->finalize (object);
}

static void
pw_entry_class_init (PwEntryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags read = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = pw_entry_get_property;
  object_class->set_property = pw_entry_set_property;
  object_class->dispose = pw_entry_dispose;
  object_class->finalize = pw_entry_finalize;

  props[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, "", read | G_PARAM_WRITABLE);
  props[PROP_GHOST] = g_param_spec_string ("ghost", NULL, NULL, "", read);
  props[PROP_PROMPT] = g_param_spec_string ("prompt", NULL, NULL, "", read);
  props[PROP_SELECTED] = g_param_spec_int ("selected", NULL, NULL, -1, PW_ENTRY_PAGE - 1, -1, read | G_PARAM_WRITABLE);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /**
   * PwEntry::changed:
   *
   * The choices, what is chosen so far, or the prompt differ.
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * PwEntry::refused:
   * @error: a PW_RULE_ERROR or PW_NOTATION_ERROR: a sentence for people
   *
   * What was entered cannot be played. The text stays; see also pw_entry_get_refused().
   */
  signals[REFUSED] = g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                   G_TYPE_ERROR);
  /**
   * PwEntry::played:
   *
   * A move went through; the text is empty and the choices are those of the next move.
   */
  signals[PLAYED] = g_signal_new ("played", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
pw_entry_init (PwEntry *self)
{
  self->text = g_strdup ("");
  self->ghost = g_strdup ("");
  self->prompt = g_strdup ("");
  self->selected = -1;
  self->steps = g_array_new (FALSE, FALSE, sizeof (Step));
  g_array_set_clear_func (self->steps, clear_step);
  self->page = g_list_store_new (PW_TYPE_CHOICE_ITEM);
  pw_reading_init (&self->reading);
}

/**
 * pw_entry_new:
 * @session: a game
 *
 * Returns: (transfer full): what is being entered in it
 */
PwEntry *
pw_entry_new (PwSession *session)
{
  PwEntry *self;

  g_return_val_if_fail (PW_IS_SESSION (session), NULL);

  self = g_object_new (PW_TYPE_ENTRY, NULL);
  self->session = g_object_ref (session);
  g_signal_connect_swapped (session, "changed", G_CALLBACK (on_session_changed), self);
  on_session_changed (self, PW_CHANGE_ALL);
  return self;
}

PwSession *
pw_entry_get_session (PwEntry *self)
{
  g_return_val_if_fail (PW_IS_ENTRY (self), NULL);
  return self->session;
}

const char *
pw_entry_get_text (PwEntry *self)
{
  g_return_val_if_fail (PW_IS_ENTRY (self), NULL);
  return self->text;
}

const char *
pw_entry_get_ghost (PwEntry *self)
{
  g_return_val_if_fail (PW_IS_ENTRY (self), NULL);
  return self->ghost;
}

const char *
pw_entry_get_prompt (PwEntry *self)
{
  g_return_val_if_fail (PW_IS_ENTRY (self), NULL);
  return self->prompt;
}

/**
 * pw_entry_set_reader:
 * @self: an entry
 * @reader: (nullable): what says what a text means, or %NULL for moves and choices
 * @play_move: carries such a move out; FALSE leaves the text for correction
 * @hint: what may be typed
 * @owner: handed to both; must stay as long as the reader does
 *
 * Lets somebody else read the texts.
 */
void
pw_entry_set_reader (PwEntry *self, PwEntryReader reader, gboolean (*play_move) (gpointer owner, const PwMove *move),
                     const char *hint, gpointer owner)
{
  g_return_if_fail (PW_IS_ENTRY (self));

  if (self->reader == reader && self->reader_owner == owner)
    return;
  self->reader = reader;
  self->reader_play = play_move;
  self->reader_owner = owner;
  g_free (self->hint);
  self->hint = g_strdup (hint ? hint : "");
  reset (self);
  update (self, TRUE);
}

/* Whether somebody else reads the texts: nothing is rolled or drawn then. */
gboolean
pw_entry_has_reader (PwEntry *self)
{
  g_return_val_if_fail (PW_IS_ENTRY (self), FALSE);
  return self->reader != NULL;
}

GListModel *
pw_entry_get_choices (PwEntry *self)
{
  g_return_val_if_fail (PW_IS_ENTRY (self), NULL);
  return G_LIST_MODEL (self->page);
}

const GArray *
pw_entry_get_all (PwEntry *self)
{
  g_return_val_if_fail (PW_IS_ENTRY (self), NULL);
  return self->reading.choices;
}

const PwMove *
pw_entry_get_partial (PwEntry *self)
{
  g_return_val_if_fail (PW_IS_ENTRY (self), NULL);
  return &self->reading.partial;
}

const PwMove *
pw_entry_get_refused (PwEntry *self)
{
  g_return_val_if_fail (PW_IS_ENTRY (self), NULL);
  return self->has_refused ? &self->refused : NULL;
}

/**
 * pw_entry_get_insistent:
 * @self: an entry
 *
 * Returns: (nullable): the move that a rule has just refused, where people may insist on it; until
 *   the next change
 */
const PwMove *
pw_entry_get_insistent (PwEntry *self)
{
  g_return_val_if_fail (PW_IS_ENTRY (self), NULL);
  return self->has_refused && self->by_rule && self->refused.kind != PW_KIND_ANY && self->refused.reason == 0 ? &self->refused
                                                                                                              : NULL;
}

int
pw_entry_get_selected (PwEntry *self)
{
  g_return_val_if_fail (PW_IS_ENTRY (self), -1);
  return self->selected;
}

/**
 * pw_entry_set_selected:
 * @self: an entry
 * @index: a choice of the page, or -1
 *
 * Says which choice Enter takes, until something else is typed.
 */
void
pw_entry_set_selected (PwEntry *self, int index)
{
  g_return_if_fail (PW_IS_ENTRY (self));
  g_return_if_fail (index >= -1 && index < (int) g_list_model_get_n_items (G_LIST_MODEL (self->page)));

  self->picked = index >= 0;
  select_on_page (self, index);
  update_ghost (self);
}

/* -- What people do ----------------------------------------------------------------------------------- */

/**
 * pw_entry_set_text:
 * @self: an entry
 * @text: (nullable): what is typed now, as a whole
 *
 * Reads a text as it is being typed. Typing while an earlier moment is shown returns to the game.
 */
void
pw_entry_set_text (PwEntry *self, const char *text)
{
  g_return_if_fail (PW_IS_ENTRY (self));

  if (text == NULL || !g_utf8_validate (text, -1, NULL))
    text = "";
  if (strcmp (self->text, text) == 0)
    return;
  if (is_looking_back (self))
    pw_session_look_at_present (self->session);
  set_text (self, g_strdup (text));
}

/**
 * pw_entry_activate:
 * @self: an entry
 *
 * Enter: plays what the text says or the choice that is selected, or opens what follows it.
 * While an earlier moment is shown, returns to the game and does nothing else.
 *
 * Returns: %FALSE where it was refused
 */
gboolean
pw_entry_activate (PwEntry *self)
{
  PwScene scene;
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (PW_IS_ENTRY (self), FALSE);

  if (is_looking_back (self))
    {
      pw_session_look_at_present (self->session);
      return TRUE;
    }
  if (self->picked && self->selected >= 0)
    return take (self, (guint) self->selected);
  if (self->reading.whole)
    {
      PwMove move = self->reading.move;

      if (self->reader)
        {
          if (self->reader_play (self->reader_owner, &move))
            g_signal_emit (self, signals[PLAYED], 0);
          return TRUE;
        }
      return play (self, &move);
    }
  if (self->reading.error)
    return refuse (self, self->reading.error, self->reading.move.kind != PW_KIND_ANY ? &self->reading.move : NULL);
  if (self->selected >= 0)
    return take (self, (guint) self->selected);

  /* An empty text where there is nothing to choose. */
  scene = scene_of (self);
  if (pw_entry_dice_kind (&scene) >= 0)
    {
      PwMove roll;

      pw_entry_dice_read (&scene, (guint) pw_entry_dice_kind (&scene), "", &roll, &error);
    }
  else
    g_set_error_literal (&error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING, self->prompt);
  return refuse (self, error, NULL);
}

/**
 * pw_entry_play_so:
 * @self: an entry
 * @reason: why it counts although a rule refuses it
 * @error: (nullable): return location: why it cannot be played even so, or what is wrong with the reason
 *
 * "We played it so": plays what pw_entry_get_insistent() gives as a correction.
 *
 * Returns: whether it was played; else nothing has changed, and the text stays
 */
gboolean
pw_entry_play_so (PwEntry *self, const char *reason, GError **error)
{
  g_autoptr (PwEntry) alive = NULL;
  const PwMove *refused;
  PwMove move;

  g_return_val_if_fail (PW_IS_ENTRY (self), FALSE);
  refused = pw_entry_get_insistent (self);
  g_return_val_if_fail (refused != NULL, FALSE);

  alive = g_object_ref (self);
  move = *refused;
  if (!pw_move_set_reason (&move, reason, error) || !pw_session_play (self->session, &move, error))
    return FALSE;
  g_signal_emit (self, signals[PLAYED], 0);
  return TRUE;
}

/**
 * pw_entry_back:
 * @self: an entry
 *
 * Escape: takes back one thing: the look at an earlier moment, a refusal, the last word or
 * digit, a click.
 *
 * Returns: %FALSE when there is nothing to take back
 */
gboolean
pw_entry_back (PwEntry *self)
{
  gsize length;

  g_return_val_if_fail (PW_IS_ENTRY (self), FALSE);

  if (is_looking_back (self))
    {
      pw_session_look_at_present (self->session);
      return TRUE;
    }
  if (self->has_refused)
    {
      update (self, TRUE);
      return TRUE;
    }
  length = strlen (self->text);
  if (length > 0)
    {
      while (length > 0 && self->text[length - 1] == ' ')
        length--;
      if (length > 0 && g_ascii_isdigit (self->text[length - 1]) && self->reading.choices->len > 0 &&
          (length == 1 || g_ascii_isdigit (self->text[length - 2]) || self->text[length - 2] == ' '))
        length--; /* each digit is a step of its own */
      else
        while (length > 0 && self->text[length - 1] != ' ')
          length--;
      set_text (self, g_strndup (self->text, length));
      return TRUE;
    }
  if (self->steps->len > 0)
    {
      Step *last = &g_array_index (self->steps, Step, self->steps->len - 1);
      char *text = g_steal_pointer (&last->text);

      self->base = last->base;
      g_array_set_size (self->steps, self->steps->len - 1);
      set_text (self, text);
      return TRUE;
    }
  return FALSE;
}

/**
 * pw_entry_pick:
 * @self: an entry
 * @number: the number of a choice of the page, see pw_choice_item_get_number()
 *
 * A click on a choice: plays it, or opens what follows it.
 *
 * Returns: %FALSE where there is no such choice, or it was refused
 */
gboolean
pw_entry_pick (PwEntry *self, guint number)
{
  g_return_val_if_fail (PW_IS_ENTRY (self), FALSE);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->page)); i++)
    {
      g_autoptr (PwChoiceItem) item = g_list_model_get_item (G_LIST_MODEL (self->page), i);

      if (pw_choice_item_get_number (item) == number)
        return take (self, i);
    }
  return FALSE;
}

/**
 * pw_entry_propose:
 * @self: an entry
 * @partial: what was clicked: the arguments it sets, and perhaps the kind
 *
 * A click on a board. It goes together with what is chosen so far; where that is not possible it
 * takes its place. When only one legal move is left it is played at once. While an earlier moment
 * is shown, returns to the game and does nothing else: what was clicked may not be there any more.
 *
 * Returns: %FALSE, with "refused", when nothing legal has to do with the click
 */
gboolean
pw_entry_propose (PwEntry *self, const PwMove *partial)
{
  PwScene scene;
  PwMove merged;
  g_autoptr (GArray) leaves = g_array_new (FALSE, FALSE, sizeof (PwChoice));

  g_return_val_if_fail (PW_IS_ENTRY (self), FALSE);
  g_return_val_if_fail (partial != NULL, FALSE);

  if (is_looking_back (self))
    {
      pw_session_look_at_present (self->session);
      return TRUE;
    }
  scene = scene_of (self);
  if ((partial->player >= 0 && partial->player != scene.game->actor (scene.state)) ||
      !pw_entry_merge (&scene, &self->reading.partial, partial, &merged, leaves))
    {
      g_autoptr (GError) error = NULL;
      PwMove about;

      pw_entry_why_not (&scene, &self->reading.partial, partial, &about, &error);
      if (self->has_refused)
        update (self, TRUE);
      return refuse (self, error, &about);
    }
  if (leaves->len == 1)
    {
      PwMove only = g_array_index (leaves, PwChoice, 0).move;

      return play (self, &only);
    }
  /* A list of one that only leads on is no question. */
  for (guint i = 0; i < PW_MAX_ARGS; i++)
    {
      g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));

      pw_game_choices (scene.game, scene.state, &merged, choices);
      pw_entry_drop_dead_ends (&scene, choices);
      if (choices->len != 1 || !g_array_index (choices, PwChoice, 0).more)
        break;
      merged = g_array_index (choices, PwChoice, 0).move;
    }
  go_on_from (self, &merged);
  return TRUE;
}
