/* pw-cli-deal.c: "deal": random legal games, as records or against the clock
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "cli/pw-cli.h"
#include "core/pw-dealer.h"
#include "core/pw-disk.h"
#include "core/pw-idle-options.h"
#include "core/pw-parts.h"

/** MAX_COMPONENT_BYTES: of a file with a component; the game says how large its own may be, which is less. */
#define MAX_COMPONENT_BYTES (1024 * 1024)

typedef struct
{
  char *game_id, *depots, *edition, *modules, *names, *output, *style, *match;
  char **options;               /* "id=word", for the table or for every seat */
  char **components;            /* files, for one seat after the other */
  char *players_text, *seed_text, *games_text;
  gint64 players;               /* 0: nobody has said how many */
  gint64 seed, games;
  gboolean bench, json, text, solo, team;
} DealOptions;

static void
deal_options_clear (DealOptions *self)
{
  g_free (self->game_id);
  g_free (self->depots);
  g_free (self->edition);
  g_free (self->modules);
  g_free (self->names);
  g_free (self->output);
  g_free (self->players_text);
  g_free (self->seed_text);
  g_free (self->games_text);
  g_free (self->style);
  g_free (self->match);
  g_strfreev (self->options);
  g_strfreev (self->components);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (DealOptions, deal_options_clear)

/* -- Options of the table and of seats -------------------------------------------------------- */

static const PwWord *
find_word (const PwVocabulary *words, const char *text)
{
  for (guint i = 0; i < words->n_words; i++)
    if (g_str_equal (words->words[i].word, text))
      return &words->words[i];
  return NULL;
}

static const PwOption *
find_option (const PwOption *options, guint n, const char *id, guint *index)
{
  for (*index = 0; *index < n; (*index)++)
    if (g_str_equal (options[*index].id, id))
      return &options[*index];
  return NULL;
}

/* The bit that says that an option of the table, or of a seat, was given. */
#define SEAT_BIT(index) (G_GUINT64_CONSTANT (1) << (index))
#define TABLE_BIT(index) (G_GUINT64_CONSTANT (1) << (PW_MAX_OPTIONS + (index)))

static gboolean
said_twice (const char *id)
{
  pw_command_misused (&pw_command_deal, _("\"%s\" is given two values that contradict each other."), id);
  return FALSE;
}

/* Sets an option of the table, or an option of the seats from a list: "duchy=3,7". @fixed gets
 * the options that have been given: those of seats are not drawn, and none has two values. */
static gboolean
set_option (const PwGame *game, PwSetup *setup, const char *id, const char *value, guint64 *fixed)
{
  const PwOption *option;
  guint index;

  option = find_option (game->terms.options, game->terms.n_options, id, &index);
  if (option)
    {
      const PwWord *word = find_word (option->words, value);

      if (word && *fixed & TABLE_BIT (index) && setup->options[index] != word->value)
        return said_twice (id);
      if (word)
        {
          setup->options[index] = word->value;
          *fixed |= TABLE_BIT (index);
        }
      else
        pw_command_misused (&pw_command_deal, _("\"%s\" is not a value of %s: %s is expected."), value, id,
                            _(option->words->expects));
      return word != NULL;
    }
  option = find_option (game->terms.seat_options, game->terms.n_seat_options, id, &index);
  if (option)
    {
      g_auto (GStrv) values = g_strsplit (value, ",", -1);
      guint n = g_strv_length (values);

      if (n > setup->n_players)
        {
          pw_command_misused (&pw_command_deal, _("\"%s\" gives %u seats a %s, and %u play."), value, n, id, setup->n_players);
          return FALSE;
        }
      for (guint seat = 0; seat < setup->n_players; seat++)
        {
          const PwWord *word = n > 0 ? find_word (option->words, values[MIN (seat, n - 1)]) : NULL;

          if (!word)
            {
              pw_command_misused (&pw_command_deal, _("\"%s\" is not a value of %s: %s is expected."), value, id,
                                  _(option->words->expects));
              return FALSE;
            }
          if (*fixed & SEAT_BIT (index) && setup->seat_options[seat][index] != word->value)
            return said_twice (id);
          setup->seat_options[seat][index] = word->value;
        }
      *fixed |= SEAT_BIT (index);
      return TRUE;
    }
  pw_command_misused (&pw_command_deal, _("%s has no option \"%s\"."), _(game->name), id);
  return FALSE;
}

/* Sets the option of the table that has such a value, whatever the game calls it: "solo". */
static gboolean
set_mode (const PwGame *game, PwSetup *setup, const char *value, guint64 *fixed)
{
  for (guint i = 0; i < game->terms.n_options; i++)
    if (find_word (game->terms.options[i].words, value))
      return set_option (game, setup, game->terms.options[i].id, value, fixed);
  pw_command_misused (&pw_command_deal, _("%s has no %s game."), _(game->name), value);
  return FALSE;
}

/* Names from a list with commas; short ones where there is none, so that lines stay short. */
void
pw_cli_set_names (PwSetup *setup, const char *list)
{
  static const char *const names[PW_MAX_PLAYERS] = { "Ana", "Ben", "Cleo", "Dan", "Eva", "Fay" };
  g_auto (GStrv) given = g_strsplit (list ? list : "", ",", -1);
  guint n = g_strv_length (given);

  for (guint seat = 0; seat < setup->n_players; seat++)
    pw_setup_set_name (setup, seat, seat < n ? given[seat] : names[seat]);
}

/* The values of a seat option that are put before people. */
static GArray *
offered_values (const PwGame *game, const PwSetup *setup, guint option)
{
  const PwVocabulary *words = game->terms.seat_options[option].words;
  GArray *values = g_array_new (FALSE, FALSE, sizeof (gint16));

  for (guint i = 0; i < words->n_words; i++)
    if (pw_game_offered (game, setup, option, words->words[i].value))
      g_array_append_val (values, words->words[i].value);
  return values;
}

/* Draws what each seat gets, all different while there are enough. */
static void
draw_seat_options (const PwGame *game, PwSetup *setup, guint64 fixed, PwRandom *random)
{
  for (guint i = 0; i < game->terms.n_seat_options; i++)
    {
      g_autoptr (GArray) values = offered_values (game, setup, i);

      /* With nothing to choose from, the game says why it cannot be set up. */
      if (fixed & SEAT_BIT (i) || values->len == 0)
        continue;
      for (guint seat = 0; seat < setup->n_players; seat++)
        {
          guint leader = pw_game_side_leader (game, setup, seat);
          gboolean taken = leader == seat;

          setup->seat_options[seat][i] = setup->seat_options[leader][i];
          while (taken)
            {
              setup->seat_options[seat][i] = g_array_index (values, gint16, pw_random_below (random, values->len));
              taken = FALSE;
              for (guint other = 0; other < seat && values->len >= setup->n_players; other++)
                taken = taken || setup->seat_options[other][i] == setup->seat_options[seat][i];
            }
        }
    }
}

/* -- Writing ------------------------------------------------------------------------------------ */

/* Whether people decide by a style of their own. */
static gboolean
has_style (PwDealFlags flags)
{
  return (flags & (PW_DEAL_GREEDY | PW_DEAL_BUILDER | PW_DEAL_SKILLED)) != 0;
}

/* One game played to its end; NULL after it printed why not. */
static PwRecord *
deal_one (const PwGame *game, const PwSetup *setup, guint64 fixed, const DealOptions *options, guint64 i, PwDealFlags flags)
{
  guint64 seed = (guint64) options->seed;
  g_autoptr (PwSetup) mine = pw_setup_copy (setup);
  g_autoptr (PwHistory) history = NULL;
  g_autoptr (GError) error = NULL;
  PwRandom random = pw_random_stream (seed, i);

  draw_seat_options (game, mine, fixed, &random);
  /* What goes with a part that is left out is not written as if it were played, unless somebody said so. */
  pw_idle_options_clear (mine, fixed >> PW_MAX_OPTIONS);
  if (pw_setup_validate (mine, game, &error))
    history = pw_history_new (game, mine, &error);
  if (history && pw_dealer_play (history, &random, flags, &error))
    {
      PwRecord *record = pw_record_new (g_steal_pointer (&history));

      /* The same seed gives the same bytes: no time, no name of its own. */
      g_clear_pointer (&record->created, g_free);
      g_clear_pointer (&record->uid, g_free);
      /* Of what is not the default the record says how it comes again. */
      if (has_style (flags))
        {
          g_free (record->title);
          record->title = g_strdup_printf ("deal --style %s --seed %" G_GUINT64_FORMAT ", game %" G_GUINT64_FORMAT,
                                           options->style, seed, i + 1);
        }
      return record;
    }
  pw_complain ("pipwright-referee deal: %s", error->message);
  return NULL;
}

static PwExit
write_one (const PwRecord *record, const PwGame *game, const DealOptions *options, guint64 i)
{
  g_autofree char *name = NULL, *path = NULL;
  g_autoptr (GError) error = NULL;
  gboolean written;

  name = g_strdup_printf ("%s%s%s-%" G_GINT64_FORMAT "-%" G_GUINT64_FORMAT "%s", game->id, options->style ? "-" : "",
                          options->style ? options->style : "", options->seed, i + 1, options->text ? ".txt" : ".pipwright");
  path = g_build_filename (options->output, name, NULL);
  if (options->text)
    {
      g_autofree char *text = pw_record_print_text (record);

      written = pw_disk_write (path, text, -1, 0644, &error);
    }
  else
    {
      written = pw_record_save (record, path, &error);
    }
  if (!written)
    {
      pw_complain ("%s: file: %s", path, error->message);
      return PW_EXIT_UNREADABLE;
    }
  pw_say ("%s", path);
  return PW_EXIT_LEGAL;
}

/* On one line, for programs that read many. */
static void
print_compact (const PwRecord *record)
{
  g_autofree char *text = pw_record_print (record);
  g_autofree char *line = NULL;
  JsonNode *root = json_from_string (text, NULL);

  line = json_to_string (root, FALSE);
  pw_say_record (line);
  json_node_unref (root);
}

static void
print_one (const PwRecord *record, const DealOptions *options, guint64 i)
{
  g_autofree char *text = NULL;

  if (options->json)
    {
      print_compact (record);
      return;
    }
  text = options->text ? pw_record_print_text (record) : pw_record_print (record);
  pw_say_text (i > 0 ? "\n" : "");
  pw_say_record (text);
}

static PwExit
deal (const PwGame *game, const PwSetup *setup, guint64 fixed, PwDealFlags flags, const DealOptions *options)
{
  if (options->output && g_mkdir_with_parents (options->output, 0777) != 0)
    {
      pw_complain ("%s: file: %s", options->output, _("The directory cannot be made."));
      return PW_EXIT_UNREADABLE;
    }
  for (guint64 i = 0; i < (guint64) options->games; i++)
    {
      g_autoptr (PwRecord) record = deal_one (game, setup, fixed, options, i, flags);

      if (!record)
        return PW_EXIT_ILLEGAL;
      if (!options->output)
        print_one (record, options, i);
      else if (write_one (record, game, options, i) != PW_EXIT_LEGAL)
        return PW_EXIT_UNREADABLE;
    }
  return PW_EXIT_LEGAL;
}

/* -- What goes together --------------------------------------------------------------------------- */

static gboolean
read_numbers (DealOptions *options)
{
  return pw_command_number (&pw_command_deal, "--players", options->players_text, 1, PW_MAX_PLAYERS, &options->players) &&
         pw_command_number (&pw_command_deal, "--seed", options->seed_text, G_MININT64, G_MAXINT64, &options->seed) &&
         pw_command_number (&pw_command_deal, "--games", options->games_text, 1, G_MAXINT64, &options->games);
}

/* What one option asks for, the other forbids, or would not be heard beside it. */
static gboolean
go_together (const DealOptions *options)
{
  const struct
  {
    gboolean both;
    const char *one, *other;
  } pairs[] = {
    { options->json && options->text, "--json", "--text" },       { options->bench && options->output, "--bench", "--output" },
    { options->bench && options->text, "--bench", "--text" },     { options->json && options->output, "--json", "--output" },
    { options->match && options->bench, "--match", "--bench" },   { options->match && options->output, "--match", "--output" },
    { options->match && options->text, "--match", "--text" },     { options->match && options->style, "--match", "--style" },
    { options->match && options->depots, "--match", "--depots" },
  };

  if (options->solo && options->team)
    {
      pw_command_misused (&pw_command_deal, "%s", _("A game is played alone or in teams: give --solo or --team, not both."));
      return FALSE;
    }
  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    if (pairs[i].both)
      {
        pw_command_misused (&pw_command_deal, _("%s and %s contradict each other: give one of them."), pairs[i].one,
                            pairs[i].other);
        return FALSE;
      }
  return TRUE;
}

/* Whether as many play as were said to, alone or in teams, and as were named. */
static gboolean
seats_suffice (const PwGame *game, const PwSetup *setup, const DealOptions *options)
{
  g_auto (GStrv) names = g_strsplit (options->names ? options->names : "", ",", -1);
  guint min, max;

  pw_game_seats (game, setup, &min, &max);
  if ((options->solo || options->team) && (setup->n_players < min || setup->n_players > max))
    {
      g_autoptr (GError) error = NULL;

      pw_setup_check (setup, game, &error);
      pw_command_misused (&pw_command_deal, _("%s and --players %u contradict each other. %s"),
                          options->solo ? "--solo" : "--team", setup->n_players, error ? error->message : "");
      return FALSE;
    }
  if (g_strv_length (names) > setup->n_players)
    {
      pw_command_misused (&pw_command_deal, _("--names names %u, and %u play."), g_strv_length (names), setup->n_players);
      return FALSE;
    }
  return TRUE;
}

/* -- The command ---------------------------------------------------------------------------------- */

static gboolean
apply_options (const PwGame *game, PwSetup *setup, const DealOptions *options, guint64 *fixed, PwDealFlags *flags)
{
  if (options->depots && g_str_equal (options->depots, "lazy"))
    *flags = PW_DEAL_LAZY;
  else if (options->depots && g_str_equal (options->depots, "open"))
    *flags = PW_DEAL_OPEN;
  else if (options->depots && !g_str_equal (options->depots, "recorded"))
    {
      pw_command_misused (&pw_command_deal, _("Depots are \"recorded\", \"lazy\" or \"open\", not \"%s\"."), options->depots);
      return FALSE;
    }
  if (options->style && g_str_equal (options->style, "greedy"))
    *flags |= PW_DEAL_GREEDY;
  else if (options->style && g_str_equal (options->style, "builder"))
    *flags |= PW_DEAL_BUILDER;
  else if (options->style && g_str_equal (options->style, "policy"))
    *flags |= PW_DEAL_SKILLED;
  else if (options->style && !g_str_equal (options->style, "random"))
    {
      pw_command_misused (&pw_command_deal, _("A style is \"random\", \"greedy\", \"builder\" or \"policy\", not \"%s\"."),
                          options->style);
      return FALSE;
    }
  if (options->edition && !set_option (game, setup, "edition", options->edition, fixed))
    return FALSE;
  if (options->solo && !set_mode (game, setup, "solo", fixed))
    return FALSE;
  if (options->team && !set_mode (game, setup, "team", fixed))
    return FALSE;
  if (options->modules)
    {
      g_auto (GStrv) modules = g_strsplit (options->modules, ",", -1);

      for (guint i = 0; modules[i]; i++)
        if (!set_option (game, setup, g_strstrip (modules[i]), "yes", fixed))
          return FALSE;
    }
  for (guint i = 0; options->options && options->options[i]; i++)
    {
      g_auto (GStrv) parts = g_strsplit (options->options[i], "=", 2);

      if (g_strv_length (parts) != 2)
        {
          pw_command_misused (&pw_command_deal, _("An option is written ID=VALUE, not \"%s\"."), options->options[i]);
          return FALSE;
        }
      if (!set_option (game, setup, parts[0], parts[1], fixed))
        return FALSE;
    }
  return TRUE;
}

/* Gives the seats what files hold, for the first seat option that takes such things; the last file
 * is for all seats that are left. */
static gboolean
apply_components (const PwGame *game, PwSetup *setup, char **files, guint64 *fixed)
{
  guint n = files ? g_strv_length (files) : 0;

  if (n == 0)
    return TRUE;
  if (game->components == NULL || game->terms.n_seat_options == 0)
    {
      pw_command_misused (&pw_command_deal, _("%s has nothing that is read from such a file."), _(game->name));
      return FALSE;
    }
  if (n > setup->n_players)
    {
      pw_command_misused (&pw_command_deal, _("--duchy is given %u times, and %u play."), n, setup->n_players);
      return FALSE;
    }
  if (*fixed & SEAT_BIT (0))
    return said_twice (game->terms.seat_options[0].id);
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      guint leader = pw_game_side_leader (game, setup, seat);
      const char *path = files[MIN (leader, n - 1)];
      g_autofree char *text = NULL;
      g_autoptr (GError) error = NULL;

      if (!pw_disk_read (path, MAX_COMPONENT_BYTES, &text, NULL, NULL, &error) ||
          !game->components->parse (0, text, &setup->seat_options[seat][0], &error))
        {
          guint line = pw_record_error_get_line (error);

          if (line > 0)
            pw_complain ("%s:%u: file: %s", path, line, pw_record_error_get_text (error));
          else
            pw_complain ("%s: file: %s", path, pw_record_error_get_text (error));
          return FALSE;
        }
      pw_setup_hold (setup);
      if (game->terms.seat_options[0].words->parts)
        pw_parts_release (game->terms.seat_options[0].words->parts, setup->seat_options[seat][0]);
    }
  *fixed |= SEAT_BIT (0);
  return TRUE;
}

