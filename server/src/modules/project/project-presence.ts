import type { EntityManager } from '@mikro-orm/postgresql'
import { LIMITS } from '#schema/limits'
import { presenceRule } from '#schema/rules/project'
import { check } from '#platform/errors/check'
import { announce, type DomainEventOf, type Events } from '#platform/events/events'
import type { Viewer } from '#platform/auth/viewer'
import type { Visible } from '#platform/auth/visible'
import type { Project } from './project.entity.js'
import type { Projects } from './project.service.js'

/** A person who has a project open, and what they edit in it. */
export interface PresentPerson {
  userId: string
  editedId: string | null
}
interface Entry extends PresentPerson {
  projectId: string
  /** When this process last heard of them, in milliseconds. */
  at: number
}

const MAX_ENTRIES = 10_000
const { expiryMs, maxPeople } = LIMITS.presence

/**
 * Who has a project open. Browsers repeat it, and each process keeps what it hears for a while, so nothing is stored, and a
 * restarted process knows all within one repetition.
 */
export class ProjectPresence {
  /** By project and person, the most recent last. */
  private readonly entries = new Map<string, Entry>()

  constructor(
    private readonly db: EntityManager,
    private readonly projects: Projects,
    events: Events,
  ) {
    events.on('presence', (event) => this.record(event))
  }

  /** Records that the viewer has the project open, or leaves it. Throws NOT_FOUND unless they see it. */
  async update(
    viewer: Viewer,
    input: { projectId: string; editedId?: string | null; isLeaving?: boolean },
  ): Promise<Visible<Project>> {
    const { editedId = null, isLeaving } = check(presenceRule, input)
    const project = await this.projects.open(viewer, input.projectId)
    const before = this.current(keyOf({ projectId: project.id, userId: viewer.id }))
    const isNew = isLeaving ? !!before : before?.editedId !== editedId
    const event = {
      topic: 'presence',
      projectId: project.id,
      userId: viewer.id,
      editedId,
      isNew,
      isLeaving,
    } as const
    if (isNew || !isLeaving) {
      this.record(event)
      await announce(this.db.fork(), event)
    }
    return project
  }

  /** The people who have the project open, the most recent first; at most `maxPeople`. */
  of({ id }: Pick<Project, 'id'>): PresentPerson[] {
    this.removeExpired()
    return [...this.entries.values()]
      .filter(({ projectId }) => projectId === id)
      .reverse()
      .slice(0, maxPeople)
  }

  private record({ projectId, userId, editedId, isLeaving }: DomainEventOf<'presence'>): void {
    const key = keyOf({ projectId, userId })
    this.entries.delete(key)
    if (!isLeaving) this.entries.set(key, { projectId, userId, editedId, at: Date.now() })
    if (this.entries.size > MAX_ENTRIES) this.entries.delete(this.entries.keys().next().value!)
    this.removeExpired()
  }

  private current(key: string): Entry | undefined {
    this.removeExpired()
    return this.entries.get(key)
  }

  private removeExpired(): void {
    for (const [key, { at }] of this.entries) {
      if (at > Date.now() - expiryMs) return
      this.entries.delete(key)
    }
  }
}

const keyOf = ({ projectId, userId }: { projectId: string; userId: string }) => `${projectId} ${userId}`
