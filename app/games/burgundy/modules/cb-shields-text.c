/* cb-shields-text.c: the words and the numbered choices of the shields (17)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/modules/cb-shields.h"

#include <glib/gi18n-lib.h>

#include "core/pw-quote.h"

/* -- Sentences --------------------------------------------------------------------------------- */

static char *
crest_sentence (const CbState *before, const char *name, const PwMove *move)
{
  int hex = move->args[CB_ARG_HEX], shield = move->args[CB_ARG_SHIELD];

  if (cb_arg (move, CB_ARG_SIZE, 1) == 0)
    return g_strdup_printf (_("%s does not have shield %d."), name, shield);
  if (hex == PW_ARG_NONE)
    return g_strdup_printf (_("%s has shield %d."), name, shield);
  return g_strdup_printf (_("%s has shield %d on %s."), name, shield,
                          cb_hex_name (cb_duchy_of (&before->players[move->player]), (guint) hex));
}

/* "7, 12" */
static char *
depot_sentence (const PwMove *move)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < CB_DEPOT_SHIELDS; i++)
    if (move->args[i] != PW_ARG_NONE && move->args[i] > 0)
      g_string_append_printf (list, "%s%s", list->len ? ", " : "", pw_vocabulary_get (&cb_shield_words, move->args[i])->word);
  if (list->len == 0)
    return g_strdup_printf (_("No shields on depot %d."), move->args[CB_ARG_DEPOT]);
  return g_strdup_printf (_("Shields on depot %d: %s."), move->args[CB_ARG_DEPOT], list->str);
}

static char *
skip_sentence (const CbState *before, const char *name)
{
  switch (cb_pending (before))
    {
    case CB_PENDING_LAY:
      return g_strdup_printf (cb_top (before)->arg ? _("%s does without the tile of shield 14.")
                                                   : _("%s does without the tile of shield 15."),
                              name);
    case CB_PENDING_COPY: return g_strdup_printf (_("%s chooses no opponent for shield 6."), name);
    case CB_PENDING_GATHER: return g_strdup_printf (_("%s does without the colour of shield 5."), name);
    case CB_PENDING_HELPED: return g_strdup_printf (_("%s: shield 2 has brought no workers."), name);
    default: return NULL;
    }
}

static char *
correction (const PwMove *move, char *sentence)
{
  g_autofree char *plain = sentence;

  return move->reason ? g_strdup_printf (_("Correction: %s"), plain) : g_steal_pointer (&plain);
}

char *
cb_shields_sentence (const PwSetup *setup, const CbState *before, const PwMove *move, const PwEvent *events, guint n_events)
{
  const char *name = move->player >= 0 ? pw_setup_name (setup, move->player) : "";
  const CbDuchy *duchy = move->player >= 0 ? cb_duchy_of (&before->players[move->player]) : NULL;
  int workers = cb_arg (move, CB_ARG_WORKERS, 0), n;

  switch (move->kind)
    {
    case CB_KIND_SHIELD:
      if (workers > 0)
        return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s takes shield %d from depot %d, for %s (%d worker).",
                                             "%s takes shield %d from depot %d, for %s (%d workers).", (gulong) workers),
                                name, move->args[CB_ARG_SHIELD], move->args[CB_ARG_DEPOT],
                                cb_hex_name (duchy, (guint) move->args[CB_ARG_HEX]), workers);
      return g_strdup_printf (_("%s takes shield %d from depot %d, for %s."), name, move->args[CB_ARG_SHIELD],
                              move->args[CB_ARG_DEPOT], cb_hex_name (duchy, (guint) move->args[CB_ARG_HEX]));
    case CB_KIND_TRIBUTE:
      if (move->args[CB_ARG_SHIELD] != PW_ARG_NONE)
        return g_strdup_printf (_("%s gives up shield %d."), name, move->args[CB_ARG_SHIELD]);
      n = (int) cb_shields_of (before, (guint) move->player);
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s pays tribute for %d shield.", "%s pays tribute for %d shields.",
                                           (gulong) n),
                              name, n);
    case CB_KIND_COPY:
      return g_strdup_printf (_("%s chooses %s for shield 6."), name, pw_setup_name (setup, move->args[CB_ARG_SHIELD]));
    case CB_KIND_SET:
      return g_strdup_printf (_("%s sets a die from %d to %d."), name, cb_arg (move, CB_ARG_DIE, 0), move->args[CB_ARG_NUMBER]);
    case CB_KIND_LAY:
      if (cb_pending (before) != CB_PENDING_LAY)
        return NULL;
      return g_strdup_printf (_("%s’s shield brings %s to %s."), name, cb_tile_phrase (move->args[CB_ARG_TILE]),
                              cb_hex_name (duchy, (guint) move->args[CB_ARG_HEX]));
    case CB_KIND_GATHER:
      n = 0;
      for (guint i = 0; i < n_events; i++)
        if (events[i].kind == PW_EVENT_NOTE && events[i].what == CB_NOTE_GOODS_TAKEN)
          n += events[i].amount;
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s’s shield brings %d %s goods tile.",
                                           "%s’s shield brings %d %s goods tiles.", (gulong) n),
                              name, n, cb_goods_label (move->args[CB_ARG_GOODS]));
    case CB_KIND_HELPED:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: shield 2 has brought %d worker.",
                                           "%s: shield 2 has brought %d workers.", (gulong) move->args[CB_ARG_NUMBER]),
                              name, move->args[CB_ARG_NUMBER]);
    case CB_KIND_DISCARD: return g_strdup_printf (_("%s throws out %s."), name, cb_tile_phrase (move->args[CB_ARG_TILE]));
    case CB_KIND_SKIP: return skip_sentence (before, name);
    case CB_KIND_SHIELDS: return correction (move, depot_sentence (move));
    case CB_KIND_CREST: return correction (move, crest_sentence (before, name, move));
    case CB_KIND_HEAP:
      return correction (move, g_strdup_printf (_("%s stores %d × %s beyond the key spaces."), name, move->args[CB_ARG_NUMBER],
                                                cb_tile_label (move->args[CB_ARG_TILE])));
    default: return NULL;
    }
}

