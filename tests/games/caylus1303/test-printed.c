/* test-printed.c: values that people read off the components: asked once, kept, carried by the record, changed with the rest replayed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include <glib/gstdio.h>

#include "core/pw-notation.h"
#include "games/caylus1303/game/cy-tables.h"
#include "games/pw-games.h"
#include "model/pw-entry.h"
#include "model/pw-printed-answer.h"
#include "model/pw-printed.h"
#include "../../own-folders.h"

/* -- A game ------------------------------------------------------------------------------------------------------- */

static PwSession *
session_new (void)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&cy_game, 2);

  pw_setup_set_name (setup, 0, "Ana");
  pw_setup_set_name (setup, 1, "Ben");
  return pw_session_new (&cy_game, setup, NULL);
}

static const CyState *
state_of (PwSession *session)
{
  return pw_session_get_state (session);
}

static gboolean
play (PwSession *session, const char *line, GError **error)
{
  PwMove move;

  return pw_notation_parse (&cy_game, pw_session_get_setup (session), state_of (session), line, &move, error) &&
         pw_session_play (session, &move, error);
}

static void
play_all (PwSession *session, const char *lines)
{
  g_auto (GStrv) list = g_strsplit (lines, "; ", -1);

  for (guint i = 0; list[i]; i++)
    {
      g_autoptr (GError) error = NULL;

      play (session, list[i], &error);
      if (error)
        g_error ("%s: %s", list[i], error->message);
    }
}

static char *
line_at (PwSession *session, guint i)
{
  return pw_notation_print (&cy_game, pw_session_get_setup (session), pw_history_get_move (pw_session_get_history (session), i));
}

static void
assert_line (PwSession *session, guint i, const char *expected)
{
  g_autofree char *line = line_at (session, i);

  g_assert_cmpstr (line, ==, expected);
}

/* Ana's worker on the Carpenter: she has 2 wood, 1 stone, 1 food. */
#define TO_THE_CARPENTER "Ben pick thief; Ana pick foreman; Ana place c; Ben pass; Ana pass"

static void
forget_all (void)
{
  g_autofree char *path = pw_printed_path (&cy_game);

  g_unlink (path);
}

static void
type (PwEntry *entry, const char *text)
{
  pw_entry_set_text (entry, text);
}

/* -- Asked --------------------------------------------------------------------------------------------------------- */

static void
on_refused (PwEntry *entry, const GError *error, gpointer data)
{
  char **text = data;

  g_free (*text);
  *text = g_strdup (error->message);
}

/* The first Enter asks, the second confirms, and both lines are recorded. */
static void
test_asked_at_the_first_use (void)
{
  g_autoptr (PwSession) session = session_new ();
  g_autoptr (PwEntry) entry = NULL;
  g_autofree char *asked = NULL;

  play_all (session, TO_THE_CARPENTER);
  entry = pw_entry_new (session);
  g_signal_connect (entry, "refused", G_CALLBACK (on_refused), &asked);
  type (entry, "Ana build wood-farm");
  g_assert_false (pw_entry_activate (entry));
  g_assert_nonnull (strstr (asked, "1 food, 1 wood"));
  g_assert_nonnull (strstr (asked, "2 prestige"));
  g_assert_nonnull (strstr (asked, "value wood-farm"));
  g_assert_cmpuint (state_of (session)->lie[CY_WOOD_FARM], ==, 0);
  g_assert_true (pw_entry_activate (entry));
  g_assert_cmpuint (state_of (session)->lie[CY_WOOD_FARM], ==, 1);
  assert_line (session, 0, "value wood-farm food=1 wood=1 prestige=2");
  g_assert_cmpuint (cy_printed_known (state_of (session), 0), ==, PW_PRINTED_CONFIRMED);
}

/* Another value is typed in its place: it stands before all, and the tile is built with it. */
static void
test_what_is_printed_is_typed (void)
{
  g_autoptr (PwSession) session = session_new ();
  g_autoptr (PwEntry) entry = NULL;

  play_all (session, TO_THE_CARPENTER);
  entry = pw_entry_new (session);
  type (entry, "Ana build wood-farm");
  g_assert_false (pw_entry_activate (entry));
  type (entry, "value wood-farm wood 2 prestige 3");
  g_assert_true (pw_entry_activate (entry));
  type (entry, "Ana build wood-farm");
  g_assert_true (pw_entry_activate (entry));
  assert_line (session, 0, "value wood-farm wood=2 prestige=3");
  g_assert_cmpuint (state_of (session)->players[0].goods[CY_WOOD], ==, 0);
  g_assert_cmpuint (state_of (session)->players[0].goods[CY_FOOD], ==, 1);
  g_assert_cmpint (state_of (session)->players[0].prestige, ==, 3);
}

