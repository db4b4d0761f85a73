/* pw-notation.c: moves as lines of text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-notation.h"

#include <string.h>

#include <glib/gi18n-lib.h>

G_DEFINE_QUARK (pw-notation-error-quark, pw_notation_error)

#define DEALT_MARK "*"

/* -- Printing -------------------------------------------------------------------------- */

/* Whether @name is also the name of a kind or of an argument. */
static gboolean
means_something_else (const PwGame *game, const char *name)
{
  for (guint i = 0; i < game->n_kinds; i++)
    {
      if (g_ascii_strcasecmp (game->kinds[i].name, name) == 0)
        return TRUE;
      for (guint k = 0; k < game->kinds[i].n_args; k++)
        if (g_ascii_strcasecmp (game->kinds[i].args[k].name, name) == 0)
          return TRUE;
    }
  return FALSE;
}

/* A name as one word of a line: in quotes where it is more than one, or would mean something else. */
static void
append_name (GString *line, const PwGame *game, const char *name)
{
  gboolean plain = !means_something_else (game, name);

  for (const char *p = name; *p && plain; p = g_utf8_next_char (p))
    plain = g_unichar_isalpha (g_utf8_get_char (p)) || (p > name && g_ascii_isdigit (*p));
  if (plain)
    {
      g_string_append (line, name);
      return;
    }
  g_string_append_c (line, '"');
  for (const char *p = name; *p; p++)
    {
      if (*p == '"' || *p == '\\')
        g_string_append_c (line, '\\');
      g_string_append_c (line, *p);
    }
  g_string_append_c (line, '"');
}

static void
append_value (GString *line, const PwGame *game, const PwSetup *setup, const PwArg *arg, gint16 value)
{
  const PwWord *word;
  guint8 dice[6];
  guint n;

  switch (arg->type)
    {
    case PW_ARG_DICE:
      n = pw_dice_unpack (value, dice);
      for (guint i = 0; i < n; i++)
        g_string_append_printf (line, "%u", dice[i]);
      break;
    case PW_ARG_WORD:
      word = pw_vocabulary_get (arg->words, value);
      g_string_append (line, word ? word->word : "?");
      break;
    case PW_ARG_SEAT:
      if (value >= 0 && value < (int) setup->n_players)
        append_name (line, game, setup->names[value]);
      break;
    case PW_ARG_NUMBER: case PW_ARG_DIE: default:
      g_string_append_printf (line, "%d", value);
      break;
    }
}

/* The seat that a per-seat argument belongs to. */
static guint
seat_of (const PwMoveKind *kind, const PwArg *arg)
{
  guint first = PW_MAX_ARGS;

  for (guint i = 0; i < kind->n_args; i++)
    if (kind->args[i].flags & PW_ARG_PER_SEAT)
      first = MIN (first, kind->args[i].index);
  return arg->index - first;
}

/**
 * pw_notation_print:
 * @game: a game
 * @setup: who plays
 * @move: a whole move
 *
 * Returns: (transfer full): the move as one line, which pw_notation_parse() reads back
 */
char *
pw_notation_print (const PwGame *game, const PwSetup *setup, const PwMove *move)
{
  const PwMoveKind *kind = &game->kinds[move->kind];
  GString *line = g_string_new (NULL);

  if (move->player >= 0 && move->player < (int) setup->n_players)
    {
      append_name (line, game, setup->names[move->player]);
      g_string_append_c (line, ' ');
    }
  g_string_append (line, kind->name);
  for (guint i = 0; i < kind->n_args; i++)
    {
      const PwArg *arg = &kind->args[i];
      gint16 value = move->args[arg->index];

      if (value == PW_ARG_NONE)
        continue;
      g_string_append_c (line, ' ');
      if (arg->flags & PW_ARG_PER_SEAT)
        {
          append_name (line, game, setup->names[seat_of (kind, arg)]);
          g_string_append_c (line, '=');
        }
      else if (arg->flags & PW_ARG_OPTIONAL)
        g_string_append_printf (line, "%s=", arg->name);
      append_value (line, game, setup, arg, value);
    }
  if (move->flags & PW_MOVE_DEALT)
    g_string_append (line, " " DEALT_MARK);
  return g_string_free (line, FALSE);
}

