/** Covers specification V77. */
import { readFile } from 'node:fs/promises'
import { UNEDITED } from '#schema/cut-item'
import type { FilmRate, TransitionOrCut } from '#schema/limits'
import { createFilm } from '../../create-film.js'
import { QUIET } from '../../ffmpeg-command.js'
import type { ClipFiles, Film, FilmOptions, PreparedClip, PreparedSound } from '../../film.js'
import { output } from '../../program.js'
import { readTracks } from '../mp4/track.js'
import { COUNTING, frameNumber, lavfi, makeScenes, type Scenes } from '../scenes.fixture.js'
import { measured, plannedMix, recordingCache } from './mix.fixture.js'

let scenes: Scenes
let film: Film
let counting: PreparedClip
let mute: PreparedClip
const sounds: Record<'impulse' | 'tone' | 'saw' | 'silence' | 'loud', PreparedSound> = {} as typeof sounds
const warnings: string[] = []
const log = { warn: (_: object, message: string) => void warnings.push(message) }

beforeAll(async () => {
  scenes = await makeScenes()
  film = createFilm(scenes.tools)
  const clip = async (name: string, inputs: string[]) =>
    film.prepare(await scenes.make(`${name}.mp4`, inputs), scenes.at(name), {})
  counting = await clip('counting', [...lavfi(COUNTING), ...lavfi('sine=300'), '-t', '1.5'])
  mute = await clip('mute', lavfi('color=gray:s=64x36:r=24:d=2'))
  const sound = async (name: keyof typeof sounds, graph: string) => {
    const file = await scenes.make(`${name}.wav`, lavfi(graph), [])
    sounds[name] = await film.prepareSound(file, scenes.at(`sound-${name}`), {})
  }
  await sound('impulse', `aevalsrc='if(eq(n,480),0.8,0)':d=0.2:s=48000`)
  await sound('tone', `aevalsrc='0.2*sin(2*PI*1000*t)':d=4:s=48000`)
  await sound('saw', `aevalsrc='0.4*sin(2*PI*87.3*t)':d=0.25:s=48000`)
  await sound('silence', 'anullsrc=r=48000:d=0.5')
  await sound('loud', `aevalsrc='0.9*sin(2*PI*220*t)':d=2:s=48000`)
})
afterEach(() => expect(warnings.splice(0)).toEqual([]))
afterAll(() => scenes.clear())

let films = 0
const joined = (list: ClipFiles[], gaps: TransitionOrCut[], options: FilmOptions = {}) =>
  film.join(list, gaps, scenes.at(`film-${films++}`), { log, ...options })

/** The largest difference of two samples that follow each other. */
const steepest = (samples: Int16Array): number =>
  samples.reduce((most, sample, at) => Math.max(most, at ? Math.abs(sample - samples[at - 1]) : 0), 0)
/** The largest sample between two seconds. */
const peakBetween = (samples: Int16Array, from: number, to: number): number =>
  samples.subarray(from * 48_000, to * 48_000).reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)

test.each<FilmRate>([24, 25, 30])('a cue begins at its sample, at %s fps', async (frameRate) => {
  const at = 1.23454
  const list = [mute, { ...mute, edit: { ...UNEDITED, inFrame: 5 } }]
  const mix = plannedMix([{ sound: sounds.impulse, atSeconds: at }])
  const made = await joined(list, [''], { frameRate, mix })
  const samples = await scenes.samples(made.file)
  const loudest = samples.reduce((best, sample, index) => (sample > samples[best] ? index : best), 0)
  expect(loudest).toBe(Math.round(at * 48_000) + 480)
  const [, heard] = await readTracks(made.file)
  const ticks = heard.samples.durations.reduce((total, duration) => total + duration, 0)
  expect(ticks - heard.start).toBe((made.frames * 48_000) / frameRate)
})

test('a trimmed cue that begins before the film is heard from the right sample', async () => {
  const mix = plannedMix([{ sound: sounds.impulse, atSeconds: -0.003, inSeconds: 0.002 }])
  const samples = await scenes.samples((await joined([mute], [], { mix })).file)
  const loudest = samples.reduce((best, sample, index) => (sample > samples[best] ? index : best), 0)
  expect(loudest).toBe(480 - 96 - 144)
})

test('the mix of a film gets the start times of its clips', async () => {
  const seen: unknown[] = []
  const mix = {
    clipGain: 0,
    loudness: null,
    cues: (of: unknown) => {
      seen.push(of)
      return []
    },
  }
  await joined([counting, mute, counting], ['fade', ''], { mix, lengths: [0.5] })
  expect(seen).toEqual([{ seconds: 4.5, starts: [0, 1, 3] }])
})

