import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { likeness, stillOf } from '../../server/test/likeness.js'
import { factsOf } from './film-facts.js'
import type { Person } from './person.js'
import { openStage } from './stage.js'

const { person, product } = openStage()
const folder = await mkdtemp(join(tmpdir(), 'cutroom-continue-'))
after(() => rm(folder, { recursive: true, force: true }))

/** Downloads what an element of the page shows. */
async function fileOf(who: Person, selector: string, name: string): Promise<string> {
  const address = await who.page.locator(selector).first().getAttribute('src')
  const answer = await fetch(new URL(address!, product().url))
  const file = join(folder, name)
  await writeFile(file, Buffer.from(await answer.arrayBuffer()))
  return file
}
const take = (who: Person, number: number) => who.page.getByRole('article', { name: `Take ${number}` })

async function generate(who: Person, prompt: string): Promise<void> {
  await who.page.getByRole('textbox', { name: 'Prompt' }).fill(prompt)
  await who.button('Generate').click()
}

test(
  'a frame is saved, and a second shot begins where the first one ends',
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
      await page.keyboard.press('Escape')
      await generate(ines, 'A lighthouse at dusk, pan left')
      await take(ines, 1).locator('video').waitFor({ timeout: 180_000 })

      const film = take(ines, 1).locator('video')
      await film.evaluate(async (element) => {
        const video = element as HTMLVideoElement
        const shown = new Promise((resolve) => video.requestVideoFrameCallback(resolve))
        video.currentTime = 2.02
        await shown
      })
      await take(ines, 1).getByRole('button', { name: 'Save this frame' }).click()
      await ines.sees('Frame at 0:02.0 saved to your library')
      await ines.button('Open it').click()
      await ines.dialog.getByText('From A lighthouse at dusk, pan left at 0:02.0').waitFor()
      const saved = await fileOf(ines, '[role=dialog] figure img', 'saved.png')
      await ines.dialog.getByRole('link', { name: 'A lighthouse at dusk, pan left' }).click()

      await ines.dialog.getByRole('button', { name: 'Continue' }).click()
      await page.waitForURL('**tab=chat')
      assert.equal(await page.getByRole('textbox', { name: 'Prompt' }).inputValue(), '')
      await generate(ines, 'The lighthouse at night')
      await take(ines, 2).locator('video').waitFor({ timeout: 180_000 })

      const first = await fileOf(ines, 'article[aria-label="Take 1"] video', 'first.mp4')
      const second = await fileOf(ines, 'article[aria-label="Take 2"] video', 'second.mp4')
      const frames = 4 * 24
      for (const file of [first, second]) assert.equal((await factsOf(file)).frames, frames)
      assert((await likeness(first, 48, saved)) > 0.95)
      assert((await likeness(first, frames - 1, saved)) < 0.99)
      const beginsWhereItEnds = await likenessOfFrames(first, frames - 1, second)
      assert(beginsWhereItEnds > 0.95, String(beginsWhereItEnds))
      assert((await likenessOfFrames(first, frames - 1, second, 60)) < 0.9)
      assert.deepEqual([ines.errors, ines.foreignRequests], [[], []])
    })
  },
)

/** How like a frame of one film is to a frame of another, the first one by default. */
async function likenessOfFrames(one: string, at: number, other: string, frame = 0): Promise<number> {
  const picture = join(folder, `frame-${frame}.png`)
  await stillOf(other, frame, picture)
  return likeness(one, at, picture)
}
