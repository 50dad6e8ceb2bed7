import type { EntityManager } from '@mikro-orm/postgresql'
import { VIDEO_REFERENCES_MAX } from '#schema/limits'
import {
  type NamedPictures,
  type PromptElement,
  elementsIn,
  picturesByName,
  picturesInTurn,
} from '#schema/shot-elements'
import type { BatchRead } from '#platform/queries/loaders'
import { ApprovalStatus } from '../../library/asset.entity.js'
import type { KeptReference } from '../../video/clip.entity.js'
import type { StoryboardShot } from '../shots/shot.entity.js'

/** An element with its usable pictures: approved, not deleted, and in its project. */
export interface NamedElement extends PromptElement {
  id: string
  pictures: KeptReference[]
}

/** The elements of projects, by project, ordered by name. */
export const namedElementsByProject: BatchRead<NamedElement[]> = async (em, projectIds) => {
  const found = await em.execute<(NamedElement & { projectId: string })[]>(
    `select s.id, s.kind, s.name, s.label, s.description, s.project_id as "projectId",
       coalesce(json_agg(json_build_object('assetId', a.id, 'name', a.name) order by k.at)
         filter (where a.id is not null), '[]') as pictures
     from storyboard_element s
     left join unnest(s.asset_ids::uuid[]) with ordinality as k (asset_id, at) on true
     left join project_asset p on p.project_id = s.project_id and p.asset_id = k.asset_id
     left join asset a on a.id = p.asset_id and a.deleted_at is null and a.approval_status = ?
     where s.project_id = any(?::uuid[]) and s.deleted_at is null
     group by s.id order by s.name_key`,
    [ApprovalStatus.APPROVED, `{${projectIds.join(',')}}`],
  )
  const elements = new Map<string, NamedElement[]>(projectIds.map((id) => [id, []]))
  for (const { projectId, ...element } of found) elements.get(projectId)!.push(element)
  return elements
}

type ShotInScene = Pick<StoryboardShot, 'words' | 'heading' | 'dialogue'>

/**
 * The pictures of a shot: its own, then those of the elements it mentions, up to the highest limit of any
 * model. A take uses as many as its model accepts.
 */
export const referencesOf = (
  { words, heading, dialogue, keptReferences }: ShotInScene & Pick<StoryboardShot, 'keptReferences'>,
  elements: readonly NamedElement[],
): NamedPictures<KeptReference> =>
  picturesByName({ words, heading, dialogue, own: keptReferences }, elements, VIDEO_REFERENCES_MAX)

/** The elements in a shot, and the asset ids of its takes’ reference images. */
export interface ShotReferences {
  elements: NamedElement[]
  /** Its own, then those of its elements. */
  referenceIds: string[]
  /** The reference images of its elements only, by first mention: in the order of recorded inputs. */
  pictures: string[]
  /** The name of the element in each picture, by asset id. */
  subjects: ReadonlyMap<string, string>
}

/** The references of takes of these shots, by shot. */
export async function referencesByShot(
  em: EntityManager,
  shots: readonly StoryboardShot[],
): Promise<Map<string, ShotReferences>> {
  const byProject = await namedElementsByProject(em, [...new Set(shots.map(({ projectId }) => projectId))])
  return new Map(
    shots.map((shot) => {
      const own = shot.keptReferences.map(({ assetId }) => assetId)
      const known = byProject.get(shot.projectId)!
      const referenceIds = referencesOf(shot, known).pictures.map(({ assetId }) => assetId)
      const elements = elementsIn(shot, known)
      const added = new Set(referenceIds.filter((id) => !own.includes(id)))
      const pictures = picturesInTurn(elements)
        .map(({ assetId }) => assetId)
        .filter((id) => added.has(id))
      const subjects = new Map(
        elements.flatMap(({ name, label, pictures: shown }) =>
          shown.map(({ assetId }) => [assetId, label || name] as const),
        ),
      )
      return [shot.id, { elements, referenceIds, pictures, subjects }]
    }),
  )
}
