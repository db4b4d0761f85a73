/* pw-typed.c: what is typed where it means nothing goes on into the line of the page
 *
 * A hex, a field of a number and the like take the letters that can be theirs. As soon as there is one that cannot, all that was
 * typed there since belongs to the line: whoever types a line is not to look for where the focus is, and no half of it is said here.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-typed.h"

/** LONGEST: letters of a name, and some more. */
#define LONGEST 40

/**
 * pw_typed_hand_over:
 * @from: where it was typed
 * @text: all that was
 * @enter: whether it ended with Enter
 *
 * Returns: whether there is a line; it has the focus then
 */
gboolean
pw_typed_hand_over (GtkWidget *from, const char *text, gboolean enter)
{
  return gtk_widget_activate_action (from, PW_TYPED_ACTION, "(sb)", text, enter);
}

/**
 * pw_typed_move_over:
 * @from: where it was typed
 * @typed: all that was; nothing afterwards
 *
 * All of it is the beginning of a line.
 */
void
pw_typed_move_over (GtkWidget *from, GString *typed)
{
  g_autofree char *text = g_strdup (typed->str);

  g_string_truncate (typed, 0);
  pw_typed_hand_over (from, text, FALSE);
}

/**
 * pw_typed_is_too_long:
 * @typed: what was typed so far
 *
 * Returns: whether it cannot be the name of anything
 */
gboolean
pw_typed_is_too_long (const GString *typed)
{
  return typed->len > LONGEST;
}

/* Whether a key is a character, no command. */
gboolean
pw_typed_is_text (guint key, GdkModifierType state, gunichar *out)
{
  *out = gdk_keyval_to_unicode (key);
  return !(state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) && *out != 0 && g_unichar_isprint (*out);
}

/* -- Numbers --------------------------------------------------------------------------------------- */

typedef struct
{
  GtkSpinButton *spin;
  PwTypedMoment now;
  PwTypedBack take_back;
  GString *typed;               /* since the focus came */
  guint moment;                 /* when the first digit was typed ... */
  int number;                   /* ... and what the number was */
} Digits;

static void
digits_free (gpointer data, GClosure *closure)
{
  g_string_free (((Digits *) data)->typed, TRUE);
  g_free (data);
}

static void
forget (Digits *digits)
{
  g_string_truncate (digits->typed, 0);
}

static gboolean
on_key (Digits *digits, guint key, guint code, GdkModifierType state)
{
  double min;
  gunichar c;

  gtk_spin_button_get_range (digits->spin, &min, NULL);
  if (!pw_typed_is_text (key, state, &c) || (digits->typed->len == 0 && c == ' '))
    {
      if (key == GDK_KEY_BackSpace && digits->typed->len > 0)
        g_string_truncate (digits->typed, digits->typed->len - 1);
      else if (c != 0)
        forget (digits);
      return GDK_EVENT_PROPAGATE;
    }
  if (digits->typed->len == 0)
    {
      digits->moment = digits->now (digits->spin);
      digits->number = gtk_spin_button_get_value_as_int (digits->spin);
    }
  g_string_append_unichar (digits->typed, c);
  if (g_unichar_isdigit (c) || (c == '-' && min < 0))
    return GDK_EVENT_PROPAGATE;
  if (digits->typed->len > 1)
    digits->take_back (digits->spin, digits->moment, digits->number);
  pw_typed_hand_over (GTK_WIDGET (digits->spin), digits->typed->str, FALSE);
  forget (digits);
  return GDK_EVENT_STOP;
}

/**
 * pw_typed_watch_number:
 * @spin: where digits count at once
 * @now: says when it is
 * @take_back: as if no digit had been typed
 *
 * Whatever no number has makes all that was typed on @spin a line: "87 points" is no 87 of what has the focus.
 */
void
pw_typed_watch_number (GtkSpinButton *spin, PwTypedMoment now, PwTypedBack take_back)
{
  GtkEventController *keys = gtk_event_controller_key_new (), *focus = gtk_event_controller_focus_new ();
  Digits *digits = g_new0 (Digits, 1);

  digits->spin = spin;
  digits->now = now;
  digits->take_back = take_back;
  digits->typed = g_string_new (NULL);
  /* Before the number itself, which drops what it cannot use. */
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_data (keys, "key-pressed", G_CALLBACK (on_key), digits, digits_free, G_CONNECT_SWAPPED);
  g_signal_connect_data (focus, "enter", G_CALLBACK (forget), digits, NULL, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (spin), focus);
  gtk_widget_add_controller (GTK_WIDGET (spin), keys);
}
