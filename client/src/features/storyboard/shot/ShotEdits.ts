import { EditStore } from '../../../shared/lib/edits/EditStore'
import { changedFields, restoreFields } from '../../../shared/lib/edits/fields'
import type { Model } from '../../../shared/lib/edits/pendingEdits'
import type { UpdateStoryboardShotInput } from '../../../entities/types.generated'
import { inputOf, isSameValue, SHOT_FIELDS, type ShotField, type ShotValues } from './shotValues'
import type { ShotFieldsFragment } from './shot.generated'

/** Delay of a save, in milliseconds. */
const SAVE_DELAY_MS = 500

/** The new value of a field. */
interface ShotOperation {
  field: ShotField
  value: ShotValues[ShotField]
}

const valuesOf = (operations: readonly ShotOperation[]): Partial<ShotValues> =>
  Object.fromEntries(operations.map(({ field, value }) => [field, value]))

const SHOTS: Model<ShotValues, ShotOperation> = {
  apply: (shot, operations) => (operations.length ? { ...shot, ...valuesOf(operations) } : shot),
  differences: (before, after) =>
    changedFields(before, after, SHOT_FIELDS, isSameValue).map((field) => ({ field, value: after[field] })),
  revert: (now, { before: former, after: changed }) =>
    restoreFields(now, { former, changed, fields: SHOT_FIELDS, isSame: isSameValue }),
  keyOf: ({ field }) => field,
}

/** Keeps the trailing blanks of texts, which the server trims. */
function keepBlanks(shot: ShotValues, shown: ShotValues): ShotValues {
  const kept = SHOT_FIELDS.filter(
    (field) =>
      typeof shown[field] === 'string' &&
      typeof shot[field] === 'string' &&
      shown[field] !== shot[field] &&
      isSameValue(shown[field], shot[field]),
  )
  return kept.length ? { ...shot, ...Object.fromEntries(kept.map((field) => [field, shown[field]])) } : shot
}

interface Deps {
  viewerId: string
  /** Sends a change, with retries until the server responds. */
  send: (input: UpdateStoryboardShotInput) => Promise<ShotFieldsFragment | undefined>
  /** Refetches the shot; undefined if it was deleted. */
  read: () => Promise<ShotFieldsFragment | undefined>
}

/** Local edits of a shot, kept until saved. */
export class ShotEdits {
  readonly store: EditStore<ShotValues, ShotOperation>

  constructor(
    private shot: ShotFieldsFragment,
    { viewerId, send, read }: Deps,
  ) {
    this.store = new EditStore({
      ...SHOTS,
      saved: () => this.shot,
      send: async (operations) => {
        const { id, revision } = this.shot
        this.receive(await send({ id, revision, ...inputOf(valuesOf(operations)) }))
        return { conflicts: [] }
      },
      refetch: async () => {
        const newest = await read()
        if (newest && newest.revision > this.shot.revision) this.shot = newest
      },
      delay: SAVE_DELAY_MS,
      storageKey: `shot:${viewerId}:${shot.id}`,
      keepsMine: true,
      keepShown: keepBlanks,
    })
  }

  /** The newest known revision. */
  get revision(): number {
    return this.shot.revision
  }

  /** Takes over the server’s values; the store shows them on its next refresh. */
  receive(shot: ShotFieldsFragment | undefined) {
    if (shot && shot.revision >= this.shot.revision) this.shot = shot
  }

  change(changes: Partial<ShotValues>, { soon = false } = {}) {
    const given = Object.entries(changes).filter(([, value]) => value !== undefined)
    this.store.change((now) => ({ ...now, ...Object.fromEntries(given) }), {
      key: Object.keys(changes).join(' '),
      delay: soon ? 0 : undefined,
    })
  }

  /** Resolves the conflicts of all fields. */
  resolve(version: 'mine' | 'theirs') {
    for (const field of this.store.shown.get().conflicts.keys()) this.store.resolve(field, version)
    if (version === 'mine') void this.store.flush()
  }
}
