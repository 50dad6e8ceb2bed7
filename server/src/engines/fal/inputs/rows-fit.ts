import type { FAL_SOUNDS, VIDEO_MODELS } from '#schema/limits'
import type { InputOf } from './video-models.js'

/**
 * Compares each row of `VIDEO_MODELS` and `FAL_SOUNDS` with what the provider’s client types for its endpoint. A row that says
 * what the endpoint does not take, or leaves out what it needs, does not compile; the error names the field.
 */

type Row = Extract<(typeof VIDEO_MODELS)[number], { retirement: null }>

interface Names {
  references: 'reference_image_urls' | 'image_urls'
  firstFrame: 'image_url' | 'start_image_url' | 'first_frame_url'
  lastFrame: 'end_image_url' | 'last_frame_url'
  clip: 'video_url'
  seed: 'seed'
  sound: 'generate_audio'
  negativePrompt: 'negative_prompt'
  movement: 'movement_amplitude'
  promptOptimizer: 'prompt_optimizer'
  takesRatio: 'aspect_ratio'
}

type Field<Input, Name> = Extract<keyof Input, Name>
type Has<Input, Name> = [Field<Input, Name>] extends [never] ? false : true
type Needs<Input, Name> = true extends (
  Field<Input, Name> extends infer One extends keyof Input
    ? object extends Pick<Input, One>
      ? false
      : true
    : false
)
  ? true
  : false

/** Whether an endpoint takes a picture, in a row’s word. */
type IntakeOf<Input, Name> =
  Has<Input, Name> extends false ? 'none' : Needs<Input, Name> extends true ? 'required' : 'optional'

type Written<Lengths extends number> = Lengths | `${Lengths}` | `${Lengths}s`
type Value<Input, Name> = Name extends keyof Input ? NonNullable<Input[Name]> : never

/** The values of a row that the endpoint does not take. */
type Strange<Chosen extends string, Input, Name> =
  string extends Value<Input, Name> ? never : Exclude<Chosen, Value<Input, Name>>
type StrangeLength<Lengths extends number, Input> =
  number extends Value<Input, 'duration'>
    ? never
    : string extends Value<Input, 'duration'>
      ? never
      : Lengths extends number
        ? Extract<Written<Lengths>, Value<Input, 'duration'>> extends never
          ? Lengths
          : never
        : never

type Fault<R extends Row, Input> =
  | (R['seed'] extends Has<Input, Names['seed']> ? never : 'seed')
  | (R['sound'] extends Has<Input, Names['sound']> ? never : 'sound')
  | (R['negativePrompt'] extends Has<Input, Names['negativePrompt']> ? never : 'negativePrompt')
  | (R['promptOptimizer'] extends Has<Input, Names['promptOptimizer']> ? never : 'promptOptimizer')
  | (R['takesRatio'] extends Has<Input, Names['takesRatio']> ? never : 'takesRatio')
  | (R['firstFrame'] extends IntakeOf<Input, Names['firstFrame']> ? never : 'firstFrame')
  | (R['lastFrame'] extends IntakeOf<Input, Names['lastFrame']> ? never : 'lastFrame')
  | (R['clip'] extends 'none'
      ? Has<Input, Names['clip']> extends true
        ? 'clip'
        : never
      : Has<Input, Names['clip']> extends true
        ? never
        : 'clip')
  | (R['references'] extends 0
      ? Has<Input, Names['references']> extends true
        ? 'references'
        : never
      : Has<Input, Names['references']> extends true
        ? never
        : 'references')
  | (R['takesRatio'] extends true
      ? [Strange<R['ratios'][number], Input, 'aspect_ratio'>] extends [never]
        ? never
        : 'ratios'
      : never)
  | ([Strange<R['resolutions'][number], Input, 'resolution'>] extends [never] ? never : 'resolutions')
  | ([Strange<R['movement'][number], Input, 'movement_amplitude'>] extends [never] ? never : 'movement')
  | ([StrangeLength<R['durations'][number], Input>] extends [never] ? never : 'durations')

type Faults = { [R in Row as R['id']]: Fault<R, InputOf<R['id']>> }
type Faulty = { [Id in keyof Faults as [Faults[Id]] extends [never] ? never : Id]: Faults[Id] }

type SoundRow = (typeof FAL_SOUNDS)[number]
type SoundLength = 'music_length_ms' | 'seconds_total' | 'duration' | 'duration_seconds'

type SoundFault<R extends SoundRow, Input> =
  | (R['takesSeed'] extends Has<Input, 'seed'> ? never : 'takesSeed')
  | (R['takesPlan'] extends Has<Input, 'composition_plan'> ? never : 'takesPlan')
  | (R['takesClip'] extends Has<Input, 'video_url'> ? never : 'takesClip')
  | ((R['secondsMin'] extends null ? false : true) extends Has<Input, SoundLength> ? never : 'secondsMin')
  | ((R['kind'] extends 'VOICE' ? true : false) extends Has<Input, 'voice' | 'voice_setting'>
      ? never
      : 'voices')

type SoundFaults = { [R in SoundRow as R['id']]: SoundFault<R, InputOf<R['id']>> }
type FaultySounds = {
  [Id in keyof SoundFaults as [SoundFaults[Id]] extends [never] ? never : Id]: SoundFaults[Id]
}
export type SoundRowsFit = Fits<FaultySounds>

/** Fails to compile with the ids and fields of rows that do not fit. */
export type RowsFit = Fits<Faulty>
type Fits<_Faulty extends Record<string, never>> = true
