/* cc-words.c: the words of the notation, and what they stand for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/carcassonne/data/cc-words.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* -- Tiles ------------------------------------------------------------------------------------------ */

/* Beyond those that are printed here stand the rows of edges, which cc_words_load() fills in. */
static PwWord tile_list[CC_TILE_WORDS + 1] = {
  { 0, "cccc-p", N_("City on all four sides, pennant"), "c" },
  { 1, "cccf", N_("City on three sides"), "r" },
  { 2, "cccf-p", N_("City on three sides, pennant"), "q" },
  { 3, "cccr", N_("City on three sides with a road to it"), "t" },
  { 4, "cccr-p", N_("City on three sides with a road to it, pennant"), "s" },
  { 5, "ccff", N_("City corner"), "n" },
  { 6, "ccff-2", N_("Two city edges, side by side"), "i" },
  { 7, "ccff-p", N_("City corner, pennant"), "m" },
  { 8, "ccrr", N_("City corner and a road bend"), "p" },
  { 9, "ccrr-p", N_("City corner and a road bend, pennant"), "o" },
  { 10, "cfcf", N_("City from side to side"), "g" },
  { 11, "cfcf-2", N_("Two city edges, opposite each other"), "h" },
  { 12, "cfcf-p", N_("City from side to side, pennant"), "f" },
  { 13, "cfff", N_("City edge"), "e" },
  { 14, "cfrr", N_("City edge and a road bend, to the left of the city"), "k" },
  { 15, "crfr", N_("City edge and a straight road"), "d" },
  { 16, "crrf", N_("City edge and a road bend, to the right of the city"), "j" },
  { 17, "crrr", N_("City edge and a village of three roads"), "l" },
  { 18, "ffff", N_("Monastery"), "b" },
  { 19, "fffr", N_("Monastery with a road"), "a" },
  { 20, "ffrr", N_("Road bend"), "v" },
  { 21, "frfr", N_("Straight road"), "u" },
  { 22, "frrr", N_("Village of three roads"), "w" },
  { 23, "rrrr", N_("Village of four roads"), "x" },
  { 24, "cccc-c", N_("City corner, cloth, and two city edges"), NULL },
  { 25, "cccc-w", N_("Two city corners, wine"), NULL },
  { 26, "cccf-c", N_("City from side to side, cloth, and a city edge"), NULL },
  { 27, "cccf-g", N_("City on three sides, grain"), NULL },
  { 28, "cccf-w", N_("City from side to side, wine, and a city edge"), NULL },
  { 29, "cccr-c", N_("City corner with a road to it, cloth, and a city edge"), NULL },
  { 30, "cccr-g", N_("City corner with a road to it, grain, and a city edge"), NULL },
  { 31, "cccr-w", N_("City on three sides with a road to it, wine"), NULL },
  { 32, "ccff-g", N_("City corner, grain"), NULL },
  { 33, "ccff-w", N_("City corner, wine"), NULL },
  { 34, "ccfr-g", N_("City corner with a road to it, grain, one field round the far corner"), NULL },
  { 35, "ccfr-gs", N_("City corner with a road to it, grain, far corner split by the city"), NULL },
  { 36, "ccrf-c", N_("City corner with a road to it, cloth"), NULL },
  { 37, "ccrf-w", N_("City corner with a road to it, wine, far corner split by the city"), NULL },
  { 38, "ccrr-c", N_("City corner with two roads to it, cloth, far corner split by the city"), NULL },
  { 39, "ccrr-w", N_("City corner with two roads to it, wine, one field round the far corner"), NULL },
  { 40, "cfcf-w", N_("City from side to side, wine"), NULL },
  { 41, "cfcr-g", N_("City from side to side with a road to it, grain"), NULL },
  { 42, "cfcr-w", N_("City from side to side with a road to it, wine"), NULL },
  { 43, "cfrr-v", N_("City edge with a road to it, and a village"), NULL },
  { 44, "crcr-w", N_("City from side to side with a road to it on both sides, wine"), NULL },
  { 45, "crff", N_("City edge with a road to it"), NULL },
  { 46, "frrr-m", N_("Monastery with three roads"), NULL },
  { 47, "rrrr-b", N_("Bridge, two straight roads"), NULL },
};

