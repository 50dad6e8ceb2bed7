import { planMix } from '#schema/mix'
import { usePlannedMix } from '../../../entities/sound/mix/usePlannedMix'
import type { ShownCue } from '../sound/shownCue'

interface MixOptions {
  cues: readonly ShownCue[]
  /** Ids of soloed cues, if any. */
  solo: ReadonlySet<string>
  items: readonly { id: string }[]
  /** Start of each item, in seconds of the film. */
  starts: readonly number[]
  /** Seconds of the film. */
  length: number
  /** The files of the sounds; undefined until loaded. */
  sounds: readonly { sound: { id: string; url: string } }[] | undefined
}

/** Plays the music, voices and effects of a cut in sync with its picture. */
export function useMix({ cues, solo, items, starts, length, sounds }: MixOptions) {
  const { isLoaded, ...mix } = usePlannedMix(sounds && cues.length ? 'cut' : null, () => {
    const heard = cues.filter(({ id, sound }) => !sound.deletedAt && (!solo.size || solo.has(id)))
    const plan = planMix(heard, {
      starts: new Map(items.map(({ id }, at) => [id, starts[at]!])),
      seconds: length,
    })
    const durations = new Map(cues.map(({ soundId, duration }) => [soundId, duration]))
    const files = (sounds ?? []).map(
      ({ sound: { id, url } }) => [id, { url, duration: durations.get(id) ?? 0 }] as const,
    )
    return { plan, sounds: new Map(files) }
  })
  return { ...mix, isReady: isLoaded || !cues.length }
}
