/** Covers specification V68. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { seriousViolations } from '../accessibility.js'
import { acceptVideos, openClipStage, sendPrompt } from '../clips.js'
import { clipTitles, reloadSaved } from '../cut.js'
import { tabTo } from '../keyboard.js'
import { NARROW, type Person } from '../person.js'
import { mergeAndVerify } from '../planned-film.js'
import { playCut, whenItems } from '../trimmed-cut.js'

const PROMPTS = ['A lighthouse', 'A red train', 'Two whales', 'A quiet harbour']
const CLIP_SECONDS = 3
const CLIP = { frames: CLIP_SECONDS * 24, frameRate: 24 }
const PASSWORD = 'splice-at-dawn'

const { person } = openClipStage(CLIP_SECONDS)

const section = (page: Page): Locator => page.getByRole('region', { name: 'Approved Videos' })
const clip = (page: Page, number: number): Locator =>
  section(page).getByRole('button', { name: `Play the cut from ${number}`, exact: true })
const edge = (page: Page, side: 'Start' | 'End', title: string): Locator =>
  section(page)
    .getByRole('slider', { name: `${side} of ${title}`, exact: true })
    .first()
const trimDialog = (page: Page): Locator => page.getByRole('group', { name: /^Trim / })

/** Drags an edge by a fraction of the width of its clip. */
async function dragEdge(page: Page, handle: Locator, by: number): Promise<void> {
  await handle.scrollIntoViewIfNeeded()
  const box = await handle.boundingBox()
  assert(box)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by, y, { steps: 6 })
  await page.mouse.up()
}

/** Accepts a clip per prompt. Resolves to their titles in the order of the cut. */
async function makeClips(one: Person, email: string): Promise<string[]> {
  await one.join(email, PASSWORD)
  await one.createProject('The Keeper')
  await one.sees('Start Creating')
  for (const prompt of PROMPTS) await sendPrompt(one, prompt)
  await acceptVideos(one, PROMPTS.length)
  await clipTitles(one.page)
    .nth(PROMPTS.length - 1)
    .waitFor()
  return clipTitles(one.page).allTextContents()
}

test(
  'clips are trimmed, split and slowed by mouse, live for a colleague, and the film shows these frames',
  { timeout: 420_000 },
  async () => {
    const ines = await person()
    const { page } = ines
    await ines.runStory(async () => {
      const titles = await makeClips(ines, 'ines@northlight.film')
      const omar = await person()
      await omar.join('omar@northlight.film', PASSWORD)
      await omar.open(new URL(page.url()).pathname + new URL(page.url()).search)
      await clip(omar.page, 4).waitFor()

      await dragEdge(page, edge(page, 'End', titles[0]!), -60)
      await whenItems(ines, ([first]) => first!.outFrame !== null)
      await dragEdge(page, edge(page, 'Start', titles[1]!), 50)
      await whenItems(ines, ([, second]) => second!.inFrame > 0)

      // the third one in the dialog: trimmed by a second, at half speed
      await clip(page, 3).dblclick()
      const dialog = trimDialog(page)
      await dialog.getByText('3.0 s of 3.0 s').waitFor()
      await dialog.getByRole('slider', { name: 'End of the clip' }).press('Shift+ArrowLeft')
      await dialog.getByText('2.0 s of 3.0 s').waitFor()
      await dialog.getByText('0.5×', { exact: true }).click()
      assert.deepEqual(await seriousViolations(page), [])
      await dialog.getByRole('button', { name: 'Done' }).click()
      await whenItems(ines, ([, , third]) => third!.speed === 0.5 && third!.outFrame === 48)

      // splits the fourth one
      await clip(page, 4).dblclick()
      await dialog.getByRole('slider', { name: 'Playhead' }).press('Shift+ArrowRight')
      await dialog.getByRole('button', { name: 'Split' }).click()
      const items = await whenItems(ines, (all) => all.length === 5)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      assert.deepEqual([items[3]!.outFrame, items[4]!.inFrame], [24, 24])

      // the colleague sees all changes, and undo reverts one step for both
      await clip(omar.page, 5).waitFor()
      await section(omar.page).getByText('0.5×', { exact: true }).waitFor()
      await page.keyboard.press('Control+z')
      await clip(omar.page, 5).waitFor({ state: 'hidden' })
      await page.keyboard.press('Control+Shift+Z')
      await clip(omar.page, 5).waitFor()

      await reloadSaved(page)
      await clip(page, 5).waitFor()
      await section(page).getByText('0.5×', { exact: true }).waitFor()
      await playCut(ines, CLIP, () => ines.button('Play cut').click())
      await mergeAndVerify(ines, () => ines.button('Merge & Export').click())
      assert.deepEqual([ines.errors, omar.errors, ines.foreignRequests], [[], [], []])
    })
  },
)