/* -- Reading: words ---------------------------------------------------------------------- */

typedef struct
{
  const PwGame *game;
  const PwSetup *setup;
  gconstpointer state;
  GPtrArray *tokens;            /* char*; "=" is one of its own; what was in quotes begins with one */
  guint at;
  PwMove *move;
  GError **error;
} Reader;

/* Splits a line; commas and spaces separate, quotes hold a name together. */
static GPtrArray *
split (const char *line)
{
  GPtrArray *tokens = g_ptr_array_new_with_free_func (g_free);
  GString *token = g_string_new (NULL);
  gboolean quoted = FALSE, open = FALSE;

  for (const char *p = line;; p++)
    {
      if (quoted && *p == '\\' && p[1])
        g_string_append_c (token, *++p);
      else if (*p == '"')
        {
          quoted = !quoted;
          if (!open)
            g_string_append_c (token, '"');
          open = TRUE;
        }
      else if (*p && (quoted || !(g_ascii_isspace (*p) || *p == ',' || *p == '=')))
        {
          g_string_append_c (token, *p);
          open = TRUE;
        }
      else
        {
          if (open)
            g_ptr_array_add (tokens, g_strdup (token->str));
          g_string_truncate (token, 0);
          open = FALSE;
          if (*p == '=')
            g_ptr_array_add (tokens, g_strdup ("="));
          if (*p == '\0')
            break;
        }
    }
  g_string_free (token, TRUE);
  return tokens;
}

static const char *
peek (const Reader *reader, guint ahead)
{
  return reader->at + ahead < reader->tokens->len ? g_ptr_array_index (reader->tokens, reader->at + ahead) : NULL;
}

/* A seat by the name that a word says. */
static int
find_seat (const Reader *reader, const char *text, gboolean *ambiguous)
{
  return pw_setup_find_name (reader->setup, *text == '"' ? text + 1 : text, ambiguous);
}

/* How @text relates to @word and its aliases: 2 the same, 1 a beginning, 0 neither. */
static guint
likeness (const PwWord *word, const char *text)
{
  gsize length = strlen (text);
  guint best = 0;

  if (g_ascii_strcasecmp (word->word, text) == 0)
    return 2;
  if (g_ascii_strncasecmp (word->word, text, length) == 0)
    best = 1;
  if (word->alias)
    {
      g_auto (GStrv) aliases = g_strsplit (word->alias, " ", -1);

      for (guint i = 0; aliases[i]; i++)
        {
          if (g_ascii_strcasecmp (aliases[i], text) == 0)
            return 2;
          /* A shortened number would be another number. */
          if (!g_ascii_isdigit (text[0]) && g_ascii_strncasecmp (aliases[i], text, length) == 0)
            best = 1;
        }
    }
  return best;
}

static gboolean
read_word (const PwVocabulary *words, const char *text, gint16 *value, GError **error)
{
  g_autoptr (GString) several = NULL;
  const PwWord *found = NULL;
  guint n = 0;

  for (guint i = 0; i < words->n_words; i++)
    {
      guint like = likeness (&words->words[i], text);

      if (like == 2)
        {
          *value = words->words[i].value;
          return TRUE;
        }
      if (like == 0)
        continue;
      if (several == NULL)
        several = g_string_new (NULL);
      g_string_append_printf (several, "%s%s", n ? ", " : "", words->words[i].word);
      found = &words->words[i];
      n++;
    }
  if (n == 1)
    {
      *value = found->value;
      return TRUE;
    }
  if (n > 1)
    g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS, _("“%s” may be several: %s."), text, several->str);
  else
    g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN, _("“%s” is not understood: expected %s."), text,
                 _(words->expects));
  return FALSE;
}

static gboolean
read_number (const char *text, int min, int max, const char *what, gint16 *value, GError **error)
{
  gint64 number;

  if (!g_ascii_string_to_signed (text, 10, G_MININT16 + 1, G_MAXINT16, &number, NULL))
    {
      g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN,
                   _("“%s” is not understood: expected a number from %d to %d (%s)."), text, min, max, what);
      return FALSE;
    }
  if (number < min || number > max)
    {
      g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_RANGE, _("%s: %s is out of range, it goes from %d to %d."),
                   what, text, min, max);
      return FALSE;
    }
  *value = (gint16) number;
  return TRUE;
}

