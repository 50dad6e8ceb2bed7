/** Covers specification C25. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openStage } from './stage.js'

const EXAMPLE = 'A whale under the northern lights'

const { person } = openStage()

test(
  'a first user goes from an empty installation to a video, reuses its prompt and navigates by keyboard',
  { timeout: 300_000 },
  async () => {
    const ines = await person()
    const { page } = ines
    await ines.runStory(async () => {
      await ines.open('/login')
      await page.getByRole('heading', { name: 'Create Account' }).waitFor()
      await ines.sees('No accounts exist yet. You will be the admin.')
      await ines.join('ines@northlight.film', 'splice-at-dawn')

      await ines.button('Create Project').click()
      await ines.dialog.getByLabel('Name').fill('The Keeper')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/projects/*')
      const prompt = page.getByRole('textbox', { name: 'Prompt' })
      const examples = page.getByRole('region', { name: 'Or start with one of these' })
      await examples.getByRole('button', { name: EXAMPLE }).waitFor()
      assert.equal(await examples.getByRole('button').locator('img').count(), 6)
      await examples.getByRole('button', { name: EXAMPLE }).click()
      assert.equal(await prompt.inputValue(), EXAMPLE)
      assert.equal(await page.getByRole('article').count(), 0)

      const magicPrompt = page.getByRole('switch', { name: 'Magic prompt' })
      await magicPrompt.press('Space')
      await magicPrompt.and(page.locator('[aria-checked="true"]')).waitFor()
      const take = (number: number) => page.getByRole('article', { name: `Take ${number}`, exact: true })
      for (let number = 1; number <= 3; number++) {
        if (number > 1)
          await take(number - 1)
            .getByRole('button', { name: 'Use again' })
            .click()
        assert.equal(await prompt.inputValue(), EXAMPLE)
        await prompt.press('Enter')
        await take(number).getByText(EXAMPLE, { exact: true }).waitFor()
      }
      await take(3)
        .getByText(/in line, after “A whale/)
        .waitFor()
      await take(3).getByRole('img', { name: 'Magic prompt' }).waitFor()
      assert(await take(3).getByRole('progressbar').isVisible())

      const openPalette = async () => {
        await page.keyboard.press('Control+k')
        await ines.dialog.locator('input:focus').waitFor()
      }
      await openPalette()
      await page.keyboard.type('library')
      await ines.dialog.getByRole('option', { name: 'Library', exact: true, selected: true }).waitFor()
      await page.keyboard.press('Enter')
      await ines.button('Upload an image').waitFor()
      await page.getByRole('main').focus()
      await page.keyboard.press('/')
      const search = page.getByRole('searchbox', { name: 'Search name or tag' })
      assert(await search.evaluate((field) => field === document.activeElement))
      await page.getByRole('main').focus()
      await page.keyboard.press('?')
      await ines.dialog.getByText('Go to a project, an asset or an action').waitFor()
      await page.keyboard.press('Escape')
      await ines.dialog.waitFor({ state: 'hidden' })
      await openPalette()
      await page.keyboard.type('keep')
      await ines.dialog.getByRole('option', { name: 'The Keeper', selected: true }).waitFor()
      await page.keyboard.press('Enter')
      await take(1).waitFor()
      assert.deepEqual(ines.errors, [])
      assert.deepEqual(ines.foreignRequests, [])
    })
  },
)
