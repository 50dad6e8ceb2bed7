import { z } from 'zod'
import { EXAMPLE_IDS } from '#schema/example-ids'
import { IMAGE_MODELS } from '#schema/limits'
import { imageFields, imageReferencesOf } from '#schema/rules/prompt'
import { badInput } from '#platform/errors/failure'
import { type Call, type CallContext, Reply, call, field, idField, shape } from '#platform/api/rest'
import { UNKNOWN_PRICE_FIELD } from '../billing/billing-views.js'
import { assetsById } from '../library/asset.loader.js'
import type { ImageGeneration } from '../generation/image-generation.service.js'
import { WAITS, acceptedAnswer, unfinishedShape, whenEnded } from '../jobs/job.rest.js'
import type { JobService } from '../jobs/job.service.js'
import type { Chat } from './chat.service.js'
import { NAMES, isMagicPrompt, projectId, prompt } from './message-view.js'

const imageBody = z.object({
  prompt,
  aspect_ratio: field(imageFields.shape.ratio, 'The aspect ratio of the image.', '16:9'),
  isMagicPrompt,
  model_name: field(
    z
      .string()
      .meta({ override: { enum: IMAGE_MODELS.map(({ id }) => id) } })
      .nullish(),
    'By default, the best one for the input.',
    'fal-ai/flux-2-pro',
  ),
  reference_asset_ids: field(
    imageFields.shape.referenceIds,
    'The assets to modify or combine, as many as the model supports, at most nine.',
    [],
  ),
  ...UNKNOWN_PRICE_FIELD,
})
/** REST names of the fields in the rule for images. */
const IMAGE_NAMES = { ...NAMES, referenceIds: 'reference_asset_ids' }
const inputOf = ({
  prompt,
  aspect_ratio: ratio,
  isMagicPrompt: magicPrompt,
  model_name: model,
  reference_asset_ids: referenceIds,
  accepts_unknown_price: acceptsUnknownPrice,
}: z.output<typeof imageBody>) => ({
  prompt,
  ratio,
  magicPrompt,
  model,
  referenceIds,
  acceptsUnknownPrice,
})
const madeShape = shape('MadeImage', 'A generated image.', {
  image_url: field(
    z.url(),
    'The full picture.',
    'https://cutroom.example.com/files/assets/3b1d.png?expires=1795737600&signature=c2ln',
  ),
  asset_id: idField('The asset in the library.', 'asset'),
})
const imageResponses = [
  { status: 201, description: 'The image.', shape: madeShape },
  acceptedAnswer('image'),
  { status: 504, description: 'The job continues.', shape: unfinishedShape },
] as const

export const imagePromptCalls = (
  chat: Chat,
  imageGeneration: ImageGeneration,
  jobService: JobService,
): Call[] => {
  const made = (context: CallContext, jobId: string) =>
    whenEnded(context, {
      jobService,
      jobId,
      done: async ({ resultId }) => {
        const asset = resultId ? await context.loaders.of(assetsById).load(resultId) : null
        if (!asset) return new Reply(409, { detail: 'The picture was deleted', code: 'CONFLICT' })
        return new Reply(201, { image_url: context.url(asset.originalKey), asset_id: asset.id })
      },
    })
  return [
    call({
      method: 'post',
      path: '/generate',
      name: 'generateImage',
      tag: 'Images',
      summary: 'Generates an image for the library, and optionally for a project',
      description: WAITS,
      body: imageBody.extend({
        project_id: field(
          z.string().nullish(),
          'A project that the image is added to, with its prompt in the conversation.',
          EXAMPLE_IDS.project,
        ),
      }),
      names: IMAGE_NAMES,
      responses: imageResponses,
      errors: [402, 404, 409],
      run: async (context, { body: { project_id, ...body } }) => {
        const input = inputOf(body)
        const job = project_id
          ? (await chat.sendImage(context.viewer, { ...input, projectId: project_id })).job
          : await imageGeneration.generate(context.viewer, input)
        return made(context, job.id)
      },
    }),
    call({
      method: 'post',
      path: '/generate/pi/image',
      name: 'generateProjectImage',
      mutation: 'generateImage',
      tag: 'Images',
      summary: 'Generates or modifies an image in a project',
      description: WAITS,
      body: imageBody.extend({
        message_type: field(
          z.enum(['Describe', 'Modify'], 'message_type must be Describe or Modify'),
          '`Modify` with references, `Describe` without any.',
          'Describe',
        ),
        project_id: projectId,
        reference_asset_id: field(
          imageFields.shape.referenceId,
          'The asset to modify, like a list of one; an empty string for none.',
          '',
        ),
      }),
      names: IMAGE_NAMES,
      responses: imageResponses,
      errors: [402, 404, 409],
      run: async (
        context,
        { body: { project_id: projectId, message_type, reference_asset_id: referenceId, ...body } },
      ) => {
        const input = { ...inputOf(body), projectId, referenceId }
        const hasReferences = imageReferencesOf(input).length > 0
        if ((message_type === 'Modify') !== hasReferences) {
          const message = hasReferences
            ? 'Describe takes no reference image'
            : 'Modify needs a reference image'
          const field = input.referenceIds.length ? 'reference_asset_ids' : 'reference_asset_id'
          throw badInput([{ path: [field], message }])
        }
        return made(context, (await chat.sendImage(context.viewer, input)).job.id)
      },
    }),
  ]
}
