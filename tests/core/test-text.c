/* test-text.c: texts of people in records, made as nasty as they come
 *
 * Wherever a text stands in a record (a name, a title, a reason, a line that was struck, what a component says, a comment) it is
 * one line: refused, or shown, but never obeyed, and never another text after writing and reading.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-line.h"
#include "core/pw-notation.h"
#include "core/pw-random.h"
#include "core/pw-record.h"
#include "games/burgundy/burgundy.h"
#include "games/burgundy/data/cb-duchy.h"
#include "games/pw-games.h"

#define N_ROUNDS 1500

static PwRandom source = { 20261122 };

static guint
below (guint n)
{
  return pw_random_below (&source, n);
}

/* What some reader, writer or terminal may take for more than letters. */
static const char *const sound[] = {
  "\"", "\\", "\\\"", "\"\"", ";", " ;", "; ", "!", " ! ", "! \"x\"", "-", "- ", "--", "=", "= Ana 150", "*", " *", "'", "`", ",", ":",
  "{", "}", "[", "]", "//", "/*", "#", " ", "  ", "\\n", "\\u0000", "\\u001b[31m", "\\x00", "%s%n", "&amp;", "<b>", "$(x)",
  "\u2028", "\u2029", "\u202e", "\u2066", "\u2069", "\u200f", "\u200b", "\u00a0", "\ufeff", "\ufffd", "\U0001f600", "e\u0301", "\u05d0\u05d1", "ß",
  "Ana", "Ben", "Ana take 3 castle", "roll 4 36 22", "game: burgundy", "player: Zoe", "title: x", "0", "-1", "1e9", "null",
};
/* What is no letter. */
static const char *const unsound[] = { "\n", "\r", "\r\n", "\nAna score 150 ! x\n", "\033[2J", "\007", "\b", "\177", "\302\205", "\302\233", "\v", "\f" };
/* What is no UTF-8. */
static const char *const broken[] = { "\xff", "\xc3", "\xed\xa0\x80", "\xc0\x80", "\xf5\x80\x80\x80" };

/* Of up to four pieces; @bad of them are of @more. */
static char *
nasty (const char *const *more, guint n_more, guint bad)
{
  GString *text = g_string_new (NULL);
  guint n = 1 + below (4), at = below (n);

  for (guint i = 0; i < n; i++)
    {
      g_string_append (text, sound[below (G_N_ELEMENTS (sound))]);
      if (bad && i == at)
        g_string_append (text, more[below (n_more)]);
    }
  return g_string_free (text, FALSE);
}

static char *
nice_nasty (void)
{
  return nasty (NULL, 0, 0);
}

/* A name has no spaces at its ends, and nobody else has it. */
static char *
nasty_name (guint seat)
{
  g_autofree char *text = g_strdup_printf ("%s%u%s%s", sound[below (G_N_ELEMENTS (sound))], seat,
                                           sound[below (G_N_ELEMENTS (sound))], sound[below (G_N_ELEMENTS (sound))]);

  return g_strdup (g_strstrip (text));
}

/* As JSON has it, with bytes as they are. */
static void
append_json (GString *out, const char *text)
{
  g_string_append_c (out, '"');
  for (const char *p = text; *p; p++)
    if (*p == '"' || *p == '\\')
      g_string_append_printf (out, "\\%c", *p);
    else if ((guchar) *p < 0x20)
      g_string_append_printf (out, "\\u%04x", (guint) *p);
    else
      g_string_append_c (out, *p);
  g_string_append_c (out, '"');
}

static void
append_member (GString *out, const char *name, const char *text)
{
  g_string_append_printf (out, "\"%s\": ", name);
  append_json (out, text);
  g_string_append (out, ",\n");
}

/* The texts of a record, each in its place. */
typedef struct
{
  char *names[2], *title, *uid, *reason, *struck[3], *tile, *duchy;
} Texts;

static void
texts_clear (Texts *texts)
{
  g_free (texts->names[0]);
  g_free (texts->names[1]);
  g_free (texts->title);
  g_free (texts->uid);
  g_free (texts->reason);
  for (guint i = 0; i < 3; i++)
    g_free (texts->struck[i]);
  g_free (texts->tile);
  g_free (texts->duchy);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Texts, texts_clear)

