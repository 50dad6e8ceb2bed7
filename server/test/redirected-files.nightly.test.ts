import { startBucket } from './bucket.js'
import { type Clips, startClips } from './fal/clips.js'
import type { Client } from './graphql-client.js'
import { type TestInstallation, testInstallation } from './installation.js'
import { pictureFile, uploadOf } from './journeys/pictures.js'
import { arrived, projectOf, prompt } from './journeys/workspace.js'

let bucket: Awaited<ReturnType<typeof startBucket>>
let clips: Clips
let installation: TestInstallation
let ana: Client
let film: { url: string; downloadUrl: string; posterUrl: string }
beforeAll(async () => {
  bucket = await startBucket({ parameters: { partBytes: '20000' } })
  clips = await startClips()
  const env = { ...clips.env, STORAGE_URL: bucket.url, STORAGE_REDIRECT: 'on' }
  installation = await testInstallation({ worker: true, env })
  ana = await installation.join('ana')
  const { videoId } = await prompt(ana, await projectOf(ana), 'A lighthouse')
  film = await arrived(ana, videoId)
})
afterAll(async () => {
  await installation.close()
  await clips.close()
  await bucket.close()
})

const get = (address: string, options: RequestInit = {}) =>
  fetch(new URL(address, installation.url), { redirect: 'manual', ...options })
/** Follows the URL; returns its redirect. */
const led = async (address: string) => {
  const answer = await get(address)
  expect(answer.status).toBe(302)
  return new URL(answer.headers.get('location')!)
}

test('a film is served by the bucket itself, with a signed URL valid for minutes, whole and in ranges', async () => {
  const answer = await get(film.url)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([302, 'private, max-age=300'])
  const address = new URL(answer.headers.get('location')!)
  expect([address.origin, address.searchParams.get('X-Amz-Expires')]).toEqual([bucket.origin, '900'])
  expect((await led(film.url)).href).toBe(address.href) // so that caches recognize it

  bucket.requests.length = 0
  const whole = await get(film.url, { redirect: 'follow' })
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'content-disposition': 'inline',
    'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/),
  })
  const bytes = new Uint8Array(await whole.arrayBuffer())
  const part = await get(film.url, { redirect: 'follow', headers: { Range: 'bytes=100-199' } })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${bytes.length}`])
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(100, 200))
  expect(bucket.requests.every(({ action, isAddressed }) => action === 'get' && isAddressed)).toBe(true)
  expect(bucket.requests).toHaveLength(2)
})

test('pictures and posters are typed, and a download carries its name', async () => {
  const picture = await uploadOf(ana, 'Harbour', { file: await pictureFile('#204060') })
  for (const address of [picture.smallUrl, film.posterUrl]) {
    const shown = await get(address, { redirect: 'follow' })
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
  }
  const saved = await get(film.downloadUrl, { redirect: 'follow' })
  expect(saved.headers.get('content-disposition')).toMatch(/^attachment; filename="A lighthouse.*\.mp4"/)
})

test('a file that a page must read itself is streamed', async () => {
  const streamed = await get(`${film.url}&stream=1`)
  const led = await get(film.url, { redirect: 'follow' })
  expect(streamed.status).toBe(200)
  expect(Buffer.from(await streamed.arrayBuffer()).equals(Buffer.from(await led.arrayBuffer()))).toBe(true)
})

test('HEAD returns the same as without the redirect', async () => {
  const answer = await get(film.url, { method: 'HEAD' })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'video/mp4'])
  expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(1000)
})

test('no redirect without our signature or access to the file; the bucket checks its own signature', async () => {
  const forged = new URL(film.url, installation.url)
  forged.searchParams.set('expires', '99999999999')
  const refused = await get(forged.href)
  expect([refused.status, refused.headers.get('location')]).toEqual([403, null])

  const address = await led(film.url)
  for (const [name, value] of [
    ['X-Amz-Expires', '999999'],
    ['response-content-type', 'text/html'],
  ]) {
    const changed = new URL(address)
    changed.searchParams.set(name, value)
    expect((await fetch(changed)).status).toBe(403)
  }
  expect((await fetch(new URL(address.pathname, address))).status).toBe(403)

  const ben = await installation.join('ben')
  const { assets } = await ben.ask('{ assets(first: 1) { nodes { smallUrl } } }')
  await led(assets.nodes[0].smallUrl)
  await ana.ask('mutation ($id: ID!) { removeMember(userId: $id) }', {
    id: (await ben.ask('{ me { id } }')).me.id,
  })
  while ((await get(assets.nodes[0].smallUrl)).status !== 403)
    await new Promise((resolve) => setTimeout(resolve, 50)) // events take a moment
})

test('pages may load pictures and films from the bucket, and fetch them to save them, and nothing else', async () => {
  const policy = (await get('/')).headers.get('content-security-policy')!
  const allowing = policy.split('; ').filter((directive) => directive.includes(bucket.origin))
  expect(allowing.map((directive) => directive.split(' ')[0])).toEqual([
    'img-src',
    'media-src',
    'connect-src',
  ])
})

test('clients can use another host name of the bucket than the processes', async () => {
  const named = new URL(bucket.url)
  named.searchParams.set('publicEndpoint', 'https://files.example.com')
  const other = await testInstallation({ env: { STORAGE_URL: named.href, STORAGE_REDIRECT: 'on' } })
  try {
    const picture = await uploadOf(await other.join('cleo'), 'Harbour', { file: await pictureFile() })
    const { headers } = await fetch(new URL(picture.url, other.url), { redirect: 'manual' })
    expect(headers.get('location')).toMatch(/^https:\/\/files\.example\.com\/films\/team\//)
  } finally {
    await other.close()
  }
})

test('by default, and with a folder, files are served by the API', async () => {
  const other = await testInstallation({ env: { STORAGE_URL: bucket.url } })
  try {
    const picture = await uploadOf(await other.join('dora'), 'Harbour', { file: await pictureFile() })
    const answer = await fetch(new URL(picture.url, other.url), { redirect: 'manual' })
    expect(answer.status).toBe(200)
    expect((await fetch(other.url)).headers.get('content-security-policy')).not.toContain(bucket.origin)
  } finally {
    await other.close()
  }
  await expect(testInstallation({ env: { STORAGE_REDIRECT: 'on' } })).rejects.toThrow('names no bucket')
})
