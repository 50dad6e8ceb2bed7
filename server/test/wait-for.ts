import { setTimeout as pause } from 'node:timers/promises'

/**
 * Repeats `assertion` until it passes and returns its result. Throws its last error after `timeout` milliseconds, which detects
 * hangs rather than measuring speed.
 */
export async function waitFor<Result>(
  assertion: () => Result | Promise<Result>,
  { timeout = 60_000, interval = 50 } = {},
): Promise<Result> {
  const end = Date.now() + timeout
  for (;;)
    try {
      return await assertion()
    } catch (error) {
      if (Date.now() > end) throw error
      await pause(interval)
    }
}
