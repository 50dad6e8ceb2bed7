import { type ComponentType, lazy, type ReactNode, useEffect, useState } from 'react'
import { antdStyles } from './antdStyles'
import { changesArrived } from './changes'
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

/** Opens the page again, at the address that it has by then, once what was changed has arrived. */
export function Reopening() {
  useEffect(() => void changesArrived().then(() => location.reload()), [])
  return null
}

/** A component whose code may be fetched before it is shown. */
export type Part<Props> = ComponentType<Props> & {
  /** Fetches its code. Does not reject: whoever shows it sees what is wrong. */
  prepare(): void
}

/** The code of a part: fetched once, and known from then on. */
function codeOf<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let fetching: Promise<ComponentType<Props>> | undefined
  const code = {
    fetched: undefined as ComponentType<Props> | undefined,
    fetch: () =>
      (fetching ??= loadCode(load).then(
        (Fetched) => (code.fetched = Fetched ?? Reopening),
        (error: unknown) => {
          fetching = undefined
          throw error
        },
      )),
    prepare: () => void code.fetch().catch(() => undefined),
  }
  return code
}

/**
 * A component whose code is fetched when it is first shown; the `Suspense` around it shows what waits. One that is
 * there already is shown at once: React holds back for a third of a second what has suspended.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  const code = codeOf(load)
  const Lazy = lazy(async () => ({ default: await code.fetch() })) as unknown as ComponentType<Props>
  const Part = (props: Props) => {
    const [Shown] = useState(() => code.fetched ?? Lazy)
    return <Shown {...props} />
  }
  return Object.assign(Part, { prepare: code.prepare })
}

/** A component whose code is fetched when it is first shown; until then it shows `fallback`, or nothing. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Part<Props & { fallback?: ReactNode }> {
  const code = codeOf(load)
  const Later = ({ fallback = null, ...given }: Props & { fallback?: ReactNode }) => {
    const props = given as unknown as Props
    const [Shown, setShown] = useState(() => code.fetched)
    useEffect(() => {
      if (Shown) return
      let isGone = false
      const show = (Fetched: ComponentType<Props>) => isGone || setShown(() => Fetched)
      // thrown while it is drawn, where the page around it tells it
      const fail = (error: unknown) =>
        isGone ||
        setShown(() => {
          throw error
        })
      code.fetch().then(show, fail)
      return () => {
        isGone = true
      }
    }, [Shown])
    return Shown ? <Shown {...props} /> : fallback
  }
  return Object.assign(Later, { prepare: code.prepare })
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