static gboolean
click_on (PwEntry *entry, int tile)
{
  PwMove press;

  pw_move_init (&press, CY_KIND_BUILD, 0);
  press.args[CY_ARG_TILE] = (gint16) tile;
  return pw_entry_propose (entry, &press);
}

/* Enter answers a click as a second click does, whatever choice it would take else. */
static void
test_a_click_is_answered_by_enter (void)
{
  g_autoptr (PwSession) session = session_new ();
  g_autoptr (PwEntry) entry = NULL;

  play_all (session, TO_THE_CARPENTER);
  entry = pw_entry_new (session);
  g_assert_false (click_on (entry, CY_WOOD_SAWMILL));
  g_assert_cmpuint (state_of (session)->lie[CY_WOOD_SAWMILL], ==, 0);
  g_assert_true (pw_entry_activate (entry));
  g_assert_cmpuint (state_of (session)->lie[CY_WOOD_SAWMILL], ==, 1);
  assert_line (session, 0, "value wood-sawmill food=1 wood=1 prestige=2");
}

/* What was typed since, or gone back from, has left the question: it is asked again, and not taken as answered. */
static void
test_a_question_that_was_left (void)
{
  g_autoptr (PwSession) session = session_new ();
  g_autoptr (PwEntry) entry = NULL;

  play_all (session, TO_THE_CARPENTER);
  entry = pw_entry_new (session);
  g_assert_false (click_on (entry, CY_WOOD_SAWMILL));
  type (entry, "ma");
  type (entry, "");
  g_assert_false (click_on (entry, CY_WOOD_SAWMILL));
  g_assert_true (pw_entry_back (entry));
  g_assert_false (click_on (entry, CY_WOOD_SAWMILL));
  g_assert_cmpuint (state_of (session)->lie[CY_WOOD_SAWMILL], ==, 0);
}

/* A doubtful one is left open by Enter once more, and asked again at the next use. */
static void
test_a_doubtful_one_may_stay_open (void)
{
  g_autoptr (PwSession) session = session_new ();
  g_autoptr (PwEntry) entry = pw_entry_new (session);
  g_autofree char *asked = NULL;

  g_signal_connect (entry, "refused", G_CALLBACK (on_refused), &asked);
  type (entry, "Ben pick foreman");
  g_assert_false (pw_entry_activate (entry));
  g_assert_nonnull (strstr (asked, "road 4 9"));
  g_assert_true (pw_entry_activate (entry));
  g_assert_false (state_of (session)->said_road);
  g_assert_cmpuint (pw_history_get_length (pw_session_get_history (session)), ==, 1);
}

/* Never clipped: it is refused, and asked again. */
static void
test_out_of_range (void)
{
  static const char *const lines[] = { "value wood-farm wood 1 prestige 99",
                                       "value wood-farm wood 10",
                                       "value statue any 5",
                                       "road 4 99",
                                       "value tailor food 1",
                                       "value farm wood 1" };
  g_autoptr (PwSession) session = session_new ();
  CyState before = *state_of (session);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (play (session, lines[i], &error));
      g_assert_nonnull (error);
      g_assert_cmpmem (&before, sizeof before, state_of (session), sizeof before);
    }
}

/* What a refusal rests on is said. */
static void
test_refusals_say_by_the_preset (void)
{
  g_autoptr (PwSession) session = session_new ();
  g_autoptr (GError) preset = NULL, confirmed = NULL;

  play_all (session, TO_THE_CARPENTER);
  g_assert_false (play (session, "Ana build manor", &preset));
  g_assert_nonnull (strstr (preset->message, "by the preset"));
  play_all (session, "value manor wood 1 cloth 1 prestige 4");
  g_assert_false (play (session, "Ana build manor", &confirmed));
  g_assert_null (strstr (confirmed->message, "by the preset"));
}

/* -- Late -------------------------------------------------------------------------------------------------------------- */

