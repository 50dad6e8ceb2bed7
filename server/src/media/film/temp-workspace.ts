import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'

/**
 * Runs `work` in a temporary folder inside `folder`. The returned files are moved to `folder` under their names;
 * everything else is deleted, even on failure.
 */
export const tempWorkspace = async <T extends object>(
  folder: string,
  work: (workspace: string) => Promise<{ result: T; files: { [K in keyof T]?: string } }>,
): Promise<T> => {
  await mkdir(folder, { recursive: true })
  const workspace = await mkdtemp(join(folder, '.making-'))
  try {
    const { result, files } = await work(workspace)
    const moved: Record<string, string> = {}
    for (const [key, file] of Object.entries(files) as [string, string | undefined][]) {
      if (file === undefined) continue
      moved[key] = join(folder, basename(file))
      await rename(file, moved[key])
    }
    return { ...result, ...moved }
  } finally {
    await rm(workspace, { recursive: true, force: true })
  }
}

/** Reports progress that never decreases and stays between 0 and 1. */
export const rising = (report?: (done: number) => void): ((done: number) => void) => {
  let last = 0
  return (done) => {
    const next = Math.min(1, Math.max(last, done))
    if (next > last) report?.(next)
    last = next
  }
}

/** Combines the progress of several tasks by their weights. */
export const sharedProgress = (report: (done: number) => void) => {
  const works: { weight: number; done: number }[] = []
  return (weight: number) => {
    const work = { weight, done: 0 }
    works.push(work)
    return (done: number) => {
      work.done = done
      report(
        works.reduce((sum, { weight, done }) => sum + weight * done, 0) /
          works.reduce((sum, { weight }) => sum + weight, 0),
      )
    }
  }
}
export type Share = ReturnType<typeof sharedProgress>

const BROKEN_PIPE = ['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED']
const isBrokenPipe = (error: unknown): boolean =>
  BROKEN_PIPE.includes((error as NodeJS.ErrnoException)?.code ?? '')

/**
 * Waits for a program and its input streams. If one fails, `stop` aborts the others. Throws the cause rather than a
 * broken pipe.
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