/* Several dice of one player: "36", or "3 6" in as many words. */
static gboolean
read_dice (Reader *reader, const PwArg *arg, const char *whose, gint16 *value)
{
  guint8 dice[6];
  guint n = 0;

  while ((int) n < arg->max && peek (reader, 0))
    {
      const char *text = peek (reader, 0);

      if (!g_ascii_isdigit (text[0]))
        break;
      if (n > 0 && (int) (n + strlen (text)) > arg->max)
        break;
      for (const char *p = text; *p; p++)
        {
          if (*p < '1' || *p > '6')
            {
              g_set_error (reader->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_RANGE,
                           _("%s: “%s” is not a roll: a die shows 1 to 6."), whose, text);
              return FALSE;
            }
          if ((int) n == arg->max)
            {
              g_set_error (reader->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_RANGE,
                           g_dngettext (GETTEXT_PACKAGE, "%s: “%s” has too many dice: there is %d.",
                                        "%s: “%s” has too many dice: there are %d.", (gulong) arg->max),
                           whose, text, arg->max);
              return FALSE;
            }
          dice[n++] = (guint8) (*p - '0');
        }
      reader->at++;
    }
  if (n == 0 && peek (reader, 0))
    {
      g_set_error (reader->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN,
                   g_dngettext (GETTEXT_PACKAGE, "“%s” is not understood: expected is %d die of %s, such as 3.",
                                "“%s” is not understood: expected are %d dice of %s, such as 36.", (gulong) arg->min),
                   peek (reader, 0), arg->min, whose);
      return FALSE;
    }
  if ((int) n < arg->min)
    {
      g_set_error (reader->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING,
                   g_dngettext (GETTEXT_PACKAGE, "%s: %d die is expected, such as 3.",
                                "%s: %d dice are expected, such as 36.", (gulong) arg->min),
                   whose, arg->min);
      return FALSE;
    }
  *value = pw_dice_pack (dice, n);
  return TRUE;
}

/* Reads the value of @arg from the next words. */
static gboolean
read_value (Reader *reader, const PwMoveKind *kind, const PwArg *arg)
{
  gint16 *value = &reader->move->args[arg->index];
  const char *text = peek (reader, 0);
  const char *what = arg->flags & PW_ARG_PER_SEAT ? reader->setup->names[seat_of (kind, arg)] : arg->name;
  gboolean ambiguous;
  int seat;

  if (text == NULL)
    {
      g_set_error (reader->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING, _("Something is missing: %s."), what);
      return FALSE;
    }
  if (*value != PW_ARG_NONE)
    {
      g_set_error (reader->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_EXCESS, _("This is said twice: %s."), what);
      return FALSE;
    }
  if (arg->type == PW_ARG_DICE)
    return read_dice (reader, arg, what, value);
  reader->at++;
  switch (arg->type)
    {
    case PW_ARG_WORD: return read_word (arg->words, text, value, reader->error);
    case PW_ARG_SEAT:
      seat = find_seat (reader, text, &ambiguous);
      if (seat < 0)
        {
          g_set_error (reader->error, PW_NOTATION_ERROR,
                       ambiguous ? PW_NOTATION_ERROR_AMBIGUOUS : PW_NOTATION_ERROR_UNKNOWN,
                       _("“%s” is not the name of one player."), text);
          return FALSE;
        }
      *value = (gint16) seat;
      return TRUE;
    case PW_ARG_NUMBER: case PW_ARG_DIE: case PW_ARG_DICE: default:
      return read_number (text, arg->min, arg->max, what, value, reader->error);
    }
}

/* -- Reading: the line --------------------------------------------------------------------- */

