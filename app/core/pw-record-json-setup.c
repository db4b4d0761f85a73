/* pw-record-json-setup.c: who plays and what was agreed, read from JSON
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-record-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>
#include <inttypes.h>

#include "core/pw-idle-options.h"
#include "core/pw-quote.h"
#include "core/pw-record-json-source.h"

static gboolean
read_options (const PwRecordJson *source, const PwGame *game, const PwOption *options, guint n, GHashTable *components, gint16 *values)
{
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GError) reason = NULL;
      const char *word;

      if (!json_object_has_member (source->object, options[i].id))
        continue;
      word = pw_record_json_get_string (source, options[i].id);
      if (word == NULL)
        return FALSE;
      if (components ? !pw_components_find (components, game, &options[i], word, &values[i], &reason)
                     : !pw_record_read_option (&options[i], word, &values[i], &reason))
        return pw_record_json_fail (source, PW_RECORD_ERROR_SETUP, options[i].id, "%s", pw_record_error_get_text (reason));
    }
  return TRUE;
}

/* A rule that this program does not know cannot be played by; one that is off, can. */
static gboolean
knows_options (const PwRecordJson *source, const PwGame *game)
{
  JsonObjectIter iter;
  JsonNode *node;
  const char *id;

  json_object_iter_init (&iter, source->object);
  while (json_object_iter_next (&iter, &id, &node))
    {
      const char *word = JSON_NODE_HOLDS_VALUE (node) ? json_node_get_string (node) : NULL;
      gboolean known = FALSE;

      for (guint i = 0; i < game->terms.n_options; i++)
        known |= strcmp (game->terms.options[i].id, id) == 0;
      if (!known && g_strcmp0 (word, "no") != 0)
        {
          g_autofree char *shown = pw_quote (id);

          return pw_record_json_fail (source, PW_RECORD_ERROR_SETUP, id,
                                      _("The game was played with “%s”, which this version of the program does not know."),
                                      shown);
        }
    }
  return TRUE;
}

/* "components": for each option what is used that not every copy of the program knows. */
static gboolean
read_components (const PwRecordJson *root, const PwGame *game, GHashTable *components)
{
  JsonNode *node;
  JsonObjectIter options, words;
  JsonNode *of_option, *component;
  const char *option, *word;

  if (!json_object_has_member (root->object, "components"))
    return TRUE;
  node = pw_record_json_get (root, "components", JSON_NODE_OBJECT, G_TYPE_INVALID, _("an object"));
  if (node == NULL)
    return FALSE;
  json_object_iter_init (&options, json_node_get_object (node));
  while (json_object_iter_next (&options, &option, &of_option))
    {
      if (!JSON_NODE_HOLDS_OBJECT (of_option))
        return pw_record_json_wrong_type (root, "components", _("an object with an object for each option"));
      json_object_iter_init (&words, json_node_get_object (of_option));
      while (json_object_iter_next (&words, &word, &component))
        {
          g_autofree char *text = json_to_string (component, FALSE);
          g_autoptr (GError) reason = NULL;

          if (!pw_components_read (components, game, option, word, text, &reason))
            return pw_record_json_fail (root, (PwRecordError) reason->code, "components", "%s",
                                        pw_record_error_get_text (reason));
        }
    }
  return TRUE;
}

static gboolean
read_player (const PwRecordJson *source, const PwGame *game, GHashTable *components, PwSetup *setup, guint seat)
{
  const char *name = pw_record_json_get_string (source, "name");
  gint64 marker = seat + 1;

  if (name == NULL || (json_object_has_member (source->object, "marker") && !pw_record_json_get_int (source, "marker", &marker)))
    return FALSE;
  if (marker < 1 || marker > PW_MAX_PLAYERS)
    return pw_record_json_fail (source, PW_RECORD_ERROR_SETUP, "marker",
                                _("There is no marker %" PRId64 ", they go from 1 to %d."), marker, PW_MAX_PLAYERS);
  pw_setup_set_name (setup, seat, name);
  setup->markers[seat] = (guint8) marker;
  return read_options (source, game, game->terms.seat_options, game->terms.n_seat_options, components, setup->seat_options[seat]);
}

