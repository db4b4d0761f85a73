/* cb-sentences.c: the sentences of the log: what happened, its template, and what stands in its places
 *
 * What a module adds it says itself (CbModuleWords.sentence, .consequence); statements are in cb-say-text.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/words/cb-sentences.h"

#include <glib/gi18n-lib.h>

#include "core/pw-sentence.h"

/* -- What stands in the places -------------------------------------------------------------- */

static char *
number (int n)
{
  return g_strdup_printf ("%d", n);
}

static const CbDuchy *
duchy_of (const PwTold *told, int seat)
{
  const CbState *before = told->state;

  return cb_duchy_of (&before->players[seat]);
}

/* The first note of that kind for @player, or NULL. */
static const PwEvent *
find_note (const PwTold *told, CbNote note, int player)
{
  for (guint i = 0; i < told->n_events; i++)
    if (told->events[i].kind == PW_EVENT_NOTE && told->events[i].what == note && told->events[i].player == player)
      return &told->events[i];
  return NULL;
}

static int
sum_resource (const PwTold *told, CbResource resource)
{
  int sum = 0;

  /* What the end of a phase or of the game brings belongs to the phase, not to the move. */
  for (guint i = 0; i < told->n_events; i++)
    {
      const PwEvent *event = &told->events[i];

      if (event->kind == PW_EVENT_RESOURCE && event->rule == CB_RULE_8_1)
        break;
      if (event->kind == PW_EVENT_RESOURCE && event->what == resource && event->player == told->move->player && event->amount > 0)
        sum += event->amount;
    }
  return sum;
}

static char *
say_player (const PwTold *told)
{
  return g_strdup (told->move->player >= 0 ? pw_setup_name (told->setup, (guint) told->move->player) : "");
}

static char *
say_tile (const PwTold *told)
{
  return g_strdup (cb_tile_phrase (told->move->args[CB_ARG_TILE]));
}

static char *
say_hex (const PwTold *told)
{
  return g_strdup (cb_hex_name (duchy_of (told, told->move->player), (guint) told->move->args[CB_ARG_HEX]));
}

static char *
say_depot (const PwTold *told)
{
  return number (cb_arg (told->move, CB_ARG_DEPOT, 0));
}

/* Depot 0 is the black one. */
static char *
say_seller (const PwTold *told)
{
  int depot = cb_arg (told->move, CB_ARG_DEPOT, 0);

  return depot ? g_strdup_printf (_("depot %d"), depot) : g_strdup (_("the black depot"));
}

/* The depot whose tiles are named. */
static char *
say_named_depot (const PwTold *told)
{
  return number (told->move->args[0]);
}

/* "bank, ship": the tiles that are named now; those whose name was known, or is still open, are left out. */
static char *
say_named_tiles (const PwTold *told)
{
  const CbState *before = told->state;
  int depot = told->move->args[0];
  const guint8 *spaces = depot ? before->depots[depot - 1] : before->black;
  guint n = depot ? cb_depot_spaces (before) : cb_black_spaces (before);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      int tile = told->move->args[1 + i];

      if (tile != PW_ARG_NONE && tile != spaces[i])
        g_string_append_printf (text, "%s%s", text->len ? ", " : "", cb_tile_label (tile));
    }
  return g_string_free (text, FALSE);
}

/* "die 5", "die 5 and 1 worker". */
static char *
say_paid (const PwTold *told)
{
  int die = told->move->args[CB_ARG_DIE];
  int workers = cb_arg (told->move, CB_ARG_WORKERS, 0);

  if (workers == 0)
    return g_strdup_printf (_("die %d"), die);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "die %d and %d worker", "die %d and %d workers", (gulong) workers), die,
                          workers);
}

/* "2 red, 1 pink": what a ship brought, or what somebody starts with. */
static char *
say_goods (const PwTold *told)
{
  GString *text = g_string_new (NULL);
  int n[CB_GOODS + 1] = { 0 };

  for (guint i = 0; i < told->n_events; i++)
    {
      const PwEvent *event = &told->events[i];

      if (event->kind == PW_EVENT_NOTE && event->what == CB_NOTE_GOODS_TAKEN && event->player == told->move->player)
        n[CLAMP (event->args[0], 0, CB_GOODS)] += event->amount;
    }
  for (int goods = 1; goods <= CB_GOODS; goods++)
    if (n[goods] > 0)
      g_string_append_printf (text, "%s%d %s", text->len ? ", " : "", n[goods], cb_goods_label (goods));
  return g_string_free (text, FALSE);
}

