/* pw-entry-attempt.c: what a text tries to do, whether or not it is possible
 *
 * "mine e3" names a tile and a hex: somebody wants to place it there, and the referee says why that is not
 * possible. Words count in any order, by the names of the notation or those that people read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-private.h"

#include <string.h>

#include "core/pw-notation.h"

/** FEW_LETTERS: a beginning of fewer letters names nothing by itself. */
#define FEW_LETTERS 3

/** OfSeveral: which of several a word is taken for that begins them all. */
typedef enum
{
  NONE_OF_SEVERAL,
  FIRST_OF_SEVERAL,
  LAST_OF_SEVERAL,
} OfSeveral;

/* The words of a text as arguments of one kind. */
typedef struct
{
  const PwScene *scene;
  const PwMoveKind *kind;
  char **tokens;
  guint at;
  PwMove move;
  guint n_words;                /* arguments that a word named */
  gboolean dice_lead;           /* a number in front is a die */
  int own;                      /* the argument that the choices go by the number of, and a number in front too; or -1 */
  gboolean now;                 /* it can be made now */
  gboolean said;                /* the kind is named */
  gboolean kind_chosen;         /* or was chosen before */
  OfSeveral of_several;       /* what a word is that begins several */
} Attempt;

static gboolean
is_digits (const char *text)
{
  return *text != '\0' && text[strspn (text, "0123456789")] == '\0';
}

/* The value that @text spells or, with a few letters, begins. */
static gboolean
read_word (const PwVocabulary *words, const char *text, gint16 *value)
{
  gsize length = strlen (text);
  guint n = 0;

  for (guint i = 0; i < words->n_words; i++)
    {
      const PwWord *word = &words->words[i];
      g_auto (GStrv) aliases = g_strsplit (word->alias ? word->alias : "", " ", -1);

      if (g_ascii_strcasecmp (word->word, text) == 0)
        {
          *value = word->value;
          return TRUE;
        }
      for (guint a = 0; aliases[a]; a++)
        if (g_ascii_strcasecmp (aliases[a], text) == 0)
          {
            *value = word->value;
            return TRUE;
          }
    }
  for (guint i = 0; i < words->n_words && length >= FEW_LETTERS && !is_digits (text); i++)
    {
      const char *label = words->label ? words->label (words->words[i].value) : "";
      g_autofree char *folded = pw_label_fold (label);
      g_autofree char *typed = pw_label_fold (text);

      if (g_ascii_strncasecmp (words->words[i].word, text, length) != 0 && !g_str_has_prefix (folded, typed))
        continue;
      *value = words->words[i].value;
      n++;
    }
  return n == 1;
}

/* Whether @text is the name of one of @words as it stands: the place c. */
static gboolean
is_whole_name (const PwVocabulary *words, const char *text)
{
  gboolean found = FALSE;

  for (guint i = 0; i < words->n_words && !found; i++)
    {
      g_auto (GStrv) aliases = g_strsplit (words->words[i].alias ? words->words[i].alias : "", " ", -1);

      found = g_ascii_strcasecmp (words->words[i].word, text) == 0 || g_strv_contains ((const char *const *) aliases, text);
    }
  return found;
}

/* Whether @text begins some other name of @word. */
static gboolean
begins_alias (const PwWord *word, const char *text)
{
  g_auto (GStrv) aliases = g_strsplit (word->alias ? word->alias : "", " ", -1);
  gboolean found = FALSE;

  for (guint a = 0; aliases[a] && !found; a++)
    found = *text != '\0' && g_ascii_strncasecmp (aliases[a], text, strlen (text)) == 0;
  return found;
}

