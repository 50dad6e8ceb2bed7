import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { findChromium } from '../e2e/chromium.js'
import { answerTo } from './library.js'
import { type Question, servePage, signIn } from './served.js'
import { PROJECT, storyboardOf } from './storyboard.js'
import { framesOf, percentile, traced } from './trace.js'

/**
 * Opens a storyboard in the built client (`node scripts/build-client.mjs` first), by its address and by a click on
 * its tab, in a browser that knows the app already, and scrolls through it to its end and back; wide and narrow.
 * Prints the milliseconds until a shot can be written in, until all shots in view are there with their pictures, and
 * until all are on the board; then the frames of the scrolling. Run it with `node --import
 * ./scripts/typescript.mjs client/bench/board.ts`; the variables SHOTS, RUNS, STEP (pixels a frame) and ANSWER_MS (the
 * time that the server takes for the board) change what is measured.
 */

const SHOTS = Number(process.env.SHOTS ?? 100)
const RUNS = Number(process.env.RUNS ?? 5)
const STEP = Number(process.env.STEP ?? 120)
const ANSWER_MS = Number(process.env.ANSWER_MS ?? 60)
/** The time that the server takes for any other question. */
const OTHERS_MS = 10
/** Frames later than this were dropped, in milliseconds. */
const LATE = 50
const SCREENS = [
  { name: '1440', viewport: { width: 1440, height: 900 } },
  { name: '390', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
]

interface Opening {
  /** Milliseconds until the first shot can be written in. */
  words: number
  /** Until all that is in view is there, with its pictures. */
  shown: number
  /** Until every shot is on the board. */
  all: number
}

declare global {
  interface Window {
    begun?: number
    measured?: Partial<Opening>
  }
}

/** Runs in the page before its own code: notes when the board is there, from the address or the last click on. */
function watch(shots: number) {
  const isInView = (element: Element) => {
    const { top, bottom, width } = element.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < window.innerHeight
  }
  const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0
  function look() {
    const { measured = {}, begun = 0 } = window
    window.measured = measured
    const cards = [...document.querySelectorAll('[data-shot]')]
    const inView = cards.filter(isInView)
    const now = performance.now() - begun
    const isShown = (card: Element) => {
      const images = [...card.querySelectorAll('img')].filter(isInView)
      return images.length > 0 && images.every(isLoaded)
    }
    if (document.querySelector('[data-words]')) measured.words ??= now
    if (inView.length && inView.every(isShown)) measured.shown ??= now
    if (document.querySelectorAll('[data-words]').length === shots) measured.all ??= now
    requestAnimationFrame(look)
  }
  addEventListener(
    'click',
    (event) => {
      window.begun = event.timeStamp
      window.measured = {}
    },
    true,
  )
  requestAnimationFrame(look)
}

async function opened(page: Page): Promise<Opening> {
  const found = await page.waitForFunction(() =>
    window.measured?.words && window.measured.shown && window.measured.all ? window.measured : null,
  )
  return (await found.jsonValue()) as Opening
}

async function openByAddress(page: Page, address: string): Promise<Opening> {
  await page.goto('about:blank')
  await page.goto(`${address}/projects/${PROJECT}?tab=storyboard`, { waitUntil: 'commit' })
  return opened(page)
}

async function openByTab(page: Page, address: string): Promise<Opening> {
  await page.goto(`${address}/projects/${PROJECT}`)
  const tab = page.getByRole('tab', { name: 'Storyboard' })
  await tab.waitFor()
  await page.waitForTimeout(1500) // the chat has come to rest
  await tab.click()
  return opened(page)
}

/** Runs in the page: scrolls to the end of the board and back; returns the milliseconds between the frames. */
function scrollThrough(step: number) {
  const body = document.querySelector<HTMLElement>('[role=tabpanel]')!
  return new Promise<{ elements: number; gaps: number[] }>((resolve) => {
    const gaps: number[] = []
    let by = step
    let last = performance.now()
    const frame = (now: number) => {
      gaps.push(now - last)
      last = now
      const before = body.scrollTop
      body.scrollTop = before + by
      if (body.scrollTop !== before) performance.mark('scrolled')
      else if (by > 0) by = -step
      else return resolve({ elements: document.querySelectorAll('*').length, gaps })
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
}

const say = (line: string) => process.stdout.write(`${line}\n`)

function report(title: string, openings: readonly Opening[]) {
  const of = (key: keyof Opening) => {
    const times = openings.map((opening) => opening[key])
    return `${percentile(times, 0.5).toFixed(0)} ms (at most ${Math.max(...times).toFixed(0)})`
  }
  say(`  ${title}: a shot can be written in after ${of('words')}, what is in view is there with its pictures`)
  say(`    after ${of('shown')}, all ${SHOTS} shots after ${of('all')}`)
}

async function scroll(page: Page) {
  // by itself: writing a trace delays frames
  const { gaps, elements } = await page.evaluate(scrollThrough, STEP)
  const session = await page.context().newCDPSession(page)
  const { events } = await traced(session, () => page.evaluate(scrollThrough, STEP))
  const { work, longTasks } = framesOf(events)
  const at = (share: number) => `${percentile(work, share).toFixed(1)} ms`
  const late = gaps.filter((gap) => gap > LATE).length
  say(`  scrolling: ${work.length} frames of ${STEP} px; document: ${elements} elements`)
  say(`    main thread a frame, processor time: p50 ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)}`)
  say(
    `    longest between two frames ${Math.max(...gaps).toFixed(0)} ms, over ${LATE} ms: ${late} of ${gaps.length};`,
  )
  say(`    tasks over ${LATE} ms: ${longTasks}`)
}

async function measure(context: BrowserContext, address: string) {
  const page = await context.newPage()
  await signIn(page)
  await page.addInitScript(watch, SHOTS)
  for (const [title, open] of [
    ['by its address', openByAddress],
    ['by a click on its tab', openByTab],
  ] as const) {
    const openings: Opening[] = []
    for (let run = 0; run <= RUNS; run++) openings.push(await open(page, address))
    report(title, openings.slice(1)) // the first one made the browser warm
  }
  await scroll(page)
}

/** Pictures of the sizes that the server makes, the same few for all. */
async function drawPictures() {
  const noise = (seed: number, width: number) =>
    sharp({
      create: {
        width,
        height: Math.round((width * 9) / 16),
        channels: 3,
        background: { r: 40 + seed * 20, g: 80, b: 160 - seed * 15 },
        noise: { type: 'gaussian', mean: 100, sigma: 20 },
      },
    })
      .blur(4)
      .webp({ quality: 80 })
      .toBuffer()
  const sized = (width: number) => Promise.all(Array.from({ length: 8 }, (_, seed) => noise(seed, width)))
  const assets = { small: await sized(400), large: await sized(1200) }
  const posters = { small: await sized(480), large: await sized(960) }
  return (path: string) => {
    const at = Number(/(\d)\.\w+$/.exec(path)?.[1] ?? 0) % 8
    const { small, large } = path.includes('/assets/') ? assets : posters
    return (path.includes('small') ? small : large)[at]!
  }
}

const storyboard = storyboardOf(SHOTS)
const server = servePage((question: Question) => storyboard(question) ?? answerTo(question, 0), {
  pictureAt: await drawPictures(),
  takes: ({ operationName }) => (operationName === 'Storyboard' ? ANSWER_MS : OTHERS_MS),
})
const found = await findChromium()
say(`A storyboard of ${SHOTS} shots, for which the server takes ${ANSWER_MS} ms; medians of ${RUNS}`)
try {
  for (const { name, ...screen } of SCREENS) {
    say(`${name} pixels`)
    const profile = await mkdtemp(join(tmpdir(), 'board-'))
    const context = await chromium.launchPersistentContext(profile, {
      ...found,
      ...screen,
      args: [...(found.args ?? []), '--disable-dev-shm-usage'],
    })
    try {
      await measure(context, server.address())
    } finally {
      await context.close()
      await rm(profile, { recursive: true, force: true })
    }
  }
} finally {
  server.close()
}
