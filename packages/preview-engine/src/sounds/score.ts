import type { Brief } from './brief.js'
import type { Drum } from './drums.js'
import { type Instrument, INSTRUMENTS, type Note } from './instruments.js'
import { type Beat, MODES } from './moods.js'

/** A note of an instrument. */
type Played = Note & { instrument: Instrument }
export interface Struck {
  drum: Drum
  at: number
  strength: number
}
export interface Score {
  notes: Played[]
  drums: Struck[]
}

type Random = () => number
/** Beats that must be left in a bar for a note. */
const SHORTEST = 0.2
const ROUNDING = 1e-6
/** Beats per bar. */
export const BEATS = 4
/** Range of the chords' pitches. */
const [LOWEST, HIGHEST] = [52, 76]
/** Rhythms of a bar of melody, in beats. */
const RHYTHMS = [
  [1, 1, 2],
  [1.5, 0.5, 2],
  [0.5, 0.5, 1, 2],
  [2, 1, 1],
  [3, 1],
  [1, 0.5, 0.5, 2],
]
/** Patterns of arpeggios over the notes of a chord, in eighths. */
const FIGURES = [
  [0, 1, 2, 1, 3, 2, 1, 2],
  [0, 2, 1, 2, 3, 2, 1, 2],
  [0, 1, 2, 3, 2, 1, 2, 1],
  [0, 2, 3, 2, 0, 2, 3, 2],
]
/** Drum hits of a bar, in beats. */
const DRUM_BARS: Record<Beat, readonly { drum: Drum; beats: readonly number[]; strength: number }[]> = {
  none: [],
  soft: [
    { drum: 'shaker', beats: [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5], strength: 0.5 },
    { drum: 'kick', beats: [0, 2], strength: 0.6 },
  ],
  driving: [
    { drum: 'kick', beats: [0, 1, 2, 3], strength: 0.8 },
    { drum: 'snare', beats: [1, 3], strength: 0.8 },
    { drum: 'hat', beats: [0.5, 1.5, 2.5, 3.5], strength: 0.8 },
  ],
  heavy: [
    { drum: 'kick', beats: [0, 1.5, 2], strength: 1 },
    { drum: 'tom', beats: [0, 0.5, 1, 2, 3, 3.5], strength: 0.8 },
    { drum: 'snare', beats: [3], strength: 0.9 },
  ],
}

/** Composes the bars of a piece. */
export class Writer {
  readonly score: Score = { notes: [], drums: [] }
  private brief: Brief
  private beat: number
  private figure: readonly number[]
  /** The end of the current bar, in seconds. */
  private end = 0
  private voicing = [60, 64, 67]
  private motif: { rhythm: readonly number[]; steps: number[] }
  private melodyDegree = 7

  constructor(
    brief: Brief,
    private readonly random: Random,
  ) {
    this.brief = brief
    this.beat = 60 / brief.tempo
    this.figure = this.pick(FIGURES)
    this.motif = this.newMotif()
  }

  /** Changes to another mood, with a new figure and a new melody. */
  change(brief: Brief): void {
    this.brief = brief
    this.beat = 60 / brief.tempo
    this.figure = this.pick(FIGURES)
    this.motif = this.newMotif()
  }

  /**
   * Adds a bar over the chord at this degree, of `seconds` or of the usual length. `level` is how many instruments
   * play, 1 to 3.
   */
  bar(at: number, degree: number, level: number, seconds = BEATS * this.beat): void {
    this.end = at + seconds
    this.chord(at, degree, seconds, level > 1 ? {} : { strength: 1.2 })
    // a bar of more than four beats repeats its patterns
    for (let from = at; this.fits(from); from += BEATS * this.beat) this.patterns(from, degree, level)
  }

  private patterns(at: number, degree: number, level: number): void {
    const { mood } = this.brief
    if (level > 1) this.bass(at, degree)
    // struck chords leave gaps, which a figure fills
    const isStruck = 'fall' in INSTRUMENTS[mood.chords]
    if (mood.figure && (level > 1 || isStruck)) this.figureBar(at, mood.figure)
    if (level > 2 && mood.melody) this.melody(at, degree, mood.melody)
    if (level > 1)
      for (const { drum, beats, strength } of DRUM_BARS[mood.beat])
        for (const beat of beats)
          this.strike({ drum, at: at + beat * this.beat, strength: strength * (0.9 + 0.1 * this.random()) })
  }

  /** Adds the tonic chord, until the end. */
  close(at: number, seconds: number): void {
    this.end = at + seconds
    // plucked strings decay too fast for the end
    const instrument = this.brief.mood.chords === 'pluck' ? 'piano' : this.brief.mood.chords
    const ringing = Math.max(0.1, seconds - INSTRUMENTS[instrument].release)
    this.chord(at, 0, ringing, { instrument })
    this.note('bass', { at, seconds: ringing, pitch: 36 + this.brief.root, strength: 0.9 })
    if (this.brief.mood.beat !== 'none') this.strike({ drum: 'kick', at, strength: 0.9 })
  }

