import {
  PROJECT_ROLES,
  type ProjectAction,
  type ProjectRole,
  refusalOf,
  roleMay,
} from '#schema/project-roles'
import type { Viewer } from '#platform/auth/viewer'
import { forbidden } from '#platform/errors/failure'
import { isAmong, isSelf } from '#platform/events/observed-viewer'
import type { Project } from './project.entity.js'

type Person = Pick<Viewer, 'id' | 'isAdmin'>
/** What decides who may do what in a project. */
export type RolesOfProject = Pick<Project, 'ownerId' | 'isPrivate' | 'members' | 'memberRole'>

/**
 * The role of a person in a project, also in one of the Trash: owner and admins are managers, listed members have their
 * own role, and others the role of the team, or none while the project is private (specification P20).
 */
export function roleIn(person: Person, project: RolesOfProject): ProjectRole | null {
  if (isSelf(person, project.ownerId) || person.isAdmin) return 'manager'
  const own = PROJECT_ROLES.find((role) => {
    const ids = Object.keys(project.members).filter((id) => project.members[id] === role)
    return ids.length > 0 && isAmong(person, ids)
  })
  return own ?? (project.isPrivate ? null : project.memberRole)
}

/** Whether a person may do this in a project; nobody may do anything in one of the Trash. */
export const may = (
  person: Person,
  project: RolesOfProject & Pick<Project, 'deletedAt'>,
  action: ProjectAction,
): boolean => !project.deletedAt && roleMay(roleIn(person, project), action)

/** Throws FORBIDDEN, naming the role, unless the viewer may do this in a project that they see. */
export function requireMay(viewer: Viewer, project: Project, action: ProjectAction): void {
  if (!may(viewer, project, action)) throw forbidden(refusalOf(action))
}

/** What owners may do, also in the Trash: change, delete, restore. */
export const mayManageProject = (viewer: Viewer, project: RolesOfProject): boolean =>
  roleMay(roleIn(viewer, project), 'manage')
