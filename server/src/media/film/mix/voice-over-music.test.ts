/** Covers specification V88. */
import { factorOf } from '#schema/mix'
import { newCueOf, VOICE_LOUDNESS } from '#schema/rules/mix'
import { SoundSketches } from '../../../engines/sound-sketches.js'
import { createFilm } from '../../create-film.js'
import type { Film, PreparedClip, PreparedSound } from '../../film.js'
import { QUIET } from '../../ffmpeg-command.js'
import { output } from '../../program.js'
import { lavfi, makeScenes, type Scenes } from '../scenes.fixture.js'
import { measured, plannedMix } from './mix.fixture.js'

const SECONDS = 12
const VOICE_AT = 4
const WORDS = 'Forty years, and not one letter for him. Until today, when this one came at last.'
/** Music with most of its energy where voices are, and louder than any release. */
const LOUD_MUSIC = `aevalsrc='0.6*sgn(sin(2*PI*440*t))+0.3*sin(2*PI*1200*t)':s=48000:d=${SECONDS}`

let scenes: Scenes
let film: Film
let sketches: SoundSketches
let clip: PreparedClip
let silence: PreparedSound
let films = 0

const prepared = (file: string, name: string) => film.prepareSound(file, scenes.at(`sound-${name}`), {})
/** A voice at its own level, changed by these decibels. */
async function voiceAt(decibels: number): Promise<PreparedSound> {
  const graph = `flite=text='${WORDS}':voice=slt,volume=${factorOf(decibels)}`
  return prepared(await scenes.make(`voice${decibels}.wav`, lavfi(graph), []), `voice${decibels}`)
}
const merged = async (mix: ReturnType<typeof plannedMix>): Promise<string> =>
  (await film.join([clip], [], scenes.at(`film-${films++}`), { mix })).file

/** The level between 300 and 3,400 Hz while the voice speaks, in decibels. */
async function levelInVoiceBand(file: string, seconds: number): Promise<number> {
  const band = ['highpass=f=300', 'highpass=f=300', 'lowpass=f=3400', 'lowpass=f=3400'].join(',')
  const part = `atrim=start=${VOICE_AT}:duration=${seconds}`
  const meter = 'astats=metadata=1:reset=0,ametadata=print:key=lavfi.astats.Overall.RMS_level:file=-'
  const text = await output(scenes.tools.ffmpeg, [
    ...QUIET,
    '-i',
    file,
    '-vn',
    '-af',
    `${band},${part},${meter}`,
    '-f',
    'null',
    '-',
  ])
  return Number(text.slice(text.lastIndexOf('=') + 1))
}

beforeAll(async () => {
  scenes = await makeScenes()
  film = createFilm(scenes.tools)
  sketches = new SoundSketches(scenes.tools.ffmpeg)
  const picture = await scenes.make('clip.mp4', lavfi(`color=gray:s=64x36:r=24:d=${SECONDS}`))
  clip = await film.prepare(picture, scenes.at('clip'), {})
})
afterAll(async () => {
  await sketches.close()
  await scenes.clear()
})

test('new voices have the same loudness in the film', async () => {
  for (const decibels of [-12, 3]) {
    const voice = await voiceAt(decibels)
    const file = await merged(
      plannedMix([{ sound: voice, kind: 'VOICE', ...newCueOf({ ...voice, kind: 'VOICE' }) }]),
    )
    expect(Math.abs((await measured(scenes, file)).loudness - VOICE_LOUDNESS)).toBeLessThan(1)
  }
})

test.each(['film music for piano and strings', 'fast drums', 'loud'])(
  'while somebody speaks, new music (%s) is 6 dB below the voice between 300 and 3,400 Hz',
  async (words) => {
    const folder = scenes.at('')
    const source =
      words === 'loud'
        ? await scenes.make('loud.wav', lavfi(LOUD_MUSIC), [])
        : (
            await sketches.sketch(
              { kind: 'MUSIC', words, seconds: SECONDS, seed: 4 },
              { folder, signal: new AbortController().signal },
            )
          ).file
    const music = await prepared(source, words)
    const voice = await voiceAt(0)
    silence = await prepared(
      await scenes.make('silence.wav', lavfi(`anullsrc=r=48000:d=${voice.duration}`), []),
      'silence',
    )
    const cue = { ...newCueOf({ ...voice, kind: 'VOICE' }), atSeconds: VOICE_AT }
    const alone = await merged(plannedMix([{ sound: voice, kind: 'VOICE', ...cue }]))
    const under = await merged(
      plannedMix([
        { sound: silence, kind: 'VOICE', ...cue },
        { sound: music, kind: 'MUSIC', ...newCueOf({ ...music, kind: 'MUSIC' }) },
      ]),
    )
    const difference =
      (await levelInVoiceBand(alone, voice.duration)) - (await levelInVoiceBand(under, voice.duration))
    expect(difference).toBeGreaterThanOrEqual(6)
  },
)
