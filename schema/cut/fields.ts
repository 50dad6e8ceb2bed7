import { differingFields } from '../field-revisions.js'
import type { RowList, RowOf } from './document.js'
import type { FieldEdits } from './element.js'
import { CARD_FIELDS } from './elements/cards.js'
import { ITEM_FIELDS } from './elements/items.js'
import { ELEMENTS } from './elements/kinds.js'

/** How the rows of each list are edited. */
export const EDITS: { readonly [List in RowList]: FieldEdits<RowOf<List>> } = {
  items: { fields: ITEM_FIELDS, groups: [['inFrame', 'outFrame']], range: ['inFrame', 'outFrame', 1] },
  cards: { fields: CARD_FIELDS, groups: [], range: null },
  tracks: { fields: ['isMachineMade'], groups: [], range: null },
  ...ELEMENTS,
}
export const ROW_LISTS = Object.keys(EDITS) as readonly RowList[]

export const byId = <Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.id, row]))

/** The fields whose values differ between two versions of a row; null if none do. */
export function changesBetween<Row extends object>(
  before: Row,
  after: Row,
  fields: readonly (keyof Row & string)[],
): Partial<Row> | null {
  if (before === after) return null
  const values = Object.fromEntries(fields.map((field) => [field, after[field]]))
  const changed = differingFields(before as Record<string, unknown>, values)
  return changed.length
    ? (Object.fromEntries(changed.map((field) => [field, values[field]])) as Partial<Row>)
    : null
}
