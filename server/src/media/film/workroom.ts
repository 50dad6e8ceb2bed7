import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'

/**
 * Works in a temporary folder inside `folder` and hands over only finished files: those that `work` returns are moved
 * out under their names, everything else goes, also on failure.
 */
export const workroom = async <T extends object>(
  folder: string, work: (room: string) => Promise<{ result: T; files: { [K in keyof T]?: string } }>,
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
