import type { BrowserContext } from 'playwright-core'

interface Screen {
  url: string
  path: string
  /** A selector of the content that makes the screen usable. */
  ready: string
}

export interface TransferredBytes {
  /** Transferred kilobytes, without files prefetched while the browser is idle. */
  scriptKb: number
  totalKb: number
  /** Requested URLs outside of the product. */
  otherOrigins: string[]
}

/** Opens a screen with an empty cache and sums the transferred bytes until it is ready. */
export async function measureBytes(
  context: BrowserContext,
  { url, path, ready }: Screen,
): Promise<TransferredBytes> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const types = new Map<string, string>()
  const bytes = { script: 0, total: 0 }
  const otherOrigins: string[] = []
  session.on('Network.responseReceived', ({ requestId, response }) => {
    types.set(requestId, response.mimeType)
    if (/^https?:/.test(response.url) && !response.url.startsWith(url)) otherOrigins.push(response.url)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.total += encodedDataLength
    if (/javascript/.test(types.get(requestId) ?? '')) bytes.script += encodedDataLength
  })
  await page.addInitScript(() => {
    Object.assign(window, { requestIdleCallback: () => 0 }) // prevents prefetching
  })
  await page.route('**/review-events', (route) => route.abort()) // an open stream is never idle
  await page.goto(url + path)
  await page.locator(ready).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.close()
  return { scriptKb: bytes.script / 1000, totalKb: bytes.total / 1000, otherOrigins }
}

/** Seconds until the field `ready` can be filled, with an empty cache at 400 kbit/s with 400 ms latency. */
export async function measureSlowNetwork(
  context: BrowserContext,
  { url, path, ready }: Screen,
): Promise<number> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.clearBrowserCache')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: (400 * 1000) / 8,
    uploadThroughput: (400 * 1000) / 8,
  })
  const start = performance.now()
  await page.goto(url + path, { waitUntil: 'commit' })
  await page.locator(ready).first().fill('ana', { timeout: 60_000 })
  const seconds = (performance.now() - start) / 1000
  await page.close()
  return seconds
}
