import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { isAccessible } from '../accessibility.js'
import { openClipStage } from '../clips.js'
import { clipTitles } from '../cut.js'
import { factsOf } from '../film-facts.js'
import { tabTo } from '../keyboard.js'
import type { Person } from '../person.js'
import { openStage } from '../stage.js'

const SCRIPT = `THE NIGHT FERRY

EXT. HARBOUR - NIGHT

IDA, 60, in a yellow oilskin, coils a rope on the wet quay.

JON, a boy of twelve in a red scarf, runs along the pier with a lantern.

IDA
You are late.

INT. WHEELHOUSE - DAWN

CAPTAIN BERG, broad and white-bearded, turns the brass wheel.

CAPTAIN BERG
Hold on to something.

Jon presses his face against the window.

Ida pours coffee from a dented pot.`

const SHOTS = 5
const MOST_CLICKS = 40
const DRAWING_MS = 300_000

/** Counts clicks of a person, including those in dialogs. Resolves to a function that returns the number. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counter = document.documentElement.dataset
    counter.clicks = '0'
    const count = ({ isTrusted, detail }: MouseEvent) => {
      if (isTrusted && detail > 0) counter.clicks = String(Number(counter.clicks) + 1)
    }
    window.addEventListener('click', count, true)
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset.clicks))
}

const seesFound = (ines: Person) => ines.sees('Found 3 characters, 2 places')
const generated = ({ page }: Person) => page.getByRole('region', { name: 'Generated Videos' })

/** Titles in the cut: the shots in the order of the storyboard. */
const inOrder = Array.from({ length: SHOTS }, (_, at) => `Shot ${at + 1}, take 1`)

/** Merges the cut with `merge`, and checks that the downloaded film has the length of the cut. */
async function checkFilm(ines: Person, merge: () => Promise<void>): Promise<void> {
  const { page } = ines
  const cut = await page.getByRole('region', { name: 'Approved Videos' }).innerText()
  const [, minutes, seconds] = /\/\s*(\d+):(\d\d)/.exec(cut)!
  const arriving = page.waitForEvent('download', { timeout: DRAWING_MS })
  await merge()
  const film = await arriving
  await ines.sees('Your film is ready')
  const facts = await factsOf(await film.path())
  const shown = Number(minutes) * 60 + Number(seconds)
  assert(Math.abs(facts.duration - shown) < 1, `${facts.duration} s, not ${shown} s`)
  assert.deepEqual(facts.streams, ['audio', 'video'])
}

describe('with the preview engine and a mouse', () => {
  const { person } = openStage()

  test('a script becomes a film in at most 40 clicks', { timeout: 900_000 }, async () => {
    const ines = await person()
    const { page, dialog } = ines
    await ines.runStory(async () => {
      await ines.join('ines@northlight.film', 'splice-at-dawn')
      await isAccessible(page, 'start')
      const clicks = await countClicks(page)
      await page.getByRole('button', { name: /^Start from a script/ }).click()
      await dialog.getByLabel('Script').fill(SCRIPT)
      await dialog.getByRole('button', { name: 'Split into shots' }).click()
      await seesFound(ines)
      await isAccessible(page, 'script')
      await ines.button(`Add ${SHOTS} shots`).click()
      await page.getByRole('heading', { name: 'The Night Ferry', level: 1 }).waitFor()
      await ines.button('Draw animatic').click()
      await ines.button('Generate takes').waitFor({ timeout: DRAWING_MS })
      await isAccessible(page, 'storyboard')
      await ines.button('Generate takes').click()
      await dialog.getByRole('button', { name: new RegExp(`^Generate ${SHOTS} shots`) }).click()
      await ines.button('Review takes').click({ timeout: DRAWING_MS })
      await generated(ines)
        .getByRole('button', { name: `To review ${SHOTS}` })
        .waitFor({ timeout: DRAWING_MS })
      for (let accepted = 1; accepted <= SHOTS; accepted++) {
        await generated(ines)
          .getByRole('button', { name: 'Accept', exact: true, disabled: false })
          .first()
          .click()
        await ines.sees(`${accepted} video(s)`)
      }
      assert.deepEqual(await clipTitles(page).allInnerTexts(), inOrder)
      await isAccessible(page, 'videos')
      await checkFilm(ines, () => ines.button('Merge & Export').click())
      await isAccessible(page, 'ready')
      const count = await clicks()
      process.stdout.write(`${count} clicks from script to film\n`)
      assert(count <= MOST_CLICKS, `${count} clicks`)
      assert.deepEqual(ines.errors, [])
    })
  })
})

describe('with a provider and the keyboard alone', () => {
  const { person, clips } = openClipStage(4)

  test('a script becomes a film, with complete prompts for all shots', { timeout: 600_000 }, async () => {
    const ines = await person()
    const { page, dialog } = ines
    const { keyboard } = page
    const press = async (name: string | RegExp, key = 'Tab') => {
      await tabTo(page, name, key)
      await keyboard.press('Enter')
    }
    await ines.runStory(async () => {
      await ines.join('ines@northlight.film', 'splice-at-dawn')
      await press(/^Start from a script/)
      await dialog.getByLabel('Script').waitFor()
      await tabTo(page, 'Script')
      await keyboard.insertText(SCRIPT)
      await keyboard.press('Control+Enter')
      await seesFound(ines)
      await press(`Add ${SHOTS} shots`)
      await page.getByRole('heading', { name: 'The Night Ferry', level: 1 }).waitFor()
      await press('More')
      await page.getByRole('menuitem', { name: 'Generate takes' }).press('Enter')
      await dialog.getByText(`${SHOTS} of ${SHOTS} shots`).waitFor()
      await press(new RegExp(`^Generate ${SHOTS} shots`))
      await page.getByRole('button', { name: 'Review takes', disabled: false }).waitFor()
      await press('Review takes', 'Shift+Tab')
      await generated(ines)
        .getByRole('button', { name: `To review ${SHOTS}` })
        .waitFor()
      await press(/^To review/)
      await tabTo(page, /^Play /)
      for (let accepted = 1; accepted < SHOTS; accepted++) {
        await keyboard.press('a')
        await ines.sees(`${accepted} video(s)`)
        await page.waitForFunction(() =>
          document.activeElement?.getAttribute('aria-label')?.startsWith('Play '),
        )
      }
      await keyboard.press('r')
      await page.getByRole('group', { name: 'Reason for rejecting' }).waitFor()
      await keyboard.press('2')
      await ines.sees('No videos to review')
      await press(/^Rejected/, 'Shift+Tab')
      await ines.sees('Wrong action')
      await tabTo(page, /^Play /)
      await keyboard.press('a')
      await ines.sees(`${SHOTS} video(s)`)
      assert.deepEqual(await clipTitles(page).allInnerTexts(), inOrder)
      await checkFilm(ines, () => press('Merge & Export'))
      const prompts = clips()
        .asked()
        .map((input) => (input as { prompt: string }).prompt)
      assert.equal(prompts.length, SHOTS)
      for (const part of [
        /Exterior, harbour, night\..*Character Ida: .*60, in a yellow oilskin/s,
        /Exterior, harbour, night\..*Character Jon: .*red scarf/s,
        /Interior, wheelhouse, dawn\..*Character Captain Berg: .*white-bearded/s,
      ])
        assert(
          prompts.some((prompt) => part.test(prompt)),
          `${part} is not in\n${prompts.join('\n\n')}`,
        )
      for (const prompt of prompts) assert.doesNotMatch(prompt, /You are late|Hold on/)
      assert.deepEqual(ines.errors, [])
    })
  })
})