static char row_texts[CC_TILE_ROWS][8];

/* Of each row: how it lies, and which kinds it can be. */
static struct
{
  guint64 kinds;
  guint8 turn[CC_TILE_KINDS];
} rows[CC_TILE_ROWS];

/* The same of ids without a mark: a row that is an id. */
static char turned_texts[CC_TILE_KINDS][CC_TURNS][8];

/* A row, and an id without a mark, may be any tile that lies so (13.3). */
static gboolean
covers (int word, int value)
{
  if (value >= CC_TILE_KINDS || value < 0)
    return FALSE;
  if (word >= CC_TILE_KINDS)
    return word < CC_TILE_WORDS && rows[word - CC_TILE_KINDS].kinds >> value & 1;
  return tile_list[word].word[CC_SIDES] == '\0' && cc_tile ((guint) word)->pattern == cc_tile ((guint) value)->pattern;
}

const PwVocabulary cc_tile_words = { "kind", N_("a tile such as ffrr, ccff-w or its edges as it lies, frrf"), tile_list,
                                     CC_TILE_WORDS, .covers = covers };
/* Statements can say that nothing lies there. */
const PwVocabulary cc_lies_words = { "kind", N_("a tile such as ffrr, or - for an empty place"), tile_list, CC_TILE_WORDS + 1,
                                     .covers = covers };

static guint
find_row (const char *text, guint *n)
{
  for (guint i = 0; i < *n; i++)
    if (strcmp (row_texts[i], text) == 0)
      return i;
  g_assert (*n < CC_TILE_ROWS);
  g_strlcpy (row_texts[*n], text, sizeof row_texts[*n]);
  return (*n)++;
}

static void
add_row (const char *text, guint kind, guint turn, guint *n)
{
  guint row;

  if (cc_tile_find (text) >= 0)
    return;
  row = find_row (text, n);
  if (!(rows[row].kinds >> kind & 1))
    rows[row].turn[kind] = (guint8) turn;
  rows[row].kinds |= G_GUINT64_CONSTANT (1) << kind;
}

/* The rows that no tile has, however it is turned (1.7): who types one is told so. */
static const char *const nowhere[] = { "cffr", "rcff", "frcf", "ffrc", "cfrf", "fcfr", "rfcf", "frfc" };

/**
 * cc_words_load:
 *
 * Fills the words of rows in, once the tiles are read. The second call does nothing.
 */
void
cc_words_load (void)
{
  static gsize once;

  if (g_once_init_enter (&once))
    {
      guint n = 0;

      cc_tiles_load ();
      for (guint kind = 0; kind < CC_TILE_KINDS; kind++)
        {
          g_assert (strcmp (tile_list[kind].word, cc_tile (kind)->id) == 0);
          for (guint turn = 0; turn < CC_TURNS; turn++)
            {
              char row[CC_SIDES + 1] = "";

              for (guint side = 0; side < CC_SIDES; side++)
                row[side] = " crf"[cc_turned[kind][turn].edges[side]];
              g_snprintf (turned_texts[kind][turn], 8, "%s%s", row, cc_tile (kind)->id + CC_SIDES);
              if (turn < cc_tile (kind)->turns)
                {
                  add_row (row, kind, turn, &n);
                  add_row (turned_texts[kind][turn], kind, turn, &n);
                }
            }
        }
      for (guint i = 0; i < G_N_ELEMENTS (nowhere); i++)
        find_row (nowhere[i], &n);
      g_assert (n == CC_TILE_ROWS);
      for (guint i = 0; i < CC_TILE_ROWS; i++)
        tile_list[CC_TILE_KINDS + i] = (PwWord){ (gint16) (CC_TILE_KINDS + i), row_texts[i], row_texts[i], NULL };
      tile_list[CC_LIES_NOTHING] = (PwWord){ CC_LIES_NOTHING, "-", N_("nothing"), "none nothing" };
      g_once_init_leave (&once, 1);
    }
}

