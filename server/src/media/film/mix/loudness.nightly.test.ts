import type { LoudnessTarget } from '#schema/limits'
import { createFilm } from '../../create-film.js'
import type { Film, PreparedClip, PreparedSound } from '../../film.js'
import { lavfi, makeScenes, type Scenes } from '../scenes.fixture.js'
import { measured, type PlacedSound, plannedMix } from './mix.fixture.js'

const SECONDS = 8
let scenes: Scenes
let film: Film
let clip: PreparedClip
const sounds = new Map<string, PreparedSound>()

const GRAPHS = {
  noise: 'anoisesrc=c=white:a=1:seed=1:r=48000',
  pink: 'anoisesrc=c=pink:a=0.8:seed=2:r=48000',
  faint: 'anoisesrc=c=pink:a=0.003:seed=3:r=48000',
  beeps: `aevalsrc='if(between(mod(t,4),1,1.3),0.9*sin(6000*t),0)':s=48000`,
  square: `aevalsrc='sgn(sin(700*t))':s=48000`,
  speech: `aevalsrc='0.05*sin(900*t)*(1+sin(20*t))*lt(mod(t,3),2)+if(lt(mod(t,2.1),0.004),0.9*sin(9000*t),0)':s=48000`,
  drums: `aevalsrc='0.9*(random(0)*2-1)*exp(-30*mod(t,0.5))':s=48000`,
  hits: `aevalsrc='0.9*(random(0)*2-1)*exp(-120*mod(t,0.75))+0.01*sin(900*t)':s=48000`,
  clicks: `aevalsrc='if(lt(mod(n,24000),2),0.9,0)':s=48000`,
}

beforeAll(async () => {
  scenes = await makeScenes()
  film = createFilm(scenes.tools)
  const picture = await scenes.make('clip.mp4', lavfi(`color=gray:s=64x36:r=24:d=${SECONDS}`))
  clip = await film.prepare(picture, scenes.at('clip'), {})
  for (const [name, graph] of Object.entries(GRAPHS)) {
    const file = await scenes.make(`${name}.wav`, lavfi(graph), ['-t', String(SECONDS)])
    sounds.set(name, await film.prepareSound(file, scenes.at(`sound-${name}`), {}))
  }
})
afterAll(() => scenes.clear())

const warn = (_: object, message: string) => {
  throw new Error(message)
}
let films = 0
const joined = (names: string[], loudness: LoudnessTarget | null, cue: Partial<PlacedSound> = {}) => {
  const placed = names.map((name) => ({ ...cue, sound: sounds.get(name)! }))
  return film.join([clip], [], scenes.at(`film-${films++}`), {
    log: { warn },
    mix: plannedMix(placed, { loudness }),
  })
}

const MIXES: [string, string[], Partial<PlacedSound>?][] = [
  ['loud noise, twice', ['noise', 'noise'], { gain: 6 }],
  ['music', ['pink', 'square'], { gain: -6 }],
  ['faint sound', ['faint']],
  ['percussion', ['drums']],
  ['short hits', ['hits']],
  ['sparse sound', ['beeps']],
  ['quiet speech with loud clicks', ['speech']],
]
const cases = MIXES.flatMap(([title, names, cue]) =>
  ([-14, -16, -23] as const).map((target) => [title, target, names, cue] as const),
)
test.each(cases)('%s reaches %s LUFS', async (_, target, names, cue) => {
  const made = await joined(names, target, cue)
  const heard = await measured(scenes, made.file)
  expect(Math.abs(heard.loudness - target)).toBeLessThan(0.5)
  expect(heard.truePeak).toBeLessThanOrEqual(-1)
  expect(Math.abs(heard.loudness - made.sound!.loudness!)).toBeLessThan(0.1)
  expect(Math.abs(heard.truePeak - made.sound!.truePeak!)).toBeLessThan(0.1)
})

test.each(MIXES)('%s without a target only has its peaks limited', async (_, names, cue) => {
  const made = await joined(names, null, cue)
  expect((await measured(scenes, made.file)).truePeak).toBeLessThanOrEqual(-1)
})

test('a mix at its target keeps its loudness', async () => {
  const made = await joined(['beeps'], null, { gain: -6 })
  expect(made.sound!.loudness).toBeCloseTo(sounds.get('beeps')!.loudness! - 6, 0)
  expect(made.sound!.truePeak).toBeCloseTo(sounds.get('beeps')!.truePeak! - 6, 0)
})

test('clicks alone, which cannot reach the target, stay below the ceiling', async () => {
  const made = await joined(['clicks'], -14)
  const heard = await measured(scenes, made.file)
  expect(heard.truePeak).toBeLessThanOrEqual(-1)
  expect(heard.loudness).toBeGreaterThan(-39)
})
