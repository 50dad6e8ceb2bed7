import type { BatchRead } from '../../core/loaders.js'
import { Job } from '../work/job.entity.js'
import { type Row, rowsById } from '../../core/rows.js'
import { Video } from './video.entity.js'

export const videosById: BatchRead<Row<Video>> = (em, ids) => rowsById(em, Video, ids)
export const jobsById: BatchRead<Row<Job>> = (em, ids) => rowsById(em, Job, ids)

/** The newest job of each video. */
export const jobsByVideo: BatchRead<Row<Job>> = async (em, ids) => {
  const newest = await em.execute<{ id: string; video_id: string }[]>(
    'select distinct on (video_id) id, video_id from job where video_id = any(?::uuid[]) order by video_id, created_at desc',
    [`{${ids.join(',')}}`],
  )
  const jobs = await rowsById(
    em,
    Job,
    newest.map(({ id }) => id),
  )
  return new Map(newest.map(({ id, video_id }) => [video_id, jobs.get(id)!]))
}
