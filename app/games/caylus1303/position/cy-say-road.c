/* cy-say-road.c: statements of what lies on the road, and whose it is (14.4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/position/cy-position.h"

#include <glib/gi18n-lib.h>

#include "core/pw-refuse.h"

static const PwWord lie_words[] = {
  { CY_LIES_SOMEWHERE, "?", N_("somewhere"), NULL },
  { 1, "1", N_("space 1"), NULL },    { 2, "2", N_("space 2"), NULL },    { 3, "3", N_("space 3"), NULL },
  { 4, "4", N_("space 4"), NULL },    { 5, "5", N_("space 5"), NULL },    { 6, "6", N_("space 6"), NULL },
  { 7, "7", N_("space 7"), NULL },    { 8, "8", N_("space 8"), NULL },    { 9, "9", N_("space 9"), NULL },
  { 10, "10", N_("space 10"), NULL }, { 11, "11", N_("space 11"), NULL }, { 12, "12", N_("space 12"), NULL },
  { 13, "13", N_("space 13"), NULL }, { 14, "14", N_("space 14"), NULL }, { 15, "15", N_("space 15"), NULL },
  { 16, "16", N_("space 16"), NULL }, { 17, "17", N_("space 17"), NULL }, { 18, "18", N_("space 18"), NULL },
  { 19, "19", N_("space 19"), NULL }, { 20, "20", N_("space 20"), NULL }, { 21, "21", N_("space 21"), NULL },
  { 22, "22", N_("space 22"), NULL }, { 23, "23", N_("space 23"), NULL }, { 24, "24", N_("space 24"), NULL },
  { 25, "25", N_("space 25"), NULL }, { 26, "26", N_("space 26"), NULL }, { 27, "27", N_("space 27"), NULL },
  { 28, "28", N_("space 28"), NULL }, { 29, "29", N_("space 29"), NULL }, { 30, "30", N_("space 30"), NULL },
  { 31, "31", N_("space 31"), NULL }, { 32, "32", N_("space 32"), NULL }, { 33, "33", N_("space 33"), NULL },
  { 34, "34", N_("space 34"), NULL }, { 35, "35", N_("space 35"), NULL },
  { CY_LIES_NOWHERE, "-", N_("not owned"), NULL },
};
G_STATIC_ASSERT (G_N_ELEMENTS (lie_words) == CY_MAX_SPACES + 2);
const PwVocabulary cy_lie_words = { "lies", N_("the number of a space, ? or -"), lie_words, G_N_ELEMENTS (lie_words) };

static const PwWord house_words[] = {
  { CY_HOUSE_NONE, "-", N_("no house"), NULL },
  { CY_HOUSE_CLAIMED, "claimed", N_("claimed"), NULL },
  { CY_HOUSE_RESIDENCE, "residence", N_("residence"), NULL },
};
const PwVocabulary cy_house_words = { "house", N_("residence, claimed or -"), house_words, G_N_ELEMENTS (house_words) };

/* -- Houses ---------------------------------------------------------------------------------------------------- */

/* Those that are not on the road are in the reserve; more than there are is doubted. */
void
cy_count_houses (CyState *state, guint seat)
{
  guint used = (guint) __builtin_popcount (state->players[seat].elsewhere);

  for (guint place = 0; place < CY_PLACES; place++)
    used += state->places[place].owner == (int) seat;
  state->players[seat].houses = (guint8) (CY_HOUSES - MIN (used, CY_HOUSES));
}

static void
count_all_houses (CyState *state)
{
  for (guint seat = 0; seat < state->n_players; seat++)
    cy_count_houses (state, seat);
}

/* Workers that stand where no building is any more are back. */
static void
clear_workers (CyState *state, guint place)
{
  for (guint i = 0; i < 2; i++)
    {
      gint8 *worker = &state->places[place].workers[i];

      if (*worker >= 0)
        state->players[*worker].reserve++;
      *worker = -1;
    }
}

/* -- owns -------------------------------------------------------------------------------------------------------- */

static gboolean
is_monument (guint tile)
{
  return tile >= CY_GARDEN;
}

/* Where @seat has @tile: a space, somewhere, or nowhere. */
int
cy_said_space (const CyState *state, guint seat, guint tile)
{
  for (guint space = 1; space <= cy_spaces (state); space++)
    {
      const CyPlace *place = &state->places[CY_PLACE_OF_SPACE (space)];

      if (place->tile == (int) tile && place->owner == (int) seat && place->flags & (CY_IS_BUILT | CY_IS_MONUMENT))
        return (int) space;
    }
  return cy_has_bit (state->players[seat].elsewhere, tile) ? CY_LIES_SOMEWHERE : CY_LIES_NOWHERE;
}

