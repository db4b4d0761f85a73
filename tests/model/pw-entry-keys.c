/* pw-entry-keys.c: the fewest keys of a move, for somebody who knows the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-entry-ways.h"

#include <string.h>

#include "core/pw-notation.h"

/* Whether Enter would play @target after @text. */
static gboolean
means (PwSession *session, const char *text, const PwMove *target)
{
  PwScene scene = pw_entry_test_scene_of (session);
  PwMove base;
  PwReading reading;
  gboolean same;

  pw_move_init (&base, PW_KIND_ANY, pw_session_get_actor (session));
  pw_reading_init (&reading);
  pw_entry_read (&scene, &base, text, &reading);
  same = reading.whole ? pw_move_equal (&reading.move, target)
                       : reading.error == NULL && reading.selected >= 0 && reading.place == 0 &&
                           !g_array_index (reading.choices, PwChoice, reading.selected).more &&
                           pw_move_equal (&g_array_index (reading.choices, PwChoice, reading.selected).move, target);
  pw_reading_clear (&reading);
  return same;
}

/* The letter that stands for choice @at behind digits, if it has one. */
static char
letter_of (const GArray *choices, const char *letters, guint at, gboolean by_long_numbers)
{
  int number = g_array_index (choices, PwChoice, at).number;

  if (by_long_numbers)
    return number > PW_ENTRY_PAGE ? (char) ('a' + number - PW_ENTRY_PAGE - 1) : '\0';
  return letters[at];
}

static void find_keys (PwSession *session, const PwMove *partial, const PwMove *target, const char *typed, char **best);

/* Goes on behind @choice, of which @key is typed after @typed. */
static void
find_keys_behind (PwSession *session, const PwChoice *choice, const PwMove *target, const char *typed, const char *key, char **best)
{
  g_autofree char *text = g_strconcat (typed, key, NULL);

  if (strlen (text) >= strlen (*best))
    return;
  if (choice->more)
    find_keys (session, &choice->move, target, text, best);
  else if (means (session, text, target))
    {
      g_free (*best);
      *best = g_steal_pointer (&text);
    }
}

/* The signs that open a list behind a die, which is not typed then. */
static void
find_signs (PwSession *session, const PwChoice *die, gboolean highest, const PwMove *target, char **best)
{
  PwScene scene = pw_entry_test_scene_of (session);
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));

  pw_entry_list (&scene, &die->move, choices);
  for (guint i = 0; i < choices->len; i++)
    {
      const PwChoice *choice = &g_array_index (choices, PwChoice, i);
      char sign = choice->letter;
      const char *place = sign ? strchr (PW_ENTRY_SIGNS_HIGHER, sign) : NULL;
      const char key[] = { !place ? '\0' : highest ? sign : PW_ENTRY_SIGNS_LOWER[place - PW_ENTRY_SIGNS_HIGHER], '\0' };

      if (place && pw_entry_test_may_lead_to (scene.game, &choice->move, target))
        find_keys_behind (session, choice, target, "", key, best);
    }
}

/* The fewest keys that lead from @partial to @target through the lists, each tried: numbers, letters of the next page, signs. */
static void
find_keys (PwSession *session, const PwMove *partial, const PwMove *target, const char *typed, char **best)
{
  PwScene scene = pw_entry_test_scene_of (session);
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  g_autoptr (GArray) signs = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  g_autofree char *letters = NULL;
  PwNumbering numbering;
  guint page_size;

  pw_entry_list (&scene, partial, choices);
  pw_entry_list_shortcuts (&scene, partial, choices);
  pw_entry_list_signs (&scene, partial, signs);
  letters = pw_entry_page_letters (&scene, partial, choices);
  numbering = pw_entry_numbering (&scene, choices);
  page_size = choices->len > PW_ENTRY_PAGE ? pw_entry_page_size (&scene, choices) : PW_ENTRY_PAGE;
  for (guint i = 0; i < signs->len; i++)
    {
      const char sign[] = { g_array_index (signs, PwChoice, i).letter, '\0' };

      if (pw_entry_test_may_lead_to (scene.game, &g_array_index (signs, PwChoice, i).move, target))
        find_keys_behind (session, &g_array_index (signs, PwChoice, i), target, "", sign, best);
    }
  for (guint i = 0; i < choices->len; i++)
    {
      const PwChoice *choice = &g_array_index (choices, PwChoice, i);
      const char letter[] = { letter_of (choices, letters, i, numbering == PW_NUMBERING_LONG), '\0' };
      const char sign[] = { choice->letter, '\0' };
      gboolean shown = (numbering == PW_NUMBERING_LONG || i < page_size) &&
                       (!choice->shortcut || numbering == PW_NUMBERING_PLACES);

      if (!pw_entry_test_may_lead_to (scene.game, &choice->move, target))
        continue;
      /* Enter takes the first by itself. */
      if (i == 0 && !choice->more && *typed)
        find_keys_behind (session, choice, target, typed, "", best);
      if (shown)
        {
          g_autofree char *number = g_strdup_printf ("%u", pw_entry_choice_number (&scene, choices, 0, i));

          find_keys_behind (session, choice, target, typed, number, best);
        }
      if (!shown && !choice->shortcut && numbering != PW_NUMBERING_LONG)
        {
          g_autoptr (GString) number = g_string_new (NULL);

          for (guint page = 0; page < i / page_size; page++)
            g_string_append_printf (number, "%u", pw_entry_more_number (&scene, choices));
          g_string_append_printf (number, "%u", i % page_size + 1);
          find_keys_behind (session, choice, target, typed, number->str, best);
        }
      if (*letter && *typed)
        find_keys_behind (session, choice, target, typed, letter, best);
      if (*sign)
        find_keys_behind (session, choice, target, typed, sign, best);
      if (numbering == PW_NUMBERING_DICE && choice->more)
        {
          gboolean highest = TRUE;

          for (guint k = 0; k < choices->len; k++)
            highest &= !g_array_index (choices, PwChoice, k).more || k == i ||
                       pw_entry_choice_number (&scene, choices, 0, k) < pw_entry_choice_number (&scene, choices, 0, i) ||
                       pw_entry_choice_number (&scene, choices, 0, k) > PW_ENTRY_LAST_FACE;
          find_signs (session, choice, highest, target, best);
        }
    }
}

