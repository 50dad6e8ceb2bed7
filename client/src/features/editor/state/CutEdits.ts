import { type ClipEdit, editOf } from '#schema/cut-item'
import type { CutFieldsFragment } from '../../../entities/video/cut/CutFields.generated'
import { codeOf, messageOf } from '../../../shared/lib/network/errors'
import { toast } from '../../../shared/lib/toast'
import { type CueFields, cueFieldsOf } from '#schema/mix'
import { cueStateOf, type CutState, stateOf } from './cut'
import { rebaseEdits, separateConflicts } from './fieldEdits'
import { type History, NO_HISTORY, record, redo, undo } from './history'
import { applyOperations, type CutOperation, enqueue, operationsBetween } from './operations'

/** Delay between the last change and saving, in milliseconds. */
const SAVE_DELAY_MS = 300
/** Attempts to save an edit that conflicts with newer changes. */
const ATTEMPTS_MAX = 3

/** Local changes of a cut that the server does not have. */
export interface PendingEdits {
  queue: readonly CutOperation[]
  /** Own edits of clips that somebody else has changed meanwhile, by item. */
  conflicts: ReadonlyMap<string, Partial<ClipEdit>>
  /** Own edits of cues that somebody else has changed meanwhile, by cue. */
  cueConflicts: ReadonlyMap<string, Partial<CueFields>>
  canUndo: boolean
  canRedo: boolean
}

type EditOperation = Extract<CutOperation, { kind: 'edit' | 'editCues' }>

interface Deps {
  /** The newest cut of the server that is known. */
  saved: () => CutFieldsFragment | null
  /** Sends an operation until the server responds. */
  send: (operation: CutOperation, saved: CutFieldsFragment) => Promise<unknown>
  /** Fetches the cut again. */
  refetch: () => Promise<unknown>
  /** Changes are ignored. */
  isReadOnly?: boolean
}

/**
 * Local changes of a cut: shown at once, saved one after the other a moment later, and undone by value. An edit of a
 * clip that somebody else has changed is held until the user chooses a version. Rejected changes are reverted.
 */
export class CutEdits {
  private queue: readonly CutOperation[] = []
  private conflicts: PendingEdits['conflicts'] = new Map()
  private cueConflicts: PendingEdits['cueConflicts'] = new Map()
  private history: History = NO_HISTORY
  private sent: CutOperation | undefined
  private draining: Promise<void> = Promise.resolve()
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly listeners = new Set<() => void>()
  private shown: PendingEdits = {
    queue: [],
    conflicts: new Map(),
    cueConflicts: new Map(),
    canUndo: false,
    canRedo: false,
  }

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
    const before = this.deps.isReadOnly ? null : this.state
    if (!before) return
    const after = next(before)
    if (!this.add(operationsBetween(before, after))) return
    this.history = record(this.history, { before, after, key, at: Date.now() })
    this.update()
  }

  readonly undo = () => this.step(undo)
  readonly redo = () => this.step(redo)

  /** Resolves the conflict of an item or a cue. */
  readonly resolve = (id: string, version: 'mine' | 'theirs') => {
    const mine = this.conflicts.get(id)
    const myCue = this.cueConflicts.get(id)
    this.forget([id])
    if (version === 'mine')
      this.change((now) => ({
        ...now,
        items: now.items.map((item) => (item.id === id ? { ...item, ...mine } : item)),
        cues: now.cues.map((cue) => (cue.id === id ? { ...cue, ...myCue } : cue)),
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
    this.forget(operations.flatMap((one) => ('edits' in one ? [...one.edits.keys()] : [])))
    clearTimeout(this.timer)
    this.timer = setTimeout(this.flush, SAVE_DELAY_MS)
    return true
  }

  private forget(ids: readonly string[]) {
    this.conflicts = without(this.conflicts, ids)
    this.cueConflicts = without(this.cueConflicts, ids)
  }

  private async drain() {
    for (let operation = this.queue[0]; operation; operation = this.queue[0]) {
      this.sent = operation
      await ('edits' in operation ? this.saveEdits(operation) : this.save(operation))
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
    const hasCue = (id: string) => !!this.deps.saved()?.cues.some((cue) => cue.id === id)
    if (operation.kind === 'addCue') return hasCue(operation.cue.id)
    if (operation.kind === 'removeCue') return !hasCue(operation.id)
    return operation.kind === 'remove' && !has(operation.id)
  }

  /** Sends edits, except those of clips and cues that somebody else has changed. */
  private async saveEdits(operation: EditOperation) {
    for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
      const saved = this.deps.saved()
      if (!saved) return
      const savable = this.separate(operation, saved)
      if (!savable.edits.size) return
      try {
        await this.deps.send(savable, saved)
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

  /** The edits of what nobody else has changed; the others become conflicts. */
  private separate(operation: EditOperation, saved: CutFieldsFragment): EditOperation {
    if (operation.kind === 'edit') {
      const stored = saved.items.map((item): [string, ClipEdit] => [item.id, editOf(item as ClipEdit)])
      const { savable, conflicts } = separateConflicts(operation.edits, new Map(stored))
      this.conflicts = new Map([...this.conflicts, ...conflicts])
      return { kind: 'edit', edits: savable }
    }
    const stored = saved.cues.map((cue): [string, CueFields] => [cue.id, cueFieldsOf(cueStateOf(cue))])
    const { savable, conflicts } = separateConflicts(operation.edits, new Map(stored))
    this.cueConflicts = new Map([...this.cueConflicts, ...conflicts])
    return { kind: 'editCues', edits: savable }
  }

  /** Later edits build on values that were rejected: they now build on those of the server. */
  private rebase(rejected: EditOperation) {
    this.queue = this.queue.map((operation): CutOperation => {
      if (operation === this.sent) return operation
      if (operation.kind === 'edit' && rejected.kind === 'edit')
        return { kind: 'edit', edits: rebaseEdits(operation.edits, rejected.edits) }
      if (operation.kind === 'editCues' && rejected.kind === 'editCues')
        return { kind: 'editCues', edits: rebaseEdits(operation.edits, rejected.edits) }
      return operation
    })
  }

  private update() {
    const { queue, conflicts, cueConflicts, history } = this
    this.shown = {
      queue,
      conflicts,
      cueConflicts,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
    }
    this.listeners.forEach((listener) => listener())
  }
}

const without = <Value>(map: ReadonlyMap<string, Value>, ids: readonly string[]) =>
  new Map([...map].filter(([id]) => !ids.includes(id)))
