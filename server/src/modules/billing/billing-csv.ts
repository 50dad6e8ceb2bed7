import { dollarsOf } from '#schema/prices'
import { csvHead, csvRow } from '#schema/csv'
import type { ExportedEntry } from './billing.service.js'

const amount = (micros: string) => Number(dollarsOf(Number(micros)))

export const COLUMNS = [
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

/** Streams lines of the ledger as CSV. */
export async function* csvOf(entries: AsyncIterable<ExportedEntry>): AsyncGenerator<string> {
  yield csvHead(COLUMNS)
  for await (const entry of entries) {
    yield csvRow([
      new Date(entry.orderedAt).toISOString(),
      new Date(entry.createdAt).toISOString(),
      entry.kind,
      entry.project ?? '',
      entry.person ?? '',
      entry.model,
      amount(entry.reserved),
      amount(entry.spent),
      entry.isKnown ? 'yes' : 'no',
      entry.basis,
      entry.units === null ? '' : Number(entry.units),
      entry.requestId ?? '',
    ])
  }
}