gboolean
cy_say_owns_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CyState *state = data;
  guint tile = (guint) move->args[CY_ARG_TILE];
  int space = cy_arg (move, CY_ARG_WHERE, CY_LIES_SOMEWHERE);
  const CyPlace *place;

  if (!cy_say_check (state, move, error))
    return FALSE;
  if (space == CY_LIES_NOWHERE || (space == CY_LIES_SOMEWHERE && state->level != PW_LEVEL_REFEREE))
    return TRUE;
  if (space == CY_LIES_SOMEWHERE)
    return pw_rule_refuse (error, CY_RULE_14_4, _("Add the number of its space, as in: owns tailor 12."),
                           _("Say on which space it lies."));
  if (is_monument (tile))
    return space <= CY_STARTING_SPACES || pw_rule_refuse (error, CY_RULE_12_2, _("Name a space from 1 to 8."),
                                                          _("Monuments lie on residences, which were starting tiles."));
  place = &state->places[CY_PLACE_OF_SPACE (space)];
  if (space <= CY_WOOD_SPACE || space == (int) cy_stone_space (state))
    return pw_rule_refuse_printf (error, CY_RULE_8_1, _("Name a space of the gap, or behind the stone tile."),
                                  _("A tile of the set-up lies on space %d."), space);
  if (space > (int) cy_spaces (state))
    return pw_rule_refuse_printf (error, CY_RULE_1_5, _("Count again, or first say how long the road is."),
                                  _("The road has %u building spaces."), cy_spaces (state));
  if (place->tile != CY_NO_TILE && place->tile != (int) tile)
    return pw_rule_refuse_printf (error, CY_RULE_14_1,
                                  _("First say where that lies, or that nobody owns it, as in: owns tailor -."),
                                  _("Another tile lies on space %d: %s."), space, cy_tile_label (place->tile));
  return TRUE;
}

/* Takes the tile from where @seat has it. A monument leaves a starting tile that nobody has named. */
static void
remove_tile (CyState *state, guint seat, guint tile)
{
  int space = cy_said_space (state, seat, tile);
  CyPlace *place = &state->places[CY_PLACE_OF_SPACE (MAX (space, 1))];

  if (space == CY_LIES_NOWHERE)
    return;
  state->lie[tile] -= state->lie[tile] > 0;
  if (space == CY_LIES_SOMEWHERE)
    {
      state->players[seat].elsewhere &= ~(1u << (tile - CY_FIRST_BUILT));
      return;
    }
  if (!is_monument (tile))
    clear_workers (state, CY_PLACE_OF_SPACE (space));
  place->tile = is_monument (tile) ? CY_UNNAMED : CY_NO_TILE;
  place->owner = -1;
  place->flags = 0;
}

static void
put_tile (CyState *state, guint seat, guint tile, guint place, PwEvents *events)
{
  CyPlace *there = &state->places[place];

  /* The same tile of another player, or another monument. */
  if (there->owner >= 0 && there->tile >= CY_FIRST_BUILT)
    remove_tile (state, (guint) there->owner, (guint) there->tile);
  if (is_monument (tile))
    clear_workers (state, place);
  there->tile = (gint8) tile;
  there->owner = (gint8) seat;
  there->flags = is_monument (tile) ? CY_IS_MONUMENT : CY_IS_BUILT;
  state->lie[tile]++;
}

void
cy_say_owns_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;
  guint seat = (guint) move->player, tile = (guint) move->args[CY_ARG_TILE];
  int space = cy_arg (move, CY_ARG_WHERE, CY_LIES_SOMEWHERE);

  if (space != cy_said_space (state, seat, tile))
    {
      remove_tile (state, seat, tile);
      if (space == CY_LIES_SOMEWHERE)
        {
          state->players[seat].elsewhere |= 1u << (tile - CY_FIRST_BUILT);
          state->lie[tile]++;
        }
      else if (space != CY_LIES_NOWHERE)
        put_tile (state, seat, tile, CY_PLACE_OF_SPACE (space), events);
    }
  count_all_houses (state);
  cy_say_end (state, events);
}

/* -- residence ------------------------------------------------------------------------------------------------------ */

gboolean
cy_say_residence_check (gconstpointer data, const PwMove *move, GError **error)
{
  return cy_say_check (data, move, error);
}

