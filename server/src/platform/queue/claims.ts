/** The right to make something. It lapses when its process dies. */
export interface Claim {
  /** Gives it back; whoever waits for it looks again. Never rejects. */
  release(isMade: boolean): Promise<void>
}

/** Who in the whole installation makes what: at most one process at a time makes what has the same key. */
export interface Claims {
  /** The right to make it; undefined while somebody else has it. Never rejects: in an outage it is granted. */
  claim(key: string): Promise<Claim | undefined>
  /** Resolves when nobody makes it any more, made or not. Rejects when the signal aborts. */
  settled(key: string, signal?: AbortSignal): Promise<void>
}

interface Making<Made> {
  key: string
  claims: Claims
  /** What was made already; undefined where it was not. */
  find(): Promise<Made | undefined>
  make(): Promise<Made>
  /** Puts what was made where others find it. */
  keep?(made: Made): Promise<unknown>
  /** Runs the making when its turn comes on this machine; nothing else waits for a turn or holds one. */
  inTurn?<Result>(work: () => Promise<Result>): Promise<Result>
  signal?: AbortSignal
}

/**
 * Finds what another process has made, or waits while another makes it, or makes it. Whoever claims makes at
 * once, so that no two processes can wait for each other. Throws what `find`, `make` and `keep` throw.
 */
export async function makeOnce<Made>(making: Making<Made>): Promise<Made> {
  const { key, claims, find, keep, inTurn = (work) => work(), signal } = making
  for (;;) {
    const claimed = await inTurn(() => claimAndMake(making))
    if (claimed) {
      const { claim, made, isFound } = claimed
      let isKept = isFound
      try {
        if (!isFound) await keep?.(made)
        isKept = true
      } finally {
        await claim.release(isKept)
      }
      return made
    }
    await claims.settled(key, signal)
    const theirs = await find()
    if (theirs !== undefined) return theirs
  }
}

async function claimAndMake<Made>({ key, claims, find, make, signal }: Making<Made>) {
  signal?.throwIfAborted()
  const claim = await claims.claim(key)
  if (!claim) return undefined
  try {
    const found = await find() // it may have been made since it was looked for
    return found === undefined
      ? { claim, made: await make(), isFound: false }
      : { claim, made: found, isFound: true }
  } catch (error) {
    await claim.release(false)
    throw error
  }
}
