/* pw-entry-list.c: the choices of a step as they are shown, and those that a label names
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-private.h"

#include <stdlib.h>
#include <string.h>

#include "core/pw-notation.h"

/** MOST_LISTS: lists that are looked at behind the one that is shown; no game needs as many. */
#define MOST_LISTS 200

/* The only die that any of @choices uses, though nobody has said it; 0 where there is none, or several. */
static guint
find_only_die (const PwScene *scene, const PwMove *partial, const GArray *choices)
{
  guint found = 0;

  for (guint i = 0; i < choices->len; i++)
    for (guint face = 1; face <= PW_ENTRY_LAST_FACE; face++)
      if (pw_entry_uses_die (scene, &g_array_index (choices, PwChoice, i), face))
        {
          const PwChoice said = { .move = *partial };

          if ((found != 0 && found != face) || pw_entry_uses_die (scene, &said, face))
            return 0;
          found = face;
        }
  return found;
}

static void
list (const PwScene *scene, const PwMove *partial, GArray *choices)
{
  guint die;

  pw_game_choices (scene->game, scene->state, partial, choices);
  die = partial->kind == PW_KIND_ANY ? find_only_die (scene, partial, choices) : 0;
  for (guint i = 0; i < choices->len; i++)
    {
      PwChoice *choice = &g_array_index (choices, PwChoice, i);

      choice->die = (gint16) die;
      /* What the table rolled or drew has happened. */
      choice->fact |= partial->player == PW_TABLE;
    }
}

/**
 * pw_entry_list:
 * @partial: what is chosen so far
 * @choices: (element-type PwChoice): the choices of the next step are appended
 *
 * Lists what follows. Where one die is left and goes without saying, each choice knows it: its number may be
 * typed all the same, as while two are left.
 */
void
pw_entry_list (const PwScene *scene, const PwMove *partial, GArray *choices)
{
  GHashTable *memo = choices->len > 0 ? NULL : pw_entry_memo (PW_ENTRY_MEMO_LISTS);
  const PwEntryMemoKey key = { scene->state, { .move = *partial } };
  GArray *listed;

  if (!memo)
    {
      list (scene, partial, choices);
      return;
    }
  listed = g_hash_table_lookup (memo, &key);
  if (!listed)
    {
      listed = g_array_new (FALSE, FALSE, sizeof (PwChoice));
      list (scene, partial, listed);
      g_hash_table_insert (memo, g_memdup2 (&key, sizeof key), listed);
    }
  g_array_append_vals (choices, listed->data, listed->len);
}

/**
 * pw_entry_list_shortcuts:
 * @partial: what is chosen so far
 * @choices: (element-type PwChoice): the choices of the next step, as pw_entry_list() lists them; those that say more than one of them
 *   are appended
 */
void
pw_entry_list_shortcuts (const PwScene *scene, const PwMove *partial, GArray *choices)
{
  GHashTable *memo = pw_entry_memo (PW_ENTRY_MEMO_LISTS);
  const PwEntryMemoKey key = { scene->state, { .move = *partial, .more = TRUE } };
  GArray *listed = memo ? g_hash_table_lookup (memo, &key) : NULL;
  guint n = choices->len;

  if (pw_entry_says_nothing (partial) || pw_entry_numbering (scene, choices) == PW_NUMBERING_LONG)
    return;
  if (listed)
    {
      g_array_append_vals (choices, listed->data, listed->len);
      return;
    }
  pw_game_shortcuts (scene->game, scene->state, partial, choices);
  if (!memo)
    return;
  listed = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  if (choices->len > n)
    g_array_append_vals (listed, &g_array_index (choices, PwChoice, n), choices->len - n);
  g_hash_table_insert (memo, g_memdup2 (&key, sizeof key), listed);
}

/**
 * pw_entry_list_signs:
 * @partial: what is chosen so far
 * @choices: (element-type PwChoice): what a sign takes before anything is chosen is appended
 *
 * It stands beside the list and takes no number away from it.
 */
