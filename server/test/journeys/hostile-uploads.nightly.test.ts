/** Covers specification L15, L21. */
import { request } from 'node:http'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { UPLOAD, gif } from './pictures.js'

const TYPE = 'File type not supported. Please upload an image file (JPEG, PNG, GIF, WEBP).'
const UNREADABLE = 'Error processing file. Please try again.'
const DIMENSIONS = 'Image too large. A side may have at most 16383 pixels, and the image at most 64 million.'
const ANIMATION = 'Animation too large. It may have at most 4000 frames, and 400 million pixels in all.'
const MEMORY = 300 * 1024 * 1024

let installation: TestInstallation
let mallory: Client
let before: Set<string>
beforeAll(async () => {
  installation = await testInstallation()
  await installation.join('ana')
  mallory = await installation.join('mallory')
  before = await stored()
})
afterAll(() => installation.close())

const filesOf = async (folder: string): Promise<string[]> =>
  (
    await readdir(join(installation.installation.env.DATA_DIR, folder), {
      recursive: true,
      withFileTypes: true,
    }).catch(() => [])
  )
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
const stored = async () => new Set([...(await filesOf('files')), ...(await filesOf('scratch'))])
/** Expects no row, stored file or temporary folder. */
async function nothingIsLeft(): Promise<void> {
  while ((await readdir(join(installation.installation.env.DATA_DIR, 'scratch'))).length)
    await new Promise((resolve) => setTimeout(resolve, 20))
  expect([...(await stored())].filter((path) => !before.has(path))).toEqual([])
  expect((await mallory.ask('{ assets(scope: MINE) { totalCount } }')).assets.totalCount).toBe(0)
}

const still = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c02040' }, limitInputPixels: false })
const noise = () =>
  sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2))
const send = (
  bytes: Buffer | string,
  name = 'picture.png',
  type = 'image/png',
  input: object = { name: 'Harmless' },
) =>
  mallory.sendFiles(UPLOAD, {
    input,
    file: new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type }),
  })

const corpus: [string, string, () => Promise<Buffer | string>][] = [
  ['nothing at all', TYPE, async () => ''],
  ['a page with an image type', TYPE, async () => '<!doctype html><script>alert(1)</script>'],
  ['an SVG with a script', TYPE, async () => '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['a program', TYPE, async () => Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')],
  ['an archive', TYPE, async () => Buffer.from('PK\x03\x04\x14\0', 'latin1')],
  ['a document', TYPE, async () => '%PDF-1.7\n1 0 obj <</S/JavaScript>>'],
  ['a TIFF', TYPE, () => still(20, 20).tiff().toBuffer()],
  ['an AVIF', TYPE, () => still(20, 20).avif().toBuffer()],
  ['a script that begins like a GIF', UNREADABLE, async () => 'GIF89a/*<svg onload=alert(1)>*/=1;alert(1)//'],
  [
    'a page that begins like a JPEG',
    UNREADABLE,
    async () => Buffer.from('\xff\xd8\xff\xe0<html><script>alert(1)</script>', 'latin1'),
  ],
  ['half a JPEG', UNREADABLE, async () => half(await noise().jpeg().toBuffer())],
  ['half a PNG', UNREADABLE, async () => half(await noise().png().toBuffer())],
  ['half a GIF', UNREADABLE, async () => half(await noise().gif().toBuffer())],
  ['half a WebP', UNREADABLE, async () => half(await noise().webp().toBuffer())],
  [
    'a PNG that unpacks to 256 million pixels',
    DIMENSIONS,
    () => still(16_000, 16_000).png({ compressionLevel: 1 }).toBuffer(),
  ],
  ['a JPEG of 72 million pixels', DIMENSIONS, () => still(12_000, 6_000).jpeg().toBuffer()],
  ['a side of 30,000 pixels', DIMENSIONS, () => still(30_000, 40).png().toBuffer()],
  ['an animation of 300,000 frames', ANIMATION, async () => gif(14, 14, 300_000)],
  ['an animation of 401 million pixels', ANIMATION, async () => gif(1_000, 1_000, 401)],
]

