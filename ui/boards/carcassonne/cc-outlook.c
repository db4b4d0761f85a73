/* cc-outlook.c: what a tile would bring at a place, and to whom: it is placed on a copy of the state, without a figure
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cc-outlook.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Pills so far, in their order; more than there is room for are left out. */
typedef struct
{
  CcSeenPill *pills;
  guint n;
} Pills;

static void
add (Pills *list, CcSeenPill pill)
{
  if (list->n < CC_SEEN_PILLS)
    list->pills[list->n++] = pill;
}

/* Markers of those of @seats that do not act. */
static guint8
markers_of (const PwSetup *setup, guint seats)
{
  guint8 markers = 0;

  for (guint seat = 0; seat < setup->n_players; seat++)
    if (seats >> seat & 1 && setup->markers[seat] > 0)
      markers |= (guint8) (1u << (setup->markers[seat] - 1));
  return markers;
}

/* What is scored at once: whoever acts first, then the others, those together who get as much. What the end of the game would bring is
 * told elsewhere. */
static void
add_points (const CcOutlook *self, const PwSetup *setup, guint actor, Pills *list)
{
  int points[CC_MAX_PLAYERS] = { 0 };
  guint told = 1u << actor;

  for (guint i = 0; i < self->events.n; i++)
    {
      const PwEvent *event = &self->events.items[i];

      if (event->kind == PW_EVENT_POINTS && !event->final && event->player >= 0 && event->player < CC_MAX_PLAYERS)
        points[event->player] += event->amount;
    }
  if (points[actor])
    add (list, (CcSeenPill){ .number = (gint16) points[actor], .kind = CC_PILL_POINTS, .own = TRUE });
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      guint alike = 0;

      for (guint other = seat; other < setup->n_players; other++)
        if (points[other] == points[seat] && !(told >> other & 1))
          alike |= 1u << other;
      if (told >> seat & 1 || points[seat] == 0)
        continue;
      told |= alike;
      add (list, (CcSeenPill){ (gint16) points[seat], CC_PILL_POINTS, FALSE, markers_of (setup, alike) });
    }
}

/* The monastery beside the place that has most tiles then, of those where somebody stands and that are not complete. */
static void
add_monastery (const CcOutlook *self, const CcState *before, const PwSetup *setup, guint actor, gint16 place, Pills *list)
{
  CcWorth best = { .tiles = 0 };

  for (int i = 0; i < 9; i++)
    {
      int at = cc_land_tile_at (before, pw_cell_x (place) + i % 3 - 1, pw_cell_y (place) + i / 3 - 1);
      const CcTile *tile = at < 0 ? NULL : cc_tile (before->tiles[at].kind);

      for (guint segment = 0; tile && segment < tile->n_segments; segment++)
        {
          CcWorth worth;

          if (tile->segments[segment].sort != CC_MONASTERY)
            continue;
          cc_land_worth (&self->after, cc_feature_of (&self->after, (guint) at, segment), &worth);
          if (worth.open > 0 && worth.leaders != 0 && worth.tiles > best.tiles)
            best = worth;
        }
    }
  if (best.tiles)
    add (list, (CcSeenPill){ (gint16) best.tiles, CC_PILL_TILES, FALSE, markers_of (setup, best.leaders & ~(1u << actor)) });
}

/**
 * cc_outlook:
 * @self: room to look ahead; needs no beginning
 * @state: the moment
 * @setup: who plays
 * @place: a place, as a cell
 * @kind: a kind of tile that fits there
 * @turn: in this turn
 * @out: (out): what it would bring, the most important first: own points, others' points, a second tile, a monastery's tiles
 *
 * Returns: how many there are
 */
guint
cc_outlook (CcOutlook *self, const CcState *state, const PwSetup *setup, gint16 place, guint kind, guint turn,
            CcSeenPill out[CC_SEEN_PILLS])
{
  guint actor = state->actor;
  Pills list = { out, 0 };
  PwMove move;

  if (actor >= setup->n_players || kind >= CC_TILE_KINDS || cc_land_gap_at (state, pw_cell_x (place), pw_cell_y (place)) < 0)
    return 0;
  pw_move_init (&move, CC_KIND_TILE, (int) actor);
  move.args[CC_ARG_KIND] = (gint16) kind;
  move.args[CC_ARG_PLACE] = place;
  move.args[CC_ARG_TURN] = (gint16) cc_tile_same_turn (kind, turn % CC_TURNS);
  self->after = *state;
  self->events.n = 0;
  pw_game_apply (&cc_game, &self->after, &move, &self->events);
  add_points (self, setup, actor, &list);
  if (self->after.second && !state->second && !self->after.over)
    add (&list, (CcSeenPill){ .kind = CC_PILL_SECOND, .own = TRUE });
  add_monastery (self, state, setup, actor, place, &list);
  return list.n;
}

/* -- For those who do not see them --------------------------------------------------------------------- */

static char *
names_of (const PwSetup *setup, guint markers)
{
  GString *names = g_string_new (NULL);
  guint left = (guint) __builtin_popcount (markers);

  for (guint seat = 0; seat < setup->n_players; seat++)
    if (setup->markers[seat] > 0 && markers >> (setup->markers[seat] - 1) & 1)
      {
        /* Translators: before the last of several names. */
        g_string_append (names, names->len == 0 ? "" : --left == 1 ? _(" and ") : ", ");
        g_string_append (names, pw_setup_name (setup, seat));
      }
  return g_string_free (names, FALSE);
}

static char *
words_of (const PwSetup *setup, const CcSeenPill *pill)
{
  g_autofree char *names = names_of (setup, pill->markers);

  switch ((CcSeenPillKind) pill->kind)
    {
    case CC_PILL_SECOND: return g_strdup (_("gives a second tile"));
    case CC_PILL_TILES:
      if (pill->markers)
        /* Translators: a name, or several; how many tiles. */
        return g_strdup_printf (_("monastery of %s then with %d of 9 tiles"), names, pill->number);
      return g_strdup_printf (_("monastery then with %d of 9 tiles"), pill->number);
    case CC_PILL_POINTS:
    case CC_PILL_WORTH:
    default:
      if (pill->own)
        return NULL;
      /* Translators: points; a name, or several who get as many each. */
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d point for %s", "%d points for %s", (gulong) ABS (pill->number)),
                              pill->number, names);
    }
}

/**
 * cc_outlook_words:
 * @setup: who plays
 * @pills: (array length=n): what a tile would bring
 * @n: how many
 *
 * Returns: (transfer full) (nullable): all but what whoever acts gets at once, which is told with the place: "12 points for Bruno and
 *   Chiara; gives a second tile"
 */
char *
cc_outlook_words (const PwSetup *setup, const CcSeenPill *pills, guint n)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *words = words_of (setup, &pills[i]);

      if (words)
        g_string_append_printf (text, "%s%s", text->len ? "; " : "", words);
    }
  return text->len ? g_strdup (text->str) : NULL;
}