/* What was agreed apart from the game's options; numbers may stand without quotes. */
static gboolean
read_terms (const PwRecordJson *root, PwSetup *setup)
{
  for (guint i = 0; i < PW_RECORD_N_TERMS; i++)
    {
      JsonNode *node = json_object_get_member (root->object, pw_record_terms[i]);
      g_autofree char *text = NULL, *shown = NULL;

      if (node == NULL)
        continue;
      if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_INT64)
        text = g_strdup_printf ("%" G_GINT64_FORMAT, json_node_get_int (node));
      else
        text = g_strdup (pw_record_json_get_string (root, pw_record_terms[i]));
      if (text == NULL)
        return FALSE;
      shown = pw_quote (text);
      if (!pw_record_read_term (text, i, setup))
        return pw_record_json_fail (root, PW_RECORD_ERROR_SETUP, pw_record_terms[i],
                                    _("“%s” is not a value of %s: expected %s."), shown, pw_record_terms[i],
                                    pw_record_term_expects (setup->game, i));
    }
  return TRUE;
}

/* Which options of the table the file names, as a bit set; "options" is an object, where there is any. */
static guint64
options_said (const PwRecordJson *root, const PwGame *game)
{
  JsonNode *node = json_object_get_member (root->object, "options");
  guint64 said = 0;

  for (guint i = 0; node && i < game->terms.n_options; i++)
    if (json_object_has_member (json_node_get_object (node), game->terms.options[i].id))
      said |= G_GUINT64_CONSTANT (1) << i;
  return said;
}

/**
 * pw_record_json_get_setup:
 * @root: the file
 * @game: what is played
 *
 * Returns: (transfer full) (nullable): who plays and what was agreed, or %NULL and an error
 */
PwSetup *
pw_record_json_get_setup (const PwRecordJson *root, const PwGame *game)
{
  JsonArray *players = pw_record_json_get_list (root, "players");
  g_autoptr (GHashTable) components = pw_components_new ();
  g_autoptr (PwSetup) setup = NULL;
  g_autoptr (GError) reason = NULL;
  guint n;

  if (players == NULL)
    return NULL;
  n = json_array_get_length (players);
  if (n < game->min_players || n > game->max_players)
    {
      pw_record_json_fail (root, PW_RECORD_ERROR_SETUP, "players", _("This game is for %u to %u players, not for %u."),
                           game->min_players, game->max_players, n);
      return NULL;
    }
  setup = pw_setup_new_plain (game, n);
  /* First what they may name. */
  if (!read_components (root, game, components))
    return NULL;
  if (json_object_has_member (root->object, "options"))
    {
      JsonNode *node = pw_record_json_get (root, "options", JSON_NODE_OBJECT, G_TYPE_INVALID, _("an object"));
      PwRecordJson options = { node ? json_node_get_object (node) : NULL, "options", root->places, root->error };

      if (node == NULL || !knows_options (&options, game) ||
          !read_options (&options, game, game->terms.options, game->terms.n_options, components, setup->options))
        return NULL;
    }
  if (!read_terms (root, setup))
    return NULL;
  for (guint seat = 0; seat < n; seat++)
    {
      JsonNode *node = json_array_get_element (players, seat);
      g_autofree char *path = g_strdup_printf ("players.%u", seat);
      PwRecordJson player = { NULL, path, root->places, root->error };

      if (!JSON_NODE_HOLDS_OBJECT (node))
        {
          pw_record_json_fail (&player, PW_RECORD_ERROR_FORMAT, "", _("“players” is not a list of players with their names."));
          return NULL;
        }
      player.object = json_node_get_object (node);
      if (!read_player (&player, game, components, setup, seat))
        return NULL;
    }
  pw_idle_options_clear (setup, options_said (root, game));
  pw_setup_hold (setup);
  if (!pw_setup_validate (setup, game, &reason))
    pw_record_json_fail (root, PW_RECORD_ERROR_SETUP, "players", "%s", pw_record_error_get_text (reason));
  else if (!pw_components_check_used (components, &reason))
    pw_record_json_fail (root, PW_RECORD_ERROR_SETUP, "components", "%s", pw_record_error_get_text (reason));
  else
    return g_steal_pointer (&setup);
  return NULL;
}
