import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BrowserContextOptions, JSHandle, Locator } from 'playwright-core'
import { firstItemId } from '#schema/cut-item'
import { PASSWORD, callerOf, createProject, join, madeOf, upload } from '../api.js'
import { openClipStage, sendPrompt } from '../clips.js'
import { clipTitles, dragToFront } from '../cut.js'
import { NARROW, type Person, WIDE } from '../person.js'
import { pictureOf } from '../pictures.js'
import { WIDTHS, screensOf, sidewaysScrollers } from '../screens.js'

const [PICTURES, VIDEOS, FILES] = [30, 8, 7]
const colourOf = (at: number) => `hsl(${at * 37}, 50%, 40%)`

const { person, product, clips } = openClipStage(1, { RATE_LIMIT: '100000' })
let project = ''
/** Title of the last video, the only one outside of the cut. */
let undecided = ''

/** Opens an address as a signed-in user. */
async function at(path: string, options?: BrowserContextOptions): Promise<Person> {
  const ines = await person(options)
  await ines.signIn('ines', PASSWORD)
  await ines.open(path)
  return ines
}
const videosTab = (view = 'both') => `/projects/${project}?tab=videos&view=${view}`

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  assert(box, 'it has no box')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** Scroll container of an element: the nearest ancestor that clips overflow. */
const scrollerOf = (element: Locator): Promise<JSHandle<HTMLElement>> =>
  element.evaluateHandle((inner) => {
    let around = inner.parentElement!
    while (!/auto|scroll/.test(getComputedStyle(around).overflow)) around = around.parentElement!
    return around
  })

test('setup: a library, and a cut with one more accepted video', async () => {
  const { url } = product()
  const token = await join(url, 'ines')
  const ines = callerOf(url, token)
  for (let at = 1; at <= PICTURES; at++) await upload(url, token, [`Frame ${at}`, colourOf(at)])
  project = await createProject(ines, 'The Keeper')
  for (let at = 1; at <= VIDEOS; at++)
    await ines('mutation Send($input: SendPromptInput!) { sendPrompt(input: $input) { answer { id } } }', {
      input: { projectId: project, prompt: `A lighthouse at dusk, take ${at}` },
    })
  const videos = await madeOf(ines, project, { count: VIDEOS })
  undecided = videos[0]
  for (const id of videos.slice(1))
    await ines('mutation Accept($id: ID!) { acceptVideo(id: $id) { id } }', { id })
})

test('a list of seven uploads scrolls while its buttons stay visible', async () => {
  const ines = await at('/library/my-library')
  await ines.runStory(async () => {
    const files = await Promise.all(
      Array.from({ length: FILES }, (_, at) => pictureOf(`Harbour ${at}`, colourOf(at))),
    )
    await ines.button('Upload Asset').click()
    await ines.dialog.locator('input[type=file]').setInputFiles(files)
    const send = ines.dialog.getByRole('button', { name: `Upload ${FILES}`, disabled: false })
    await send.waitFor()
    const list = ines.dialog.getByRole('list', { name: 'Files' })
    assert.equal(await list.getByRole('listitem').count(), FILES)
    const scroller = await scrollerOf(list)
    const [whole, shown] = await scroller.evaluate(({ scrollHeight, clientHeight }) => [
      scrollHeight,
      clientHeight,
    ])
    assert(whole > shown, `${whole} px in ${shown} px`)
    for (const button of [send, ines.dialog.getByRole('button', { name: 'Cancel' })]) {
      const { y, bottom } = await boxOf(button)
      assert(y >= 0 && bottom <= WIDE.height, `a button from ${y} to ${bottom} px`)
    }
  })
})

test('the library toolbar stays above the scrolling list', async () => {
  const ines = await at('/library')
  const { page } = ines
  await ines.runStory(async () => {
    const search = page.getByPlaceholder('Search name or tag')
    await page.getByRole('main').getByRole('listitem').nth(5).hover()
    const before = await boxOf(search)
    await page.mouse.wheel(0, 2_000)
    await page.waitForFunction((least) => document.querySelector('main')!.scrollTop > least, before.bottom)
    const { y, bottom } = await boxOf(search)
    assert(y >= 0 && y < before.y && bottom < 100, `from ${y} to ${bottom} px`)
    await search.click({ trial: true }) // fails if something covers it
  })
})

test('video placeholders have the size of videos', async () => {
  const ines = await person()
  await ines.signIn('ines', PASSWORD)
  const { page } = ines
  await ines.runStory(async () => {
    let answer = () => {}
    const isHeld = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('ProjectVideos')) await isHeld
      await route.fallback()
    })
    await ines.open(videosTab())
    const skeletons = page.getByTestId('video-skeleton')
    await skeletons.first().waitFor()
    for (const skeleton of await skeletons.all()) {
      const { width, height } = await boxOf(skeleton.locator('> *').first())
      assert(width >= 100 && Math.abs(width / height - 16 / 9) < 0.1, `${width} x ${height} px`)
    }
    answer()
    await page.getByText(`${VIDEOS - 1} video(s)`).waitFor()
    assert.equal(await skeletons.count(), 0)
  })
})

