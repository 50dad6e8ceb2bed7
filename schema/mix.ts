import type { CueKind } from './limits.js'

/** How a cut uses a sound. Times are seconds. */
export interface CueEdit {
  /** The item of the cut that the cue moves with; null: a fixed time of the film. */
  itemId: string | null
  /** Start in seconds after the start of the item, or of the film. */
  atSeconds: number
  /** The part of the sound to play; null: until its end. */
  inSeconds: number
  outSeconds: number | null
  /** Decibels. */
  gain: number
  fadeInSeconds: number
  fadeOutSeconds: number
  isMuted: boolean
  /** Whether it is lowered while voices speak. */
  isDucked: boolean
  /** Whether it is lowered while clips are loud. */
  isDuckedByClips: boolean
  /** Whether it repeats until the film ends. */
  isLooped: boolean
}

/** The whole sound from the start of the film. */
export const WHOLE_SOUND: Readonly<CueEdit> = {
  itemId: null,
  atSeconds: 0,
  inSeconds: 0,
  outSeconds: null,
  gain: 0,
  fadeInSeconds: 0,
  fadeOutSeconds: 0,
  isMuted: false,
  isDucked: false,
  isDuckedByClips: false,
  isLooped: false,
}

/** The editable fields of a cue: its sound, and its use in the cut. */
export interface CueFields extends CueEdit {
  soundId: string
}

export const CUE_FIELDS: readonly (keyof CueFields)[] = [
  'soundId',
  ...(Object.keys(WHOLE_SOUND) as (keyof CueEdit)[]),
]

/** Only the editable fields of an object that has more. */
export const cueFieldsOf = (cue: CueFields): CueFields =>
  Object.fromEntries(CUE_FIELDS.map((field) => [field, cue[field]])) as unknown as CueFields

/** A cue with the properties of its sound that the mix needs. */
export interface Cue extends CueEdit {
  id: string
  soundId: string
  kind: CueKind
  /** Seconds of the sound. */
  duration: number
}

/** A point of an envelope; linear between two points. */
export interface EnvelopePoint {
  /** Seconds from the beginning of the film. */
  atSeconds: number
  /** 1: original volume. */
  factor: number
}

/** The playback of a sound in a film, in seconds. */
export interface PlannedCue {
  id: string
  soundId: string
  /** Seconds of the film. */
  startSeconds: number
  endSeconds: number
  /** The position in the sound at `from`. */
  offsetSeconds: number
  /** The repeated part of the sound; null if it plays once. */
  loop: { from: number; to: number } | null
  /** In order of time; the first and last point are at `from` and `to`. */
  envelope: EnvelopePoint[]
  /** As in `CueEdit`; not part of the envelope, because it depends on the samples of the clips. */
  isDuckedByClips: boolean
}

/** Gain of music under a voice, in decibels. */
export const DUCKING_DB = -9
/** Seconds of the ramps before and after a voice. */
const ATTACK = 0.15
const RELEASE = 0.4
/** Seconds of a pause between voices in which music stays low. */
const PAUSE = 0.8

/** Seconds of the shortest fade; shorter ones are heard as clicks. */
const MIN_FADE = 0.004

/** Converts decibels to a factor. */
export const factorOf = (decibels: number): number => 10 ** (decibels / 20)

/** A range of the film in seconds. */
export interface Span {
  from: number
  to: number
}

/** The range of a cue in a film without an end; undefined if its item is not in the cut. */
export function spanOf(cue: Omit<Cue, 'kind'>, starts: ReadonlyMap<string, number>): Span | undefined {
  const start = cue.itemId === null ? 0 : starts.get(cue.itemId)
  if (start === undefined) return undefined
  const from = start + cue.atSeconds
  const length = (cue.outSeconds ?? cue.duration) - cue.inSeconds
  return { from, to: cue.isLooped ? Infinity : from + length }
}

/** The ranges with speech, merged across pauses that are too short to raise the music. */
function speech(spans: readonly Span[]): Span[] {
  const spoken: Span[] = []
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    const last = spoken.at(-1)
    if (last && from - last.to < PAUSE) last.to = Math.max(last.to, to)
    else spoken.push({ from, to })
  }
  return spoken
}

/** Interpolates between points; constant before the first and after the last. */
function valueAt(points: readonly EnvelopePoint[], at: number): number {
  const next = points.findIndex((point) => point.atSeconds > at)
  if (next === 0) return points[0]!.factor
  if (next < 0) return points.at(-1)!.factor
  const [before, after] = [points[next - 1]!, points[next]!]
  return (
    before.factor +
    ((after.factor - before.factor) * (at - before.atSeconds)) / (after.atSeconds - before.atSeconds)
  )
}

/** The ducking envelope: low during speech, with ramps before and after. */
const duckingOf = (spoken: readonly Span[]): EnvelopePoint[] =>
  spoken.flatMap(({ from, to }) => [
    { atSeconds: from - ATTACK, factor: 1 },
    { atSeconds: from, factor: factorOf(DUCKING_DB) },
    { atSeconds: to, factor: factorOf(DUCKING_DB) },
    { atSeconds: to + RELEASE, factor: 1 },
  ])

