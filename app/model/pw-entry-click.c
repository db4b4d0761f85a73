/* pw-entry-click.c: what a click on a board adds to what is chosen, or why it cannot
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-private.h"

#include <glib/gi18n-lib.h>

#include "core/pw-notation.h"

/** ENOUGH: leaves that tell one move from several, and whether any has to do with the click. */
#define ENOUGH 64

/** MAX_ANALOGIES: legal moves that are looked at to say why another is not. */
#define MAX_ANALOGIES 256

/* @click over @chosen. */
PwMove
pw_entry_lay_over (const PwMove *chosen, const PwMove *click)
{
  PwMove merged = *chosen;

  merged.flags = 0;
  if (click->kind != PW_KIND_ANY)
    merged.kind = click->kind;
  for (guint i = 0; i < PW_MAX_ARGS; i++)
    if (click->args[i] != PW_ARG_NONE)
      merged.args[i] = click->args[i];
  return merged;
}

/* Whether @move says something about all that was clicked: ending the turn has nothing to do with
 * a die that is used up, even where it is possible. */
static gboolean
speaks_of (const PwMove *move, const PwMove *click)
{
  for (guint i = 0; i < PW_MAX_ARGS; i++)
    if (click->args[i] != PW_ARG_NONE && move->args[i] == PW_ARG_NONE)
      return FALSE;
  return TRUE;
}

/* Whether @merged leads to whole moves that say something about all of @click: then they are @leaves. */
gboolean
pw_entry_leads_on (const PwScene *scene, const PwMove *merged, const PwMove *click, PwMove *out, GArray *leaves)
{
  gboolean fits = FALSE;

  g_array_set_size (leaves, 0);
  pw_entry_find_leaves (scene, merged, ENOUGH, leaves);
  for (guint i = 0; i < leaves->len && !fits; i++)
    fits = speaks_of (&g_array_index (leaves, PwChoice, i).move, click);
  if (fits)
    *out = *merged;
  return fits;
}

/**
 * pw_entry_merge:
 * @chosen: what is chosen so far
 * @click: what was clicked
 * @out: (out): both together; where they do not go together, the click and what goes with it
 * @leaves: (element-type PwChoice): whole moves that @out leads to: two where there are several
 *
 * Returns: %FALSE where nothing legal has to do with the click
 */
gboolean
pw_entry_merge (const PwScene *scene, const PwMove *chosen, const PwMove *click, PwMove *out, GArray *leaves)
{
  PwMove merged = pw_entry_lay_over (chosen, click), alone = *click, fewer;

  if (pw_entry_leads_on (scene, &merged, click, out, leaves))
    return TRUE;
  /* Another tile may go there: the die that was chosen stays chosen. The last arguments go first. */
  for (int i = PW_MAX_ARGS - 1; i >= 0; i--)
    if (chosen->args[i] != PW_ARG_NONE && click->args[i] == PW_ARG_NONE)
      {
        fewer = merged;
        fewer.args[i] = PW_ARG_NONE;
        if (pw_entry_leads_on (scene, &fewer, click, out, leaves))
          return TRUE;
      }
  alone.player = chosen->player;
  alone.flags = 0;
  return pw_entry_leads_on (scene, &alone, click, out, leaves);
}

/* -- Why not ---------------------------------------------------------------------------------- */

static const PwArg *
find_arg (const PwMoveKind *kind, guint index)
{
  for (guint i = 0; i < kind->n_args; i++)
    if (kind->args[i].index == index)
      return &kind->args[i];
  return NULL;
}

/* A kind that has all the arguments of @move: one that may be played now, if there is. */
static int
guess_kind (const PwScene *scene, const PwMove *move)
{
  PwKindSet playable = scene->game->play.playable (scene->state);
  int found = -1;

  for (guint kind = 0; kind < scene->game->n_kinds; kind++)
    {
      gboolean fits = !scene->game->kinds[kind].table;

      for (guint i = 0; i < PW_MAX_ARGS && fits; i++)
        fits = move->args[i] == PW_ARG_NONE || find_arg (&scene->game->kinds[kind], i) != NULL;
      if (!fits)
        continue;
      if (pw_kind_set_has (playable, kind))
        return (int) kind;
      if (found < 0)
        found = (int) kind;
    }
  return found;
}

