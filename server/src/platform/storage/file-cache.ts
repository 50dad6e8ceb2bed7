import { randomUUID } from 'node:crypto'
import { copyFile, link, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { PRIVATE, freeBytes, privateFolder } from './private-files.js'
import type { StorageTraffic } from './contract.js'

/** Incomplete files without writes for this long are leftovers of a killed process. */
const ABANDONED_MS = 60 * 60 * 1000
/** Files unused for this long are removed even if there is room. */
const UNUSED_MS = 14 * 24 * 60 * 60 * 1000
/** Evictions shrink the cache to this share of its limit, so that not every new file causes one. */
const KEPT_SHARE = 0.9
/** After adding this share of the limit, a process rereads the folder, as other processes also fill it. */
const LOOK_SHARE = 1 / 16
const ARRIVING = 'arriving-'

const FULL = new Set(['ENOSPC', 'EDQUOT'])
const FILE_SYSTEM = new Set([
  ...FULL,
  'EACCES',
  'EPERM',
  'EROFS',
  'EIO',
  'ENOENT',
  'ENOTDIR',
  'EEXIST',
  'EXDEV',
])
const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException | undefined)?.code)

/** Downloads a whole file to a new path. */
type Download = (to: string) => Promise<void>

interface Entry {
  name: string
  bytes: number
  usedAt: number
}

/**
 * An LRU cache of immutable files in a folder of limited size, which persists and may be shared by several processes.
 * Files appear once they are completely on the disk. If the folder is unusable, files are fetched without a cache.
 */
export class FileCache {
  private readonly arriving = new Map<string, Promise<void>>()
  private evicting: Promise<void> | undefined
  private addedBytes = Infinity

  constructor(
    private readonly folder: string,
    private readonly limits: {
      /** The maximum size of all files together. */
      mostBytes: number
      /** Bytes to leave free on the disk. */
      reserveBytes: number
    },
    private readonly traffic: StorageTraffic,
  ) {}

  /**
   * Places the file of this name at `file`, from the cache or by downloading it; it must not be modified. Concurrent
   * calls for the same name share one download.
   */
  async fetch(name: string, file: string, download: Download): Promise<void> {
    for (;;) {
      if (await this.take(name, file)) {
        this.traffic.cacheHits++
        return
      }
      const others = this.arriving.get(name)
      if (!others) return this.miss(name, file, download)
      await others.catch(() => undefined) // another caller’s download failed: try again
    }
  }

  private miss(name: string, file: string, download: Download): Promise<void> {
    this.traffic.cacheMisses++
    const fetching = this.downloadAndKeep(name, file, download).finally(() => this.arriving.delete(name))
    this.arriving.set(name, fetching)
    return fetching
  }

  /** Whether the file is cached. */
  async has(name: string): Promise<boolean> {
    return stat(this.pathOf(name)).then(
      () => true,
      () => false,
    )
  }

  /** Removes files from the cache. */
  async forget(names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => this.remove(name)))
  }

  /** Evicts files beyond the limits. */
  evict(): Promise<void> {
    this.evicting ??= this.removeOldest(0).finally(() => (this.evicting = undefined))
    return this.evicting
  }

  /** Frees at least this many bytes of disk space, or the whole cache if it holds less. */
  async release(bytes: number): Promise<void> {
    await this.evicting
    await this.removeOldest(bytes)
  }

  private pathOf(name: string): string {
    return join(this.folder, name.replaceAll('/', '-'))
  }

  private async take(name: string, file: string): Promise<boolean> {
    const cached = this.pathOf(name)
    try {
      await place(cached, file)
      await utimes(cached, new Date(), new Date()).catch(() => undefined) // it may have been evicted meanwhile
      return true
    } catch (error) {
      if (!FILE_SYSTEM.has(codeOf(error))) throw error
      return false
    }
  }

  private async downloadAndKeep(name: string, file: string, download: Download): Promise<void> {
    const arriving = join(this.folder, `${ARRIVING}${randomUUID()}`)
    try {
      await privateFolder(this.folder)
      await download(arriving)
      const bytes = await settle(arriving)
      await place(arriving, file)
      if (bytes <= this.limits.mostBytes) {
        await rename(arriving, this.pathOf(name))
        await this.added(bytes)
      }
    } catch (error) {
      if (!FILE_SYSTEM.has(codeOf(error))) throw error
      this.traffic.cacheFailures++
      await rm(arriving, { force: true }).catch(() => undefined)
      if (FULL.has(codeOf(error))) await this.release(Infinity).catch(() => undefined)
      await downloadTo(file, download)
    } finally {
      await rm(arriving, { force: true }).catch(() => undefined)
    }
  }

  /** Counts added bytes, and regularly evicts files, since other processes add files too. */
  private async added(bytes: number): Promise<void> {
    this.addedBytes += bytes
    const isTight = (await freeBytes(this.folder)) < this.limits.reserveBytes
    if (isTight || this.addedBytes >= this.limits.mostBytes * LOOK_SHARE) await this.evict()
  }

  private async removeOldest(release: number): Promise<void> {
    const { mostBytes, reserveBytes } = this.limits
    this.addedBytes = 0
    const entries = (await this.entries()).toSorted((a, b) => a.usedAt - b.usedAt)
    let bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0)
    const lacking = Math.max(release, reserveBytes - (await freeBytes(this.folder).catch(() => Infinity)))
    const targetBytes = Math.min(bytes > mostBytes ? mostBytes * KEPT_SHARE : bytes, bytes - lacking)
    for (const { name, bytes: own, usedAt } of entries) {
      if (bytes <= targetBytes && usedAt > Date.now() - UNUSED_MS) break
      await this.remove(name)
      bytes -= own
      this.traffic.cacheEvictions++
    }
    this.traffic.cachedBytes = bytes
  }

  /** The cached files. Also removes leftovers. */
  private async entries(): Promise<Entry[]> {
    const names = await readdir(this.folder).catch(() => [])
    const found = await Promise.all(
      names.map(async (name): Promise<Entry[]> => {
        const known = await stat(join(this.folder, name)).catch(() => undefined)
        if (!known) return [] // another process has removed it
        if (!name.startsWith(ARRIVING)) return [{ name, bytes: known.size, usedAt: known.mtimeMs }]
        if (known.mtimeMs < Date.now() - ABANDONED_MS) await this.remove(name)
        return []
      }),
    )
    return found.flat()
  }

  private async remove(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true }).catch(() => undefined) // a leftover only takes space
  }
}

/** Downloads without a cache; the file appears once it is complete. */
export async function downloadTo(file: string, download: Download): Promise<void> {
  const arriving = `${file}.arriving`
  await rm(arriving, { force: true })
  await download(arriving)
  await rename(arriving, file)
}

/** Hard-links or copies a file to another path. */
async function place(from: string, to: string): Promise<void> {
  const arriving = `${to}.arriving`
  await rm(arriving, { force: true })
  await link(from, arriving).catch(async (error: unknown) => {
    if (codeOf(error) === 'ENOENT') throw error
    await copyFile(from, arriving) // another disk
  })
  await rename(arriving, to)
}

/** Flushes a file to the disk; returns its size. */
async function settle(file: string): Promise<number> {
  const handle = await open(file, 'r+', PRIVATE.file)
  try {
    await handle.sync()
    return (await handle.stat()).size
  } finally {
    await handle.close()
  }
}
