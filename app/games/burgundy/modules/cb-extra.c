/* cb-extra.c: the extra tiles: monasteries 27 and 28, crane and geese (12.1 to 12.3)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/modules/cb-module-kinds.h"

#include <glib/gi18n-lib.h>

#include "core/pw-quote.h"

#define GEESE_POINTS 2

static guint
supply (gboolean black, int tile)
{
  switch (tile)
    {
    case CB_TILE_CRANE:
    case CB_TILE_GEESE: return black ? 1 : 0;
    case CB_TILE_MONASTERY_0: return black ? 0 : 2;
    case CB_TILE_MONASTERY_0 + 27:
    case CB_TILE_MONASTERY_0 + 28: return black ? 0 : 1;
    default: return 0;
    }
}

/* -- Crane (12.2) ----------------------------------------------------------------------------- */

/* The monasteries that count buildings of one type: 16 to 23, and 29. */
static guint
building_monasteries (guint monasteries)
{
  return monasteries & (0xffu << 16 | 1u << 29);
}

/* The buildings whose effect the crane can have, as a set of CbTile. */
static guint64
buildings (const CbState *state)
{
  guint64 tiles = cb_tiles_of_types (1u << CB_BUILDING) & ~CB_TILE_BIT (CB_TILE_CRANE);

  if (cb_supply (state, FALSE, CB_TILE_WHITE_CASTLE) == 0)
    tiles &= ~CB_TILE_BIT (CB_TILE_WHITE_CASTLE);
  return tiles;
}

gboolean
cb_as_check (gconstpointer data, const PwMove *move, GError **error)
{
  int tile = move->args[CB_ARG_TILE];

  if (tile > CB_TILE_NONE && tile < CB_TILE_UNKNOWN && buildings (data) & CB_TILE_BIT (tile))
    return TRUE;
  if (error)
    pw_rule_error_set (error, CB_RULE_12_2,
                       _("Name the building whose effect the crane has, as in: {as}. Or do without it: {skip}."),
                       _("The crane has the effect of a building only."));
  return FALSE;
}

void
cb_as_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  PwPending crane;

  cb_force_begin (state, move, events);
  crane = cb_pop (state);
  cb_effect_of (state, crane.seat, move->args[CB_ARG_TILE], crane.arg, events);
  cb_settle (state, events);
}

void
cb_as_legal (gconstpointer data, PwMoves *out)
{
  const CbState *state = data;

  for (guint64 tiles = buildings (state); tiles != 0; tiles &= tiles - 1)
    pw_moves_append (out, CB_KIND_AS, cb_top (state)->seat)->args[CB_ARG_TILE] = (gint16) __builtin_ctzll (tiles);
}

/* At the end it counts as the building of one monastery: 4 points, whichever that is. Where monasteries
 * score one by one as they are placed (16.8), that is the first one placed after it. */
static void
monastery (const CbState *state, guint seat, guint n, guint *count, int *each)
{
  const CbPlayer *player = &state->players[seat];
  /* Where there is none of one's own, one that works here from another duchy will do (17.5.6). */
  guint all = building_monasteries (player->monasteries);
  guint hex;

  if (all == 0)
    all = building_monasteries (player->lent);
  if (n == 24)
    {
      gboolean geese = cb_counted (player, CB_TILE_GEESE) > 0;

      CB_FOREACH_HEX (hex, player->filled & cb_duchy_of (player)->of_type[CB_LIVESTOCK])
        geese |= player->tile[hex] == CB_TILE_GEESE;
      *count += geese;
      return;
    }
  if (!(all >> n & 1))
    return;
  if (state->options[CB_OPTION_MODE] == CB_MODE_SOLO)
    *count += state->extra.before != 0 && (guint) __builtin_popcount (all) == state->extra.before;
  else if (n == (guint) __builtin_ctz (all))
    *count += cb_hexes_with (player, CB_TILE_CRANE) != 0 || cb_counted (player, CB_TILE_CRANE) > 0;
}

