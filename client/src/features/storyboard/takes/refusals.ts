import { localStore } from '../../../shared/lib/browserStorage'
import { createEvent, useStore } from '../../../shared/lib/store'

const KEY = 'read-refusals'
/** Maximum number of stored entries: more than a board has shots. */
const MAX_ENTRIES = 200

const changes = createEvent()
const keyOf = (shotId: string, message: string) => `${shotId} ${message}`

function dismissed(): string[] {
  try {
    const value: unknown = JSON.parse(localStore.getItem(KEY) ?? '[]')
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

function setDismissed(keys: readonly string[]) {
  localStore.setItem(KEY, JSON.stringify(keys.slice(-MAX_ENTRIES)))
  changes.emit()
}

/** Whether the refusal of a shot’s take was dismissed in this browser. */
export const useIsDismissed = (shotId: string, message: string | undefined): boolean =>
  useDismissedCount(message ? [{ shotId, message }] : []) > 0

/** How many of these refusals were dismissed in this browser. */
export const useDismissedCount = (refusals: readonly { shotId: string; message: string }[]): number =>
  useStore(
    { subscribe: changes.subscribe, get: dismissed },
    (keys) => refusals.filter(({ shotId, message }) => keys.includes(keyOf(shotId, message))).length,
  )

/** Dismisses the refusal of a shot’s take. */
export const dismiss = (shotId: string, message: string) =>
  setDismissed([...dismissed(), keyOf(shotId, message)])

/** Shows the next refusals of these shots again, even with the same message. */
export const clearDismissed = (shotIds: readonly string[]) =>
  setDismissed(dismissed().filter((key) => !shotIds.some((id) => key.startsWith(`${id} `))))
