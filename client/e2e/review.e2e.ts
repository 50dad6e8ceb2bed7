/** Covers specification V25, V28, V29. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { callerOf, join, PASSWORD } from './api.js'
import { openClipStage, sendPrompt } from './clips.js'
import type { Person } from './person.js'
import { makeProject } from './review-stage.js'

const PROMPTS = ['A lighthouse at dusk', 'A red train in the snow', 'Two whales in the sea', 'Dunes at noon']

/** Long enough to show each clip between two transitions. */
const CLIP_SECONDS = 3

const { person, product } = openClipStage(CLIP_SECONDS)

/** A member at a cut of three clips with these transitions. */
async function atCut(username: string, transitions: string[]): Promise<Person> {
  const { url } = product()
  const call = callerOf(url, await join(url, username))
  const { id: projectId, clips: videoIds } = await makeProject(call, 'The Keeper', PROMPTS.slice(0, 3))
  await call('mutation Save($input: UpdateCutInput!) { updateCut(input: $input) { projectId } }', {
    input: { projectId, videoIds, gaps: transitions.map((transition) => ({ transition })) },
  })
  const member = await person()
  await member.signIn(`${username}@northlight.film`, PASSWORD)
  await member.open(`/projects/${projectId}?tab=videos`)
  return member
}

const generated = ({ page }: Person) => page.getByRole('region', { name: 'Generated Videos' })
const approved = ({ page }: Person) => page.getByRole('region', { name: 'Approved Videos' })
const shows = (who: Person, words: string) =>
  generated(who)
    .getByRole('group', { name: 'Show' })
    .getByRole('button', { name: words, exact: true, disabled: false })
    .waitFor()
/** Waits until a card has the focus. */
const onCard = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.getAttribute('aria-label')?.startsWith('Play '))
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

