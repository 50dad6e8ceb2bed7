import {
  type ImageModel,
  type SoundModel,
  type VideoModel,
  FAL_SOUNDS,
  currentModel,
  defaultOptions,
  imageModelOf,
  modelOf,
  nearestRatio,
  sizeOf,
  toolModelOf,
} from '#schema/limits'
import { arrangeReferences } from '#schema/models/named-references'
import { providerInput } from '#schema/models/provider-input'
import {
  type ChangeOrder,
  EngineFailure,
  type SoundOrder,
  type StillOrder,
  type VideoOrder,
} from '../engine.js'

/** Addresses of what a prompt gives its model beside words. */
export interface Uploaded {
  references: string[]
  firstFrame?: string
  lastFrame?: string
  clip?: string
}

type Input = Record<string, unknown>

function offered<Row>(row: Row | undefined): Row {
  if (!row) throw new EngineFailure('This model is no longer offered', false)
  return row
}

/** Throws `EngineFailure` where something is missing that the model cannot do without. */
function require(isGiven: boolean, what: string): void {
  if (!isGiven) throw new EngineFailure(`This model needs ${what}`, false)
}

/**
 * The row of the model that makes an order of this one: its own, or that of its successor. Throws `EngineFailure` for a
 * model that the product does not offer.
 */
export function rowOf(id: string): VideoModel {
  const row = modelOf(id)
  return offered(row && currentModel(row))
}

/** The row of a model that makes pictures. Throws `EngineFailure` for one that the product does not offer. */
export const imageRowOf = (id: string): ImageModel => offered(imageModelOf(id))

/** The row of a model of the provider that makes sounds. Throws as the others. */
export const soundRowOf = (id: string): SoundModel => offered(FAL_SOUNDS.find((one) => one.id === id))

/**
 * What is sent to a model for a clip, with what was uploaded for it. Throws `EngineFailure` where something is missing
 * that the model cannot do without.
 */
export function videoInput(row: VideoModel, order: VideoOrder, { references, ...uploaded }: Uploaded): Input {
  require(!row.referencesRequired || references.length > 0, 'a reference image')
  require(row.firstFrame !== 'required' || !!uploaded.firstFrame, 'a first frame')
  require(row.lastFrame !== 'required' || !!uploaded.lastFrame, 'a last frame')
  require(row.clip === 'none' || !!uploaded.clip, 'a clip')
  const { prompt, duration, resolution, sound, movement, promptOptimizer, seed, negativePrompt } = order
  const { words, ...arranged } = arrangeReferences(
    row,
    references.map((address, at) => ({ address, subject: order.subjects?.[at] })),
  )
  const named = [prompt, words].filter(Boolean).join('\n')
  const usual = defaultOptions(row)
  return providerInput(row, {
    ...uploaded,
    words: named.length > row.promptMax ? prompt : named,
    ratio: nearestRatio(order.ratio, row.ratios),
    duration: duration ?? usual.duration ?? undefined,
    resolution: resolution ?? usual.resolution ?? undefined,
    sound: sound ?? usual.sound ?? undefined,
    movement: movement ?? usual.movement ?? undefined,
    promptOptimizer: promptOptimizer ?? usual.promptOptimizer ?? undefined,
    seed,
    negativePrompt,
    ...arranged,
  })
}

/** What is sent to a model for a picture, or for one from those at `references`. Throws `EngineFailure` without any. */
export function pictureInput(
  row: ImageModel,
  { prompt, ratio, seed }: StillOrder,
  references: readonly string[],
): Input {
  require(row.references === 0 || references.length > 0, 'a picture')
  const shape = nearestRatio(ratio, row.ratios)
  return providerInput(row, {
    words: prompt,
    ratio: shape,
    ...(row.pixels !== null && { size: sizeOf(shape, row.pixels) }),
    seed,
    references: references.slice(0, row.references),
  })
}

/** What is sent to a model for a sound, with the address of its clip. Throws `EngineFailure` where that is missing. */
export function soundInput(
  row: SoundModel,
  order: Omit<SoundOrder, 'clip' | 'model'> & { clip?: string },
): Input {
  require(!row.takesClip || order.clip !== undefined, 'a clip')
  const { words, seconds, seed, voice, plan, clip, clipStart } = order
  return providerInput(row, {
    words,
    duration: seconds,
    seed,
    voice: voice ?? row.voices[0],
    plan,
    clip,
    clipStart,
  })
}

/** What is sent for a change of a clip. Throws `EngineFailure` where the clip or the voice is missing. */
export function changeInput({ tool, clip, speech, factor }: ChangeOrder): Input {
  const row = toolModelOf(tool)
  require(clip !== undefined, 'a clip')
  require(row.fields.speech === undefined || speech !== undefined, 'a voice')
  return providerInput(row, { words: '', clip, speech, factor })
}
