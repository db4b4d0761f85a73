/* test-by-ear.c: a round entered by somebody who only hears the program
 *
 * What a screen reader would say is all the test knows: names of what there is to choose, what is
 * announced, and the description of the field that has the focus. It presses keys that it heard of.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "pw-e2e.h"

static const char *program;

/* -- Ears ------------------------------------------------------------------------------------------- */

static GPtrArray *heard;        /* sentences, the latest last */

/* Older toolkits change the description of what has the focus, newer ones announce. The event is a copy
 * made for the listener, which has to free it. */
static void
on_event (AtspiEvent *event, void *data)
{
  if (event->source && G_VALUE_HOLDS_STRING (&event->any_data) &&
      (g_str_has_prefix (event->type, "object:announcement") || pw_e2e_has_state (event->source, ATSPI_STATE_FOCUSED)))
    {
      g_ptr_array_add (heard, g_value_dup_string (&event->any_data));
      g_test_message ("heard: %s", g_value_get_string (&event->any_data));
    }
  g_boxed_free (ATSPI_TYPE_EVENT, event);
}

static void
listen (void)
{
  AtspiEventListener *listener = atspi_event_listener_new (on_event, NULL, NULL);

  heard = g_ptr_array_new_with_free_func (g_free);
  g_assert_true (atspi_event_listener_register (listener, "object:property-change:accessible-description", NULL));
  g_assert_true (atspi_event_listener_register (listener, "object:announcement", NULL));
  g_object_unref (listener);
}

/** Ear: whether something was heard since. */
typedef struct
{
  guint since;
  const char *pattern;
} Ear;

static const char *
heard_since (const Ear *ear)
{
  for (guint i = ear->since; i < heard->len; i++)
    if (g_pattern_match_simple (ear->pattern, heard->pdata[i]))
      return heard->pdata[i];
  return NULL;
}

static gboolean
is_heard (PwE2e *e2e, gpointer data)
{
  return heard_since (data) != NULL;
}

static void
wait_heard (PwE2e *e2e, guint since, const char *pattern)
{
  Ear ear = { since, pattern };

  pw_e2e_until (e2e, is_heard, &ear, pattern);
}

/* -- Choices ------------------------------------------------------------------------------------------ */

/* What the list by the entry offers: "3, Use the 3; more choices follow". Free it. */
static GPtrArray *
choices (PwE2e *e2e)
{
  g_autoptr (GPtrArray) items = pw_e2e_find_all (e2e, ATSPI_ROLE_LIST_ITEM, "*, *");
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < items->len; i++)
    {
      char *name = pw_e2e_name (items->pdata[i]);

      /* Keys that lead to one are digits. */
      if (g_ascii_isdigit (name[0]))
        g_ptr_array_add (names, name);
      else
        g_free (name);
    }
  return names;
}

/* One that does something rather than end or skip, so that the round is played. */
static const char *
choose (GPtrArray *names)
{
  for (guint i = 0; i < names->len; i++)
    if (!strstr (names->pdata[i], "End the turn") && !strstr (names->pdata[i], "workers"))
      return names->pdata[i];
  return names->pdata[names->len - 1];
}

typedef struct
{
  guint heard;
  char *first;                  /* what was chosen from before; NULL: nothing */
} Before;

/* Whether there is something new to hear or to choose from. */
static gboolean
is_news (PwE2e *e2e, gpointer data)
{
  const Before *before = data;
  g_autoptr (GPtrArray) now = choices (e2e);
  g_autofree char *joined = NULL;

  if (heard->len > before->heard)
    return TRUE;
  g_ptr_array_add (now, NULL);
  joined = g_strjoinv ("\n", (char **) now->pdata);
  return g_strcmp0 (joined, before->first) != 0;
}

/* Says what was heard to be possible, until an entry is made. */
static void
enter_by_choices (PwE2e *e2e)
{
  for (guint step = 0;; step++)
    {
      g_autoptr (GPtrArray) names = choices (e2e);
      g_autofree char *keys = NULL, *joined = NULL;
      Before before = { heard->len, NULL };
      const char *name;

      g_assert_cmpuint (step, <, 12);
      if (names->len == 0)
        {
          pw_e2e_keys (e2e, "Return");
          return;
        }
      name = choose (names);
      keys = g_strndup (name, strcspn (name, ","));
      g_test_message ("chosen: %s", name);
      {
        gboolean more = strstr (name, "more choices follow") != NULL;

        g_ptr_array_add (names, NULL);
        before.first = joined = g_strjoinv ("\n", (char **) names->pdata);
        pw_e2e_type (e2e, keys);
        if (!more)
          {
            pw_e2e_keys (e2e, "Return");
            return;
          }
      }
      pw_e2e_until (e2e, is_news, &before, "what follows the choice");
    }
}

/* -- The test -------------------------------------------------------------------------------------------- */

static void
a_round (void)
{
  static const char *const goods[] = { "start d4 1 2 3", "start d4 4 5 6", "start d4 1 1 4" };
  PwE2e *e2e = pw_e2e_new (program, NULL, NULL);
  pw_unref AtspiAccessible *field = NULL;
  guint actions = 0, since;

  listen ();
  pw_e2e_start (e2e);
  pw_e2e_press (e2e, "New game");
  pw_e2e_press (e2e, "*Start the game*");
  field = pw_e2e_wait (e2e, ATSPI_ROLE_INVALID, "Entry");

  for (guint i = 0; i < G_N_ELEMENTS (goods); i++)
    {
      g_autofree char *expected = g_strdup_printf ("*Player %u starts with a castle on d4*", i + 1);

      since = heard->len;
      pw_e2e_type (e2e, goods[i]);
      pw_e2e_keys (e2e, "Return");
      wait_heard (e2e, since, expected);
    }
  wait_heard (e2e, 0, "Dice: white, Player 1, Player 2, Player 3");
  since = heard->len;
  pw_e2e_type (e2e, "4362251");
  pw_e2e_keys (e2e, "Return");
  wait_heard (e2e, since, "Phase A, round 1 of 5*White die 4*");

  /* What cannot be is said with its rule. */
  since = heard->len;
  pw_e2e_type (e2e, "1");
  pw_e2e_keys (e2e, "Return");
  wait_heard (e2e, since, "*Player 1 is to move.*");
  since = heard->len;
  pw_e2e_type (e2e, "take 5 castle");
  pw_e2e_keys (e2e, "Return");
  wait_heard (e2e, since, "*Rule *");
  pw_e2e_keys (e2e, "Escape Escape");

  /* The round ends with the question for the dice of the next. */
  since = heard->len;
  for (Ear over = { since, "*Dice: white*" }; !heard_since (&over); actions++)
    {
      guint now = heard->len;

      g_assert_cmpuint (actions, <, 60);
      enter_by_choices (e2e);
      wait_heard (e2e, now, "*Player*");
    }
  g_assert_cmpuint (actions, >=, 6);
  wait_heard (e2e, since, "*Player 2 is to move.*");
  wait_heard (e2e, since, "*Player 3 is to move.*");
  pw_e2e_free (e2e);
  g_ptr_array_unref (heard);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  program = argv[1];
  g_test_add_func ("/e2e/by-ear/a-round", a_round);
  return g_test_run ();
}
