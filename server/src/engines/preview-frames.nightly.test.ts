/** Covers specification V40. */
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Engine, Run, VideoOrder } from './engine.js'
import { createFilm, lastFrameOf } from '../media/create-film.js'
import { findFfmpeg } from '../media/ffmpeg.js'
import { likeness, stillOf } from '../../test/likeness.js'
import { createPreviewEngine } from './preview.js'

const ffmpeg = process.env.FFMPEG_PATH ?? 'ffmpeg'

let engine: Engine
let folder: string
/** A drawn scene in the clip’s ratio, and a grainy image in another one. */
let scene: string
let grain: string
beforeAll(async () => {
  const film = createFilm((await findFfmpeg(process.env))!)
  engine = createPreviewEngine({ ffmpeg, lastFrame: (...clip) => lastFrameOf(film, ...clip) })
  folder = await mkdtemp(join(tmpdir(), 'ends-'))
  scene = join(folder, 'scene.webp')
  grain = join(folder, 'grain.png')
  const drawn = await engine.picture({ prompt: 'a castle in the mountains', ratio: '16:9', seed: 1 }, run())
  await sharp(drawn.file).toFile(scene)
  await sharp({
    create: {
      width: 1280,
      height: 960,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .png()
    .toFile(grain)
})
afterAll(async () => {
  await engine.close()
  await rm(folder, { recursive: true, force: true })
})

const run = (): Run => ({
  signal: new AbortController().signal,
  folder,
  progress: () => undefined,
  sentBlind: false,
  sending: async () => undefined,
  submitted: async () => undefined,
  sleep: async () => undefined,
  adopted: async () => undefined,
})
const SECONDS = 0.5
const LAST = SECONDS * 24 - 1
const MIDDLE = SECONDS * 12
const clip = async (over: Partial<VideoOrder>) => {
  const order: VideoOrder = {
    prompt: 'a fox in a snowy field, storm',
    model: 'fal-ai/veo3.1',
    ratio: '16:9',
    seed: 4,
    references: [],
    duration: SECONDS,
    sound: false,
    ...over,
  }
  return (await engine.video(order, run())).file
}

test('a clip begins with its first frame, ends with its last, and shows the scene between them', async () => {
  const file = await clip({ firstFrame: scene, lastFrame: grain })
  expect(await likeness(file, 0, scene)).toBeGreaterThan(0.95)
  expect(await likeness(file, LAST, grain)).toBeGreaterThan(0.95)
  expect(await likeness(file, MIDDLE, scene)).toBeLessThan(0.9)
  expect(await likeness(file, MIDDLE, grain)).toBeLessThan(0.5)
})

test('a first or last frame alone is used, and a tall clip shows the middle of a wide image', async () => {
  const begun = await clip({ firstFrame: scene, ratio: '9:16' })
  expect(await likeness(begun, 0, scene)).toBeGreaterThan(0.95)
  expect(await likeness(begun, LAST, scene)).toBeLessThan(0.9)
  const ended = await clip({ lastFrame: scene, resolution: '1080p' })
  expect(await likeness(ended, 0, scene)).toBeLessThan(0.9)
  expect(await likeness(ended, LAST, scene)).toBeGreaterThan(0.95)
})

test('a clip that continues from the last frame of another begins where that one ended', async () => {
  const before = await clip({ prompt: 'a lighthouse at dusk, pan left', seed: 9 })
  const last = join(folder, 'last.png')
  await stillOf(before, LAST, last)
  const after = await clip({ prompt: 'a lighthouse at night', firstFrame: last })
  expect(await likeness(after, 0, last)).toBeGreaterThan(0.95)
})

test('an extended clip begins with the last frame of the original', async () => {
  const before = join(folder, 'before.mp4')
  await rename(await clip({ prompt: 'a lighthouse at dusk, pan left', seed: 9 }), before)
  const last = join(folder, 'before-last.png')
  await stillOf(before, LAST, last)
  const after = await clip({ prompt: 'a lighthouse at night', clip: before })
  expect(await likeness(after, 0, last)).toBeGreaterThan(0.95)
})

test('a first or last frame that is not an image is refused permanently, by name', async () => {
  const broken = join(folder, 'first-frame.png')
  await writeFile(broken, 'no picture')
  await expect(clip({ firstFrame: broken })).rejects.toMatchObject({
    retryable: false,
    message: 'The picture first-frame.png cannot be read.',
  })
})
