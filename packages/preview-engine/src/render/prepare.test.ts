import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { assembleVideo, preparePart, type RenderOrder } from './prepare.js'
import { Renderer, shares } from './renderer.js'

let folder: string
let red: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'film-'))
  red = join(folder, 'red.png')
  await sharp({ create: { width: 320, height: 180, channels: 3, background: '#d02020' } })
    .png()
    .toFile(red)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const order = (prompt: string, seed = 1, references: string[] = []): RenderOrder => ({
  prompt,
  without: '',
  ratio: '16:9',
  seed,
  references,
  width: 192,
  height: 108,
  seconds: 5,
  reach: 1,
})
const renderer = async (of: RenderOrder, parts = 1) =>
  new Renderer(
    assembleVideo(
      of,
      true,
      await Promise.all(Array.from({ length: parts }, (_, part) => preparePart(of, true, part, parts))),
    ),
  )
const frame = async (of: RenderOrder, t = 0.5, parts = 1) =>
  Buffer.from((await renderer(of, parts)).frame(t, 3))

test('the same prompt and seed give the same bytes for any number of threads; another seed gives others', async () => {
  const prompt = 'a horse in a meadow with petals at night'
  const first = await frame(order(prompt))
  expect(first).toHaveLength(192 * 108 * 1.5)
  expect((await frame(order(prompt), 0.5, 2)).equals(first)).toBe(true)
  expect((await frame(order(prompt, 2))).equals(first)).toBe(false)
})

test('a moment does not depend on the moments before it', async () => {
  const film = order('a car in the desert in the rain at night')
  const drawn = await renderer(film)
  drawn.frame(0.1, 1)
  drawn.frame(0.9, 2)
  expect(Buffer.from(drawn.frame(0.5, 3)).equals(await frame(film))).toBe(true)
})

test('the picture moves', async () => {
  const drawn = await renderer(order('a cyclist in the desert'))
  expect(Buffer.from(drawn.frame(0.2, 0)).equals(Buffer.from(drawn.frame(0.6, 0)))).toBe(false)
})

test('the first frame is the first reference, the last frame the scene', async () => {
  const drawn = await renderer(order('a green hill at noon', 1, [red]))
  const redness = (bytes: Uint8Array) =>
    bytes.subarray(192 * 108 * 1.25).reduce((sum, value) => sum + value, 0) / (96 * 54)
  expect(redness(drawn.frame(0, 0))).toBeGreaterThan(170)
  expect(redness(drawn.frame(1, 0))).toBeLessThan(140)
})

test('people appear in front of the picture of a place, not of the portrait of a character', async () => {
  const declared = (subject: string, prompt: string) => ({
    ...order(prompt, 1, [red]),
    subjects: [subject],
  })
  const shot = (names: string) => `Interior, bakery, day.\n${names} waits.\nCharacter Rosa: in a blue dress.`
  for (const prompt of [shot('Rosa'), `${shot('Rosa')}\nClose-up.`]) {
    const empty = await frame(declared('bakery', shot('Nobody')))
    expect((await frame(declared('bakery', prompt))).equals(empty)).toBe(false)
  }
  const portrait = await frame(declared('Rosa', shot('Rosa')))
  expect(portrait.equals(await frame(declared('Rosa', shot('Nobody'))))).toBe(true)
})

test('references are shown in turn, followed by the scene', () => {
  expect(shares(0, 3)).toEqual({ scene: false, pictures: [1, 0, 0] })
  expect(shares(0.39, 3).pictures[1]).toBeGreaterThan(0.9)
  expect(shares(1, 3)).toEqual({ scene: true, pictures: [0, 0, 0] })
  expect(shares(0.5, 0)).toEqual({ scene: true, pictures: [] })
})

test('a reference that is not a picture is refused by name', async () => {
  await expect(preparePart(order('a hill', 1, [import.meta.filename]), true, 0, 1)).rejects.toThrow(
    'prepare.test.ts cannot be read',
  )
})
