/* pw-entry.c: what is being entered, as views show it
 *
 * Three things make up what is entered: the moves that clicks have chosen (the base, with a way
 * back), the text, and a choice picked with the arrow keys. Everything else is read from them
 * again at each change; see pw-entry-read.c. What people do with it is in pw-entry-actions.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

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
  BREAKS,
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
  g_free (((PwEntryStep *) data)->text);
}

/* The present, whatever is looked at: that is where moves go; or the moment that the entry is for. */
PwScene
pw_entry_scene (PwEntry *self)
{
  const PwHistory *history = pw_session_get_history (self->session);

  return (PwScene){
    .game = pw_history_get_game (history),
    .setup = pw_history_get_setup (history),
    .state = pw_history_get_state (history, MIN (self->at, pw_history_get_cursor (history))),
  };
}

gboolean
pw_entry_is_looking_back (PwEntry *self)
{
  return self->at == PW_ENTRY_PRESENT &&
         pw_session_get_moment (self->session) != pw_history_get_cursor (pw_session_get_history (self->session));
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

/* Whether the number of the only choice was typed behind what is asked about: where that ends with a place it would be another place. */
static gboolean
is_answered_behind (PwEntry *self, const char *text)
{
  gsize length = strlen (self->text);

  return self->asked_before.kind != PW_KIND_ANY && length > 0 && strncmp (text, self->text, length) == 0 &&
         strcmp (text + length + strspn (text + length, " "), "1") == 0;
}

void
pw_entry_replace_text (PwEntry *self, char *text)
{
  if (is_answered_behind (self, text))
    {
      g_free (text);
      text = g_strdup ("1");
    }
  self->asked = self->asked_printed = FALSE;
  /* What was asked is answered by Enter once more, or by the number of the only choice. */
  if (*text != '\0' && strcmp (text, "1") != 0 && strcmp (text, self->text) != 0)
    self->asked_before.kind = PW_KIND_ANY;
  if (!self->text || strncmp (self->text, text, self->opened) != 0)
    self->opened = 0;
  replace (self, &self->text, text, PROP_TEXT);
}

static void
select_on_page (PwEntry *self, int index)
{
  if (self->selected == index)
    return;
  self->selected = index;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SELECTED]);
}

/* It is found when somebody asks: reading what it would say costs more than the move that has just been played. */
static void
update_ghost (PwEntry *self)
{
  g_clear_pointer (&self->ghost, g_free);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GHOST]);
}

/* Which of all choices is selected; -1 where it is none, but what turns the page or goes by a sign. */
static int
selected_in_all (PwEntry *self)
{
  PwScene scene = pw_entry_scene (self);
  guint left = self->reading.choices->len - self->reading.first;
  guint shown = left > PW_ENTRY_PAGE ? pw_entry_page_size (&scene, self->reading.choices) : left;

  return self->selected >= 0 && self->selected < (int) shown ? (int) self->reading.first + self->selected : -1;
}

