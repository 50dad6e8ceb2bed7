import { useMemo } from 'react'
import type { PlannedCue } from '#schema/mix'
import { usePlannedMix } from '../../../entities/sound/mix/usePlannedMix'
import type { AnimaticQuery } from './film.generated'

type FilmSounds = AnimaticQuery['animatic']['sounds']

/** Each sound as a cue of the mix. */
const cuesOf = (sounds: FilmSounds): PlannedCue[] =>
  sounds.map(({ sound, startSeconds, endSeconds, offsetSeconds, envelope }, at) => ({
    id: `${sound.id} ${at}`,
    soundId: sound.id,
    startSeconds,
    endSeconds,
    offsetSeconds,
    loop: null,
    isDuckedByClips: false,
    envelope: [...envelope],
  }))

/** Plays the voices and music of a board in sync with its shots; changes apply during playback. */
export function useBoardMix(sounds: FilmSounds | undefined) {
  // file addresses change with each response, even if the sounds do not
  const key = useMemo(
    () =>
      sounds?.length
        ? JSON.stringify(
            sounds.map(({ sound, startSeconds, endSeconds, envelope }) => [
              sound.id,
              startSeconds,
              endSeconds,
              envelope,
            ]),
          )
        : null,
    [sounds],
  )
  return usePlannedMix(key, () => ({
    plan: cuesOf(sounds ?? []),
    sounds: new Map((sounds ?? []).map(({ sound: { id, url, duration } }) => [id, { url, duration }])),
  }))
}
