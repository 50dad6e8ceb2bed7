import type { FrameRate } from '../../film.js'
import type { TextOverlay } from '../../film-overlay.js'
import type { Size } from '../canvas.js'

/** Shares of the shorter side of the picture, for the height of a line. */
const SIZE = { wide: 0.07, upright: 0.072 }
/** Shares of the picture that stay free. Phones show buttons and texts at the bottom of an upright film. */
const MARGINS = {
  wide: { side: 0.1, bottom: 0.06 },
  upright: { side: 0.12, bottom: 0.2 },
}
const FAMILY = 'Noto Sans'

/**
 * Captions one after the other: where some are shown at the same time, they are lines of one, so that their places
 * do not depend on the frames before.
 */
export function captionEvents(captions: readonly TextOverlay[]): TextOverlay[] {
  const moments = [...new Set(captions.flatMap(({ from, to }) => [from, to]))].toSorted((a, b) => a - b)
  const events: TextOverlay[] = []
  moments.slice(0, -1).forEach((from, at) => {
    const to = moments[at + 1]
    const text = captions
      .filter((caption) => caption.from < to && caption.to > from)
      .map((caption) => caption.text)
      .join('\n')
    const last = events.at(-1)
    if (!text) return
    if (last?.to === from && last.text === text) last.to = to
    else events.push({ from, to, text })
  })
  return events
}

/** A time of ASS, which counts hundredths of a second. */
const time = (seconds: number): string => {
  const hundredths = Math.max(0, Math.round(seconds * 100))
  const two = (number: number) => String(number).padStart(2, '0')
  const [minutes, rest] = [Math.floor(hundredths / 6_000), hundredths % 6_000]
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(Math.floor(rest / 100))}.${two(rest % 100)}`
}

/** A text of ASS, shown literally: an invisible character ends each backslash, which cannot be escaped. */
const literal = (text: string): string =>
  text
    .replaceAll('\\', '\\\u2060')
    .replaceAll('{', '\\{')
    .replace(/[^\P{Cc}\n]/gu, '')
    .split('\n')
    .join('\\N')

/** Captions as a script of ASS: white on a dark outline, at the bottom, within the safe area. Times are in frames. */
export function captionScript(
  events: readonly TextOverlay[],
  { width, height }: Size,
  rate: FrameRate,
): string {
  const shape = width >= height ? 'wide' : 'upright'
  const size = Math.round(SIZE[shape] * Math.min(width, height))
  const { side, bottom } = MARGINS[shape]
  const edge = (size / 14).toFixed(2)
  const margins = [side * width, side * width, bottom * height].map(Math.round)
  // between two frames, so that rounding cannot take another one
  const moment = (frame: number) => time((frame - 0.5) / rate)
  return [
    '[Script Info]',
    'ScriptType: v4.00+',
    'WrapStyle: 0',
    'ScaledBorderAndShadow: yes',
    `PlayResX: ${width}`,
    `PlayResY: ${height}`,
    'YCbCr Matrix: TV.709',
    '',
    '[V4+ Styles]',
    'Format: Name, Fontname, Fontsize, PrimaryColour, OutlineColour, BackColour, Bold, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding',
    `Style: Caption,${FAMILY},${size},&H00FFFFFF,&H00101010,&H80000000,1,1,${edge},${edge},2,${margins.join(',')},-1`,
    '',
    '[Events]',
    'Format: Layer, Start, End, Style, Text',
    ...events.map(
      ({ from, to, text }) => `Dialogue: 0,${moment(from)},${moment(to)},Caption,${literal(text)}`,
    ),
    '',
  ].join('\n')
}
