/* pw-entry-test.h: what the tests of entering share: an entry at a known moment, and its ears
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-model-test.h"

#include "model/pw-entry-private.h"

G_BEGIN_DECLS

typedef struct
{
  PwSession *session;
  PwEntry *entry;
  GError *refused;              /* the last refusal, or NULL */
  guint n_refused, n_played, n_changed;
} PwEntryTest;

/** PwEntryTestRow: what is typed, and the move in notation that it is. */
typedef struct
{
  const char *text, *played;
} PwEntryTestRow;

void        pw_entry_test_set_up    (PwEntryTest *test, gconstpointer moment);
void        pw_entry_test_listen    (PwEntryTest *test, PwSession *session);
void        pw_entry_test_tear_down (PwEntryTest *test, gconstpointer moment);

void        pw_entry_test_type      (PwEntryTest *test, const char *text);
gboolean    pw_entry_test_enter     (PwEntryTest *test, const char *text);
void        pw_entry_test_each      (PwEntryTest *test, const PwEntryTestRow *rows, guint n);
char       *pw_entry_test_last      (PwEntryTest *test);
char       *pw_entry_test_labels    (PwEntryTest *test);
char       *pw_entry_test_digits    (PwSession *session, const PwMove *target);
char       *pw_entry_test_shortest  (PwSession *session, const PwMove *target);
void        pw_entry_test_assert_rule (PwEntryTest *test, const char *text, const char *rule);
void        pw_entry_test_assert_message (PwEntryTest *test, const char *text, const char *message);
const char *pw_entry_test_find_fault (const PwScene *scene, char **typed, const PwMove *move, const PwChoice *choice);

/* Moments of one game of Ana, Ben and Chiara; see pw-entry-test.c. */
extern const char *const pw_moment_start[];
extern const char *const pw_moment_roll[];
extern const char *const pw_moment_goods[];
extern const char *const pw_moment_first_turn[];
extern const char *const pw_moment_second_turn[];
extern const char *const pw_moment_full[];

/** PW_MOMENT_STARTS: the first three moves of it. */
#define PW_MOMENT_STARTS "ana start d4 1 2 3", "ben start d4 4 5 6", "chiara start d4 1 1 4"

#define PW_ENTRY_TEST(path, moment, function) \
  g_test_add (path, PwEntryTest, moment, pw_entry_test_set_up, function, pw_entry_test_tear_down)

#define ASSERT_LAST(test, line) G_STMT_START {                  \
  g_autofree char *last_ = pw_entry_test_last (test);           \
  g_assert_cmpstr (last_, ==, line); } G_STMT_END

#define ASSERT_LABELS(test, labels) G_STMT_START {              \
  g_autofree char *labels_ = pw_entry_test_labels (test);       \
  g_assert_cmpstr (labels_, ==, labels); } G_STMT_END

G_END_DECLS
