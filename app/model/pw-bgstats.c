/* pw-bgstats.c: a finished game as a link that the app "BG Stats" takes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-bgstats.h"

#include <string.h>

#include <glib/gi18n-lib.h>
#include <json-glib/json-glib.h>

#include "core/pw-format.h"

#define LINK "https://app.bgstatsapp.com/createPlay.html?data="

/** ALLOWED: what stands between members needs no escape in a query, and is in every link some fifty times. */
#define ALLOWED ":,"

/* A first stretch of @text. */
static char *
cut (const char *text, guint characters)
{
  return (guint) g_utf8_strlen (text, -1) <= characters ? g_strdup (text) : g_utf8_substring (text, 0, characters);
}

static void
add (JsonBuilder *json, const char *member, const char *text)
{
  json_builder_set_member_name (json, member);
  json_builder_add_string_value (json, text);
}

/* The modules, and whatever else was agreed that is not as usual. */
static char *
board_of (const PwSummary *summary)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < summary->game->terms.n_options; i++)
    {
      const PwOption *option = &summary->game->terms.options[i];
      const PwWord *usual = pw_vocabulary_get (option->words, option->def);

      if (option->group == 0 || (usual && g_str_equal (usual->word, summary->options[i])))
        continue;
      if (text->len)
        g_string_append (text, _(", "));
      g_string_append (text, _(option->title));
      if (option->words->n_words > 2)
        g_string_append_printf (text, ": %s", pw_summary_label (option, summary->options[i]));
    }
  return g_string_free (text, FALSE);
}

/* "Ana: 21 animals, 40 regions", a line a player. */
static char *
comments_of (const PwSummary *summary)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < summary->n_seats; i++)
    {
      const PwSummarySeat *seat = &summary->seats[i];
      gboolean any = FALSE;

      if (!seat->known)
        continue;
      g_string_append_printf (text, "%s%s:", text->len ? "\n" : "", seat->name);
      for (guint source = 0; source < summary->game->n_sources; source++)
        if (seat->sources[source])
          {
            g_autofree char *points = pw_number_for_others (seat->sources[source]);

            g_string_append_printf (text, "%s %s %s", any ? "," : "", _(summary->game->sources[source].name), points);
            any = TRUE;
          }
    }
  return g_string_free (text, FALSE);
}

/* A member of which only %TRUE says something new. */
static void
add_flag (JsonBuilder *json, const char *member, gboolean value, PwBgstatsLeftOut left_out)
{
  if (!value && left_out & PW_BGSTATS_DEFAULTS)
    return;
  json_builder_set_member_name (json, member);
  json_builder_add_boolean_value (json, value);
}

