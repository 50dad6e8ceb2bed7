import type { FfmpegTools } from './ffmpeg.js'
import type { Film } from './film.js'
import { PartsRoom } from './film/film-cache.js'
import { joinClips, renderWindow } from './film/join.js'
import { MEZZANINE_SETTING, prepareClip } from './film/prepare.js'
import { inspect } from './film/probe.js'

/** Film on this machine's ffmpeg. */
export const createFilm = (tools: FfmpegTools): Film => {
  const works = new PartsRoom()
  return {
    mezzanineSetting: MEZZANINE_SETTING,
    probe: async (file) => {
      const { width, height, frameRate, duration, hasSound, videoCodec, audioCodec, bytes } = await inspect(
        tools,
        file,
      )
      return { width, height, frameRate, duration, hasSound, videoCodec, audioCodec, bytes }
    },
    prepare: (source, folder, options) => prepareClip(tools, source, folder, options),
    join: (clips, gaps, folder, options) => joinClips(tools, works, clips, gaps, folder, options),
    window: (clips, gaps, at, folder, options) =>
      renderWindow(tools, works, clips, gaps, at, folder, options),
  }
}
