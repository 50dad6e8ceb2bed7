import { inspect } from 'node:util'
import { addEventHandler } from 'jest-circus'

/** Time limit of a test or hook in milliseconds, to detect hangs. A third argument of `test` sets another limit. */
const LIMIT = 600_000

/** jest-light-runner has no time limits: races every test and hook against a timer. */
function limited(fn, limit) {
  return async () => {
    let timer
    const timeout = new Promise((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`Still running after ${limit} ms`)), limit)
    })
    try {
      return await Promise.race([fn(), timeout])
    } catch (error) {
      throw error?.stack ? error : new Error(inspect(error)) // the runner prints a stack
    } finally {
      clearTimeout(timer)
    }
  }
}

addEventHandler(({ name }, { currentDescribeBlock: { children, hooks } }) => {
  const added = { add_test: children, add_hook: hooks }[name]?.at(-1)
  if (added?.fn) added.fn = limited(added.fn, added.timeout ?? LIMIT)
})

/** Exits with the parent process. */
process.once('disconnect', () => process.exit())