/* -- Geese (12.3) --------------------------------------------------------------------------------- */

/* The other species in the pasture of a hex, as a bit set. */
static guint
species_there (const CbState *state, guint seat, guint hex)
{
  CbHexSet pasture = cb_pasture (state, seat, hex);
  guint set = 0, tiles;

  for (guint species = 0; species < 4; species++)
    if (cb_count_animals (&state->players[seat], pasture, species, &tiles) > 0)
      set |= 1u << species;
  return set;
}

/* Scores the geese with one other species, or with none where @species is 4. */
static void
score_geese (CbState *state, guint seat, guint hex, guint species, PwEvents *events)
{
  guint tiles = 0, animals = 0;
  PwEvent *event;

  if (species < 4)
    animals = cb_count_animals (&state->players[seat], cb_pasture (state, seat, hex), species, &tiles);
  event = cb_points (state, seat, CB_FROM_LIVESTOCK, (int) (GEESE_POINTS + animals), CB_RULE_12_3, events);
  event->args[0] = (gint16) hex;
  event->args[1] = CB_TILE_GEESE;
  cb_livestock_scored (state, seat, CB_TILE_GEESE, hex, tiles + 1, events);
}

gboolean
cb_with_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;
  int species = move->args[CB_ARG_WHAT];

  if (species >= 0 && species < 4 && species_there (state, cb_top (state)->seat, cb_top (state)->arg) >> species & 1)
    return TRUE;
  if (error)
    pw_rule_error_set (error, CB_RULE_12_3, _("Choose a species that lies in the pasture of the geese."),
                       _("There are no such animals in that pasture."));
  return FALSE;
}

void
cb_with_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  PwPending geese;

  cb_force_begin (state, move, events);
  geese = cb_pop (state);
  score_geese (state, geese.seat, geese.arg, (guint) move->args[CB_ARG_WHAT], events);
  cb_settle (state, events);
}

void
cb_with_legal (gconstpointer data, PwMoves *out)
{
  const CbState *state = data;
  guint seat = cb_top (state)->seat;

  for (guint set = species_there (state, seat, cb_top (state)->arg); set != 0; set &= set - 1)
    pw_moves_append (out, CB_KIND_WITH, (int) seat)->args[CB_ARG_WHAT] = (gint16) __builtin_ctz (set);
}

/* Geese that lie in the pasture score again, once for each tile of them there is: one gain with the tile (16.9). */
static guint
livestock (CbState *state, guint seat, int tile, guint hex, CbHexSet pasture, PwEvents *events)
{
  const CbPlayer *player = &state->players[seat];
  guint other, n = 0;

  CB_FOREACH_HEX (other, pasture & player->filled)
    if (player->tile[other] == CB_TILE_GEESE)
      {
        PwEvent *event = cb_points_of (state, seat, CB_FROM_LIVESTOCK, GEESE_POINTS, CB_RULE_12_3, TRUE, events);

        event->args[0] = (gint16) other;
        event->args[1] = CB_TILE_GEESE;
        n++;
      }
  return n;
}

static gboolean
effect (CbState *state, guint seat, int tile, guint hex, PwEvents *events)
{
  guint species;

  switch (tile)
    {
    case CB_TILE_CRANE:
      state->extra.before = (guint8) (__builtin_popcount (building_monasteries (state->players[seat].monasteries)) + 1);
      cb_push (state, seat, CB_PENDING_CRANE, hex);
      return TRUE;
    case CB_TILE_GEESE:
      species = species_there (state, seat, hex);
      if (species & (species - 1))
        cb_push (state, seat, CB_PENDING_GEESE, hex);
      else
        score_geese (state, seat, hex, species ? (guint) __builtin_ctz (species) : 4, events);
      return TRUE;
    default: return FALSE;
    }
}

/* -- Monastery 27 ------------------------------------------------------------------------------------ */

/* Its owners' markers lie above the others; among themselves, and the others among themselves, they keep
 * their order. */