/* The argument that a word names: its own name, or for per-seat ones the player's. */
static const PwArg *
find_arg (const Reader *reader, const PwMoveKind *kind, const char *text)
{
  int seat;

  for (guint i = 0; i < kind->n_args; i++)
    if (g_ascii_strcasecmp (kind->args[i].name, text) == 0)
      return &kind->args[i];
  seat = find_seat (reader, text, NULL);
  if (seat >= 0)
    for (guint i = 0; i < kind->n_args; i++)
      if (kind->args[i].flags & PW_ARG_PER_SEAT && seat_of (kind, &kind->args[i]) == (guint) seat)
        return &kind->args[i];
  return NULL;
}

/* The next argument that is still open and is expected in its place. */
static const PwArg *
next_open (const Reader *reader, const PwMoveKind *kind)
{
  for (guint i = 0; i < kind->n_args; i++)
    {
      const PwArg *arg = &kind->args[i];

      if (reader->move->args[arg->index] != PW_ARG_NONE)
        continue;
      if (arg->flags & PW_ARG_PER_SEAT && seat_of (kind, arg) >= reader->setup->n_players)
        continue;
      return arg;
    }
  return NULL;
}

static gboolean
read_args (Reader *reader, const PwMoveKind *kind)
{
  while (peek (reader, 0))
    {
      const char *text = peek (reader, 0);
      const PwArg *named = find_arg (reader, kind, text);
      const PwArg *arg = NULL;

      if (strcmp (text, DEALT_MARK) == 0)
        {
          reader->move->flags |= PW_MOVE_DEALT;
          reader->at++;
          continue;
        }
      if (g_strcmp0 (peek (reader, 1), "=") == 0)
        {
          if (named == NULL)
            {
              g_set_error (reader->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN,
                           _("“%s” cannot be said of this move: %s."), text, kind->name);
              return FALSE;
            }
          reader->at += 2;
          arg = named;
        }
      else if (named && peek (reader, 1) && reader->move->args[named->index] == PW_ARG_NONE)
        {
          reader->at++;
          arg = named;
        }
      else
        arg = next_open (reader, kind);
      if (arg == NULL)
        {
          g_set_error (reader->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_EXCESS, _("“%s” is too much for this move: %s."),
                       text, kind->name);
          return FALSE;
        }
      if (!read_value (reader, kind, arg))
        return FALSE;
    }
  for (guint i = 0; i < kind->n_args; i++)
    {
      const PwArg *arg = &kind->args[i];

      if (reader->move->args[arg->index] != PW_ARG_NONE || arg->flags & PW_ARG_OPTIONAL
          || (arg->flags & PW_ARG_PER_SEAT && seat_of (kind, arg) >= reader->setup->n_players))
        continue;
      return read_value (reader, kind, arg); /* Nothing is left to read, so it says what is missing. */
    }
  return TRUE;
}

/* The kind that @text names, or begins; only those that are playable now count as beginnings. */
static const PwMoveKind *
find_kind (const Reader *reader, const char *text, GString *several)
{
  const PwMoveKind *exact = NULL, *found = NULL;
  guint64 playable = reader->state ? reader->game->playable (reader->state) : ~G_GUINT64_CONSTANT (0);
  guint n = 0;

  for (guint i = 0; i < reader->game->n_kinds; i++)
    {
      const PwMoveKind *kind = &reader->game->kinds[i];

      if (g_ascii_strcasecmp (kind->name, text) == 0)
        exact = kind;
      else if (playable >> i & 1 && g_ascii_isalpha (text[0])
               && g_ascii_strncasecmp (kind->name, text, strlen (text)) == 0)
        {
          g_string_append_printf (several, "%s%s", n ? ", " : "", kind->name);
          found = kind;
          n++;
        }
    }
  if (exact)
    return exact;
  return n == 1 ? found : NULL;
}

