import type { ImageModel } from './image-model.js'
import { modelOf } from './registry.js'
import type { VideoModel } from './video-model.js'

/** What a prompt gives its model beside words. */
export interface Given {
  references: number
  firstFrame: boolean
  lastFrame: boolean
  /** A clip to go on from, or to make anew. */
  clip?: boolean
}

/** The same, with the options that were chosen. */
export interface Asked extends Given {
  prompt?: string
  duration?: number | null
  resolution?: string | null
  sound?: boolean | null
  seed?: number | null
  negativePrompt?: string | null
  movement?: string | null
  promptOptimizer?: boolean | null
}

/** An input that a model does not support, and the reason, worded to follow the model’s name. */
export interface Misfit {
  field:
    | 'referenceIds'
    | 'firstFrameId'
    | 'lastFrameId'
    | 'extendsVideoId'
    | 'model'
    | Exclude<keyof Asked, keyof Given>
  why: string
}

/** The numbers of references that a prompt names in a model’s syntax, which has a `#` in the number’s place. */
function namedReferences(prompt: string, syntax: string): number[] {
  const [before, after] = syntax.split('#') as [string, string]
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const named = new RegExp(`${escaped(before)}(\\d{1,2})${escaped(after)}(?!\\d)`, 'g')
  return [...prompt.matchAll(named)].map(([, number]) => Number(number))
}

/** Why a model that takes at most `most` reference images does not take so many; undefined where it does. */
function referencesMisfit(
  count: number,
  { references: most, referencesRequired }: { references: number; referencesRequired: boolean },
): string | undefined {
  if (count === 0) return referencesRequired ? 'needs at least one reference image' : undefined
  if (most === 0) return 'takes no reference images'
  const images = most === 1 ? 'reference image' : 'reference images'
  return count > most ? `takes at most ${most} ${images}` : undefined
}

/** Why a model does not make a picture from so many others; undefined where it does. */
export const imageMisfit = ({ references }: ImageModel, count: number): string | undefined =>
  referencesMisfit(count, { references, referencesRequired: references > 0 })

/** What keeps a model from making all that is asked for. */
export function misfitsOf(model: VideoModel, asked: Asked): Misfit[] {
  const { references, firstFrame, lastFrame, clip = false, prompt = '' } = asked
  const misfits: Misfit[] = []
  const unless = (isFit: boolean, field: Misfit['field'], why: string) =>
    void (isFit || misfits.push({ field, why }))
  const offers = (field: 'duration' | 'resolution' | 'movement', choices: readonly unknown[], what: string) =>
    unless(asked[field] == null || choices.includes(asked[field]), field, `does not offer ${what}`)
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
  offers('duration', model.durations, `${asked.duration} seconds`)
  offers('resolution', model.resolutions, String(asked.resolution))
  offers('movement', model.movement, `the movement ${asked.movement}`)
  unless(!asked.sound || model.sound, 'sound', 'makes no sound')
  unless(asked.sound !== false || !model.sound || model.choosesSound, 'sound', 'always makes sound')
  unless(asked.seed == null || model.seed, 'seed', 'takes no seed')
  unless(!asked.negativePrompt || model.negativePrompt, 'negativePrompt', 'takes no negative prompt')
  // the local engine has none, and takes the choice in the model’s place
  const hasOptimizer = (modelOf(model.id) ?? model).promptOptimizer
  unless(asked.promptOptimizer == null || hasOptimizer, 'promptOptimizer', 'has no prompt optimizer')
  return misfits
}
