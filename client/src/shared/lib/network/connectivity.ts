import { useEffect, useRef, useState } from 'react'
import { createStore, useStore } from '../store'

const isConnected = createStore(false)

/** Called when the socket connects or disconnects. */
export const setLive = isConnected.set

/** Whether the socket is connected, so that changes are pushed. */
export const useLive = () => useStore(isConnected)

/** `pollInterval` of a query: the given milliseconds while the socket is down, otherwise 0. */
export const usePolling = (milliseconds: number) => (useLive() ? 0 : milliseconds)

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 5_000
/** A server that responds later counts as unreachable; in milliseconds. */
const TIMEOUT_MS = 5_000

/** Delay before a retry in milliseconds, by the attempt from 1: exponential with jitter. */
export const retryDelay = (attempt: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(attempt - 1, 10)) * (0.75 + Math.random() / 2)

/** Resolves after the delay, when the browser is back online, or when aborted. */
export const delayUntilOnline = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    window.addEventListener('online', end)
    signal?.addEventListener('abort', end)
  })

/** Whether the server is ready. */
const isReachable = (): Promise<boolean> =>
  fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Polls with backoff until the server is ready, or aborted. */
async function waitUntilReachable(signal?: AbortSignal): Promise<void> {
  for (let attempt = 1; !signal?.aborted; attempt++) {
    await delayUntilOnline(retryDelay(attempt), signal)
    if (!signal?.aborted && (await isReachable())) return
  }
}

/**
 * Runs an idempotent function, and retries it after an outage. `onAway` is called on the first failure. Rejects with other
 * errors.
 */
export async function retryThroughOutages<Result>(
  run: () => Promise<Result>,
  onAway?: () => void,
): Promise<Result> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await run()
    } catch (caught) {
      if (await isReachable()) throw caught
      if (isFirst) onAway?.()
      await waitUntilReachable()
    }
  }
}

/** Calls `resume` when an unreachable server is back; undefined disables it. Returns whether the server is unreachable. */
export function useOnReconnect(resume: (() => void) | undefined): boolean {
  const [isAway, setAway] = useState(false)
  const newest = useRef(resume)
  useEffect(() => {
    newest.current = resume
  })
  const isNeeded = resume !== undefined
  useEffect(() => {
    if (!isNeeded) return
    const waiting = new AbortController()
    const { signal } = waiting
    const wait = async () => {
      if ((await isReachable()) || signal.aborted) return
      setAway(true)
      await waitUntilReachable(signal)
      if (signal.aborted) return
      setAway(false)
      newest.current?.()
    }
    void wait()
    return () => {
      waiting.abort()
      setAway(false)
    }
  }, [isNeeded])
  return isAway
}
