import '@testing-library/jest-dom/vitest'
import { afterEach, beforeEach, vi } from 'vitest'
import { cleanup, configure } from '@testing-library/react'
import { theme } from '../src/app/theme'
import { setLive } from '../src/lib/live'

/** What antd and React Router ask of a browser and jsdom lacks: nothing here changes what a test sees. */
class InertObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

/** Node's own channel would keep the process alive. */
class TaskChannel {
  port1: { onmessage: (() => void) | null } = { onmessage: null }
  port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.()) }
}

const isWide = (query: string) => {
  const least = /min-width:\s*(\d+)/.exec(query)
  return least !== null && Number(least[1]) <= 1440
}

Object.assign(globalThis, {
  ResizeObserver: InertObserver,
  IntersectionObserver: InertObserver,
  MessageChannel: TaskChannel,
  matchMedia: (query: string) => ({
    media: query,
    matches: isWide(query) || query.includes('prefers-reduced-motion'),
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  }),
})

Object.assign(URL, { createObjectURL: () => 'blob:inert', revokeObjectURL() {} })
const fetchNothing = () => Promise.reject(new Error('Tests fetch nothing'))
globalThis.fetch = fetchNothing

Element.prototype.scrollTo ??= () => undefined
Element.prototype.scrollIntoView ??= () => undefined

/** jsdom computes no style of a pseudo element, and logs that each time antd measures a scrollbar. */
const styleOf = window.getComputedStyle.bind(window)
window.getComputedStyle = (element) => styleOf(element)

// antd writes no style sheets here: jsdom has no layout, and would ask thousands of rules for each element
theme.zeroRuntime = true

configure({ defaultHidden: true, asyncUtilTimeout: 30_000 })

beforeEach(() => setLive(true)) // nothing is polled, however long a test takes

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  globalThis.fetch = fetchNothing
  localStorage.clear()
  sessionStorage.clear()
})
