/** Covers specification V106, V107. */
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type ClipEdit, UNEDITED } from '#schema/cut-item'
import type { TransitionOrCut } from '#schema/limits'
import { createFilm } from '../../create-film.js'
import type { ClipFiles, Film, FilmCache, FilmOptions, PreparedClip } from '../../film.js'
import type { FilmOverlay } from '../../film-overlay.js'
import { output } from '../../program.js'
import { readTrack } from '../mp4/track.js'
import { lavfi, makeScenes, type Scenes } from '../scenes.fixture.js'

let scenes: Scenes
let film: Film
const clips: Record<'one' | 'other' | 'upright', PreparedClip> = {} as typeof clips
const warnings: string[] = []
const log = {
  warn: (details: object, message: string) => void warnings.push(`${message} ${JSON.stringify(details)}`),
}

beforeAll(async () => {
  scenes = await makeScenes()
  film = createFilm(scenes.tools)
  const clip = async (name: string, size: string, rate: number) =>
    film.prepare(
      await scenes.make(`${name}.mp4`, [
        ...lavfi(`testsrc2=s=${size}:r=${rate}`),
        ...lavfi('sine=300'),
        '-t',
        '2.5',
      ]),
      scenes.at(name),
      {},
    )
  clips.one = await clip('one', '160x90', 24)
  clips.other = await clip('other', '160x90', 24)
  clips.upright = await clip('upright', '90x160', 30)
})
afterEach(() => expect(warnings.splice(0)).toEqual([]))
afterAll(() => scenes.clear())

const edited = (clip: ClipFiles, edit: Partial<ClipEdit>): ClipFiles => ({
  ...clip,
  edit: { ...UNEDITED, ...edit },
})

const white = ({ width, height }: { width: number; height: number }) =>
  sharp({ create: { width, height, channels: 4, background: { r: 255, g: 255, b: 255, alpha: 1 } } })
    .png()
    .toBuffer()

const picture =
  (from: number, to: number, fade = 0): NonNullable<FilmOptions['overlays']> =>
  async (look) => [{ from, to, fade, picture: await white(look) }]

let films = 0
/** Joins a film; returns the hash of each of its frames, and the frames of each rendered part. */
const joined = async (list: ClipFiles[], gaps: TransitionOrCut[], options: FilmOptions = {}) => {
  const folder = scenes.at(`film-${films++}`)
  const kept = join(folder, 'kept')
  await mkdir(kept, { recursive: true })
  const cache: FilmCache = {
    fetch: () => Promise.resolve(undefined),
    keep: (key, file) => copyFile(file, join(kept, key)),
  }
  const made = await film.join(list, gaps, folder, { log, cache, ...options })
  expect(await scenes.complaints(made.file)).toBe('')
  const lines = await output(scenes.tools.ffmpeg, [
    '-v',
    'error',
    '-i',
    made.file,
    '-map',
    '0:v',
    '-f',
    'framemd5',
    '-',
  ])
  const frames = lines
    .split('\n')
    .filter((line) => /^0/.test(line))
    .map((line) => line.split(',').at(-1)!)
  expect(frames).toHaveLength(made.frames)
  const parts = (await readdir(kept)).filter((key) => /^(body|window)-/.test(key)).toSorted()
  const counts = await Promise.all(
    parts.map(async (key) => (await readTrack(join(kept, key), 'picture')).samples.count),
  )
  return { made, frames, parts, rendered: counts.reduce((sum, count) => sum + count, 0) }
}

/** The first and the last frame that differ between two films. */
const changed = (one: string[], other: string[]) => {
  const differ = one.flatMap((hash, at) => (hash === other[at] ? [] : [at]))
  return [differ[0], differ.at(-1)]
}

const KEY_FRAMES = 12
/** Frames before an overlay that have to be rendered with it. */
const BEFORE = 3

test.each([
  ['within a clip', 20, 32],
  ['at the first frame', 0, 5],
  ['at the last frame', 110, 120],
  ['across a cut', 55, 66],
  ['from key frame to key frame', 12, 24],
])('%s, only the frames of an overlay are rendered', async (_where, from, to) => {
  const list = [clips.one, clips.other]
  const plain = await joined(list, [''])
  const over = await joined(list, [''], { overlays: picture(from, to) })
  expect(plain.parts).toEqual([])
  expect(over.rendered).toBeGreaterThanOrEqual(to - from)
  expect(over.rendered).toBeLessThan(to - from + KEY_FRAMES + BEFORE)
  const [first, last] = changed(plain.frames, over.frames)
  expect(first).toBeGreaterThanOrEqual(from - BEFORE)
  expect(last).toBeLessThan(to + KEY_FRAMES)
  const luma = await scenes.brightness(over.made.file)
  luma.forEach((level, frame) => {
    if (frame >= from && frame < to) expect(level).toBeGreaterThan(230)
    else expect(level).toBeLessThan(200)
  })
})

