import { z } from 'zod'
import { LIMITS, VIDEO_MODELS } from '../../../../schema/limits.js'
import { MESSAGE_TYPES, SENDERS } from '../../../../schema/rules/message.js'
import { imageRule } from '../../../../schema/rules/image.js'
import { TOO_MANY_REFERENCES, promptRule, promptText } from '../../../../schema/rules/prompt.js'
import { badInput } from '../../core/failure.js'
import {
  PAGE_NAMES,
  type Call,
  type Door,
  EXAMPLE_IDS,
  Reply,
  call,
  field,
  idField,
  pageOf,
  pageQuery,
  shape,
} from '../../core/rest.js'
import { assetsById } from '../asset/asset.loader.js'
import type { Assets } from '../asset/asset.service.js'
import type { Projects } from '../project/project.service.js'
import type { PictureOrders } from '../picture/picture.service.js'
import { WAITS, acceptedAnswer, begun, begunShape, unfinishedShape, whenEnded } from '../work/work.rest.js'
import type { Work } from '../work/work.service.js'
import type { Chat } from './chat.service.js'
import { messageShape, messageView } from './message-view.js'

const NAMES = {
  ...PAGE_NAMES,
  content: 'message_content',
  senderType: 'sender_type',
  messageType: 'message_type',
  videoId: 'video_id',
  assetId: 'image_url',
  ratio: 'aspect_ratio',
  model: 'model_name',
  magicPrompt: 'isMagicPrompt',
  referenceIds: 'additional_asset_ids',
  referenceId: 'reference_asset_id',
}
const prompt = field(promptText, 'What it shows.', 'A lighthouse at dusk, waves against the rocks')
const isMagicPrompt = field(z.boolean().default(false), 'Rewrite the prompt first, and keep both.', true)
const projectId = idField('Which project.', 'project')

const videoBody = z.object({
  prompt,
  message_type: field(
    z.literal('Video', 'message_type must be Video').default('Video'),
    'Always `Video`.',
    'Video',
  ),
  project_id: projectId,
  aspect_ratio: field(promptRule.shape.ratio, 'The shape of the video.', '16:9'),
  isMagicPrompt,
  model_name: field(
    z
      .string()
      .nullish()
      .meta({ override: { enum: [...VIDEO_MODELS.map(({ id }) => id), null] } }),
    'Chosen from whether there are references unless told.',
    'fal-ai/veo3',
  ),
  additional_asset_ids: field(
    z.array(z.string()).max(LIMITS.prompt.referencesMax, TOO_MANY_REFERENCES).default([]),
    'Reference images, at most five.',
    [],
  ),
})
const imageBody = z.object({
  prompt,
  aspect_ratio: field(imageRule.shape.ratio, 'The shape of the picture.', '16:9'),
  isMagicPrompt,
})
const messagesShape = shape('Messages', 'A conversation.', {
  messages: field(z.array(messageShape), 'Oldest first.'),
})
const madeShape = shape('MadeImage', 'A picture that was made.', {
  image_url: field(
    z.url(),
    'The full picture.',
    'https://cutroom.example.com/files/assets/3b1d.png?expires=1795737600&signature=c2ln',
  ),
  asset_id: idField('The asset it is in the library.', 'asset'),
})
const imageAnswers = [
  { status: 201, description: 'The picture.', shape: madeShape },
  acceptedAnswer('image'),
  { status: 504, description: 'The work goes on.', shape: unfinishedShape },
] as const

