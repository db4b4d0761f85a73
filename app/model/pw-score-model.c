/* pw-score-model.c: one player's points as the lines of a score sheet
 *
 * A line adds up what one rule brought from one source. A term is all that one move brought:
 * size and phase of a region are one term, 3 + 10 = 13. In final scoring each event is a line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-score-model.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "core/pw-notation.h"
#include "core/pw-quote.h"

/* -- A line ---------------------------------------------------------------------------------- */

struct _PwScoreLine
{
  GObject parent_instance;

  const char *rule;             /* the game's own */
  char *text;
  char *arithmetic;
  int points;
  gboolean final;
  GListStore *details;
  gboolean has_event;
  PwEvent event;

  /* For sorting and comparing; a line of details has none of these. */
  guint source, rule_index, first_move;
  char *reason;                 /* of a correction */
};

G_DEFINE_FINAL_TYPE (PwScoreLine, pw_score_line, G_TYPE_OBJECT)

static void
pw_score_line_finalize (GObject *object)
{
  PwScoreLine *self = PW_SCORE_LINE (object);

  g_free (self->text);
  g_free (self->reason);
  g_free (self->arithmetic);
  g_clear_object (&self->details);
  G_OBJECT_CLASS (pw_score_line_parent_class)->finalize (object);
}

static void
pw_score_line_class_init (PwScoreLineClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pw_score_line_finalize;
}

static void
pw_score_line_init (PwScoreLine *self)
{
}

const char *
pw_score_line_get_rule (PwScoreLine *self)
{
  g_return_val_if_fail (PW_IS_SCORE_LINE (self), NULL);
  return self->rule;
}

const char *
pw_score_line_get_text (PwScoreLine *self)
{
  g_return_val_if_fail (PW_IS_SCORE_LINE (self), NULL);
  return self->text;
}

/**
 * pw_score_line_get_arithmetic:
 * @self: a line
 *
 * Returns: how the points add up, "11 + 14 + 12 =" or "3 × 4 ="; empty where nothing is added
 */
const char *
pw_score_line_get_arithmetic (PwScoreLine *self)
{
  g_return_val_if_fail (PW_IS_SCORE_LINE (self), NULL);
  return self->arithmetic;
}

int
pw_score_line_get_points (PwScoreLine *self)
{
  g_return_val_if_fail (PW_IS_SCORE_LINE (self), 0);
  return self->points;
}

gboolean
pw_score_line_get_final (PwScoreLine *self)
{
  g_return_val_if_fail (PW_IS_SCORE_LINE (self), FALSE);
  return self->final;
}

/**
 * pw_score_line_get_reason:
 * @self: a line
 *
 * Returns: (nullable): why a correction counts; %NULL for points that keep the rules
 */
const char *
pw_score_line_get_reason (PwScoreLine *self)
{
  g_return_val_if_fail (PW_IS_SCORE_LINE (self), NULL);
  return self->reason;
}

/**
 * pw_score_line_get_details:
 * @self: a line
 *
 * Returns: (transfer none) (nullable): a #PwScoreLine for each term, or %NULL where there is only one
 */
GListModel *
pw_score_line_get_details (PwScoreLine *self)
{
  g_return_val_if_fail (PW_IS_SCORE_LINE (self), NULL);
  return self->details ? G_LIST_MODEL (self->details) : NULL;
}

/**
 * pw_score_line_get_event:
 * @self: a line
 *
 * Returns: (transfer none) (nullable): what brought these points, where it was one thing
 */
const PwEvent *
pw_score_line_get_event (PwScoreLine *self)
{
  g_return_val_if_fail (PW_IS_SCORE_LINE (self), NULL);
  return self->has_event ? &self->event : NULL;
}

/* -- Adding up --------------------------------------------------------------------------------- */

