/* kb-engine.h: what the files of the engine share among themselves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <string.h>

#include "core/pw-level-rules.h"
#include "core/pw-remedy.h"
#include "games/kingsburg/data/kb-rules.h"
#include "games/kingsburg/kingsburg.h"

G_BEGIN_DECLS

/* -- Words (kb-words.c) ---------------------------------------------------------------------------- */

extern const PwVocabulary kb_advisor_words;
extern const PwVocabulary kb_building_words;
extern const PwVocabulary kb_good_words;
extern const PwVocabulary kb_pay_words;              /* goods, and a +2 token */
extern const PwVocabulary kb_enemy_words;
extern const PwVocabulary kb_phase_words;

/* -- Tables (kb-kinds.c, kb-data.c) ------------------------------------------------------------------ */

extern const PwMoveKind kb_kinds[KB_KINDS];
/** KB_QUESTIONS: how many there are. */
#define KB_QUESTIONS 5
extern const PwQuestion kb_questions[KB_QUESTIONS];  /* kb-questions.c */
/** KB_CARDS: how many there are. */
#define KB_CARDS 6
extern const PwFieldCard kb_cards[KB_CARDS];         /* kb-fields.c */
extern const PwNamed kb_sources[KB_SOURCES];
extern const PwNamed kb_resources[KB_RESOURCES];
extern const PwNamed kb_holdings[KB_HOLDINGS];
extern const char *const kb_notes[KB_NOTES];
extern const PwOption kb_options[KB_OPTIONS];

extern KbAdvisorInfo kb_advisors[KB_ADVISORS + 1];
extern KbBuildingInfo kb_buildings[KB_BUILDINGS];

void           kb_data_load  (void);
const KbEnemy *kb_enemy_find (guint year, guint type, guint strength);

/* -- Kinds of moves ----------------------------------------------------------------------------------- */

#define KB_DECLARE_KIND(name)                                                             \
  gboolean kb_##name##_check (gconstpointer state, const PwMove *move, GError **error);   \
  void     kb_##name##_apply (gpointer state, const PwMove *move, PwEvents *events);      \
  void     kb_##name##_legal (gconstpointer state, PwMoves *out)

KB_DECLARE_KIND (mark);                               /* kb-roll.c */
KB_DECLARE_KIND (roll);
KB_DECLARE_KIND (own);
KB_DECLARE_KIND (use);
KB_DECLARE_KIND (reroll);
KB_DECLARE_KIND (influence);                          /* kb-influence.c */
KB_DECLARE_KIND (take);                               /* kb-help.c */
KB_DECLARE_KIND (give);
KB_DECLARE_KIND (build);                              /* kb-build.c */
KB_DECLARE_KIND (hall);
KB_DECLARE_KIND (recruit);                            /* kb-recruit.c */
KB_DECLARE_KIND (enemy);                              /* kb-enemy.c */
KB_DECLARE_KIND (card);
KB_DECLARE_KIND (king);
KB_DECLARE_KIND (token);
KB_DECLARE_KIND (lose);                               /* kb-battle.c */
KB_DECLARE_KIND (pass);                               /* kb-pass.c */
KB_DECLARE_KIND (claim);                              /* kb-claim.c */

#define KB_DECLARE_STATEMENT(name)                                                            \
  gboolean kb_say_##name##_check (gconstpointer state, const PwMove *move, GError **error);   \
  void     kb_say_##name##_apply (gpointer state, const PwMove *move, PwEvents *events)

KB_DECLARE_STATEMENT (row);                           /* kb-say.c */
KB_DECLARE_STATEMENT (have);
KB_DECLARE_STATEMENT (score);
KB_DECLARE_STATEMENT (envoy);
KB_DECLARE_STATEMENT (order);
KB_DECLARE_STATEMENT (now);

void     kb_none_legal    (gconstpointer state, PwMoves *out); /* what people say, and no list has */
guint    kb_row_built     (const KbPlayer *player, guint row); /* buildings from the left, up to the first gap */
int      kb_amount        (const KbPlayer *player, KbResource resource);
PwKindSet kb_statements   (void);

/* -- Flow (kb-flow.c, kb-season.c, kb-battle.c) --------------------------------------------------------- */

