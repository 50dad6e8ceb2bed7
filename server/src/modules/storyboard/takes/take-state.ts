import { registerEnumType } from 'type-graphql'
import { VideoStatus } from '../../video/clip.entity.js'
import type { ShotState } from './shot-state.js'
import type { ShotInputs } from '../shots/shot-inputs-hash.js'

export enum ShotTakeState {
  MISSING = 'missing',
  GENERATING = 'generating',
  TAKEN = 'taken',
  OUT_OF_DATE = 'out-of-date',
  REFUSED = 'refused',
  FAILED = 'failed',
}
registerEnumType(ShotTakeState, {
  name: 'ShotTakeState',
  description:
    'Whether a shot has a take: none, one in progress, a chosen one, an outdated one, a refused order, or a failed one.',
})

/** Inputs of a take, by their names in `ShotInputs`. */
export const SHOT_INPUT = {
  WORDS: 'words',
  CAMERA: 'camera',
  REFERENCES: 'references',
  FIRST_FRAME: 'firstFrame',
  LAST_FRAME: 'lastFrame',
  RATIO: 'ratio',
  PICTURES: 'pictures',
  HEADING: 'heading',
  LOOK: 'look',
  DESCRIPTIONS: 'descriptions',
  PROMPT: 'prompt',
} as const satisfies Record<string, keyof ShotInputs>
registerEnumType(SHOT_INPUT, {
  name: 'ShotInput',
  description:
    'The inputs of a take. Pictures and descriptions are those of the characters, places and props in its shot; `PROMPT` is a manually edited prompt.',
})

/** Priority: a take in progress, the chosen take, the outcome of the last order. */
export function takeStateOf(state: ShotState): ShotTakeState {
  if (state.isGenerating) return ShotTakeState.GENERATING
  if (state.isTaken) return state.changedSinceTake.length ? ShotTakeState.OUT_OF_DATE : ShotTakeState.TAKEN
  if (state.isRefused) return ShotTakeState.REFUSED
  return state.newestStatus === VideoStatus.FAILED ? ShotTakeState.FAILED : ShotTakeState.MISSING
}
