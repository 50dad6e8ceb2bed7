import type { ClipEdit } from '#schema/cut-item'
import type { CutFieldsFragment } from '../../../../entities/video/cut/CutFields.generated'
import { codeOf, messageOf } from '../../../../shared/lib/network/errors'
import { toast } from '../../../../shared/lib/toast'
import { type CutState, stateOf } from '../cut'
import { type History, NO_HISTORY, record, redo, undo } from './history'
import { applyOperations, type CutOperation, enqueue, type ItemEdit, operationsBetween } from './operations'

/** Delay between the last change and saving, in milliseconds. */
const SAVE_DELAY_MS = 300
/** Attempts to save an edit that conflicts with newer changes. */
const ATTEMPTS_MAX = 3

/** Local changes of a cut that the server does not have. */
export interface PendingEdits {
  queue: readonly CutOperation[]
  /** Own edits of clips that somebody else has changed meanwhile, by item. */
  conflicts: ReadonlyMap<string, Partial<ClipEdit>>
  canUndo: boolean
  canRedo: boolean
}

interface Deps {
  /** The newest cut of the server that is known. */
  saved: () => CutFieldsFragment | null
  /** Sends an operation until the server responds. */
  send: (operation: CutOperation, saved: CutFieldsFragment) => Promise<unknown>
  /** Fetches the cut again. */
  refetch: () => Promise<unknown>
}

/**
 * Local changes of a cut: shown at once, saved one after the other a moment later, and undone by value. An edit of a
 * clip that somebody else has changed is held until the user chooses a version. Rejected changes are reverted.
 */
export class CutEdits {
  private queue: readonly CutOperation[] = []
  private conflicts: ReadonlyMap<string, Partial<ClipEdit>> = new Map()
  private history: History = NO_HISTORY
  private sent: CutOperation | undefined
  private draining: Promise<void> = Promise.resolve()
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly listeners = new Set<() => void>()
  private shown: PendingEdits = { queue: [], conflicts: new Map(), canUndo: false, canRedo: false }

  constructor(private readonly deps: Deps) {}

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
  readonly current = (): PendingEdits => this.shown

  /** The cut with the local changes; null before it was loaded. */
  get state(): CutState | null {
    const saved = this.deps.saved()
    return saved && applyOperations(stateOf(saved), this.queue)
  }

  /** Changes the cut. Changes with the same key in quick succession are undone together. */
  readonly change = (next: (now: CutState) => CutState, key?: string) => {
    const before = this.state
    if (!before) return
    const after = next(before)
    if (!this.add(operationsBetween(before, after))) return
    this.history = record(this.history, { before, after, key, at: Date.now() })
    this.update()
  }

  readonly undo = () => this.step(undo)
  readonly redo = () => this.step(redo)

  /** Resolves the conflict of an item. */
  readonly resolve = (id: string, version: 'mine' | 'theirs') => {
    const mine = this.conflicts.get(id)
    this.forget([id])
    if (version === 'mine' && mine)
      this.change((now) => ({
        ...now,
        items: now.items.map((item) => (item.id === id ? { ...item, ...mine } : item)),
      }))
    this.update()
  }

  /** Saves unsaved changes now. */
  readonly flush = () => {
    clearTimeout(this.timer)
    this.timer = undefined
    if (!this.sent) this.draining = this.drain()
  }

  /** Resolves when the server has all changes, or has rejected them. */
  readonly settle = async (): Promise<void> => {
    do {
      this.flush()
      await this.draining
    } while (this.queue.length)
  }

  private step(move: typeof undo) {
    const before = this.state
    const moved = before && move(this.history, before)
    if (!moved) {
      const [isUndo, empty] = [move === undo, []]
      this.history = { ...this.history, [isUndo ? 'past' : 'future']: empty }
      return this.update()
    }
    this.history = moved.history
    this.add(operationsBetween(before, moved.state))
    this.update()
  }

  private add(operations: readonly CutOperation[]): boolean {
    if (!operations.length) return false
    this.queue = operations.reduce((queue, one) => enqueue(queue, one, this.sent), this.queue)
    this.forget(operations.flatMap((one) => (one.kind === 'edit' ? [...one.edits.keys()] : [])))
    clearTimeout(this.timer)
    this.timer = setTimeout(this.flush, SAVE_DELAY_MS)
    return true
  }

