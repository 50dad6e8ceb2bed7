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

const look = process.env.LOOK

test(
  'three shots are planned, the budget covers two, and the board becomes the cut',
  { timeout: 300_000 },
  async () => {
    const ines = await person()
    const { page } = ines
    const shoot = async (name: string) => {
      if (look) await page.screenshot({ path: `${look}/${name}.png`, fullPage: true })
    }
    const shot = (number: number) => page.getByRole('article', { name: `Shot ${number}`, exact: true })
    await ines.runStory(async () => {
      await ines.join('ines@northlight.film', 'splice-at-dawn')
      await ines.open('/settings?tab=spending')
      await ines.button('New budget').click()
      await ines.dialog.getByLabel('Limit in US dollars').fill('1.3')
      await page.keyboard.press('Enter')
      await ines.sees('$0.00 used, $1.30 left')

      await ines.open('/projects')
      await ines.createProject('The Keeper')
      await page.getByRole('tab', { name: 'Storyboard' }).click()
      await ines.button('Add a shot').click()
      const words = [
        'A door opens by itself',
        'A ship turns in the fog',
        'The lamp of the lighthouse goes out',
      ]
      for (const [at, one] of words.entries()) {
        if (at) await ines.button('Add shot').click()
        await shot(at + 1)
          .getByRole('textbox')
          .first()
          .fill(one)
        await shot(at + 1)
          .getByLabel(`Seconds of shot ${at + 1}`)
          .fill('4')
        await page.keyboard.press('Tab')
      }
      await shot(3)
        .getByRole('button', { name: /Generate take\s*~\$0\.56/ })
        .waitFor()
      await shoot('board-1440')

      await ines.chooseFromMenu('More', 'Generate takes')
      await ines.sees('The budget lasts for 2 of 3 shots. The others are refused, and say why.')
      await shoot('generate-1440')
      await page.setViewportSize(NARROW)
      await shoot('generate-390')
      await page.setViewportSize({ width: 1440, height: 900 })
      await ines.button('Generate 3 shots ~$1.68').click()
      await ines.sees('1 not generated')
      await shoot('generating-1440')
      await shot(3)
        .getByText(/the team’s budget for .* has \$0\.18 left/)
        .waitFor()
      for (const number of [1, 2]) await shot(number).getByText('1 take').waitFor({ timeout: 60_000 })
      assert.equal(fal.submits.length, 2)

      await shot(1).getByRole('textbox').first().fill('A door opens slowly')
      await page.keyboard.press('Tab')
      await shot(1).getByText('Changed since this take: words').waitFor({ timeout: 60_000 })
      await shot(2).getByRole('button', { name: '1 take' }).click()
      await shot(2).getByRole('button', { name: 'Chosen: take 1' }).waitFor()
      await shoot('takes-1440')
      await page.setViewportSize(NARROW)
      await shoot('takes-390')
      await page.setViewportSize({ width: 1440, height: 900 })

      await page.getByTitle('List').click()
      await shoot('list-1440')
      await page.getByTitle('Cards').click()
      await ines.chooseFromMenu('More', 'Build cut from storyboard')
      await ines.sees('This also accepts 2 unreviewed takes (shots 1, 2).')
      await shoot('cut-1440')
      await page.setViewportSize(NARROW)
      await shoot('cut-390')
      await page.setViewportSize({ width: 1440, height: 900 })
      await ines.dialog.getByRole('button', { name: 'Build cut from storyboard' }).click()
      await page.waitForURL('**tab=videos*')
      await ines.sees('Cut rebuilt from the storyboard')
      await shoot('videos-1440')
      assert.deepEqual(ines.errors, [])
    })
  },
)