static void
stack (CbState *state, guint space)
{
  guint8 seats[CB_MAX_PLAYERS];
  guint n = 0, height = 0;

  for (guint level = 0; level < state->n_players; level++)
    for (guint seat = 0; seat < state->n_players; seat++)
      if (state->players[seat].bridge == space && state->players[seat].height == level)
        seats[n++] = (guint8) seat;
  for (guint owners = 0; owners < 2; owners++)
    for (guint i = 0; i < n; i++)
      if (cb_has (&state->players[seats[i]], 27) == (owners == 1))
        state->players[seats[i]].height = (guint8) height++;
}

static void
placed (CbState *state, guint seat, int tile, guint hex, PwEvents *events)
{
  if (tile == CB_TILE_MONASTERY_0 + 27)
    cb_bridge_settle (state);
}

/* -- Monastery 28 -------------------------------------------------------------------------------------- */

gboolean
cb_hire_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;
  const CbPlayer *player = &state->players[move->player];

  if (!cb_has (player, 28))
    {
      if (error)
        pw_rule_error_set (error, CB_RULE_11_0 + 28, _("Monastery 28 in the duchy would allow it."),
                           _("Silver buys no workers."));
      return FALSE;
    }
  if (cb_arg (move, CB_ARG_NUMBER, 1) <= player->silver)
    return TRUE;
  if (error)
    pw_rule_error_set (error, CB_RULE_11_0 + 28, _("Each coin brings 2 workers."),
                       g_dngettext (GETTEXT_PACKAGE, "There is only %d silver coin to pay with.",
                                    "There are only %d silver coins to pay with.", (gulong) player->silver),
                       player->silver);
  return FALSE;
}

void
cb_hire_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  int silver = cb_arg (move, CB_ARG_NUMBER, 1);

  cb_force_begin (state, move, events);
  cb_gain (state, (guint) move->player, CB_SILVER, -silver, CB_RULE_11_0 + 28, events);
  cb_gain (state, (guint) move->player, CB_WORKERS, CB_HIRED * silver, CB_RULE_11_0 + 28, events);
  cb_settle (state, events);
}

void
cb_hire_legal (gconstpointer data, PwMoves *out)
{
  const CbState *state = data;
  int seat = cb_actor (state);
  const CbPlayer *player = &state->players[seat];

  if (cb_has (player, 28))
    for (gint16 silver = 1; silver <= player->silver; silver++)
      pw_moves_append (out, CB_KIND_HIRE, seat)->args[CB_ARG_NUMBER] = silver;
}

static gboolean
goes_on (const CbState *state, guint seat)
{
  return cb_has (&state->players[seat], 28) && state->players[seat].silver > 0;
}

/* In one's own turn. */
static PwKindSet
any_time (const CbState *state, int turn)
{
  return turn >= 0 ? PW_KIND_SET (CB_KIND_HIRE) : PW_KIND_SET_NONE;
}

/* Whether hired workers would help: they pay for a purchase, which costs no more than one coin brings (11.6). */
static gboolean
might (const CbState *state, const PwPending *pending)
{
  const CbPlayer *player = &state->players[pending->seat];
  CbState after;

  if (cb_turn_seat (state) != pending->seat || !cb_has (player, 28) || player->silver == 0 || player->workers >= CB_HIRED)
    return FALSE;
  after = *state;
  after.players[pending->seat].silver--;
  after.players[pending->seat].workers = (gint16) (player->workers + CB_HIRED);
  return cb_is_usable (&after, pending);
}

/* How many coins, where nobody says: one. */
static gboolean
complete (const CbState *state, PwMove *move, GError **error)
{
  if (move->kind == CB_KIND_HIRE && move->args[CB_ARG_NUMBER] == PW_ARG_NONE)
    move->args[CB_ARG_NUMBER] = 1;
  return TRUE;
}

