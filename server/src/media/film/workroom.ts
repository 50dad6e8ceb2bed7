import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'

/**
 * Works in a temporary folder inside `folder` and hands over only finished files: those that `work` returns
 * are moved out under their names, everything else goes, also on failure.
 */
export const workroom = async <T extends object>(
  folder: string,
  work: (room: string) => Promise<{ result: T; files: { [K in keyof T]?: string } }>,
): Promise<T> => {
  await mkdir(folder, { recursive: true })
  const room = await mkdtemp(join(folder, '.making-'))
  try {
    const { result, files } = await work(room)
    const moved: Record<string, string> = {}
    for (const [key, file] of Object.entries(files) as [string, string][]) {
      moved[key] = join(folder, basename(file))
      await rename(file, moved[key])
    }
    return { ...result, ...moved }
  } finally {
    await rm(room, { recursive: true, force: true })
  }
}

/** A progress that never goes back and stays within 0 and 1. */
export const rising = (tell?: (done: number) => void): ((done: number) => void) => {
  let last = 0
  return (done) => {
    const next = Math.min(1, Math.max(last, done))
    if (next > last) tell?.(next)
    last = next
  }
}

const BROKEN_PIPE = ['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED']
const isBrokenPipe = (error: unknown): boolean =>
  BROKEN_PIPE.includes((error as NodeJS.ErrnoException)?.code ?? '')

/**
 * Waits for a program and for what feeds it. When one fails, `stop` ends the others, and the true cause is
 * thrown, not a broken pipe.
 */
export const together = async (parts: Promise<unknown>[], stop?: AbortController): Promise<void> => {
  parts.forEach((part) =>
    part.catch((error: unknown) => {
      if (!isBrokenPipe(error)) stop?.abort(error)
    }),
  )
  const failures = (await Promise.allSettled(parts)).flatMap((part) =>
    part.status === 'rejected' ? [part.reason as unknown] : [],
  )
  if (failures.length > 0) throw failures.find((failure) => !isBrokenPipe(failure)) ?? failures[0]
}
