import { readdirSync } from 'node:fs'
import { after, afterEach, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { requireFfmpeg, requireNode } from '../../scripts/machine.mjs'
import type { Case } from './case.js'
import { closePostgres } from './postgres.js'
import { build, endAll, removeFolders } from './product.js'

/**
 * Runs the attacks and faults of `cases/` one after another against real processes, and prints a line of measurements for
 * each. `run.ts` runs all of them, `run.ts --quick` those of `npm test`, `run.ts WORDS` those whose area or name contains
 * the words.
 */
const MINUTES = 3
const [isQuick, words] = [
  process.argv.includes('--quick'),
  process.argv
    .slice(2)
    .filter((word) => !word.startsWith('--'))
    .join(' ')
    .toLowerCase(),
]

interface Listed extends Case {
  area: string
}

async function listCases(): Promise<Listed[]> {
  const folder = fileURLToPath(new URL('cases/', import.meta.url))
  const listed: Listed[] = []
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .sort()) {
    const { cases } = (await import(`./cases/${file}`)) as { cases: Case[] }
    listed.push(...cases.map((one) => ({ ...one, area: file.replace('.ts', '') })))
  }
  return listed.filter(
    ({ area, name, isQuick: quick }) =>
      (!isQuick || quick) && `${area}: ${name}`.toLowerCase().includes(words),
  )
}

requireNode()
requireFfmpeg((line: string) => process.stderr.write(`${line}\n`))
build()
for (const { area, name, minutes = MINUTES, run } of await listCases())
  test(`${area}: ${name}`, { timeout: minutes * 60_000 }, async (t) => t.diagnostic(await run()))
afterEach(endAll)
after(async () => {
  await closePostgres()
  removeFolders()
})
