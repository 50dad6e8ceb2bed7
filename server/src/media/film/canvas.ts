import { UNEDITED } from '#schema/cut-item'
import { FILM_RATES, type FilmRatio, type VideoRatio, ratioOf } from '#schema/limits'
import type { ClipFiles, FilmLook, FilmOptions, FrameRate, PictureSize as Size } from '../film.js'

export type { FilmLook, PictureSize as Size } from '../film.js'

/** Rates that differ by less count as equal, such as 23.976 and 24. */
const SAME_RATE = 0.01

const nearest = (rates: readonly FrameRate[], wanted: number): FrameRate =>
  rates.reduce((best, rate) => (Math.abs(rate - wanted) < Math.abs(best - wanted) ? rate : best))

/** Whether one rate is a whole multiple of the other. */
const inStep = (one: number, other: number): boolean => {
  const times = Math.max(one, other) / Math.min(one, other)
  return Math.abs(times - Math.round(times)) < SAME_RATE * times
}

/**
 * The rate of the mezzanine of a clip with `source` frames a second: one that shows its frames evenly, or the
 * nearest.
 */
export const frameRateOf = (source: number): FrameRate => {
  const even = FILM_RATES.filter((rate) => inStep(rate, source))
  return nearest(even.length > 0 ? even : FILM_RATES, source)
}

/** The most common rate; on a tie, the first. */
const commonRate = (clips: readonly { frameRate: FrameRate }[]): FrameRate => {
  const count = (rate: FrameRate) => clips.filter(({ frameRate }) => frameRate === rate).length
  return clips.reduce(
    (best, { frameRate }) => (count(frameRate) > count(best) ? frameRate : best),
    clips[0].frameRate,
  )
}

type Shape = 'landscape' | 'portrait' | 'square'

/** Shapes that differ by less count as equal. */
const SAME_SHAPE = 0.02
const SQUARISH = 1.2
const UNITS: Record<Shape, readonly [number, number]> = {
  landscape: [16 / 9, 1],
  portrait: [1, 16 / 9],
  square: [1, 1],
}

const shapeOf = ({ width, height }: Size): Shape => {
  const ratio = width / height
  if (ratio >= SQUARISH) return 'landscape'
  return ratio <= 1 / SQUARISH ? 'portrait' : 'square'
}

/** The canvas of a ratio with this many lines on the shorter side. */
const canvasOfRatio = (ratio: FilmRatio, short: 720 | 1080): Size => {
  const [across, down] = ratio.split(':').map(Number)
  const unit = short / Math.min(across, down)
  return { width: Math.round(across * unit), height: Math.round(down * unit) }
}

const sized = (shape: Shape, short: 720 | 1080): Size => {
  const [across, down] = UNITS[shape]
  return { width: Math.round(across * short), height: Math.round(down * short) }
}

/** True when the two differ in shape by more than 2 %. */
export const differsInShape = (size: Size, ratio: number): boolean =>
  Math.abs(size.width / size.height / ratio - 1) > SAME_SHAPE

/** The size of a picture after a centre crop to `ratio`. */
const cropped = ({ width, height }: Size, ratio: number): Size => ({
  width: Math.round(Math.min(width, height * ratio)),
  height: Math.round(Math.min(height, width / ratio)),
})

/**
 * The canvas of a clip: its shape class (or the requested ratio) at 720 lines, or 1080 if the source has as
 * many.
 */
export const canvasOf = (source: Size, ratio?: VideoRatio): Size => {
  const seen = ratio ? cropped(source, ratioOf(ratio)) : source
  const wanted = ratio ? { width: ratioOf(ratio), height: 1 } : source
  return sized(shapeOf(wanted), Math.min(seen.width, seen.height) >= 1080 ? 1080 : 720)
}

/**
 * The canvas of a film: of `ratio`, or of the class that most clips have (the earliest on a tie), at `lines`,
 * or at 1080 lines if most clips of that class have them.
 */
const commonCanvas = (
  clips: readonly Size[],
  { lines, ratio }: { lines?: 720 | 1080; ratio?: FilmRatio },
): Size => {
  const classes = new Map<Shape, Size[]>()
  for (const clip of clips) classes.set(shapeOf(clip), [...(classes.get(shapeOf(clip)) ?? []), clip])
  const [shape, members] = [...classes].reduce((best, candidate) =>
    candidate[1].length > best[1].length ? candidate : best,
  )
  const large = members.filter((clip) => Math.min(clip.width, clip.height) >= 1080)
  const short = lines ?? (large.length > members.length / 2 ? 1080 : 720)
  return ratio ? canvasOfRatio(ratio, short) : sized(shape, short)
}

/**
 * The look of a film of these clips: the chosen settings, otherwise those of most clips. Cards fit any look.
 */
export const commonLook = (
  clips: readonly Pick<ClipFiles, 'width' | 'height' | 'frameRate' | 'draw'>[],
  { size, ratio, fit = 'PAD', frameRate }: Pick<FilmOptions, 'size' | 'ratio' | 'fit' | 'frameRate'>,
): FilmLook => {
  const filmed = clips.filter(({ draw }) => !draw)
  const deciding = filmed.length ? filmed : clips
  return {
    canvas: commonCanvas(deciding, { lines: size && (size === '1080p' ? 1080 : 720), ratio }),
    rate: frameRate ?? commonRate(deciding),
    fit,
  }
}

/** Draws all cards for that canvas, one after another, as a film may have a hundred of them. */
export const withDrawnCards = async (clips: readonly ClipFiles[], canvas: Size): Promise<ClipFiles[]> => {
  const drawn: ClipFiles[] = []
  for (const { draw, ...clip } of clips)
    drawn.push(draw ? { ...clip, ...canvas, ...(await draw(canvas)) } : clip)
  return drawn
}

/**
 * Filters that bring a picture to the canvas: padded, or (`fill`) cropped. `framing` is that of `ClipEdit`.
 */
export const fit = ({ width, height }: Size, fill = false, framing: number = UNEDITED.framing): string => {
  const side = `${width}:${height}`
  return fill
    ? `scale=${side}:force_original_aspect_ratio=increase:flags=bicubic,crop=${side}:(iw-ow)*${framing}:(ih-oh)/2,setsar=1`
    : `scale=${side}:force_original_aspect_ratio=decrease:force_divisible_by=2:flags=bicubic,pad=${side}:(ow-iw)/2:(oh-ih)/2,setsar=1`
}

/** Whether a source fills its canvas: always with a requested ratio, otherwise if the shapes are equal. */
export const fills = (source: Size, canvas: Size, ratio?: VideoRatio): boolean =>
  ratio !== undefined || !differsInShape(source, canvas.width / canvas.height)
