import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Writable } from 'node:stream'
import { findRunning, hasEmbedded, startEmbedded } from '#platform/database/embedded/embedded'
import type { Env } from '../config/env.js'
import { VERSION } from '../config/project-folder.js'
import { type Saved, writeBackup } from './backup.js'
import { placesOf, Screen, type Surroundings } from './terminal.js'

/** Error codes of file systems without hard links, such as FAT. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'])

/**
 * Writes a backup of the installation to a new file at `path`, or to standard output if that is `-`. Throws an error
 * with a readable message on failure.
 */
export async function runBackup(
  path: string,
  env: Env,
  { signal, output, errors }: Surroundings,
): Promise<void> {
  const screen = new Screen(path === '-' ? errors : output)
  if (path !== '-' && existsSync(path)) throw new Error(isThere(path))
  const postgres = join(env.DATA_DIR, 'postgres')
  if (!env.DATABASE_URL && !hasEmbedded(postgres))
    throw new Error(`There is nothing to back up: ${env.DATA_DIR} has no database.`)
  const running = env.DATABASE_URL ?? (await findRunning(postgres))
  const embedded = running ? undefined : await startEmbedded({ dataDir: postgres, log: screen.print })
  try {
    const sources = { ...(await placesOf(env)), databaseUrl: running ?? embedded!.url, version: VERSION }
    const write = (out: Writable) =>
      writeBackup(out, sources, { signal, progress: (done, of) => screen.progress(`${done} of ${of} files`) })
    const saved = path === '-' ? await write(output) : await writeWhole(path, write)
    printSaved(path, saved, Boolean(env.AUTH_SECRET), screen)
  } finally {
    await embedded?.stop()
  }
}

const isThere = (path: string) =>
  `${path} exists already, and a backup is never written over. Choose another name.`

/** The file appears under its name once all of it is on the disk. Never overwrites a file of that name. */
async function writeWhole(path: string, write: (out: Writable) => Promise<Saved>): Promise<Saved> {
  const part = `${path}.${randomUUID()}.part`
  try {
    const handle = await open(part, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
      throw new Error(
        `${path} cannot be written: ${error.code === 'ENOENT' ? 'its folder does not exist' : error.message}`,
        { cause: error },
      )
    })
    const saved = await write(handle.createWriteStream({ flush: true }))
    await publish(part, path)
    await settle(dirname(path))
    return saved
  } finally {
    await rm(part, { force: true })
  }
}

/**
 * Links the file to its name: the file system itself rejects an existing name, even if two backups end at once.
 */
async function publish(part: string, path: string): Promise<void> {
  await link(part, path).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new Error(isThere(path), { cause: error })
    if (!NO_LINKS.has(String(error.code)) || existsSync(path)) throw error
    await rename(part, path) // this file system has no links
  })
}

async function settle(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined) // not every system syncs folders
  await handle?.close()
}

function printSaved(
  path: string,
  { header, files, bytes, missing }: Saved,
  hasOwnSecret: boolean,
  { print }: Screen,
): void {
  const rows = header.tables.reduce((sum, table) => sum + table.rows, 0)
  print(
    `Saved ${rows} rows and ${files} files (${megabytes(bytes)} MB)${path === '-' ? '' : ` to ${path}`}. The backup contains everything: protect it like the database.`,
  )
  if (hasOwnSecret) print('It does not contain AUTH_SECRET: keep that as well.')
  if (missing.length)
    print(
      `${missing.length} files that the database names were not in the storage, and are not in the backup: ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ', …' : ''}`,
    )
}

const megabytes = (bytes: number) => Math.ceil(bytes / 1e6)
