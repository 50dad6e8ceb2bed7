import { useMemo } from 'react'
import type { PlannedCue } from '#schema/mix'
import { usePlannedMix } from '../../../entities/sound/mix/usePlannedMix'
import type { StoryboardFilmQuery } from './film.generated'

type FilmSounds = StoryboardFilmQuery['storyboardFilm']['sounds']

/** Each sound as a cue of the mix. */
const cuesOf = (sounds: FilmSounds): PlannedCue[] =>
  sounds.map(({ sound, from, to, offset, envelope }, at) => ({
    id: `${sound.id} ${at}`,
    soundId: sound.id,
    from,
    to,
    offset,
    loop: null,
    isDuckedByClips: false,
    envelope: [...envelope],
  }))

/** Plays the voices and the music of a board in step with its shots; those that change meanwhile are heard from then on. */
export function useBoardMix(sounds: FilmSounds | undefined) {
  // addresses change with each answer of the server, although the sounds are the same
  const key = useMemo(
    () =>
      sounds?.length
        ? JSON.stringify(sounds.map(({ sound, from, to, envelope }) => [sound.id, from, to, envelope]))
        : null,
    [sounds],
  )
  return usePlannedMix(key, () => ({
    plan: cuesOf(sounds ?? []),
    sounds: new Map((sounds ?? []).map(({ sound: { id, url, duration } }) => [id, { url, duration }])),
  }))
}
