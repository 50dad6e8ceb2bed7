import type { PictureSize } from '../film.js'
import { escapeXml } from './draw-svg.js'
import { FONT_FAMILIES, type Weight } from './fonts.js'
import { isRightToLeft, type FittedText } from './text-fit.js'

/** A part of a picture, in pixels. */
export interface Area extends PictureSize {
  left: number
  top: number
}

export type Align = 'start' | 'middle' | 'end'

const round = (value: number): string => String(Math.round(value * 100) / 100)

export const rectangle = ({ left, top, width, height }: Area, attributes: string): string =>
  `<rect x="${round(left)}" y="${round(top)}" width="${round(width)}" height="${round(height)}" ${attributes}/>`

/**
 * Lines of a text from `top` on. `align` follows the text direction: the start of an Arabic text is the right edge of
 * the area.
 */
export function textLines(
  text: FittedText,
  { left, width }: Pick<Area, 'left' | 'width'>,
  {
    top,
    align,
    weight,
    ink,
    opacity = 1,
    tracking = 0,
  }: { top: number; align: Align; weight: Weight; ink: string; opacity?: number; tracking?: number },
): string {
  const isReversed = isRightToLeft(text.lines.join(' '))
  const edge = {
    start: isReversed ? left + width : left,
    middle: left + width / 2,
    end: isReversed ? left : left + width,
  }
  // centres ascenders and descenders in the line
  const baseline = (text.lineHeight - text.size) / 2 + text.size * 0.82
  const attributes = [
    `font-family="${FONT_FAMILIES}"`,
    `font-size="${round(text.size)}"`,
    `font-weight="${weight === 'bold' ? 700 : 400}"`,
    `fill="${ink}"`,
    `fill-opacity="${opacity}"`,
    `text-anchor="${align}"`,
    `direction="${isReversed ? 'rtl' : 'ltr'}"`,
    ...(tracking ? [`letter-spacing="${round(tracking * text.size)}"`] : []),
    'xml:space="preserve"',
  ].join(' ')
  return text.lines
    .map(
      (line, at) =>
        `<text x="${round(edge[align])}" y="${round(top + at * text.lineHeight + baseline)}" ${attributes}>${escapeXml(line)}</text>`,
    )
    .join('')
}

/** A whole drawing. */
export const svgOf = ({ width, height }: PictureSize, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
