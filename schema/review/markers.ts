import { csvHead, csvRow } from '../csv.js'
import { isDropFrame, rationalRate, timecodeOf } from './timecode.js'

/** The film with the notes. */
export interface MarkedFilm {
  title: string
  /** The file name of the film, such as `film.mp4`. */
  fileName: string
  frameRate: number
  frames: number
  width: number
  height: number
}

/** A note for export. */
export interface ExportedNote {
  frame: number
  /** The frame after the last one of a range; null for a single frame. */
  endFrame: number | null
  author: string
  text: string
  hasDrawing: boolean
  isDone: boolean
  isInternal: boolean
  replies: { author: string; text: string }[]
}

/** Export formats: for spreadsheets, for Resolve and Avid, and for Final Cut Pro and Resolve. */
export const NOTE_EXPORTS = ['csv', 'edl', 'fcpxml'] as const
export type NoteExport = (typeof NOTE_EXPORTS)[number]

/** The start timecode of timelines in Resolve and Avid, in hours. */
const EDL_HOUR = 1

const COLUMNS = 'timecode frame end_frame author note drawing status internal replies'.split(' ')

const textOf = ({ text, hasDrawing }: ExportedNote): string => text || (hasDrawing ? '(drawing)' : '')
const repliesOf = ({ replies }: ExportedNote): string[] =>
  replies.map(({ author, text }) => `${author}: ${text}`)
const inOrder = (notes: readonly ExportedNote[]): ExportedNote[] =>
  notes.toSorted((a, b) => a.frame - b.frame)

/** Writes notes as CSV, one row each. */
export function notesCsv({ frameRate }: MarkedFilm, notes: readonly ExportedNote[]): string {
  const rows = inOrder(notes).map((note) =>
    csvRow([
      timecodeOf(note.frame, frameRate),
      note.frame,
      note.endFrame ?? '',
      note.author,
      note.text,
      note.hasDrawing ? 'yes' : 'no',
      note.isDone ? 'done' : 'open',
      note.isInternal ? 'yes' : 'no',
      repliesOf(note).join('\n'),
    ]),
  )
  return [csvHead(COLUMNS), ...rows].join('')
}

interface Marker {
  frame: number
  frames: number
  author: string
  text: string
  replies: string[]
  isDone: boolean
}

/** The markers of a film. Notes on one frame share a marker, because Resolve reads only one per frame. */
function markersOf({ frames }: MarkedFilm, notes: readonly ExportedNote[]): Marker[] {
  const markers = new Map<number, Marker>()
  for (const note of inOrder(notes)) {
    const frame = Math.min(note.frame, frames - 1)
    const length = Math.min(note.endFrame ?? frame + 1, frames) - frame
    const first = markers.get(frame)
    const text = textOf(note)
    if (!first) {
      const { author, isDone } = note
      markers.set(frame, { frame, frames: length, author, text, replies: repliesOf(note), isDone })
      continue
    }
    first.frames = Math.max(first.frames, length)
    first.replies.push(`${note.author}: ${text}`, ...repliesOf(note))
    first.isDone &&= note.isDone
  }
  return [...markers.values()]
}

