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
 * Every file in or at `path`, in an order that is always the same; paths begin at the project’s folder. Empty
 * if there is none.
 */
export function* filesIn(path) {
  if (!existsSync(join(root, path))) return
  if (!statSync(join(root, path)).isDirectory()) return yield path
  for (const name of readdirSync(join(root, path)).sort()) yield* filesIn(join(path, name))
}

function fingerprint(sources) {
  const hash = createHash('sha256')
  for (const source of sources)
    for (const file of filesIn(source)) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Another one, of times and sizes: it reads no file, and what it says is the same only if none has changed. */
function glance(sources) {
  const hash = createHash('sha256')
  for (const source of sources)
    for (const file of filesIn(source)) {
      const { mtimeMs, size } = statSync(join(root, file))
      hash.update(`${file} ${mtimeMs} ${size}\n`)
    }
  return hash.digest('hex')
}

/** Milliseconds. A lock that is older was left behind, whichever process has its number today. */
const LONGEST_BUILD = 10 * 60_000

/** Whether the process that wrote this lock still works. */
function isHeld(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > LONGEST_BUILD) return false
    return process.kill(Number(readFileSync(lock, 'utf8')), 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Takes the lock unless another process has it. */
function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** Runs `work` while no other process runs work of this name, and tells it whether it had to wait. */
async function alone(name, work) {
  const id = createHash('sha256').update(`${root} ${name}`).digest('hex').slice(0, 16)
  const lock = join(tmpdir(), `cutroom-${id}.lock`)
  let hasWaited = false
  while (!take(lock)) {
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

/** What is kept of the sources of a build. */
const noteOf = (content, seen) => `${content}\n${seen}\n`

/**
 * Something that is built from `sources` by the program `builder`, with a fingerprint of them kept in the
 * file `stamp`. `isBuilt` returns whether the sources are as they were then; `ensure` builds it if they are
 * not, and returns whether it had to: in a separate process, since the compiler's memory would otherwise stay
 * with the server. `build` is what that process calls; of several at once, one builds, and the others wait for it.
 */
export function product({ name, sources, stamp, builder }) {
  const kept = join(root, stamp)
  const isBuilt = () => {
    const [content, seen] = existsSync(kept) ? readFileSync(kept, 'utf8').split('\n') : []
    const now = glance(sources)
    if (seen === now) return true
    if (content !== fingerprint(sources)) return false
    writeFileSync(kept, noteOf(content, now))
    return true
  }
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
      await alone(name, async (hasWaited) => {
        if (hasWaited && isBuilt()) return
        const note = noteOf(fingerprint(sources), glance(sources))
        await make()
        mkdirSync(dirname(kept), { recursive: true })
        writeFileSync(kept, note)
      })
    },
  }
}
