/* typed.c: a game that is typed into the entry bar
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "kit/typed.h"

#include "core/pw-notation.h"
#include "model/pw-printed.h"

PwSetup *
typed_setup (const PwGame *game, guint level)
{
  static const char *const names[] = { "Ana", "Ben", "Chiara" };
  PwSetup *setup = pw_setup_new (game, G_N_ELEMENTS (names));

  for (guint seat = 0; seat < G_N_ELEMENTS (names); seat++)
    pw_setup_set_name (setup, seat, names[seat]);
  setup->level = (guint8) level;
  return setup;
}

void
typed_open_setup (Typed *typed, const PwGame *game, const PwSetup *setup)
{
  typed->session = pw_session_new (game, setup, NULL);
  /* That it is asked what is printed on components is tested apart. */
  g_assert_true (pw_printed_confirm (typed->session, NULL));
  typed->entry = pw_entry_new (typed->session);
}

void
typed_open (Typed *typed, const PwGame *game, guint level)
{
  g_autoptr (PwSetup) setup = typed_setup (game, level);

  typed_open_setup (typed, game, setup);
}

void
typed_close (Typed *typed)
{
  g_assert_finalize_object (typed->entry);
  g_assert_finalize_object (typed->session);
}

void
typed_tear_down (Typed *typed, gconstpointer data)
{
  typed_close (typed);
}

static void
type (Typed *typed, const char *text)
{
  pw_entry_set_text (typed->entry, typed->at_once ? text : "");
  for (const char *p = text; *p && !typed->at_once; p = g_utf8_next_char (p))
    {
      g_autofree char *so_far = g_strndup (text, (gsize) (g_utf8_next_char (p) - text));

      pw_entry_set_text (typed->entry, so_far);
    }
}

char *
typed_line (Typed *typed, guint back)
{
  const PwHistory *history = pw_session_get_history (typed->session);

  return pw_notation_print (pw_session_get_game (typed->session), pw_history_get_setup (history),
                            pw_history_get_move (history, pw_history_get_cursor (history) - back));
}

void
typed_enter (Typed *typed, const char *text, const char *line)
{
  g_autofree char *found = NULL;

  type (typed, text);
  if (!pw_entry_activate (typed->entry))
    g_error ("“%s” is not taken; asked is: %s", text, pw_entry_get_prompt (typed->entry));
  found = typed_line (typed, 1);
  if (line)
    g_assert_cmpstr (found, ==, line);
}

void
typed_each (Typed *typed, const TypedRow *rows, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      typed_enter (typed, rows[i].text, rows[i].line);
      g_assert_true (pw_session_undo (typed->session));
    }
}

void
typed_each_is (Typed *typed, const char *const *texts, guint n, const char *line)
{
  for (guint i = 0; i < n; i++)
    typed_each (typed, &(const TypedRow){ texts[i], line }, 1);
}

static void
keep_error (GError **kept, const GError *error)
{
  g_clear_error (kept);
  *kept = g_error_copy (error);
}

void
typed_refuse (Typed *typed, const char *text, const char *rule)
{
  guint before = pw_history_get_cursor (pw_session_get_history (typed->session));
  g_autoptr (GError) refused = NULL;
  gulong handler = g_signal_connect_swapped (typed->entry, "refused", G_CALLBACK (keep_error), &refused);
  gboolean played;

  type (typed, text);
  played = pw_entry_activate (typed->entry);
  g_signal_handler_disconnect (typed->entry, handler);
  g_test_message ("%s: %s", text, refused ? refused->message : "asked");
  g_assert_false (played);
  g_assert_cmpuint (pw_history_get_cursor (pw_session_get_history (typed->session)), ==, before);
  g_assert_cmpstr (pw_entry_get_text (typed->entry), ==, text);
  if (rule)
    g_assert_error (refused, PW_RULE_ERROR, pw_game_find_rule (pw_session_get_game (typed->session), rule));
}

void
typed_refuse_each (Typed *typed, const char *const *texts, guint n)
{
  for (guint i = 0; i < n; i++)
    typed_refuse (typed, texts[i], NULL);
}
