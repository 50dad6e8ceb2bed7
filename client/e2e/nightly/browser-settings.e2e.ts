/** Covers specification A14. */
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { callerOf, join as joinTeam } from '../api.js'
import { openClipStage } from '../clips.js'
import { field } from '../guest-page.js'
import { Person, openProfile } from '../person.js'
import { makeFilm, makeProject, notesOf, share } from '../review-stage.js'

const PASSWORD = 'splice-at-dawn'
const DAY_MS = 86_400_000

const stage = openClipStage(4)

/**
 * A person whose browser blocks all site data by its settings. The Chromium from npm has no such settings, so a script has the
 * same effect.
 */
async function blockedPerson(): Promise<{ person: Person; leave: () => Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), 'blocked-profile-'))
  mkdirSync(join(profile, 'Default'))
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } }
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(settings))
  const context = await openProfile(profile)
  await context.addInitScript(() => {
    const denied = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: denied })
    IDBFactory.prototype.open = () => {
      const request = new EventTarget() as IDBOpenDBRequest
      setTimeout(() => request.dispatchEvent(new Event('error')))
      return request
    }
  })
  const person = await Person.sit(context, stage.product().url)
  const leave = async () => {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
  return { person, leave }
}

/** Kinds of storage that the page can use. */
const usableStorage = (person: Person): Promise<string[]> =>
  person.page.evaluate(async () => {
    const isUsable = async (act: () => unknown) => {
      try {
        await act()
        return true
      } catch {
        return false
      }
    }
    const uses: Record<string, () => unknown> = {
      localStorage: () => localStorage.length,
      sessionStorage: () => sessionStorage.length,
      indexedDB: () =>
        new Promise((resolve, reject) => {
          const opening = indexedDB.open('trial')
          opening.addEventListener('success', resolve)
          opening.addEventListener('error', reject)
        }),
    }
    const names: string[] = []
    for (const [name, act] of Object.entries(uses)) if (await isUsable(act)) names.push(name)
    return names
  })

test(
  'with blocked site data a member can work until the page is reloaded',
  { timeout: 300_000 },
  async () => {
    const { person: ada, leave } = await blockedPerson()
    const { page } = ada
    await ada.runStory(async () => {
      const notice = page.getByText('You stay signed in until you close or reload this page.')
      await ada.join('ada@northlight.film', PASSWORD)
      assert.deepEqual(await usableStorage(ada), [])
      await page.getByRole('heading', { name: 'Projects', exact: true }).waitFor()
      await notice.waitFor()
      await ada.button('Dismiss').click()
      await notice.waitFor({ state: 'hidden' })
      await page.reload()
      await page.getByRole('heading', { name: 'Sign In' }).waitFor()
      await notice.waitFor()
      await ada.signIn('ada@northlight.film', PASSWORD)
      await page.getByRole('heading', { name: 'Projects', exact: true }).waitFor()
      assert.deepEqual(ada.errors, [])
    })
    await leave()
  },
)

test(
  'with blocked site data a guest can review until the page is reloaded',
  { timeout: 600_000 },
  async () => {
    const { url } = stage.product()
    const call = callerOf(url, await joinTeam(url, 'ines'))
    const project = await makeProject(call, 'The Keeper', ['A lighthouse', 'The sea'])
    await makeFilm(call, project, { places: [0, 1], transitions: ['dissolve'], number: 1 })
    const link = await share(call, { projectId: project.id, kind: 'CUT', name: 'First cut' })
    const { person: anna, leave } = await blockedPerson()
    const { page } = anna
    await anna.runStory(async () => {
      const notice = page.getByText('After a reload, enter your name again.')
      await anna.open(link.path)
      await notice.waitFor()
      await page.getByLabel('Your name').fill('Anna')
      await anna.button('Open review').click()
      await page.getByRole('slider', { name: 'Position' }).waitFor()
      assert.deepEqual(await usableStorage(anna), [])
      await page.waitForFunction(() => document.querySelector('video')!.readyState >= 2)
      await field(page).fill('The light comes too late')
      await anna.button('Send').click()
      await page.locator('p').getByText('The light comes too late', { exact: true }).waitFor()
      assert.deepEqual(
        (await notesOf(call, project)).map(({ text }) => text),
        ['The light comes too late'],
      )
      await anna.button('Approve').click()
      await page.getByText('You approved this').waitFor()
      await page.reload()
      await notice.waitFor()
      await page.getByLabel('Your name').fill('Anna')
      await anna.button('Open review').click()
      await page.getByText('Anna approved this').waitFor()
      assert.deepEqual(anna.errors, [])
    })
    await leave()
  },
)

test('with a clock ten days ahead a user can sign in and stays signed in', { timeout: 300_000 }, async () => {
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
