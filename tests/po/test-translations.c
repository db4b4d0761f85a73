/* test-translations.c: every language of po/LINGUAS has every message, and each fits the text it stands for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "catalogue.h"

static const char *top, *xgettext, *msgfmt;

/* What the build gives to xgettext: the preset "glib" of Meson's i18n module, and NP_ of po/meson.build. A call that is not
 * here is never translated. */
static const char *const keywords[] = {
  "--keyword=_", "--keyword=N_", "--keyword=C_:1c,2", "--keyword=NC_:1c,2",
  "--keyword=NP_:1,2", "--keyword=g_dcgettext:2", "--keyword=g_dngettext:2,3", "--keyword=g_dpgettext2:2c,3",
};

/* Languages that are promised; others may come. */
static const char *const promised[] = { "de", "es", "fr", "pt", "pt_BR" };

/* Of these we have no printed rules: the words of the games wait for somebody who has. All else is translated. */
static const char *const without_games[] = { "de", "fr", NULL };

/* Runs a tool in the source directory, which has to succeed. */
static void
run (GStrvBuilder *builder)
{
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) args = g_strv_builder_end (builder);
  g_autofree char *output = NULL;
  int status;

  g_spawn_sync (top, args, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_STDOUT_TO_DEV_NULL, NULL, NULL, NULL, &output, &status, &error);
  g_assert_no_error (error);
  if (!g_spawn_check_wait_status (status, &error))
    g_test_message ("%s", output);
  g_assert_no_error (error);
}

static char *
temporary (const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("pipwright-po-XXXXXX", &error);

  g_assert_no_error (error);
  return g_build_filename (folder, name, NULL);
}

