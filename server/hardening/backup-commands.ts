import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join as path } from 'node:path'
import { assert } from './case.js'
import { query } from './postgres.js'

/** What a backup has written so far of the file that it makes. */
export const partsOf = (file: string): string[] =>
  readdirSync(dirname(file))
    .filter((name) => name.startsWith(`${basename(file)}.`) && name.endsWith('.part'))
    .map((name) => path(dirname(file), name))
/** 0 if it was removed meanwhile. */
export const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

interface Command {
  child: ChildProcess
  /** Its exit code or signal, what it said, how long it took and the most memory it held. */
  ended: Promise<{ code: number | string; words: string; seconds: number; megabytes: number }>
}

/** `npm run backup` or `npm run restore`, as the product runs it. */
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
      // it has ended
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

/** Runs it to its end. Throws unless that is a good one. */
export async function done(name: 'backup' | 'restore', args: string[], settings: Record<string, string>) {
  const told = await command(name, args, settings).ended
  assert(told.code === 0, `${name} ended with ${told.code}: ${told.words}`)
  return told
}

const NAMED = `
  select unnest(array[video_key, poster_key, small_poster_key, mezzanine_video_key, mezzanine_sound_key]) as key from clip
  union all select unnest(array[video_key, poster_key, small_poster_key]) from film
  union select unnest(array[video_key, poster_key, small_poster_key]) from card
  union select file_key from film_part
  union select unnest(array[original_key, medium_key, small_key]) from asset`
/** The keys of the files that rows name. */
export const named = async (url: string) =>
  (await query<{ key: string | null }>(url, NAMED)).flatMap(({ key }) => key ?? [])

const hashOf = async (file: string) => {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/**
 * Throws unless every file that rows of `url` refer to is in both folders and identical. Returns how many.
 */
export async function assertFiles(url: string, there: string, here: string): Promise<number> {
  const keys = await named(url)
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
