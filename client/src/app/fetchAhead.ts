const PATIENCE_MS = 4_000
/** By then the first page has most likely settled, with its data and pictures. */
const WAIT_MS = 5_000

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

const isFrugal = () => {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

/** Fetches the code of the other pages into the browser's cache, at its lowest priority and without running it. */
async function fetchAll(): Promise<void> {
  const response = await fetch('/pages.json')
  if (!response.ok) return
  const pages = (await response.json()) as Record<string, { files: string[] }>
  const known = new Set([...document.querySelectorAll<HTMLLinkElement>('link[href]')].map(({ href }) => href))
  for (const path of new Set(Object.values(pages).flatMap(({ files }) => files))) {
    const { href } = new URL(path, location.href)
    if (!known.has(href))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }))
  }
}

/** Once the first page is there and the browser is idle, fetches what the next ones need; not on slow networks. */
export function fetchAhead(): void {
  if (process.env.NODE_ENV !== 'production' || isFrugal()) return
  const start = () => void fetchAll().catch(() => undefined)
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: PATIENCE_MS }) : start()
  const wait = () => setTimeout(whenIdle, WAIT_MS)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
