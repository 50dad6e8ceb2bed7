/** Covers specification R22. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import express from 'express'
import { newKey, openStorage } from '#platform/storage/storage'
import { files } from './files.js'
import { SignedFileUrls } from './signed-file-urls.js'

const HOUR = 60 * 60 * 1000
const folder = mkdtempSync(join(tmpdir(), 'files-'))
const storage = await openStorage({ DATA_DIR: folder })
let now = Date.parse('2026-03-01T09:00:00Z')
const urls = new SignedFileUrls('a secret of the installation, long enough', '', () => now)
const key = newKey('films', 'mp4')
const ana = { viewerId: randomUUID(), projectId: randomUUID() }
const revoked = new Set<string>()
let server: Server
let origin: string

beforeAll(async () => {
  await storage.put(key, Readable.from([Buffer.from('0123456789')]))
  utimesSync(join(folder, 'files', key), 1_700_000_000, 1_700_000_000)
  server = express()
    .use(
      files(storage, urls, {
        mayRead: async ({ viewerId }) => !revoked.has(viewerId),
        follow: async () => () => undefined,
      }),
    )
    .listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(origin + path, { headers, method })

test('a file is served whole, with its type, caching, and a policy without scripts', async () => {
  const answer = await get(urls.url(key, ana))
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('0123456789')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': '10',
    'content-disposition': 'inline',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    'last-modified': 'Tue, 14 Nov 2023 22:13:20 GMT',
    etag: expect.stringMatching(/^".+"$/),
  })
  const [, seconds] = /^private, max-age=(\d+), immutable$/.exec(answer.headers.get('cache-control')!) ?? []
  expect(Number(seconds)).toBeGreaterThan(7 * 24 * 3600)
})

test.each([
  ['bytes=2-4', '234', 'bytes 2-4/10'],
  ['bytes=7-', '789', 'bytes 7-9/10'],
  ['bytes=-3', '789', 'bytes 7-9/10'],
  ['bytes=5-99', '56789', 'bytes 5-9/10'],
  ['bytes=-99', '0123456789', 'bytes 0-9/10'],
])('%s returns that range', async (Range, body, contentRange) => {
  const answer = await get(urls.url(key, ana), { Range })
  expect([answer.status, answer.headers.get('content-range'), answer.headers.get('content-length')]).toEqual([
    206,
    contentRange,
    String(body.length),
  ])
  expect(await answer.text()).toBe(body)
})

test('an address without a numeric expiry is refused, even with a valid signature', async () => {
  const broken = urls.url(key, { ...ana, until: new Date(NaN) })
  expect(broken).toContain('expires=NaN')
  expect((await get(broken)).status).toBe(403)
})

test('a range outside the file is refused with its size', async () => {
  const answer = await get(urls.url(key, ana), { Range: 'bytes=10-' })
  expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */10'])
})

test.each(['bytes=abc', 'pages=1-2', 'bytes=0-1,4-5'])(
  '%s is answered with the whole file',
  async (Range) => {
    const answer = await get(urls.url(key, ana), { Range })
    expect([answer.status, await answer.text()]).toEqual([200, '0123456789'])
  },
)

test('a download resumes only while the file is the same', async () => {
  const first = await get(urls.url(key, ana))
  const known = [first.headers.get('etag')!, first.headers.get('last-modified')!]
  for (const state of known)
    expect((await get(urls.url(key, ana), { Range: 'bytes=5-', 'If-Range': state })).status).toBe(206)
  for (const state of ['"another"', 'Tue, 14 Nov 2000 22:13:20 GMT', 'nonsense']) {
    expect((await get(urls.url(key, ana), { Range: 'bytes=5-', 'If-Range': state })).status).toBe(200)
  }
})

test('a file that the browser has cached is not sent again', async () => {
  const first = await get(urls.url(key, ana))
  const again = await get(urls.url(key, ana), { 'If-None-Match': first.headers.get('etag')! })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(
    (await get(urls.url(key, ana), { 'If-Modified-Since': first.headers.get('last-modified')! })).status,
  ).toBe(304)
  expect((await get(urls.url(key, ana), { 'If-None-Match': '"old"' })).status).toBe(200)
})

test('HEAD returns the same headers without the body', async () => {
  const answer = await get(urls.url(key, ana), {}, 'HEAD')
  expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '10', ''])
})

test('an address is the same all day and valid for a week', async () => {
  const morning = urls.url(key, ana)
  now += 10 * HOUR
  expect(urls.url(key, ana)).toBe(morning)
  now += 7 * 24 * HOUR - 10 * HOUR
  expect((await get(morning)).status).toBe(200)
  now += 24 * HOUR
  expect((await get(morning)).status).toBe(403)
  expect((await get(urls.url(key, ana))).status).toBe(200)
})

test('an address names its reader, and is invalid once they may not read the file', async () => {
  expect(urls.read(key, Object.fromEntries(new URL(urls.url(key, ana), origin).searchParams))).toMatchObject({
    reader: ana,
  })
  const bens = urls.url(key, { viewerId: randomUUID() })
  const anas = urls.url(key, ana)
  revoked.add(ana.viewerId)
  expect([(await get(bens)).status, (await get(anas)).status]).toEqual([200, 403])
  revoked.clear()
})

test('nothing is served without a signature for exactly this address', async () => {
  const right = new URL(urls.url(key, ana), origin)
  const tampered = ['signature', 'expires', 'for', 'in'].flatMap((name) => {
    const [without, other] = [new URL(right), new URL(right)]
    without.searchParams.delete(name)
    other.searchParams.set(name, '99999999999')
    return [without, other]
  })
  const renamed = new URL(right)
  renamed.searchParams.set('download', 'invoice.exe')
  const elsewhere = new URL(right)
  elsewhere.pathname = `/files/${newKey('films', 'mp4')}`
  const foreign = new URL(new SignedFileUrls('another secret', '', () => now).url(key, ana), origin)
  const doubled = new URL(`${right.href}&expires=1`)
  for (const url of [...tampered, renamed, elsewhere, foreign, doubled]) {
    const answer = await fetch(url)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([403, 'no-store'])
  }
})

test('a removed file is not found', async () => {
  expect((await get(urls.url(newKey('films', 'mp4'), ana))).status).toBe(404)
  expect((await get(urls.url('films/../secret', ana))).status).not.toBe(200)
})

test('a download has its name, made safe', async () => {
  const answer = await get(urls.url(key, ana, { downloadName: '../Größe "naïve"\r\n: 雪.mp4' }))
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''Gr%C3%B6%C3%9Fe%20na%C3%AFve%20%E9%9B%AA\.mp4$/,
  )
  const long = await get(urls.url(key, ana, { downloadName: `${'x'.repeat(400)}.mp4` }))
  expect(long.headers.get('content-disposition')).toMatch(/^attachment; filename="?x{100,}\.mp4"?$/)
})

test('a file of unknown type is always a download', async () => {
  const strange = newKey('films', 'html')
  await storage.put(strange, Readable.from([Buffer.from('<script>')]))
  const answer = await get(urls.url(strange, ana))
  expect([answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
    'application/octet-stream',
    'attachment',
  ])
})
