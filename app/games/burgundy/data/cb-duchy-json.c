/* cb-duchy-json.c: a duchy written as a file; app/README.md describes it
 *
 * By hand, not by json-glib, so that the lines stay as they are meant to be read and compared.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/data/cb-duchy.h"

#include "core/pw-json-text.h"
#include "games/burgundy/data/cb-words.h"

static char
letter_of (const CbCell *cell)
{
  return cell->type < CB_TYPES ? cb_type_letters[cell->type] : '.';
}

/* One text a row; a dot is a hex without a colour. */
static void
append_rows (GString *out, const CbDraft *draft, const CbAt *at, guint n)
{
  g_string_append (out, "\"rows\": [");
  for (guint i = 0; i < n; i++)
    {
      if (i == 0 || at[i].row != at[i - 1].row)
        g_string_append (out, i == 0 ? "\"" : "\", \"");
      g_string_append_c (out, letter_of (&draft->cells[at[i].row][at[i].column]));
    }
  g_string_append (out, "\"]");
}

static void
append_hexes (GString *out, const CbDraft *draft, const CbAt *at, guint n, const char *line)
{
  g_string_append (out, "\"hexes\": [");
  for (guint i = 0; i < n; i++)
    {
      const CbCell *cell = &draft->cells[at[i].row][at[i].column];

      g_string_append_printf (out, "%s%s%s{\"row\": %u, \"column\": %u, \"colour\": \"%c\", \"die\": %u", i ? "," : "", line,
                              *line ? "  " : "", at[i].row, at[i].column, letter_of (cell), cell->die);
      if (draft->kind == CB_TEAM)
        g_string_append_printf (out, ", \"half\": %u", cell->half + 1u);
      g_string_append_c (out, '}');
    }
  g_string_append_printf (out, "%s]", line);
}

static void
append_marked (GString *out, const CbDraft *draft, const CbAt *at, guint n, gboolean posts)
{
  gboolean comma = FALSE;

  g_string_append_c (out, '[');
  for (guint i = 0; i < n; i++)
    {
      const CbCell *cell = &draft->cells[at[i].row][at[i].column];

      if (!(posts ? cell->post : cell->start))
        continue;
      g_string_append_printf (out, "%s\"%s\"", comma ? ", " : "", cb_hexes[i].word);
      comma = TRUE;
    }
  g_string_append_c (out, ']');
}

static gboolean
has_marked (const CbDraft *draft, const CbAt *at, guint n, gboolean posts)
{
  for (guint i = 0; i < n; i++)
    if (posts ? draft->cells[at[i].row][at[i].column].post : draft->cells[at[i].row][at[i].column].start)
      return TRUE;
  return FALSE;
}

static int
compare_rivers (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (int[2]));
}

/* In an order of their own, so that equal duchies are written alike. */
static void
append_rivers (GString *out, const CbDraft *draft)
{
  int pairs[CB_MAX_RIVERS][2];

  for (guint i = 0; i < draft->n_rivers; i++)
    {
      int a = cb_draft_index (draft, draft->rivers[i][0].row, draft->rivers[i][0].column);
      int b = cb_draft_index (draft, draft->rivers[i][1].row, draft->rivers[i][1].column);

      pairs[i][0] = MIN (a, b);
      pairs[i][1] = MAX (a, b);
    }
  qsort (pairs, draft->n_rivers, sizeof pairs[0], compare_rivers);
  g_string_append_c (out, '[');
  for (guint i = 0; i < draft->n_rivers; i++)
    g_string_append_printf (out, "%s[\"%s\", \"%s\"]", i ? ", " : "", cb_hexes[pairs[i][0]].word, cb_hexes[pairs[i][1]].word);
  g_string_append_c (out, ']');
}

/**
 * cb_draft_print:
 * @draft: a draft of at most CB_MAX_HEXES hexes
 * @compact: on a single line, for records
 *
 * Equal drafts give equal texts.
 *
 * Returns: (transfer full): the duchy as JSON
 */
char *
cb_draft_print (const CbDraft *draft, gboolean compact)
{
  const char *line = compact ? "" : "\n  ", *comma = compact ? ", " : ",\n  ";
  GString *out = g_string_new ("{");
  CbAt at[CB_MAX_HEXES];
  guint n = cb_draft_list (draft, at);

  g_string_append_printf (out, "%s\"format\": %d%s\"kind\": \"%s\"%s\"name\": ", line, CB_DUCHY_FORMAT, comma,
                          cb_duchy_kind_words[draft->kind], comma);
  pw_json_append_text (out, draft->name);
  if (draft->unsure)
    g_string_append_printf (out, "%s\"unsure\": true", comma);
  g_string_append (out, comma);
  if (draft->kind == CB_ONE_PIECE)
    append_rows (out, draft, at, n);
  else
    append_hexes (out, draft, at, n, line);
  if (has_marked (draft, at, n, FALSE))
    {
      g_string_append_printf (out, "%s\"start\": ", comma);
      append_marked (out, draft, at, n, FALSE);
    }
  if (has_marked (draft, at, n, TRUE))
    {
      g_string_append_printf (out, "%s\"posts\": ", comma);
      append_marked (out, draft, at, n, TRUE);
    }
  if (draft->n_rivers > 0)
    {
      g_string_append_printf (out, "%s\"rivers\": ", comma);
      append_rivers (out, draft);
    }
  g_string_append (out, compact ? "}" : "\n}\n");
  return g_string_free (out, FALSE);
}
