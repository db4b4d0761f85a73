/* cb-text.c: log sentences and prompts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-modules.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"

static const char *
phase_name (guint phase)
{
  static const char *const names[CB_PHASES] = { "A", "B", "C", "D", "E" };

  return names[phase < CB_PHASES ? phase : CB_PHASES - 1];
}

/* The first note of that kind for @player, or NULL. */
static const PwEvent *
find_note (const PwEvent *events, guint n_events, CbNote note, int player)
{
  for (guint i = 0; i < n_events; i++)
    if (events[i].kind == PW_EVENT_NOTE && events[i].what == note && events[i].player == player)
      return &events[i];
  return NULL;
}

static int
sum_resource (const PwEvent *events, guint n_events, CbResource resource, int player)
{
  int sum = 0;

  /* What the end of a phase or of the game brings belongs to the phase, not to the move. */
  for (guint i = 0; i < n_events; i++)
    {
      if (events[i].kind == PW_EVENT_RESOURCE && events[i].rule == CB_RULE_8_1)
        break;
      if (events[i].kind == PW_EVENT_RESOURCE && events[i].what == resource && events[i].player == player && events[i].amount > 0)
        sum += events[i].amount;
    }
  return sum;
}

/* "die 5", "die 5 and 1 worker", or nothing. */
static char *
payment (const PwMove *move)
{
  int die = move->args[CB_ARG_DIE];
  int workers = cb_arg (move, CB_ARG_WORKERS, 0);

  if (die == PW_ARG_NONE)
    return NULL;
  if (workers == 0)
    return g_strdup_printf (_("die %d"), die);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "die %d and %d worker", "die %d and %d workers", (gulong) workers), die,
                          workers);
}

/* "2 red, 1 pink": what a ship brought, or what somebody starts with. */
static char *
goods_taken (const PwEvent *events, guint n_events, int player)
{
  GString *text = g_string_new (NULL);
  int n[CB_GOODS + 1] = { 0 };

  for (guint i = 0; i < n_events; i++)
    if (events[i].kind == PW_EVENT_NOTE && events[i].what == CB_NOTE_GOODS_TAKEN && events[i].player == player)
      n[CLAMP (events[i].args[0], 0, CB_GOODS)] += events[i].amount;
  for (int goods = 1; goods <= CB_GOODS; goods++)
    if (n[goods] > 0)
      g_string_append_printf (text, "%s%d %s", text->len ? ", " : "", n[goods], cb_goods_label (goods));
  return g_string_free (text, FALSE);
}

/* What follows the move itself: regions, bonus tiles, gains, effects lost. Each is a sentence. */
static void
append_consequences (GString *text, const PwSetup *setup, const CbState *before, const PwMove *move,
                     const PwEvent *events, guint n_events)
{
  const CbModule *module;

  for (guint i = 0; i < n_events; i++)
    {
      const PwEvent *event = &events[i];
      const CbDuchy *duchy = event->player >= 0 ? cb_duchy_of (&before->players[event->player]) : NULL;

      if (event->kind != PW_EVENT_NOTE)
        continue;
      switch ((CbNote) event->what)
        {
        case CB_NOTE_REGION:
          g_string_append_c (text, ' ');
          g_string_append_printf (text,
                                  g_dngettext (GETTEXT_PACKAGE, "Completes a %s of %d space.", "Completes a %s of %d spaces.",
                                               (gulong) event->args[1]),
                                  cb_region_label ((CbType) duchy->region_type[event->args[0]]), event->args[1]);
          break;
        case CB_NOTE_BONUS:
          g_string_append_c (text, ' ');
          if (event->args[0] == CB_BONUS_POSTS)
            g_string_append (text, event->args[1] ? _("First to connect all border posts: large bonus tile.")
                                                  : _("Second to connect all border posts: small bonus tile."));
          else
            g_string_append_printf (text,
                                    event->args[1] ? _("First to complete the colour of %s: large bonus tile.")
                                                   : _("Second to complete the colour of %s: small bonus tile."),
                                    cb_type_label ((CbType) event->args[0]));
          break;
        case CB_NOTE_LOST:
          g_string_append_c (text, ' ');
          g_string_append (text, _("Its effect has nothing to work on."));
          break;
        case CB_NOTE_PHASE:
          if (event->args[0] > 0)
            {
              g_string_append_c (text, ' ');
              g_string_append_printf (text, _("Phase %s ends: mines pay."), phase_name ((guint) (event->args[0] - 1)));
            }
          break;
        case CB_NOTE_NOT_CHECKED:
          g_string_append_c (text, ' ');
          g_string_append (text, _("Not checked: nobody enters what else is taken there."));
          break;
        case CB_NOTE_OVER:
          g_string_append_c (text, ' ');
          switch ((CbOutcome) event->args[0])
            {
            case CB_OUTCOME_WON: g_string_append (text, _("All hexes are covered: the game is won.")); break;
            case CB_OUTCOME_LOST: g_string_append (text, _("The last round is over: the game is lost.")); break;
            case CB_OUTCOME_SCORED:
            default: g_string_append (text, _("The game ends: final scoring.")); break;
            }
          break;
        default:
          CB_FOREACH_MODULE (before, module, consequence)
            {
              g_autofree char *more = module->consequence (setup, before, event);

              if (more)
                g_string_append_printf (text, " %s", more);
            }
          break;
        }
    }
}