test('videos are reviewed by keyboard, and another member sees it live', { timeout: 300_000 }, async () => {
  const [ines, kit] = [await person(), await person()]
  const { page } = ines
  await ines.runStory(async () => {
    await ines.join('ines@northlight.film', 'splice-at-dawn')
    await ines.createProject('The Keeper')
    await ines.sees('Start Creating')
    for (const prompt of PROMPTS) await sendPrompt(ines, prompt)
    await page.getByRole('tab', { name: 'Videos', exact: true }).click()
    await generated(ines).getByRole('button', { name: 'To review 4' }).waitFor({ timeout: 180_000 })

    await kit.join('kit@northlight.film', 'cut-at-midnight')
    await kit.open(new URL(page.url()).pathname + '?tab=videos')
    await shows(kit, 'Accepted 0')

    await generated(ines).getByRole('button', { name: 'To review 4' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    while (!(await focused(page))?.startsWith('Play ')) await page.keyboard.press('Tab')
    const first = await focused(page)
    await page.keyboard.press('a')
    await approved(ines).getByText('1 video(s)').waitFor()
    await shows(kit, 'Accepted 1')
    assert.notEqual(await focused(page), first)
    await onCard(page)

    await page.keyboard.press('Space')
    await ines.dialog.getByText('1 / 3').waitFor()
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'group')
    await page.keyboard.press('a')
    await ines.dialog.getByText('1 / 2').waitFor()
    await page.keyboard.press('a')
    await ines.dialog.getByText('1 / 1').waitFor()
    await page.keyboard.press('Escape')
    await ines.dialog.waitFor({ state: 'detached' })
    await onCard(page)
    await page.keyboard.press('r')
    await ines.sees('No videos to review')
    await shows(kit, 'Rejected 1')
    await approved(kit).getByText('3 video(s)').waitFor()
    assert.deepEqual([ines.errors, kit.errors], [[], []])
  })
})

test('a transition is selected by its preview, and applied to all gaps', { timeout: 120_000 }, async () => {
  const nora = await atCut('nora', ['', ''])
  const { page } = nora
  await nora.runStory(async () => {
    const tape = (from: number) =>
      approved(nora).getByRole('combobox', { name: `Transition from ${from} to ${from + 1}`, exact: true })
    await tape(1).click()
    const winds = nora.dialog.getByRole('region', { name: 'Winds' })
    await winds.scrollIntoViewIfNeeded()
    assert(await hasPicture(winds.locator('canvas').first()))
    await page.getByLabel('Search transitions').fill('windmill')
    await nora.sees('No transition has “windmill” in its name.')
    await page.getByLabel('Search transitions').fill('')
    await nora.dialog.getByTitle('hlwind transition').click()
    await nora.dialog.waitFor({ state: 'detached' })
    await tape(1).click()
    await nora.dialog.getByRole('region', { name: 'Recently used' }).getByTitle('hlwind transition').waitFor()
    await nora.button('Apply to all').click()
    await tape(2).getByText('Wind left', { exact: true }).waitFor()
    await tape(2).focus()
    await page.keyboard.type('circleopen')
    await page.keyboard.press('Enter')
    await tape(2).getByText('Circle open', { exact: true }).waitFor()
    assert.deepEqual(nora.errors, [])
  })
})

test('the cut plays before it is merged, without gaps between its parts', { timeout: 180_000 }, async () => {
  const olga = await atCut('olga', ['hlwind', 'circleopen'])
  const { page } = olga
  await olga.runStory(async () => {
    await olga.button('Play cut').click()
    await olga.dialog.getByText('1 of 3 in the cut').waitFor()
    await olga.dialog.getByRole('button', { name: 'Pause' }).waitFor({ timeout: 90_000 })
    const seen = await watch(page)
    assert.deepEqual(seen.blank, [])
    assert.equal(seen.pieces.length, 5, seen.pieces.join(', '))
    await olga.dialog.getByRole('button', { name: 'Play', exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await olga.dialog.waitFor({ state: 'detached' })

    await olga.button('Play the cut from 3').click()
    const viewer = page.getByRole('region', { name: 'Viewer' })
    await viewer.getByRole('button', { name: 'Pause' }).waitFor()
    await page.waitForFunction(
      () =>
        (document.querySelector<HTMLVideoElement>('[aria-label=Viewer] video[data-shown]')?.currentTime ??
          0) > 0.5,
    )
    await page.keyboard.press('k')
    await viewer.getByRole('button', { name: 'Play' }).waitFor()

    await olga.button('More for clip 2').click()
    await page.getByRole('menuitem', { name: 'Remove from cut' }).click()
    const removed = page.getByRole('region', { name: 'Not in the cut' })
    await removed.getByRole('button', { name: /^Add .* to the cut$/ }).click()
    await olga.button('Play the cut from 3').waitFor()
    await removed.waitFor({ state: 'detached' })
    assert.deepEqual([olga.errors, olga.foreignRequests], [[], []])
  })
})

/** Whether a canvas is not empty. */
const hasPicture = async (canvas: Locator): Promise<boolean> => {
  const colours = () =>
    canvas.evaluate((element) => {
      const { width, height } = element as HTMLCanvasElement
      const { data } = (element as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height)
      return new Set(data).size
    })
  for (let tries = 0; tries < 100 && (await colours()) < 16; tries++)
    await canvas.evaluate(() => new Promise(requestAnimationFrame))
  return (await colours()) >= 16
}

/** Observes all frames until the cut ends: the shown files in order, and the number of blank frames. */
const watch = (page: Page): Promise<{ pieces: string[]; blank: string[] }> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const pieces: string[] = []
        const blank: string[] = []
        let hasBegun = false
        const look = () => {
          const shown = document.querySelector<HTMLVideoElement>('video[data-shown]')
          const file = shown?.currentSrc.split('?')[0] ?? 'nothing'
          if (pieces.at(-1) !== file) pieces.push(file)
          const isBlank = !shown || shown.readyState < HTMLMediaElement.HAVE_CURRENT_DATA
          hasBegun ||= !isBlank
          if (hasBegun && isBlank) blank.push(file)
          const isOver = document.querySelector('[role=dialog] footer button[aria-label=Play]')
          if (isOver) resolve({ pieces, blank })
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