/* Said after the tile was built: points and goods are what they would have been; one undo takes it back. */
static void
test_the_effects_are_replayed (void)
{
  g_autoptr (PwSession) session = session_new ();

  play_all (session, TO_THE_CARPENTER "; Ana build wood-farm");
  g_assert_cmpint (state_of (session)->players[0].prestige, ==, 2);
  play_all (session, "value wood-farm wood 2 prestige 7");
  g_assert_cmpint (state_of (session)->players[0].prestige, ==, 7);
  g_assert_cmpuint (state_of (session)->players[0].goods[CY_FOOD], ==, 1);
  g_assert_true (pw_session_undo (session));
  g_assert_cmpint (state_of (session)->players[0].prestige, ==, 2);
}

/* Said twice, the later one takes the place of the earlier. */
static void
test_said_again (void)
{
  g_autoptr (PwSession) session = session_new ();
  guint n;

  play_all (session, TO_THE_CARPENTER "; value tailor prestige 3");
  n = pw_history_get_length (pw_session_get_history (session));
  play_all (session, "value tailor prestige 5");
  g_assert_cmpuint (pw_history_get_length (pw_session_get_history (session)), ==, n);
  assert_line (session, 0, "value tailor prestige=5");
}

/* What became impossible is not swept away: people decide about it. */
static void
test_what_became_impossible (void)
{
  g_autoptr (PwSession) session = session_new ();
  g_autoptr (PwRevision) revision = NULL;
  g_autoptr (GError) error = NULL;
  PwMove move;

  play_all (session, TO_THE_CARPENTER "; Ana build wood-farm");
  g_assert_false (play (session, "value wood-farm wood 1 cloth 2", &error));
  g_assert_nonnull (strstr (error->message, "no longer fit"));
  g_assert_cmpuint (state_of (session)->lie[CY_WOOD_FARM], ==, 1);
  g_assert_true (pw_notation_parse (&cy_game, pw_session_get_setup (session), state_of (session),
                                    "value wood-farm wood 1 cloth 2", &move, NULL));
  revision = pw_printed_revise (pw_session_get_history (session), &move, NULL);
  g_assert_cmpuint (pw_revision_get_problems (revision)->len, ==, 1);
}

static gboolean
on_breaks (PwEntry *entry, const char *line, gpointer data)
{
  *(char **) data = g_strdup (line);
  return TRUE;
}

/* Typed late, it is no refusal where somebody asks what becomes of the lines that no longer fit. */
static void
test_what_breaks_is_offered (void)
{
  g_autoptr (PwSession) session = session_new ();
  g_autoptr (PwEntry) entry = NULL;
  g_autofree char *refused = NULL, *offered = NULL;

  play_all (session, TO_THE_CARPENTER "; Ana build wood-farm");
  entry = pw_entry_new (session);
  g_signal_connect (entry, "refused", G_CALLBACK (on_refused), &refused);
  type (entry, "value wood-farm wood 1 cloth 2");
  g_assert_false (pw_entry_activate (entry));
  g_assert_nonnull (strstr (refused, "no longer fit"));
  g_clear_pointer (&refused, g_free);
  g_signal_connect (entry, "breaks", G_CALLBACK (on_breaks), &offered);
  g_assert_false (pw_entry_activate (entry));
  g_assert_null (refused);
  g_assert_cmpstr (offered, ==, "value wood-farm wood=1 cloth=2");
  g_assert_cmpuint (state_of (session)->lie[CY_WOOD_FARM], ==, 1);
}

/* Passed over by a preset, and asked once it is known better. */
static void
test_a_decision_that_was_passed_over (void)
{
  g_autoptr (PwSession) session = session_new ();
  guint tile;

  /* No wood tile but the Farm can be paid, and by a preset not even that. */
  for (tile = CY_WOOD_SAWMILL; tile <= CY_STONEMASON; tile++)
    {
      g_autofree char *line = g_strdup_printf ("value %s wood 4", cy_tile_words.words[tile].word);

      play_all (session, line);
    }
  play_all (session, "value wood-farm wood 4; " TO_THE_CARPENTER);
  g_assert_cmpuint (pw_pendings_kind (&state_of (session)->pendings), !=, CY_ASK_BUILD);
  play_all (session, "value wood-farm wood 1 food 1");
  g_assert_cmpuint (pw_pendings_kind (&state_of (session)->pendings), ==, CY_ASK_BUILD);
  g_assert_cmpint (cy_actor (state_of (session)), ==, 0);
}