/* What @opponent does from now on has to be said (17.5.6, 10.2). */
static char *
not_followed (const PwSetup *setup, guint opponent)
{
  const char *name = pw_setup_name (setup, opponent);

  return g_strdup_printf (_("Not checked: what %s does is not entered. A new monastery there counts once it is said, as in: "
                            "%s hex d4 17 ! shield 6."),
                          name, name);
}

char *
cb_shields_consequence (const PwSetup *setup, const CbState *before, const PwEvent *event)
{
  if (event->what == CB_NOTE_SHIELD_GONE)
    return g_strdup_printf (_("Shield %d leaves the game."), event->args[0]);
  if (before->level != PW_LEVEL_BOARD)
    return NULL;
  if (event->what == CB_NOTE_COPIES)
    return not_followed (setup, (guint) event->args[0]);
  if (event->what == CB_NOTE_SHIELD && event->args[0] == 6 && cb_shields_only_model (before, (guint) event->player) >= 0)
    return not_followed (setup, (guint) cb_shields_only_model (before, (guint) event->player));
  return NULL;
}

char *
cb_shields_event_text (const PwSetup *setup, const PwEvent *event)
{
  switch (event->rule)
    {
    case CB_RULE_17_5: return g_strdup_printf (_("shield %d"), event->args[0]);
    case CB_RULE_17_5 + 6: return g_strdup_printf (_("shield 6: monastery %d of the opponent"), event->args[0]);
    case CB_RULE_17_5 + 7: return g_strdup (_("shield 7: bonus tile doubled"));
    case CB_RULE_17_5 + 10: return g_strdup (_("shield 10: monasteries doubled"));
    case CB_RULE_17_5 + 12:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "shield 12: %d %s goods tile doubled",
                                           "shield 12: %d %s goods tiles doubled", (gulong) event->args[1]),
                              event->args[1], cb_goods_label (event->args[0]));
    case CB_RULE_17_5 + 13: return g_strdup (_("shield 13: shields doubled"));
    default: return NULL;
    }
}

char *
cb_shields_prompt (const PwSetup *setup, const CbState *state)
{
  switch (cb_pending (state))
    {
    case CB_PENDING_LAY:
      return g_strdup (cb_top (state)->arg ? _("shield 14: place a tile of a numbered depot")
                                           : _("shield 15: place a tile of the black depot"));
    case CB_PENDING_TRIBUTE:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "tribute for %u shield: pay, or give up some",
                                           "tribute for %u shields: pay, or give up some",
                                           cb_shields_of (state, cb_top (state)->seat)),
                              cb_shields_of (state, cb_top (state)->seat));
    case CB_PENDING_COPY: return g_strdup (_("shield 6: whose monasteries count?"));
    case CB_PENDING_GATHER: return g_strdup (_("shield 5: which colour from all depots?"));
    case CB_PENDING_DISCARD: return g_strdup (_("too many tiles are stored: which one is thrown out?"));
    case CB_PENDING_HELPED: return g_strdup (_("shield 2: how many workers has it brought while others played?"));
    default: return NULL;
    }
}

/* -- Choices -------------------------------------------------------------------------------------- */