/* The same of a word that begins several, however few letters it has. */
static gboolean
read_one_of_several (const PwVocabulary *words, const char *text, OfSeveral which, gint16 *value)
{
  g_autofree char *typed = pw_label_fold (text);
  gboolean found = FALSE;

  for (guint i = 0; i < words->n_words && which != NONE_OF_SEVERAL && !is_digits (text); i++)
    {
      const PwVocabulary one = { .words = &words->words[i], .n_words = 1, .label = words->label };

      if (!pw_entry_begins_word (&one, typed) && !begins_alias (&words->words[i], typed))
        continue;
      *value = words->words[i].value;
      found = TRUE;
      if (which == FIRST_OF_SEVERAL)
        break;
    }
  return found;
}

/* A letter or two that begin one name only will do for what a move says several times, such as the goods to start with. */
static gboolean
read_letters (const PwMoveKind *kind, const PwArg *arg, const char *text, gint16 *value)
{
  gint16 last;
  guint n;

  return pw_entry_find_repeated (kind, &n) == arg->words && read_one_of_several (arg->words, text, FIRST_OF_SEVERAL, value) &&
         read_one_of_several (arg->words, text, LAST_OF_SEVERAL, &last) && *value == last;
}

static gboolean
read_number (const PwArg *arg, const char *text, gint16 *value)
{
  gint64 number;

  if (arg->type == PW_ARG_DICE)
    {
      gsize length = strlen (text);
      guint8 dice[6];

      if (length > G_N_ELEMENTS (dice) || (int) length > arg->max || text[strspn (text, "123456")] != '\0')
        return FALSE;
      for (gsize i = 0; i < length; i++)
        dice[i] = (guint8) (text[i] - '0');
      *value = pw_dice_pack (dice, (guint) length);
      return TRUE;
    }
  if (!g_ascii_string_to_signed (text, 10, arg->min, arg->max, &number, NULL))
    return FALSE;
  *value = (gint16) number;
  return TRUE;
}

/* Takes the next words as the value of @arg; FALSE where they are none. */
static gboolean
take_as (Attempt *attempt, const PwArg *arg)
{
  gint16 *value = &attempt->move.args[arg->index];
  const char *text = attempt->tokens[attempt->at];
  gboolean digits = is_digits (text), below_zero = *text == '-' && is_digits (text + 1);
  guint n = 0;

  if (*value != PW_ARG_NONE || arg->flags & PW_ARG_PER_SEAT)
    return FALSE;
  switch (arg->type)
    {
    case PW_ARG_WORD:
      /* One letter names a thing where one must follow, but by itself nothing that could be done with it, unless that is all its name. */
      if (!attempt->said && arg == attempt->kind->args && g_ascii_isalpha (text[0]) && text[1] == '\0' &&
          (attempt->of_several == NONE_OF_SEVERAL || attempt->tokens[1] == NULL) &&
          !(attempt->now && attempt->tokens[1] == NULL && is_whole_name (arg->words, text)))
        break;
      n = pw_vocabulary_find_label (arg->words, (const char *const *) attempt->tokens + attempt->at, value);
      if (n == 0 && read_word (arg->words, text, value))
        n = 1;
      if (n == 0 && ((attempt->now && read_letters (attempt->kind, arg, text, value)) ||
                     read_one_of_several (arg->words, text, attempt->of_several, value)))
        n = 1;
      attempt->n_words += n > 0;
      break;
    case PW_ARG_SEAT:
      {
        int seat = digits ? -1 : pw_setup_find_name (attempt->scene->setup, text, NULL);

        if (seat >= 0)
          *value = (gint16) seat;
        n = seat >= 0;
        break;
      }
    case PW_ARG_CELL:
      /* Letters stand behind their verb. */
      if (!attempt->said && arg->flags & (PW_ARG_LEADS | PW_ARG_JOINED))
        break;
      n = pw_cell_parse (arg->cells, text, value);
      attempt->n_words += n;
      break;
    case PW_ARG_NUMBER:
    case PW_ARG_DIE:
    case PW_ARG_DICE:
    default:
      /* Below zero there is nothing but what a number is called: "-4" are steps back. */
      digits |= below_zero;
      n = digits && read_number (arg, text, value);
      /* What the choices go by says as much as a word: 5 soldiers. */
      attempt->n_words += n > 0 && (attempt->kind_chosen || below_zero) && arg->type == PW_ARG_NUMBER;
      break;
    }
  if (n == 0)
    *value = PW_ARG_NONE;
  attempt->at += n;
  return n > 0;
}

