/** Covers specification V42, V43, V53. */
import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { transitionName } from '#schema/limits'
import type { Locator } from 'playwright-core'
import { ffmpegWith } from '../../../server/test/journeys/film-making.js'
import { likeness } from '../../../server/test/likeness.js'
import { chooseShortest, chooseVariations, sendPrompt } from '../clips.js'
import { type FilmFacts, factsOf, framesOf } from '../film-facts.js'
import type { Person } from '../person.js'
import { isLoaded, lookAt } from '../playback.js'
import { openStage } from '../stage.js'

const LIGHTHOUSE = 'A lighthouse at dusk, pan left'
const NIGHT = 'The lamp is lit, night falls'
const BRIGHTER = 'The lamp is lit, under a bright moon'
const TRAIN = 'A red train crosses a snowy valley'
const WHALES = 'Two whales under the northern lights'

const FRAME_RATE = 24
const CLIP_FRAMES = 4 * FRAME_RATE
const LAST = CLIP_FRAMES - 1
const SHOTS = 4
/** Duration of a default transition. */
const WINDOW_FRAMES = FRAME_RATE
const FILM_FRAMES = SHOTS * CLIP_FRAMES - (SHOTS - 1) * WINDOW_FRAMES
/** Frames that a new take of the second shot changes: its clip and the adjacent transitions. */
const CHANGED = { from: CLIP_FRAMES - WINDOW_FRAMES, to: 2 * CLIP_FRAMES - WINDOW_FRAMES }
const DRAWING = { timeout: 180_000 }

const folder = await mkdtemp(join(tmpdir(), 'cutroom-shots-'))
after(() => rm(folder, { recursive: true, force: true }))
const { person, product } = openStage(async () => ({
  FFMPEG_PATH: await ffmpegWith(folder, `basename "$film" >> '${folder}/windows'`),
}))

/** Transition windows rendered by merges so far. */
const drawnWindows = async () => (await readFile(join(folder, 'windows'), 'utf8')).trim().split('\n')

const take = ({ page }: Person, prompt: string) => page.getByRole('article').filter({ hasText: prompt })
const variation = ({ page }: Person, number: number) =>
  page.getByRole('region', { name: `Variation ${number}` })
const approved = ({ page }: Person) => page.getByRole('region', { name: 'Approved Videos' })
async function shotsOfCut(who: Person): Promise<string[]> {
  const titles = approved(who).getByTestId('clip-title')
  await titles.nth(SHOTS - 1).waitFor() // loaded together with its first clip
  return titles.allInnerTexts()
}

/** Downloads the file of an element. */
async function fileOf(shown: Locator, name: string): Promise<string> {
  const address = await shown.getAttribute('src')
  const answer = await fetch(new URL(address!, product().url))
  const file = join(folder, name)
  await writeFile(file, Buffer.from(await answer.arrayBuffer()))
  return file
}

/** Merges the cut and saves the downloaded film. */
async function merge(who: Person, name: string): Promise<string> {
  const arriving = who.page.waitForEvent('download', DRAWING)
  await who.button('Merge & Export').click()
  const file = join(folder, name)
  await (await arriving).saveAs(file)
  return file
}

/** Sets the same transition between all shots of the cut. */
async function joinShots(who: Person, transition: string): Promise<void> {
  for (let shot = 1; shot < SHOTS; shot++) {
    const tape = approved(who).getByRole('combobox', {
      name: `Transition from ${shot} to ${shot + 1}`,
      exact: true,
    })
    await tape.click()
    await who.page.keyboard.type(transition)
    await who.page.keyboard.press('Enter')
    await tape.getByText(transitionName(transition), { exact: true }).waitFor()
  }
}

/** Saves the last frame of the first take, and continues from it. Resolves to the image. */
async function saveLastFrameAndContinue(who: Person): Promise<string> {
  const { page, dialog } = who
  const film = take(who, LIGHTHOUSE).locator('video')
  await film.scrollIntoViewIfNeeded() // films out of view are not loaded
  await isLoaded(film)
  await lookAt(film, (LAST + 0.5) / FRAME_RATE)
  await take(who, LIGHTHOUSE).getByRole('button', { name: 'Save this frame' }).click()
  await who.sees('Frame at 0:03.9 saved to your library')
  await who.button('Open it').click()
  await dialog.getByText(`From ${LIGHTHOUSE} at 0:03.9`).waitFor()
  const saved = await fileOf(dialog.locator('figure img').first(), 'saved.png')
  await dialog.getByRole('link', { name: LIGHTHOUSE }).click()
  await who.button('More actions').click()
  await page.getByRole('menuitem', { name: 'Continue from the last frame' }).click()
  await page.waitForURL('**tab=chat')
  const slot = page.getByRole('group', { name: 'Frames' })
  await slot.getByAltText(`First frame: ${LIGHTHOUSE}`).waitFor()
  assert.equal(await page.getByRole('textbox', { name: 'Prompt' }).inputValue(), '')
  return saved
}

