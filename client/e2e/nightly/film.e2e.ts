import assert from 'node:assert/strict'
import { test } from 'node:test'
import { transitionName } from '#schema/limits'
import { acceptVideos, openClipStage, sendPrompt } from '../clips.js'
import type { Person } from '../person.js'
import { lookAt, playThrough } from '../playback.js'

const PROMPTS = [
  'A lighthouse at dusk, waves below',
  'A red train crosses a snowy valley',
  'Two whales under the northern lights',
]
const CLIP_SECONDS = 2
const JOINS = [
  { transition: 'fade', seconds: 0.25 },
  { transition: 'hlwind', seconds: 0.5 },
]
const FRAME_RATE = 24
const CLIP_FRAMES = CLIP_SECONDS * FRAME_RATE

const { person } = openClipStage(CLIP_SECONDS)

async function chooseJoins({ page }: Person): Promise<void> {
  const approved = page.getByRole('region', { name: 'Approved Videos' })
  for (const [gap, { transition, seconds }] of JOINS.entries()) {
    const between = `from ${gap + 1} to ${gap + 2}`
    await approved.getByRole('combobox', { name: `Transition ${between}`, exact: true }).click()
    await page.keyboard.type(transition)
    await page.keyboard.press('Enter')
    await approved
      .getByText(transitionName(transition), { exact: true })
      .filter({ visible: true })
      .first()
      .waitFor()
    await approved.getByRole('combobox', { name: `Length of the transition ${between}`, exact: true }).click()
    await page
      .locator('.ant-select-dropdown')
      .getByText(`${seconds} s`, { exact: true })
      .filter({ visible: true })
      .first()
      .click()
    await approved.getByText(`${seconds} s`, { exact: true }).filter({ visible: true }).first().waitFor()
  }
}

test(
  'a merged film plays to its end and seeks to the exact frame around every transition',
  { timeout: 300_000 },
  async () => {
    const ines = await person()
    const { page } = ines
    await ines.runStory(async () => {
      await ines.join('ines@northlight.film', 'splice-at-dawn')
      await ines.createProject('The Keeper')
      await ines.sees('Start Creating')
      for (const prompt of PROMPTS) await sendPrompt(ines, prompt)
      await acceptVideos(ines, PROMPTS.length)
      await chooseJoins(ines)
      const arriving = page.waitForEvent('download', { timeout: 120_000 })
      await ines.button('Merge & Export').click()
      await arriving

      await page.getByRole('tab', { name: 'Merged Videos' }).click()
      await ines.button(/^Play The Keeper/).click()
      const film = ines.dialog.locator('video')
      const windows = JOINS.map(({ seconds }) => seconds * FRAME_RATE)
      const frames = PROMPTS.length * CLIP_FRAMES - windows.reduce((sum, window) => sum + window, 0)
      await ines.dialog.getByRole('button', { name: 'Mute' }).click()
      const playing = playThrough(film)
      await ines.dialog.getByRole('button', { name: 'Play' }).click()
      const played = await playing
      assert.deepEqual([played.error, played.corrupted], [null, 0])
      assert(played.shown > 0)
      assert(played.decoded >= frames, `${played.decoded} of ${frames} frames`)
      assert(Math.abs(played.duration - frames / FRAME_RATE) < 0.001, `${played.duration} s`)

      const beginnings = windows.map(
        (_, gap) =>
          (gap + 1) * CLIP_FRAMES - windows.slice(0, gap + 1).reduce((sum, window) => sum + window, 0),
      )
      const besides = beginnings.flatMap((first, gap) => [
        first - 1,
        first,
        first + windows[gap] - 1,
        first + windows[gap],
      ])
      const places = [frames - 1, ...besides, 0, ...besides.toReversed(), frames - 2]
      for (const frame of places) {
        const seen = await lookAt(film, (frame + 0.5) / FRAME_RATE)
        assert.deepEqual(
          { frame: Math.round(seen.mediaTime * FRAME_RATE), time: seen.time.toFixed(3) },
          { frame, time: ((frame + 0.5) / FRAME_RATE).toFixed(3) },
        )
        assert(seen.colours > 64, `Frame ${frame} is blank: ${seen.colours} colours`)
      }
      assert.deepEqual([ines.errors, ines.foreignRequests], [[], []])
    })
  },
)