/* The name of an argument before its value: "depot 3". */
static const PwArg *
find_named (const Attempt *attempt)
{
  for (guint i = 0; i < attempt->kind->n_args; i++)
    if (g_ascii_strcasecmp (attempt->kind->args[i].name, attempt->tokens[attempt->at]) == 0)
      return &attempt->kind->args[i];
  return NULL;
}

/* Whether the next word is a bare number, and @arg something that need not be said, such as workers: it is never that, but it may be dice. */
static gboolean
is_beside (const Attempt *attempt, const PwArg *arg)
{
  return is_digits (attempt->tokens[attempt->at]) && arg->flags & PW_ARG_OPTIONAL && (int) arg->index != attempt->own &&
         arg->type != PW_ARG_DIE && arg->type != PW_ARG_DICE;
}

/* "2 gold", or "gold" for one: what has its own number in a move, such as a payment; never that which is said. */
static gboolean
take_count (Attempt *attempt)
{
  const char *number = attempt->tokens[attempt->at];
  guint counted = is_digits (number);
  const PwArg *named;

  /* "2 soldiers", where the number alone says so much. */
  if (!counted && attempt->at > 0 && is_digits (attempt->tokens[attempt->at - 1]) && (named = find_named (attempt)) &&
      named->type == PW_ARG_NUMBER && attempt->move.args[named->index] != PW_ARG_NONE)
    {
      attempt->at++;
      attempt->n_words++;
      return TRUE;
    }
  attempt->at += counted;
  named = attempt->tokens[attempt->at] ? find_named (attempt) : NULL;
  if (named && named->type == PW_ARG_NUMBER && named->flags & PW_ARG_OPTIONAL && !(named->flags & PW_ARG_BARE) &&
      attempt->move.args[named->index] == PW_ARG_NONE &&
      read_number (named, counted ? number : "1", &attempt->move.args[named->index]))
    {
      attempt->at++;
      attempt->n_words++;
      return TRUE;
    }
  attempt->at -= counted;
  return FALSE;
}

static gboolean
take_next (Attempt *attempt)
{
  const PwArg *named = find_named (attempt);
  gboolean die_first = attempt->at == 0 && is_digits (attempt->tokens[0]);

  for (guint i = 0; i < attempt->kind->n_args && die_first && attempt->own >= 0; i++)
    if ((int) attempt->kind->args[i].index == attempt->own && attempt->kind->args[i].type == PW_ARG_NUMBER &&
        take_as (attempt, &attempt->kind->args[i]))
      return TRUE;
  for (guint i = 0; i < attempt->kind->n_args && die_first && attempt->own < 0; i++)
    if (attempt->kind->args[i].type == PW_ARG_DIE && take_as (attempt, &attempt->kind->args[i]))
      return TRUE;
  if (named && attempt->tokens[attempt->at + 1])
    {
      attempt->at++;
      if (take_as (attempt, named))
        return TRUE;
      attempt->at--;
    }
  if (take_count (attempt))
    return TRUE;
  if (die_first && attempt->dice_lead)
    return FALSE;
  /* A number without a verb is a number before it is the name of anything: "d5 1" speaks of no monastery. But dice stand behind
   * what they are used for. */
  for (guint i = 0; i < attempt->kind->n_args && !attempt->said && is_digits (attempt->tokens[attempt->at]); i++)
    if (attempt->kind->args[i].type != PW_ARG_WORD && (attempt->at > 0 || attempt->kind->args[i].type != PW_ARG_DICE) &&
        !is_beside (attempt, &attempt->kind->args[i]) && take_as (attempt, &attempt->kind->args[i]))
      return TRUE;
  for (guint i = 0; i < attempt->kind->n_args; i++)
    if (!is_beside (attempt, &attempt->kind->args[i]) && take_as (attempt, &attempt->kind->args[i]))
      return TRUE;
  return FALSE;
}

