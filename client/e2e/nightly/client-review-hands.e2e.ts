import { test } from 'node:test'
import { callerOf, join, PASSWORD } from '../api.js'
import { type Hands, KEYBOARD, PHONE } from '../hands.js'
import { openLoopStage, reviewLoop } from '../review-loop.js'
import { makeProject } from '../review-stage.js'

const stage = await openLoopStage()
const CLIPS = ['A lighthouse', 'The sea', 'A boat']

for (const [title, username, hands] of [
  ['the member and the guest of a review use the keyboard alone', 'ines', KEYBOARD],
  ['the member and the guest of a review use phones', 'omar', PHONE],
] satisfies [string, string, Hands][])
  test(title, { timeout: 420_000 }, async () => {
    const { url } = stage.product()
    const call = callerOf(url, await join(url, username))
    const project = `The Keeper of ${username}`
    await makeProject(call, project, CLIPS)
    const member = await stage.person(hands.options)
    const { page } = member
    await member.runStory(async () => {
      await member.open('/login')
      await hands.write(page.getByLabel('Email or username'), `${username}@northlight.film`)
      await hands.write(page.getByLabel('Password', { exact: true }), PASSWORD)
      await hands.press(member.button('Sign In'))
      await page.waitForURL('**/projects')
      await hands.press(page.getByRole('link', { name: project }).first())
      await hands.openTab(page, 'Videos')
      await page.getByRole('region', { name: 'Approved Videos' }).getByText('3 video(s)').waitFor()
      await reviewLoop(stage, {
        team: { person: member, hands },
        guest: { person: await stage.person(hands.options), hands },
      })
    })
  })
