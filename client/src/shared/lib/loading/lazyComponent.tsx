import {
  type ComponentType,
  lazy,
  type ReactNode,
  startTransition,
  Suspense,
  useEffect,
  useState,
} from 'react'
import { sessionStore } from '../browserStorage'
import { retryThroughOutages } from '../network/connectivity'

/** Time limit for pending mutations before a reload, in milliseconds. */
const MUTATION_TIMEOUT_MS = 30_000

const pending = new Set<Promise<void>>()

/** Counts a mutation as pending. Returns a function to call when it settles. */
export function trackMutation(): () => void {
  let settle = () => {}
  const mutation = new Promise<void>((resolve) => (settle = resolve))
  pending.add(mutation)
  return () => {
    pending.delete(mutation)
    settle()
  }
}

/** Resolves when all mutations have settled, including later ones, or after 30 seconds. */
export async function mutationsSettled(): Promise<void> {
  const deadline = Date.now() + MUTATION_TIMEOUT_MS
  const timeout = new Promise((resolve) => setTimeout(resolve, MUTATION_TIMEOUT_MS))
  while (pending.size > 0 && Date.now() < deadline) await Promise.race([Promise.all(pending), timeout])
}

const RELOADED_AT = 'reopened-at'
/** Within this time after a reload, a failure is shown instead of reloading again. */
const RELOAD_INTERVAL_MS = 30_000

function mayReload(): boolean {
  const isTooSoon = Date.now() - Number(sessionStore.getItem(RELOADED_AT)) < RELOAD_INTERVAL_MS
  // without storage the page could reload endlessly
  return !isTooSoon && sessionStore.setItem(RELOADED_AT, String(Date.now()))
}

/**
 * Loads code, waiting for the server if necessary. Resolves to null if the page must be reloaded, because the browser caches
 * the failed import, or the server has newer files.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code | null> {
  let wasAway = false
  try {
    return await retryThroughOutages(load, () => (wasAway = true))
  } catch (caught) {
    if (!wasAway && !mayReload()) throw caught
    return null
  }
}

/** Reloads the page after all mutations have settled. */
export function ReloadPage() {
  useEffect(() => void mutationsSettled().then(() => location.reload()), [])
  return null
}

/**
 * `React.lazy` whose code waits for outages; shows `fallback`, or nothing, until it has loaded. It is shown in a
 * transition, because React delays what replaces the fallback of a `Suspense` by a third of a second. `prefetch` loads the
 * code before; it never rejects, because the component shows the error.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<{ default: ComponentType<Props> }> | undefined
  const code = () =>
    (loading ??= loadCode(load).then((Component) => ({ default: (loaded = Component ?? ReloadPage) })))
  const Lazy = lazy(code) as unknown as ComponentType<Props>
  function Component({ fallback = null, ...props }: Props & { fallback?: ReactNode }) {
    const [Shown, setShown] = useState(() => loaded)
    useEffect(() => startTransition(() => setShown((shown: typeof loaded) => shown ?? Lazy)), [])
    return (
      <Suspense fallback={fallback}>{Shown ? <Shown {...(props as unknown as Props)} /> : fallback}</Suspense>
    )
  }
  return Object.assign(Component, { prefetch: () => void code().catch(() => (loading = undefined)) })
}

/** A dialog whose code is loaded when it first opens. */
export function lazyDialog<Props extends { open: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Lazy = lazyComponent(load)
  return function LazyDialog(props: Props) {
    const [wasOpened, setWasOpened] = useState(false)
    if (props.open && !wasOpened) setWasOpened(true)
    return wasOpened ? <Lazy {...props} /> : null
  }
}
