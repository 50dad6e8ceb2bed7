import { z } from 'zod'
import { LIMITS, isTransition } from '../limits.js'

/** An order of videos and the gaps between them: one gap fewer than videos, each a known transition or an empty string. */
export const cutRule = z
  .object({
    videoIds: z.array(z.string()).max(LIMITS.merge.clipsMax, `A film has at most ${LIMITS.merge.clipsMax} videos`),
    transitions: z.array(z.string()),
  })
  .superRefine(({ videoIds, transitions }, context) => {
    const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
    if (new Set(videoIds).size < videoIds.length) refuse(['videoIds'], 'A video is given twice')
    if (transitions.length !== Math.max(0, videoIds.length - 1)) {
      refuse(['transitions'], `There must be one transition fewer than videos: ${Math.max(0, videoIds.length - 1)}, not ${transitions.length}`)
    }
    transitions.forEach((key, at) => key && !isTransition(key) && refuse(['transitions', at], `There is no transition ${key.slice(0, 40)}`))
  })
