import { account } from '../account/index.js'
import { library } from '../library/index.js'
import { defineModule } from '../module.js'
import { model } from '../model/index.js'
import { picture } from '../picture/index.js'
import { project } from '../project/index.js'
import { ofVisibleProject } from '../project/project.reference.js'
import { video } from '../video/index.js'
import { jobs } from '../jobs/index.js'
import { ChatResolver, MessagesOfProject } from './chat.resolver.js'
import { chatCalls } from './chat.rest.js'
import { Chat } from './chat.service.js'
import { TakesOfMessage } from './takes.resolver.js'
import { MagicPrompts } from './magic-prompts.js'
import { Message } from './message.entity.js'
import { messagesById } from './message.loader.js'

declare module '#platform/events/events' {
  interface Facts {
    message: { id: string; projectId: string }
  }
}

/** The conversation of a project: prompts and their answers. */
export const chat = defineModule({
  name: 'chat',
  needs: [account, model, library, project, video, jobs, picture],
  entities: [Message],
  services: ({ em, engine, engineName, jobs, log, pictureRequests, projects, videoModels, videos }) => {
    const magicPrompts = new MagicPrompts({ db: em, engine, videos, log })
    const given = {
      db: em,
      models: videoModels,
      projects,
      jobs,
      videos,
      pictures: pictureRequests,
      engine: engineName,
    }
    return { magicPrompts, chat: new Chat({ ...given, magicPrompts }) }
  },
  resolvers: ({ chat: service, events }) => [
    new ChatResolver(service, events),
    new MessagesOfProject(service),
    new TakesOfMessage(),
  ],
  references: {
    Message: async (viewer, id, loaders) =>
      ofVisibleProject(viewer, await loaders.of(messagesById).load(id), loaders),
  },
  hooks: ({ chat: service }) => ({ 'video-trash': (em, { videoId }) => service.announceVideo(em, videoId) }),
  rest: (given) => chatCalls({ ...given, pictures: given.pictureRequests }),
  settled: ({ magicPrompts }) => magicPrompts.settled(),
  restTags: { Chat: 'The conversation of a project.', Images: 'Pictures made from words.' },
})
