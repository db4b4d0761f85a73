/* cb-duchy.h: duchies that people enter: a draft on a grid, its file, its checks, where it is kept
 *
 * A draft is what an editor changes and a file holds; it may be unfinished. A finished one becomes
 * a #CbDuchy with cb_duchy_register() and is then a value of the seat option "duchy".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/burgundy/burgundy.h"

G_BEGIN_DECLS

/** CB_GRID_ROWS, CB_GRID_COLUMNS: the room for free shapes; columns count half hex widths. */
#define CB_GRID_ROWS 12
#define CB_GRID_COLUMNS 28

/** CB_DUCHY_FORMAT: the newest file format that is read, and the one that is written. */
#define CB_DUCHY_FORMAT 1

/** CB_DUCHY_NAME_LENGTH: most characters of a duchy's name. */
#define CB_DUCHY_NAME_LENGTH 30

/**
 * CbCell:
 * @there: whether there is a hex
 * @type: #CbType, or %CB_TYPES while it has no colour
 * @die: 1 to 6, or 0 while it has no number
 * @half: 0 or 1, of a team duchy
 * @start: whether the starting castle may lie here; when no hex says so, all castle hexes do
 * @post: whether a border post stands here
 */
typedef struct
{
  guint8 there, type, die, half, start, post;
} CbCell;

/** CbAt: a place of the grid: row 0 from the top, column in half hex widths from the left. */
typedef struct
{
  guint8 row, column;
} CbAt;

/**
 * CbDraft:
 *
 * A duchy while it is entered: a flat value, compared with memcmp().
 */
typedef struct
{
  char name[CB_DUCHY_NAME];
  guint8 kind;                  /* CbDuchyKind */
  guint8 unsure;
  guint8 n_rivers;
  CbAt rivers[CB_MAX_RIVERS][2];
  CbCell cells[CB_GRID_ROWS][CB_GRID_COLUMNS];
} CbDraft;

/* -- The draft (cb-duchy-draft.c) ----------------------------------------------------- */

extern const char cb_type_letters[CB_TYPES + 1];      /* "CMKSLB", by CbType */
extern const char *const cb_duchy_kind_words[CB_DUCHY_KINDS];

void          cb_draft_init        (CbDraft *draft, CbDuchyKind kind);
void          cb_draft_from_duchy  (CbDraft *draft, const CbDuchy *duchy);
gboolean      cb_draft_set_name    (CbDraft *draft, const char *name);
gboolean      cb_draft_is_place    (const CbDraft *draft, int row, int column);
CbCell       *cb_draft_cell        (CbDraft *draft, int row, int column);
guint         cb_draft_count       (const CbDraft *draft);
guint         cb_draft_list        (const CbDraft *draft, CbAt *out);
int           cb_draft_index       (const CbDraft *draft, int row, int column);
gboolean      cb_draft_on_edge     (const CbDraft *draft, int row, int column);
gboolean      cb_draft_remove      (CbDraft *draft, int row, int column);
gboolean      cb_draft_toggle_river (CbDraft *draft, CbAt a, CbAt b);

/* -- Geometry (cb-duchy-build.c) --------------------------------------------------------- */

gboolean      cb_draft_build       (const CbDraft *draft, CbDuchy *duchy, GError **error);

/* -- Checks (cb-duchy-check.c) -------------------------------------------------------------- */

/**
 * CbDuchyIssue:
 * @rule: the rule it is about, such as "1.4"
 * @text: a whole sentence (translated)
 * @unfinished: whether no game can be played on the duchy before that is mended
 * @has_place: whether @at says where
 * @at: a hex it is about
 *
 * Something that a real duchy has and this one has not.
 */
typedef struct
{
  const char *rule;
  char *text;
  gboolean unfinished;
  gboolean has_place;
  CbAt at;
} CbDuchyIssue;

GPtrArray    *cb_draft_check       (const CbDraft *draft); /* (element-type CbDuchyIssue) */
gboolean      cb_draft_is_finished (const CbDraft *draft);

/* -- Files (cb-duchy-json.c, cb-duchy-read.c) ------------------------------------------------ */

gboolean      cb_draft_parse       (CbDraft *draft, const char *text, gssize length, GError **error);
gboolean      cb_draft_load        (CbDraft *draft, const char *path, GError **error);
char         *cb_draft_print       (const CbDraft *draft, gboolean compact);

/* -- All duchies of the program (cb-duchy.c) --------------------------------------------------- */

int           cb_duchy_register    (const CbDraft *draft, GError **error);
gboolean      cb_duchy_hold        (guint i);
void          cb_duchy_release     (guint i);
void          cb_duchy_set_offered (guint i, gboolean offered);
void          cb_duchy_offer_none  (void);
gboolean      cb_duchy_is_known    (int i);
int           cb_duchy_find        (const char *id);
gboolean      cb_duchy_has_posts   (const CbDuchy *duchy);
gboolean      cb_duchy_offered     (const PwSetup *setup, guint seat_option, int value);
char         *cb_duchy_component_print (guint seat_option, int value);
gboolean      cb_duchy_component_parse (guint seat_option, const char *text, gint16 *value, GError **error);

/* -- The user's duchies (cb-duchy-store.c) -------------------------------------------------------- */

/**
 * CbStoredDuchy:
 * @path: its file
 * @draft: what it holds, unless there is a @problem
 * @problem: why it cannot be read, or %NULL
 * @index: for cb_duchy_nth(), of which this owns a share; or -1 while it is unfinished
 */
typedef struct
{
  char *path;
  CbDraft draft;
  char *problem;
  int index;
} CbStoredDuchy;

char         *cb_duchy_store_directory (void);
char         *cb_duchy_store_path      (const char *name);
GPtrArray    *cb_duchy_store_list      (void); /* (element-type CbStoredDuchy), by name */
gboolean      cb_duchy_store_save      (const CbDraft *draft, const char *path, GError **error);
gboolean      cb_duchy_store_remove    (const char *path, GError **error);

G_END_DECLS
