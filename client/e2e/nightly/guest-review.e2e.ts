/** Covers specification G35. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { callerOf, join } from '../api.js'
import { openClipStage } from '../clips.js'
import { atFrame, field, isFine, position } from '../guest-page.js'
import { tabTo } from '../keyboard.js'
import { NARROW, type Person, WIDE } from '../person.js'
import { makeFilm, makeProject, notesOf, share } from '../review-stage.js'

const PHONE: BrowserContextOptions = { viewport: NARROW, hasTouch: true, isMobile: true }
const NAME = 'The Keeper, first cut'

const stage = openClipStage(4)
const people: Person[] = []
after(() => Promise.all(people.map(({ context }) => context.close())))

/** Creates a film of three clips, and a link to it and to later versions, which guests open. */
async function shareFilm() {
  const { url } = stage.product()
  const call = callerOf(url, await join(url, `ines${people.length}`))
  const project = await makeProject(call, 'The Keeper', ['A lighthouse', 'The sea', 'A boat', 'The keeper'])
  const options = { places: [0, 1, 2], transitions: ['', 'dissolve'], number: 1 }
  const filmId = await makeFilm(call, project, options)
  const link = await share(call, { projectId: project.id, kind: 'CUT', name: NAME, mayDownload: true })
  const guest = async (context: BrowserContextOptions = { viewport: WIDE }): Promise<Person> => {
    const one = await stage.person(context)
    people.push(one)
    await one.open(link.path)
    return one
  }
  return { call, project, filmId, linkId: link.linkId, guest }
}

test(
  'a guest leaves notes by mouse, and another guest sees them immediately',
  { timeout: 600_000 },
  async () => {
    const { call, project, guest } = await shareFilm()
    const anna = await guest()
    const { page } = anna
    await anna.runStory(async () => {
      await page.getByRole('heading', { name: NAME }).waitFor()
      await isFine(anna, 'entry')
      await page.getByLabel('Your name').fill('Anna')
      await anna.button('Open review').click()
      await page.getByRole('slider', { name: 'Position' }).waitFor()
      await page.waitForFunction(() => document.querySelector('video')!.readyState >= 2)

      const bo = await guest()
      await bo.page.getByLabel('Your name').fill('Bo')
      await bo.button('Open review').click()
      await bo.page.getByText('No notes yet').waitFor()

      await anna.button('Play').click()
      await page.waitForFunction(
        () => Number(document.querySelector('[aria-label=Position]')?.ariaValueNow) > 10,
      )
      await field(page).pressSequentially('The light')
      await anna.button('Play').waitFor()
      const pinned = await position(page)
      await anna.button('Draw on the frame').click()
      await anna.button('Arrow').click()
      await anna.button('Yellow').click()
      const pad = (await page.getByRole('application').boundingBox())!
      await page.mouse.move(pad.x + pad.width * 0.2, pad.y + pad.height * 0.3)
      await page.mouse.down()
      await page.mouse.move(pad.x + pad.width * 0.6, pad.y + pad.height * 0.5, { steps: 5 })
      await page.mouse.up()
      await page.getByText('1 stroke').waitFor()
      await isFine(anna, 'drawing')
      await anna.button('Done').click()
      await anna.button('Send').click()
      await bo.page.getByText('The light', { exact: true }).waitFor()
      const [note] = await notesOf(call, project)
      assert.deepEqual([note!.text, note!.frame, note!.endFrame], ['The light', pinned, null])
      const { strokes } = JSON.parse(note!.drawing!) as { strokes: { tool: string; points: number[][] }[] }
      assert.equal(strokes[0]!.tool, 'arrow')
      for (const [given, wanted] of [
        [strokes[0]!.points[0]!, [0.2, 0.3]],
        [strokes[0]!.points[1]!, [0.6, 0.5]],
      ] as const)
        given.forEach((value, at) => assert(Math.abs(value - wanted[at]!) < 0.01, `${String(given)}`))

      await bo.page.getByRole('button', { name: /^Go to .* note by Anna$/ }).click()
      await atFrame(bo.page, pinned)
      await bo.page.locator('main svg path[stroke]').waitFor({ state: 'attached' })
      await bo.button('Reply to Anna').click()
      await bo.page.getByRole('textbox', { name: 'Reply to Anna' }).fill('<b>Yes</b>')
      await bo.button('Reply').click()
      await page.getByRole('list', { name: 'Replies' }).getByText('<b>Yes</b>').waitFor()

      await anna.button('Request changes').click()
      await page.getByLabel('What should change?').fill('The coat should be red.')
      await anna.button('Request changes').click()
      await bo.page.getByText('Anna requested changes').waitFor()
      await isFine(bo, 'notes')
      await page.reload()
      await page.getByText('You requested changes').waitFor()
      await isFine(anna, 'reloaded')
    })
  },
)

