import type { EntityManager } from '@mikro-orm/postgresql'
import type { Loaders } from '#platform/queries/loaders'
import { VideoStatus } from '../../video/clip.entity.js'
import { MAY_BE_CHOSEN } from './chosen-takes.js'
import { type ShotInputs, changedSince, inputsOf } from '../shots/shot-inputs-hash.js'
import { type ShotReferences, referencesByShot } from '../elements/named-elements.js'
import type { StoryboardShot } from '../shots/shot.entity.js'
import { Storyboard, boardsByProject } from '../storyboard.entity.js'
import type { TakeSettings } from './take-prompt.js'

/** State of the takes of a shot, without loading their rows. */
interface TakeState {
  takeCount: number
  newestTakeId: string | null
  newestStatus: VideoStatus | null
  isGenerating: boolean
  /** Whether its chosen take exists and is not deleted. */
  isTaken: boolean
  /** Inputs of the chosen take; null if it was not ordered on the board. */
  ordered: { hash: string; inputs: ShotInputs } | null
  isRefused: boolean
}

/** Everything that determines the take state of a shot. */
export interface ShotState extends TakeState {
  board: TakeSettings
  references: ShotReferences
  /** Inputs that changed since its chosen take was ordered; empty for a take from elsewhere. */
  changedSinceTake: (keyof ShotInputs)[]
}

/** The state of a shot, batched with the other shots of the operation. */
export const shotStateOf = async (shot: StoryboardShot, loaders: Loaders): Promise<ShotState> =>
  (await loaders.below('shot states', {}, readShotStates).load(shot))!

/** States of shots by id. */
async function readShotStates(
  shots: readonly StoryboardShot[],
  em: EntityManager,
): Promise<Map<string, ShotState>> {
  const [takes, boards, references] = await Promise.all([
    readTakeStates(em, shots),
    boardsByProject(em, [...new Set(shots.map(({ projectId }) => projectId))]),
    referencesByShot(em, shots),
  ])
  const unchosen = new Storyboard()
  return new Map(
    shots.map((shot): [string, ShotState] => {
      const take = takes.get(shot.id)!
      const board = boards.get(shot.projectId) ?? unchosen
      const shotReferences = references.get(shot.id)!
      const changedSinceTake = take.ordered
        ? changedSince(take.ordered, inputsOf(shot, board, shotReferences))
        : []
      return [shot.id, { ...take, board, references: shotReferences, changedSinceTake }]
    }),
  )
}

/** Uses one statement that returns a single JSON text. */
async function readTakeStates(
  em: EntityManager,
  shots: readonly Pick<StoryboardShot, 'id' | 'takesOf' | 'chosenVideoId'>[],
): Promise<Map<string, TakeState>> {
  const keys = shots.map(({ id, takesOf = null, chosenVideoId = null }) => ({ id, takesOf, chosenVideoId }))
  const [{ takes }] = await em.execute<{ takes: (TakeState & { id: string })[] }[]>(
    `select coalesce(json_agg(f), '[]') as takes from (
       select s.id, coalesce(t.count, 0) as "takeCount", t.newest as "newestTakeId",
         newest.status as "newestStatus", coalesce(t.generating, false) as "isGenerating",
         chosen.id is not null as "isTaken",
         case when o.hash is not null then json_build_object('hash', o.hash, 'inputs', o.inputs) end as ordered,
         r.shot_id is not null as "isRefused"
       from json_to_recordset(?::json) as s (id uuid, "takesOf" uuid, "chosenVideoId" uuid)
       left join lateral (
         select count(*)::int as count, (array_agg(id order by created_at desc, id desc))[1] as newest,
           bool_or(status = ?) as generating
         from clip where coalesce(take_of, id) = s."takesOf" and deleted_at is null
       ) t on s."takesOf" is not null
       left join clip newest on newest.id = t.newest
       left join clip chosen on chosen.id = s."chosenVideoId" and chosen.deleted_at is null
         and chosen.status = any(?::text[])
       left join shot_take o on o.clip_id = chosen.id
       left join shot_refusal r on r.shot_id = s.id
     ) f`,
    [JSON.stringify(keys), VideoStatus.IN_PROGRESS, `{${MAY_BE_CHOSEN.join(',')}}`],
  )
  return new Map(takes.map(({ id, ...known }) => [id, known]))
}
