import { FILM_RATES, type FilmRate } from '#schema/limits'
import { createFilm } from '../../create-film.js'
import type { Film, PreparedClip, PreparedSound } from '../../film.js'
import { readTracks } from '../mp4/track.js'
import { lavfi, makeScenes, type Scenes } from '../scenes.fixture.js'
import { plannedMix, recordingCache } from './mix.fixture.js'

let scenes: Scenes
let film: Film
let clip: PreparedClip
let tone: PreparedSound
beforeAll(async () => {
  scenes = await makeScenes()
  film = createFilm(scenes.tools)
  const picture = await scenes.make('clip.mp4', [
    ...lavfi('color=gray:s=64x36:r=24:d=0.5'),
    ...lavfi('sine=d=0.5'),
  ])
  clip = await film.prepare(picture, scenes.at('clip'), {})
  const file = await scenes.make('tone.wav', lavfi('sine=400:r=48000:d=0.7'), [])
  tone = await film.prepareSound(file, scenes.at('tone'), {})
})
afterAll(() => scenes.clear())

const COUNTS = [1, 2, 7, 100]
const cases = FILM_RATES.flatMap((rate) => COUNTS.map((count) => [rate, count] as const))

test.each<readonly [FilmRate, number]>(cases)(
  'at %i fps, the sound of %i clips is as long as the picture',
  async (frameRate, count) => {
    const { cache } = await recordingCache(scenes, `cache-${frameRate}-${count}`)
    const clips = Array.from({ length: count }, () => clip)
    const gaps = clips.slice(1).map((_, at) => (at % 10 ? ('' as const) : ('fade' as const)))
    const mix = plannedMix([{ sound: tone, isLooped: true }], { loudness: -16 })
    const made = await film.join(clips, gaps, scenes.at(`film-${frameRate}-${count}`), {
      cache,
      frameRate,
      lengths: gaps.map(() => 0.25),
      mix,
    })
    const [picture, heard] = await readTracks(made.file)
    const total = ({ samples }: typeof heard) =>
      samples.durations.reduce((sum, duration) => sum + duration, 0)
    expect(picture.samples.durations).toHaveLength(made.frames)
    expect(total(heard) - heard.start).toBe((made.frames * 48_000) / frameRate)
    expect(made.sound!.loudness).toBeGreaterThan(-17)
  },
)
