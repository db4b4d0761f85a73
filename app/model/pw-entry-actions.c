/* pw-entry-actions.c: what people do with an entry: type, Enter, Escape, clicks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-notation.h"

/* @about: (nullable): the move, as far as it is understood. The text stays for correction. */
static gboolean
refuse (PwEntry *self, const GError *error, const PwMove *about)
{
  g_autoptr (GError) kept = g_error_copy (error);

  self->has_refused = about != NULL;
  if (about)
    self->refused = *about;
  self->by_rule = error->domain == PW_RULE_ERROR;
  g_signal_emit_by_name (self, "refused", kept);
  return FALSE;
}

/* A single word, or nothing at all, of which habit says more than meaning: not a number that was chosen, nor a sentence. */
static gboolean
says_little (const char *text)
{
  g_autofree char *word = g_strstrip (g_strdup (text));

  return word[strcspn (word, " 0123456789,=!")] == '\0';
}

/* What Enter alone or a single word says, and is hardly meant now, is asked once; FALSE where it is not. */
static gboolean
ask_whether (PwEntry *self, const PwMove *move)
{
  PwScene scene = pw_entry_scene (self);
  g_autofree char *why = NULL;
  g_autoptr (GError) error = NULL;

  if (self->asked || self->taker || self->reader)
    return FALSE;
  if (self->reading.place && self->opened == 0)
    why = g_strdup_printf (_("No die shows %u: it is read as number %u of the list. Press Enter again to play it."),
                           self->reading.place, self->reading.place);
  else if (says_little (self->text))
    why = pw_game_unlikely (scene.game, scene.setup, scene.state, move);
  if (!why)
    return FALSE;
  self->asked = TRUE;
  g_set_error_literal (&error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNLIKELY, why);
  refuse (self, error, NULL);
  return TRUE;
}

static gboolean
play (PwEntry *self, const PwMove *move)
{
  g_autoptr (PwEntry) alive = g_object_ref (self);
  g_autoptr (GError) error = NULL;
  PwMove played = *move;

  if (self->taker)
    {
      self->taker (self->taker_owner, &played);
      return TRUE;
    }
  if (pw_entry_asks_printed (self, &played, &error))
    return refuse (self, error, NULL);
  if (!pw_session_play (self->session, &played, &error))
    return pw_entry_offers_revision (self, &played) ? FALSE : refuse (self, error, &played);
  g_signal_emit_by_name (self, "played");
  return TRUE;
}

/* Plays what the reading asks for, and what it is about. */
static gboolean
play_both (PwEntry *self, const PwMove *before, const PwMove *move)
{
  g_autoptr (PwEntry) alive = g_object_ref (self);
  g_autoptr (GError) error = NULL;
  PwMove first = *before, second = *move;

  if (!pw_session_play (self->session, &first, &error))
    return refuse (self, error, &first);
  return play (self, &second);
}

/* Whether something goes before the move: asks for it once; later by itself it is the answer. */
static gboolean
ask_before (PwEntry *self)
{
  const PwReading *reading = &self->reading;

  if (self->asked && self->asked_before.kind != PW_KIND_ANY)
    return play_both (self, &self->asked_before, &self->asked_move);
  self->asked = !self->taker;
  self->asked_before = reading->before;
  self->asked_move = reading->move;
  return refuse (self, reading->error, NULL);
}

/* Whether @move is the answer to what was asked: what goes before another one. */
static gboolean
is_answer (PwEntry *self, const PwMove *move)
{
  return !self->taker && self->asked_before.kind != PW_KIND_ANY && pw_move_equal (&self->asked_before, move);
}

static void
set_text (PwEntry *self, char *text)
{
  gboolean was_certain = self->reading.certain;

  g_object_freeze_notify (G_OBJECT (self));
  pw_entry_replace_text (self, text);
  pw_entry_update (self, FALSE);
  g_object_thaw_notify (G_OBJECT (self));
  /* What no further key can mend is said at once, and once. */
  if (self->reading.certain && !was_certain && self->reading.error)
    refuse (self, self->reading.error, NULL);
}

