import type { Person } from './person.js'

/** A bad mobile connection: delay in milliseconds, bytes per second in each direction. */
const SLOW = { latency: 300, downloadThroughput: 150_000, uploadThroughput: 50_000 }

/** Console messages about requests and sockets during an outage. */
const OUTAGE_MESSAGES = /ERR_|Failed to load resource|WebSocket connection/

/** Messages shown while the server is unreachable. */
export const NETWORK_ERROR = 'Network error: Unable to connect to the server'
export const OFFLINE = /^You are offline/
export const RECONNECTING = /^Reconnecting/
export const DOWNLOAD_WAITS = 'The server cannot be reached. The download continues when it is back.'

/** Emulates a slow network that can go offline. */
export async function slowNetworkOf({ page, context }: Person) {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const set = (offline: boolean) => session.send('Network.emulateNetworkConditions', { offline, ...SLOW })
  await set(false)
  return {
    lose: () => set(true),
    find: () => set(false),
    /** Clears the browser cache, which would serve requests while offline. */
    forget: () => session.send('Network.clearBrowserCache'),
  }
}

/** Waits until a text is no longer on the page. */
export const isGone = ({ page }: Person, words: string | RegExp): Promise<void> =>
  page.getByText(words).filter({ visible: true }).first().waitFor({ state: 'detached' })

/** Resolves when the server has responded to a request that contains this text. */
export const requestAccepted = ({ page }: Person, words: string): Promise<unknown> =>
  page.waitForResponse((answer) => answer.ok() && !!answer.request().postData()?.includes(words))

/** Errors of a page, without console messages about an outage. */
export const unexpectedErrors = ({ errors }: Person): string[] =>
  errors.filter((words) => !OUTAGE_MESSAGES.test(words))
