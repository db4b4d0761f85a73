/* cc-sentences.c: what happened, as people say it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/carcassonne/words/cc-text.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-sentence.h"

/* -- What stands in the places -------------------------------------------------------------------------- */

static char *
say_tile (const PwTold *told)
{
  int kind = told->move->args[CC_ARG_KIND];

  return g_strdup (kind >= 0 && kind < CC_TILE_KINDS ? cc_tile_phrase ((guint) kind) : "");
}

/* Its edges as it lies, clockwise from the north, as it is typed, and the turn where they are the same in several: without that one sentence would
 * tell of several moves. */
static char *
say_edges (const PwTold *told)
{
  guint kind = (guint) told->move->args[CC_ARG_KIND] % CC_TILE_KINDS, turn = (guint) cc_arg (told->move, CC_ARG_TURN, 0);
  const char *row = cc_tile_row (kind, turn);
  guint n_same = 0;

  for (guint other = 0; other < cc_tile (kind)->turns; other++)
    n_same += strcmp (cc_tile_row (kind, other), row) == 0;
  return n_same > 1 ? g_strdup_printf ("%.*s turn=%u", CC_SIDES, row, turn) : g_strndup (row, CC_SIDES);
}

static char *
say_place (const PwTold *told)
{
  char place[PW_CELL_WORD];

  pw_cell_print (&cc_cells, told->event ? told->event->args[CC_DETAIL_PLACE] : told->move->args[CC_ARG_PLACE], place);
  return g_strdup (place);
}

static char *
say_figure (const PwTold *told)
{
  return cc_figure_phrase ((guint) told->move->args[CC_ARG_KIND], (guint) cc_arg (told->move, CC_ARG_TURN, 0),
                           told->move->args[CC_ARG_FIGURE], told->move->args[CC_ARG_FEATURE]);
}

static char *
say_standing (const PwTold *told)
{
  int feature = told->move->args[CC_ARG_FEATURE];

  return g_strdup_printf (_("%s, %s"), cc_role (cc_arg (told->move, CC_ARG_FIGURE, CC_FOLLOWER), cc_feature_sort (feature)),
                          cc_feature_label (feature));
}

static char *
say_number (const PwTold *told)
{
  return g_strdup_printf ("%d", cc_arg (told->move, CC_ARG_NUMBER, 1));
}

static char *
say_good (const PwTold *told)
{
  return cc_count_good ((guint) told->move->args[CC_ARG_WHAT], (guint) told->move->args[CC_ARG_NUMBER]);
}

static char *
say_seat (const PwTold *told)
{
  return g_strdup (pw_setup_name (told->setup, (guint) told->move->args[CC_ARG_WHAT]));
}

static char *
say_tiles (const PwTold *told)
{
  return g_strdup_printf ("%d", told->event ? told->event->args[CC_DETAIL_TILES] : cc_arg (told->move, CC_ARG_TILES, 9));
}

static char *
say_pennants (const PwTold *told)
{
  return g_strdup_printf ("%d", told->event ? told->event->args[CC_DETAIL_MORE] : cc_arg (told->move, CC_ARG_PENNANTS, 0));
}

static char *
say_whose (const PwTold *told)
{
  return cc_seat_list (told->setup, told->move);
}

static char *
say_tokens (const PwTold *told)
{
  GString *text = g_string_new (NULL);

  for (guint good = 0; good < CC_GOODS; good++)
    if (cc_arg (told->move, good, 0) > 0)
      {
        g_autofree char *tokens = cc_count_good (good, (guint) told->move->args[good]);

        g_string_append_printf (text, "%s%s", text->len ? ", " : "", tokens);
      }
  return g_string_free (text, FALSE);
}

/* "a, b, d" */
static char *
say_letters (const PwTold *told)
{
  guint32 cities = cc_letters_of (told->move->args[CC_ARG_LETTERS], told->move->args[CC_ARG_MORE_LETTERS]);
  GString *text = g_string_new (NULL);

  for (guint letter = 0; letter < 26; letter++)
    if (cities >> letter & 1)
      g_string_append_printf (text, "%s%c", text->len ? ", " : "", 'a' + (int) letter);
  return g_string_free (text, FALSE);
}

