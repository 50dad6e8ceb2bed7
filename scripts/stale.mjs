import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** The folder of this project. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * All files in or at `path` in a fixed order; paths are relative to the project’s folder. Empty if it does not exist.
 */
export function* filesIn(path) {
  if (!existsSync(join(root, path))) return
  if (!statSync(join(root, path)).isDirectory()) return yield path
  for (const name of readdirSync(join(root, path)).sort()) yield* filesIn(join(path, name))
}

/** A hash of the contents of all sources. */
function fingerprint(sources) {
  const hash = createHash('sha256')
  for (const source of sources)
    for (const file of filesIn(source)) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Maximum age of a lock in milliseconds. An older lock is stale, even if its process id is in use again. */
const LONGEST_BUILD = 10 * 60_000

/** Whether the process of this lock is still running. */
function isHeld(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > LONGEST_BUILD) return false
    return process.kill(Number(readFileSync(lock, 'utf8')), 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Tries to take the lock. */
function tryLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** Runs `work` under the lock of this name; passes whether it had to wait. */
async function withLock(name, work) {
  const id = createHash('sha256').update(`${root} ${name}`).digest('hex').slice(0, 16)
  const lock = join(tmpdir(), `cutroom-${id}.lock`)
  let hasWaited = false
  while (!tryLock(lock)) {
    hasWaited = true
    if (isHeld(lock)) await sleep(200)
    else rmSync(lock, { force: true })
  }
  try {
    await work(hasWaited)
  } finally {
    rmSync(lock, { force: true })
  }
}

/**
 * Output that the program `builder` builds from `sources`; the file `stamp` has the hash of their contents. `isBuilt`
 * returns whether they are unchanged, in about 40 ms. `ensure` builds if needed, and returns whether it did. It runs
 * `builder` in a separate process, because the compiler's memory would otherwise stay with the server. `builder` calls
 * `build`; concurrent builds wait for the first.
 */
export function product({ name, sources, stamp, builder }) {
  const kept = join(root, stamp)
  const isBuilt = () => existsSync(kept) && readFileSync(kept, 'utf8') === fingerprint(sources)
  return {
    isBuilt,
    ensure(say) {
      if (isBuilt()) return false
      say(`Building the ${name}`)
      try {
        execFileSync(process.execPath, [join(root, builder)], { stdio: ['ignore', 'ignore', 'inherit'] })
      } catch {
        throw new Error(`The ${name} could not be built.`)
      }
      return true
    },
    async build(make) {
      await withLock(name, async (hasWaited) => {
        if (hasWaited && isBuilt()) return
        const built = fingerprint(sources)
        await make()
        mkdirSync(dirname(kept), { recursive: true })
        writeFileSync(kept, built)
      })
    },
  }
}
