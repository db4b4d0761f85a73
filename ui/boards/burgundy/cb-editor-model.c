/* cb-editor-model.c: a duchy while it is edited: what it is, what it was, where it is kept
 *
 * Each step is kept whole, also that another duchy was opened; so nothing is lost by opening one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-editor-model.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* More steps back than anybody goes. */
#define MAX_STEPS 500

typedef struct
{
  CbDraft draft;
  char *path;                   /* its file, or NULL */
} Step;

struct _CbEditorModel
{
  GObject parent_instance;

  GPtrArray *steps;
  guint at;
  CbDraft saved;                /* what the file of the present step holds */
  gboolean has_saved;
  guint group;                  /* steps that are one for undo: depth */
  gboolean grouped;             /* one was made in this group */
};

G_DEFINE_FINAL_TYPE (CbEditorModel, cb_editor_model, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
step_free (gpointer data)
{
  g_free (((Step *) data)->path);
  g_free (data);
}

static Step *
present (CbEditorModel *self)
{
  return self->steps->pdata[self->at];
}

static void
changed (CbEditorModel *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Makes @draft the present; within a group all changes are one step. */
static void
push (CbEditorModel *self, const CbDraft *draft, const char *path)
{
  Step *step;

  if (memcmp (draft, &present (self)->draft, sizeof *draft) == 0 && g_strcmp0 (path, present (self)->path) == 0)
    return;
  if (self->group > 0 && self->grouped)
    {
      present (self)->draft = *draft;
      changed (self);
      return;
    }
  g_ptr_array_set_size (self->steps, (int) self->at + 1);
  step = g_new0 (Step, 1);
  step->draft = *draft;
  step->path = g_strdup (path);
  g_ptr_array_add (self->steps, step);
  if (self->steps->len > MAX_STEPS)
    g_ptr_array_remove_index (self->steps, 0);
  self->at = self->steps->len - 1;
  self->grouped = self->group > 0;
  changed (self);
}

static void
push_draft (CbEditorModel *self, const CbDraft *draft)
{
  g_autofree char *path = g_strdup (present (self)->path);

  push (self, draft, path);
}

static void
cb_editor_model_finalize (GObject *object)
{
  g_ptr_array_unref (CB_EDITOR_MODEL (object)->steps);
  G_OBJECT_CLASS (cb_editor_model_parent_class)->finalize (object);
}

static void
cb_editor_model_class_init (CbEditorModelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cb_editor_model_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
cb_editor_model_init (CbEditorModel *self)
{
  Step *first = g_new0 (Step, 1);

  self->steps = g_ptr_array_new_with_free_func (step_free);
  cb_draft_init (&first->draft, CB_ONE_PIECE);
  g_ptr_array_add (self->steps, first);
}

CbEditorModel *
cb_editor_model_new (void)
{
  return g_object_new (CB_TYPE_EDITOR_MODEL, NULL);
}

const CbDraft *
cb_editor_model_get (CbEditorModel *self)
{
  return &present (self)->draft;
}

/* Its file, or %NULL while it has none. */
const char *
cb_editor_model_get_path (CbEditorModel *self)
{
  return present (self)->path;
}

/* Whether its file holds it as it is; a new duchy that nothing was done to counts as saved. */
gboolean
cb_editor_model_is_saved (CbEditorModel *self)
{
  CbDraft disk, empty;

  if (present (self)->path)
    {
      if (self->has_saved && memcmp (&self->saved, &present (self)->draft, sizeof self->saved) == 0)
        return TRUE;
      self->has_saved = cb_draft_load (&disk, present (self)->path, NULL);
      self->saved = disk;
      return self->has_saved && memcmp (&self->saved, &present (self)->draft, sizeof self->saved) == 0;
    }
  cb_draft_init (&empty, (CbDuchyKind) present (self)->draft.kind);
  return memcmp (&empty, &present (self)->draft, sizeof empty) == 0;
}

gboolean
cb_editor_model_can_undo (CbEditorModel *self)
{
  return self->at > 0;
}

gboolean
cb_editor_model_can_redo (CbEditorModel *self)
{
  return self->at + 1 < self->steps->len;
}

void
cb_editor_model_undo (CbEditorModel *self)
{
  if (self->at == 0)
    return;
  self->at--;
  changed (self);
}

void
cb_editor_model_redo (CbEditorModel *self)
{
  if (self->at + 1 == self->steps->len)
    return;
  self->at++;
  changed (self);
}

/* What follows, up to the end, is one step for undo: a stroke of the pointer, a name being typed. */
void
cb_editor_model_begin (CbEditorModel *self)
{
  if (self->group++ == 0)
    self->grouped = FALSE;
}

void
cb_editor_model_end (CbEditorModel *self)
{
  if (self->group > 0 && --self->group == 0)
    self->grouped = FALSE;
}

/**
 * cb_editor_model_start:
 * @draft: another duchy
 * @path: (nullable): its file
 *
 * Goes on with that one. Undo leads back.
 */
void
cb_editor_model_start (CbEditorModel *self, const CbDraft *draft, const char *path)
{
  g_autofree char *copy = g_strdup (path);

  push (self, draft, copy);
}

/* Takes all colours, or all of a free shape, away; the name stays. */
void
cb_editor_model_clear (CbEditorModel *self)
{
  CbDraft draft;

  cb_draft_init (&draft, (CbDuchyKind) present (self)->draft.kind);
  cb_draft_set_name (&draft, present (self)->draft.name);
  push_draft (self, &draft);
}

void
cb_editor_model_set_name (CbEditorModel *self, const char *name)
{
  CbDraft draft = present (self)->draft;

  if (cb_draft_set_name (&draft, name))
    push_draft (self, &draft);
}

/* The cell at @at of @draft with a hex in it, which is made where the shape is free. */
static CbCell *
need_hex (CbDraft *draft, CbAt at, guint half)
{
  CbCell *cell = cb_draft_cell (draft, at.row, at.column);

  if (cell && !cell->there && cb_draft_count (draft) < CB_MAX_HEXES)
    *cell = (CbCell){ .there = TRUE, .type = CB_TYPES, .half = (guint8) (draft->kind == CB_TEAM ? half : 0) };
  return cell && cell->there ? cell : NULL;
}

/**
 * cb_editor_model_paint:
 * @type: a colour, or %CB_TYPES for none
 * @half: 0 or 1: whose half a new hex becomes
 *
 * Returns: %FALSE when there is no place for a hex
 */
gboolean
cb_editor_model_paint (CbEditorModel *self, CbAt at, CbType type, guint half)
{
  CbDraft draft = present (self)->draft;
  CbCell *cell = need_hex (&draft, at, half);

  if (cell == NULL)
    return FALSE;
  cell->type = (guint8) type;
  push_draft (self, &draft);
  return TRUE;
}

/* Sets a number; those of one piece are printed everywhere alike. */
gboolean
cb_editor_model_set_die (CbEditorModel *self, CbAt at, guint die, guint half)
{
  CbDraft draft = present (self)->draft;
  CbCell *cell = draft.kind == CB_ONE_PIECE ? NULL : need_hex (&draft, at, half);

  if (cell == NULL)
    return FALSE;
  cell->die = (guint8) die;
  push_draft (self, &draft);
  return TRUE;
}

/* Takes a hex away where the shape is free, else its colour. */
gboolean
cb_editor_model_remove (CbEditorModel *self, CbAt at)
{
  CbDraft draft = present (self)->draft;

  if (draft.kind == CB_ONE_PIECE)
    return cb_editor_model_paint (self, at, CB_TYPES, 0);
  if (!cb_draft_remove (&draft, at.row, at.column))
    return FALSE;
  push_draft (self, &draft);
  return TRUE;
}

static gboolean
toggle (CbEditorModel *self, CbAt at, gsize member)
{
  CbDraft draft = present (self)->draft;
  CbCell *cell = cb_draft_cell (&draft, at.row, at.column);
  guint8 *mark = (guint8 *) cell + member;

  if (cell == NULL || !cell->there)
    return FALSE;
  *mark = !*mark;
  push_draft (self, &draft);
  return TRUE;
}

gboolean
cb_editor_model_toggle_half (CbEditorModel *self, CbAt at)
{
  return present (self)->draft.kind == CB_TEAM && toggle (self, at, G_STRUCT_OFFSET (CbCell, half));
}

gboolean
cb_editor_model_toggle_start (CbEditorModel *self, CbAt at)
{
  return toggle (self, at, G_STRUCT_OFFSET (CbCell, start));
}

gboolean
cb_editor_model_toggle_post (CbEditorModel *self, CbAt at)
{
  return toggle (self, at, G_STRUCT_OFFSET (CbCell, post));
}

gboolean
cb_editor_model_toggle_river (CbEditorModel *self, CbAt a, CbAt b)
{
  CbDraft draft = present (self)->draft;

  if (draft.kind != CB_SOLO || !cb_draft_toggle_river (&draft, a, b))
    return FALSE;
  push_draft (self, &draft);
  return TRUE;
}

/**
 * cb_editor_model_save:
 * @as_new: as another duchy, beside the one that is kept
 * @error: return location: of G_FILE_ERROR
 *
 * Keeps the duchy, finished or not. One without a name is given one.
 *
 * Returns: whether it is on the disk
 */
gboolean
cb_editor_model_save (CbEditorModel *self, gboolean as_new, GError **error)
{
  CbDraft draft = present (self)->draft;
  g_autofree char *path = as_new ? NULL : g_strdup (present (self)->path);

  if (*draft.name == '\0')
    cb_draft_set_name (&draft, _("My duchy"));
  if (path == NULL)
    path = cb_duchy_store_path (draft.name);
  if (!cb_duchy_store_save (&draft, path, error))
    return FALSE;
  self->saved = draft;
  self->has_saved = TRUE;
  if (memcmp (&draft, &present (self)->draft, sizeof draft) != 0)
    push (self, &draft, path);
  g_free (present (self)->path);
  present (self)->path = g_steal_pointer (&path);
  changed (self);
  return TRUE;
}
