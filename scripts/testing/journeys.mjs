import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { TYPESCRIPT, check, count, run, print } from './run.mjs'

const FOLDER = 'client/e2e'

/** The files of journeys whose path contains `name`. */
export const journeysNamed = (name = '') =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.e2e.ts'))
    .map((file) => join(FOLDER, file))
    .filter((file) => file.includes(name))

/** Runs these files in real browsers, two at a time, since they wait much: each has a product of its own. */
export async function journeys(folder, files) {
  await check('the browser of the journeys', [...TYPESCRIPT, join(FOLDER, 'which-browser.ts')])
  print('\n── journeys in a browser')
  const report = join(folder, 'journeys.tap')
  const code = await run([
    ...TYPESCRIPT,
    '--test',
    '--test-concurrency=2',
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${report}`,
    ...files,
  ])
  const tap = readFileSync(report, 'utf8')
  const counted = (word) => Number(new RegExp(`^# ${word} (\\d+)`, 'm').exec(tap)?.[1] ?? 0)
  const [passed, failed] = [counted('pass'), counted('fail') + counted('cancelled')]
  count(passed, failed || (code ? 1 : 0))
  if (failed || code) print('\nOne of them alone: npm test -- client/e2e/NAME')
}
