/** Covers specification V96, V97, V104. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator } from 'playwright-core'
import { isAccessible } from '../accessibility.js'
import { acceptVideos, openClipStage, sendPrompt } from '../clips.js'
import { reloadSaved } from '../cut.js'
import { factsOf } from '../film-facts.js'
import type { Person } from '../person.js'

const PROMPTS = ['A lighthouse', 'A red train']
const CLIP_SECONDS = 4
const TITLE_SECONDS = 3
const CREDITS_SECONDS = 8

const { person } = openClipStage(CLIP_SECONDS)

const clips = ({ page }: Person): Locator => page.getByRole('button', { name: /^Play the cut from/ })
/** Opens the dialog for a new card. */
const addCard = (one: Person, entry: string) => one.chooseFromMenu('Add card', entry)
/** Waits until the dialog shows the preview. */
const previewed = ({ dialog }: Person, text: string) =>
  dialog
    .locator('figure:not([aria-busy="true"])')
    .getByRole('img', { name: `Preview: ${text}` })
    .waitFor()

test(
  'a film gets a title and credits, which are edited, removed and restored',
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

      await addCard(ines, 'Title at the start…')
      await dialog.getByRole('textbox', { name: 'Title', exact: true }).fill('The Keeper')
      await previewed(ines, 'The Keeper')
      await dialog.getByText('Blurred clip').click()
      await dialog.getByText('Lower left').click()
      await previewed(ines, 'The Keeper')
      await isAccessible(page, 'card')
      await dialog.getByRole('button', { name: 'Add', exact: true }).click()
      await dialog.waitFor({ state: 'hidden' })
      await clips(ines).nth(2).waitFor()

      await addCard(ines, 'Credits at the end…')
      await ines.button('Fill in from team and sounds').click()
      await dialog.getByRole('textbox', { name: 'Name 1' }).waitFor()
      await dialog.getByRole('button', { name: 'Add', exact: true }).click()
      await dialog.waitFor({ state: 'hidden' })
      await clips(ines).nth(3).waitFor()
      await isAccessible(page, 'cut with cards')

      // by keyboard: Enter opens the card
      await clips(ines).first().press('Enter')
      await dialog.getByRole('textbox', { name: 'Title', exact: true }).fill('The Last Keeper')
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'hidden' })
      await page.getByTestId('clip-title').getByText('The Last Keeper').waitFor()

      // removed, and restored by undo
      await ines.chooseFromMenu('More for clip 1', 'Remove card')
      await clips(ines).nth(3).waitFor({ state: 'hidden' })
      await page.keyboard.press('Control+z')
      await clips(ines).nth(3).waitFor()
      await reloadSaved(page)
      await page.getByTestId('clip-title').first().getByText('The Last Keeper').waitFor()

      // Play cut shows the title, then the clips
      await ines.button('Play cut').click()
      await page.getByRole('dialog', { name: 'Play cut' }).getByText('2 of 4 in the cut').waitFor()
      await page.keyboard.press('Escape')

      const arriving = page.waitForEvent('download', { timeout: 120_000 })
      await ines.button('Merge & Export').click()
      const facts = await factsOf(await (await arriving).path())
      assert.equal(facts.complaints, '')
      const seconds = TITLE_SECONDS + CREDITS_SECONDS + PROMPTS.length * CLIP_SECONDS
      assert(Math.abs(facts.duration - seconds) < 0.1, `${facts.duration} s`)
      assert.deepEqual([ines.errors, ines.foreignRequests], [[], []])
    })
  },
)

test(
  'a clip gets a lower third, visible in Play cut and the film, and captions are burned in',
  { timeout: 420_000 },
  async () => {
    const noor = await person()
    const { dialog, page } = noor
    await noor.runStory(async () => {
      await noor.join('noor@northlight.film', 'splice-at-dawn')
      await noor.createProject('The Keeper')
      await noor.sees('Start Creating')
      for (const prompt of PROMPTS) await sendPrompt(noor, prompt)
      await acceptVideos(noor, PROMPTS.length)

      await noor.chooseFromMenu('More for clip 1', 'Add lower third…')
      await dialog.getByRole('textbox', { name: 'Title', exact: true }).fill('Ida Marsh')
      await dialog.getByRole('textbox', { name: 'Subtitle' }).fill('Keeper of the light')
      await dialog.getByText('Panel').click()
      await dialog
        .locator('figure:not([aria-busy="true"])')
        .getByAltText('Preview of the lower third')
        .waitFor()
      await isAccessible(page, 'lower third')
      await dialog.getByRole('button', { name: 'Add', exact: true }).click()
      await dialog.waitFor({ state: 'hidden' })
      const bar = page.getByRole('button', { name: /^Lower third: Ida Marsh/ })
      await bar.and(page.getByRole('button', { name: /frames 0 to 72/ })).waitFor()
      await bar.press('ArrowRight')
      await bar.and(page.getByRole('button', { name: /frames 1 to 73/ })).waitFor()
      await isAccessible(page, 'lower third in the timeline')

      await noor.button('Captions').click()
      await noor.button('Write the first caption').click()
      await page.getByRole('textbox', { name: /, text$/ }).waitFor()
      await page.keyboard.type('The light went out.')
      await page.getByRole('heading', { name: 'Captions' }).click()
      await noor.button(/^Export:/).click()
      await page.getByText(/Renders 3\.0 s with titles or captions/).waitFor()
      await page.getByRole('combobox', { name: 'Burn in captions' }).click()
      await page.getByTitle('English').click()
      await page.getByText(/Renders [3-5]\.\d s with titles or captions/).waitFor()
      await isAccessible(page, 'export with captions')
      await page.keyboard.press('Escape')

      await noor.button('Play cut').click()
      await page.getByRole('dialog', { name: 'Play cut' }).getByAltText('Ida Marsh').waitFor()
      await page.keyboard.press('Escape')

      const arriving = page.waitForEvent('download', { timeout: 120_000 })
      await noor.button('Merge & Export').click()
      const facts = await factsOf(await (await arriving).path())
      assert.equal(facts.complaints, '')
      assert.deepEqual([noor.errors, noor.foreignRequests], [[], []])
    })
  },
)