static char *
say_goods_label (const PwTold *told)
{
  return g_strdup (cb_goods_label (told->move->args[CB_ARG_GOODS]));
}

static char *
say_number (const PwTold *told)
{
  return number (told->move->args[CB_ARG_NUMBER]);
}

/* "Ana sells 2 red goods tiles". */
static char *
say_sale (const PwTold *told)
{
  const PwEvent *sold = find_note (told, CB_NOTE_SOLD, told->move->player);
  int n = sold ? sold->amount : 0;
  g_autofree char *name = say_player (told);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s sells %d %s goods tile", "%s sells %d %s goods tiles", (gulong) n),
                          name, n, cb_goods_label (told->move->args[CB_ARG_GOODS]));
}

static char *
say_workers (const PwTold *told)
{
  return number (sum_resource (told, CB_WORKERS));
}

static char *
say_silver (const PwTold *told)
{
  return number (sum_resource (told, CB_SILVER));
}

static char *
say_white_die (const PwTold *told)
{
  return g_strdup_printf (_("White die %d"), told->move->args[0]);
}

static char *
say_dice (const PwTold *told)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < told->setup->n_players; i++)
    {
      guint8 dice[6] = { 0 };

      pw_dice_unpack (told->move->args[1 + i], dice);
      g_string_append_printf (text, "%s%s %u %u", i ? ", " : "", pw_setup_name (told->setup, i), dice[0], dice[1]);
    }
  return g_string_free (text, FALSE);
}

/* Whose dice the table says at the level of one board. */
static char *
say_roller (const PwTold *told)
{
  const CbState *before = told->state;

  return g_strdup (pw_setup_name (told->setup, before->stage == CB_STAGE_ROLL ? before->me : before->order[before->turn]));
}

static int
own_die (const PwTold *told, guint i)
{
  guint8 dice[6] = { 0 };

  pw_dice_unpack (told->move->args[CB_ARG_WHAT], dice);
  return dice[i];
}

static char *
say_die_1 (const PwTold *told)
{
  return number (own_die (told, 0));
}

static char *
say_die_2 (const PwTold *told)
{
  return number (own_die (told, 1));
}

/* Where the round's goods tile goes: the white die, unless it was rolled just now. */
static char *
say_goods_depot (const PwTold *told)
{
  const CbState *before = told->state;
  const PwEvent *placed = find_note (told, CB_NOTE_GOODS_PLACED, PW_TABLE);

  return number (told->move->kind == CB_KIND_ROLL && placed ? placed->args[1] : before->white);
}

static char *
say_goods_placed (const PwTold *told)
{
  const PwEvent *placed = find_note (told, CB_NOTE_GOODS_PLACED, PW_TABLE);

  return g_strdup (cb_goods_label (told->move->kind == CB_KIND_ROLL && placed ? placed->args[0] : told->move->args[0]));
}

static char *
say_phase_goods (const PwTold *told)
{
  GString *text = g_string_new (NULL);

  for (guint round = 0; round < CB_ROUNDS && told->move->args[round] != PW_ARG_NONE; round++)
    g_string_append_printf (text, "%s%s", round ? ", " : "", cb_goods_label (told->move->args[round]));
  return g_string_free (text, FALSE);
}

static char *
say_asked_colour (const PwTold *told)
{
  const CbState *before = told->state;

  return g_strdup (cb_type_label ((CbType) before->pending.items[MAX (before->pending.n, 1) - 1].arg));
}

static char *
say_discarded (const PwTold *told)
{
  return g_strdup (cb_tile_label (told->move->args[CB_ARG_DISCARD]));
}

static char *
say_forgotten (const PwTold *told)
{
  return g_strdup (cb_tile_label (told->event->args[0]));
}

static char *
say_region (const PwTold *told)
{
  return g_strdup (cb_region_label ((CbType) duchy_of (told, told->event->player)->region_type[told->event->args[0]]));
}

