import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { TYPESCRIPT, check, count, print, reportFailure, run, runQuietly } from './run.mjs'

const FOLDER = 'client/e2e'

const journeysIn = (folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.e2e.ts'))
    .map((file) => join(folder, file))

/** The journeys of `npm test`. */
export const everydayJourneys = () => journeysIn(FOLDER)

/** All journeys, including nightly ones. */
export const allJourneys = () => [...everydayJourneys(), ...journeysIn(join(FOLDER, 'nightly'))]

/** The entries of failed journeys in the report, each with its location. */
const failuresOf = (tap) =>
  tap.split(/^(?=(?:not )?ok |# Subtest|1\.\.)/m).filter((entry) => entry.startsWith('not ok'))

/**
 * Runs these files in real browsers, two at a time, each against its own server. `isQuiet` prints their output at the
 * end, for a run beside other tests. `folder` receives the report.
 */
export async function journeys(folder, files, { isQuiet = false } = {}) {
  await check('the browser of the journeys', [...TYPESCRIPT, join(FOLDER, 'which-browser.ts')])
  const report = join(folder, 'journeys.tap')
  const program = [
    ...TYPESCRIPT,
    '--test',
    '--test-concurrency=2',
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${report}`,
    ...files,
  ]
  const heading = '\n── journeys in a browser'
  let code
  if (isQuiet) {
    const ended = await runQuietly(program)
    print(`${heading}\n${ended.output.trimEnd()}`)
    code = ended.code
  } else {
    print(heading)
    code = await run(program)
  }
  const tap = readFileSync(report, 'utf8')
  const counted = (word) => Number(new RegExp(`^# ${word} (\\d+)`, 'm').exec(tap)?.[1] ?? 0)
  const failed = counted('fail') + counted('cancelled')
  count(counted('pass'), failed || (code ? 1 : 0))
  const entries = failuresOf(tap)
  const failing = files.filter((file) => entries.some((entry) => entry.includes(file)))
  const commands = failing.map((file) => `npm test -- ${file}`)
  if (failed || code) reportFailure([...entries, ...commands].join('\n'))
}
