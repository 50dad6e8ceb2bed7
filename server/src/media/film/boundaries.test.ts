import type { TransitionOrCut } from '#schema/limits'
import { createFilm } from '../create-film.js'
import type { ClipFiles, Film, JoinedFilm } from '../film.js'
import { justBefore } from './encoding.js'
import { planFilm } from './plan.js'
import { beeps, lavfi, makeScenes } from './scenes.fixture.js'
import type { Scenes } from './scenes.fixture.js'

const FRAME = 1 / 24
/**
 * For each clip, the frames at which a flash of two frames and an equally long beep begin, outside of every transition.
 */
const FLASHES = [8, 36]

let scenes: Scenes
let film: Film
let clip: ClipFiles
let made: JoinedFilm
const gaps: TransitionOrCut[] = ['fade', '', 'hlwind', 'circleopen', '']
const lengths = [0.25, undefined, 0.25, 0.25]
const timing = { rate: 24 as const, lengths }
const warnings: string[] = []

beforeAll(async () => {
  scenes = await makeScenes()
  film = createFilm(scenes.tools)
  const at = FLASHES.map((frame) => `between(N,${frame},${frame + 1})`).join('+')
  const sounding = FLASHES.map((frame) => `gte(t,${frame}/24)*lt(t,${frame + 2}/24)`).join('+')
  const flashing = await scenes.make(
    'flashing.mp4',
    [
      ...lavfi(`color=black:s=64x36:r=24,geq=lum='if(${at},235,20+N)':cb=128:cr=128`),
      ...lavfi(`aevalsrc='if(${sounding},0.8*sin(12000*t),0)':s=48000`),
      '-t',
      '2',
    ],
    ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '0', '-c:a', 'flac', '-strict', '-2', '-shortest'],
  )
  clip = await film.prepare(flashing, scenes.at('flashing'), {})
  const log = {
    warn: (_: object, message: string) => {
      warnings.push(message)
    },
  }
  made = await film.join(Array<ClipFiles>(6).fill(clip), gaps, scenes.at('film'), { lengths, log })
})
afterAll(() => scenes.clear())

const plan = () => planFilm(Array<ClipFiles>(6).fill(clip), gaps, timing)

/** The frame of the film at which each clip begins. */
const beginnings = () =>
  plan().windows.reduce((begins, window) => [...begins, begins.at(-1)! + clip.frames - window], [0])

test('every flash is seen in its frame, and every beep is heard within 10 ms of it', async () => {
  expect(warnings).toEqual([])
  const expected = beginnings().flatMap((begin) => FLASHES.map((frame) => (begin + frame) * FRAME))
  const seen = (await scenes.brightness(made.file)).flatMap((luma, frame, all) =>
    luma > 150 && all[frame - 1] <= 150 ? [frame * FRAME] : [],
  )
  expect(seen).toEqual(expected)
  const heard = beeps(await scenes.samples(made.file))
  expect(heard).toHaveLength(expected.length)
  heard.forEach((time, index) => expect(Math.abs(time - expected[index])).toBeLessThan(0.01))
})

test('it has the right number of frames, and a strict decoder reports no errors', async () => {
  expect(made.frames).toBe(plan().frames)
  expect(await scenes.complaints(made.file)).toBe('')
  const [picture, sound] = await scenes.streams(made.file)
  expect(Number(picture.nb_read_frames)).toBe(made.frames)
  for (const { duration } of [picture, sound]) expect(Number(duration)).toBeCloseTo(made.frames / 24, 3)
})

test('a seek to any of five frames on each side of a boundary shows that frame', async () => {
  const all = await scenes.brightness(made.file)
  const { windows } = plan()
  const boundaries = beginnings()
    .slice(1)
    .flatMap((begin, gap) => (windows[gap] ? [begin, begin + windows[gap]] : [begin]))
  expect(boundaries).toHaveLength(8)
  for (const boundary of boundaries) {
    const frames = Array.from({ length: 10 }, (_, index) => boundary - 5 + index)
    const shown = await scenes.brightnessAt(
      made.file,
      frames.map((frame) => justBefore(frame, 24)),
    )
    expect(shown).toEqual(frames.map((frame) => all[frame]))
  }
})
