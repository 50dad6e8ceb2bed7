/** An exclusive claim on producing one result. It lapses when its process dies. */
export interface Claim {
  /** Releases it and wakes waiting processes. Never rejects. */
  release(isDone: boolean): Promise<void>
}

/** Ensures that at most one process of the installation produces the result of a key at a time. */
export interface Claims {
  /**
   * Undefined while another process holds the claim. Never rejects: during an outage, the claim is granted.
   */
  claim(key: string): Promise<Claim | undefined>
  /**
   * Resolves when no process holds the claim, whether or not the result exists. Rejects when the signal aborts.
   */
  settled(key: string, signal?: AbortSignal): Promise<void>
}

interface SharedResult<Result> {
  key: string
  claims: Claims
  /** The existing result, if any. */
  find(): Promise<Result | undefined>
  make(): Promise<Result>
  /** Stores a result, so that `find` of other processes returns it. */
  keep?(made: Result): Promise<unknown>
  /** Limits how many results this machine makes at once; waiting for another process does not count. */
  inTurn?<Value>(work: () => Promise<Value>): Promise<Value>
  signal?: AbortSignal
}

/**
 * Returns an existing result, waits for another process that makes it, or makes it. A process starts once it has the
 * claim, so that there are no deadlocks. Throws the errors of `find`, `make` and `keep`.
 */
export async function makeOnce<Result>(shared: SharedResult<Result>): Promise<Result> {
  const { key, claims, find, keep, inTurn = (work) => work(), signal } = shared
  for (;;) {
    const claimed = await inTurn(() => claimAndMake(shared))
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
    const existing = await find()
    if (existing !== undefined) return existing
  }
}

async function claimAndMake<Result>({ key, claims, find, make, signal }: SharedResult<Result>) {
  signal?.throwIfAborted()
  const claim = await claims.claim(key)
  if (!claim) return undefined
  try {
    const found = await find() // another process may have made it meanwhile
    return found === undefined
      ? { claim, made: await make(), isFound: false }
      : { claim, made: found, isFound: true }
  } catch (error) {
    await claim.release(false)
    throw error
  }
}
