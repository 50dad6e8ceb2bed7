import { dollarsOf } from '#schema/prices'
import { csvCell } from '#schema/csv'
import type { ExportedEntry } from './billing.service.js'

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
