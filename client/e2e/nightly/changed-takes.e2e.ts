import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type FakeFal, startFal } from '../../../server/test/fal/fal.js'
import { NARROW, WIDE } from '../person.js'
import { openStage } from '../stage.js'

/** A folder for screenshots, if they are wanted. */
const LOOK = process.env.LOOK

let fal: FakeFal
const { person } = openStage(async () => {
  fal = await startFal({ key: 'a-key' })
  return { FAL_KEY: 'a-key', FAL_URL: fal.url }
})
after(() => fal.close())

test(
  'an accepted take is upscaled from its menu, and the new take is marked',
  { timeout: 180_000 },
  async () => {
    const ines = await person()
    const { page } = ines
    await ines.runStory(async () => {
      await ines.join('ines@northlight.film', 'splice-at-dawn')
      await ines.createProject('Small Things')
      await page.getByRole('textbox', { name: 'Prompt' }).fill('A lighthouse at dusk')
      await ines.button('Generate').click()
      await ines.button('Accept').first().waitFor({ timeout: 60_000 })
      await ines.button('Accept').first().click()
      await page.getByText('accepted').first().waitFor()
      await page.goto(`${page.url().split('?')[0]}?tab=videos`)
      await ines.button('More for A lighthouse at dusk').first().click()
      await page.getByRole('menuitem', { name: 'Upscale' }).click()
      const order = ines.dialog.getByRole('button', { name: 'Upscale · ~$0.02' })
      await order.waitFor()
      if (LOOK)
        for (const viewport of [NARROW, WIDE]) {
          await page.setViewportSize(viewport)
          await page.screenshot({ path: `${LOOK}/upscale-${viewport.width}.png` })
        }
      await order.click()
      await ines.button('2 takes of A lighthouse at dusk').click()
      await page.getByText('Upscaled', { exact: true }).first().waitFor({ timeout: 60_000 })
      if (LOOK) await page.screenshot({ path: `${LOOK}/upscaled-${WIDE.width}.png` })
      assert.equal(fal.submits.at(-1)?.model, 'fal-ai/topaz/upscale/video')
    })
  },
)