static char *
say_size (const PwTold *told)
{
  return number (told->event->args[1]);
}

static char *
say_colour (const PwTold *told)
{
  return g_strdup (cb_type_label ((CbType) told->event->args[0]));
}

/* The phase before the one that begins. */
static char *
say_phase (const PwTold *told)
{
  return g_strdup (cb_phase_name ((guint) (told->event->args[0] - 1)));
}

static const PwPlace places[] = {
  { "player", say_player },
  { "tile", say_tile },
  { "hex", say_hex },
  { "depot", say_depot },
  { "seller", say_seller },
  { "named-depot", say_named_depot },
  { "named-tiles", say_named_tiles },
  { "paid", say_paid },
  { "goods", say_goods },
  { "goods-label", say_goods_label },
  { "number", say_number },
  { "sale", say_sale },
  { "workers", say_workers },
  { "silver", say_silver },
  { "white-die", say_white_die },
  { "dice", say_dice },
  { "roller", say_roller },
  { "die-1", say_die_1 },
  { "die-2", say_die_2 },
  { "goods-depot", say_goods_depot },
  { "goods-placed", say_goods_placed },
  { "phase-goods", say_phase_goods },
  { "asked-colour", say_asked_colour },
  { "discarded", say_discarded },
  { "forgotten", say_forgotten },
  { "region", say_region },
  { "size", say_size },
  { "colour", say_colour },
  { "phase", say_phase },
  { NULL },
};

/* -- Which of several ------------------------------------------------------------------------- */

static gboolean
is_paid (const PwTold *told)
{
  return told->move->args[CB_ARG_DIE] != PW_ARG_NONE;
}

static gboolean
is_paid_with_silver (const PwTold *told)
{
  return is_paid (told) && sum_resource (told, CB_SILVER) > 0;
}

static gboolean
costs_no_worker (const PwTold *told)
{
  return cb_arg (told->move, CB_ARG_WORKERS, 0) == 0;
}

static gboolean
costs_2_workers (const PwTold *told)
{
  return cb_arg (told->move, CB_ARG_WORKERS, 0) == 2;
}

static gboolean
is_black_depot (const PwTold *told)
{
  return cb_arg (told->move, 0, 0) == 0;
}

static gboolean
brings_nothing (const PwTold *told)
{
  g_autofree char *goods = say_goods (told);

  return *goods == '\0';
}

static gboolean
comes_third (const PwTold *told)
{
  return told->move->args[CB_ARG_SIZE] == CB_SIZE_NONE;
}

static gboolean
is_discard (const PwTold *told)
{
  return told->move->args[CB_ARG_DISCARD] != PW_ARG_NONE;
}

static gboolean
is_common (const PwTold *told)
{
  return told->move->args[CB_ARG_STORAGE] == CB_STORAGE_COMMON;
}

static gboolean
is_private (const PwTold *told)
{
  return told->move->args[CB_ARG_STORAGE] != PW_ARG_NONE && !is_common (told);
}

static gboolean
places_goods (const PwTold *told)
{
  return find_note (told, CB_NOTE_GOODS_PLACED, PW_TABLE) != NULL;
}

static gboolean
is_first_bonus (const PwTold *told)
{
  return told->event->args[1] != 0;
}

static gboolean
is_posts_bonus (const PwTold *told)
{
  return told->event->args[0] == CB_BONUS_POSTS;
}

static gboolean
is_first_posts_bonus (const PwTold *told)
{
  return is_posts_bonus (told) && is_first_bonus (told);
}

static gboolean
ends_a_phase (const PwTold *told)
{
  return told->event->args[0] > 0;
}

static gboolean
is_won (const PwTold *told)
{
  return told->event->args[0] == CB_OUTCOME_WON;
}

static gboolean
is_lost (const PwTold *told)
{
  return told->event->args[0] == CB_OUTCOME_LOST;
}

/* -- Moves ------------------------------------------------------------------------------------ */

