import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { openClipStage } from './clips.js'
import type { Person } from './person.js'

const [EMAIL, PASSWORD] = ['ines@northlight.film', 'splice-at-dawn']
const [LIGHTHOUSE, TRAIN] = ['A lighthouse at dusk', 'A red train crosses a snowy valley']
const OUTAGE_MS = 20_000
/** Milliseconds of delay, and bytes per second each way: a bad mobile connection. */
const SLOW = { latency: 300, downloadThroughput: 150_000, uploadThroughput: 50_000 }
/** What a browser itself logs about a request or a socket without a server. */
const OF_THE_OUTAGE = /ERR_|Failed to load resource|WebSocket connection/
const NETWORK_ERROR = 'Network error: Unable to connect to the server'
const OFFLINE = /^You are offline/
const RECONNECTING = /^Reconnecting/

const { person, product } = openClipStage(4)

/** A network that is slow all the time, and that can be lost and found again. */
async function slowNetworkOf({ page, context }: Person) {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const set = (offline: boolean) => session.send('Network.emulateNetworkConditions', { offline, ...SLOW })
  await set(false)
  return {
    lose: () => set(true),
    find: () => set(false),
    /** Empties the browser's cache, from which what was fetched before would come without a network. */
    forget: () => session.send('Network.clearBrowserCache'),
  }
}

test(
  'outages, restarts and a slow network, at each step from an account to a film: all goes on, and nothing is lost',
  { timeout: 400_000 },
  async () => {
    const ines = await person()
    const { page } = ines
    const network = await slowNetworkOf(ines)
    const field = (name: string) => page.getByLabel(name, { exact: true })
    const crash = () => product().kill()
    const restart = () => product().restart()
    const isGone = (words: string | RegExp) =>
      page.getByText(words).filter({ visible: true }).first().waitFor({ state: 'detached' })

    /** Resolves once the first clip of the cut makes way for one that is dragged to its place. */
    const hasMadeWay = () =>
      page.waitForFunction(() => {
        const title = document.querySelector('[data-testid=clip-title]')
        const clip = title?.closest<HTMLElement>('[style*=translate]')
        return !!clip && !clip.style.transform.startsWith('translate3d(0px')
      })

    /** Resolves once the server has taken a request with these words. */
    const kept = (words: string) =>
      page.waitForResponse((answer) => answer.ok() && !!answer.request().postData()?.includes(words))

    /** Has the server take the next request with these words, and die before its response arrives. */
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
      await isGone(OFFLINE)
      assert.equal(await ines.dialog.getByLabel('Description').inputValue(), 'A short film')
      await ines.dialog.getByRole('button', { name: 'Create', exact: true }).click()
      await page.waitForURL('**/projects/*')

      // a prompt
      const prompt = page.getByRole('textbox', { name: 'Prompt' })
      const send = async (words: string) => {
        const isKept = kept('sendPrompt')
        await prompt.fill(words)
        await ines.button('Generate').click()
        await isKept
      }
      await prompt.fill(LIGHTHOUSE)
      crash()
      await ines.button('Generate').click()
      await ines.sees(NETWORK_ERROR)
      await ines.sees(RECONNECTING)
      assert.equal(await prompt.inputValue(), LIGHTHOUSE)
      await prompt.press('End')
      await page.keyboard.type(', waves below')
      await restart()
      await isGone(RECONNECTING)
      assert.equal(await prompt.inputValue(), `${LIGHTHOUSE}, waves below`)
      await send(`${LIGHTHOUSE}, waves below`)

      // a video under way, and words that are typed meanwhile
      await send(TRAIN)
      await prompt.fill('Two whales')
      crash()
      await ines.sees(RECONNECTING)
      await restart()
      await isGone(RECONNECTING)
      assert.equal(await prompt.inputValue(), 'Two whales')

      // decisions
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
      const titles = approved.getByTestId('clip-title')
      await titles.nth(1).waitFor() // the row is loaded with its first clip
      await isGone(OFFLINE)
      await network.lose()
      await ines.sees(OFFLINE) // which moves what stands below it
      const [from, to] = [await titles.nth(1).boundingBox(), await titles.nth(0).boundingBox()]
      assert(from && to)
      const reversed = (await titles.allInnerTexts()).toReversed()
      assert.equal(reversed.length, 2)
      await page.mouse.move(from.x + 20, from.y + from.height / 2)
      await page.mouse.down()
      await page.mouse.move(from.x - 20, from.y + 4, { steps: 4 })
      await page.mouse.move(to.x + 10, to.y + to.height / 2, { steps: 20 })
      await approved.locator('[data-dragging]').waitFor()
      await hasMadeWay()
      await page.mouse.up()
      const isReversed = () =>
        page.waitForFunction(
          (wanted) =>
            [...document.querySelectorAll('[data-testid=clip-title]')]
              .map((title) => title.textContent)
              .join('|') === wanted,
          reversed.join('|'),
        )
      await isReversed()
      await approved.getByRole('combobox', { name: 'Transition from 1 to 2', exact: true }).focus()
      await page.keyboard.type('hlwind')
      await page.keyboard.press('Enter')
      const chosen = approved.getByText('hlwind', { exact: true }).filter({ visible: true }).first()
      await chosen.waitFor()
      await ines.sees(OFFLINE)
      const isKept = kept('hlwind')
      await network.find()
      await isKept
      await page.reload()
      await chosen.waitFor()
      await isReversed()

      // the merge: the server begins it, and dies before it can say so, for twenty seconds
      const arriving = page.waitForEvent('download', { timeout: 180_000 })
      const dying = crashBeforeAnswering('mergeVideos')
      await ines.button('Merge & Export').click()
      await dying
      const outage = pause(OUTAGE_MS)
      await ines.sees(RECONNECTING)
      await outage
      await restart()
      await isGone(RECONNECTING)
      await arriving

      // the download
      await page.getByRole('tab', { name: 'Merged Videos' }).click()
      const again = page.getByRole('button', { name: /^Download / }).first()
      await again.waitFor()
      assert.equal(await page.getByRole('button', { name: /^Download / }).count(), 1)
      await network.forget()
      await network.lose()
      await again.click()
      await ines.sees('The server cannot be reached. The download goes on once it is back.')
      const late = page.waitForEvent('download')
      await network.find()
      await late

      await page.getByRole('tab', { name: 'Chat', exact: true }).click()
      assert.equal(await prompt.inputValue(), 'Two whales')
      const unexpected = ines.errors.filter((words) => !OF_THE_OUTAGE.test(words))
      assert.deepEqual(unexpected, [])
    })
  },
)
