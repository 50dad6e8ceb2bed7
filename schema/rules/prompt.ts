import * as z from './zod.js'
import {
  type PromptSpec,
  DEFAULT_RATIO,
  type PromptInputs,
  IMAGE_RATIOS,
  IMAGE_REFERENCES_MAX,
  type ImageOffer,
  LIMITS,
  type ModelOffer,
  TOO_MANY_REFERENCES,
  VIDEO_MODELS,
  VIDEO_RATIOS,
  VIDEO_REFERENCES_MAX,
  bestFor,
  imageMisfit,
  imageModelFor,
  imageNotOffered,
  kindOf,
  modelNameOf,
  misfitsOf,
  modelFor,
  noneTakes,
  notOffered,
} from '../limits.js'

const { max, referencesMax, variationsMax } = LIMITS.prompt
const EMPTY_PROMPT = 'Please enter a prompt'
const REPEATED_REFERENCE = 'Each reference image may be listed once'

export const promptText = z
  .string(EMPTY_PROMPT)
  .trim()
  .min(1, EMPTY_PROMPT)
  .max(max, `Prompt must be at most ${max} characters`)

export const seedNumber = z
  .number()
  .int()
  .min(0, 'Seed must be 0 or more')
  .max(2_147_483_647, 'Seed must be at most 2147483647')

/** The number of variations of a prompt. */
export const variationsNumber = z
  .number()
  .int('Variations must be a whole number')
  .min(1, 'Variations must be 1 or more')
  .max(variationsMax, `Variations must be at most ${variationsMax}`)

/** The refusal of an order with an unknown price that the user has not accepted. */
export const unknownPrice = (model: string) =>
  `The price of ${modelNameOf(model)} is not known. Accept an unknown price to order it anyway`

export const acceptsUnknownPrice = z.boolean().nullish()

/** The fields of a video prompt. */
export const promptFields = z.object({
  prompt: promptText,
  ratio: z
    .enum(VIDEO_RATIOS, `Aspect ratio must be one of ${VIDEO_RATIOS.join(', ')}`)
    .default(DEFAULT_RATIO),
  model: z.string().nullish(),
  magicPrompt: z.boolean().default(false),
  referenceIds: z.array(z.string()).max(referencesMax, TOO_MANY_REFERENCES).default([]),
  firstFrameId: z.string().nullish(),
  lastFrameId: z.string().nullish(),
  extendsVideoId: z.string().nullish(),
  seed: seedNumber.nullish(),
  variations: variationsNumber.default(1),
  takeOf: z.string().nullish(),
  noteId: z.string().nullish(),
  duration: z.number().int().nullish(),
  resolution: z.string().nullish(),
  sound: z.boolean().nullish(),
  negativePrompt: z.string().trim().max(max, `Negative prompt must be at most ${max} characters`).nullish(),
  movement: z.string().nullish(),
  promptOptimizer: z.boolean().nullish(),
  acceptsUnknownPrice,
})

type Prompt = z.output<typeof promptFields>

/** The inputs of a prompt besides its text. */
export const promptInputsOf = ({
  referenceIds,
  firstFrameId,
  lastFrameId,
  extendsVideoId,
}: Pick<Prompt, 'referenceIds' | 'firstFrameId' | 'lastFrameId' | 'extendsVideoId'>): PromptInputs => ({
  references: referenceIds.length,
  firstFrame: !!firstFrameId,
  lastFrame: !!lastFrameId,
  clip: !!extendsVideoId,
})

/** The inputs of a prompt, with its options. */
const promptSpecOf = (input: Prompt): PromptSpec => ({ ...input, ...promptInputsOf(input) })

/**
 * Refuses a prompt that no model of the team supports: because of its inputs, or an option that the model for these inputs
 * lacks. Names a model that has the option.
 */
function refuseAll(
  offer: ModelOffer,
  spec: PromptSpec,
  refuse: (field: string, message: string) => void,
): void {
  const { references, firstFrame, lastFrame, clip } = spec
  const inputs = { references, firstFrame, lastFrame, clip }
  const nearest = modelFor(offer, null, inputs)
  if (!nearest) return refuse('model', noneTakes(inputs))
  const other = bestFor(
    kindOf(inputs),
    VIDEO_MODELS.filter((model) => !misfitsOf(model, spec).length),
  )
  const hint = other ? `. ${other.name} does: an admin can turn it on in Settings` : ''
  for (const { field, why } of misfitsOf(nearest, spec)) refuse(field, `${nearest.name} ${why}${hint}`)
}

/** A prompt of a shot has as many references as its model accepts. */
const shotPromptFields = promptFields.extend({
  referenceIds: z
    .array(z.string())
    .max(VIDEO_REFERENCES_MAX, `Maximum ${VIDEO_REFERENCES_MAX} reference images allowed`)
    .default([]),
})