/* Those of components are few: what was read of them is kept for as long as the program runs. */
static void
texts_make (Texts *texts, guint round)
{
  PwRandom kept;

  for (guint seat = 0; seat < 2; seat++)
    texts->names[seat] = nasty_name (seat);
  texts->title = nice_nasty ();
  texts->uid = nice_nasty ();
  do
    {
      g_free (texts->reason);
      texts->reason = g_strstrip (nice_nasty ());
    }
  while (*texts->reason == '\0');
  for (guint i = 0; i < 3; i++)
    texts->struck[i] = nice_nasty ();
  kept = source;
  source = (PwRandom){ round % 20 };
  texts->tile = nice_nasty ();
  texts->duchy = nice_nasty ();
  source = kept;
}

/* A record with @texts, as a file might say it. */
static char *
texts_json (const Texts *texts)
{
  GString *out = g_string_new ("{\"format\": 1, \"game\": \"burgundy\",\n");
  g_autoptr (GString) move = g_string_new (NULL);
  g_autofree CbDraft *draft = g_new0 (CbDraft, 1);
  g_autofree char *component = NULL;

  cb_draft_from_duchy (draft, cb_duchy_nth (0));
  g_assert_true (cb_draft_set_name (draft, texts->duchy));
  component = cb_draft_print (draft, TRUE);
  append_member (out, "title", texts->title);
  append_member (out, "uid", texts->uid);
  append_member (out, "created", texts->uid);
  g_string_append (out, "\"options\": {\"trade-routes\": \"yes\", \"route-tiles\": \"here\"},\n");
  g_string_append_printf (out, "\"components\": {\"duchy\": {\"mine\": %s}, \"route-tiles\": {\"here\": ", component);
  g_string_append (out, "{\"format\": 1, \"kind\": \"route-tiles\", \"tiles\": [[{\"bonus\": \"other\", \"text\": ");
  append_json (out, texts->tile);
  g_string_append (out, "}, {}, {}]");
  for (guint i = 1; i < 12; i++)
    g_string_append (out, ", [{}, {}, {}]");
  g_string_append (out, "]}}},\n\"players\": [{\"duchy\": \"mine\", \"name\": ");
  append_json (out, texts->names[0]);
  g_string_append (out, "}, {\"name\": ");
  append_json (out, texts->names[1]);
  g_string_append (out, "}],\n\"moves\": [\n");
  pw_line_append_quoted (move, texts->names[1]);
  g_string_append (move, " have silver 3 ! ");
  pw_line_append_quoted (move, texts->reason);
  append_json (out, move->str);
  g_string_append (out, ", ");
  append_json (out, move->str);
  g_string_append (out, "],\n\"struck\": [");
  /* Not in the order of their places. */
  for (guint i = 0; i < 3; i++)
    {
      g_string_append_printf (out, "%s\n{\"before\": %u, \"line\": ", i ? "," : "", 2 - i);
      append_json (out, texts->struck[i]);
      g_string_append_c (out, '}');
    }
  g_string_append (out, "]}\n");
  return g_string_free (out, FALSE);
}

static void
assert_plain (const char *text)
{
  if (text && !pw_line_is_plain (text))
    g_error ("not one line that can be seen: %s", text);
}

/* What a record says is one line each. */
static void
assert_record_is_plain (const PwRecord *record)
{
  const PwSetup *setup = pw_history_get_setup (record->history);

  assert_plain (record->title);
  assert_plain (record->uid);
  assert_plain (record->created);
  assert_plain (record->broken_text);
  for (guint seat = 0; seat < setup->n_players; seat++)
    assert_plain (setup->names[seat]);
  for (guint i = 0; i < pw_history_get_length (record->history); i++)
    assert_plain (pw_move_get_reason (pw_history_get_move (record->history, i), pw_history_get_setup (record->history)));
  for (guint i = 0; i < pw_history_get_n_struck (record->history); i++)
    assert_plain (pw_history_get_struck (record->history, i)->line);
}

static PwRecord *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  PwRecord *record = pw_record_parse (text, -1, &error);

  if (record == NULL || record->broken_line)
    g_error ("%s\n%s", record ? record->broken_reason->message : error->message, text);
  return record;
}

