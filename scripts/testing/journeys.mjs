import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { TYPESCRIPT, check, count, print, run, runQuietly } from './run.mjs'

const FOLDER = 'client/e2e'

const journeysIn = (folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.e2e.ts'))
    .map((file) => join(folder, file))

/** The journeys of `npm test`. */
export const everydayJourneys = () => journeysIn(FOLDER)

/** Every journey, those of the night included. */
export const allJourneys = () => [...everydayJourneys(), ...journeysIn(join(FOLDER, 'nightly'))]

/** Where the failed journeys are, as the report has it. */
const failuresOf = (tap) =>
  tap
    .split(/^(?=(?:not )?ok )/m)
    .filter((entry) => entry.startsWith('not ok'))
    .map((entry) => /^ +location: '(.*)'$/m.exec(entry)?.[1] ?? '')

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
  const failing = files.filter((file) => failuresOf(tap).some((place) => place.includes(file)))
  if (failing.length) print(`\nEach alone:\n${failing.map((file) => `npm test -- ${file}`).join('\n')}`)
}
