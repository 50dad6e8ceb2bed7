import { type ComponentType, lazy, Suspense, useState } from 'react'
import { throughOutages } from './reachable'

/** Loads code once the server is there. A browser that remembers the failed attempt opens the page again. */
async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  let wasAway = false
  try {
    return await throughOutages(load, () => (wasAway = true))
  } catch (caught) {
    if (!wasAway) throw caught
    location.reload()
    return new Promise(() => undefined)
  }
}

/** A component whose code is fetched when it is first shown; the `Suspense` around it shows what waits. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadCode(load) })) as unknown as ComponentType<Props>

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
