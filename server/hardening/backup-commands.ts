import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join as path } from 'node:path'
import { assert } from './case.js'
import { query } from './postgres.js'

/** The parts of an unfinished backup of `file`. */
export const partsOf = (file: string): string[] =>
  readdirSync(dirname(file))
    .filter((name) => name.startsWith(`${basename(file)}.`) && name.endsWith('.part'))
    .map((name) => path(dirname(file), name))
/** The size of a file, 0 if removed. */
export const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

interface Command {
  child: ChildProcess
  /** Exit code or signal, output, duration and peak memory. */
  ended: Promise<{ code: number | string; words: string; seconds: number; megabytes: number }>
}

/** `npm run backup` or `npm run restore`, as in production. */
export function command(
  name: 'backup' | 'restore',
  args: string[],
  settings: Record<string, string>,
): Command {
  const began = performance.now()
  const child = spawn(process.execPath, ['--no-warnings', `dist/server/src/${name}.js`, ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [words, kilobytes] = ['', 0]
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => (words += String(piece)))
  const look = setInterval(() => {
    try {
      kilobytes = Math.max(
        kilobytes,
        Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0),
      )
    } catch {
      // it has already ended
    }
  }, 50)
  const ended: Command['ended'] = new Promise((resolve) =>
    child.once('close', (code, signal) => {
      clearInterval(look)
      resolve({
        code: code ?? signal ?? 1,
        words,
        seconds: (performance.now() - began) / 1000,
        megabytes: Math.round(kilobytes / 1024),
      })
    }),
  )
  return { child, ended }
}

/** Runs a command to its end. Throws unless it succeeds. */
export async function runCommand(
  name: 'backup' | 'restore',
  args: string[],
  settings: Record<string, string>,
) {
  const result = await command(name, args, settings).ended
  assert(result.code === 0, `${name} ended with ${result.code}: ${result.words}`)
  return result
}

const NAMED = `
  select unnest(array[video_key, poster_key, small_poster_key, mezzanine_video_key, mezzanine_sound_key]) as key from clip
  union all select unnest(array[video_key, poster_key, small_poster_key]) from film
  union select unnest(array[video_key, poster_key, small_poster_key]) from card
  union select file_key from film_part
  union select unnest(array[original_key, medium_key, small_key]) from asset`
/** The keys of files that rows refer to. */
export const keysInRows = async (url: string) =>
  (await query<{ key: string | null }>(url, NAMED)).flatMap(({ key }) => key ?? [])

const hashOf = async (file: string) => {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** Throws unless every file that rows of `url` refer to is in both folders and identical. Returns their number. */
export async function assertFiles(url: string, there: string, here: string): Promise<number> {
  const keys = await keysInRows(url)
  for (const key of keys) {
    assert(existsSync(path(there, 'files', key)), `${key}, which a row names, is not there`)
    if (existsSync(path(here, 'files', key)))
      assert(
        (await hashOf(path(there, 'files', key))) === (await hashOf(path(here, 'files', key))),
        `${key} is not the same`,
      )
  }
  return keys.length
}
