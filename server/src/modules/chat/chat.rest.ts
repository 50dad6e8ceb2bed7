import { z } from 'zod'
import { MESSAGE_TYPES, SENDERS, promptText } from '#schema/rules/prompt'
import { badInput } from '#platform/errors/failure'
import { type Call, Reply, call, field, pageOf, pageQuery, shape } from '#platform/api/rest'
import type { Assets } from '../library/asset.service.js'
import type { Projects } from '../project/project.service.js'
import type { ImageGeneration } from '../generation/image-generation.service.js'
import type { JobService } from '../jobs/job.service.js'
import type { Chat } from './chat.service.js'
import { imagePromptCalls } from './image-prompt.rest.js'
import { messageShape, messageView, NAMES } from './message-view.js'
import { videoPromptCalls } from './video-prompt.rest.js'

const messagesShape = shape('Messages', 'A conversation.', {
  messages: field(z.array(messageShape), 'Oldest first.'),
})

const messageCalls = (chat: Chat, projects: Projects, assets: Assets): Call[] => [
  call({
    method: 'get',
    path: '/projects/{id}/messages',
    name: 'listMessages',
    tag: 'Chat',
    summary: 'The conversation of a project: the newest messages, oldest first',
    query: pageQuery,
    names: NAMES,
    responses: [{ status: 200, description: 'Messages; `Link` leads to older ones.', shape: messagesShape }],
    errors: [404],
    run: async (context, { params, query }) => {
      const { first: last, after: before, most } = pageOf(query)
      const project = await projects.open(context.viewer, params.id)
      const { nodes, pageInfo } = await chat.list(project, { last, before, most })
      const messages = await Promise.all(nodes.map((message) => messageView(message, context)))
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
    name: 'createMessage',
    tag: 'Chat',
    summary: 'Stores a message in the conversation of a project',
    description:
      'A user’s message, or an assistant’s answer with either `video_id` or `image_url`. Nothing is generated.',
    body: z.object({
      message_content: field(promptText, 'The text.', 'A lighthouse at dusk'),
      message_type: field(
        z.enum(MESSAGE_TYPES, `message_type must be one of ${MESSAGE_TYPES.join(', ')}`).optional(),
        'The kind of request.',
        'Video',
      ),
      sender_type: field(
        z.enum(SENDERS, `sender_type must be one of ${SENDERS.join(', ')}`).default('user'),
        'Who wrote it.',
        'user',
      ),
      video_id: field(z.string().nullish(), 'The id of a video of the project.', null),
      image_url: field(
        z.string().nullish(),
        'The `asset_url` or `image_url` of an image that the caller may see.',
        null,
      ),
    }),
    names: NAMES,
    responses: [{ status: 201, description: 'The message.', shape: messageShape }],
    errors: [404],
    run: async (context, { params, body }) => {
      const key = body.image_url ? context.fileKey(body.image_url) : null
      const asset = key ? await assets.ofFile(context.viewer, key) : null
      if (body.image_url && !asset)
        throw badInput([
          { path: ['image_url'], message: 'This is not the address of an image that you may see' },
        ])
      const {
        message_content: content,
        sender_type: senderType,
        message_type: messageType,
        video_id: videoId,
      } = body
      return messageView(
        await chat.keep(context.viewer, {
          projectId: params.id,
          content,
          senderType,
          messageType,
          videoId,
          assetId: asset?.id,
        }),
        context,
      )
    },
  }),
]

export const chatCalls = ({
  chat,
  imageGeneration,
  projects,
  assets,
  jobService,
}: {
  chat: Chat
  imageGeneration: ImageGeneration
  projects: Projects
  assets: Assets
  jobService: JobService
}): Call[] => [
  ...messageCalls(chat, projects, assets),
  ...videoPromptCalls(chat),
  ...imagePromptCalls(chat, imageGeneration, jobService),
]
