import type { EditedThing } from '../edit-conflict.js'
import { conflictingFields, fieldEdit, type FieldRevisions } from '../field-revisions.js'
import { field } from '../rules/field.js'
import * as z from '../rules/zod.js'
import type { CutDocument, CutMaterials, RowList } from './document.js'

/** Why an operation cannot be applied; `path` leads to a field of it. */
export type Refusal =
  | { code: 'BAD_USER_INPUT'; issues: { path: (string | number)[]; message: string }[] }
  | { code: 'NOT_FOUND'; thing: string }
  | { code: 'CONFLICT'; message: string }
  /** Somebody else has changed these fields since the revision that the operation names. */
  | ({ code: 'CHANGED'; id: string; fields: string[]; editedById: string | null } & Subject)

/** What an operation edits: the name in messages, and its list; null for the settings. */
interface Subject {
  thing: EditedThing
  list: RowList | null
}

/** What an operation is applied with. */
export interface Editing {
  materials: CutMaterials
  /** Who edits. */
  editorId: string | null
  /** The cut before the call: the revisions that operations name are compared with its. */
  before: CutDocument
}

type Outcome = CutDocument | Refusal

export const isRefusal = (outcome: Outcome): outcome is Refusal => 'code' in outcome

/** An operation on a cut: its rule, with the documentation of its fields, and what it does. */
export interface Operation<Rule extends z.ZodObject = z.ZodObject> {
  description: string
  rule: Rule
  /** The list to which it adds a row with an id of its caller’s. */
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

/** The id of an element that is edited or removed. */
export const idOf = (what: string) => field(z.string(), `Which ${what}.`)
/** The id of a new element, which its maker chooses, so that the same call can be sent again. */
export const newIdOf = (what: string) =>
  field(z.uuid(`The id of ${what} is a UUID`), `The id of ${what}: a new UUID.`)
export const revision = field(
  z.int('A revision is a whole number'),
  'The revision that the edit is based on.',
  1,
)

/** The given values of these fields; null is a value only of some, and keeps the others as they are. */
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

/** The refusal of an edit of fields that somebody else has changed since `revision`; undefined where it is current. */
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

/** The row with other values; the same object if it has them already. */
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

/** A new row as the database makes one. */
export const newRow = <Fields extends { id: string }>(fields: Fields, editorId: string | null) => ({
  ...fields,
  revision: 1,
  fieldRevisions: {},
  editedById: editorId,
})

/** Why an element cannot move with this item; undefined where it can. While the item is parked, it is hidden. */
export const itemIssue = (
  { items, parked }: Pick<CutDocument, 'items' | 'parked'>,
  itemId: string | null | undefined,
): { field: string; message: string } | undefined =>
  itemId == null || [...items, ...parked].some(({ id }) => id === itemId)
    ? undefined
    : { field: 'itemId', message: 'This clip is not in the cut' }
