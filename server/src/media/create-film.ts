import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { FfmpegTools } from './ffmpeg.js'
import type { Film } from './film.js'
import { commonLook } from './film/canvas.js'
import { writeCard, writeSilence } from './film/clips/card.js'
import { PartMaker } from './film/film-cache.js'
import { joinClips, renderDerived, renderWindow } from './film/join.js'
import { makePart, toolkitOf } from './film/part-order.js'
import { detectMotion } from './film/clips/motion.js'
import { MEZZANINE_SETTING, prepareClip } from './film/clips/prepare.js'
import { prepareSound, speedUpSound, spokenSound } from './film/sounds/prepare-sound.js'
import { drawSmallPoster } from './film/poster.js'
import { inspect } from './film/clips/probe.js'
import { drawOnStill } from './film/clips/drawn-still.js'
import { takeStill } from './film/clips/still.js'

/** Film processing with this machine's ffmpeg. */
export const createFilm = (tools: FfmpegTools): Film => {
  const maker = new PartMaker()
  return {
    mezzanineSetting: MEZZANINE_SETTING,
    toolkit: toolkitOf(tools),
    reserveCore: () => maker.slots.enter(),
    probe: async (file) => {
      const { width, height, frameRate, duration, hasSound, videoCodec, audioCodec, bytes } = await inspect(
        tools,
        file,
      )
      return { width, height, frameRate, duration, hasSound, videoCodec, audioCodec, bytes }
    },
    prepare: (source, folder, options) => prepareClip(tools, source, folder, options),
    prepareSound: (source, folder, options) => prepareSound(tools, source, folder, options),
    speedUpSound: (sound, folder, options) => speedUpSound(tools, sound, folder, options),
    spokenSound: (sound, folder, options) => spokenSound(tools, sound, folder, options),
    look: commonLook,
    card: (card, folder, options) => writeCard(tools, card, folder, options),
    silence: writeSilence,
    join: (clips, gaps, folder, options) => joinClips({ tools, maker }, { clips, gaps }, folder, options),
    window: (film, folder, options) => renderWindow({ tools, maker }, film, folder, options),
    derive: (film, folder, options) => renderDerived({ tools, maker }, film, folder, options),
    still: (film, folder, options) => takeStill(tools, film, folder, options),
    drawOn: drawOnStill,
    motion: (clip, options) => detectMotion(tools, clip, options),
    smallPoster: drawSmallPoster,
    part: (ordered, folder, options) => makePart(tools, ordered, folder, options),
  }
}

/** Writes the last frame of a local video file as a picture into the folder. */
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
