/* pw-review-words.c: a review in words, as the log says them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "review/pw-review-words.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "core/pw-dealer.h"
#include "core/pw-notation.h"
#include "review/pw-review-private.h"

/** NOTHING: a part of the chance to win that is written as 0 %. */
#define NOTHING 0.005
/** SURELY_NOTHING: and how far off it may be where that is called nothing. */
#define SURELY_NOTHING 0.01

/** NEXT_TO_NOTHING: where no more than this may have been lost or won, the chance to win is not called open. */
#define NEXT_TO_NOTHING 0.02

/* Half of the interval that holds the truth 19 times out of 20. */
static double
within (const PwTally *tally)
{
  return PW_SURE * pw_tally_error (tally);
}

/* A number with its sign, and the sign that is as wide as a digit. */
static char *
print_signed (double value, int digits)
{
  /* What is rounded to nothing has no sign. */
  g_autofree char *text = g_strdup_printf ("%.*f", digits, ABS (value));

  return g_strconcat (strpbrk (text, "123456789") == NULL ? "" : value < 0 ? "−" : "+", text, NULL);
}

/* The same where only what is less than nothing needs one. */
static char *
print_plain (double value, int digits)
{
  g_autofree char *text = print_signed (value, digits);

  return g_strdup (*text == '+' ? text + 1 : text);
}

/* How many of @events are what @move itself does: from the first on that happens to somebody else it is what comes of it by itself, and so is what
 * the table says right before that. Points are part of it, whoever gets them. */
static guint
count_own (const PwMove *move, const PwEvent *events, guint n_events)
{
  guint n = 0;

  while (n < n_events && !events[n].final &&
         (events[n].kind == PW_EVENT_POINTS || events[n].player < 0 || events[n].player == move->player))
    n++;
  while (n < n_events && n > 0 && events[n - 1].kind != PW_EVENT_POINTS && events[n - 1].player < 0)
    n--;
  return n;
}

/**
 * pw_review_move_words:
 * @history: a game
 * @at: after so many of its moves
 * @move: a move that is legal then, whether it was played or not
 *
 * Who passes may bring half a round about in which the others are helped, or what they did is scored: the log says all that of the pass, and a
 * review nothing of it.
 *
 * Returns: (transfer full): what the log says of what @move itself does
 */
char *
pw_review_move_words (const PwHistory *history, guint at, const PwMove *move)
{
  const PwGame *game = pw_history_get_game (history);
  const PwSetup *setup = pw_history_get_setup (history);
  gconstpointer before = pw_history_get_state (history, at);
  g_autofree PwEvents *events = g_new (PwEvents, 1);
  gpointer after = pw_game_state_alloc (game);
  char *words;

  memcpy (after, before, game->state_size);
  events->n = 0;
  pw_game_apply (game, after, move, events);
  words = game->words.sentence (setup, before, move, events->items, count_own (move, events->items, events->n));
  g_aligned_free (after);
  return words;
}

/* Where the sentences begin with which both @one and @other end; the first of each is none of them. */
static gsize
common_end (const char *one, const char *other)
{
  gsize length = strlen (one), other_length = strlen (other);

  for (const char *dot = strstr (one, ". "); dot; dot = strstr (dot + 1, ". "))
    {
      gsize rest = length - (gsize) (dot - one);

      if (rest < other_length && strcmp (other + other_length - rest, dot) == 0)
        return rest - 1;
    }
  return 0;
}

/**
 * pw_review_both_words:
 * @history: a game
 * @decision: a decision of its review
 * @played: (out) (transfer full): what was played
 * @better: (out) (transfer full): and what would have been better
 *
 * As the log says them, but for the sentences at the end that are the same: what follows of both alike tells nothing. Where the log says
 * the same of both, which way a tile was turned, say, they are lines of notation.
 */
void
pw_review_both_words (const PwHistory *history, const PwDecision *decision, char **played, char **better)
{
  const PwMove *move = pw_history_get_move (history, decision->at);
  gsize rest;

  *played = pw_review_move_words (history, decision->at, move);
  *better = pw_review_move_words (history, decision->at, &decision->compared.move);
  if (g_str_equal (*played, *better))
    {
      const PwGame *game = pw_history_get_game (history);
      const PwSetup *setup = pw_history_get_setup (history);

      g_free (*played);
      g_free (*better);
      *played = pw_notation_print (game, setup, move);
      *better = pw_notation_print (game, setup, &decision->compared.move);
    }
  rest = common_end (*played, *better);
  (*played)[strlen (*played) - rest] = '\0';
  (*better)[strlen (*better) - rest] = '\0';
}

