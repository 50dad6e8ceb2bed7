import { journeys } from './journeys.mjs'
import { count, print } from './run.mjs'
import { vitest } from './vitest.mjs'

/** Files: where more fail, it is no matter of a busy machine. */
const MOST_REPEATED = 6

/**
 * Runs the few files that failed once more, one at a time, and names those that pass then: they are unsteady, and due
 * to be mended, but no reason to stop a release. Where many failed, nothing is repeated.
 */
export async function repeatAlone(folder, { tests, inBrowser }) {
  const files = [...tests.files, ...inBrowser.files]
  if (!files.length || files.length > MOST_REPEATED) return
  print('\n── once more, one at a time, what failed')
  const again = []
  if (tests.files.length) {
    count(0, -tests.failed)
    again.push(await vitest(folder, [...tests.files, '--maxWorkers=1']))
  }
  if (inBrowser.files.length) {
    count(0, -inBrowser.failed)
    again.push(await journeys(folder, inBrowser.files, { atOnce: 1 }))
  }
  const failedAgain = new Set(again.flatMap((run) => run.files))
  const unsteady = files.filter((file) => !failedAgain.has(file))
  if (unsteady.length) print(`\nUnsteady, passed only when repeated alone:\n${unsteady.join('\n')}`)
}
