import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { request } from 'node:http'
import { type TestInstallation, testInstallation } from '../../test/installation.js'

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8'

let team: TestInstallation
beforeAll(async () => {
  team = await testInstallation()
})
afterAll(() => team.close())

const get = (path: string, accept: string) => fetch(team.url + path, { headers: { accept } })

test('a browser that opens /graphql gets a playground, all of it from here', async () => {
  const page = await get('/graphql', BROWSER)
  expect(page.headers.get('content-type')).toContain('text/html')
  const html = await page.text()
  expect(html).toContain('Altair')
  const named = [...html.replace(/<base [^>]*>/, '').matchAll(/(?:src|href)="([^"#]+)"/g)].map(([, address]) => address).filter((address) => !address.startsWith('data:'))
  expect(named.length).toBeGreaterThan(2)
  for (const address of named) {
    expect(address).not.toMatch(/^(https?:)?\/\//)
    expect({ address, status: (await get(new URL(address, `${team.url}/graphql/playground/`).pathname, '*/*')).status }).toEqual({ address, status: 200 })
  }
  expect(page.headers.get('content-security-policy')).toContain("'unsafe-eval'")
})

test('no other page may do what the playground may', async () => {
  for (const path of ['/', '/login', '/healthz', '/graphql?query={__typename}']) {
    const policy = (await get(path, BROWSER)).headers.get('content-security-policy')
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
  }
})

test('what is not here is said in the form that was asked for', async () => {
  const answer = await get('/api/nothing', 'application/json')
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({ detail: 'Not found' })
  expect((await get('/no-such-picture.png', 'image/avif,image/webp,image/*,*/*;q=0.8')).status).toBe(404)
})

test('says that it lives, and that it can be used', async () => {
  expect(await (await get('/healthz', '*/*')).json()).toEqual({ status: 'alive' })
  expect(await (await get('/readyz', '*/*')).json()).toEqual({ status: 'ready', checks: { database: true, storage: true, ffmpeg: true } })
})

test('a request that is under way when the end comes is still answered', async () => {
  const ana = await team.join('ana')
  const body = JSON.stringify({ query: '{ me { username } }' })
  const answered = new Promise<string>((resolve, reject) => {
    const slow = request(`${team.url}/graphql`, { method: 'POST', headers: { ...ana.headers, 'content-type': 'application/json', 'content-length': body.length } }, (response) => {
      response.setEncoding('utf8').on('data', resolve)
    })
    slow.on('error', reject)
    slow.write(body.slice(0, 5), () => {
      setTimeout(() => {
        drained = team.drain()
        setTimeout(() => slow.end(body.slice(5)), 300)
      }, 100)
    })
  })
  let drained: Promise<void> | undefined
  expect(JSON.parse(await answered)).toEqual({ data: { me: { username: 'ana' } } })
  await drained
  await expect(get('/healthz', '*/*')).rejects.toThrow('fetch failed')
})