/** A video prompt, checked against its model’s row of `VIDEO_MODELS`, or that of the automatically chosen model. */
export const promptRuleFor = (offer: ModelOffer, { isOfShot = false }: { isOfShot?: boolean } = {}) =>
  (isOfShot ? shotPromptFields : promptFields).superRefine((input, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (new Set(input.referenceIds).size < input.referenceIds.length)
      refuse('referenceIds', REPEATED_REFERENCE)
    const spec = promptSpecOf(input)
    const model = modelFor(offer, input.model, spec)
    if (model) for (const { field, why } of misfitsOf(model, spec)) refuse(field, `${model.name} ${why}`)
    else if (input.model) refuse('model', notOffered(input.model))
    else refuseAll(offer, spec, refuse)
  })

/** An order to estimate. */
export const estimateRule = z.object({
  picture: z.boolean().nullish(),
  model: z.string().nullish(),
  references: z
    .int()
    .min(0)
    .max(Math.max(IMAGE_REFERENCES_MAX, VIDEO_REFERENCES_MAX))
    .nullish()
    .transform((count) => count ?? 0),
  duration: z.int('A length is a whole number of seconds').min(1).max(60).nullish(),
  clipSeconds: z.int('A length is a whole number of seconds').min(1).max(600).nullish(),
  resolution: z.string().nullish(),
  sound: z.boolean().nullish(),
  variations: variationsNumber.nullish(),
})

export const SENDERS = ['user', 'assistant'] as const
export const MESSAGE_TYPES = ['Video', 'Describe', 'Modify'] as const

/** A message without a generation: a user’s text, or an assistant’s message with one video or image. */
export const keptMessageRule = z
  .object({
    content: promptText,
    senderType: z
      .enum(SENDERS, `Sender must be one of ${SENDERS.join(', ')}`)
      .nullish()
      .transform((sender) => sender ?? 'user'),
    messageType: z
      .enum(MESSAGE_TYPES, `Message type must be one of ${MESSAGE_TYPES.join(', ')}`)
      .nullish()
      .transform((type) => type ?? undefined),
    videoId: z.string().nullish(),
    assetId: z.string().nullish(),
  })
  .superRefine(({ senderType, videoId, assetId }, context) => {
    const refuse = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message })
    if (senderType === 'user' && (videoId || assetId))
      refuse(
        [videoId ? 'videoId' : 'assetId'],
        'Only an assistant’s message answers with a video or an image',
      )
    if (senderType === 'assistant' && !videoId === !assetId)
      refuse(['videoId'], 'An assistant’s message answers with one video or one image')
  })

const TOO_MANY_PICTURES = `An image takes at most ${IMAGE_REFERENCES_MAX} reference images`

/** The fields of an image prompt. */
export const imageFields = z.object({
  prompt: promptText,
  ratio: z
    .enum(IMAGE_RATIOS, `Aspect ratio must be one of ${IMAGE_RATIOS.join(', ')}`)
    .default(DEFAULT_RATIO),
  magicPrompt: z.boolean().default(false),
  model: z.string().nullish(),
  /** An empty string means none. */
  referenceId: z
    .string()
    .nullish()
    .transform((id) => id || null),
  referenceIds: z
    .array(z.string())
    .max(IMAGE_REFERENCES_MAX, TOO_MANY_PICTURES)
    .nullish()
    .transform((ids) => ids ?? []),
  seed: seedNumber.nullish(),
  acceptsUnknownPrice,
})

type ImagePrompt = Pick<z.output<typeof imageFields>, 'referenceId' | 'referenceIds'>

/** The images that a prompt modifies or combines. */
export const imageReferencesOf = ({ referenceId, referenceIds }: ImagePrompt): string[] =>
  referenceId ? [referenceId] : referenceIds

/**
 * An image prompt (specification C18), checked against its model’s row, or that of the best model. With references, it
 * modifies or combines them.
 */
export const imageRuleFor = (offer: ImageOffer) =>
  imageFields.superRefine((input, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    const { model: named, referenceId, referenceIds } = input
    if (referenceId && referenceIds.length)
      return refuse('referenceIds', 'Give one reference image or a list, not both')
    if (new Set(referenceIds).size < referenceIds.length) return refuse('referenceIds', REPEATED_REFERENCE)
    const { length: count } = imageReferencesOf(input)
    const model = imageModelFor(offer, named, count)
    const misfit = model && imageMisfit(model, count)
    if (misfit) refuse(referenceId ? 'referenceId' : 'referenceIds', `${model.name} ${misfit}`)
    else if (!model)
      refuse('model', named ? imageNotOffered(offer, named, count) : 'No model makes this image now')
  })
