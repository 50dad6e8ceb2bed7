import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type FakeFal, startFal } from '../../../server/test/fal/fal.js'
import type { Page } from 'playwright-core'
import { callerIn } from '../api.js'
import { NARROW, WIDE } from '../person.js'
import { openStage } from '../stage.js'

/** Folder for screenshots, optional. */
const LOOK = process.env.LOOK

async function look(page: Page, name: string): Promise<void> {
  if (!LOOK) return
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport)
    await page.screenshot({ path: `${LOOK}/${name}-${viewport.width}.png` })
  }
}

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
      await page.goto(`${page.url().split('?')[0]}?tab=videos&view=takes`)
      await ines.button('More for A lighthouse at dusk').first().click()
      await page.getByRole('menuitem', { name: 'Upscale' }).click()
      const order = ines.dialog.getByRole('button', { name: 'Upscale · ~$0.02' })
      await order.waitFor()
      await look(page, 'upscale')
      await order.click()
      await ines.button('2 takes of A lighthouse at dusk').click()
      await page.getByText('Upscaled', { exact: true }).first().waitFor({ timeout: 60_000 })
      await look(page, 'upscaled')
      assert.equal(fal.submits.at(-1)?.model, 'fal-ai/topaz/upscale/video')
      assert.deepEqual(ines.errors, [])
    })
  },
)

test(
  'lips are synchronized to a voice; a failed take shows its reason and can be retried in place',
  { timeout: 180_000 },
  async () => {
    const omar = await person()
    const { page } = omar
    await omar.runStory(async () => {
      await omar.join('omar@northlight.film', 'splice-at-dawn')
      await omar.createProject('Spoken Things')
      await page.getByRole('textbox', { name: 'Prompt' }).fill('A sailor speaks')
      await omar.button('Generate').click()
      await omar.button('Accept').first().waitFor({ timeout: 60_000 })
      const [projectPage] = page.url().split('?')
      await page.goto(`${projectPage}?tab=videos`)
      const openLips = async () => {
        await omar.button('More for A sailor speaks').first().click()
        await page.getByRole('menuitem', { name: 'Fit lips to a voice' }).click()
      }
      await openLips()
      await omar.dialog.getByText('This project has no voice yet').waitFor()
      await look(page, 'lips-none')
      await omar.button('Cancel').click()
      const call = await callerIn(page)
      await call('mutation Speak($input: GenerateSoundsInput!) { generateSounds(input: $input) { jobId } }', {
        input: {
          projectId: projectPage!.split('/').at(-1),
          sounds: [{ kind: 'VOICE', model: 'sketch/voice', words: 'Ahoy, the light is out.' }],
        },
      })
      const voices = async () => {
        const { project } = await call<{ project: { sounds: { nodes: { url: string | null }[] } } }>(
          'query Voices($id: ID!) { project(id: $id) { sounds { nodes { url } } } }',
          { id: projectPage!.split('/').at(-1) },
        )
        return project.sounds.nodes.filter(({ url }) => url)
      }
      while ((await voices()).length === 0) await page.waitForTimeout(200)
      fal.behave({ mode: 'error' })
      await openLips()
      await look(page, 'lips')
      await omar.dialog.getByRole('button', { name: /^Fit lips to this voice · ~\$/ }).click()
      await omar.button('2 takes of A sailor speaks').click()
      await page.getByText('The provider refused this').first().waitFor({ timeout: 60_000 })
      await look(page, 'lips-failed')
      fal.behave({ mode: 'ok' })
      await omar.button('Retry').click()
      await omar.button('Accept').nth(1).waitFor({ timeout: 60_000 })
      assert.equal(fal.submits.at(-1)?.model, 'fal-ai/sync-lipsync/v3')
      const { notifications } = await call<{ notifications: { nodes: { message: string; link: string }[] } }>(
        '{ notifications { nodes { message link } } }',
      )
      const failed = notifications.nodes.find(({ message }) => message.includes('could not be generated'))
      assert.equal(failed?.link, `${new URL(projectPage!).pathname}?tab=videos`)
      assert.deepEqual(omar.errors, [])
    })
  },
)
