import type { EntityManager } from '@mikro-orm/postgresql'
import type { Loaders } from '#platform/queries/loaders'
import { JobStatus } from '#platform/queue/job.entity'
import { VideoStatus } from '../../video/clip.entity.js'
import { referencesByShot } from '../elements/named-elements.js'
import { type ShotInputs, changedSince, inputsOf } from '../shots/shot-inputs-hash.js'
import type { StoryboardShot } from '../shots/shot.entity.js'
import { Storyboard, boardsByProject } from '../storyboard.entity.js'
import type { NeededTake } from '../takes/needed-takes.js'

/** A picture drawn as first frame, or an order of one. */
export interface FirstFrame {
  id: string
  shotId: string
  /** Accepted: it is the first frame of its shot. */
  status: VideoStatus
  /** Inputs that changed since it was ordered. */
  changed: (keyof ShotInputs)[]
  prompt: string
  /** Why it could not be drawn, as a sentence. */
  failure: string | null
  /** Of the engine: what it left out or replaced. */
  note: string | null
  declineReason: string | null
  jobId: string | null
  /** Null until it is drawn. */
  assetId: string | null
  orderedById: string
  createdAt: Date
}

type Stored = Omit<FirstFrame, 'status' | 'changed' | 'createdAt'> & {
  hash: string
  inputs: ShotInputs
  isDeclined: boolean
  jobStatus: JobStatus | null
  createdAt: string
}

/** Maximum number of listed first frames of a shot. */
const MOST = 100
const DRAWING = [JobStatus.QUEUED, JobStatus.RUNNING]

/** The inputs of a first frame: those of a take, without its frames. */
export const firstFrameInputsOf = (...given: Parameters<typeof inputsOf>): ShotInputs => ({
  ...inputsOf(...given),
  firstFrame: null,
  lastFrame: null,
})

function statusOf(
  { assetId, jobStatus, isDeclined }: Stored,
  { keptFirstFrame }: StoryboardShot,
): VideoStatus {
  if (!assetId) return jobStatus && DRAWING.includes(jobStatus) ? VideoStatus.IN_PROGRESS : VideoStatus.FAILED
  if (isDeclined) return VideoStatus.DECLINED
  return keptFirstFrame?.assetId === assetId ? VideoStatus.ACCEPTED : VideoStatus.PENDING
}

/** The first frames of a shot, newest first, without deleted pictures; batched with the other shots of the operation. */
export const firstFramesOf = async (shot: StoryboardShot, loaders: Loaders): Promise<FirstFrame[]> =>
  (await loaders.below('first frames', {}, readFirstFrames).load(shot))!

/** First frames by shot, newest first. */
export async function readFirstFrames(
  shots: readonly StoryboardShot[],
  em: EntityManager,
): Promise<Map<string, FirstFrame[]>> {
  const [{ found }] = await em.execute<{ found: Stored[] }[]>(
    `select coalesce(json_agg(r order by r."createdAt" desc, r.id desc), '[]') as found
     from unnest(?::uuid[]) as s (id) cross join lateral (
       select f.id, f.shot_id as "shotId", f.prompt, f.hash, f.inputs, f.job_id as "jobId",
         coalesce(f.refusal, j.failure, 'It was cancelled') as failure, f.decline_reason as "declineReason",
         case when a.id is not null then j.payload->>'note' end as note,
         f.declined_at is not null as "isDeclined", j.status as "jobStatus",
         f.ordered_by_id as "orderedById", f.created_at as "createdAt",
         a.id as "assetId"
       from shot_first_frame f left join job j on j.id = f.job_id
       left join asset a on a.id = f.asset_id and a.deleted_at is null
       where f.shot_id = s.id and (a.id is not null or j.status is distinct from 'succeeded')
       order by f.created_at desc, f.id desc limit ${MOST}
     ) r`,
    [`{${shots.map(({ id }) => id).join(',')}}`],
  )
  const [boards, references] = await Promise.all([
    boardsByProject(em, [...new Set(shots.map(({ projectId }) => projectId))]),
    referencesByShot(em, shots),
  ])
  return new Map(
    shots.map((shot) => {
      const board = boards.get(shot.projectId) ?? new Storyboard()
      const now = firstFrameInputsOf(shot, board, references.get(shot.id)!)
      const own = found.filter(({ shotId }) => shotId === shot.id)
      return [shot.id, own.map((stored) => viewOf(stored, shot, now))]
    }),
  )
}

function viewOf(stored: Stored, shot: StoryboardShot, now: ShotInputs): FirstFrame {
  const { id, shotId, prompt, note, declineReason, jobId, assetId, orderedById } = stored
  const status = statusOf(stored, shot)
  return {
    id,
    shotId,
    status,
    prompt,
    note,
    declineReason,
    jobId,
    assetId,
    orderedById,
    failure: status === VideoStatus.FAILED ? stored.failure : null,
    changed: changedSince(stored, now),
    createdAt: new Date(stored.createdAt),
  }
}

/** Statuses of first frames with which a shot is not missing one, the most important first. */
const USABLE = [VideoStatus.IN_PROGRESS, VideoStatus.PENDING, VideoStatus.ACCEPTED]

/**
 * The shots that need a first frame, with the reason: they have none, or their inputs have changed since all of them. A
 * chosen picture that was not drawn for them is never out of date.
 */
export async function neededFirstFrames(
  em: EntityManager,
  shots: readonly StoryboardShot[],
): Promise<Map<string, NeededTake>> {
  const frames = await readFirstFrames(shots, em)
  const needOf = (shot: StoryboardShot): NeededTake | null => {
    const usable = frames.get(shot.id)!.filter(({ status }) => USABLE.includes(status))
    if (!usable.length) return shot.keptFirstFrame ? null : 'missing'
    const isCurrent = ({ status, changed }: FirstFrame) =>
      status === VideoStatus.IN_PROGRESS || !changed.length
    const isOther = shot.keptFirstFrame && !usable.some(({ status }) => status === VideoStatus.ACCEPTED)
    return isOther || usable.some(isCurrent) ? null : 'outdated'
  }
  return new Map(
    shots.flatMap((shot) => {
      const need = needOf(shot)
      return need ? [[shot.id, need]] : []
    }),
  )
}

/** What a shot shows of its first frames: one that waits or was accepted, else a failed newest one. */
export function shownFrame(frames: readonly FirstFrame[]): FirstFrame | null {
  const shown = USABLE.map((wanted) => frames.find(({ status }) => status === wanted)).find((frame) => frame)
  return shown ?? (frames[0]?.status === VideoStatus.FAILED ? frames[0] : null)
}
