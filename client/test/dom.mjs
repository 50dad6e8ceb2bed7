import { JSDOM } from 'jsdom'

/**
 * Makes this process a browser window: copies the globals of a jsdom window to Node, so that all test files of a worker can
 * share modules.
 */
const { window } = new JSDOM('<!doctype html><html><body></body></html>', {
  url: 'http://localhost:3000/',
  pretendToBeVisual: true,
})

/** Globals taken from jsdom although Node has them, because jsdom's events and signals only work together. */
const FROM_JSDOM = new Set([
  'AbortController',
  'AbortSignal',
  'Blob',
  'CustomEvent',
  'Event',
  'EventTarget',
  'File',
  'FormData',
  'MessageEvent',
  'Storage',
  'localStorage',
  'navigator',
  'sessionStorage',
])
const isMethod = (value) => typeof value === 'function' && !value.prototype

for (const name of Object.getOwnPropertyNames(window)) {
  if (name in globalThis && !FROM_JSDOM.has(name)) continue
  const value = window[name]
  const bound = isMethod(value) ? value.bind(window) : undefined
  let override
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get: () => (override ?? { value: bound ?? window[name] }).value,
    set: (given) => {
      override = { value: given }
    },
  })
}
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'])
  globalThis[name] = window[name].bind(window)
globalThis.closeWindow = () => window.close()
for (const name of ['window', 'self', 'top', 'parent'])
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: globalThis })