/* Text to JSON to text, and JSON to text to JSON, apart from what a text does not say. */
static void
assert_both_ways (const PwRecord *record)
{
  g_autofree char *text = pw_record_print_text (record), *json = NULL, *text_again = NULL, *json_again = NULL;
  g_autoptr (PwRecord) from_text = parse (text), from_json = NULL;

  g_free (from_text->uid);
  g_free (from_text->created);
  from_text->uid = g_strdup (record->uid);
  from_text->created = g_strdup (record->created);
  json_again = pw_record_print (from_text);
  json = pw_record_print (record);
  g_assert_cmpstr (json_again, ==, json);
  from_json = parse (json);
  text_again = pw_record_print_text (from_json);
  g_assert_cmpstr (text_again, ==, text);
}

static void
test_sound_texts_stay_as_they_are (void)
{
  for (guint round = 0; round < N_ROUNDS; round++)
    {
      g_auto (Texts) texts = { 0 };
      g_autofree char *json = NULL, *title = NULL;
      g_autoptr (PwRecord) record = NULL;
      const PwSetup *setup;

      texts_make (&texts, round);
      json = texts_json (&texts);
      record = parse (json);
      setup = pw_history_get_setup (record->history);
      title = pw_record_clean_title (texts.title);
      g_assert_cmpstr (record->title, ==, title);
      g_assert_cmpstr (record->uid, ==, texts.uid);
      for (guint seat = 0; seat < 2; seat++)
        g_assert_cmpstr (setup->names[seat], ==, texts.names[seat]);
      g_assert_cmpuint (pw_history_get_length (record->history), ==, 2);
      g_assert_cmpstr (pw_move_get_reason (pw_history_get_move (record->history, 1), pw_history_get_setup (record->history)), ==,
                       texts.reason);
      g_assert_cmpuint (pw_history_get_n_struck (record->history), ==, 3);
      for (guint i = 0; i < 3; i++)
        {
          g_assert_cmpuint (pw_history_get_struck (record->history, i)->before, ==, i);
          g_assert_cmpstr (pw_history_get_struck (record->history, i)->line, ==, texts.struck[2 - i]);
        }
      assert_record_is_plain (record);
      assert_both_ways (record);
    }
}

/* One text of a record holds what is none. */
static char **
text_at (Texts *texts, guint place)
{
  char **places[] = { &texts->names[0], &texts->names[1],  &texts->title,    &texts->uid,
                      &texts->reason,   &texts->struck[0], &texts->struck[2] };

  return places[place % G_N_ELEMENTS (places)];
}

static void
test_unsound_texts_are_refused_or_shown (void)
{
  guint refused = 0, shown = 0;

  for (guint round = 0; round < N_ROUNDS; round++)
    {
      g_auto (Texts) texts = { 0 };
      g_autofree char *json = NULL, *bad = NULL;
      g_autoptr (PwRecord) record = NULL;
      g_autoptr (GError) error = NULL;
      gboolean bytes = round % 4 == 0;
      char **place;

      texts_make (&texts, round);
      bad = bytes ? nasty (broken, G_N_ELEMENTS (broken), 1) : nasty (unsound, G_N_ELEMENTS (unsound), 1);
      place = text_at (&texts, round);
      g_free (*place);
      *place = g_strdup_printf ("a%sb", bad);
      json = texts_json (&texts);
      record = pw_record_parse (json, -1, &error);
      if (record == NULL)
        {
          g_assert_true (error->domain == PW_RECORD_ERROR);
          assert_plain (error->message);
          if (pw_record_error_get_line (error) == 0)
            g_error ("no line: %s", error->message);
          refused++;
          continue;
        }
      g_assert_false (bytes);
      assert_record_is_plain (record);
      /* No text has become a move. */
      g_assert_cmpuint (pw_history_get_length (record->history), <=, 2);
      g_assert_cmpuint (pw_history_get_n_struck (record->history), ==, 3);
      assert_both_ways (record);
      shown++;
    }
  g_assert_cmpuint (refused, >, N_ROUNDS / 4);
  g_assert_cmpuint (shown, >, N_ROUNDS / 20);
}