test(
  'clips are trimmed, split and slowed by keyboard, and one more by touch on a phone',
  { timeout: 420_000 },
  async () => {
    const noor = await person()
    const { page } = noor
    await noor.runStory(async () => {
      const titles = await makeClips(noor, 'noor@northlight.film')
      const press = async (keys: string, times = 1) => {
        for (let count = 0; count < times; count++) await page.keyboard.press(keys)
      }
      const enter = async (name: string) => {
        await tabTo(page, name)
        await press('Enter')
      }
      const dialog = trimDialog(page)
      const closeDialog = async () => {
        await press('Escape')
        await dialog.waitFor({ state: 'hidden' })
      }
      await tabTo(page, `End of ${titles[0]}`)
      await press('Shift+ArrowLeft')
      await whenItems(noor, ([first]) => first!.outFrame === 48)
      await tabTo(page, `Start of ${titles[1]}`)
      await press('ArrowRight', 6)
      await whenItems(noor, ([, second]) => second!.inFrame === 6)

      // the third one from its 12th frame, at half speed
      await enter('Play the cut from 3')
      await dialog.waitFor()
      await press('Home')
      await press('.', 12)
      await press('i')
      await whenItems(noor, ([, , third]) => third!.inFrame === 12)
      await press('r')
      await whenItems(noor, ([, , third]) => third!.inFrame === 0)
      await press('i')
      await whenItems(noor, ([, , third]) => third!.inFrame === 12)
      await tabTo(page, '1×')
      await press('ArrowLeft', 2)
      await whenItems(noor, ([, , third]) => third!.speed === 0.5)
      await closeDialog()

      // splits the fourth one, with undo and redo
      await enter('Play the cut from 4')
      await dialog.waitFor()
      await press('.', 30)
      await press('x')
      await clip(page, 5).waitFor()
      await closeDialog()
      await press('Control+z')
      await clip(page, 5).waitFor({ state: 'hidden' })
      await press('Control+Shift+Z')
      await clip(page, 5).waitFor()
      const items = await whenItems(noor, (all) => all.length === 5)
      assert.deepEqual([items[3]!.outFrame, items[4]!.inFrame], [30, 30])

      await reloadSaved(page)
      await clip(page, 5).waitFor()
      await playCut(noor, CLIP, () => enter('Play cut'))
      await mergeAndVerify(noor, () => enter('Merge & Export'))

      const phone = await person({ viewport: NARROW, hasTouch: true, isMobile: true })
      await phone.signIn('noor@northlight.film', PASSWORD)
      await phone.open(new URL(page.url()).pathname + new URL(page.url()).search)
      const handle = edge(phone.page, 'Start', titles[0]!)
      await handle.scrollIntoViewIfNeeded()
      const box = (await handle.boundingBox())!
      const touch = await phone.context.newCDPSession(phone.page)
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
      for (let by = 4; by <= 40; by += 4)
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + by, y }] })
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await whenItems(noor, ([first]) => first!.inFrame > 0)
      assert.deepEqual(await seriousViolations(phone.page), [])
      await mergeAndVerify(phone, () => phone.button('Merge & Export').tap())
      assert.deepEqual([noor.errors, phone.errors], [[], []])
    })
  },
)
