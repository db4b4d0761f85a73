/* cb-duchy-check.c: what a real duchy has: said as advice, never as a ban
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/data/cb-duchy.h"

#include <stdarg.h>

#include <glib/gi18n-lib.h>

#include "games/burgundy/data/cb-words.h"

/** MAX_REGION: regions score by a table that ends here (5.6). */
#define MAX_REGION 8
#define POSTS 3

/* 1.4: hexes of each colour, by CbType. */
static const guint counts[CB_TYPES] = { 4, 3, 6, 6, 6, 12 };

typedef struct
{
  const CbDraft *draft;
  GPtrArray *issues;
  CbAt at[CB_MAX_HEXES];
  guint n;
} Check;

static void
free_issue (gpointer data)
{
  g_free (((CbDuchyIssue *) data)->text);
  g_free (data);
}

static CbDuchyIssue *
say (Check *check, const char *rule, const char *format, ...) G_GNUC_PRINTF (3, 4);

static CbDuchyIssue *
say (Check *check, const char *rule, const char *format, ...)
{
  CbDuchyIssue *issue = g_new0 (CbDuchyIssue, 1);
  va_list args;

  issue->rule = rule;
  va_start (args, format);
  issue->text = g_strdup_vprintf (format, args);
  va_end (args);
  g_ptr_array_add (check->issues, issue);
  return issue;
}

static void
place (CbDuchyIssue *issue, CbAt at)
{
  issue->has_place = TRUE;
  issue->at = at;
}

static const CbCell *
cell_of (const Check *check, guint hex)
{
  return &check->draft->cells[check->at[hex].row][check->at[hex].column];
}

/* Hexes without a colour or a number: how many, and the first. */
static void
check_unfinished (Check *check, gboolean colours)
{
  guint n = 0, first = 0;
  CbDuchyIssue *issue;

  for (guint hex = check->n; hex-- > 0;)
    if (colours ? cell_of (check, hex)->type >= CB_TYPES : cell_of (check, hex)->die == 0)
      {
        first = hex;
        n++;
      }
  if (n == 0)
    return;
  issue = colours ? say (check, "1.4", ngettext ("%u hex has no colour yet.", "%u hexes have no colour yet.", n), n)
                  : say (check, "1.4", ngettext ("%u hex has no number yet.", "%u hexes have no number yet.", n), n);
  issue->unfinished = TRUE;
  place (issue, check->at[first]);
}

/* The sides of two halves are not known (18.4), so their colours are not counted. */
static void
check_counts (Check *check)
{
  guint seen[CB_TYPES + 1] = { 0 };
  gboolean painted = FALSE;

  if (check->draft->kind == CB_TEAM)
    return;
  for (guint hex = 0; hex < check->n; hex++)
    seen[MIN (cell_of (check, hex)->type, CB_TYPES)]++;
  for (guint type = 0; type < CB_TYPES; type++)
    painted |= seen[type] > 0;
  if (check->draft->kind == CB_SOLO && check->n != 37)
    say (check, "1.4", ngettext ("A duchy has 37 hexes, this one has %u.", "A duchy has 37 hexes, this one has %u.", check->n),
         check->n);
  /* While hexes are still without a colour, only too many of one can be a slip. */
  for (guint type = 0; type < CB_TYPES && painted; type++)
    if (seen[type] > counts[type] || (seen[type] < counts[type] && seen[CB_TYPES] == 0))
      /* Translators: "castle: 5 hexes instead of 4." */
      say (check, "1.4", ngettext ("%s: %u hex instead of %u.", "%s: %u hexes instead of %u.", seen[type]),
           cb_type_label ((CbType) type), seen[type], counts[type]);
}

static gboolean
touch (CbAt a, CbAt b)
{
  int rows = ABS ((int) a.row - (int) b.row), columns = ABS ((int) a.column - (int) b.column);

  return (rows == 0 && columns == 2) || (rows == 1 && columns == 1);
}

/* All hexes that hang together with @hex; those of its colour only, or across rivers too. */
static CbHexSet
reach (const Check *check, guint hex, gboolean colour, gboolean rivers)
{
  CbHexSet set = CB_HEX (hex), before;

  do
    {
      before = set;
      for (guint a = 0; a < check->n; a++)
        for (guint b = 0; b < check->n && set & CB_HEX (a); b++)
          if (touch (check->at[a], check->at[b]) && (!colour || cell_of (check, a)->type == cell_of (check, b)->type))
            set |= CB_HEX (b);
      for (guint i = 0; rivers && i < check->draft->n_rivers; i++)
        {
          int a = cb_draft_index (check->draft, check->draft->rivers[i][0].row, check->draft->rivers[i][0].column);
          int b = cb_draft_index (check->draft, check->draft->rivers[i][1].row, check->draft->rivers[i][1].column);

          if (a >= 0 && b >= 0 && set & (CB_HEX (a) | CB_HEX (b)))
            set |= CB_HEX (a) | CB_HEX (b);
        }
    }
  while (set != before);
  return set;
}

