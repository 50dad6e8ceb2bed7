import { TestEnvironment } from 'jest-environment-jsdom'

const lacking = [
  'AbortController',
  'AbortSignal',
  'Headers',
  'Request',
  'Response',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'TextDecoder',
  'TextEncoder',
]

/** jsdom with the web interfaces that every browser and Node have and jsdom lacks. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    for (const name of lacking) this.global[name] = globalThis[name]
  }
}
