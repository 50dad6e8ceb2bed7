import type { Loaders } from '#platform/queries/loaders'
import type { Viewer } from '#platform/auth/viewer'
import { projectsById } from './project.loader.js'
import { maySeeProject } from './project.policy.js'

/** A thing of a project, for a viewer who may see that project; null for everybody else. */
export async function ofVisibleProject<Thing extends { projectId: string | null }>(
  viewer: Viewer,
  thing: Thing | null,
  loaders: Loaders,
): Promise<Thing | null> {
  const project = thing?.projectId ? await loaders.of(projectsById).load(thing.projectId) : null
  return project && maySeeProject(viewer, project) ? thing : null
}
