/** Covers specification B80. */
import { mkdtemp } from 'node:fs/promises'
import { createFilm } from '../media/create-film.js'
import { measured } from '../media/film/mix/mix.fixture.js'
import { makeScenes, type Scenes } from '../media/film/scenes.fixture.js'
import { SoundSketches } from './sound-sketches.js'

let scenes: Scenes
let sketches: SoundSketches

beforeAll(async () => {
  scenes = await makeScenes()
  sketches = new SoundSketches(scenes.tools.ffmpeg)
})
afterAll(async () => {
  await sketches.close()
  await scenes.clear()
})

const LINES = [
  { voice: 'slt', words: 'Forty years, and not one letter for him.' },
  { voice: 'kal', words: 'You are early, and it is raining again.' },
  { voice: 'awb', words: 'The letter is late, as it always was.' },
] as const

test('each line has its own voice, at the same loudness, with the times of its words', async () => {
  const { file, timings, note } = await sketches.sketch(
    { kind: 'VOICE', lines: LINES },
    { folder: scenes.folder, signal: new AbortController().signal },
  )
  expect(note).toBe('voices slt, kal, awb')
  expect(timings!.map(({ word }) => word).join(' ')).toBe(LINES.map(({ words }) => words).join(' '))
  const { duration } = await createFilm(scenes.tools).prepareSound(file, scenes.at('voices'), {})
  expect(timings!.at(-1)!.endSeconds).toBeCloseTo(duration, 1)
  let before = 0
  for (const { words } of LINES) {
    const count = words.split(' ').length
    const [first, last] = [timings![before], timings![before + count - 1]]
    before += count
    const line = await scenes.make(
      `line-${before}.wav`,
      ['-i', file],
      ['-ss', String(first.startSeconds), '-to', String(last.endSeconds)],
    )
    expect(Math.abs((await measured(scenes, line)).loudness + 23)).toBeLessThan(1)
  }
})

test('a slower voice is longer', async () => {
  const [line] = LINES
  const secondsAt = async (speed: number) => {
    const folder = await mkdtemp(scenes.at('speed-'))
    const run = { folder, signal: new AbortController().signal }
    const { file } = await sketches.sketch({ kind: 'VOICE', lines: [{ ...line, speed }] }, run)
    return (await createFilm(scenes.tools).prepareSound(file, folder, {})).duration
  }
  const [slow, usual] = [await secondsAt(0.8), await secondsAt(1)]
  expect(slow / usual).toBeCloseTo(1 / 0.8, 1)
})
