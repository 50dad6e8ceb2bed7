import type { EntityManager } from '@mikro-orm/postgresql'
import { namedSetsByProject, referencesOf } from './named-sets.js'
import type { StoryboardShot } from './shot.entity.js'

/** The pictures that a take of a shot refers to, as ids of assets. */
export interface ShotReferences {
  /** All of them: its own, then those that its words bring along. */
  referenceIds: string[]
  /** Those that names in its words bring along. */
  pictures: string[]
}

/** What takes of these shots refer to, by shot. */
export async function referencesByShot(
  em: EntityManager,
  shots: readonly StoryboardShot[],
): Promise<Map<string, ShotReferences>> {
  const sets = await namedSetsByProject(em, [...new Set(shots.map(({ projectId }) => projectId))])
  return new Map(
    shots.map((shot) => {
      const own = shot.keptReferences.map(({ assetId }) => assetId)
      const referenceIds = referencesOf(shot, sets.get(shot.projectId)!).pictures.map(
        ({ assetId }) => assetId,
      )
      return [shot.id, { referenceIds, pictures: referenceIds.filter((id) => !own.includes(id)) }]
    }),
  )
}