static char *
dice_sentence (const PwSetup *setup, const PwMove *move)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < setup->n_players; i++)
    {
      guint8 dice[6] = { 0 };

      pw_dice_unpack (move->args[1 + i], dice);
      g_string_append_printf (text, "%s%s %u %u", i ? ", " : "", pw_setup_name (setup, i), dice[0], dice[1]);
    }
  g_string_append_c (text, '.');
  g_string_prepend (text, ": ");
  {
    g_autofree char *white = g_strdup_printf (_("White die %d"), move->args[0]);

    g_string_prepend (text, white);
  }
  return g_string_free (text, FALSE);
}

static char *
take_sentence (const char *name, const PwMove *move)
{
  const char *what = cb_tile_phrase (move->args[CB_ARG_TILE]);
  int depot = cb_arg (move, CB_ARG_DEPOT, 0);
  g_autofree char *paid = payment (move);

  if (paid)
    return g_strdup_printf (_("%s takes %s from depot %d (%s)."), name, what, depot, paid);
  return g_strdup_printf (_("%s takes %s from depot %d."), name, what, depot);
}

static char *
place_sentence (const CbState *before, const char *name, const PwMove *move)
{
  const char *what = cb_tile_phrase (move->args[CB_ARG_TILE]);
  const char *hex = cb_hex_name (cb_duchy_of (&before->players[move->player]), (guint) move->args[CB_ARG_HEX]);
  g_autofree char *paid = payment (move);

  if (paid)
    return g_strdup_printf (_("%s places %s on %s (%s)."), name, what, hex, paid);
  return g_strdup_printf (_("%s places %s on %s."), name, what, hex);
}

static char *
buy_sentence (const char *name, const PwMove *move)
{
  const char *what = cb_tile_phrase (move->args[CB_ARG_TILE]);
  int workers = cb_arg (move, CB_ARG_WORKERS, 0);
  int depot = cb_arg (move, CB_ARG_DEPOT, 0);
  g_autofree char *from = depot ? g_strdup_printf (_("depot %d"), depot) : g_strdup (_("the black depot"));

  if (workers == 0)
    return g_strdup_printf (_("%s buys %s from %s for 2 silver."), name, what, from);
  if (workers == 2)
    return g_strdup_printf (_("%s buys %s from %s for 2 workers."), name, what, from);
  return g_strdup_printf (_("%s buys %s from %s for 1 silver and 1 worker."), name, what, from);
}

static char *
ship_sentence (const char *name, const PwMove *move, const PwEvent *events, guint n_events)
{
  g_autofree char *goods = goods_taken (events, n_events, move->player);

  if (*goods == '\0')
    return g_strdup_printf (_("%s’s ship finds nothing to take in depot %d."), name, move->args[CB_ARG_DEPOT]);
  return g_strdup_printf (_("%s’s ship takes goods from depot %d: %s."), name, move->args[CB_ARG_DEPOT], goods);
}

