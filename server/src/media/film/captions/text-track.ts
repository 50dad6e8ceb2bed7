import { inOrder, shownAtOnce } from '#schema/captions/at-once'
import type { Caption } from '#schema/captions/caption'
import { LIMITS } from '#schema/limits'
import { box, text, uint32 } from '../mp4/boxes.js'
import type { MovieTrack } from '../mp4/movie.js'

/** Captions in one language, in order of time. */
export interface CaptionTrack {
  /** ISO 639-2/T, such as `eng`; `und` if unknown. */
  language: string
  captions: readonly Caption[]
}

/** A track of timed text (3GPP TS 26.245, `tx3g`), whose samples are in memory. */
export interface TextTrack {
  track: MovieTrack
  samples: Buffer[]
  /** Milliseconds of the film at which each sample begins. */
  starts: number[]
}

/** Ticks a second of a caption track. */
const TIMESCALE = 1_000
/** Shares of the picture’s height: the caption box at the bottom, and its letters. */
const [HEIGHT, LETTERS] = [0.2, 0.045]
const FONT = 'Sans-Serif'
const WHITE = Buffer.from([255, 255, 255, 255])
const NOTHING = Buffer.from([0, 0, 0, 0])
/** Bytes of the texts shown at once; more than any player has room for. */
const LONGEST = 4_096

const uint16 = (...numbers: number[]): Buffer => {
  const bytes = Buffer.alloc(numbers.length * 2)
  numbers.forEach((number, at) => bytes.writeUInt16BE(number, at * 2))
  return bytes
}

/** White letters, centred at the bottom. */
const entryOf = ({ width, height }: { width: number; height: number }): Buffer => {
  const [centred, atBottom] = [1, 0xff]
  const place = uint16(0, 0, Math.round(height * HEIGHT), width)
  const style = Buffer.concat([uint16(0, 0, 1), Buffer.from([0, Math.round(height * LETTERS)]), WHITE])
  const fonts = box('ftab', uint16(1, 1), Buffer.from([FONT.length]), text(FONT))
  return box(
    'tx3g',
    Buffer.alloc(6),
    uint16(1),
    uint32(0),
    Buffer.from([centred, atBottom]),
    NOTHING,
    place,
    style,
    fonts,
  )
}

const sampleOf = (texts: readonly string[]): Buffer => {
  let letters = Buffer.from(texts.join('\n'), 'utf8')
  if (letters.length > LONGEST)
    letters = Buffer.from(letters.toString('utf8', 0, LONGEST - 3).replace(/\uFFFD$/, ''))
  return Buffer.concat([uint16(letters.length), letters])
}

/** The spoken words, with the speaker’s name when the speaker changes. */
const textOf = (
  { speaker, text: words }: Pick<Caption, 'speaker' | 'text'>,
  before: Caption | undefined,
): string => (speaker && speaker !== before?.speaker ? `${speaker}: ${words}` : words)

interface Sample {
  from: number
  to: number
  texts: readonly string[]
}

/** Samples from 0 to the end of the film, gaps without captions included. */
function samplesOf(captions: readonly Caption[], end: number): Sample[] {
  const texts = captions.map((caption, at) => ({
    from: caption.startMs,
    to: Math.min(end, caption.endMs),
    text: textOf(caption, captions[at - 1]),
  }))
  const samples: Sample[] = []
  const add = (sample: Sample) => sample.from < sample.to && samples.push(sample)
  const inFilm = inOrder(texts.filter(({ from, to }) => from < to))
  for (const { from, to, shown } of shownAtOnce(inFilm, LIMITS.caption.atOnce)) {
    if (!samples.length) add({ from: 0, to: from, texts: [] })
    add({ from, to, texts: shown.map(({ text }) => text) })
  }
  add({ from: samples.at(-1)?.to ?? 0, to: end, texts: [] })
  return samples
}

/**
 * Captions as a track of a film of this length and size. Overlapping captions are shown together, up to the
 * limit of a track; captions after the end of the film are left out.
 */
export const textTrack = (
  { captions, language }: CaptionTrack,
  film: { seconds: number; width: number; height: number },
): TextTrack => {
  const end = Math.floor(film.seconds * TIMESCALE)
  const shown = samplesOf(captions, end)
  const starts = shown.map(({ from }) => from)
  const samples = shown.map(({ texts }) => sampleOf(texts))
  const { width, height } = film
  return {
    starts,
    samples,
    track: {
      kind: 'captions',
      entry: entryOf(film),
      timescale: TIMESCALE,
      start: 0,
      language,
      size: { width, height: Math.round(height * HEIGHT) },
      top: height - Math.round(height * HEIGHT),
      samples: {
        count: samples.length,
        sizes: samples.map(({ length }) => length),
        durations: shown.map(({ from, to }) => to - from),
      },
    },
  }
}
