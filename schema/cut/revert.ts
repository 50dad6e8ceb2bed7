import type { CutDocument, ItemRow, Row, RowList, RowOf } from './document.js'
import type { FieldEdits } from './element.js'
import { SETTINGS } from './elements/settings.js'
import { byId, EDITS, ROW_LISTS } from './fields.js'

/** A change of a cut. */
export interface Change {
  before: CutDocument
  after: CutDocument
}

/** Restores the former fields of a row, except those changed again since. */
function withFormer<Known extends object>(
  row: Known,
  fields: readonly (keyof Known)[],
  { former, changed }: { former: Known; changed: Known },
): Known {
  const restored = fields.filter((field) => former[field] !== changed[field] && row[field] === changed[field])
  return restored.length
    ? { ...row, ...Object.fromEntries(restored.map((field) => [field, former[field]])) }
    : row
}

/** Restores rows of a list that the change added, removed or edited. */
function revertList<List extends RowList>(
  list: List,
  now: CutDocument,
  change: Change,
): readonly RowOf<List>[] {
  const [rows, before, after] = [now, change.before, change.after].map((cut) => cut[list]) as [
    readonly RowOf<List>[],
    readonly RowOf<List>[],
    readonly RowOf<List>[],
  ]
  if (before === after) return rows
  const { fields, groups, range } = EDITS[list] as unknown as FieldEdits<RowOf<List>>
  const [known, former, changed] = [byId<Row>(rows), byId<Row>(before), byId<Row>(after)]
  const kept = rows.filter(({ id }) => former.has(id) || !changed.has(id))
  const returned = before.filter(({ id }) => !changed.has(id) && !known.has(id))
  return [...kept, ...returned].map((row) => {
    const versions = {
      former: former.get(row.id) as RowOf<List>,
      changed: changed.get(row.id) as RowOf<List>,
    }
    if (!versions.former || !versions.changed || versions.former === versions.changed) return row
    const reverted = withFormer(row, fields, versions)
    if (!range) return reverted
    const [from, to, least] = range
    const ends = reverted as unknown as Record<string, number | null>
    // half of a trim may not fit the other half, which other users have changed since
    const isPossible = ends[to] === null || ends[to]! - ends[from]! >= least
    const kept = groups.find((group) => group.includes(from))!
    return isPossible
      ? reverted
      : { ...reverted, ...Object.fromEntries(kept.map((field) => [field, row[field]])) }
  })
}

const idsOf = (items: readonly ItemRow[]) => items.map(({ id }) => id)

/** Restores the former order; null if other users have reordered since. Further items keep their positions. */
function reorder(items: readonly ItemRow[], { before, after }: Change): readonly ItemRow[] | null {
  const [former, made, current] = [before.items, after.items, items].map(idsOf) as [
    string[],
    string[],
    string[],
  ]
  const common = former.filter((id) => current.includes(id) && made.includes(id))
  const ordered = (ids: readonly string[]) => ids.filter((id) => common.includes(id)).join()
  if (ordered(former) === ordered(made) || ordered(former) === ordered(current)) return items
  if (ordered(made) !== ordered(current)) return null
  const [queue, known] = [[...common], byId(items)]
  return items.map((item) => (common.includes(item.id) ? known.get(queue.shift()!)! : item))
}

/** Inserts an item after its nearest former predecessor. */
function insert(items: readonly ItemRow[], item: ItemRow, former: readonly ItemRow[]): ItemRow[] {
  const predecessors = idsOf(
    former.slice(
      0,
      former.findIndex(({ id }) => id === item.id),
    ),
  )
  const after = items.findLastIndex(({ id }) => predecessors.includes(id))
  return items.toSpliced(after + 1, 0, item)
}

function revertItems(now: CutDocument, change: Change): readonly ItemRow[] {
  const { before, after } = change
  if (before.items === after.items) return now.items
  const rows = byId(revertList('items', now, change))
  const known = new Set(idsOf(now.items))
  const kept = now.items.flatMap(({ id }) => rows.get(id) ?? [])
  const returned = [...rows.values()].filter(({ id }) => !known.has(id))
  const placed = returned.reduce((items, item) => insert(items, item, before.items), kept)
  const ordered = reorder(placed, change)
  if (ordered) return ordered
  // transitions depend on an order that other users have replaced
  const current = byId(now.items)
  return placed.map((item) => {
    const { transition, transitionSeconds } = current.get(item.id) ?? item
    return { ...item, transition, transitionSeconds }
  })
}

/** Reverts a change. Later changes of other users stay. */
export function revert(now: CutDocument, change: Change): CutDocument {
  const lists = ROW_LISTS.map((list) => [
    list,
    list === 'items' ? revertItems(now, change) : revertList(list, now, change),
  ])
  const settings = withFormer(now.settings, SETTINGS, {
    former: change.before.settings,
    changed: change.after.settings,
  })
  return { ...now, ...Object.fromEntries(lists), settings }
}