  private forget(ids: readonly string[]) {
    this.conflicts = new Map([...this.conflicts].filter(([id]) => !ids.includes(id)))
  }

  private async drain() {
    for (let operation = this.queue[0]; operation; operation = this.queue[0]) {
      this.sent = operation
      await (operation.kind === 'edit' ? this.saveEdits(operation.edits) : this.save(operation))
      this.sent = undefined
      this.queue = this.queue.slice(1)
      this.update()
      if (this.timer) return // a newer change waits a moment for more
    }
  }

  private async save(operation: CutOperation) {
    const saved = this.deps.saved()
    if (!saved) return
    try {
      await this.deps.send(operation, saved)
    } catch (error) {
      await this.deps.refetch().catch(() => undefined)
      if (!this.isDone(operation)) toast.error(messageOf(error))
    }
  }

  /** An operation that is sent again after an outage may have been carried out already. */
  private isDone(operation: CutOperation): boolean {
    const has = (id: string) => !!this.deps.saved()?.items.some((item) => item.id === id)
    if (operation.kind === 'split') return has(operation.newId)
    if (operation.kind === 'add') return has(operation.item.id)
    return operation.kind === 'remove' && !has(operation.id)
  }

  /** Sends edits, except those of clips that somebody else has changed. */
  private async saveEdits(edits: ReadonlyMap<string, ItemEdit>) {
    for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
      const saved = this.deps.saved()
      if (!saved) return
      const savable = this.separateConflicts(edits, saved)
      if (!savable.size) return
      try {
        await this.deps.send({ kind: 'edit', edits: savable }, saved)
        return
      } catch (error) {
        await this.deps.refetch().catch(() => undefined)
        const isConflict = codeOf(error) === 'CONFLICT' && attempt < ATTEMPTS_MAX - 1
        if (isConflict) continue
        toast.error(messageOf(error))
        return this.rebase(savable)
      }
    }
  }

  /** The edits of clips that nobody else has changed; the others become conflicts. */
  private separateConflicts(
    edits: ReadonlyMap<string, ItemEdit>,
    { items }: CutFieldsFragment,
  ): Map<string, ItemEdit> {
    const savable = new Map<string, ItemEdit>()
    for (const [id, edit] of edits) {
      const stored = items.find((item) => item.id === id)
      if (!stored) continue
      if (!isOvertaken(edit, stored)) savable.set(id, edit)
      else this.conflicts = new Map(this.conflicts).set(id, versionOf(edit))
    }
    return savable
  }

  /** Later edits build on values that were rejected: they now build on those of the server. */
  private rebase(rejected: ReadonlyMap<string, ItemEdit>) {
    this.queue = this.queue.map((operation) => {
      if (operation.kind !== 'edit' || operation === this.sent) return operation
      const edits = [...operation.edits].map(([id, edit]): [string, ItemEdit] => {
        const former = rejected.get(id)?.base
        return [id, former ? { ...edit, base: pick({ ...edit.base, ...former }, edit.mine) } : edit]
      })
      return { kind: 'edit', edits: new Map(edits) }
    })
  }

  private update() {
    const { queue, conflicts, history } = this
    this.shown = {
      queue,
      conflicts,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
    }
    this.listeners.forEach((listener) => listener())
  }
}

/** The changed fields, with both ends of a changed trim: one end alone may not fit the other, newer one. */
function versionOf({ mine, seen: { inFrame, outFrame } }: ItemEdit): Partial<ClipEdit> {
  const isTrim = 'inFrame' in mine || 'outFrame' in mine
  return { ...mine, ...(isTrim && { inFrame, outFrame }) }
}

const pick = (values: Partial<ClipEdit>, of: object): Partial<ClipEdit> =>
  Object.fromEntries(Object.entries(values).filter(([field]) => field in of))

/** Whether a field has changed on the server to something else than the edit changes it to. */
const isOvertaken = ({ base, mine }: ItemEdit, stored: Record<keyof ClipEdit, unknown>): boolean =>
  (Object.keys(mine) as (keyof ClipEdit)[]).some(
    (field) => stored[field] !== base[field] && stored[field] !== mine[field],
  )