/* The digits up to 6, a bit each, that may stand in front of the words for @target: its dice, and the numbers of what leads to it. No other is
 * worth a reading, which a refusal makes a long one. */
static guint
find_heads (PwSession *session, const PwMove *target)
{
  PwScene scene = pw_entry_test_scene_of (session);
  const PwMoveKind *kind = &scene.game->kinds[target->kind];
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  guint heads = 1;
  PwMove nothing;

  pw_move_init (&nothing, PW_KIND_ANY, target->player);
  pw_entry_list (&scene, &nothing, choices);
  for (guint i = 0; i < kind->n_args; i++)
    if (target->args[kind->args[i].index] > 0 && target->args[kind->args[i].index] <= 6)
      heads |= 1u << target->args[kind->args[i].index];
  for (guint i = 0; i < choices->len; i++)
    {
      guint number = pw_entry_choice_number (&scene, choices, 0, i);

      if (number <= 6 && pw_entry_test_may_lead_to (scene.game, &g_array_index (choices, PwChoice, i).move, target))
        heads |= 1u << number;
    }
  return heads;
}

/* Tries @text, alone and behind each digit of @heads; the shorter of it and @best. */
static char *
try (PwSession *session, char *best, guint heads, const char *text, const PwMove *target)
{
  for (guint die = 0; die <= 6; die++)
    {
      g_autofree char *typed = die ? g_strdup_printf ("%u%s", die, text) : g_strdup (text);

      if (heads >> die & 1 && strlen (typed) < strlen (best) && means (session, typed, target))
        {
          g_free (best);
          best = g_steal_pointer (&typed);
        }
    }
  return best;
}

/* The shortest of @text typed in one and with spaces, where @best is no shorter. */
static char *
try_joined (PwSession *session, char *best, const char *head, const char *tail, const PwMove *target)
{
  const char *const between[] = { "", " " };

  for (guint i = 0; i < G_N_ELEMENTS (between); i++)
    {
      g_autofree char *typed = g_strconcat (head, *tail ? between[i] : "", tail, NULL);

      if (strlen (typed) < strlen (best) && means (session, typed, target))
        {
          g_free (best);
          best = g_steal_pointer (&typed);
        }
    }
  return best;
}

/* The beginning of @word, which @choice of a list is called, and its place among those that are called so; then numbers. */
static char *
try_name (PwSession *session, char *best, const GArray *choices, const PwChoice *choice, const char *name, const char *tail,
          const PwMove *target)
{
  PwScene scene = pw_entry_test_scene_of (session);
  gsize length = strcspn (name, " :");
  PwMove nothing;

  pw_move_init (&nothing, PW_KIND_ANY, target->player);
  for (gsize n = 1; n <= length; n++)
    {
      g_autofree char *word = g_strndup (name, n), *head = NULL;
      g_autoptr (GArray) left = g_array_copy ((GArray *) choices);

      pw_entry_find_words (&scene, &nothing, word, left);
      for (guint i = 0; i < MIN (left->len, PW_ENTRY_PAGE) && !head; i++)
        if (pw_move_equal (&g_array_index (left, PwChoice, i).move, &choice->move))
          head = left->len == 1 ? g_strdup (word) : g_strdup_printf ("%s%u", word, i + 1);
      if (head)
        best = try_joined (session, best, head, tail, target);
    }
  return best;
}

