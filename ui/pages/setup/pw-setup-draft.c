/* pw-setup-draft.c: changing who plays and how before a game begins; no widget needed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-setup-draft.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/pw-dealer.h"
#include "model/pw-names.h"
#include "pw-settings.h"

#define MAX_NAME 60

static int
find_word (const PwOption *option, const char *word)
{
  for (guint i = 0; i < pw_vocabulary_count (option->words); i++)
    {
      const PwWord *known = pw_vocabulary_nth (option->words, i);

      if (g_str_equal (known->word, word))
        return known->value;
    }
  return option->def;
}

static gboolean
name_taken (const PwSetup *setup, const char *name, guint but)
{
  g_autofree char *folded = g_utf8_casefold (name, -1);

  for (guint i = 0; i < setup->n_players; i++)
    if (i != but && setup->names[i])
      {
        g_autofree char *other = g_utf8_casefold (setup->names[i], -1);

        if (g_str_equal (folded, other))
          return TRUE;
      }
  return FALSE;
}

/* A name for a new seat that nobody has yet: of those that are kept, else "Player 3". */
static void
name_seat (PwSetup *setup, guint seat)
{
  GSettings *settings = pw_settings_get ();
  g_auto (GStrv) kept = settings ? g_settings_get_strv (settings, "player-names") : NULL;

  for (char **name = kept; name && *name; name++)
    {
      g_autofree char *clean = pw_names_clean (*name);

      if (clean && !name_taken (setup, clean, seat))
        {
          pw_setup_set_name (setup, seat, clean);
          return;
        }
    }
  for (guint n = seat + 1;; n++)
    {
      g_autofree char *name = g_strdup_printf (_("Player %u"), n);

      if (!name_taken (setup, name, seat))
        {
          pw_setup_set_name (setup, seat, name);
          return;
        }
    }
}

static guint
free_marker (const PwSetup *setup, guint but)
{
  for (guint marker = 1; marker <= PW_MAX_PLAYERS; marker++)
    {
      gboolean taken = FALSE;

      for (guint i = 0; i < setup->n_players; i++)
        taken |= i != but && setup->markers[i] == marker;
      if (!taken)
        return marker;
    }
  return 1;
}

static void
default_seat (PwSetup *setup, const PwGame *game, guint seat)
{
  name_seat (setup, seat);
  setup->markers[seat] = (guint8) free_marker (setup, seat);
  for (guint i = 0; i < game->terms.n_seat_options; i++)
    setup->seat_options[seat][i] = game->terms.seat_options[i].def;
}

static void
swap_seats (PwSetup *setup, guint a, guint b)
{
  char *name = setup->names[a], *isolated = setup->isolated[a];
  guint8 marker = setup->markers[a];
  gint16 options[PW_MAX_OPTIONS];

  memcpy (options, setup->seat_options[a], sizeof options);
  setup->names[a] = setup->names[b];
  setup->isolated[a] = setup->isolated[b];
  setup->markers[a] = setup->markers[b];
  memcpy (setup->seat_options[a], setup->seat_options[b], sizeof options);
  setup->names[b] = name;
  setup->isolated[b] = isolated;
  setup->markers[b] = marker;
  memcpy (setup->seat_options[b], options, sizeof options);
  /* Whose board is followed is a player, not a seat. */
  if (setup->me == a || setup->me == b)
    setup->me = (guint8) (setup->me == a ? b : a);
}

static void
recall_options (GVariant *words, const PwOption *options, guint n_options, gint16 *values)
{
  for (guint i = 0; i < n_options; i++)
    {
      const char *word;

      if (g_variant_lookup (words, options[i].id, "&s", &word))
        values[i] = (gint16) find_word (&options[i], word);
    }
}

/* What is agreed for every game, beside the game's own options. */
static void
recall_term (GVariant *words, const PwVocabulary *vocabulary, guint8 *value)
{
  const char *word;

  if (g_variant_lookup (words, vocabulary->name, "&s", &word))
    for (guint i = 0; i < vocabulary->n_words; i++)
      if (g_str_equal (vocabulary->words[i].word, word))
        *value = (guint8) vocabulary->words[i].value;
}

