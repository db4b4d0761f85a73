/* pw-library-game.c: one kept game, as far as its file has been read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-library-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/pw-disk.h"
#include "core/pw-format.h"
#include "model/pw-record-identity.h"

struct _PwLibraryGame
{
  GObject parent_instance;

  char *path;
  gint64 changed;               /* of the file, microseconds */
  gint64 size;
  PwLibraryState state;
  gboolean unreachable;         /* broken, but not by what stands in the file: that is still to be read */
  char *problem;
  gint64 begun;                 /* unix time; 0: not known */
  PwSummary *summary;
  GVariant *indexed;            /* the summary as the index has it: most are never looked at */
  char *haystack;               /* what a search looks at, folded; made when it is first asked for */
};

G_DEFINE_FINAL_TYPE (PwLibraryGame, pw_library_game, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
forget (PwLibraryGame *self)
{
  g_clear_pointer (&self->summary, pw_summary_free);
  g_clear_pointer (&self->indexed, g_variant_unref);
  g_clear_pointer (&self->problem, g_free);
  g_clear_pointer (&self->haystack, g_free);
}

static void
pw_library_game_finalize (GObject *object)
{
  PwLibraryGame *self = PW_LIBRARY_GAME (object);

  forget (self);
  g_free (self->path);
  G_OBJECT_CLASS (pw_library_game_parent_class)->finalize (object);
}

static void
pw_library_game_class_init (PwLibraryGameClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pw_library_game_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
pw_library_game_init (PwLibraryGame *self)
{
}

PwLibraryGame *
pw_library_game_new (const char *path, gint64 changed, gint64 size)
{
  PwLibraryGame *self = g_object_new (PW_TYPE_LIBRARY_GAME, NULL);

  self->path = g_strdup (path);
  self->changed = changed;
  self->size = size;
  return self;
}

/* Whether the file is still the one that was read, or is to be read. */
gboolean
pw_library_game_is_as (PwLibraryGame *self, gint64 changed, gint64 size)
{
  return !self->unreachable && self->changed == changed && self->size == size;
}

/* The file has changed: what is known stays until it is read again. */
void
pw_library_game_outdate (PwLibraryGame *self, gint64 changed, gint64 size)
{
  self->changed = changed;
  self->size = size;
  self->state = PW_LIBRARY_WAITING;
}

/* Takes over @summary; @problem says why there is none, or only a part. */
void
pw_library_game_take (PwLibraryGame *self, PwSummary *summary, const char *problem)
{
  forget (self);
  self->summary = summary;
  self->begun = summary ? summary->begun : 0;
  self->problem = problem ? g_utf8_make_valid (problem, -1) : NULL;
  self->state = problem ? PW_LIBRARY_BROKEN : PW_LIBRARY_READY;
  self->unreachable = FALSE;
}

/* To be called after the list has told its views, which note what is looked at before a row becomes higher. */
void
pw_library_game_tell (PwLibraryGame *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* -- Reading ------------------------------------------------------------------------------------ */

struct _PwLibraryReading
{
  char *path;
  gint64 changed, size;         /* of the file that was to be read */
  PwSummary *summary;
  char *problem;
  gboolean unreachable;
};

void
pw_library_reading_free (PwLibraryReading *reading)
{
  g_clear_pointer (&reading->summary, pw_summary_free);
  g_free (reading->problem);
  g_free (reading->path);
  g_free (reading);
}

/* To be read: pw_library_reading_do(). */
PwLibraryReading *
pw_library_reading_new (PwLibraryGame *self)
{
  PwLibraryReading *reading = g_new0 (PwLibraryReading, 1);

  reading->path = g_strdup (self->path);
  reading->changed = self->changed;
  reading->size = self->size;
  return reading;
}

/* Reads the file, playing the game once. Any thread may do it. */
void
pw_library_reading_do (PwLibraryReading *reading)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PwRecord) record = pw_record_load (reading->path, &error);

  if (record)
    pw_record_identity_complete (record, reading->path, NULL);
  reading->summary = record ? pw_summary_new (record) : NULL;
  if (record && record->broken_line)
    reading->problem = g_strdup_printf (_("Move %u cannot be played: %s"), record->broken_line, record->broken_reason->message);
  else if (error)
    reading->problem = g_strdup (error->message);
  reading->unreachable = error &&
                         (error->domain == G_FILE_ERROR || g_error_matches (error, PW_RECORD_ERROR, PW_RECORD_ERROR_ROOM) ||
                          (error->domain == PW_DISK_ERROR && error->code != PW_DISK_ERROR_TOO_LARGE));
}

/* FALSE where it was read already, or is another file by now. */
gboolean
pw_library_game_take_reading (PwLibraryGame *self, PwLibraryReading *reading)
{
  if (self->state != PW_LIBRARY_WAITING || self->changed != reading->changed || self->size != reading->size)
    return FALSE;
  pw_library_game_take (self, g_steal_pointer (&reading->summary), reading->problem);
  self->unreachable = reading->unreachable;
  return TRUE;
}

/* Whether reading it takes so long that nobody should wait for it. */
gboolean
pw_library_game_is_large (PwLibraryGame *self)
{
  return self->size > PW_LIBRARY_LARGE;
}

/* Reads the file at once. */
void
pw_library_game_read (PwLibraryGame *self)
{
  PwLibraryReading *reading = pw_library_reading_new (self);

  pw_library_reading_do (reading);
  pw_library_game_take (self, g_steal_pointer (&reading->summary), reading->problem);
  self->unreachable = reading->unreachable;
  pw_library_reading_free (reading);
}

/* Whether what is known of the file holds as long as the file stays as it is. */
gboolean
pw_library_game_is_known (PwLibraryGame *self)
{
  return self->state != PW_LIBRARY_WAITING && !self->unreachable;
}

/* The summary, taken out of the index by now; where that turns out to be of no use, the file is read. */
static const PwSummary *
get_summary (PwLibraryGame *self)
{
  g_autoptr (GVariant) indexed = g_steal_pointer (&self->indexed);

  if (indexed && (self->summary = pw_summary_from_variant (indexed)) == NULL)
    pw_library_game_read (self);
  return self->summary;
}

/* -- In the index ------------------------------------------------------------------------------- */

GVariant *
pw_library_game_to_variant (PwLibraryGame *self)
{
  g_autofree char *name = g_path_get_basename (self->path);
  GVariant *summary = self->indexed ? self->indexed : self->summary ? pw_summary_to_variant (self->summary) : NULL;

  return g_variant_new ("(^ayxxxs@m" PW_SUMMARY_TYPE ")", name, self->changed, self->size, self->begun,
                        self->problem ? self->problem : "", g_variant_new_maybe (G_VARIANT_TYPE (PW_SUMMARY_TYPE), summary));
}

/* FALSE where the entry is of another state of the file. */
gboolean
pw_library_game_from_variant (PwLibraryGame *self, GVariant *variant)
{
  g_autoptr (GVariant) summary = NULL;
  const char *problem;
  gint64 changed, size, begun;

  g_variant_get (variant, "(^&ayxxx&sm@" PW_SUMMARY_TYPE ")", NULL, &changed, &size, &begun, &problem, &summary);
  if (!pw_library_game_is_as (self, changed, size) || (summary == NULL && *problem == '\0'))
    return FALSE;
  pw_library_game_take (self, NULL, *problem ? problem : NULL);
  self->indexed = g_steal_pointer (&summary);
  self->begun = begun;
  return TRUE;
}

/* -- For views ---------------------------------------------------------------------------------- */

const char *
pw_library_game_get_path (PwLibraryGame *self)
{
  g_return_val_if_fail (PW_IS_LIBRARY_GAME (self), NULL);
  return self->path;
}

/**
 * pw_library_game_get_changed:
 * @self: a game
 *
 * Returns: when its file was written, as unix time
 */
gint64
pw_library_game_get_changed (PwLibraryGame *self)
{
  g_return_val_if_fail (PW_IS_LIBRARY_GAME (self), 0);
  return self->changed / G_USEC_PER_SEC;
}

/**
 * pw_library_game_get_date:
 * @self: a game
 *
 * Returns: when it was begun, as unix time; when its file was written where nobody knows
 */
gint64
pw_library_game_get_date (PwLibraryGame *self)
{
  g_return_val_if_fail (PW_IS_LIBRARY_GAME (self), 0);
  return self->begun ? self->begun : pw_library_game_get_changed (self);
}

PwLibraryState
pw_library_game_get_state (PwLibraryGame *self)
{
  g_return_val_if_fail (PW_IS_LIBRARY_GAME (self), PW_LIBRARY_WAITING);
  return self->state;
}

const char *
pw_library_game_get_problem (PwLibraryGame *self)
{
  g_return_val_if_fail (PW_IS_LIBRARY_GAME (self), NULL);
  return self->problem;
}

const PwSummary *
pw_library_game_get_summary (PwLibraryGame *self)
{
  g_return_val_if_fail (PW_IS_LIBRARY_GAME (self), NULL);
  return get_summary (self);
}

/**
 * pw_library_game_get_title:
 * @self: a game
 *
 * Returns: (transfer full): what people call it: its title, else its players, else its file
 */
char *
pw_library_game_get_title (PwLibraryGame *self)
{
  g_return_val_if_fail (PW_IS_LIBRARY_GAME (self), NULL);
  return get_summary (self) ? pw_summary_title (self->summary) : pw_shown_file (self->path);
}

/* -- Searching ---------------------------------------------------------------------------------- */

/* Without upper case and accents: "Zoë" is found as "zoe". */
static char *
fold (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autofree char *apart = g_utf8_normalize (valid, -1, G_NORMALIZE_ALL);
  g_autoptr (GString) bare = g_string_new (NULL);

  for (const char *p = apart; *p; p = g_utf8_next_char (p))
    if (!g_unichar_ismark (g_utf8_get_char (p)))
      g_string_append_unichar (bare, g_utf8_get_char (p));
  return g_utf8_casefold (bare->str, -1);
}

static const char *
get_haystack (PwLibraryGame *self)
{
  g_autofree char *title = NULL, *players = NULL, *day = NULL, *all = NULL;
  g_autoptr (GDateTime) date = NULL;

  if (self->haystack)
    return self->haystack;
  title = pw_library_game_get_title (self);
  players = get_summary (self) ? pw_summary_players (self->summary) : NULL;
  date = g_date_time_new_from_unix_local (pw_library_game_get_date (self));
  /* Both as it is written in files and as people say it. */
  day = date ? g_date_time_format (date, "%Y-%m-%d %x %B") : NULL;
  all = g_strjoin ("\n", title, players ? players : "", day ? day : "", self->summary ? _(self->summary->game->name) : "", NULL);
  self->haystack = fold (all);
  return self->haystack;
}

static gboolean
has_words (PwLibraryGame *self, const char *text)
{
  g_autofree char *folded = fold (text);
  g_auto (GStrv) words = g_strsplit_set (folded, " \t\n", -1);

  for (guint i = 0; words[i]; i++)
    if (strstr (get_haystack (self), words[i]) == NULL)
      return FALSE;
  return TRUE;
}

static gboolean
has_player (const PwSummary *summary, const char *name)
{
  g_autofree char *wanted = g_utf8_casefold (name, -1);

  for (guint i = 0; i < summary->n_seats; i++)
    {
      g_autofree char *folded = g_utf8_casefold (summary->seats[i].name, -1);

      if (strcmp (folded, wanted) == 0)
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_part (PwLibraryGame *self, PwLibraryPart part)
{
  switch (part)
    {
    case PW_LIBRARY_OVER: return self->state != PW_LIBRARY_BROKEN && get_summary (self) && self->summary->over;
    case PW_LIBRARY_OPEN: return self->state != PW_LIBRARY_BROKEN && get_summary (self) && !self->summary->over;
    case PW_LIBRARY_UNREADABLE: return self->state == PW_LIBRARY_BROKEN;
    case PW_LIBRARY_ALL:
    default: return TRUE;
    }
}

/**
 * pw_library_game_matches:
 * @self: a game
 * @query: which games are meant
 *
 * What has not been read yet matches nothing but the empty query.
 *
 * Returns: whether this is one of them
 */
gboolean
pw_library_game_matches (PwLibraryGame *self, const PwLibraryQuery *query)
{
  gint64 date;

  g_return_val_if_fail (PW_IS_LIBRARY_GAME (self), FALSE);
  date = pw_library_game_get_date (self);
  if (!is_part (self, query->part) || (query->since && date < query->since) || (query->until && date >= query->until))
    return FALSE;
  if (query->game && (get_summary (self) == NULL || !g_str_equal (self->summary->game->id, query->game)))
    return FALSE;
  if (query->player && (get_summary (self) == NULL || !has_player (self->summary, query->player)))
    return FALSE;
  return query->text == NULL || has_words (self, query->text);
}