void     kb_go_on         (KbState *state, PwEvents *events); /* to the next decision */
void     kb_begin_phase   (KbState *state, guint phase, PwEvents *events);
void     kb_next_phase    (KbState *state, PwEvents *events);
void     kb_begin_year    (KbState *state, guint year, PwEvents *events);
void     kb_begin_step    (KbState *state, KbStage stage, PwEvents *events);
void     kb_end_game      (KbState *state, PwEvents *events);
gboolean kb_step_season   (KbState *state, PwEvents *events); /* FALSE: somebody decides */
gboolean kb_step_winter   (KbState *state, PwEvents *events);
void     kb_season_begin  (KbState *state, PwEvents *events);
void     kb_ready_to_roll (KbState *state, PwEvents *events);
void     kb_clear_season  (KbState *state);
void     kb_fight         (KbState *state, PwEvents *events); /* reinforcements are there */
void     kb_spend_token   (KbState *state, guint seat, guint value, PwEvents *events);
void     kb_go_home       (KbState *state, PwEvents *events); /* the end of a winter */
void     kb_pass_by       (KbState *state, PwEvents *events); /* nothing is asked in this phase */
void     kb_final_scoring (KbState *state, PwEvents *events);

/* -- Help (kb-help.c) ----------------------------------------------------------------------------------- */

gboolean kb_must_choose   (const KbState *state, guint seat, guint advisor); /* the help asks something */
void     kb_help          (KbState *state, guint seat, guint advisor, PwEvents *events); /* what is always given */
guint    kb_take_count    (const KbState *state, guint *either); /* goods that "take" names now */

/* -- Dice and groups (kb-influence.c, kb-reach.c) ---------------------------------------------------------- */

/** KbHand: the dice that are left, highest first. */
typedef struct
{
  guint8 own[KB_OWN_DICE], white[KB_WHITE_DICE];
  guint n_own, n_white;
} KbHand;

void     kb_hand          (const KbPlayer *player, KbHand *out);
guint    kb_white_dice    (const KbState *state, guint seat);
gboolean kb_reaches_any   (const KbState *state, guint seat);
gboolean kb_has_plus2     (const KbPlayer *player);      /* one that can go with a group now (5.3) */
gboolean kb_has_market    (const KbPlayer *player);
gboolean kb_may_use       (const KbPlayer *player, guint building); /* Statue, Chapel */
gint16   kb_pack_sorted   (gint16 packed);               /* highest first */

/* -- The rest of PwGame ----------------------------------------------------------------------------------- */

PwKindSet kb_playable     (gconstpointer state);
void     kb_not_now       (gconstpointer state, const PwMove *move, GError **error);
gboolean kb_level_not_now (const KbState *state, const PwMove *move, GError **error);
gboolean kb_asks          (const KbState *state);
gboolean kb_will_rise     (const KbState *state);        /* going up to the referee waits */
void     kb_rise          (KbState *state);              /* the referee takes over, where that waited */
guint    kb_least_developed (const KbState *state);
void     kb_find_aid      (KbState *state, PwEvents *events); /* whose white die nobody has said */
guint    kb_asked         (const KbState *state);
gboolean kb_level_check   (gconstpointer state, const PwMove *move, GError **error);
void     kb_level_apply   (gpointer state, const PwMove *move, PwEvents *events);
void     kb_confirm_apply (gpointer state, const PwMove *move, PwEvents *events);
void     kb_confirm_table_apply (gpointer state, const PwMove *move, PwEvents *events);
void     kb_finish_apply  (gpointer state, const PwMove *move, PwEvents *events);
PwLevelNow kb_level_now   (const KbState *state);
extern const PwLevelRules kb_level_rules;
char    *kb_level_leaves  (const PwSetup *setup, gconstpointer state, const PwMove *move);
guint    kb_level         (gconstpointer state, int *seat);
guint    kb_followed      (gconstpointer state);
gboolean kb_complete      (gconstpointer state, PwMove *move, GError **error);
void     kb_shorten_counts (PwMove *move);
PwMend   kb_mend          (gconstpointer state, const PwMove *move, PwMove *out);
PwMend   kb_upgrade       (gconstpointer state, const PwSetup *setup, guint rules, const PwMove *move, const PwEvent *events,
                           guint n_events, PwMove *out);
