import type { EntityManager } from '@mikro-orm/postgresql'
import { VIDEO_REFERENCES_MAX } from '#schema/limits'
import type { ImageUse } from '#schema/element-images'
import { type ElementLook, elementsAt } from '#schema/element-looks'
import type { ShownSubject } from '#schema/models/named-references'
import {
  type NamedPictures,
  type PromptElement,
  elementsIn,
  picturesByName,
  picturesInTurn,
  refersTo,
} from '#schema/shot-elements'
import { announce } from '#platform/events/events'
import type { BatchRead, Loaders } from '#platform/queries/loaders'
import { ApprovalStatus } from '../../library/asset.entity.js'
import type { KeptReference } from '../../video/clip.entity.js'
import type { StoryboardShot } from '../shots/shot.entity.js'

type ElementPicture = KeptReference & { use?: ImageUse | null }

/** Usable pictures are approved, not deleted, and in the project of their element. */
export interface NamedElement extends PromptElement {
  id: string
  pictures: readonly ElementPicture[]
  /** In the order of the storyboard. */
  looks: readonly (ElementLook<ElementPicture> & { fromShotId: string })[]
}

/** Whether an element, or one of its looks, has an asset: SQL with the table `storyboard_element` as `s`. */
export const usesAsset = (id: string): string =>
  `(s.asset_ids @> array[${id}] or
    s.looks @> jsonb_build_array(jsonb_build_object('assetIds', jsonb_build_array(${id}))))`

/** The usable pictures of an array of asset ids, in order, as JSON. */
const usablePictures = (ids: string): string =>
  `(select coalesce(json_agg(json_build_object(
       'assetId', a.id, 'name', a.name, 'use', s.image_uses ->> a.id::text) order by k.at), '[]')
    from ${ids} with ordinality as k (asset_id, at)
    join project_asset p on p.project_id = s.project_id and p.asset_id = k.asset_id::uuid
    join asset a on a.id = p.asset_id and a.deleted_at is null and a.approval_status = ?)`

/** The elements of projects, by project, ordered by name. */
const namedElementsByProject: BatchRead<NamedElement[]> = async (em, projectIds) => {
  const found = await em.execute<(NamedElement & { projectId: string })[]>(
    `select s.id, s.kind, s.name, s.label, s.description, s.project_id as "projectId",
       ${usablePictures('unnest(s.asset_ids)')} as pictures,
       (select coalesce(json_agg(json_build_object(
           'fromShotId', l.look ->> 'fromShotId', 'from', f.position, 'description', l.look ->> 'description',
           'pictures', ${usablePictures(`jsonb_array_elements_text(l.look -> 'assetIds')`)}
         ) order by f.position nulls last), '[]')
        from jsonb_array_elements(s.looks) as l (look)
        left join storyboard_shot f on f.id = (l.look ->> 'fromShotId')::uuid and f.deleted_at is null) as looks
     from storyboard_element s
     where s.project_id = any(?::uuid[]) and s.deleted_at is null order by s.name_key`,
    [ApprovalStatus.APPROVED, ApprovalStatus.APPROVED, `{${projectIds.join(',')}}`],
  )
  const elements = new Map<string, NamedElement[]>(projectIds.map((id) => [id, []]))
  for (const { projectId, ...element } of found) elements.get(projectId)!.push(element)
  return elements
}

/** The elements of the project of a shot, as they look in it. */
export const elementsFor = async (
  shot: Pick<StoryboardShot, 'projectId' | 'position' | 'camera'>,
  loaders: Loaders,
): Promise<NamedElement[]> =>
  elementsAt((await loaders.of(namedElementsByProject).load(shot.projectId)) ?? [], shot)

/** An element that is not deleted, with its usable pictures. */
export async function namedElement(
  { id, projectId }: { id: string; projectId: string },
  loaders: Loaders,
): Promise<Pick<NamedElement, 'pictures' | 'looks'>> {
  const elements = await loaders.of(namedElementsByProject).load(projectId)
  return elements?.find((element) => element.id === id) ?? { pictures: [], looks: [] }
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
  /** What each picture of an element shows, by asset id. */
  subjects: ReadonlyMap<string, ShownSubject>
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
      const known = elementsAt(byProject.get(shot.projectId)!, shot)
      const referenceIds = referencesOf(shot, known).pictures.map(({ assetId }) => assetId)
      const elements = elementsIn(shot, known)
      const added = new Set(referenceIds.filter((id) => !own.includes(id)))
      const pictures = picturesInTurn(elements)
        .map(({ assetId }) => assetId)
        .filter((id) => added.has(id))
      const subjects = new Map(
        elements.flatMap(({ name, label, pictures: shown }) =>
          shown.map(
            ({ assetId, use }) => [assetId, { subject: label || name, use: use ?? undefined }] as const,
          ),
        ),
      )
      return [shot.id, { elements, referenceIds, pictures, subjects }]
    }),
  )
}

/** Announces the moved shots with an element whose look depends on the position of a shot. Within the transaction of `em`. */
export async function announceLooks(
  em: EntityManager,
  projectId: string,
  moved: readonly StoryboardShot[],
): Promise<void> {
  const elements = await em.execute<{ nameKey: string }[]>(
    `select name_key as "nameKey" from storyboard_element
     where project_id = ? and deleted_at is null and looks <> '[]'`,
    [projectId],
  )
  const keys = elements.map(({ nameKey }) => nameKey)
  const looking = moved.filter((shot) => refersTo(shot, keys))
  await announce(em, ...looking.map(({ id }) => ({ topic: 'storyboard-shot' as const, id, projectId })))
}