static void
remove_temporary (char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static char *
contents_of (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static Catalogue *
messages_of_the_source (void)
{
  g_autofree char *path = temporary ("pipwright.pot");
  g_autofree char *text = NULL;
  g_autoptr (GStrvBuilder) args = g_strv_builder_new ();

  g_strv_builder_add_many (args, xgettext, "--files-from=po/POTFILES.in", "--from-code=UTF-8", "-o", path, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (keywords); i++)
    g_strv_builder_add (args, keywords[i]);
  run (args);
  text = contents_of (path);
  remove_temporary (path);
  return catalogue_read (text);
}

/* The words of po/LINGUAS. */
static GStrv
languages (void)
{
  g_autofree char *path = g_build_filename (top, "po", "LINGUAS", NULL);
  g_autofree char *text = contents_of (path);
  g_auto (GStrv) words = g_strsplit_set (text, " \n", -1);
  g_autoptr (GStrvBuilder) found = g_strv_builder_new ();

  for (guint i = 0; words[i]; i++)
    if (*words[i])
      g_strv_builder_add (found, words[i]);
  return g_strv_builder_end (found);
}

static void
languages_are_listed_and_sorted (void)
{
  g_auto (GStrv) listed = languages ();
  g_autofree char *folder = g_build_filename (top, "po", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  for (guint i = 1; listed[0] && listed[i]; i++)
    g_assert_cmpint (strcmp (listed[i - 1], listed[i]), <, 0);
  for (guint i = 0; i < G_N_ELEMENTS (promised); i++)
    g_assert_true (g_strv_contains ((const char *const *) listed, promised[i]));
  while ((name = g_dir_read_name (dir)))
    if (g_str_has_suffix (name, ".po"))
      {
        g_autofree char *language = g_strndup (name, strlen (name) - strlen (".po"));

        g_assert_true (g_strv_contains ((const char *const *) listed, language));
      }
}

/* Whether a message stands only in the folders of games. */
static gboolean
is_of_a_game (const Message *message)
{
  g_auto (GStrv) places = g_strsplit_set (message->place ? message->place : "", " ", -1);

  for (guint i = 0; places[i]; i++)
    if (!g_regex_match_simple ("^(app/games|ui/boards)/(?!plain/)[^/]+/", places[i], 0, 0))
      return FALSE;
  return places[0] != NULL;
}

static void
every_message_is_translated (void)
{
  g_autoptr (Catalogue) source = messages_of_the_source ();
  g_auto (GStrv) listed = languages ();
  guint n = 0;

  /* Were the tool given too little, nothing would be missing. */
  g_assert_cmpuint (source->messages->len, >, 2500);
  for (guint i = 0; listed[i]; i++)
    {
      g_autofree char *name = g_strconcat (listed[i], ".po", NULL);
      g_autofree char *path = g_build_filename (top, "po", name, NULL);
      g_autofree char *text = contents_of (path);
      g_autoptr (Catalogue) translation = catalogue_read (text);
      g_autoptr (GPtrArray) complaints = g_ptr_array_new_with_free_func (g_free);
      g_autofree char *language = catalogue_header (translation, "Language");

      g_assert_cmpstr (language, ==, listed[i]);
      catalogue_compare (source, translation, g_strv_contains (without_games, listed[i]) ? is_of_a_game : NULL, complaints);
      for (guint j = 0; j < complaints->len; j++)
        g_test_message ("%s: %s", name, (char *) g_ptr_array_index (complaints, j));
      n += complaints->len;
    }
  g_assert_cmpuint (n, ==, 0);
}

/* The tools' own opinion: header, formats, forms. */
static void
catalogues_are_sound (void)
{
  g_auto (GStrv) listed = languages ();

  for (guint i = 0; listed[i]; i++)
    {
      g_autofree char *path = g_strconcat ("po/", listed[i], ".po", NULL);
      g_autoptr (GStrvBuilder) args = g_strv_builder_new ();

      g_strv_builder_add_many (args, msgfmt, "--check", "--output-file=/dev/null", path, NULL);
      run (args);
    }
}

static const char broken_source[] =
  "msgid \"\"\nmsgstr \"\"\n"
  "msgid \"Gone\"\nmsgstr \"\"\n"
  "#: there.c:1\nmsgid \"Empty\"\nmsgstr \"\"\n"
  "msgid \"Unsure\"\nmsgstr \"\"\n"
  "msgctxt \"key\"\nmsgid \"Unsure\"\nmsgstr \"\"\n"
  "msgid \"%s has %d of %u\"\nmsgstr \"\"\n"
  "msgid \"%s, %d\"\nmsgstr \"\"\n"
  "msgid \"100 %% of %\"\n\"<PRId64>\"\nmsgstr \"\"\n"
  "msgid \"\"\n\"Two: \"\nmsgstr \"\"\n"
  "msgid \"Lines\\n\"\nmsgstr \"\"\n"
  "msgid \"_Open…\"\nmsgstr \"\"\n"
  "msgid \"S_hare\"\nmsgstr \"\"\n"
  "msgid \"%d hex\"\nmsgid_plural \"%d hexes\"\nmsgstr[0] \"\"\nmsgstr[1] \"\"\n"
  "msgid \"%d die\"\nmsgid_plural \"%d dice\"\nmsgstr[0] \"\"\nmsgstr[1] \"\"\n";

static const char broken_translation[] =
  "msgid \"\"\nmsgstr \"\"\n\"Plural-Forms: nplurals=2; plural=(n != 1);\\n\"\n"
  "msgid \"Empty\"\nmsgstr \"\"\n"
  "#, fuzzy\nmsgid \"Unsure\"\nmsgstr \"Inseguro\"\n"
  "msgctxt \"key\"\nmsgid \"Unsure\"\nmsgstr \"Inseguro\"\n"
  "msgid \"%s has %d of %u\"\nmsgstr \"%2$d de %3$u para %1$s\"\n"
  "msgid \"%s, %d\"\nmsgstr \"%d, %s\"\n"
  "msgid \"100 %% of %<PRId64>\"\nmsgstr \"todo\"\n"
  "msgid \"Two: \"\nmsgstr \"Dos\"\n"
  "msgid \"Lines\\n\"\nmsgstr \"Líneas\"\n"
  "msgid \"_Open…\"\nmsgstr \"A_brir\"\n"
  "msgid \"S_hare\"\nmsgstr \"Compartir\"\n"
  "msgid \"%d hex\"\nmsgid_plural \"%d hexes\"\nmsgstr[0] \"%d casilla\"\nmsgstr[1] \"\"\n"
  "msgid \"%d die\"\nmsgid_plural \"%d dice\"\nmsgstr[0] \"%d dado\"\n"
  "#~ msgid \"Old\"\n#~ msgstr \"Viejo\"\n";

static const char *const broken_complaints[] = {
  "missing: \"Gone\"",
  "not translated: \"Empty\", there.c:1",
  "fuzzy: \"Unsure\"",
  "other placeholders: \"%s, %d\"",
  "other placeholders: \"100 %% of %<PRId64>\"",
  "other white space at an end: \"Two: \"",
  "other end, colon: \"Two: \"",
  "other white space at an end: \"Lines\"",
  "other end, dots: \"_Open…\"",
  "no mnemonic: \"S_hare\"",
  "not translated: \"%d hex\"",
  "other number of forms: \"%d die\"",
  NULL,
};

/* The test above can fail. */
static void
what_is_wrong_is_found (void)
{
  g_autoptr (Catalogue) source = catalogue_read (broken_source);
  g_autoptr (Catalogue) translation = catalogue_read (broken_translation);
  g_autoptr (GPtrArray) complaints = g_ptr_array_new_with_free_func (g_free);

  catalogue_compare (source, translation, NULL, complaints);
  g_ptr_array_add (complaints, NULL);
  g_assert_cmpstrv ((char **) complaints->pdata, broken_complaints);
}

static const char game_source[] =
  "msgid \"\"\nmsgstr \"\"\n"
  "#: app/games/one/one.c:1 ui/pw-window.c:2\nmsgid \"Both\"\nmsgstr \"\"\n"
  "#: app/games/one/one.c:1\n#: ui/boards/plain/pw-board.c:2\nmsgid \"Plain\"\nmsgstr \"\"\n"
  "#: app/games/pw-games.c:1\nmsgid \"All\"\nmsgstr \"\"\n"
  "#: app/games/one/one.c:1\n#: ui/boards/two/two.c:2\nmsgid \"Tiles\"\nmsgstr \"\"\n"
  "#: app/games/one/one.c:3\nmsgid \"%d tile\"\nmsgid_plural \"%d tiles\"\nmsgstr[0] \"\"\nmsgstr[1] \"\"\n"
  "#: app/games/one/one.c:4\nmsgid \"%d die\"\nmsgid_plural \"%d dice\"\nmsgstr[0] \"\"\nmsgstr[1] \"\"\n";

static const char game_translation[] =
  "msgid \"\"\nmsgstr \"\"\n\"Plural-Forms: nplurals=2; plural=(n != 1);\\n\"\n"
  "msgid \"Tiles\"\nmsgstr \"\"\n"
  "msgid \"%d die\"\nmsgid_plural \"%d dice\"\nmsgstr[0] \"%d Würfel\"\nmsgstr[1] \"\"\n";

static const char *const game_complaints[] = {
  "missing: \"Both\", app/games/one/one.c:1 ui/pw-window.c:2",
  "missing: \"Plain\", app/games/one/one.c:1 ui/boards/plain/pw-board.c:2",
  "missing: \"All\", app/games/pw-games.c:1",
  "not translated: \"%d die\", app/games/one/one.c:4",
  NULL,
};

/* Words of the games may wait where we cannot know them, but not halves of them, and nothing else. */
static void
only_words_of_games_wait (void)
{
  g_autoptr (Catalogue) source = catalogue_read (game_source);
  g_autoptr (Catalogue) translation = catalogue_read (game_translation);
  g_autoptr (GPtrArray) complaints = g_ptr_array_new_with_free_func (g_free);

  catalogue_compare (source, translation, is_of_a_game, complaints);
  g_ptr_array_add (complaints, NULL);
  g_assert_cmpstrv ((char **) complaints->pdata, game_complaints);
}

/* How often a text is in another. */
static guint
count (const char *text, const char *part)
{
  guint n = 0;

  for (const char *at = strstr (text, part); at; at = strstr (at + 1, part))
    n++;
  return n;
}

static char *
merged (const char *kind, const char *template)
{
  g_autofree char *path = temporary ("merged");
  g_autofree char *from = g_strconcat ("--template=data/io.github.pipwright.Pipwright.", template, NULL);
  g_autoptr (GStrvBuilder) args = g_strv_builder_new ();
  char *text;

  g_strv_builder_add_many (args, msgfmt, kind, from, "-d", "po", "-o", path, NULL);
  run (args);
  text = contents_of (path);
  remove_temporary (path);
  return text;
}

/* XML writes "pt-BR" for pt_BR, older tools do not. */
static guint
count_in_xml (const char *text, const char *language)
{
  g_autofree char *plain = g_strdup_printf ("xml:lang=\"%s\"", language);
  g_autofree char *dashed = g_strdelimit (g_strdup (plain), "_", '-');

  return count (text, plain) + (g_str_equal (plain, dashed) ? 0 : count (text, dashed));
}

static void
the_desktop_is_told_in_each_language (void)
{
  static const char *const keys[] = { "Name", "GenericName", "Comment", "Keywords" };
  g_autofree char *desktop = merged ("--desktop", "desktop.in");
  g_autofree char *metainfo = merged ("--xml", "metainfo.xml.in");
  g_autofree char *type = merged ("--xml", "mime.xml.in");
  g_auto (GStrv) listed = languages ();

  for (guint i = 0; listed[i]; i++)
    {
      for (guint j = 0; j < G_N_ELEMENTS (keys); j++)
        {
          g_autofree char *line = g_strdup_printf ("\n%s[%s]=", keys[j], listed[i]);

          g_assert_cmpuint (count (desktop, line), ==, 1);
        }
      g_assert_cmpuint (count_in_xml (metainfo, listed[i]), >, 10);
      g_assert_cmpuint (count_in_xml (metainfo, listed[i]), ==, count_in_xml (metainfo, listed[0]));
      g_assert_cmpuint (count_in_xml (type, listed[i]), ==, 1);
    }
}

/* One word for the mouse, "click", and one for keys, "press"; what is asked again says so in the same words everywhere. */
static void
one_word_for_one_thing (void)
{
  static const char *const wrong[] = {
    "\\b[Pp]ress(es|ed|ing)?\\b(?! (Enter|Esc|Delete|Tab|Space|F\\d|Ctrl|Alt|Shift|a key|its key|any key|keys))",
    "Enter once more",
    "says so and goes on",
    "[Cc]lick (Enter|Esc|Delete|Tab|Space|F\\d|Ctrl|Alt|Shift)",
  };
  g_autoptr (Catalogue) source = messages_of_the_source ();

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    for (guint n = 0; n < source->messages->len; n++)
      {
        const Message *message = source->messages->pdata[n];

        if (g_regex_match_simple (wrong[i], message->id, 0, 0))
          {
            g_test_message ("%s: %s", message->place, message->id);
            g_test_fail ();
          }
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 4);
  top = argv[1];
  xgettext = argv[2];
  msgfmt = argv[3];
  g_test_add_func ("/po/translations/languages-are-listed-and-sorted", languages_are_listed_and_sorted);
  g_test_add_func ("/po/translations/every-message-is-translated", every_message_is_translated);
  g_test_add_func ("/po/translations/catalogues-are-sound", catalogues_are_sound);
  g_test_add_func ("/po/translations/what-is-wrong-is-found", what_is_wrong_is_found);
  g_test_add_func ("/po/translations/only-words-of-games-wait", only_words_of_games_wait);
  g_test_add_func ("/po/translations/the-desktop-is-told-in-each-language", the_desktop_is_told_in_each_language);
  g_test_add_func ("/po/translations/one-word-for-one-thing", one_word_for_one_thing);
  return g_test_run ();
}
