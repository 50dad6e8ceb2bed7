import { createContext, useCallback, useContext } from 'react'
import { type ProjectAction, type ProjectRole as Role, roleMay } from '#schema/project-roles'
import type { ProjectRole } from '../types.generated'

const ViewerRole = createContext<ProjectRole>('MANAGER')

/** The user’s role for everything below. Outside of a project’s page only the server decides. */
export const ViewerRoleProvider = ViewerRole.Provider

/** Whether the user may do something in the project of this page. */
export function useMay(): (action: ProjectAction) => boolean {
  const role = useContext(ViewerRole)
  return useCallback((action) => roleMay(role.toLowerCase() as Role, action), [role])
}

/** What a user who may not change a project is told; null for users who may. */
export const readOnlyNote: Record<ProjectRole, string | null> = {
  VIEWER: 'You can view this project. Ask its owner for the editor role.',
  REVIEWER:
    'You can accept and decline videos and write notes in this project. Ask its owner for the editor role.',
  EDITOR: null,
  MANAGER: null,
}