/** The conversation of projects, and what is asked for in it, over REST. */
export const chatCalls = ({
  chat,
  pictures,
  projects,
  assets,
  work,
}: {
  chat: Chat
  pictures: PictureOrders
  projects: Projects
  assets: Assets
  work: Work
}): Call[] => {
  const made = (door: Door, jobId: string) =>
    whenEnded(door, {
      work,
      jobId,
      done: async ({ assetId }) => {
        const asset = assetId ? await door.loaders.of(assetsById).load(assetId) : null
        if (!asset) return new Reply(409, { detail: 'The picture was deleted' })
        return new Reply(201, { image_url: door.url(asset.originalKey), asset_id: asset.id })
      },
    })
  const sendVideo = async (
    { viewer }: Door,
    body: Omit<z.output<typeof videoBody>, 'model_name'>,
    chosen: { magicPrompt: boolean; model?: string | null },
  ) => {
    const { job, answer } = await chat.send(viewer, {
      projectId: body.project_id,
      prompt: body.prompt,
      ratio: body.aspect_ratio,
      referenceIds: body.additional_asset_ids,
      ...chosen,
    })
    return begun(job, answer.id)
  }
  return [
    call({
      method: 'get',
      path: '/projects/{id}/messages',
      name: 'listMessages',
      tag: 'Chat',
      summary: 'The conversation of a project: the newest messages, oldest first',
      query: pageQuery,
      names: NAMES,
      answers: [{ status: 200, description: 'Messages; `Link` leads to older ones.', shape: messagesShape }],
      fails: [404],
      run: async (door, { params, query }) => {
        const { first: last, after: before, most } = pageOf(query)
        const project = await projects.open(door.viewer, params.id)
        const { nodes, pageInfo } = await chat.list(project, { last, before, most })
        const messages = await Promise.all(nodes.map((message) => messageView(message, door)))
        return new Reply(
          200,
          { messages },
          { nextCursor: pageInfo.hasPreviousPage ? pageInfo.startCursor : null },
        )
      },
    }),
    call({
      method: 'post',
      path: '/projects/{id}/messages',
      name: 'keepMessage',
      tag: 'Chat',
      summary: 'Keeps a message in the conversation of a project',
      description:
        'A person’s words, or an assistant’s answer with one of `video_id` and `image_url`. Nothing is generated.',
      body: z.object({
        message_content: field(promptText, 'The words.', 'A lighthouse at dusk'),
        message_type: field(
          z.enum(MESSAGE_TYPES, `message_type must be one of ${MESSAGE_TYPES.join(', ')}`).optional(),
          'What is asked for.',
          'Video',
        ),
        sender_type: field(
          z.enum(SENDERS, `sender_type must be one of ${SENDERS.join(', ')}`).default('user'),
          'Who speaks.',
          'user',
        ),
        video_id: field(z.string().nullish(), 'The id of a video of the project.', null),
        image_url: field(
          z.string().nullish(),
          'The address of a picture that the caller may see: its `asset_url` or `image_url`.',
          null,
        ),
      }),
      names: NAMES,
      answers: [{ status: 201, description: 'The message.', shape: messageShape }],
      fails: [404],
      run: async (door, { params, body }) => {
        const key = body.image_url ? door.fileKey(body.image_url) : null
        const asset = key ? await assets.ofFile(door.viewer, key) : null
        if (body.image_url && !asset)
          throw badInput([
            { path: ['image_url'], message: 'This is not the address of a picture that you may see' },
          ])
        const {
          message_content: content,
          sender_type: senderType,
          message_type: messageType,
          video_id: videoId,
        } = body
        return messageView(
          await chat.keep(door.viewer, {
            projectId: params.id,
            content,
            senderType,
            messageType,
            videoId,
            assetId: asset?.id,
          }),
          door,
        )
      },
    }),
    call({
      method: 'post',
      path: '/video/video_gen',
      name: 'generateVideo',
      tag: 'Videos',
      summary: 'Asks for a video',
      body: videoBody,
      names: NAMES,
      answers: [{ status: 202, description: 'It is being made.', shape: begunShape }],
      fails: [404],
      run: (door, { body }) =>
        sendVideo(door, body, { magicPrompt: body.isMagicPrompt, model: body.model_name }),
    }),
    call({
      method: 'post',
      path: '/video/agentic-tb',
      name: 'generateVideoAgentic',
      tag: 'Videos',
      summary: 'Asks for a video; the prompt is always enhanced, and the model chosen for the caller',
      body: videoBody.omit({ model_name: true }),
      names: NAMES,
      answers: [{ status: 202, description: 'It is being made.', shape: begunShape }],
      fails: [404],
      run: (door, { body }) => sendVideo(door, body, { magicPrompt: true }),
    }),
    call({
      method: 'post',
      path: '/generate',
      name: 'generateImage',
      tag: 'Images',
      summary: 'Makes a picture for the library, and for a project if one is named',
      description: WAITS,
      body: imageBody.extend({
        project_id: field(
          z.string().nullish(),
          'A project that the picture joins, with its prompt in the conversation.',
          EXAMPLE_IDS.project,
        ),
      }),
      names: NAMES,
      answers: imageAnswers,
      fails: [404, 409],
      run: async (
        door,
        { body: { prompt, aspect_ratio: ratio, isMagicPrompt: magicPrompt, project_id } },
      ) => {
        const asked = { prompt, ratio, magicPrompt }
        const job = project_id
          ? (await chat.sendImage(door.viewer, { ...asked, projectId: project_id })).job
          : await pictures.generate(door.viewer, asked)
        return made(door, job.id)
      },
    }),
    call({
      method: 'post',
      path: '/generate/pi/image',
      name: 'generateProjectImage',
      tag: 'Images',
      summary: 'Makes a picture in a project from words, or changes one',
      description: WAITS,
      body: imageBody.extend({
        message_type: field(
          z.enum(['Describe', 'Modify'], 'message_type must be Describe or Modify'),
          '`Modify` with a reference, `Describe` without one.',
          'Describe',
        ),
        project_id: projectId,
        reference_asset_id: field(
          imageRule.shape.referenceId,
          'The asset to modify; an empty string for none.',
          '',
        ),
      }),
      names: NAMES,
      answers: imageAnswers,
      fails: [404, 409],
      run: async (
        door,
        {
          body: {
            prompt,
            aspect_ratio: ratio,
            isMagicPrompt: magicPrompt,
            project_id,
            message_type,
            reference_asset_id: referenceId,
          },
        },
      ) => {
        if ((message_type === 'Modify') !== !!referenceId) {
          throw badInput([
            {
              path: ['reference_asset_id'],
              message: referenceId ? 'Describe takes no reference image' : 'Modify needs a reference image',
            },
          ])
        }
        return made(
          door,
          (
            await chat.sendImage(door.viewer, {
              prompt,
              ratio,
              magicPrompt,
              projectId: project_id,
              referenceId,
            })
          ).job.id,
        )
      },
    }),
  ]
}
