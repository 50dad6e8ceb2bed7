import { type CardFields, type CardLine, showsLines } from '#schema/cards'
import { LIMITS } from '#schema/limits'
import type { PictureSize } from '../../film.js'
import type { DrawingTask } from '../../picture-decoder.js'
import { drawSvg, highestDrawing } from '../draw-svg.js'
import { drawingEffort } from '../fonts.js'
import { isRightToLeft } from '../text-fit.js'
import { inkOn, mixed } from './card-colours.js'
import { type Area, rectangle, svgOf } from '../svg.js'
import { safeArea, unitOf } from './card-frame.js'
import { creditTable } from './credit-table.js'
import { titleBlock } from './title-block.js'

/** Increase this when a change draws the same card differently. */
export const CARD_LAYOUT = 1

/** A card as films show it. */
export interface CardPicture {
  /** A PNG of the whole size. */
  still: Buffer
  /** A PNG with alpha, as wide and higher, that scrolls over it from its top to its bottom. */
  roll?: { picture: Buffer; height: number }
}

interface Ground {
  /** The colour under the texts. */
  colour: string
  ink: string
  /** SVG over the background. */
  content: string
  background?: DrawingTask['background']
}

/** Blur of a frame, in units. */
const BLUR = 3.2

const whole = ({ width, height }: PictureSize): Area => ({ left: 0, top: 0, width, height })

/** The background: the colour, slightly lighter at the top, or a picture darkened for texts. */
function groundOf(card: CardFields, size: PictureSize, file: string | undefined): Ground {
  const { colour, kind } = card.background
  if (file && card.design !== 'SPLIT') {
    const blur = kind === 'NEIGHBOUR' ? BLUR * unitOf(size) : undefined
    const shade = `<defs><linearGradient id="shade" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#000" stop-opacity="0.48"/><stop offset="1" stop-color="#000" stop-opacity="0.66"/>
    </linearGradient></defs>`
    return {
      colour: '#1c1c1c',
      ink: '#ffffff',
      content: shade + rectangle(whole(size), 'fill="url(#shade)"'),
      background: { file, blur },
    }
  }
  const gradient = `<defs><linearGradient id="ground" x1="0" y1="0" x2="0.4" y2="1">
    <stop offset="0" stop-color="${mixed(colour, '#ffffff', 0.05)}"/><stop offset="1" stop-color="${mixed(colour, '#000000', 0.14)}"/>
  </linearGradient></defs>`
  return {
    colour,
    ink: inkOn(colour),
    content: gradient + rectangle(whole(size), 'fill="url(#ground)"'),
  }
}

/** The half of a split card that shows its picture, and the safe part of the other one. */
function split(size: PictureSize): { picture: Area; texts: Area } {
  const { width, height } = size
  const safe = safeArea(size)
  const unit = unitOf(size)
  if (height > width * 1.2) {
    const half = Math.round(height * 0.5)
    const top = half + 6 * unit
    return {
      picture: { left: 0, top: 0, width, height: half },
      texts: { ...safe, top, height: safe.top + safe.height - top },
    }
  }
  const half = Math.round(width * 0.5)
  return {
    picture: { left: half, top: 0, width: width - half, height },
    texts: { ...safe, width: half - safe.left - 6 * unit },
  }
}

/** The texts of every design that does not scroll. */
function texts(card: CardFields, size: PictureSize, ink: string): string {
  const unit = unitOf(size)
  const safe = safeArea(size)
  if (card.design === 'CENTRED') {
    const block = titleBlock(card, safe, { unit, align: 'middle', ink, isRuled: true })
    return block.draw({ ...safe, top: safe.top + (safe.height - block.height) / 2 })
  }
  if (card.design === 'LOWER_LEFT') {
    const [bar, gap] = [unit * 0.8, unit * 3]
    const room = { ...safe, left: safe.left + bar + gap, width: safe.width - 2 * (bar + gap) }
    const block = titleBlock(card, room, { unit, align: 'start', ink })
    const top = safe.top + safe.height - block.height
    const isReversed = isRightToLeft(card.title || card.subtitle)
    const left = isReversed ? safe.left + safe.width - bar : safe.left
    return (
      rectangle({ left, top, width: bar, height: block.height }, `fill="${ink}" rx="${bar / 2}"`) +
      block.draw({ ...room, top })
    )
  }
  const area = card.design === 'SPLIT' ? split(size).texts : safe
  const block = titleBlock(card, area, { unit, align: 'start', ink })
  return block.draw({ ...area, top: area.top + (area.height - block.height) / 2 })
}

