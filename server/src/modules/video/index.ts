import { account } from '../account/index.js'
import { asset } from '../asset/index.js'
import { file } from '../file/index.js'
import { defineModule } from '../module.js'
import { project } from '../project/index.js'
import { ofVisibleProject } from '../project/project.reference.js'
import { GenerateVideo } from './generate-video.job.js'
import { Mezzanines } from './mezzanines.js'
import { EngineName, Video } from './video.entity.js'
import { videosById } from './video.loader.js'
import { ReferenceResolver, VideoResolver, VideosOfProject } from './video.resolver.js'
import { videoCalls } from './video.rest.js'
import { Videos } from './video.service.js'

declare module '#core/events' {
  interface Facts {
    video: { id: string; projectId: string }
  }
}
declare module '#core/notify' {
  interface NotificationEvents {
    'video-ready': { projectId: string; title: string }
    'video-failed': { projectId: string; title: string; why: string }
  }
}

/** Clips and films, their review, and their files. */
export const video = defineModule({
  name: 'video',
  needs: [account, file, asset, project],
  entities: [Video],
  services: ({ pendingFiles, em, engine, film, log, projects, storage }) => ({
    engineName: engine.name === 'fal' ? EngineName.FAL : EngineName.LOCAL,
    videos: new Videos(em, projects, pendingFiles),
    mezzanines: new Mezzanines({ db: em, film, storage, files: pendingFiles, log }),
  }),
  resolvers: ({ events, files, videos }) => [
    new VideoResolver(videos, events, files),
    new VideosOfProject(videos, files),
    new ReferenceResolver(),
  ],
  references: {
    Video: async (viewer, id, loaders) =>
      ofVisibleProject(viewer, await loaders.of(videosById).load(id), loaders),
  },
  rest: ({ projects, videos }) => videoCalls(videos, projects),
  restTags: { Videos: 'Clips, films and the work that makes them.' },
  jobs: (given) => [
    {
      kind: 'video',
      handler: new GenerateVideo({ ...given, db: given.em }),
      atOnce: given.engineAtOnce,
    },
  ],
  hooks: ({ videos }) => ({
    'project-removal': (em, { projectId }) => videos.leaveProject(em, projectId),
  }),
  templates: {
    'video-ready': {
      text: ({ title }) => `Your video “${title}” is ready to review`,
      link: ({ projectId }) => `/projects/${projectId}?tab=videos`,
    },
    'video-failed': {
      text: ({ title, why }) => `Your video “${title}” could not be generated: ${why}`,
      link: ({ projectId }) => `/projects/${projectId}?tab=chat`,
    },
  },
})
