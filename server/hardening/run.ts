import { readdirSync } from 'node:fs'
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
const print = (line: string) => process.stdout.write(`${line}\n`)
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

/** Runs a case within its time limit. Rethrows its error. */
async function runWithLimit({ run, minutes = MINUTES }: Case): Promise<string> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>(
    (_resolve, reject) =>
      (timer = setTimeout(() => reject(new Error(`not done within ${minutes} minutes`)), minutes * 60_000)),
  )
  return Promise.race([run(), late]).finally(() => clearTimeout(timer))
}

let passed = 0
let failed = 0
requireNode()
requireFfmpeg(print)
build()
for (const one of await listCases()) {
  const start = performance.now()
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`
  try {
    const figures = await runWithLimit(one)
    passed += 1
    print(`✓ ${one.area}: ${one.name} (${seconds()})\n    ${figures}`)
  } catch (error) {
    failed += 1
    print(`✗ ${one.area}: ${one.name} (${seconds()})\n    ${(error as Error).stack ?? String(error)}`)
    print(`    alone: npm run hardening '${one.area}: ${one.name}'`)
  }
  await endAll()
}
await closePostgres()
removeFolders()
print(`\n${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
