import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { type Caller, callerOf, join } from '../api.js'
import { openClipStage } from '../clips.js'
import { isFine } from '../guest-page.js'
import { WIDE } from '../person.js'
import { makeFilm, makeProject, type ReviewedProject, share } from '../review-stage.js'

const FRAME_RATE = 24
const CLIP = 4 * FRAME_RATE
/** Last frame of the second clip in version 1. */
const TRIMMED = 40
/** Number of evenly spaced points of version 2 to compare. */
const POINTS = 20
/** Drift in frames before a playing version seeks (0.15 s), plus the frame being drawn. */
const FARTHEST = 0.15 * FRAME_RATE + 1

const { person, product } = openClipStage(CLIP / FRAME_RATE)

/** The frame of version 1 for a frame of version 2; its second clip is shorter. */
function inVersion1(frame: number): number {
  if (frame < CLIP) return frame
  if (frame < 2 * CLIP) return Math.min(frame, CLIP + TRIMMED - 1)
  return frame - CLIP + TRIMMED
}

/** Trims an item of the cut to this number of frames. */
async function trim(call: Caller, { id }: ReviewedProject, place: number, outFrame: number): Promise<void> {
  const { project } = await call<{ project: { cut: { items: { id: string; revision: number }[] } } }>(
    'query Cut($id: ID!) { project(id: $id) { cut { items { id revision } } } }',
    { id },
  )
  const item = project.cut.items[place]!
  await call('mutation Trim($input: EditCutInput!) { editCut(input: $input) { conflicts { message } } }', {
    input: { projectId: id, operations: [{ editItem: { ...item, outFrame } }] },
  })
}

/** Frames shown by versions 1 and 2. */
const shownFrames = (page: Page): Promise<[number, number]> =>
  page.evaluate(
    (rate) =>
      [...document.querySelectorAll('video')].map(({ currentTime }) => Math.floor(currentTime * rate)) as [
        number,
        number,
      ],
    FRAME_RATE,
  )

/** Records both frames at each animation frame during playback, until version 2 reaches a frame. */
const watchFrames = (page: Page, until: number): Promise<[number, number][]> =>
  page.evaluate(
    ({ rate, until }) =>
      new Promise<[number, number][]>((resolve) => {
        const seen: [number, number][] = []
        requestAnimationFrame(function step() {
          const [other, lead] = [...document.querySelectorAll('video')]
          if (!lead!.seeking && !other!.seeking && !lead!.paused && !other!.paused)
            seen.push([other!.currentTime * rate, lead!.currentTime * rate])
          if (lead!.currentTime * rate < until && !lead!.ended) requestAnimationFrame(step)
          else resolve(seen)
        })
      }),
    { rate: FRAME_RATE, until },
  )

test(
  'versions with different second clips are compared by shot, paused and playing',
  { timeout: 600_000 },
  async () => {
    const { url } = product()
    const call = callerOf(url, await join(url, 'ines'))
    const project = await makeProject(call, 'The Keeper', ['A lighthouse', 'The sea', 'A boat'])
    const film = { places: [0, 1, 2], transitions: ['', ''] }
    await trim(call, project, 1, TRIMMED)
    await makeFilm(call, project, { ...film, number: 1 })
    const link = await share(call, { projectId: project.id, kind: 'CUT', name: 'The Keeper' })
    await trim(call, project, 1, CLIP)
    await makeFilm(call, project, { ...film, number: 2 })

    const anna = await person({ viewport: WIDE })
    const { page } = anna
    await anna.runStory(async () => {
      await anna.open(link.path)
      await page.getByLabel('Your name').fill('Anna')
      await anna.button('Open review').click()
      const slider = page.getByRole('slider', { name: 'Position' })
      await slider.waitFor()
      await anna.button('Compare').click()
      await page.getByRole('group', { name: 'Comparison' }).waitFor()
      const { width, height } = (await slider.boundingBox())!
      const points: [number, number][] = []
      for (let point = 0; point < POINTS; point++) {
        const x = (width * (point + 0.5)) / POINTS
        await slider.click({ position: { x, y: height / 2 } })
        await page.waitForFunction(() =>
          [...document.querySelectorAll('video')].every(
            ({ seeking, readyState }) => !seeking && readyState >= 2,
          ),
        )
        points.push(await shownFrames(page))
      }
      assert.deepEqual(
        points,
        points.map(([, frame]) => [inVersion1(frame), frame]),
      )
      assert.equal(new Set(points.map(([, frame]) => frame)).size, POINTS)
      await isFine(anna, 'comparison')

      await slider.click({ position: { x: width * 0.7, y: height / 2 } })
      await page.keyboard.press('l')
      const seen = await watchFrames(page, 3 * CLIP - 12)
      assert(seen.length > 10, `${seen.length} frames seen`)
      const offs = seen
        .map(([other, lead]) => Math.abs(other - (lead - CLIP + TRIMMED)))
        .toSorted((a, b) => a - b)
      assert(offs[Math.floor(offs.length / 2)]! <= FARTHEST, `off by ${offs.join(', ')}`)
      assert.deepEqual([anna.errors, anna.foreignRequests], [[], []])
    })
  },
)
