/* pw-entry-test.c: what the tests of entering share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-entry-test.h"

#include <string.h>

#include "core/pw-notation.h"
#include "games/burgundy/data/cb-words.h"
#include "model/pw-entry-private.h"

/* Ana's dice are 3 and 6; then, in the next round, 5 and 1. */
const char *const pw_moment_start[] = { NULL };
const char *const pw_moment_roll[] = { PW_MOMENT_STARTS, NULL };
const char *const pw_moment_goods[] = { PW_MOMENT_STARTS, "roll 4 36 22 51", NULL };
const char *const pw_moment_first_turn[] = { PW_MOMENT_STARTS, "roll 4 36 22 51", "goods pink", NULL };
const char *const pw_moment_second_turn[] = {
  PW_MOMENT_STARTS, "roll 4 36 22 51", "goods pink", "ana take 6 castle", "ana take 3 ship",
  "ben workers", "ben workers", "chiara workers die=5", "chiara workers",
  "roll 1 51 36 42", "goods red", NULL,
};
/* All three key spaces of Ana are full, her dice are 3 and 6. */
const char *const pw_moment_full[] = {
  PW_MOMENT_STARTS, "roll 4 36 22 51", "goods pink", "ana take 6 castle die=6", "ana take 3 ship die=3",
  "ben workers", "ben workers", "chiara workers die=5", "chiara workers",
  "roll 1 51 36 42", "goods red", "ana take 5 bank die=5", "ana workers",
  "ben workers die=3", "ben workers", "chiara workers die=4", "chiara workers",
  "roll 2 36 51 42", "goods red", NULL,
};

static void
on_refused (PwEntry *entry, const GError *error, PwEntryTest *test)
{
  g_clear_error (&test->refused);
  test->refused = g_error_copy (error);
  test->n_refused++;
  g_assert_cmpstr (error->message, !=, "");
}

static void
on_played (PwEntry *entry, PwEntryTest *test)
{
  g_assert_cmpstr (pw_entry_get_text (entry), ==, "");
  test->n_played++;
}

static void
on_changed (PwEntry *entry, PwEntryTest *test)
{
  test->n_changed++;
}

/* @session: the game to enter moves in; taken over. */
void
pw_entry_test_listen (PwEntryTest *test, PwSession *session)
{
  test->session = session;
  test->entry = pw_entry_new (test->session);
  g_signal_connect (test->entry, "refused", G_CALLBACK (on_refused), test);
  g_signal_connect (test->entry, "played", G_CALLBACK (on_played), test);
  g_signal_connect (test->entry, "changed", G_CALLBACK (on_changed), test);
}

/* @moment: lines to play first, ended by NULL. */
void
pw_entry_test_set_up (PwEntryTest *test, gconstpointer moment)
{
  PwSession *session = pw_model_test_session ("burgundy");

  for (const char *const *line = moment; *line; line++)
    pw_model_test_play (session, *line);
  pw_entry_test_listen (test, session);
}

void
pw_entry_test_tear_down (PwEntryTest *test, gconstpointer moment)
{
  g_clear_error (&test->refused);
  g_assert_finalize_object (test->entry);
  g_assert_finalize_object (test->session);
}

/* Types @text key by key, into an empty entry. */
void
pw_entry_test_type (PwEntryTest *test, const char *text)
{
  g_clear_error (&test->refused);
  test->n_refused = test->n_played = test->n_changed = 0;
  pw_entry_set_text (test->entry, "");
  for (const char *p = text; *p; p = g_utf8_next_char (p))
    {
      g_autofree char *typed = g_strndup (text, (gsize) (g_utf8_next_char (p) - text));

      pw_entry_set_text (test->entry, typed);
    }
}

/* Types @text and presses Enter. */
gboolean
pw_entry_test_enter (PwEntryTest *test, const char *text)
{
  pw_entry_test_type (test, text);
  return pw_entry_activate (test->entry);
}

/* Types each of @rows at this moment: what one has played is undone before the next. */
void
pw_entry_test_each (PwEntryTest *test, const PwEntryTestRow *rows, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      gboolean played = pw_entry_test_enter (test, rows[i].text);

      g_test_message ("%s: %s", rows[i].text, played ? "played" : test->refused ? test->refused->message : "asked");
      g_assert_true (played);
      ASSERT_LAST (test, rows[i].played);
      g_assert_true (pw_session_undo (test->session));
    }
}

/* The last move in notation. Free it. */
char *
pw_entry_test_last (PwEntryTest *test)
{
  const PwHistory *history = pw_session_get_history (test->session);

  g_assert_cmpuint (pw_history_get_cursor (history), >, 0);
  return pw_notation_print (pw_history_get_game (history), pw_history_get_setup (history),
                            pw_history_get_move (history, pw_history_get_cursor (history) - 1));
}