/* Where the kind is left out: dice when the table rolls, else what the first word fits. */
static const PwMoveKind *
guess_kind (const Reader *reader, const char *text)
{
  guint64 playable = reader->state ? reader->game->playable (reader->state) : 0;
  const PwMoveKind *fit = NULL;

  for (guint i = 0; i < reader->game->n_kinds; i++)
    {
      const PwMoveKind *kind = &reader->game->kinds[i];
      gboolean fits;
      gint16 value;

      if (!(playable >> i & 1) || kind->n_args == 0)
        continue;
      fits = find_arg (reader, kind, text) != NULL && kind->table;
      switch (kind->args[0].type)
        {
        case PW_ARG_DIE: case PW_ARG_DICE:
          fits |= g_ascii_isdigit (text[0]) && !(kind->args[0].flags & PW_ARG_OPTIONAL);
          break;
        case PW_ARG_WORD:
          fits |= read_word (kind->args[0].words, text, &value, NULL);
          break;
        default:
          break;
        }
      if (!fits)
        continue;
      if (fit && !(kind->table && kind->args[0].type == PW_ARG_DIE))
        {
          if (!(fit->table && fit->args[0].type == PW_ARG_DIE))
            return NULL;
          continue;
        }
      fit = kind;
    }
  return fit;
}

/* All kinds that can be played now, for a message. */
static char *
playable_names (const Reader *reader)
{
  GString *names = g_string_new (NULL);
  guint64 playable = reader->state ? reader->game->playable (reader->state) : ~G_GUINT64_CONSTANT (0);

  for (guint i = 0; i < reader->game->n_kinds; i++)
    if (playable >> i & 1)
      g_string_append_printf (names, "%s%s", names->len ? ", " : "", reader->game->kinds[i].name);
  return g_string_free (names, FALSE);
}

static gboolean
read_line (Reader *reader)
{
  g_autoptr (GString) several = g_string_new (NULL);
  const PwMoveKind *kind = NULL;
  gboolean ambiguous = FALSE;
  const char *text = peek (reader, 0);
  int player = PW_NOBODY;

  if (text == NULL)
    {
      g_set_error (reader->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_MISSING, _("The line is empty."));
      return FALSE;
    }
  kind = find_kind (reader, text, several);
  if (kind == NULL || g_ascii_strcasecmp (kind->name, text) != 0)
    {
      /* A player in front, unless the word is exactly a kind. */
      int seat = find_seat (reader, text, &ambiguous);
      const char *second = peek (reader, 1);

      if (seat >= 0 && second && strcmp (second, "=") != 0 && !g_ascii_isdigit (second[0]))
        {
          player = seat;
          reader->at++;
          text = second;
          g_string_truncate (several, 0);
          kind = find_kind (reader, text, several);
        }
    }
  if (kind)
    reader->at++;
  else
    kind = guess_kind (reader, text);
  if (kind == NULL)
    {
      g_autofree char *names = playable_names (reader);

      if (several->len)
        g_set_error (reader->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS, _("“%s” may be several: %s."), text,
                     several->str);
      else if (ambiguous)
        g_set_error (reader->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS,
                     _("“%s” begins the name of several players."), text);
      else
        g_set_error (reader->error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN,
                     _("“%s” is not understood: expected one of: %s."), text, names);
      return FALSE;
    }
  if (kind->table)
    player = PW_TABLE;
  else if (player == PW_NOBODY)
    player = reader->state ? reader->game->actor (reader->state) : 0;
  pw_move_init (reader->move, (guint) (kind - reader->game->kinds), player);
  return read_args (reader, kind);
}

/**
 * pw_notation_parse:
 * @game: a game
 * @setup: who plays
 * @state: (nullable): the state it is said in: it tells whose turn it is and which kinds a
 *   shortened word can mean
 * @line: one move
 * @move: (out): the move; optional arguments that are not said stay open
 * @error: (nullable): return location: PW_NOTATION_ERROR, a sentence that says what is expected
 *
 * Reads a line. Whether the move is legal is not looked at.
 *
 * Returns: whether the line is a move
 */
gboolean
pw_notation_parse (const PwGame *game, const PwSetup *setup, gconstpointer state, const char *line, PwMove *move,
                   GError **error)
{
  Reader reader = { .game = game, .setup = setup, .state = state, .move = move, .error = error };
  gboolean parsed = FALSE;

  if (!g_utf8_validate (line, -1, NULL))
    {
      g_set_error (error, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN, _("The line is not text in UTF-8."));
      return FALSE;
    }
  pw_move_init (move, PW_KIND_ANY, PW_NOBODY);
  reader.tokens = split (line);
  parsed = read_line (&reader);
  g_ptr_array_unref (reader.tokens);
  return parsed;
}
