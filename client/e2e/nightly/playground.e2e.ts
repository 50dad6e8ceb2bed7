/** Covers specification S21. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { ATTACK } from '../attack.js'
import { fetchSchema, openTab, resultOf, run, showsOperation, useToken, write } from '../graphiql.js'
import { NARROW, Person, openBrowser } from '../person.js'
import { pictureOf } from '../pictures.js'
import { type Product, startProduct } from '../product.js'

const EMAIL = 'ada@northlight.film'
const PASSWORD = 'splice-at-dawn'
/** Expected console messages: about a header that only works over HTTPS, and the schema before sign-in. */
const EXPECTED = /Cross-Origin-Opener-Policy header has been ignored|status of 4\d\d/
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** An attacker's site. It serves its page at every address, and records what is sent to /loot. */
async function strangeSite(): Promise<{ port: number; loot: string[]; close(): Promise<void> }> {
  const loot: string[] = []
  const server = createServer((request, response) => {
    if (request.url!.startsWith('/loot')) loot.push(decodeURIComponent(request.url!))
    response.writeHead(200, { 'content-type': 'text/html', 'access-control-allow-origin': '*' }).end(ATTACK)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    loot,
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

let product: Product
let browser: Browser
let home: string
before(async () => {
  product = await startProduct({ HOST: '127.0.0.1' })
  // Realistic host names: over plain HTTP, browsers grant localhost more rights.
  browser = await openBrowser(['--host-resolver-rules=MAP *.example 127.0.0.1'])
  home = product.url.replace('127.0.0.1', 'cutroom.example')
})
after(async () => {
  await browser?.close()
  await product?.stop()
})

/** Signs in by the SignIn tab. Returns the token. */
async function signIn(page: Page): Promise<string> {
  await showsOperation(page, 'Projects')
  await openTab(page, 'SignIn')
  await write(page, 'Variables', { input: { identifier: EMAIL, password: PASSWORD } })
  const [response] = await Promise.all([page.waitForResponse('**/graphql'), run(page)])
  const { data } = (await response.json()) as { data: { signIn: { token: string } } }
  return data.signIn.token
}

test(
  'the playground signs in, queries, uploads and subscribes, on wide and narrow screens',
  { timeout: 240_000 },
  async () => {
    const ada = await Person.arrive(browser, home)
    await ada.runStory(async () => {
      const { page } = ada
      await ada.join(EMAIL, PASSWORD)
      await ada.open('/graphql')
      const token = await signIn(page)

      await openTab(page, 'Projects')
      await useToken(page, token)
      await fetchSchema(page)
      await run(page)
      await resultOf(page).getByText(EMAIL).waitFor()
      await page.getByRole('button', { name: 'Show GraphiQL Explorer' }).click()
      await page.getByText('marketAssets').waitFor()
      await page.getByRole('button', { name: 'Show Documentation Explorer' }).click()
      await page.getByRole('link', { name: 'Mutation', exact: true }).click()
      await page.getByRole('link', { name: 'acceptInvite' }).first().waitFor()

      await openTab(page, 'Upload')
      await useToken(page, token)
      await page.getByLabel('File for Upload').setInputFiles(await pictureOf('harbour', '#2f6f8f'))
      await run(page)
      await resultOf(page).getByText('A new image').waitFor()

      await openTab(page, 'Live')
      await useToken(page, token)
      await run(page)
      await page.getByRole('button', { name: /^Stop query/ }).waitFor()
      const other = await ada.context.newPage()
      await other.goto(`${home}/projects`)
      await other.getByRole('button', { name: 'Create Project' }).first().click()
      await other.getByRole('dialog').getByLabel('Name').fill('The Keeper')
      await other.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click()
      await resultOf(page).getByText('The Keeper').waitFor()
      await page.getByRole('button', { name: /^Stop query/ }).click()

      await page.evaluate(await readFile(AXE, 'utf8'))
      for (const viewport of [{ width: 1440, height: 900 }, NARROW]) {
        await page.setViewportSize(viewport)
        const found = await page.evaluate(async () => {
          const { violations } = await (
            globalThis as unknown as {
              axe: { run(): Promise<{ violations: { id: string; impact: string }[] }> }
            }
          ).axe.run()
          return violations
            .filter(({ impact }) => impact === 'critical' || impact === 'serious')
            .map(({ id }) => id)
        })
        assert.deepEqual(found, [])
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false)
      }
      const errors = ada.errors.filter((error) => !EXPECTED.test(error))
      assert.deepEqual({ errors, foreignRequests: ada.foreignRequests }, { errors: [], foreignRequests: [] })
    })
  },
)

/**
 * Which uses of strings and storage the page allows. Runs them in a separate task, because code evaluated by the tests
 * has more rights.
 */
const tryEverything = (page: Page) =>
  page.evaluate(() => {
    const attempt = (act: () => unknown) => {
      try {
        return String(act())
      } catch (error) {
        return (error as Error).name
      }
    }
    return new Promise<Record<string, string>>((resolve) => {
      setTimeout(() =>
        resolve({
          origin: self.origin,
          storage: attempt(() => localStorage.getItem('access_token')),
          database: attempt(() => indexedDB.open('any') && 'opened'),
          script: attempt(() => Reflect.construct(Function, ['return 1 + 1'])()),
          element: attempt(
            () => Object.assign(document.createElement('script'), { text: 'alert(1)' }) && 'made',
          ),
          markup: attempt(
            () =>
              Object.assign(document.createElement('div'), { innerHTML: '<img src=x onerror="alert(1)">' })
                .innerHTML,
          ),
        }),
      )
    })
  })

test(
  'the playground cannot access the app, and both run only their own scripts',
  { timeout: 120_000 },
  async () => {
    const ada = await Person.arrive(browser, home)
    await ada.open('/login')
    await ada.page.evaluate(() => localStorage.setItem('access_token', 'the session of the app'))
    await ada.open('/graphql')
    await ada.page.locator('.graphiql-query-editor').waitFor()
    assert.deepEqual(await tryEverything(ada.page), {
      origin: 'null',
      storage: 'SecurityError',
      database: 'SecurityError',
      script: 'EvalError',
      element: 'TypeError',
      markup: '<img src="x">',
    })
    await ada.open('/login')
    await ada.button('Sign In').waitFor()
    assert.deepEqual(await tryEverything(ada.page), {
      origin: home,
      storage: 'the session of the app',
      database: 'opened',
      script: 'EvalError',
      element: 'TypeError',
      markup: 'TypeError',
    })
    await ada.context.close()
  },
)

test('another site cannot frame, open or call the playground', { timeout: 120_000 }, async () => {
  const site = await strangeSite()
  const ada = await Person.arrive(browser, home)
  try {
    await ada.runStory(async () => {
      await ada.open('/login')
      await ada.page.evaluate(() => localStorage.setItem('access_token', 'the session of the app'))
      assert.equal(
        (await fetch(`${product.url}/graphql/playground/iframe-sandbox/index.html?sc=http://evil.example`))
          .status,
        404,
      )
      const evil = await ada.context.newPage()
      await evil.goto(`http://evil.example:${site.port}/?home=${encodeURIComponent(home)}`)
      await evil.getByRole('button', { name: 'Win a prize' }).click()
      await evil.getByText('All tried').waitFor({ timeout: 60_000 })
      const told = JSON.parse((await evil.locator('pre').textContent())!) as Record<string, string>
      assert.deepEqual(told, {
        called: 'unreadable',
        calledWithoutOrigin: 'unreadable',
        calledWithAKey: 'unreadable',
        page: 'unreadable',
      })
      for (const page of ada.context.pages()) {
        for (const frame of page.frames())
          assert.equal(await frame.evaluate(() => 'taken' in globalThis).catch(() => false), false)
      }
      assert.deepEqual(site.loot, [])
    })
  } finally {
    await ada.context.close()
    await site.close()
  }
})
