/* cb-store.c: the three key spaces (4.4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-engine.h"

#include <glib/gi18n-lib.h>

/* How many tiles lie on the key spaces. They keep their space; a taken tile goes to the first free one. */
guint
cb_store_count (const CbPlayer *player)
{
  guint n = 0;

  for (guint i = 0; i < CB_KEY_SPACES; i++)
    n += player->store[i] != CB_TILE_NONE;
  return n;
}

gboolean
cb_store_has (const CbPlayer *player, int tile)
{
  for (guint i = 0; i < CB_KEY_SPACES; i++)
    if (player->store[i] == tile)
      return TRUE;
  return FALSE;
}

void
cb_store_add (CbPlayer *player, int tile)
{
  for (guint i = 0; i < CB_KEY_SPACES; i++)
    if (player->store[i] == CB_TILE_NONE)
      {
        player->store[i] = (guint8) tile;
        return;
      }
  g_assert_not_reached ();
}

void
cb_store_remove (CbPlayer *player, int tile)
{
  for (guint i = 0; i < CB_KEY_SPACES; i++)
    if (player->store[i] == tile)
      {
        player->store[i] = CB_TILE_NONE;
        return;
      }
}

/* Whether the move throws out just what 4.4 asks for: one stored tile when all spaces are full. */
gboolean
cb_discard_check (const CbState *state, const PwMove *move, GError **error)
{
  const CbPlayer *player = &state->players[move->player];
  int discard = move->args[CB_ARG_DISCARD];

  if (cb_store_count (player) < CB_KEY_SPACES)
    {
      if (discard == PW_ARG_NONE)
        return TRUE;
      if (error)
        pw_rule_error_set (error, CB_RULE_4_4, _("Leave out the discard."),
                           _("There is a free key space: a stored tile may be discarded only to make room."));
      return FALSE;
    }
  if (discard != PW_ARG_NONE && discard != CB_TILE_NONE && cb_store_has (player, discard))
    return TRUE;
  if (error)
    {
      g_autofree char *remedy = g_strdup_printf (_("Discard one of: %s, %s, %s."), cb_tile_label (player->store[0]),
                                                 cb_tile_label (player->store[1]),
                                                 cb_tile_label (player->store[2]));

      if (discard == PW_ARG_NONE)
        pw_rule_error_set (error, CB_RULE_4_4, remedy, _("All three key spaces are full."));
      else
        pw_rule_error_set (error, CB_RULE_4_4, remedy, _("The tile to discard is not in a key space: %s."),
                           cb_tile_label (discard));
    }
  return FALSE;
}

void
cb_discard_apply (CbState *state, const PwMove *move, PwEvents *events)
{
  int discard = move->args[CB_ARG_DISCARD];

  if (discard == PW_ARG_NONE)
    return;
  cb_store_remove (&state->players[move->player], discard);
  cb_note (events, move->player, CB_NOTE_DISCARD, 1, CB_RULE_4_4, discard, 0);
}

/* What may be thrown out when a tile is taken: each different stored tile where all key spaces
 * are full, else the one choice of nothing. Returns how many there are. */
guint
cb_discards (const CbPlayer *player, gint16 discards[CB_KEY_SPACES])
{
  const guint8 *s = player->store;
  guint n = 0;

  if (s[0] == CB_TILE_NONE || s[1] == CB_TILE_NONE || s[2] == CB_TILE_NONE)
    {
      discards[0] = PW_ARG_NONE;
      return 1;
    }
  discards[n++] = s[0];
  if (s[1] != s[0])
    discards[n++] = s[1];
  if (s[2] != s[0] && s[2] != s[1])
    discards[n++] = s[2];
  return n;
}
