import { hash, random as seeded } from '../base/random.js'
import { HITS } from './effects/hits.js'
import { LIVING } from './effects/living.js'
import { MACHINES } from './effects/machines.js'
import type { Effect } from './effects/voices.js'
import { addRoom, biquad } from './filters.js'
import { WEATHER } from './effects/weather.js'
import {
  closeLoop,
  fadeEdges,
  normalise,
  RATE,
  roundPeaks,
  silence,
  type SoundOrder,
  type Stereo,
} from './stereo.js'

export const EFFECTS: readonly Effect[] = [...WEATHER, ...LIVING, ...MACHINES, ...HITS]

/** The effect that the words name; undefined if they name no effect. */
function effectOf(words: string): Effect | undefined {
  const listed = words.toLowerCase().match(/\p{L}+/gu) ?? []
  for (const word of listed) {
    const found = EFFECTS.find((effect) => effect.words.some((beginning) => word.startsWith(beginning)))
    if (found) return found
  }
  return undefined
}

/** Seconds of the cross-fade from the end of a continuous effect to its beginning. */
const OVERLAP = 0.5
/** Seconds of the fade at the end of a one-shot effect. */
const FADE = 0.3
/** Hz below which sound is inaudible and only moves speakers. */
const LOWEST = 35
/** Reverb of one-shot effects. */
const ROOM = { wet: 0.35, length: 0.4 }

/**
 * Makes an effect of exactly this length from words. Continuous effects loop seamlessly. The same order gives the
 * same samples. Undefined if the words name no effect.
 */
export function makeEffect({
  words,
  seconds,
  seed,
}: SoundOrder): { sound: Stereo; name: string } | undefined {
  const effect = effectOf(words)
  if (!effect) return undefined
  const overlap = effect.goesOn && !effect.isPeriodic ? Math.round(Math.min(OVERLAP, seconds / 2) * RATE) : 0
  const sound = silence(Math.round(seconds * RATE) + overlap)
  const seeds = [hash(effect.name) ^ seed, hash(`${effect.name} right`) ^ seed]
  for (const [channel, samples] of [sound.left, sound.right].entries()) {
    const voice = effect.voice(seeded(effect.goesOn ? seeds[channel]! : seeds[0]!), seconds)
    const audible = effect.isPeriodic ? (sample: number) => sample : biquad('highpass', LOWEST)
    for (let at = 0; at < samples.length; at++) samples[at] = audible(voice(at / RATE))
  }
  if (!effect.goesOn) addRoom(sound, ROOM.wet, ROOM.length)
  const made = effect.goesOn ? closeLoop(sound, overlap) : fadeOut(sound, Math.min(FADE, seconds / 4))
  return { sound: normalise(roundPeaks(effect.goesOn ? made : fadeEdges(made))), name: effect.name }
}

function fadeOut(sound: Stereo, seconds: number): Stereo {
  const length = Math.round(seconds * RATE)
  for (const samples of [sound.left, sound.right])
    for (let at = 0; at < length; at++) samples[samples.length - length + at] *= 1 - at / length
  return sound
}
