import { columnsOf, fieldsOf } from '../../base/table.js'
import type { WordRow } from '../meaning.js'

const LISTS = new Set(['extras', 'looks', 'brings'])

/** Rows of the vocabulary from text: words; fields of `WordRow`. Lists are separated by commas. */
export const wordRows = (table: string): WordRow[] =>
  columnsOf(table).map(([words, fields]) => ({
    words,
    ...Object.fromEntries(
      Object.entries(fieldsOf(fields)).map(([key, value]) => [
        key,
        LISTS.has(key) ? String(value).split(',') : value,
      ]),
    ),
  }))
