/* pw-csv.c: games as a table for spreadsheets: a row for each player of each game
 *
 * As RFC 4180 has it: commas, lines that end with CR LF, quotes where they are needed. The names of
 * the columns are ids, which stay the same in every language.
 *
 * Two things are for spreadsheets, and pw_csv_print() tells other readers of them: a byte order mark, and an
 * apostrophe before texts that a spreadsheet would calculate.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-csv.h"

#include <string.h>

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

/* Whether a spreadsheet may take the text for a formula and run it. In some languages the wide signs count too. */
static gboolean
is_formula (const char *text)
{
  static const char *const wide[] = { "＝", "＋", "－", "＠" };

  if (*text && strchr ("=+-@\t\r\n", *text))
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (wide); i++)
    if (g_str_has_prefix (text, wide[i]))
      return TRUE;
  return FALSE;
}

/* A text that people have typed, or that a file of somebody else holds. */
static void
add_text (GString *out, const char *text)
{
  const char *before;

  if (text == NULL)
    return;
  before = is_formula (text) ? "'" : "";
  if (strpbrk (text, ",\"\r\n") == NULL)
    {
      g_string_append (out, before);
      g_string_append (out, text);
      return;
    }
  g_string_append_printf (out, "\"%s", before);
  for (const char *p = text; *p; p++)
    {
      if (*p == '"')
        g_string_append_c (out, '"');
      g_string_append_c (out, *p);
    }
  g_string_append_c (out, '"');
}

/* The games that occur, in the order the program has them. */
static GPtrArray *
games_of (GPtrArray *summaries)
{
  GPtrArray *games = g_ptr_array_new ();

  for (guint i = 0; i < pw_games_count (); i++)
    for (guint k = 0; k < summaries->len; k++)
      if (((const PwSummary *) summaries->pdata[k])->game == pw_games_nth (i))
        {
          g_ptr_array_add (games, (gpointer) pw_games_nth (i));
          break;
        }
  return games;
}

static void
add_head (GString *out, GPtrArray *games)
{
  g_string_append (out, "game,id,title,begun,minutes,players,level,over,seat,player,score,total,place,winner");
  for (guint i = 0; i < games->len; i++)
    {
      const PwGame *game = games->pdata[i];

      for (guint k = 0; k < game->n_sources; k++)
        g_string_append_printf (out, ",%s:%s", game->id, game->sources[k].id);
      for (guint k = 0; k < pw_game_n_feats (game); k++)
        g_string_append_printf (out, ",%s:count:%s", game->id, game->story->feats[k].id);
      for (guint k = 0; k < game->terms.n_seat_options; k++)
        g_string_append_printf (out, ",%s:option:%s", game->id, game->terms.seat_options[k].id);
      for (guint k = 0; k < game->terms.n_options; k++)
        g_string_append_printf (out, ",%s:option:%s", game->id, game->terms.options[k].id);
    }
  g_string_append (out, "\r\n");
}

static void
add_row (GString *out, GPtrArray *games, const PwSummary *summary, guint i)
{
  const PwSummarySeat *seat = &summary->seats[i];

  g_string_append_printf (out, "%s,", summary->game->id);
  add_text (out, summary->uid);
  g_string_append_c (out, ',');
  add_text (out, summary->title);
  g_string_append_c (out, ',');
  add_text (out, summary->created);
  g_string_append_c (out, ',');
  if (summary->duration)
    g_string_append_printf (out, "%u", (summary->duration + 30) / 60);
  g_string_append_printf (out, ",%u,%s,%s,%u,", summary->n_seats, pw_game_nth_level (summary->game, summary->level)->id,
                          summary->over ? "yes" : "no", i + 1);
  add_text (out, seat->name);
  /* A score that nobody followed is no score. */
  if (seat->known)
    g_string_append_printf (out, ",%d,%d,", seat->score, seat->total);
  else
    g_string_append (out, ",,,");
  if (seat->place)
    g_string_append_printf (out, "%u", seat->place);
  g_string_append (out, !summary->over ? "," : seat->winner ? ",yes" : ",no");
  for (guint k = 0; k < games->len; k++)
    {
      const PwGame *game = games->pdata[k];
      gboolean mine = game == summary->game;

      for (guint n = 0; n < game->n_sources; n++)
        {
          g_string_append_c (out, ',');
          if (mine && seat->known)
            g_string_append_printf (out, "%d", seat->sources[n]);
        }
      for (guint n = 0; n < pw_game_n_feats (game); n++)
        {
          g_string_append_c (out, ',');
          if (mine && seat->feats && seat->feats[n] != PW_FEAT_UNKNOWN)
            g_string_append_printf (out, "%d", seat->feats[n]);
        }
      for (guint n = 0; n < game->terms.n_seat_options; n++)
        {
          g_string_append_c (out, ',');
          add_text (out, mine ? seat->options[n] : NULL);
        }
      for (guint n = 0; n < game->terms.n_options; n++)
        {
          g_string_append_c (out, ',');
          add_text (out, mine ? summary->options[n] : NULL);
        }
    }
  g_string_append (out, "\r\n");
}

/**
 * pw_csv_print:
 * @summaries: (element-type PwSummary): games
 *
 * A row for each player of each game, below a head; a column for each source of points, option of the seat and option
 * of the table of the games that occur. No two columns have the same name: "burgundy:shields" are points,
 * "burgundy:option:shields" whether they are played with.
 *
 * A text that begins with one of = + - @ (also the wide ones of East Asian writing), a tab or a line break has an
 * apostrophe in front: people are free to be called "=1+1", and a spreadsheet would calculate it, or worse. Who wants
 * the text as it was typed takes one apostrophe away where one of those follows it. Numbers stay numbers: a score of
 * -3 is no text.
 *
 * The table begins with a byte order mark: without it some spreadsheets read accents in the encoding of the
 * system. Readers that do not expect one, such as Python's "utf-8", take it for a part of the first column's name; they
 * are to be told ("utf-8-sig").
 *
 * Returns: (transfer full): a table in UTF-8, with a byte order mark
 */
char *
pw_csv_print (GPtrArray *summaries)
{
  g_autoptr (GPtrArray) games = games_of (summaries);
  GString *out = g_string_new (BYTE_ORDER_MARK);

  add_head (out, games);
  for (guint i = 0; i < summaries->len; i++)
    {
      const PwSummary *summary = summaries->pdata[i];

      for (guint seat = 0; seat < summary->n_seats; seat++)
        add_row (out, games, summary, seat);
    }
  return g_string_free (out, FALSE);
}
