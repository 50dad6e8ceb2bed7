import { type CDPSession, chromium, type Page } from 'playwright-core'
import { findChromium } from '../../client/e2e/chromium.js'
import { serveClient, signIn } from '../shared/client-server.js'
import { libraryResponse } from '../shared/library-responses.js'
import { percentile, print } from '../shared/report.js'
import { type FrameCosts, frameCostsOf, recordTrace } from '../shared/trace.js'

/** Pixels per frame. */
const STEP = 400

interface Pass {
  frames: FrameCosts
  /** The largest numbers of elements and tiles in the document. */
  elements: number
  tiles: number
  loaded: number
  seconds: number
  heapMb: number
}

/** The JavaScript heap after a garbage collection, in megabytes. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

/** Runs in the page. Marks the frames that scrolled: waiting for the next page is not work of the grid. */
function scrollToEnd({ step, assets }: { step: number; assets: number }) {
  const main = document.querySelector('main')!
  main.scrollTop = 0
  let [elements, tiles] = [0, 0]
  return new Promise<{ elements: number; tiles: number; loaded: number }>((resolve) => {
    const frame = () => {
      const before = main.scrollTop
      main.scrollTop = before + step
      const loaded = Number(main.querySelector('[aria-setsize]')?.getAttribute('aria-setsize'))
      if (main.scrollTop > before) performance.mark('scrolled')
      else if (loaded >= assets) return resolve({ elements, tiles, loaded })
      elements = Math.max(elements, document.querySelectorAll('*').length)
      tiles = Math.max(tiles, main.querySelectorAll('[role=listitem]').length)
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
}

async function scroll(page: Page, session: CDPSession, assets: number): Promise<Pass> {
  const start = performance.now()
  let seconds = 0
  const { result, events } = await recordTrace(session, async () => {
    const seen = await page.evaluate(scrollToEnd, { step: STEP, assets })
    seconds = (performance.now() - start) / 1000
    return seen
  })
  return { ...result, seconds, frames: frameCostsOf(events), heapMb: await heapOf(session) }
}

function report(title: string, { frames, elements, tiles, loaded, seconds, heapMb }: Pass) {
  const at = (share: number) => `${percentile(frames.work, share).toFixed(1)} ms`
  print(`${title}: ${loaded} assets, ${frames.work.length} frames of ${STEP} px in ${seconds.toFixed(1)} s`)
  print(`  CPU of the main thread per frame: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, max ${at(1)}`)
  print(`  tasks over 50 ms: ${frames.longTasks}; heap ${heapMb.toFixed(0)} MB`)
  print(`  at most ${elements} elements, ${tiles} tiles`)
}

/** Scrolls through a library of this many assets in the built client, while it loads and again when it is loaded. */
export async function measureScrolling(assets: number): Promise<void> {
  const server = serveClient((operation) => libraryResponse(operation, assets))
  const options = await findChromium()
  // the trace of a long scroll exceeds the shared memory of a container
  const args = [...(options.args ?? []), '--disable-dev-shm-usage']
  const browser = await chromium.launch({ ...options, args })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await signIn(page)
    await page.goto(`${server.url()}/library`)
    await page.getByRole('listitem').first().waitFor()
    const session = await page.context().newCDPSession(page)
    report('scroll: first time, with loading', await scroll(page, session, assets))
    report('scroll: second time', await scroll(page, session, assets))
  } finally {
    await browser.close()
    server.close()
  }
}
