import { type ComponentType, lazy, Suspense, useState } from 'react'
import { throughOutages } from './reachable'

/** A component whose code is fetched when it is first shown; the `Suspense` around it shows what waits. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await throughOutages(load) })) as unknown as ComponentType<Props>

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
