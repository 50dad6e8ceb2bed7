import { editBetween, type FieldEdit, type FieldEdits } from '../state/fieldEdits'
import type { CaptionRow } from './placedCaptions'

export type CaptionFields = Omit<CaptionRow, 'id'>

/** Changes of captions that are saved together. */
export interface CaptionChanges {
  add: readonly CaptionRow[]
  edits: FieldEdits<CaptionFields>
  remove: readonly CaptionRow[]
  /** Whether the captions were and are marked as machine-made; only of replacements. */
  mark?: { base: boolean; mine: boolean }
}

export const fieldsOf = ({ itemId, from, to, text, speaker }: CaptionRow): CaptionFields => ({
  itemId,
  from,
  to,
  text,
  speaker,
})

/** The changes that turn some captions into others; null if both are the same. */
export function changesBetween(
  before: readonly CaptionRow[],
  after: readonly CaptionRow[],
): CaptionChanges | null {
  const [former, later] = [before, after].map((rows) => new Map(rows.map((row) => [row.id, row]))) as [
    Map<string, CaptionRow>,
    Map<string, CaptionRow>,
  ]
  const edits = new Map<string, FieldEdit<CaptionFields>>()
  for (const row of after) {
    const known = former.get(row.id)
    const edit = known && known !== row && editBetween(fieldsOf(known), fieldsOf(row))
    if (edit) edits.set(row.id, edit)
  }
  const add = after.filter(({ id }) => !former.has(id))
  const remove = before.filter(({ id }) => !later.has(id))
  return add.length || remove.length || edits.size ? { add, edits, remove } : null
}

export function applyChanges(
  rows: readonly CaptionRow[],
  { add, edits, remove }: CaptionChanges,
): readonly CaptionRow[] {
  const removed = new Set(remove.map(({ id }) => id))
  const known = new Set(rows.map(({ id }) => id))
  const kept = rows.flatMap((row) => {
    if (removed.has(row.id)) return []
    const edit = edits.get(row.id)
    return [edit ? { ...row, ...edit.mine } : row]
  })
  return [...kept, ...add.filter(({ id }) => !known.has(id))]
}

/** The changes that undo others. */
export const inverseOf = ({ add, edits, remove, mark }: CaptionChanges): CaptionChanges => ({
  add: remove,
  remove: add,
  mark: mark && { base: mark.mine, mine: mark.base },
  edits: new Map(
    [...edits].map(([id, { base, mine, seen }]) => [
      id,
      { base: mine, mine: base, seen: { ...seen, ...base } },
    ]),
  ),
})
