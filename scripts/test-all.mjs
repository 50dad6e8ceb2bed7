import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { requireCurl, requireFfmpeg, requireNode } from './machine.mjs'
import { root } from './stale.mjs'
import { count, print, printSummary, total } from './testing/run.mjs'
import { GROUPS } from './testing/suites.mjs'

/**
 * `npm run test:all` runs every group of tests, one after another. `npm run test:all -- GROUP …` runs these groups,
 * `npm run test:all -- --resume` those that have not passed since the last complete run began.
 */
const PROGRESS = join(root, 'node_modules/.cache/cutroom/test-all.json')

function readPassed() {
  try {
    return JSON.parse(readFileSync(PROGRESS, 'utf8'))
  } catch {
    return []
  }
}

function writePassed(groups) {
  mkdirSync(dirname(PROGRESS), { recursive: true })
  writeFileSync(PROGRESS, JSON.stringify(groups))
}

/** The groups to run. Throws if one does not exist. */
function chooseGroups(args) {
  const all = Object.keys(GROUPS)
  if (args.includes('--resume')) return all.filter((group) => !readPassed().includes(group))
  const unknown = args.find((group) => !all.includes(group))
  if (unknown) throw new Error(`There is no group ${unknown}. Groups: ${all.join(', ')}`)
  if (args.length) return args
  writePassed([])
  return all
}

/** Runs a group and returns a line for the summary. */
async function runGroup(group, position, folder) {
  const before = { ...total }
  const start = Date.now()
  print(`\n══ ${position} ${group}`)
  try {
    await GROUPS[group](folder)
  } catch (error) {
    print(`\n${error.stack}`)
    count(0, 1)
  }
  const [passed, failed] = [total.passed - before.passed, total.failed - before.failed]
  if (!failed) writePassed([...readPassed(), group])
  return `${group}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - start) / 1000)} s)`
}

const folder = mkdtempSync(join(tmpdir(), 'cutroom-checks-'))
const lines = []
try {
  requireNode()
  requireFfmpeg(print)
  requireCurl(print)
  const groups = chooseGroups(process.argv.slice(2))
  for (const [index, group] of groups.entries())
    lines.push(await runGroup(group, `${index + 1} of ${groups.length}:`, folder))
} catch (error) {
  print(`\n${error.message}`)
  count(0, 1)
}
rmSync(folder, { recursive: true, force: true })
print(`\n${lines.join('\n')}`)
printSummary()
process.exit(total.failed ? 1 : 0)
