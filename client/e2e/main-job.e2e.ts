import assert from 'node:assert/strict'
import { test } from 'node:test'
import { acceptVideos, chooseShortest, sendPrompt } from './clips.js'
import { cutReads, dragToFront } from './cut.js'
import { factsOf } from './film-facts.js'
import { openStage } from './stage.js'

const PROMPTS = [
  'A lighthouse at dusk, waves below, slow push in',
  'A red train crosses a snowy valley',
  'Two whales under the northern lights',
]
/** The first clip has the model’s default duration, the others four seconds. */
const CLIP_FRAMES = [120, 96, 96]
const OVERLAP_FRAMES = 24

const { person } = openStage()

test(
  'register, create a project, send three prompts, accept, order, choose transitions, merge and download',
  { timeout: 300_000 },
  async () => {
    const ines = await person()
    const { page } = ines
    await ines.runStory(async () => {
      await ines.join('ines@northlight.film', 'splice-at-dawn')
      await ines.createProject('The Keeper')
      await page.getByText('Start Creating').waitFor()

      for (const [at, prompt] of PROMPTS.entries()) {
        if (at === 1) await chooseShortest(ines)
        if (at === 2) await page.getByRole('switch', { name: 'Magic prompt' }).click()
        await sendPrompt(ines, prompt)
      }

      await acceptVideos(ines, PROMPTS.length)
      const approved = page.getByRole('region', { name: 'Approved Videos' })
      const order = () => approved.getByTestId('clip-title').allInnerTexts()
      await approved
        .getByTestId('clip-title')
        .nth(PROMPTS.length - 1)
        .waitFor()
      const accepted = await order()
      assert.deepEqual([...accepted].sort(), [...PROMPTS].sort())

      await dragToFront(page, 2)
      await page.mouse.up()
      const dragged = [accepted[2]!, accepted[0]!, accepted[1]!]
      await cutReads(page, dragged)

      const chosen = approved.getByText('Wind left', { exact: true }).filter({ visible: true }).first()
      const draftKept = page.waitForResponse(
        (answer) => answer.ok() && (answer.request().postData() ?? '').includes('hlwind'),
      )
      await approved.getByRole('combobox', { name: 'Transition from 1 to 2', exact: true }).click()
      await page.keyboard.type('hlwind')
      await page.keyboard.press('Enter')
      await chosen.waitFor()
      await draftKept
      await page.reload()
      await approved.getByTestId('clip-title').nth(2).waitFor()
      assert.deepEqual(await order(), dragged)
      await chosen.waitFor()

      const arriving = page.waitForEvent('download', { timeout: 120_000 })
      await ines.button('Merge & Export').click()
      const film = await arriving
      await page.getByText('Video merged successfully! Downloading...').waitFor()
      const facts = await factsOf(await film.path())
      const frames = CLIP_FRAMES.reduce((sum, clip) => sum + clip, 0) - OVERLAP_FRAMES
      assert.equal(facts.frames, frames)
      assert(Math.abs(facts.duration - frames / 24) < 0.05, `${facts.duration} s`)
      assert.deepEqual(facts.streams, ['audio', 'video'])
      assert.equal(facts.complaints, '')
      assert(facts.isFaststart)

      await page.getByRole('tab', { name: 'Merged Videos' }).click()
      await page.getByText('1 merged video(s)').waitFor()
      assert.deepEqual(ines.errors, [])
      assert.deepEqual(ines.foreignRequests, [])
    })
  },
)