test('music is lowered under a voice, and as loud as before half a second later', async () => {
  const mix = plannedMix([
    { sound: sounds.tone, isDucked: true, kind: 'MUSIC' },
    { sound: sounds.silence, atSeconds: 1, kind: 'VOICE' },
  ])
  const samples = await scenes.samples((await joined([mute, mute], [''], { mix })).file)
  const level = (from: number, to: number) => 20 * Math.log10(peakBetween(samples, from, to))
  const before = level(0.3, 0.8)
  expect(before - level(1.05, 1.45)).toBeGreaterThanOrEqual(8)
  expect(Math.abs(before - level(2, 2.5))).toBeLessThan(0.3)
  expect(Math.abs(before - level(3, 3.5))).toBeLessThan(0.3)
})

/** How loud a sine of this frequency is between two seconds, in decibels. */
const levelOfTone = (samples: Int16Array, hertz: number, [from, to]: readonly [number, number]): number => {
  let [real, imaginary] = [0, 0]
  for (let at = from * 48_000; at < to * 48_000; at++) {
    const angle = (2 * Math.PI * hertz * at) / 48_000
    real += samples[at] * Math.cos(angle)
    imaginary += samples[at] * Math.sin(angle)
  }
  return 20 * Math.log10(Math.hypot(real, imaginary) / (to - from))
}

test('music is lowered while a clip is loud, if the cue is ducked by clips', async () => {
  const speech = "aevalsrc='0.3*sin(2*PI*300*t)*between(t,1,2)':d=4:s=48000"
  const source = await scenes.make('speech.mp4', [...lavfi('color=gray:s=64x36:r=24:d=4'), ...lavfi(speech)])
  const speaking = await film.prepare(source, scenes.at('speaking'), {})
  const music = async (isDuckedByClips: boolean) => {
    const mix = plannedMix([
      { sound: sounds.tone, isDuckedByClips },
      { sound: sounds.impulse, atSeconds: 3.9 },
    ])
    return scenes.samples((await joined([speaking], [], { mix })).file)
  }
  const [lowered, plain] = [await music(true), await music(false)]
  const difference = (...span: readonly [number, number]) =>
    levelOfTone(plain, 1_000, span) - levelOfTone(lowered, 1_000, span)
  expect(lowered).toHaveLength(plain.length)
  expect(Math.abs(difference(0.3, 0.9))).toBeLessThan(0.1)
  expect(difference(1.2, 1.9)).toBeGreaterThanOrEqual(8)
  expect(Math.abs(difference(3, 3.8))).toBeLessThan(0.3)
})

test('fades and gains match the plan', async () => {
  const mix = plannedMix([
    { sound: sounds.tone, gain: 6, fadeInSeconds: 1, fadeOutSeconds: 1, outSeconds: 3, atSeconds: 0.5 },
  ])
  const samples = await scenes.samples((await joined([mute, mute], [''], { mix })).file)
  const full = 0.2 * 32_768 * 10 ** (6 / 20)
  const share = (at: number) => peakBetween(samples, at - 0.002, at + 0.002) / full
  const expected = [
    [0.4, 0],
    [1, 0.5],
    [2, 1],
    [3, 0.5],
    [3.6, 0],
  ] as const
  for (const [at, level] of expected) expect(Math.abs(share(at) - level)).toBeLessThan(0.03)
})

test('a loop repeats exactly, and without a click', async () => {
  const mix = (cue: object) => ({ mix: plannedMix([{ sound: sounds.impulse, isLooped: true, ...cue }]) })
  const ticking = await scenes.samples((await joined([mute], [], mix({ outSeconds: 0.1 }))).file)
  const ticks = [...ticking.keys()].filter((at) => ticking[at] > 12_000)
  expect(ticks).toEqual(Array.from({ length: 20 }, (_, tick) => tick * 4_800 + 480))

  // At the end of the loop, the wave is far from where it began.
  const saw = plannedMix([{ sound: sounds.saw, isLooped: true }])
  const samples = await scenes.samples((await joined([mute], [], { mix: saw })).file)
  expect(steepest(samples.subarray(0, 90_000))).toBeLessThan(400)
})

test('sound over full scale is limited, not wrapped or clipped', async () => {
  const loud = { sound: sounds.loud }
  const { file, sound } = await joined([mute], [], { mix: plannedMix([loud, loud, { ...loud, gain: 6 }]) })
  expect(sound!.truePeak).toBeLessThanOrEqual(-1)
  expect(sound!.truePeak).toBeGreaterThan(-2.5)
  expect((await measured(scenes, file)).truePeak).toBeLessThanOrEqual(-1)
  const samples = await scenes.samples(file)
  expect(steepest(samples.subarray(5_000, 90_000))).toBeLessThan(1_200) // 944 for 220 Hz at full scale
})