static char *
sell_sentence (const char *name, const PwMove *move, const PwEvent *events, guint n_events)
{
  const PwEvent *sold = find_note (events, n_events, CB_NOTE_SOLD, move->player);
  int n = sold ? sold->amount : 0;
  g_autofree char *paid = payment (move);
  g_autofree char *what = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s sells %d %s goods tile",
                                                        "%s sells %d %s goods tiles", (gulong) n),
                                           name, n, cb_goods_label (move->args[CB_ARG_GOODS]));

  if (paid)
    return g_strdup_printf ("%s (%s).", what, paid);
  return g_strdup_printf ("%s.", what);
}

static char *
workers_sentence (const char *name, const PwMove *move, const PwEvent *events, guint n_events)
{
  int n = sum_resource (events, n_events, CB_WORKERS, move->player);
  int silver = sum_resource (events, n_events, CB_SILVER, move->player);
  g_autofree char *paid = payment (move);

  if (silver > 0 && paid)
    return g_strdup_printf (_("%s takes %d workers and %d silver (%s)."), name, n, silver, paid);
  if (paid)
    return g_strdup_printf (_("%s takes %d workers (%s)."), name, n, paid);
  return g_strdup_printf (_("%s takes %d workers."), name, n);
}

static char *
skip_sentence (const CbState *before, const char *name)
{
  switch (cb_pending (before))
    {
    case CB_PENDING_CASTLE: return g_strdup_printf (_("%s does without the castle’s action."), name);
    case CB_PENDING_SHIP: return g_strdup_printf (_("%s’s ship has brought all its goods."), name);
    case CB_PENDING_SHIP_NEXT: return g_strdup_printf (_("%s leaves the goods of the neighbouring depots."), name);
    default: return g_strdup_printf (_("%s does without the building’s effect."), name);
    }
}

static char *
level_sentence (const PwSetup *setup, const PwMove *move)
{
  switch ((PwLevel) move->args[CB_ARG_WHAT])
    {
    case PW_LEVEL_BOARD:
      return g_strdup_printf (_("From here on only %s’s moves are entered."),
                              pw_setup_name (setup, cb_arg (move, CB_ARG_SIZE, 0)));
    case PW_LEVEL_FINAL: return g_strdup (_("From here on only the end position is entered."));
    case PW_LEVEL_REFEREE:
    default: return g_strdup (_("From here on everybody’s moves are entered."));
    }
}

static char *
own_sentence (const PwSetup *setup, const CbState *before, const PwMove *move)
{
  guint seat = before->stage == CB_STAGE_ROLL ? before->me : before->order[before->turn];
  guint8 dice[6] = { 0 };

  pw_dice_unpack (move->args[CB_ARG_WHAT], dice);
  return g_strdup_printf (_("%s’s dice show %u and %u."), pw_setup_name (setup, seat), dice[0], dice[1]);
}

static char *
load_sentence (const char *name, const PwMove *move)
{
  int n = move->args[CB_ARG_NUMBER];

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s’s ship brings %d %s goods tile.",
                                       "%s’s ship brings %d %s goods tiles.", (gulong) n),
                          name, n, cb_goods_label (move->args[CB_ARG_GOODS]));
}

static char *
claim_sentence (const CbState *before, const char *name, const PwMove *move)
{
  const char *type = cb_type_label ((CbType) before->pending[MAX (before->n_pending, 1) - 1].arg);

  if (move->args[CB_ARG_SIZE] == CB_SIZE_NONE)
    return g_strdup_printf (_("%s completes the colour of %s after two others."), name, type);
  return g_strdup_printf (_("%s completes the colour of %s."), name, type);
}