char *
cb_shields_choice_label (const PwSetup *setup, const CbState *state, const PwChoice *choice)
{
  const PwMove *move = &choice->move;
  const CbDuchy *duchy = move->player >= 0 ? cb_duchy_of (&state->players[move->player]) : NULL;
  int depot = move->args[CB_ARG_DEPOT], shield = move->args[CB_ARG_SHIELD], hex = move->args[CB_ARG_HEX];
  int tile = move->args[CB_ARG_TILE], die = move->args[CB_ARG_DIE];
  g_autofree char *name = NULL;
  guint old;

  if (move->kind == CB_KIND_LAY && cb_pending (state) != CB_PENDING_LAY)
    return NULL;
  switch ((CbGroup) choice->group)
    {
    case CB_GROUP_SHIELD:
      if (depot == PW_ARG_NONE)
        return g_strdup (_("Take a shield"));
      if (shield == PW_ARG_NONE)
        return g_strdup_printf (_("Shield from depot %d"), depot);
      if (hex == PW_ARG_NONE)
        return g_strdup_printf (_("Shield %d"), shield);
      old = cb_shield_on (state, (guint) move->player, (guint) hex);
      if (old)
        return g_strdup_printf (_("Shield %d, %s, instead of %u"), shield, cb_hex_name (duchy, (guint) hex), old);
      return g_strdup_printf (_("Shield %d, %s"), shield, cb_hex_name (duchy, (guint) hex));
    case CB_GROUP_TRIBUTE:
      return shield == PW_ARG_NONE ? g_strdup (_("Pay for all shields")) : g_strdup_printf (_("Give up shield %d"), shield);
    case CB_GROUP_COPY:
      return shield == PW_ARG_NONE ? g_strdup (_("Opponent for shield 6")) : g_strdup (pw_setup_name (setup, shield));
    case CB_GROUP_SET:
      if (die == PW_ARG_NONE)
        return g_strdup (_("Set a die"));
      return shield == PW_ARG_NONE ? g_strdup_printf (_("Set the %d"), die)
                                   : g_strdup_printf (_("Set the %d to %d"), die, shield);
    case CB_GROUP_LAY:
      if (tile == PW_ARG_NONE)
        return g_strdup_printf (_("Depot %d"), depot);
      name = pw_capital (tile >= CB_TILE_UNKNOWN ? cb_type_label (cb_tile_type ((CbTile) tile)) : cb_tile_label (tile));
      return hex == PW_ARG_NONE ? g_steal_pointer (&name)
                                : g_strdup_printf (_("%s, %s"), name, cb_hex_name (duchy, (guint) hex));
    case CB_GROUP_GATHER: return pw_capital (cb_goods_label (move->args[CB_ARG_GOODS]));
    case CB_GROUP_SKIP: return cb_pending (state) == CB_PENDING_HELPED ? g_strdup (_("No workers")) : NULL;
    case CB_GROUP_HELPED:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d worker", "%d workers", (gulong) shield), shield);
    case CB_GROUP_TOO_MANY: return g_strdup_printf (_("Discard %s"), cb_tile_phrase (tile));
    default: return NULL;
    }
}

/* Each value that @index has in the legal moves of @kind, once; with a number of its own if @numbered. */
static void
choose_values (CbChoosing *choosing, CbKind kind, CbGroup group, guint index, gboolean numbered)
{
  GHashTable *done = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < choosing->legal.n; i++)
    {
      const PwMove *move = &choosing->legal.items[i];
      PwMove next = choosing->partial;
      guint n = 0;

      if (move->kind != kind || !g_hash_table_add (done, GINT_TO_POINTER (move->args[index] + 1)))
        continue;
      next.kind = kind;
      next.args[index] = move->args[index];
      for (guint j = 0; j < choosing->legal.n; j++)
        n += cb_choice_matches (&choosing->legal.items[j], &next);
      cb_choose (choosing, group, n == 1 ? move : &next, n != 1);
      if (numbered && move->args[index] > 0)
        cb_choose_number (choosing, (guint) move->args[index]);
    }
  g_hash_table_unref (done);
}

/* The moves of a kind as they are. */
static void
choose_all (CbChoosing *choosing, CbKind kind, CbGroup group)
{
  for (guint i = 0; i < choosing->legal.n; i++)
    if (choosing->legal.items[i].kind == kind)
      cb_choose (choosing, group, &choosing->legal.items[i], FALSE);
}

