import { LIMITS } from '#schema/limits'
import { CUE_FIELDS, type CueFields, cueFieldsOf } from '#schema/mix'
import { restoreFields } from '../../../shared/lib/edits/fields'
import type { CueState } from './cut'
import { editBetween, type FieldEdit, type FieldEdits } from './fieldEdits'

/** A change of the cues of a cut that is sent to the server as one mutation. */
export type CueOperation =
  | { kind: 'addCue'; cue: CueState }
  | { kind: 'editCues'; edits: FieldEdits<CueFields> }
  | { kind: 'removeCue'; id: string }

type Cues = readonly CueState[]

const hasCue = (cues: Cues, id: string) => cues.some((cue) => cue.id === id)

/** Applies an operation. One that the cues have already changes nothing. */
export function applyCueOperation(cues: Cues, operation: CueOperation): Cues {
  switch (operation.kind) {
    case 'addCue':
      return hasCue(cues, operation.cue.id) ? cues : [...cues, operation.cue]
    case 'editCues':
      return cues.map((cue) => {
        const edit = operation.edits.get(cue.id)
        return edit ? { ...cue, ...edit.mine } : cue
      })
    case 'removeCue':
      return cues.filter(({ id }) => id !== operation.id)
  }
}

/** The operations that turn some cues into others: removals, and those that follow. */
export function cueOperationsBetween(
  now: Cues,
  next: Cues,
): { removals: CueOperation[]; others: CueOperation[] } {
  if (now === next) return { removals: [], others: [] }
  const edits = new Map<string, FieldEdit<CueFields>>()
  for (const cue of next) {
    const before = now.find(({ id }) => id === cue.id)
    const edit = before && editBetween(cueFieldsOf(before), cueFieldsOf(cue))
    if (edit) edits.set(cue.id, edit)
  }
  return {
    removals: now.flatMap(({ id }): CueOperation[] => (hasCue(next, id) ? [] : [{ kind: 'removeCue', id }])),
    others: [
      ...next.flatMap((cue): CueOperation[] => (hasCue(now, cue.id) ? [] : [{ kind: 'addCue', cue }])),
      ...(edits.size ? [{ kind: 'editCues' as const, edits }] : []),
    ],
  }
}

/** Restores the cues from before a change. Values that were changed again since stay as they are. */
export function revertCues(now: Cues, before: Cues, after: Cues): Cues {
  if (before === after) return now
  const kept = now.filter(({ id }) => hasCue(before, id) || !hasCue(after, id))
  const returned = before.filter(({ id }) => !hasCue(after, id) && !hasCue(now, id))
  return [...kept, ...returned].map((cue) => {
    const [former, changed] = [before, after].map((cues) => cues.find(({ id }) => id === cue.id))
    if (!former || !changed) return cue
    const reverted = restoreFields(cue, { former, changed, fields: CUE_FIELDS })
    const { inSeconds, outSeconds } = reverted
    // half of a trim may not fit the other half, which others have changed since
    const isPossible = outSeconds === null || outSeconds - inSeconds >= LIMITS.cue.secondsMin
    return isPossible ? reverted : { ...reverted, inSeconds: cue.inSeconds, outSeconds: cue.outSeconds }
  })
}

export const isSameCues = (one: Cues, other: Cues): boolean =>
  one === other ||
  (one.length === other.length &&
    one.every(
      (cue, at) => cue.id === other[at]!.id && !editBetween(cueFieldsOf(cue), cueFieldsOf(other[at]!)),
    ))