void
pw_entry_list_signs (const PwScene *scene, const PwMove *partial, GArray *choices)
{
  g_autoptr (GArray) listed = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  guint n;

  if (!pw_entry_says_nothing (partial) || partial->player < 0)
    return;
  pw_entry_list (scene, partial, listed);
  n = listed->len;
  pw_game_shortcuts (scene->game, scene->state, partial, listed);
  if (listed->len > n)
    g_array_append_vals (choices, &g_array_index (listed, PwChoice, n), listed->len - n);
}

/* What a label is compared by; nobody types its commas. */
static char *
fold_anew (const char *text)
{
  g_autofree char *folded = pw_label_fold (text);
  g_auto (GStrv) parts = g_strsplit (folded, ",", -1);
  g_autofree char *joined = g_strjoinv (" ", parts);

  return pw_label_fold (joined);
}

/* The same, of what a reading has folded before. */
static char *
fold_label (const char *text)
{
  GHashTable *memo = pw_entry_memo (PW_ENTRY_MEMO_FOLDED);
  char *folded = memo ? g_hash_table_lookup (memo, text) : NULL;

  if (!memo)
    return fold_anew (text);
  if (!folded)
    {
      folded = fold_anew (text);
      g_hash_table_insert (memo, g_strdup (text), folded);
    }
  return g_strdup (folded);
}

/** How much of a label is typed: parentheses need not be, nor what stands in them, of "Take 2 workers" the count will do, and a group of
 * dice, "5+2", stands for what they are used for. */
typedef enum
{
  WHOLE,
  WITHOUT_PARENTHESES,
  WITHOUT_ASIDE,
  COUNT,
  GROUP,
} LabelPart;

/* Whether @text is what @label, which is folded, says of how many of what there are: "2 red" of "depot 3: 2 red". A
 * number may be that of a thing: "pig 2 from 3". */
static gboolean
is_count (const PwScene *scene, const char *label, const char *text)
{
  const char *colon = strstr (label, ": "), *from = colon ? colon + 2 : label;
  g_autofree char *before = NULL;
  gsize length = strcspn (from, "0123456789"), digits = strspn (from + length, "0123456789");
  const char *word;

  if (digits == 0 || from[length + digits] != ' ' || (length > 0 && from[length - 1] != ' ') || strcmp (from + length, text) != 0)
    return FALSE;
  before = g_strchomp (g_strndup (from, length));
  word = strrchr (before, ' ');
  return !pw_entry_is_numbered (scene, word ? word + 1 : before);
}

/* Whether that part of @label is @text. */
static gboolean
is_label (const PwScene *scene, const char *label, const char *text, LabelPart part)
{
  g_autofree char *cut = g_strdup (label);
  g_autofree char *folded = NULL;
  char *aside = strstr (cut, " (");

  if ((part == WITHOUT_PARENTHESES || part == WITHOUT_ASIDE) && !aside)
    return FALSE;
  if (part == GROUP)
    return aside && strchr (text, '+') && strlen (aside) == strlen (text) + 3 && strncmp (aside + 2, text, strlen (text)) == 0;
  if (part == WITHOUT_PARENTHESES)
    g_strdelimit (cut, "()", ' ');
  else if (part != WHOLE && aside)
    *aside = '\0';
  folded = fold_label (cut);
  return part == COUNT ? is_count (scene, folded, text) : strcmp (folded, text) == 0;
}

/* What @choices are called; @partial: (nullable): what they are the whole list of. (transfer full) */
static GPtrArray *
labels_of (const PwScene *scene, const PwMove *partial, const GArray *choices)
{
  GHashTable *memo = partial ? pw_entry_memo (PW_ENTRY_MEMO_LABELS_OF_LIST) : NULL;
  PwEntryMemoKey key = { scene->state, { .more = TRUE } };
  GPtrArray *labels;

  if (!memo)
    return pw_choice_labels (scene, choices);
  key.choice.move = *partial;
  labels = g_hash_table_lookup (memo, &key);
  if (!labels)
    {
      labels = pw_choice_labels (scene, choices);
      g_hash_table_insert (memo, g_memdup2 (&key, sizeof key), labels);
    }
  return g_ptr_array_ref (labels);
}

