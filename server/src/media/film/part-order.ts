import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { FfmpegTools } from '../ffmpeg.js'
import type { TaskOptions } from '../film.js'
import type { FilmLook } from './canvas.js'
import {
  type ClipElsewhere,
  ClipFetcher,
  type ClipSources,
  elsewhere,
  type ClipWithContentId,
} from './clips/clip-sources.js'
import { fittedKey, writeFitted } from './fit.js'
import type { Body, ClipStart, Stretch, Window } from './plan.js'
import { MEZZANINE_SETTING } from './clips/prepare.js'
import { bodyKey, DRAWING, renderStretch, windowKey } from './window.js'

/** A part of a film, described for a machine that has none of the film’s files. */
export type PartOrder = { look: FilmLook } & (
  | { fitted: ClipElsewhere }
  | { body: Pick<Body, 'frames'> & StartElsewhere }
  | { window: Omit<Window, 'before' | 'after'> & { before: StartElsewhere; after: StartElsewhere } }
)

interface StartElsewhere {
  clip: ClipElsewhere
  from: number
}

/** Equal on machines that draw the same part for the same order. */
export const toolkitOf = ({ version, transitions }: FfmpegTools): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, MEZZANINE_SETTING, version, [...transitions].sort()]))
    .digest('hex')

const orderedClip = ({ contentId, width, height, frames, frameRate }: ClipWithContentId): ClipElsewhere => ({
  contentId,
  width,
  height,
  frames,
  frameRate,
})

const orderedStart = ({ clip, from }: ClipStart): StartElsewhere => ({ clip: orderedClip(clip), from })

export const orderFitted = (clip: ClipWithContentId, look: FilmLook): PartOrder => ({
  look,
  fitted: { ...orderedClip(clip), edit: clip.edit },
})

export const orderStretch = (stretch: Stretch, look: FilmLook): PartOrder =>
  'clip' in stretch
    ? { look, body: { ...orderedStart(stretch), frames: stretch.frames } }
    : {
        look,
        window: { ...stretch, before: orderedStart(stretch.before), after: orderedStart(stretch.after) },
      }

/** Restores the order of fields on which the key depends; stored values may come back in another order. */
const lookOf = ({ canvas: { width, height }, rate, fit }: FilmLook): FilmLook => ({
  canvas: { width, height },
  rate,
  fit,
})

/** `Film.part`. */
export const makePart = async (
  tools: FfmpegTools,
  { key, order, ...sources }: { key: string; order: PartOrder } & ClipSources,
  folder: string,
  work: TaskOptions,
): Promise<string> => {
  const look = lookOf(order.look)
  const to = join(folder, `${key}.mp4`)
  const clips = new ClipFetcher(sources, folder)
  const requireKey = (own: string) => {
    if (own !== key) throw new Error(`The order ${key} would be drawn as ${own}`)
  }
  if ('fitted' in order) {
    const clip = elsewhere(order.fitted)
    requireKey(fittedKey(tools, clip, look))
    await writeFitted(tools, { clip: await clips.whole(clip), look, to }, work)
    return to
  }
  const stretch = orderedStretch(order)
  requireKey('clip' in stretch ? bodyKey(tools, stretch, look) : windowKey(tools, stretch, look))
  await renderStretch(tools, { stretch: await clips.shownBy(stretch), look, to }, work)
  return to
}

const startOf = ({ clip, from }: StartElsewhere): ClipStart => ({ clip: elsewhere(clip), from })

const orderedStretch = (order: Exclude<PartOrder, { fitted: unknown }>): Stretch => {
  if ('body' in order) return { ...startOf(order.body), frames: order.body.frames }
  const { window } = order
  return { ...window, before: startOf(window.before), after: startOf(window.after) }
}
