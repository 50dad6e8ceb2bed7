import type { Model } from './pendingEdits'

/** Maximum number of undo steps. */
const STEPS_MAX = 100
/** Changes with the same key within this time undo together, in milliseconds. */
const JOINED_WITHIN_MS = 1_000

/** A change, as the document before and after it. */
export interface Change<Document> {
  before: Document
  after: Document
  /** Identifies what changed, such as an edge of a clip. */
  key?: string
  /** Time of the change, in milliseconds. */
  at: number
}

export interface History<Document> {
  /** Changes to undo, oldest first. */
  past: readonly Change<Document>[]
  /** Undone changes, to be redone from the last. */
  future: readonly Change<Document>[]
}

export const NO_HISTORY: History<never> = { past: [], future: [] }

/** Adds a change, merging it with the previous one if they belong together. Clears redo. */
export function record<Document>({ past }: History<Document>, change: Change<Document>): History<Document> {
  const last = past.at(-1)
  const isJoined = !!last && !!change.key && last.key === change.key && change.at - last.at < JOINED_WITHIN_MS
  const joined = isJoined ? { ...change, before: last.before } : change
  const earlier = isJoined ? past.slice(0, -1) : past
  return { past: [...earlier, joined].slice(-STEPS_MAX), future: [] }
}

/**
 * Undoes the newest change (`past`) or redoes the last undone one (`future`), by value. Drops changes that no longer have an
 * effect. Without operations, nothing is left to undo or redo.
 */
export function step<Document, Operation>(
  history: History<Document>,
  now: Document,
  { from, model }: { from: keyof History<Document>; model: Model<Document, Operation> },
): { history: History<Document>; operations: readonly Operation[] } {
  const to = from === 'past' ? 'future' : 'past'
  const changes = [...history[from]]
  for (let change = changes.pop(); change; change = changes.pop()) {
    const { before, after } = change
    const reverted = model.revert(now, from === 'past' ? change : { before: after, after: before })
    const operations = model.differences(now, reverted)
    if (!operations.length) continue
    const moved = { [from]: changes, [to]: [...history[to], { ...change, key: undefined }] }
    return { history: { ...history, ...moved }, operations }
  }
  return { history: { ...history, [from]: [] }, operations: [] }
}
