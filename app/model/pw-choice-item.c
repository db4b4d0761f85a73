/* pw-choice-item.c: the numbered choices as views show them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-notation.h"
#include "core/pw-view-input.h"

struct _PwChoiceItem
{
  GObject parent_instance;

  PwChoice choice;
  gboolean is_choice;           /* FALSE: "More" */
  char *label;
  char *sentence;
  guint number;
  gboolean typed;               /* its number, typed now, takes it */
  char letter;                  /* so does this; 0: there is none */
};

G_DEFINE_FINAL_TYPE (PwChoiceItem, pw_choice_item, G_TYPE_OBJECT)

static void
pw_choice_item_finalize (GObject *object)
{
  PwChoiceItem *self = PW_CHOICE_ITEM (object);

  g_free (self->label);
  g_free (self->sentence);
  G_OBJECT_CLASS (pw_choice_item_parent_class)->finalize (object);
}

static void
pw_choice_item_class_init (PwChoiceItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pw_choice_item_finalize;
}

static void
pw_choice_item_init (PwChoiceItem *self)
{
}

/**
 * pw_choice_item_get_choice:
 * @self: an item
 *
 * Returns: (transfer none) (nullable): the choice, or %NULL for "More"
 */
const PwChoice *
pw_choice_item_get_choice (PwChoiceItem *self)
{
  g_return_val_if_fail (PW_IS_CHOICE_ITEM (self), NULL);
  return self->is_choice ? &self->choice : NULL;
}

const char *
pw_choice_item_get_label (PwChoiceItem *self)
{
  g_return_val_if_fail (PW_IS_CHOICE_ITEM (self), NULL);
  return self->label;
}

const char *
pw_choice_item_get_sentence (PwChoiceItem *self)
{
  g_return_val_if_fail (PW_IS_CHOICE_ITEM (self), NULL);
  return self->sentence;
}

/**
 * pw_choice_item_get_number:
 * @self: an item
 *
 * Returns: the digit that takes it: see pw_entry_choice_number()
 */
guint
pw_choice_item_get_number (PwChoiceItem *self)
{
  g_return_val_if_fail (PW_IS_CHOICE_ITEM (self), 0);
  return self->number;
}

/**
 * pw_choice_item_get_key:
 * @self: an item
 *
 * Returns: the number that takes it when it is typed now; 0 where a number would say something else, as behind a word:
 *   "bank 1" is a bank from depot 1, whatever stands first in the list
 */
guint
pw_choice_item_get_key (PwChoiceItem *self)
{
  g_return_val_if_fail (PW_IS_CHOICE_ITEM (self), 0);
  return self->typed ? self->number : 0;
}

/**
 * pw_choice_item_get_letter:
 * @self: an item
 *
 * Returns: the letter, sign or digit 0 that takes it when it is typed now, whatever its number is; 0: there is none
 */
char
pw_choice_item_get_letter (PwChoiceItem *self)
{
  g_return_val_if_fail (PW_IS_CHOICE_ITEM (self), 0);
  return self->letter;
}

/**
 * pw_choice_item_get_keycap:
 * @self: an item
 *
 * Returns: the key that is shown for it, in the list and on the boards: its number, %PW_KEY_LETTER with its letter where that is the better
 *   known or the only one, or 0
 */
guint8
pw_choice_item_get_keycap (PwChoiceItem *self)
{
  guint key;
  gboolean own;

  g_return_val_if_fail (PW_IS_CHOICE_ITEM (self), 0);
  key = pw_choice_item_get_key (self);
  own = self->letter && self->is_choice && self->choice.letter == self->letter;
  if (key > 0 && key < PW_KEY_LETTER && !own)
    return (guint8) key;
  return self->letter ? (guint8) (PW_KEY_LETTER | (guint8) self->letter) : 0;
}

/* The choice in a few words; a game without words of its own gets the notation. */
static char *
make_label (const PwScene *scene, const PwChoice *choice)
{
  PwMove move = choice->move;

  if (scene->game->words.choice_label)
    return scene->game->words.choice_label (scene->setup, scene->state, choice);
  if (move.kind >= scene->game->n_kinds)
    return g_strdup ("…");
  move.player = PW_TABLE; /* whose choice it is goes without saying */
  return pw_notation_print (scene->game, scene->setup, &move);
}

