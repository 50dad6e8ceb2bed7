import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TYPESCRIPT, count, print, reportFailure, run, runQuietly } from './run.mjs'

/** The entries of failed tests in the report, each with its location. */
const failuresOf = (tap) =>
  tap.split(/^(?=(?:not )?ok |# Subtest|1\.\.)/m).filter((entry) => entry.startsWith('not ok'))

/**
 * Runs node:test with these options and files, and counts its tests. `isQuiet` prints their output at the end, for a run
 * beside other tests. `folder` receives the report `name`. `commandsOf` returns the commands to repeat failures.
 */
export async function nodeTests(args, { name, folder, heading, isQuiet = false, commandsOf }) {
  const report = join(folder, `${name}.tap`)
  const program = [
    ...TYPESCRIPT,
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${report}`,
    ...args,
  ]
  let code
  if (isQuiet) {
    const ended = await runQuietly(program)
    print(`\n── ${heading}\n${ended.output.trimEnd()}`)
    code = ended.code
  } else {
    print(`\n── ${heading}`)
    code = await run(program)
  }
  const tap = readFileSync(report, 'utf8')
  const counted = (word) => Number(new RegExp(`^# ${word} (\\d+)`, 'm').exec(tap)?.[1] ?? 0)
  const failed = counted('fail') + counted('cancelled')
  count(counted('pass'), failed || (code ? 1 : 0))
  const entries = failuresOf(tap)
  if (failed || code) reportFailure([...entries, ...commandsOf(entries)].join('\n'))
}
