import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { openClipStage } from '../clips.js'
import { clipTitles, cutReads, dragToFront } from '../cut.js'
import {
  DOWNLOAD_WAITS,
  NETWORK_ERROR,
  RECONNECTING,
  isGone,
  requestAccepted,
  slowNetworkOf,
  unexpectedErrors,
} from '../network.js'
import type { Person } from '../person.js'

const [EMAIL, PASSWORD] = ['ines@northlight.film', 'splice-at-dawn']
const [LIGHTHOUSE, TRAIN] = ['A lighthouse at dusk', 'A red train crosses a snowy valley']
/** Minimum length of each outage in milliseconds; longer if its message takes longer. */
const OUTAGE_MS = Number(process.env.OUTAGE_MS ?? 2_000)
const STEPS = 9

const { person, product, clips } = openClipStage(4)

/** Crashes the server, performs the action, and restarts the server. */
async function whileAway({ page }: Person, act: () => Promise<void>): Promise<void> {
  const entrance = new URL(page.url()).pathname
  product().kill()
  const outage = pause(OUTAGE_MS)
  await act()
  await outage
  assert.equal(new URL(page.url()).pathname, entrance)
  await product().restart()
}

test(
  'a restart before each step from account to film is reported; nothing is lost or repeated',
  { timeout: 300_000 + STEPS * OUTAGE_MS },
  async () => {
    const ines = await person()
    const { page } = ines
    const network = await slowNetworkOf(ines)
    const field = (name: string) => page.getByLabel(name, { exact: true })
    const visited: string[] = []
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
    let downloads = 0
    page.on('download', () => downloads++)

    await ines.runStory(async () => {
      // an account: created automatically after the restart
      await ines.open('/login')
      await ines.sees('You will be the admin.')
      await field('Email').fill(EMAIL)
      await field('Password').fill(PASSWORD)
      await field('Confirm password').fill(PASSWORD)
      await whileAway(ines, async () => {
        await ines.button('Create Account').click()
        await ines.sees(NETWORK_ERROR)
        assert.equal(await field('Email').inputValue(), EMAIL)
        assert.equal(await field('Password').inputValue(), PASSWORD)
        assert.equal(await field('Confirm password').inputValue(), PASSWORD)
      })
      await ines.sees('Your account has been created.')

      // signing in: also automatic
      await field('Email or username').fill(EMAIL)
      await field('Password').fill(PASSWORD)
      await whileAway(ines, async () => {
        await ines.button('Sign In').click()
        await ines.sees(NETWORK_ERROR)
        assert.equal(await field('Email or username').inputValue(), EMAIL)
        assert.equal(await field('Password').inputValue(), PASSWORD)
      })
      await page.waitForURL('**/projects')
      visited.length = 0

      // creates the project on the second click
      const create = ines.dialog.getByRole('button', { name: 'Create', exact: true })
      await ines.button('Create Project').click()
      await ines.dialog.getByLabel('Name').fill('The Keeper')
      await ines.dialog.getByLabel('Description').fill('A short film')
      await whileAway(ines, async () => {
        await create.click()
        await ines.sees(NETWORK_ERROR)
      })
      assert.equal(await ines.dialog.getByLabel('Name').inputValue(), 'The Keeper')
      assert.equal(await ines.dialog.getByLabel('Description').inputValue(), 'A short film')
      await create.click()
      await page.waitForURL('**/projects/*')

      // sends the prompt on the second click
      const prompt = page.getByRole('textbox', { name: 'Prompt' })
      const said = (words: string) => page.getByRole('article').getByText(words, { exact: true })
      const send = async () => {
        const accepted = requestAccepted(ines, 'sendPrompt')
        await ines.button('Generate').click()
        await accepted
      }
      await prompt.fill(LIGHTHOUSE)
      await whileAway(ines, async () => {
        await ines.button('Generate').click()
        await ines.sees(NETWORK_ERROR)
        await ines.holds(prompt, LIGHTHOUSE)
        assert.equal(await said(LIGHTHOUSE).count(), 0)
      })
      assert.equal(await prompt.inputValue(), LIGHTHOUSE)
      await send()

      // a video in progress: not requested again, and text typed meanwhile is kept
      clips().behave({ mode: 'slow' })
      await prompt.fill(TRAIN)
      await send()
      // a request is not sent again if its id was not stored yet
      while (clips().watched() < 2) await pause(50)
      await whileAway(ines, async () => {
        await prompt.fill('Two whales')
        await ines.sees(RECONNECTING)
      })
      clips().behave({ mode: 'ok' })
      await isGone(ines, RECONNECTING)
      assert.equal(await prompt.inputValue(), 'Two whales')
      for (const words of [LIGHTHOUSE, TRAIN]) await said(words).waitFor()

      // reviews: automatic
      await page.getByRole('tab', { name: 'Videos', exact: true }).click()
      const approved = page.getByRole('region', { name: 'Approved Videos' })
      const accept = (title: string) =>
        page.getByRole('article', { name: title }).getByRole('button', { name: /Accept$/, disabled: false })
      await accept(LIGHTHOUSE).waitFor()
      await accept(TRAIN).waitFor({ timeout: 120_000 })
      await whileAway(ines, async () => {
        await accept(LIGHTHOUSE).click()
        await accept(TRAIN).click()
        await ines.sees(RECONNECTING)
      })
      await approved.getByText('2 video(s)').waitFor()

      // the order and a transition: shown immediately and saved automatically
      await clipTitles(page).nth(1).waitFor()
      await isGone(ines, RECONNECTING) // its message would move the dragged clip
      const reversed = (await clipTitles(page).allInnerTexts()).toReversed()
      const chosen = approved.getByText('Wind left', { exact: true }).filter({ visible: true })
      const accepted = requestAccepted(ines, 'hlwind')
      await whileAway(ines, async () => {
        await ines.sees(RECONNECTING)
        await dragToFront(page, 1)
        await page.mouse.up()
        await cutReads(page, reversed)
        await approved.getByRole('combobox', { name: 'Transition from 1 to 2', exact: true }).focus()
        await page.keyboard.type('hlwind')
        await page.keyboard.press('Enter')
        await chosen.first().waitFor()
      })
      await accepted
      await page.reload()
      await cutReads(page, reversed)
      await chosen.first().waitFor()

      // the merge: automatic
      const film = page.waitForEvent('download', { timeout: 120_000 + OUTAGE_MS })
      await whileAway(ines, async () => {
        await ines.button('Merge & Export').click()
        await ines.sees(RECONNECTING)
      })
      await film

      // the download: automatic
      await page.getByRole('tab', { name: 'Merged Videos' }).click()
      const again = page.getByRole('button', { name: /^Download / })
      await again.waitFor()
      await network.forget()
      const late = page.waitForEvent('download', { timeout: 60_000 + OUTAGE_MS })
      await whileAway(ines, async () => {
        await again.click()
        await ines.sees(DOWNLOAD_WAITS)
      })
      await late

      // each happened exactly once
      await page.reload()
      await ines.sees('1 merged video(s)')
      assert.equal(downloads, 2)
      assert.deepEqual(
        clips()
          .asked()
          .map((input) => (input as { prompt: string }).prompt),
        [LIGHTHOUSE, TRAIN],
      )
      await page.getByRole('tab', { name: 'Chat', exact: true }).click()
      await said(TRAIN).waitFor()
      assert.deepEqual([await said(LIGHTHOUSE).count(), await said(TRAIN).count()], [1, 1])
      assert.equal(await prompt.inputValue(), 'Two whales')
      await ines.open('/projects')
      const projects = page.getByRole('main').getByRole('link', { name: /The Keeper/ })
      await projects.first().waitFor()
      assert.equal(await projects.count(), 1)
      assert(!visited.includes('/login'), visited.join(' '))
      assert.deepEqual(unexpectedErrors(ines), [])
    })
  },
)
