import { findChromium } from './chromium.js'
import { openBrowser } from './person.js'

// prints the browser of the journeys, and checks that it starts
const { executablePath } = await findChromium()
const browser = await openBrowser()
process.stdout.write(`Chromium ${browser.version()}, ${executablePath}\n`)
await browser.close()