/**
 * cc_row_kinds:
 * @value: a word of cc_tile_words that is a row
 * @left: bit set of the kinds that are looked for
 * @kinds: (out): those it can be
 * @turn: (out): how the first of them lies then; that of all, where it says more than the edges
 *
 * Returns: how many
 */
guint
cc_row_kinds (int value, guint64 left, guint8 kinds[CC_TILE_KINDS], guint8 *turn)
{
  guint n = 0;

  for (guint64 rest = rows[value - CC_TILE_KINDS].kinds & left; rest; rest &= rest - 1)
    {
      kinds[n] = (guint8) __builtin_ctzll (rest);
      if (n++ == 0)
        *turn = rows[value - CC_TILE_KINDS].turn[kinds[0]];
    }
  return n;
}

/**
 * cc_tile_row:
 * @kind: a kind
 * @turn: how it lies
 *
 * Returns: its edges as it lies, clockwise from the north, and its mark: "cffc-w"
 */
const char *
cc_tile_row (guint kind, guint turn)
{
  return turned_texts[kind % CC_TILE_KINDS][turn % CC_TURNS];
}

/* A digit behind a tile is a place of a list, no turn: it is a word, which has to be named. */
static const PwWord turn_list[CC_TURNS] = { { 0, "0", "0", NULL }, { 1, "1", "1", NULL }, { 2, "2", "2", NULL }, { 3, "3", "3", NULL } };
const PwVocabulary cc_turn_words = { "turn", N_("quarter turns clockwise, 0 to 3"), turn_list, CC_TURNS };

/* -- Features ------------------------------------------------------------------------------------------ */

#define CITY(side, letter, name) { CC_FEATURE_CITY_N + (side), "city-" letter, name, "c" letter }
#define ROAD(side, letter, name) { CC_FEATURE_ROAD_N + (side), "road-" letter, name, "r" letter }
#define FIELD(half, letters, name) { CC_FEATURE_FIELD_NW + (half), "field-" letters, name, "f" letters " farm-" letters }

static const PwWord feature_list[CC_FEATURES] = {
  { CC_FEATURE_CITY, "city", N_("city"), "c" },
  CITY (CC_NORTH, "n", N_("city north")),
  CITY (CC_EAST, "e", N_("city east")),
  CITY (CC_SOUTH, "s", N_("city south")),
  CITY (CC_WEST, "w", N_("city west")),
  { CC_FEATURE_ROAD, "road", N_("road"), "r" },
  ROAD (CC_NORTH, "n", N_("road north")),
  ROAD (CC_EAST, "e", N_("road east")),
  ROAD (CC_SOUTH, "s", N_("road south")),
  ROAD (CC_WEST, "w", N_("road west")),
  { CC_FEATURE_MONASTERY, "monastery", N_("monastery"), "m cloister" },
  { CC_FEATURE_FIELD, "field", N_("field"), "f farm" },
  FIELD (CC_NW, "nw", N_("field north-west")),
  FIELD (CC_NE, "ne", N_("field north-east")),
  FIELD (CC_EN, "en", N_("field east, north half")),
  FIELD (CC_ES, "es", N_("field east, south half")),
  FIELD (CC_SE, "se", N_("field south-east")),
  FIELD (CC_SW, "sw", N_("field south-west")),
  FIELD (CC_WS, "ws", N_("field west, south half")),
  FIELD (CC_WN, "wn", N_("field west, north half")),
  { CC_FEATURE_FIELD_MIDDLE, "field-middle", N_("field in the middle"), "fm farm-middle" },
  { CC_FEATURE_NOTHING, "-", N_("nothing"), "none nothing" },
};