/* Takes the players of last time over where they fit @game. */
static void
recall_players (PwSetup *setup, const PwGame *game, GVariant *players, gboolean same_game)
{
  GVariantIter iter;
  const char *name;
  guchar marker;
  GVariant *options;
  guint seat = 0;

  g_variant_iter_init (&iter, players);
  while (g_variant_iter_next (&iter, "(&sy@a{ss})", &name, &marker, &options))
    {
      if (seat < setup->n_players)
        {
          if (*name && g_utf8_strlen (name, -1) <= MAX_NAME)
            pw_setup_set_name (setup, seat, name);
          if (marker >= 1 && marker <= pw_setup_draft_markers (game))
            pw_setup_draft_set_marker (setup, seat, marker);
          if (same_game)
            recall_options (options, game->terms.seat_options, game->terms.n_seat_options, setup->seat_options[seat]);
        }
      seat++;
      g_variant_unref (options);
    }
}

/**
 * pw_setup_draft_new:
 * @game: what is played
 * @settings: (nullable): where the last set-up is remembered
 *
 * Returns: (transfer full): a set-up to start from: the players and options of last time, or the
 *   game's defaults. It passes pw_setup_validate().
 */
PwSetup *
pw_setup_draft_new (const PwGame *game, GSettings *settings)
{
  g_autoptr (GVariant) players = settings ? g_settings_get_value (settings, "last-players") : NULL;
  g_autoptr (GVariant) options = settings ? g_settings_get_value (settings, "last-options") : NULL;
  g_autofree char *last = settings ? g_settings_get_string (settings, "last-game") : NULL;
  gsize n = players ? g_variant_n_children (players) : 0;
  guint n_players = n ? (guint) n : MIN (3, game->max_players);
  PwSetup *setup = pw_setup_new (game, 0);
  gboolean same_game = g_strcmp0 (last, game->id) == 0;
  const char *clock;
  guint min, max;

  /* First: the number of players depends on them. */
  if (options && same_game)
    recall_options (options, game->terms.options, game->terms.n_options, setup->options);
  pw_game_seats (game, setup, &min, &max);
  setup->n_players = CLAMP (n_players, min, max);
  for (guint seat = 0; seat < setup->n_players; seat++)
    pw_setup_set_name (setup, seat, "");
  for (guint seat = 0; seat < setup->n_players; seat++)
    default_seat (setup, game, seat);
  if (players)
    recall_players (setup, game, players, same_game);
  if (options)
    {
      recall_term (options, &pw_hints_words, &setup->hints);
      /* To that the table agrees anew for each game. */
      if (setup->hints == PW_HINTS_ADVICE)
        setup->hints = PW_HINTS_POINTS;
      recall_term (options, &pw_dealer_words, &setup->dealer);
      setup->clock = g_variant_lookup (options, "clock", "&s", &clock) && g_str_equal (clock, "yes");
    }
  /* Somebody may have edited the settings: never begin with what cannot be. */
  for (guint seat = 0; seat < setup->n_players; seat++)
    if (name_taken (setup, setup->names[seat], seat))
      name_seat (setup, seat);
  if (!pw_setup_validate (setup, game, NULL))
    for (guint seat = 0; seat < setup->n_players; seat++)
      default_seat (setup, game, seat);
  pw_setup_draft_fit (setup, game);
  return setup;
}

/* A seat that was taken before and has been left: whoever sat there comes back. */
static gboolean
comes_back (const PwSetup *setup, guint seat)
{
  return setup->names[seat] && *setup->names[seat] && !name_taken (setup, setup->names[seat], seat);
}

/* Sits somebody down on the next seat. */
static void
fill_seat (PwSetup *setup, const PwGame *game)
{
  guint seat = setup->n_players++;

  if (!comes_back (setup, seat))
    {
      default_seat (setup, game, seat);
      return;
    }
  for (guint i = 0; i < seat; i++)
    if (setup->markers[i] == setup->markers[seat])
      setup->markers[seat] = (guint8) free_marker (setup, seat);
}

/* What is put before @seat first: the default where it fits the set-up. */
static int
first_offered (const PwSetup *setup, const PwGame *game, guint option)
{
  const PwOption *seat_option = &game->terms.seat_options[option];

  if (pw_game_offered (game, setup, option, seat_option->def))
    return seat_option->def;
  for (guint i = 0; i < pw_vocabulary_count (seat_option->words); i++)
    {
      int value = pw_vocabulary_nth (seat_option->words, i)->value;

      if (pw_game_offered (game, setup, option, value))
        return value;
    }
  return -1;
}

/**
 * pw_setup_draft_fit:
 * @setup: a set-up in which an option of the table was chosen
 * @game: its game
 *
 * Lets as many players sit down as play with these options, and gives them what is offered then. Who
 * has to leave comes back with the next option that has a seat for them.
 */
