/* pw-entry-digits.c: the numbers of a move, read off the lists
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-entry-ways.h"

#include <string.h>

#include "games/burgundy/data/cb-words.h"

PwScene
pw_entry_test_scene_of (PwSession *session)
{
  return (PwScene){
    .game = pw_session_get_game (session),
    .setup = pw_session_get_setup (session),
    .state = pw_session_get_state (session),
  };
}

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
gboolean
pw_entry_test_may_lead_to (const PwGame *game, const PwMove *choice, const PwMove *target)
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

/* Whether @choice opens what workers are paid for: of that Enter alone takes nothing. */
gboolean
pw_entry_test_is_for_workers (const PwChoice *choice)
{
  return choice->more && choice->letter != 0 && strchr (PW_ENTRY_SIGNS, choice->letter);
}

/* The fewest digits that lead from @partial to @target through the lists; NULL where none do. What is
 * selected by itself needs none, unless it is @paid for. */
char *
pw_entry_test_find_digits (const PwScene *scene, const PwMove *partial, const PwMove *target, guint depth, gboolean paid)
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
      if (!pw_entry_test_may_lead_to (scene->game, &choice->move, target))
        continue;
      rest = choice->more
               ? pw_entry_test_find_digits (scene, &choice->move, target, depth - 1, pw_entry_test_is_for_workers (choice))
             : is_target (scene, &choice->move, target) ? g_strdup ("")
                                                        : NULL;
      if (rest == NULL)
        continue;
      digits = g_string_new (NULL);
      for (guint page = 0; page < first / pw_entry_page_size (scene, choices); page++)
        g_string_append_c (digits, (char) ('0' + pw_entry_more_number (scene, choices)));
      if (choice->more || i > 0 || ((choice->fact || paid) && choices->len > 1))
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
  PwScene scene = pw_entry_test_scene_of (session);
  PwMove nothing;

  pw_move_init (&nothing, PW_KIND_ANY, target->player);
  return pw_entry_test_find_digits (&scene, &nothing, target, PW_ENTRY_MOST_STEPS, FALSE);
}
