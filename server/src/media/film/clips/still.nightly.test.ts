/** Covers specification V41. */
import { mkdtemp, open, stat } from 'node:fs/promises'
import sharp from 'sharp'
import type { Film } from '../../film.js'
import { createFilm } from '../../create-film.js'
import { drawnCounter, numberIn } from '../../../../test/drawn-counter.js'
import { lavfi, makeScenes, type Scenes } from '../scenes.fixture.js'

const FRAMES = 60
let scenes: Scenes
let film: Film
beforeAll(async () => {
  scenes = await makeScenes()
  film = createFilm(scenes.tools)
})
afterAll(() => scenes.clear())

const X264 = ['-c:v', 'libx264', '-preset', 'medium', '-pix_fmt', 'yuv420p', '-movflags', '+faststart']
const counting = (name: string, rest: string[] = [], rate = 24) =>
  scenes.make(name, [...lavfi(`${drawnCounter(rate)},trim=end_frame=${FRAMES}`)], [...rest, ...X264])

/** Takes the frame at a moment; returns its number, as drawn in it, and how much of the file was read. */
const take = async (file: string, atSeconds: number | null) => {
  const handle = await open(file)
  let bytes = 0
  const read = async ({ start, end }: { start: number; end: number }) => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(end - start + 1), 0, end - start + 1, start)
    bytes += bytesRead
    return buffer.subarray(0, bytesRead)
  }
  try {
    const still = await film.still({ read, atSeconds }, await mkdtemp(scenes.at('still-')))
    return still && { ...still, number: await numberIn(still.file), bytes }
  } finally {
    await handle.close()
  }
}

test('every frame is returned from its time until that of the next one', async () => {
  const file = await counting('closed.mp4', ['-bf', '3', '-g', '24'])
  for (const number of [0, 1, 5, 23, 24, 25, 47, 58, 59]) {
    expect(await take(file, number / 24)).toMatchObject({ number, seconds: expect.closeTo(number / 24, 5) })
    expect(await take(file, (number + 0.9) / 24)).toMatchObject({ number })
  }
})

test('without a time, and at the end, it is the last frame; after the end there is none', async () => {
  const file = await counting('end.mp4')
  expect(await take(file, null)).toMatchObject({ number: FRAMES - 1 })
  expect(await take(file, FRAMES / 24)).toMatchObject({ number: FRAMES - 1 })
  expect(await take(file, FRAMES / 24 + 0.1)).toBeUndefined()
})

test('if the sound is longer, the last frame is shown until its end', async () => {
  const sound = lavfi('sine=d=2.56')
  const file = await scenes.make(
    'sound.mp4',
    [...lavfi(`${drawnCounter(24)},trim=end_frame=${FRAMES}`), ...sound],
    [...X264, '-c:a', 'aac'],
  )
  expect(await take(file, 2.55)).toMatchObject({ number: FRAMES - 1 })
  expect(await take(file, 1)).toMatchObject({ number: 24 })
})

test('frames may be shown before the key frame they follow, and have uneven lengths', async () => {
  const opened = await counting('open.mp4', ['-x264-params', 'open-gop=1:keyint=20:min-keyint=20:bframes=3'])
  for (const number of [18, 19, 20, 21, 39, 40])
    expect(await take(opened, number / 24)).toMatchObject({ number })
  const uneven = await counting('uneven.mp4', [
    '-vf',
    "setpts='(N+gte(N,30)*12)/24/TB'",
    '-fps_mode',
    'passthrough',
    '-video_track_timescale',
    '90000',
  ])
  expect(await take(uneven, 1.5)).toMatchObject({ number: 29, seconds: expect.closeTo(29 / 24, 4) })
  expect(await take(uneven, 42 / 24)).toMatchObject({ number: 30 })
})

test('a prepared clip is read in parts, and keeps its colours', async () => {
  const long = await scenes.make('long.mp4', lavfi('testsrc2=s=640x360:r=30:d=8'), [
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-g',
    '30',
    '-colorspace',
    'bt709',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
  ])
  const { video, frames } = await film.prepare(long, scenes.at('prepared'), {})
  const { size } = await stat(video)
  const last = await take(video, null)
  expect(last!.seconds).toBeCloseTo((frames - 1) / 30, 3)
  expect(last!.bytes).toBeLessThan(size / 4)
  const red = await scenes.make('red.mp4', lavfi('color=red:s=1280x720:r=24:d=1'), [
    '-vf',
    'scale=out_color_matrix=bt709,format=yuv420p',
    '-colorspace',
    'bt709',
    '-movflags',
    '+faststart',
  ])
  const { channels } = await sharp((await take(red, 0.5))!.file).stats()
  expect(channels.map(({ mean }) => Math.round(mean / 4))).toEqual(
    [63, 0, 0].map((value) => expect.closeTo(value, 0)),
  )
})