void
cy_say_residence_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;
  guint place = CY_PLACE_OF_SPACE ((guint) move->args[CY_ARG_NUMBER]);
  CyPlace *there = &state->places[place];
  int house = cy_arg (move, CY_ARG_WHERE, CY_HOUSE_RESIDENCE);

  if (house == CY_HOUSE_NONE)
    {
      if (there->owner == move->player && !(there->flags & CY_IS_MONUMENT))
        {
          there->owner = -1;
          there->flags = 0;
        }
    }
  else
    {
      if (there->flags & CY_IS_MONUMENT && there->owner >= 0)
        remove_tile (state, (guint) there->owner, (guint) there->tile);
      if (house == CY_HOUSE_RESIDENCE)
        clear_workers (state, place);
      there->owner = move->player;
      there->flags = house == CY_HOUSE_RESIDENCE ? CY_IS_RESIDENCE : 0;
    }
  count_all_houses (state);
  cy_say_end (state, events);
}

/* -- on ---------------------------------------------------------------------------------------------------------------- */

static gboolean
is_on_site (const CyState *state, guint seat)
{
  for (guint i = 0; i < state->n_site; i++)
    if (state->site[i] == seat)
      return TRUE;
  return FALSE;
}

static gboolean
stands_there (const CyState *state, guint seat, guint where)
{
  if (where == CY_PLACE_SITE)
    return is_on_site (state, seat);
  return state->places[where].workers[0] == (int) seat || state->places[where].workers[1] == (int) seat;
}

gboolean
cy_say_on_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CyState *state = data;
  guint where = (guint) move->args[CY_ARG_WHERE];
  const CyPlace *there;

  if (!cy_say_check (state, move, error))
    return FALSE;
  if (where > CY_PLACE_SITE)
    return pw_rule_refuse_printf (error, CY_RULE_14_4, _("Say the letter or the number of the space, or site."),
                                  _("No such tile is named on the road: %s."), cy_tile_label ((int) (where - CY_PLACE_TILES)));
  if (move->args[CY_ARG_NUMBER] == 0 || stands_there (state, (guint) move->player, where))
    return TRUE;
  if (cy_placed_workers (state, (guint) move->player) >= CY_WORKERS)
    return pw_rule_refuse_printf (error, CY_RULE_1_3, _("First say where none stands, as in: on 3 -."),
                                  _("A player has %d workers."), CY_WORKERS);
  if (where == CY_PLACE_SITE)
    return TRUE;
  there = &state->places[where];
  if (there->tile == CY_NO_TILE || there->flags & (CY_IS_RESIDENCE | CY_IS_MONUMENT))
    return pw_rule_refuse (error, CY_RULE_4_2, _("First say which tile lies there."),
                           _("There is no building that a worker could use."));
  if (there->workers[1] >= 0)
    return pw_rule_refuse (error, CY_RULE_5_5, _("First say whose worker does not stand there."),
                           _("Two workers stand there already."));
  return TRUE;
}

static void
take_from_site (CyState *state, guint seat)
{
  guint n = 0;

  for (guint i = 0; i < state->n_site; i++)
    if (state->site[i] != seat)
      state->site[n++] = state->site[i];
  state->n_site = (guint8) n;
  state->site[n] = 0;
}

static void
take_from_place (CyState *state, guint seat, gint8 *workers)
{
  if (workers[0] == (int) seat)
    {
      workers[0] = workers[1];
      workers[1] = -1;
    }
  else
    workers[1] = -1;
}

/* Workers come from the reserve, or where none is there from the camp, and go back to the reserve. */
void
cy_say_on_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;
  guint seat = (guint) move->player, where = (guint) move->args[CY_ARG_WHERE];
  gboolean there = cy_arg (move, CY_ARG_NUMBER, 1) != 0;

  if (there != stands_there (state, seat, where))
    {
      CyResource from = there && state->players[seat].reserve == 0 ? CY_RESOURCE_CAMP : CY_RESOURCE_RESERVE;

      if (there && where == CY_PLACE_SITE)
        state->site[state->n_site++] = (guint8) seat;
      else if (there)
        state->places[where].workers[state->places[where].workers[0] >= 0] = (gint8) seat;
      else if (where == CY_PLACE_SITE)
        take_from_site (state, seat);
      else
        take_from_place (state, seat, state->places[where].workers);
      cy_gain (state, seat, from, there ? -1 : 1, CY_RULE_14_4, (int) where, events);
    }
  cy_say_end (state, events);
}