/** The fades of a cue, before the film cuts it off. Overlapping fades are shortened in proportion. */
function fadesOf({ fadeInSeconds, fadeOutSeconds }: CueEdit, { from, to }: Span): EnvelopePoint[] {
  const share = Math.min(1, (to - from) / (fadeInSeconds + fadeOutSeconds || 1))
  return [
    ...(fadeInSeconds ? [{ atSeconds: from, factor: 0 }] : []),
    { atSeconds: from + fadeInSeconds * share, factor: 1 },
    { atSeconds: to - fadeOutSeconds * share, factor: 1 },
    ...(fadeOutSeconds ? [{ atSeconds: to, factor: 0 }] : []),
  ]
}

interface Heard {
  cue: Cue
  /** The range in a film without an end. */
  whole: Span
  from: number
  to: number
}

/** Half a sample at 48 kHz: smaller differences are ignored. */
const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 1 / 96_000

/** Whether a cue continues the sound of another one, as after a split. */
const continuesSound = (last: Heard, next: Heard): boolean =>
  last.cue.soundId === next.cue.soundId &&
  !last.cue.isLooped &&
  !next.cue.isLooped &&
  !last.cue.fadeOutSeconds &&
  !next.cue.fadeInSeconds &&
  isSame(last.to, next.from) &&
  isSame(last.cue.inSeconds + last.to - last.whole.from, next.cue.inSeconds + next.from - next.whole.from)

/**
 * Short fades at the start and end of a cue that has none of its own. A cue that continues another one starts at the gain of
 * that one.
 */
function edgesOf(heard: Heard, all: readonly Heard[]): EnvelopePoint[] {
  const { cue, whole, from, to } = heard
  const before = all.find((other) => other !== heard && continuesSound(other, heard))
  const isFollowed = all.some((other) => other !== heard && continuesSound(heard, other))
  const [fadesIn, fadesOut] = [
    cue.fadeInSeconds > 0 && from === whole.from,
    cue.fadeOutSeconds > 0 && to === whole.to,
  ]
  const edge = Math.min(MIN_FADE, (to - from) / 2)
  const start = before ? factorOf(before.cue.gain - cue.gain) : 0
  const rise = [
    { atSeconds: from, factor: start },
    { atSeconds: from + edge, factor: 1 },
  ]
  const fall = [
    { atSeconds: to - edge, factor: 1 },
    { atSeconds: to, factor: 0 },
  ]
  return [...(fadesIn || start === 1 ? [] : rise), ...(fadesOut || isFollowed ? [] : fall)]
}

/**
 * The playback of the cues of a film, ordered by start. `starts` has the start of each item in seconds. Leaves out muted cues,
 * cues of items that are not in the cut, and those after the end of the film.
 */
export function planMix(
  cues: readonly Cue[],
  { starts, seconds }: { starts: ReadonlyMap<string, number>; seconds: number },
): PlannedCue[] {
  const heard = cues.flatMap((cue): Heard[] => {
    const span = cue.isMuted ? undefined : spanOf(cue, starts)
    if (!span) return []
    const whole = { from: span.from, to: cue.isLooped ? seconds : span.to }
    const from = Math.max(0, whole.from)
    const to = Math.min(seconds, whole.to)
    return to > from ? [{ cue, whole, from, to }] : []
  })
  const ducking = duckingOf(speech(heard.filter(({ cue }) => cue.kind === 'VOICE')))
  return heard
    .map((sounding): PlannedCue => {
      const { cue, whole, from, to } = sounding
      const edges = edgesOf(sounding, heard)
      const optional = [edges, cue.isDucked ? ducking : []].filter(({ length }) => length > 0)
      const lines = [fadesOf(cue, whole), ...optional]
      const times = [from, to, ...lines.flat().map(({ atSeconds }) => atSeconds)].filter(
        (at) => at >= from && at <= to,
      )
      const gain = factorOf(cue.gain)
      const end = cue.outSeconds ?? cue.duration
      const skipped = from - whole.from
      return {
        id: cue.id,
        soundId: cue.soundId,
        startSeconds: from,
        endSeconds: to,
        offsetSeconds: cue.inSeconds + (cue.isLooped ? skipped % (end - cue.inSeconds) : skipped),
        loop: cue.isLooped ? { from: cue.inSeconds, to: end } : null,
        isDuckedByClips: cue.isDuckedByClips,
        envelope: [...new Set(times)]
          .sort((one, other) => one - other)
          .map((at) => ({
            atSeconds: at,
            factor: lines.reduce((factor, line) => factor * valueAt(line, at), gain),
          })),
      }
    })
    .sort((one, other) => one.startSeconds - other.startSeconds || (one.id < other.id ? -1 : 1))
}
