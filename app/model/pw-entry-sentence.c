/* pw-entry-sentence.c: the move of which the log would say what is typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-entry-private.h"

#include <string.h>

#include "core/pw-notation.h"

/** BEGINNING_OF_WORD, ENDING_OF_WORD: letters that forms of a word have in common at least, and that they differ by at most. */
#define BEGINNING_OF_WORD 3
#define ENDING_OF_WORD 2

/** MOST_NUMBERS: a number of a table's move that is tried with each of its values. */
#define MOST_NUMBERS 20

/** MOST_WORDS: as many of a list are tried. */
#define MOST_WORDS 60

/** Search: what is typed, and the move that it is told of. */
typedef struct
{
  const PwScene *scene;
  char *name;                   /* of whoever acts, folded */
  char *text;                   /* folded */
  const char *said;             /* without that name */
  PwMove *out;
  guint n;
} Search;

/* The name in front of a sentence goes without saying. */
static const char *
skip_name (const char *sentence, const char *name)
{
  gsize length = strlen (name);

  return strncmp (sentence, name, length) == 0 && sentence[length] == ' ' ? sentence + length + 1 : sentence;
}

/* Whether the @first letters at @one and the @second at @other are forms of one word. */
static gboolean
are_forms (const char *one, gsize first, const char *other, gsize second)
{
  gsize common = 0;

  while (common < MIN (first, second) && one[common] == other[common])
    common++;
  return common >= BEGINNING_OF_WORD && MAX (first, second) - common <= ENDING_OF_WORD;
}

/* Skips the word that both begin with, in whatever form: people say "take" of what the log says "takes". */
static void
skip_verb (const char **one, const char **other)
{
  gsize first = strcspn (*one, " "), second = strcspn (*other, " ");

  if (!are_forms (*one, first, *other, second))
    return;
  *one += first;
  *other += second;
}

/* Whether @text, the first of them or some, is what @sentences begin with. */
static gboolean
begins_with_sentences (const char *sentences, const char *text)
{
  gsize length;

  /* A word alone is the verb as it is written. */
  if (strchr (text, ' '))
    skip_verb (&sentences, &text);
  length = strlen (text);
  return length > 0 && strncmp (sentences, text, length) == 0 &&
         (sentences[length] == '\0' || strncmp (sentences + length, ". ", 2) == 0);
}

/* Leaves of @move what @other says, too. */
static void
keep_common (PwMove *move, const PwMove *other)
{
  if (move->kind != other->kind)
    move->kind = PW_KIND_ANY;
  for (guint i = 0; i < PW_MAX_ARGS; i++)
    if (move->kind == PW_KIND_ANY || move->args[i] != other->args[i])
      move->args[i] = PW_ARG_NONE;
}

/* Takes @move, which can be played, if it is told so. */
static void
try_move (Search *search, const PwMove *move)
{
  const PwScene *scene = search->scene;
  const PwGame *game = scene->game;
  g_autofree char *sentence = NULL, *said = NULL;
  gpointer first;

  if (search->n == 1 && pw_move_equal (move, search->out))
    return;
  first = game->kinds[move->kind].lasting ? pw_game_state_new (game, scene->setup, NULL) : NULL;
  sentence = pw_game_sentence (game, scene->setup, first ? first : scene->state, move);
  g_aligned_free (first);
  said = pw_label_fold (sentence);
  if (!begins_with_sentences (skip_name (said, search->name), search->said))
    return;
  if (search->n++ == 0)
    *search->out = *move;
  else
    keep_common (search->out, move);
}

/* -- What the table does: dice, draws, what lies there --------------------------------------------- */

/* The number that stands at @at or behind it, of one digit if @digit; 0 behind the last. @at is moved behind it. */
static int
read_number (const char **at, gboolean digit)
{
  const char *p = *at + strcspn (*at, "0123456789");
  gsize length = strspn (p, "0123456789");
  g_autofree char *number = g_strndup (p, digit ? MIN (length, 1) : length);

  *at = p + strlen (number);
  return (int) g_ascii_strtoll (number, NULL, 10);
}

