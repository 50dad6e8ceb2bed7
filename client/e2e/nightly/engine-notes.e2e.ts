import { test } from 'node:test'
import { chooseShortest } from '../clips.js'
import { NARROW, WIDE } from '../person.js'
import { openStage } from '../stage.js'

const { person } = openStage()

test('words unknown to the preview engine are listed below the video', { timeout: 180_000 }, async () => {
  const ines = await person()
  const { page } = ines
  await ines.runStory(async () => {
    await ines.join('ines@northlight.film', 'splice-at-dawn')
    await ines.createProject('Small Things')
    await chooseShortest(ines)
    await page
      .getByRole('textbox', { name: 'Prompt' })
      .fill('A spaniel, a lighthose and a pizza in a kitchen')
    await ines.button('Generate').click()
    const note = page.getByRole('note').filter({ visible: true })
    await note.getByText('Shown by name: lighthose. Did you mean “lighthouse”?').waitFor({ timeout: 120_000 })
    await note.getByText('dog for “spaniel”').waitFor()
    for (const size of [WIDE, NARROW]) {
      await page.setViewportSize(size)
      await note.waitFor()
    }
  })
})
