import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../stale.mjs'
import { count, run, print, total } from './run.mjs'

/** The commands that run each test that failed alone. */
function* commandsOf({ testResults }) {
  for (const { name, status, assertionResults } of testResults) {
    const file = relative(root, name)
    const failed = assertionResults.filter((one) => one.status === 'failed')
    if (status === 'failed' && !failed.length) yield `npm test -- ${file}`
    for (const { fullName } of failed) yield `npm test -- ${file} -t '${fullName.replaceAll("'", '.')}'`
  }
}

/**
 * Runs jest with these arguments, keeping its report in `folder`, and names the command for each failure. A
 * run that reports nothing counts as one failure.
 */
export async function jest(folder, args = []) {
  print('\n── jest: server and client')
  const report = join(folder, 'jest.json')
  const before = total.failed
  const code = await run(
    ['node_modules/jest/bin/jest.js', '--maxWorkers=2', '--json', `--outputFile=${report}`, ...args],
    { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' },
  )
  try {
    const result = JSON.parse(readFileSync(report, 'utf8'))
    count(result.numPassedTests, result.numFailedTests + result.numRuntimeErrorTestSuites)
    const commands = [...commandsOf(result)]
    if (commands.length) print(`\nEach failure alone:\n${commands.join('\n')}`)
  } catch {
    count(0, 1)
  }
  if (code && total.failed === before) count(0, 1)
}