/* Moves @at behind @number; FALSE, with @at as it was, where it does not stand there. */
static gboolean
skip_number (const char **at, int number)
{
  for (const char *p = *at; *(p += strcspn (p, "0123456789"));)
    if (read_number (&p, FALSE) == number)
      {
        *at = p;
        return TRUE;
      }
  return FALSE;
}

/* The number in front of what @arg is called, in whatever form, a short word between them or none: the 2 of "2 wood", of "2 de prestigio". */
static gboolean
read_counted (const PwArg *arg, const char *text, gint16 *value)
{
  g_autofree char *label = pw_label_fold (pw_arg_label (arg));

  for (const char *p = text; *p;)
    {
      int number;
      const char *word;

      number = read_number (&p, FALSE);
      word = p + strspn (p, " ");
      if (strcspn (word, " ") < BEGINNING_OF_WORD)
        {
          word += strcspn (word, " ");
          word += strspn (word, " ");
        }
      if (*p != ' ' || !are_forms (word, strcspn (word, " ,.:;"), label, strlen (label)))
        continue;
      *value = (gint16) number;
      return TRUE;
    }
  return FALSE;
}

/* Takes what parts words, and the half of a pair of brackets, from both ends of @token. */
static void
strip_signs (char *token)
{
  gsize length = strlen (token);

  if (*token == '(' && !strchr (token, ')'))
    memmove (token, token + 1, length--);
  if (length > 0 && strchr (",.:;", token[length - 1]))
    token[--length] = '\0';
  if (length > 0 && token[length - 1] == ')' && (*token != '(' || (length > 1 && token[length - 2] == ')')))
    token[--length] = '\0';
}

/* The word of @arg that stands at @at or behind it; @at is moved behind it. */
static gboolean
read_word (const PwArg *arg, const char **at, gint16 *value)
{
  for (const char *p = *at + strspn (*at, " "); *p; p += strspn (p, " "))
    {
      g_auto (GStrv) tokens = g_strsplit (p, " ", -1);
      guint n;

      for (guint i = 0; tokens[i]; i++)
        strip_signs (tokens[i]);
      n = pw_vocabulary_find_label (arg->words, (const char *const *) tokens, value);
      if (n == 0 && *tokens[0] == '(')
        {
          g_strdelimit (tokens[0], ")", '\0');
          memmove (tokens[0], tokens[0] + 1, strlen (tokens[0]));
          n = pw_vocabulary_find_label (arg->words, (const char *const *) tokens, value);
        }
      for (guint i = 0; i < MAX (n, 1); i++)
        {
          p += strspn (p, " ");
          p += strcspn (p, " ");
        }
      if (n == 0)
        continue;
      *at = p;
      return TRUE;
    }
  *at = "";
  return FALSE;
}

/* So many dice at @at or behind it. */
static gboolean
read_dice (const PwArg *arg, guint n, const char **at, gint16 *value)
{
  guint8 dice[PW_MAX_ARGS];

  if (n == 0 || n > G_N_ELEMENTS (dice))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      int face = read_number (at, TRUE);

      if (face < 1 || face > PW_ENTRY_LAST_FACE)
        return FALSE;
      dice[i] = (guint8) face;
    }
  *value = arg->type == PW_ARG_DIE ? (gint16) dice[0] : pw_dice_pack (dice, n);
  return TRUE;
}

/* Puts spaces in place of the names of all players, which may have digits. */
static char *
blank_names (const PwSetup *setup, const char *sentence)
{
  char *text = g_strdup (sentence);

  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      g_autofree char *name = pw_label_fold (setup->names[seat]);

      for (char *p = strstr (text, name); p && *name; p = strstr (p, name))
        memset (p, ' ', strlen (name));
    }
  return text;
}

/** Where: where the words of a sentence stand that an argument is read from. */
typedef enum
{
  FROM_THE_BEGINNING,
  BEHIND_A_COLON,
  IN_A_ROW,                     /* the numbers behind a colon, those too that need not be said */
  N_WHERE
} Where;

