import type { Fact } from '#platform/events/events'
import type { Project } from './project.entity.js'

/**
 * The facts of a deletion, for those who could see the project and nobody else: one for each of them if it
 * was private.
 */
export const deletionFacts = ({ id, ownerId, isPrivate, memberIds }: Project): Fact[] => {
  if (!isPrivate) return [{ topic: 'project-gone', id, seenBy: 'team' }]
  const people = [...new Set([ownerId, ...memberIds])]
  return [
    { topic: 'project-gone', id, seenBy: 'admins' },
    ...people.map((userId): Fact => ({ topic: 'project-gone', id, seenBy: 'person', userId })),
  ]
}
