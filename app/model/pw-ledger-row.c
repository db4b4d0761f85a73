/* pw-ledger-row.c: a line of the ledger: what it changed for one player, and what there is after it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-ledger-row.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-notation.h"

struct _PwLedgerRow
{
  GObject parent_instance;

  const PwGame *game;
  guint moment;
  char *text;
  char *section;
  char *reason;
  gboolean begins;
  int change[PW_LEDGER_MAX_COLUMNS];
  int total[PW_LEDGER_MAX_COLUMNS];
};

G_DEFINE_FINAL_TYPE (PwLedgerRow, pw_ledger_row, G_TYPE_OBJECT)

/* -- Columns ------------------------------------------------------------------------------------ */

/**
 * pw_ledger_n_columns:
 * @game: a game
 *
 * Returns: how many columns its ledger has: points, then what a player can hold
 */
guint
pw_ledger_n_columns (const PwGame *game)
{
  return 1 + pw_game_n_holdings (game);
}

/**
 * pw_ledger_column_name:
 * @game: a game
 * @column: below pw_ledger_n_columns()
 *
 * Returns: its head, for people
 */
const char *
pw_ledger_column_name (const PwGame *game, guint column)
{
  return column == PW_LEDGER_POINTS ? _("Points") : _(game->ledger->holdings[column - 1].name);
}

/**
 * pw_ledger_has_column:
 * @history: a game
 * @column: below pw_ledger_n_columns()
 *
 * Returns: whether anybody counted it, at the beginning or now; else it is no column of this ledger. Points are none while nobody
 *   is to know any
 */
gboolean
pw_ledger_has_column (const PwHistory *history, guint column)
{
  const PwGame *game = pw_history_get_game (history);

  if (column == PW_LEDGER_POINTS)
    return pw_history_knows_scores (history);
  return !game->ledger->counted || pw_game_counts_holding (game, pw_history_get_state (history, 0), column - 1) ||
         pw_game_counts_holding (game, pw_history_get_state (history, pw_history_get_length (history)), column - 1);
}

/**
 * pw_ledger_read:
 * @history: a game
 * @at: a number of moves, 0 to the length
 * @seat: a player
 * @out: (out): %PW_LEDGER_MAX_COLUMNS numbers: the columns after so many moves, 0 behind the last
 */
void
pw_ledger_read (const PwHistory *history, guint at, guint seat, int *out)
{
  const PwGame *game = pw_history_get_game (history);

  memset (out, 0, PW_LEDGER_MAX_COLUMNS * sizeof *out);
  out[PW_LEDGER_POINTS] = pw_history_get_score (history, at, seat, -1);
  pw_game_hold (game, pw_history_get_state (history, at), seat, out + 1);
  for (guint i = 0; i < pw_ledger_n_columns (game); i++)
    if (!pw_ledger_has_column (history, i))
      out[i] = 0;
}

/* -- A row ---------------------------------------------------------------------------------------- */

static void
pw_ledger_row_finalize (GObject *object)
{
  PwLedgerRow *self = PW_LEDGER_ROW (object);

  g_free (self->text);
  g_free (self->section);
  g_free (self->reason);
  G_OBJECT_CLASS (pw_ledger_row_parent_class)->finalize (object);
}

static void
pw_ledger_row_class_init (PwLedgerRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pw_ledger_row_finalize;
}

static void
pw_ledger_row_init (PwLedgerRow *self)
{
}

/**
 * pw_ledger_row_new:
 * @history: a game
 * @moment: how many moves were played after what it tells
 * @text: what happened, a sentence
 * @section: when, as the game names its rounds
 * @before: the columns before, %PW_LEDGER_MAX_COLUMNS numbers
 * @after: the same after it
 *
 * Returns: (transfer full): a row
 */
PwLedgerRow *
pw_ledger_row_new (const PwHistory *history, guint moment, const char *text, const char *section, const int *before,
                   const int *after)
{
  PwLedgerRow *self = g_object_new (PW_TYPE_LEDGER_ROW, NULL);

  self->game = pw_history_get_game (history);
  self->moment = moment;
  self->text = g_strdup (text);
  self->section = g_strdup (section);
  if (moment > 0)
    self->reason = g_strdup (pw_move_get_reason (pw_history_get_move (history, moment - 1), pw_history_get_setup (history)));
  for (guint i = 0; i < PW_LEDGER_MAX_COLUMNS; i++)
    {
      self->change[i] = after[i] - before[i];
      self->total[i] = after[i];
    }
  return self;
}