/* The page: "1 Use the 3; 2 Use the 6". Free it. */
char *
pw_entry_test_labels (PwEntryTest *test)
{
  GListModel *page = pw_entry_get_choices (test->entry);
  GString *labels = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (page); i++)
    {
      g_autoptr (PwChoiceItem) item = g_list_model_get_item (page, i);

      g_string_append_printf (labels, "%s%u %s", i ? "; " : "", pw_choice_item_get_number (item),
                              pw_choice_item_get_label (item));
      g_assert_cmpstr (pw_choice_item_get_sentence (item), !=, "");
    }
  return g_string_free (labels, FALSE);
}

/* -- The numbers of a move ------------------------------------------------------------------ */

/** MOST_STEPS: no way is longer. */
#define MOST_STEPS 8

static gboolean
is_target (const PwScene *scene, const PwMove *move, const PwMove *target)
{
  PwMove whole = *move;

  return pw_game_complete (scene->game, scene->state, &whole, NULL) && pw_move_equal (&whole, target);
}

/* Whether an argument need not be said of moves of @kind: where it is 0, such as a Market that counts neither more nor less, that only
 * stands for a list. */
static gboolean
is_optional (const PwMoveKind *kind, guint index)
{
  for (guint i = 0; i < kind->n_args; i++)
    if (kind->args[i].index == index)
      return (kind->args[i].flags & PW_ARG_OPTIONAL) != 0;
  return FALSE;
}

/* Whether what @choice says is true of @target too: "some building" of a bank, any die of a purchase. */
static gboolean
may_lead_to (const PwGame *game, const PwMove *choice, const PwMove *target)
{
  gboolean no_die = target->kind == CB_KIND_BUY || target->kind == CB_KIND_END;

  if (choice->kind != PW_KIND_ANY && choice->kind != target->kind)
    return FALSE;
  for (guint i = 0; i < PW_MAX_ARGS; i++)
    {
      int said = choice->args[i], wanted = target->args[i];

      if (said == PW_ARG_NONE || said == wanted || target->kind == CB_KIND_START ||
          (said == 0 && choice->kind == target->kind && is_optional (&game->kinds[target->kind], i)) ||
          (no_die && choice->kind == PW_KIND_ANY && i == CB_ARG_DIE))
        continue;
      if (i != CB_ARG_TILE || said < CB_TILE_UNKNOWN ||
          (said != CB_TILE_ANY && cb_tile_type ((CbTile) wanted) != cb_tile_type ((CbTile) said)))
        return FALSE;
    }
  return TRUE;
}

/* Whether @number would be read as the beginning of a longer one, with @digits behind it or nothing yet. */
static gboolean
may_grow (const GArray *choices, guint number, const char *digits)
{
  g_autofree char *longer = g_strdup_printf ("%u%.1s", number, digits);
  gsize length = strlen (longer) + (*digits == '\0');

  for (guint i = 0; i < choices->len; i++)
    {
      g_autofree char *other = g_strdup_printf ("%d", g_array_index (choices, PwChoice, i).number);

      if (strlen (other) >= length && g_str_has_prefix (other, longer))
        return TRUE;
    }
  return FALSE;
}

/* The fewest digits that lead from @partial to @target through the lists; NULL where none do. What is
 * selected by itself needs none. */
static char *
find_digits (const PwScene *scene, const PwMove *partial, const PwMove *target, guint depth)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  gboolean by_long_numbers;
  char *best = NULL;

  if (depth == 0)
    return NULL;
  pw_entry_list (scene, partial, choices);
  pw_entry_list_shortcuts (scene, partial, choices);
  by_long_numbers = pw_entry_numbering (scene, choices) == PW_NUMBERING_LONG;
  for (guint i = 0, first = 0; i < choices->len; i++)
    {
      const PwChoice *choice = &g_array_index (choices, PwChoice, i);
      g_autofree char *rest = NULL;
      g_autoptr (GString) digits = NULL;

      if (!by_long_numbers && choices->len - first > PW_ENTRY_PAGE && i - first == pw_entry_page_size (scene, choices))
        first = i;
      if (choice->shortcut && pw_entry_numbering (scene, choices) != PW_NUMBERING_PLACES)
        break;
      if (!may_lead_to (scene->game, &choice->move, target))
        continue;
      rest = choice->more                               ? find_digits (scene, &choice->move, target, depth - 1)
             : is_target (scene, &choice->move, target) ? g_strdup ("")
                                                        : NULL;
      if (rest == NULL)
        continue;
      digits = g_string_new (NULL);
      for (guint page = 0; page < first / pw_entry_page_size (scene, choices); page++)
        g_string_append_c (digits, (char) ('0' + pw_entry_more_number (scene, choices)));
      if (choice->more || i > 0 || (choice->fact && choices->len > 1))
        {
          guint number = pw_entry_choice_number (scene, choices, first, i);

          g_string_append_printf (digits, "%u%s", number, choice->more && may_grow (choices, number, rest) ? " " : "");
        }
      g_string_append (digits, rest);
      if (best == NULL || strlen (best) > digits->len)
        {
          g_free (best);
          best = g_strdup (digits->str);
        }
    }
  return best;
}

