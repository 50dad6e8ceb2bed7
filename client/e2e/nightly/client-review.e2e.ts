import { test } from 'node:test'
import { isAccessible } from '../accessibility.js'
import { acceptVideos, sendPrompt } from '../clips.js'
import { MOUSE } from '../hands.js'
import { openLoopStage, reviewLoop } from '../review-loop.js'

const stage = await openLoopStage()
const PROMPTS = ['A lighthouse at dusk', 'A red train', 'Two whales']

test(
  'a film is shared, a guest requests a change, the take is regenerated, and the guest approves version 2',
  { timeout: 600_000 },
  async () => {
    const ines = await stage.person()
    const { page } = ines
    await ines.runStory(async () => {
      await ines.join('ines@northlight.film', 'splice-at-dawn')
      await ines.createProject('The Keeper')
      for (const prompt of PROMPTS) await sendPrompt(ines, prompt)
      await acceptVideos(ines, PROMPTS.length)
      await reviewLoop(stage, {
        team: { person: ines, hands: MOUSE },
        guest: { person: await stage.person(), hands: MOUSE },
      })
      await page.goto(new URL('/projects', page.url()).href)
      await page.getByText('The Keeper').first().waitFor()
      await isAccessible(page, 'review-projects')
    })
  },
)
