import { copyFile, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { LoudnessTarget } from '#schema/limits'
import { type Cue, planMix } from '#schema/mix'
import type { FilmCache, FilmMix, MixedCue, PreparedSound } from '../../film.js'
import { QUIET } from '../../ffmpeg-command.js'
import { output } from '../../program.js'
import type { Scenes } from '../scenes.fixture.js'

/** A cue that plays all of a sound from the beginning of the film, as it is. */
const PLAIN: Omit<Cue, 'id' | 'soundId' | 'duration'> = {
  kind: 'EFFECT',
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

export type PlacedSound = Partial<typeof PLAIN> & { sound: PreparedSound }

/** The planned mix of these sounds, as a cut plans it. */
export const plannedMix = (
  placed: readonly PlacedSound[],
  { clipGain = 0, loudness = null }: { clipGain?: number; loudness?: LoudnessTarget | null } = {},
): FilmMix => ({
  clipGain,
  loudness,
  cues: ({ seconds }) =>
    planMix(
      placed.map(({ sound, ...cue }, index) => ({
        ...PLAIN,
        ...cue,
        id: `cue-${index}`,
        soundId: sound.audio,
        duration: sound.duration,
      })),
      { seconds, starts: new Map() },
    ).map((planned): MixedCue => ({ ...planned, file: planned.soundId, contentId: planned.soundId })),
})

/** A cache that records the kinds of new parts. */
export const recordingCache = async (scenes: Scenes, name: string) => {
  await mkdir(scenes.at(name))
  const at = (key: string) => join(scenes.at(name), key)
  const kept: string[] = []
  const cache: FilmCache = {
    fetch: (key) =>
      stat(at(key)).then(
        () => at(key),
        () => undefined,
      ),
    keep: async (key, file) => {
      kept.push(key.split('-')[0])
      await copyFile(file, at(key))
    },
  }
  return { cache, kept: () => kept.splice(0).toSorted() }
}

/** LUFS and dBTP of a whole film, measured by ffmpeg. */
export const measured = async ({ tools }: Scenes, file: string) => {
  const meter = 'ebur128=peak=true:metadata=1,ametadata=print:file=-'
  const text = await output(tools.ffmpeg, [...QUIET, '-i', file, '-vn', '-af', meter, '-f', 'null', '-'])
  const last = (name: string) => Number(text.slice(text.lastIndexOf(`${name}=`)).match(/=(\S+)/)?.[1])
  return { loudness: last('r128.I'), truePeak: 20 * Math.log10(last('r128.true_peak')) }
}
