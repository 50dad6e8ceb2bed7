/** Covers specification B81, B83, B86, B88, B89. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isAccessible } from '../accessibility.js'
import { type Caller, PASSWORD, callerOf, createProject, join } from '../api.js'
import { isFine } from '../guest-page.js'
import { focused, tabTo } from '../keyboard.js'
import { NARROW, WIDE } from '../person.js'
import { share } from '../review-stage.js'
import { openStage } from '../stage.js'

const { person, product } = openStage()

const DRAW =
  'mutation Draw($input: DrawMissingFirstFramesInput!) { drawMissingFirstFrames(input: $input) { id } }'
const STATUSES = 'query Frames($id: ID!) { storyboard(projectId: $id) { shots { firstFrameStatus } } }'
type Board = { storyboard: { shots: { firstFrameStatus: string | null }[] } }

/** A storyboard with a drawn first frame for each of these shots. Returns its project. */
async function drawnBoard(call: Caller, words: readonly string[]): Promise<string> {
  const projectId = await createProject(call, 'The Keeper')
  await call(
    'mutation Cast($input: AddStoryboardElementInput!) { addStoryboardElement(input: $input) { id } }',
    {
      input: { projectId, kind: 'CAST', name: 'rosa', description: 'An old woman in a red coat' },
    },
  )
  await call('mutation Add($input: AddStoryboardShotsInput!) { addStoryboardShots(input: $input) { id } }', {
    input: { projectId, shots: words.map((one) => ({ words: one })) },
  })
  await call(DRAW, { input: { projectId } })
  while ((await statuses(call, projectId)).includes('IN_PROGRESS'))
    await new Promise((resolve) => setTimeout(resolve, 200))
  return projectId
}
const statuses = async (call: Caller, id: string) =>
  (await call<Board>(STATUSES, { id })).storyboard.shots.map(({ firstFrameStatus }) => firstFrameStatus)

test(
  'first frames are reviewed by keyboard alone; a guest approves one on a phone, and the team sees it at once',
  { timeout: 300_000 },
  async () => {
    const { url } = product()
    const call = callerOf(url, await join(url, 'ines'))
    const projectId = await drawnBoard(call, [
      '@rosa waits on the pier',
      'Rain falls on the lighthouse',
      '@rosa leaves in a boat',
    ])
    const [ines, gus] = [await person(), await person({ viewport: NARROW })]
    const { page } = ines
    await ines.runStory(async () => {
      await ines.signIn('ines@northlight.film', PASSWORD)
      await ines.open(`/projects/${projectId}?tab=storyboard`)
      await ines.button('Review 3 first frames').waitFor()
      await tabTo(page, /^Review 3 first frames/)
      await page.keyboard.press('Enter')
      await ines.dialog.getByText('1 / 3').waitFor()
      await ines.dialog.getByRole('button', { name: 'Draw another' }).waitFor()
      await isAccessible(page, 'first-frames')
      await page.setViewportSize(WIDE)
      await page.keyboard.press('a')
      await ines.dialog.getByText('2 / 3').waitFor()
      await ines.dialog.getByRole('button', { name: 'Reject' }).waitFor()
      await page.keyboard.press('r')
      await ines.dialog.getByText('3 / 3').waitFor()
      await ines.dialog.getByText('Shot 2 rejected because').waitFor()
      await page.keyboard.press('1')
      await ines.dialog.getByText('Shot 2 rejected because').waitFor({ state: 'detached' })
      assert.deepEqual(await statuses(call, projectId), ['ACCEPTED', null, 'PENDING'])

      const { path } = await share(call, { projectId, kind: 'FIRST_FRAMES', name: 'First frames' })
      await gus.open(path)
      await gus.page.getByLabel('Your name').fill('Gus')
      await gus.page.keyboard.press('Enter')
      const third = gus.page.getByRole('article', { name: 'Shot 3' })
      await third.getByRole('button', { name: 'Approve' }).click()
      await third.getByText('You approved this').waitFor()
      await isFine(gus, 'first-frames')
      assert.equal(await gus.page.getByRole('article', { name: 'Shot 2' }).count(), 0)

      await ines.dialog.getByText('Gus', { exact: true }).waitFor()
      await page.keyboard.press('a')
      await ines.dialog.getByRole('button', { name: 'Accept', exact: true, disabled: true }).waitFor()
      await page.keyboard.press('Escape')
      await ines.dialog.waitFor({ state: 'detached' })
      assert.deepEqual(await statuses(call, projectId), ['ACCEPTED', null, 'ACCEPTED'])
      assert.notEqual(await focused(page), '')

      await ines.chooseFromMenu('More', 'Continuity')
      await ines.dialog.getByText('0 of 2 compared').waitFor()
      await tabTo(page, 'Same')
      await page.keyboard.press('Enter')
      await ines.dialog.getByText('1 of 2 compared').waitFor()
      await isAccessible(page, 'continuity')
      assert.deepEqual([...ines.errors, ...gus.errors], [])
    })
  },
)