/* Whether the two are of one kind and about different things, such as two buildings; what they cost may differ besides. */
static gboolean
are_other_things (const PwScene *scene, const PwChoice *one, const PwChoice *other)
{
  const PwMoveKind *kind = one->move.kind < scene->game->n_kinds ? &scene->game->kinds[one->move.kind] : NULL;

  for (guint i = 0; kind && other->move.kind == one->move.kind && i < kind->n_args; i++)
    if (kind->args[i].type == PW_ARG_WORD && !(kind->args[i].flags & (PW_ARG_OPTIONAL | PW_ARG_BARE)) &&
        one->move.args[kind->args[i].index] != other->move.args[kind->args[i].index])
      return TRUE;
  return FALSE;
}

/**
 * pw_entry_are_namesakes:
 * @one: a choice
 * @other: another
 *
 * Returns: whether they are different things, and @other is called as @one is, but for what stands behind it in parentheses: "sawmill" may be
 *   the Sawmill, or the Sawmill (wood)
 */
gboolean
pw_entry_are_namesakes (const PwScene *scene, const PwChoice *one, const PwChoice *other)
{
  g_autofree char *name = NULL, *label = NULL, *text = NULL;

  if (!are_other_things (scene, one, other))
    return FALSE;
  name = pw_choice_label (scene, one);
  text = fold_label (name);
  label = pw_choice_label (scene, other);
  return is_label (scene, label, text, WITHOUT_ASIDE);
}

/* Appends those of @choices that are called @text to @out; first by the whole label. @partial: as in labels_of() */
static void
take_labelled (const PwScene *scene, const PwMove *partial, const GArray *choices, const char *text, GArray *out)
{
  g_autoptr (GPtrArray) labels = labels_of (scene, partial, choices);
  LabelPart part;

  for (part = WHOLE; part <= GROUP && out->len == 0; part++)
    for (guint i = 0; i < choices->len && (part < COUNT || g_ascii_isdigit (*text)); i++)
      /* Of what looks alike the beginning of a label is the name of several. */
      if ((part == WHOLE || !g_array_index (choices, PwChoice, i).alike) && is_label (scene, labels->pdata[i], text, part))
        g_array_append_vals (out, &g_array_index (choices, PwChoice, i), 1);
  /* Either may be meant. */
  for (guint i = 0; out->len > 0 && part == WHOLE + 1 && i < choices->len; i++)
    if (!g_array_index (choices, PwChoice, i).alike &&
        pw_entry_are_namesakes (scene, &g_array_index (out, PwChoice, 0), &g_array_index (choices, PwChoice, i)))
      g_array_append_vals (out, &g_array_index (choices, PwChoice, i), 1);
}

static gboolean
has_letter (const char *text)
{
  for (const char *p = text; *p; p = g_utf8_next_char (p))
    if (g_unichar_isalpha (g_utf8_get_char (p)))
      return TRUE;
  return FALSE;
}

/* Whether @text, which is folded, may be what a shortcut is called: that of a tile and of what is thrown out for it is four words at least. */
static gboolean
may_be_shortcut (const char *text)
{
  guint n_spaces = 0;

  for (const char *p = text; *p; p++)
    n_spaces += *p == ' ';
  return n_spaces >= 3;
}