/* By kind. */
static const PwSentence moves[] = {
  { CB_KIND_START, N_("%s starts with a castle on %s and goods: %s."), NULL, "player hex goods" },
  { CB_KIND_ROLL, "{white-die}: {dice}.", NULL },
  { CB_KIND_GOODS, N_("Goods tile to depot %u: %s."), NULL, "goods-depot goods-placed" },
  { CB_KIND_PHASE_GOODS, N_("Goods tiles of the phase: %s."), NULL, "phase-goods" },
  { CB_KIND_DEPOT, N_("In the black depot: %s."), NULL, "named-tiles", is_black_depot },
  { CB_KIND_DEPOT, N_("In depot %d: %s."), NULL, "named-depot named-tiles" },
  { CB_KIND_TAKE, N_("%s takes %s from depot %d (%s)."), NULL, "player tile depot paid", is_paid },
  { CB_KIND_TAKE, N_("%s takes %s from depot %d."), NULL, "player tile depot" },
  { CB_KIND_PLACE, N_("%s places %s on %s (%s)."), NULL, "player tile hex paid", is_paid },
  { CB_KIND_PLACE, N_("%s places %s on %s."), NULL, "player tile hex" },
  { CB_KIND_SELL, "{sale} ({paid}).", NULL, NULL, is_paid },
  { CB_KIND_SELL, "{sale}.", NULL },
  { CB_KIND_WORKERS, N_("%s takes %d workers and %d silver (%s)."), NULL, "player workers silver paid", is_paid_with_silver },
  { CB_KIND_WORKERS, N_("%s takes %d workers (%s)."), NULL, "player workers paid", is_paid },
  { CB_KIND_WORKERS, N_("%s takes %d workers."), NULL, "player workers" },
  { CB_KIND_BUY, N_("%s buys %s from %s for 2 silver."), NULL, "player tile seller", costs_no_worker },
  { CB_KIND_BUY, N_("%s buys %s from %s for 2 workers."), NULL, "player tile seller", costs_2_workers },
  { CB_KIND_BUY, N_("%s buys %s from %s for 1 silver and 1 worker."), NULL, "player tile seller" },
  { CB_KIND_SHIP, N_("%s’s ship finds nothing to take in depot %d."), NULL, "player depot", brings_nothing },
  { CB_KIND_SHIP, N_("%s’s ship takes goods from depot %d: %s."), NULL, "player depot goods" },
  { CB_KIND_FINISH, N_("The end position is entered."), NULL },
  { CB_KIND_CONFIRM, N_("%s’s board is entered."), NULL, "player" },
  { CB_KIND_CONFIRM_TABLE, N_("What lies on the table is entered."), NULL },
  { CB_KIND_OWN, N_("%s’s dice show %u and %u."), NULL, "roller die-1 die-2" },
  { CB_KIND_LOAD, NP_ ("%s’s ship brings %d %s goods tile.", "%s’s ship brings %d %s goods tiles."), "player number goods-label", NULL, "number" },
  { CB_KIND_CLAIM, N_("%s completes the colour of %s after two others."), NULL, "player asked-colour", comes_third },
  { CB_KIND_CLAIM, N_("%s completes the colour of %s."), NULL, "player asked-colour" },
  { PW_SENTENCE_ANY, N_("%s ends the turn."), NULL, "player" },
  { 0, NULL },
};

/* What is done without, by what was asked. */
static const PwSentence skips[] = {
  { CB_PENDING_CASTLE, N_("%s does without the castle’s action."), NULL, "player" },
  { CB_PENDING_SHIP, N_("%s’s ship has brought all its goods."), NULL, "player" },
  { CB_PENDING_SHIP_NEXT, N_("%s leaves the goods of the neighbouring depots."), NULL, "player" },
  { PW_SENTENCE_ANY, N_("%s does without the building’s effect."), NULL, "player" },
  { 0, NULL },
};

/* What is said besides, by kind: where tiles went that the move itself does not tell. */
static const PwSentence discards[] = {
  { CB_KIND_TAKE, N_("Discarded: %s."), NULL, "discarded", is_discard },
  { CB_KIND_BUY, N_("Discarded: %s."), NULL, "discarded", is_discard },
  { 0, NULL },
};

