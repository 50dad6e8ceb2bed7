import type { Fact } from '../../core/events.js'
import type { Project } from './project.entity.js'

/**
 * That a project was deleted, told to those who saw it and to nobody else: a fact for each of them where it
 * was private.
 */
export const goneFor = ({ id, ownerId, isPrivate, memberIds }: Project): Fact[] => {
  if (!isPrivate) return [{ topic: 'project-gone', id, seenBy: 'team' }]
  const people = [...new Set([ownerId, ...memberIds])]
  return [
    { topic: 'project-gone', id, seenBy: 'admins' },
    ...people.map((userId): Fact => ({ topic: 'project-gone', id, seenBy: 'person', userId })),
  ]
}
