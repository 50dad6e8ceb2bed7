import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { createFilm } from '../../create-film.js'
import type { ClipFiles, PreparedClip } from '../../film.js'
import type { FilmLook } from '../canvas.js'
import { type FrameRange, type ReadRange, writeExcerpt } from './excerpt.js'
import { orderStretch } from '../part-order.js'
import type { Window } from '../plan.js'
import { lavfi, makeScenes, type Scenes } from '../scenes.fixture.js'
import { windowKey } from '../window.js'

const FRAMES = 96
let scenes: Scenes
let clips: PreparedClip[]
beforeAll(async () => {
  scenes = await makeScenes()
  const film = createFilm(scenes.tools)
  const moving = (name: string, source: string) => scenes.make(name, [...lavfi(source), '-t', '4'])
  clips = await Promise.all([
    moving('test.mp4', 'testsrc2=s=320x180:r=24').then((file) => film.prepare(file, scenes.at('one'), {})),
    moving('other.mp4', 'testsrc2=s=320x180:r=24,negate').then((file) =>
      film.prepare(file, scenes.at('two'), {}),
    ),
  ])
})
afterAll(() => scenes.clear())

/** Reads a clip’s picture as a remote file; counts ranges and bytes. */
const reading = (clip: ClipFiles) => {
  const read = { ranges: 0, bytes: 0 }
  const range: ReadRange = async ({ start, end }) => {
    const part = (await readFile(clip.mezzanineVideo)).subarray(start, end + 1)
    read.ranges++
    read.bytes += part.length
    return part
  }
  return { range, read }
}
const hashOf = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
let excerpts = 0
const excerptOf = async (clip: ClipFiles, frames: FrameRange) => {
  const file = scenes.at(`excerpt-${excerpts++}.mp4`)
  const { range, read } = reading(clip)
  const made = await writeExcerpt(range, { ...frames, rate: clip.frameRate }, file)
  return { made, read, clip: { ...clip, mezzanineVideo: file, ...made } }
}

test('a window drawn from excerpts has the same bytes as one from whole clips', async () => {
  const film = createFilm(scenes.tools)
  const [before, after] = clips
  const draw = async (both: ClipFiles[], name: string) => {
    const named = both.map((clip, at) => ({ ...clip, contentId: `clip ${at}` }))
    const order = { clips: named, gaps: ['dissolve' as const], at: 0 }
    const { file, key } = await film.window(order, scenes.at(name), { lengths: [0.75] })
    return { key, hash: await hashOf(file) }
  }
  const window = 0.75 * 24
  const ends = await Promise.all([
    excerptOf(before, { from: FRAMES - window, to: FRAMES }),
    excerptOf(after, { from: 0, to: window }),
  ])
  const whole = await draw(clips, 'whole')
  expect(
    await draw(
      ends.map(({ clip }) => clip),
      'ends',
    ),
  ).toEqual(whole)
  for (const [at, { read }] of ends.entries()) {
    const { length } = await readFile(clips[at].mezzanineVideo)
    expect(read.ranges).toBeLessThanOrEqual(2)
    expect(read.bytes).toBeLessThan(length / 2)
  }
})

test('another machine draws an ordered window from byte ranges, without fetching a whole clip', async () => {
  const film = createFilm(scenes.tools)
  const { width, height } = clips[0]
  const look: FilmLook = { canvas: { width, height }, rate: 24, fit: 'PAD' }
  const [before, after] = clips.map((clip, at) => ({ ...clip, contentId: `clip ${at}` }))
  const window: Window = {
    transition: 'wipeleft',
    before: { clip: before, from: 41 },
    after: { clip: after, from: 7 },
    frames: 12,
  }
  const key = windowKey(scenes.tools, window, look)
  const order = orderStretch(window, look)
  const sources = clips.map(reading)
  const fileOf = async (contentId: string) => clips[Number(contentId.at(-1))].mezzanineVideo
  const rangesOf = async (contentId: string) => sources[Number(contentId.at(-1))].range
  const folder = async (name: string) => {
    await mkdir(scenes.at(name))
    return scenes.at(name)
  }
  const never = async () => Promise.reject(new Error('all of a clip was fetched'))
  const drawn = await Promise.all([
    film.part({ key, order, fileOf }, await folder('from-files'), {}),
    film.part({ key, order, fileOf: never, rangesOf }, await folder('from-ranges'), {}),
  ])
  const [whole, ends] = await Promise.all(drawn.map(hashOf))
  expect(ends).toEqual(whole)
  expect(sources.every(({ read }) => read.ranges > 0 && read.ranges <= 2)).toBe(true)
})

test('there is no excerpt if nearly all of a clip is needed, or if it lacks the frames', async () => {
  for (const frames of [
    { from: 0, to: 90 },
    { from: 90, to: 97 },
    { from: 5, to: 5 },
  ])
    expect((await excerptOf(clips[0], frames)).made).toBeUndefined()
})
