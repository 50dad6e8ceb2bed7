import type { EntityManager } from '@mikro-orm/postgresql'
import { Present, type Soon } from '#platform/api/prefetched'
import type { BatchRead, Loaders } from '#platform/queries/loaders'
import { type Row, rowsBy, rowsById } from '#platform/queries/rows'
import { Job } from '#platform/queue/job.entity'
import type { Video } from '../video/video.entity.js'

export const jobsById: BatchRead<Row<Job>> = (em, ids) => rowsById(em, Job, ids)

/** The newest job of each video. */
export const jobsByVideo: BatchRead<Row<Job>> = async (em, ids) => {
  const newest = await rowsBy(em, Job, 'video_id', ids, {
    sql: `r.id in (select distinct on (video_id) id from job where video_id = any(?::uuid[])
      order by video_id, created_at desc)`,
    parameters: [`{${ids.join(',')}}`],
  })
  return new Map(newest.map((job) => [job.subjectId!, job]))
}

const present = new Present<Video, { job: Job | null }>()

/** Prefetches the jobs of these videos. */
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
