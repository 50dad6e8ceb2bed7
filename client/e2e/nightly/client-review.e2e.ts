import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { ffmpegWith } from '../../../server/test/journeys/film-making.js'
import { isAccessible } from '../accessibility.js'
import { acceptVideos, openClipStage, sendPrompt } from '../clips.js'
import { isFine } from '../guest-page.js'

const folder = await mkdtemp(join(tmpdir(), 'cutroom-client-review-'))
after(() => rm(folder, { recursive: true, force: true }))
const windows = join(folder, 'windows')
const { person, clips } = openClipStage(4, {
  FFMPEG_PATH: await ffmpegWith(folder, `basename "$film" >> '${windows}'`),
})
/** The transitions rendered by merges so far. */
const drawnWindows = async () => (await readFile(windows, 'utf8')).trim().split('\n')
const PROMPTS = ['A lighthouse at dusk', 'A red train', 'Two whales']

test(
  'a film is shared, a guest requests a change, the take is made again, and the guest approves version 2',
  { timeout: 600_000 },
  async () => {
    const ines = await person()
    const { page } = ines
    const merge = async () => {
      const arriving = page.waitForEvent('download', { timeout: 120_000 })
      await ines.button('Merge & Export').click()
      await arriving
    }
    await ines.runStory(async () => {
      await ines.join('ines@northlight.film', 'splice-at-dawn')
      await ines.createProject('The Keeper')
      for (const prompt of PROMPTS) await sendPrompt(ines, prompt)
      await acceptVideos(ines, PROMPTS.length)
      const approved = page.getByRole('region', { name: 'Approved Videos' })
      for (const [from, to] of [
        [1, 2],
        [2, 3],
      ]) {
        await approved
          .getByRole('combobox', { name: `Transition from ${from} to ${to}`, exact: true })
          .click()
        await page.keyboard.type('hlwind')
        await page.keyboard.press('Enter')
      }
      await merge()
      const drawn = await drawnWindows()
      assert.equal(new Set(drawn).size, 2)
      await approved.getByRole('button', { name: 'Share the cut' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('The Keeper, first cut')
      await isAccessible(page, 'review-share')
      await dialog.getByRole('button', { name: 'Create link' }).click()
      const address = await dialog.getByLabel('Review link').inputValue()
      assert.match(address, /\/review#[\w-]{43}$/)
      await isAccessible(page, 'review-shared')
      await dialog.getByRole('button', { name: 'Done' }).click()

      const anna = await person()
      await anna.runStory(async () => {
        await anna.page.goto(address)
        await anna.page.getByLabel('Your name').fill('Anna')
        await anna.button('Open review').click()
        const slider = anna.page.getByRole('slider', { name: 'Position' })
        await slider.waitFor()
        // the second clip: each arrow is a second
        for (let second = 0; second < 5; second++) await anna.page.keyboard.press('ArrowRight')
        await anna.page.getByRole('textbox', { name: /^Note at/ }).fill('The coat should be red')
        await anna.button('Send').click()
        await anna.page.locator('p').getByText('The coat should be red', { exact: true }).waitFor()
        await anna.button('Request changes').click()
        await anna.page.getByLabel('What should change?').fill('The coat')
        await anna.button('Request changes').click()
        await anna.page.getByText('You requested changes', { exact: true }).waitFor()
      })

      await page.getByRole('tab', { name: 'Notes' }).click()
      const note = page.getByRole('article', { name: /^Note of Anna at/ })
      await note.getByText('The coat should be red').waitFor()
      await isAccessible(page, 'review-notes')
      await note.getByRole('button', { name: 'Make it again' }).click()
      await page.getByRole('group', { name: 'From a note' }).waitFor()
      await isAccessible(page, 'review-composer')
      const asked = clips().asked().length
      await ines.button('Generate').click()
      await page.getByRole('article').getByText('The coat should be red').first().waitFor()
      await page.getByRole('tab', { name: 'Videos', exact: true }).click()
      const generated = page.getByRole('region', { name: 'Generated Videos' })
      await generated.getByRole('button', { name: 'To review 1' }).click({ timeout: 120_000 })
      const accepted = page.waitForResponse((answer) =>
        (answer.request().postData() ?? '').includes('reviewVideo('),
      )
      await generated.getByRole('button', { name: 'Accept', exact: true, disabled: false }).click()
      assert((await accepted).ok())
      await page.reload() // the cut has the new take
      await approved.getByText('3 video(s)').waitFor()
      assert.equal(clips().asked().length, asked + 1)
      await merge()
      const drawnAgain = (await drawnWindows()).slice(drawn.length)
      assert.equal(drawnAgain.length, 2)
      assert(drawnAgain.every((window) => !drawn.includes(window)))

      await anna.runStory(async () => {
        await anna.page.getByText('Version 2 has arrived').waitFor()
        await anna.button('Watch').click()
        await anna.page.getByText('Done in version 2').first().waitFor()
        await anna.button('See before and after').click()
        await anna.page.getByRole('group', { name: 'Comparison' }).waitFor()
        await isFine(anna, 'loop-compare')
        await anna.page.keyboard.press('Escape')
        await anna.button('Approve').click()
        await anna.page.getByText('You approved this', { exact: true }).waitFor()
      })

      await page.getByRole('tab', { name: 'Notes' }).click()
      await page.getByText('Done', { exact: true }).first().click()
      await page.getByText('Done in version 2').first().waitFor()
      await isAccessible(page, 'review-done')
      await page.goto(new URL('/projects', page.url()).href)
      await page.getByText('The Keeper').first().waitFor()
      await isAccessible(page, 'review-projects')
      assert.deepEqual([ines.errors, anna.errors], [[], []])
    })
  },
)
