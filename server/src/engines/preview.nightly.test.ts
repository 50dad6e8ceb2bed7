/** Covers specification C15. */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { IMAGE_RATIOS, ratioOf, type ImageRatio } from '#schema/limits'
import { EngineFailure, type Engine, type Run, type VideoOrder } from './engine.js'
import { IMAGE_SIZES } from '../../../packages/preview-engine/src/index.js'
import { createPreviewEngine } from './preview.js'

const ffmpeg = process.env.FFMPEG_PATH ?? 'ffmpeg'
const ffprobe = process.env.FFPROBE_PATH ?? 'ffprobe'
const exec = promisify(execFile)

let engine: Engine
let root: string
let folder: string
beforeAll(async () => {
  engine = createPreviewEngine({ ffmpeg })
  root = await mkdtemp(join(tmpdir(), 'local-engine-'))
})
beforeEach(async () => {
  folder = await mkdtemp(join(root, 'run-'))
})
afterAll(async () => {
  await engine.close()
  await rm(root, { recursive: true, force: true })
})

const run = (signal = new AbortController().signal, progress: Run['progress'] = () => undefined): Run => ({
  signal,
  folder,
  progress,
  sentBlind: false,
  sending: async () => undefined,
  submitted: async () => undefined,
  sleep: async () => undefined,
  adopted: async () => undefined,
})
const order = (over: Partial<VideoOrder> = {}): VideoOrder => ({
  prompt: 'a fox in a field',
  model: 'fal-ai/veo3.1',
  ratio: '1:1',
  seed: 4,
  references: [],
  duration: 1,
  ...over,
})
const probe = async (file: string) => {
  const { stdout } = await exec(ffprobe, [
    '-v',
    'error',
    '-count_frames',
    '-show_streams',
    '-of',
    'json',
    file,
  ])
  return (JSON.parse(stdout) as { streams: Record<string, string | number>[] }).streams
}
const framesOf = async (file: string) =>
  (await exec(ffmpeg, ['-v', 'error', '-i', file, '-map', '0:v', '-f', 'framemd5', '-'])).stdout
const still = async (prompt: string, ratio: ImageRatio = '1:1', seed = 4, reference?: string) =>
  readFile(
    (await engine.picture({ prompt, ratio, seed, references: reference ? [reference] : [] }, run())).file,
  )

test('the result notes what was not drawn', async () => {
  const { note } = await engine.picture({ prompt: 'a zorp and a cat', ratio: '1:1', seed: 1 }, run())
  expect(note).toBe('Shown by name: zorp. Try other words.')
})

test('a prompt becomes a clip with sound, and progress is reported frame by frame', async () => {
  const seen: number[] = []
  const arrival = await engine.video(
    order({ prompt: 'a lighthouse at dusk', ratio: '16:9', duration: 0.25 }),
    run(undefined, (done) => seen.push(done)),
  )
  expect(arrival).toMatchObject({ model: 'local/scenes', seed: 4, cost: 0 })
  expect(arrival.note).toBeUndefined()
  const [video, audio] = await probe(arrival.file)
  expect(video).toMatchObject({
    codec_name: 'h264',
    width: 1280,
    height: 720,
    r_frame_rate: '24/1',
    nb_read_frames: '6',
    pix_fmt: 'yuv420p',
  })
  expect(audio).toMatchObject({ codec_name: 'aac', sample_rate: '48000', channels: 2 })
  expect(seen).toHaveLength(6)
  expect(seen).toEqual([...seen].sort((a, b) => a - b))
  expect(seen.at(-1)).toBe(1)
})

test('the same order gives the same frames, another seed gives others', async () => {
  const frames = async (seed: number) => {
    const { file } = await engine.video(order({ seed, duration: 0.1, sound: false }), run())
    return framesOf(file)
  }
  const first = await frames(1)
  expect(await frames(1)).toBe(first)
  expect(await frames(2)).not.toBe(first)
})