char *
pw_choice_label (const PwScene *scene, const PwChoice *choice)
{
  GHashTable *memo = pw_entry_memo (PW_ENTRY_MEMO_LABELS);
  const PwEntryMemoKey key = { scene->state, *choice };
  char *label = memo ? g_hash_table_lookup (memo, &key) : NULL;

  if (!memo)
    return make_label (scene, choice);
  if (!label)
    {
      label = make_label (scene, choice);
      g_hash_table_insert (memo, g_memdup2 (&key, sizeof key), label);
    }
  return g_strdup (label);
}

/* @choice: NULL for "More", of which @n_more say how many follow. */
static PwChoiceItem *
pw_choice_item_new (const PwScene *scene, const PwChoice *choice, guint number, guint n_more)
{
  PwChoiceItem *self = g_object_new (PW_TYPE_CHOICE_ITEM, NULL);

  self->number = number;
  if (choice == NULL)
    {
      self->label = g_strdup (_("More"));
      self->sentence = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u more choice", "%u more choices", n_more), n_more);
      return self;
    }
  self->is_choice = TRUE;
  self->choice = *choice;
  self->label = pw_choice_label (scene, choice);
  self->sentence = scene->game->words.choice_sentence ? scene->game->words.choice_sentence (scene->setup, scene->state, choice)
                                                      : g_strdup (self->label);
  return self;
}

/* What need not be said of @choice: "with the 3", or in notation "discard=bank". */
static char *
optional_words (const PwScene *scene, const PwChoice *choice)
{
  const PwMoveKind *kind = choice->move.kind < scene->game->n_kinds ? &scene->game->kinds[choice->move.kind] : NULL;
  g_autofree char *line = NULL;
  g_autofree char *die = NULL;
  PwMove move = choice->move;
  const char *rest;

  if (kind == NULL)
    return NULL;
  move.player = PW_TABLE;
  for (guint i = 0; i < kind->n_args; i++)
    {
      gint16 *arg = &move.args[kind->args[i].index];
      gboolean optional = (kind->args[i].flags & PW_ARG_OPTIONAL) != 0;

      if (optional && kind->args[i].type == PW_ARG_DIE && die == NULL && *arg != PW_ARG_NONE)
        die = g_strdup_printf (_("with the %d"), *arg);
      else if (optional)
        continue;
      *arg = PW_ARG_NONE;
    }
  line = pw_notation_print (scene->game, scene->setup, &move);
  rest = strchr (line, ' ');
  if (die && rest)
    return g_strconcat (die, rest, NULL);
  return die ? g_steal_pointer (&die) : rest ? g_strdup (rest + 1) : NULL;
}

/* What must be said of @choice, in notation: "buy castle". */
static char *
required_words (const PwScene *scene, const PwChoice *choice)
{
  const PwMoveKind *kind = choice->move.kind < scene->game->n_kinds ? &scene->game->kinds[choice->move.kind] : NULL;
  PwMove move = choice->move;

  if (kind == NULL)
    return NULL;
  move.player = PW_TABLE;
  for (guint i = 0; i < kind->n_args; i++)
    if (kind->args[i].flags & PW_ARG_OPTIONAL)
      move.args[kind->args[i].index] = PW_ARG_NONE;
  return pw_notation_print (scene->game, scene->setup, &move);
}

/* The choice of @item without what the others of its label among @items say alike. */
static PwChoice
without_the_same (const PwScene *scene, GPtrArray *items, const PwChoiceItem *item)
{
  PwChoice differing = item->choice;
  const PwMoveKind *kind = differing.move.kind < scene->game->n_kinds ? &scene->game->kinds[differing.move.kind] : NULL;

  for (guint a = 0; kind && a < kind->n_args; a++)
    {
      guint index = kind->args[a].index;
      gboolean same = TRUE;

      for (guint i = 0; i < items->len && same; i++)
        {
          const PwChoiceItem *other = items->pdata[i];

          same = !other->is_choice || strcmp (other->label, item->label) != 0 ||
                 other->choice.move.args[index] == item->choice.move.args[index];
        }
      if (same)
        differing.move.args[index] = PW_ARG_NONE;
    }
  return differing;
}

