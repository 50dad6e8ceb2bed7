import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireCurl, requireFfmpeg, requireNode } from './machine.mjs'
import { build, checks } from './testing/checks.mjs'
import { hardening } from './testing/hardening.mjs'
import { vitest } from './testing/vitest.mjs'
import { journeys, journeysNamed } from './testing/journeys.mjs'
import { repeatAlone } from './testing/repeat.mjs'
import { count, print, total } from './testing/run.mjs'

/**
 * `npm test` runs everything, `npm test -- NAME` the test files whose path contains NAME (with what vitest
 * takes after it, such as `-t`), and `npm run test:quick` what needs no browser, no long film and no whole product.
 */
const [first, ...rest] = process.argv.slice(2)
const isQuick = first === '--quick'
const name = isQuick ? undefined : first

/** Of the server's tests only those that stand alone and draw no clips. */
const QUICK = [
  '--exclude=server/test/**',
  '--exclude=server/src/{app,media,db,modules}/**',
  '--exclude=server/src/engines/local/{local-engine,ends}.test.ts',
]

async function everything(folder) {
  await checks()
  await build() // before the tests: what they start in a process of its own starts compiled, far sooner
  // attacks, faults and journeys wait much, and have time limits: they go first, and the tests compute meanwhile
  const [tests, inBrowser] = await Promise.all([
    vitest(folder, [], { gentle: true }),
    hardening().then(() => journeys(folder, journeysNamed(), { isBeside: true })),
  ])
  await repeatAlone(folder, { tests, inBrowser })
}

async function quick(folder) {
  await checks()
  await vitest(folder, QUICK)
}

async function named(folder) {
  const files = journeysNamed(name)
  await vitest(folder, [name, ...rest, ...(files.length ? ['--passWithNoTests'] : [])])
  if (files.length) await journeys(folder, files)
}

const folder = mkdtempSync(join(tmpdir(), 'cutroom-checks-'))
try {
  requireNode()
  requireFfmpeg(print)
  requireCurl(print)
  if (name) await named(folder)
  else await (isQuick ? quick : everything)(folder)
} catch (error) {
  print(`\n${error.stack}`)
  count(0, 1)
}
rmSync(folder, { recursive: true, force: true })
print(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed ? 1 : 0)
