import type { EntityManager } from '@mikro-orm/postgresql'
import type { Loaders } from '#platform/queries/loaders'
import { Present, type Soon } from '#platform/api/prefetched'
import type { Video } from '../video/video.entity.js'
import type { Job } from '#platform/queue/job.entity'
import { jobsByVideo } from './job.loader.js'

const present = new Present<Video, { job: Job | null }>()

/** Has these videos, of a whole list, bring their jobs along. */
export async function putJobs(em: EntityManager, videos: readonly Video[]): Promise<void> {
  if (!videos.length) return
  const jobs = await jobsByVideo(
    em,
    videos.map(({ id }) => id),
  )
  for (const video of videos) present.put(video, { job: jobs.get(video.id) ?? null })
}

/** The newest job of a video. */
export const jobOf = (video: Video, loaders: Loaders): Soon<Job | null> =>
  present.get(video, 'job', () => loaders.of(jobsByVideo).load(video.id))
