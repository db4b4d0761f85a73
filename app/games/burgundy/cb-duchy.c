/* cb-duchy.c: all duchies the program knows: the printed ones and those that people made
 *
 * A duchy never changes and never goes once it is known, as games refer to it by its place in
 * the list; what people change becomes another one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-duchy.h"

#include <glib/gi18n-lib.h>

#include "cb-engine.h"
#include "core/pw-record.h"

/** MAX_DUCHIES: a state keeps the place in a byte. */
#define MAX_DUCHIES 255
/** SLUG: the most characters an id takes from the name. */
#define SLUG 24

static CbDuchy duchies[MAX_DUCHIES];
static char *contents[MAX_DUCHIES];   /* of those that people made */
static PwWord words[MAX_DUCHIES];
static guint n_duchies, n_printed;

/** cb_duchy_words: grows with every duchy that becomes known. */
PwVocabulary cb_duchy_words = { "duchy", N_("a duchy from 1 to 10, or one that was entered"), words, 0 };

/* @duchy is whole but for its id. */
static guint
add (const CbDuchy *duchy, const char *id)
{
  guint i = n_duchies++;

  g_assert (i < MAX_DUCHIES);
  duchies[i] = *duchy;
  g_strlcpy (duchies[i].id, id, sizeof duchies[i].id);
  words[i] = (PwWord){ (gint16) i, duchies[i].id, duchies[i].own ? duchies[i].name : duchies[i].id, NULL };
  cb_duchy_words.n_words = n_duchies;
  return i;
}

/* Adds a printed duchy. */
void
cb_duchy_add (const char *id, const CbDraft *draft)
{
  g_autoptr (GError) error = NULL;
  CbDuchy duchy;

  if (!cb_draft_build (draft, &duchy, &error))
    g_error ("Duchy %s: %s", id, error->message);
  duchy.offered = TRUE;
  if (duchy.kind == CB_ONE_PIECE)
    n_printed++;
  g_assert (duchy.kind != CB_ONE_PIECE || n_printed == n_duchies + 1);
  add (&duchy, id);
}

/**
 * cb_duchy_nth:
 * @i: 0 to cb_duchy_known() - 1
 *
 * Returns: (transfer none): that duchy
 */
const CbDuchy *
cb_duchy_nth (guint i)
{
  return &duchies[i];
}

/* How many printed duchies of one piece there are; they are the first of the list. */
guint
cb_duchy_count (void)
{
  return n_printed;
}

/* How many duchies are known in all. */
guint
cb_duchy_known (void)
{
  return n_duchies;
}

/* The place of the duchy of that id, or -1. */
int
cb_duchy_find (const char *id)
{
  for (guint i = 0; i < n_duchies; i++)
    if (g_ascii_strcasecmp (duchies[i].id, id) == 0)
      return (int) i;
  return -1;
}

/* Name and contents as one word, the same on every computer: "riverland-3fa91c02". */
static void
make_id (const CbDraft *draft, const char *content, char id[CB_DUCHY_ID])
{
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, content, -1);
  g_autofree char *ascii = g_str_to_ascii (draft->name, "C");
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
  /* Another duchy of the same word takes more of its sum. */
  for (int digits = 8; digits <= 16; digits++)
    {
      g_snprintf (id, CB_DUCHY_ID, "%s-%.*s", slug->str, digits, sum);
      if (cb_duchy_find (id) < 0)
        break;
    }
  g_string_free (slug, TRUE);
}

/**
 * cb_duchy_register:
 * @draft: a finished duchy
 * @error: (nullable): return location: PW_RECORD_ERROR: why no game can be played on it
 *
 * Makes a duchy known. The same one, under the same name, is known once.
 *
 * Returns: its place for cb_duchy_nth() and its value of the seat option, or -1
 */
int
cb_duchy_register (const CbDraft *draft, GError **error)
{
  g_autofree char *content = cb_draft_print (draft, TRUE);
  char id[CB_DUCHY_ID];
  CbDuchy duchy;

  for (guint i = 0; i < n_duchies; i++)
    if (contents[i] && strcmp (contents[i], content) == 0)
      return (int) i;
  if (!cb_draft_build (draft, &duchy, error))
    return -1;
  if (n_duchies == MAX_DUCHIES)
    {
      pw_record_error_set (error, PW_RECORD_ERROR_FORMAT, 0, _("Too many duchies are in use at once: start the program again."));
      return -1;
    }
  duchy.own = TRUE;
  make_id (draft, content, id);
  contents[n_duchies] = g_steal_pointer (&content);
  return (int) add (&duchy, id);
}

/* Whether set-ups offer it: it is among the user's duchies, not only in some record. */
void
cb_duchy_set_offered (guint i, gboolean offered)
{
  if (i < n_duchies && duchies[i].own)
    duchies[i].offered = offered != FALSE;
}

/**
 * cb_duchy_offered:
 * @setup: (nullable): who plays
 * @seat_option: index of PwGame.seat_options
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

  if (seat_option != CB_SEAT_DUCHY)
    return TRUE;
  return value >= 0 && (guint) value < n_duchies && duchies[value].offered &&
         duchies[value].kind == kinds[mode >= 0 && mode < (int) G_N_ELEMENTS (kinds) ? mode : CB_MODE_OWN] &&
         (setup == NULL || !setup->options[CB_OPTION_POSTS] || cb_duchy_has_posts (&duchies[value]));
}

/* What a record must carry to be read elsewhere: the whole of a duchy that is not printed. */
char *
cb_duchy_component_print (guint seat_option, int value)
{
  if (seat_option != CB_SEAT_DUCHY || value < 0 || (guint) value >= n_duchies)
    return NULL;
  return g_strdup (contents[value]);
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

/**
 * cb_hex_name:
 * @duchy: a duchy
 * @hex: index of one of its hexes
 *
 * On the standard grid that is the row, a to g from the top, and the place from the left. Free shapes
 * take the same names in reading order.
 *
 * Returns: its name: "d4"
 */
const char *
cb_hex_name (const CbDuchy *duchy, guint hex)
{
  const PwWord *word = pw_vocabulary_get (&cb_hex_words, (int) hex);

  return word ? word->word : "?";
}
