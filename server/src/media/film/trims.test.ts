/** Covers specification V73. */
import { copyFile, mkdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type ClipEdit, UNEDITED } from '#schema/cut-item'
import type { TransitionOrCut } from '#schema/limits'
import { createFilm } from '../create-film.js'
import type { ClipFiles, Film, FilmCache, FilmOptions, PreparedClip } from '../film.js'
import { COUNTING, frameNumber, lavfi, makeScenes, type Scenes } from './scenes.fixture.js'

let scenes: Scenes
let film: Film
let counting: PreparedClip
let bright: PreparedClip
const warnings: string[] = []
const log = { warn: (_: object, message: string) => void warnings.push(message) }

beforeAll(async () => {
  scenes = await makeScenes()
  film = createFilm(scenes.tools)
  const clip = async (name: string, source: string) =>
    film.prepare(
      await scenes.make(`${name}.mp4`, [...lavfi(source), ...lavfi('sine=300'), '-t', '1.625']),
      scenes.at(name),
      {},
    )
  counting = await clip('counting', COUNTING)
  bright = await clip('bright', 'color=white:s=64x36:r=24')
})
afterEach(() => expect(warnings.splice(0)).toEqual([]))
afterAll(() => scenes.clear())

const trimmed = (
  clip: ClipFiles,
  inFrame: number,
  outFrame: number | null,
  edit: Partial<ClipEdit> = {},
): ClipFiles => ({
  ...clip,
  edit: { ...UNEDITED, ...edit, inFrame, outFrame },
})

/** A cache that records the kinds of new parts. */
const recordingCache = async (name: string) => {
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

let films = 0
const joined = (list: ClipFiles[], gaps: TransitionOrCut[], options: FilmOptions = {}) =>
  film.join(list, gaps, scenes.at(`film-${films++}`), { log, ...options })
const numbersIn = async (file: string) => (await scenes.brightness(file)).map(frameNumber)
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)

test('a film shows the frames of a trim, and renders only those before the next key frame', async () => {
  const { cache, kept } = await recordingCache('trim')
  const made = await joined([trimmed(counting, 10, 31), trimmed(counting, 12, 24)], [''], { cache })
  expect(await numbersIn(made.file)).toEqual([...range(10, 31), ...range(12, 24)])
  expect(kept()).toEqual(['body', 'body', 'poster', 'sound'])
  expect(await scenes.complaints(made.file)).toBe('')
  const samples = await scenes.samples(made.file)
  expect(Math.abs(samples.length - 33 * 2000)).toBeLessThan(2000)
})

test('a split clip gives the same film, and renders nothing', async () => {
  const { cache, kept } = await recordingCache('split')
  const whole = await joined([counting], [], { cache })
  kept()
  const split = [trimmed(counting, 0, 7), trimmed(counting, 7, 20), trimmed(counting, 20, null)]
  const made = await joined(split, ['', ''], { cache })
  // The poster is a quarter into the first item.
  expect(kept()).toEqual(['poster'])
  expect(await readFile(made.file)).toEqual(await readFile(whole.file))
})

test('a trim of one end of a clip keeps the transition at its other end', async () => {
  const { cache, kept } = await recordingCache('one-end')
  const lengths = [0.25, 0.25]
  await joined([bright, counting, bright], ['fade', 'radial'], { cache, lengths })
  kept()
  await joined([bright, trimmed(counting, 0, 30), bright], ['fade', 'radial'], { cache, lengths })
  expect(kept().filter((kind) => kind === 'window')).toHaveLength(1)
  await joined([bright, trimmed(counting, 5, 30), bright], ['fade', 'radial'], { cache, lengths })
  expect(kept().filter((kind) => kind === 'window')).toHaveLength(1)
})

test('gain and mute change the sound, and render no picture', async () => {
  const { cache, kept } = await recordingCache('gain')
  const loudest = async (edit: Partial<ClipEdit>) => {
    const made = await joined([trimmed(counting, 0, null, edit)], [], { cache })
    return Math.max(...(await scenes.loudness(made.file)).slice(5, -5))
  }
  const plain = await loudest({})
  kept()
  expect((await loudest({ gain: -6 })) / plain).toBeCloseTo(0.5, 1)
  expect((await loudest({ gain: 6 })) / plain).toBeCloseTo(2, 1)
  expect(await loudest({ isMuted: true })).toBeLessThan(10)
  expect(new Set(kept())).toEqual(new Set(['sound']))
})
