/* cb-duchy.c: all duchies the program knows: the printed ones and those that people made
 *
 * A duchy never changes; what people change becomes another one. The printed ones stay. Those that people made belong to
 * the records and the list of the user's own that have them, and go with the last of these (core/pw-parts.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/data/cb-duchy.h"

#include <glib/gi18n-lib.h>

#include "games/burgundy/data/cb-words.h"
#include "core/pw-parts.h"
#include "core/pw-record.h"

/** MAX_PRINTED: more than there are in any box. */
#define MAX_PRINTED 40
/** SLUG: the most characters an id takes from the name. */
#define SLUG 24
/** SUM: how many digits of the sum of its contents follow there. */
#define SUM 8

static CbDuchy duchies[MAX_PRINTED];
static PwWord words[MAX_PRINTED];
static guint n_duchies, n_printed;

static void
take_id (gpointer data, const char *word)
{
  g_strlcpy (((CbDuchy *) data)->id, word, CB_DUCHY_ID);
}

/* Those that people made; the first number is known once the printed ones are loaded. */
static PwParts own = { G_MAXINT16, take_id, g_free };

/** cb_duchy_words: the printed duchies; what people made is beyond them. */
PwVocabulary cb_duchy_words = { "duchy", N_("a duchy from 1 to 10, or one that was entered"), words, 0, .parts = &own };

/* Adds a printed duchy; before any other is made. */
void
cb_duchy_add (const char *id, const CbDraft *draft)
{
  g_autoptr (GError) error = NULL;
  guint i = n_duchies++;
  CbDuchy *duchy = &duchies[i];

  g_assert (i < MAX_PRINTED);
  if (!cb_draft_build (draft, duchy, &error))
    g_error ("Duchy %s: %s", id, error->message);
  if (duchy->kind == CB_ONE_PIECE)
    n_printed++;
  g_assert (duchy->kind != CB_ONE_PIECE || n_printed == n_duchies);
  g_strlcpy (duchy->id, id, sizeof duchy->id);
  words[i] = (PwWord){ (gint16) i, duchy->id, duchy->id, NULL };
  cb_duchy_words.n_words = n_duchies;
  own.first = (int) n_duchies;
}

/**
 * cb_duchy_nth:
 * @i: of a printed duchy, or of one that the caller owns
 *
 * Returns: (transfer none): that duchy
 */
const CbDuchy *
cb_duchy_nth (guint i)
{
  return i < n_duchies ? &duchies[i] : pw_parts_get (&own, (int) i);
}

/* How many printed duchies of one piece there are; they are the first of the list. */
guint
cb_duchy_count (void)
{
  return n_printed;
}

/* How many printed duchies there are in all. */
guint
cb_duchy_known (void)
{
  return n_duchies;
}

/* Whether there is a duchy of that number. */
gboolean
cb_duchy_is_known (int i)
{
  return pw_vocabulary_get (&cb_duchy_words, i) != NULL;
}

/* The number of the duchy of that id, without a share of it, or -1. */
int
cb_duchy_find (const char *id)
{
  for (guint i = 0; i < n_duchies; i++)
    if (g_ascii_strcasecmp (duchies[i].id, id) == 0)
      return (int) i;
  return pw_parts_find (&own, id);
}

/* The beginning of an id from a name: "riverland" of "riverland-3fa91c02". */
static char *
make_slug (const char *name)
{
  g_autofree char *ascii = g_str_to_ascii (name, "C");
  GString *slug = g_string_new (NULL);

  for (const char *p = ascii; *p && slug->len < SLUG; p++)
    if (g_ascii_isalnum (*p))
      g_string_append_c (slug, g_ascii_tolower (*p));
    else if (slug->len > 0 && slug->str[slug->len - 1] != '-')
      g_string_append_c (slug, '-');
  if (slug->len == 0)
    g_string_append (slug, "duchy");
  if (slug->str[slug->len - 1] == '-')
    g_string_truncate (slug, slug->len - 1);
  return g_string_free (slug, FALSE);
}

/**
 * cb_duchy_register:
 * @draft: a finished duchy
 * @error: (nullable): return location: PW_RECORD_ERROR: why no game can be played on it
 *
 * Makes a duchy known. The same one, under the same name, is known once; its id is name and contents as one word, the same
 * on every computer: "riverland-3fa91c02".
 *
 * Returns: its number for cb_duchy_nth() and its value of the seat option, of which the caller owns a share until
 *   cb_duchy_release(); or -1
 */
