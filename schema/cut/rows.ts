import type { Row } from './document.js'

/** Indexes of rows by id. A derived list takes over the index, so that adding thousands of rows stays fast. */
const indexes = new WeakMap<readonly Row[], Map<string, Row>>()

function indexOf<Listed extends Row>(rows: readonly Listed[]): Map<string, Listed> {
  const known = indexes.get(rows) as Map<string, Listed> | undefined
  if (known) return known
  const index = new Map(rows.map((row) => [row.id, row]))
  indexes.set(rows, index)
  return index
}

function handOn<Listed extends Row>(rows: readonly Listed[], next: readonly Listed[]): Map<string, Listed> {
  const index = indexOf(rows)
  indexes.delete(rows)
  indexes.set(next, index)
  return index
}

/** Finds a row by its id. */
export const rowOf = <Listed extends Row>(rows: readonly Listed[], id: string): Listed | undefined =>
  indexOf(rows).get(id)

/** Appends a row, or replaces the one with its id. */
export function withRow<Listed extends Row>(rows: readonly Listed[], row: Listed): readonly Listed[] {
  const former = rowOf(rows, row.id)
  const next = former ? rows.with(rows.indexOf(former), row) : [...rows, row]
  handOn(rows, next).set(row.id, row)
  return next
}

/** Removes the row with this id. */
export function withoutRow<Listed extends Row>(rows: readonly Listed[], id: string): readonly Listed[] {
  const former = rowOf(rows, id)
  if (!former) return rows
  const next = rows.toSpliced(rows.indexOf(former), 1)
  handOn(rows, next).delete(id)
  return next
}
