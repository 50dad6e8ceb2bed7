import { useSyncExternalStore } from 'react'

const KEY = 'read-refusals'
/** So many are remembered: more than a board has shots. */
const MOST = 200

const listeners = new Set<() => void>()
const keyOf = (shotId: string, message: string) => `${shotId} ${message}`

function kept(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

function keep(read: readonly string[]) {
  try {
    localStorage.setItem(KEY, JSON.stringify(read.slice(-MOST)))
  } catch {
    // a browser that keeps nothing shows them again
  }
  listeners.forEach((tell) => tell())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether somebody has read in this browser why a take of a shot was refused, and no order came since. */
export const useIsRead = (shotId: string, message: string | undefined): boolean =>
  useSyncExternalStore(subscribe, () => !!message && kept().includes(keyOf(shotId, message)))

/** Shows no longer why a take of this shot was refused. */
export const markRead = (shotId: string, message: string) => keep([...kept(), keyOf(shotId, message)])

/** Has the next refusals of these shots shown, also if they say the same. */
export const forgetRead = (shotIds: readonly string[]) =>
  keep(kept().filter((key) => !shotIds.some((id) => key.startsWith(`${id} `))))
