import { isSelf } from '#platform/events/observed-viewer'
import type { Viewer } from '#platform/auth/viewer'
import { type Project, mayManageProject } from '../project/project.entity.js'
import type { Video } from './video.entity.js'

/** Deleting a video or film of the Trash forever: for who sees its project. */
export const mayDeleteForever = (
  viewer: Viewer,
  video: Pick<Video, 'authorId'>,
  project: Pick<Project, 'ownerId'>,
): boolean => isSelf(viewer, video.authorId) || mayManageProject(viewer, project)
