import assert from 'node:assert/strict'
import { test } from 'node:test'
import { acceptVideos, openClipStage, sendPrompt } from '../clips.js'
import type { Person } from '../person.js'

const PROMPT = 'A lighthouse at dusk, waves below'
const TITLE = 'The opening shot'

const { person } = openClipStage(1)

const choose = async ({ page }: Person, title: string, item: string): Promise<void> => {
  await page.getByRole('button', { name: `More for ${title}`, exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test(
  'a video is renamed, deleted and restored to the cut; a restored project restores its videos',
  { timeout: 300_000 },
  async () => {
    const ines = await person()
    const { page } = ines
    const cut = page.getByRole('region', { name: 'Approved Videos' })
    await ines.runStory(async () => {
      await ines.join('ines@northlight.film', 'splice-at-dawn')
      await ines.createProject('The Keeper')
      await ines.sees('Start Creating')
      const project = new URL(page.url()).pathname
      await sendPrompt(ines, PROMPT)
      await acceptVideos(ines, 1)

      await choose(ines, PROMPT, 'Rename')
      await ines.dialog.getByLabel('Title').fill(TITLE)
      await page.keyboard.press('Enter')
      await ines.dialog.waitFor({ state: 'hidden' })

      await choose(ines, TITLE, 'Delete')
      await ines.sees('Video deleted, and taken out of the cut')
      await ines.sees('No videos found')
      await page.getByRole('button', { name: 'Undo' }).click()
      await cut.getByText('1 video(s)').waitFor()

      await choose(ines, TITLE, 'Delete')
      await ines.sees('No videos found')
      await page.getByRole('tab', { name: 'Chat' }).click()
      await ines.sees('Video deleted')

      await ines.open('/trash?kind=videos')
      await page.getByRole('listitem', { name: TITLE }).getByText('The Keeper').waitFor()
      await page.getByRole('button', { name: `Restore ${TITLE}` }).click()
      await ines.sees('Video restored')
      await ines.sees('No deleted videos')
      await page.getByRole('button', { name: 'Open', exact: true }).click()
      await page.getByRole('article', { name: TITLE }).getByText('pending').waitFor()
      await cut.getByText('No approved videos yet').waitFor()

      await ines.open(`${project}?tab=settings`)
      await ines.button('Delete project').click()
      await ines.dialog.getByRole('button', { name: 'Delete', exact: true }).click()
      await ines.sees('Project deleted successfully')
      await ines.sees('No projects found')

      await ines.open('/trash')
      await page.getByRole('tab', { name: 'Projects' }).click()
      await page.getByRole('button', { name: 'Restore The Keeper' }).click()
      await ines.sees('Project restored')
      await page.getByRole('button', { name: 'Open', exact: true }).click()
      await page.getByText(PROMPT, { exact: true }).filter({ visible: true }).first().waitFor()
      assert.deepEqual([ines.errors, ines.foreignRequests], [[], []])
    })
  },
)

test('permanently deleted items leave the Trash and free storage', { timeout: 300_000 }, async () => {
  const ines = await person()
  const { page } = ines
  const used = async () => {
    await ines.open('/settings?tab=storage')
    const takes = page.getByRole('row', { name: /^Takes/ })
    await takes.waitFor()
    return takes.innerText()
  }
  const deleteForever = async (name: string, what: string) => {
    await page.getByRole('button', { name: `Delete ${name} forever` }).click()
    await ines.sees(`Delete this ${what} forever?`)
    await ines.dialog.getByText(`“${name}”`).waitFor()
    await ines.dialog.getByRole('button', { name: 'Delete forever' }).click()
    await page.getByRole('listitem', { name, exact: true }).waitFor({ state: 'detached' })
  }
  await ines.runStory(async () => {
    await ines.signIn('ines@northlight.film', 'splice-at-dawn')
    const before = await used()
    await ines.open('/projects')
    await ines.createProject('A sketch')
    await sendPrompt(ines, PROMPT)
    await acceptVideos(ines, 1)
    await choose(ines, PROMPT, 'Delete')
    await ines.sees('No videos found')
    assert.notEqual(await used(), before)
    await ines.open('/trash?kind=videos')
    await deleteForever(PROMPT, 'video')
    assert.equal(await used(), before)

    await ines.open('/projects')
    await page.getByRole('article').filter({ hasText: 'A sketch' }).hover()
    await page.getByRole('button', { name: 'Delete A sketch' }).click()
    await ines.dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await ines.open('/trash?kind=projects')
    await deleteForever('A sketch', 'project')
    assert.deepEqual([ines.errors, ines.foreignRequests], [[], []])
  })
})