int
cb_duchy_register (const CbDraft *draft, GError **error)
{
  g_autofree char *content = cb_draft_print (draft, TRUE), *slug = NULL;
  CbDuchy *duchy;
  int value = pw_parts_take (&own, content);

  if (value >= 0)
    return value;
  duchy = g_new0 (CbDuchy, 1);
  if (!cb_draft_build (draft, duchy, error))
    {
      g_free (duchy);
      return -1;
    }
  duchy->own = TRUE;
  slug = make_slug (draft->name);
  value = pw_parts_add (&own, content, slug, SUM, duchy->name, duchy);
  if (value < 0)
    pw_record_error_set (error, PW_RECORD_ERROR_ROOM, 0, _("Too many duchies are in use at once: close some games."));
  return value;
}

/* Owns a share of a duchy that somebody else owns, so that it stays. FALSE where nothing needs to be given back. */
gboolean
cb_duchy_hold (guint i)
{
  return i <= G_MAXINT16 && pw_parts_hold (&own, (int) i);
}

/* Gives a share of cb_duchy_register() or cb_duchy_hold() back. */
void
cb_duchy_release (guint i)
{
  if (i <= G_MAXINT16)
    pw_parts_release (&own, (int) i);
}

/* Whether set-ups offer it: it is among the user's duchies, not only in some record. The caller owns a share. */
void
cb_duchy_set_offered (guint i, gboolean offered)
{
  if (offered)
    pw_parts_offer (&own, (int) i);
  else
    pw_parts_offer_no_more (&own, (int) i);
}

/* Takes all of the user's duchies away from what set-ups offer. */
void
cb_duchy_offer_none (void)
{
  while (pw_parts_get_n_offered (&own) > 0)
    pw_parts_offer_no_more (&own, pw_parts_get_offered (&own, 0));
}

/**
 * cb_duchy_offered:
 * @setup: (nullable): who plays
 * @seat_option: index of PwGameTerms.seat_options
 * @value: a duchy
 *
 * Returns: whether that duchy is put before people who set such a game up: of one piece, of two halves in
 *   a team game, of clusters in a solo game; with three border posts where those are played; and printed or
 *   among their own
 */
gboolean
cb_duchy_offered (const PwSetup *setup, guint seat_option, int value)
{
  static const guint8 kinds[] = { [CB_MODE_OWN] = CB_ONE_PIECE, [CB_MODE_TEAM] = CB_TEAM, [CB_MODE_SOLO] = CB_SOLO };
  int mode = setup ? setup->options[CB_OPTION_MODE] : CB_MODE_OWN;
  const CbDuchy *duchy;

  if (seat_option != CB_SEAT_DUCHY)
    return TRUE;
  if (value < 0 || (value >= (int) n_duchies && !pw_parts_is_offered (&own, value)))
    return FALSE;
  duchy = cb_duchy_nth ((guint) value);
  return duchy->kind == kinds[mode >= 0 && mode < (int) G_N_ELEMENTS (kinds) ? mode : CB_MODE_OWN] &&
         (setup == NULL || !setup->options[CB_OPTION_POSTS] || cb_duchy_has_posts (duchy));
}

/* What a record must carry to be read elsewhere: the whole of a duchy that is not printed. */
char *
cb_duchy_component_print (guint seat_option, int value)
{
  return seat_option == CB_SEAT_DUCHY ? pw_parts_dup_content (&own, value) : NULL;
}

gboolean
cb_duchy_component_parse (guint seat_option, const char *text, gint16 *value, GError **error)
{
  CbDraft draft;
  int i;

  g_assert (seat_option == CB_SEAT_DUCHY);
  if (!cb_draft_parse (&draft, text, -1, error))
    return FALSE;
  i = cb_duchy_register (&draft, error);
  *value = (gint16) i;
  return i >= 0;
}

#define POSTS 3

/**
 * cb_duchy_has_posts:
 * @duchy: a duchy
 *
 * Returns: whether border posts can be played on it: there are three
 */
gboolean
cb_duchy_has_posts (const CbDuchy *duchy)
{
  return duchy->kind == CB_ONE_PIECE && cb_hex_count (duchy->posts) == POSTS;
}
