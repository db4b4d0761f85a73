/* fields.c: what the table of a game's fields says is read as it was said
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fields.h"

#include <string.h>

#include "core/pw-dealer.h"
#include "core/pw-history.h"

/* Of each field that stands for many, so many are looked at. */
#define ALIKE 6

typedef struct
{
  const PwGame *game;
  gconstpointer state;
  guint n_players;
  PwRandom random;
  guint n_said, n_refused;
  char **goes_on;
  gboolean end;                 /* it is an end position, from which nothing goes on */
} Check;

static void
read_field (const Check *check, const PwField *field, const PwMove *about, gconstpointer state, PwMove *out)
{
  g_assert_true (pw_field_find (check->game, about) == field);
  *out = *about;
  field->read (state, out);
}

/* Another value, which need not be possible. */
static int
another (Check *check, const PwField *field, const PwArg *arg)
{
  int min, max;

  switch (arg->type)
    {
    case PW_ARG_SEAT: return (int) pw_random_below (&check->random, check->n_players);
    case PW_ARG_WORD:
      return pw_vocabulary_nth (arg->words, pw_random_below (&check->random, pw_vocabulary_count (arg->words)))->value;
    case PW_ARG_DIE: return (int) (1 + pw_random_below (&check->random, 6));
    case PW_ARG_NUMBER:
      pw_field_range (field, arg, &min, &max);
      return min + (int) pw_random_below (&check->random, (guint) MIN (max - min + 1, 6));
    case PW_ARG_DICE:
    case PW_ARG_CELL:
    default: g_assert_not_reached ();
    }
}

/* Says it with one value changed, on a copy, as the page would; an order has two players change places. */
static void
say_another (Check *check, const PwField *field, const PwMove *about)
{
  const PwGame *game = check->game;
  g_autofree gpointer after = g_memdup2 (check->state, game->state_size);
  g_autofree PwEvents *events = g_new (PwEvents, 1);
  guint n, at;
  const PwArg *values = pw_field_values (game, field, &n);
  PwMove now, said, read;
  int before;

  read_field (check, field, about, check->state, &now);
  at = n > 1 && values[1].type == PW_ARG_SEAT ? pw_random_below (&check->random, check->n_players)
                                              : pw_random_below (&check->random, n);
  before = now.args[values[at].index];
  said = now;
  said.reason = 1;
  said.args[values[at].index] = (gint16) another (check, field, &values[at]);
  for (guint i = 0; n > 1 && values[0].type == PW_ARG_SEAT && i < n; i++)
    if (i != at && values[i].type == PW_ARG_SEAT && said.args[values[i].index] == said.args[values[at].index])
      said.args[values[i].index] = (gint16) before;
  read = said;
  if (field->flags & PW_FIELD_ADDS)
    said.args[values[at].index] = (gint16) (said.args[values[at].index] - before);
  if (game->kinds[said.kind].check && !game->kinds[said.kind].check (check->state, &said, NULL))
    {
      check->n_refused++;
      return;
    }
  events->n = 0;
  game->kinds[said.kind].apply (after, &said, events);
  said = read;
  read_field (check, field, about, after, &read);
  check->n_said++;
  if (!check->end && g_strv_contains ((const char *const *) check->goes_on, game->kinds[field->kind].name))
    return;
  for (guint i = 0; i < n; i++)
    /* What was left open follows from the rest. */
    if (said.args[values[i].index] != PW_ARG_NONE && read.args[values[i].index] != said.args[values[i].index])
      g_error ("%s: \"%s\" was %d, said %d, and is read as %d", game->id, game->kinds[field->kind].name, before,
               said.args[values[i].index], read.args[values[i].index]);
}

static void
check_state (Check *check)
{
  const PwGame *game = check->game;

  for (guint card = 0; card < pw_game_n_cards (game); card++)
    for (int seat = game->position->cards[card].table ? PW_TABLE : 0;
         seat < (game->position->cards[card].table ? 0 : (int) check->n_players); seat++)
      for (guint i = 0;
           i < game->position->cards[card].n_fields && pw_field_card_is_there (&game->position->cards[card], check->state, seat);
           i++)
        {
          const PwField *field = &game->position->cards[card].fields[i];
          guint count = pw_field_count (field);

          for (guint j = 0; j < MIN (count, ALIKE); j++)
            {
              PwMove about;
              g_autofree char *label = NULL;

              pw_field_nth (field, seat, count > ALIKE ? pw_random_below (&check->random, count) : j, &about);
              if (!pw_field_is_there (field, check->state, &about))
                continue;
              label = pw_field_label (game, field, check->state, &about);
              g_assert_cmpuint (strlen (label), >, 0);
              say_another (check, field, &about);
            }
        }
}

void
fields_check (const PwGame *game, guint games, PwSetup *(*make) (guint n_players, guint seed), const char *goes_on)
{
  g_auto (GStrv) names = g_strsplit (goes_on, " ", -1);
  Check check = { .game = game, .goes_on = names };

  for (guint seed = 0; seed < games; seed++)
    {
      guint least = MAX (game->min_players, 2), n_players = least + seed % (game->max_players - least + 1);
      g_autoptr (PwSetup) setup = make ? make (n_players, seed) : pw_setup_new (game, n_players);
      g_autoptr (PwHistory) history = pw_history_new (game, setup, NULL);
      guint n;

      check.end = FALSE;
      check.n_players = n_players;
      check.random = (PwRandom){ seed };
      g_assert_true (pw_dealer_play (history, &check.random, PW_DEAL_LAZY, NULL));
      n = pw_history_get_length (history);
      for (guint i = 0; i < 8; i++)
        {
          check.state = pw_history_get_state (history, pw_random_below (&check.random, n));
          check_state (&check);
        }
      /* What can only be said where the end position is entered. */
      if (pw_game_end_level (game) >= 0)
        {
          g_autoptr (PwHistory) end = NULL;

          setup->level = (guint8) pw_game_end_level (game);
          end = pw_history_new (game, setup, NULL);
          check.state = pw_history_get_state (end, 0);
          check.end = TRUE;
          check_state (&check);
        }
    }
  g_test_message ("%s: %u values said and read, %u refused", game->id, check.n_said, check.n_refused);
  g_assert_cmpuint (check.n_said, >, games * 4);
  g_assert_cmpuint (check.n_said, >, check.n_refused / 2);
}

void
fields_are_whole (const PwGame *game, const char *others)
{
  g_auto (GStrv) names = g_strsplit (others, " ", -1);

  for (guint kind = 0; kind < game->n_kinds; kind++)
    {
      gboolean found = g_strv_contains ((const char *const *) names, game->kinds[kind].name);

      for (guint card = 0; card < pw_game_n_cards (game); card++)
        for (guint i = 0; i < game->position->cards[card].n_fields; i++)
          found |= game->position->cards[card].fields[i].kind == kind;
      if (game->kinds[kind].statement && !found)
        g_error ("%s: \"%s\" stands on no card", game->id, game->kinds[kind].name);
    }
}