const effortOfLine = ({ role, name }: CardLine): number => drawingEffort(role) + drawingEffort(name)

/** Cost of drawing a card. */
export const cardEffort = (card: CardFields): number =>
  (showsLines(card) ? card.lines : []).reduce(
    (sum, line) => sum + effortOfLine(line),
    drawingEffort(card.title) + drawingEffort(card.subtitle),
  )

/** Leaves out the last lines of a card that exceed the drawing limit; older cards may have them. */
function drawable(card: CardFields): CardFields {
  let effort = cardEffort({ ...card, lines: [] })
  const lines = card.lines.filter((line) => (effort += effortOfLine(line)) <= LIMITS.card.drawingMax)
  return { ...card, lines }
}

/** Titles and credits that scroll up, from the lower half to the upper one. */
async function rollOf(card: CardFields, size: PictureSize, ink: string): Promise<CardPicture['roll']> {
  const { width, height } = size
  const unit = unitOf(size)
  const safe = safeArea(size)
  const isStacked = height > width
  const { lines, ...rest } = card
  const head = titleBlock(
    { ...rest, lines: [], kind: card.kind === 'CREDITS' ? 'CREDITS' : card.kind },
    { width: safe.width, height: height / 3 },
    { unit, align: 'middle', ink },
  )
  const [lead, tail] = [height * 0.5, height * 0.45]
  const gap = head.height && lines.length ? unit * 7 : 0
  const table = lines.length
    ? creditTable(lines, {
        width: safe.width,
        height: highestDrawing(width) - lead - tail - head.height - gap,
        unit,
        ink,
        align: 'middle',
        isStacked,
      })
    : undefined
  const content = head.height + gap + (table?.height ?? 0)
  const total = Math.max(height + 2, Math.round(lead + content + tail))
  const drawn = head.draw({ ...safe, top: lead }) + (table?.draw(safe.left, lead + head.height + gap) ?? '')
  const tall = { width, height: total }
  return { picture: await drawSvg(svgOf(tall, drawn), tall), height: total }
}

/** Draws a card at a size, over its picture if it has one. */
export async function drawCard(stored: CardFields, size: PictureSize, file?: string): Promise<CardPicture> {
  const card = drawable(stored)
  const { ink, content, background } = groundOf(card, size, file)
  const isRoll = card.design === 'CREDIT_ROLL'
  let half = ''
  let placed = background
  if (card.design === 'SPLIT') {
    const { picture } = split(size)
    if (file) placed = { file, area: picture }
    else
      half = rectangle(
        picture,
        `fill="${mixed(card.background.colour, inkOn(card.background.colour), 0.16)}"`,
      )
  }
  const drawing = content + half + (isRoll ? '' : texts(card, size, ink))
  const still = await drawSvg(svgOf(size, drawing), { ...size, background: placed })
  return isRoll ? { still, roll: await rollOf(card, size, ink) } : { still }
}

/** One frame of a card: the middle one if it moves. */
export async function cardFrame(
  { still, roll }: CardPicture,
  { width, height }: PictureSize,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  if (!roll) return sharp(still).webp({ quality: 92, effort: 2 }).toBuffer()
  const part = await sharp(roll.picture)
    .extract({ left: 0, top: Math.round((roll.height - height) / 2), width, height })
    .toBuffer()
  return sharp(still)
    .composite([{ input: part, left: 0, top: 0 }])
    .webp({ quality: 92, effort: 2 })
    .toBuffer()
}