/* The refusal of @move as playing it would give it; NULL if it were legal. */
static GError *
refusal_of (const PwScene *scene, const PwMove *move)
{
  const PwMoveKind *kind = &scene->game->kinds[move->kind];
  PwMove whole = *move;
  GError *error = NULL;

  if (pw_entry_make_whole (scene, &whole, &error))
    return NULL;
  if (error->domain == PW_RULE_ERROR)
    return error;
  /* The game asks for a die: any die will do to say what is wrong besides. */
  for (guint i = 0; i < kind->n_args; i++)
    if (kind->args[i].type == PW_ARG_DIE && move->args[kind->args[i].index] == PW_ARG_NONE)
      {
        g_autoptr (GArray) leaves = g_array_new (FALSE, FALSE, sizeof (PwChoice));
        PwMove any;

        pw_move_init (&any, PW_KIND_ANY, move->player);
        pw_entry_find_leaves (scene, &any, 64, leaves);
        for (guint l = 0; l < leaves->len; l++)
          {
            gint16 die = g_array_index (leaves, PwChoice, l).move.args[kind->args[i].index];
            GError *better = NULL;

            if (die == PW_ARG_NONE)
              continue;
            whole = *move;
            whole.args[kind->args[i].index] = die;
            if (pw_entry_make_whole (scene, &whole, &better))
              break;
            g_error_free (error);
            return better;
          }
      }
  return error;
}

/* The values that @arg may have. */
static void
range_of (const PwScene *scene, const PwArg *arg, int *min, int *max)
{
  *min = arg->min;
  *max = arg->max;
  if (arg->type == PW_ARG_WORD)
    {
      *min = arg->words->words[0].value;
      *max = *min + (int) arg->words->n_words - 1;
    }
  else if (arg->type == PW_ARG_SEAT)
    {
      *min = 0;
      *max = (int) scene->setup->n_players - 1;
    }
}

/* The click leaves @arg open, and no value of it makes a legal move. What most values are refused
 * for is beside the point (no such tile at hand); what only few are is what is wrong here. */
static GError *
rarest_refusal (const PwScene *scene, PwMove *move, const PwArg *arg)
{
  g_autoptr (GPtrArray) errors = g_ptr_array_new_with_free_func ((GDestroyNotify) g_error_free);
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (gint16));
  guint best = 0, fewest = G_MAXUINT;
  int min, max;

  range_of (scene, arg, &min, &max);
  for (int value = min; value <= max; value++)
    {
      gint16 tried = (gint16) value;
      GError *error;

      move->args[arg->index] = tried;
      error = refusal_of (scene, move);
      /* What is still to be said beside it is no reason. */
      if (error && error->domain != PW_RULE_ERROR)
        g_clear_error (&error);
      if (error)
        {
          g_ptr_array_add (errors, error);
          g_array_append_val (values, tried);
        }
    }
  for (guint i = 0; i < errors->len; i++)
    {
      const GError *error = errors->pdata[i];
      guint n = 0;

      for (guint j = 0; j < errors->len; j++)
        n += g_error_matches (errors->pdata[j], error->domain, error->code);
      if (n < fewest)
        {
          fewest = n;
          best = i;
        }
    }
  if (errors->len == 0)
    return NULL;
  move->args[arg->index] = fewest < errors->len ? g_array_index (values, gint16, best) : PW_ARG_NONE;
  return g_error_copy (errors->pdata[best]);
}

/* Whether moves of @kind have all arguments of @said. */
static gboolean
has_args (const PwMoveKind *kind, const PwMove *said)
{
  for (guint i = 0; i < PW_MAX_ARGS; i++)
    if (said->args[i] != PW_ARG_NONE && find_arg (kind, i) == NULL)
      return FALSE;
  return TRUE;
}

/* Why what is @said of @move is refused: it becomes that move. NULL: it is not. */
static GError *
refuse_said_of (const PwScene *scene, const PwMove *said, PwMove *move)
{
  const PwMoveKind *kind = &scene->game->kinds[move->kind];
  PwMove kept = *move;
  GError *error, *better;

  for (guint i = 0; i < PW_MAX_ARGS; i++)
    {
      const PwArg *arg = find_arg (kind, i);

      if (arg && (said->args[i] != PW_ARG_NONE || arg->flags & PW_ARG_OPTIONAL))
        move->args[i] = said->args[i];
      if (arg && said->args[i] != PW_ARG_NONE)
        kept.args[i] = said->args[i];
    }
  error = refusal_of (scene, move);
  if (error == NULL || error->domain == PW_RULE_ERROR)
    return error;
  /* What need not be said may have to be here, such as how a tile lies. */
  better = refusal_of (scene, &kept);
  if (better == NULL || better->domain != PW_RULE_ERROR)
    {
      g_clear_error (&better);
      return error;
    }
  g_error_free (error);
  *move = kept;
  return better;
}

/* Several things are open: what would be refused in the legal moves of that kind, if they were said
 * of what was clicked instead. The commonest refusal is the click's own. @all: also moves of which not all can be said
 * that was clicked. */
