import { copyFile, link, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { makeOnce } from '#platform/queue/shared/claims'
import { cacheCount } from '#platform/observability/activity'
import type { FilmCache, FilmLog, PartOrder, PartSharing } from '../film.js'

/** Runs as many tasks at once as there are slots; the others wait in order of arrival. */
class Slots {
  private free: number
  private readonly waiting: (() => void)[] = []

  constructor(count: number = availableParallelism()) {
    this.free = count
  }

  /** Takes a free slot; returns a function that releases it, or undefined if none is free. */
  enter(): (() => void) | undefined {
    if (this.free === 0) return undefined
    this.free--
    let isLeft = false
    return () => {
      if (!isLeft) this.leave()
      isLeft = true
    }
  }

  /** Runs `task` in its turn. Rejects with the signal's reason if aborted while waiting. */
  async run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted()
    if (this.free > 0) this.free--
    else await this.turn(signal)
    try {
      return await task()
    } finally {
      this.leave()
    }
  }

  private turn(signal?: AbortSignal): Promise<void> {
    return new Promise((fulfil, reject) => {
      const enter = () => {
        signal?.removeEventListener('abort', giveUp)
        fulfil()
      }
      const giveUp = () => {
        this.waiting.splice(this.waiting.indexOf(enter), 1)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', giveUp, { once: true })
      this.waiting.push(enter)
    })
  }

  private leave(): void {
    const next = this.waiting.shift()
    if (next) next()
    else this.free++
  }
}

const keptParts = cacheCount('film-parts')

/** A part of a film, and how it is made. */
export interface Part {
  key: string
  /** Preferred path; the result may be at another one. */
  to: string
  /** Writes all of it to `to`. Runs only on a cache miss, on a core of its own. */
  make(): Promise<void>
  /** What another machine needs to make it; undefined if that is not worthwhile. */
  order?: PartOrder
}

export interface PartOptions {
  cache?: FilmCache
  sharing?: PartSharing
  signal?: AbortSignal
  log?: FilmLog
}

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException)?.code === 'ENOENT'

/** Takes a file made by another task, which may end and delete it at any moment. */
const take = async (file: string, to: string): Promise<string | undefined> => {
  if (file === to) return to
  return link(file, to)
    .catch(() => copyFile(file, to))
    .then(
      () => to,
      (error: unknown) => {
        if (isGone(error)) return undefined
        throw error
      },
    )
}

const unlessAborted = async <T>(work: Promise<T>, signal?: AbortSignal): Promise<T> => {
  if (!signal) return work
  const left = new AbortController()
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true, signal: left.signal })
  })
  return Promise.race([work, aborted]).finally(() => left.abort())
}

/**
 * Makes each part of films once: takes it from the cache, or waits for another film of this process that is
 * making it, or makes it, on as many cores as there are. With `sharing`, this holds across processes: waiting
 * for another process takes no core.
 */
export class PartMaker {
  private readonly making = new Map<string, Promise<string>>()

  constructor(readonly slots: Slots = new Slots()) {}

  /**
   * Resolves to the part's path. Throws the errors of `make`; a failing cache counts as empty, and is logged.
   */
  async obtain(part: Part, options: PartOptions): Promise<string> {
    if (!options.cache) return this.make(part, options)
    for (;;) {
      options.signal?.throwIfAborted()
      const pending = this.making.get(part.key)
      if (!pending) return this.makeForAll(part, options)
      const pendingFile = await unlessAborted(
        pending.catch(() => undefined),
        options.signal,
      ) // this film may still succeed
      const made = pendingFile === undefined ? undefined : await take(pendingFile, part.to)
      if (made !== undefined) return made
    }
  }

  private makeForAll(part: Part, options: PartOptions): Promise<string> {
    const made = this.kept(part, options)
      .then((file) => {
        keptParts.add(file !== undefined)
        return file ?? (options.sharing ? this.share(part, options) : this.make(part, options))
      })
      .finally(() => this.making.delete(part.key))
    this.making.set(part.key, made)
    return made
  }

  private async make(part: Part, options: PartOptions): Promise<string> {
    const drawn = await this.slots.run(() => this.draw(part), options.signal)
    await this.keep(part, options)
    return drawn
  }

  private share(part: Part, options: PartOptions): Promise<string> {
    const { key, order } = part
    const { sharing, signal } = options
    const offered = order && sharing!.offer?.({ key, order })
    return makeOnce({
      key,
      claims: sharing!,
      find: () => this.kept(part, options),
      make: () => this.draw(part),
      keep: () => this.keep(part, options),
      inTurn: (work) => this.slots.run(() => Promise.resolve(offered).then(work), signal),
      signal,
    })
  }

  private async draw({ to, make }: Part): Promise<string> {
    await make().catch(async (error: unknown) => {
      await rm(to, { force: true })
      throw error
    })
    return to
  }

  private async keep({ key, to }: Part, { cache, log }: PartOptions): Promise<void> {
    await cache
      ?.keep(key, to)
      .catch((error: unknown) => log?.warn({ err: error, key }, 'A part of a film could not be kept'))
  }

  private async kept({ key, to }: Part, { cache, log }: PartOptions): Promise<string | undefined> {
    return cache?.fetch(key, to).catch((error: unknown) => {
      log?.warn({ err: error, key }, 'The film cache could not be read')
      return undefined
    })
  }
}