test('clips are mixed as they are joined without a mix, with their gains and transitions', async () => {
  const list = [counting, { ...counting, edit: { ...UNEDITED, gain: 6 } }, counting]
  const gaps: TransitionOrCut[] = ['fade', '']
  const plain = await scenes.samples((await joined(list, gaps)).file)
  const mixed = await joined(list, gaps, { mix: plannedMix([], { clipGain: -6 }) })
  const samples = await scenes.samples(mixed.file)
  expect(samples).toHaveLength(plain.length)
  const squares = samples.reduce((sum, sample, at) => sum + (sample - plain[at] * 10 ** (-6 / 20)) ** 2, 0)
  expect(Math.sqrt(squares / samples.length)).toBeLessThan(60) // 160 if it were a sample late
  const silent = list.map((clip) => ({ ...clip, edit: { ...UNEDITED, isMuted: true } }))
  const made = await joined(silent, gaps, { mix: plannedMix([], { clipGain: 3, loudness: -14 }) })
  expect(made.sound).toEqual({ loudness: null, truePeak: null })
  expect(peakBetween(await scenes.samples(made.file), 0, 4)).toBe(0)
})

test('without cues, gain and loudness a film has the bytes that it has without a mix', async () => {
  const plain = await joined([counting, mute], ['fade'])
  const muted = plannedMix([{ sound: sounds.tone, isMuted: true }])
  for (const mix of [plannedMix([]), muted]) {
    const made = await joined([counting, mute], ['fade'], { mix })
    expect(await readFile(made.file)).toEqual(await readFile(plain.file))
    expect([plain.sound, made.sound]).toEqual([null, null])
  }
})

test('another mix renders no picture, and a cached film reports its loudness', async () => {
  const { cache, kept } = await recordingCache(scenes, 'music')
  const list = [counting, { ...counting, edit: { ...UNEDITED, inFrame: 5 } }]
  const merged = (gain: number, loudness: -16 | null = null) =>
    joined(list, ['fade'], { cache, mix: plannedMix([{ sound: sounds.tone, gain }], { loudness }) })
  const first = await merged(0)
  expect(new Set(kept())).toEqual(new Set(['body', 'poster', 'sound', 'window']))
  const second = await merged(-3)
  expect(kept()).toEqual(['sound'])
  const picture = async (file: string) =>
    output(scenes.tools.ffmpeg, [...QUIET, '-i', file, '-an', '-c', 'copy', '-f', 'md5', '-'])
  expect(await picture(second.file)).toBe(await picture(first.file))
  expect((await scenes.brightness(second.file)).slice(0, 6).map(frameNumber)).toEqual([0, 1, 2, 3, 4, 5])
  const louder = await merged(-3, -16)
  expect(kept()).toEqual(['sound'])
  expect(Math.abs(louder.sound!.loudness! + 16)).toBeLessThan(0.5)
  const again = await merged(0)
  expect(kept()).toEqual([])
  expect(again.sound).toEqual(first.sound)
  expect(await readFile(again.file)).toEqual(await readFile(first.file))
})

test('a film that is encoded as a whole has the same sound', async () => {
  const other = { ...mute, mezzanineVideo: scenes.at('other.mp4') }
  const settings = ['-c:v', 'libx264', '-preset', 'ultrafast', '-profile:v', 'baseline', '-g', '12']
  const from = ['-i', mute.mezzanineVideo]
  await output(scenes.tools.ffmpeg, [...QUIET, ...from, ...settings, other.mezzanineVideo])
  const mix = plannedMix([{ sound: sounds.impulse, atSeconds: 1.5 }, { sound: sounds.tone }], {
    loudness: -23,
  })
  const parts = await joined([counting, mute], [''], { mix })
  const whole = await joined([counting, other], [''], { mix })
  expect(warnings.splice(0)).toHaveLength(1)
  expect(whole.frames).toBe(parts.frames)
  expect(whole.sound).toEqual(parts.sound)
  const [one, two] = [await scenes.samples(parts.file), await scenes.samples(whole.file)]
  const length = (parts.frames * 48_000) / 24
  expect(two.subarray(0, length)).toEqual(one.subarray(0, length))
})

test('a missing sound fails with the true cause', async () => {
  const sound = { ...sounds.tone, audio: scenes.at('gone.flac') }
  await expect(joined([mute], [], { mix: plannedMix([{ sound }]) })).rejects.toThrow(/No such file/)
  expect(warnings.splice(0)).toHaveLength(1)
})
