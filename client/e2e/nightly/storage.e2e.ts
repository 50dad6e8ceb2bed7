/** Covers specification K30. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { acceptVideos, openClipStage, sendPrompt } from '../clips.js'

const PROMPT = 'A lighthouse at dusk, waves below'
const REFUSED = 'And a storm that comes in from the sea'

/** Length of a sound larger than a megabyte, in seconds. */
const CLIP_SECONDS = 8

const { person } = openClipStage(CLIP_SECONDS)

test(
  'an admin views storage, sets a quota that refuses a prompt, and removes it',
  { timeout: 300_000 },
  async () => {
    const ada = await person()
    const { page } = ada
    const prompt = page.getByRole('textbox', { name: 'Prompt' })
    await ada.runStory(async () => {
      await ada.join('ada@northlight.film', 'splice-at-dawn')
      await ada.createProject('The Keeper')
      const project = new URL(page.url()).pathname
      await sendPrompt(ada, PROMPT)
      await acceptVideos(ada, 1)

      await ada.open('/settings?tab=storage')
      const projects = page.getByRole('table', { name: 'By project' })
      await projects.getByRole('link', { name: 'The Keeper' }).waitFor()
      assert.match(
        await page.getByRole('table', { name: 'By kind' }).innerText(),
        /Takes\s+5\s+[\d.]+ (KB|MB)/,
      )

      await ada.button('Set quota').click()
      await ada.dialog.getByLabel('Team storage limit').fill('0.001')
      await page.keyboard.press('Enter')
      await ada.sees('Quota set to 1 MB')
      await ada.sees('The storage is full')

      await ada.open(project)
      await prompt.fill(REFUSED)
      await ada.button('Generate').click()
      await ada.sees('The team has reached its storage quota.')
      assert.equal(await prompt.inputValue(), REFUSED)

      await ada.open('/settings?tab=storage')
      await ada.button('Change quota').click()
      await ada.dialog.getByLabel('Team storage limit').fill('')
      await page.keyboard.press('Enter')
      await ada.sees('Quota removed')
      await ada.open('/settings?tab=audit')
      await ada.sees('Storage quota set')
      assert.deepEqual(ada.errors, [])
    })
  },
)
