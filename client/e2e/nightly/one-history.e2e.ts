/** Covers specification V71. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator } from 'playwright-core'
import { acceptVideos, openClipStage, sendPrompt } from '../clips.js'
import { reloadSaved } from '../cut.js'
import type { Person } from '../person.js'

const PROMPTS = ['A lighthouse', 'A red train']
const CLIP_SECONDS = 4

const { person } = openClipStage(CLIP_SECONDS)

const clips = ({ page }: Person): Locator => page.getByRole('button', { name: /^Play the cut from/ })
const music = ({ page }: Person): Locator => page.getByRole('button', { name: /^Music: Calm piano/ })
const title = ({ page }: Person): Locator => page.getByRole('button', { name: /^Lower third: Ida Marsh/ })
const captions = ({ page }: Person): Locator =>
  page.getByRole('list', { name: 'Captions' }).getByRole('textbox', { name: /text/i })

const gone = (locator: Locator) => locator.waitFor({ state: 'detached' })
const saved = ({ page }: Person) =>
  page.waitForFunction(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true })))

/** Visible state of the cut: clips, music level, lower thirds and captions. */
async function stateOf(one: Person): Promise<string> {
  const level = (await music(one).getAttribute('aria-label'))?.match(/[+−]\d+ dB/)?.[0] ?? 'even'
  const texts = await captions(one).evaluateAll((all) =>
    all.map((field) => (field as HTMLTextAreaElement).value),
  )
  return [await clips(one).count(), level, await title(one).count(), texts.join(' ')].join('|')
}

/** Makes a change of each kind. Resolves to the visible states before and after each. */
async function changeEverything(one: Person): Promise<string[]> {
  const { dialog, page } = one
  const states = [await stateOf(one)]
  const changed = async (wait: Promise<unknown>) => {
    await wait
    states.push(await stateOf(one))
    await page.waitForTimeout(1_100) // changes of the same object within a second are one undo step
  }
  await one.chooseFromMenu('More for clip 1', 'Duplicate')
  await changed(clips(one).nth(PROMPTS.length).waitFor())
  await music(one).press('ArrowUp')
  await changed(
    music(one)
      .and(page.getByRole('button', { name: /−7 dB/ }))
      .waitFor(),
  )
  await one.chooseFromMenu('More for clip 1', 'Add lower third…')
  await dialog.getByRole('textbox', { name: 'Title', exact: true }).fill('Ida Marsh')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await changed(title(one).waitFor())
  await one.button('Write the first caption').click()
  await page.keyboard.type('Who is there?')
  await page.keyboard.press('Tab')
  await changed(captions(one).first().waitFor())
  await one.chooseFromMenu('Add card', 'Title at the start…')
  await dialog.getByRole('textbox', { name: 'Title', exact: true }).fill('The Keeper')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await changed(
    clips(one)
      .nth(PROMPTS.length + 1)
      .waitFor(),
  )
  return states
}

test(
  'one history undoes changes of clips, sounds, titles, captions and cards, also after a reload',
  { timeout: 420_000 },
  async () => {
    const ines = await person()
    const { dialog, page } = ines
    await ines.runStory(async () => {
      await ines.join('ines@northlight.film', 'splice-at-dawn')
      await ines.createProject('The Keeper')
      await ines.sees('Start Creating')
      for (const prompt of PROMPTS) await sendPrompt(ines, prompt)
      await acceptVideos(ines, PROMPTS.length)
      await ines.button('Captions').click()
      await ines.button('Add music, a voice or effects').click()
      await dialog.getByText('Generate', { exact: true }).first().click()
      await dialog.getByText('Music', { exact: true }).first().click()
      await dialog.getByRole('textbox').fill('Calm piano in D major, 70 bpm')
      await dialog.getByRole('button', { name: 'Sketch', exact: true }).click()
      await dialog.waitFor({ state: 'hidden', timeout: 120_000 })
      await music(ines).waitFor()

      const states = await changeEverything(ines)
      assert.equal(new Set(states).size, states.length, states.join(' / '))
      const showing = async (state: string) => {
        for (let look = 0; look < 50 && (await stateOf(ines)) !== state; look++)
          await page.waitForTimeout(100)
        assert.equal(await stateOf(ines), state)
      }
      // undo by keyboard, redo by mouse
      for (const state of states.slice(0, -1).toReversed()) {
        await page.getByRole('heading', { name: 'Approved Videos' }).click()
        await page.keyboard.press('Control+z')
        await showing(state)
      }
      for (const state of states.slice(1)) {
        await ines.button('Redo the last change').click()
        await showing(state)
      }
      await saved(ines)
      await reloadSaved(page)
      await clips(ines)
        .nth(PROMPTS.length + 1)
        .waitFor()
      await captions(ines).first().waitFor()
      await showing(states.at(-1)!)

      // an unsent change survives a reload, and is then saved
      let isOffline = true
      await page.route('**/graphql', (route) =>
        isOffline && route.request().postData()?.includes('EditCut') ? route.abort() : route.continue(),
      )
      await music(ines).press('ArrowUp')
      await page.waitForTimeout(1_000)
      page.once('dialog', (asked) => void asked.accept())
      await page.reload()
      await music(ines)
        .and(page.getByRole('button', { name: /−6 dB/ }))
        .waitFor()
      isOffline = false
      await saved(ines)
      await reloadSaved(page)
      await music(ines)
        .and(page.getByRole('button', { name: /−6 dB/ }))
        .waitFor()
      await gone(page.getByRole('alert').filter({ hasText: 'changed' }))
    })
  },
)
