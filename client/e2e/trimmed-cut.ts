import assert from 'node:assert/strict'
import { callerIn } from './api.js'
import type { Person } from './person.js'

interface Item {
  id: string
  inFrame: number
  outFrame: number | null
  speed: number
}

/** Cut items of the newest project. */
async function itemsOf({ page }: Person): Promise<Item[]> {
  const caller = await callerIn(page)
  const { projects } = await caller<{
    projects: { nodes: { cut: { items: Item[] } }[] }
  }>('{ projects(first: 1) { nodes { cut { items { id inFrame outFrame speed } } } } }')
  return projects.nodes[0]!.cut.items
}

/** Waits until the saved items of the cut satisfy a condition. */
export async function whenItems(one: Person, holds: (items: Item[]) => boolean): Promise<Item[]> {
  const end = Date.now() + 20_000
  for (;;) {
    const items = await itemsOf(one)
    if (holds(items)) return items
    assert(Date.now() < end, `the items are ${JSON.stringify(items)}`)
    await one.page.waitForTimeout(200)
  }
}

/** What Play cut shows at a moment. */
interface Shown {
  /** Index of the clip. */
  at: number
  seconds: number
  rate: number
}

/**
 * Plays the cut with `open`, and checks that each clip shows only its trimmed part, at its speed. `frames` is the number of
 * frames of the videos.
 */
export async function playCut(
  one: Person,
  { frames, frameRate }: { frames: number; frameRate: number },
  open: () => Promise<void>,
): Promise<void> {
  const items = await itemsOf(one)
  await open()
  const player = one.page.getByRole('dialog', { name: 'Play cut' })
  await player.getByRole('button', { name: 'Pause', exact: true }).waitFor({ timeout: 120_000 })
  const shown = await player.evaluate(
    (dialog) =>
      new Promise<Shown[]>((resolve) => {
        const moments: Shown[] = []
        requestAnimationFrame(function look() {
          const video = dialog.querySelector<HTMLVideoElement>('video[data-shown]')
          const clips = [...dialog.querySelectorAll('[aria-label="Clips of the cut"] > button')]
          const at = clips.findIndex((button) => button.hasAttribute('aria-current'))
          if (video && !video.seeking)
            moments.push({ at, seconds: video.currentTime, rate: video.playbackRate })
          if (dialog.querySelector('[aria-label="Play"]')) resolve(moments)
          else requestAnimationFrame(look)
        })
      }),
  )
  assert.deepEqual(
    [...new Set(shown.map(({ at }) => at))],
    items.map((_, at) => at),
  )
  for (const { at, seconds, rate } of shown) {
    const { inFrame, outFrame, speed } = items[at]!
    const last = (outFrame ?? frames) / frameRate
    const frame = 1 / frameRate
    assert.equal(rate, speed)
    assert(seconds > inFrame / frameRate - frame && seconds < last + frame, `${seconds} s of clip ${at + 1}`)
  }
  await one.page.keyboard.press('Escape')
  await player.waitFor({ state: 'hidden' })
}
