import { type CDPSession, chromium, type Page } from 'playwright-core'
import { findChromium } from '../e2e/chromium.js'
import { answerTo } from './library.js'
import { servePage, signIn } from './served.js'
import { type Frames, framesOf, percentile, traced } from './trace.js'

/**
 * Scrolls through a library of 20,000 assets in the built client (`node scripts/build-client.mjs` first) and
 * prints the main thread's work a frame, the size of the document, and the memory of JavaScript after a
 * collection of garbage. Run it with `node --import
 * ./scripts/typescript.mjs client/bench/grid.ts`; the variables ASSETS and STEP (pixels a
 * frame) change what is measured.
 */

const ASSETS = Number(process.env.ASSETS ?? 20_000)
const STEP = Number(process.env.STEP ?? 400)

async function open(page: Page, address: string) {
  await signIn(page)
  await page.goto(`${address}/library`)
  await page.getByRole('listitem').first().waitFor()
}

interface Pass {
  frames: Frames
  nodes: number
  tiles: number
  loaded: number
  seconds: number
  heapMb: number
}

/** Scrolls `step` pixels each frame until the end of everything, with the main thread's work written down. */
async function pass(page: Page, session: CDPSession): Promise<Pass> {
  const started = Date.now()
  let seconds = 0
  const { result: seen, events } = await traced(session, async () => {
    const all = await page.evaluate(scrollThrough, { step: STEP, assets: ASSETS })
    seconds = (Date.now() - started) / 1000
    return all
  })
  return { ...seen, seconds, frames: framesOf(events), heapMb: await heapOf(session) }
}

/** What JavaScript keeps, in megabytes. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

/** Runs in the page. A frame counts when it scrolled: waiting for the next page is no work of the grid. */
function scrollThrough({ step, assets }: { step: number; assets: number }) {
  const main = document.querySelector('main')!
  main.scrollTop = 0
  let nodes = 0
  let tiles = 0
  return new Promise<{ nodes: number; tiles: number; loaded: number }>((resolve) => {
    const frame = () => {
      const before = main.scrollTop
      main.scrollTop = before + step
      const loaded = Number(main.querySelector('[aria-setsize]')?.getAttribute('aria-setsize'))
      if (main.scrollTop > before) performance.mark('scrolled')
      else if (loaded >= assets) return resolve({ nodes, tiles, loaded })
      nodes = Math.max(nodes, document.querySelectorAll('*').length)
      tiles = Math.max(tiles, main.querySelectorAll('[role=listitem]').length)
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
}

const say = (line: string) => process.stdout.write(`${line}\n`)

function report(title: string, { frames, nodes, tiles, loaded, seconds, heapMb }: Pass) {
  const at = (share: number) => `${percentile(frames.work, share).toFixed(1)} ms`
  say(`${title}: ${loaded} assets, ${frames.work.length} frames of ${STEP} px in ${seconds.toFixed(1)} s`)
  say(
    `  main thread a frame, processor time: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, longest ${at(1)}; tasks over 50 ms: ${frames.longTasks}`,
  )
  say(`  document: at most ${nodes} elements, ${tiles} tiles; heap: ${heapMb.toFixed(0)} MB`)
}

const server = servePage((question) => answerTo(question, ASSETS))
const found = await findChromium()
// the trace of a long scroll outgrows the little shared memory of a container
const browser = await chromium.launch({ ...found, args: [...(found.args ?? []), '--disable-dev-shm-usage'] })
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await open(page, server.address())
  const session = await page.context().newCDPSession(page)
  report('While it loads page by page', await pass(page, session))
  report('Once all is loaded', await pass(page, session))
} finally {
  await browser.close()
  server.close()
}