/* A sort alone may be any feature of that sort, where the tile has several; and a feature has a name for each of its edges (12.4). */
static gboolean
sort_covers (int word, int value)
{
  return word < CC_FEATURE_NOTHING && value >= 0 && value < CC_FEATURE_NOTHING &&
         cc_feature_sort (word) == cc_feature_sort (value);
}

const PwVocabulary cc_feature_words = { "feature", N_("a feature such as city, road-e, field-nw or monastery"), feature_list,
                                        CC_FEATURES - 1, .covers = sort_covers };
const PwVocabulary cc_stands_words = { "feature", N_("a feature such as city, road-e or field-nw, or - for nobody"), feature_list,
                                       CC_FEATURES };

/* Of what sort a feature with that name is. */
CcSort
cc_feature_sort (int feature)
{
  return feature < CC_FEATURE_ROAD         ? CC_CITY
         : feature < CC_FEATURE_MONASTERY  ? CC_ROAD
         : feature == CC_FEATURE_MONASTERY ? CC_MONASTERY
                                           : CC_FIELD;
}

/**
 * cc_feature_word:
 * @kind: a kind
 * @turn: how it lies
 * @segment: a segment of it
 *
 * Returns: its written name, a #CcFeature (12.4)
 */
int
cc_feature_word (guint kind, guint turn, guint segment)
{
  static const guint8 alone[CC_SORTS] = { CC_FEATURE_CITY, CC_FEATURE_ROAD, CC_FEATURE_MONASTERY, CC_FEATURE_FIELD };
  CcSort sort = cc_tile (kind)->segments[segment].sort;
  int where = cc_tile_name_segment (kind, turn, segment);

  return alone[sort] + (where == CC_WHERE_ALONE ? 0 : 1 + where);
}

/**
 * cc_feature_find:
 * @kind: a kind
 * @turn: how it lies
 * @feature: a #CcFeature, written or only readable
 *
 * Returns: the segment that it means, or -1
 */
int
cc_feature_find (guint kind, guint turn, int feature)
{
  static const guint8 alone[CC_SORTS] = { CC_FEATURE_CITY, CC_FEATURE_ROAD, CC_FEATURE_MONASTERY, CC_FEATURE_FIELD };
  CcSort sort;

  if (feature < 0 || feature >= CC_FEATURE_NOTHING)
    return -1;
  sort = cc_feature_sort (feature);
  return cc_tile_find_segment (kind, turn, sort, feature == alone[sort] ? CC_WHERE_ALONE : feature - alone[sort] - 1);
}

/* -- Figures and goods ------------------------------------------------------------------------------------ */

static const PwWord figure_list[CC_FIGURE_KINDS] = {
  { CC_FOLLOWER, "follower", N_("follower"), "knight highwayman thief monk farmer" },
  { CC_BUILDER, "builder", N_("builder"), NULL },
  { CC_PIG, "pig", N_("pig"), NULL },
};
const PwVocabulary cc_figure_words = { "figure", N_("follower, builder or pig"), figure_list, CC_FIGURE_KINDS };

static const PwWord good_list[CC_GOODS] = {
  { CC_WINE, "wine", N_("wine"), NULL },
  { CC_GRAIN, "grain", N_("grain"), NULL },
  { CC_CLOTH, "cloth", N_("cloth"), NULL },
};
const PwVocabulary cc_good_words = { "good", N_("wine, grain or cloth"), good_list, CC_GOODS };

/* -- Places --------------------------------------------------------------------------------------------- */

/* East or west may come first: "e1n2" (12.2). */
static gboolean
parse_place (const char *word, int *x, int *y)
{
  gsize length = strlen (word), at = 1;
  g_autofree char *turned = NULL;

  if (pw_compass_parse (word, x, y))
    return TRUE;
  while (at < length && g_ascii_isdigit (word[at]))
    at++;
  if (at >= length || strchr ("eEwW", word[0]) == NULL)
    return FALSE;
  turned = g_strdup_printf ("%s%.*s", word + at, (int) at, word);
  return pw_compass_parse (turned, x, y);
}