test('a guest can do everything by keyboard', { timeout: 300_000 }, async () => {
  const { call, project, guest } = await shareFilm()
  const cleo = await guest()
  const { page } = cleo
  await cleo.runStory(async () => {
    await page.getByLabel('Your name').waitFor()
    await page.keyboard.type('Cleo')
    await page.keyboard.press('Enter')
    await page.getByRole('slider', { name: 'Position' }).waitFor()
    await page.waitForFunction(() => document.querySelector('video')!.readyState >= 2)
    await page.keyboard.press('l')
    await page.waitForFunction(
      () => Number(document.querySelector('[aria-label=Position]')?.ariaValueNow) > 30,
    )
    await page.keyboard.press('j')
    await page.waitForFunction(
      () => Number(document.querySelector('[aria-label=Position]')?.ariaValueNow) < 30,
    )
    await page.keyboard.press('k')
    const before = await position(page)
    await page.keyboard.press('.')
    await atFrame(page, before + 1)
    await page.keyboard.press(',')
    await atFrame(page, before)
    for (let times = 0; times < 3; times++) await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('c')
    await page.keyboard.type('Hold this longer')
    await page.keyboard.press('Escape')
    await page.keyboard.press('d')
    await tabTo(page, 'Box')
    await page.keyboard.press('Enter')
    await tabTo(page, /^Drawing on the frame/, 'Shift+Tab')
    for (const key of ['Enter', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'Enter'])
      await page.keyboard.press(key)
    await page.getByText('1 stroke').waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+Enter')
    await page.locator('p').getByText('Hold this longer', { exact: true }).waitFor()
    const note = (await notesOf(call, project)).find(({ text }) => text === 'Hold this longer')!
    assert.deepEqual([note.frame, note.endFrame], [before, before + 7])
    assert(note.drawing?.includes('box'))

    await page.keyboard.press('Escape')
    await page.keyboard.press('p')
    await page.keyboard.press('n')
    await atFrame(page, before)
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    await isFine(cleo, 'keys')
    await page.keyboard.press('Escape')
    await tabTo(page, 'Approve')
    await page.keyboard.press('Enter')
    await page.getByText('You approved this').waitFor()
    await isFine(cleo, 'approved')
  })
})

test('a guest uses a phone, by touch', { timeout: 300_000 }, async () => {
  const { call, project, guest } = await shareFilm()
  const dora = await guest(PHONE)
  const { page } = dora
  await dora.runStory(async () => {
    await isFine(dora, 'entry')
    await page.getByLabel('Your name').fill('Dora')
    await dora.button('Open review').tap()
    await page.getByRole('slider', { name: 'Position' }).waitFor()
    await page.waitForFunction(() => document.querySelector('video')!.readyState >= 2)
    await page.getByRole('slider', { name: 'Position' }).tap()
    const pinned = await position(page)
    assert(pinned > 50, `${pinned}`)
    await dora.button('Draw on the frame').tap()
    await dora.button('Red').tap()
    await drawByTouch(page)
    await page.getByText('1 stroke').waitFor()
    await isFine(dora, 'drawing')
    await dora.button('Done').tap()
    await field(page).tap()
    await field(page).fill('Here the wind picks up')
    await isFine(dora, 'writing')
    await dora.button('Send').tap()
    await page.locator('p').getByText('Here the wind picks up').waitFor()
    const note = (await notesOf(call, project)).find(({ text }) => text === 'Here the wind picks up')!
    assert.equal(note.frame, pinned)
    assert.match(note.drawing!, /pen/)
    await isFine(dora, 'notes')
    assert.deepEqual(await smallTargets(page), [])
    await dora.button('Approve').tap()
    await page.getByText('You approved this').waitFor()
  })
})

