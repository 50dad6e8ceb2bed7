import type { Person } from './person.js'

/** Milliseconds of delay, and bytes per second each way: a bad mobile connection. */
const SLOW = { latency: 300, downloadThroughput: 150_000, uploadThroughput: 50_000 }

/** What a browser itself logs about a request or a socket without a server. */
const OF_THE_OUTAGE = /ERR_|Failed to load resource|WebSocket connection/

/** What the product says while its server cannot be reached. */
export const NETWORK_ERROR = 'Network error: Unable to connect to the server'
export const OFFLINE = /^You are offline/
export const RECONNECTING = /^Reconnecting/
export const DOWNLOAD_WAITS = 'The server cannot be reached. The download continues when it is back.'

/** A network that is slow all the time, and that can be lost and found again. */
export async function slowNetworkOf({ page, context }: Person) {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const set = (offline: boolean) => session.send('Network.emulateNetworkConditions', { offline, ...SLOW })
  await set(false)
  return {
    lose: () => set(true),
    find: () => set(false),
    /** Empties the browser's cache, from which what was fetched before would come without a network. */
    forget: () => session.send('Network.clearBrowserCache'),
  }
}

/** Waits until words are no longer on the page. */
export const isGone = ({ page }: Person, words: string | RegExp): Promise<void> =>
  page.getByText(words).filter({ visible: true }).first().waitFor({ state: 'detached' })

/** Resolves once the server has taken a request with these words. */
export const kept = ({ page }: Person, words: string): Promise<unknown> =>
  page.waitForResponse((answer) => answer.ok() && !!answer.request().postData()?.includes(words))

/** The errors of a person's page that are not the browser's own about an outage. */
export const unexpectedErrors = ({ errors }: Person): string[] =>
  errors.filter((words) => !OF_THE_OUTAGE.test(words))
