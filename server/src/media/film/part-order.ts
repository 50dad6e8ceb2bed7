import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { FfmpegTools } from '../ffmpeg.js'
import type { Clip, TaskOptions } from '../film.js'
import type { FilmLook } from './canvas.js'
import { type FrameRange, type ReadRange, writeExcerpt } from './excerpt.js'
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

/** Where a machine has the pictures of clips from. */
export interface ClipSources {
  /** The whole picture, on this machine. */
  fileOf(contentId: string): Promise<string>
  /** Reads ranges of it, where it is not on this machine and fetching all of it may be spared. */
  rangesOf?(contentId: string): Promise<ReadRange | undefined>
}

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
  { key, order, fileOf, rangesOf }: { key: string; order: PartOrder } & ClipSources,
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
  const withFrames = async (clip: OrderedClip, frames: FrameRange): Promise<IdentifiedClip & Clip> => {
    const read = await rangesOf?.(clip.contentId)
    const file = join(folder, `${clip.contentId.replaceAll('/', '-')}-from-${frames.from}.mp4`)
    const excerpt = read && (await writeExcerpt(read, { ...frames, rate: clip.frameRate }, file))
    return excerpt ? { ...clip, mezzanineVideo: file, mezzanineSound: '', ...excerpt } : withFile(clip)
  }
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
    const { clip, from, frames } = order.body
    const body = { ...order.body, clip: await withFrames(clip, { from, to: from + frames }) }
    requireKey(bodyKey(tools, body, look))
    await renderStretch(tools, { stretch: body, look, to }, work)
    return to
  }
  const { before, after, frames } = order.window
  const window = {
    ...order.window,
    before: await withFrames(before, { from: before.frames - frames, to: before.frames }),
    after: await withFrames(after, { from: 0, to: frames }),
  }
  requireKey(windowKey(tools, window, look))
  await renderStretch(tools, { stretch: window, look, to }, work)
  return to
}
