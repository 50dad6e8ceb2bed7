import type { EntityManager } from '@mikro-orm/postgresql'
import { VideoStatus } from '../../video/clip.entity.js'
import { referencesByShot } from '../elements/named-elements.js'
import { type ShotInputs, changedSince, inputsOf } from '../shots/shot-inputs-hash.js'
import type { StoryboardShot } from '../shots/shot.entity.js'
import { Storyboard, boardsByProject } from '../storyboard.entity.js'

/** Why a shot needs a take: it has none, or its inputs have changed since all of them. */
export type NeededTake = 'missing' | 'outdated'

/** Statuses of takes with which a shot is not missing one. */
const HAS_TAKE = [VideoStatus.IN_PROGRESS, VideoStatus.PENDING, VideoStatus.ACCEPTED]

interface Take {
  shotId: string
  isChosen: boolean
  status: VideoStatus
  /** Null for a take from elsewhere, which is never out of date. */
  hash: string | null
  inputs: ShotInputs
}

/** The shots that need a take, with the reason. One in progress is awaited, whatever it was ordered from. */
export async function neededTakes(
  em: EntityManager,
  shots: readonly StoryboardShot[],
): Promise<Map<string, NeededTake>> {
  const found = await em.execute<Take[]>(
    `select s.id as "shotId", v.id is not distinct from s.chosen_video_id as "isChosen", v.status, o.hash, o.inputs
     from storyboard_shot s join clip v on coalesce(v.take_of, v.id) = s.takes_of
     left join shot_take o on o.clip_id = v.id
     where s.id = any(?::uuid[]) and v.deleted_at is null and v.status = any(?::text[])`,
    [`{${shots.map(({ id }) => id).join(',')}}`, `{${HAS_TAKE.join(',')}}`],
  )
  const [boards, references] = await Promise.all([
    boardsByProject(em, [...new Set(shots.map(({ projectId }) => projectId))]),
    referencesByShot(em, shots),
  ])
  const needOf = (shot: StoryboardShot): NeededTake | null => {
    const own = found.filter(({ shotId }) => shotId === shot.id)
    if (!own.length) return 'missing'
    if (!own.find(({ isChosen }) => isChosen)?.hash) return null
    const board = boards.get(shot.projectId) ?? new Storyboard()
    const now = inputsOf(shot, board, references.get(shot.id)!)
    const isCurrent = ({ status, hash, inputs }: Take) =>
      status === VideoStatus.IN_PROGRESS || (hash !== null && !changedSince({ hash, inputs }, now).length)
    return own.some(isCurrent) ? null : 'outdated'
  }
  return new Map(
    shots.flatMap((shot) => {
      const need = needOf(shot)
      return need ? [[shot.id, need]] : []
    }),
  )
}
