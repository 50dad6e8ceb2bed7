import type { EntityManager } from '@mikro-orm/postgresql'
import type { Events } from '../../core/events.js'
import type { FileReader } from '../../core/file-urls.js'
import { User } from '../account/user.entity.js'
import { Project } from './project.entity.js'
import { maySeeProject } from './project.policy.js'

/** For so many milliseconds an answer is believed where no event takes it back. */
const CACHE_MS = 60_000
const MAX_ENTRIES = 10_000

/**
 * Who may still read the files that addresses were made for. Asked at each request of a file, so answers are
 * kept for a minute; those about a person or a project that changed are forgotten at once, in every process.
 */
export class FileAccess {
  private readonly cached = new Map<string, { may: boolean; until: number }>()
  /** Grows with everything forgotten, so that what was read before is not remembered after it. */
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

  /** A member reads what belongs to no project, and what belongs to a project that they may see. */
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

  /** Forgets what is known of a person or a project. */
  private forget(id: string): void {
    this.changes += 1
    for (const key of this.cached.keys()) if (key.includes(id)) this.cached.delete(key)
  }
}
