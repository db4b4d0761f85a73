/* cb-routes.h: the faces of the trade-route tiles, which people enter: a book of twelve tiles, its
 * file, where it is kept (14.3)
 *
 * A book may be unfinished. A game is played with one that is registered: a value of the option
 * "route-tiles", carried by the record.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/burgundy/burgundy.h"

G_BEGIN_DECLS

/** CB_ROUTE_FORMAT: the newest file format that is read, and the one that is written. */
#define CB_ROUTE_FORMAT 1
/** CB_ROUTE_TEXT: bytes of the sentence of another bonus. */
#define CB_ROUTE_TEXT 200
/** CB_ROUTE_TEXT_LENGTH: its most characters. */
#define CB_ROUTE_TEXT_LENGTH 60
/** CB_ROUTE_MOST: the largest number of points, silver or workers of a bonus. */
#define CB_ROUTE_MOST 99

/**
 * CbRouteBook:
 * @spaces: the three spaces of each tile, tile 1 first; unknown where they were not entered
 * @texts: for another bonus, what it says; empty else
 *
 * The faces of the twelve tiles: a flat value, compared with memcmp().
 */
typedef struct
{
  CbRouteSpace spaces[CB_ROUTE_TILES][CB_ROUTE_SPACES];
  char texts[CB_ROUTE_TILES][CB_ROUTE_SPACES][CB_ROUTE_TEXT];
} CbRouteBook;

extern const PwVocabulary cb_route_colour_words;    /* colours of goods, and any */
extern const PwVocabulary cb_route_bonus_words;     /* CbRouteBonus, without unknown */

/* -- A book (cb-route-book.c) ------------------------------------------------------------- */

gboolean      cb_route_space_is_whole (const CbRouteSpace *space);
gboolean      cb_route_space_gives    (const CbRouteSpace *space, guint goods);
const char   *cb_route_colour_label   (guint goods);
gboolean      cb_route_space_set      (CbRouteSpace *space, CbRouteBonus bonus);
gboolean      cb_route_text_set       (CbRouteBook *book, guint tile, guint space, const char *text);
guint         cb_route_book_count     (const CbRouteBook *book);
gboolean      cb_route_tile_is_whole  (const CbRouteBook *book, guint tile);
char         *cb_route_bonus_text     (const CbRouteSpace *space, const char *text); /* "3 points", translated */

int           cb_route_register       (const CbRouteBook *book, GError **error);
void          cb_route_release        (int value);
const CbRouteBook *cb_route_nth       (int value);      /* NULL for 0: none */
void          cb_route_offer          (int value);

char         *cb_route_component_print (int value);
gboolean      cb_route_component_parse (const char *text, gint16 *value, GError **error);

/* -- A tile in one line (cb-route-line.c) ------------------------------------------------------ */

gboolean      cb_route_space_read     (const char *text, CbRouteSpace *space, char *own, char **problem);
char         *cb_route_space_print    (const CbRouteSpace *space, const char *own);
char         *cb_route_line_read      (CbRouteBook *book, guint tile, const char *text);
char         *cb_route_line_print     (const CbRouteBook *book, guint tile);

/* -- Files (cb-route-file.c) ------------------------------------------------------------------ */

char         *cb_route_book_print     (const CbRouteBook *book, gboolean compact);
gboolean      cb_route_book_parse     (CbRouteBook *book, const char *text, gssize length, GError **error);
gboolean      cb_route_book_load      (CbRouteBook *book, const char *path, GError **error);
gboolean      cb_route_book_save      (const CbRouteBook *book, const char *path, GError **error);

/* The user's own. */
char         *cb_route_store_path     (void);
gboolean      cb_route_store_load     (CbRouteBook *book, GError **error);
gboolean      cb_route_store_save     (const CbRouteBook *book, GError **error);
void          cb_route_store_tell     (const CbState *state, PwMoves *out);
gboolean      cb_route_store_learn    (guint tile, guint at, const CbRouteSpace *space);
void          cb_route_store_forget   (guint tile, guint at, const CbRouteSpace *space);

G_END_DECLS