static char *
make_ghost (PwEntry *self)
{
  PwScene scene = pw_entry_scene (self);
  int at = selected_in_all (self);

  if (self->reader)
    return g_strdup (*self->text || pw_entry_is_looking_back (self) ? "" : self->hint);
  if (pw_entry_is_looking_back (self) || (self->selected >= 0 && at < 0))
    return g_strdup ("");
  return pw_entry_make_ghost (&scene, &self->base, &self->reading, self->text, self->picked || !self->reading.whole ? at : -1);
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
place_on_page (const PwScene *scene, const PwReading *reading)
{
  guint left = reading->choices->len - reading->first;
  int shown = (int) (left > PW_ENTRY_PAGE ? pw_entry_page_size (scene, reading->choices) : left);
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
void
pw_entry_update (PwEntry *self, gboolean force)
{
  PwScene scene = pw_entry_scene (self);
  PwReading old = self->reading;
  gboolean differs = force || self->has_refused;
  gboolean back = pw_entry_is_looking_back (self);
  const char *const earlier = _("an earlier moment; Escape returns to the game");
  gpointer outer = pw_entry_begin_lists ();

  g_object_freeze_notify (G_OBJECT (self));
  self->has_refused = FALSE;
  self->picked = FALSE;
  pw_reading_init (&self->reading);
  self->reading.partial = self->base;
  if (!back && self->reader)
    read_with_reader (self);
  else if (!back)
    pw_entry_read_on (&scene, &self->base, self->text, &self->reading);
  for (guint i = 0; i < self->reading.choices->len && !pw_setup_tells_points (scene.setup); i++)
    {
      PwChoice *choice = &g_array_index (self->reading.choices, PwChoice, i);

      choice->points = choice->worth = 0;
    }
  differs |= !pw_move_equal (&old.partial, &self->reading.partial) || !same_choices (old.choices, self->reading.choices);
  pw_reading_clear (&old);
  {
    char *prompt = back ? g_strdup (earlier) : pw_game_prompt (scene.game, scene.setup, scene.state);

    differs |= g_strcmp0 (prompt, self->prompt) != 0;
    replace (self, &self->prompt, prompt, PROP_PROMPT);
  }
  differs |= pw_choice_page_update (self->page, &scene, &self->base, &self->reading, self->text);
  pw_entry_end_lists (outer);
  select_on_page (self, place_on_page (&scene, &self->reading));
  update_ghost (self);
  g_object_thaw_notify (G_OBJECT (self));
  if (differs)
    g_signal_emit (self, signals[CHANGED], 0);
}

/* Begins anew for whoever acts. */
static void
reset (PwEntry *self)
{
  PwScene scene = pw_entry_scene (self);

  g_array_set_size (self->steps, 0);
  pw_move_init (&self->base, PW_KIND_ANY, scene.game->play.actor (scene.state));
  pw_move_init (&self->asked_before, PW_KIND_ANY, PW_NOBODY);
  pw_entry_replace_text (self, g_strdup (""));
}

static void
on_session_changed (PwEntry *self, PwChange change)
{
  reset (self);
  pw_entry_update (self, TRUE);
}

/* -- Object --------------------------------------------------------------------------------------- */

static void
pw_entry_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  PwEntry *self = PW_ENTRY (object);

  switch (id)
    {
    case PROP_TEXT: g_value_set_string (value, self->text); break;
    case PROP_GHOST: g_value_set_string (value, pw_entry_get_ghost (self)); break;
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
  g_free (self->joined_text);
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
  props[PROP_SELECTED] = g_param_spec_int ("selected", NULL, NULL, -1, G_MAXINT, -1, read | G_PARAM_WRITABLE);
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
   * PwEntry::breaks:
   * @line: what was entered, in notation: it holds for the whole game
   *
   * With it later lines would not fit.
   *
   * Returns: whether people are asked what becomes of them; else it is refused
   */
  signals[BREAKS] = g_signal_new ("breaks", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled,
                                  NULL, NULL, G_TYPE_BOOLEAN, 1, G_TYPE_STRING);
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
  self->prompt = g_strdup ("");
  self->selected = -1;
  self->at = PW_ENTRY_PRESENT;
  self->steps = g_array_new (FALSE, FALSE, sizeof (PwEntryStep));
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

/**
 * pw_entry_new_at:
 * @session: a game; it must not change while the entry is used
 * @at: so many moves were played then
 * @taker: gets the moves that are entered
 * @owner: handed to it; must stay as long as the entry does
 *
 * Returns: (transfer full): what is being entered for an earlier moment; nothing is played
 */
PwEntry *
pw_entry_new_at (PwSession *session, guint at, PwEntryTaker taker, gpointer owner)
{
  PwEntry *self;

  g_return_val_if_fail (PW_IS_SESSION (session), NULL);
  g_return_val_if_fail (at <= pw_history_get_cursor (pw_session_get_history (session)), NULL);

  self = g_object_new (PW_TYPE_ENTRY, NULL);
  self->session = g_object_ref (session);
  self->at = at;
  self->taker = taker;
  self->taker_owner = owner;
  on_session_changed (self, PW_CHANGE_ALL);
  return self;
}

/**
 * pw_entry_get_state:
 * @self: an entry
 *
 * Returns: the state in which moves are entered
 */
gconstpointer
pw_entry_get_state (PwEntry *self)
{
  g_return_val_if_fail (PW_IS_ENTRY (self), NULL);
  return pw_entry_scene (self).state;
}

/**
 * pw_entry_restart:
 * @self: an entry
 * @text: what it says now
 *
 * Begins anew: what was clicked before is forgotten.
 */
void
pw_entry_restart (PwEntry *self, const char *text)
{
  g_return_if_fail (PW_IS_ENTRY (self));

  g_object_freeze_notify (G_OBJECT (self));
  reset (self);
  pw_entry_replace_text (self, g_utf8_make_valid (text, -1));
  pw_entry_update (self, TRUE);
  g_object_thaw_notify (G_OBJECT (self));
}

gboolean
pw_entry_is_begun (PwEntry *self)
{
  g_return_val_if_fail (PW_IS_ENTRY (self), FALSE);
  return self->steps->len > 0;
}

gboolean
pw_entry_is_picked (PwEntry *self)
{
  g_return_val_if_fail (PW_IS_ENTRY (self), FALSE);
  return self->picked && self->selected >= 0;
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
  if (self->ghost == NULL)
    self->ghost = make_ghost (self);
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
    {
      if (g_strcmp0 (self->hint, hint ? hint : "") != 0)
        {
          g_free (self->hint);
          self->hint = g_strdup (hint ? hint : "");
          update_ghost (self);
        }
      return;
    }
  self->reader = reader;
  self->reader_play = play_move;
  self->reader_owner = owner;
  g_free (self->hint);
  self->hint = g_strdup (hint ? hint : "");
  reset (self);
  pw_entry_update (self, TRUE);
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
pw_entry_get_joined (PwEntry *self)
{
  g_return_val_if_fail (PW_IS_ENTRY (self), NULL);
  return self->joined_text && *self->text && strcmp (self->text, self->joined_text) == 0 ? &self->joined : NULL;
}

/**
 * pw_entry_get_move:
 * @self: an entry
 * @move: (out): what Enter would play
 *
 * Returns: whether what is typed and selected is a whole move
 */
gboolean
pw_entry_get_move (PwEntry *self, PwMove *move)
{
  const PwReading *reading;
  int at;

  g_return_val_if_fail (PW_IS_ENTRY (self), FALSE);
  reading = &self->reading;
  at = selected_in_all (self);
  if (reading->whole && !self->picked)
    {
      *move = reading->move;
      return TRUE;
    }
  if (at < 0 || g_array_index (reading->choices, PwChoice, at).more)
    return FALSE;
  *move = g_array_index (reading->choices, PwChoice, at).move;
  return TRUE;
}

/**
 * pw_entry_get_problem:
 * @self: an entry
 *
 * Returns: (nullable): why Enter would play nothing, or open nothing
 */
const GError *
pw_entry_get_problem (PwEntry *self)
{
  g_return_val_if_fail (PW_IS_ENTRY (self), NULL);
  return self->reading.error;
}

const PwMove *
pw_entry_get_refused (PwEntry *self)
{
  g_return_val_if_fail (PW_IS_ENTRY (self), NULL);
  return self->has_refused ? &self->refused : NULL;
}

/**
 * pw_entry_get_printed:
 * @self: an entry
 *
 * Returns: (nullable): the move before which "refused" has just asked what is printed; Enter is the answer
 */
const PwMove *
pw_entry_get_printed (PwEntry *self)
{
  g_return_val_if_fail (PW_IS_ENTRY (self), NULL);
  return self->asked_printed ? &self->printed_move : NULL;
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