test(
  'a new version arrives, shows which notes are done, and is compared by shot',
  { timeout: 600_000 },
  async () => {
    const { call, project, filmId, linkId, guest } = await shareFilm()
    const frame = 30
    const { addNote } = await call<{ addNote: { id: string } }>(
      'mutation Note($input: AddNoteInput!) { addNote(input: $input) { id } }',
      { input: { videoId: filmId, linkId, frame, text: 'Hold this longer' } },
    )
    const anna = await guest()
    const { page } = anna
    await anna.runStory(async () => {
      await page.getByLabel('Your name').fill('Anna')
      await anna.button('Open review').click()
      await page.getByText('Hold this longer').waitFor()
      const second = await makeFilm(call, project, {
        places: [3, 0, 1, 2],
        transitions: ['fade', '', 'dissolve'],
        number: 2,
      })
      await call(
        'mutation Done($id: ID!, $videoId: ID) { completeNote(input: { id: $id, videoId: $videoId }) { id } }',
        {
          id: addNote.id,
          videoId: second,
        },
      )
      await page.getByText('Version 2 has arrived').waitFor()
      await anna.button('Watch').click()
      await page.getByText('Done in version 2').waitFor()
      await anna.button('See before and after').click()
      await page.getByText('Version 1', { exact: true }).last().waitFor()
      // plus the new shot before it, minus the transition
      await atFrame(page, frame + 96 - 12)
      await samePicture(page)
      await isFine(anna, 'compare')
      await page.keyboard.press('w')
      await isFine(anna, 'wipe')
      await page.keyboard.press('Home')
      await page.getByRole('slider', { name: 'Position' }).focus()
      await page.keyboard.press('Home')
      await page.getByText('Not in version 1').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('group', { name: 'Comparison' }).waitFor({ state: 'detached' })
    })
  },
)

test('the end of the link stops the page immediately', { timeout: 300_000 }, async () => {
  const { call, linkId, guest } = await shareFilm()
  const anna = await guest()
  const { page } = anna
  await anna.runStory(async () => {
    await page.getByLabel('Your name').fill('Eve')
    await anna.button('Open review').click()
    await anna.button('Play').click()
    await anna.button('Pause').waitFor()
    await call('mutation End($id: ID!) { endReviewLink(id: $id) { id } }', { id: linkId })
    await page.getByRole('heading', { name: 'This link is not available' }).waitFor()
    assert.equal(await page.locator('video').count(), 0)
    await page.reload()
    await page.getByRole('heading', { name: 'This link is not available' }).waitFor()
  })
})

/** Draws a line on the frame by touch. */
async function drawByTouch(page: Page): Promise<void> {
  const pad = (await page.getByRole('application').boundingBox())!
  const session = await page.context().newCDPSession(page)
  const at = (part: number) => [{ x: pad.x + pad.width * part, y: pad.y + pad.height * (0.3 + part / 3) }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0.2) })
  for (const part of [0.3, 0.4, 0.5, 0.6])
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

/** Buttons that are too small for touch. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, select, a')].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect()
      const isShown = width > 0 && height > 0
      return isShown && (width < 44 || height < 44)
        ? [`${element.ariaLabel ?? element.textContent}: ${width} × ${height}`]
        : []
    }),
  )

/** Waits until both videos show almost the same image. */
const samePicture = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const pixels = [...document.querySelectorAll('video')].map((video) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 32, height: 18 })
      const context = canvas.getContext('2d')!
      context.drawImage(video, 0, 0, 32, 18)
      return context.getImageData(0, 0, 32, 18).data
    })
    const [one, other] = pixels
    if (!one || !other || pixels.length !== 2) return false
    const off = one.reduce((sum, value, at) => sum + Math.abs(value - other[at]!), 0) / one.length
    return off < 6
  })