/* Once others have acted the skip that follows is that of the bridge, as before, and not that of the Carpenter: what was passed over is
 * not declined unasked. */
static void
test_passed_over_long_ago (void)
{
  static const char *const TILES = "farm sawmill quarry market guild-3 guild-4 carpenter-tile farm wood-farm";
  g_autoptr (PwSession) session = session_new ();
  g_autoptr (PwEntry) entry = NULL;
  g_autoptr (PwRevision) revision = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *offered = NULL, *refused = NULL;
  g_auto (GStrv) tiles = g_strsplit (TILES, " ", -1);
  const PwHistory *history;
  PwMove move;
  guint n = 0;

  for (guint i = 0; tiles[i]; i++)
    {
      g_autofree char *line = g_strdup_printf ("space %u %s", i + 1, tiles[i]);

      play_all (session, line);
    }
  play_all (session,
            "Ben pick foreman; Ana pick architect; board thief night-worker chamberlain; Ana have food 0 ! so; "
            "Ana have wood 1 ! so; Ana have stone 0 ! so; Ana have gold 1 ! so; Ana place c; Ben place 3; Ana pass; Ben pass; "
            "Ana skip; Ben skip; Ana place 2");
  entry = pw_entry_new (session);
  g_signal_connect (entry, "refused", G_CALLBACK (on_refused), &refused);
  g_signal_connect (entry, "breaks", G_CALLBACK (on_breaks), &offered);
  type (entry, "value tailor cost wood gold");
  g_assert_false (pw_entry_activate (entry));
  g_assert_null (refused);
  g_assert_cmpstr (offered, ==, "value tailor wood=1 gold=1");
  g_assert_false (play (session, "value tailor cost wood gold", &error));
  g_assert_nonnull (strstr (error->message, "passed over"));
  g_assert_true (
    pw_notation_parse (&cy_game, pw_session_get_setup (session), state_of (session), "value tailor cost wood gold", &move, NULL));
  revision = pw_printed_revise (pw_session_get_history (session), &move, NULL);
  history = pw_revision_get_history (revision);
  g_assert_cmpuint (pw_revision_get_problems (revision)->len, ==, 0);
  g_assert_cmpuint (pw_revision_get_put_in (revision)->len, ==, 1);
  /* The one that was put in declines the Carpenter. */
  n = g_array_index (pw_revision_get_put_in (revision), guint, 0);
  g_assert_cmpuint (pw_pendings_kind (&((const CyState *) pw_history_get_state (history, n))->pendings), ==, CY_ASK_BUILD);
  g_assert_cmpuint (pw_pendings_kind (&((const CyState *) pw_history_get_state (history, n + 1))->pendings), ==, CY_ASK_BRIDGE);
  /* And where it is known worse the line that declined it goes with the decision. */
  pw_session_revise (session, revision);
  g_clear_error (&error);
  play_all (session, "value tailor wood 1 stone 1");
  n = 0;
  history = pw_session_get_history (session);
  for (guint i = 0; i < pw_history_get_cursor (history); i++)
    n += pw_history_get_move (history, i)->kind == CY_KIND_SKIP;
  g_assert_cmpuint (n, ==, 2);
}

/* -- Kept --------------------------------------------------------------------------------------------------------------- */

static void
test_kept_for_later_games (void)
{
  g_autoptr (PwSession) first = session_new (), second = session_new (), third = session_new ();

  forget_all ();
  g_assert_cmpuint (pw_printed_begin (first), ==, 0);
  pw_printed_keep (first);
  play_all (
    first,
    "value tailor wood 2 prestige 5; road 4 10; names swapped; value spinning-mill side cloth 1 prestige 1; Ben pick thief");
  g_assert_cmpuint (pw_printed_begin (second), ==, 4);
  g_assert_cmpuint (state_of (second)->prestige[CY_TAILOR - CY_FIRST_BUILT], ==, 5);
  g_assert_cmpuint (state_of (second)->after, ==, 10);
  g_assert_true (state_of (second)->said_mill && state_of (second)->swapped);
  g_assert_cmpstr (cy_character_name (state_of (second), CY_JOURNEYMAN), ==, "Chamberlain");
  /* What is known by now is kept, what a game does not know stays. */
  pw_printed_keep (second);
  play_all (second, "value tailor prestige 6; value manor prestige 4");
  g_assert_cmpuint (pw_printed_begin (third), ==, 5);
  g_assert_cmpuint (state_of (third)->prestige[CY_TAILOR - CY_FIRST_BUILT], ==, 6);
  g_assert_cmpuint (state_of (third)->cost[CY_TAILOR - CY_FIRST_BUILT][CY_WOOD], ==, 2);
  forget_all ();
}