test('a dragged clip is not clipped by its row', async () => {
  const ines = await at(videosTab())
  const { page } = ines
  await ines.runStory(async () => {
    await clipTitles(page).first().waitFor()
    await dragToFront(page, 2)
    const clip = page.locator('[data-dragging]')
    const row = await scrollerOf(clip)
    const { x, y } = await boxOf(clip)
    await page.mouse.move(x + 40, y - 60, { steps: 4 })
    const top = await clip.evaluate((dragged) => dragged.getBoundingClientRect().top)
    const edge = await row.evaluate((around) => around.getBoundingClientRect().top)
    assert(top >= edge, `the clip begins at ${top} px, its row at ${edge} px`)
    await page.keyboard.press('Escape')
    await clip.waitFor({ state: 'detached' })
    await page.mouse.up()
  })
})

test('a screen reader on a phone announces one page title', async () => {
  const ines = await at(videosTab(), { viewport: NARROW })
  const { page } = ines
  await ines.runStory(async () => {
    const title = page.getByRole('heading', { level: 1 })
    await clipTitles(page).first().waitFor()
    assert.deepEqual(await title.allInnerTexts(), ['The Keeper'])
    await ines.open('/nowhere')
    await ines.sees('This address does not exist.')
    assert.deepEqual(await title.allInnerTexts(), ['Page not found'])
  })
})

const pictureIn = (tile: Locator): Promise<string> =>
  tile.locator('canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL())

/** Waits until a tile has shown more than a blank and a still frame. */
async function moves(tile: Locator): Promise<void> {
  const page = tile.page()
  const canvas = await tile.locator('canvas').elementHandle()
  const seen = await page.evaluateHandle(() => new Set<string>())
  await page.waitForFunction(
    ([element, pictures]) => pictures.add((element as HTMLCanvasElement).toDataURL()).size > 3,
    [canvas, seen] as const,
  )
}

/** Hovers a tile until it is animated: the panel may still move away from the pointer. */
async function movesOnHover(tile: Locator): Promise<void> {
  let isMoving = false
  const moving = moves(tile).finally(() => (isMoving = true))
  while (!isMoving) {
    await tile.hover()
    await tile.page().waitForTimeout(200)
  }
  await moving
}

test('a transition is animated on hover', async () => {
  const ines = await at(videosTab(), { reducedMotion: 'no-preference' })
  const { page } = ines
  await ines.runStory(async () => {
    await page.getByRole('combobox', { name: 'Transition from 1 to 2', exact: true }).click()
    const tiles = ines.dialog.locator('[data-tile]')
    await movesOnHover(tiles.nth(1))
    const still = await pictureIn(tiles.nth(2))
    await moves(tiles.nth(1))
    assert.equal(await pictureIn(tiles.nth(2)), still)
  })
})

test('visible transitions are animated automatically on a touch screen', async () => {
  const ines = await at(videosTab('cut'), {
    viewport: NARROW,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'no-preference',
  })
  await ines.runStory(async () => {
    await ines.page.getByRole('combobox', { name: 'Transition from 1 to 2', exact: true }).tap()
    for (const at of [1, 2, 3]) await moves(ines.dialog.locator('[data-tile]').nth(at))
  })
})

test('a long cut scrolls to a newly accepted video', async () => {
  const ines = await at(videosTab(), { viewport: NARROW })
  const { page } = ines
  await ines.runStory(async () => {
    await clipTitles(page)
      .nth(VIDEOS - 2)
      .waitFor()
    const row = await scrollerOf(clipTitles(page).first())
    assert.equal(await row.evaluate(({ scrollLeft }) => scrollLeft), 0)
    await page
      .locator(`[data-card="${undecided}"]`)
      .getByRole('button', { name: 'Accept', exact: true })
      .click()
    await page.waitForFunction(
      ([id, seat]) => {
        const clip = document.querySelector(`[data-clip="${id}"]`)?.getBoundingClientRect()
        const { left, right } = seat.getBoundingClientRect()
        return !!clip && clip.left >= left && clip.right <= right
      },
      [firstItemId(undecided), row] as const,
    )
    assert(await row.evaluate(({ scrollLeft }) => scrollLeft > 0))
  })
})

test('a video in progress is as wide as its card', async () => {
  const ines = await at(`/projects/${project}?tab=chat`)
  await ines.runStory(async () => {
    clips().behave({ mode: 'slow' })
    await sendPrompt(ines, 'A harbour in the morning')
    for (const width of [WIDE.width, NARROW.width]) {
      await ines.page.setViewportSize({ width, height: WIDE.height })
      await ines.open(videosTab())
      const card = ines.page.getByRole('article').filter({ has: ines.page.getByRole('progressbar') })
      const cancel = await boxOf(card.getByRole('button', { name: 'Cancel' }))
      const { right } = await boxOf(card)
      assert(cancel.right <= right, `Cancel ends at ${cancel.right} px, its card at ${right} px`)
    }
    await ines.button('Cancel').click()
    await ines.sees('This video was cancelled.')
    clips().behave({ mode: 'ok' })
  })
})

test('no screen scrolls sideways from 320 to 1920 px', async () => {
  const ines = await at('/projects')
  await ines.runStory(async () => {
    for (const width of WIDTHS) {
      await ines.page.setViewportSize({ width, height: WIDE.height })
      for (const screen of screensOf(project)) {
        await ines.open(screen)
        await ines.page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
        assert.deepEqual(await ines.page.evaluate(sidewaysScrollers), [], `${screen} at ${width} px`)
      }
    }
  })
})
