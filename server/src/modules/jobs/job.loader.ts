import type { BatchRead } from '#platform/queries/loaders'
import { type Row, rowsBy, rowsById } from '#platform/queries/rows'
import { Job } from '#platform/queue/job.entity'

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
