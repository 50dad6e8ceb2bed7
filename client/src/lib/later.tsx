import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { antdStyles } from './antdStyles'
import { throughOutages } from './reachable'

const REOPENED = 'reopened-at'
/** What fails again so soon after the page was opened again is shown as a failure. */
const REOPENS_AFTER_MS = 30_000

function mayReopen(): boolean {
  try {
    const isTooSoon = Date.now() - Number(sessionStorage.getItem(REOPENED)) < REOPENS_AFTER_MS
    if (!isTooSoon) sessionStorage.setItem(REOPENED, String(Date.now()))
    return !isTooSoon
  } catch {
    return false // a browser that keeps nothing could go on for ever
  }
}

/**
 * Loads code once the server is there, with the styles that it needs. Null: the page has to be opened again,
 * because the browser remembers the attempt that failed, or the server has newer files.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code | null> {
  let wasAway = false
  try {
    return await throughOutages(
      async () => {
        const code = await load()
        await antdStyles()
        return code
      },
      () => (wasAway = true),
    )
  } catch (caught) {
    if (!wasAway && !mayReopen()) throw caught
    return null
  }
}

/** Opens the page again, at the address that it has by then. */
export function Reopening() {
  useEffect(() => location.reload(), [])
  return null
}

/** A component whose code is fetched when it is first shown; the `Suspense` around it shows what waits. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: (await loadCode(load)) ?? Reopening })) as unknown as ComponentType<Props>

/** A component whose code is fetched when it is first shown; until then it shows nothing. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = lazyPart(load)
  return function Later(props: Props) {
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    )
  }
}

/** A dialog whose code is fetched when it first opens. */
export function laterDialog<Props extends { open: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = later(load)
  return function LaterDialog(props: Props) {
    const [wasOpened, setWasOpened] = useState(false)
    if (props.open && !wasOpened) setWasOpened(true)
    return wasOpened ? <Loaded {...props} /> : null
  }
}
