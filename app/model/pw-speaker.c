/* pw-speaker.c: listens to a session and puts what changed into words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-speaker.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "model/pw-log-model.h"

struct _PwSpeaker
{
  GObject parent_instance;

  PwSession *session;
  PwLogModel *log;
  guint moment;                 /* what was told of last: */
  int actor;
  int scores[PW_MAX_PLAYERS];
  gboolean over;
  char *last;                   /* (nullable): the last line of the log, which an undo takes back */
};

G_DEFINE_FINAL_TYPE (PwSpeaker, pw_speaker, G_TYPE_OBJECT)

enum
{
  SAY,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
add (GString *text, const char *sentence)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
  if (text->len > 0 && !strchr (".!?…", text->str[text->len - 1]))
    g_string_append_c (text, '.');
}

static gboolean
is_played (PwLogLine *line)
{
  return !pw_log_line_get_undone (line) && !pw_log_line_get_struck (line);
}

/* What the log says of the moves after @moment, with the heads between them. */
static void
add_lines (PwSpeaker *self, guint moment, GString *text)
{
  GListModel *lines = G_LIST_MODEL (self->log);
  guint n = g_list_model_get_n_items (lines), first = n;

  while (first > 0)
    {
      g_autoptr (PwLogLine) line = g_list_model_get_item (lines, first - 1);

      /* The head of a section has the moment before its first move, and so has what was struck there. */
      if (pw_log_line_get_moment (line) < moment ||
          (pw_log_line_get_moment (line) == moment && !pw_log_line_get_section (line) && !pw_log_line_get_struck (line)))
        break;
      first--;
    }
  for (guint i = first; i < n; i++)
    {
      g_autoptr (PwLogLine) line = g_list_model_get_item (lines, i);
      g_autofree char *spoken = pw_log_line_new_spoken (line, NULL);

      if (is_played (line))
        add (text, spoken);
    }
}

static void
add_scores (PwSpeaker *self, GString *text)
{
  const PwSetup *setup = pw_session_get_setup (self->session);

  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      int score = pw_session_get_score (self->session, seat, -1);

      if (score != self->scores[seat])
        {
          g_autofree char *points = pw_number (score);
          g_autofree char *sentence = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s has %s point.", "%s has %s points.",
                                                                    (gulong) ABS (score)),
                                                       pw_setup_name (setup, seat), points);

          add (text, sentence);
        }
    }
}

static void
add_turn (PwSpeaker *self, GString *text)
{
  const PwSetup *setup = pw_session_get_setup (self->session);
  int actor = pw_session_get_actor (self->session);
  gboolean over;

  g_object_get (self->session, "over", &over, NULL);
  if (over && !self->over)
    add (text, _("The game is over."));
  else if (actor >= 0 && actor != self->actor)
    {
      g_autofree char *sentence = g_strdup_printf (_("%s is to move."), pw_setup_name (setup, actor));

      add (text, sentence);
    }
}

static void
remember (PwSpeaker *self)
{
  GListModel *lines = G_LIST_MODEL (self->log);

  self->moment = pw_session_get_moment (self->session);
  self->actor = pw_session_get_actor (self->session);
  g_object_get (self->session, "over", &self->over, NULL);
  for (guint seat = 0; seat < pw_session_get_setup (self->session)->n_players; seat++)
    self->scores[seat] = pw_session_get_score (self->session, seat, -1);

  g_clear_pointer (&self->last, g_free);
  for (guint i = g_list_model_get_n_items (lines); i > 0 && !self->last; i--)
    {
      g_autoptr (PwLogLine) line = g_list_model_get_item (lines, i - 1);

      if (!pw_log_line_get_section (line) && !pw_log_line_get_detail (line) && is_played (line))
        self->last = g_strdup (pw_log_line_get_text (line));
    }
}

/* Another moment that is looked at has a bar of its own, and a game that was rewritten its dialog. */
static void
on_changed (PwSpeaker *self, PwChange change)
{
  guint moment = pw_session_get_moment (self->session);
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean back;

  g_object_get (self->session, "looking-back", &back, NULL);
  if (back)
    return;
  if ((change == PW_CHANGE_PLAYED || change == PW_CHANGE_CURSOR) && moment > self->moment)
    add_lines (self, self->moment, text);
  else if (change == PW_CHANGE_CURSOR && moment < self->moment && self->last)
    {
      g_autofree char *sentence = g_strdup_printf (_("Taken back: %s"), self->last);

      add (text, sentence);
    }
  if (change == PW_CHANGE_PLAYED || change == PW_CHANGE_CURSOR)
    {
      add_scores (self, text);
      add_turn (self, text);
    }
  remember (self);
  if (text->len > 0)
    g_signal_emit (self, signals[SAY], 0, text->str);
}

static void
pw_speaker_dispose (GObject *object)
{
  PwSpeaker *self = PW_SPEAKER (object);

  g_clear_object (&self->log);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (pw_speaker_parent_class)->dispose (object);
}

static void
pw_speaker_finalize (GObject *object)
{
  g_free (PW_SPEAKER (object)->last);
  G_OBJECT_CLASS (pw_speaker_parent_class)->finalize (object);
}

static void
pw_speaker_class_init (PwSpeakerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = pw_speaker_dispose;
  object_class->finalize = pw_speaker_finalize;

  signals[SAY] = g_signal_new ("say", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                               G_TYPE_STRING);
}

static void
pw_speaker_init (PwSpeaker *self)
{
}

/**
 * pw_speaker_new:
 * @session: the game to listen to
 *
 * Returns: (transfer full): a speaker; it says what happens from now on
 */
PwSpeaker *
pw_speaker_new (PwSession *session)
{
  PwSpeaker *self = g_object_new (PW_TYPE_SPEAKER, NULL);

  g_return_val_if_fail (PW_IS_SESSION (session), self);
  self->session = g_object_ref (session);
  /* First the log, so that it has followed when this one is asked. */
  self->log = pw_log_model_new (session);
  g_signal_connect_object (session, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  remember (self);
  return self;
}