/* What to type, but for Enter, to play @target by reading numbers off the lists: the shortest way. NULL
 * where no list leads there. */
char *
pw_entry_test_digits (PwSession *session, const PwMove *target)
{
  PwScene scene = {
    .game = pw_session_get_game (session),
    .setup = pw_session_get_setup (session),
    .state = pw_session_get_state (session),
  };
  PwMove nothing;

  pw_move_init (&nothing, PW_KIND_ANY, target->player);
  return find_digits (&scene, &nothing, target, MOST_STEPS);
}

/* -- The fewest keys ------------------------------------------------------------------------- */

static PwScene
scene_of (PwSession *session)
{
  return (PwScene){
    .game = pw_session_get_game (session),
    .setup = pw_session_get_setup (session),
    .state = pw_session_get_state (session),
  };
}

/* Whether Enter would play @target after @text. */
static gboolean
means (PwSession *session, const char *text, const PwMove *target)
{
  PwScene scene = scene_of (session);
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
  PwScene scene = scene_of (session);
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));

  pw_entry_list (&scene, &die->move, choices);
  for (guint i = 0; i < choices->len; i++)
    {
      const PwChoice *choice = &g_array_index (choices, PwChoice, i);
      char sign = choice->letter;
      const char *place = sign ? strchr (PW_ENTRY_SIGNS_HIGHER, sign) : NULL;
      const char key[] = { !place ? '\0' : highest ? sign : PW_ENTRY_SIGNS_LOWER[place - PW_ENTRY_SIGNS_HIGHER], '\0' };

      if (place && may_lead_to (scene.game, &choice->move, target))
        find_keys_behind (session, choice, target, "", key, best);
    }
}

/* The fewest keys that lead from @partial to @target through the lists, each tried: numbers, letters of the next page, signs. */
static void
find_keys (PwSession *session, const PwMove *partial, const PwMove *target, const char *typed, char **best)
{
  PwScene scene = scene_of (session);
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

      if (may_lead_to (scene.game, &g_array_index (signs, PwChoice, i).move, target))
        find_keys_behind (session, &g_array_index (signs, PwChoice, i), target, "", sign, best);
    }
  for (guint i = 0; i < choices->len; i++)
    {
      const PwChoice *choice = &g_array_index (choices, PwChoice, i);
      const char letter[] = { letter_of (choices, letters, i, numbering == PW_NUMBERING_LONG), '\0' };
      const char sign[] = { choice->letter, '\0' };
      gboolean shown = (numbering == PW_NUMBERING_LONG || i < page_size) &&
                       (!choice->shortcut || numbering == PW_NUMBERING_PLACES);

      if (!may_lead_to (scene.game, &choice->move, target))
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
  PwScene scene = scene_of (session);
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

      if (number <= 6 && may_lead_to (scene.game, &g_array_index (choices, PwChoice, i).move, target))
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
  PwScene scene = scene_of (session);
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
  PwScene scene = scene_of (session);
  g_autofree char *label = pw_choice_label (&scene, choice), *also = pw_game_also_called (scene.game, scene.state, &choice->move);
  g_autofree char *tail = choice->more ? find_digits (&scene, &choice->move, target, MOST_STEPS) : g_strdup ("");
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
  PwScene scene = scene_of (session);
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  PwMove nothing;

  pw_move_init (&nothing, PW_KIND_ANY, target->player);
  pw_entry_list (&scene, &nothing, choices);
  for (guint i = 0; i < choices->len; i++)
    if (may_lead_to (scene.game, &g_array_index (choices, PwChoice, i).move, target))
      best = try_label (session, best, choices, &g_array_index (choices, PwChoice, i), target);
  return best;
}

