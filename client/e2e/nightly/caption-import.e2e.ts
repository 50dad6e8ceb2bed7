import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { acceptVideos, openClipStage, sendPrompt } from '../clips.js'
import { NARROW, WIDE } from '../person.js'

/** Folder for screenshots, optional. */
const LOOK = process.env.LOOK
const { person } = openClipStage(4)

const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1')
const OLD = bytesOf(
  '1\n00:00:00,500 --> 00:00:02,000\nCaf\xe9 cr\xe8me\n\n2\n00:00:02,200 --> 00:00:02,200\n(music)\n',
)
const NEW = Buffer.from('WEBVTT\n\n00:00.500 --> 00:02.000\n&eacute;t&eacute;\n \n<i>et hiver</i>\n')

async function look(page: Page, name: string): Promise<void> {
  if (!LOOK) return
  for (const viewport of [WIDE, NARROW]) {
    await page.setViewportSize(viewport)
    await page
      .getByRole('region', { name: 'Captions', exact: true })
      .evaluateAll((all) => all[0]!.scrollIntoView())
    await page.screenshot({ path: `${LOOK}/${name}-${viewport.width}.png` })
  }
  await page.setViewportSize(WIDE)
}

test('captions in a legacy encoding are previewed, lost content is listed, and a replacement can be undone', async () => {
  const ines = await person()
  const { page } = ines
  await ines.join('ines@northlight.film', 'splice-at-dawn')
  await ines.createProject('The Keeper')
  await ines.sees('Start Creating')
  await sendPrompt(ines, 'A lighthouse')
  await acceptVideos(ines, 1)
  await ines.button('Captions').first().click()
  const panel = page.getByRole('region', { name: 'Captions', exact: true })
  const choose = (name: string, buffer: Buffer) =>
    panel.getByLabel('Caption file').setInputFiles({ name, mimeType: 'text/plain', buffer })
  const texts = () =>
    panel
      .getByRole('textbox', { name: /, text$/ })
      .evaluateAll((all) => all.map((field) => (field as HTMLTextAreaElement).value))

  await choose('old.srt', OLD)
  const dialog = page.getByRole('dialog', { name: 'Import old.srt' })
  await dialog.getByText('Café crème').waitFor()
  await look(page, 'encoding')
  await dialog.getByRole('button', { name: 'Import' }).click()
  await panel.getByText('Line 6: Left out: it ends when it starts').waitFor()
  await look(page, 'notes')
  assert.deepEqual(await texts(), ['Café crème'])

  await choose('new.vtt', NEW)
  await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click()
  await page.getByText('1 caption imported. Formatting was removed from 1.').waitFor()
  assert.deepEqual(await texts(), ['été\net hiver'])
  await page.getByRole('button', { name: 'Undo', exact: true }).filter({ hasText: 'Undo' }).click()
  await panel.locator('textarea', { hasText: 'Café crème' }).waitFor()
  assert.deepEqual(await texts(), ['Café crème'])
  assert.deepEqual([ines.errors, ines.foreignRequests], [[], []])
})