static CbForced
force (const CbState *state, PwMove *move, GError **error)
{
  if (move->kind != CB_KIND_HIRE)
    return CB_FORCED_NOT_MINE;
  complete (state, move, error);
  return move->args[CB_ARG_NUMBER] <= state->players[move->player].silver ? CB_FORCED : CB_FORCED_NEVER;
}

/* -- Audit --------------------------------------------------------------------------------------- */

/* The most that the geese can have brought: once with the best species, and 2 for each other tile. The
 * crane may have been a watchtower. */
static void
audit (const CbState *state, guint seat, const CbKnown *known, PwAudit *out)
{
  const CbPlayer *player = &state->players[seat];
  gboolean may_be = known->unknown > 0, waits = FALSE;
  gboolean geese = cb_hexes_with (player, CB_TILE_GEESE) != 0 || cb_counted (player, CB_TILE_GEESE) > 0;
  gboolean crane = cb_hexes_with (player, CB_TILE_CRANE) != 0 || cb_counted (player, CB_TILE_CRANE) > 0;
  int others = 0, best = 0, more;

  for (guint species = 0; species < 4; species++)
    {
      guint tiles;
      int animals = (int) cb_count_animals (player, player->filled, species, &tiles);

      others += (int) tiles;
      for (int n = 2; n <= 4; n++)
        {
          int counted = player->count[CB_TILE_COW_2 + 3 * (int) species + n - 2];

          animals += n * counted;
          others += counted;
        }
      best = MAX (best, animals);
    }
  if (may_be)
    {
      more = (int) MIN (known->unknown, cb_hex_count (cb_duchy_of (player)->of_type[CB_LIVESTOCK]));
      others += more;
      best += 4 * more;
    }
  for (guint i = 0; i < state->pending.n; i++)
    waits |= state->pending.items[i].kind == CB_PENDING_GEESE && state->pending.items[i].seat == (int) seat;
  if (geese || may_be)
    {
      cb_audit_add (out, CB_FROM_LIVESTOCK, CB_RULE_12_3,
                    (CbSpan){ geese && !waits ? GEESE_POINTS : 0, GEESE_POINTS + GEESE_POINTS * others + best });
      if (cb_has (player, 7) || may_be)
        cb_audit_add (out, CB_FROM_MONASTERIES, CB_RULE_11_0 + 7, (CbSpan){ 0, 1 + 2 * others });
    }
  if (crane || may_be)
    cb_audit_add (out, CB_FROM_WATCHTOWERS, CB_RULE_12_2, (CbSpan){ 0, 4 });
}

/* -- Words ------------------------------------------------------------------------------------------------ */

static char *
sentence (const PwSetup *setup, const CbState *before, const PwMove *move, const PwEvent *events, guint n_events)
{
  const char *name = move->player >= 0 ? pw_setup_name (setup, move->player) : "";
  int silver;

  switch (move->kind)
    {
    case CB_KIND_AS:
      return g_strdup_printf (_("%s’s crane has the effect of %s."), name, cb_tile_phrase (move->args[CB_ARG_TILE]));
    case CB_KIND_WITH:
      return g_strdup_printf (_("%s’s geese score with the %s."), name,
                              _(cb_species_words.words[move->args[CB_ARG_WHAT]].label));
    case CB_KIND_HIRE:
      silver = cb_arg (move, CB_ARG_NUMBER, 1);
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s pays %d silver coin for %d workers.",
                                           "%s pays %d silver coins for %d workers.", (gulong) silver),
                              name, silver, silver * CB_HIRED);
    default: return NULL;
    }
}

static char *
event_text (const PwSetup *setup, const PwEvent *event)
{
  const CbDuchy *duchy;

  if (event->rule != CB_RULE_12_3 || event->player < 0)
    return NULL;
  duchy = cb_duchy_nth ((guint) setup->seat_options[event->player][CB_SEAT_DUCHY]);
  return g_strdup_printf (_("geese on %s"), cb_hex_name (duchy, (guint) event->args[0]));
}

