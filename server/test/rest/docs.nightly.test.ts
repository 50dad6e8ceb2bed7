/** Covers specification R13. */
import { readFile } from 'node:fs/promises'
import { type TestInstallation, testInstallation } from '../installation.js'

const CONTRACT = new URL('../../../schema/openapi.json', import.meta.url)
const DOCS = '/api/v1/docs'

let installation: TestInstallation
beforeAll(async () => {
  installation = await testInstallation()
})
afterAll(() => installation.close())

const get = async (path: string) => {
  const response = await fetch(installation.url + path)
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    security: response.headers.get('content-security-policy'),
    text: await response.text(),
  }
}
/** The absolute URLs that a document loads. */
const loadedBy = (path: string, text: string): URL[] =>
  [...text.matchAll(/(?:\b(?:href|src)=|url\()["']([^"']+)["']/g)].map(
    ([, address]) => new URL(address, installation.url + path),
  )

test('the served description is the committed one', async () => {
  const { status, type, text } = await get('/api/v1/openapi.json')
  expect({ status, type }).toEqual({ status: 200, type: 'application/json; charset=utf-8' })
  expect(JSON.parse(text)).toEqual(JSON.parse(await readFile(CONTRACT, 'utf8')))
})

test('a public page shows it, loads everything from this server, and runs no inline strings as scripts', async () => {
  const { status, type, security, text } = await get(DOCS)
  expect({ status, type }).toEqual({ status: 200, type: 'text/html; charset=utf-8' })
  expect(security).toContain("script-src 'self';")
  expect(security).toContain("require-trusted-types-for 'script'")
  expect(text).not.toMatch(/ style=| on\w+=|<style|<script>/)
  const sheet = await get(`${DOCS}/docs.css`)
  const loaded = [...loadedBy(DOCS, text), ...loadedBy(`${DOCS}/`, sheet.text)].filter(
    ({ protocol }) => protocol !== 'data:',
  )
  expect(loaded.filter(({ origin }) => origin !== installation.url)).toEqual([])
  expect(`${text}${sheet.text}${(await get(`${DOCS}/start.js`)).text}`).not.toMatch(/https?:/)

  const answers = await Promise.all(
    loaded
      .map(({ pathname }) => pathname)
      .filter((path) => path.startsWith(DOCS))
      .map(async (path) => {
        const { status, type } = await get(path)
        return { path, status, type: type?.split(';')[0] }
      }),
  )
  expect(answers.map(({ path, ...answer }) => [path.slice(DOCS.length + 1), answer])).toEqual([
    ['swagger-ui.css', { status: 200, type: 'text/css' }],
    ['docs.css', { status: 200, type: 'text/css' }],
    ['purify.min.js', { status: 200, type: 'text/javascript' }],
    ['trusted-types.js', { status: 200, type: 'text/javascript' }],
    ['swagger-ui-bundle.js', { status: 200, type: 'text/javascript' }],
    ['start.js', { status: 200, type: 'text/javascript' }],
    ['instrument-sans-latin-wght-normal.woff2', { status: 200, type: 'font/woff2' }],
  ])
  expect(loaded.map(({ pathname }) => pathname)).toEqual(
    expect.arrayContaining(['/', '/api/v1/openapi.json']),
  )
})
