import { randomUUID } from 'node:crypto'
import { createWriteStream, existsSync, readFileSync } from 'node:fs'
import { link, mkdir, mkdtemp, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { findRunning, hasEmbedded, startEmbedded } from '../../db/embedded.js'
import { openStorage } from '../../storage/storage.js'
import { type Env, readEnv } from '../config/env.js'
import { PROJECT } from '../config/project-folder.js'
import { type Saved, writeBackup } from './backup.js'
import { IncompleteRestore } from './incomplete-restore.js'
import { restoreBackup } from './restore.js'

const USAGE = {
  backup: 'npm run backup FILE writes everything into one new file; FILE may be - for the standard output',
  restore:
    'npm run restore FILE brings a backup into an empty installation; with -- --replace into one that has accounts; FILE may be - for the standard input',
}

/** Error codes of file systems without hard links, such as FAT. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'])

/** What a person at a terminal sees. Standard output belongs to the backup where it is written there. */
class Screen {
  private last = 0

  constructor(private readonly out: NodeJS.WriteStream) {}

  readonly print = (line: string): void => void this.out.write(`${this.clear()}${line}\n`)

  /** One line that is overwritten again and again; nothing if the output is not a terminal. */
  readonly progress = (line: string): void => {
    if (!this.out.isTTY || Date.now() - this.last < 200) return
    this.last = Date.now()
    this.out.write(`${this.clear()}${line}`)
  }

  private clear = () => (this.out.isTTY ? '\r\x1b[K' : '')
}

/**
 * Runs `npm run backup` or `npm run restore`, and ends the process: with 0 when it is done, 130 when it was
 * interrupted, else 1.
 */
export async function runCommand(name: 'backup' | 'restore'): Promise<never> {
  const stopped = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stopped.abort(new Error('Stopped')))
  try {
    const given = process.argv.slice(2)
    const [file, ...rest] = given.filter((word) => word !== '--replace')
    if (!file || rest.length || (file.startsWith('-') && file !== '-')) throw new Error(USAGE[name])
    const env = readEnv(process.env)
    // npm takes the option for one of its own where nobody wrote -- before it.
    const replace = given.includes('--replace') || process.env.npm_config_replace === 'true'
    const path = file === '-' ? file : resolve(process.env.INIT_CWD ?? '.', file)
    await (name === 'backup'
      ? backUp(path, env, stopped.signal)
      : restore(path, env, { replace, signal: stopped.signal }))
    process.exit(0)
  } catch (error) {
    const isStopped = stopped.signal.aborted && !(error instanceof IncompleteRestore)
    process.stderr.write(`\n${isStopped ? 'Stopped; nothing was changed.' : sentence(name, error)}\n`)
    process.exit(isStopped ? 130 : 1)
  }
}

function sentence(name: string, error: unknown): string {
  const { message, code, stack } = error as NodeJS.ErrnoException
  if (process.env.LOG_LEVEL === 'debug') return stack ?? message
  if (error instanceof IncompleteRestore) return message
  const what = name === 'backup' ? 'No backup was made' : 'Nothing was restored'
  return code === 'ENOSPC' ? `${what}. The disk is full.` : `${what}. ${message}`
}

const parts = (env: Env) => ({
  storage: openStorage(env),
  secretFile: env.AUTH_SECRET ? undefined : join(env.DATA_DIR, 'auth-secret'),
  scratch: join(env.DATA_DIR, 'scratch'),
})

const { version } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as { version: string }

async function backUp(path: string, env: Env, signal: AbortSignal): Promise<void> {
  const screen = new Screen(path === '-' ? process.stderr : process.stdout)
  if (path !== '-' && existsSync(path)) throw new Error(isThere(path))
  const postgres = join(env.DATA_DIR, 'postgres')
  if (!env.DATABASE_URL && !hasEmbedded(postgres))
    throw new Error(`There is nothing to back up: ${env.DATA_DIR} has no database.`)
  const running = env.DATABASE_URL ?? (await findRunning(postgres))
  const embedded = running ? undefined : await startEmbedded({ dataDir: postgres, log: screen.print })
  try {
    const sources = { ...parts(env), databaseUrl: running ?? embedded!.url, version }
    const write = (out: Writable) =>
      writeBackup(out, sources, { signal, progress: (done, of) => screen.progress(`${done} of ${of} files`) })
    const saved = path === '-' ? await write(process.stdout) : await writeWhole(path, write)
    printSaved(saved, { path, hasOwnSecret: Boolean(env.AUTH_SECRET) }, screen)
  } finally {
    await embedded?.stop()
  }
}

