/* pw-entry-dice.c: the dice of a round as one line
 *
 * "white 4, ana 3 6, ben 2 2", "4 36 22" or "43622": digits alone are dealt out in the order in
 * which the kind of move names its dice.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-notation.h"

/** MAX_ROLL: most dice of one move. */
#define MAX_ROLL (PW_MAX_ARGS * 5)

/**
 * pw_entry_dice_kind:
 *
 * Returns: the kind of move that is dice and nothing else, if the table may make it now; else -1
 */
int
pw_entry_dice_kind (const PwScene *scene)
{
  PwKindSet playable = scene->game->play.playable (scene->state);

  for (guint kind = 0; kind < scene->game->n_kinds; kind++)
    {
      const PwMoveKind *it = &scene->game->kinds[kind];
      gboolean dice = it->table && it->n_args > 0 && pw_kind_set_has (playable, kind);

      for (guint i = 0; i < it->n_args && dice; i++)
        dice = it->args[i].type == PW_ARG_DIE || it->args[i].type == PW_ARG_DICE;
      if (dice)
        return (int) kind;
    }
  return -1;
}

/**
 * pw_entry_dice_owners:
 * @kind: see pw_entry_dice_kind()
 * @owners: (out): whose dice the roll asks for: the table's own first, then the players' in turn order
 *
 * Returns: how many there are
 */
guint
pw_entry_dice_owners (const PwScene *scene, guint kind, PwDiceOwner owners[PW_MAX_ARGS])
{
  const PwMoveKind *it = &scene->game->kinds[kind];
  const PwArg *of_seat[PW_MAX_PLAYERS] = { NULL };
  guint first_seat = PW_MAX_ARGS, n = 0, n_done = 0;
  guint8 order[PW_MAX_PLAYERS];

  for (guint i = 0; i < it->n_args; i++)
    if (it->args[i].flags & PW_ARG_PER_SEAT)
      first_seat = MIN (first_seat, it->args[i].index);
  for (guint i = 0; i < it->n_args && n < PW_MAX_ARGS; i++)
    {
      const PwArg *arg = &it->args[i];

      if ((arg->flags & PW_ARG_PER_SEAT) == 0)
        owners[n++] = (PwDiceOwner){ arg, PW_TABLE, pw_arg_label (arg),
                                     pw_game_dice_count (scene->game, scene->state, kind, arg) };
      else if (arg->index - first_seat < scene->setup->n_players)
        of_seat[arg->index - first_seat] = arg;
    }
  pw_game_turns (scene->game, scene->state, scene->setup->n_players, order, &n_done);
  for (guint i = 0; i < scene->setup->n_players && n < PW_MAX_ARGS; i++)
    {
      const PwArg *arg = of_seat[order[i]];

      if (arg)
        owners[n++] = (PwDiceOwner){ arg, order[i], pw_setup_name (scene->setup, order[i]),
                                     pw_game_dice_count (scene->game, scene->state, kind, arg) };
    }
  return n;
}

/**
 * pw_entry_get_dice:
 * @self: an entry
 * @owners: (out): whose dice are asked for, in the order in which digits alone are dealt out
 * @n_owners: (out): how many there are
 *
 * Returns: the kind of move that is dice and nothing else, if the table may make it now; else -1
 */
int
pw_entry_get_dice (PwEntry *self, PwDiceOwner owners[PW_MAX_ARGS], guint *n_owners)
{
  PwScene scene;
  int kind;

  g_return_val_if_fail (PW_IS_ENTRY (self), -1);
  scene = pw_entry_scene (self);
  kind = pw_entry_dice_kind (&scene);
  *n_owners = kind >= 0 ? pw_entry_dice_owners (&scene, (guint) kind, owners) : 0;
  return kind;
}

/* "Expected 7 dice: white 1, Ana 2, Ben 2, Chiara 2; for example 4 36 22 51." */
static char *
what_is_expected (const PwDiceOwner *owners, guint n_owners)
{
  static const char sample[] = "43622511642533154";
  g_autoptr (GString) names = g_string_new (NULL);
  g_autoptr (GString) example = g_string_new (NULL);
  guint n = 0;

  for (guint i = 0; i < n_owners; i++)
    {
      g_string_append_printf (names, "%s%s %u", i ? ", " : "", owners[i].name, owners[i].n);
      if (i)
        g_string_append_c (example, ' ');
      for (guint d = 0; d < owners[i].n; d++)
        g_string_append_c (example, sample[(n + d) % (sizeof sample - 1)]);
      n += owners[i].n;
    }
  /* Whose a single die is, nobody doubts. */
  if (n_owners == 1 && n == 1)
    return g_strdup_printf (_("One die is expected, for example %s."), example->str);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u die is expected: %s; for example %s.",
                                       "%u dice are expected: %s; for example %s.", n),
                          n, names->str, example->str);
}

static gboolean G_GNUC_PRINTF (5, 6)
refuse (GError **error, const PwDiceOwner *owners, guint n_owners, PwNotationError code, const char *format, ...)
{
  g_autofree char *expected = what_is_expected (owners, n_owners);
  g_autofree char *problem = NULL;
  va_list args;

  va_start (args, format);
  problem = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error (error, PW_NOTATION_ERROR, (int) code, "%s %s", problem, expected);
  return FALSE;
}

