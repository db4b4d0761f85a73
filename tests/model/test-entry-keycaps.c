/* test-entry-keycaps.c: the number or letter that stands before a choice takes that choice, whatever was typed before
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-model-test.h"

#include <string.h>

#include "core/pw-notation.h"
#include "model/pw-entry.h"

typedef struct
{
  const PwGame *game;
  const PwSetup *setup;
  PwEntry *entry;
  guint n_keys, n_silent, n_refused, n_letters;
} Keys;

/* Whether @move is what @choice says, or one of the list that it leads to: they need have nothing else in common. */
static gboolean
is_of (const Keys *keys, const PwMove *move, const PwChoice *choice)
{
  g_autoptr (GArray) behind = g_array_new (FALSE, FALSE, sizeof (PwChoice));

  if (choice->more)
    pw_game_choices (keys->game, pw_entry_get_state (keys->entry), &choice->move, behind);
  for (guint i = 0; i < behind->len; i++)
    if (pw_move_equal (move, &g_array_index (behind, PwChoice, i).move))
      return TRUE;
  return pw_move_matches (move, &choice->move);
}

/* Types @key behind @text: it is @item, which was shown with it before, that is chosen now. */
static void
try_key (Keys *keys, const char *text, const char *key, PwChoiceItem *item)
{
  g_autofree char *typed = g_strconcat (text, key, NULL);
  const PwChoice *choice = pw_choice_item_get_choice (item);
  GListModel *page = pw_entry_get_choices (keys->entry);
  PwMove move;

  keys->n_keys++;
  pw_entry_set_text (keys->entry, typed);
  /* Behind digits that make a whole move, one more is refused. */
  if (text[strspn (text, "0123456789 ")] == '\0' && pw_entry_get_problem (keys->entry) && !pw_entry_get_move (keys->entry, &move))
    {
      keys->n_refused++;
      return;
    }
  move = *pw_entry_get_partial (keys->entry);
  if (pw_entry_get_selected (keys->entry) >= 0)
    {
      g_autoptr (PwChoiceItem) selected = g_list_model_get_item (page, (guint) pw_entry_get_selected (keys->entry));

      /* It leads on with Enter. */
      if (pw_choice_item_get_choice (selected))
        move = pw_choice_item_get_choice (selected)->move;
    }
  pw_entry_get_move (keys->entry, &move);
  if (!is_of (keys, &move, choice))
    {
      g_autofree char *line = move.kind == PW_KIND_ANY ? g_strdup ("nothing")
                                                       : pw_notation_print (keys->game, keys->setup, &move);

      g_error ("“%s”: %s is “%s” and means “%s”: %s", typed, key, pw_choice_item_get_label (item), line,
               pw_entry_get_problem (keys->entry) ? pw_entry_get_problem (keys->entry)->message : "");
    }
}

/* Types the key of each choice behind what is typed: its number, and its letter or sign. */
static void
try_keys (Keys *keys, const char *text)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  GListModel *page = pw_entry_get_choices (keys->entry);
  const GError *problem;
  gboolean longer = FALSE;

  pw_entry_set_text (keys->entry, text);
  /* What is refused already wants another text. */
  problem = pw_entry_get_problem (keys->entry);
  if (problem && !g_error_matches (problem, PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS) &&
      !g_error_matches (problem, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING))
    return;
  for (guint i = 0; i < g_list_model_get_n_items (page); i++)
    {
      g_ptr_array_add (items, g_list_model_get_item (page, i));
      longer |= pw_choice_item_get_key (items->pdata[i]) > 9;
    }
  for (guint i = 0; i < items->len; i++)
    {
      guint key = pw_choice_item_get_key (items->pdata[i]);
      g_autofree char *number = g_strdup_printf ("%u", key);
      const char letter[] = { pw_choice_item_get_letter (items->pdata[i]), '\0' };
      gsize length = strlen (text);
      g_autofree char *front = NULL;

      keys->n_silent += key == 0;
      if (pw_choice_item_get_choice (items->pdata[i]) == NULL)
        continue;
      /* The first digit of a longer number is typed already. */
      front = g_strndup (text, length - (length > 0 && longer && text[length - 1] == number[0]));
      if (key > 0)
        try_key (keys, front, number, items->pdata[i]);
      keys->n_letters += *letter != '\0';
      if (*letter)
        try_key (keys, text, letter, items->pdata[i]);
    }
  pw_entry_set_text (keys->entry, "");
}

/* Nothing, digits, the words of the labels, and digits behind them. */
static void
try_texts (Keys *keys)
{
  g_autoptr (GHashTable) words = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GListModel *page = pw_entry_get_choices (keys->entry);
  GHashTableIter iter;
  gpointer word;

  pw_entry_set_text (keys->entry, "");
  for (guint i = 0; i < g_list_model_get_n_items (page); i++)
    {
      g_autoptr (PwChoiceItem) item = g_list_model_get_item (page, i);
      g_auto (GStrv) of_label = g_strsplit_set (pw_choice_item_get_label (item), " ,:()", -1);
      guint key = pw_choice_item_get_key (item);

      for (guint j = 0; of_label[j]; j++)
        if (*of_label[j] && key > 0)
          {
            g_hash_table_add (words, g_ascii_strdown (of_label[j], -1));
            g_hash_table_add (words, g_strdup_printf ("%u %s", key, of_label[j]));
            g_hash_table_add (words, g_strdup_printf ("%s ", of_label[j]));
            g_hash_table_add (words, g_strdup_printf ("%s %u ", of_label[j], key));
          }
      if (key > 0)
        g_hash_table_add (words, g_strdup_printf ("%u", key));
      if (key > 0 && pw_choice_item_get_choice (item) == NULL)
        g_hash_table_add (words, g_strdup_printf ("%u%u", key, key));
    }
  try_keys (keys, "");
  g_hash_table_iter_init (&iter, words);
  while (g_hash_table_iter_next (&iter, &word, NULL))
    try_keys (keys, word);
}

static void
test_keys_take_what_they_stand_by (gconstpointer name)
{
  g_autoptr (PwSession) session = pw_model_test_session (name);
  g_autoptr (PwEntry) entry = pw_entry_new (session);
  Keys keys = { .game = pw_session_get_game (session), .setup = pw_session_get_setup (session), .entry = entry };
  guint rounds = PW_MODEL_TEST_ROUNDS (10, 3);

  for (guint i = 0; i < rounds && pw_session_get_actor (session) != PW_NOBODY; i++)
    {
      pw_model_test_deal (session, 11, i);
      if (pw_session_get_actor (session) >= 0)
        try_texts (&keys);
    }
  g_test_message ("%u keys tried, %u of them letters, %u of them too much, %u choices without a number", keys.n_keys,
                  keys.n_letters, keys.n_refused, keys.n_silent);
  g_assert_cmpuint (keys.n_keys, >, rounds * 5);
  /* Lists with letters are rare: a few moments need not meet one. */
  g_assert_cmpuint (keys.n_letters, >=, rounds < 10 ? 0 : 1);
}

int
main (int argc, char **argv)
{
  pw_model_test_init_without_folders (&argc, &argv);
  g_test_add_data_func ("/entry/keycaps/burgundy", "burgundy", test_keys_take_what_they_stand_by);
  g_test_add_data_func ("/entry/keycaps/kingsburg", "kingsburg", test_keys_take_what_they_stand_by);
  return g_test_run ();
}
