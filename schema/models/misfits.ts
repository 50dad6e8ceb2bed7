import type { ImageModel } from './image-model.js'
import { modelOf } from './registry.js'
import type { VideoModel } from './video-model.js'

/** The inputs of a prompt besides its text. */
export interface PromptInputs {
  references: number
  firstFrame: boolean
  lastFrame: boolean
  /** A clip to extend or edit. */
  clip?: boolean
}

/** The inputs of a prompt, with its options. */
export interface PromptSpec extends PromptInputs {
  prompt?: string
  duration?: number | null
  resolution?: string | null
  sound?: boolean | null
  seed?: number | null
  negativePrompt?: string | null
  movement?: string | null
  promptOptimizer?: boolean | null
}

/** An unsupported input, and the reason as a predicate after the model’s name. */
export interface Misfit {
  field:
    | 'referenceIds'
    | 'firstFrameId'
    | 'lastFrameId'
    | 'extendsVideoId'
    | 'model'
    | Exclude<keyof PromptSpec, keyof PromptInputs>
  why: string
}

/** The numbers of references mentioned in a prompt; `#` in the model’s syntax stands for the number. */
function namedReferences(prompt: string, syntax: string): number[] {
  const [before, after] = syntax.split('#') as [string, string]
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const named = new RegExp(`${escaped(before)}(\\d{1,2})${escaped(after)}(?!\\d)`, 'g')
  return [...prompt.matchAll(named)].map(([, number]) => Number(number))
}

/** Why a model does not accept this many references, or undefined. */
function referencesMisfit(
  count: number,
  { references: most, referencesRequired }: { references: number; referencesRequired: boolean },
): string | undefined {
  if (count === 0) return referencesRequired ? 'needs at least one reference image' : undefined
  if (most === 0) return 'takes no reference images'
  const images = most === 1 ? 'reference image' : 'reference images'
  return count > most ? `takes at most ${most} ${images}` : undefined
}

/** Why an image model does not accept this many references, or undefined. */
export const imageMisfit = ({ references }: ImageModel, count: number): string | undefined =>
  referencesMisfit(count, { references, referencesRequired: references > 0 })

/** The inputs and options that a model does not support. */
export function misfitsOf(model: VideoModel, spec: PromptSpec): Misfit[] {
  const { references, firstFrame, lastFrame, clip = false, prompt = '' } = spec
  const misfits: Misfit[] = []
  const unless = (isFit: boolean, field: Misfit['field'], why: string) =>
    void (isFit || misfits.push({ field, why }))
  const offers = (field: 'duration' | 'resolution' | 'movement', choices: readonly unknown[], what: string) =>
    unless(spec[field] == null || choices.includes(spec[field]), field, `does not offer ${what}`)
  const misfit = referencesMisfit(references, model)
  unless(!misfit, 'referenceIds', misfit ?? '')
  unless(!firstFrame || model.firstFrame !== 'none', 'firstFrameId', 'takes no first frame')
  unless(firstFrame || model.firstFrame !== 'required', 'firstFrameId', 'needs a first frame')
  unless(!lastFrame || model.lastFrame !== 'none', 'lastFrameId', 'takes no last frame')
  unless(lastFrame || model.lastFrame !== 'required', 'lastFrameId', 'needs a last frame')
  unless(!clip || model.clip !== 'none', 'extendsVideoId', 'takes no clip to go on from')
  unless(clip || model.clip === 'none', 'extendsVideoId', 'needs a clip to go on from')
  unless(prompt.length <= model.promptMax, 'prompt', `takes at most ${model.promptMax} characters`)
  if (model.referenceName && references > 0) {
    const from = model.referencesFrom
    const missing = namedReferences(prompt, model.referenceName).find(
      (at) => at < from || at >= from + references,
    )
    const name = model.referenceName.replace('#', String(missing))
    unless(missing === undefined, 'prompt', `is given no image that the prompt could name ${name}`)
  }
  offers('duration', model.durations, `${spec.duration} seconds`)
  offers('resolution', model.resolutions, String(spec.resolution))
  offers('movement', model.movement, `the movement ${spec.movement}`)
  unless(!spec.sound || model.sound, 'sound', 'makes no sound')
  unless(spec.sound !== false || !model.sound || model.choosesSound, 'sound', 'always makes sound')
  unless(spec.seed == null || model.seed, 'seed', 'takes no seed')
  unless(!spec.negativePrompt || model.negativePrompt, 'negativePrompt', 'takes no negative prompt')
  // the local engine has none, and accepts the option for the model it replaces
  const hasOptimizer = (modelOf(model.id) ?? model).promptOptimizer
  unless(spec.promptOptimizer == null || hasOptimizer, 'promptOptimizer', 'has no prompt optimizer')
  return misfits
}