/* Two items of one label say how they differ. */
static void
tell_apart (const PwScene *scene, GPtrArray *items)
{
  g_autofree gboolean *same = g_new0 (gboolean, items->len + 1);
  g_autofree PwChoice *differing = g_new (PwChoice, items->len + 1);

  for (guint i = 0; i < items->len; i++)
    differing[i] = without_the_same (scene, items, items->pdata[i]);
  for (guint i = 0; i < items->len; i++)
    for (guint j = 0; j < items->len && !same[i]; j++)
      same[i] = i != j && strcmp (((PwChoiceItem *) items->pdata[i])->label, ((PwChoiceItem *) items->pdata[j])->label) == 0;
  for (guint i = 0; i < items->len; i++)
    {
      PwChoiceItem *item = items->pdata[i];
      gboolean differs = same[i] && item->is_choice;
      g_autofree char *optional = differs ? optional_words (scene, &differing[i]) : NULL;
      g_autofree char *words = differs && !optional ? required_words (scene, &item->choice) : g_steal_pointer (&optional);
      g_autofree char *label = item->label, *sentence = item->sentence;

      item->label = words ? g_strdup_printf ("%s (%s)", label, words) : g_strdup (label);
      item->sentence = words ? g_strdup_printf ("%s (%s)", sentence, words) : g_strdup (sentence);
    }
}

/**
 * pw_choice_labels:
 * @choices: (element-type PwChoice): the choices of a step
 *
 * Returns: (transfer full) (element-type utf8): what each is called where it is shown
 */
GPtrArray *
pw_choice_labels (const PwScene *scene, const GArray *choices)
{
  GPtrArray *labels = g_ptr_array_new_with_free_func (g_free);

  for (guint first = 0; first < choices->len;)
    {
      guint left = choices->len - first, n = left > PW_ENTRY_PAGE ? pw_entry_page_size (scene, choices) : left;
      g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

      for (guint i = 0; i < n; i++)
        g_ptr_array_add (items, pw_choice_item_new (scene, &g_array_index (choices, PwChoice, first + i), 0, 0));
      tell_apart (scene, items);
      for (guint i = 0; i < n; i++)
        g_ptr_array_add (labels, g_strdup (pw_choice_item_get_label (items->pdata[i])));
      first += n;
    }
  return labels;
}

static gboolean
pw_choice_item_equal (PwChoiceItem *a, PwChoiceItem *b)
{
  return a->number == b->number && a->typed == b->typed && a->letter == b->letter && a->is_choice == b->is_choice &&
         (!a->is_choice || (pw_move_equal (&a->choice.move, &b->choice.move) && a->choice.more == b->choice.more &&
                            a->choice.points == b->choice.points && a->choice.group == b->choice.group)) &&
         g_strcmp0 (a->label, b->label) == 0 && g_strcmp0 (a->sentence, b->sentence) == 0;
}

/* What may be typed for choice @at beside its number: its own letter, the letter of its place, that of a number of two digits. */
static char
key_of (const PwScene *scene, const PwReading *reading, const char *letters, guint at)
{
  const PwChoice *choice = &g_array_index (reading->choices, PwChoice, at);

  if (choice->letter)
    return choice->letter;
  if (choice->number > PW_ENTRY_PAGE && choice->number <= PW_ENTRY_PAGE + 26 &&
      pw_entry_numbering (scene, reading->choices) == PW_NUMBERING_LONG)
    return (char) ('a' + choice->number - PW_ENTRY_PAGE - 1);
  return letters[at];
}

/* The letters of @items, of which the first is choice @first of the reading, where they are typed now: a letter of its own before anything
 * is, others behind digits. */
