import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { findChromium } from '../../client/e2e/chromium.js'
import { serveClient, signIn } from '../shared/client-server.js'
import { libraryResponse } from '../shared/library-responses.js'
import { median, percentile, print } from '../shared/report.js'
import { frameCostsOf, recordTrace } from '../shared/trace.js'
import { type Opening, observeOpening, scrollThrough } from './page-probes.js'
import { PROJECT, storyboardResponses } from './responses.js'

/** Pixels per frame. */
const STEP = 120
/** Milliseconds that the server takes for the storyboard and for any other operation. */
const [STORYBOARD_MS, OTHER_MS] = [60, 10]
/** Milliseconds between two frames after which frames count as dropped. */
const LATE = 50
/** Milliseconds after which a chat has finished loading. */
const CHAT_IDLE = 1_500
const SCREENS = [
  { name: '1440', viewport: { width: 1440, height: 900 } },
  { name: '390', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
]

async function openingOf(page: Page): Promise<Opening> {
  const found = await page.waitForFunction(() => {
    const opening = window.measuredOpening
    return opening?.editable && opening.visible && opening.complete ? opening : null
  })
  return (await found.jsonValue()) as Opening
}

async function openByUrl(page: Page, url: string): Promise<Opening> {
  await page.goto('about:blank')
  await page.goto(`${url}/projects/${PROJECT}?tab=storyboard`, { waitUntil: 'commit' })
  return openingOf(page)
}

async function openByTab(page: Page, url: string): Promise<Opening> {
  await page.goto(`${url}/projects/${PROJECT}`)
  const tab = page.getByRole('tab', { name: 'Storyboard' })
  await tab.waitFor()
  await page.waitForTimeout(CHAT_IDLE)
  await tab.click()
  return openingOf(page)
}

function reportOpenings(title: string, openings: readonly Opening[]): void {
  const of = (key: keyof Opening) => {
    const times = openings.map((opening) => opening[key])
    return `${median(times).toFixed(0)} ms (max ${Math.max(...times).toFixed(0)})`
  }
  print(`  ${title}: editable after ${of('editable')}, visible with images after ${of('visible')},`)
  print(`    complete after ${of('complete')}`)
}

async function measureScrolling(page: Page): Promise<void> {
  // without a trace, which delays frames
  const { gaps, elements } = await page.evaluate(scrollThrough, STEP)
  const session = await page.context().newCDPSession(page)
  const { events } = await recordTrace(session, () => page.evaluate(scrollThrough, STEP))
  const { work, longTasks } = frameCostsOf(events)
  const at = (share: number) => `${percentile(work, share).toFixed(1)} ms`
  const lateFrames = gaps.filter((gap) => gap > LATE).length
  print(`  scrolling: ${work.length} frames of ${STEP} px, ${elements} elements`)
  print(`    CPU of the main thread per frame: p50 ${at(0.5)}, p95 ${at(0.95)}, max ${at(1)}`)
  print(
    `    longest gap between frames ${Math.max(...gaps).toFixed(0)} ms, over ${LATE} ms: ${lateFrames} of ${gaps.length}`,
  )
  print(`    tasks over ${LATE} ms: ${longTasks}`)
}

async function measureScreen(
  context: BrowserContext,
  { url, shots, openings }: { url: string; shots: number; openings: number },
): Promise<void> {
  const page = await context.newPage()
  await signIn(page)
  await page.addInitScript(observeOpening, shots)
  for (const [title, open] of [
    ['opened by URL', openByUrl],
    ['opened by a click on its tab', openByTab],
  ] as const) {
    await open(page, url) // fills the caches of the browser
    const measured: Opening[] = []
    for (let run = 0; run < openings; run++) measured.push(await open(page, url))
    reportOpenings(title, measured)
  }
  await measureScrolling(page)
}

/** Images in the sizes of the server, eight of each, by the path of a file. */
async function drawImages(): Promise<(path: string) => Buffer> {
  const draw = (seed: number, width: number) =>
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
  const drawAll = (width: number) => Promise.all(Array.from({ length: 8 }, (_, seed) => draw(seed, width)))
  const assets = { small: await drawAll(400), large: await drawAll(1200) }
  const posters = { small: await drawAll(480), large: await drawAll(960) }
  return (path) => {
    const at = Number(/(\d)\.\w+$/.exec(path)?.[1] ?? 0) % 8
    const { small, large } = path.includes('/assets/') ? assets : posters
    return (path.includes('small') ? small : large)[at]
  }
}

/** Opens a storyboard in the built client, wide and narrow, and scrolls through it. */
export async function measureBrowser(shots: number, openings: number): Promise<void> {
  const storyboard = storyboardResponses(shots)
  const server = serveClient((operation) => storyboard(operation) ?? libraryResponse(operation, 0), {
    imageAt: await drawImages(),
    delayOf: ({ operationName }) => (operationName === 'Storyboard' ? STORYBOARD_MS : OTHER_MS),
  })
  const options = await findChromium()
  print(`A storyboard of ${shots} shots, medians of ${openings}; its query takes ${STORYBOARD_MS} ms`)
  try {
    for (const { name, ...screen } of SCREENS) {
      print(`${name} px`)
      const profile = await mkdtemp(join(tmpdir(), 'bench-storyboard-'))
      const context = await chromium.launchPersistentContext(profile, {
        ...options,
        ...screen,
        args: [...(options.args ?? []), '--disable-dev-shm-usage'],
      })
      try {
        await measureScreen(context, { url: server.url(), shots, openings })
      } finally {
        await context.close()
        await rm(profile, { recursive: true, force: true })
      }
    }
  } finally {
    server.close()
  }
}
