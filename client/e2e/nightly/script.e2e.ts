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

const { person } = openStage()

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
    await ines.sees('Added 2 shots')
    await page.getByText('A boat turns to the rocks.').first().waitFor()
    assert.deepEqual(ines.errors, [])
  })
})
