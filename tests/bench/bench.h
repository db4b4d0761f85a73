/* bench.h: how benchmarks print their figures: one line of JSON each
 *
 *   {"benchmark": "burgundy-3-moves", "value": 1234567.0, "unit": "moves/s"}
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static inline void
bench_print (const char *name, double value, const char *unit)
{
  char number[G_ASCII_DTOSTR_BUF_SIZE];

  g_print ("{\"benchmark\": \"%s\", \"value\": %s, \"unit\": \"%s\"}\n", name,
           g_ascii_formatd (number, sizeof number, "%.3f", value), unit);
}

/* Seconds since some moment. */
static inline double
bench_now (void)
{
  return (double) g_get_monotonic_time () / G_USEC_PER_SEC;
}

/* Seconds that this process has computed: what else runs on the machine hardly counts. */
static inline double
bench_cpu (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double) now.tv_sec + (double) now.tv_nsec / 1e9;
}

/* Seconds that this thread has computed: not what others save meanwhile. */
static inline double
bench_thread (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec + (double) now.tv_nsec / 1e9;
}

static inline int
bench_compare (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

/* The value that @part of @n values, which are sorted, do not exceed: 0.5 is the median. */
static inline double
bench_quantile (double *values, guint n, double part)
{
  qsort (values, n, sizeof *values, bench_compare);
  return values[MIN (n - 1, (guint) ((double) n * part))];
}

/* MiB of memory that this process has now, whatever shares it; 0 where the system does not say. */
static inline double
bench_resident (void)
{
  g_autofree char *text = NULL;
  unsigned long size, resident = 0;

  if (!g_file_get_contents ("/proc/self/statm", &text, NULL, NULL) || sscanf (text, "%lu %lu", &size, &resident) != 2)
    return 0;
  return (double) resident * 4096 / 1048576;
}
