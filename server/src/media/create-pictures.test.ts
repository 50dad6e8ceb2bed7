/** Covers specification L17, L21, L22. */
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { gif } from '../../test/journeys/pictures.js'
import { createPictures } from './create-pictures.js'
import { PICTURE_MESSAGES } from './pictures.js'

const pictures = createPictures()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const at = (name: string) => join(folder, name)
const blank = (width: number, height: number, background = '#c02040') =>
  sharp({ create: { width, height, channels: 3, background } })

const animation = async (name: string, frames = 3) => {
  const pages = await Promise.all(
    ['red', 'lime', 'blue'].slice(0, frames).map((colour) => blank(60, 40, colour).png().toBuffer()),
  )
  await sharp(pages, { join: { animated: true } }).toFile(at(name))
  return at(name)
}

/** A PNG with an animation control chunk of two frames after its header. */
const apng = async () => {
  const png = await blank(20, 20).png().toBuffer()
  const afterHeader = 8 + 25
  const control = Buffer.from('000000086163544c0000000200000000f38d9370', 'hex')
  return Buffer.concat([png.subarray(0, afterHeader), control, png.subarray(afterHeader)])
}

describe('an uploaded picture', () => {
  test('is refused as an animated PNG, which would become a still', async () => {
    await writeFile(at('animated.png'), await apng())
    await expect(pictures.write(at('animated.png'), at('animated-out'))).rejects.toThrow(
      PICTURE_MESSAGES.apng,
    )
  })

  test("comes out upright, without the camera's data, in three sizes", async () => {
    const file = at('photo')
    await blank(2000, 1500)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .toFile(file)
    expect((await sharp(file).metadata()).exif).toBeDefined()

    const written = await pictures.write(file, at('photo-out'))
    expect(written).toMatchObject({
      type: 'jpeg',
      width: 1500,
      height: 2000,
      animated: false,
      dominantColor: expect.stringMatching(/^#[0-9a-f]{6}$/),
    })
    const original = await sharp(written.original).metadata()
    expect(original).toMatchObject({ format: 'jpeg', width: 1500, height: 2000 })
    expect([original.exif, original.orientation, original.icc, original.xmp]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(await sharp(written.medium).metadata()).toMatchObject({
      format: 'webp',
      width: 1200,
      height: 1600,
    })
    expect(await sharp(written.small).metadata()).toMatchObject({ format: 'webp', width: 400, height: 533 })
    expect(Buffer.from(written.thumbHash, 'base64').length).toBeGreaterThan(4)
  })

  test('is never made larger, and stays transparent', async () => {
    await sharp({
      create: { width: 90, height: 30, channels: 4, background: { r: 0, g: 0, b: 255, alpha: 0.5 } },
    })
      .png()
      .toFile(at('glass'))
    const written = await pictures.write(at('glass'), at('glass-out'))
    expect(await sharp(written.medium).metadata()).toMatchObject({ width: 90, height: 30, hasAlpha: true })
  })

  test.each(['moving.gif', 'moving.webp'])('stays animated: %s', async (name) => {
    const written = await pictures.write(await animation(name), at(`${name}-out`))
    expect(written).toMatchObject({ width: 60, height: 40, animated: true })
    for (const file of [written.original, written.medium, written.small])
      expect((await sharp(file).metadata()).pages).toBe(3)
  })
})

describe('an unusable file', () => {
  test.each([
    ['a page', '<html><img src=x></html>'],
    ['a drawing in SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['nothing', ''],
  ])('%s is refused by its content, whatever its name', async (_, content) => {
    await writeFile(at('claims.png'), content)
    await expect(pictures.inspect(at('claims.png'))).rejects.toMatchObject({
      name: 'PictureFailure',
      message: PICTURE_MESSAGES.type,
    })
  })

  test('TIFF and AVIF are images, but not of the four accepted types', async () => {
    for (const type of ['tiff', 'avif'] as const) {
      await blank(20, 20).toFormat(type).toFile(at(type))
      await expect(pictures.write(at(type), at('none'))).rejects.toThrow(PICTURE_MESSAGES.type)
    }
  })

  test('more than 20 MB is too large', async () => {
    await blank(20, 20).png().toFile(at('heavy'))
    await truncate(at('heavy'), 20 * 1024 * 1024 + 1)
    await expect(pictures.inspect(at('heavy'))).rejects.toThrow(PICTURE_MESSAGES.size)
  })

  test('a truncated file cannot be processed, and one that unpacks to too many pixels is too large', async () => {
    const noise = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer()
    await writeFile(at('cut'), noise.subarray(0, noise.length / 2))
    await expect(pictures.write(at('cut'), at('cut-out'))).rejects.toThrow(PICTURE_MESSAGES.processing)
    await blank(9_000, 7_200).png().toFile(at('bomb'))
    await expect(pictures.write(at('bomb'), at('bomb-out'))).rejects.toThrow(PICTURE_MESSAGES.dimensions)
    await blank(16_384, 20).png().toFile(at('wide'))
    await expect(pictures.inspect(at('wide'))).rejects.toThrow(PICTURE_MESSAGES.dimensions)
  })

  test('an animation may have 4,000 frames, and 400 million pixels in all', async () => {
    await writeFile(at('long.gif'), gif(14, 14, 300_000))
    await expect(pictures.write(at('long.gif'), at('none'))).rejects.toThrow(PICTURE_MESSAGES.animation)
    await writeFile(at('vast.gif'), gif(1000, 1000, 401))
    await expect(pictures.inspect(at('vast.gif'))).rejects.toThrow(PICTURE_MESSAGES.animation)
    await writeFile(at('full.gif'), gif(300, 300, 4_000))
    expect(await pictures.inspect(at('full.gif'))).toMatchObject({ type: 'gif', animated: true })
  })

  test('processing that takes too long is stopped, and does not delay the next picture', async () => {
    const hasty = createPictures({ seconds: 2 })
    await writeFile(at('slow.gif'), gif(300, 300, 4_000))
    const slow = hasty.write(at('slow.gif'), at('slow-out'), 'mallory')
    const next = blank(60, 40)
      .png()
      .toFile(at('next.png'))
      .then(() => hasty.inspect(at('next.png')))
    await expect(slow).rejects.toThrow(PICTURE_MESSAGES.slow)
    expect(await next).toMatchObject({ type: 'png', width: 60 })
  })

  test('one person has at most 25 in progress, and others still get their turn', async () => {
    await blank(60, 40).png().toFile(at('one.png'))
    const mine = Array.from({ length: 26 }, (_, n) =>
      pictures.write(at('one.png'), at(`many-${n}`), 'mallory'),
    )
    const settled = Promise.allSettled(mine)
    expect(await pictures.write(at('one.png'), at('other'), 'ana')).toMatchObject({ width: 60 })
    const refused = (await settled).filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
    expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual(['RATE_LIMITED'])
  })

  test("a missing file is the machine's fault, not the picture's", async () => {
    await expect(pictures.inspect(at('nowhere'))).rejects.toMatchObject({ code: 'ENOENT' })
  })
})
