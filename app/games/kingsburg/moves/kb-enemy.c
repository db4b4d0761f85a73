/* kb-enemy.c: the year's enemy card, reinforcements, soldier tokens (11.2, 12.3, 12.4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/moves/kb-moves.h"

#include <glib/gi18n-lib.h>

/* The card is known: the reinforcements come next. */
static void
reveal (KbState *state, const KbEnemy *enemy, gboolean by_hand, PwEvents *events)
{
  state->enemy = *enemy;
  state->named = TRUE;
  state->by_hand = by_hand;
  kb_note (events, PW_TABLE, KB_NOTE_ENEMY, 0, by_hand ? KB_RULE_12_3 : KB_RULE_11_2, enemy->type, enemy->strength);
  if (enemy->unsure)
    kb_note (events, PW_TABLE, KB_NOTE_COMPARE, 0, KB_RULE_12_3, enemy->type, enemy->strength);
  if (state->options[KB_OPTION_TOKENS])
    kb_begin_step (state, KB_STAGE_TOKEN, events);
  else
    state->stage = KB_STAGE_KING;
}

/* -- enemy ------------------------------------------------------------------------------------------ */

gboolean
kb_enemy_check (gconstpointer data, const PwMove *move, GError **error)
{
  const KbState *state = data;

  if (kb_enemy_find (state->year, (guint) move->args[0], (guint) move->args[1]))
    return TRUE;
  if (error)
    {
      g_autoptr (GString) cards = g_string_new (NULL);
      g_autofree char *remedy = NULL;

      for (guint i = 0; i < KB_YEAR_ENEMIES; i++)
        {
          const KbEnemy *enemy = kb_enemy_nth (state->year, i);

          g_string_append_printf (cards, "%s%s %u", i ? ", " : "", kb_enemy_label (enemy->type), enemy->strength);
        }
      remedy = g_strdup_printf (_("Known cards: %s. Any other is entered as it is printed. For example: {enemy}."), cards->str);
      pw_rule_error_set (error, KB_RULE_12_3, remedy, _("Year %s has no card with %s of strength %d."),
                         kb_year_label (state->year), kb_enemy_label ((guint) move->args[0]), move->args[1]);
    }
  return FALSE;
}

void
kb_enemy_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  KbState *state = data;
  const KbEnemy *enemy = kb_enemy_find (state->year, (guint) move->args[0], (guint) move->args[1]);

  kb_force_begin (state, move);
  reveal (state, enemy, FALSE, events);
  kb_go_on (state, events);
}

void
kb_enemy_legal (gconstpointer data, PwMoves *out)
{
  const KbState *state = data;

  for (guint i = 0; i < KB_YEAR_ENEMIES; i++)
    {
      const KbEnemy *enemy = kb_enemy_nth (state->year, i);
      PwMove *move = pw_moves_append (out, KB_KIND_ENEMY, PW_TABLE);

      move->args[0] = enemy->type;
      move->args[1] = enemy->strength;
    }
}

/* -- card ------------------------------------------------------------------------------------------- */

/* Any card may be printed (12.3); once it is known, only a card to compare can be another. */
gboolean
kb_card_check (gconstpointer data, const PwMove *move, GError **error)
{
  return TRUE;
}

static void
add_win (KbSpoils *win, int what)
{
  switch (what)
    {
    case KB_WIN_GOLD:
    case KB_WIN_WOOD:
    case KB_WIN_STONE: win->goods[what]++; break;
    case KB_WIN_ANY: win->any++; break;
    case KB_WIN_POINT:
    case KB_WIN_POINTS_2:
    case KB_WIN_POINTS_3: win->points = (guint8) (win->points + what - KB_WIN_POINT + 1); break;
    default: break;
    }
}

void
kb_card_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  KbState *state = data;
  KbEnemy enemy = { .year = state->year, .type = (guint8) move->args[0], .strength = (guint8) move->args[1] };

  kb_force_begin (state, move);
  for (guint good = 0; good < KB_GOODS; good++)
    enemy.lose.goods[good] = (guint8) kb_arg (move, 2 + good, 0);
  enemy.lose.any = (guint8) kb_arg (move, 5, 0);
  enemy.lose.buildings = (guint8) kb_arg (move, 6, 0);
  enemy.lose.points = (guint8) kb_arg (move, 7, 0);
  add_win (&enemy.win, kb_arg (move, 8, -1));
  add_win (&enemy.win, kb_arg (move, 9, -1));
  reveal (state, &enemy, TRUE, events);
  kb_go_on (state, events);
}

void
kb_card_legal (gconstpointer data, PwMoves *out)
{
}

/* -- king ------------------------------------------------------------------------------------------- */

gboolean
kb_king_check (gconstpointer data, const PwMove *move, GError **error)
{
  return TRUE;
}

void
kb_king_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  KbState *state = data;

  kb_force_begin (state, move);
  state->king = (guint8) move->args[KB_ARG_WHAT];
  kb_note (events, PW_TABLE, KB_NOTE_KING, state->king, KB_RULE_11_2, 0, 0);
  for (guint seat = 0; seat < state->n_players; seat++)
    if (kb_keeps (state, seat))
      kb_gain (state, seat, KB_RESOURCE_SOLDIERS, state->king, KB_RULE_11_2, 0, events);
  kb_fight (state, events);
  kb_go_on (state, events);
}

void
kb_king_legal (gconstpointer data, PwMoves *out)
{
}

/* -- token ------------------------------------------------------------------------------------------ */

gboolean
kb_token_check (gconstpointer data, const PwMove *move, GError **error)
{
  const KbState *state = data;
  const KbPlayer *player = &state->players[move->player];

  if (player->tokens[move->args[KB_ARG_WHAT]] > 0)
    return TRUE;
  if (error)
    {
      g_autoptr (GString) left = g_string_new (NULL);
      g_autofree char *remedy = NULL;

      for (guint value = 0; value < KB_TOKEN_VALUES; value++)
        for (guint i = 0; i < player->tokens[value]; i++)
          g_string_append_printf (left, "%s%u", left->len ? ", " : "", value);
      remedy = g_strdup_printf (_("Tokens left: %s. For example: {token}."), left->str);
      pw_rule_error_set (error, KB_RULE_12_4, remedy, _("No soldier token with %d is left."), move->args[KB_ARG_WHAT]);
    }
  return FALSE;
}

void
kb_token_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  KbState *state = data;

  kb_force_begin (state, move);
  kb_spend_token (state, (guint) move->player, (guint) move->args[KB_ARG_WHAT], events);
  kb_go_on (state, events);
}

void
kb_token_legal (gconstpointer data, PwMoves *out)
{
  const KbState *state = data;
  int actor = kb_actor (state);

  if (actor < 0)
    return;
  for (guint value = 0; value < KB_TOKEN_VALUES; value++)
    if (state->players[actor].tokens[value] > 0)
      pw_moves_append (out, KB_KIND_TOKEN, actor)->args[KB_ARG_WHAT] = (gint16) value;
}
