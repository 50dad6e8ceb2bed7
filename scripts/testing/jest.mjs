import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../stale.mjs'
import { count, print, reportFailure, run } from './run.mjs'

/** For each failed test, the command to run it, and the reason. */
function* failuresOf(files) {
  for (const { name, status, message, assertionResults } of files) {
    const command = `npm test -- ${relative(root, name)}`
    const failed = assertionResults.filter((one) => one.status === 'failed')
    if (status === 'failed' && !failed.length) yield `${command}\n${message}`
    for (const { title, failureMessages } of failed)
      yield `${command} -t '${title.replaceAll(/[^\w ]/g, '.')}'\n${failureMessages.join('\n')}`
  }
}

/**
 * Runs Jest with these arguments and environment variables, counts its tests, and reports failures. `gentle` lowers its
 * priority. `folder` receives the report; a run without one counts as a failure.
 */
export async function jest(folder, args = [], { env, gentle, heading = 'tests of server and client' } = {}) {
  print(`\n── ${heading}`)
  const report = join(folder, 'jest.json')
  rmSync(report, { force: true })
  const program = ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${report}`]
  const code = await run([...program, ...args], { env, gentle })
  if (!existsSync(report)) return count(0, 1)
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const failures = [...failuresOf(testResults)]
  failures.forEach(reportFailure)
  count(numPassedTests, failures.length || (code ? 1 : 0))
}