static const PwPlace places[] = {
  { "player", pw_told_player }, { "tile", say_tile }, { "edges", say_edges }, { "place", say_place }, { "figure", say_figure }, { "standing", say_standing },
  { "number", say_number }, { "good", say_good }, { "seat", say_seat }, { "tiles", say_tiles }, { "pennants", say_pennants },
  { "whose", say_whose }, { "tokens", say_tokens }, { "letters", say_letters }, { NULL },
};

/* -- Sentences of moves ------------------------------------------------------------------------------------ */

static gboolean
with_figure (const PwTold *told)
{
  return told->move->args[CC_ARG_FIGURE] != PW_ARG_NONE;
}

static gboolean
is_nothing (const PwTold *told)
{
  return told->move->kind == CC_KIND_LIES ? told->move->args[CC_ARG_KIND] == CC_LIES_NOTHING
                                          : told->move->args[CC_ARG_FEATURE] == CC_FEATURE_NOTHING;
}

static gboolean
is_second (const PwTold *told)
{
  return told->move->args[CC_ARG_NUMBER] != PW_ARG_NONE;
}

static gboolean
has_pennants (const PwTold *told)
{
  return told->move->args[CC_ARG_PENNANTS] != PW_ARG_NONE;
}

static gboolean
has_letters (const PwTold *told)
{
  return told->move->args[CC_ARG_TILES] == PW_ARG_NONE;
}

static const PwSentence sentences[] = {
  { CC_KIND_TILE, N_("{player} lays {tile} at {place} ({edges}), {figure}."), .when = with_figure },
  { CC_KIND_TILE, N_("{player} lays {tile} at {place} ({edges}).") },
  { CC_KIND_ASIDE, N_("{player} draws {tile}, which fits nowhere.") },
  { CC_KIND_DECLINE, N_("{player} takes no second tile.") },
  { CC_KIND_DRAW, N_("The next tile is {tile}.") },
  { CC_KIND_FINISH, N_("The final scoring follows.") },
  { CC_KIND_CONFIRM, N_("That is all that lies there.") },
  { CC_KIND_ROAD, NP_ ("Road of {tiles} tile: {whose}.", "Road of {tiles} tiles: {whose}."), .count = "tiles" },
  { CC_KIND_CITY, NP_ ("City of {tiles} tiles with {pennants} pennant: {whose}.", "City of {tiles} tiles with {pennants} pennants: {whose}."),
    .when = has_pennants, .count = "pennants" },
  { CC_KIND_CITY, NP_ ("City of {tiles} tile: {whose}.", "City of {tiles} tiles: {whose}."), .count = "tiles" },
  { CC_KIND_MONASTERY, NP_ ("Monastery with {tiles} tile: {whose}.", "Monastery with {tiles} tiles: {whose}."), .count = "tiles" },
  { CC_KIND_FIELD, N_("Field that feeds the cities {letters}: {whose}."), .when = has_letters },
  { CC_KIND_FIELD, NP_ ("Field that feeds {tiles} city: {whose}.", "Field that feeds {tiles} cities: {whose}."), .count = "tiles" },
  { CC_KIND_FEEDS, N_("Farmers around a city: {whose}.") },
  { CC_KIND_TAKES, N_("{player} takes {tokens}.") },
  { CC_KIND_POINTS, NP_ ("{player}: {number} point.", "{player}: {number} points."), .count = "number" },
  { CC_KIND_LIES, N_("{place} is empty."), .when = is_nothing },
  { CC_KIND_LIES, N_("At {place} lies {tile}.") },
  { CC_KIND_STANDS, N_("No figure of {player} stands at {place}."), .when = is_nothing },
  { CC_KIND_STANDS, N_("{player} has a figure at {place}: {standing}.") },
  { CC_KIND_HAVE, N_("{player} has {good}.") },
  { CC_KIND_SCORE, N_("The track shows {number} for {player}.") },
  { CC_KIND_GONE, NP_ ("Out of the game: {number} time {tile}.", "Out of the game: {number} times {tile}."), .count = "number" },
  { CC_KIND_NOW, N_("{seat}’s second tile is due."), .when = is_second },
  { CC_KIND_NOW, N_("It is {seat}’s turn.") },
  { 0, NULL },
};

/* -- What came of it ------------------------------------------------------------------------------------------ */

