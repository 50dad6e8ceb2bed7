import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Stroke } from '#schema/review/drawing'
import { CASING_COLOUR, pathOfStroke, STROKE_COLOURS } from '#schema/review/strokes'
import type { PictureSize } from '../../film.js'
import { drawSvg } from '../../lettering/draw-svg.js'
import { svgOf } from '../../lettering/svg.js'

/** The width of a stroke as a share of the picture’s height, as on the screen; its casing is twice as wide. */
const STROKE_WIDTH = 1 / 200

/** Draws strokes over a picture file, which is scaled to this size. Returns the PNG that it writes beside it. */
export async function drawOnStill(
  file: string,
  folder: string,
  strokes: readonly Stroke[],
  size: PictureSize,
): Promise<string> {
  const width = STROKE_WIDTH * size.height
  const drawn = strokes
    .map((stroke) => {
      const path = `<path d="${pathOfStroke(stroke, size)}"`
      return `${path} stroke="${CASING_COLOUR}" stroke-width="${2 * width}"/>${path} stroke="${STROKE_COLOURS[stroke.colour]}" stroke-width="${width}"/>`
    })
    .join('')
  const content = `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${drawn}</g>`
  const picture = join(folder, 'drawn.png')
  await writeFile(picture, await drawSvg(svgOf(size, content), { ...size, background: { file } }))
  return picture
}