static void
check_regions (Check *check)
{
  CbHexSet done = 0;
  guint n = 0;

  for (guint hex = 0; hex < check->n; hex++)
    {
      CbHexSet region;

      if (done & CB_HEX (hex) || cell_of (check, hex)->type >= CB_TYPES)
        continue;
      region = reach (check, hex, TRUE, FALSE);
      done |= region;
      n++;
      if (cb_hex_count (region) > MAX_REGION)
        /* Translators: "The city at d4 has 9 hexes; regions have at most 8." */
        place (say (check, "5.6", _("The %s at %s has %u hexes; regions have at most %d."),
                    cb_region_label ((CbType) cell_of (check, hex)->type), cb_hexes[hex].word, cb_hex_count (region), MAX_REGION),
               check->at[hex]);
    }
  if (n > CB_MAX_REGIONS)
    say (check, "1.4", _("There are %u regions, more than the %d that a game can hold."), n, CB_MAX_REGIONS)->unfinished = TRUE;
}

static void
check_connected (Check *check)
{
  gboolean solo = check->draft->kind == CB_SOLO;
  CbHexSet set = check->n > 0 ? reach (check, 0, FALSE, TRUE) : 0;

  for (guint hex = 0; hex < check->n; hex++)
    if (!(set & CB_HEX (hex)))
      {
        place (solo ? say (check, "16.6", _("No river leads to %s."), cb_hexes[hex].word)
                    : say (check, "5.1", _("%s is not connected to the rest."), cb_hexes[hex].word),
               check->at[hex]);
        return;
      }
}

static void
check_rivers (Check *check)
{
  for (guint i = 0; i < check->draft->n_rivers; i++)
    {
      int a = cb_draft_index (check->draft, check->draft->rivers[i][0].row, check->draft->rivers[i][0].column);
      int b = cb_draft_index (check->draft, check->draft->rivers[i][1].row, check->draft->rivers[i][1].column);

      if (a >= 0 && b >= 0 && reach (check, (guint) a, FALSE, FALSE) & CB_HEX (b))
        place (say (check, "16.6", _("The river from %s to %s joins hexes that are connected anyway."), cb_hexes[a].word,
                    cb_hexes[b].word),
               check->at[a]);
    }
}

static void
check_start (Check *check)
{
  guint castles = 0;

  for (guint hex = 0; hex < check->n; hex++)
    {
      const CbCell *cell = cell_of (check, hex);

      castles += cell->type == CB_CASTLE;
      if (cell->start && cell->type != CB_CASTLE)
        place (say (check, "2.3", _("The starting castle cannot lie on %s: it is not a castle hex."), cb_hexes[hex].word),
               check->at[hex]);
    }
  if (castles == 0 && check->n > 0)
    say (check, "2.3", _("There is no castle hex for the starting castle."))->unfinished = TRUE;
}

static void
check_posts (Check *check)
{
  guint n = 0;

  for (guint hex = 0; hex < check->n; hex++)
    {
      if (!cell_of (check, hex)->post)
        continue;
      n++;
      if (!cb_draft_on_edge (check->draft, check->at[hex].row, check->at[hex].column))
        place (say (check, "15.1", _("The border post on %s is not at the edge."), cb_hexes[hex].word), check->at[hex]);
    }
  if (n != 0 && n != POSTS)
    say (check, "15.1",
         ngettext ("There is %u border post; a duchy has three, or none.",
                   "There are %u border posts; a duchy has three, or none.", n),
         n);
}

static void
check_halves (Check *check)
{
  guint halves[2] = { 0 };

  if (check->draft->kind != CB_TEAM || check->n == 0)
    return;
  for (guint hex = 0; hex < check->n; hex++)
    halves[cell_of (check, hex)->half]++;
  if (halves[0] == 0 || halves[1] == 0)
    say (check, "16.1", _("A team duchy has two halves; half %d is empty."), halves[0] == 0 ? 1 : 2);
}

/**
 * cb_draft_check:
 * @draft: a draft
 *
 * Compares it with what real duchies have. What is "unfinished" has to be mended before a game can
 * be played on it; the rest is advice.
 *
 * Returns: (transfer full) (element-type CbDuchyIssue): what is missing or odd
 */
GPtrArray *
cb_draft_check (const CbDraft *draft)
{
  Check check = { .draft = draft, .issues = g_ptr_array_new_with_free_func (free_issue) };

  check.n = cb_draft_list (draft, check.at);
  if (check.n == 0)
    say (&check, "1.4", _("There are no hexes yet."))->unfinished = TRUE;
  if (cb_draft_count (draft) > CB_MAX_HEXES)
    say (&check, "1.4", _("There are more than %d hexes."), CB_MAX_HEXES)->unfinished = TRUE;
  check_unfinished (&check, TRUE);
  check_unfinished (&check, FALSE);
  check_start (&check);
  check_counts (&check);
  check_regions (&check);
  check_connected (&check);
  check_rivers (&check);
  check_posts (&check);
  check_halves (&check);
  return check.issues;
}

/* Whether a game can be played on it. */
gboolean
cb_draft_is_finished (const CbDraft *draft)
{
  CbDuchy duchy;

  return cb_draft_build (draft, &duchy, NULL);
}
