import { differingFields } from '../field-revisions.js'
import { LOWER_THIRD_FIELDS } from '../lower-third.js'
import { CUE_FIELDS } from '../mix.js'
import type { CutDocument } from './document.js'
import { CAPTION_FIELDS } from './elements/captions.js'
import { CARD_FIELDS } from './elements/cards.js'
import { ITEM_FIELDS } from './elements/items.js'

/** The lists of a document whose rows are edited. */
export const ROW_LISTS = ['items', 'cards', 'cues', 'tracks', 'captions', 'lowerThirds'] as const
export type RowList = (typeof ROW_LISTS)[number]
export type RowOf<List extends RowList> = CutDocument[List][number]

/** The fields of each list that people edit. */
export const FIELDS: { readonly [List in RowList]: readonly (keyof RowOf<List> & string)[] } = {
  items: ITEM_FIELDS,
  cards: CARD_FIELDS,
  cues: CUE_FIELDS,
  tracks: ['isMachineMade'],
  captions: CAPTION_FIELDS,
  lowerThirds: LOWER_THIRD_FIELDS,
}

/** Fields that only fit together: a conflict about one of them is about all. */
export const GROUPS: readonly (readonly string[])[] = [
  ['inFrame', 'outFrame'],
  ['itemId', 'at'],
  ['inSeconds', 'outSeconds'],
  ['from', 'to'],
]

export const byId = <Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.id, row]))

/** The values of these fields that differ between two versions of a row; null if none do. */
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
