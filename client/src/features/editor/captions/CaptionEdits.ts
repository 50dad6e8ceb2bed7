import { codeOf, messageOf } from '../../../shared/lib/network/errors'
import { toast } from '../../../shared/lib/toast'
import { type FieldEdit, separateConflicts } from '../state/fieldEdits'
import {
  applyChanges,
  type CaptionChanges,
  type CaptionFields,
  changesBetween,
  fieldsOf,
  inverseOf,
} from './captionChanges'
import type { CaptionRow } from './placedCaptions'

/** Attempts to save changes that conflict with newer ones. */
const ATTEMPTS_MAX = 3
const STEPS_MAX = 100
/** Changes with the same key within this many milliseconds are undone together. */
const JOINED_WITHIN = 1_500

/** A caption as the server has it. */
export type SavedCaption = CaptionRow & { revision: number }

/** Local changes of the captions of a language that the server does not have. */
export interface PendingCaptions {
  queue: readonly CaptionChanges[]
  /** Own versions of captions that somebody else has changed meanwhile. */
  conflicts: ReadonlyMap<string, Partial<CaptionFields>>
  canUndo: boolean
  canRedo: boolean
}

interface Step {
  changes: CaptionChanges
  key?: string
  at: number
}

interface Deps {
  saved: () => readonly SavedCaption[] | null
  isMachineMade: () => boolean
  /** Sends changes, with the revisions that they build on. */
  send: (changes: CaptionChanges, saved: readonly SavedCaption[]) => Promise<unknown>
  refetch: () => Promise<unknown>
}

/**
 * Local changes of the captions of a language: shown at once, saved one after the other, and undone by value. A change
 * of a caption that somebody else has changed is held until the user chooses a version.
 */
export class CaptionEdits {
  private queue: readonly CaptionChanges[] = []
  private conflicts: PendingCaptions['conflicts'] = new Map()
  private past: readonly Step[] = []
  private future: readonly Step[] = []
  private isSending = false
  private readonly listeners = new Set<() => void>()
  private shown: PendingCaptions = { queue: [], conflicts: new Map(), canUndo: false, canRedo: false }

  constructor(private readonly deps: Deps) {}

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
  readonly current = (): PendingCaptions => this.shown

  /** The captions with the local changes. */
  get rows(): readonly CaptionRow[] {
    return this.queue.reduce(applyChanges, this.deps.saved() ?? [])
  }

  /** Changes the captions. Changes with the same key in quick succession are undone together. */
  readonly change = (next: (now: readonly CaptionRow[]) => readonly CaptionRow[], key?: string) => {
    const { rows } = this
    const changes = changesBetween(rows, next(rows))
    if (!changes) return
    this.past = [...this.past, { changes, key, at: Date.now() }].slice(-STEPS_MAX)
    this.future = []
    this.add(changes)
  }

  readonly undo = () => {
    const step = this.past.at(-1)
    if (!step) return
    this.past = this.past.slice(0, -1)
    this.future = [...this.future, step]
    this.add(inverseOf(step.changes))
    const before = this.past.at(-1)
    if (step.key && before?.key === step.key && step.at - before.at < JOINED_WITHIN) this.undo()
  }

  readonly redo = () => {
    const step = this.future.at(-1)
    if (!step) return
    this.future = this.future.slice(0, -1)
    this.past = [...this.past, step]
    this.add(step.changes)
    const after = this.future.at(-1)
    if (step.key && after?.key === step.key && after.at - step.at < JOINED_WITHIN) this.redo()
  }

  readonly beforeReplacement = () => ({ rows: this.rows, isMachineMade: this.deps.isMachineMade() })

  /** Lets a change be undone that the server has made of all captions at once. */
  readonly recordReplacement = (before: ReturnType<CaptionEdits['beforeReplacement']>) => {
    const changes = changesBetween(before.rows, this.rows)
    const mark = { base: before.isMachineMade, mine: this.deps.isMachineMade() }
    if (changes)
      this.past = [...this.past, { changes: { ...changes, mark }, at: Date.now() }].slice(-STEPS_MAX)
    this.future = []
    this.update()
  }

  /** Resolves the conflict of a caption. */
  readonly resolve = (id: string, version: 'mine' | 'theirs') => {
    const mine = this.conflicts.get(id)
    this.forget([id])
    this.update()
    if (mine && version === 'mine')
      this.change((rows) => rows.map((row) => (row.id === id ? { ...row, ...mine } : row)))
  }

  private add(changes: CaptionChanges) {
    this.queue = [...this.queue, changes]
    this.forget([...changes.edits.keys()])
    this.update()
    if (!this.isSending) void this.drain()
  }

  private forget(ids: readonly string[]) {
    this.conflicts = new Map([...this.conflicts].filter(([id]) => !ids.includes(id)))
  }

  private async drain() {
    this.isSending = true
    for (let changes = this.queue[0]; changes; changes = this.queue[0]) {
      await this.save(changes)
      this.queue = this.queue.slice(1)
      this.update()
    }
    this.isSending = false
  }

  /** Sends changes, except those of captions that somebody else has changed or removed. */
  private async save(changes: CaptionChanges) {
    for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt++) {
      const saved = this.deps.saved()
      if (!saved) return
      const savable = this.separate(changes, saved)
      const { add, remove, edits, mark } = savable
      if (!add.length && !remove.length && !edits.size && !mark) return
      try {
        await this.deps.send(savable, saved)
        return
      } catch (error) {
        await this.deps.refetch().catch(() => undefined)
        const isOvertaken = ['CONFLICT', 'NOT_FOUND'].includes(codeOf(error) ?? '')
        if (isOvertaken && attempt < ATTEMPTS_MAX) continue
        toast.error(messageOf(error))
        return
      }
    }
  }

  private separate(changes: CaptionChanges, saved: readonly SavedCaption[]): CaptionChanges {
    const known = new Map(saved.map((row): [string, CaptionFields] => [row.id, fieldsOf(row)]))
    const { savable, conflicts } = separateConflicts<CaptionFields>(changes.edits, known)
    this.conflicts = new Map([...this.conflicts, ...conflicts])
    return {
      add: changes.add.filter(({ id }) => !known.has(id)),
      remove: changes.remove.filter(({ id }) => known.has(id)),
      edits: savable as Map<string, FieldEdit<CaptionFields>>,
      mark: changes.mark?.base === this.deps.isMachineMade() ? changes.mark : undefined,
    }
  }

  private update() {
    this.shown = {
      queue: this.queue,
      conflicts: this.conflicts,
      canUndo: this.past.length > 0,
      canRedo: this.future.length > 0,
    }
    this.listeners.forEach((listener) => listener())
  }
}