/* Half of the interval of what a decision did to the chance to win. Where the points of all games differ by the same, all of them are known. */
static double
change_within (const PwDecision *decision)
{
  const PwCompared *compared = &decision->compared;

  return compared->lead.squares > 0 || compared->lead.n < 2 ? pw_tally_change_within (&compared->win) : within (&compared->win);
}

/**
 * pw_review_cost_words:
 * @decision: a decision of a review
 *
 * Returns: (transfer full): what it cost, and how sure that is
 */
char *
pw_review_cost_words (const PwDecision *decision)
{
  const PwTally *lead = &decision->compared.lead, *win = &decision->compared.win;
  g_autofree char *points = print_plain (lead->mean, 1), *chance = print_plain (100 * win->mean, 0);
  double off = change_within (decision);

  if (!pw_decision_is_sure (decision))
    return g_strdup_printf (_("Too close to call: %s ± %.1f points, %s %% ± %.0f of the chance to win"), points, within (lead),
                            chance, 100 * off);
  if (ABS (win->mean) < NOTHING && off < SURELY_NOTHING)
    return g_strdup_printf (_("It cost %s ± %.1f points, and nothing of the chance to win"), points, within (lead));
  if (win->mean <= off && ABS (win->mean) + off < NEXT_TO_NOTHING)
    return g_strdup_printf (_("It cost %s ± %.1f points, and next to nothing of the chance to win: %s %% ± %.0f"), points,
                            within (lead), chance, 100 * off);
  if (win->mean <= off)
    return g_strdup_printf (_("It cost %s ± %.1f points; what it did to the chance to win is too close to call: %s %% ± %.0f"),
                            points, within (lead), chance, 100 * off);
  return g_strdup_printf (_("It cost %s ± %.1f points, and %s %% ± %.0f of the chance to win"), points, within (lead), chance,
                          100 * off);
}

/* What the better move does to the order of turns; NULL where that is nothing. */
static char *
turn_order_words (const PwWhy *why)
{
  if (why->earlier > 0)
    return g_strdup_printf (_("Turn order: %.1f places further in front, on average."), why->earlier);
  return why->earlier < 0 ? g_strdup_printf (_("Turn order: %.1f places further back, on average."), -why->earlier) : NULL;
}

/* Appends what one part of the cost is: where points come from, and how many. */
static void
append_part (GString *parts, const PwGame *game, int source, double points)
{
  g_autofree char *number = print_signed (points, 1);

  if (parts->len > 0)
    g_string_append (parts, _(", "));
  if (source != PW_WHY_OTHERS)
    g_string_append_printf (parts, "%s %s", _(game->sources[source].name), number);
  else if (points > 0)
    g_string_append_printf (parts, _("the best opponent %.1f less"), points);
  else
    g_string_append_printf (parts, _("the best opponent %.1f more"), -points);
}

/**
 * pw_review_why_words:
 * @history: the game
 * @decision: a decision of its review
 *
 * Returns: (transfer full) (nullable): why the other move is better, as far as where points come from tells, and what it gives up; %NULL where
 *   nobody looked
 */
char *
pw_review_why_words (const PwHistory *history, const PwDecision *decision)
{
  const PwGame *game = pw_history_get_game (history);
  const PwWhy *why = &decision->why;
  g_autoptr (GString) gained = g_string_new (NULL), lost = g_string_new (NULL);
  g_autofree char *all = NULL, *order = NULL;

  if (why->pairs == 0)
    return NULL;
  for (guint i = 0; i < why->n; i++)
    append_part (why->points[i] > 0 ? gained : lost, game, why->source[i], why->points[i]);
  if (gained->len == 0)
    all = g_strdup (_("No single source of points says why: it is a little of everything."));
  else if (lost->len == 0)
    all = g_strdup_printf (_("Why: at the end %s."), gained->str);
  else
    all = g_strdup_printf (_("Why: at the end %s; against that, %s."), gained->str, lost->str);
  order = turn_order_words (why);
  if (order)
    {
      char *both = g_strdup_printf ("%s %s", all, order);

      g_free (all);
      all = both;
    }
  if (why->at_once == 0)
    return g_steal_pointer (&all);
  return why->at_once > 0
           ? g_strdup_printf (ngettext ("%s %d point more at once.", "%s %d points more at once.", (gulong) why->at_once), all,
                              why->at_once)
           : g_strdup_printf (ngettext ("%s %d point fewer at once.", "%s %d points fewer at once.", (gulong) -why->at_once), all,
                              -why->at_once);
}

