import type { BatchRead } from '#platform/queries/loaders'
import { type Row, rowsById } from '#platform/queries/rows'
import { account } from '../account/index.js'
import { library } from '../library/index.js'
import { defineModule } from '../module.js'
import { generation } from '../generation/index.js'
import { project } from '../project/index.js'
import { ofVisibleProject } from '../project/project.entity.js'
import { video } from '../video/index.js'
import { jobs } from '../jobs/index.js'
import { ChatResolver, MessagesOfProject } from './chat.resolver.js'
import { chatCalls } from './chat.rest.js'
import { Chat } from './chat.service.js'
import { TakesOfMessage } from './takes.resolver.js'
import { Message } from './message.entity.js'

const messagesById: BatchRead<Row<Message>> = (em, ids) => rowsById(em, Message, ids)

declare module '#platform/events/events' {
  interface DomainEvents {
    message: { id: string; projectId: string }
  }
}

/** The chat of a project: prompts and the assistant’s answers. */
export const chat = defineModule({
  name: 'chat',
  needs: [account, library, project, video, jobs, generation],
  entities: [Message],
  services: ({ em, imageGeneration, projects, videoGeneration }) => ({
    chat: new Chat({ db: em, projects, videoGeneration, imageGeneration }),
  }),
  resolvers: ({ chat: service, events }) => [
    new ChatResolver(service, events),
    new MessagesOfProject(service),
    new TakesOfMessage(),
  ],
  references: {
    Message: async (viewer, id, loaders) =>
      ofVisibleProject(viewer, await loaders.of(messagesById).load(id), loaders),
  },
  hooks: ({ chat: service }) => ({
    'videos-started': async (em, { started }) => {
      await service.addVideoMessages(em, started)
    },
    'video-trash': (em, { videoId }) => service.announceVideo(em, videoId),
  }),
  rest: chatCalls,
  restTags: { Chat: 'The conversation of a project.', Images: 'Generated images.' },
})