/* A depot, a tile or its type, a hex. */
static void
choose_lay (CbChoosing *choosing)
{
  PwMove pattern = choosing->partial;
  int tile = pattern.args[CB_ARG_TILE];

  pattern.kind = CB_KIND_LAY;
  choosing->partial.kind = CB_KIND_LAY;
  if (cb_top (choosing->state)->arg && pattern.args[CB_ARG_DEPOT] == PW_ARG_NONE)
    choose_values (choosing, CB_KIND_LAY, CB_GROUP_LAY, CB_ARG_DEPOT, FALSE);
  else if (tile == PW_ARG_NONE)
    cb_choose_depot_tiles (choosing, CB_GROUP_LAY, &pattern);
  else if (tile >= CB_TILE_UNKNOWN)
    choose_values (choosing, CB_KIND_LAY, CB_GROUP_LAY, CB_ARG_TILE, FALSE);
  else
    choose_all (choosing, CB_KIND_LAY, CB_GROUP_LAY);
}

static void
choose_shield (CbChoosing *choosing)
{
  const PwMove *partial = &choosing->partial;

  if (partial->args[CB_ARG_DEPOT] == PW_ARG_NONE)
    choose_values (choosing, CB_KIND_SHIELD, CB_GROUP_SHIELD, CB_ARG_DEPOT, TRUE);
  else if (partial->args[CB_ARG_SHIELD] == PW_ARG_NONE)
    choose_values (choosing, CB_KIND_SHIELD, CB_GROUP_SHIELD, CB_ARG_SHIELD, TRUE);
  else
    choose_all (choosing, CB_KIND_SHIELD, CB_GROUP_SHIELD);
}

gboolean
cb_shields_choose (CbChoosing *choosing)
{
  guint kind = choosing->partial.kind, pending = cb_pending (choosing->state);
  gboolean open = kind == PW_KIND_ANY;

  if (kind == CB_KIND_SHIELD)
    choose_shield (choosing);
  else if (kind == CB_KIND_SET)
    choose_values (choosing, CB_KIND_SET, CB_GROUP_SET,
                   choosing->partial.args[CB_ARG_DIE] == PW_ARG_NONE ? CB_ARG_DIE : CB_ARG_NUMBER, TRUE);
  else if (kind == CB_KIND_TRIBUTE || (open && pending == CB_PENDING_TRIBUTE))
    choose_all (choosing, CB_KIND_TRIBUTE, CB_GROUP_TRIBUTE);
  else if (kind == CB_KIND_DISCARD || (open && pending == CB_PENDING_DISCARD))
    choose_all (choosing, CB_KIND_DISCARD, CB_GROUP_TOO_MANY);
  else if (kind == CB_KIND_COPY || (open && pending == CB_PENDING_COPY))
    choose_all (choosing, CB_KIND_COPY, CB_GROUP_COPY);
  else if (kind == CB_KIND_HELPED || (open && pending == CB_PENDING_HELPED))
    choose_values (choosing, CB_KIND_HELPED, CB_GROUP_HELPED, CB_ARG_NUMBER, TRUE);
  else if (kind == CB_KIND_GATHER || (open && pending == CB_PENDING_GATHER))
    choose_all (choosing, CB_KIND_GATHER, CB_GROUP_GATHER);
  else if (pending == CB_PENDING_LAY && (kind == CB_KIND_LAY || open))
    choose_lay (choosing);
  else
    return FALSE;
  if (!open)
    return TRUE;
  choosing->partial.kind = PW_KIND_ANY;
  /* What is asked is not offered a second time as something that may be done at any time. */
  if (pending == CB_PENDING_COPY)
    choose_all (choosing, CB_KIND_SKIP, CB_GROUP_SKIP);
  else
    cb_choose_rest (choosing);
  return TRUE;
}

/* One choice that leads to all legal moves of @kind, or is the only one. */
static void
choose_kind (CbChoosing *choosing, CbKind kind, CbGroup group, int die)
{
  const PwMove *only = NULL;
  guint n = 0;
  PwMove next;

  for (guint i = 0; i < choosing->legal.n; i++)
    if (choosing->legal.items[i].kind == kind && (die == 0 || choosing->legal.items[i].args[CB_ARG_DIE] == die))
      {
        only = &choosing->legal.items[i];
        n++;
      }
  pw_move_init (&next, kind, choosing->partial.player);
  if (die)
    next.args[CB_ARG_DIE] = (gint16) die;
  if (n > 0)
    cb_choose (choosing, group, n == 1 ? only : &next, n > 1);
}

void
cb_shields_choose_action (CbChoosing *choosing, int die, int workers)
{
  if (workers > 0)
    return;
  choose_kind (choosing, CB_KIND_SHIELD, CB_GROUP_SHIELD, 0);
  choose_kind (choosing, CB_KIND_SET, CB_GROUP_SET, choosing->state->pending.n ? 0 : die);
  choose_kind (choosing, CB_KIND_COPY, CB_GROUP_COPY, 0);
}