/* The same said in notation: what is accepted is written so that it is read alike, by either form. */
static void
test_nasty_notation (void)
{
  guint accepted = 0, refused = 0;

  for (guint round = 0; round < 2 * N_ROUNDS; round++)
    {
      g_autoptr (GString) text = g_string_new ("game: burgundy\n");
      g_autoptr (PwRecord) record = NULL;
      g_autoptr (GError) error = NULL;
      guint n = 0;

      for (guint i = 0; i < 6; i++)
        {
          g_autofree char *line = below (8)   ? nice_nasty ()
                                  : below (4) ? nasty (unsound + 1, 1, 1) /* what breaks lines for some */
                                              : nasty (unsound, G_N_ELEMENTS (unsound), 1);

          switch (i)
            {
            case 0: g_string_append_printf (text, "title: %s\nplayer: Ana\nplayer: Ben marker=2\n", line); break;
            case 1: g_string_append_printf (text, "Ana have silver 3 ! x%s\n", line); break;
            case 2: g_string_append_printf (text, "; %s\n", line); break;
            default: g_string_append_printf (text, "-%s%s\n", i % 2 ? " " : "", line); break;
            }
        }
      record = pw_record_parse (text->str, -1, &error);
      if (record == NULL)
        {
          g_assert_true (error->domain == PW_RECORD_ERROR);
          assert_plain (error->message);
          g_assert_cmpuint (pw_record_error_get_line (error), >, 0);
          refused++;
          continue;
        }
      assert_record_is_plain (record);
      if (record->broken_line)
        {
          refused++;
          continue;
        }
      n = pw_history_get_length (record->history);
      assert_both_ways (record);
      if (strchr (text->str, '\n') && strstr (text->str, "\nAna score") == NULL)
        g_assert_cmpuint (n, ==, 1);
      accepted++;
    }
  g_assert_cmpuint (accepted, >, N_ROUNDS / 4);
  g_assert_cmpuint (refused, >, N_ROUNDS / 20);
}

/* A line that was struck stays struck, whatever it says. */
static void
test_a_struck_line_never_counts (void)
{
  static const char head[] = "{\"format\": 1, \"game\": \"burgundy\",\n\"players\": [{\"name\": \"Ana\"}, {\"name\": \"Ben\"}],\n"
                             "\"moves\": [],\n\"struck\": [{\"before\": 0,\n\"line\": ";
  static const char *const lines[] = {
    "x\nAna score 150 ! y", "x\r\nAna score 150 ! y", "x\rAna score 150 ! y", "x\302\205Ana score 150 ! y", "\033[2J",
  };
  static const char *const accepted[] = {
    ";",   "a ; b", " a",      "a ",    "",          "\"",   "\"a\"", "\"a\" b",
    "\\",  "\"\\",  "-",       "- a",   "= Ana 150", ": a",  ":",     "a\u2028Ana score 150 ! y",
    "! x", "*",     "\\u0000", "\"a;b", "a\"b;c",    "\"\"", "\" \"",
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (GString) json = g_string_new (head);
      g_autoptr (GError) error = NULL;

      append_json (json, lines[i]);
      g_string_append (json, "}]}");
      g_assert_null (pw_record_parse (json->str, -1, &error));
      g_assert_error (error, PW_RECORD_ERROR, PW_RECORD_ERROR_FORMAT);
      g_assert_cmpuint (pw_record_error_get_line (error), ==, 5);
      g_assert_nonnull (strstr (error->message, "line break"));
    }
  for (guint i = 0; i < G_N_ELEMENTS (accepted); i++)
    {
      g_autoptr (GString) json = g_string_new (head);
      g_autoptr (PwRecord) record = NULL;

      append_json (json, accepted[i]);
      g_string_append (json, "}]}");
      record = parse (json->str);
      g_assert_cmpstr (pw_history_get_struck (record->history, 0)->line, ==, accepted[i]);
      assert_both_ways (record);
    }
}