/* What the program put in is nobody's move: undo takes back what people say, and stops behind it. */
static void
test_undo_stops_behind_what_was_kept (void)
{
  g_autoptr (PwSession) first = session_new (), second = session_new ();
  const PwHistory *history;
  gboolean can = TRUE;

  forget_all ();
  pw_printed_keep (first);
  play_all (first, "value tailor wood 2 prestige 5; road 4 10");
  g_object_get (first, "can-undo", &can, NULL);
  g_assert_true (can);
  g_assert_cmpuint (pw_printed_begin (second), ==, 2);
  history = pw_session_get_history (second);
  g_object_get (second, "can-undo", &can, NULL);
  g_assert_false (can);
  g_assert_false (pw_session_undo (second));
  g_assert_cmpuint (pw_history_get_cursor (history), ==, 2);

  /* What people say themselves goes, a printed value too. */
  play_all (second, "names swapped; Ben pick thief");
  g_assert_true (pw_session_undo (second));
  g_object_get (second, "can-undo", &can, NULL);
  g_assert_true (can);
  g_assert_true (pw_session_undo (second));
  g_object_get (second, "can-undo", &can, NULL);
  g_assert_false (can);
  g_assert_false (pw_session_undo (second));
  g_assert_cmpuint (state_of (second)->prestige[CY_TAILOR - CY_FIRST_BUILT], ==, 5);
  g_object_get (second, "can-redo", &can, NULL);
  g_assert_true (can);
  g_assert_true (pw_session_redo (second));
  forget_all ();
}

/* A game that is opened again keeps what stands before its first move, however much is undone. */
static void
test_undo_stops_in_a_reopened_game (void)
{
  g_autoptr (PwSession) first = session_new (), second = session_new (), again = NULL;
  g_autofree char *text = NULL;
  gboolean can = FALSE;

  forget_all ();
  pw_printed_keep (first);
  play_all (first, "value tailor wood 2 prestige 5; road 4 10");
  g_assert_cmpuint (pw_printed_begin (second), ==, 2);
  play_all (second, "Ben pick thief; Ana pick foreman");
  text = pw_record_print (pw_session_get_record (second));
  again = pw_session_new_for_record (pw_record_parse (text, -1, NULL));
  while (pw_session_undo (again))
    ;
  g_assert_cmpuint (pw_history_get_cursor (pw_session_get_history (again)), ==, 2);
  g_object_get (again, "can-undo", &can, NULL);
  g_assert_false (can);
  g_assert_cmpuint (state_of (again)->prestige[CY_TAILOR - CY_FIRST_BUILT], ==, 5);
  g_assert_true (pw_session_redo (again));
  forget_all ();
}

/* The record carries them: it needs no file. */
static void
test_carried_by_the_record (void)
{
  g_autoptr (PwSession) session = session_new ();
  g_autoptr (PwRecord) again = NULL;
  g_autofree char *text = NULL;
  const CyState *state;

  play_all (session, TO_THE_CARPENTER "; value wood-farm wood 2 prestige 3; Ana build wood-farm");
  text = pw_record_print (pw_session_get_record (session));
  again = pw_record_parse (text, -1, NULL);
  g_assert_nonnull (again);
  state = pw_history_get_state (again->history, pw_history_get_length (again->history));
  g_assert_cmpmem (state, sizeof *state, state_of (session), sizeof *state);
}

