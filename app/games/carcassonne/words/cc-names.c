/* cc-names.c: what tiles and figures are called in a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/carcassonne/words/cc-text.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* In the order of the data file; "Ana lays ...". */
static const char *const phrases[CC_TILE_KINDS] = {
  N_("a city on all four sides with a pennant"),
  N_("a city on three sides"),
  N_("a city on three sides with a pennant"),
  N_("a city on three sides with a road to it"),
  N_("a city on three sides with a road to it and a pennant"),
  N_("a city corner"),
  N_("two city edges side by side"),
  N_("a city corner with a pennant"),
  N_("a city corner and a road bend"),
  N_("a city corner with a pennant and a road bend"),
  N_("a city from side to side"),
  N_("two city edges opposite each other"),
  N_("a city from side to side with a pennant"),
  N_("a city edge"),
  N_("a city edge and a road bend to its left"),
  N_("a city edge and a straight road"),
  N_("a city edge and a road bend to its right"),
  N_("a city edge and a village of three roads"),
  N_("a monastery"),
  N_("a road to a monastery"),
  N_("a road bend"),
  N_("a straight road"),
  N_("a village of three roads"),
  N_("a village of four roads"),
  N_("a city corner with cloth and two city edges"),
  N_("two city corners with wine"),
  N_("a city from side to side with cloth and a city edge"),
  N_("a city on three sides with grain"),
  N_("a city from side to side with wine and a city edge"),
  N_("a city corner with cloth and a road to it, and a city edge"),
  N_("a city corner with grain and a road to it, and a city edge"),
  N_("a city on three sides with wine and a road to it"),
  N_("a city corner with grain"),
  N_("a city corner with wine"),
  N_("a city corner with grain and a road to it"),
  N_("a city corner with grain and a road to it, its field split"),
  N_("a city corner with cloth and a road to it"),
  N_("a city corner with wine and a road to it, its field split"),
  N_("a city corner with cloth and two roads to it, its field split"),
  N_("a city corner with wine and two roads to it"),
  N_("a city from side to side with wine"),
  N_("a city from side to side with grain and a road to it"),
  N_("a city from side to side with wine and a road to it"),
  N_("a city edge with a road to it and a village"),
  N_("a city from side to side with wine and a road to each side"),
  N_("a city edge with a road to it"),
  N_("a monastery with three roads"),
  N_("a bridge of two roads"),
};

const char *
cc_tile_phrase (guint kind)
{
  return _(phrases[kind % CC_TILE_KINDS]);
}

const char *
cc_feature_label (int feature)
{
  return feature >= 0 && feature < CC_FEATURES ? _(cc_stands_words.words[feature].label) : "";
}

/* What a figure is where it stands. */
const char *
cc_role (int figure, CcSort sort)
{
  static const char *const followers[CC_SORTS] = { N_("knight"), N_("highwayman"), N_("monk"), N_("farmer") };

  return figure == CC_BUILDER ? _("builder") : figure == CC_PIG ? _("pig") : _(followers[sort]);
}

static const char *
role_phrase (int figure, CcSort sort)
{
  static const char *const followers[CC_SORTS] = { N_("a knight"), N_("a highwayman"), N_("a monk"), N_("a farmer") };

  return figure == CC_BUILDER ? _("the builder") : figure == CC_PIG ? _("the pig") : _(followers[sort]);
}

/* "a knight", or "the builder, road west" where the tile has several. */
char *
cc_figure_phrase (guint kind, guint turn, int figure, int feature)
{
  int segment = cc_feature_find (kind, turn, feature);
  gboolean alone = segment < 0 || cc_tile_name_segment (kind, turn, (guint) segment) == CC_WHERE_ALONE;

  if (alone && figure != CC_BUILDER)
    return g_strdup (role_phrase (figure, cc_feature_sort (feature)));
  /* Translators: "a knight, city north". */
  return g_strdup_printf (_("%s, %s"), role_phrase (figure, cc_feature_sort (feature)), cc_feature_label (feature));
}

/* Whose followers a row names: "Ana 2, Ben 1". */
char *
cc_seat_list (const PwSetup *setup, const PwMove *move)
{
  GString *text = g_string_new (NULL);

  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      int share = cc_arg (move, CC_ARG_SEATS + seat, 0);

      if (share == 0)
        continue;
      g_string_append_printf (text, "%s%s", text->len ? ", " : "", pw_setup_name (setup, seat));
      if (share & 1)
        g_string_append_printf (text, _(" %d and the pig"), share / 2);
      else if (share > 2)
        g_string_append_printf (text, " %d", share / 2);
    }
  return g_string_free (text, FALSE);
}

/**
 * cc_count_good:
 * @good: a #CcGood
 * @n: how many tokens
 *
 * Returns: (transfer full): "2 wine": some languages have another word for one of them
 */
char *
cc_count_good (guint good, guint n)
{
  switch ((CcGood) good)
    {
    case CC_WINE: return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u wine", "%u wine", n), n);
    case CC_GRAIN: return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u grain", "%u grain", n), n);
    case CC_CLOTH: return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u cloth", "%u cloth", n), n);
    case CC_GOODS:
    default: return g_strdup_printf ("%u", n);
    }
}
