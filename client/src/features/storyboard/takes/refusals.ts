import { useSyncExternalStore } from 'react'

const KEY = 'read-refusals'
/** Maximum number of stored entries: more than a board has shots. */
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
    // without storage they are shown again
  }
  listeners.forEach((tell) => tell())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the refusal of a shot’s take was dismissed in this browser. */
export const useIsDismissed = (shotId: string, message: string | undefined): boolean =>
  useSyncExternalStore(subscribe, () => !!message && kept().includes(keyOf(shotId, message)))

/** Dismisses the refusal of a shot’s take. */
export const dismiss = (shotId: string, message: string) => keep([...kept(), keyOf(shotId, message)])

/** Shows the next refusals of these shots again, even with the same message. */
export const clearDismissed = (shotIds: readonly string[]) =>
  keep(kept().filter((key) => !shotIds.some((id) => key.startsWith(`${id} `))))