/* "The road of 4 tiles is complete", by what it is. */
static char *
say_complete (const PwEvent *event)
{
  gulong tiles = (gulong) MAX (event->args[CC_DETAIL_TILES], 0), pennants = (gulong) MAX (event->args[CC_DETAIL_MORE], 0);

  switch (cc_feature_sort (event->args[CC_DETAIL_FEATURE]))
    {
    case CC_CITY:
      if (pennants)
        return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The city of %lu tiles with %lu pennant is complete",
                                             "The city of %lu tiles with %lu pennants is complete", pennants),
                                tiles, pennants);
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The city of %lu tile is complete",
                                           "The city of %lu tiles is complete", tiles),
                              tiles);
    case CC_ROAD:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The road of %lu tile is complete",
                                           "The road of %lu tiles is complete", tiles),
                              tiles);
    case CC_MONASTERY: return g_strdup (_("The monastery is complete"));
    case CC_FIELD:
    case CC_SORTS:
    default: return g_strdup ("");
    }
}

static gboolean
is_scored (const PwEvent *event)
{
  return event->kind == PW_EVENT_POINTS && !event->final && event->what <= CC_FROM_MONASTERIES;
}

/* A feature that was completed, with all who score it; @i is moved behind the last. */
static void
append_scored (const PwSetup *setup, const PwEvent *events, guint n, guint *i, GString *text)
{
  const PwEvent *first = &events[*i];
  g_autofree char *what = say_complete (first);

  g_string_append_printf (text, " %s: ", what);
  for (; *i < n && is_scored (&events[*i]) && memcmp (events[*i].args, first->args, sizeof first->args) == 0; (*i)++)
    g_string_append_printf (text, "%s%s %d", &events[*i] > first ? ", " : "", pw_setup_name (setup, (guint) events[*i].player),
                            events[*i].amount);
  g_string_append_c (text, '.');
}

/* A line of the score pad says whose followers stood there: who scores, and how much, is said after it. */
static void
append_row (const PwSetup *setup, const PwEvent *events, guint n, guint *i, GString *text)
{
  const PwEvent *first = &events[*i];

  for (; *i < n && is_scored (&events[*i]); (*i)++)
    g_string_append_printf (text, "%s%s %d", &events[*i] > first ? ", " : " ", pw_setup_name (setup, (guint) events[*i].player),
                            events[*i].amount);
  g_string_append_c (text, '.');
}

static void
append_goods (const PwSetup *setup, const PwEvent *events, guint n, guint *i, GString *text)
{
  g_autoptr (GString) goods = g_string_new (NULL);
  int seat = events[*i].player;

  for (; *i < n && events[*i].kind == PW_EVENT_RESOURCE; (*i)++)
    {
      g_autofree char *tokens = cc_count_good (events[*i].what, (guint) events[*i].amount);

      g_string_append_printf (goods, "%s%s", goods->len ? ", " : "", tokens);
    }
  g_string_append_c (text, ' ');
  g_string_append_printf (text, _("%s takes %s."), pw_setup_name (setup, (guint) seat), goods->str);
}

static void
append_note (const PwSetup *setup, const PwEvent *event, GString *text)
{
  switch ((CcNote) event->what)
    {
    case CC_NOTE_COMPLETE:
      {
        g_autofree char *what = say_complete (event);

        g_string_append_c (text, ' ');
        g_string_append_printf (text, _("%s; nobody stands there."), what);
        break;
      }
    case CC_NOTE_SECOND:
      g_string_append_c (text, ' ');
      g_string_append_printf (text, _("%s may place a second tile."), pw_setup_name (setup, (guint) event->player));
      break;
    case CC_NOTE_LAPSES: g_string_append_printf (text, " %s", _("No tile is left.")); break;
    case CC_NOTE_OVER: g_string_append_printf (text, " %s", _("The game is over.")); break;
    case CC_NOTE_BACK:
    case CC_NOTE_LEADS:
    case CC_NOTE_NOT_CHECKED:
    case CC_NOTE_KEPT:
    case CC_NOTES:
    default: break;
    }
}

