import type { CutDocument, Row, RowList } from '#schema/cut/document'
import { ROW_LISTS } from '#schema/cut/fields'

/** An element of a cut, as `cues:` and its id. */
export type ElementRef = `${RowList}:${string}`

/** How many elements an event names: Postgres limits events to 8,000 bytes. */
const REFS_MAX = 100

export const refOf = (list: RowList, id: string): ElementRef => `${list}:${id}`

/** The elements that differ between two documents, those that only one of them has included. */
export const changeBetween = (before: CutDocument, after: CutDocument): ElementRef[] =>
  ROW_LISTS.flatMap((list) => {
    const [former, later] = [before, after].map(
      (cut) => new Map((cut[list] as readonly Row[]).map((row) => [row.id, row])),
    ) as [Map<string, Row>, Map<string, Row>]
    return [...new Set([...former.keys(), ...later.keys()])]
      .filter((id) => former.get(id) !== later.get(id))
      .map((id) => refOf(list, id))
  })

/** The elements for an event; null where there are too many to name. */
export const eventRefs = (change: readonly ElementRef[]): string | null =>
  change.length > REFS_MAX ? null : change.join(' ')

/** The ids of a list among elements. */
export const idsOf = (change: readonly ElementRef[], list: RowList): string[] =>
  change.flatMap((ref) => (ref.startsWith(`${list}:`) ? ref.slice(list.length + 1) : []))
