import * as z from './zod.js'
import { MAKES, type PromptKind, type VideoModel, currentModel, modelOf, notOffered } from '../limits.js'

const DEFAULTS = {
  defaultForText: { kind: 'text', not: 'does not make videos from words alone' },
  defaultForReferences: { kind: 'references', not: 'takes no reference images' },
  defaultForFrames: { kind: 'frames', not: 'takes no first frame' },
} as const satisfies Record<string, { kind: PromptKind; not: string }>
export type DefaultField = keyof typeof DEFAULTS
export const DEFAULT_FIELDS = Object.keys(DEFAULTS) as DefaultField[]

/** Whether a model may be the default for this kind of prompts. */
export const mayBeDefault = (field: DefaultField, model: VideoModel): boolean =>
  !model.retirement && MAKES[DEFAULTS[field].kind](model)

const successorHint = (model: VideoModel): string => {
  const successor = currentModel(model)
  return successor ? `. Choose ${successor.name}` : ''
}

/** The models that a team uses, and the defaults for prompts without a model. */
export const modelChoiceRule = z
  .object({
    models: z.array(z.string()).min(1, 'Choose at least one model'),
    defaultForText: z.string('Choose a model for text-only prompts'),
    defaultForReferences: z.string().nullish(),
    defaultForFrames: z.string().nullish(),
    alwaysSuccessor: z.boolean().nullish(),
  })
  .superRefine((input, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    for (const id of input.models) if (!modelOf(id)) refuse('models', notOffered(id))
    if (new Set(input.models).size < input.models.length) refuse('models', 'Each model may be listed once')
    for (const field of DEFAULT_FIELDS) {
      const id = input[field]
      const model = id == null ? undefined : modelOf(id)
      if (id == null) continue
      if (!model) refuse(field, notOffered(id))
      else if (!input.models.includes(id)) refuse(field, `${model.name} is not among the models that are on`)
      else if (model.retirement)
        refuse(field, `${model.name} was retired by its provider${successorHint(model)}`)
      else if (!mayBeDefault(field, model)) refuse(field, `${model.name} ${DEFAULTS[field].not}`)
    }
  })
