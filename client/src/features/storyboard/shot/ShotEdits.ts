import type { EditStoryboardShotInput } from '../../../entities/types.generated'
import { codeOf, messageOr } from '../../../shared/lib/network/errors'
import {
  type Edits,
  storeEdits,
  storedEdits,
  SHOT_FIELDS,
  type ShotField,
  type ShotValues,
  inputOf,
  isSameValue,
} from './shotValues'
import type { ShotFieldsFragment } from './shot.generated'

/** Milliseconds from the last change to the save. */
const SAVE_DELAY_MS = 500
/** Milliseconds until a save that failed temporarily is retried. */
const RETRY_DELAY_MS = 5_000
/** Milliseconds after which unsaved changes are reported. */
const LATE_AFTER_MS = 2_000

/** The shot on the server, with the local edits applied. */
interface ShownShot {
  values: ShotValues
  /** Fields that another member has also changed. */
  conflicts: readonly ShotField[]
  /** Whether changes have been unsaved for a while. */
  isLate: boolean
  /** Why the changes cannot be saved. */
  failure: string | null
}

interface Deps {
  viewerId: string
  /** Sends a change until the server responds. */
  send: (input: EditStoryboardShotInput) => Promise<ShotFieldsFragment | undefined>
  /** Refetches the shot; undefined if it was deleted. */
  read: () => Promise<ShotFieldsFragment | undefined>
}

/**
 * Local edits of one shot: shown at once, stored across reloads, and saved one after the other after a short
 * delay. Changes by others are merged by field; a field that both changed is not saved until the user chooses.
 */
export class ShotEdits {
  private edits: Edits
  private sent: Partial<ShotValues> = {}
  private failure: string | null = null
  private isLate = false
  private saving: Promise<void> | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private lateTimer: ReturnType<typeof setTimeout> | undefined
  private listeners = new Set<() => void>()
  private shown: ShownShot