describe('a hostile upload is refused with a clear message, in little memory, and leaves nothing behind', () => {
  test.each(corpus)('%s', async (_, message, make) => {
    const bytes = await make()
    const rest = process.memoryUsage().rss
    let most = rest
    const gauge = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5)
    const { data, errors } = await send(bytes)
    clearInterval(gauge)
    expect(data ?? null).toBeNull()
    expect(errors?.[0]).toMatchObject({
      message,
      extensions: { code: 'BAD_USER_INPUT', issues: [{ path: ['file'], message }] },
    })
    expect(most - rest).toBeLessThan(MEMORY)
    await nothingIsLeft()
  })

  test.each([
    ['of ten thousand letters', 'x'.repeat(10_000), 'Asset name must be less than 100 characters'],
    ['of white space', ' \t ', 'Control characters are not allowed'],
    ['with a zero in it', 'zero\0zero', 'This text contains characters that cannot be stored'],
    ['with a line break in it', 'two\nlines', 'Control characters are not allowed'],
  ])('a name %s', async (_, name, message) => {
    const { errors } = await send(await still(20, 20).png().toBuffer(), undefined, undefined, { name })
    expect(errors?.[0].extensions?.issues).toContainEqual({ path: ['name'], message })
    await nothingIsLeft()
  })

  test('one that stalls', async () => {
    expect(await stalled()).toMatchObject({
      status: 408,
      errors: [{ message: 'The upload stalled. Please try again.' }],
    })
    await nothingIsLeft()
  })
})

test('an image with an appended script is re-encoded without it, under a new name', async () => {
  const script = '<script>alert(document.domain)</script>'
  const polyglot = Buffer.concat([await still(40, 30).png().toBuffer(), Buffer.from(script)])
  const { data, errors } = (await send(
    polyglot,
    '../../../../etc/cron.d/<img src=x onerror=alert(1)>.html',
    'text/html',
    { name: '../../<b>bold</b>' },
  )) as { data: any; errors?: unknown }
  expect(errors).toBeUndefined()
  expect(data.uploadAsset).toMatchObject({ name: '../../<b>bold</b>', width: 40, height: 30 })
  const file = await fetch(new URL(data.uploadAsset.url, installation.url))
  expect([file.headers.get('content-type'), file.headers.get('x-content-type-options')]).toEqual([
    'image/png',
    'nosniff',
  ])
  expect(Buffer.from(await file.arrayBuffer()).includes(script)).toBe(false)
  expect([...(await stored())].filter((path) => /cron|passwd|html/.test(path))).toEqual([])
})

/** Starts a file, then stops sending. */
async function stalled(): Promise<{ status?: number; errors: { message: string }[] }> {
  const part = (name: string, body: string, more = '') =>
    `--edge\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${body}`
  const variables = { input: { name: 'Slow' }, file: null }
  const opening = [
    part('operations', JSON.stringify({ query: UPLOAD, variables })),
    part('map', '{"0":["variables.file"]}'),
    part('0', '', '; filename="slow.png"'),
  ].join('\r\n')
  const head = (await still(200, 200).png().toBuffer()).subarray(0, 60)
  return new Promise((resolve, reject) => {
    const upload = request(
      `${mallory.url}/graphql`,
      {
        method: 'POST',
        headers: {
          ...mallory.headers,
          'apollo-require-preflight': '1',
          'content-type': 'multipart/form-data; boundary=edge',
          'content-length': 100_000,
        },
      },
      async (response) => {
        const text = (await response.toArray()).join('')
        upload.destroy()
        resolve({ status: response.statusCode, ...JSON.parse(text) })
      },
    )
    upload.on('error', reject)
    upload.write(opening)
    upload.write(head)
  })
}
