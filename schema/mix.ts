import type { CueKind } from './limits.js'

/** How a cut uses a sound. Times are seconds. */
export interface CueEdit {
  /** The item of the cut that the cue moves with; null: it stays at its time of the film. */
  itemId: string | null
  /** When it begins, from the beginning of the item, or of the film. */
  at: number
  /** The part of the sound that is heard; an end of null is the end of the sound. */
  inSeconds: number
  outSeconds: number | null
  /** Decibels. */
  gain: number
  fadeIn: number
  fadeOut: number
  isMuted: boolean
  /** Whether it is lowered while voices speak. */
  isDucked: boolean
  /** Whether the film lowers it while its clips are loud. */
  isDuckedByClips: boolean
  /** Whether it begins again until the film ends. */
  isLooped: boolean
}

/** The whole sound, from the beginning of the film on. */
export const WHOLE_SOUND: Readonly<CueEdit> = {
  itemId: null,
  at: 0,
  inSeconds: 0,
  outSeconds: null,
  gain: 0,
  fadeIn: 0,
  fadeOut: 0,
  isMuted: false,
  isDucked: false,
  isDuckedByClips: false,
  isLooped: false,
}

/** What people edit of a cue: its sound, and how the cut uses it. */
export interface CueFields extends CueEdit {
  soundId: string
}

export const CUE_FIELDS: readonly (keyof CueFields)[] = [
  'soundId',
  ...(Object.keys(WHOLE_SOUND) as (keyof CueEdit)[]),
]

/** The edited fields alone of anything that has them. */
export const cueFieldsOf = (cue: CueFields): CueFields =>
  Object.fromEntries(CUE_FIELDS.map((field) => [field, cue[field]])) as unknown as CueFields

/** A cue with what the mix must know of its sound. */
export interface Cue extends CueEdit {
  id: string
  soundId: string
  kind: CueKind
  /** Seconds of the sound. */
  duration: number
}

/** A moment of an envelope: between two of them, the factor changes evenly. */
export interface EnvelopePoint {
  /** Seconds from the beginning of the film. */
  at: number
  /** 1: as loud as the sound is. */
  factor: number
}

/** What a film plays of a sound, in seconds. */
export interface PlannedCue {
  id: string
  soundId: string
  /** In the film. */
  from: number
  to: number
  /** Which second of the sound is heard at `from`. */
  offset: number
  /** The part of the sound that is repeated; null where it is played once. */
  loop: { from: number; to: number } | null
  /** In order of time; the first and last point are at `from` and `to`. */
  envelope: EnvelopePoint[]
  /** As in `CueEdit`: no envelope has it, as it depends on the samples of the clips. */
  isDuckedByClips: boolean
}

/** How far music is lowered under a voice, in decibels. */
const DUCKING_DB = -9
/** Seconds before a voice, and after it, in which music is lowered and raised again. */
const ATTACK = 0.15
const RELEASE = 0.4
/** Seconds between two voices in which music stays low. */
const PAUSE = 0.8

/** Seconds in which a cue begins and ends: less is heard as a click. */
const EDGE = 0.004

/** The factor of this many decibels. */
export const factorOf = (decibels: number): number => 10 ** (decibels / 20)

/** Seconds of the film. */
export interface Span {
  from: number
  to: number
}

/** Where a cue would be in a film without an end; undefined where its item is not in the cut. */
export function spanOf(cue: Omit<Cue, 'kind'>, starts: ReadonlyMap<string, number>): Span | undefined {
  const start = cue.itemId === null ? 0 : starts.get(cue.itemId)
  if (start === undefined) return undefined
  const from = start + cue.at
  const length = (cue.outSeconds ?? cue.duration) - cue.inSeconds
  return { from, to: cue.isLooped ? Infinity : from + length }
}

/** The times at which voices speak, pauses that are too short to raise the music again included. */
function speech(spans: readonly Span[]): Span[] {
  const spoken: Span[] = []
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    const last = spoken.at(-1)
    if (last && from - last.to < PAUSE) last.to = Math.max(last.to, to)
    else spoken.push({ from, to })
  }
  return spoken
}

