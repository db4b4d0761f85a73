/* cc-choice-text.c: what choices are called
 *
 * A choice is typed by the words of its label: a tile by its edges as it lies, a feature by its sort, or by the short name in
 * front where the tile has several of it. What lies on a tile is told in parentheses, in which no word is typed: "frrf r" is no bend of
 * a road, and "Ben" no bend either.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/carcassonne/words/cc-text.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* "Road: highwayman", "re: road east, highwayman". */
static char *
figure_label (const PwMove *move)
{
  guint kind = (guint) move->args[CC_ARG_KIND], turn = (guint) move->args[CC_ARG_TURN];
  int feature = move->args[CC_ARG_FEATURE], segment = cc_feature_find (kind, turn, feature);
  const char *role = cc_role (move->args[CC_ARG_FIGURE], cc_feature_sort (feature));
  g_auto (GStrv) aliases = NULL;

  if (segment < 0 || cc_tile_name_segment (kind, turn, (guint) segment) == CC_WHERE_ALONE)
    /* Translators: a feature, such as road; who stands there. */
    return g_strdup_printf (_("%s: %s"), cc_feature_label (feature), role);
  aliases = g_strsplit (cc_feature_words.words[feature].alias, " ", 2);
  /* Translators: the short name of a feature; the feature, such as road east; who stands there. */
  return g_strdup_printf (_("%s: %s, %s"), aliases[0], cc_feature_label (feature), role);
}

/* "frrf (road bend)", and "cffc cffc-w (...)" where a mark tells it from others: either may be typed. */
static char *
tile_label (guint kind, guint turn)
{
  const char *row = cc_tile_row (kind, turn), *name = _(cc_tile_words.words[kind].label);

  if (row[CC_SIDES] == '\0')
    /* Translators: the edges of a tile; what lies on it. */
    return g_strdup_printf (_("%s (%s)"), row, name);
  return g_strdup_printf (_("%.*s %s (%s)"), CC_SIDES, row, row, name);
}

static char *
place_label (gint16 place)
{
  char word[PW_CELL_WORD];

  pw_cell_print (&cc_cells, place, word);
  return g_strdup (word);
}

/* A line of the score pad, with who scores what. */
static char *
row_label (const PwSetup *setup, const CcState *state, const PwMove *move)
{
  g_autofree PwEvents *events = g_new (PwEvents, 1);
  g_autofree CcState *after = g_memdup2 (state, sizeof *state);
  g_autofree char *said = NULL;

  events->n = 0;
  pw_game_apply (cc_itself (), after, move, events);
  said = cc_sentence (setup, state, move, events->items, events->n);
  return g_strndup (said, strlen (said) - (g_str_has_suffix (said, ".") ? 1 : 0));
}

char *
cc_choice_label (const PwSetup *setup, gconstpointer data, const PwChoice *choice)
{
  const PwMove *move = &choice->move;
  const CcState *state = data;

  switch ((CcKind) move->kind)
    {
    case CC_KIND_TILE:
      if (!choice->more && move->args[CC_ARG_FIGURE] == PW_ARG_NONE)
        return g_strdup (_("Nobody"));
      if (!choice->more)
        return figure_label (move);
      /* What was chosen last: the turn, where tile and place are known; the place, if a number chose it. */
      if (move->args[CC_ARG_PLACE] != PW_ARG_NONE && (move->args[CC_ARG_KIND] == PW_ARG_NONE || choice->number > 0))
        return place_label (move->args[CC_ARG_PLACE]);
      if (move->args[CC_ARG_KIND] == PW_ARG_NONE)
        return g_strdup (_("Tile"));
      if (move->args[CC_ARG_TURN] == PW_ARG_NONE)
        return g_strdup (cc_tile ((guint) move->args[CC_ARG_KIND])->id);
      return tile_label ((guint) move->args[CC_ARG_KIND], (guint) move->args[CC_ARG_TURN]);
    case CC_KIND_ASIDE:
      if (move->args[CC_ARG_KIND] == PW_ARG_NONE)
        return g_strdup (_("Fits nowhere"));
      return g_strdup_printf (_("%s fits nowhere"), cc_tile ((guint) move->args[CC_ARG_KIND])->id);
    case CC_KIND_DECLINE: return g_strdup_printf (_("%s takes no second tile"), pw_setup_name (setup, state->actor));
    case CC_KIND_FINISH: return g_strdup (_("Final scoring"));
    case CC_KIND_ROAD:
    case CC_KIND_CITY:
    case CC_KIND_MONASTERY:
    case CC_KIND_FIELD:
    case CC_KIND_FEEDS:
    case CC_KIND_TAKES:
    case CC_KIND_POINTS:
      return choice->more ? g_strdup (_(cc_itself ()->kinds[move->kind].title)) : row_label (setup, state, move);
    case CC_KIND_CONFIRM: return g_strdup (_("All is said"));
    default: return g_strdup (move->kind < CC_KINDS ? _(cc_itself ()->kinds[move->kind].title) : "?");
    }
}