void
pw_setup_draft_fit (PwSetup *setup, const PwGame *game)
{
  guint min, max;

  pw_game_seats (game, setup, &min, &max);
  while (setup->n_players < min)
    fill_seat (setup, game);
  setup->n_players = MIN (setup->n_players, max);
  if (setup->me >= setup->n_players)
    setup->me = 0;
  for (guint i = 0; i < game->terms.n_seat_options; i++)
    for (guint seat = 0; seat < PW_MAX_PLAYERS; seat++)
      if (!pw_game_offered (game, setup, i, setup->seat_options[seat][i]))
        {
          int value = first_offered (setup, game, i);

          /* Where nothing fits, the check of the set-up says so. */
          if (value >= 0)
            setup->seat_options[seat][i] = (gint16) value;
        }
  pw_game_adjust (game, setup, PW_TABLE);
  pw_setup_hold (setup);
}

/**
 * pw_setup_draft_shuffle:
 * @setup: a set-up
 * @game: its game
 * @option: one of the seat options
 * @seed: of the random numbers
 *
 * Gives everybody a value of @option at random, each another one as long as there are enough.
 */
void
pw_setup_draft_shuffle (PwSetup *setup, const PwGame *game, guint option, guint64 seed)
{
  const PwVocabulary *words = game->terms.seat_options[option].words;
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (int));
  PwRandom random = { seed };

  for (guint i = 0; i < pw_vocabulary_count (words); i++)
    {
      int value = pw_vocabulary_nth (words, i)->value;

      if (pw_game_offered (game, setup, option, value))
        g_array_append_val (values, value);
    }
  for (guint seat = 0; seat < setup->n_players && values->len > 0; seat++)
    {
      guint left = values->len - seat % values->len;
      guint pick = pw_random_below (&random, left);
      int value = g_array_index (values, int, pick);

      /* What is dealt goes behind what is left. */
      g_array_index (values, int, pick) = g_array_index (values, int, left - 1);
      g_array_index (values, int, left - 1) = value;
      setup->seat_options[seat][option] = (gint16) value;
    }
  pw_game_adjust (game, setup, PW_TABLE);
  pw_setup_hold (setup);
}

/* Why @option stays off, in a sentence, and what would help. */
static char *
why_off (const PwGame *game, guint option, const GError *error)
{
  const char *remedy = error->domain == PW_RULE_ERROR ? pw_rule_error_get_remedy (error) : NULL;
  g_autofree char *off = g_strdup_printf (_("Not chosen: %s."), _(game->terms.options[option].title));

  return remedy ? g_strdup_printf ("%s %s %s", off, error->message, remedy) : g_strdup_printf ("%s %s", off, error->message);
}

/**
 * pw_setup_draft_preset:
 * @setup: a set-up
 * @game: its game
 * @preset: index of PwGameTerms.presets
 * @off: (out): the first option that stays off though it is wanted, or -1
 *
 * Chooses several options at once: of those it wants, each that a game can be played with.
 *
 * Returns: (transfer full) (nullable): why that one stays off, and what would help; %NULL where all are on
 */
char *
pw_setup_draft_preset (PwSetup *setup, const PwGame *game, guint preset, int *off)
{
  const PwPreset *wanted = &game->terms.presets[preset];
  char *why = NULL;

  *off = -1;
  for (guint i = 0; i < game->terms.n_options; i++)
    if (wanted->off >> i & 1)
      setup->options[i] = (gint16) game->terms.options[i].words->words[0].value;
  for (guint i = 0; i < game->terms.n_options; i++)
    if (wanted->on >> i & 1)
      {
        gint16 before = setup->options[i];
        g_autoptr (GError) error = NULL;

        setup->options[i] = (gint16) game->terms.options[i].words->words[1].value;
        if (pw_setup_check (setup, game, &error))
          continue;
        setup->options[i] = before;
        if (*off >= 0)
          continue;
        *off = (int) i;
        why = why_off (game, i, error);
      }
  pw_setup_draft_fit (setup, game);
  return why;
}

/* Gives the seats those values of @seat_option that a game can be played with, each another one as long as there are enough. */
static gboolean
try_values (PwSetup *setup, const PwGame *game, guint seat_option)
{
  const PwVocabulary *words = game->terms.seat_options[seat_option].words;
  g_autoptr (GArray) fit = g_array_new (FALSE, FALSE, sizeof (gint16));

  for (guint i = 0; i < pw_vocabulary_count (words); i++)
    {
      gint16 value = (gint16) pw_vocabulary_nth (words, i)->value;

      if (!pw_game_offered (game, setup, seat_option, value))
        continue;
      for (guint seat = 0; seat < setup->n_players; seat++)
        setup->seat_options[seat][seat_option] = value;
      if (pw_setup_check (setup, game, NULL))
        g_array_append_val (fit, value);
    }
  for (guint seat = 0; seat < setup->n_players && fit->len > 0; seat++)
    setup->seat_options[seat][seat_option] = g_array_index (fit, gint16, seat % fit->len);
  return fit->len > 0 && pw_setup_check (setup, game, NULL);
}