  constructor(
    private shot: ShotFieldsFragment,
    private readonly deps: Deps,
  ) {
    this.edits = storedEdits(deps.viewerId, shot.id)
    this.shown = this.show()
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
  readonly current = (): ShownShot => this.shown

  /** The newest revision that is known. */
  get revision(): number {
    return this.shot.revision
  }

  /** Whether something was written that the server does not have. */
  get isUnsaved(): boolean {
    return this.unsaved().length > 0
  }

  /** Accepts the server’s current values. */
  receive(shot: ShotFieldsFragment) {
    if (shot === this.shot || shot.revision < this.shot.revision) return
    this.shot = shot
    this.resume()
    this.update()
  }

  change(changes: Partial<ShotValues>, { soon = false } = {}) {
    for (const field of SHOT_FIELDS) if (field in changes) this.edit(field, changes[field])
    this.failure = null
    this.schedule(soon ? 0 : SAVE_DELAY_MS)
    this.update()
  }

  /** Saves unsaved changes now. */
  async flush(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    while (this.saving) await this.saving
    const changes = this.savable()
    if (!Object.keys(changes).length) return
    this.saving = this.save(changes).finally(() => (this.saving = null))
    await this.saving
    this.resume()
  }

  /** Schedules a save of valid unsaved changes. */
  resume() {
    const isWaiting = this.timer !== undefined || this.saving !== null || this.failure !== null
    if (!isWaiting && Object.keys(this.savable()).length) this.schedule(SAVE_DELAY_MS)
  }

  /** The shot is shown again: what failed before is tried again. */
  wake() {
    this.failure = null
    this.resume()
    this.update()
  }

  /** Resolves a conflict with the local values. */
  keepMine() {
    for (const field of this.conflicts()) this.rebase(field, this.shot[field])
    this.update()
    void this.flush()
  }

  /** Resolves a conflict with the values of the other member. */
  takeTheirs() {
    for (const field of this.conflicts()) delete this.edits[field]
    this.update()
  }

  private edit<Field extends ShotField>(field: Field, mine: ShotValues[Field] | undefined) {
    if (mine === undefined) return
    const base = this.edits[field]?.base ?? this.shot[field]
    Object.assign(this.edits, { [field]: { base, mine } })
  }

  private rebase(field: ShotField, base: unknown) {
    const edit = this.edits[field]
    if (edit) Object.assign(this.edits, { [field]: { base, mine: edit.mine } })
  }

  private unsaved(): ShotField[] {
    return SHOT_FIELDS.filter((field) => {
      const edit = this.edits[field]
      return edit && !isSameValue(edit.mine, edit.base)
    })
  }

  private conflicts(): ShotField[] {
    return this.unsaved().filter((field) => {
      const { base, mine } = this.edits[field]!
      const theirs = this.shot[field]
      const isOurs = field in this.sent && isSameValue(theirs, this.sent[field])
      return !isOurs && !isSameValue(theirs, base) && !isSameValue(theirs, mine)
    })
  }

  private savable(): Partial<ShotValues> {
    const held = this.conflicts()
    const fields = this.unsaved().filter((field) => !held.includes(field))
    return Object.fromEntries(fields.map((field) => [field, this.edits[field]!.mine]))
  }

  private schedule(pause: number) {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      this.timer = undefined
      void this.flush()
    }, pause)
  }

  private async save(changes: Partial<ShotValues>) {
    this.sent = changes
    const { id, revision } = this.shot
    try {
      const saved = await this.deps.send({ id, revision, ...inputOf(changes) })
      for (const field of SHOT_FIELDS) if (field in changes) this.rebase(field, changes[field])
      this.failure = null
      if (saved && saved.revision >= this.shot.revision) this.shot = saved
    } catch (caught) {
      await this.recover(caught, revision)
    }
    this.sent = {}
    this.update()
  }

  private async recover(caught: unknown, revision: number) {
    const code = codeOf(caught)
    if (code === 'CONFLICT') {
      const newest = await this.deps.read().catch(() => undefined)
      if (newest && newest.revision > this.shot.revision) this.shot = newest
      if (this.shot.revision > revision) return
    }
    this.failure = messageOr('Your changes could not be saved.', caught)
    if (code !== 'BAD_USER_INPUT' && code !== 'NOT_FOUND') this.schedule(RETRY_DELAY_MS)
  }

  /** Drops saved changes, except trailing blanks while the text is otherwise the same. */
  private settle() {
    for (const field of SHOT_FIELDS) {
      const edit = this.edits[field]
      const isInFlight = field in this.sent // a change back to the base still has to be saved
      if (!edit || isInFlight || !isSameValue(edit.mine, edit.base)) continue
      const isShownAsItIs = edit.mine === this.shot[field] || typeof edit.mine !== 'string'
      if (isShownAsItIs || !isSameValue(edit.mine, this.shot[field])) delete this.edits[field]
    }
  }

  private show(): ShownShot {
    const { shot, edits, isLate, failure } = this
    const values = Object.fromEntries(
      SHOT_FIELDS.map((field) => [field, edits[field] ? edits[field].mine : shot[field]]),
    ) as unknown as ShotValues
    return { values, conflicts: this.conflicts(), isLate, failure }
  }

  private update() {
    this.settle()
    this.storeUnsaved()
    this.watch()
    this.shown = this.show()
    this.listeners.forEach((listener) => listener())
  }

  private storeUnsaved() {
    const unsaved = this.unsaved()
    const edits = Object.fromEntries(unsaved.map((field) => [field, this.edits[field]]))
    storeEdits(this.deps.viewerId, this.shot.id, edits)
  }

  private watch() {
    if (this.isUnsaved === (this.lateTimer !== undefined)) return
    clearTimeout(this.lateTimer)
    this.lateTimer = undefined
    this.isLate = false
    if (!this.isUnsaved) return
    this.lateTimer = setTimeout(() => {
      this.isLate = true
      this.shown = this.show()
      this.listeners.forEach((listener) => listener())
    }, LATE_AFTER_MS)
  }
}