/* Whether all words of the text say something about a move of @kind. */
static gboolean
read_as (Attempt *attempt, gboolean *said)
{
  const PwGame *game = attempt->scene->game;
  int actor = game->play.actor (attempt->scene->state), seat;

  pw_move_init (&attempt->move, (guint) (attempt->kind - game->kinds), attempt->kind->table ? PW_TABLE : actor);
  *said = attempt->said = FALSE;
  for (guint first = 0; first < 2 && attempt->tokens[attempt->at]; first++)
    {
      const char *text = attempt->tokens[attempt->at];

      if (!*said && g_ascii_strcasecmp (attempt->kind->name, text) == 0)
        *said = attempt->said = TRUE;
      else if (first == 0 && !is_digits (text) && !attempt->kind->table &&
               (seat = pw_setup_find_name (attempt->scene->setup, text, NULL)) >= 0 &&
               g_utf8_strlen (text, -1) == g_utf8_strlen (attempt->scene->setup->names[seat], -1))
        attempt->move.player = (gint8) seat;
      else
        break;
      attempt->at++;
    }
  while (attempt->tokens[attempt->at])
    {
      /* "1 workers", "die=1 workers": what it is about may come before the verb. */
      if (!*said && attempt->at > 0 && g_ascii_strcasecmp (attempt->kind->name, attempt->tokens[attempt->at]) == 0)
        {
          *said = attempt->said = TRUE;
          attempt->at++;
        }
      else if (!take_next (attempt))
        return FALSE;
    }
  return attempt->n_words > 0 || *said;
}

static guint
n_missing (const PwMoveKind *kind, const PwMove *move)
{
  guint n = 0;

  for (guint i = 0; i < kind->n_args; i++)
    n += !(kind->args[i].flags & PW_ARG_OPTIONAL) && move->args[kind->args[i].index] == PW_ARG_NONE;
  return n;
}

/* Each digit of the numbers behind the first word of @text as a word of its own: "d4 123" is a hex and three colours. Digits alone
 * stay what they are, and so does the number of a noun: there is no monastery 44. */
static char *
part_digits (const PwScene *scene, const char *text)
{
  GString *parted = g_string_new (NULL);
  g_autofree char *before = NULL;

  for (const char *p = text; *p;)
    {
      gsize length = strcspn (p, " ,\t\n=");
      gboolean number = p > text && !g_ascii_isdigit (*text) && length > 1 && strspn (p, "0123456789") == length &&
                        !(before && pw_entry_is_numbered (scene, before));
      g_autofree char *word = g_strndup (p, length);

      for (gsize i = 0; i < length; i++)
        {
          g_string_append_c (parted, p[i]);
          if (number)
            g_string_append_c (parted, ' ');
        }
      p += length;
      if (length > 0)
        {
          g_free (before);
          before = pw_label_fold (word);
        }
      if (*p)
        g_string_append_c (parted, *p++);
    }
  return g_string_free (parted, FALSE);
}

/* The argument that is the own number of each choice behind @chosen that has one, such as the depot; else -1. */
static int
find_own_number (const PwScene *scene, const PwMove *chosen)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));

  pw_entry_list (scene, chosen, choices);
  if (pw_entry_numbering (scene, choices) < PW_NUMBERING_OWN)
    return -1;
  for (int a = 0; a < PW_MAX_ARGS; a++)
    {
      gboolean all = TRUE;

      for (guint i = 0; i < choices->len && all; i++)
        {
          const PwChoice *choice = &g_array_index (choices, PwChoice, i);

          all = choice->number == 0 || choice->move.args[a] == choice->number;
        }
      if (all)
        return a;
    }
  return -1;
}

