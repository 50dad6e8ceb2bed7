import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openStage } from './stage.js'

const { person } = openStage()

test(
  'variations of a shot: one is declined for a reason and asked for again, another takes its place in the cut',
  { timeout: 300_000 },
  async () => {
    const ines = await person()
    const { page } = ines
    await ines.runStory(async () => {
      await ines.join('ines@northlight.film', 'splice-at-dawn')
      await ines.createProject('The Keeper')
      await ines.sees('Start Creating')
      await ines.button('Options').click()
      await page.getByRole('radiogroup', { name: 'Duration' }).getByText('4 s', { exact: true }).click()
      await page.getByRole('radiogroup', { name: 'Variations' }).getByText('2', { exact: true }).click()
      await page.keyboard.press('Escape')
      await page.getByRole('textbox', { name: 'Prompt' }).fill('A lighthouse at dusk')
      await ines.button('Generate').click()
      const variation = (number: number) => page.getByRole('region', { name: `Variation ${number}` })
      await variation(1).getByRole('button', { name: 'Accept' }).waitFor({ timeout: 120_000 })
      await variation(2).getByRole('button', { name: 'Reject' }).click({ timeout: 120_000 })
      await variation(2).getByRole('button', { name: 'Say why' }).click()
      await ines.dialog.getByRole('textbox', { name: 'Reason' }).fill('Too dark')
      await page.keyboard.press('Enter')
      await variation(2).getByRole('button', { name: 'Declined: Too dark' }).waitFor()

      await variation(2).getByRole('button', { name: 'Use again, variation 2' }).click()
      const another = page.getByRole('group', { name: 'Another take' })
      await another.getByText('Declined: Too dark').waitFor()
      assert.equal(await another.getByRole('checkbox', { name: /^Same seed/ }).isChecked(), false)
      await ines.button('2 videos at once. Make one.').click()
      await page.getByRole('textbox', { name: 'Prompt' }).fill('A lighthouse at noon')
      await ines.button('Generate').click()
      await another.waitFor({ state: 'detached' })

      await page.getByRole('tab', { name: 'Videos', exact: true }).click()
      const videos = page.getByRole('region', { name: 'Generated Videos' })
      const approved = page.getByRole('region', { name: 'Approved Videos' })
      await videos.getByRole('button', { name: /^3 takes of / }).focus({ timeout: 30_000 })
      await page.keyboard.press('t')
      await videos.getByText('Too dark').waitFor()
      const accept = (title: string) =>
        videos
          .getByRole('article', { name: title })
          .filter({ hasNotText: 'Too dark' })
          .getByRole('button', { name: 'Accept', disabled: false })
          .click({ timeout: 120_000 })
      await accept('A lighthouse at dusk')
      await approved.getByText('1 video(s)').waitFor()
      await accept('A lighthouse at noon')
      await approved.getByText('A lighthouse at noon').first().waitFor()
      await approved.getByText('1 video(s)').waitFor()
      await videos.getByRole('button', { name: 'Accepted 1' }).waitFor()
    })
  },
)
