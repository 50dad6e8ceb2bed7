import { type LowerThirdLook, safeArea } from '#schema/lower-third'
import type { PictureSize } from '../../film.js'
import { drawSvg } from '../draw-svg.js'
import type { Weight } from '../fonts.js'
import { rectangle, svgOf, textLines } from '../svg.js'
import { type FittedText, fitText, isRightToLeft, leadingOf, widthOf } from '../text-fit.js'

/** Shares of the shorter side of the picture. */
const TITLE = 0.06
const SUBTITLE = 0.038
const PADDING = 0.022
const BAR = 0.008
/** Width of a line, as a share of the safe area's. */
const WIDEST = 0.9
const LEADING = 1.3
/** Longer texts are drawn smaller. */
const LINES = 2

const BAR_FILL = 'fill="#f5b301"'
const ALIGNS = { LEFT: 'start', CENTRE: 'middle', RIGHT: 'end' } as const
const MIRRORED = { start: 'end', middle: 'middle', end: 'start' } as const

interface Text extends FittedText {
  weight: Weight
}

/** Fits a text into a few lines of at most this width in pixels. */
const fitted = (
  text: string,
  { size, weight, width }: { size: number; weight: Weight; width: number },
): Text => {
  const leading = leadingOf(text, LEADING)
  return { ...fitText(text, { weight, width, size, leading, height: LINES * size * leading }), weight }
}

const widestLine = ({ lines, size, weight }: Text): number =>
  Math.max(...lines.map((line) => widthOf(line, weight) * size))

/** The SVG of a lower third, within the safe area; it is as large as the film. */
function lowerThirdSvg(
  { title, subtitle, style, position }: LowerThirdLook,
  { width, height }: PictureSize,
): string {
  const unit = Math.min(width, height)
  const free = safeArea({ width, height })
  const safe = {
    left: free.left * width,
    right: width - free.right * width,
    top: free.top * height,
    bottom: height - free.bottom * height,
  }
  const padding = style === 'PLAIN' ? 0 : PADDING * unit
  const most = (safe.right - safe.left) * WIDEST - 2 * padding
  const blocks = [
    fitted(title, { size: TITLE * unit, weight: 'bold', width: most }),
    ...(subtitle ? [fitted(subtitle, { size: SUBTITLE * unit, weight: 'plain', width: most })] : []),
  ]
  const box = {
    width: Math.max(...blocks.map(widestLine)) + 2 * padding,
    height: blocks.reduce((sum, block) => sum + block.height, 0) + padding,
  }
  const [row, column] = position.split('_')
  const left = {
    LEFT: safe.left,
    CENTRE: (safe.left + safe.right - box.width) / 2,
    RIGHT: safe.right - box.width,
  }[column as 'LEFT' | 'CENTRE' | 'RIGHT']
  const top = {
    TOP: safe.top,
    MIDDLE: (safe.top + safe.bottom - box.height) / 2,
    BOTTOM: safe.bottom - box.height,
  }[row as 'TOP' | 'MIDDLE' | 'BOTTOM']
  const align = ALIGNS[column as keyof typeof ALIGNS]
  const area = { left: left + padding, width: box.width - 2 * padding }
  let y = top + padding / 2
  const texts = blocks.map((block) => {
    const drawn = textLines(block, area, {
      top: y,
      // right-to-left text has its origin at the right edge of the box
      align: isRightToLeft(block.lines.join(' ')) ? MIRRORED[align] : align,
      weight: block.weight,
      ink: '#fff',
    })
    y += block.height
    return drawn
  })
  const bar = BAR * unit
  const barX = column === 'RIGHT' ? left + box.width - bar / 2 : left - bar / 2
  const shape = {
    PLAIN: '',
    BAR:
      column === 'CENTRE'
        ? rectangle({ left, top: top + box.height, width: box.width, height: bar }, BAR_FILL)
        : rectangle({ left: barX, top, width: bar, height: box.height }, BAR_FILL),
    PANEL: rectangle({ left, top, ...box }, `rx="${bar}" fill="#101418" fill-opacity="0.82"`),
  }[style]
  const shadow = `<defs><filter id="shadow" x="-10%" y="-30%" width="120%" height="160%">
    <feDropShadow dx="0" dy="${bar / 4}" stdDeviation="${bar / 2}" flood-color="#000" flood-opacity="0.85"/></filter></defs>`
  const lettering =
    style === 'PANEL' ? texts.join('') : `${shadow}<g filter="url(#shadow)">${texts.join('')}</g>`
  return svgOf({ width, height }, shape + lettering)
}

/**
 * Draws a lower third at the size of a film; returns a PNG with alpha. The same input gives the same bytes.
 */
export const drawLowerThird = (look: LowerThirdLook, size: PictureSize): Promise<Buffer> =>
  drawSvg(lowerThirdSvg(look, size), size)