/* Whether such a game can be played by so many: what seats may choose is tried too. */
static gboolean
can_be_played (const PwGame *game, const DealOptions *options, guint players)
{
  g_autoptr (PwSetup) setup = pw_setup_new (game, players);
  PwRandom random = pw_random_stream (1, 0);
  gpointer state;

  for (guint i = 0; options->options && options->options[i]; i++)
    {
      g_auto (GStrv) parts = g_strsplit (options->options[i], "=", 2);
      const PwOption *option;
      const PwWord *word;
      guint index;

      option = g_strv_length (parts) == 2 ? find_option (game->terms.options, game->terms.n_options, parts[0], &index) : NULL;
      word = option ? find_word (option->words, parts[1]) : NULL;
      if (word)
        setup->options[index] = word->value;
    }
  draw_seat_options (game, setup, 0, &random);
  state = pw_game_state_new (game, setup, NULL);
  g_aligned_free (state);
  return state != NULL;
}

/* The smallest number of players of such a game, where nobody has said how many. */
static int
fewest_players (const PwGame *game, const DealOptions *options)
{
  for (guint n = game->min_players; n <= game->max_players; n++)
    if (can_be_played (game, options, n))
      return (int) n;
  return (int) game->min_players;
}

/* Reads the command line; what it returns is not legal where it cannot be read. */
static PwExit
read_options (int argc, char **argv, DealOptions *options)
{
  const GOptionEntry entries[] = { { "game", 'g', 0, G_OPTION_ARG_STRING, &options->game_id, NULL, NULL },
                                   { "players", 'p', 0, G_OPTION_ARG_STRING, &options->players_text, NULL, NULL },
                                   { "seed", 's', 0, G_OPTION_ARG_STRING, &options->seed_text, NULL, NULL },
                                   { "games", 'n', 0, G_OPTION_ARG_STRING, &options->games_text, NULL, NULL },
                                   { "depots", 0, 0, G_OPTION_ARG_STRING, &options->depots, NULL, NULL },
                                   { "style", 0, 0, G_OPTION_ARG_STRING, &options->style, NULL, NULL },
                                   { "match", 0, 0, G_OPTION_ARG_STRING, &options->match, NULL, NULL },
                                   { "edition", 0, 0, G_OPTION_ARG_STRING, &options->edition, NULL, NULL },
                                   { "names", 0, 0, G_OPTION_ARG_STRING, &options->names, NULL, NULL },
                                   { "modules", 'm', 0, G_OPTION_ARG_STRING, &options->modules, NULL, NULL },
                                   { "solo", 0, 0, G_OPTION_ARG_NONE, &options->solo, NULL, NULL },
                                   { "team", 0, 0, G_OPTION_ARG_NONE, &options->team, NULL, NULL },
                                   { "option", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options->options, NULL, NULL },
                                   { "duchy", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &options->components, NULL, NULL },
                                   { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options->output, NULL, NULL },
                                   { "bench", 0, 0, G_OPTION_ARG_NONE, &options->bench, NULL, NULL },
                                   { "json", 0, 0, G_OPTION_ARG_NONE, &options->json, NULL, NULL },
                                   { "text", 0, 0, G_OPTION_ARG_NONE, &options->text, NULL, NULL },
                                   G_OPTION_ENTRY_NULL };

  if (!pw_command_parse (&pw_command_deal, entries, &argc, &argv))
    return PW_EXIT_UNREADABLE;
  if (argc > 1)
    return pw_command_misused (&pw_command_deal, _("\"%s\" is not expected here."), argv[1]);
  return read_numbers (options) && go_together (options) ? PW_EXIT_LEGAL : PW_EXIT_UNREADABLE;
}