/* The terms as a sum, or as a product where they are all the same. */
static char *
add_up (const int *terms, guint n)
{
  GString *text = g_string_new (NULL);
  gboolean same = n > 1;

  for (guint i = 1; i < n; i++)
    same = same && terms[i] == terms[0];
  if (same && n > 2)
    {
      g_autofree char *term = pw_number (terms[0]);

      g_string_append_printf (text, "%u × %s", n, term);
    }
  else
    for (guint i = 0; n > 1 && i < n; i++)
      {
        if (terms[i] < 0)
          g_string_append_printf (text, "%s%d", i ? " − " : "−", -terms[i]);
        else
          g_string_append_printf (text, "%s%d", i ? " + " : "", terms[i]);
      }
  if (n > 1)
    g_string_append (text, " =");
  return g_string_free (text, FALSE);
}

/* What one move, or one event of final scoring, brought. */
static PwScoreLine *
term_new (const PwGame *game, const PwSetup *setup, const PwEvent *const *events, guint n)
{
  PwScoreLine *line = g_object_new (PW_TYPE_SCORE_LINE, NULL);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree int *terms = g_new (int, n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *what = game->words.event_text (setup, events[i]);

      terms[i] = events[i]->amount;
      line->points += events[i]->amount;
      if (what && *what)
        g_string_append_printf (text, "%s%s", text->len ? "; " : "", what);
    }
  line->rule = game->rules[events[0]->rule].id;
  line->text = text->len ? pw_capital (text->str) : g_strdup (_(game->sources[events[0]->what].name));
  line->arithmetic = add_up (terms, n);
  line->final = events[0]->final != 0;
  line->source = events[0]->what;
  line->rule_index = events[0]->rule;
  line->has_event = n == 1;
  line->event = *events[0];
  return line;
}

/**
 * pw_score_line_new_for_event:
 * @event: points of somebody
 *
 * Returns: (transfer full): the line a score sheet would have for it
 */
PwScoreLine *
pw_score_line_new_for_event (const PwGame *game, const PwSetup *setup, const PwEvent *event)
{
  g_return_val_if_fail (event->kind == PW_EVENT_POINTS, NULL);
  return term_new (game, setup, &event, 1);
}

static gboolean
same_group (const PwScoreLine *a, const PwScoreLine *b)
{
  /* Each correction has its own reason, and stands alone. */
  return !a->final && !b->final && a->reason == NULL && b->reason == NULL && a->source == b->source &&
         a->rule_index == b->rule_index;
}

/* One line for the terms of a group; takes them over. */
static PwScoreLine *
group_new (const PwGame *game, PwScoreLine *const *terms, guint n)
{
  PwScoreLine *line;
  g_autofree int *points = g_new (int, n);

  if (n == 1)
    return terms[0];
  line = g_object_new (PW_TYPE_SCORE_LINE, NULL);
  line->rule = terms[0]->rule;
  line->source = terms[0]->source;
  line->rule_index = terms[0]->rule_index;
  line->first_move = terms[0]->first_move;
  line->details = g_list_store_new (PW_TYPE_SCORE_LINE);
  for (guint i = 0; i < n; i++)
    {
      points[i] = terms[i]->points;
      line->points += points[i];
      g_list_store_append (line->details, terms[i]);
      g_object_unref (terms[i]);
    }
  line->arithmetic = add_up (points, n);
  line->text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s, %u time", "%s, %u times", n),
                                _(game->sources[line->source].name), n);
  return line;
}

static int
sheet_order (gconstpointer a, gconstpointer b)
{
  const PwScoreLine *x = *(PwScoreLine *const *) a, *y = *(PwScoreLine *const *) b;

  if (x->final != y->final)
    return x->final ? 1 : -1;
  if (x->source != y->source)
    return x->source < y->source ? -1 : 1;
  if (x->rule_index != y->rule_index)
    return x->rule_index < y->rule_index ? -1 : 1;
  return x->first_move < y->first_move ? -1 : x->first_move > y->first_move;
}

