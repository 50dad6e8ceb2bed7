import type { CueFields } from '#schema/mix'
import type { CutChange } from './itemChanges'

/** A cue with its fields only. */
export type CueState = CueFields & { id: string }

export const addCue =
  (cue: CueState): CutChange =>
  (now) => ({ ...now, cues: [...now.cues, { ...cue, revision: 1, fieldRevisions: {} }] })

export const editCue =
  (id: string, edit: Partial<CueFields>): CutChange =>
  (now) => ({ ...now, cues: now.cues.map((cue) => (cue.id === id ? { ...cue, ...edit } : cue)) })

export const removeCue =
  (id: string): CutChange =>
  (now) => ({ ...now, cues: now.cues.filter((cue) => cue.id !== id) })