/* The lists behind those that @level leads to, step by step, until one has what is called @text. */
static void
find_behind (const PwScene *scene, const PwMove *partial, const char *text, GArray *out)
{
  g_autoptr (GArray) seen = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  g_autoptr (GHashTable) listed = pw_move_set_new (), taken = pw_move_set_new ();
  const PwChoice first = { .move = *partial, .more = TRUE };
  guint end = 1;

  g_array_append_val (seen, first);
  pw_move_set_add (listed, partial);
  for (guint i = 0; i < out->len; i++)
    pw_move_set_add (taken, &g_array_index (out, PwChoice, i).move);
  for (guint at = 0; at < MIN (seen->len, MOST_LISTS); at++)
    {
      g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));
      g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (PwChoice));
      PwMove node = g_array_index (seen, PwChoice, at).move;

      /* A step is done with: what costs nothing comes before what is paid for. */
      if (at == end)
        {
          if (out->len > 0)
            return;
          end = seen->len;
        }
      pw_entry_list (scene, &node, choices);
      if (at > 0)
        take_labelled (scene, &node, choices, text, found);
      if (at > 0 && found->len == 0 && may_be_shortcut (text))
        {
          g_autoptr (GArray) with_shortcuts = g_array_copy (choices);

          pw_entry_list_shortcuts (scene, &node, with_shortcuts);
          if (with_shortcuts->len > choices->len)
            take_labelled (scene, NULL, with_shortcuts, text, found);
        }
      for (guint i = 0; i < found->len; i++)
        if (pw_move_set_add (taken, &g_array_index (found, PwChoice, i).move))
          g_array_append_vals (out, &g_array_index (found, PwChoice, i), 1);
      for (guint i = 0; i < choices->len; i++)
        if (g_array_index (choices, PwChoice, i).more && pw_move_set_add (listed, &g_array_index (choices, PwChoice, i).move))
          g_array_append_vals (seen, &g_array_index (choices, PwChoice, i), 1);
    }
}

/* "3 turquoise", where that is how many there are to sell: in the cheapest way, and with no other die than a 3 where one shows it. FALSE
 * where that is another. */
static gboolean
settle_count (const PwScene *scene, const PwMove *partial, const GArray *choices, const char *text, GArray *found)
{
  guint number = (guint) strtoul (text, NULL, 10);
  gboolean shown = FALSE;

  if (found->len != 1 || number == 0 || number > PW_ENTRY_LAST_FACE || text[strcspn (text, ":(")] != '\0')
    return TRUE;
  pw_entry_complete_numbers (scene, partial, found);
  for (guint i = 0; i < choices->len && !shown; i++)
    shown = pw_entry_uses_die (scene, &g_array_index (choices, PwChoice, i), number);
  return !shown || pw_entry_uses_die (scene, &g_array_index (found, PwChoice, 0), number);
}

/**
 * pw_entry_find_label:
 * @partial: what is chosen so far
 * @text: what is typed
 * @choices: (element-type PwChoice): the choices of this step; where @text is a label, those that are called so
 *
 * Finds what is called exactly @text: in the list, or else in the lists behind it. Nothing but digits is the
 * number of a choice, and no label.
 *
 * Returns: %FALSE where nothing is called so
 */
gboolean
pw_entry_find_label (const PwScene *scene, const PwMove *partial, const char *text, GArray *choices)
{
  g_autofree char *folded = fold_label (text);
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (PwChoice));

  if (folded[strspn (folded, "0123456789 ")] == '\0')
    return FALSE;
  take_labelled (scene, NULL, choices, folded, found);
  if (found->len == 0)
    {
      g_autoptr (GArray) signs = g_array_new (FALSE, FALSE, sizeof (PwChoice));

      pw_entry_list_signs (scene, partial, signs);
      take_labelled (scene, NULL, signs, folded, found);
    }
  /* A group of dice, "6+3+2", is a label, too. A letter alone is one in the list that is shown, and may begin anything else. */
  if (found->len == 0 && folded[1] != '\0' && (has_letter (folded) || strchr (folded, '+')))
    {
      find_behind (scene, partial, folded, found);
      pw_entry_prefer_completed (scene, partial, found);
      if (!settle_count (scene, partial, choices, folded, found))
        return FALSE;
    }
  if (found->len == 0)
    return FALSE;
  g_array_set_size (choices, 0);
  g_array_append_vals (choices, found->data, found->len);
  return TRUE;
}
