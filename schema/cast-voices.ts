import { nameFromLabel } from './named-elements.js'
import { type Dialogue, speakerName } from './shot-elements.js'
import { type Gender, genderOfVoice } from './voice-gender.js'

/** The voice with which a model reads the lines of a speaker. */
export interface CastVoice {
  /** As `speakerKey` returns it. */
  speaker: string
  /** The id of the model. */
  model: string
  voice: string
  /** 1 if omitted. */
  speed?: number
}

/** The speed of a voice. */
export const speedOf = ({ speed }: Pick<CastVoice, 'speed'>): number => speed ?? 1

/** Whether two speakers read with the same voice and speed. */
export const isReadAlike = (one: CastVoice, other: CastVoice): boolean =>
  one.voice === other.voice && speedOf(one) === speedOf(other)

/** The key of a speaker, regardless of case and “(V.O.)”: `OFFICER BELL (V.O.)` is `officer-bell`. */
export const speakerKey = (speaker: string): string => nameFromLabel(speakerName(speaker))

/** The speakers of a storyboard by key, with their names as first written, in order of their first lines. */
export function speakersOf(shots: readonly { dialogue: readonly Dialogue[] }[]): Map<string, string> {
  const speakers = new Map<string, string>()
  for (const { speaker } of shots.flatMap(({ dialogue }) => dialogue))
    if (!speakers.has(speakerKey(speaker))) speakers.set(speakerKey(speaker), speakerName(speaker))
  return speakers
}

/** Speeds of a voice that several speakers have. */
const SPEEDS = [1, 0.9, 1.1]

/**
 * The voices of all speakers for a model: the known ones, and for each other speaker, in the given order, the first voice that
 * the fewest speakers have, of its gender if that is known. Who shares a voice reads at another speed if the model can.
 */
export function castVoices(
  known: readonly CastVoice[],
  speakers: Iterable<string>,
  { id: model, voices, takesSpeed }: { id: string; voices: readonly string[]; takesSpeed?: boolean },
  genders: ReadonlyMap<string, Gender> = new Map(),
): Map<string, CastVoice> {
  const all = [...speakers]
  const cast = new Map<string, CastVoice>()
  for (const one of known)
    if (one.model === model && voices.includes(one.voice) && all.includes(one.speaker))
      cast.set(one.speaker, one)
  for (const speaker of all) {
    if (cast.has(speaker) || !voices.length) continue
    const gender = genders.get(speaker)
    const alike = voices.filter((voice) => !gender || genderOfVoice(voice) === gender)
    const offered = alike.length > 0 ? alike : voices
    const uses = offered.map((voice) => [...cast.values()].filter((taken) => taken.voice === voice).length)
    const least = Math.min(...uses)
    const speed = takesSpeed && gender ? SPEEDS[least % SPEEDS.length]! : 1
    const voice = offered[uses.indexOf(least)]!
    cast.set(speaker, { speaker, model, voice, ...(speed !== 1 && { speed }) })
  }
  return cast
}