char *
cb_sentence (const PwSetup *setup, gconstpointer data, const PwMove *move, const PwEvent *events, guint n_events)
{
  const CbState *before = data;
  const char *name = move->player >= 0 ? pw_setup_name (setup, move->player) : "";
  g_autofree char *sentence = NULL;
  g_autoptr (GString) text = NULL;
  const CbModule *module;

  CB_FOREACH_MODULE (before, module, sentence)
    if (sentence == NULL)
      sentence = module->sentence (setup, before, move, events, n_events);
  if (sentence == NULL)
    switch ((CbKind) move->kind)
      {
      case CB_KIND_START:
        {
          g_autofree char *goods = goods_taken (events, n_events, move->player);

          sentence = g_strdup_printf (_("%s starts with a castle on %s and goods: %s."), name,
                                      cb_hex_name (cb_duchy_of (&before->players[move->player]), (guint) move->args[CB_ARG_HEX]),
                                      goods);
          break;
        }
      case CB_KIND_ROLL: sentence = dice_sentence (setup, move); break;
      case CB_KIND_GOODS:
        sentence = g_strdup_printf (_("Goods tile to depot %u: %s."), before->white, cb_goods_label (move->args[0]));
        break;
      case CB_KIND_PHASE_GOODS: sentence = g_strdup (_("The goods tiles of the phase are turned up.")); break;
      case CB_KIND_DEPOT:
        if (cb_arg (move, 0, 0) == 0)
          sentence = g_strdup (_("The tiles of the black depot are named."));
        else
          sentence = g_strdup_printf (_("The tiles of depot %d are named."), move->args[0]);
        break;
      case CB_KIND_TAKE: sentence = take_sentence (name, move); break;
      case CB_KIND_PLACE: sentence = place_sentence (before, name, move); break;
      case CB_KIND_SELL: sentence = sell_sentence (name, move, events, n_events); break;
      case CB_KIND_WORKERS: sentence = workers_sentence (name, move, events, n_events); break;
      case CB_KIND_BUY: sentence = buy_sentence (name, move); break;
      case CB_KIND_SHIP: sentence = ship_sentence (name, move, events, n_events); break;
      case CB_KIND_SKIP: sentence = skip_sentence (before, name); break;
      case CB_KIND_FINISH: sentence = g_strdup (_("The end position is entered.")); break;
      case CB_KIND_LEVEL: sentence = level_sentence (setup, move); break;
      case CB_KIND_CONFIRM: sentence = g_strdup_printf (_("%s’s board is entered."), name); break;
      case CB_KIND_CONFIRM_TABLE: sentence = g_strdup (_("What lies on the table is entered.")); break;
      case CB_KIND_OWN: sentence = own_sentence (setup, before, move); break;
      case CB_KIND_LOAD: sentence = load_sentence (name, move); break;
      case CB_KIND_CLAIM: sentence = claim_sentence (before, name, move); break;
      case CB_KIND_HEX:
      case CB_KIND_COUNT:
      case CB_KIND_EMPTY:
      case CB_KIND_KEY:
      case CB_KIND_STOCK:
      case CB_KIND_SOLD:
      case CB_KIND_HAVE:
      case CB_KIND_BONUS:
      case CB_KIND_BRIDGE:
      case CB_KIND_DICE:
      case CB_KIND_SCORE:
      case CB_KIND_SPACE:
      case CB_KIND_PILE:
      case CB_KIND_NOW:
      case CB_KIND_ORDER:
      case CB_KIND_TURN:
      case CB_KIND_WHITE:
      case CB_KIND_INNS: sentence = cb_say_sentence (setup, before, move); break;
      case CB_KIND_END:
      case CB_KINDS:
      default: sentence = g_strdup_printf (_("%s ends the turn."), name); break;
      }
  text = g_string_new (sentence);
  if (move->args[CB_ARG_DISCARD] != PW_ARG_NONE && (move->kind == CB_KIND_TAKE || move->kind == CB_KIND_BUY))
    {
      g_string_append_c (text, ' ');
      g_string_append_printf (text, _("Discarded: %s."), cb_tile_label (move->args[CB_ARG_DISCARD]));
    }
  if (move->args[CB_ARG_STORAGE] != PW_ARG_NONE &&
      (move->kind == CB_KIND_TAKE || move->kind == CB_KIND_BUY || move->kind == CB_KIND_PLACE))
    {
      gboolean common = move->args[CB_ARG_STORAGE] == CB_STORAGE_COMMON;

      g_string_append_c (text, ' ');
      if (move->kind == CB_KIND_PLACE)
        g_string_append (text, common ? _("It lay on a common key space.") : _("It lay on a private key space."));
      else
        g_string_append (text, common ? _("It goes to a common key space.") : _("It goes to a private key space."));
    }
  if (move->kind == CB_KIND_ROLL)
    {
      const PwEvent *placed = find_note (events, n_events, CB_NOTE_GOODS_PLACED, PW_TABLE);

      if (placed)
        {
          g_string_append_c (text, ' ');
          g_string_append_printf (text, _("Goods tile to depot %u: %s."), (guint) placed->args[1],
                                  cb_goods_label (placed->args[0]));
        }
    }
  append_consequences (text, setup, before, move, events, n_events);
  return g_strdup (text->str);
}

