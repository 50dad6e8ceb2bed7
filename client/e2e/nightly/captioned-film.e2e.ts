import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { isAccessible } from '../accessibility.js'
import { acceptVideos, openClipStage } from '../clips.js'
import { reloadSaved } from '../cut.js'
import { factsOf } from '../film-facts.js'
import type { Person } from '../person.js'

const SCRIPT = `THE NIGHT FERRY

EXT. HARBOUR - NIGHT

IDA, 60, in a yellow oilskin, coils a rope on the wet quay.

IDA
You are late.

INT. WHEELHOUSE - DAWN

JON, a boy of twelve in a red scarf, turns the brass wheel.

JON
The ferry left without us.`

const SHOTS = 2
const MAKING_MS = 120_000

const { person } = openClipStage(4)

const openTab = ({ page }: Person, name: string) => page.getByRole('tab', { name, exact: true }).click()

/** Creates a project from the script, with voices, and a cut of its takes. */
async function makeCut(ines: Person): Promise<void> {
  const { page, dialog } = ines
  await page.getByRole('button', { name: /^Start from a script/ }).click()
  await dialog.getByLabel('Script').fill(SCRIPT)
  await dialog.getByRole('button', { name: 'Split into shots' }).click()
  await page.getByRole('button', { name: `Add ${SHOTS} shots` }).click()
  await page.getByRole('heading', { name: 'The Night Ferry', level: 1 }).waitFor()
  await ines.button('Draw animatic').click()
  await ines.chooseFromMenu('More', 'Voice all shots')
  await dialog.getByRole('button', { name: `Voice ${SHOTS} shots`, exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page
    .getByRole('button', { name: /^Play the voice of shot/ })
    .nth(SHOTS - 1)
    .waitFor({ timeout: MAKING_MS })
  await ines.button('Generate takes').waitFor({ timeout: MAKING_MS })
  await ines.button('Generate takes').click()
  await dialog.getByRole('button', { name: new RegExp(`^Generate ${SHOTS} shots`) }).click()
  await openTab(ines, 'Videos')
  await page.getByRole('button', { name: `To review ${SHOTS}` }).waitFor({ timeout: MAKING_MS })
  await acceptVideos(ines, SHOTS)
  await openTab(ines, 'Storyboard')
  await ines.button('Build cut from storyboard').click()
  await dialog.getByRole('button', { name: 'Build cut from storyboard' }).click()
  await page.waitForURL('**tab=videos*')
}

/** Downloads the captions of the open film. */
async function captionsAs({ page }: Person, format: string): Promise<string> {
  await page.getByRole('button', { name: 'More actions', exact: true }).click()
  const arriving = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: `Captions: English (.${format})` }).click()
  return readFile(await (await arriving).path(), 'utf8')
}

test(
  'a script becomes a film with title, credits and captions of its voices',
  { timeout: 600_000 },
  async () => {
    const ines = await person()
    const { page, dialog } = ines
    await ines.runStory(async () => {
      await ines.join('ines@northlight.film', 'splice-at-dawn')
      await makeCut(ines)

      await ines.button('Captions').click()
      await ines.button('Create from voices and script').click()
      const texts = page.getByRole('textbox', { name: /, text$/ })
      await texts.nth(1).waitFor()
      await texts.first().press('ControlOrMeta+a')
      await page.keyboard.type('You are very late.')
      await page.keyboard.press('Tab')
      await isAccessible(page, 'captions of voices')

      await ines.chooseFromMenu('Add card', 'Title at the start…')
      await dialog.getByRole('textbox', { name: 'Title', exact: true }).fill('The Night Ferry')
      await dialog.getByRole('button', { name: 'Add', exact: true }).click()
      await dialog.waitFor({ state: 'hidden' })
      await ines.chooseFromMenu('Add card', 'Credits at the end…')
      await ines.button('Fill in from team and sounds').click()
      await dialog.getByRole('textbox', { name: 'Name 1' }).waitFor()
      await dialog.getByRole('button', { name: 'Add', exact: true }).click()
      await dialog.waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: 'Play the cut from 4', exact: true }).waitFor()
      await reloadSaved(page)
      await page.getByRole('button', { name: 'Play the cut from 4', exact: true }).waitFor()

      const arriving = page.waitForEvent('download', { timeout: MAKING_MS })
      await ines.button('Merge & Export').click()
      const { streams, complaints } = await factsOf(await (await arriving).path())
      assert.deepEqual([streams.toSorted(), complaints], [['audio', 'subtitle', 'video'], ''])

      await page.getByRole('link', { name: 'Watch' }).click()
      // on, because she has created them
      await ines.dialog.getByRole('button', { name: 'Hide captions' }).waitFor()
      await page.locator('track[label=English]').waitFor({ state: 'attached' })
      await page.waitForFunction(() =>
        [...document.querySelectorAll('video')].some(({ textTracks: [track] }) => track?.cues?.length === 2),
      )
      await isAccessible(page, 'captioned film')
      // captions start after the three seconds of the title
      assert.match(
        await captionsAs(ines, 'srt'),
        /^1\n00:00:0[3-9],\d{3} --> [\d:,]+\n\[IDA\] You are very late\.\n/i,
      )
      assert.match(await captionsAs(ines, 'vtt'), /<v IDA>You are very late\./i)
      assert.deepEqual([ines.errors, ines.foreignRequests], [[], []])
    })
  },
)
