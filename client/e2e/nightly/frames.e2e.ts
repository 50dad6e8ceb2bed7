import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openClipStage, sendPrompt } from '../clips.js'
import type { Page } from 'playwright-core'
import { NARROW, WIDE } from '../person.js'
import { pictureOf } from '../pictures.js'

const IMAGE = 'Veo 3.1 (first frame)'

/** Folder for screenshots, optional. */
const LOOK = process.env.LOOK

const { person } = openClipStage(4)

async function look(page: Page): Promise<void> {
  for (const viewport of [WIDE, NARROW]) {
    await page.setViewportSize(viewport)
    await page.screenshot({ path: `${LOOK}/models-${viewport.width}.png`, fullPage: true })
  }
  await page.setViewportSize(WIDE)
}

test(
  'an admin enables a model with frames, open composers offer them, and a video starts from an image',
  { timeout: 300_000 },
  async () => {
    const [ada, second] = [await person(), await person()]
    const { page } = ada
    await ada.runStory(async () => {
      await ada.join('ada@northlight.film', 'splice-at-dawn')
      await ada.createProject('The Keeper')
      const slots = page.getByRole('group', { name: 'Frames' })
      const models = page.getByRole('combobox', { name: 'Model' })
      await models.click()
      await page.getByRole('option', { name: 'Automatic' }).waitFor({ state: 'attached' })
      assert.equal(await page.getByTitle(IMAGE, { exact: true }).count(), 0)
      await page.keyboard.press('Escape')

      await second.open('/login')
      await second.page.getByLabel('Email or username').fill('ada@northlight.film')
      await second.page.getByLabel('Password', { exact: true }).fill('splice-at-dawn')
      await second.button('Sign In').click()
      await second.page.waitForURL('**/projects')
      await second.open('/settings?tab=models')
      await second.page.getByRole('switch', { name: IMAGE, exact: true }).click()
      if (LOOK) await look(second.page)

      await slots.getByRole('button', { name: 'First frame' }).click()
      const choosing = page.waitForEvent('filechooser')
      await ada.dialog.getByRole('button', { name: 'Upload', exact: true }).click()
      await (await choosing).setFiles(await pictureOf('Harbour at dawn', '#284a63'))
      await slots.getByAltText('First frame: Harbour at dawn').waitFor()
      await models.click()
      await page.getByTitle(IMAGE, { exact: true }).click()
      await sendPrompt(ada, 'The boats leave the harbour')
      const take = page.getByRole('article').filter({ hasText: 'The boats leave the harbour' })
      await take.getByRole('list', { name: 'First frame' }).waitFor()
      await take.getByText(IMAGE).first().waitFor({ timeout: 120_000 })
      assert.equal(await slots.getByRole('button', { name: 'First frame', exact: true }).count(), 1)
      assert.deepEqual([...ada.errors, ...second.errors], [])
    })
  },
)
