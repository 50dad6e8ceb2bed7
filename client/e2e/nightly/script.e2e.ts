import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NARROW } from '../person.js'
import { openStage } from '../stage.js'

const SCRIPT = `INT. LIGHTHOUSE - NIGHT

The keeper climbs the last steps with a lantern.

KEEPER
Still burning.

Far below, a small boat turns towards the rocks.

EXT. SEA - NIGHT

CLOSE ON an oar that breaks in two.`

/** “Анна зажигает лампу.” in Windows-1251. */
const RUSSIAN = Buffer.from('c0edede020e7e0e6e8e3e0e5f220ebe0eceff32e', 'hex')
const FINAL_DRAFT =
  '<FinalDraft><Content><Paragraph Type="Action"><Text>It rains.</Text></Paragraph></Content></FinalDraft>'

const { person } = openStage()

test(
  'files in other encodings and formats are read into the field, or refused',
  { timeout: 180_000 },
  async () => {
    const ana = await person()
    const { page, dialog } = ana
    await ana.runStory(async () => {
      await ana.join('ana@northlight.film', 'splice-at-dawn')
      await ana.createProject('The Lamp')
      await ana.open(`${new URL(page.url()).pathname}?tab=storyboard`)
      await ana.button('Write from a script').first().click()
      const field = dialog.getByLabel('Script')
      const choose = (name: string, buffer: Buffer) =>
        dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer })
      const holds = (text: string) =>
        page.waitForFunction(
          ([wanted]) => document.querySelector<HTMLTextAreaElement>('#script')?.value.trim() === wanted,
          [text],
        )
      await choose('lamp.txt', RUSSIAN)
      await holds('Анна зажигает лампу.')
      await ana.sees('Cyrillic (Windows-1251)')
      await dialog.getByLabel('Encoding of the file').click()
      await page.getByTitle('Greek (Windows-1253)').click()
      await page.waitForFunction(
        () => !document.querySelector<HTMLTextAreaElement>('#script')?.value.includes('Анна'),
      )
      await choose('rain.fdx', Buffer.from(FINAL_DRAFT))
      await holds('It rains.')
      await choose('rain.rtf', Buffer.from('{\\rtf1 It rains.}'))
      await ana.sees('This is an RTF document, not plain text.')
      assert.equal((await field.inputValue()).trim(), 'It rains.')
      assert.deepEqual(ana.errors, [])
    })
  },
)

test('a pasted script becomes storyboard shots', { timeout: 180_000 }, async () => {
  const ines = await person()
  const { page, dialog } = ines
  await ines.runStory(async () => {
    await ines.join('ines@northlight.film', 'splice-at-dawn')
    await ines.createProject('The Keeper')
    await ines.open(`${new URL(page.url()).pathname}?tab=storyboard`)
    await ines.button('Write from a script').first().click()
    await dialog.getByLabel('Script').fill(SCRIPT)
    await page.reload()
    await ines.button('Write from a script').first().click()
    await dialog.getByLabel('Script').press('Control+Enter')
    await ines.sees('3 shots of 3, in 2 scenes')
    await page.setViewportSize(NARROW)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    assert.ok(width <= NARROW.width, `the dialog is ${width} pixels wide`)
    await dialog.getByRole('textbox', { name: 'What happens in shot 2' }).fill('A boat turns to the rocks.')
    await dialog.getByRole('checkbox', { name: 'EXT. SEA - NIGHT' }).uncheck()
    await ines.button('Add 2 shots').click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText('A boat turns to the rocks.').first().waitFor()
    assert.deepEqual(ines.errors, [])
  })
})
