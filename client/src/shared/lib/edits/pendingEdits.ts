/** Editing rules of a kind of document. All functions are pure, and return the same document if nothing changes. */
export interface Model<Document, Operation> {
  /** Applies operations in order. Operations that are already applied, or whose element is gone, change nothing. */
  apply: (document: Document, operations: readonly Operation[]) => Document
  /** The operations that turn `before` into `after`. */
  differences: (before: Document, after: Document) => readonly Operation[]
  /** Reverts a change. Values that changed again since are kept. */
  revert: (now: Document, change: { before: Document; after: Document }) => Document
  /**
   * Identifies the element or field that an operation changes. A conflict covers all local operations with this key.
   * Undefined if the later change wins, as for orders.
   */
  keyOf: (operation: Operation) => string | undefined
}

/** An unsaved change: its operations, and the document that it was based on. */
export interface Edit<Document, Operation> {
  before: Document
  operations: readonly Operation[]
}

/** Conflicting local operations by key, which wait for a choice. */
export type Conflicts<Operation> = ReadonlyMap<string, readonly Operation[]>

interface Division<Document, Operation> {
  /** Edits to send, without those that no longer have an effect. */
  savable: Edit<Document, Operation>[]
  /** Edits in conflict. */
  held: Edit<Document, Operation>[]
  conflicts: Conflicts<Operation>
  /** The document with the savable edits. */
  agreed: Document
  /** The document with all local edits. */
  mine: Document
}

/** Applies edits to a document. */
export const withEdits = <Document, Operation>(
  { apply }: Model<Document, Operation>,
  document: Document,
  edits: readonly Edit<Document, Operation>[],
): Document => edits.reduce((now, { operations }) => apply(now, operations), document)

/** Filters operations; returns the same list if all pass. */
function passing<Operation>(
  operations: readonly Operation[],
  passes: (operation: Operation) => boolean,
): readonly Operation[] {
  const found = operations.filter(passes)
  return found.length === operations.length ? operations : found
}

/** Keys of operations in an edit that would overwrite changes by somebody else. */
function contestedKeys<Document, Operation>(
  model: Model<Document, Operation>,
  { before, operations }: Edit<Document, Operation>,
  now: Document,
): Set<string | undefined> {
  if (now === before) return new Set()
  const merged = model.revert(now, { before: model.apply(before, operations), after: before })
  const keys = model.differences(merged, model.apply(now, operations)).map(model.keyOf)
  return new Set(keys.filter((key) => key !== undefined))
}

/** Divides edits into those that can be saved, and those in conflict with the newest document of the server. */
export function divideEdits<Document, Operation>(
  model: Model<Document, Operation>,
  edits: readonly Edit<Document, Operation>[],
  newest: Document,
): Division<Document, Operation> {
  const savable: Edit<Document, Operation>[] = []
  const held: Edit<Document, Operation>[] = []
  const conflicts = new Map<string, readonly Operation[]>()
  let [agreed, mine] = [newest, newest]
  for (const { before, operations } of edits) {
    const contested = contestedKeys(model, { before, operations }, agreed)
    const rest = passing(operations, (operation) => !contested.has(model.keyOf(operation)))
    const waiting = operations.filter((operation) => contested.has(model.keyOf(operation)))
    const next = model.apply(agreed, rest)
    if (model.differences(agreed, next).length) savable.push({ before, operations: rest })
    if (waiting.length) held.push({ before, operations: waiting })
    for (const operation of waiting) {
      const key = model.keyOf(operation)!
      conflicts.set(key, [...(conflicts.get(key) ?? []), operation])
    }
    agreed = next
    mine = model.apply(mine, operations)
  }
  return { savable, held, conflicts, agreed, mine }
}

/** Adds an edit, merged with the last one unless that loses a change. An edit that reverts the last one removes it. */
export function addEdit<Document, Operation>(
  model: Model<Document, Operation>,
  edits: readonly Edit<Document, Operation>[],
  edit: Edit<Document, Operation>,
): readonly Edit<Document, Operation>[] {
  const last = edits.at(-1)
  if (!last) return [edit]
  const { before } = last
  const both = [last, edit]
  const joined = { before, operations: model.differences(before, withEdits(model, before, both)) }
  // the document without both edits, but with changes by others since the first one
  const ground = model.revert(edit.before, { before, after: model.apply(before, last.operations) })
  const isLost = model.differences(withEdits(model, ground, [joined]), withEdits(model, ground, both)).length
  // the second edit may be based on changes by others that the joined one would conflict with
  const contested = contestedKeys(model, last, ground)
  const isContested = [...contestedKeys(model, joined, ground)].some((key) => !contested.has(key))
  if (isLost || isContested) return [...edits, edit]
  return joined.operations.length ? [...edits.slice(0, -1), joined] : edits.slice(0, -1)
}

/** Keeps operations for which `passes` is true, and drops edits left without operations. */
export const filterEdits = <Document, Operation>(
  edits: readonly Edit<Document, Operation>[],
  passes: (operation: Operation) => boolean,
): Edit<Document, Operation>[] =>
  edits.flatMap(({ before, operations }) => {
    const rest = passing(operations, passes)
    return rest.length ? [{ before, operations: rest }] : []
  })

/** Rebases edits that were based on rejected ones onto the saved document. */
export const rebaseEdits = <Document, Operation>(
  model: Model<Document, Operation>,
  edits: readonly Edit<Document, Operation>[],
  rejected: readonly Edit<Document, Operation>[],
): Edit<Document, Operation>[] =>
  edits.map((edit) => ({
    ...edit,
    before: rejected.reduceRight(
      (now, { before, operations }) => model.revert(now, { before, after: model.apply(before, operations) }),
      edit.before,
    ),
  }))
