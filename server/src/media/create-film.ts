import type { FfmpegTools } from './ffmpeg.js'
import type { Film } from './film.js'
import { PartMaker } from './film/film-cache.js'
import { joinClips, renderWindow } from './film/join.js'
import { makePart, toolkitOf } from './film/part-order.js'
import { MEZZANINE_SETTING, prepareClip } from './film/prepare.js'
import { drawSmallPoster } from './film/poster.js'
import { inspect } from './film/probe.js'
import { takeStill } from './film/still.js'

/** Film on this machine's ffmpeg. */
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
    join: (clips, gaps, folder, options) => joinClips({ tools, maker }, { clips, gaps }, folder, options),
    window: (film, folder, options) => renderWindow({ tools, maker }, film, folder, options),
    still: (film, folder, options) => takeStill(tools, film, folder, options),
    smallPoster: drawSmallPoster,
    part: (ordered, folder, options) => makePart(tools, ordered, folder, options),
  }
}
