import type { EntityManager } from '@mikro-orm/postgresql'
import type { SoundUse } from '#schema/limits'
import { isId } from '#platform/errors/check'
import { type Issue, badInput } from '#platform/errors/failure'
import { StoryboardShot } from './shot.entity.js'

/** Throws BAD_USER_INPUT if a sound is ordered for a shot outside the project. */
export async function requireShots(
  em: EntityManager,
  { projectId, uses }: { projectId: string; uses: readonly (SoundUse | null)[] },
): Promise<void> {
  const ids = uses.map((use) => (use && 'shotId' in use ? use.shotId : null))
  const shots = await em.find(
    StoryboardShot,
    { id: { $in: ids.filter(isId) }, projectId, deletedAt: null },
    { fields: ['id'] },
  )
  const issues = ids.flatMap((id, at): Issue[] =>
    id === null || shots.some((shot) => shot.id === id)
      ? []
      : [{ path: ['sounds', at, 'use', 'shotId'], message: 'This is not a shot of this project' }],
  )
  if (issues.length) throw badInput(issues)
}
