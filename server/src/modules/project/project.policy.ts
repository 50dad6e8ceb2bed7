import { isAmong, isSelf } from '#platform/events/observed-viewer'
import type { Viewer } from '#platform/auth/viewer'
import type { Project } from './project.entity.js'

type Known = Pick<Project, 'ownerId' | 'isPrivate' | 'memberIds' | 'deletedAt'>

/**
 * The team sees every project but the private ones: those are visible to their owner, their members, and
 * admins (specification P7). Nobody sees one that is in the Trash.
 */
export const maySeeProject = (viewer: Pick<Viewer, 'id' | 'isAdmin'>, project: Known): boolean =>
  !project.deletedAt &&
  (!project.isPrivate ||
    isSelf(viewer, project.ownerId) ||
    viewer.isAdmin ||
    isAmong(viewer, project.memberIds))

/** Rename, delete and restore, delete forever, make private. */
export const mayManageProject = (viewer: Viewer, project: Pick<Project, 'ownerId'>): boolean =>
  isSelf(viewer, project.ownerId) || viewer.isAdmin
