import { randomUUID } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { access, chmod, copyFile, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { GrowingFile } from './growing-file.js'
import { type FileFacts, FileMissing, isKey, type Storage, StorageAway, StorageTraffic } from './contract.js'
import { closeToOthers, freeBytes, PRIVATE, requireWritable } from './private-files.js'

/** The folder of incomplete files. */
const ARRIVING = 'arriving'

/**
 * Files in a local folder that only its owner can access. A file appears under its key atomically, after its bytes
 * are safe on disk.
 */
export class FolderStorage implements Storage {
  readonly traffic = new StorageTraffic()

  constructor(private readonly root: string) {}

  async put(key: string, source: string | Readable | GrowingFile): Promise<void> {
    const file = this.pathOf(key)
    if (source instanceof GrowingFile) await source.until(source.bytes)
    const whole = source instanceof GrowingFile ? source.path : source
    const arriving = await this.arrivingPath()
    try {
      if (typeof whole === 'string') await share(whole, arriving)
      else await write(whole, arriving)
      await chmod(arriving, PRIVATE.file)
      await settle(arriving)
      const made = await mkdir(dirname(file), { recursive: true, mode: PRIVATE.folder })
      await rename(arriving, file)
      await settle(dirname(file))
      if (made) await settle(dirname(made))
    } catch (error) {
      await rm(arriving, { force: true })
      throw error
    }
  }

  async read(key: string, range?: { start: number; end: number }): Promise<Readable> {
    await this.stat(key)
    return createReadStream(this.pathOf(key), range)
  }

  async stat(key: string): Promise<FileFacts> {
    const { size, mtimeMs, mtime } = await stat(this.pathOf(key)).catch(
      async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
        await this.requireMounted()
        throw new FileMissing(key, { cause: error })
      },
    )
    return {
      bytes: size,
      etag: `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`,
      modified: mtime,
    }
  }

  async fetchTo(key: string): Promise<string> {
    await this.stat(key)
    return this.pathOf(key)
  }

  async isHere(): Promise<boolean> {
    return true
  }

  async remove(keys: readonly string[]): Promise<void> {
    await this.requireMounted()
    await Promise.all(keys.filter(isKey).map((key) => rm(this.pathOf(key), { force: true })))
  }

  async sweep(before: Date): Promise<void> {
    const folder = join(this.root, ARRIVING)
    for (const name of await readdir(folder).catch(() => [])) {
      const file = join(folder, name)
      // it may have been moved to its key meanwhile
      const { ctime } = await stat(file).catch(() => ({ ctime: undefined }))
      if (ctime && ctime < before) await rm(file, { force: true })
    }
  }

  async isEmpty(): Promise<boolean> {
    const names = await readdir(this.root).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    return names.every((name) => name === 'lost+found')
  }

  async usable(): Promise<void> {
    const probe = await this.arrivingPath()
    await closeToOthers(this.root)
    await requireWritable(probe)
  }

  async free(): Promise<number> {
    await this.arrivingPath()
    return freeBytes(this.root)
  }

  /** A folder has no cache to release. */
  async release(): Promise<void> {}

  private pathOf(key: string): string {
    if (!isKey(key)) throw new FileMissing(key)
    return join(this.root, key)
  }

  /** The path of an incomplete file: in the same folder tree, so that moving it is atomic. */
  private async arrivingPath(): Promise<string> {
    const folder = join(this.root, ARRIVING)
    if (this.wasHere) await this.requireMounted()
    else await mkdir(folder, { recursive: true, mode: PRIVATE.folder })
    this.wasHere = true
    return join(folder, randomUUID())
  }

  /**
   * A folder that existed once is not created again: if a disk was unmounted, files would be lost in its mount point.
   */
  private wasHere = false

  /** Throws `StorageAway` if the whole folder is missing, unlike for a missing file. */
  private async requireMounted(): Promise<void> {
    await access(join(this.root, ARRIVING)).catch((error: unknown) => {
      throw new StorageAway(`The folder for files, ${this.root}, is not there`, { cause: error })
    })
  }
}

/** Gives a file another name: by a hard link if the file system supports it, otherwise by a copy. */
async function share(source: string, target: string): Promise<void> {
  try {
    await link(source, target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw error
    await copyFile(source, target, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
  }
}

async function write(source: Readable, target: string): Promise<void> {
  const handle = await open(target, 'wx', PRIVATE.file)
  await pipeline(source, handle.createWriteStream())
}

/** Flushes a file, or the entries of a folder, to the disk. */
async function settle(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } catch (error) {
    // some systems cannot flush folders
    if (!['EISDIR', 'EPERM', 'EINVAL'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  } finally {
    await handle.close()
  }
}
