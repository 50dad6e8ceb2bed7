import { sessionStore } from '../browserStorage'
import type { Edit, Model } from './pendingEdits'

/** Unsent edits are stored up to this many characters. */
const STORED_MAX = 1_000_000

/** A stored edit. `inverse` has the replaced values, to detect conflicts after a reload. */
interface StoredEdit<Operation> {
  operations: readonly Operation[]
  inverse: readonly Operation[]
}

/** Stores unsent edits in session storage, so that they survive a reload. */
export function storeEdits<Document, Operation>(
  key: string,
  edits: readonly Edit<Document, Operation>[],
  { apply, differences }: Model<Document, Operation>,
): void {
  const stored = edits.map(({ before, operations }): StoredEdit<Operation> => ({
    operations,
    inverse: differences(apply(before, operations), before),
  }))
  const text = JSON.stringify(stored)
  if (stored.length && text.length <= STORED_MAX) sessionStore.setItem(key, text)
  else sessionStore.removeItem(key)
}

const isStored = (edit: unknown): edit is StoredEdit<never> =>
  typeof edit === 'object' &&
  edit !== null &&
  'operations' in edit &&
  'inverse' in edit &&
  Array.isArray(edit.operations) &&
  Array.isArray(edit.inverse)

/** The edits stored before a reload, based on the newest document. Ignores unreadable ones. */
export function storedEdits<Document, Operation>(
  key: string,
  saved: Document,
  { apply }: Model<Document, Operation>,
): Edit<Document, Operation>[] {
  try {
    const stored: unknown = JSON.parse(sessionStore.getItem(key) ?? '[]')
    if (!Array.isArray(stored) || !stored.every(isStored)) return []
    let before = apply(
      saved,
      stored.toReversed().flatMap(({ inverse }) => inverse),
    )
    return stored.map(({ operations }) => {
      const edit = { before, operations }
      before = apply(before, operations)
      return edit
    })
  } catch {
    return []
  }
}