/* The same of all that @choice is called. */
static char *
try_label (PwSession *session, char *best, const GArray *choices, const PwChoice *choice, const PwMove *target)
{
  PwScene scene = pw_entry_test_scene_of (session);
  g_autofree char *label = pw_choice_label (&scene, choice), *also = pw_game_also_called (scene.game, scene.state, &choice->move);
  g_autofree char *tail = choice->more ? pw_entry_test_find_digits (&scene, &choice->move, target, PW_ENTRY_MOST_STEPS,
                                                                    pw_entry_test_is_for_workers (choice))
                                       : g_strdup ("");
  g_auto (GStrv) names = g_strsplit (also ? also : "", " ", -1);

  if (!tail)
    return best;
  best = try_name (session, best, choices, choice, label, tail, target);
  for (guint i = 0; names[i]; i++)
    best = try_name (session, best, choices, choice, names[i], tail, target);
  return best;
}

/* What is listed first, by its name, and the rest by numbers: "frrf3" and the digit of a figure. */
static char *
try_labels (PwSession *session, char *best, const PwMove *target)
{
  PwScene scene = pw_entry_test_scene_of (session);
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  PwMove nothing;

  pw_move_init (&nothing, PW_KIND_ANY, target->player);
  pw_entry_list (&scene, &nothing, choices);
  for (guint i = 0; i < choices->len; i++)
    if (pw_entry_test_may_lead_to (scene.game, &g_array_index (choices, PwChoice, i).move, target))
      best = try_label (session, best, choices, &g_array_index (choices, PwChoice, i), target);
  return best;
}

/* The same behind the digit of the only die, which need not be typed: then a letter may stand. */
static void
find_keys_of_only_die (PwSession *session, const PwMove *nothing, const PwMove *target, char **best)
{
  PwScene scene = pw_entry_test_scene_of (session);
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  PwMove partial = *nothing;
  guint die;

  pw_entry_list (&scene, nothing, choices);
  die = choices->len > 0 ? (guint) g_array_index (choices, PwChoice, 0).die : 0;
  if (die > 0 && pw_entry_set_die (&scene, choices, die, &partial))
    {
      const char typed[] = { (char) ('0' + die), '\0' };

      find_keys (session, &partial, target, typed, best);
    }
}

/* The shortest of what somebody who knows the game may type: the numbers; or the name of what is
 * taken or placed, or its beginning, with its number; or the action; or what it looks like, with numbers of lists. */
char *
pw_entry_test_shortest (PwSession *session, const PwMove *target)
{
  const PwGame *game = pw_session_get_game (session);
  const PwMoveKind *kind = &game->kinds[target->kind];
  guint heads;
  char *best;

  best = pw_entry_test_digits (session, target);
  if (best == NULL)
    best = pw_notation_print (game, pw_session_get_setup (session), target);
  /* Tiles of an unbounded table go by their looks, and places by numbers. */
  for (guint i = 0; i < kind->n_args; i++)
    if (kind->args[i].type == PW_ARG_CELL)
      return try_labels (session, best, target);
  heads = find_heads (session, target);
  if (strlen (best) > 2)
    {
      PwMove nothing;

      pw_move_init (&nothing, PW_KIND_ANY, target->player);
      find_keys (session, &nothing, target, "", &best);
      find_keys_of_only_die (session, &nothing, target, &best);
    }
  best = try (session, best, heads, "", target);
  best = try (session, best, heads, kind->name, target);
  for (guint i = 0; i < kind->n_args; i++)
    {
      const PwArg *arg = &kind->args[i];
      const PwWord *word = arg->type == PW_ARG_WORD && target->args[arg->index] != PW_ARG_NONE
                             ? pw_vocabulary_get (arg->words, target->args[arg->index])
                             : NULL;
      const char *number = word ? word->word + strcspn (word->word, "0123456789") : "";

      for (int length = 1; word && length <= (int) strlen (word->word); length++)
        {
          g_autofree char *beginning = g_strdup_printf ("%.*s", length, word->word);
          g_autofree char *numbered = g_strdup_printf ("%.*s%s", length, word->word, number);

          best = try (session, best, heads, beginning, target);
          if (word->word + length <= number)
            best = try (session, best, heads, numbered, target);
        }
    }
  /* A list goes by a letter at least, and a digit. */
  return strlen (best) > 2 ? try_labels (session, best, target) : best;
}