test('a transition with an overlay is rendered once, with it', async () => {
  const list = [clips.one, clips.other]
  const plain = await joined(list, ['fade'], { lengths: [0.5] })
  const over = await joined(list, ['fade'], { lengths: [0.5], overlays: picture(50, 54) })
  expect(over.rendered).toBeLessThan(12 + KEY_FRAMES)
  const [first, last] = changed(plain.frames, over.frames)
  expect(first).toBeGreaterThanOrEqual(48 - BEFORE)
  expect(last).toBeLessThan(60)
  const luma = await scenes.brightness(over.made.file)
  expect(luma.flatMap((level, frame) => (level > 230 ? [frame] : []))).toEqual([50, 51, 52, 53])
  const wind = await joined(list, ['hlwind'], { lengths: [0.5], overlays: picture(50, 54) })
  expect((await scenes.brightness(wind.made.file))[52]).toBeGreaterThan(230)
})

test('an overlay fades in and out, even across two parts', async () => {
  const black = await film.prepare(
    await scenes.make('black.mp4', lavfi('color=black:s=160x90:r=24:d=1')),
    scenes.at('black'),
    {},
  )
  const over = await joined([black, black], ['fade'], { lengths: [0.25], overlays: picture(14, 28, 4) })
  const luma = await scenes.brightness(over.made.file)
  const share = (frame: number) => (luma[frame] - 16) / 219
  for (let frame = 0; frame < 4; frame++) {
    expect(share(14 + frame)).toBeCloseTo((frame + 1) / 5, 1)
    expect(share(27 - frame)).toBeCloseTo((frame + 1) / 5, 1)
  }
  for (let frame = 18; frame < 24; frame++) expect(share(frame)).toBeCloseTo(1, 1)
  for (const frame of [0, 13, 28, over.made.frames - 1]) expect(share(frame)).toBeCloseTo(0, 1)
})

test.each([25, 30] as const)('trims, speeds and %s fps change no frame outside', async (frameRate) => {
  const list = [
    edited(clips.one, { inFrame: 5, outFrame: 53 }),
    edited(clips.other, { speed: 1.5, inFrame: 7 }),
    clips.upright,
  ]
  const options = { frameRate, lengths: [undefined, 0.25] }
  const plain = await joined(list, ['', 'fade'], options)
  const [from, to] = [30, 40]
  const over = await joined(list, ['', 'fade'], { ...options, overlays: picture(from, to) })
  const [first, last] = changed(plain.frames, over.frames)
  expect(first).toBeGreaterThanOrEqual(from - BEFORE)
  expect(last).toBeLessThan(to + frameRate / 2 + 1)
  expect(over.rendered - plain.rendered).toBeLessThan(to - from + frameRate / 2 + BEFORE)
})

test('overlays that overlap, captions among them, are all drawn', async () => {
  const overlays = async (look: { width: number; height: number }): Promise<FilmOverlay[]> => [
    { from: 10, to: 20, fade: 0, picture: await white(look) },
    { from: 15, to: 30, text: 'Ag' },
    { from: 20, to: 35, text: '{\\pos(0,0)}<b>literal</b>\\N' },
  ]
  const plain = await joined([clips.one], [])
  const over = await joined([clips.one], [], { overlays })
  const differ = plain.frames.map((hash, at) => hash !== over.frames[at])
  expect(differ.slice(10, 35)).not.toContain(false)
  expect(over.rendered).toBeLessThan(25 + KEY_FRAMES + BEFORE)
  const again = await joined([clips.one], [], { overlays })
  expect(again.parts).toEqual(over.parts)
  expect(again.frames).toEqual(over.frames)
  const other = await joined([clips.one], [], {
    overlays: async (look) => [...(await overlays(look)).slice(0, 2), { from: 20, to: 35, text: 'B' }],
  })
  expect(other.parts).not.toEqual(over.parts)
})

test('an upright film has its captions above the controls of phones', async () => {
  const plain = await joined([clips.upright], [])
  const over = await joined([clips.upright], [], {
    overlays: () => Promise.resolve([{ from: 10, to: 20, text: 'Two words' }]),
  })
  expect(over.made).toMatchObject({ width: 720, height: 1280 })
  const [first, last] = changed(plain.frames, over.frames)
  expect(first).toBeGreaterThanOrEqual(10 - BEFORE)
  expect(last).toBeLessThan(20 + 15)
})

test('a film that is encoded as a whole has its overlays', async () => {
  const other = { ...clips.other, mezzanineVideo: scenes.at('baseline.mp4') }
  await scenes.make(
    'baseline.mp4',
    ['-i', clips.other.mezzanineVideo],
    ['-c:v', 'libx264', '-profile:v', 'baseline', '-g', '12'],
  )
  const made = await film.join([clips.one, other], [''], scenes.at('whole'), {
    log,
    overlays: picture(55, 66),
  })
  expect(warnings.splice(0)).toHaveLength(1)
  const luma = await scenes.brightness(made.file)
  expect(luma.flatMap((level, frame) => (level > 230 ? [frame] : []))).toEqual(
    Array.from({ length: 11 }, (_, at) => 55 + at),
  )
})

test('an overlay outside the film is refused', async () => {
  await expect(
    film.join([clips.one], [], scenes.at('outside'), { log, overlays: picture(50, 61) }),
  ).rejects.toThrow('A film of 60 frames has none from 50 to 61')
})
