import { library } from '../library/index.js'
import { file } from '../file/index.js'
import { model } from '../model/index.js'
import { defineModule } from '../module.js'
import { project } from '../project/index.js'
import { billing } from '../billing/index.js'
import { video } from '../video/index.js'
import { jobs } from '../jobs/index.js'
import { GenerateVideo } from './generate-video.job.js'
import { MagicPrompts } from './magic-prompts.js'
import { type StartedVideos, VideoGeneration } from './video-generation.service.js'
import { GenerateImage } from './generate-image.job.js'
import { ImageGenerationResolver } from './image-generation.resolver.js'
import { ImageGeneration } from './image-generation.service.js'

declare module '#platform/events/events' {
  interface Facts {
    /** The state of a picture that is made for a project has changed: its prompt, its asset, or a failure. */
    picture: { jobId: string; projectId: string }
  }
}

/** What is told of a video. */
interface OfProject {
  title: string
  projectId: string
  project: string
}
declare module '#platform/events/notify' {
  interface NotificationEvents {
    'video-ready': OfProject
    'video-failed': OfProject & { why: string }
  }
}

declare module '#platform/events/hooks' {
  interface HookPoints {
    /** Videos were started outside of the chat. No hook may ask for a call after the commit. */
    'videos-started': { started: StartedVideos }
  }
}

/** Generates videos and images: the requests, and their jobs. */
export const generation = defineModule({
  name: 'generation',
  needs: [model, file, library, project, billing, video, jobs],
  services: ({ em, engine, engineName, hooks, jobs, log, projects, videoModels: models, videos }) => {
    const magicPrompts = new MagicPrompts({ db: em, engine, videos, log })
    return {
      magicPrompts,
      videoGeneration: new VideoGeneration({
        projects,
        jobs,
        videos,
        engine: engineName,
        models,
        magicPrompts,
        hooks,
      }),
      imageGeneration: new ImageGeneration(em, jobs, engineName),
    }
  },
  resolvers: ({ imageGeneration }) => [new ImageGenerationResolver(imageGeneration)],
  jobs: (given) => [
    { kind: 'video', handler: new GenerateVideo({ ...given, db: given.em }), atOnce: given.engineAtOnce },
    { kind: 'image', handler: new GenerateImage({ ...given, db: given.em }), atOnce: given.engineAtOnce },
  ],
  settled: ({ magicPrompts }) => magicPrompts.settled(),
  templates: {
    'video-ready': {
      text: ({ title, project: within }) => `Your video “${title}” in “${within}” is ready to review`,
      link: ({ projectId }) => `/projects/${projectId}?tab=videos`,
    },
    'video-failed': {
      text: ({ title, project: within, why }) =>
        `Your video “${title}” in “${within}” could not be generated: ${why}`,
      link: ({ projectId }) => `/projects/${projectId}?tab=chat`,
    },
  },
})