/** The value of a line of points at a time; the first and last value go on before and after it. */
function valueAt(points: readonly EnvelopePoint[], at: number): number {
  const next = points.findIndex((point) => point.at > at)
  if (next === 0) return points[0]!.factor
  if (next < 0) return points.at(-1)!.factor
  const [before, after] = [points[next - 1]!, points[next]!]
  return before.factor + ((after.factor - before.factor) * (at - before.at)) / (after.at - before.at)
}

/** Low while voices speak, with a ramp before and after. */
const duckingOf = (spoken: readonly Span[]): EnvelopePoint[] =>
  spoken.flatMap(({ from, to }) => [
    { at: from - ATTACK, factor: 1 },
    { at: from, factor: factorOf(DUCKING_DB) },
    { at: to, factor: factorOf(DUCKING_DB) },
    { at: to + RELEASE, factor: 1 },
  ])

/** The fades of a cue, before the film cuts it off. Fades that would overlap meet in proportion. */
function fadesOf({ fadeIn, fadeOut }: CueEdit, { from, to }: Span): EnvelopePoint[] {
  const share = Math.min(1, (to - from) / (fadeIn + fadeOut || 1))
  return [
    ...(fadeIn ? [{ at: from, factor: 0 }] : []),
    { at: from + fadeIn * share, factor: 1 },
    { at: to - fadeOut * share, factor: 1 },
    ...(fadeOut ? [{ at: to, factor: 0 }] : []),
  ]
}

interface Heard {
  cue: Cue
  /** In a film without limits. */
  whole: Span
  from: number
  to: number
}

/** Half a sample at 48 kHz: times that differ by less are the same. */
const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 1 / 96_000

/** Whether a cue goes on with the sound of another one, as after a split. */
const goesOn = (last: Heard, next: Heard): boolean =>
  last.cue.soundId === next.cue.soundId &&
  !last.cue.isLooped &&
  !next.cue.isLooped &&
  !last.cue.fadeOut &&
  !next.cue.fadeIn &&
  isSame(last.to, next.from) &&
  isSame(last.cue.inSeconds + last.to - last.whole.from, next.cue.inSeconds + next.from - next.whole.from)

/**
 * A short fade where a cue begins and ends without one of its own. A cue that goes on with another one comes from the gain
 * of that one.
 */
function edgesOf(heard: Heard, all: readonly Heard[]): EnvelopePoint[] {
  const { cue, whole, from, to } = heard
  const before = all.find((other) => other !== heard && goesOn(other, heard))
  const isFollowed = all.some((other) => other !== heard && goesOn(heard, other))
  const [fadesIn, fadesOut] = [cue.fadeIn > 0 && from === whole.from, cue.fadeOut > 0 && to === whole.to]
  const edge = Math.min(EDGE, (to - from) / 2)
  const start = before ? factorOf(before.cue.gain - cue.gain) : 0
  const rise = [
    { at: from, factor: start },
    { at: from + edge, factor: 1 },
  ]
  const fall = [
    { at: to - edge, factor: 1 },
    { at: to, factor: 0 },
  ]
  return [...(fadesIn || start === 1 ? [] : rise), ...(fadesOut || isFollowed ? [] : fall)]
}

/**
 * What a film of this many seconds plays of its cues, and how loud, in the order of their beginning. `starts` has the
 * second at which each item of the cut begins. Muted cues, those of items that are not in the cut, and those that the
 * film does not reach are left out.
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
      const times = [from, to, ...lines.flat().map(({ at }) => at)].filter((at) => at >= from && at <= to)
      const gain = factorOf(cue.gain)
      const end = cue.outSeconds ?? cue.duration
      const skipped = from - whole.from
      return {
        id: cue.id,
        soundId: cue.soundId,
        from,
        to,
        offset: cue.inSeconds + (cue.isLooped ? skipped % (end - cue.inSeconds) : skipped),
        loop: cue.isLooped ? { from: cue.inSeconds, to: end } : null,
        isDuckedByClips: cue.isDuckedByClips,
        envelope: [...new Set(times)]
          .sort((one, other) => one - other)
          .map((at) => ({
            at,
            factor: lines.reduce((factor, line) => factor * valueAt(line, at), gain),
          })),
      }
    })
    .sort((one, other) => one.from - other.from || (one.id < other.id ? -1 : 1))
}