const isThere = (path: string) =>
  `${path} exists already, and a backup is never written over. Choose another name.`

/**
 * The file appears under its name once all of it is on the disk, unless another has appeared there meanwhile.
 */
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

/** The file system itself refuses a name that exists, even if two are created at the same moment. */
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
  { header, files, bytes, missing }: Saved,
  { path, hasOwnSecret }: { path: string; hasOwnSecret: boolean },
  { print }: Screen,
): void {
  const rows = header.tables.reduce((sum, table) => sum + table.rows, 0)
  print(
    `Saved ${rows} rows and ${files} files (${megabytes(bytes)} MB)${path === '-' ? '' : ` to ${path}`}. Whoever has the backup has everything: keep it as you keep the database.`,
  )
  if (hasOwnSecret) print('AUTH_SECRET is not in it: keep that, too.')
  if (missing.length)
    print(
      `${missing.length} files that the database names were not in the storage, and are not in the backup: ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ', …' : ''}`,
    )
}

const megabytes = (bytes: number) => Math.ceil(bytes / 1e6)

async function restore(
  path: string,
  env: Env,
  { replace, signal }: { replace: boolean; signal: AbortSignal },
): Promise<void> {
  const screen = new Screen(process.stdout)
  const target = parts(env)
  let embedded: Awaited<ReturnType<typeof startEmbedded>> | undefined
  const databaseUrl = async () =>
    env.DATABASE_URL ??
    (embedded = await startEmbedded({ dataDir: join(env.DATA_DIR, 'postgres'), log: screen.print })).url
  const arrived = path === '-' ? await fromStandardInput(target.scratch, signal) : undefined
  try {
    const file = arrived?.file ?? path
    const { size } = await stat(file).catch((error: NodeJS.ErrnoException) => {
      throw new Error(error.code === 'ENOENT' ? `There is no file ${path}` : error.message, { cause: error })
    })
    const progress = (what: string, bytes: number) =>
      screen.progress(`${what}: ${Math.floor((bytes / size) * 100)} %`)
    const { header, files, missing } = await restoreBackup(
      file,
      { ...target, databaseUrl },
      { replace, signal, say: screen.print, progress },
    )
    screen.print(
      `Restored ${header.tables.reduce((sum, { rows }) => sum + rows, 0)} rows and ${files} files.`,
    )
    if (missing) screen.print(`${missing} files that rows name were not in the backup.`)
    if (!header.hasSecret && !env.AUTH_SECRET)
      screen.print(
        'The backup has no secret. Set the AUTH_SECRET of the installation it was made from, or everybody has to sign in again.',
      )
    if (header.hasSecret && env.AUTH_SECRET)
      screen.print(
        'AUTH_SECRET is set here, so the secret of the backup is not used. Where the two differ everybody has to sign in again.',
      )
    screen.print(
      'Start Cutroom when you like. What was queued or being made when the backup was made goes on then.',
    )
  } finally {
    await embedded?.stop()
    await arrived?.remove()
  }
}

/** A backup is read twice, so a stream is stored first. */
async function fromStandardInput(
  scratch: string,
  signal: AbortSignal,
): Promise<{ file: string; remove(): Promise<void> }> {
  await mkdir(scratch, { recursive: true })
  const folder = await mkdtemp(join(scratch, 'restore-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    await pipeline(process.stdin, createWriteStream(join(folder, 'backup.tar'), { mode: 0o600 }), { signal })
  } catch (error) {
    await remove()
    throw error
  }
  return { file: join(folder, 'backup.tar'), remove }
}
