import type { TransitionOrCut } from '#schema/limits'
import type { Dialogue } from '#schema/shot-elements'
import { folded } from '#schema/text/folded'
import { wholeWord } from '#schema/text/words'
import { joinSentences } from './sentences.js'
import type { PassageGroup, Passage, ProposedShot, Screenplay } from './screenplay.js'

/** Names of transitions in scripts, in matching order. */
const NAMED: readonly (readonly [RegExp, TransitionOrCut])[] = [
  [/WHITE/, 'fadewhite'],
  [/DISSOLVE/, 'dissolve'],
  [/IRIS.*OUT/, 'circleclose'],
  [/IRIS/, 'circleopen'],
  [/WIPE/, 'wipeleft'],
  [/BLACK|FADE (?:IN|OUT|UP|DOWN)/, 'fadeblack'],
  [/FADE/, 'fade'],
]

/** The transition named by words such as “DISSOLVE TO”; a plain cut for all others. */
export const transitionNamed = (words: string | null): TransitionOrCut =>
  (words && NAMED.find(([name]) => name.test(words.toUpperCase()))?.[1]) || ''

export interface ShotLimits {
  /** Maximum number of shots. */
  shotsMax: number
  /** Maximum characters of a shot’s action. */
  wordsMax: number
  /** Maximum lines of dialogue in a shot, and their characters in total. */
  dialogueMax: number
  dialogueTextMax: number
  secondsMin: number
  secondsMax: number
}

/** Penalty in characters for merging across scenes. */
const SCENE_PENALTY = 1_000
const CHARACTERS_MAX = 12
const MAX_NAME = 60
/** Maximum number of speakers to look for in the texts of other shots. */
const SPEAKERS_MAX = 60

const rounded = (seconds: number, { secondsMin, secondsMax }: ShotLimits) =>
  Math.round(Math.min(secondsMax, Math.max(secondsMin, seconds)) * 10) / 10

/** The action of passages. Speech without a speaker is a separate line. */
function wordsOf(passages: readonly Passage[]): string {
  const action = passages.filter(({ dialogue }) => !dialogue)
  return action.reduce((words, { text, isSpeech, opensParagraph }, at) => {
    if (at === 0) return text
    const isOwnLine = opensParagraph && (isSpeech || action[at - 1].isSpeech)
    return isOwnLine ? `${words}\n${text}` : joinSentences(words, text)
  }, '')
}

const dialogueOf = (passages: readonly Passage[]): Dialogue[] =>
  passages.flatMap(({ dialogue }) => dialogue ?? [])

/** Whether action and dialogue are within the limits of a shot. */
const fits = (words: string, dialogue: readonly Dialogue[], limits: ShotLimits): boolean =>
  words.length <= limits.wordsMax &&
  dialogue.length <= limits.dialogueMax &&
  dialogue.reduce((sum, { text }) => sum + text.length, 0) <= limits.dialogueTextMax

/** Finds names in a text, regardless of case and of Greek accents, which capitals lack. */
function namesIn(speakers: readonly string[]): (words: string) => string[] {
  const patterns = speakers
    .filter((name) => name.length <= MAX_NAME)
    .slice(0, SPEAKERS_MAX)
    .map((name) => [name, new RegExp(wholeWord(folded(name)), 'u')] as const)
  return (words) => {
    const text = folded(words)
    return patterns.filter(([, pattern]) => pattern.test(text)).map(([name]) => name)
  }
}

/** Splits passages into runs that fit into a shot, within one scene. */
function runsOf(passages: readonly Passage[], limits: ShotLimits): Passage[][] {
  const runs: Passage[][] = []
  for (const passage of passages) {
    const open = runs.at(-1)
    const next = [...(open ?? []), passage]
    const isFull = !fits(wordsOf(next), dialogueOf(next), limits)
    if (!open || open[0].scene !== passage.scene || isFull) runs.push([passage])
    else open.push(passage)
  }
  return runs
}

/** The shots of consecutive groups: split at scenes and at the limit of text, and merged if there are too many. */
export function shotsOf(
  { passages, headings, speakers, closing }: Screenplay,
  groups: readonly PassageGroup[],
  limits: ShotLimits,
): ProposedShot[] {
  const namesOf = namesIn(speakers)
  const runs = groups.flatMap(({ first, last, ...chosen }) => {
    const parts = runsOf(passages.slice(first, last + 1), limits)
    return parts.map((run, at) => ({
      run,
      seconds: parts.length === 1 ? chosen.seconds : undefined,
      camera: at === 0 ? chosen.camera : undefined,
    }))
  })
  const shots = runs.map(({ run, seconds, camera }, at): ProposedShot => {
    const words = wordsOf(run)
    const read = run.reduce((sum, passage) => sum + passage.seconds, 0)
    const spoken = run.flatMap(({ speaker }) => speaker ?? [])
    return {
      scene: run[0].scene,
      heading: headings[run[0].scene],
      words,
      dialogue: dialogueOf(run),
      seconds: rounded(seconds ?? read, limits),
      camera: camera ?? run.find((passage) => passage.camera)?.camera ?? null,
      characters: [...new Set([...spoken, ...namesOf(words)])].slice(0, CHARACTERS_MAX),
      transition: transitionNamed(at + 1 < runs.length ? runs[at + 1].run[0].transition : closing),
    }
  })
  return atMost(shots, limits)
}

/** Merges two shots: joins their texts, with the second one’s heading in between if its scene differs. */
function joined(before: ProposedShot, after: ProposedShot, limits: ShotLimits): ProposedShot {
  const heading = before.scene === after.scene ? null : after.heading
  return {
    ...before,
    words: [before.words, heading, after.words].filter(Boolean).join('\n'),
    dialogue: [...before.dialogue, ...after.dialogue],
    seconds: rounded(before.seconds + after.seconds, limits),
    camera: before.camera ?? after.camera,
    transition: after.transition,
    characters: [...new Set([...before.characters, ...after.characters])].slice(0, CHARACTERS_MAX),
  }
}

/** The cost of merging shot `at` with the next one: their length, plus a penalty across scenes. */
function costOf(shots: readonly ProposedShot[], at: number, limits: ShotLimits): number {
  const [before, after, next] = shots.slice(at, at + 3)
  if (!after) return Infinity
  const isSame = before.scene === after.scene
  const { words, dialogue } = joined(before, after, limits)
  if (!fits(words, dialogue, limits) || (!isSame && next?.scene === after.scene)) return Infinity
  return words.length + dialogue.length + (isSame ? 0 : SCENE_PENALTY)
}

/** Merges adjacent shots until their number is within the limit: the shortest pair first, preferably within a scene. */
function atMost(shots: ProposedShot[], limits: ShotLimits): ProposedShot[] {
  const kept = [...shots]
  const costs = kept.map((_, at) => costOf(kept, at, limits))
  while (kept.length > limits.shotsMax) {
    const at = costs.indexOf(Math.min(...costs))
    kept.splice(at, 2, joined(kept[at], kept[at + 1], limits))
    costs.splice(at, 1)
    for (let near = Math.max(0, at - 2); near <= at; near++) costs[near] = costOf(kept, near, limits)
  }
  return kept
}