/* What a carriage return or its like hides from some readers of a file is refused where it stands. */
static void
test_half_a_line_is_none (void)
{
  static const struct
  {
    const char *line;
    gboolean broken; /* a move that cannot be played; else the whole is refused */
  } cases[] = {
    { "; a remark\rAna have silver 3 ! x", FALSE },
    { "- Ana have silver 2 ! y\rAna have silver 3 ! x", FALSE },
    { "Ana have silver\r3 ! x", TRUE },
    { "Ana have silver\v3 ! x", TRUE },
    { "Ana have silver 3 ! x\rBen have silver 4", TRUE },
    { "Ana have silver 3 ! \"x\302\205y\"", TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = g_strdup_printf ("game: burgundy\nplayer: Ana\nplayer: Ben marker=2\n\n%s\n", cases[i].line);
      g_autoptr (GError) error = NULL;
      g_autoptr (PwRecord) record = pw_record_parse (text, -1, &error);

      if (cases[i].broken)
        {
          g_assert_no_error (error);
          g_assert_cmpuint (record->broken_line, ==, 1);
          g_assert_cmpuint (record->broken_file_line, ==, 5);
          continue;
        }
      g_assert_null (record);
      g_assert_cmpuint (pw_record_error_get_line (error), ==, 5);
    }
  {
    g_autoptr (PwRecord) record = parse ("game: burgundy\r\nplayer: Ana\r\nplayer: Ben marker=2\r\n\r\n"
                                         "Ana\thave silver 3 ! x ;\ta remark\t\r\n-\tAna\ttake 3\r\n");

    g_assert_cmpuint (pw_history_get_length (record->history), ==, 1);
    g_assert_cmpstr (pw_history_get_struck (record->history, 0)->line, ==, "Ana take 3");
  }
}

/* Quotes around a part of a reason are a part of it. */
static void
test_a_reason_is_all_that_was_said (void)
{
  static const struct
  {
    const char *said, *meant;
  } cases[] = {
    { "\"the die\" was read late", "\"the die\" was read late" },
    { "\"all of it\"", "all of it" },
    { "\"a \\\"b\\\"\"", "a \"b\"" },
    { "he said \"no\"", "he said \"no\"" },
    { "\"open", "\"open" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = g_strdup_printf ("game: burgundy\nplayer: Ana\nplayer: Ben marker=2\n\nAna have silver 3 ! %s\n",
                                               cases[i].said);
      g_autoptr (PwRecord) record = parse (text);

      g_assert_cmpstr (pw_move_get_reason (pw_history_get_move (record->history, 0), pw_history_get_setup (record->history)), ==,
                       cases[i].meant);
      assert_both_ways (record);
    }
}

/* Numbers that do not fit are said as they were written, and none is taken for another. */
static void
test_numbers_that_do_not_fit (void)
{
  static const struct
  {
    const char *member, *shown;
  } cases[] = {
    { "\"at\": 1000000000000000000000000000000", "1000000000000000000000000000000" },
    { "\"at\": 18446744073709551615", "18446744073709551615" },
    { "\"at\": 9223372036854775808", "9223372036854775808" },
    { "\"at\": -9223372036854775809", "-9223372036854775809" },
    { "\"at\": 9223372036854775807", "9223372036854775807" },
    { "\"at\": 010", "cannot be read" },
    { "\"at\": +1", "cannot be read" },
    { "\"at\": 1.", "cannot be read" },
    { "\"at\": 1e", "cannot be read" },
    { "\"at\": .5", "cannot be read" },
    { "\"at\": 0x1", "cannot be read" },
    { "\"at\": 1e30", "not a whole number" },
    { "\"duration\": -5", "-5" },
    { "\"duration\": 4294967296", "4294967296" },
    { "\"seconds\": [0, -7]", "-7" },
    { "\"seconds\": [0, 4294967296]", "4294967296" },
    { "\"seconds\": [0, 99999999999999999999]", "99999999999999999999" },
    { "\"scores\": [0, 99999999999999999999]", "99999999999999999999" },
    { "\"seed\": 99999999999999999999", "99999999999999999999" },
    { "\"seed\": \"99999999999999999999\"", "99999999999999999999" },
    { "\"me\": 99999999999", "99999999999" },
    { "\"struck\": [{\"before\": 99999999999999999999, \"line\": \"x\"}]", "99999999999999999999" },
    { "\"struck\": [{\"before\": -3, \"line\": \"x\"}]", "-3" },
    { "\"rules\": 4294967297", "4294967297" },
    { "\"other\": 99999999999999999999", "99999999999999999999" },
  };
  static const struct
  {
    const char *line, *shown;
  } notation[] = {
    { "player: Eva marker=99999999999999999999", "99999999999999999999" },
    { "me: 99999999999999999999", "99999999999999999999" },
    { "seed: 99999999999999999999", "99999999999999999999" },
    { "seed: -1", "“-1”" },
    { "= Ana 99999999999999999999", "99999999999999999999" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char
        *json = g_strdup_printf ("{\"format\": 1, \"game\": \"burgundy\",\n\"players\": [{\"name\": \"Ana\"}, {\"name\": "
                                 "\"Ben\"}],\n\"moves\": [],\n%s}",
                                 cases[i].member);
      g_autoptr (GError) error = NULL;

      g_assert_null (pw_record_parse (json, -1, &error));
      if (pw_record_error_get_line (error) != 4 || strstr (error->message, cases[i].shown) == NULL)
        g_error ("%s: %s", cases[i].member, error->message);
    }
  for (guint i = 0; i < G_N_ELEMENTS (notation); i++)
    {
      g_autofree char *text = g_strdup_printf ("game: burgundy\nplayer: Ana\nplayer: Ben marker=2\n%s\n", notation[i].line);
      g_autoptr (GError) error = NULL;

      g_assert_null (pw_record_parse (text, -1, &error));
      if (strstr (error->message, notation[i].shown) == NULL)
        g_error ("%s: %s", notation[i].line, error->message);
    }
}

/* What is shown of a text on a terminal, whoever wrote it. */
static void
test_nothing_is_obeyed (void)
{
  static const struct
  {
    const char *text, *shown;
  } cases[] = {
    { "Ana", "Ana" },
    { "Zoë שרה 😀 \\ \"", "Zoë שרה 😀 \\ \"" },
    { "a\033[31mb", "a\\u001b[31mb" },
    { "a\nb\rc\td", "a\\u000ab\\u000dc\\u0009d" },
    { "\177\302\200\302\233", "\\u007f\\u0080\\u009b" },
    { "\u202a\u202e\u2066\u2069\u200e\u200f\u061c", "\\u202a\\u202e\\u2066\\u2069\\u200e\\u200f\\u061c" },
    { "\u2028\u2029", "\\u2028\\u2029" },
    { "\xff"
      "a\xc3",
      "\\xffa\\xc3" },
    { "\xed\xa0\x80", "\\xed\\xa0\\x80" },
    { "e\u0301\u200d", "e\u0301\u200d" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *shown = pw_line_escape (cases[i].text, -1, FALSE);

      g_assert_cmpstr (shown, ==, cases[i].shown);
    }
  for (guint i = 0; i < N_ROUNDS; i++)
    {
      g_autofree char *text = i % 2 ? nasty (unsound, G_N_ELEMENTS (unsound), 1) : nasty (broken, G_N_ELEMENTS (broken), 1);
      g_autofree char *shown = pw_line_escape (text, -1, FALSE), *again = pw_line_escape (shown, -1, FALSE);

      g_assert_true (pw_line_is_plain (shown));
      g_assert_cmpstr (again, ==, shown);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  g_test_add_func ("/core/text/sound-ones-stay-as-they-are", test_sound_texts_stay_as_they_are);
  g_test_add_func ("/core/text/unsound-ones-are-refused-or-shown", test_unsound_texts_are_refused_or_shown);
  g_test_add_func ("/core/text/nasty-notation", test_nasty_notation);
  g_test_add_func ("/core/text/a-struck-line-never-counts", test_a_struck_line_never_counts);
  g_test_add_func ("/core/text/half-a-line-is-none", test_half_a_line_is_none);
  g_test_add_func ("/core/text/a-reason-is-all-that-was-said", test_a_reason_is_all_that_was_said);
  g_test_add_func ("/core/text/numbers-that-do-not-fit", test_numbers_that_do_not_fit);
  g_test_add_func ("/core/text/nothing-is-obeyed", test_nothing_is_obeyed);
  return g_test_run ();
}
