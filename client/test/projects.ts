import type { ProjectCardFieldsFragment } from '../src/features/projects/ProjectCardFields.generated'
import { WorkspaceDocument } from '../src/features/workspace/workspace.generated'
import type { ProjectRole } from '../src/entities/types.generated'
import type { WorkspaceFieldsFragment } from '../src/features/workspace/WorkspaceFields.generated'
import { ALWAYS, ana, type Answer } from './answers'

/** An empty project that ana can manage. */
export const makeProject = (changes: Partial<ProjectCardFieldsFragment & WorkspaceFieldsFragment> = {}) => ({
  __typename: 'Project' as const,
  id: '1',
  name: 'The Keeper',
  description: '',
  isPrivate: false,
  owner: { __typename: 'User' as const, id: ana.id, username: ana.username },
  createdAt: '2026-11-16T10:00:00Z',
  updatedAt: '2026-11-16T10:00:00Z',
  assetCount: 0,
  videoCount: 0,
  coverUrl: null,
  smallCoverUrl: null,
  viewerCanManage: true,
  openNoteCount: 0,
  viewerRole: 'MANAGER' as ProjectRole,
  memberRole: 'EDITOR' as ProjectRole,
  ...changes,
})

/** Mocks the workspace query of a project. */
export const workspaceOf = (project = makeProject()): Answer => ({
  request: { query: WorkspaceDocument, variables: { id: project.id } },
  maxUsageCount: ALWAYS,
  result: { data: { project } },
})
