import { inOrder, shownAtOnce } from '#schema/captions/at-once'
import { LIMITS } from '#schema/limits'
import type { FrameRate } from '../../film.js'
import type { TextOverlay } from '../../film-overlay.js'
import type { FontRun } from '../../lettering/text-fit.js'
import type { Size } from '../canvas.js'
import { extentOf, layOutCaption } from './caption-layout.js'

/** Maximum of characters shown at the same moment; more would be too small to read. */
const CHARACTERS = 1_500

/**
 * Captions without overlaps: those shown at the same time become lines of one event, so that their places do not
 * depend on earlier frames.
 */
export function captionEvents(captions: readonly TextOverlay[]): TextOverlay[] {
  const events: TextOverlay[] = []
  for (const { from, to, shown } of shownAtOnce(inOrder(captions), LIMITS.caption.atOnce)) {
    const all = shown.map((caption) => caption.text).join('\n')
    const text = all.slice(0, CHARACTERS).replace(/[\uD800-\uDBFF]$/, '')
    const last = events.at(-1)
    if (!text) continue
    if (last?.to === from && last.text === text) last.to = to
    else events.push({ from, to, text })
  }
  return events
}

/** A time in ASS format, which counts hundredths of a second. */
const time = (seconds: number): string => {
  const hundredths = Math.max(0, Math.round(seconds * 100))
  const two = (number: number) => String(number).padStart(2, '0')
  const [minutes, rest] = [Math.floor(hundredths / 6_000), hundredths % 6_000]
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(Math.floor(rest / 100))}.${two(rest % 100)}`
}

/** Escapes a text for ASS: an invisible character follows each backslash, which cannot be escaped. */
const literal = (text: string): string => text.replaceAll('\\', '\\\u2060').replaceAll('{', '\\{')

/** A run of one font. ASS scales a font by its ascent and descent, so that each font needs another size. */
const runText = ({ text, font }: FontRun, size: number): string => {
  const { ascent, descent } = extentOf(font)
  return `{\\fn${font.fullName}\\fs${(size * (ascent + descent)).toFixed(2)}}${literal(text)}`
}

/** A caption as ASS texts, one for each line, which do not depend on its time. */
export function captionTexts(text: string, canvas: Size): string[] {
  const { size, lines } = layOutCaption(text.replaceAll('\t', ' ').replace(/[^\P{Cc}\n]/gu, ''), canvas)
  const edge = (size / 9).toFixed(2)
  return lines.map(({ runs, baseline }) => {
    const bottom = baseline + size * Math.max(...runs.map(({ font }) => extentOf(font).descent))
    const place = `\\pos(${canvas.width / 2},${bottom.toFixed(2)})\\bord${edge}\\shad${edge}`
    return `{${place}}${runs.map((run) => runText(run, size)).join('')}`
  })
}

/** A caption with its lines in ASS. */
export interface CaptionEvent extends Pick<TextOverlay, 'from' | 'to'> {
  texts: readonly string[]
}

/**
 * Captions as an ASS script: white with a dark outline, at the bottom, within the safe area. Times are in frames.
 */
export function captionScript(
  events: readonly CaptionEvent[],
  { width, height }: Size,
  rate: FrameRate,
): string {
  // between two frames, so that rounding cannot select another one
  const moment = (frame: number) => time((frame - 0.5) / rate)
  return [
    '[Script Info]',
    'ScriptType: v4.00+',
    'WrapStyle: 2',
    'ScaledBorderAndShadow: yes',
    `PlayResX: ${width}`,
    `PlayResY: ${height}`,
    'YCbCr Matrix: TV.709',
    '',
    '[V4+ Styles]',
    'Format: Name, Fontname, Fontsize, PrimaryColour, OutlineColour, BackColour, Bold, BorderStyle, Alignment, Encoding',
    'Style: Caption,Noto Sans,20,&H00FFFFFF,&H00101010,&H80000000,1,1,2,-1',
    '',
    '[Events]',
    'Format: Layer, Start, End, Style, Text',
    ...events.flatMap(({ from, to, texts }) =>
      texts.map((text) => `Dialogue: 0,${moment(from)},${moment(to)},Caption,${text}`),
    ),
    '',
  ].join('\n')
}
