/** How documents of a kind are changed. All functions are pure, and return the document itself if nothing changes. */
export interface Model<Document, Operation> {
  /** Applies operations in order. What the document has already, or has no longer, changes nothing. */
  apply: (document: Document, operations: readonly Operation[]) => Document
  /** The operations that turn one document into another. */
  differences: (before: Document, after: Document) => readonly Operation[]
  /** Restores the values from before a change. Values that were changed again since stay as they are. */
  revert: (now: Document, change: { before: Document; after: Document }) => Document
  /**
   * The element or field that an operation changes: a conflict about it is about all own operations with this key.
   * Undefined where the later change wins, such as an order.
   */
  keyOf: (operation: Operation) => string | undefined
}

/** A change that the server does not have: its operations, and the document that it was made on. */
export interface Edit<Document, Operation> {
  before: Document
  operations: readonly Operation[]
}

/** Own operations that wait for a choice, by key, because somebody else has changed the same. */
export type Conflicts<Operation> = ReadonlyMap<string, readonly Operation[]>

interface Division<Document, Operation> {
  /** Edits that can be sent; those without an effect left are omitted. */
  savable: Edit<Document, Operation>[]
  /** Edits that conflict. */
  held: Edit<Document, Operation>[]
  conflicts: Conflicts<Operation>
  /** The document with the savable edits. */
  agreed: Document
  /** The document with all edits. */
  mine: Document
}

/** The document with edits. */
export const withEdits = <Document, Operation>(
  { apply }: Model<Document, Operation>,
  document: Document,
  edits: readonly Edit<Document, Operation>[],
): Document => edits.reduce((now, { operations }) => apply(now, operations), document)

/** The operations that pass; the same list if all do. */
function passing<Operation>(
  operations: readonly Operation[],
  passes: (operation: Operation) => boolean,
): readonly Operation[] {
  const found = operations.filter(passes)
  return found.length === operations.length ? operations : found
}

/** The keys of operations of an edit that would overwrite what somebody else has changed since. */
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

/** Divides edits into those that can be saved and those that conflict with the newest document of the server. */
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

/** Adds an edit, joined with the last one unless that would lose something. An edit that is taken back is removed. */
export function addEdit<Document, Operation>(
  model: Model<Document, Operation>,
  edits: readonly Edit<Document, Operation>[],
  edit: Edit<Document, Operation>,
): readonly Edit<Document, Operation>[] {
  const last = edits.at(-1)
  if (!last) return [edit]
  const { before } = last
  const both = [last, edit]
  const joined = model.differences(before, withEdits(model, before, both))
  // the document without both edits, but with what others have added since the first one
  const ground = model.revert(edit.before, { before, after: model.apply(before, last.operations) })
  if (model.differences(model.apply(ground, joined), withEdits(model, ground, both)).length)
    return [...edits, edit]
  return joined.length ? [...edits.slice(0, -1), { before, operations: joined }] : edits.slice(0, -1)
}

/** The operations of edits whose key passes; edits without operations are left out. */
export const filterEdits = <Document, Operation>(
  edits: readonly Edit<Document, Operation>[],
  passes: (operation: Operation) => boolean,
): Edit<Document, Operation>[] =>
  edits.flatMap(({ before, operations }) => {
    const rest = passing(operations, passes)
    return rest.length ? [{ before, operations: rest }] : []
  })

/** Edits that were made on rejected ones: they are now made on what the server has. */
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