/* Reads what each argument of @kind is, in their order, from the sentence; the rest is left open. */
static void
read_args (const PwScene *scene, guint kind, const char *sentence, Where where, PwMove *move)
{
  const PwMoveKind *it = &scene->game->kinds[kind];
  g_autofree char *text = blank_names (scene->setup, sentence);
  const char *colon = where == FROM_THE_BEGINNING ? NULL : strchr (text, ':'), *begin = colon ? colon + 1 : text;
  const char *numbers = where == IN_A_ROW ? begin : text, *words = begin;
  const PwVocabulary *vocabulary = NULL;
  guint first_seat = PW_MAX_ARGS;

  for (guint i = 0; i < it->n_args; i++)
    {
      const PwArg *arg = &it->args[i];
      gint16 *value = &move->args[arg->index];
      gboolean of_seat = (arg->flags & PW_ARG_PER_SEAT) != 0;
      const char *at = numbers;

      if (of_seat)
        first_seat = MIN (first_seat, arg->index);
      if (of_seat && arg->index - first_seat >= scene->setup->n_players)
        continue;
      switch (arg->type)
        {
        case PW_ARG_DIE:
        case PW_ARG_DICE:
          if (of_seat)
            {
              g_autofree char *name = pw_label_fold (scene->setup->names[arg->index - first_seat]);
              const char *named = strstr (sentence, name);

              at = named ? named + strlen (name) : "";
            }
          read_dice (arg, pw_game_dice_count (scene->game, scene->state, kind, arg), &at, value);
          if (!of_seat)
            numbers = at;
          break;
        case PW_ARG_NUMBER:
          /* What is tried stands in front of what follows. */
          if (*value != PW_ARG_NONE)
            skip_number (&numbers, *value);
          else if (where == IN_A_ROW && numbers[strcspn (numbers, "0123456789")] == '\0')
            break;
          else if (where != IN_A_ROW && (read_counted (arg, text, value) || arg->flags & (PW_ARG_OPTIONAL | PW_ARG_BARE)))
            break;
          else
            *value = (gint16) read_number (&numbers, FALSE);
          break;
        case PW_ARG_WORD:
          /* Of one vocabulary they follow each other. */
          if (arg->words != vocabulary)
            words = begin;
          vocabulary = arg->words;
          read_word (arg, &words, value);
          break;
        case PW_ARG_SEAT:
        case PW_ARG_CELL:
        default: break;
        }
    }
}

/* Takes @move if it can be played as it stands, and is told so. */
static void
try_said (Search *search, const PwMove *move)
{
  PwMove whole = *move;

  if (pw_entry_make_whole (search->scene, &whole, NULL) && pw_move_equal (&whole, move))
    try_move (search, move);
}

/* One of the numbers may be what goes by another name in the sentence: "1 of choice". */
static void
try_others (Search *search, guint kind, const char *sentence, const PwMove *move)
{
  const PwMoveKind *it = &search->scene->game->kinds[kind];

  for (guint i = 0; i < it->n_args && search->n == 0; i++)
    for (const char *p = sentence; it->args[i].type == PW_ARG_NUMBER && move->args[it->args[i].index] == PW_ARG_NONE && *p;)
      {
        PwMove other = *move;

        other.args[it->args[i].index] = (gint16) read_number (&p, FALSE);
        try_said (search, &other);
      }
}

/* A thing that must be said may be told in words of its own, “places a tile at once” of the bonus “place a tile”: each that there is is tried. */
static void
try_words (Search *search, guint kind, const PwMove *move)
{
  const PwMoveKind *it = &search->scene->game->kinds[kind];

  for (guint i = 0; i < it->n_args && search->n == 0; i++)
    if (it->args[i].type == PW_ARG_WORD && !(it->args[i].flags & PW_ARG_OPTIONAL) && move->args[it->args[i].index] == PW_ARG_NONE)
      for (guint w = 0; w < MIN (it->args[i].words->n_words, MOST_WORDS); w++)
        {
          PwMove other = *move;

          other.args[it->args[i].index] = (gint16) it->args[i].words->words[w].value;
          try_said (search, &other);
        }
}

