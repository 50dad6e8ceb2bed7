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

/** Addresses of the uploaded files of an order. */
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

/** Throws `EngineFailure` if a required input is missing. */
function require(isGiven: boolean, what: string): void {
  if (!isGiven) throw new EngineFailure(`This model needs ${what}`, false)
}

/** The row of a model, or of its successor. Throws `EngineFailure` for an unknown model. */
export function rowOf(id: string): VideoModel {
  const row = modelOf(id)
  return offered(row && currentModel(row))
}

/** The row of an image model. Throws `EngineFailure` for an unknown one. */
export const imageRowOf = (id: string): ImageModel => offered(imageModelOf(id))

/** The row of a sound model of the provider. Throws as the others. */
export const soundRowOf = (id: string): SoundModel => offered(FAL_SOUNDS.find((one) => one.id === id))

/** The input of a video model, with the uploaded files. Throws `EngineFailure` if a required input is missing. */
export function videoInput(row: VideoModel, order: VideoOrder, { references, ...uploaded }: Uploaded): Input {
  require(!row.referencesRequired || references.length > 0, 'a reference image')
  require(row.firstFrame !== 'required' || !!uploaded.firstFrame, 'a first frame')
  require(row.lastFrame !== 'required' || !!uploaded.lastFrame, 'a last frame')
  require(row.clip === 'none' || !!uploaded.clip, 'a clip')
  const { prompt, duration, resolution, sound, movement, promptOptimizer, seed, negativePrompt } = order
  const { words, ...arranged } = arrangeReferences(
    row,
    references.map((address, at) => ({ address, ...order.subjects?.[at] })),
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

/** The subjects of a model’s list of references, by position; those that it takes as elements are not in it. */
export function listedSubjects(
  row: VideoModel,
  { references, subjects }: Pick<VideoOrder, 'references' | 'subjects'>,
): (string | undefined)[] {
  const places = references.map((_, at) => ({ address: String(at), ...subjects?.[at] }))
  return arrangeReferences(row, places).references.map((at) => subjects?.[Number(at)]?.subject)
}

/** All image models understand these names of references, which are in no field of their endpoints. */
const IMAGE_NAMES = { referenceName: 'Image #', referencesFrom: 1, elementName: null } as const

/** The input of an image model, with its uploaded references. Throws `EngineFailure` if they are required and missing. */
export function pictureInput(
  row: ImageModel,
  { prompt, ratio, seed, subjects }: StillOrder,
  references: readonly string[],
): Input {
  require(row.references === 0 || references.length > 0, 'a picture')
  const shape = nearestRatio(ratio, row.ratios)
  const named = references.map((address, at) => ({ address, ...subjects?.[at] }))
  const { words } = arrangeReferences({ ...IMAGE_NAMES, references: row.references }, named)
  return providerInput(row, {
    words: [prompt, words].filter(Boolean).join('\n'),
    ratio: shape,
    ...(row.pixels !== null && { size: sizeOf(shape, row.pixels) }),
    seed,
    references: references.slice(0, row.references),
  })
}

/** The input of a sound model, with the address of its clip. Throws `EngineFailure` if that is required and missing. */
export function soundInput(
  row: SoundModel,
  order: Omit<SoundOrder, 'clip' | 'model'> & { clip?: string },
): Input {
  require(!row.takesClip || order.clip !== undefined, 'a clip')
  const { words, seconds, seed, voice, speed, plan, lines, clip, clipStart } = order
  return providerInput(row, {
    words,
    duration: seconds,
    seed,
    voice: voice ?? row.voices[0],
    speed,
    plan,
    lines,
    clip,
    clipStart,
  })
}

/** The input of a tool that edits a clip. Throws `EngineFailure` without the clip or the voice. */
export function changeInput({ tool, clip, speech, factor }: ChangeOrder): Input {
  const row = toolModelOf(tool)
  require(clip !== undefined, 'a clip')
  require(row.fields.speech === undefined || speech !== undefined, 'a voice')
  return providerInput(row, { words: '', clip, speech, factor })
}
