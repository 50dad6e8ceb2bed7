import { type Gap, filmSeconds, filmStarts } from './cut.js'
import { LIMITS, type ScoreSection } from './limits.js'

/** A clip of a film, or a shot of a storyboard, as input of a music plan. */
export interface ScoredClip {
  seconds: number
  /** The heading of its shot. Consecutive clips with the same one form a scene; a clip without one is its own scene. */
  heading: string
  /** Names its scene if there is no heading. */
  title: string
  /** A card belongs to the scene before it, at the start of the film to the first one. */
  isCard?: boolean
  /** What happens. */
  words: string
}

/** A scene of a film as a section of its music plan. */
export interface ScenedSection extends ScoreSection {
  /** Start in the film, in seconds. */
  startSeconds: number
}

/** Shorter scenes are merged with an adjacent one. */
const SECONDS_MIN = 2
const SECONDS_MAX = LIMITS.sound.sketchSecondsMax
const USUAL_MOOD = 'calm'

/** Words that suggest a mood, by mood. */
const MOODS: readonly (readonly [mood: string, beginnings: readonly string[]])[] = [
  [
    'tense',
    [
      'chase',
      'danger',
      'gun',
      'knife',
      'hide',
      'escap',
      'alarm',
      'siren',
      'police',
      'threat',
      'nervous',
      'tense',
      'hurry',
      'flee',
    ],
  ],
  [
    'epic',
    [
      'battle',
      'army',
      'war',
      'hero',
      'king',
      'queen',
      'dragon',
      'castle',
      'charge',
      'triumph',
      'mountain',
      'epic',
      'victory',
    ],
  ],
  [
    'dark',
    ['dark', 'blood', 'dead', 'corpse', 'ghost', 'grave', 'scream', 'monster', 'evil', 'nightmare', 'cellar'],
  ],
  [
    'sad',
    [
      'sad',
      'cry',
      'tear',
      'weep',
      'funeral',
      'alone',
      'lonely',
      'farewell',
      'goodbye',
      'grief',
      'loss',
      'mourn',
    ],
  ],
  ['romantic', ['love', 'kiss', 'wedding', 'embrace', 'couple', 'tender', 'romant', 'bride']],
  [
    'playful',
    ['play', 'child', 'kid', 'puppy', 'kitten', 'toy', 'clown', 'joke', 'silly', 'cartoon', 'circus'],
  ],
  [
    'happy',
    ['happy', 'laugh', 'smil', 'party', 'celebrat', 'sunny', 'summer', 'birthday', 'beach', 'picnic'],
  ],
  [
    'energetic',
    [
      'race',
      'sport',
      'football',
      'dance',
      'concert',
      'workout',
      'traffic',
      'engine',
      'run',
      'speed',
      'fight',
    ],
  ],
  ['hopeful', ['hope', 'sunrise', 'dawn', 'journey', 'begin', 'launch', 'success', 'build', 'school']],
  [
    'mysterious',
    [
      'night',
      'fog',
      'mist',
      'moon',
      'space',
      'star',
      'cave',
      'secret',
      'magic',
      'underwater',
      'mysterious',
      'forest',
    ],
  ],
  [
    'calm',
    ['calm', 'quiet', 'morning', 'sleep', 'garden', 'lake', 'sea', 'rain', 'snow', 'tea', 'peace', 'harbour'],
  ],
]
const QUIET = /\b(quiet|whisper|silen|sleep|alone|empty)/i
const FULL = /\b(explo|battle|climax|storm|crash|crowd|fight|shout)/i

/** The mood with the most matching words in a scene, and whether the music is full or quiet. */
export function musicWords(text: string): string {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const hits = MOODS.map(
    ([, beginnings]) => words.filter((word) => beginnings.some((one) => word.startsWith(one))).length,
  )
  const most = Math.max(...hits)
  const mood = most ? MOODS[hits.indexOf(most)]![0] : USUAL_MOOD
  if (FULL.test(text)) return `${mood}, full`
  return QUIET.test(text) ? `${mood}, quiet` : mood
}

interface Scene {
  heading: string
  title: string
  texts: string[]
  from: number
  to: number
}

const lengthOf = ({ from, to }: Scene): number => to - from

/** The shorter one of the adjacent scenes. */
function neighbourOf(scenes: readonly Scene[], at: number): number {
  if (at === 0) return 1
  if (at === scenes.length - 1) return at - 1
  return lengthOf(scenes[at - 1]!) <= lengthOf(scenes[at + 1]!) ? at - 1 : at + 1
}

/** Merges a scene with an adjacent one; the longer one gives the name. */
function joinAt(scenes: Scene[], at: number): void {
  const first = Math.min(at, neighbourOf(scenes, at))
  const [one, other] = [scenes[first]!, scenes[first + 1]!]
  const { heading, title } = lengthOf(other) > lengthOf(one) ? other : one
  const texts = [...one.texts, ...other.texts]
  scenes.splice(first, 2, { heading, title, texts, from: one.from, to: other.to })
}