/**
 * pw_review_turn_words:
 * @review: a review that was run
 * @history: the game
 * @turn: one of its turning points
 *
 * Returns: (transfer full): when it was, and whose chance became what
 */
char *
pw_review_turn_words (const PwReview *review, const PwHistory *history, const PwTurn *turn)
{
  const PwValue *before = pw_review_nth_value (review, turn->value - 1), *after = pw_review_nth_value (review, turn->value);
  const PwGame *game = pw_history_get_game (history);
  const PwSetup *setup = pw_history_get_setup (history);
  g_autofree char *moment = game->words.moment (setup, pw_history_get_state (history, before->at));
  g_autofree char *who = pw_game_seat_name (game, setup, turn->seat);
  double from = 100 * before->win[turn->seat].mean, to = 100 * after->win[turn->seat].mean;

  switch (turn->kind)
    {
    case 1 + PW_LUCK_DICE: return g_strdup_printf (_("%s: %s %.0f %% → %.0f %%, by dice"), moment, who, from, to);
    case 1 + PW_LUCK_DRAWS: return g_strdup_printf (_("%s: %s %.0f %% → %.0f %%, by what was drawn"), moment, who, from, to);
    default: return g_strdup_printf (_("%s: %s %.0f %% → %.0f %%, by what was decided"), moment, who, from, to);
    }
}

/**
 * pw_review_luck_words:
 * @luck: luck of one kind
 *
 * Returns: (transfer full): how much it was, with its interval; of dice that nobody rolled a dash
 */
char *
pw_review_luck_words (const PwLuck *luck)
{
  g_autofree char *points = print_signed (luck->points, 1);

  return luck->n == 0 ? g_strdup ("–") : g_strdup_printf (_("%s ± %.1f"), points, PW_SURE * luck->error);
}

/**
 * pw_review_basis_words:
 * @review: a review that was run
 *
 * Returns: (transfer full): what its figures rest on
 */
char *
pw_review_basis_words (const PwReview *review)
{
  guint rollouts = pw_review_get_rollouts (review);

  return g_strdup_printf (
    ngettext (
      "Worked out from %u game played on from each moment. After ± stands how far off a figure may be: 19 out of 20 are no "
      "further off.",
      "Worked out from %u games played on from each moment. After ± stands how far off a figure may be: 19 out of 20 are "
      "no further off.",
      rollouts),
    rollouts);
}

/* Whether nothing but what people do says how the game goes: a record that breaks off early may only not have come to it. */
static gboolean
is_without_luck (const PwReview *review)
{
  const PwGame *game = review->game;

  for (guint i = 0; i < PW_MAX_PLAYERS * PW_LUCKS; i++)
    if (pw_review_luck (review, i / PW_LUCKS, i % PW_LUCKS).n > 0)
      return FALSE;
  for (guint kind = 0; kind < game->n_kinds; kind++)
    if (game->kinds[kind].table && !game->kinds[kind].statement && pw_dealer_is_roll (&game->kinds[kind]))
      return FALSE;
  return pw_review_n_decisions (review) > 0;
}

/**
 * pw_review_doubt_words:
 * @review: a review that was run
 *
 * Returns: what it does not know
 */
const char *
pw_review_doubt_words (const PwReview *review)
{
  if (!is_without_luck (review))
    return _(
      "The program plays on by simple rules of thumb. It knows nobody’s plans, and where a tile or card was not named, nor which it "
      "was: better means better in such games.");
  return _(
    "The program plays on by simple rules of thumb, and knows nobody’s plans: better means better in such games. As nothing is left to luck "
    "here, ± says how much such games differ, and nothing of what people would have done: doubt what is said of the first rounds.");
}