static void
add_players (JsonBuilder *json, const PwSummary *summary, PwBgstatsLeftOut left_out, guint name_length)
{
  json_builder_set_member_name (json, "players");
  json_builder_begin_array (json);
  for (guint i = 0; i < summary->n_seats; i++)
    {
      const PwSummarySeat *seat = &summary->seats[i];
      g_autofree char *name = cut (seat->name, name_length), *id = g_utf8_casefold (seat->name, -1);

      json_builder_begin_object (json);
      add (json, "name", name);
      if (!(left_out & PW_BGSTATS_IDS))
        add (json, "sourcePlayerId", id);
      if (seat->known)
        {
          json_builder_set_member_name (json, "score");
          json_builder_add_int_value (json, seat->total);
        }
      if (seat->place)
        {
          json_builder_set_member_name (json, "rank");
          json_builder_add_int_value (json, seat->place);
        }
      /* The app reads no play in which this is missing of anybody. */
      add_flag (json, "winner", seat->winner, 0);
      add_flag (json, "startPlayer", i == 0, left_out);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

static void
add_game (JsonBuilder *json, const PwGame *game, PwBgstatsLeftOut left_out)
{
  json_builder_set_member_name (json, "game");
  json_builder_begin_object (json);
  add (json, "name", _(game->name));
  if (game->bgg_id)
    {
      json_builder_set_member_name (json, "bggId");
      json_builder_add_int_value (json, game->bgg_id);
    }
  json_builder_set_member_name (json, "highestWins");
  json_builder_add_boolean_value (json, TRUE);
  add_flag (json, "noPoints", FALSE, left_out);
  json_builder_end_object (json);
}

static char *
print (const PwSummary *summary, PwBgstatsLeftOut left_out, guint name_length)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();
  g_autoptr (JsonGenerator) generator = json_generator_new ();
  g_autoptr (JsonNode) root = NULL;
  g_autoptr (GDateTime) date = g_date_time_new_from_unix_local (summary->begun);
  g_autofree char *day = date ? g_date_time_format (date, "%Y-%m-%d %H:%M:%S") : NULL;
  g_autofree char *board = board_of (summary), *comments = comments_of (summary);

  json_builder_begin_object (json);
  add (json, "sourceName", "Pipwright");
  if (summary->uid)
    {
      g_autofree char *id = cut (summary->uid, 64);

      add (json, "sourcePlayId", id);
    }
  if (summary->begun && day)
    add (json, "playDate", day);
  if (summary->duration)
    {
      json_builder_set_member_name (json, "durationMin");
      json_builder_add_int_value (json, MAX (1, (summary->duration + 30) / 60));
    }
  if (*board && !(left_out & PW_BGSTATS_BOARD))
    add (json, "board", board);
  if (*comments && !(left_out & PW_BGSTATS_POINTS))
    add (json, "comments", comments);
  add_game (json, summary->game, left_out);
  add_players (json, summary, left_out, name_length);
  json_builder_end_object (json);
  root = json_builder_get_root (json);
  json_generator_set_root (generator, root);
  return json_generator_to_data (generator, NULL);
}

/**
 * pw_bgstats_link:
 * @summary: a game that is over
 * @left_out: (out) (optional): what there was no room for
 *
 * Makes the link. What does not fit into %PW_BGSTATS_MAX_LINK bytes is left out, the least needed first.
 *
 * Returns: (transfer full): the link
 */
char *
pw_bgstats_link (const PwSummary *summary, PwBgstatsLeftOut *left_out)
{
  return pw_bgstats_link_within (summary, PW_BGSTATS_MAX_LINK, left_out);
}

/**
 * pw_bgstats_link_within:
 * @summary: a game that is over
 * @most: how many bytes it may have
 * @left_out: (out) (optional): what there was no room for
 *
 * Like pw_bgstats_link(), for a place with less room. What the app cannot do without is never left out.
 *
 * Returns: (transfer full): the link; longer than @most only where nothing is left to leave out
 */
char *
pw_bgstats_link_within (const PwSummary *summary, gsize most, PwBgstatsLeftOut *left_out)
{
  static const PwBgstatsLeftOut steps[] = {
    0,
    PW_BGSTATS_POINTS,
    PW_BGSTATS_POINTS | PW_BGSTATS_BOARD,
    PW_BGSTATS_POINTS | PW_BGSTATS_BOARD | PW_BGSTATS_DEFAULTS,
    PW_BGSTATS_POINTS | PW_BGSTATS_BOARD | PW_BGSTATS_DEFAULTS | PW_BGSTATS_IDS,
    PW_BGSTATS_POINTS | PW_BGSTATS_BOARD | PW_BGSTATS_DEFAULTS | PW_BGSTATS_IDS | PW_BGSTATS_NAMES,
  };
  guint name_length = G_MAXINT;

  for (guint i = 0;;)
    {
      g_autofree char *json = print (summary, steps[i], name_length);
      g_autofree char *data = g_uri_escape_string (json, ALLOWED, FALSE);
      g_autofree char *link = g_strconcat (LINK, data, NULL);

      if (strlen (link) <= most || name_length == 1)
        {
          if (left_out)
            *left_out = steps[i];
          return g_steal_pointer (&link);
        }
      if (i + 1 < G_N_ELEMENTS (steps))
        i++;
      if (steps[i] & PW_BGSTATS_NAMES)
        name_length = name_length == G_MAXINT ? 40 : name_length - 1;
    }
}
