import { sessionStore } from '../browserStorage'
import type { Edit, Model } from './pending'

/** Unsent edits of more characters than this are not stored. */
const STORED_MAX = 1_000_000

/** An edit as it is stored; `inverse` has the values that it replaces, so that conflicts are noticed after a reload. */
interface StoredEdit<Operation> {
  operations: readonly Operation[]
  inverse: readonly Operation[]
}

/** Stores unsent edits in the session of the tab, so that they survive a reload. */
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

/** The edits that were not saved before a reload, made on the newest document. Unreadable ones are ignored. */
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