void     kb_choices       (gconstpointer state, const PwMove *partial, GArray *out);
void     kb_deal          (gconstpointer state, PwRandom *random, PwDealFlags flags, PwMove *out);
int      kb_worth         (gconstpointer state, const PwMove *move);
guint    kb_dice_count    (gconstpointer state, guint kind, guint index);
void     kb_rank          (gconstpointer state, const int *scores, PwStanding *out);
gboolean kb_force         (gconstpointer state, PwMove *move, GError **error);
void     kb_force_begin   (KbState *state, const PwMove *move);
void     kb_hold          (gconstpointer state, guint seat, int *out);
void     kb_position      (gconstpointer from, gconstpointer to, PwMoves *out);
void     kb_doubts        (gconstpointer state, GArray *out);
void     kb_audit         (gconstpointer state, guint seat, PwAudit *out);
char    *kb_unsound       (gconstpointer state);

char    *kb_sentence      (const PwSetup *setup, gconstpointer before, const PwMove *move,
                           const PwEvent *events, guint n_events);
char    *kb_event_sentence (const PwSetup *setup, const PwMove *move, const PwEvent *event);
char    *kb_consequences  (const PwSetup *setup, const PwMove *move, const PwEvent *events, guint n_events);
void     kb_consequence_lines (const PwSetup *setup, const PwMove *move, const PwEvent *events, guint n_events, GPtrArray *lines);
char    *kb_prompt        (const PwSetup *setup, gconstpointer state);
char    *kb_ask           (const PwSetup *setup, gconstpointer state, const PwMove *partial, const GArray *choices);
void     kb_ending        (const PwSetup *setup, gconstpointer before, const PwMove *move, const PwEvent *events,
                           guint n_events, PwEnding *out);
char    *kb_moment        (const PwSetup *setup, gconstpointer state);
char    *kb_chapter       (const PwSetup *setup, gconstpointer state);
char    *kb_spoils_text   (const KbSpoils *spoils);
char    *kb_round         (const PwSetup *setup, gconstpointer state);
char    *kb_choice_label  (const PwSetup *setup, gconstpointer state, const PwChoice *choice);
char    *kb_choice_sentence (const PwSetup *setup, gconstpointer state, const PwChoice *choice);
char    *kb_event_text    (const PwSetup *setup, const PwEvent *event);
char    *kb_dice_text     (gint16 own, gint16 white);    /* "5, 4, white 3" */
char    *kb_group_text    (gint16 own, gint16 white);    /* "5+4+white 3" */
char    *kb_goods_text    (const int goods[KB_GOODS]);   /* "1 gold, 2 wood" */

/* -- Short questions ------------------------------------------------------------------------------------------ */


static inline int
kb_arg (const PwMove *move, guint index, int none)
{
  return move->args[index] == PW_ARG_NONE ? none : move->args[index];
}

/* Whether what @seat has is kept by the program at this level. */
static inline gboolean
kb_keeps (const KbState *state, guint seat)
{
  return state->level != PW_LEVEL_BOARD || state->me == seat;
}

/* Whether everybody's moves are entered: only then is the common board known (13.1). */
static inline gboolean
kb_sees_all (const KbState *state)
{
  return state->level != PW_LEVEL_BOARD;
}

/* Gains or, where negative, pays; what does not exist cannot be paid. */
static inline void
kb_gain (KbState *state, guint seat, KbResource resource, int amount, KbRule rule, int detail, PwEvents *events)
{
  KbPlayer *player = &state->players[seat];
  guint16 *counter = resource <= KB_RESOURCE_STONE   ? &player->goods[resource]
                     : resource == KB_RESOURCE_PLUS2 ? &player->plus2
                                                     : &player->soldiers;
  int after = MAX (*counter + amount, 0);

  if (after == *counter)
    return;
  pw_events_add (events, PW_EVENT_RESOURCE, (int) seat, resource, after - *counter, rule)->args[0] = (gint16) detail;
  *counter = (guint16) after;
}

/* Points count at once. */
static inline void
kb_points (KbState *state, guint seat, KbSource source, int amount, KbRule rule, int a, int b, PwEvents *events)
{
  KbPlayer *player = &state->players[seat];
  PwEvent *event;

  if (amount == 0)
    return;
  player->points = (gint16) (player->points + amount);
  event = pw_events_add (events, PW_EVENT_POINTS, (int) seat, source, amount, rule);
  event->args[0] = (gint16) a;
  event->args[1] = (gint16) b;
  event->args[2] = state->year;
  event->args[3] = state->phase;
}

static inline PwEvent *
kb_note (PwEvents *events, int player, KbNote note, int amount, KbRule rule, int a, int b)
{
  PwEvent *event = pw_events_add (events, PW_EVENT_NOTE, player, note, amount, rule);

  event->args[0] = (gint16) a;
  event->args[1] = (gint16) b;
  return event;
}

G_END_DECLS