static void
add_letters (const PwScene *scene, const PwMove *base, const PwReading *reading, const char *text, GPtrArray *items)
{
  gboolean blank = text[strspn (text, " ")] == '\0';
  g_autofree char *letters = blank ? g_new0 (char, reading->choices->len + 1)
                                   : pw_entry_page_letters (scene, &reading->partial, reading->choices);
  gboolean takes = TRUE;

  if (!blank && !(g_ascii_isalnum (text[strlen (text) - 1]) || strchr (PW_ENTRY_SIGNS, text[strlen (text) - 1])))
    return;
  for (guint i = 0; i < items->len && takes; i++)
    {
      PwChoiceItem *item = items->pdata[i];
      char key = item->is_choice ? key_of (scene, reading, letters, reading->first + i) : '\0';

      if (key == '\0' || (blank && key != item->choice.letter))
        continue;
      /* Where the first is none, which is the rule behind words, none is. */
      takes = blank || pw_entry_takes_key (scene, base, text, key, &item->choice.move);
      item->letter = takes ? key : '\0';
    }
}

/* What a sign takes stands behind the page of the first list. */
static void
add_signs (const PwScene *scene, const PwReading *reading, const char *text, GPtrArray *items)
{
  g_autoptr (GArray) signs = g_array_new (FALSE, FALSE, sizeof (PwChoice));

  if (text[strspn (text, " ")] != '\0' || reading->choices->len == 0)
    return;
  pw_entry_list_signs (scene, &reading->partial, signs);
  for (guint i = 0; i < signs->len; i++)
    {
      PwChoiceItem *item = pw_choice_item_new (scene, &g_array_index (signs, PwChoice, i), 0, 0);

      item->letter = item->choice.letter;
      g_ptr_array_add (items, item);
    }
}

/* The items of the page that begins at the first choice of @reading. */
static GPtrArray *
make_items (const PwScene *scene, const PwMove *base, const PwReading *reading, const char *text)
{
  const GArray *choices = reading->choices;
  guint first = reading->first, left = choices->len - first;
  guint shown = left > PW_ENTRY_PAGE ? pw_entry_page_size (scene, choices) : left;
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  gboolean typed = TRUE;

  for (guint i = 0; i < shown + (shown < left); i++)
    {
      gboolean more = i == shown;
      const PwChoice *choice = more ? NULL : &g_array_index (choices, PwChoice, first + i);
      guint number = more ? pw_entry_more_number (scene, choices) : pw_entry_choice_number (scene, choices, first, first + i);

      /* Where the first that has a number cannot be typed, which is the rule behind words, none is tried. */
      typed = typed && (more || number == 0 || pw_entry_takes_number (scene, base, reading, text, first + i));
      g_ptr_array_add (items, pw_choice_item_new (scene, choice, number, left - i));
      PW_CHOICE_ITEM (items->pdata[i])->typed = typed && (more || number > 0 || !choice->shortcut);
    }
  add_letters (scene, base, reading, text, items);
  add_signs (scene, reading, text, items);
  tell_apart (scene, items);
  return items;
}

/**
 * pw_choice_page_update:
 * @page: (element-type PwChoiceItem): what is shown
 * @scene: what is played
 * @base: what was chosen by clicks before
 * @reading: what @text means: all choices of the step, and which of them is the first on the page
 * @text: what is typed
 *
 * Brings the page up to date; items that stay are the same objects. Each number is tried behind @text: between
 * pw_entry_begin_lists() and pw_entry_end_lists() they share what that has listed.
 *
 * Returns: whether anything differs
 */
gboolean
pw_choice_page_update (GListStore *page, const PwScene *scene, const PwMove *base, const PwReading *reading, const char *text)
{
  g_autoptr (GPtrArray) items = make_items (scene, base, reading, text);
  guint head = 0, tail = 0, n = items->len, old = g_list_model_get_n_items (G_LIST_MODEL (page));

  while (head < MIN (old, n))
    {
      g_autoptr (PwChoiceItem) item = g_list_model_get_item (G_LIST_MODEL (page), head);

      if (!pw_choice_item_equal (item, items->pdata[head]))
        break;
      head++;
    }
  while (tail < MIN (old, n) - head)
    {
      g_autoptr (PwChoiceItem) item = g_list_model_get_item (G_LIST_MODEL (page), old - 1 - tail);

      if (!pw_choice_item_equal (item, items->pdata[n - 1 - tail]))
        break;
      tail++;
    }
  if (old == n && head == n)
    return FALSE;
  g_list_store_splice (page, head, old - head - tail, items->pdata + head, n - head - tail);
  return TRUE;
}