char *
cb_moment (const PwSetup *setup, gconstpointer data)
{
  const CbState *state = data;
  const CbModule *module;

  CB_FOREACH_MODULE (state, module, moment)
    {
      char *text = module->moment (setup, state);

      if (text)
        return text;
    }
  if (state->level == PW_LEVEL_FINAL)
    return g_strdup (_("Final scoring"));
  switch ((CbStage) state->stage)
    {
    case CB_STAGE_START: return g_strdup (_("Set-up"));
    case CB_STAGE_OVER: return g_strdup (_("Final scoring"));
    default: return g_strdup_printf (_("Phase %s, round %u of 5"), phase_name (state->phase), state->round + 1u);
    }
}

/* The phase, for the axis of a chart; none before the first. */
char *
cb_chapter (const PwSetup *setup, gconstpointer data)
{
  const CbState *state = data;

  return state->stage == CB_STAGE_START ? NULL : g_strdup (phase_name (state->phase));
}

char *
cb_prompt (const PwSetup *setup, gconstpointer data)
{
  const CbState *state = data;
  int actor = cb_actor (data);
  guint8 dice[2];
  guint n;
  const CbModule *module;

  if (state->level == PW_LEVEL_FINAL && state->stage != CB_STAGE_OVER)
    return g_strdup (_("the end position: what each player has, then the final scoring"));
  if (cb_asks (state))
    return actor >= 0 ? g_strdup_printf (_("%s’s board as it is now, then confirm it"), pw_setup_name (setup, actor))
                      : g_strdup (_("the depots and the round as they are now, then confirm the table"));
  if (cb_playable (state) >> CB_KIND_OWN & 1)
    return g_strdup_printf (_("Dice: %s"),
                            pw_setup_name (setup, state->stage == CB_STAGE_ROLL ? state->me : state->order[state->turn]));
  switch ((CbStage) state->stage)
    {
    case CB_STAGE_START:
      if (cb_hex_count (cb_start_hexes (state, (guint) actor)) == 1)
        return g_strdup (_("three goods tiles to start with"));
      return g_strdup (_("starting castle, then three goods tiles"));
    case CB_STAGE_ROLL:
      {
        GString *text = g_string_new (_("Dice: white"));

        for (guint i = 0; i < setup->n_players; i++)
          g_string_append_printf (text, ", %s", pw_setup_name (setup, state->order[i]));
        return g_string_free (text, FALSE);
      }
    case CB_STAGE_GOODS: return g_strdup_printf (_("Which goods tile goes to depot %u?"), state->white);
    case CB_STAGE_OVER: return g_strdup (_("The game is over."));
    case CB_STAGE_TURN:
    case CB_STAGE_PHASE_END:
    default: break;
    }
  CB_FOREACH_MODULE (state, module, prompt)
    {
      char *text = module->prompt (setup, state);

      if (text)
        return text;
    }
  switch (cb_pending (state))
    {
    case CB_PENDING_CASTLE: return g_strdup (_("castle: an action with any value"));
    case CB_PENDING_BONUS:
      if (cb_top (state)->arg == CB_BONUS_POSTS)
        return g_strdup (_("all border posts connected: which bonus tile was still there?"));
      return g_strdup_printf (_("colour of %s complete: which bonus tile was still there?"),
                              cb_type_label ((CbType) state->pending[state->n_pending - 1].arg));
    case CB_PENDING_SHIP:
    case CB_PENDING_SHIP_NEXT:
      if (cb_table_is_stale (state))
        return g_strdup (_("ship: which goods did it bring?"));
      if (cb_pending (state) == CB_PENDING_SHIP)
        return g_strdup (_("ship: goods of which depot?"));
      return g_strdup (_("monastery 5: goods of a neighbouring depot?"));
    case CB_PENDING_MARKET: return g_strdup (_("market: take a ship or livestock"));
    case CB_PENDING_CARPENTER: return g_strdup (_("carpenter’s workshop: take a building"));
    case CB_PENDING_CHURCH: return g_strdup (_("church: take a mine, monastery or castle"));
    case CB_PENDING_WAREHOUSE: return g_strdup (_("warehouse: sell goods of one colour"));
    case CB_PENDING_TOWN_HALL: return g_strdup (_("town hall: place one more tile"));
    default: break;
    }
  n = cb_dice_open (&state->players[actor], dice);
  if (n == 2)
    return g_strdup_printf (_("choose a die: the %u or the %u"), dice[0], dice[1]);
  if (n == 0)
    return g_strdup (_("buy a tile, or end the turn"));
  if (state->players[actor].used == 0)
    return g_strdup_printf (_("first die: use a %u"), dice[0]);
  return g_strdup_printf (_("second die: use the %u"), dice[0]);
}

