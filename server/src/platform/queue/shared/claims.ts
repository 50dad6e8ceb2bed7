/** An exclusive claim on producing one result. It lapses when its process dies. */
export interface Claim {
  /** Releases it and wakes waiting processes. Never rejects. */
  release(isDone: boolean): Promise<void>
}

/** Ensures that at most one process of the installation produces the result of a key at a time. */
export interface Claims {
  /** Undefined while another process holds the claim. Never rejects: during an outage it is granted. */
  claim(key: string): Promise<Claim | undefined>
  /** Resolves when no process holds the claim, whether or not the result exists. Rejects when the signal aborts. */
  settled(key: string, signal?: AbortSignal): Promise<void>
}

interface SharedResult<Result> {
  key: string
  claims: Claims
  /** The existing result, if there is one. */
  find(): Promise<Result | undefined>
  make(): Promise<Result>
  /** Stores a result where `find` of other processes finds it. */
  keep?(made: Result): Promise<unknown>
  /** Limits how many results this machine makes at once; waiting for another process does not count. */
  inTurn?<Value>(work: () => Promise<Value>): Promise<Value>
  signal?: AbortSignal
}

/**
 * Returns the result that another process has made, waits for it, or makes it. A process makes a result as soon as
 * it has the claim, so that no two can wait for each other. Throws what `find`, `make` and `keep` throw.
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
    const found = await find() // another process may have just made it
    return found === undefined
      ? { claim, made: await make(), isFound: false }
      : { claim, made: found, isFound: true }
  } catch (error) {
    await claim.release(false)
    throw error
  }
}
