import type { BatchRead } from '#core/loaders'
import { type Row, rowsById } from '#core/rows'
import { Job } from './job.entity.js'

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
