/* pw-model-test.h: what the tests of the model share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "model/pw-entry.h"
#include "model/pw-library.h"
#include "model/pw-log-model.h"
#include "model/pw-session.h"

G_BEGIN_DECLS

/* How often something random is tried: the sanitizers take a hundred times as long. */
#ifdef __SANITIZE_ADDRESS__
#define PW_MODEL_TEST_ROUNDS(many, few) (few)
#else
#define PW_MODEL_TEST_ROUNDS(many, few) (many)
#endif

void       pw_model_test_init     (int *argc, char ***argv);
void       pw_model_test_init_without_folders (int *argc, char ***argv);

PwSetup   *pw_model_test_setup    (const char *game);
gboolean   pw_model_test_pick     (PwEntry *entry, guint number);
PwSession *pw_model_test_session  (const char *game);
gboolean   pw_model_test_deal     (PwSession *session, guint n_moves, guint64 seed);
gboolean   pw_model_test_undo     (PwSession *session);
gboolean   pw_model_test_redo     (PwSession *session);
void       pw_model_test_play     (PwSession *session, const char *line);
PwLogLine *pw_model_test_line     (PwLogModel *log, guint i);
guint      pw_model_test_lines    (PwLogModel *log);
PwLibrary *pw_model_test_library  (void);
char      *pw_model_test_folder   (void);
void       pw_model_test_remove   (const char *path);

/* Everything a list has told: "position-removed+added" words. */
GString   *pw_model_test_watch    (GListModel *list);

void       pw_model_test_count    (int *counter);

G_END_DECLS
