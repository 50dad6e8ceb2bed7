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
/** The fields of a project that determine roles. */
export type RolesOfProject = Pick<Project, 'ownerId' | 'isPrivate' | 'members' | 'memberRole'>

/**
 * The role of a person in a project, also in the Trash: owner and admins are managers, listed members have their own role, and
 * others the role of the team, or none if the project is private (specification P20).
 */
export function roleIn(person: Person, project: RolesOfProject): ProjectRole | null {
  if (isSelf(person, project.ownerId) || person.isAdmin) return 'manager'
  const own = PROJECT_ROLES.find((role) => {
    const ids = Object.keys(project.members).filter((id) => project.members[id] === role)
    return ids.length > 0 && isAmong(person, ids)
  })
  return own ?? (project.isPrivate ? null : project.memberRole)
}

/** Whether a person may perform an action in a project; always false in the Trash. */
export const may = (
  person: Person,
  project: RolesOfProject & Pick<Project, 'deletedAt'>,
  action: ProjectAction,
): boolean => !project.deletedAt && roleMay(roleIn(person, project), action)

/** Throws FORBIDDEN with the required role unless the viewer may perform an action in a project that they see. */
export function requireMay(viewer: Viewer, project: Project, action: ProjectAction): void {
  if (!may(viewer, project, action)) throw forbidden(refusalOf(action))
}

/** Whether the viewer is a manager, who may also delete and restore the project. */
export const mayManageProject = (viewer: Viewer, project: RolesOfProject): boolean =>
  roleMay(roleIn(viewer, project), 'manage')