static char *
prompt (const PwSetup *setup, const CbState *state)
{
  switch (cb_pending (state))
    {
    case CB_PENDING_CRANE: return g_strdup (_("crane: the effect of which building?"));
    case CB_PENDING_GEESE: return g_strdup (_("geese: together with which species?"));
    default: return NULL;
    }
}

static char *
choice_label (const PwSetup *setup, const CbState *state, const PwChoice *choice)
{
  const PwMove *move = &choice->move;

  switch ((CbGroup) choice->group)
    {
    case CB_GROUP_AS: return pw_capital (cb_tile_label (move->args[CB_ARG_TILE]));
    case CB_GROUP_WITH: return pw_capital (_(cb_species_words.words[move->args[CB_ARG_WHAT]].label));
    case CB_GROUP_HIRE:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d workers for %d silver", "%d workers for %d silver",
                                           (gulong) cb_arg (move, CB_ARG_NUMBER, 1)),
                              CB_HIRED * cb_arg (move, CB_ARG_NUMBER, 1), cb_arg (move, CB_ARG_NUMBER, 1));
    default: return NULL;
    }
}

/* -- Choices -------------------------------------------------------------------------------------------------- */

static void
add_kind (CbChoosing *choosing, CbKind kind, CbGroup group)
{
  for (guint i = 0; i < choosing->legal.n; i++)
    if (choosing->legal.items[i].kind == kind)
      cb_choose (choosing, group, &choosing->legal.items[i], FALSE);
}

/* One coin at a time from the list; more are typed. */
static void
choose_action (CbChoosing *choosing, int die, int workers)
{
  if (workers > 0)
    return;
  for (guint i = 0; i < choosing->legal.n; i++)
    if (choosing->legal.items[i].kind == CB_KIND_HIRE && choosing->legal.items[i].args[CB_ARG_NUMBER] == 1)
      cb_choose (choosing, CB_GROUP_HIRE, &choosing->legal.items[i], FALSE);
}

static gboolean
choose (CbChoosing *choosing)
{
  const CbState *state = choosing->state;
  guint kind = choosing->partial.kind;

  if (kind == CB_KIND_HIRE)
    {
      add_kind (choosing, CB_KIND_HIRE, CB_GROUP_HIRE);
      return TRUE;
    }
  if (kind == CB_KIND_AS || (kind == PW_KIND_ANY && cb_pending (state) == CB_PENDING_CRANE))
    add_kind (choosing, CB_KIND_AS, CB_GROUP_AS);
  else if (kind == CB_KIND_WITH || (kind == PW_KIND_ANY && cb_pending (state) == CB_PENDING_GEESE))
    add_kind (choosing, CB_KIND_WITH, CB_GROUP_WITH);
  else
    return FALSE;
  if (kind == PW_KIND_ANY)
    cb_choose_rest (choosing);
  return TRUE;
}

const CbPendingClass cb_pending_crane = {
  .kinds = PW_KIND_SET_INIT (CB_KIND_AS),
  .rule = CB_RULE_12_2, .message = N_("First comes the effect of the crane."),
  .remedy = N_("Name a building, as in: {as}. Or do without it: {skip}."),
};

const CbPendingClass cb_pending_geese = {
  .kinds = PW_KIND_SET_INIT (CB_KIND_WITH), .required = TRUE,
  .rule = CB_RULE_12_3, .message = N_("First the geese score."), .remedy = N_("Name a species, as in: {with}."),
};

const CbModule cb_extra_module = {
  .option = CB_OPTION_EXTRA,
  .value = 1,
  .start = { .supply = supply },
  .moves = {
    .any_time = any_time,
    .might = might,
    .goes_on = goes_on,
    .complete = complete,
    .force = force,
  },
  .placing = { .placed = placed, .effect = effect, .livestock = livestock },
  .gains = { .stack = stack },
  .end = { .monastery = monastery },
  .position = { .audit = audit },
  .words = {
    .sentence = sentence,
    .event_text = event_text,
    .prompt = prompt,
    .choice_label = choice_label,
  },
  .choices = { .step = choose, .action = choose_action },
};
