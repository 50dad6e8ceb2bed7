import PQueue from 'p-queue'
import { unavailable } from '#platform/errors/failure'
import { type DrawingTask, PictureDecoder } from '../picture-decoder.js'
import { fontconfigFile } from './fonts.js'

/** Concurrent drawings, and waiting ones. */
const CONCURRENCY = 2
const WAITING_MAX = 50
/** Maximum of pixels of a drawing: a long credit roll in 1080p. */
const PIXELS_MAX = 40_000_000
/** Maximum of pixels of a side in cairo. */
const SIDE_MAX = 32_000
const SVG_CHARACTERS_MAX = 2_000_000
/** Time limit of a drawing, in seconds. */
const SECONDS = 20
const TOO_MANY = 'Too many titles are being drawn. Try again shortly.'
const RETRY_SECONDS = 5

const queue = new PQueue({ concurrency: CONCURRENCY })
let idle: PictureDecoder[] | undefined

/**
 * Escapes a text for an element or attribute of SVG. Removes control characters, and others that XML forbids.
 */
export const escapeXml = (text: string): string =>
  text
    .replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]|\p{Cs}/gu, '')
    .replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

/** The maximum height of a drawing of this width, in pixels. */
export const highestDrawing = (width: number): number => Math.min(SIDE_MAX, Math.floor(PIXELS_MAX / width))

/**
 * Draws SVG in a child process that finds only the packaged fonts; returns a PNG with an alpha channel, or without
 * one if a background fills the drawing. Throws UNAVAILABLE if too many drawings wait.
 */
export const drawSvg = async (svg: string, size: Omit<DrawingTask, 'svg'>): Promise<Buffer> => {
  if (svg.length > SVG_CHARACTERS_MAX || size.height > highestDrawing(size.width))
    throw new RangeError('The drawing is too large')
  if (queue.size >= WAITING_MAX) throw unavailable(TOO_MANY, RETRY_SECONDS)
  const pool = (idle ??= Array.from(
    { length: CONCURRENCY },
    () => new PictureDecoder(SECONDS, { FONTCONFIG_FILE: fontconfigFile() }),
  ))
  return queue.add(async () => {
    const decoder = pool.pop()!
    try {
      return Buffer.from(await decoder.process<Uint8Array>({ ...size, svg }))
    } finally {
      pool.push(decoder)
    }
  })
}