/** Declines the second variation with a reason, and generates another take of its shot. */
async function declineAndAskAgain(who: Person): Promise<void> {
  const { page, dialog } = who
  const declined = variation(who, 2)
  await declined.getByRole('button', { name: 'Reject' }).click(DRAWING)
  await declined.getByRole('button', { name: 'Add reason' }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Too dark')
  await page.keyboard.press('Enter')
  await declined.getByRole('button', { name: 'Rejected: Too dark' }).waitFor()
  await declined.getByRole('button', { name: 'Use again, variation 2' }).click()
  const another = page.getByRole('group', { name: 'Another take' })
  await another.getByText('Rejected: Too dark').waitFor()
  assert.equal(await another.getByRole('checkbox', { name: /^Same seed/ }).isChecked(), false)
  await who.button('2 videos at once. Make one.').click()
  await sendPrompt(who, BRIGHTER)
  await another.waitFor({ state: 'detached' })
}

test(
  'a shot continues from another one’s last frame; replacing its take renders only two transitions again',
  { timeout: 300_000 },
  async () => {
    const ines = await person()
    const { page } = ines
    await ines.runStory(async () => {
      await ines.join('ines@northlight.film', 'splice-at-dawn')
      await ines.createProject('The Keeper')
      await ines.sees('Start Creating')
      await chooseShortest(ines)
      for (const prompt of [LIGHTHOUSE, TRAIN, WHALES]) await sendPrompt(ines, prompt)
      await take(ines, LIGHTHOUSE).locator('video').waitFor(DRAWING)
      const saved = await saveLastFrameAndContinue(ines)

      await chooseVariations(ines, 2)
      await sendPrompt(ines, NIGHT)
      const shots = [take(ines, LIGHTHOUSE), variation(ines, 1), take(ines, TRAIN), take(ines, WHALES)]
      for (const shot of shots) {
        await shot.getByRole('button', { name: 'Accept' }).click(DRAWING)
        await shot.getByText('accepted', { exact: true }).waitFor()
      }
      const before = await fileOf(take(ines, LIGHTHOUSE).locator('video'), 'before.mp4')
      const after = await fileOf(variation(ines, 1).locator('video'), 'after.mp4')
      await declineAndAskAgain(ines)

      await page.getByRole('tab', { name: 'Videos', exact: true }).click()
      // without a take to review yet, only the cut is shown
      await page.getByText('Both', { exact: true }).click()
      await approved(ines).getByText(`${SHOTS} video(s)`).waitFor()
      assert.deepEqual(await shotsOfCut(ines), [LIGHTHOUSE, NIGHT, TRAIN, WHALES])
      await joinShots(ines, 'hlwind')
      const first = await merge(ines, 'first.mp4')
      const drawn = await drawnWindows()
      assert.equal(new Set(drawn).size, SHOTS - 1)

      const videos = page.getByRole('region', { name: 'Generated Videos' })
      await videos.getByRole('button', { name: /^3 takes of / }).focus()
      await page.keyboard.press('t')
      await videos.getByText('Too dark').waitFor()
      await videos
        .getByRole('article', { name: BRIGHTER })
        .getByRole('button', { name: 'Accept', disabled: false })
        .click(DRAWING)
      await approved(ines).getByText(BRIGHTER).first().waitFor()
      await videos.getByRole('button', { name: `Accepted ${SHOTS}` }).waitFor()
      assert.deepEqual(await shotsOfCut(ines), [LIGHTHOUSE, BRIGHTER, TRAIN, WHALES])
      const second = await merge(ines, 'second.mp4')
      const drawnAgain = (await drawnWindows()).slice(drawn.length)
      assert.equal(drawnAgain.length, 2)
      assert(drawnAgain.every((window) => !drawn.includes(window)))

      for (const clip of [before, after]) assert.equal((await factsOf(clip)).frames, CLIP_FRAMES)
      assert((await likeness(before, LAST, saved)) > 0.95)
      assert((await likeness(after, 0, saved)) > 0.95)
      assert((await likeness(after, 60, saved)) < 0.9)
      for (const film of [first, second]) isAsPlanned(await factsOf(film))
      const [was, is] = [await framesOf(first), await framesOf(second)]
      const changed = is.flatMap((frame, at) => (frame === was[at] ? [] : [at]))
      assert(changed.length > 0)
      assert(changed[0] >= CHANGED.from && changed.at(-1)! < CHANGED.to, `${changed[0]} to ${changed.at(-1)}`)
      assert.deepEqual([ines.errors, ines.foreignRequests], [[], []])
    })
  },
)

function isAsPlanned({ frames, duration, streams, isFaststart, complaints }: FilmFacts): void {
  assert.deepEqual(
    { frames, streams, isFaststart, complaints },
    { frames: FILM_FRAMES, streams: ['audio', 'video'], isFaststart: true, complaints: '' },
  )
  assert(Math.abs(duration - FILM_FRAMES / FRAME_RATE) < 0.05, `${duration} s`)
}