const shortestOf = (scenes: readonly Scene[]): number =>
  scenes.reduce((best, scene, at) => (lengthOf(scene) < lengthOf(scenes[best]!) ? at : best), 0)

/** Splits a section into ones of at most the maximum length of music. */
const within = (section: ScenedSection): ScenedSection[] => {
  const parts = Math.ceil(section.seconds / SECONDS_MAX)
  const seconds = section.seconds / parts
  return Array.from({ length: parts }, (_, at) => ({
    ...section,
    seconds,
    startSeconds: section.startSeconds + at * seconds,
  }))
}

/**
 * The music plan of a film: one section per scene, which add up to the length of the film. A scene begins with the transition
 * to its first clip. Merges scenes of less than 2 seconds, and the shortest ones beyond the limit of sections, with the shorter
 * adjacent scene.
 */
export function scorePlanOf(clips: readonly ScoredClip[], gaps: readonly Gap[]): ScenedSection[] {
  const durations = clips.map(({ seconds }) => seconds)
  const starts = filmStarts(durations, gaps)
  const end = filmSeconds(durations, gaps)
  const scenes: Scene[] = []
  for (const [at, { heading, title, words, isCard }] of clips.entries()) {
    const to = starts[at + 1] ?? end
    const last = scenes.at(-1)
    const isOfOther = isCard && clips.some((one) => !one.isCard)
    if (isOfOther) {
      if (last) last.to = to
    } else if (last && heading && last.heading === heading) {
      last.texts.push(words)
      last.to = to
    } else scenes.push({ heading, title, texts: [heading, words], from: last ? starts[at]! : 0, to })
  }
  for (let at = shortestOf(scenes); scenes.length > 1; at = shortestOf(scenes)) {
    if (scenes.length <= LIMITS.sound.sectionsMax && lengthOf(scenes[at]!) >= SECONDS_MIN) break
    joinAt(scenes, at)
  }
  return scenes.flatMap((scene) =>
    within({
      title: (scene.heading || scene.title).slice(0, LIMITS.video.titleMax),
      words: musicWords(scene.texts.join(' ')),
      seconds: lengthOf(scene),
      startSeconds: scene.from,
    }),
  )
}

/** How a section of music fits its scene: `gone` if the scene no longer exists. */
export const SCORE_FITS = ['fits', 'longer', 'shorter', 'gone', 'new'] as const
export type ScoreFit = (typeof SCORE_FITS)[number]

/** A scene of a film with its section of music; one of them may be missing. */
export interface FittedScene {
  title: string
  /** `longer`: the scene is longer than its music; `new`: the scene has no music. */
  fit: ScoreFit
  /** Seconds of the scene now; null if it is gone. */
  seconds: number | null
  /** Seconds of the music; null for a new scene. */
  composedSeconds: number | null
}

/** Tolerance in seconds, less than a frame. */
const TOLERANCE = 0.03

/** How the music of a plan fits the current scenes. Matches equal titles in order. */
export function scoreFitOf(
  plan: readonly Pick<ScoreSection, 'title' | 'seconds'>[],
  scenes: readonly Pick<ScoreSection, 'title' | 'seconds'>[],
): FittedScene[] {
  // common[i][j]: length of the longest common subsequence of titles in plan[i…] and scenes[j…]
  const common = Array.from({ length: plan.length + 1 }, () => Array<number>(scenes.length + 1).fill(0))
  for (let i = plan.length - 1; i >= 0; i--)
    for (let j = scenes.length - 1; j >= 0; j--)
      common[i]![j] =
        plan[i]!.title === scenes[j]!.title
          ? common[i + 1]![j + 1]! + 1
          : Math.max(common[i + 1]![j]!, common[i]![j + 1]!)
  const fitted: FittedScene[] = []
  let [i, j] = [0, 0]
  while (i < plan.length || j < scenes.length) {
    const [composed, scene] = [plan[i], scenes[j]]
    if (composed && scene && composed.title === scene.title) {
      const by = scene.seconds - composed.seconds
      const changed = by > 0 ? 'longer' : 'shorter'
      const fit = Math.abs(by) < TOLERANCE ? 'fits' : changed
      fitted.push({ title: scene.title, fit, seconds: scene.seconds, composedSeconds: composed.seconds })
      i++
      j++
    } else if (composed && (!scene || common[i + 1]![j]! >= common[i]![j + 1]!)) {
      fitted.push({ title: composed.title, fit: 'gone', seconds: null, composedSeconds: composed.seconds })
      i++
    } else {
      fitted.push({ title: scene!.title, fit: 'new', seconds: scene!.seconds, composedSeconds: null })
      j++
    }
  }
  return fitted
}