/* Whether @tokens begin with what the table does at another time, such as "own 36" or "roll 4", behind a name, too: that is tried, and nothing else. */
static gboolean
is_of_table (const PwScene *scene, char **tokens)
{
  PwKindSet playable = scene->game->play.playable (scene->state);
  guint at = pw_setup_find_name (scene->setup, tokens[0], NULL) >= 0 && tokens[1] ? 1 : 0;

  if (tokens[at + 1] == NULL || !is_digits (tokens[at + 1]))
    return FALSE;
  for (guint kind = 0; kind < scene->game->n_kinds; kind++)
    if (scene->game->kinds[kind].table && !scene->game->kinds[kind].statement && !pw_kind_set_has (playable, kind) &&
        g_ascii_strcasecmp (scene->game->kinds[kind].name, tokens[at]) == 0)
      return TRUE;
  return FALSE;
}

/* The words of a text as a move of the kind that fits best. */
static gboolean
read_tokens (const PwScene *scene, const PwMove *chosen, char **parts, OfSeveral of_several, PwMove *out, gboolean *by_name,
             GError **error)
{
  PwKindSet playable = scene->game->play.playable (scene->state);
  g_autoptr (GPtrArray) tokens = g_ptr_array_new ();
  guint best = G_MAXUINT;
  int own = find_own_number (scene, chosen), named = -1;
  gboolean dice_lead = FALSE, named_so = FALSE;

  for (guint a = 0; a < PW_MAX_ARGS; a++)
    dice_lead |= own < 0 && pw_entry_has_arg (scene, chosen, a, PW_ARG_DIE);
  for (guint i = 0; parts[i]; i++)
    if (*parts[i])
      g_ptr_array_add (tokens, parts[i]);
  if (tokens->len == 0)
    return FALSE;
  g_ptr_array_add (tokens, NULL);
  if (is_of_table (scene, (char **) tokens->pdata))
    return FALSE;
  /* "goods red 4" says what it is about: of nothing else it is said. */
  for (guint kind = 0; kind < scene->game->n_kinds; kind++)
    if (pw_kind_set_has (playable, kind) && g_ascii_strcasecmp (scene->game->kinds[kind].name, tokens->pdata[0]) == 0)
      named = (int) kind;
  for (guint kind = 0; kind < scene->game->n_kinds; kind++)
    {
      Attempt attempt = { .scene = scene,
                          .kind = &scene->game->kinds[kind],
                          .tokens = (char **) tokens->pdata,
                          .dice_lead = dice_lead,
                          .own = own,
                          .now = pw_kind_set_has (playable, kind),
                          .kind_chosen = chosen->kind != PW_KIND_ANY,
                          .of_several = of_several };
      gboolean now = attempt.now, said;
      guint rank;

      if (attempt.kind->n_args == 0 || (named >= 0 && (int) kind != named) || (attempt.kind->statement && !now) ||
          (attempt.kind->table && !now) || (chosen->kind != PW_KIND_ANY && chosen->kind != kind) || !read_as (&attempt, &said))
        continue;
      /* The table names tiles at any time, but not without saying so; nor does anybody say by chance what holds for the whole game. */
      if (!said && (attempt.kind->lasting || (attempt.kind->table && scene->game->play.actor (scene->state) != PW_TABLE)))
        continue;
      rank = (now ? 0 : 100) + n_missing (attempt.kind, &attempt.move);
      if (rank >= best)
        continue;
      best = rank;
      *out = attempt.move;
      named_so = said;
      *by_name = said || chosen->kind != PW_KIND_ANY || !now || n_missing (attempt.kind, &attempt.move) == 0;
    }
  return best != G_MAXUINT && (named_so || pw_game_unsaid (scene->game, scene->state, out, error));
}