static GError *
refusal_by_analogy (const PwScene *scene, const PwMove *said, PwMove *about, gboolean all)
{
  g_autoptr (GArray) leaves = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  g_autoptr (GPtrArray) errors = g_ptr_array_new_with_free_func ((GDestroyNotify) g_error_free);
  PwMove any, first = *about;
  guint best = 0, most = 0;

  pw_move_init (&any, PW_KIND_ANY, said->player);
  pw_entry_find_leaves (scene, &any, MAX_ANALOGIES, leaves);
  for (guint l = 0; l < leaves->len; l++)
    {
      PwMove move = g_array_index (leaves, PwChoice, l).move;
      const PwMoveKind *kind = &scene->game->kinds[move.kind];
      GError *error;

      if ((said->kind != PW_KIND_ANY && said->kind != move.kind) || (!all && !has_args (kind, said)))
        continue;
      error = refuse_said_of (scene, said, &move);
      if (error == NULL)
        continue;
      if (errors->len == 0)
        first = move;
      g_ptr_array_add (errors, error);
    }
  for (guint i = 0; i < errors->len; i++)
    {
      const GError *error = errors->pdata[i];
      guint n = 0;

      for (guint j = i; j < errors->len; j++)
        n += g_error_matches (errors->pdata[j], error->domain, error->code) &&
             g_strcmp0 (pw_rule_error_get_remedy (errors->pdata[j]), pw_rule_error_get_remedy (error)) == 0;
      if (n > most)
        {
          most = n;
          best = i;
        }
    }
  if (errors->len == 0)
    return NULL;
  if (best == 0)
    *about = first;
  return g_error_copy (errors->pdata[best]);
}

/* Drops what moves of @kind do not have from @about; how many of what they must say it leaves open, @missing being the last. */
static guint
find_missing (const PwMoveKind *kind, PwMove *about, const PwArg **missing)
{
  guint n = 0;

  for (guint i = 0; i < PW_MAX_ARGS; i++)
    if (find_arg (kind, i) == NULL)
      about->args[i] = PW_ARG_NONE;
  for (guint i = 0; i < kind->n_args; i++)
    if (about->args[kind->args[i].index] == PW_ARG_NONE && !(kind->args[i].flags & PW_ARG_OPTIONAL))
      {
        *missing = &kind->args[i];
        n++;
      }
  return n;
}

/* Why @about, in which nothing is missing, is refused. */
static GError *
refuse_whole (const PwScene *scene, const PwMove *chosen, const PwMove *click, const PwMove *about)
{
  PwMove said = pw_entry_lay_over (chosen, click), other = *about;
  GError *found = refusal_of (scene, about), *better;

  if (found == NULL || found->domain == PW_RULE_ERROR)
    return found;
  /* What is asked first may not be what is wrong: wherever the tile lies, it has no road. */
  better = refusal_by_analogy (scene, &said, &other, FALSE);
  if (better && better->domain == PW_RULE_ERROR)
    {
      g_error_free (found);
      return better;
    }
  g_clear_error (&better);
  return found;
}

/**
 * pw_entry_why_not:
 * @chosen: what is chosen so far
 * @click: what was clicked, which leads to nothing legal
 * @about: (out): the move that is refused, as far as it is clear
 * @error: (out): why: the rule, or what is missing
 */
void
pw_entry_why_not (const PwScene *scene, const PwMove *chosen, const PwMove *click, PwMove *about, GError **error)
{
  const PwMoveKind *kind;
  const PwArg *missing = NULL;
  guint n_missing;
  int guessed;
  GError *found = NULL;

  *about = pw_entry_lay_over (chosen, click);
  if (click->player >= 0)
    about->player = click->player;
  guessed = about->kind == PW_KIND_ANY ? guess_kind (scene, about) : about->kind;
  if (guessed < 0)
    {
      *about = *click;
      g_set_error_literal (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN, _("Nothing can be done with this now."));
      return;
    }
  kind = &scene->game->kinds[guessed];
  about->kind = (guint8) guessed;
  n_missing = find_missing (kind, about, &missing);
  if (!pw_kind_set_has (scene->game->play.playable (scene->state), guessed) ||
      about->player != scene->game->play.actor (scene->state))
    {
      pw_game_not_now (scene->game, scene->state, about, error);
      return;
    }
  if (n_missing == 0)
    found = refuse_whole (scene, chosen, click, about);
  else if (!pw_game_why_none (scene->game, scene->state, about, &found))
    {
      PwMove said = pw_entry_lay_over (chosen, click);

      found = refusal_by_analogy (scene, &said, about, FALSE);
      if (found == NULL && n_missing == 1)
        found = rarest_refusal (scene, about, missing);
      if (found == NULL)
        found = refusal_by_analogy (scene, &said, about, TRUE);
    }
  if (found)
    g_propagate_error (error, found);
  else
    g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING, _("This cannot be done that way now: %s."),
                 _(kind->title));
}