  private chord(
    at: number,
    degree: number,
    seconds: number,
    {
      instrument = this.brief.mood.chords,
      strength = 0.8,
    }: { instrument?: Instrument; strength?: number } = {},
  ): void {
    const classes = [0, 2, 4].map((step) => this.pitch(degree + step) % 12)
    // voice leading: each note takes the shortest way to the next chord
    this.voicing = this.voicing.map((before, voice) => {
      const target = classes[voice]!
      const up = (target - (before % 12) + 12) % 12
      const moved = up > 6 ? before + up - 12 : before + up
      if (moved < LOWEST) return moved + 12
      return moved > HIGHEST ? moved - 12 : moved
    })
    for (const pitch of this.voicing) this.note(instrument, { at, seconds, pitch, strength })
  }

  private bass(at: number, degree: number): void {
    const pitch = 36 + (this.pitch(degree) % 12)
    const isBusy = this.brief.mood.beat === 'driving' || this.brief.mood.beat === 'heavy'
    const beats = isBusy ? [0, 1, 1.5, 2, 3, 3.5] : [0, 2]
    for (const [index, beat] of beats.entries()) {
      const until = beats[index + 1] ?? BEATS
      const seconds = (until - beat) * this.beat * 0.95
      this.note('bass', { at: at + beat * this.beat, seconds, pitch, strength: beat === 0 ? 1 : 0.8 })
    }
  }

  private figureBar(at: number, instrument: Instrument): void {
    const tones = [...this.voicing].sort((one, other) => one - other)
    tones.push(tones[0]! + 12)
    for (const [eighth, index] of this.figure.entries())
      this.note(instrument, {
        at: at + (eighth * this.beat) / 2,
        seconds: this.beat * 0.45,
        pitch: tones[index]! + 12,
        strength: eighth % 2 ? 0.45 : 0.6,
      })
  }

  private melody(at: number, degree: number, instrument: Instrument): void {
    let beats = 0
    for (const [index, length] of this.motif.rhythm.entries()) {
      const moved = this.melodyDegree + this.motif.steps[index]!
      const chordTone = [0, 2, 4, 7].map((step) => degree + step + 7)
      const isStrong = beats % 2 === 0
      const nearest = chordTone.toSorted((one, other) => Math.abs(one - moved) - Math.abs(other - moved))[0]!
      this.melodyDegree = Math.max(5, Math.min(14, isStrong ? nearest : moved))
      this.note(instrument, {
        at: at + beats * this.beat,
        seconds: length * this.beat * 0.9,
        pitch: 60 + this.pitch(this.melodyDegree),
        strength: 0.75,
      })
      beats += length
    }
    if (this.random() < 0.3) this.motif = { ...this.motif, steps: this.motif.steps.map((step) => -step) }
  }

  /** Semitones of a degree above C. */
  private pitch(degree: number): number {
    const { mode, root } = this.brief
    const scale = MODES[mode]
    return root + scale[((degree % 7) + 7) % 7]! + 12 * Math.floor(degree / 7)
  }

  private note(instrument: Instrument, { at, seconds, pitch, strength }: Note): void {
    if (!this.fits(at)) return
    const over = at + seconds - this.end
    const held = over > ROUNDING ? seconds - over : seconds
    this.score.notes.push({ at, seconds: held, pitch, strength, instrument })
  }

  private strike({ drum, at, strength }: Struck): void {
    if (this.fits(at)) this.score.drums.push({ drum, at, strength })
  }

  /** Whether the bar has room for a note at this second. */
  private fits(at: number): boolean {
    return at < this.end - this.beat * SHORTEST
  }

  private newMotif() {
    const rhythm = this.pick(RHYTHMS)
    return { rhythm, steps: rhythm.map(() => this.pick([-2, -1, -1, 0, 1, 1, 2])) }
  }

  private pick<Value>(values: readonly Value[]): Value {
    return values[Math.floor(this.random() * values.length)]!
  }
}

/** The number of instruments at a share of the piece: it begins quietly, grows, and calms down. */
const levelAt = (share: number, bars: number): number => {
  if (bars < 8) return share === 0 ? 2 : 3
  if (share < 0.15) return 1
  return share < 0.45 || share >= 0.9 ? 2 : 3
}

/** Writes a piece of exactly this many seconds: whole bars, and a last chord for the rest. */
export function writeScore(brief: Brief, seconds: number, random: Random): Score {
  const length = (BEATS * 60) / brief.tempo
  const bars = Math.max(0, Math.floor(seconds / length) - 1)
  const writer = new Writer(brief, random)
  const { progressions } = brief.mood
  const [verse, chorus] = [0, 1].map(() => progressions[Math.floor(random() * progressions.length)]!)
  for (let bar = 0; bar < bars; bar++) {
    const chords = Math.floor(bar / 8) % 2 ? chorus : verse
    writer.bar(bar * length, chords![bar % 4]!, levelAt(bar / bars, bars))
  }
  writer.close(bars * length, seconds - bars * length)
  return writer.score
}
