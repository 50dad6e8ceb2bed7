import { dollarsOf } from '#schema/prices'
import type { ExportedEntry } from './billing.service.js'

/** What begins so is a formula to spreadsheets, some of which read wide signs as narrow ones. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
const SPECIAL = /[",\r\n]/

/** A cell: no spreadsheet takes words that people wrote as a formula. */
export function csvCell(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value
  return SPECIAL.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** An amount is ours, so a negative one stays a number. */
const amount = (micros: string) => dollarsOf(Number(micros))

const COLUMNS = [
  'ordered',
  'written',
  'entry',
  'project',
  'person',
  'model',
  'reserved_usd',
  'spent_usd',
  'price_known',
  'basis',
  'units',
  'request_id',
]

/** Lines of the ledger as CSV, a part at a time. */
export async function* csvOf(entries: AsyncIterable<ExportedEntry>): AsyncGenerator<string> {
  yield `${COLUMNS.join(',')}\r\n`
  for await (const entry of entries) {
    const words = [entry.kind, entry.project ?? '', entry.person ?? '', entry.model].map(csvCell)
    const cells = [
      new Date(entry.orderedAt).toISOString(),
      new Date(entry.createdAt).toISOString(),
      ...words,
      amount(entry.reserved),
      amount(entry.spent),
      entry.isKnown ? 'yes' : 'no',
      entry.basis,
      entry.units === null ? '' : String(Number(entry.units)),
      csvCell(entry.requestId ?? ''),
    ]
    yield `${cells.join(',')}\r\n`
  }
}
