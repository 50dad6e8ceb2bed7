import type { EntityManager } from '@mikro-orm/postgresql'
import { LIMITS } from '#schema/limits'
import { type NamedPictures, picturesByName } from '#schema/named-sets'
import type { BatchRead } from '#platform/queries/loaders'
import { select } from '#platform/queries/select'
import { ApprovalStatus } from '../asset/asset.entity.js'
import type { KeptReference } from '../video/video.entity.js'
import type { StoryboardShot } from './shot.entity.js'

/** A cast or a place with the pictures that can be used: approved, not deleted, and of its project. */
export interface NamedSet {
  id: string
  name: string
  pictures: KeptReference[]
}

/** The casts and places of projects, by project and in the order of their names. */
export const namedSetsByProject: BatchRead<NamedSet[]> = async (em, projectIds) => {
  const found = await select<NamedSet & { projectId: string }>(
    em,
    `select s.id, s.name, s.project_id as "projectId",
       coalesce(json_agg(json_build_object('assetId', a.id, 'name', a.name) order by k.at)
         filter (where a.id is not null), '[]') as pictures
     from storyboard_set s
     left join unnest(s.asset_ids::uuid[]) with ordinality as k (asset_id, at) on true
     left join project_asset p on p.project_id = s.project_id and p.asset_id = k.asset_id
     left join asset a on a.id = p.asset_id and a.deleted_at is null and a.approval_status = ?
     where s.project_id = any(?::uuid[]) and s.deleted_at is null
     group by s.id order by s.name_key`,
    [ApprovalStatus.APPROVED, `{${projectIds.join(',')}}`],
  )
  const sets = new Map<string, NamedSet[]>(projectIds.map((id) => [id, []]))
  for (const { projectId, ...set } of found) sets.get(projectId)!.push(set)
  return sets
}

/** The casts and places of a project. */
export const namedSetsOf = async (em: EntityManager, projectId: string): Promise<NamedSet[]> =>
  (await namedSetsByProject(em, [projectId])).get(projectId) ?? []

/**
 * The pictures that a model is given for a shot, at most as many as a prompt may have: the shot’s own, then
 * those of the casts and places that its words name.
 */
export const referencesOf = (
  { words, keptReferences }: Pick<StoryboardShot, 'words' | 'keptReferences'>,
  sets: readonly NamedSet[],
): NamedPictures<KeptReference> =>
  picturesByName({ words, own: keptReferences }, sets, LIMITS.prompt.referencesMax)