/* Goes on from @partial, with a way back. */
static void
go_on_from (PwEntry *self, const PwMove *partial)
{
  PwEntryStep step = { .base = self->base, .text = g_strdup (self->text) };

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
  g_autoptr (PwChoiceItem) item = g_list_model_get_item (G_LIST_MODEL (self->page), index);
  gboolean next_page = pw_choice_item_get_choice (item) == NULL;
  const PwChoice choice = next_page ? (PwChoice){ .more = TRUE } : *pw_choice_item_get_choice (item);
  gsize length = strlen (self->text) - self->reading.pending;
  guint token = pw_choice_item_get_number (item);
  if (self->reading.before.kind != PW_KIND_ANY && !self->taker)
    return play_both (self, &self->reading.before, &self->reading.move);
  if (!choice.more)
    return is_answer (self, &choice.move) ? play_both (self, &self->asked_before, &self->asked_move) : play (self, &choice.move);
  /* Behind words a digit may be a part of a line of notation; and some have none. */
  if (!next_page && (!is_digits (self->text) || (choice.shortcut && token == 0)))
    {
      go_on_from (self, &choice.move);
      return TRUE;
    }
  set_text (self, g_strdup_printf ("%.*s%s%u ", (int) length, self->text, length > 0 && self->text[length - 1] != ' ' ? " " : "",
                                   token));
  self->opened = strlen (self->text);
  return TRUE;
}

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
  if (pw_entry_is_looking_back (self))
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

  if (pw_entry_is_looking_back (self))
    {
      pw_session_look_at_present (self->session);
      return TRUE;
    }
  if (self->picked && self->selected >= 0)
    return take (self, (guint) self->selected);
  /* A click has asked what is printed: Enter is the answer, whatever choice it would take else. */
  if (self->asked_printed)
    {
      PwMove asked = self->printed_move;

      return play (self, &asked);
    }
  if (self->reading.whole)
    {
      PwMove move = self->reading.move;

      if (self->reader)
        {
          if (self->reader_play (self->reader_owner, &move))
            g_signal_emit_by_name (self, "played");
          return TRUE;
        }
      return ask_whether (self, &move) ? FALSE : play (self, &move);
    }
  if (self->reading.before.kind != PW_KIND_ANY)
    return ask_before (self);
  if (self->reading.error)
    return refuse (self, self->reading.error, self->reading.move.kind != PW_KIND_ANY ? &self->reading.move : NULL);
  if (self->selected >= 0)
    {
      PwMove move;

      return pw_entry_get_move (self, &move) && ask_whether (self, &move) ? FALSE : take (self, (guint) self->selected);
    }

  /* An empty text where there is nothing to choose. Where a position is entered no dice are asked, whatever the rules would ask. */
  scene = pw_entry_scene (self);
  if (self->reader && *self->hint)
    /* Translators: Enter was pressed, and what is asked for: "Ana – Buildings: a number from 0 to 20". */
    g_set_error (&error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING, _("Nothing was typed. Expected here: %s."), self->hint);
  else if (pw_entry_dice_kind (&scene) >= 0)
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
  if (!pw_move_set_reason (&move, pw_session_get_setup (self->session), reason, error) ||
      !pw_session_play (self->session, &move, error))
    return FALSE;
  g_signal_emit_by_name (self, "played");
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

  if (pw_entry_is_looking_back (self))
    {
      pw_session_look_at_present (self->session);
      return TRUE;
    }
  if (self->has_refused || (self->asked_printed && *self->text == '\0'))
    {
      self->asked_printed = FALSE;
      pw_entry_update (self, TRUE);
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
      PwEntryStep *last = &g_array_index (self->steps, PwEntryStep, self->steps->len - 1);
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
 * @item: a choice of the page
 *
 * A click on a choice: plays it, or opens what follows it. It is that choice and no other, whatever number it has: several
 * have none, such as those with a letter and the one that turns the page.
 *
 * Returns: %FALSE where it is no longer to choose from, or was refused
 */
gboolean
pw_entry_pick (PwEntry *self, PwChoiceItem *item)
{
  guint at;

  g_return_val_if_fail (PW_IS_ENTRY (self), FALSE);
  g_return_val_if_fail (PW_IS_CHOICE_ITEM (item), FALSE);

  return g_list_store_find (self->page, item, &at) && take (self, at);
}

/* Whether @click is something that the dice put together before may be for. */
static gboolean
is_for_joined (PwEntry *self, const PwMove *click)
{
  const PwMove *joined = pw_entry_get_joined (self);

  return joined && joined->kind == click->kind && joined->player == click->player;
}

static gboolean
propose_for_joined (PwEntry *self, const PwScene *scene, const PwMove *click)
{
  g_autoptr (GArray) leaves = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  g_autoptr (GError) error = NULL;
  PwMove both = pw_entry_lay_over (pw_entry_get_joined (self), click);

  pw_entry_find_leaves (scene, &both, 2, leaves);
  if (leaves->len == 1)
    both = g_array_index (leaves, PwChoice, 0).move;
  else if (leaves->len > 1)
    {
      go_on_from (self, &both);
      return TRUE;
    }
  else if (!pw_entry_make_whole (scene, &both, &error))
    return refuse (self, error, &both);
  return play (self, &both);
}

/**
 * pw_entry_propose:
 * @self: an entry
 * @partial: what was clicked: the arguments it sets, and perhaps the kind
 *
 * A click on a board. It goes together with what is chosen so far; where that is not possible it
 * takes its place. When only one legal move is left it is played at once, unless the click only picks something
 * up (%PW_MOVE_PICKED_UP): that waits for a place, or for the same click again. While an earlier moment
 * is shown, returns to the game and does nothing else: what was clicked may not be there any more. Dice that are put together
 * (%PW_MOVE_JOINED) become the text that says them; what is clicked then is done with these and no others.
 *
 * Returns: %FALSE, with "refused", when nothing legal has to do with the click
 */
gboolean
pw_entry_propose (PwEntry *self, const PwMove *partial)
{
  PwScene scene;
  PwMove merged;
  g_autoptr (GArray) leaves = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  gboolean again;

  g_return_val_if_fail (PW_IS_ENTRY (self), FALSE);
  g_return_val_if_fail (partial != NULL, FALSE);

  if (pw_entry_is_looking_back (self))
    {
      pw_session_look_at_present (self->session);
      return TRUE;
    }
  scene = pw_entry_scene (self);
  if (partial->flags & PW_MOVE_JOINED)
    {
      set_text (self, pw_entry_join (self, partial));
      return TRUE;
    }
  if (is_for_joined (self, partial))
    return propose_for_joined (self, &scene, partial);
  if ((partial->player >= 0 && partial->player != scene.game->play.actor (scene.state)) ||
      !pw_entry_merge (&scene, &self->reading.partial, partial, &merged, leaves))
    {
      g_autoptr (GError) error = NULL;
      PwMove about;

      pw_entry_why_not (&scene, &self->reading.partial, partial, &about, &error);
      /* What was typed and refused goes: Enter would insist on what was clicked, and the line say something else. */
      if (self->reading.error)
        pw_entry_replace_text (self, g_strdup (""));
      if (self->has_refused || self->reading.error)
        pw_entry_update (self, TRUE);
      return refuse (self, error, &about);
    }
  /* What is picked up shows its places; clicked once more, it goes to the only one. */
  again = partial->flags & PW_MOVE_PICKED_UP && pw_move_equal (&merged, &self->reading.partial);
  if (again && leaves->len > 1)
    return TRUE;
  if (leaves->len == 1 && (again || !(partial->flags & PW_MOVE_PICKED_UP)))
    {
      PwMove only = g_array_index (leaves, PwChoice, 0).move;

      return play (self, &only);
    }
  /* A list of one that only leads on is no question. */
  for (guint i = 0; i < PW_MAX_ARGS; i++)
    {
      g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));

      pw_entry_list (&scene, &merged, choices);
      pw_entry_drop_dead_ends (&scene, choices);
      if (choices->len != 1 || !g_array_index (choices, PwChoice, 0).more)
        break;
      merged = g_array_index (choices, PwChoice, 0).move;
    }
  go_on_from (self, &merged);
  return TRUE;
}
