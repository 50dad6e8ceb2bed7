import type { EntityManager } from '@mikro-orm/postgresql'
import { VIDEO_REFERENCES_MAX } from '#schema/limits'
import { type NamedPictures, type PromptElement, elementsIn, picturesByName } from '#schema/shot-elements'
import type { BatchRead } from '#platform/queries/loaders'
import { select } from '#platform/queries/select'
import { ApprovalStatus } from '../../library/asset.entity.js'
import type { KeptReference } from '../../video/clip.entity.js'
import type { StoryboardShot } from '../shots/shot.entity.js'

/** A character or place with its usable pictures: approved, not deleted, and of its project. */
export interface NamedElement extends PromptElement {
  id: string
  pictures: KeptReference[]
}

/** The casts and places of projects, by project and in the order of their names. */
export const namedElementsByProject: BatchRead<NamedElement[]> = async (em, projectIds) => {
  const found = await select<NamedElement & { projectId: string }>(
    em,
    `select s.id, s.kind, s.name, s.label, s.description, s.project_id as "projectId",
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
  const sets = new Map<string, NamedElement[]>(projectIds.map((id) => [id, []]))
  for (const { projectId, ...set } of found) sets.get(projectId)!.push(set)
  return sets
}

type ShotInScene = Pick<StoryboardShot, 'words' | 'heading' | 'dialogue'>

/**
 * The pictures of a shot: its own, then those of the casts and places that it names. The limit is that of the model which
 * takes most.
 * A take has as many of them as its model takes.
 */
export const referencesOf = (
  { words, heading, dialogue, keptReferences }: ShotInScene & Pick<StoryboardShot, 'keptReferences'>,
  sets: readonly NamedElement[],
): NamedPictures<KeptReference> =>
  picturesByName({ words, heading, dialogue, own: keptReferences }, sets, VIDEO_REFERENCES_MAX)

/** The characters and places in a shot, and the pictures that its takes refer to, as ids of assets. */
export interface ShotReferences {
  elements: NamedElement[]
  /** Its own, then those of its characters and places. */
  referenceIds: string[]
  /** Those of its characters and places. */
  pictures: string[]
  /** Whom or what they show, by the ids of the assets. */
  subjects: ReadonlyMap<string, string>
}

/** What takes of these shots refer to, by shot. */
export async function referencesByShot(
  em: EntityManager,
  shots: readonly StoryboardShot[],
): Promise<Map<string, ShotReferences>> {
  const sets = await namedElementsByProject(em, [...new Set(shots.map(({ projectId }) => projectId))])
  return new Map(
    shots.map((shot) => {
      const own = shot.keptReferences.map(({ assetId }) => assetId)
      const known = sets.get(shot.projectId)!
      const referenceIds = referencesOf(shot, known).pictures.map(({ assetId }) => assetId)
      const pictures = referenceIds.filter((id) => !own.includes(id))
      const elements = elementsIn(shot, known)
      const subjects = new Map(
        elements.flatMap(({ name, label, pictures: shown }) =>
          shown.map(({ assetId }) => [assetId, label || name] as const),
        ),
      )
      return [shot.id, { elements, referenceIds, pictures, subjects }]
    }),
  )
}
