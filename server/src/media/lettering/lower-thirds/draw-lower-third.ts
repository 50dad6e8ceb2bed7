import { type LowerThirdLook, safeArea } from '#schema/lower-third'
import { drawSvg, escapeXml } from '../draw-svg.js'
import { FONT_FAMILIES, fontFor, type Weight } from '../fonts.js'

interface Size {
  width: number
  height: number
}

/** Shares of the shorter side of the picture. */
const TITLE = 0.06
const SUBTITLE = 0.038
const PADDING = 0.022
const BAR = 0.008
/** Of the width of the safe area, for a line. */
const WIDEST = 0.9
const LEADING = 1.3
/** How much smaller a long text becomes before it is broken into two lines. */
const SMALLEST = 0.7
/** What shaping may add to the sum of the advances. */
const TOLERANCE = 1.03

interface Line {
  text: string
  size: number
  weight: Weight
}

/** The width of a line in multiples of its size. */
const widthOf = (text: string, weight: Weight): number =>
  TOLERANCE *
  [...text].reduce((width, character) => {
    const font = fontFor(character, weight)
    if (!font) return width
    return width + font.layout(character).advanceWidth / font.unitsPerEm
  }, 0)

const halves = (text: string): string[] => {
  const words = text.split(' ')
  if (words.length === 1) {
    const characters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
    const middle = Math.ceil(characters.length / 2)
    return [characters.slice(0, middle).join(''), characters.slice(middle).join('')]
  }
  const splits = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length))
  return splits.reduce((best, split) => (longest(split) < longest(best) ? split : best))
}

/** A text in one line or two, small enough for a width in pixels. */
const fitted = (text: string, { size, weight, width }: Omit<Line, 'text'> & { width: number }): Line[] => {
  if (!text) return []
  const fits = (line: string) => width / widthOf(line, weight)
  if (fits(text) >= size * SMALLEST) return [{ text, weight, size: Math.min(size, fits(text)) }]
  const lines = halves(text)
  const smaller = Math.min(size * SMALLEST, ...lines.map(fits))
  return lines.map((line) => ({ text: line, weight, size: smaller }))
}

const isRightToLeft = (text: string): boolean => /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)

/** The SVG of a lower third that covers the picture of a film, within the safe area. */
function lowerThirdSvg(
  { title, subtitle, style, position }: LowerThirdLook,
  { width, height }: Size,
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
  const lines = [
    ...fitted(title, { size: TITLE * unit, weight: 'bold', width: most }),
    ...fitted(subtitle, { size: SUBTITLE * unit, weight: 'plain', width: most }),
  ]
  const box = {
    width: Math.max(...lines.map(({ text, size, weight }) => widthOf(text, weight) * size)) + 2 * padding,
    height: lines.reduce((sum, { size }) => sum + size * LEADING, 0) + padding,
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
  const anchor = { LEFT: 'start', CENTRE: 'middle', RIGHT: 'end' }[column as 'LEFT' | 'CENTRE' | 'RIGHT']
  const x = { start: left + padding, middle: left + box.width / 2, end: left + box.width - padding }[anchor]!
  const mirrored = { start: 'end', middle: 'middle', end: 'start' }
  let y = top + padding / 2
  const texts = lines.map(({ text, size, weight }) => {
    y += size * LEADING
    const isReversed = isRightToLeft(text)
    return `<text x="${x}" y="${y - size * 0.32}" font-size="${size}" font-weight="${weight === 'bold' ? 700 : 400}"
      text-anchor="${isReversed ? mirrored[anchor as keyof typeof mirrored] : anchor}" direction="${isReversed ? 'rtl' : 'ltr'}"
      xml:space="preserve" ${style === 'PANEL' ? '' : 'filter="url(#shadow)"'}>${escapeXml(text)}</text>`
  })
  const bar = BAR * unit
  const barX = column === 'RIGHT' ? left + box.width - bar / 2 : left - bar / 2
  const shape = {
    PLAIN: '',
    BAR:
      column === 'CENTRE'
        ? `<rect x="${left}" y="${top + box.height}" width="${box.width}" height="${bar}" fill="#f5b301"/>`
        : `<rect x="${barX}" y="${top}" width="${bar}" height="${box.height}" fill="#f5b301"/>`,
    PANEL: `<rect x="${left}" y="${top}" width="${box.width}" height="${box.height}" rx="${bar}" fill="#101418" fill-opacity="0.82"/>`,
  }[style]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <defs><filter id="shadow" x="-10%" y="-30%" width="120%" height="160%">
      <feDropShadow dx="0" dy="${bar / 4}" stdDeviation="${bar / 2}" flood-color="#000" flood-opacity="0.85"/></filter></defs>
    ${shape}<g font-family="${FONT_FAMILIES}" fill="#fff">${texts.join('')}</g></svg>`
}

/** Draws a lower third as large as a film; returns a PNG with alpha. The same one gives the same bytes. */
export const drawLowerThird = (look: LowerThirdLook, size: Size): Promise<Buffer> =>
  drawSvg(lowerThirdSvg(look, size), size)
