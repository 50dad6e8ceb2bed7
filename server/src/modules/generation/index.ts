import type { EntityManager } from '@mikro-orm/postgresql'
import { MICROS_PER_DOLLAR, type PricedOrder } from '#schema/prices'
import type { Job, JobOf } from '#platform/queue/job.entity'
import type { OrderTerms } from '#platform/queue/jobs'
import { library } from '../library/index.js'
import type { Asset } from '../library/asset.entity.js'
import { file } from '../file/index.js'
import { model } from '../model/index.js'
import { defineModule } from '../module.js'
import { project } from '../project/index.js'
import { billing } from '../billing/index.js'
import type { Ledger } from '../billing/ledger.js'
import { sound } from '../sound/index.js'
import { video } from '../video/index.js'
import { EngineName, Clip } from '../video/clip.entity.js'
import { jobs } from '../jobs/index.js'
import { GenerateVideo } from './generate-video.job.js'
import type { VideoModels } from '../model/model.service.js'
import { pricedImage, replaceRetiredImage } from './replaced-image-model.js'
import { pricedVideo, replaceRetired } from './replaced-model.js'
import { MagicPrompts } from './magic-prompts.js'
import { type StartedVideos, VideoGeneration } from './video-generation.service.js'
import { GenerateImage } from './generate-image.job.js'
import { GenerateSound } from './sounds/generate-sound.job.js'
import { TakeChanges } from './changes/take-changes.js'
import { TakeChangesResolver } from './changes/take-changes.resolver.js'
import { takeChangeCalls } from './changes/take-changes.rest.js'
import { SoundEstimates } from './sounds/sound-estimates.js'
import { SoundOrders, type SoundRequest, pricedSound, soundRequestOf } from './sounds/sound-orders.js'
import { SoundOrdersResolver } from './sounds/sound-orders.resolver.js'
import { soundOrderCalls } from './sounds/sound-orders.rest.js'
import { ImageGenerationResolver } from './image-generation.resolver.js'
import { ImageGeneration, type ImageRequest, imageRequestOf } from './image-generation.service.js'

declare module '#platform/events/events' {
  interface DomainEvents {
    /** An image of a project’s chat has changed: its prompt, its asset or a failure. */
    picture: { jobId: string; projectId: string }
  }
}

const withoutPriority = ({ payload }: JobOf<'video'>) => (payload?.note ? { note: payload.note } : null)

declare module '#platform/queue/job-kinds' {
  interface JobKinds {
    /** `note`: a review note that magic prompt words as an instruction. */
    video: { projectId: string; subjectId: string; payload?: { isBulk?: boolean; note?: string } | null }
    image: { payload: ImageRequest }
    sound: { projectId: string; payload: SoundRequest }
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
    /** `isChange`: it was made by a tool from a take, and is not in the chat. */
    'video-failed': OfProject & { why: string; isChange: boolean }
  }
}

declare module '#platform/events/hooks' {
  interface HookPoints {
    /** Videos were started outside of the chat. Hooks must not return a callback for after the commit. */
    'videos-started': { started: StartedVideos }
    /** A video is generated from a review note. A hook sets its text; it throws unless the note belongs to the project. */
    'take-of-note': { projectId: string; noteId: string; text?: string }
    /** An image of a project was generated; a hook sets whether it is a first frame of a shot, which joins no list of images. */
    'image-made': { jobId: string; asset: Asset; isFirstFrame: boolean }
    'image-failed': { jobId: string }
  }
}

/** The priced order of a job; null if the job is free. */
async function pricedOf(em: EntityManager, job: Job, video: Clip | null): Promise<PricedOrder | null> {
  const sound = soundRequestOf(job)
  if (sound) return pricedSound(sound)
  const image = imageRequestOf(job)
  if (image) return pricedImage(image)
  return video && pricedVideo(em, video)
}

/**
 * Reserves the estimated cost of a queued video, image or sound, within the transaction of `em`. Skips requests that were
 * already sent, and the local engine. Throws as `Ledger.reserve`.
 */
