import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { openClipStage } from '../clips.js'
import { clipTitles, cutReads, dragToFront } from '../cut.js'
import {
  DOWNLOAD_WAITS,
  NETWORK_ERROR,
  OFFLINE,
  RECONNECTING,
  isGone,
  requestAccepted,
  slowNetworkOf,
  unexpectedErrors,
} from '../network.js'

const [EMAIL, PASSWORD] = ['ines@northlight.film', 'splice-at-dawn']
const [LIGHTHOUSE, TRAIN] = ['A lighthouse at dusk', 'A red train crosses a snowy valley']
const OUTAGE_MS = 20_000

const { person, product } = openClipStage(4)

test(
  'all steps from account to film survive outages, restarts and a slow network without losing work',
  { timeout: 400_000 },
  async () => {
    const ines = await person()
    const { page } = ines
    const network = await slowNetworkOf(ines)
    const field = (name: string) => page.getByLabel(name, { exact: true })
    const crash = () => product().kill()
    const restart = () => product().restart()

    /** Crashes the server between the next request with this text and its response. */
    const crashBeforeAnswering = (words: string) =>
      new Promise<void>((resolve) => {
        let isOver = false
        void page.route('**/graphql', async (route) => {
          if (isOver || !route.request().postData()?.includes(words)) return route.fallback()
          isOver = true
          await route.fetch()
          crash()
          await route.abort('connectionreset')
          resolve()
        })
      })

    await ines.runStory(async () => {
      // an account
      await ines.open('/login')
      await ines.sees('You will be the admin.')
      await field('Email').fill(EMAIL)
      await field('Password').fill(PASSWORD)
      await field('Confirm password').fill(PASSWORD)
      await network.lose()
      await ines.button('Create Account').click()
      await ines.sees(NETWORK_ERROR)
      assert.equal(await field('Confirm password').inputValue(), PASSWORD)
      await network.find()
      await ines.sees('Your account has been created.')

      // signing in
      await field('Email or username').fill(EMAIL)
      await field('Password').fill(PASSWORD)
      await network.lose()
      await ines.button('Sign In').click()
      await ines.sees(NETWORK_ERROR)
      await network.find()
      await page.waitForURL('**/projects')

      // a project
      await ines.button('Create Project').click()
      await ines.dialog.getByLabel('Name').fill('The Keeper')
      await ines.dialog.getByLabel('Description').fill('A short film')
      await network.lose()
      await ines.dialog.getByRole('button', { name: 'Create', exact: true }).click()
      await ines.sees(NETWORK_ERROR)
      await ines.sees(OFFLINE)
      await network.find()
      await isGone(ines, OFFLINE)
      assert.equal(await ines.dialog.getByLabel('Description').inputValue(), 'A short film')
      await ines.dialog.getByRole('button', { name: 'Create', exact: true }).click()
      await page.waitForURL('**/projects/*')

      // a prompt
      const prompt = page.getByRole('textbox', { name: 'Prompt' })
      const send = async (words: string) => {
        const accepted = requestAccepted(ines, 'sendPrompt')
        await prompt.fill(words)
        await ines.button('Generate').click()
        await accepted
      }
      await prompt.fill(LIGHTHOUSE)
      crash()
      await ines.button('Generate').click()
      await ines.sees(NETWORK_ERROR)
      await ines.sees(RECONNECTING)
      await ines.holds(prompt, LIGHTHOUSE)
      await prompt.press('End')
      await page.keyboard.type(', waves below')
      await restart()
      await isGone(ines, RECONNECTING)
      assert.equal(await prompt.inputValue(), `${LIGHTHOUSE}, waves below`)
      await send(`${LIGHTHOUSE}, waves below`)

      // a video in progress, and text typed meanwhile
      await send(TRAIN)
      await prompt.fill('Two whales')
      crash()
      await ines.sees(RECONNECTING)
      await restart()
      await isGone(ines, RECONNECTING)
      assert.equal(await prompt.inputValue(), 'Two whales')

      // reviews
      await page.getByRole('tab', { name: 'Videos', exact: true }).click()
      const accept = page
        .getByRole('region', { name: 'Generated Videos' })
        .getByRole('button', { name: 'Accept', exact: true, disabled: false })
      const approved = page.getByRole('region', { name: 'Approved Videos' })
      await accept.nth(1).waitFor({ timeout: 120_000 })
      await accept.first().click()
      await approved.getByText('1 video(s)').waitFor()
      await network.lose()
      await accept.first().click()
      await ines.sees(OFFLINE)
      await network.find()
      await approved.getByText('2 video(s)').waitFor()

      // the order, and a transition
      const titles = clipTitles(page)
      await titles.nth(1).waitFor() // loaded together with its first clip
      await isGone(ines, OFFLINE)
      await network.lose()
      await ines.sees(OFFLINE) // the message moves the content below
      const reversed = (await titles.allInnerTexts()).toReversed()
      assert.equal(reversed.length, 2)
      await dragToFront(page, 1)
      await page.mouse.up()
      await cutReads(page, reversed)
      await approved.getByRole('combobox', { name: 'Transition from 1 to 2', exact: true }).focus()
      await page.keyboard.type('hlwind')
      await page.keyboard.press('Enter')
      const chosen = approved.getByText('Wind left', { exact: true }).filter({ visible: true }).first()
      await chosen.waitFor()
      await ines.sees(OFFLINE)
      const accepted = requestAccepted(ines, 'hlwind')
      await network.find()
      await accepted
      await page.reload()
      await chosen.waitFor()
      await cutReads(page, reversed)

      // the merge: the server starts it, crashes before its response, and is down for twenty seconds
      const arriving = page.waitForEvent('download', { timeout: 180_000 })
      const dying = crashBeforeAnswering('mergeVideos')
      await ines.button('Merge & Export').click()
      await dying
      const outage = pause(OUTAGE_MS)
      await ines.sees(RECONNECTING)
      await outage
      await restart()
      await isGone(ines, RECONNECTING)
      await arriving

      // the download
      await page.getByRole('tab', { name: 'Merged Videos' }).click()
      const again = page.getByRole('button', { name: /^Download / }).first()
      await again.waitFor()
      assert.equal(await page.getByRole('button', { name: /^Download / }).count(), 1)
      await network.forget()
      await network.lose()
      await again.click()
      await ines.sees(DOWNLOAD_WAITS)
      const late = page.waitForEvent('download')
      await network.find()
      await late

      await page.getByRole('tab', { name: 'Chat', exact: true }).click()
      assert.equal(await prompt.inputValue(), 'Two whales')
      assert.deepEqual(unexpectedErrors(ines), [])
    })
  },
)
