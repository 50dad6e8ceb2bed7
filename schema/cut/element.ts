import type { EditedThing } from '../edit-conflict.js'
import * as z from '../rules/zod.js'
import { type CutDocument, ELEMENT_NAMES, type ElementList, type Elements, type Row } from './document.js'
import {
  changedSince,
  edited,
  type Editing,
  given,
  idOf,
  missing,
  newIdOf,
  newRow,
  type Operation,
  operation,
  refuse,
  revision,
} from './operation.js'
import { isTaken } from './order.js'
import { rowOf, withoutRow, withRow } from './rows.js'

/** A split of an item: the second part begins at `frame` of the video, `seconds` after the start of the item. */
export interface Split {
  seconds: number
  frame: number
}

/** How a list of rows is edited by field. */
export interface FieldEdits<Edited> {
  fields: readonly (keyof Edited & string)[]
  /** Fields that depend on each other: a conflict in one is a conflict in all. */
  groups: readonly (readonly (keyof Edited & string)[])[]
  /** Two fields whose difference has a minimum; null without such fields. */
  range: readonly [from: keyof Edited & string, to: keyof Edited & string, least: number] | null
}

/** How a kind of element is edited, and how it moves with items. */
export interface Element<Edited extends Row = Row> extends FieldEdits<Edited> {
  /** Changed values of a row that moves to the second part of a split item; undefined if it stays in the first. */
  onSplit(row: Edited, split: Split): Partial<Edited> | undefined
}

/** The definition of a kind of element. */
interface ElementKind<
  List extends ElementList,
  Changes extends z.ZodRawShape,
  Additions extends z.ZodRawShape,
> extends Omit<Element<Elements[List]>, 'fields'> {
  list: List
  /** Its name in messages. */
  thing: EditedThing
  /** Fields that may be null. */
  nullable?: readonly (keyof Elements[List] & string)[]
  /** Rules of the editable fields. */
  changes: Changes
  /** Additional and different rules for adding one. */
  additions: Additions
  defaults: Partial<Elements[List]>
  /** Maximum number in a cut; undefined if the limit applies elsewhere. */
  limit?: { most: number; field: string; message: string }
  /** Why a row is invalid, given its changed fields. */
  issueOf(
    row: Elements[List],
    changed: Partial<Elements[List]>,
    cut: CutDocument,
    editing: Editing,
  ): { field: string; message: string } | undefined
}

const sentence = (thing: string) => `${thing[0]!.toUpperCase()}${thing.slice(1)}`

const withList = <List extends ElementList>(
  cut: CutDocument,
  list: List,
  rows: readonly Row[],
): CutDocument => ({
  ...cut,
  [list]: rows,
})

/** The operations `addCue`, `editCue` and `removeCue`. */
type ElementOperations<
  Name extends string,
  Changes extends z.ZodRawShape,
  Additions extends z.ZodRawShape,
> = Record<
  `add${Name}`,
  Operation<z.ZodObject<{ id: z.ZodUUID } & Omit<Changes, keyof Additions> & Additions>>
> &
  Record<`edit${Name}`, Operation<z.ZodObject<{ id: z.ZodString; revision: z.ZodInt } & Changes>>> &
  Record<`remove${Name}`, Operation<z.ZodObject<{ id: z.ZodString }>>>

/** Defines a kind of element with its operations to add, edit and remove one. */
export function element<
  List extends ElementList,
  Changes extends z.ZodRawShape,
  Additions extends z.ZodRawShape,
>(
  kind: ElementKind<List, Changes, Additions>,
): Element<Elements[List]> & {
  fields: readonly (keyof Changes & keyof Elements[List] & string)[]
  operations: ElementOperations<(typeof ELEMENT_NAMES)[List], Changes, Additions>
} {
  const { list, thing } = kind
  const name = ELEMENT_NAMES[list]
  const editable = Object.keys(kind.changes) as (keyof Changes & keyof Elements[List] & string)[]
  const [changes, additions]: z.ZodRawShape[] = [kind.changes, kind.additions]
  const rowsOf = (cut: CutDocument) => cut[list] as readonly Elements[List][]
  const find = (cut: CutDocument, id: string) => rowOf(rowsOf(cut), id)
  const operations: Record<string, Operation> = {
    [`add${name}`]: operation({
      adds: list,
      description: `Adds a ${thing}.`,
      rule: z.object({ id: newIdOf(`a ${thing}`), ...changes, ...additions }),
      apply(cut, { id, ...input }, editing) {
        if (kind.limit && rowsOf(cut).length >= kind.limit.most)
          return refuse(kind.limit.field, kind.limit.message)
        if (isTaken(cut, editing.materials, id as string))
          return refuse('id', `The id of a ${thing} must be new`)
        const fields = [...editable, ...Object.keys(kind.additions)] as (keyof Elements[List] & string)[]
        const values = { ...kind.defaults, ...given(input, fields, kind.nullable) } as Partial<Elements[List]>
        const row = newRow({ id: id as string, ...values }, editing.editorId) as unknown as Elements[List]
        const wrong = kind.issueOf(row, values, cut, editing)
        return wrong ? refuse(wrong.field, wrong.message) : withList(cut, list, withRow(rowsOf(cut), row))
      },
    }),
    [`edit${name}`]: operation({
      description: `Changes a ${thing}. Omitted fields are unchanged.`,
      rule: z.object({ id: idOf(thing), revision, ...changes }),
      apply(cut, { id, revision, ...input }, editing) {
        const row = find(cut, id as string)
        if (!row) return missing(sentence(thing))
        const values = given(input, editable, kind.nullable) as Partial<Elements[List]>
        const known = find(editing.before, row.id)
        const stale = changedSince({ thing, list }, { known, revision: revision as number, values })
        if (stale) return stale
        const next = edited<Elements[List]>(row, values, editing.editorId)
        if (next === row) return cut
        const changed = Object.fromEntries(
          Object.entries(values).filter(([field]) => row[field as keyof Row] !== next[field as keyof Row]),
        ) as Partial<Elements[List]>
        const wrong = kind.issueOf(next, changed, cut, editing)
        if (wrong) return refuse(wrong.field, wrong.message)
        return withList(cut, list, withRow(rowsOf(cut), next))
      },
    }),
    [`remove${name}`]: operation({
      description: `Removes a ${thing}.`,
      rule: z.object({ id: idOf(thing) }),
      apply(cut, { id }) {
        if (!find(cut, id as string)) return missing(sentence(thing))
        return withList(cut, list, withoutRow(rowsOf(cut), id as string))
      },
    }),
  }
  return { ...kind, fields: editable, operations: operations as never }
}