/* Splits what move @at brought @seat into terms. */
static void
collect_terms (const PwHistory *history, guint at, guint seat, GPtrArray *terms)
{
  const PwGame *game = pw_history_get_game (history);
  const PwSetup *setup = pw_history_get_setup (history);
  guint n_events, first = terms->len;
  const PwEvent *events = pw_history_get_events (history, at, &n_events);
  g_autofree const PwEvent **group = g_new (const PwEvent *, n_events + 1);
  g_autofree gboolean *done = g_new0 (gboolean, n_events + 1);

  for (guint i = 0; i < n_events; i++)
    {
      PwScoreLine *term;
      guint n = 0;

      if (done[i] || !pw_history_counts (history, &events[i]) || events[i].player != (int) seat)
        continue;
      for (guint j = i; j < n_events; j++)
        if (pw_history_counts (history, &events[j]) && events[j].player == (int) seat && events[j].rule == events[i].rule &&
            events[j].what == events[i].what && events[j].final == events[i].final && (j == i || !events[i].final))
          {
            group[n++] = &events[j];
            done[j] = TRUE;
          }
      term = term_new (game, setup, group, n);
      term->reason = g_strdup (pw_move_get_reason (pw_history_get_move (history, at), setup));
      term->first_move = at * PW_MAX_EVENTS + (terms->len - first); /* keeps the order within one move */
      g_ptr_array_add (terms, term);
    }
}

static GPtrArray *
make_sheet (PwSession *session, guint seat)
{
  const PwHistory *history = pw_session_get_history (session);
  g_autoptr (GPtrArray) terms = g_ptr_array_new ();
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint at = 0; at < pw_session_get_moment (session); at++)
    collect_terms (history, at, seat, terms);
  g_ptr_array_sort (terms, sheet_order);
  for (guint i = 0, n; i < terms->len; i += n)
    {
      n = 1;
      while (i + n < terms->len && same_group (g_ptr_array_index (terms, i), g_ptr_array_index (terms, i + n)))
        n++;
      g_ptr_array_add (lines, group_new (pw_history_get_game (history), (PwScoreLine *const *) terms->pdata + i, n));
    }
  return lines;
}

/* -- The model ------------------------------------------------------------------------------------ */

struct _PwScoreModel
{
  PwSessionList parent_instance;

  guint seat;
};

G_DEFINE_FINAL_TYPE (PwScoreModel, pw_score_model, PW_TYPE_SESSION_LIST)

static gboolean
same_line (gpointer old, gpointer new)
{
  const PwScoreLine *a = old, *b = new;

  return a->final == b->final && a->source == b->source && a->rule_index == b->rule_index &&
         g_strcmp0 (a->reason, b->reason) == 0 && a->first_move == b->first_move && a->points == b->points &&
         g_strcmp0 (a->text, b->text) == 0 && g_strcmp0 (a->arithmetic, b->arithmetic) == 0;
}

static void
pw_score_model_follow (PwSessionList *list, PwChange change)
{
  GPtrArray *lines = make_sheet (pw_session_list_get_session (list), PW_SCORE_MODEL (list)->seat);

  pw_session_list_replace (list, lines, same_line);
}

static void
pw_score_model_class_init (PwScoreModelClass *klass)
{
  PW_SESSION_LIST_CLASS (klass)->item_type = PW_TYPE_SCORE_LINE;
  PW_SESSION_LIST_CLASS (klass)->follow = pw_score_model_follow;
}

static void
pw_score_model_init (PwScoreModel *self)
{
}

/**
 * pw_score_model_new:
 * @session: a game
 * @seat: a player
 *
 * Returns: (transfer full): the player's score sheet at the moment looked at; it follows the
 *   session by itself
 */
PwScoreModel *
pw_score_model_new (PwSession *session, guint seat)
{
  PwScoreModel *self;

  g_return_val_if_fail (PW_IS_SESSION (session), NULL);
  g_return_val_if_fail (seat < pw_session_get_setup (session)->n_players, NULL);

  self = g_object_new (PW_TYPE_SCORE_MODEL, NULL);
  self->seat = seat;
  pw_session_list_start (PW_SESSION_LIST (self), session);
  return self;
}
