import { codeOf, messageOf, messageOr } from '../network/errors'
import { createStore, type Store } from '../store'
import { toast } from '../toast'
import { type History, NO_HISTORY, record, step } from './history'
import { LateNotice } from './LateNotice'
import {
  addEdit,
  type Conflicts,
  divideEdits,
  type Edit,
  filterEdits,
  type Model,
  rebaseEdits,
  withEdits,
} from './pendingEdits'
import { memoizedModel } from './memoizedModel'
import { storedEdits, storeEdits } from './storedEdits'
import type { Edited, EditStoreDeps } from './EditStoreDeps'

/** Delay of a save, in milliseconds. */
const SAVE_DELAY_MS = 300
/** Delay before retrying a save that failed temporarily, in milliseconds. */
const RETRY_DELAY_MS = 5_000
/** Maximum attempts of a save that conflicts with newer changes. */
const ATTEMPTS_MAX = 3
/** Error codes with which a retry cannot succeed. */
const FINAL = ['BAD_USER_INPUT', 'NOT_FOUND']
const UNSAVED = 'Your changes could not be saved.'

const NO_CONFLICTS: Conflicts<never> = new Map()

const isSame = <Value extends object>(one: Value, other: Value): boolean =>
  (Object.keys(one) as (keyof Value)[]).every((field) => one[field] === other[field])

/**
 * Local changes of a document: shown immediately, saved in batches after a short delay, one request at a time, and undone
 * by value. Changes by others are merged; conflicting changes wait until the user chooses a version.
 */
export class EditStore<Document extends object, Operation> {
  private queue: readonly Edit<Document, Operation>[] = []
  private sending: readonly Edit<Document, Operation>[] = []
  private history: History<Document> = NO_HISTORY
  private failure: string | null = null
  private isRestored = false
  private saving: Promise<void> | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly late = new LateNotice(() => this.update())
  private model: Model<Document, Operation>
  private newest: Document | null = null
  /** What `useEdits` shows. */
  readonly shown: Store<Edited<Document, Operation>>

  constructor(private readonly deps: EditStoreDeps<Document, Operation>) {
    this.model = memoizedModel(deps)
    this.restore()
    this.shown = createStore(this.show(null))
  }

  /** The newest document with local changes; null until loaded. */
  get document(): Document | null {
    return this.documentOf(this.divided(), this.shown.get().document)
  }

  /**
   * Changes the document, and saves it after `delay` milliseconds. Changes with the same key in quick succession undo
   * together.
   */
  readonly change = (
    next: (now: Document) => Document,
    { key, delay }: { key?: string; delay?: number } = {},
  ) => {
    const before = this.deps.isReadOnly ? null : this.document
    if (before === null) return
    const after = next(before)
    const operations = this.model.differences(before, after)
    if (operations.length) {
      this.history = record(this.history, { before, after, key, at: Date.now() })
      this.add({ before, operations }, delay)
    }
    this.update(after)
  }

  readonly undo = () => this.step('past')
  readonly redo = () => this.step('future')

  /** Records a change that the server made since `before`, so that it can be undone. */
  readonly recordSince = (before: Document) => {
    const after = this.document
    if (after === null || !this.model.differences(before, after).length) return
    this.history = record(this.history, { before, after, at: Date.now() })
    this.update()
  }

  /** Resolves the conflict of a key. */
  readonly resolve = (key: string, version: 'mine' | 'theirs') => {
    const mine = this.divided()?.conflicts.get(key)
    this.queue = filterEdits(this.queue, (operation) => this.deps.keyOf(operation) !== key)
    if (mine && version === 'mine') this.change((now) => this.model.apply(now, mine))
    else this.update()
  }

  /** Re-reads the server’s document after it may have changed. */
  readonly refresh = () => {
    this.restore()
    this.resume()
    this.update()
  }

  /** Retries a failed save. */
  readonly retry = () => {
    this.failure = null
    this.refresh()
  }

  /** Saves unsaved changes immediately. Resolves when the server has responded. */
  readonly flush = async (): Promise<void> => {
    this.schedule(null)
    while (this.saving) await this.saving
    if (!this.queue.length) return
    this.saving = this.save().finally(() => (this.saving = null))
    await this.saving
    this.resume()
  }

  /** Resolves when all changes that can be saved are saved. */
  readonly settle = async (): Promise<void> => {
    do await this.flush()
    while (this.isSavable)
  }

  private get isSavable(): boolean {
    return this.failure === null && !!this.divided()?.savable.length
  }

  private divided() {
    const saved = this.deps.saved()
    // materials that operations refer to, such as sounds, may have changed, too
    if (saved !== this.newest) {
      this.newest = saved
      this.model = memoizedModel(this.deps)
    }
    return saved && divideEdits(this.model, this.queue, withEdits(this.model, saved, this.sending))
  }