static PwExit
run (int argc, char **argv)
{
  g_auto (DealOptions) options = { .players = 0, .seed = 1, .games = 1 };
  g_autoptr (PwSetup) setup = NULL;
  g_autoptr (GError) error = NULL;
  PwDealFlags flags = PW_DEAL_RECORDED;
  guint64 fixed = 0;
  const PwGame *game;
  PwExit exit = read_options (argc, argv, &options);
  PwRandom random;

  if (exit != PW_EXIT_LEGAL)
    return exit;
  game = pw_cli_game (&pw_command_deal, options.game_id, &exit);
  if (!game)
    return exit;
  if (options.players == 0)
    options.players = options.solo ? 1 : options.team ? 4 : fewest_players (game, &options);
  if (options.players < game->min_players || options.players > game->max_players)
    return pw_command_misused (&pw_command_deal, _("%s is played by %u to %u players."), _(game->name), game->min_players,
                               game->max_players);
  setup = pw_setup_new (game, (guint) options.players);
  pw_cli_set_names (setup, options.names);
  if (!apply_options (game, setup, &options, &fixed, &flags) || !seats_suffice (game, setup, &options) ||
      !apply_components (game, setup, options.components, &fixed))
    return PW_EXIT_UNREADABLE;
  /* Names that are none, before any game. */
  if (!pw_setup_validate (setup, game, &error))
    return pw_command_misused (&pw_command_deal, "%s", error->message);
  if (!options.bench && !options.match)
    return deal (game, setup, fixed, flags, &options);

  random = pw_random_stream ((guint64) options.seed, 0);
  draw_seat_options (game, setup, fixed, &random);
  if (options.match)
    return pw_deal_match (game, setup, (guint64) options.seed, (guint64) options.games, options.match, options.json);
  return pw_deal_bench (game, setup, (guint64) options.seed, (guint64) options.games, flags, options.json);
}

