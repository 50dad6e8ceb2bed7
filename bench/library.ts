import { assets } from './library/assets.js'
import { generated } from './library/generated.js'
import { lists } from './library/lists.js'
import type { Part } from './library/part.js'
import { measureScrolling } from './library/scroll.js'
import { storage } from './library/storage.js'
import { videos } from './library/videos.js'
import { startInstallation } from './shared/installation.js'

/**
 * Measures lists and searches with many rows: `library [ROWS] [RUNS] [PART…]`. All parts but `scroll` print milliseconds
 * of GraphQL requests and their SQL statements; `scroll` scrolls through the library in a browser.
 */
const PARTS: Record<string, Part> = { assets, generated, videos, lists, storage }
const SCROLL = 'scroll'
const SCROLL_ROWS = 20_000
const NAMES = [...Object.keys(PARTS), SCROLL]

const [rowsArgument, runsArgument, ...selected] = process.argv.slice(2)
const runs = Number(runsArgument ?? 200)
const unknown = selected.filter((name) => !NAMES.includes(name))
if (unknown.length) throw new Error(`Unknown part ${unknown.join(', ')}. Parts: ${NAMES.join(', ')}`)
const isSelected = (name: string) => selected.length === 0 || selected.includes(name)

for (const [name, { defaultRows, measure }] of Object.entries(PARTS)) {
  if (!isSelected(name)) continue
  const bench = await startInstallation()
  try {
    await measure(bench, { rows: Number(rowsArgument ?? defaultRows), runs })
  } finally {
    await bench.close()
  }
}
if (isSelected(SCROLL)) await measureScrolling(Number(rowsArgument ?? SCROLL_ROWS))
