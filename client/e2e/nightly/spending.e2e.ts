import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type FakeFal, startFal } from '../../../server/test/fal/fal.js'
import { NARROW } from '../person.js'
import { openStage } from '../stage.js'

let fal: FakeFal
const { person } = openStage(async () => {
  fal = await startFal({ key: 'a-key' })
  return { FAL_KEY: 'a-key', FAL_URL: fal.url }
})
after(() => fal.close())

test(
  'a budget covers one video, and refuses the next one with the remaining amount',
  { timeout: 180_000 },
  async () => {
    const ines = await person()
    const { page } = ines
    const prompt = page.getByRole('textbox', { name: 'Prompt' })
    await ines.runStory(async () => {
      await ines.join('ines@northlight.film', 'splice-at-dawn')
      await ines.open('/settings?tab=spending')
      await ines.sees('Nothing spent')
      await ines.button('New budget').click()
      await ines.dialog.getByLabel('Limit in US dollars').fill('1')
      await page.keyboard.press('Enter')
      await ines.sees('$0.00 used, $1.00 left')

      await ines.open('/projects')
      await ines.createProject('Small Things')
      const generate = ines.button('Generate')
      await page
        .getByRole('button', { name: 'Generate', exact: true, description: 'Costs about $0.70' })
        .waitFor()
      await prompt.fill('A lighthouse at dusk')
      await generate.click()
      await page.getByText('$0.70', { exact: false }).first().waitFor()
      await ines.button('Accept').first().waitFor({ timeout: 60_000 })
      await ines.button('Accept').first().click()
      await prompt.fill('The same at night')
      await generate.click()
      await ines.sees(/This would cost about \$0\.70, and the team’s budget for .* has \$0\.30 left/)
      await page.waitForFunction(
        () => document.querySelector<HTMLTextAreaElement>('textarea')?.value === 'The same at night',
      )

      await ines.open('/settings?tab=spending')
      await ines.sees('$0.70 used, $0.30 left')
      await page.getByRole('table', { name: 'By project' }).getByText('Small Things').waitFor()
      const download = page.waitForEvent('download')
      await ines.button('Export CSV').click()
      assert.equal((await download).suggestedFilename(), 'spending.csv')
      await page.setViewportSize(NARROW)
      await page.getByRole('table', { name: 'By month' }).scrollIntoViewIfNeeded()
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      assert.equal(overflow, 0)
      assert.equal(fal.submits.length, 1)
    })
  },
)
