/* pw-bytes.h: small numbers counted eight at a time, a byte of a word for each
 *
 * What is asked of dice and draws no processor foresees: to count all without asking is shorter than to ask of each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** PW_EACH: a word with the same number in each byte. */
#define PW_EACH(n) (G_GUINT64_CONSTANT (0x0101010101010101) * (n))

/* Of a word whose bytes add up to less than 256. */
static inline guint
pw_bytes_sum (guint64 bytes)
{
  return (guint) (bytes * PW_EACH (1) >> 56);
}

/* In each byte how many of its bits are set. */
static inline guint64
pw_bytes_count (guint64 bits)
{
  bits -= bits >> 1 & PW_EACH (0x55);
  bits = (bits & PW_EACH (0x33)) + (bits >> 2 & PW_EACH (0x33));
  return (bits + (bits >> 4)) & PW_EACH (0x0f);
}

/* In each byte 1 where that of @bytes, 128 or less, is not 0. */
static inline guint64
pw_bytes_some (guint64 bytes)
{
  return (bytes + PW_EACH (0x7f)) >> 7 & PW_EACH (1);
}

/* Of a bit set of six, all bits of a byte for each, the first lowest. */
static inline guint64
pw_bytes_of (guint set)
{
  return pw_bytes_some ((PW_EACH (1) * set) & G_GUINT64_CONSTANT (0x201008040201)) * 0xff;
}

/**
 * pw_bytes_find:
 * @words: what each byte counts, fewer than 128 in all
 * @n_words: how many there are
 * @pick: a number from 0, less than all together
 *
 * Returns: the byte that number @pick belongs to, where they are counted one byte after another: so many sums up to a byte are no more
 */
static inline guint
pw_bytes_find (const guint64 *words, guint n_words, guint pick)
{
  guint at = 8 * n_words;
  guint64 before = 0;

  for (guint i = 0; i < n_words; i++)
    {
      /* The highest bit of each byte is free to say whether its sum is more than @pick. */
      guint64 sums = (words[i] + before) * PW_EACH (1), more = (sums | PW_EACH (0x80)) - PW_EACH (pick + 1);

      before = sums >> 56;
      at -= pw_bytes_sum (more >> 7 & PW_EACH (1));
    }
  return at;
}

G_END_DECLS