/** The start of an event, comment or statement of a CMX3600 list. */
const STATEMENT =
  /^(?:[\d*#>]|[\p{L}\p{N}_. ]+:|(?:title|fcm|split|m2|aud|audio|gpi|effects?|from|to|key|reel|clip|source|final|master|comment|loc)\b)/iu

/** Text for one line, without invisible and control characters. */
const edlText = (text: string): string =>
  text
    .replaceAll(/[\s\p{Cc}\p{Cs}\p{Zl}\p{Zp}\uFFFE\uFFFF]+/gu, ' ')
    .replaceAll('|', '/')
    .trim()

/**
 * Writes notes as a CMX3600 list: an event each, with the line that Resolve reads as a timeline marker, and a locator
 * (`* LOC:`) for Avid and other editors. Timecode begins at one hour.
 */
export function notesEdl(film: MarkedFilm, notes: readonly ExportedNote[]): string {
  const timecode = (frame: number) => timecodeOf(frame, film.frameRate, { hour: EDL_HOUR })
  const events = markersOf(film, notes).map(({ frame, frames, author, text, replies, isDone }, at) => {
    const source = [frame, frame + 1].map((each) => timecodeOf(each, film.frameRate)).join(' ')
    const record = [frame, frame + 1].map(timecode).join(' ')
    const all = [text, ...replies].map(edlText).join(' / ')
    const name = edlText(author)
    const [colour, resolveColour] = isDone ? ['GREEN', 'Green'] : ['RED', 'Red']
    return [
      `${String(at + 1).padStart(3, '0')}  AX       V     C        ${source} ${record}`,
      `${STATEMENT.test(all) ? '- ' : ''}${all} |C:ResolveColor${resolveColour} |M:${name} |D:${frames}`,
      `* LOC: ${timecode(frame)} ${colour.padEnd(7)} ${name}: ${all}`,
      '',
    ].join('\r\n')
  })
  const mode = isDropFrame(film.frameRate) ? 'DROP FRAME' : 'NON-DROP FRAME'
  return [`TITLE: ${edlText(film.title)}`, `FCM: ${mode}`, '', ...events]
    .map((line) => `${line}\r\n`)
    .join('')
}

/** Escapes an XML attribute. Removes characters that XML forbids; keeps line breaks. */
const attribute = (text: string): string =>
  text
    .replaceAll(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]|\p{Cs}/gu, '')
    .replaceAll(/[&<>"'\t\n]/g, (character) => `&#${character.codePointAt(0)};`)

const tag = (name: string, attributes: Record<string, string | number>): string =>
  [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${attribute(String(value))}"`)].join(
    ' ',
  )

/** Writes notes as markers of FCPXML 1.10, in a project whose only clip is the film. Done notes are completed to-dos. */
export function notesFcpxml(film: MarkedFilm, notes: readonly ExportedNote[]): string {
  const { numerator, denominator } = rationalRate(film.frameRate)
  const time = (frames: number) => (frames ? `${frames * denominator}/${numerator}s` : '0s')
  const duration = time(film.frames)
  const tcFormat = isDropFrame(film.frameRate) ? 'DF' : 'NDF'
  const markers = markersOf(film, notes).map(({ frame, frames, author, text, replies, isDone }) => {
    const value = `${author}: ${text}`.replaceAll(/\s+/g, ' ')
    const note = [text, ...replies].join('\n')
    const attributes = { start: time(frame), duration: time(frames), value, completed: Number(isDone), note }
    return `            <${tag('marker', attributes)}/>`
  })
  const { title, fileName, width, height } = film
  const asset = { id: 'r2', name: title, start: '0s', duration, hasVideo: 1, format: 'r1' }
  const clip = { ref: 'r2', offset: '0s', name: title, start: '0s', duration, format: 'r1', tcFormat }
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE fcpxml>',
    '<fcpxml version="1.10">',
    '  <resources>',
    `    <${tag('format', { id: 'r1', frameDuration: time(1), width, height })}/>`,
    `    <${tag('asset', asset)}>`,
    `      <${tag('media-rep', { kind: 'original-media', src: `./${encodeURIComponent(fileName)}` })}/>`,
    '    </asset>',
    '  </resources>',
    `  <${tag('event', { name: title })}>`,
    `    <${tag('project', { name: title })}>`,
    `      <${tag('sequence', { format: 'r1', duration, tcStart: '0s', tcFormat })}>`,
    '        <spine>',
    `          <${tag('asset-clip', clip)}>`,
    ...markers,
    '          </asset-clip>',
    '        </spine>',
    '      </sequence>',
    '    </project>',
    '  </event>',
    '</fcpxml>',
  ].join('\n')}\n`
}
