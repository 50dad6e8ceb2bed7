import { createContext, useCallback, useContext } from 'react'
import { type ProjectAction, type ProjectRole as Role, roleMay } from '#schema/project-roles'
import type { ProjectRole } from '../types.generated'

const ViewerRole = createContext<ProjectRole>('MANAGER')

/** Provides the user’s role in the project. Outside of project pages only the server decides. */
export const ViewerRoleProvider = ViewerRole.Provider

/** Whether the user’s role allows an action in the current project. */
export function useMay(): (action: ProjectAction) => boolean {
  const role = useContext(ViewerRole)
  return useCallback((action) => roleMay(role.toLowerCase() as Role, action), [role])
}

/** Text for users who cannot edit a project, by role; null for roles that can. */
export const readOnlyNote: Record<ProjectRole, string | null> = {
  VIEWER: 'You can view this project. Ask its owner for the editor role.',
  REVIEWER:
    'You can accept and reject videos and write notes in this project. Ask its owner for the editor role.',
  EDITOR: null,
  MANAGER: null,
}
