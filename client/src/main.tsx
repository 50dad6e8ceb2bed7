import './app/trusted-types'
import '@fontsource-variable/geist-mono/wght.css'
import '@fontsource-variable/instrument-sans/wght.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import './app/global.css'
import { makeRouter } from './app/router'
import { cssVars } from './app/tokens'
import './shared/lib/input/fileDrop'

/** Longest wait for the browser to be idle. */
const IDLE_TIMEOUT_MS = 4_000
/** By then the first page, its data and images have most likely loaded. */
const DELAY_MS = 5_000

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

const savesData = () => {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

/** Fetches the code of the other pages into the browser's cache, at its lowest priority and without running it. */
async function prefetchFiles(): Promise<void> {
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

/** Prefetches the other pages when the first one has loaded and the browser is idle; not on slow networks. */
function prefetchPages(): void {
  if (process.env.NODE_ENV !== 'production' || savesData()) return
  const start = () => void prefetchFiles().catch(() => undefined)
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS }) : start()
  const wait = () => setTimeout(whenIdle, DELAY_MS)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

document.head.append(Object.assign(document.createElement('style'), { textContent: cssVars }))

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={makeRouter()} />
  </StrictMode>,
)
prefetchPages()
