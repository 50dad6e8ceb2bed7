import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireCurl, requireFfmpeg, requireNode } from './machine.mjs'
import { count, print, printSummary, total } from './testing/run.mjs'
import { everyday, named, quick } from './testing/suites.mjs'

/**
 * `npm test` runs everything required before a commit, `npm run test:quick` its checks, unit and resolver tests, and
 * `npm test -- NAME` the files whose path contains NAME, with further arguments for Jest (`-t TITLE`).
 */
const [first, ...rest] = process.argv.slice(2)

const folder = mkdtempSync(join(tmpdir(), 'cutroom-checks-'))
try {
  requireNode()
  requireFfmpeg(print)
  requireCurl(print)
  if (first === '--quick') await quick(folder, rest)
  else await (first ? named(folder, first, rest) : everyday(folder))
} catch (error) {
  print(`\n${error.stack}`)
  count(0, 1)
}
rmSync(folder, { recursive: true, force: true })
printSummary()
process.exit(total.failed ? 1 : 0)
