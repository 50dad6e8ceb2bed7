import type { CueFields } from '#schema/mix'
import type { CueState } from './cut'
import type { StateChange } from './itemChanges'
import { applyCueOperation } from './cueOperations'

export const addCue =
  (cue: CueState): StateChange =>
  (now) => ({ ...now, cues: applyCueOperation(now.cues, { kind: 'addCue', cue }) })

export const editCue =
  (id: string, edit: Partial<CueFields>): StateChange =>
  (now) => ({ ...now, cues: now.cues.map((cue) => (cue.id === id ? { ...cue, ...edit } : cue)) })

export const removeCue =
  (id: string): StateChange =>
  (now) => ({ ...now, cues: applyCueOperation(now.cues, { kind: 'removeCue', id }) })
