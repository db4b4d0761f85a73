/* pw-kind-set.h: a set of kinds of moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** PW_MAX_KINDS: no game has more kinds of moves; a multiple of 64. Larger numbers, such as %PW_KIND_ANY, are in no set. */
#define PW_MAX_KINDS 128

#define PW_KIND_SET_WORDS (PW_MAX_KINDS / 64)

/**
 * PwKindSet:
 *
 * A set of kinds of moves, as indices into PwGame.kinds: a plain value, copied by assignment. All zero is the empty set.
 */
typedef struct
{
  guint64 words[PW_KIND_SET_WORDS];
} PwKindSet;

/* The word @w of the set of one kind; in constant expressions too. */
#define PW_KIND_SET_BIT(kind, w) \
  ((kind) < PW_MAX_KINDS && (kind) / 64 == (w) ? G_GUINT64_CONSTANT (1) << ((kind) % 64) : G_GUINT64_CONSTANT (0))
#define PW_KIND_SET_WORD(w, a, b, c, d, e, f, g, h, i, j, k, l) \
  (PW_KIND_SET_BIT (a, w) | PW_KIND_SET_BIT (b, w) | PW_KIND_SET_BIT (c, w) | PW_KIND_SET_BIT (d, w) | \
   PW_KIND_SET_BIT (e, w) | PW_KIND_SET_BIT (f, w) | PW_KIND_SET_BIT (g, w) | PW_KIND_SET_BIT (h, w) | \
   PW_KIND_SET_BIT (i, w) | PW_KIND_SET_BIT (j, w) | PW_KIND_SET_BIT (k, w) | PW_KIND_SET_BIT (l, w))
/* A thirteenth does not compile. */
#define PW_KIND_SET_TWELVE(a, b, c, d, e, f, g, h, i, j, k, l, m, ...) \
  { { PW_KIND_SET_WORD (0, a, b, c, d, e, f, g, h, i, j, k, l) | 0 * sizeof (char[(m) == 255u ? 1 : -1]), \
      PW_KIND_SET_WORD (1, a, b, c, d, e, f, g, h, i, j, k, l) } }

/** PW_KIND_SET_INIT: the set of one to twelve kinds, for tables: constants are needed. */
#define PW_KIND_SET_INIT(...) \
  PW_KIND_SET_TWELVE (__VA_ARGS__, 255u, 255u, 255u, 255u, 255u, 255u, 255u, 255u, 255u, 255u, 255u, 255u, 255u)

/** PW_KIND_SET: the same as an expression. */
#define PW_KIND_SET(...) ((PwKindSet) PW_KIND_SET_INIT (__VA_ARGS__))

/** PW_KIND_SET_NONE: the empty set. */
#define PW_KIND_SET_NONE ((PwKindSet) { { 0 } })

G_STATIC_ASSERT (PW_KIND_SET_WORDS == 2);

/* Whether @kind is in @set: any number may be asked for. */
static inline gboolean
pw_kind_set_has (PwKindSet set, guint kind)
{
  return kind < PW_MAX_KINDS && (set.words[kind / 64] >> (kind % 64) & 1);
}

static inline gboolean
pw_kind_set_is_empty (PwKindSet set)
{
  return (set.words[0] | set.words[1]) == 0;
}

static inline gboolean
pw_kind_set_equal (PwKindSet a, PwKindSet b)
{
  return a.words[0] == b.words[0] && a.words[1] == b.words[1];
}

/* The set of @kind alone; the empty set for a number that is no kind. */
static inline PwKindSet
pw_kind_set_of (guint kind)
{
  PwKindSet set = { { 0 } };

  if (kind < PW_MAX_KINDS)
    set.words[kind / 64] = G_GUINT64_CONSTANT (1) << (kind % 64);
  return set;
}

/* What is in @a or in @b. */
static inline PwKindSet
pw_kind_set_union (PwKindSet a, PwKindSet b)
{
  return (PwKindSet){ { a.words[0] | b.words[0], a.words[1] | b.words[1] } };
}

/* What is in both. */
static inline PwKindSet
pw_kind_set_common (PwKindSet a, PwKindSet b)
{
  return (PwKindSet){ { a.words[0] & b.words[0], a.words[1] & b.words[1] } };
}

/* What is in @a and not in @b. */
static inline PwKindSet
pw_kind_set_minus (PwKindSet a, PwKindSet b)
{
  return (PwKindSet){ { a.words[0] & ~b.words[0], a.words[1] & ~b.words[1] } };
}

/* Adds what is in @more to @set. */
static inline void
pw_kind_set_add (PwKindSet *set, PwKindSet more)
{
  *set = pw_kind_set_union (*set, more);
}

/* The set of every number below PW_MAX_KINDS. */
static inline PwKindSet
pw_kind_set_all (void)
{
  return (PwKindSet){ { ~G_GUINT64_CONSTANT (0), ~G_GUINT64_CONSTANT (0) } };
}

/* The least kind of @set, which is not empty, and is taken out of it. */
static inline guint
pw_kind_set_take_first (PwKindSet *set)
{
  guint w = set->words[0] == 0;
  guint kind = w * 64 + (guint) __builtin_ctzll (set->words[w]);

  set->words[w] &= set->words[w] - 1;
  return kind;
}

G_END_DECLS