/**
 * pw_ledger_row_get_moment:
 * @self: a row
 *
 * Returns: for pw_session_look_at(): the moment after the move; 0 for what is there at the beginning
 */
guint
pw_ledger_row_get_moment (PwLedgerRow *self)
{
  g_return_val_if_fail (PW_IS_LEDGER_ROW (self), 0);
  return self->moment;
}

const char *
pw_ledger_row_get_text (PwLedgerRow *self)
{
  g_return_val_if_fail (PW_IS_LEDGER_ROW (self), NULL);
  return self->text;
}

const char *
pw_ledger_row_get_section (PwLedgerRow *self)
{
  g_return_val_if_fail (PW_IS_LEDGER_ROW (self), NULL);
  return self->section;
}

gboolean
pw_ledger_row_get_begins (PwLedgerRow *self)
{
  g_return_val_if_fail (PW_IS_LEDGER_ROW (self), FALSE);
  return self->begins;
}

/**
 * pw_ledger_row_get_reason:
 * @self: a row
 *
 * Returns: (nullable): why it counts although the rules say otherwise, or %NULL for what keeps them
 */
const char *
pw_ledger_row_get_reason (PwLedgerRow *self)
{
  g_return_val_if_fail (PW_IS_LEDGER_ROW (self), NULL);
  return self->reason;
}

/**
 * pw_ledger_row_get_change:
 * @self: a row
 * @column: below pw_ledger_n_columns()
 *
 * Returns: how many more there are after it than before; negative where there are less
 */
int
pw_ledger_row_get_change (PwLedgerRow *self, guint column)
{
  g_return_val_if_fail (PW_IS_LEDGER_ROW (self) && column < PW_LEDGER_MAX_COLUMNS, 0);
  return self->change[column];
}

/**
 * pw_ledger_row_get_total:
 * @self: a row
 * @column: below pw_ledger_n_columns()
 *
 * Returns: how many there are after it
 */
int
pw_ledger_row_get_total (PwLedgerRow *self, guint column)
{
  g_return_val_if_fail (PW_IS_LEDGER_ROW (self) && column < PW_LEDGER_MAX_COLUMNS, 0);
  return self->total[column];
}

/**
 * pw_ledger_row_sum_up:
 * @self: a row
 *
 * Returns: (transfer full): the columns that changed, in words: "Points +6, now 12; Silver −1, now 2"
 */
char *
pw_ledger_row_sum_up (PwLedgerRow *self)
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (PW_IS_LEDGER_ROW (self), NULL);
  for (guint i = 0; i < pw_ledger_n_columns (self->game); i++)
    if (self->change[i] != 0)
      {
        if (text->len)
          g_string_append (text, "; ");
        /* Points +6, now 12 */
        g_string_append_printf (text, self->change[i] > 0 ? _("%s +%d, now %d") : _("%s −%d, now %d"),
                                pw_ledger_column_name (self->game, i), ABS (self->change[i]), self->total[i]);
      }
  return g_string_free (text, FALSE);
}

/**
 * pw_ledger_row_describe:
 * @self: a row
 *
 * Returns: (transfer full): the whole row as one sentence, to be spoken: "Ana places a bank on d4:
 *   Silver +2, now 5"
 */
char *
pw_ledger_row_describe (PwLedgerRow *self)
{
  g_autofree char *sums = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (PW_IS_LEDGER_ROW (self), NULL);
  sums = pw_ledger_row_sum_up (self);
  text = g_strdelimit (g_strdup (self->text), "\n", ' ');
  if (g_str_has_suffix (text, "."))
    text[strlen (text) - 1] = '\0';
  if (self->reason)
    return g_strdup_printf (_("%s: %s; played so: %s"), text, sums, self->reason);
  return g_strdup_printf (_("%s: %s"), text, sums);
}

void
pw_ledger_row_set_begins (PwLedgerRow *self, gboolean begins)
{
  g_return_if_fail (PW_IS_LEDGER_ROW (self));
  self->begins = begins;
}

/**
 * pw_ledger_row_same:
 * @a: a row
 * @b: another
 *
 * Returns: whether they say the same
 */
gboolean
pw_ledger_row_same (gpointer a, gpointer b)
{
  PwLedgerRow *x = a, *y = b;

  return x->moment == y->moment && x->begins == y->begins && g_strcmp0 (x->reason, y->reason) == 0 &&
         g_strcmp0 (x->text, y->text) == 0 && g_strcmp0 (x->section, y->section) == 0 &&
         memcmp (x->change, y->change, sizeof x->change) == 0 && memcmp (x->total, y->total, sizeof x->total) == 0;
}
