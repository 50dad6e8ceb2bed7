import type { EntityManager } from '@mikro-orm/postgresql'
import type { Guest } from '#platform/auth/guest'
import type { DomainEvent, Events } from '#platform/events/events'
import type { Hooks } from '#platform/events/hooks'
import { rateLimited } from '#platform/errors/failure'
import { versionOfFile } from '../versions.js'
import { ReviewKind } from '../review-link.entity.js'
import { usableLink } from './guests.service.js'

/** Maximum number of streams of a guest, of an address, and of a link. */
const MAX_STREAMS = { ofGuest: 4, ofAddress: 100, ofLink: 1_000 }
/** The maximum delay of a Node.js timer. */
const MAX_TIMER_MS = 2 ** 31 - 1

export type GuestEvent = 'changed' | 'ended'
/** Called with each event; `ended` is the last one. */
type Listener = (event: GuestEvent) => unknown

interface LinkListener {
  /** The guest, or `files` for a file that is being served. */
  of: string
  address?: string
  /** For a file, its version. */
  videoId?: string
  call: Listener
}

interface FollowedLink {
  listeners: Set<LinkListener>
  /** Undefined until the link is loaded. */
  projectId?: string
  kind?: ReviewKind
  makerId?: string | null
  /** Fires when the link expires. */
  timer?: NodeJS.Timeout
}

/**
 * Tracks what guests of review links may access. Notifies them of changes, and at once when their link ends or
 * expires.
 */
export class GuestAccess {
  private readonly links = new Map<string, FollowedLink>()

  constructor(
    private readonly db: EntityManager,
    events: Events,
    private readonly hooks: Pick<Hooks, 'run'>,
  ) {
    events.on('review-link', ({ id }) => void this.recheck(id))
    events.on('note', (event) => this.noteChanged(event))
    events.on('note-gone', (event) => this.noteChanged(event))
    for (const topic of ['video', 'video-gone'] as const)
      events.on(topic, (event) => this.videoChanged(event))
    for (const topic of ['project', 'project-gone'] as const)
      events.on(topic, ({ id }) => this.recheckAll(({ projectId }) => projectId === id))
    events.on('member', ({ id }) => this.recheckAll(({ makerId }) => makerId === id))
    events.onGap(() => this.recheckAll(() => true))
  }

  /** Notifies the guests of links to the first frames of a project. */
  firstFramesChanged(projectId: string): void {
    for (const [linkId, link] of this.links)
      if (link.projectId === projectId && link.kind === ReviewKind.FIRST_FRAMES)
        this.notify(linkId, 'changed')
  }

  /** Whether the file belongs to a version or first frame that the link currently shows. */
  async mayRead(linkId: string, key: string): Promise<boolean> {
    return (await this.versionOfFile(linkId, key)) !== null
  }

  /**
   * Calls `end` when the link has ended or no longer shows the file. Returns a function that unsubscribes, or null if the
   * link does not show the file now.
   */
  async followFile(linkId: string, key: string, end: () => void): Promise<(() => void) | null> {
    const listener: LinkListener = {
      of: 'files',
      call: async (event) => {
        const isOver = event === 'ended' || !(await this.mayRead(linkId, key).catch(() => true))
        if (isOver) end()
      },
    }
    const stop = await this.listen(linkId, listener)
    // read after subscribing, so that no change is missed
    const videoId = stop && (await this.versionOfFile(linkId, key))
    if (!videoId) stop?.()
    else listener.videoId = videoId
    return videoId ? stop : null
  }

  private async versionOfFile(linkId: string, key: string): Promise<string | null> {
    const em = this.db.fork()
    const link = await usableLink(em, { id: linkId })
    if (link?.kind !== ReviewKind.FIRST_FRAMES) return link && versionOfFile(em, link, key)
    const file: { projectId: string; key: string; shownAs: string | null } = { ...link, key, shownAs: null }
    await this.hooks.run('guest-file', em, file)
    return file.shownAs
  }

  /**
   * Calls `listener` for each event of the guest’s link. Returns a function that unsubscribes, or null if the link has
   * ended. Throws RATE_LIMITED for too many streams.
   */
  async follow(
    { id, linkId, address }: Pick<Guest, 'id' | 'linkId' | 'address'>,
    listener: Listener,
  ): Promise<(() => void) | null> {
    const streams = [...(this.links.get(linkId)?.listeners ?? [])].filter(({ of }) => of !== 'files')
    const ofGuest = streams.filter(({ of }) => of === id).length
    const ofAddress = streams.filter((stream) => stream.address === address).length
    if (
      ofGuest >= MAX_STREAMS.ofGuest ||
      ofAddress >= MAX_STREAMS.ofAddress ||
      streams.length >= MAX_STREAMS.ofLink
    )
      throw rateLimited('Too many connections', 10)
    return this.listen(linkId, { of: id, address, call: listener })
  }

  private async listen(linkId: string, listener: LinkListener): Promise<(() => void) | null> {
    const followed: FollowedLink = this.links.get(linkId) ?? { listeners: new Set() }
    // registered before the link is read, so that its end is not missed
    this.links.set(linkId, followed)
    followed.listeners.add(listener)
    const stop = () => {
      followed.listeners.delete(listener)
      if (!followed.listeners.size && this.links.get(linkId) === followed) this.forget(linkId)
    }
    try {
      const link = await usableLink(this.db.fork(), { id: linkId })
      if (!link) {
        stop()
        return null
      }
      Object.assign(followed, { projectId: link.projectId, kind: link.kind, makerId: link.createdById })
      followed.timer ??= this.timerFor(linkId, link.expiresAt)
      return stop
    } catch (error) {
      stop()
      throw error
    }
  }

  private timerFor(linkId: string, expiresAt: Date): NodeJS.Timeout {
    const ms = Math.min(MAX_TIMER_MS, Math.max(0, expiresAt.getTime() - Date.now()) + 1)
    return setTimeout(() => void this.recheck(linkId), ms).unref()
  }

  private forget(linkId: string): void {
    clearTimeout(this.links.get(linkId)?.timer)
    this.links.delete(linkId)
  }

  private noteChanged({ linkId }: Extract<DomainEvent, { topic: 'note' | 'note-gone' }>): void {
    if (linkId) this.notify(linkId, 'changed')
  }

  /** A change of a video may change the versions of links, and end files that are being served. */
  private videoChanged({ id, projectId }: Extract<DomainEvent, { topic: 'video' | 'video-gone' }>): void {
    for (const [linkId, link] of this.links)
      if (link.projectId === projectId) this.notify(linkId, 'changed', id)
  }

  private recheckAll(concerns: (link: FollowedLink) => boolean): void {
    for (const [id, link] of this.links) if (concerns(link)) void this.recheck(id)
  }

  /** Notifies guests that their link has ended or changed. Retries later if the link cannot be read. */
  private async recheck(linkId: string): Promise<void> {
    const followed = this.links.get(linkId)
    if (!followed) return
    const link = await usableLink(this.db.fork(), { id: linkId }).catch(() => undefined)
    if (link === undefined) {
      clearTimeout(followed.timer)
      followed.timer = setTimeout(() => void this.recheck(linkId), 1_000).unref()
      return
    }
    if (link) return this.notify(linkId, 'changed')
    this.notify(linkId, 'ended')
    this.forget(linkId)
  }

  private notify(linkId: string, event: GuestEvent, video?: string): void {
    for (const { of, videoId, call } of this.links.get(linkId)?.listeners ?? [])
      if (of !== 'files' || event === 'ended' || (videoId ?? video) === video) call(event)
  }
}
