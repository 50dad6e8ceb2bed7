import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../stale.mjs'
import { TYPESCRIPT, count, run, print } from './run.mjs'

/** The commands that run each test that failed alone. */
function* commandsOf(files) {
  for (const { name, status, assertionResults } of files) {
    const file = relative(root, name)
    const failed = assertionResults.filter((one) => one.status === 'failed')
    if (status === 'failed' && !failed.length) yield `npm test -- ${file}`
    for (const { title } of failed) yield `npm test -- ${file} -t '${title.replaceAll(/[^\w ]/g, '.')}'`
  }
}

/**
 * Runs the tests of server and client with these arguments, keeping the report in `folder`, and names the
 * command for each failure; `gentle` lets other processes go first. Resolves to how many failed, and the files they are
 * in. A run that reports nothing counts as one failure.
 */
export async function vitest(folder, args = [], { gentle } = {}) {
  print('\n── tests of server and client')
  const report = join(folder, 'vitest.json')
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const program = [...TYPESCRIPT, 'node_modules/vitest/vitest.mjs', 'run', ...reporters]
  const code = await run([...program, ...args], { gentle })
  try {
    const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    const commands = [...commandsOf(testResults)]
    if (commands.length) print(`\nEach failure alone:\n${commands.join('\n')}`)
    count(numPassedTests, commands.length || (code ? 1 : 0))
    const files = testResults
      .filter(({ status }) => status === 'failed')
      .map(({ name }) => relative(root, name))
    return { failed: commands.length, files }
  } catch {
    count(0, 1)
    return { failed: 1, files: [] }
  }
}
