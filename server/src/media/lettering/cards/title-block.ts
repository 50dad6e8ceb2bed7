import { type CardFields, type CardKind, showsLines } from '#schema/cards'
import { fitText, type FittedText, leadingOf, widthOf } from '../text-fit.js'
import { type Align, type Area, rectangle, textLines } from '../svg.js'
import { type CreditTable, creditTable } from './credit-table.js'

/** Sizes of titles in units; a subtitle is smaller in proportion. */
const TITLE_SIZES: Record<CardKind, number> = { TITLE: 12, CHAPTER: 9, SUBTITLE: 7, CREDITS: 6.5 }
const SUBTITLE_SHARE = 0.42
const SUBTITLE_SMALLEST = 3.4
/** Shares of the height of a block that has title and subtitle. */
const TITLE_SHARE = 0.68
const TRACKING = 0.08

export interface Block {
  /** Pixels. */
  height: number
  width: number
  draw(area: Pick<Area, 'left' | 'width' | 'top'>): string
}

export interface BlockStyle {
  unit: number
  align: Align
  ink: string
  /** Draws a short line between title and subtitle. */
  isRuled?: boolean
}

interface Part {
  height: number
  width: number
  draw(area: Pick<Area, 'left' | 'width'>, top: number): string
}

const widest = ({ lines, size }: FittedText, weight: 'plain' | 'bold', tracking = 0) =>
  Math.max(0, ...lines.map((line) => widthOf(line, weight, tracking) * size))

/** The texts of a card below each other, fitted to an area. */
export function titleBlock(card: CardFields, room: Pick<Area, 'width' | 'height'>, style: BlockStyle): Block {
  const { unit, align, ink, isRuled } = style
  const { kind, title, subtitle } = card
  const lines = showsLines(card) ? card.lines : []
  const size = TITLE_SIZES[kind] * unit
  const gap = size * 0.32
  const shared = lines.length ? room.height * 0.3 : room.height
  const parts: Part[] = []

  const addTitle = () => {
    const height = subtitle ? shared * TITLE_SHARE - gap : shared
    const leading = leadingOf(title, 1.14)
    const text = fitText(title, { weight: 'bold', width: room.width, height, size, leading })
    parts.push({
      height: text.height,
      width: widest(text, 'bold'),
      draw: (area, top) => textLines(text, area, { top, align, weight: 'bold', ink }),
    })
  }
  const addSubtitle = () => {
    const own = kind === 'CHAPTER' && !/\p{Script=Arabic}/u.test(subtitle) ? TRACKING : 0
    const text = fitText(subtitle, {
      weight: 'plain',
      width: room.width,
      height: title ? shared * (1 - TITLE_SHARE) : shared,
      size: title ? Math.max(SUBTITLE_SMALLEST * unit, size * SUBTITLE_SHARE) : size * 0.7,
      leading: leadingOf(subtitle, 1.35),
      tracking: own,
    })
    parts.push({
      height: text.height,
      width: widest(text, 'plain', own),
      draw: (area, top) =>
        textLines(text, area, { top, align, weight: 'plain', ink, opacity: 0.78, tracking: own }),
    })
  }
  const addRule = () => {
    const [width, height] = [unit * 9, unit * 0.4]
    parts.push({
      height,
      width,
      draw: ({ left, width: full }, top) =>
        rectangle(
          { left: left + (full - width) / 2, top, width, height },
          `fill="${ink}" fill-opacity="0.6"`,
        ),
    })
  }

  // a chapter's label comes before its title
  if (kind === 'CHAPTER') {
    if (subtitle) addSubtitle()
    if (subtitle && title && isRuled) addRule()
    if (title) addTitle()
  } else {
    if (title) addTitle()
    if (subtitle && title && isRuled) addRule()
    if (subtitle) addSubtitle()
  }
  const above = heightOf(parts, gap)
  if (lines.length) {
    const height = room.height - above - (parts.length ? 1.4 * gap : 0)
    const table: CreditTable = creditTable(lines, { width: room.width, height, unit, ink, align })
    parts.push({ height: table.height, width: table.width, draw: (area, top) => table.draw(area.left, top) })
  }
  return {
    height: heightOf(parts, gap),
    width: Math.max(0, ...parts.map(({ width }) => width)),
    draw: ({ top, ...area }) => {
      let y = top
      return parts
        .map((part) => {
          const drawn = part.draw(area, y)
          y += part.height + gap
          return drawn
        })
        .join('')
    },
  }
}

const heightOf = (parts: readonly Part[], gap: number): number =>
  parts.reduce((sum, { height }) => sum + height, 0) + gap * Math.max(0, parts.length - 1)
