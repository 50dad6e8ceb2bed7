import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openStage } from '../stage.js'

const PASSWORD = 'splice-at-dawn'
const DAY_MS = 86_400_000

const stage = openStage()

test('with blocked site data a member works until the page is reloaded', { timeout: 300_000 }, async () => {
  const ada = await stage.person()
  const { page } = ada
  await ada.runStory(async () => {
    await ada.join('ada@northlight.film', PASSWORD)
    await page.context().addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        })
    })
    const notice = page.getByText('You stay signed in until you close or reload this page.')
    await ada.signIn('ada@northlight.film', PASSWORD)
    await page.getByRole('heading', { name: 'Projects', exact: true }).waitFor()
    await notice.waitFor()
    await ada.button('Dismiss').click()
    await notice.waitFor({ state: 'hidden' })
    await page.reload()
    await page.getByRole('heading', { name: 'Sign In' }).waitFor()
    await notice.waitFor()
  })
})

test('a clock that is ten days ahead signs in and stays signed in', { timeout: 300_000 }, async () => {
  const bo = await stage.person()
  const { page } = bo
  await bo.runStory(async () => {
    await page.context().addInitScript((ahead) => {
      const RealDate = Date
      window.Date = class extends RealDate {
        constructor(...given: unknown[]) {
          super(...((given.length ? given : [RealDate.now() + ahead]) as [number]))
        }
        static override now = () => RealDate.now() + ahead
      } as DateConstructor
    }, 10 * DAY_MS)
    await bo.join('bo@northlight.film', PASSWORD)
    await page.reload()
    await page.getByRole('heading', { name: 'Projects', exact: true }).waitFor()
    const ahead = await page.evaluate(() => Date.now())
    assert.ok(ahead - Date.now() > 9 * DAY_MS)
  })
})