static const PwSentence storages[] = {
  { CB_KIND_PLACE, N_("It lay on a common key space."), NULL, NULL, is_common },
  { CB_KIND_PLACE, N_("It lay on a private key space."), NULL, NULL, is_private },
  { CB_KIND_TAKE, N_("It goes to a common key space."), NULL, NULL, is_common },
  { CB_KIND_TAKE, N_("It goes to a private key space."), NULL, NULL, is_private },
  { CB_KIND_BUY, N_("It goes to a common key space."), NULL, NULL, is_common },
  { CB_KIND_BUY, N_("It goes to a private key space."), NULL, NULL, is_private },
  { CB_KIND_ROLL, N_("Goods tile to depot %u: %s."), NULL, "goods-depot goods-placed", places_goods },
  { 0, NULL },
};

/* What follows from a move, by note. */
static const PwSentence notes[] = {
  { CB_NOTE_REGION, NP_ ("Completes a %s of %d hex.", "Completes a %s of %d hexes."), "region size", NULL, "size" },
  { CB_NOTE_BONUS, N_("First to connect all border posts: large bonus tile."), NULL, NULL, is_first_posts_bonus },
  { CB_NOTE_BONUS, N_("Second to connect all border posts: small bonus tile."), NULL, NULL, is_posts_bonus },
  { CB_NOTE_BONUS, N_("First to complete the colour of %s: large bonus tile."), NULL, "colour", is_first_bonus },
  { CB_NOTE_BONUS, N_("Second to complete the colour of %s: small bonus tile."), NULL, "colour" },
  { CB_NOTE_LOST, N_("Its effect has nothing to work on."), NULL },
  { CB_NOTE_PHASE, N_("Phase %s ends: mines pay."), NULL, "phase", ends_a_phase },
  { CB_NOTE_NOT_CHECKED, N_("Not checked: what else is taken there is not entered."), NULL },
  { CB_NOTE_FORGOTTEN, N_("Left open: by now this lies on no key space: %s."), NULL, "forgotten" },
  { CB_NOTE_OVER, N_("All hexes are covered: the game is won."), NULL, NULL, is_won },
  { CB_NOTE_OVER, N_("The last round is over: the game is lost."), NULL, NULL, is_lost },
  { CB_NOTE_OVER, N_("The game ends: final scoring."), NULL },
  { 0, NULL },
};

/* The move itself. */
static char *
say_move (const PwTold *told)
{
  const CbState *before = told->state;
  const PwMove *move = told->move;
  const CbModule *module;

  CB_FOREACH_MODULE (before, module, words.sentence)
    {
      char *text = module->words.sentence (told->setup, before, move, told->events, told->n_events);

      if (text)
        return text;
    }
  if (cb_kinds[move->kind].statement)
    return cb_say_sentence (told->setup, before, move);
  if (move->kind == CB_KIND_SKIP)
    return pw_sentence_say (skips, places, (int) cb_pending (before), told);
  if (move->kind == CB_KIND_LEVEL)
    return pw_level_sentence (&cb_level_rules, told->setup, before, move);
  return pw_sentence_say (moves, places, move->kind, told);
}

/* Appends a sentence, which it frees. Returns whether there was one. */
static gboolean
append (GString *text, char *sentence)
{
  if (sentence == NULL)
    return FALSE;
  g_string_append_printf (text, " %s", sentence);
  g_free (sentence);
  return TRUE;
}

/* What follows the move itself: regions, bonus tiles, gains, effects lost. Each is a sentence. */
static void
append_consequence (GString *text, const PwTold *told)
{
  const CbState *before = told->state;
  const CbModule *module;

  if (append (text, pw_sentence_say (notes, places, told->event->what, told)))
    return;
  CB_FOREACH_MODULE (before, module, words.consequence)
    append (text, module->words.consequence (told->setup, before, told->event));
}

char *
cb_sentence (const PwSetup *setup, gconstpointer before, const PwMove *move, const PwEvent *events, guint n_events)
{
  PwTold told = { .setup = setup, .state = before, .move = move, .events = events, .n_events = n_events };
  g_autofree char *sentence = say_move (&told);
  GString *text = g_string_new (sentence);

  append (text, pw_sentence_say (discards, places, move->kind, &told));
  append (text, pw_sentence_say (storages, places, move->kind, &told));
  for (guint i = 0; i < n_events; i++)
    if (events[i].kind == PW_EVENT_NOTE)
      {
        told.event = &events[i];
        append_consequence (text, &told);
      }
  return g_string_free (text, FALSE);
}
