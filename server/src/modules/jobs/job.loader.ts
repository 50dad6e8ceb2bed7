import type { BatchRead } from '#platform/queries/loaders'
import { type Row, rowsBy, rowsById } from '#platform/queries/rows'
import { Job } from '#platform/queue/job.entity'

export const jobsById: BatchRead<Row<Job>> = (em, ids) => rowsById(em, Job, ids)

/** Number of recent finished videos for an estimate, and the minimum number of the same model. */
const RECENT = 200
const ENOUGH = 3

/** Typical duration of a generation with the job’s model in seconds: the median of recent ones, if there are enough. */
export const usualSecondsByJob: BatchRead<number> = async (em, ids) => {
  const found = await em.execute<{ id: string; seconds: number }[]>(
    `with recent as (
       select v.model, v.engine, extract(epoch from j.finished_at - j.started_at) as seconds from (
         select subject_id, started_at, finished_at from job
         where kind = 'video' and status = 'succeeded' order by finished_at desc limit ${RECENT}
       ) j join clip v on v.id = j.subject_id
     )
     select j.id, percentile_cont(0.5) within group (order by r.seconds)::float as seconds
     from job j join clip v on v.id = j.subject_id join recent r on r.model = v.model and r.engine = v.engine
     where j.id = any(?::uuid[]) and j.kind = 'video' group by j.id having count(*) >= ${ENOUGH}`,
    [`{${ids.join(',')}}`],
  )
  return new Map(found.map(({ id, seconds }) => [id, seconds]))
}

/** The newest job of each video. */
export const jobsByVideo: BatchRead<Row<Job>> = async (em, ids) => {
  const newest = await rowsBy(em, Job, 'subject_id', ids, {
    sql: `r.id in (select distinct on (subject_id) id from job where subject_id = any(?::uuid[])
      order by subject_id, created_at desc)`,
    parameters: [`{${ids.join(',')}}`],
  })
  return new Map(newest.map((job) => [job.subjectId!, job]))
}