/**
 * pw_entry_read_attempt:
 * @chosen: what is chosen so far
 * @text: words
 * @out: (out): what they say about a move, of the kind that fits best
 * @by_name: (out): whether it is of that kind for sure: it is named, or nothing else is left to say
 * @error: (nullable): return location
 *
 * Returns: %FALSE where a word of @text is not understood, or none names anything; with an error where it may be several things
 */
gboolean
pw_entry_read_attempt (const PwScene *scene, const PwMove *chosen, const char *text, PwMove *out, gboolean *by_name, GError **error)
{
  g_auto (GStrv) parts = g_strsplit_set (text, " ,\t\n=", -1);
  g_autofree char *parted = part_digits (scene, text);
  g_auto (GStrv) digits = g_strsplit_set (parted, " ,\t\n=", -1);
  GError *several = NULL;
  gboolean read = read_tokens (scene, chosen, parts, NONE_OF_SEVERAL, out, by_name, &several) ||
                  (several == NULL && strcmp (parted, text) != 0 &&
                   read_tokens (scene, chosen, digits, NONE_OF_SEVERAL, out, by_name, &several));

  if (several)
    g_propagate_error (error, several);
  return read;
}

/**
 * pw_entry_read_whichever:
 * @chosen: what is chosen so far
 * @text: words, of which some may begin several names: “f1 r p pi”
 * @out: (out): what they say about a move, with the first and with the last name that such a word begins
 *
 * Returns: %FALSE where a word of @text is not understood even so, or the two are of different kinds
 */
gboolean
pw_entry_read_whichever (const PwScene *scene, const PwMove *chosen, const char *text, PwMove out[2])
{
  static const OfSeveral which[] = { FIRST_OF_SEVERAL, LAST_OF_SEVERAL };
  g_auto (GStrv) parts = g_strsplit_set (text, " ,\t\n=", -1);

  /* "2+2" are dice, as they are written in one word. */
  for (guint i = 0; parts[i]; i++)
    if (g_ascii_isdigit (parts[i][0]) && parts[i][strspn (parts[i], "123456+")] == '\0')
      {
        g_auto (GStrv) dice = g_strsplit (parts[i], "+", -1);

        g_free (parts[i]);
        parts[i] = g_strjoinv ("", dice);
      }
  for (guint i = 0; i < G_N_ELEMENTS (which); i++)
    {
      gboolean by_name;

      if (!read_tokens (scene, chosen, parts, which[i], &out[i], &by_name, NULL))
        return FALSE;
    }
  return out[0].kind == out[1].kind;
}

/**
 * pw_entry_is_numbered:
 * @word: a word, without capitals and accents
 *
 * Returns: whether what it begins has numbers for names, such as "cow" or "monastery": a number behind it
 *   is its own
 */
gboolean
pw_entry_is_numbered (const PwScene *scene, const char *word)
{
  const GPtrArray *all = pw_entry_vocabularies (scene->game, TRUE);
  gboolean numbered = FALSE;
  gsize length = strlen (word);

  for (guint i = 0; i < all->len; i++)
    {
      const PwVocabulary *words = all->pdata[i];

      for (guint w = 0; words->label && w < words->n_words; w++)
        {
          g_autofree char *label = pw_label_fold (words->label (words->words[w].value));
          const char *own = words->words[w].word, *alias = words->words[w].alias, *number = strrchr (label, ' ');
          gsize digits = strspn (label, "0123456789");

          if (strcmp (label, word) == 0 || strcmp (own, word) == 0 || g_strcmp0 (alias, word) == 0)
            return FALSE;
          numbered |= number && is_digits (number + 1) && strncmp (label, word, length) == 0 && label + length <= number;
          /* "2 vacas", and "cow2" in any language. */
          numbered |= digits > 0 && label[digits] == ' ' && strncmp (label + digits + 1, word, length) == 0;
          numbered |= is_digits (own + strcspn (own, "0123456789")) && strncmp (own, word, length) == 0 &&
                      length <= strcspn (own, "0123456789") && length >= FEW_LETTERS;
        }
    }
  return numbered;
}
