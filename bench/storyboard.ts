import { measureApi } from './storyboard/api.js'
import { measureBrowser } from './storyboard/browser.js'

/**
 * Measures a storyboard of 100 shots: `storyboard [REQUESTS] [OPENINGS]`, by default 200 requests and 5 openings in a
 * browser. Prints the milliseconds of GraphQL requests and their SQL statements, then how long the screen takes to open
 * and the frames while it scrolls.
 */
const [requests, openings] = [Number(process.argv[2] ?? 200), Number(process.argv[3] ?? 5)]
const SHOTS = 100

await measureApi(SHOTS, requests)
await measureBrowser(SHOTS, openings)