/* The same behind the digit of the only die, which need not be typed: then a letter may stand. */
static void
find_keys_of_only_die (PwSession *session, const PwMove *nothing, const PwMove *target, char **best)
{
  PwScene scene = scene_of (session);
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

/* -- Whether a move says what was typed -------------------------------------------------------- */

static gboolean
is_number (const char *word)
{
  return *word && word[strspn (word, "0123456789")] == '\0';
}

/* All that a move says, in words: its line with everything in it, what its arguments are called, its choice. */
static char **
words_of_move (const PwScene *scene, const PwMove *move, const PwChoice *choice)
{
  const PwMoveKind *kind = &scene->game->kinds[move->kind];
  g_autofree char *line = pw_notation_print (scene->game, scene->setup, move);
  g_autoptr (GString) all = g_string_new (line);
  g_autofree char *label = choice ? pw_choice_label (scene, choice) : NULL;

  g_string_append_printf (all, " ; %s ; %s", kind->title, label ? label : "");
  for (guint i = 0; i < kind->n_args; i++)
    {
      gint16 value = move->args[kind->args[i].index];
      const PwVocabulary *words = kind->args[i].words;
      const PwWord *word = words && value != PW_ARG_NONE ? pw_vocabulary_get (words, value) : NULL;

      /* "-1 steps", "back 1". */
      if (kind->args[i].type == PW_ARG_NUMBER && kind->args[i].min < 0 && value != PW_ARG_NONE)
        g_string_append_printf (all, " ; %s %s", kind->args[i].name, value < 0 ? "back" : "forward");
      /* A church is a building, too. */
      if (word && words == &cb_tile_words)
        g_string_append_printf (all, " ; %s", cb_type_label (cb_tile_type ((CbTile) value)));
      if (word)
        g_string_append_printf (all, " ; %s ; %s ; %s", words->label ? words->label (value) : word->label, word->word,
                                word->alias ? word->alias : "");
    }
  return pw_entry_words_of_text (all->str);
}

static gboolean
has_prefix (char **words, const char *text)
{
  for (guint i = 0; words[i]; i++)
    if (g_str_has_prefix (words[i], text))
      return TRUE;
  return FALSE;
}

static gboolean
has_value (const PwScene *scene, const PwMove *move, int number)
{
  const PwMoveKind *kind = &scene->game->kinds[move->kind];

  for (guint i = 0; i < kind->n_args; i++)
    {
      gint16 value = move->args[kind->args[i].index];
      guint8 dice[6];
      int shown = 0;

      if (value == PW_ARG_NONE)
        continue;
      if (kind->args[i].type == PW_ARG_DICE)
        {
          guint n = pw_dice_unpack (value, dice), sorted = 0;

          for (guint d = 0; d < n; d++)
            shown = 10 * shown + dice[d];
          sorted = (guint) shown;
          value = (gint16) sorted;
        }
      if (value == number)
        return TRUE;
    }
  return FALSE;
}

/* The first of the words @typed that @move does not say, or NULL; numbers in front are choices. @choice: (nullable): what
 * it was taken by. */
const char *
pw_entry_test_find_fault (const PwScene *scene, char **typed, const PwMove *move, const PwChoice *choice)
{
  g_auto (GStrv) words = words_of_move (scene, move, choice);
  gboolean behind = FALSE;

  for (guint i = 0; typed[i]; i++)
    {
      if (!is_number (typed[i]))
        {
          behind = TRUE;
          if (!has_prefix (words, typed[i]))
            return typed[i];
          continue;
        }
      if (!behind)
        continue;
      if (i > 0 && !is_number (typed[i - 1]) && pw_entry_is_numbered (scene, typed[i - 1]))
        {
          gboolean found = FALSE;

          for (guint w = 1; words[w] && !found; w++)
            found = strcmp (words[w], typed[i]) == 0 && g_str_has_prefix (words[w - 1], typed[i - 1]);
          if (!found)
            return typed[i];
        }
      /* Behind a depot, it may be a choice of the list that was shown. */
      else if (!(i > 0 && is_number (typed[i - 1])) && !has_value (scene, move, atoi (typed[i])) && !has_prefix (words, typed[i]))
        return typed[i];
    }
  return NULL;
}

/**
 * pw_entry_test_assert_rule:
 * @text: what is typed
 * @rule: the id of the rule that is against it, with a remedy, and what was meant, to insist on
 */
void
pw_entry_test_assert_rule (PwEntryTest *test, const char *text, const char *rule)
{
  const PwGame *game = pw_session_get_game (test->session);

  g_assert_false (pw_entry_test_enter (test, text));
  g_test_message ("%s: %s", text, test->refused->message);
  g_assert_true (test->refused->domain == PW_RULE_ERROR);
  g_assert_cmpstr (game->rules[test->refused->code].id, ==, rule);
  g_assert_nonnull (pw_rule_error_get_remedy (test->refused));
  /* "We played it so" */
  g_assert_nonnull (pw_entry_get_insistent (test->entry));
}

/**
 * pw_entry_test_assert_message:
 * @text: what is typed
 * @message: why it is refused; nothing is played
 */
void
pw_entry_test_assert_message (PwEntryTest *test, const char *text, const char *message)
{
  g_assert_false (pw_entry_test_enter (test, text));
  g_assert_cmpuint (test->n_played, ==, 0);
  g_assert_cmpstr (test->refused->message, ==, message);
}