char *
cc_choice_sentence (const PwSetup *setup, gconstpointer data, const PwChoice *choice)
{
  const PwMove *move = &choice->move;

  if (choice->worth > 0)
    {
      g_autofree char *said = cc_sentence (setup, data, move, NULL, 0);

      /* Translators: a sentence of what somebody would do, and the points of the road, city, monastery or field if nothing were added. */
      return g_strdup_printf (_("%s Worth %d now."), said, choice->worth);
    }
  if (!choice->more && (move->kind == CC_KIND_TILE || move->kind == CC_KIND_ASIDE || move->kind == CC_KIND_DECLINE))
    return cc_sentence (setup, data, move, NULL, 0);
  return cc_choice_label (setup, data, choice);
}

/* Whether the letter of what a kind shows besides its edges may stand before them: no edge is called so, nor is anything else that a line
 * of two letters can begin with. */
gboolean
cc_mark_leads (guint kind)
{
  const char *mark = cc_tile (kind)->id + CC_SIDES;

  return mark[0] == '-' && strchr ("pwg", mark[1]) != NULL;
}

/* "wccfc" and "ccfcw" for ccfc-w: a letter, and so no digit of the list, tells what looks alike apart. */
static char *
tile_names (guint kind, guint turn)
{
  const char *row = cc_tile_row (kind, turn);

  if (row[CC_SIDES] == '\0' || !g_ascii_isalpha (row[CC_SIDES + 1]))
    return NULL;
  if (!cc_mark_leads (kind))
    return g_strdup_printf ("%.*s%s", CC_SIDES, row, row + CC_SIDES + 1);
  return g_strdup_printf ("%c%.*s %.*s%s", row[CC_SIDES + 1], CC_SIDES, row, CC_SIDES, row, row + CC_SIDES + 1);
}

/* All names of a feature that may be read (12.4): "rw" for the only road. */
static char *
feature_names (guint kind, guint turn, int called)
{
  GString *names = g_string_new (NULL);
  int segment = cc_feature_find (kind, turn, called);

  for (int feature = 0; feature < CC_FEATURE_NOTHING; feature++)
    if (segment >= 0 && cc_feature_find (kind, turn, feature) == segment)
      {
        const PwWord *word = pw_vocabulary_get (&cc_feature_words, feature);

        g_string_append_printf (names, "%s %s ", word->word, word->alias);
      }
  return g_string_free (names, FALSE);
}

/**
 * cc_also_called:
 * @data: a state
 * @move: a choice
 *
 * Returns: (transfer full) (nullable): of a tile, its edges with its mark in one word; of a figure, all names of its feature
 */
char *
cc_also_called (gconstpointer data, const PwMove *move)
{
  int kind = move->args[CC_ARG_KIND], turn = move->args[CC_ARG_TURN];

  if (move->kind != CC_KIND_TILE || kind < 0 || kind >= CC_TILE_KINDS || turn == PW_ARG_NONE)
    return NULL;
  if (move->args[CC_ARG_FEATURE] != PW_ARG_NONE)
    return feature_names ((guint) kind, (guint) turn, move->args[CC_ARG_FEATURE]);
  /* With its place a tile is a whole turn without a figure too, and is found by that. */
  return move->args[CC_ARG_PLACE] == PW_ARG_NONE ? tile_names ((guint) kind, (guint) turn) : NULL;
}
