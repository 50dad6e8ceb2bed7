/** Covers specification V17. */
import { readFile } from 'node:fs/promises'
import { type ClipEdit, UNEDITED } from '#schema/cut-item'
import { createFilm } from '../create-film.js'
import type { ClipFiles, Film, FilmOptions } from '../film.js'
import type { TransitionOrCut } from '#schema/limits'
import { lavfi, makeScenes, type Scenes } from './scenes.fixture.js'

let scenes: Scenes
let film: Film
beforeAll(async () => {
  scenes = await makeScenes()
  film = createFilm(scenes.tools)
})
afterAll(() => scenes.clear())

const clipOf = async (name: string, sound: string) =>
  film.prepare(
    await scenes.make(
      `${name}.mkv`,
      [...lavfi('color=gray:s=64x36:r=24:d=2'), ...lavfi(sound)],
      ['-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'pcm_s16le', '-t', '2'],
    ),
    scenes.at(name),
    {},
  )
const edited = (clip: ClipFiles, edit: Partial<ClipEdit>): ClipFiles => ({
  ...clip,
  edit: { ...UNEDITED, ...edit },
})

let films = 0
const heard = async (clips: ClipFiles[], gaps: TransitionOrCut[], options: FilmOptions = {}) => {
  const made = await film.join(clips, gaps, scenes.at(`film-${films++}`), options)
  return Float64Array.from(await scenes.samples(made.file), (sample) => sample / 32_768)
}

/** The largest step between two samples; the first one follows `before`. */
const largestStep = (samples: Float64Array, before = 0) =>
  samples.reduce((most, sample, at) => Math.max(most, Math.abs(sample - (samples[at - 1] ?? before))), 0)
const levelOf = (samples: Float64Array) =>
  10 * Math.log10(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length)
const second = (samples: Float64Array, from: number, to: number) =>
  samples.subarray(Math.round(from * 48_000), Math.round(to * 48_000))

const TONE = 'aevalsrc=0.4*cos(2*PI*310*t):s=48000'
const OTHER = 'aevalsrc=0.4*cos(2*PI*270*t):s=48000'
/** The largest step of the tone itself, after encoding. */
const OWN = 0.025

test('sound begins and ends softly at hard cuts, changes of gain, and both ends of a film', async () => {
  const [tone, other] = [await clipOf('tone', TONE), await clipOf('other', OTHER)]
  const films: [ClipFiles[], TransitionOrCut[]][] = [
    [[edited(tone, { inFrame: 5, outFrame: 29 }), edited(other, { inFrame: 3, outFrame: 30 })], ['']],
    [[edited(tone, { outFrame: 24 }), edited(tone, { inFrame: 24, gain: -12 })], ['']],
    [[edited(tone, { outFrame: 24, isMuted: true }), edited(tone, { inFrame: 24 })], ['']],
    [[edited(tone, { outFrame: 24 }), edited(tone, { inFrame: 24, isMuted: true })], ['']],
    [
      [edited(tone, { outFrame: 31 }), edited(other, { inFrame: 7 }), tone],
      ['fade', ''],
    ],
  ]
  for (const [clips, gaps] of films) expect(largestStep(await heard(clips, gaps))).toBeLessThan(OWN)
})

test('a split clip sounds as before', async () => {
  const tone = await clipOf('split', TONE)
  const [whole, split] = [
    await heard([tone], []),
    await heard([edited(tone, { outFrame: 11 }), edited(tone, { inFrame: 11 })], ['']),
  ]
  expect(split).toEqual(whole)
})

test('unrelated sounds are as loud in a transition as before it', async () => {
  const noises = await Promise.all(
    [1, 2].map((seed) => clipOf(`noise-${seed}`, `anoisesrc=a=0.2:seed=${seed}:r=48000`)),
  )
  const samples = await heard(noises, ['fade'], { lengths: [1] })
  const before = levelOf(second(samples, 0.2, 0.8))
  for (const [from, to] of [
    [1.2, 1.4],
    [1.4, 1.6],
    [1.6, 1.8],
  ] as const)
    expect(Math.abs(levelOf(second(samples, from, to)) - before)).toBeLessThan(0.6)
})

test('a clip that is louder than full scale is limited, and keeps its shape', async () => {
  const loud = await clipOf('loud', 'aevalsrc=0.9*cos(2*PI*310*t):s=48000')
  const samples = await heard([edited(loud, { gain: 12 })], [])
  const middle = second(samples, 0.5, 1.5)
  const peak = middle.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  expect(levelOf(middle)).toBeCloseTo(20 * Math.log10(peak) - 3, 0)
  expect(largestStep(middle, middle[0])).toBeLessThan(0.045)
})

test.each([
  ['5.1', '0.1*sin(2*PI*310*t)|0|0|0|0|0', [0.1, 0]],
  ['the centre of 5.1', '0|0|0.1*sin(2*PI*310*t)|0|0|0', [0.0707, 0.0707]],
  ['the surround of 5.1', '0|0|0|0|0.1*sin(2*PI*310*t)|0', [0.0707, 0]],
])('%s is mixed to stereo at the levels of ITU-R BS.775', async (name, graph, [left, right]) => {
  const clip = await clipOf(name, `aevalsrc='${graph}':s=48000:c=5.1(side)`)
  const wave = await readFile(clip.mezzanineSound)
  const data = wave.indexOf('data') + 8
  const peaks = [0, 1].map((channel) => {
    let peak = 0
    for (let at = data + channel * 2; at + 1 < wave.length; at += 4)
      peak = Math.max(peak, Math.abs(wave.readInt16LE(at)) / 32_768)
    return peak
  })
  expect(peaks[0]).toBeCloseTo(left!, 2)
  expect(peaks[1]).toBeCloseTo(right!, 2)
})