const PwCells cc_cells = { "place", N_("a place such as n2e1, w3 or start"), pw_compass_print, parse_place };

/* -- Cities by letters (14.4): thirteen in an argument, seven in one of its halves and six in the other ------------------- */

/** HALF: letters of an argument. */
#define HALF 13
/** LOW: of these in its second half. */
#define LOW 7

static void
print_letters (guint first, int x, int y, char word[PW_CELL_WORD])
{
  guint set = (guint) x << LOW | (guint) y, n = 0;

  for (guint i = 0; i < HALF; i++)
    if (set >> i & 1)
      word[n++] = (char) ('a' + first + i);
  word[n] = '\0';
}

static gboolean
parse_letters (guint first, const char *word, int *x, int *y)
{
  guint set = 0;

  for (const char *p = word; *p; p++)
    {
      guint letter = (guint) (guchar) g_ascii_tolower (*p) - 'a' - first;

      if (!g_ascii_isalpha (*p) || letter >= HALF || set >> letter & 1)
        return FALSE;
      set |= 1u << letter;
    }
  *x = (int) (set >> LOW);
  *y = (int) (set & ((1u << LOW) - 1));
  return set != 0;
}

static void
print_first (int x, int y, char word[PW_CELL_WORD])
{
  print_letters (0, x, y, word);
}

static void
print_second (int x, int y, char word[PW_CELL_WORD])
{
  print_letters (HALF, x, y, word);
}

static gboolean
parse_first (const char *word, int *x, int *y)
{
  return parse_letters (0, word, x, y);
}

static gboolean
parse_second (const char *word, int *x, int *y)
{
  return parse_letters (HALF, word, x, y);
}

/* Each letter once: "abd", in any order. */
static gboolean
part_letters (const char *word, char head[PW_CELL_WORD], char tail[PW_CELL_WORD])
{
  guint32 set = 0;
  guint n_head = 0, n_tail = 0;

  for (const char *p = word; *p; p++)
    {
      guint letter = (guint) (guchar) g_ascii_tolower (*p) - 'a';

      if (!g_ascii_isalpha (*p) || set >> letter & 1)
        return FALSE;
      set |= 1u << letter;
      if (letter < HALF)
        head[n_head++] = *p;
      else
        tail[n_tail++] = *p;
    }
  head[n_head] = tail[n_tail] = '\0';
  return set != 0;
}

const PwCells cc_letters = { "letters", N_("the cities by letters, such as abd"), print_first, parse_first, part_letters };
const PwCells cc_more_letters = { "more", N_("the cities by letters, such as abd"), print_second, parse_second, NULL };

static guint32
set_of (gint16 letters)
{
  return letters == PW_ARG_NONE ? 0 : (guint32) pw_cell_x (letters) << LOW | (guint32) pw_cell_y (letters);
}

/**
 * cc_letters_of:
 * @letters: an argument, or %PW_ARG_NONE
 * @more: that of the letters from n on
 *
 * Returns: bit set of the letters
 */
guint32
cc_letters_of (gint16 letters, gint16 more)
{
  return set_of (letters) | set_of (more) << HALF;
}

static gint16
letters_from (guint32 set)
{
  return set ? pw_cell ((int) (set >> LOW), (int) (set & ((1u << LOW) - 1))) : PW_ARG_NONE;
}

/**
 * cc_letters_say:
 * @cities: bit set of the letters
 * @letters: (out): the argument that says those up to m, or %PW_ARG_NONE
 * @more: (out): the other one
 */
void
cc_letters_say (guint32 cities, gint16 *letters, gint16 *more)
{
  *letters = letters_from (cities & ((1u << HALF) - 1));
  *more = letters_from (cities >> HALF);
}