static gboolean
has_letters (const char *text)
{
  for (const char *p = text; *p; p = g_utf8_next_char (p))
    if (g_unichar_isalpha (g_utf8_get_char (p)))
      return TRUE;
  return FALSE;
}

static gboolean
is_gap (char c)
{
  return g_ascii_isspace (c) || c == ',' || c == ';' || c == '.' || c == '-';
}

/* Reads digits and gaps; the length of each group goes to @groups. */
static gboolean
read_digits (const char *text, const PwDiceOwner *owners, guint n_owners, guint8 *dice, guint *n_dice, GArray *groups,
             GError **error)
{
  guint length = 0;

  *n_dice = 0;
  for (const char *p = text;; p = g_utf8_next_char (p))
    {
      if (*p == '\0' || is_gap (*p))
        {
          if (length)
            g_array_append_val (groups, length);
          length = 0;
          if (*p == '\0')
            return TRUE;
          continue;
        }
      if (*p < '1' || *p > '6')
        {
          g_autofree char *letter = g_strndup (p, (gsize) (g_utf8_next_char (p) - p));

          return refuse (error, owners, n_owners, PW_NOTATION_ERROR_RANGE, _("“%s” is not a die: a die shows 1 to 6."), letter);
        }
      if (*n_dice < MAX_ROLL)
        dice[*n_dice] = (guint8) (*p - '0');
      ++*n_dice;
      length++;
    }
}

/* Whether as many groups are typed as there are owners, and each has its dice. */
static gboolean
check_groups (const GArray *groups, const PwDiceOwner *owners, guint n_owners, GError **error)
{
  if (groups->len != n_owners)
    return TRUE;
  for (guint i = 0; i < n_owners; i++)
    {
      guint length = g_array_index (groups, guint, i);

      if (length != owners[i].n)
        return refuse (error, owners, n_owners, length < owners[i].n ? PW_NOTATION_ERROR_MISSING : PW_NOTATION_ERROR_EXCESS,
                       _("Dice of %s: %u instead of %u."), owners[i].name, length, owners[i].n);
    }
  return TRUE;
}

/**
 * pw_entry_dice_read:
 * @kind: see pw_entry_dice_kind()
 * @text: what is typed
 * @move: (out): the roll
 * @error: (nullable): return location: what is wrong, and what is expected of whom
 *
 * Returns: whether the text is a whole roll; or, with words, another whole move of the table
 */
gboolean
pw_entry_dice_read (const PwScene *scene, guint kind, const char *text, PwMove *move, GError **error)
{
  PwDiceOwner owners[PW_MAX_ARGS];
  guint n_owners = pw_entry_dice_owners (scene, kind, owners);
  guint8 dice[MAX_ROLL];
  guint n_dice, n_expected = 0, at = 0;
  g_autoptr (GArray) groups = g_array_new (FALSE, FALSE, sizeof (guint));

  if (has_letters (text))
    {
      g_autoptr (GError) problem = NULL;

      if (pw_notation_parse (scene->game, scene->setup, scene->state, text, move, &problem))
        return TRUE;
      if (move->kind != PW_KIND_ANY && move->kind != kind)
        g_propagate_error (error, g_steal_pointer (&problem));
      else
        refuse (error, owners, n_owners, (PwNotationError) problem->code, "%s", problem->message);
      return FALSE;
    }
  for (guint i = 0; i < n_owners; i++)
    n_expected += owners[i].n;
  pw_move_init (move, kind, PW_TABLE);
  if (!read_digits (text, owners, n_owners, dice, &n_dice, groups, error) || !check_groups (groups, owners, n_owners, error))
    return FALSE;
  if (n_dice == 0)
    {
      g_autofree char *expected = what_is_expected (owners, n_owners);

      g_set_error_literal (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING, expected);
      return FALSE;
    }
  if (n_dice < n_expected)
    {
      g_autofree char *missing = pw_entry_dice_ghost (scene, kind, text);

      return refuse (error, owners, n_owners, PW_NOTATION_ERROR_MISSING, _("Dice are missing: %s."), missing);
    }
  if (n_dice > n_expected)
    return refuse (error, owners, n_owners, PW_NOTATION_ERROR_EXCESS, _("%u dice are too many."), n_dice);
  for (guint i = 0; i < n_owners; i++)
    {
      move->args[owners[i].arg->index] = owners[i].arg->type == PW_ARG_DIE ? (gint16) dice[at]
                                                                           : pw_dice_pack (dice + at, owners[i].n);
      at += owners[i].n;
    }
  return TRUE;
}

/**
 * pw_entry_dice_ghost:
 * @kind: see pw_entry_dice_kind()
 * @text: what is typed
 *
 * Returns: (transfer full): whose dice are still to come: "Ben, Chiara"; empty with words
 */
char *
pw_entry_dice_ghost (const PwScene *scene, guint kind, const char *text)
{
  PwDiceOwner owners[PW_MAX_ARGS];
  guint n_owners = pw_entry_dice_owners (scene, kind, owners), n = 0, needed = 0;
  GString *ghost = g_string_new (NULL);

  for (const char *p = text; *p; p++)
    n += g_ascii_isdigit (*p);
  for (guint i = 0; i < n_owners && !has_letters (text); i++)
    {
      needed += owners[i].n;
      if (needed > n)
        g_string_append_printf (ghost, "%s%s", ghost->len ? ", " : "", owners[i].name);
    }
  return g_string_free (ghost, FALSE);
}
