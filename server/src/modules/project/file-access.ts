import type { EntityManager } from '@mikro-orm/postgresql'
import type { Events } from '#platform/events/events'
import type { FileReader } from '#platform/api/context'
import { User } from '../account/user.entity.js'
import { Project, maySeeProject } from './project.entity.js'

/** How long a result is cached without an invalidating event, in milliseconds. */
const CACHE_MS = 60_000
const MAX_ENTRIES = 10_000

/**
 * Whether the person for whom a file URL was signed may still read the file. Checked on each request of a file; results
 * are cached for a minute. Changes of a person or project invalidate them immediately in every process.
 */
export class FileAccess {
  private readonly cached = new Map<string, { may: boolean; until: number }>()
  /** Counts invalidations, so that a result read before one is not cached after it. */
  private changes = 0

  constructor(
    private readonly db: EntityManager,
    events: Events,
  ) {
    events.on('member', ({ id }) => this.forget(id))
    events.on('project', ({ id }) => this.forget(id))
    events.on('project-gone', ({ id }) => this.forget(id))
    events.onGap(() => this.forget(''))
  }

  /** A member may read files that belong to no project, or to a project that they may see. */
  async mayRead({ viewerId, projectId }: FileReader): Promise<boolean> {
    const key = `${viewerId} ${projectId ?? ''}`
    const known = this.cached.get(key)
    if (known && known.until > Date.now()) return known.may
    const { changes } = this
    const may = await this.ask(viewerId, projectId)
    if (this.cached.size >= MAX_ENTRIES) this.cached.clear()
    if (changes === this.changes) this.cached.set(key, { may, until: Date.now() + CACHE_MS })
    return may
  }

  private async ask(viewerId: string, projectId: string | null | undefined): Promise<boolean> {
    const em = this.db.fork()
    const viewer = await em.findOne(User, { id: viewerId, revokedAt: null })
    if (!viewer || !projectId) return !!viewer
    const project = await em.findOne(Project, projectId)
    return !!project && maySeeProject(viewer, project)
  }

  /** Removes cached results for a person or a project. */
  private forget(id: string): void {
    this.changes += 1
    for (const key of this.cached.keys()) if (key.includes(id)) this.cached.delete(key)
  }
}