test.each([
  ['how much moves', { movement: 'small' }, { movement: 'large' }],
  ['what is not wanted', {}, { negativePrompt: 'rabbit' }],
] as const)('orders that differ only in %s give different frames', async (_option, one, other) => {
  const frames = async (over: Partial<VideoOrder>) => {
    const prompt = 'a fox and a rabbit in a field'
    const { file } = await engine.video(order({ prompt, duration: 0.25, sound: false, ...over }), run())
    return framesOf(file)
  }
  const first = await frames(one)
  expect(await frames(one)).toBe(first)
  expect(await frames(other)).not.toBe(first)
})

test('the options for silence and tall ratios are respected', async () => {
  const { file } = await engine.video(order({ ratio: '9:16', sound: false, duration: 0.1 }), run())
  const streams = await probe(file)
  expect(streams).toHaveLength(1)
  expect(streams[0]).toMatchObject({ width: 720, height: 1280, nb_read_frames: '2' })
})

test('after an abort the next clip can be drawn', async () => {
  const stop = new AbortController()
  const reason = new Error('stopped by the user')
  const work = engine.video(
    order({ duration: 20 }),
    run(stop.signal, () => stop.abort(reason)),
  )
  await expect(work).rejects.toBe(reason)
  await expect(engine.video(order(), run(AbortSignal.abort(reason)))).rejects.toBe(reason)
  await expect(engine.video(order({ duration: 0.1 }), run())).resolves.toMatchObject({ seed: 4 })
})

test('an unreadable reference is refused permanently, by name', async () => {
  const broken = join(folder, 'holiday.jpg')
  await writeFile(broken, 'no picture')
  const failure = await engine.video(order({ references: [broken] }), run()).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(EngineFailure)
  expect(failure).toMatchObject({
    retryable: false,
    message: 'The reference picture holiday.jpg cannot be read.',
  })
  await expect(
    engine.picture({ prompt: 'at night', ratio: '1:1', seed: 1, references: [broken] }, run()),
  ).rejects.toMatchObject({ retryable: false })
})

test('a missing ffmpeg is a retryable failure', async () => {
  const lame = createPreviewEngine({ ffmpeg: join(root, 'no-such-program'), threads: 1 })
  await expect(lame.video(order({ duration: 0.1 }), run())).rejects.toMatchObject({
    name: 'EngineFailure',
    retryable: true,
  })
  await lame.close()
  await expect(lame.video(order(), run())).rejects.toBeInstanceOf(EngineFailure)
})

test('pictures come in all nine ratios, of about a million pixels each', async () => {
  for (const ratio of IMAGE_RATIOS) {
    const [width, height] = IMAGE_SIZES[ratio]
    expect(Math.abs(width / height / ratioOf(ratio) - 1)).toBeLessThan(0.04)
    expect(Math.abs(width * height - 1_000_000)).toBeLessThan(60_000)
    const drawn = await sharp(await still('flurble', ratio)).metadata()
    expect([drawn.width, drawn.height, drawn.format]).toEqual([width, height, 'webp'])
  }
})

test('the same words and seed give the same picture', async () => {
  const first = await still('a rabbit in the snow', '3:2')
  expect((await still('a rabbit in the snow', '3:2')).equals(first)).toBe(true)
  expect((await still('a rabbit in the snow', '3:2', 5)).equals(first)).toBe(false)
})

test('an image is modified as the prompt says, and stays recognizable', async () => {
  const reference = join(folder, 'reference.png')
  const half = await sharp({ create: { width: 512, height: 1024, channels: 3, background: '#f0e0a0' } })
    .png()
    .toBuffer()
  await sharp({ create: { width: 1024, height: 1024, channels: 3, background: '#4080c0' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .png()
    .toFile(reference)
  const meansOf = async (prompt: string) => {
    const picture = sharp(await still(prompt, '1:1', 4, reference))
    const part = async (left: number) =>
      (
        await sharp(
          await picture.clone().extract({ left, top: 200, width: 300, height: 300 }).toBuffer(),
        ).stats()
      ).channels.map((channel) => channel.mean)
    return { left: await part(100), right: await part(620) }
  }
  const night = await meansOf('make it night')
  const mono = await meansOf('monochrome')
  expect(night.left[0]).toBeLessThan(150)
  expect(night.right[2]).toBeGreaterThan(night.right[0])
  expect(Math.abs(mono.right[0] - mono.right[2])).toBeLessThan(6)
  expect(mono.left[0]).toBeGreaterThan(mono.right[0])
})