  private documentOf(divided: ReturnType<typeof this.divided>, shown: Document | null): Document | null {
    if (!divided) return null
    const { keepsMine, keepShown } = this.deps
    const document = keepsMine ? divided.mine : divided.agreed
    return keepShown && shown !== null ? keepShown(document, shown) : document
  }

  /** Restores the edits stored before a reload, once the document is loaded. */
  private restore() {
    const { saved, storageKey } = this.deps
    const newest = this.isRestored ? null : saved()
    if (newest === null) return
    if (storageKey) this.queue = storedEdits(storageKey, newest, this.model)
    this.isRestored = true
  }

  private step(from: keyof History<Document>) {
    const before = this.deps.isReadOnly ? null : this.document
    if (before === null) return
    const { history, operations } = step(this.history, before, { from, model: this.model })
    this.history = history
    if (operations.length) this.add({ before, operations })
    this.update()
  }

  private add(edit: Edit<Document, Operation>, delay?: number) {
    const { keyOf, keepsMine } = this.deps
    const conflicts = this.divided()?.conflicts
    // changing the other version resolves the conflict
    const settled = keepsMine ? [] : edit.operations.map(keyOf).filter((key) => key && conflicts?.has(key))
    const kept = filterEdits(this.queue, (operation) => !settled.includes(keyOf(operation)))
    this.queue = addEdit(this.model, kept, edit)
    this.failure = null
    this.schedule(delay ?? this.deps.delay ?? SAVE_DELAY_MS)
  }

  /** Saves after a delay; null disables automatic saves. */
  private schedule(delay: number | null) {
    clearTimeout(this.timer)
    this.timer = delay === null ? undefined : setTimeout(() => void this.flush(), delay)
  }

  private resume() {
    if (this.timer === undefined && !this.saving && this.isSavable)
      this.schedule(this.deps.delay ?? SAVE_DELAY_MS)
  }

  private async save(): Promise<void> {
    const { saved, send, refetch, keepsMine, keyOf } = this.deps
    for (let attempt = 1; ; attempt++) {
      const newest = saved()
      if (newest === null) return
      const { savable, held, agreed } = divideEdits(this.model, this.queue, newest)
      this.sending = savable
      this.queue = held
      if (!savable.length) return this.update()
      try {
        const { conflicts } = await send(this.model.differences(newest, agreed), newest)
        this.failure = null
        this.sending = filterEdits(savable, (operation) => conflicts.includes(keyOf(operation) ?? ''))
        if (!this.sending.length) return this.update()
        await refetch().catch(() => undefined)
        if (attempt === ATTEMPTS_MAX) return this.reject(new Error(UNSAVED))
      } catch (error) {
        const code = codeOf(error)
        const mayMerge = code === 'CONFLICT' || (code === 'NOT_FOUND' && !keepsMine)
        if (mayMerge || !keepsMine) await refetch().catch(() => undefined)
        if (!mayMerge || attempt === ATTEMPTS_MAX || saved() === newest) return this.reject(error)
      }
      this.putBack(this.sending)
    }
  }

  /** Ends a request, and returns its edits to the queue. */
  private putBack(edits: readonly Edit<Document, Operation>[]) {
    this.sending = []
    this.queue = [...edits, ...this.queue]
    this.update()
  }

  private reject(error: unknown) {
    const rejected = this.sending
    if (this.deps.keepsMine) {
      this.failure = messageOr(UNSAVED, error)
      if (!FINAL.includes(codeOf(error) ?? '')) this.schedule(RETRY_DELAY_MS)
      return this.putBack(rejected)
    }
    const newest = this.deps.saved()
    const divided = newest === null ? null : divideEdits(this.model, rejected, newest)
    // changes resent after an outage may already be saved
    if (divided?.savable.length) toast.error(messageOf(error))
    this.queue = rebaseEdits(this.model, this.queue, rejected)
    this.putBack(divided?.held ?? [])
  }

  private show(last: Document | null): Edited<Document, Operation> {
    const divided = this.divided()
    return {
      document: this.documentOf(divided, last),
      conflicts: divided?.conflicts.size ? divided.conflicts : NO_CONFLICTS,
      isUnsaved: this.sending.length + this.queue.length > 0,
      isLate: this.late.isLate,
      failure: this.failure,
      canUndo: this.history.past.length > 0,
      canRedo: this.history.future.length > 0,
    }
  }

  private update(last = this.shown.get().document) {
    const unsaved = [...this.sending, ...this.queue]
    const { storageKey } = this.deps
    if (storageKey && this.isRestored) storeEdits(storageKey, unsaved, this.model)
    this.late.watch(unsaved.length > 0)
    const next = this.show(last)
    if (!isSame(next, this.shown.get())) this.shown.set(next)
  }
}
