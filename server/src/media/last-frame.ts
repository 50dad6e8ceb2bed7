import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Film } from './film.js'

/** The last frame of a local video file, as a picture in the folder. */
export async function lastFrameOf(
  film: Pick<Film, 'still'>,
  video: string,
  folder: string,
  signal: AbortSignal,
): Promise<string> {
  const own = join(folder, 'last-frame')
  await mkdir(own, { recursive: true })
  const file = await open(video)
  try {
    const read = async ({ start, end }: { start: number; end: number }) => {
      const length = end - start + 1
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start)
      return buffer.subarray(0, bytesRead)
    }
    const still = await film.still({ read, atSeconds: null }, own, { signal })
    if (!still) throw new Error('The video has no last frame')
    return still.file
  } finally {
    await file.close()
  }
}
