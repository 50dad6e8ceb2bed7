/** Covers specification C49. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openClipStage } from '../clips.js'
import { NARROW, WIDE } from '../person.js'
import { pictureOf } from '../pictures.js'

/** Folder for screenshots, optional. */
const LOOK = process.env.LOOK
const FILES = ['A red door', 'A lamp']
const NANO = 'Nano Banana Pro (references)'

const { person } = openClipStage(4)

test('two images are combined by a selected model', { timeout: 240_000 }, async () => {
  const ada = await person()
  const { page, dialog } = ada
  const look = async (name: string) => {
    if (!LOOK) return
    for (const viewport of [WIDE, NARROW]) {
      await page.setViewportSize(viewport)
      await page.screenshot({ path: `${LOOK}/${name}-${viewport.width}.png` })
    }
    await page.setViewportSize(WIDE)
  }
  await ada.runStory(async () => {
    await ada.join('ada@northlight.film', 'splice-at-dawn')
    await ada.createProject('The Keeper')
    await ada.button('Reference image').click()
    for (const name of FILES) {
      const choosing = page.waitForEvent('filechooser')
      await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
      await (await choosing).setFiles(await pictureOf(name, '#284a63'))
      await dialog.getByRole('button', { name, exact: true }).waitFor()
    }
    await dialog.getByRole('tab', { name: 'Generate' }).click()
    const panel = dialog.getByRole('tabpanel', { name: 'Generate' })
    await panel.getByText('Automatic · FLUX.2 Pro').waitFor()
    await panel.getByRole('button', { name: 'Modify an image' }).click()
    for (const name of FILES) await panel.getByRole('button', { name, exact: true }).click()
    await panel.getByText('2 of 9 chosen').waitFor()
    await look('image-references')
    await panel.getByRole('button', { name: 'Back' }).click()
    await panel.getByRole('combobox', { name: 'Image model' }).click()
    await page.getByTitle(NANO, { exact: true }).waitFor()
    await look('image-models')
    await page.getByTitle(NANO, { exact: true }).click()
    await panel.getByLabel('Image prompt').fill('The lamp above the door')
    await look('image-order')
    await panel.getByRole('button', { name: 'Combine images' }).click()
    await panel.getByAltText('The lamp above the door').waitFor({ timeout: 120_000 })
    await look('image-result')
    assert.deepEqual(ada.errors, [])
  })
})
