import type { Viewer } from '../../core/viewer.js'
import type { Project } from './project.entity.js'

type Known = Pick<Project, 'ownerId' | 'isPrivate'>

/** The team sees every project but the private ones, which are their owner's and the admins' (product.md, People and rights). */
export const maySeeProject = (viewer: Viewer, project: Known): boolean =>
  !project.isPrivate || project.ownerId === viewer.id || viewer.isAdmin

/** Rename, delete, make private. */
export const mayManageProject = (viewer: Viewer, project: Known): boolean => project.ownerId === viewer.id || viewer.isAdmin
