import type { CueFields, CueState } from '../cut'
import type { StateChange } from './itemChanges'
import { applyCueOperation } from './cueOperations'

/** The whole sound, at its level, from the beginning of the film. */
export const PLAIN_CUE = {
  itemId: null,
  at: 0,
  inSeconds: 0,
  outSeconds: null,
  gain: 0,
  fadeIn: 0,
  fadeOut: 0,
  isMuted: false,
  isDucked: false,
  isLooped: false,
} as const satisfies Omit<CueFields, 'soundId'>

export const addCue =
  (cue: CueState): StateChange =>
  (now) => ({ ...now, cues: applyCueOperation(now.cues, { kind: 'addCue', cue }) })

export const editCue =
  (id: string, edit: Partial<CueFields>): StateChange =>
  (now) => ({ ...now, cues: now.cues.map((cue) => (cue.id === id ? { ...cue, ...edit } : cue)) })

export const removeCue =
  (id: string): StateChange =>
  (now) => ({ ...now, cues: applyCueOperation(now.cues, { kind: 'removeCue', id }) })
