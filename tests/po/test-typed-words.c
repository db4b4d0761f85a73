/* test-typed-words.c: what people type is read as it stands, so no translation changes it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "catalogue.h"
#include "core/pw-setup.h"
#include "games/pw-games.h"

static const char *top;

/* The translation of a message without a context, or the message itself where there is none. */
static const char *
translated (const Catalogue *translation, const char *text)
{
  const Message like = { .id = (char *) text };
  const Message *message = catalogue_find (translation, &like);
  const char *said = message ? g_ptr_array_index (message->strings, 0) : "";

  return *said ? said : text;
}

/* Whether a word stands in a text by itself; "white" does not in "white-castle". */
static gboolean
has_word (const char *text, const char *word)
{
  g_autofree char *escaped = g_regex_escape_string (word, -1);
  g_autofree char *pattern = g_strdup_printf ("(?<![\\w-])%s(?![\\w-])", escaped);

  return g_regex_match_simple (pattern, text, 0, 0);
}

static void
check_words (const Catalogue *translation, const PwVocabulary *words, GPtrArray *complaints)
{
  const char *said = words->expects ? translated (translation, words->expects) : NULL;

  /* Shorter words are also words of sentences: "a phase from A to E". */
  for (guint i = 0; said && i < words->n_words; i++)
    if (words->words[i].word && strlen (words->words[i].word) > 2 && has_word (words->expects, words->words[i].word) &&
        !has_word (said, words->words[i].word))
      g_ptr_array_add (complaints, g_strdup_printf ("%s: no \"%s\" in \"%s\"", words->name, words->words[i].word, said));
}

static void
check_options (const Catalogue *translation, const PwOption *options, guint n, GPtrArray *complaints)
{
  for (guint i = 0; i < n; i++)
    check_words (translation, options[i].words, complaints);
}

static void
check_vocabularies (const Catalogue *translation, GPtrArray *complaints)
{
  check_words (translation, &pw_level_words, complaints);
  check_words (translation, &pw_hints_words, complaints);
  check_words (translation, &pw_dealer_words, complaints);
  for (guint i = 0; i < pw_games_count (); i++)
    {
      const PwGame *game = pw_games_nth (i);

      check_options (translation, game->terms.options, game->terms.n_options, complaints);
      check_options (translation, game->terms.seat_options, game->terms.n_seat_options, complaints);
      for (guint j = 0; j < game->n_kinds; j++)
        for (guint k = 0; k < game->kinds[j].n_args; k++)
          if (game->kinds[j].args[k].words)
            check_words (translation, game->kinds[j].args[k].words, complaints);
    }
}

/* Lines to type, as messages name them: "Say: to=private or to=common.", and the kinds of moves that are named for the
 * core to write out: "Name the tile, as in: {lay}. Or do without it: {skip}." */
static guint
check_examples (const Catalogue *translation, GPtrArray *complaints)
{
  g_autoptr (GRegex)
    pattern = g_regex_new ("(?:[aA]s in|[fF]or example|Say|without it): ([a-z0-9][a-z0-9= +-]*)|([{][a-z-]+[}])", 0, 0, NULL);
  guint n = 0;

  for (guint i = 0; i < translation->messages->len; i++)
    {
      const Message *message = g_ptr_array_index (translation->messages, i);
      const char *text = g_ptr_array_index (message->strings, 0), *said = *text ? text : message->id;
      g_autoptr (GMatchInfo) match = NULL;

      for (g_regex_match (pattern, message->id, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
        {
          g_autofree char *found = g_match_info_fetch (match, g_match_info_get_match_count (match) - 1);
          g_auto (GStrv) lines = g_strsplit (found, " or ", -1);

          for (guint j = 0; lines[j]; j++, n++)
            if (!strstr (said, g_strstrip (lines[j])))
              g_ptr_array_add (complaints, g_strdup_printf ("no \"%s\" in \"%s\"", lines[j], said));
        }
    }
  return n;
}

static Catalogue *
read_language (const char *name)
{
  g_autofree char *path = g_build_filename (top, "po", name, NULL);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return catalogue_read (text);
}

static void
no_language_changes_them (void)
{
  g_autofree char *path = g_build_filename (top, "po", NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  g_autoptr (GPtrArray) complaints = g_ptr_array_new_with_free_func (g_free);
  const char *name;
  guint n = 0;

  while ((name = g_dir_read_name (dir)))
    if (g_str_has_suffix (name, ".po"))
      {
        g_autoptr (Catalogue) translation = read_language (name);
        guint before = complaints->len;

        check_vocabularies (translation, complaints);
        g_assert_cmpuint (check_examples (translation, complaints), >, 50);
        for (guint i = before; i < complaints->len; i++)
          g_test_message ("%s: %s", name, (char *) g_ptr_array_index (complaints, i));
        n++;
      }
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (complaints->len, ==, 0);
}

/* The test above can fail. */
static void
what_is_changed_is_found (void)
{
  static const char *const wanted[] = {
    "level: no \"referee\" in \"árbitro, board o final\"",
    "no \"influence 12 54\" in \"Por ejemplo: influye 12 54; o pasa.\"",
    "no \"to=common\" in \"Di: to=private o to=común.\"",
    "no \"{pass}\" in \"Por ejemplo: {build}; o pasa.\"",
    NULL,
  };
  g_autoptr (Catalogue) translation = catalogue_read (
    "msgid \"referee, board or final\"\nmsgstr \"árbitro, board o final\"\n"
    "msgid \"For example: influence 12 54; or pass.\"\nmsgstr \"Por ejemplo: influye 12 54; o pasa.\"\n"
    "msgid \"Say: to=private or to=common.\"\nmsgstr \"Di: to=private o to=común.\"\n"
    "msgid \"For example: {build}; or {pass}.\"\nmsgstr \"Por ejemplo: {build}; o pasa.\"\n"
    "msgid \"As in: printed %u red\"\nmsgstr \"Por ejemplo: printed %u red\"\n");
  g_autoptr (GPtrArray) complaints = g_ptr_array_new_with_free_func (g_free);

  check_words (translation, &pw_level_words, complaints);
  g_assert_cmpuint (check_examples (translation, complaints), ==, 6);
  g_ptr_array_add (complaints, NULL);
  g_assert_cmpstrv ((char **) complaints->pdata, wanted);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  top = argv[1];
  pw_games_init ();
  g_test_add_func ("/po/typed-words/no-language-changes-them", no_language_changes_them);
  g_test_add_func ("/po/typed-words/what-is-changed-is-found", what_is_changed_is_found);
  return g_test_run ();
}
