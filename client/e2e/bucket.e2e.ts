import assert from 'node:assert/strict'
import { stat } from 'node:fs/promises'
import { after, test } from 'node:test'
import type { Download, Locator } from 'playwright-core'
import { startBucket } from '../../server/test/bucket.js'
import { startClips } from '../../server/test/fal/clips.js'
import { pictureOf } from './pictures.js'
import { playThrough } from './playback.js'
import { openStage } from './stage.js'

const CLIP_SECONDS = 2
const PROMPTS = ['A lighthouse at dusk', 'A red train']

const [bucket, provider] = await Promise.all([startBucket(), startClips(CLIP_SECONDS)])
const { person } = openStage(async () => ({
  ...provider.env,
  STORAGE_URL: bucket.url,
  STORAGE_REDIRECT: 'on',
}))
after(() => Promise.all([bucket.close(), provider.close()]))

const isShown = (image: Locator) =>
  image.evaluate(async (element: HTMLImageElement) => {
    await element.decode()
    return element.naturalWidth > 0
  })
const saved = async (download: Download) => ({
  name: download.suggestedFilename(),
  bytes: (await stat(await download.path())).size,
})

test(
  'pictures, films and downloads come from the bucket itself, by their own names',
  { timeout: 240_000 },
  async () => {
    const ines = await person()
    const { page } = ines
    await ines.runStory(async () => {
      await ines.open('/login')
      bucket.allowedOrigin = new URL(page.url()).origin
      await ines.join('ines@northlight.film', 'splice-at-dawn')
      await ines.open('/library')
      await ines.upload(await pictureOf('harbour', '#204060'), 'Harbour')
      assert(await isShown(ines.card('Harbour', 'approved').locator('img').first()))

      await ines.open('/projects')
      await ines.createProject('The Keeper')
      await page
        .getByRole('link', { name: /The Keeper/ })
        .first()
        .click()
      await ines.sees('Start Creating')
      for (const prompt of PROMPTS) {
        await page.getByRole('textbox', { name: 'Prompt' }).fill(prompt)
        await ines.button('Generate').click()
        await page.getByText(prompt, { exact: true }).filter({ visible: true }).first().waitFor()
      }
      await page.getByRole('tab', { name: 'Videos', exact: true }).click()
      for (let accepted = 1; accepted <= PROMPTS.length; accepted++) {
        await page
          .getByRole('region', { name: 'Generated Videos' })
          .getByRole('button', { name: 'Accept', exact: true, disabled: false })
          .first()
          .click({ timeout: 120_000 })
        await page
          .getByRole('region', { name: 'Approved Videos' })
          .getByText(`${accepted} video(s)`)
          .waitFor()
      }
      const merged = page.waitForEvent('download', { timeout: 120_000 })
      await ines.button('Merge & Export').click()
      const film = await saved(await merged)
      assert.match(film.name, /^The Keeper.*\.mp4$/)

      await page.getByRole('tab', { name: 'Merged Videos' }).click()
      await ines.button(/^Play The Keeper/).click()
      bucket.requests.length = 0
      await ines.dialog.getByRole('button', { name: 'Mute' }).click()
      const playing = playThrough(ines.dialog.locator('video'))
      await ines.dialog.getByRole('button', { name: 'Play' }).click()
      const { error, corrupted, shown } = await playing
      assert.deepEqual([error, corrupted, shown > 0], [null, 0, true])

      const again = page.waitForEvent('download')
      await ines.dialog.getByRole('button', { name: /Download/ }).click()
      assert.deepEqual(await saved(await again), film)
      assert(ines.foreignRequests.length > 0)
      assert(ines.foreignRequests.every((address) => new URL(address).origin === bucket.origin))
      assert(bucket.requests.every(({ action, isAddressed }) => action !== 'get' || isAddressed))
      assert.deepEqual(ines.errors, [])
    })
  },
)
