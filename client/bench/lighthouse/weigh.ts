import type { BrowserContext } from 'playwright-core'

export interface Weight {
  /** Kilobytes as transferred, before the browser is idle and fetches ahead. */
  scriptKb: number
  allKb: number
  /** Addresses outside of the product. */
  foreign: string[]
}

/** Opens a page cold and adds up what it loads until it shows `ready`. */
export async function weigh(
  context: BrowserContext,
  { url, path, ready }: { url: string; path: string; ready: string },
): Promise<Weight> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const kinds = new Map<string, string>()
  const bytes = { script: 0, all: 0 }
  const foreign: string[] = []
  session.on('Network.responseReceived', ({ requestId, response }) => {
    kinds.set(requestId, response.mimeType)
    if (/^https?:/.test(response.url) && !response.url.startsWith(url)) foreign.push(response.url)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength
    if (/javascript/.test(kinds.get(requestId) ?? '')) bytes.script += encodedDataLength
  })
  await page.addInitScript(() => {
    Object.assign(window, { requestIdleCallback: () => 0 }) // nothing is fetched ahead meanwhile
  })
  await page.goto(url + path)
  await page.locator(ready).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.close()
  return { scriptKb: bytes.script / 1000, allKb: bytes.all / 1000, foreign }
}

/** Seconds until `ready` can be used, from an empty cache over a line of 400 kbit/s and 400 ms. */
export async function slowStart(
  context: BrowserContext,
  { url, path, ready }: { url: string; path: string; ready: string },
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
  const started = Date.now()
  await page.goto(url + path, { waitUntil: 'commit' })
  await page.locator(ready).first().fill('ana', { timeout: 60_000 })
  const seconds = (Date.now() - started) / 1000
  await page.close()
  return seconds
}
