import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../stale.mjs'
import { count, print, run } from './run.mjs'

/** The commands that run each failed test alone. */
function* commandsOf(files) {
  for (const { name, status, assertionResults } of files) {
    const file = relative(root, name)
    const failed = assertionResults.filter((one) => one.status === 'failed')
    if (status === 'failed' && !failed.length) yield `npm test -- ${file}`
    for (const { title } of failed) yield `npm test -- ${file} -t '${title.replaceAll(/[^\w ]/g, '.')}'`
  }
}

/**
 * Runs Jest with these arguments and these environment variables, counts its tests, and prints the command for each
 * failure. `gentle` lets other processes go first. `folder` receives the report; a run without one counts as a failure.
 */
export async function jest(folder, args = [], { env, gentle, heading = 'tests of server and client' } = {}) {
  print(`\n── ${heading}`)
  const report = join(folder, 'jest.json')
  rmSync(report, { force: true })
  const program = ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${report}`]
  const code = await run([...program, ...args], { env, gentle })
  if (!existsSync(report)) return count(0, 1)
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const commands = [...commandsOf(testResults)]
  if (commands.length) print(`\nEach failure alone:\n${commands.join('\n')}`)
  count(numPassedTests, commands.length || (code ? 1 : 0))
}