/**
 * pw_setup_draft_make_room:
 * @setup: a set-up
 * @game: its game
 * @option: an option of the table that is off, because what the players have chosen does not allow it
 *
 * Chooses for the players what allows it, such as boards, and turns it on.
 *
 * Returns: %FALSE, with nothing changed, where nothing that is known does
 */
gboolean
pw_setup_draft_make_room (PwSetup *setup, const PwGame *game, guint option)
{
  g_autoptr (PwSetup) trial = pw_setup_copy (setup);

  trial->options[option] = (gint16) game->terms.options[option].words->words[1].value;
  for (guint i = 0; i < game->terms.n_seat_options; i++)
    {
      if (!try_values (trial, game, i))
        continue;
      setup->options[option] = trial->options[option];
      for (guint seat = 0; seat < setup->n_players; seat++)
        setup->seat_options[seat][i] = trial->seat_options[seat][i];
      pw_setup_hold (setup);
      return TRUE;
    }
  return FALSE;
}

/* @agreed: (nullable): the set-up whose terms for every game go along. */
static GVariant *
option_words (const PwOption *options, guint n_options, const gint16 *values, const PwSetup *agreed)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{ss}"));
  if (agreed)
    {
      g_variant_builder_add (&builder, "{ss}", pw_hints_words.name, pw_vocabulary_get (&pw_hints_words, agreed->hints)->word);
      g_variant_builder_add (&builder, "{ss}", pw_dealer_words.name, pw_vocabulary_get (&pw_dealer_words, agreed->dealer)->word);
      g_variant_builder_add (&builder, "{ss}", "clock", agreed->clock ? "yes" : "no");
    }
  for (guint i = 0; i < n_options; i++)
    {
      const PwWord *word = pw_vocabulary_get (options[i].words, values[i]);

      if (word)
        g_variant_builder_add (&builder, "{ss}", options[i].id, word->word);
    }
  return g_variant_builder_end (&builder);
}

/**
 * pw_setup_draft_remember:
 * @setup: what was played
 * @game: its game
 * @settings: (nullable): where to remember it
 *
 * Keeps @setup for pw_setup_draft_new().
 */
void
pw_setup_draft_remember (const PwSetup *setup, const PwGame *game, GSettings *settings)
{
  GVariantBuilder players;

  if (!settings)
    return;
  g_variant_builder_init (&players, G_VARIANT_TYPE ("a(sya{ss})"));
  for (guint seat = 0; seat < setup->n_players; seat++)
    g_variant_builder_add (&players, "(sy@a{ss})", setup->names[seat], setup->markers[seat],
                           option_words (game->terms.seat_options, game->terms.n_seat_options, setup->seat_options[seat], NULL));
  g_settings_set_string (settings, "last-game", game->id);
  g_settings_set_value (settings, "last-options",
                        option_words (game->terms.options, game->terms.n_options, setup->options, setup));
  g_settings_set_value (settings, "last-players", g_variant_builder_end (&players));
}

/**
 * pw_setup_draft_add:
 *
 * Adds a player at the end of the order.
 *
 * Returns: %FALSE when the game takes no more
 */
gboolean
pw_setup_draft_add (PwSetup *setup, const PwGame *game)
{
  guint min, max;

  pw_game_seats (game, setup, &min, &max);
  if (setup->n_players >= max)
    return FALSE;
  pw_setup_set_name (setup, setup->n_players, NULL);
  fill_seat (setup, game);
  pw_setup_draft_fit (setup, game);
  return TRUE;
}

/**
 * pw_setup_draft_remove:
 * @seat: who leaves; the others move up
 *
 * Returns: %FALSE when the game needs all who are left
 */
gboolean
pw_setup_draft_remove (PwSetup *setup, const PwGame *game, guint seat)
{
  guint min, max;

  pw_game_seats (game, setup, &min, &max);
  if (setup->n_players <= min || seat >= setup->n_players)
    return FALSE;
  pw_setup_draft_move (setup, seat, setup->n_players - 1);
  setup->n_players--;
  if (setup->me >= setup->n_players)
    setup->me = 0;
  pw_setup_set_name (setup, setup->n_players, NULL);
  return TRUE;
}

/**
 * pw_setup_draft_take_players:
 * @game: the game of @setup
 * @from: what was set up of another game
 *
 * The same people sit down to another game: as many of them as may play it, with their names, and their markers where it has those.
 */
