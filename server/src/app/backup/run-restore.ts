import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { startEmbedded } from '#platform/database/embedded/embedded'
import type { Env } from '../config/env.js'
import { placesOf, Screen, type Surroundings } from './terminal.js'
import { restoreBackup } from './restore.js'

/**
 * Restores the backup at `path`, or from standard input if that is `-`; into an installation that has accounts only
 * with `replace`. Throws an error with a readable message on failure.
 */
export async function runRestore(
  path: string,
  env: Env,
  { replace, signal, input, output }: Surroundings & { replace: boolean },
): Promise<void> {
  const screen = new Screen(output)
  const target = await placesOf(env)
  let embedded: Awaited<ReturnType<typeof startEmbedded>> | undefined
  const databaseUrl = async () =>
    env.DATABASE_URL ??
    (embedded = await startEmbedded({ dataDir: join(env.DATA_DIR, 'postgres'), log: screen.print })).url
  const arrived = path === '-' ? await stored(input, target.scratch, signal) : undefined
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
      { replace, signal, print: screen.print, progress },
    )
    screen.print(
      `Restored ${header.tables.reduce((sum, { rows }) => sum + rows, 0)} rows and ${files} files.`,
    )
    if (missing) screen.print(`${missing} files that rows refer to were not in the backup.`)
    if (!header.hasSecret && !env.AUTH_SECRET)
      screen.print(
        'The backup has no secret. Set the AUTH_SECRET of the installation it was made from, or everyone has to sign in again.',
      )
    if (header.hasSecret && env.AUTH_SECRET)
      screen.print(
        'AUTH_SECRET is set here, so the secret of the backup is not used. If the two differ, everyone has to sign in again.',
      )
    screen.print(
      'You can start Cutroom now. Jobs that were queued or running when the backup was made continue.',
    )
  } finally {
    await embedded?.stop()
    await arrived?.remove()
  }
}

/** A backup is read twice, so a stream is stored first. */
async function stored(
  input: Readable,
  scratch: string,
  signal: AbortSignal,
): Promise<{ file: string; remove(): Promise<void> }> {
  await mkdir(scratch, { recursive: true })
  const folder = await mkdtemp(join(scratch, 'restore-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    await pipeline(input, createWriteStream(join(folder, 'backup.tar'), { mode: 0o600 }), { signal })
  } catch (error) {
    await remove()
    throw error
  }
  return { file: join(folder, 'backup.tar'), remove }
}
