import type { Font } from 'fontkit'
import { fitText, fontRuns, type FontRun } from '../../lettering/text-fit.js'
import type { Size } from '../canvas.js'

/** Size of letters, as shares of the shorter side of the picture. */
const SIZE = { wide: 0.046, upright: 0.0475 }
/** Margins, as shares of the picture. Phones show buttons and texts at the bottom of an upright film. */
const MARGINS = {
  wide: { side: 0.1, bottom: 0.06 },
  upright: { side: 0.12, bottom: 0.2 },
}
/** Maximum height of all lines, as a share of the picture's; longer texts are drawn smaller. */
const HIGHEST = 0.5
/** Distance of lines, as a multiple of the size of letters. */
const LEADING = 1.5

/** One line of a caption, centred in the picture. */
interface CaptionLine {
  runs: FontRun[]
  /** Pixels from the top of the picture. */
  baseline: number
}

/** A caption as it is drawn. */
export interface CaptionLayout {
  /** Pixels of an em, whatever the font is. */
  size: number
  lines: CaptionLine[]
}

/** Measures a caption with the packaged fonts, and breaks it into lines at the bottom of the picture. */
export function layOutCaption(text: string, { width, height }: Size): CaptionLayout {
  const shape = width >= height ? 'wide' : 'upright'
  const { side, bottom } = MARGINS[shape]
  const { size, lines, areReversed, lineHeight } = fitText(text, {
    weight: 'bold',
    width: width * (1 - 2 * side),
    height: height * HIGHEST,
    size: SIZE[shape] * Math.min(width, height),
    leading: LEADING,
  })
  const last = height * (1 - bottom) - size * DESCENT
  return {
    size,
    lines: lines.map((line, at) => ({
      // without a mark, a line that begins with a word of the other direction would take that direction
      runs: fontRuns(`${areReversed[at] ? RIGHT_TO_LEFT_MARK : LEFT_TO_RIGHT_MARK}${line}`, 'bold'),
      baseline: last - (lines.length - 1 - at) * lineHeight,
    })),
  }
}

/** Descent of letters, as a multiple of their size. */
const DESCENT = 0.35

const [LEFT_TO_RIGHT_MARK, RIGHT_TO_LEFT_MARK] = ['\u200e', '\u200f']

/** Ascent and descent of a font as libass computes them; it scales fonts by their sum. */
export const extentOf = ({ 'OS/2': { winAscent, winDescent }, unitsPerEm }: Font) => ({
  ascent: winAscent / unitsPerEm,
  descent: winDescent / unitsPerEm,
})
