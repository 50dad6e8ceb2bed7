import type { EditedThing } from '../edit-conflict.js'
import { conflictingFields, fieldEdit, type FieldRevisions } from '../field-revisions.js'
import { field } from '../rules/field.js'
import { newUuid, uuidOf } from '../rules/new-id.js'
import * as z from '../rules/zod.js'
import type { CutDocument, CutMaterials, RowList } from './document.js'

/** Why an operation is refused; `path` is that of a field. */
export type Refusal =
  | { code: 'BAD_USER_INPUT'; issues: { path: (string | number)[]; message: string }[] }
  | { code: 'NOT_FOUND'; thing: string }
  | { code: 'CONFLICT'; message: string }
  /** Another user changed these fields after the given revision. */
  | ({ code: 'CHANGED'; id: string; fields: string[]; editedById: string | null } & Subject)

/** The subject of an operation: its name in messages, and its list; null for the settings. */
interface Subject {
  thing: EditedThing
  list: RowList | null
}

/** The context of an operation. */
export interface Editing {
  materials: CutMaterials
  /** The user who edits. */
  editorId: string | null
  /** The cut before the request, whose revisions are compared with those of the operations. */
  before: CutDocument
}

type Outcome = CutDocument | Refusal

export const isRefusal = (outcome: Outcome): outcome is Refusal => 'code' in outcome

/** An operation on a cut: its input rule and its effect. */
export interface Operation<Rule extends z.ZodObject = z.ZodObject> {
  description: string
  rule: Rule
  /** Whether its `id` is that of an item. */
  isOfItem?: true
  /** The list to which it adds a row with an id chosen by the caller. */
  adds?: RowList
  apply(cut: CutDocument, input: z.output<Rule>, editing: Editing): Outcome
}

export const operation = <Rule extends z.ZodObject>(definition: Operation<Rule>): Operation<Rule> =>
  definition

export const refuse = (path: string | (string | number)[], message: string): Refusal => ({
  code: 'BAD_USER_INPUT',
  issues: [{ path: [path].flat(), message }],
})
export const missing = (thing: string): Refusal => ({ code: 'NOT_FOUND', thing })

/** The id of an element to edit or remove. */
export const idOf = (what: string) => field(z.string(), `The ${what}.`)
/** The id of a new element, chosen by the caller to make the request repeatable. */
export const newIdOf = (what: string) => field(newUuid(what), `The id of ${what}: a new UUID.`)
/** The id of an item, which may be that of a first use. */
export const newItemId = field(uuidOf('an item'), 'The id of an item: a new UUID, or the id of the video.')
export const revision = field(
  z.int('A revision is a whole number'),
  'The revision that the edit is based on.',
  1,
)

/** The given values of these fields; null counts as omitted, except in `nullable` fields. */
export function given<Fields extends string>(
  input: object,
  fields: readonly Fields[],
  nullable: readonly Fields[] = [],
): Partial<Record<Fields, unknown>> {
  const values = input as Partial<Record<Fields, unknown>>
  return Object.fromEntries(
    fields.flatMap((name) =>
      values[name] === undefined || (values[name] === null && !nullable.includes(name))
        ? []
        : [[name, values[name]]],
    ),
  ) as Partial<Record<Fields, unknown>>
}

/** The refusal of an edit if another user changed the fields after `revision`, or undefined. */
export function changedSince(
  subject: Subject,
  {
    known,
    revision,
    values,
  }: { known: (FieldRevisions & { id?: string }) | undefined; revision: number; values: object },
): Refusal | undefined {
  if (!known) return undefined
  const fields = conflictingFields(
    known as FieldRevisions & Record<string, unknown>,
    revision,
    values as Record<string, unknown>,
  )
  if (!fields.length) return undefined
  return { code: 'CHANGED', ...subject, id: known.id ?? '', fields, editedById: known.editedById ?? null }
}

/** The row with changed values; the same object if nothing changes. */
export function edited<Edited extends FieldRevisions>(
  row: Edited,
  values: Partial<Edited>,
  editorId: string | null,
): Edited {
  const edit = fieldEdit(
    row as FieldRevisions & Record<string, unknown>,
    values as Record<string, unknown>,
    editorId,
  )
  return edit ? { ...row, ...edit } : row
}

/** A new row with the defaults of the database. */
export const newRow = <Fields extends { id: string }>(fields: Fields, editorId: string | null) => ({
  ...fields,
  revision: 1,
  fieldRevisions: {},
  editedById: editorId,
})

/** Why an element cannot belong to this item, or undefined. Elements of a parked item are hidden. */
export const itemIssue = (
  { items, parked }: Pick<CutDocument, 'items' | 'parked'>,
  itemId: string | null | undefined,
): { field: string; message: string } | undefined =>
  itemId == null || [...items, ...parked].some(({ id }) => id === itemId)
    ? undefined
    : { field: 'itemId', message: 'This clip is not in the cut' }
