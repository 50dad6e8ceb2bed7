import { findChromium } from './chromium.js'
import { openBrowser } from './person.js'

/** Says which browser the journeys are made in, and that it starts. */
const { executablePath } = await findChromium()
const browser = await openBrowser()
process.stdout.write(`Chromium ${browser.version()}, ${executablePath}\n`)
await browser.close()
