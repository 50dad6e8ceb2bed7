import assert from 'node:assert/strict'
import { stat } from 'node:fs/promises'
import { after, test } from 'node:test'
import type { Download, Locator } from 'playwright-core'
import { startBucket } from '../../../server/test/bucket.js'
import { acceptVideos, openClipStage, sendPrompt } from '../clips.js'
import { pictureOf } from '../pictures.js'
import { playThrough } from '../playback.js'

const CLIP_SECONDS = 2
const PROMPTS = ['A lighthouse at dusk', 'A red train']

const bucket = await startBucket()
const { person } = openClipStage(CLIP_SECONDS, { STORAGE_URL: bucket.url, STORAGE_REDIRECT: 'on' })
after(() => bucket.close())

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
  'images, films and downloads are served by the bucket under their own names',
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
      await ines.sees('Start Creating')
      for (const prompt of PROMPTS) await sendPrompt(ines, prompt)
      await acceptVideos(ines, PROMPTS.length)
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
