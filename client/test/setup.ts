import '@testing-library/jest-dom'
import { cleanup, configure } from '@testing-library/react'
import { addEventHandler } from 'jest-circus'
import { theme } from '../src/app/theme'
import { setLive } from '../src/shared/lib/network/connectivity'

/** Browser APIs that antd and React Router need, but jsdom lacks. */
class InertObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

/** Replaces Node’s MessageChannel, which would keep the process alive. */
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
    matches: isWide(query) || query.includes('prefers-reduced-motion') || query === '(hover: hover)',
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

/** jsdom does not compute styles of pseudo elements, and logs each attempt by antd to measure a scrollbar. */
const styleOf = window.getComputedStyle.bind(window)
window.getComputedStyle = (element) => styleOf(element)

// disables antd's styles: jsdom would match thousands of rules per element
theme.zeroRuntime = true

configure({ defaultHidden: true, asyncUtilTimeout: 120_000 })

/** Disables polling in all tests. */
const prepare = () => setLive(true)

function restore() {
  cleanup()
  jest.restoreAllMocks()
  globalThis.fetch = fetchNothing
  localStorage.clear()
  sessionStorage.clear()
}

/** jest-light-runner loads this file once for many test files; each of them needs the hooks. */
const prepared = new WeakSet()
addEventHandler((_event, { rootDescribeBlock: root }) => {
  if (prepared.has(root)) return
  prepared.add(root)
  const hook = { asyncError: new Error(), parent: root, seenDone: false, timeout: undefined }
  root.hooks.push({ ...hook, type: 'beforeEach', fn: prepare }, { ...hook, type: 'afterEach', fn: restore })
})