async function reserveCost(
  em: EntityManager,
  job: Job,
  {
    ledger,
    models,
    terms,
  }: {
    ledger: Pick<Ledger, 'reserve'>
    models: Pick<VideoModels, 'making' | 'imageOffer'>
    terms: OrderTerms
  },
): Promise<void> {
  const { id: jobId, kind, subjectId, projectId, authorId: personId, sendingAt } = job
  if (sendingAt) return
  const video = kind === 'video' && subjectId ? await em.findOne(Clip, subjectId) : null
  if (video?.engine === EngineName.LOCAL) return
  if (video) await replaceRetired(em, video, { models })
  if (kind === 'image') await replaceRetiredImage(em, job as JobOf<'image'>, models)
  const priced = await pricedOf(em, job, video)
  if (!priced) return
  await ledger.reserve(em, { jobId, videoId: video?.id, projectId, personId, priced }, terms)
}

const videosTab = ({ projectId }: { projectId: string }) => `/projects/${projectId}?tab=videos`
const videosReady = ({ title, project: within }: OfProject, count: number) =>
  count === 1
    ? `Your video “${title}” in “${within}” is ready to review`
    : `Your ${count} videos “${title}” in “${within}” are ready to review`
const takesReady = ({ project: within }: { project: string }, count: number) =>
  `${count} ${count === 1 ? 'take' : 'takes'} ready in ${within}`

/** Generates videos, images and sounds: requests and jobs. */
export const generation = defineModule({
  name: 'generation',
  needs: [model, file, library, project, billing, sound, video, jobs],
  services: ({ em, engine, engineName, hooks, jobs, log, projects, videoModels: models, videos, ...of }) => {
    const soundOrders = new SoundOrders({ db: em, projects, jobs, hooks, engine: engineName })
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
      imageGeneration: new ImageGeneration(em, jobs, engineName, models),
      takeChanges: new TakeChanges({ ...of, db: em, projects, videos, jobs, models, engine: engineName }),
      soundOrders,
      soundEstimates: new SoundEstimates({ ...of, db: em, projects, orders: soundOrders }),
    }
  },
  resolvers: ({ imageGeneration, soundEstimates, soundOrders, takeChanges }) => [
    new ImageGenerationResolver(imageGeneration),
    new TakeChangesResolver(takeChanges),
    new SoundOrdersResolver({ orders: soundOrders, estimates: soundEstimates }),
  ],
  rest: (given) => [...soundOrderCalls(given), ...takeChangeCalls(given.takeChanges)],
  jobs: {
    video: {
      subject: 'Video',
      usesEngine: true,
      handler: (given) => new GenerateVideo({ ...given, db: given.em, models: given.videoModels }),
    },
    image: {
      usesEngine: true,
      handler: (given) => new GenerateImage({ ...given, db: given.em, models: given.videoModels }),
    },
    sound: { usesEngine: true, handler: (given) => new GenerateSound(given) },
  },
  hooks: ({ engine, imageGeneration, ledger, videoModels: models, videos }) => ({
    'bill-corrected': (em, { jobId, videoId, micros }) => {
      const cost = micros / MICROS_PER_DOLLAR
      return videoId ? videos.correctCost(em, videoId, cost) : imageGeneration.correctCost(em, jobId, cost)
    },
    'job-queued': (em, { job, ...terms }) => reserveCost(em, job, { ledger, models, terms }),
    // a retried take loses its low priority, as somebody waits for it
    'job-restarting': async (_em, { job }) => {
      if (job.kind === 'video') job.payload = withoutPriority(job as JobOf<'video'>)
    },
    'jobs-ended':
      async (_em, { jobs }) =>
      () => {
        for (const { unattendedRequest: request } of jobs) if (request) void engine.cancel(request)
      },
  }),
  settled: ({ magicPrompts }) => magicPrompts.settled(),
  templates: {
    'video-ready': {
      text: (event) => videosReady(event, 1),
      merged: videosReady,
      // the videos of one prompt have the same title
      mergedBy: ({ projectId, title }) => `${projectId} ${title}`,
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
      link: (event) => (event.isChange ? videosTab(event) : `/projects/${event.projectId}?tab=chat`),
    },
  },
})