/* -- Points, for score sheets --------------------------------------------------------------- */

/* What an end-scoring monastery counts, how many, and how much each: "monastery 22: bank, 3 × 4". */
static char *
monastery_text (guint n, int count, int each)
{
  switch (n)
    {
    case 15: return g_strdup_printf (_("monastery %u: colours sold, %d × %d"), n, count, each);
    case 24: return g_strdup_printf (_("monastery %u: species of livestock, %d × %d"), n, count, each);
    case 25: return g_strdup_printf (_("monastery %u: goods tiles sold, %d × %d"), n, count, each);
    case 26: return g_strdup_printf (_("monastery %u: bonus tiles, %d × %d"), n, count, each);
    default:
      return g_strdup_printf (_("monastery %u: %s, %d × %d"), n,
                              cb_tile_label (n == 29 ? CB_TILE_WHITE_CASTLE : (int) (CB_TILE_WAREHOUSE + n - 16)), count, each);
    }
}

char *
cb_event_text (const PwSetup *setup, const PwEvent *event)
{
  const CbDuchy *duchy = event->player >= 0 ? cb_duchy_nth ((guint) setup->seat_options[event->player][CB_SEAT_DUCHY]) : NULL;
  g_autofree char *points = NULL;

  if (event->kind != PW_EVENT_POINTS || duchy == NULL)
    return g_strdup ("");
  for (guint i = 0; i < CB_MODULES; i++)
    if (cb_modules[i] != NULL && cb_modules[i]->event_text != NULL &&
        setup->options[cb_modules[i]->option] == (int) cb_modules[i]->value)
      {
        char *text = cb_modules[i]->event_text (setup, event);

        if (text)
          return text;
      }
  switch (event->rule)
    {
    case CB_RULE_5_6:
      if (event->args[2] == 0)
        return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: %s of %d space", "%s: %s of %d spaces",
                                             (gulong) event->args[1]),
                                cb_hex_name (duchy, (guint) event->args[0]),
                                cb_region_label ((CbType) duchy->type[event->args[0]]), event->args[1]);
      return g_strdup_printf (_("%s: completed in phase %s"), cb_hex_name (duchy, (guint) event->args[0]),
                              phase_name ((guint) event->args[3]));
    case CB_RULE_5_7:
      return g_strdup_printf (event->args[1] ? _("large bonus tile: %s") : _("small bonus tile: %s"),
                              cb_type_label ((CbType) event->args[0]));
    case CB_RULE_5_5:
    case CB_RULE_11_0 + 7:
      return g_strdup_printf (_("%s on %s"), cb_tile_label (event->args[1]), cb_hex_name (duchy, (guint) event->args[0]));
    case CB_RULE_6_1:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d %s goods tile sold", "%d %s goods tiles sold",
                                           (gulong) event->args[1]),
                              event->args[1], cb_goods_label (event->args[0]));
    case CB_RULE_7_1:
      if (event->what == CB_FROM_CORRECTIONS)
        return g_strdup (_("agreed at the table"));
      points = pw_number (event->args[0]);
      return g_strdup_printf (_("the track shows %s"), points);
    case CB_RULE_9_1:
      if (event->args[1] == 0)
        return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d goods tile not sold", "%d goods tiles not sold",
                                             (gulong) event->args[0]),
                                event->args[0]);
      if (event->args[1] == 1)
        return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d silver coin", "%d silver coins", (gulong) event->args[0]),
                                event->args[0]);
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d worker, 1 point for 2", "%d workers, 1 point for 2",
                                           (gulong) event->args[0]),
                              event->args[0]);
    default: break;
    }
  if (event->rule >= CB_RULE_11_0 + 15 && event->rule <= CB_RULE_11_29 && event->args[0] > 0)
    return monastery_text ((guint) (event->rule - CB_RULE_11_0), event->args[0], event->amount / event->args[0]);
  return g_strdup ("");
}