/* The log's line: what somebody did, and what came of it. */
char *
cc_sentence (const PwSetup *setup, gconstpointer before, const PwMove *move, const PwEvent *events, guint n_events)
{
  const PwTold told = { .setup = setup, .state = before, .move = move, .events = events, .n_events = n_events };
  g_autofree char *said = move->kind == CC_KIND_LEVEL ? pw_level_sentence (&cc_level_rules, setup, before, move)
                                                      : pw_sentence_say (sentences, places, move->kind, &told);
  GString *text = g_string_new (said);
  gboolean placed = move->kind == CC_KIND_TILE;

  for (guint i = 0; i < n_events;)
    {
      const PwEvent *event = &events[i];

      if (placed && is_scored (event))
        append_scored (setup, events, n_events, &i, text);
      else if (is_scored (event) && move->kind >= CC_KIND_ROAD && move->kind <= CC_KIND_MONASTERY)
        append_row (setup, events, n_events, &i, text);
      else if (placed && event->kind == PW_EVENT_RESOURCE)
        append_goods (setup, events, n_events, &i, text);
      else
        {
          if (event->kind == PW_EVENT_NOTE)
            append_note (setup, event, text);
          i++;
        }
    }
  return g_string_free (text, FALSE);
}

/* -- Events by themselves: score sheet and ledger ----------------------------------------------------------------- */

static char *
with_place (const PwEvent *event, const char *text)
{
  char place[PW_CELL_WORD];

  if (event->args[CC_DETAIL_PLACE] == PW_ARG_NONE)
    return g_strdup (text);
  pw_cell_print (&cc_cells, event->args[CC_DETAIL_PLACE], place);
  /* Translators: a place, such as n2e1; what lies there. */
  return g_strdup_printf (_("%s, %s"), place, text);
}

static char *
points_text (const PwEvent *event)
{
  gulong tiles = (gulong) MAX (event->args[CC_DETAIL_TILES], 0);
  int more = event->args[CC_DETAIL_MORE];
  g_autofree char *text = NULL;

  switch ((CcSource) event->what)
    {
    case CC_FROM_CITIES:
    case CC_FROM_OPEN_CITIES:
      if (more > 0)
        text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "city of %lu tiles, %d pennant", "city of %lu tiles, %d pennants",
                                             (gulong) more),
                                tiles, more);
      else
        text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "city of %lu tile", "city of %lu tiles", tiles), tiles);
      break;
    case CC_FROM_ROADS:
    case CC_FROM_OPEN_ROADS:
      text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "road of %lu tile", "road of %lu tiles", tiles), tiles);
      break;
    case CC_FROM_MONASTERIES:
    case CC_FROM_OPEN_MONASTERIES:
      text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "monastery, %lu tile", "monastery, %lu tiles", tiles), tiles);
      break;
    case CC_FROM_FIELDS:
      text = more ? g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "field, %lu city, with the pig",
                                                  "field, %lu cities, with the pig", tiles),
                                     tiles)
                  : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "field, %lu city", "field, %lu cities", tiles), tiles);
      break;
    case CC_FROM_GOODS: return g_strdup_printf (_("most %s: %lu"), _(cc_good_words.words[more].label), tiles);
    case CC_FROM_TRACK: return g_strdup (_("read off the track"));
    case CC_FROM_CORRECTIONS:
    case CC_SOURCES:
    default: return g_strdup (_("correction"));
    }
  return with_place (event, text);
}

static char *
note_text (const PwEvent *event)
{
  switch ((CcNote) event->what)
    {
    case CC_NOTE_COMPLETE:
      {
        g_autofree char *text = say_complete (event);

        return with_place (event, text);
      }
    case CC_NOTE_BACK:
      {
        g_autofree char *text = g_strdup_printf (_("%s comes back"),
                                                 cc_role (event->args[2], cc_feature_sort (event->args[CC_DETAIL_FEATURE])));

        return with_place (event, text);
      }
    case CC_NOTE_SECOND: return g_strdup (_("a second tile"));
    case CC_NOTE_LAPSES: return g_strdup (_("no tile is left"));
    case CC_NOTE_OVER: return g_strdup (_("the game is over"));
    case CC_NOTE_KEPT: return g_strdup (_("kept for the final scoring"));
    case CC_NOTE_LEADS:
    case CC_NOTE_NOT_CHECKED:
    case CC_NOTES:
    default: return g_strdup (_("not checked"));
    }
}

/* What an event is for: "n1e3, road of 4 tiles". */
char *
cc_event_text (const PwSetup *setup, const PwEvent *event)
{
  if (event->kind == PW_EVENT_POINTS)
    return points_text (event);
  if (event->kind == PW_EVENT_NOTE)
    return note_text (event);
  return with_place (event, _(cc_good_words.words[event->what].label));
}
