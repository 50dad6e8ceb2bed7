import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { TYPESCRIPT, check, count, print, run, runQuietly } from './run.mjs'

const FOLDER = 'client/e2e'

/** The files of journeys whose path contains `name`. */
export const journeysNamed = (name = '') =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.e2e.ts'))
    .map((file) => join(FOLDER, file))
    .filter((file) => file.includes(name))

/** Where the journeys that failed stand, as the report has it. */
const failuresOf = (tap) =>
  tap
    .split(/^(?=(?:not )?ok )/m)
    .filter((entry) => entry.startsWith('not ok'))
    .map((entry) => /^ +location: '(.*)'$/m.exec(entry)?.[1] ?? '')

/**
 * Runs these files in real browsers, two at a time, since they wait much: each has a product of its own. `isBeside`
 * shows what they print when all have ended: other tests run meanwhile. Resolves to how many journeys failed, and the
 * files they are in.
 */
export async function journeys(folder, files, { atOnce = 2, isBeside = false } = {}) {
  await check('the browser of the journeys', [...TYPESCRIPT, join(FOLDER, 'which-browser.ts')])
  const report = join(folder, 'journeys.tap')
  const program = [
    ...TYPESCRIPT,
    '--test',
    `--test-concurrency=${atOnce}`,
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${report}`,
    ...files,
  ]
  const heading = '\n── journeys in a browser'
  let code
  if (isBeside) {
    const ended = await runQuietly(program)
    print(`${heading}\n${ended.output.trimEnd()}`)
    code = ended.code
  } else {
    print(heading)
    code = await run(program)
  }
  const tap = readFileSync(report, 'utf8')
  const counted = (word) => Number(new RegExp(`^# ${word} (\\d+)`, 'm').exec(tap)?.[1] ?? 0)
  const [passed, failed] = [counted('pass'), counted('fail') + counted('cancelled')]
  count(passed, failed || (code ? 1 : 0))
  const failing = files.filter((file) => failuresOf(tap).some((place) => place.includes(file)))
  if (failing.length) print(`\nEach alone:\n${failing.map((file) => `npm test -- ${file}`).join('\n')}`)
  return { failed, files: failing }
}
