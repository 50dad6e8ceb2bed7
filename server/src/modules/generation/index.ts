import type { EntityManager } from '@mikro-orm/postgresql'
import type { Job } from '#platform/queue/job.entity'
import { library } from '../library/index.js'
import { file } from '../file/index.js'
import { model } from '../model/index.js'
import { defineModule } from '../module.js'
import { project } from '../project/index.js'
import { billing } from '../billing/index.js'
import type { Ledger } from '../billing/ledger.js'
import { video } from '../video/index.js'
import { EngineName, Video } from '../video/video.entity.js'
import { jobs } from '../jobs/index.js'
import { GenerateVideo } from './generate-video.job.js'
import { MagicPrompts } from './magic-prompts.js'
import { type StartedVideos, VideoGeneration } from './video-generation.service.js'
import { GenerateImage } from './generate-image.job.js'
import { ImageGenerationResolver } from './image-generation.resolver.js'
import { ImageGeneration, type ImageRequest, imageRequestOf } from './image-generation.service.js'

declare module '#platform/events/events' {
  interface DomainEvents {
    /** The state of an image of a project’s chat has changed: its prompt, its asset or a failure. */
    picture: { jobId: string; projectId: string }
  }
}

declare module '#platform/queue/job-kinds' {
  interface JobKinds {
    video: { projectId: string; subjectId: string }
    image: { payload: ImageRequest }
  }
}

interface OfProject {
  title: string
  projectId: string
  project: string
}
declare module '#platform/events/notify' {
  interface NotificationEvents {
    'video-ready': OfProject
    'takes-ready': OfProject
    'video-failed': OfProject & { why: string }
  }
}

declare module '#platform/events/hooks' {
  interface HookPoints {
    /** Videos were started outside of the chat. Hooks must not return a callback for after the commit. */
    'videos-started': { started: StartedVideos }
  }
}

/**
 * Reserves what a queued video or image will probably cost, within the transaction of `em`; nothing if its
 * request was sent already, and for videos that are drawn on this machine. Throws BUDGET_REACHED.
 */
async function reserveCost(em: EntityManager, job: Job, ledger: Pick<Ledger, 'reserve'>): Promise<void> {
  const { id: jobId, kind, subjectId, projectId, authorId: personId, sendingAt } = job
  if (sendingAt) return
  const video = kind === 'video' && subjectId ? await em.findOne(Video, subjectId) : null
  if (video?.engine === EngineName.LOCAL) return
  const model = imageRequestOf(job)?.model ?? video?.model
  if (!model) return
  const priced = { model, ...video?.options }
  await ledger.reserve(em, { jobId, videoId: video?.id, projectId, personId, priced })
}

const videosTab = ({ projectId }: { projectId: string }) => `/projects/${projectId}?tab=videos`
const takesReady = ({ project: within }: { project: string }, count: number) =>
  `${count} ${count === 1 ? 'take' : 'takes'} ready in ${within}`

/** Generates videos and images: requests and jobs. */
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
  jobs: {
    video: {
      subject: 'Video',
      usesEngine: true,
      handler: (given) => new GenerateVideo({ ...given, db: given.em }),
    },
    image: { usesEngine: true, handler: (given) => new GenerateImage({ ...given, db: given.em }) },
  },
  hooks: ({ engine, ledger }) => ({
    'job-queued': (em, { job }) => reserveCost(em, job, ledger),
    'jobs-ended':
      async (_em, { jobs }) =>
      () => {
        for (const { unattendedRequest: request } of jobs) if (request) void engine.cancel(request)
      },
  }),
  settled: ({ magicPrompts }) => magicPrompts.settled(),
  templates: {
    'video-ready': {
      text: ({ title, project: within }) => `Your video “${title}” in “${within}” is ready to review`,
      link: videosTab,
    },
    'takes-ready': {
      text: (event) => takesReady(event, 1),
      merged: takesReady,
      link: videosTab,
    },
    'video-failed': {
      text: ({ title, project: within, why }) =>
        `Your video “${title}” in “${within}” could not be generated: ${why}`,
      link: ({ projectId }) => `/projects/${projectId}?tab=chat`,
    },
  },
})
