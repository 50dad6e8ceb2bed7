import type { EditedThing } from '../edit-conflict.js'
import { conflictingFields, fieldEdit, type FieldRevisions } from '../field-revisions.js'
import { field } from '../rules/field.js'
import * as z from '../rules/zod.js'
import type { CutDocument, CutMaterials, ElementList, Row } from './document.js'

/** Why an operation cannot be applied; `path` leads to a field of it. */
export type Refusal =
  | { code: 'BAD_USER_INPUT'; issues: { path: (string | number)[]; message: string }[] }
  | { code: 'NOT_FOUND'; thing: string }
  | { code: 'CONFLICT'; message: string }
  /** Somebody else has changed these fields since the revision that the operation names. */
  | { code: 'CHANGED'; thing: EditedThing; id: string; fields: string[]; editedById: string | null }

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
  thing: EditedThing,
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
  return { code: 'CHANGED', thing, id: known.id ?? '', fields, editedById: known.editedById ?? null }
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

type RowOf<List extends ElementList> = CutDocument[List][number]

/** What differs between the kinds of such elements. */
interface ElementKind<
  List extends ElementList,
  Changes extends z.ZodRawShape,
  Additions extends z.ZodRawShape,
> {
  list: List
  /** In messages of conflicts. */
  thing: EditedThing
  /** In messages of what is not found. */
  name: string
  fields: readonly (keyof RowOf<List> & string)[]
  /** Fields in which null is a value. */
  nullable?: readonly (keyof RowOf<List> & string)[]
  /** The rules of the fields of a change. */
  changes: Changes
  /** Further fields of a new one, and rules that differ. */
  additions: Additions
  defaults: Partial<RowOf<List>>
  /** How many there may be; undefined where the limit is not of the list. */
  limit?: { most: number; field: string; message: string }
  /** What is wrong with a row of which some fields are new. */
  issueOf(
    row: RowOf<List>,
    changed: Partial<RowOf<List>>,
    cut: CutDocument,
    editing: Editing,
  ): { field: string; message: string } | undefined
}

const withList = <List extends ElementList>(
  cut: CutDocument,
  list: List,
  rows: readonly Row[],
): CutDocument => ({
  ...cut,
  [list]: rows,
})

interface ElementOperations<Changes extends z.ZodRawShape, Additions extends z.ZodRawShape> {
  add: Operation<z.ZodObject<{ id: z.ZodUUID } & Omit<Changes, keyof Additions> & Additions>>
  edit: Operation<z.ZodObject<{ id: z.ZodString; revision: z.ZodInt } & Changes>>
  remove: Operation<z.ZodObject<{ id: z.ZodString }>>
}

/** The operations that add, edit and remove elements of a kind. */
export function elementOperations<
  List extends ElementList,
  Changes extends z.ZodRawShape,
  Additions extends z.ZodRawShape,
>(kind: ElementKind<List, Changes, Additions>): ElementOperations<Changes, Additions> {
  const { list, thing, name } = kind
  const [changes, additions]: z.ZodRawShape[] = [kind.changes, kind.additions]
  const rowsOf = (cut: CutDocument) => cut[list] as readonly RowOf<List>[]
  const find = (cut: CutDocument, id: string) => rowsOf(cut).find((row) => row.id === id)
  const operations: ElementOperations<z.ZodRawShape, z.ZodRawShape> = {
    add: operation({
      description: `Adds a ${thing}.`,
      rule: z.object({ id: newIdOf(`a ${thing}`), ...changes, ...additions }),
      apply(cut, { id, ...input }, editing) {
        if (kind.limit && rowsOf(cut).length >= kind.limit.most)
          return refuse(kind.limit.field, kind.limit.message)
        if (find(cut, id as string) || editing.materials.takenIds.has(id as string))
          return refuse('id', `The id of a ${thing} must be new`)
        const fields = [...kind.fields, ...Object.keys(kind.additions)] as (keyof RowOf<List> & string)[]
        const values = { ...kind.defaults, ...given(input, fields, kind.nullable) } as Partial<RowOf<List>>
        const row = newRow({ id: id as string, ...values }, editing.editorId) as unknown as RowOf<List>
        const wrong = kind.issueOf(row, values, cut, editing)
        return wrong ? refuse(wrong.field, wrong.message) : withList(cut, list, [...rowsOf(cut), row])
      },
    }),
    edit: operation({
      description: `Changes a ${thing}. What is left out stays as it is.`,
      rule: z.object({ id: idOf(thing), revision, ...changes }),
      apply(cut, { id, revision, ...input }, editing) {
        const row = find(cut, id as string)
        if (!row) return missing(name)
        const values = given(input, kind.fields, kind.nullable) as Partial<RowOf<List>>
        const known = find(editing.before, row.id)
        const stale = changedSince(thing, { known, revision: revision as number, values })
        if (stale) return stale
        const next = edited<RowOf<List>>(row, values, editing.editorId)
        if (next === row) return cut
        const changed = Object.fromEntries(
          Object.entries(values).filter(([field]) => row[field as keyof Row] !== next[field as keyof Row]),
        ) as Partial<RowOf<List>>
        const wrong = kind.issueOf(next, changed, cut, editing)
        if (wrong) return refuse(wrong.field, wrong.message)
        return withList(
          cut,
          list,
          rowsOf(cut).map((one) => (one === row ? next : one)),
        )
      },
    }),
    remove: operation({
      description: `Removes a ${thing}.`,
      rule: z.object({ id: idOf(thing) }),
      apply(cut, { id }) {
        if (!find(cut, id as string)) return missing(name)
        return withList(
          cut,
          list,
          rowsOf(cut).filter((row) => row.id !== id),
        )
      },
    }),
  }
  return operations as unknown as ElementOperations<Changes, Additions>
}

/** Why an element cannot move with this item; undefined where it can. While the item is parked, it is hidden. */
export const itemIssue = (
  { items, parked }: Pick<CutDocument, 'items' | 'parked'>,
  itemId: string | null | undefined,
): { field: string; message: string } | undefined =>
  itemId == null || [...items, ...parked].some(({ id }) => id === itemId)
    ? undefined
    : { field: 'itemId', message: 'This clip is not in the cut' }