void
pw_setup_draft_take_players (PwSetup *setup, const PwGame *game, const PwSetup *from)
{
  guint n_markers = pw_setup_draft_markers (game);

  while (setup->n_players < from->n_players && pw_setup_draft_add (setup, game))
    ;
  while (setup->n_players > from->n_players && pw_setup_draft_remove (setup, game, setup->n_players - 1))
    ;
  /* Names and markers that others still have are not in the way. */
  for (guint seat = 0; seat < MIN (setup->n_players, from->n_players); seat++)
    {
      pw_setup_set_name (setup, seat, from->names[seat]);
      setup->markers[seat] = 0;
    }
  for (guint seat = 0; seat < MIN (setup->n_players, from->n_players); seat++)
    setup->markers[seat] = from->markers[seat] <= n_markers ? from->markers[seat] : (guint8) free_marker (setup, seat);
  for (guint seat = from->n_players; seat < setup->n_players; seat++)
    {
      name_seat (setup, seat);
      setup->markers[seat] = (guint8) free_marker (setup, seat);
    }
}

/**
 * pw_setup_draft_move:
 * @from: a seat
 * @to: where that player shall sit; those between move by one
 */
void
pw_setup_draft_move (PwSetup *setup, guint from, guint to)
{
  g_return_if_fail (from < setup->n_players && to < setup->n_players);

  while (from < to)
    {
      swap_seats (setup, from, from + 1);
      from++;
    }
  while (from > to)
    {
      swap_seats (setup, from, from - 1);
      from--;
    }
}

/**
 * pw_setup_draft_set_marker:
 * @seat: a player
 * @marker: 1 to pw_setup_draft_markers(); whoever has it takes that player's in exchange
 */
void
pw_setup_draft_set_marker (PwSetup *setup, guint seat, guint marker)
{
  for (guint i = 0; i < setup->n_players; i++)
    if (setup->markers[i] == marker)
      setup->markers[i] = setup->markers[seat];
  setup->markers[seat] = (guint8) marker;
}

/**
 * pw_setup_draft_markers:
 *
 * Returns: how many markers players of @game choose from
 */
guint
pw_setup_draft_markers (const PwGame *game)
{
  return MAX (PW_DRAFT_MARKERS, game->max_players);
}

/**
 * pw_setup_draft_problem:
 * @seat: a player
 *
 * Returns: (transfer full) (nullable): what is wrong with that player's name
 */
char *
pw_setup_draft_problem (const PwSetup *setup, guint seat)
{
  const char *name = setup->names[seat];
  g_autofree char *stripped = g_strstrip (g_strdup (name ? name : ""));

  if (!*stripped)
    return g_strdup (_("Enter a name."));
  if (g_utf8_strlen (name, -1) > MAX_NAME)
    return g_strdup_printf (ngettext ("At most %u letter.", "At most %u letters.", MAX_NAME), MAX_NAME);
  if (name_taken (setup, name, seat))
    return g_strdup_printf (_("Two players are called %s."), name);
  return NULL;
}

/* By this name a game calls what players draw or choose before the first round. */
static int
start_kind (const PwGame *game)
{
  const PwMoveKind *kind = pw_game_find_kind (game, "start");

  return kind ? (int) (kind - game->kinds) : -1;
}

/**
 * pw_setup_draft_can_deal:
 *
 * Returns: whether @game begins with something to draw that the program could deal
 */
gboolean
pw_setup_draft_can_deal (const PwGame *game)
{
  return start_kind (game) >= 0;
}

/**
 * pw_setup_draft_deal:
 * @session: a game that has just begun
 * @seed: of the random numbers
 *
 * Deals what players would draw before the first round. The moves are marked as dealt.
 *
 * Returns: %FALSE with @error set when a move was refused
 */
gboolean
pw_setup_draft_deal (PwSession *session, guint64 seed, GError **error)
{
  const PwGame *game = pw_session_get_game (session);
  int kind = start_kind (game);
  PwRandom random = { seed };
  PwMoves scratch = PW_MOVES_INIT;
  gboolean played = TRUE;

  while (played && kind >= 0 && pw_kind_set_has (game->play.playable (pw_session_get_state (session)), kind))
    {
      PwMove move;

      if (!pw_dealer_next (game, pw_session_get_state (session), &random, PW_DEAL_LAZY, &scratch, &move))
        break;
      move.flags |= PW_MOVE_DEALT;
      played = pw_session_play (session, &move, error);
    }
  pw_moves_clear (&scratch);
  return played;
}
