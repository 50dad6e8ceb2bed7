/** One attack or fault, run against real processes. */
export interface Case {
  name: string
  /** Also run by the tests: all quick cases together take less than three minutes. */
  isQuick?: boolean
  /** Minutes after which it has failed; 3 by default. */
  minutes?: number
  /** Throws if the product fails. Returns a line of measurements. */
  run(): Promise<string>
}

/** Throws with this message unless `holds`. */
export function assert(holds: unknown, words: string): asserts holds {
  if (!holds) throw new Error(words)
}

/** Calls `look` every `pauseMs` milliseconds until it returns a truthy value. Throws with `words` after `seconds`. */
export async function until<Found>(
  words: string,
  seconds: number,
  look: () => Promise<Found> | Found,
  pauseMs = 100,
): Promise<NonNullable<Found>> {
  for (const deadline = Date.now() + seconds * 1000; ;) {
    const found = await look()
    if (found) return found
    if (Date.now() > deadline) throw new Error(`${words}: not within ${seconds} s`)
    await pause(pauseMs)
  }
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))