const PwCommand pw_command_deal = {
  .name = "deal",
  .usage = "[--game ID] [--players N] [--seed S] [--games K] [--depots recorded|lazy|open]\n"
           "         [--style random|greedy|builder|policy] [--edition WORD] [--names A,B,...] [--modules A,B,...] [--solo | --team]\n"
           "         [--option ID=VALUE]... [--duchy FILE]... [--output DIR] [--text | --json] [--bench]\n"
           "         [--match A,B]",
  .summary = N_("writes random legal complete games"),
  .text = N_("Plays games with random dice, draws and moves from the first to the last and writes them as records:\n"
             "to standard output, with an empty line between them, or each into a file of its own in DIR. The same\n"
             "seed gives the same games everywhere. --depots recorded (the default) names every tile as soon as it\n"
             "lies open, lazy when it is taken, open no sooner than the rules need; so too with --bench. What each seat may choose is drawn\n"
             "unless --option gives it, for one seat after the other (ID=FIRST,SECOND; \"help notation\" lists\n"
             "them). --style says how players decide: random (the default) does anything legal, greedy mostly takes what\n"
             "scores most at once, builder mostly saves up and builds for later, policy plays as well as the program can without\n"
             "looking ahead; the same seed and style give the same games, and the title of the record names both. --modules plays with those expansions, --solo with one player and --team with two teams, where the\n"
             "game has such. --duchy plays on a duchy that people entered, for one seat after the other, the last file for\n"
             "all that are left. --json writes each record on a single line, --text the plain notation. --bench writes nothing\n"
             "and prints how many games and moves a second were played; each move is chosen from the full legal\n"
             "list, checked and applied with its events; then how fast reviews play the same games out. --match plays games between two ways to decide, each of them\n"
             "random, greedy, builder, policy (the best the program has without looking ahead) or search:N (which plays N games on\n"
             "before each decision; search:1s or search:0.2s do so for as many seconds of processor time), exchanges the seats in\n"
             "every second game, and prints how often the first one won, and by how much, with an interval of 95 %."),
  .examples = "pipwright-referee deal --game burgundy --players 3 --seed 7 > game.pipwright\n"
              "pipwright-referee deal --players 4 --games 100 --output games\n"
              "pipwright-referee deal --players 2 --edition 2011 --names Ana,Ben --text\n"
              "pipwright-referee deal --players 3 --modules shields,inns --seed 7 > game.pipwright\n"
              "pipwright-referee deal --game kingsburg --players 4 --style builder --seed 7 > game.pipwright\n"
              "pipwright-referee deal --players 4 --games 2000 --bench\n"
              "pipwright-referee deal --players 2 --games 1000 --match builder,greedy\n"
              "pipwright-referee deal --players 2 --games 4 --match search:1s,policy",
  .run = run,
};