/* Whatever stands in the file, nothing is believed that the game would not take, and a bad file stays as it is. */
static void
test_bad_files (void)
{
  static const char *const bad[] = {
    "",
    "{",
    "[]",
    "{\"format\": 1}",
    "{\"format\": 1, \"kind\": \"printed-values\", \"game\": \"kingsburg\", \"values\": []}",
    "{\"format\": 2, \"kind\": \"printed-values\", \"game\": \"caylus1303\", \"values\": []}",
    "{\"format\": 1, \"kind\": \"printed-values\", \"game\": \"caylus1303\", \"values\": [7]}",
    "{\"format\": 1, \"kind\": \"printed-values\", \"game\": \"caylus1303\", \"values\": [\"Ana pass\"]}",
    "{\"format\": 1, \"kind\": \"printed-values\", \"game\": \"caylus1303\", \"values\": [\"value tailor prestige 99\"]}",
    "{\"format\": 1, \"kind\": \"printed-values\", \"game\": \"caylus1303\", \"values\": [\"road 4 9\", \"space 1 farm\"]}",
    "{\"format\": 1, \"kind\": \"printed-values\", \"game\": \"caylus1303\", \"values\": \"road 4 9\"}",
  };
  g_autofree char *path = pw_printed_path (&cy_game), *folder = g_path_get_dirname (path);

  g_mkdir_with_parents (folder, 0755);
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (PwSession) session = session_new ();
      g_autoptr (GError) error = NULL, unsaved = NULL;
      g_autofree char *after = NULL;
      PwMoves moves = PW_MOVES_INIT;

      g_assert_true (g_file_set_contents (path, bad[i], -1, NULL));
      g_assert_false (pw_printed_load (&cy_game, &moves, &error));
      g_assert_nonnull (error);
      g_assert_cmpuint (moves.n, ==, 0);
      g_assert_cmpuint (pw_printed_begin (session), ==, 0);
      g_assert_false (pw_printed_save (&cy_game, state_of (session), &unsaved));
      g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
      g_assert_cmpstr (after, ==, bad[i]);
      pw_moves_clear (&moves);
    }
  forget_all ();
}

/* Every value of the list has a name, a value and a line that confirms it. */
static void
test_every_value_can_be_confirmed (void)
{
  g_autoptr (PwSession) session = session_new ();
  guint n[4] = { 0 };

  for (guint i = 0; i < cy_game.printed->n; i++)
    n[cy_printed_known (state_of (session), i)]++;
  for (guint i = 0; i < cy_game.printed->n; i++)
    {
      g_autofree char *label = cy_printed_label (state_of (session), i), *value = cy_printed_value (state_of (session), i);
      PwMove move;

      g_assert_cmpuint (strlen (label), >, 3);
      g_assert_cmpuint (strlen (value), >, 0);
      cy_printed_say (state_of (session), i, &move);
      g_assert_true (pw_session_play (session, &move, NULL));
      g_assert_cmpuint (cy_printed_known (state_of (session), i), ==, PW_PRINTED_CONFIRMED);
    }
  /* Of 25 costs, 25 prestige, the side, the road and the names. */
  g_assert_cmpuint (n[PW_PRINTED_SURE], ==, 1);
  g_assert_cmpuint (n[PW_PRINTED_UNKNOWN], ==, 5);
}

/* All at once: from then on nothing is asked. */
static void
test_all_are_printed_so (void)
{
  g_autoptr (PwSession) session = session_new ();
  g_autoptr (PwEntry) entry = NULL;

  g_assert_true (pw_printed_confirm (session, NULL));
  for (guint i = 0; i < cy_game.printed->n; i++)
    g_assert_cmpuint (cy_printed_known (state_of (session), i), <=, PW_PRINTED_CONFIRMED);
  entry = pw_entry_new (session);
  type (entry, "Ben pick journeyman");
  g_assert_true (pw_entry_activate (entry));
}

/* What is typed where a component is asked, and the line that comes of it; none: it cannot be. */
static const struct
{
  const char *line, *typed, *says;
} typed[] = {
  { "value tailor wood 1 any 1 prestige 4", "", "value tailor wood=1 any=1 prestige=4" },
  { "value tailor wood 1 any 1 prestige 4", "5", "value tailor wood=1 any=1 prestige=5" },
  { "value tailor wood 1 any 1 prestige 4", "prestige 5", "value tailor wood=1 any=1 prestige=5" },
  { "value tailor wood 1 any 1 prestige 4", "cloth", "value tailor wood=1 cloth=1 prestige=4" },
  { "value tailor wood 1 any 1 prestige 4", "cloth 7", "value tailor wood=1 cloth=1 prestige=7" },
  { "value tailor wood 1 any 1 prestige 4", "wood cloth 4", "value tailor wood=1 cloth=1 prestige=4" },
  { "value tailor wood 1 any 1 prestige 4", "wood 2", "value tailor wood=2 prestige=4" },
  { "value tailor wood 1 any 1 prestige 4", "w c p 6", "value tailor wood=1 cloth=1 prestige=6" },
  { "value statue stone 2 gold 1 prestige 7", "gold 2 stone 3 prestige 9", "value statue stone=3 gold=2 prestige=9" },
  { "value spinning-mill side cloth 1 prestige 1", "cloth 2 prestige 0", "value spinning-mill side cloth=2 prestige=0" },
  { "road 4 9", "10", "road 10 9" },
  { "road 4 9", "4 10", "road 4 10" },
  { "road 4 9", "after 10", "road 4 10" },
  { "names shown", "swapped", "names swapped" },
  /* Never clipped. */
  { "value tailor wood 1 any 1 prestige 4", "99", NULL },
  { "value tailor wood 1 any 1 prestige 4", "wood stone cloth gold food", NULL },
  { "value tailor wood 1 any 1 prestige 4", "ink", NULL },
  { "value tailor wood 1 any 1 prestige 4", "g 5 5 5", NULL },
  { "road 4 9", "4 99", NULL },
};

