import type { EntityManager } from '@mikro-orm/postgresql'
import type { Guest } from '#platform/auth/guest'
import type { DomainEvent, Events } from '#platform/events/events'
import { rateLimited } from '#platform/errors/failure'
import { versionOfFile } from '../versions.js'
import { usableLink } from './guests.service.js'

/** Streams of one guest, and of all guests of a link: at one address, and in total. */
const MAX_STREAMS = { ofGuest: 4, ofAddress: 100, ofLink: 1_000 }
/** A timer of Node.js cannot wait longer. */
const MAX_TIMER_MS = 2 ** 31 - 1

export type GuestEvent = 'changed' | 'ended'
/** Called with each event; after `ended` there are no more. */
type Listener = (event: GuestEvent) => unknown

interface LinkListener {
  /** The guest, or `files` for a file that is being sent. */
  of: string
  address?: string
  /** Of a file, the version that it belongs to. */
  videoId?: string
  call: Listener
}

interface FollowedLink {
  listeners: Set<LinkListener>
  /** Known once the link was read. */
  projectId?: string
  makerId?: string | null
  /** Fires when the link expires. */
  timer?: NodeJS.Timeout
}

/**
 * What guests of review links may still use: they are told when something they see changes, and at once when their link
 * ends or expires.
 */
export class GuestAccess {
  private readonly links = new Map<string, FollowedLink>()

  constructor(
    private readonly db: EntityManager,
    events: Events,
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

  /** Whether a guest of this link may read this file: one of a version that it shows now. */
  async mayRead(linkId: string, key: string): Promise<boolean> {
    return (await this.versionOfFile(linkId, key)) !== null
  }

  /**
   * Calls `end` once the link is over or no longer shows the file. Returns a function that stops it; null if that is so
   * already.
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
    // after listening, so that no change is missed
    const videoId = stop && (await this.versionOfFile(linkId, key))
    if (!videoId) stop?.()
    else listener.videoId = videoId
    return videoId ? stop : null
  }

  private async versionOfFile(linkId: string, key: string): Promise<string | null> {
    const em = this.db.fork()
    const link = await usableLink(em, { id: linkId })
    return link && versionOfFile(em, link, key)
  }

  /**
   * Calls `listener` for each event of the guest’s link. Returns a function that stops it; null if the link is over.
   * Throws RATE_LIMITED for too many of a guest or a link.
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
    // before the link is read, so that no end is missed
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
      Object.assign(followed, { projectId: link.projectId, makerId: link.createdById })
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
    if (linkId) this.tell(linkId, 'changed')
  }

  /** Versions come and go with the videos of their project; a file matters to who is being sent it. */
  private videoChanged({ id, projectId }: Extract<DomainEvent, { topic: 'video' | 'video-gone' }>): void {
    for (const [linkId, link] of this.links)
      if (link.projectId === projectId) this.tell(linkId, 'changed', id)
  }

  private recheckAll(concerns: (link: FollowedLink) => boolean): void {
    for (const [id, link] of this.links) if (concerns(link)) void this.recheck(id)
  }

  /** Tells guests that their link has ended, or that something changed. A link that cannot be read is read later. */
  private async recheck(linkId: string): Promise<void> {
    const followed = this.links.get(linkId)
    if (!followed) return
    const link = await usableLink(this.db.fork(), { id: linkId }).catch(() => undefined)
    if (link === undefined) {
      clearTimeout(followed.timer)
      followed.timer = setTimeout(() => void this.recheck(linkId), 1_000).unref()
      return
    }
    if (link) return this.tell(linkId, 'changed')
    this.tell(linkId, 'ended')
    this.forget(linkId)
  }

  private tell(linkId: string, event: GuestEvent, video?: string): void {
    for (const { of, videoId, call } of this.links.get(linkId)?.listeners ?? [])
      if (of !== 'files' || event === 'ended' || (videoId ?? video) === video) call(event)
  }
}
