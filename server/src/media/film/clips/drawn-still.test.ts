import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawOnStill } from './drawn-still.js'

const SIZE = { width: 320, height: 180 }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drawn-still-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('strokes are drawn over the picture in their colours and places', async () => {
  const file = join(folder, 'still.png')
  const background = { r: 128, g: 128, b: 128 }
  await sharp({ create: { ...SIZE, channels: 3, background } })
    .png()
    .toFile(file)
  const drawn = await drawOnStill(
    file,
    folder,
    [
      {
        tool: 'box',
        colour: 'red',
        points: [
          [0.25, 0.25],
          [0.75, 0.75],
        ],
      },
    ],
    SIZE,
  )
  const { data, info } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true })
  const colourAt = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ]
  expect([info.width, info.height, info.channels]).toEqual([320, 180, 3])
  const [red, green, blue] = colourAt(80, 90)
  expect(red! - Math.max(green!, blue!)).toBeGreaterThan(60)
  expect(colourAt(160, 90)).toEqual([128, 128, 128])
})