/* What the table does, or somebody draws (@player), in more ways than can be tried is read off the sentence, and then told. */
static void
try_read (Search *search, guint kind, int player)
{
  const PwScene *scene = search->scene;
  const PwArg *first = scene->game->kinds[kind].args;
  const char *stop = strstr (search->text, ". ");
  g_autofree char *sentence = stop ? g_strndup (search->text, (gsize) (stop - search->text)) : g_strdup (search->text);
  gboolean each = first && first->type == PW_ARG_NUMBER && first->max - first->min <= MOST_NUMBERS;

  /* The least, such as that of the black depot, has a name. */
  for (int n = each ? first->min : 0; n <= (each ? first->max : 0); n++)
    for (Where where = FROM_THE_BEGINNING; where < N_WHERE; where++)
      {
        const char *number = sentence;
        PwMove move;

        if (each && n != first->min && !skip_number (&number, n))
          continue;
        pw_move_init (&move, kind, player);
        if (each)
          move.args[first->index] = (gint16) n;
        read_args (scene, kind, sentence, where, &move);
        try_said (search, &move);
        try_others (search, kind, sentence, &move);
        try_words (search, kind, &move);
      }
}

static void
try_table (Search *search)
{
  const PwScene *scene = search->scene;
  PwKindSet playable = scene->game->play.playable (scene->state);
  gboolean nobody = scene->game->play.actor (scene->state) < 0;

  for (guint kind = 0; kind < scene->game->n_kinds; kind++)
    {
      const PwMoveKind *it = &scene->game->kinds[kind];
      gpointer first = NULL;
      PwMoves moves = PW_MOVES_INIT;

      if (!it->lasting && (!pw_kind_set_has (playable, kind) || (it->statement && !it->early)))
        continue;
      /* While nobody acts, each draws. */
      for (guint seat = 0; !it->table && nobody && seat < scene->setup->n_players; seat++)
        try_read (search, kind, (int) seat);
      if (!it->table)
        continue;
      if (pw_kind_n_products (it) == 0)
        {
          try_read (search, kind, PW_TABLE);
          continue;
        }
      if (it->lasting)
        first = pw_game_state_new (scene->game, scene->setup, NULL);
      pw_game_products_of_kind (scene->game, first ? first : scene->state, kind, PW_TABLE, &moves);
      g_aligned_free (first);
      for (guint i = 0; i < moves.n; i++)
        try_move (search, &moves.items[i]);
      pw_moves_clear (&moves);
    }
}

/**
 * pw_entry_find_sentences:
 * @text: what is typed
 * @out: (out): the move, or what several have in common
 *
 * Finds what can be played and of which the log would say @text: its line, or the beginning of it up to the end of a sentence; its
 * verb may have another ending. What follows from the move by itself may stand in lines of its own.
 *
 * Returns: of how many moves it says that
 */
guint
pw_entry_find_sentences (const PwScene *scene, const char *text, PwMove *out)
{
  const PwGame *game = scene->game;
  int actor = game->play.actor (scene->state);
  g_autofree char *folded = pw_label_fold (text);
  g_autofree char *name = actor >= 0 ? pw_label_fold (scene->setup->names[actor]) : g_strdup ("");
  Search search = { .scene = scene, .name = name, .text = folded, .said = skip_name (folded, name), .out = out };
  gboolean ends = *text && text[strlen (text) - 1] == '.';
  PwMoves legal = PW_MOVES_INIT;

  /* A sentence says who does what with what, or ends as one. */
  if (game->words.sentence == NULL || folded[strspn (folded, "0123456789 ,+-*/")] == '\0' ||
      (!ends && search.said == folded && strchr (folded, ' ') == strrchr (folded, ' ')))
    return 0;
  pw_game_legal (game, scene->state, &legal);
  for (guint i = 0; i < legal.n; i++)
    try_move (&search, &legal.items[i]);
  pw_moves_clear (&legal);
  if (search.n == 0)
    try_table (&search);
  return search.n;
}

/**
 * pw_entry_find_sentence:
 * @text: what is typed
 * @out: (out): the move
 *
 * Like pw_entry_find_sentences(), where no more can be asked.
 *
 * Returns: whether the log would say that of one move
 */
gboolean
pw_entry_find_sentence (const PwScene *scene, const char *text, PwMove *out)
{
  return pw_entry_find_sentences (scene, text, out) == 1;
}
