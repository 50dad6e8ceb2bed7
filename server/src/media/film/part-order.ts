import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { FfmpegTools } from '../ffmpeg.js'
import type { Clip, TaskOptions } from '../film.js'
import type { FilmLook } from './canvas.js'
import { fittedKey, writeFitted } from './fit.js'
import type { IdentifiedClip } from './identified.js'
import type { Body, Stretch, Window } from './plan.js'
import { MEZZANINE_SETTING } from './prepare.js'
import { bodyKey, DRAWING, renderStretch, windowKey } from './window.js'

/** A clip without its files. */
type OrderedClip = Omit<IdentifiedClip, 'mezzanineVideo' | 'mezzanineSound'>

/** A part of a film, described so that a machine which has none of the film’s files can draw it. */
export type PartOrder = { look: FilmLook } & (
  | { fitted: OrderedClip }
  | { body: Omit<Body, 'clip'> & { clip: OrderedClip } }
  | { window: Omit<Window, 'before' | 'after'> & { before: OrderedClip; after: OrderedClip } }
)

/** Two machines with the same one draw the same part of the same order. */
export const toolkitOf = ({ version, transitions }: FfmpegTools): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, MEZZANINE_SETTING, version, [...transitions].sort()]))
    .digest('hex')

const orderedClip = ({ contentId, width, height, frames, frameRate }: IdentifiedClip): OrderedClip => ({
  contentId,
  width,
  height,
  frames,
  frameRate,
})

export const orderFitted = (clip: IdentifiedClip, look: FilmLook): PartOrder => ({
  look,
  fitted: orderedClip(clip),
})

export const orderStretch = (stretch: Stretch, look: FilmLook): PartOrder =>
  'clip' in stretch
    ? { look, body: { ...stretch, clip: orderedClip(stretch.clip) } }
    : {
        look,
        window: { ...stretch, before: orderedClip(stretch.before), after: orderedClip(stretch.after) },
      }

/** The order as its key was made of it: values that were stored may come back with their fields in another order. */
const lookOf = ({ canvas: { width, height }, rate, fit }: FilmLook): FilmLook => ({
  canvas: { width, height },
  rate,
  fit,
})

/** `Film.part`. */
export const makePart = async (
  tools: FfmpegTools,
  { key, order, fileOf }: { key: string; order: PartOrder; fileOf(contentId: string): Promise<string> },
  folder: string,
  work: TaskOptions,
): Promise<string> => {
  const look = lookOf(order.look)
  const to = join(folder, `${key}.mp4`)
  const withFile = async (clip: OrderedClip): Promise<IdentifiedClip & Clip> => ({
    ...clip,
    mezzanineVideo: await fileOf(clip.contentId),
    mezzanineSound: '',
  })
  const requireKey = (own: string) => {
    if (own !== key) throw new Error(`The order ${key} would be drawn as ${own}`)
  }
  if ('fitted' in order) {
    const clip = await withFile(order.fitted)
    requireKey(fittedKey(tools, clip, look))
    await writeFitted(tools, { clip, look, to }, work)
    return to
  }
  if ('body' in order) {
    const body = { ...order.body, clip: await withFile(order.body.clip) }
    requireKey(bodyKey(tools, body, look))
    await renderStretch(tools, { stretch: body, look, to }, work)
    return to
  }
  const { before, after } = order.window
  const window = { ...order.window, before: await withFile(before), after: await withFile(after) }
  requireKey(windowKey(tools, window, look))
  await renderStretch(tools, { stretch: window, look, to }, work)
  return to
}
