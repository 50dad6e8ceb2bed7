/** Covers specification G20. */
import { client } from '../../../../scripts/build-client.mjs'
import { type TestInstallation, testInstallation } from '../../../test/installation.js'

const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8'
const LARGEST_BYTES = 120_000

let team: TestInstallation
beforeAll(async () => {
  client.ensure(() => undefined)
  team = await testInstallation()
})
afterAll(() => team.close())

const page = (path: string) => fetch(team.url + path, { headers: { accept: BROWSER } })
const filesOf = (html: string, ending: string) =>
  [...html.matchAll(/(?:src|href)="([^"]+)"/g)]
    .map(([, address]) => address!)
    .filter((address) => address.endsWith(ending))
/** Bytes sent to browsers that accept this encoding. */
const sizeOf = async (address: string, encoding: string) => {
  const { headers } = await fetch(team.url + address, {
    method: 'HEAD',
    headers: { 'accept-encoding': encoding },
  })
  expect([address, headers.get('content-encoding')]).toEqual([address, encoding])
  return Number(headers.get('content-length'))
}

test.each(['/review', '/review/', '/review.html', '/review?from=mail'])(
  'guests can open %s, which search engines do not list, and which sends no referrer',
  async (path) => {
    const { status, headers } = await page(path)
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': expect.stringContaining('text/html'),
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'content-security-policy': (await page('/login')).headers.get('content-security-policy'),
    })
  },
)

test('the page of guests is served as such, and runs no inline script', async () => {
  const html = await (await page('/review')).text()
  expect(html).toContain('<meta name="robots" content="noindex, nofollow" />')
  expect(html).toContain('<meta name="referrer" content="no-referrer" />')
  expect(html).not.toMatch(/<script(?![^>]* src=)| on\w+=/)
})

test('other addresses do not serve the page of guests', async () => {
  for (const path of ['/', '/reviews', '/review/anything', '/projects/review']) {
    const { headers } = await page(path)
    expect([path, headers.get('x-robots-tag')]).toEqual([path, null])
  }
})

test.each(['br', 'gzip'])(
  'all code and styles of the page of guests are at most 120 kB in %s',
  async (encoding) => {
    const html = await (await page('/review')).text()
    const scripts = filesOf(html, '.js')
    const all = [...scripts, ...filesOf(html, '.css')]
    for (const address of scripts) {
      const code = await (await fetch(team.url + address)).text()
      // files that the page loads later count as well
      for (const [, name] of code.matchAll(/["'`]\.?\/?(?:assets\/)?([\w-]+\.(?:js|css))["'`]/g))
        all.push(`/assets/${name}`)
    }
    const sizes = await Promise.all([...new Set(all)].map((address) => sizeOf(address, encoding)))
    expect(sizes.length).toBeGreaterThan(1)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(LARGEST_BYTES)
  },
)