static void
test_typed_where_it_is_asked (void)
{
  g_autoptr (PwSession) session = session_new ();

  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    {
      g_autoptr (PwPrintedAnswer) answer = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *says = NULL;
      PwMove line;

      g_assert_true (
        pw_notation_parse (&cy_game, pw_session_get_setup (session), state_of (session), typed[i].line, &line, NULL));
      answer = pw_printed_answer_new (session, &line);
      g_assert_cmpint (pw_printed_answer_read (answer, typed[i].typed, &error), ==, typed[i].says != NULL);
      g_assert_cmpint (error != NULL, ==, typed[i].says == NULL);
      says = pw_notation_print (&cy_game, NULL, pw_printed_answer_get_line (answer));
      if (typed[i].says)
        g_assert_cmpstr (says, ==, typed[i].says);
      else
        g_assert_true (pw_move_equal (pw_printed_answer_get_line (answer), &line));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  pw_games_init ();
  pw_games_load (&cy_game);
  own_folders_add ("/caylus1303/printed/passed-over-long-ago", test_passed_over_long_ago);
  own_folders_add ("/caylus1303/printed/asked-at-the-first-use", test_asked_at_the_first_use);
  own_folders_add ("/caylus1303/printed/what-is-printed-is-typed", test_what_is_printed_is_typed);
  own_folders_add ("/caylus1303/printed/a-click-is-answered-by-enter", test_a_click_is_answered_by_enter);
  own_folders_add ("/caylus1303/printed/a-question-that-was-left", test_a_question_that_was_left);
  own_folders_add ("/caylus1303/printed/what-breaks-is-offered", test_what_breaks_is_offered);
  own_folders_add ("/caylus1303/printed/a-doubtful-one-may-stay-open", test_a_doubtful_one_may_stay_open);
  own_folders_add ("/caylus1303/printed/typed-where-it-is-asked", test_typed_where_it_is_asked);
  own_folders_add ("/caylus1303/printed/out-of-range", test_out_of_range);
  own_folders_add ("/caylus1303/printed/refusals-say-by-the-preset", test_refusals_say_by_the_preset);
  own_folders_add ("/caylus1303/printed/the-effects-are-replayed", test_the_effects_are_replayed);
  own_folders_add ("/caylus1303/printed/said-again", test_said_again);
  own_folders_add ("/caylus1303/printed/what-became-impossible", test_what_became_impossible);
  own_folders_add ("/caylus1303/printed/a-decision-that-was-passed-over", test_a_decision_that_was_passed_over);
  own_folders_add ("/caylus1303/printed/undo-stops-in-a-reopened-game", test_undo_stops_in_a_reopened_game);
  own_folders_add ("/caylus1303/printed/kept-for-later-games", test_kept_for_later_games);
  own_folders_add ("/caylus1303/printed/undo-stops-behind-what-was-kept", test_undo_stops_behind_what_was_kept);
  own_folders_add ("/caylus1303/printed/carried-by-the-record", test_carried_by_the_record);
  own_folders_add ("/caylus1303/printed/bad-files", test_bad_files);
  own_folders_add ("/caylus1303/printed/every-value-can-be-confirmed", test_every_value_can_be_confirmed);
  own_folders_add ("/caylus1303/printed/all-are-printed-so", test_all_are_printed_so);
  return g_test_run ();
}
