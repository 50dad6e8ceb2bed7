import { type ComponentType, lazy, type ReactNode, useEffect, useState } from 'react'
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

/** A component whose code is loaded on demand. */
type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads the code in advance. Never rejects; the component shows the error. */
  prefetch(): void
}

function codeLoader<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<ComponentType<Props>> | undefined
  const code = {
    loaded: undefined as ComponentType<Props> | undefined,
    load: () =>
      (loading ??= loadCode(load).then(
        (Component) => (code.loaded = Component ?? ReloadPage),
        (error: unknown) => {
          loading = undefined
          throw error
        },
      )),
    prefetch: () => void code.load().catch(() => undefined),
  }
  return code
}

/**
 * A page or tab whose code is loaded on first use, with the fallback of the surrounding `Suspense`. Once loaded it shows
 * without `Suspense`, which would delay it by a third of a second.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const code = codeLoader(load)
  const Lazy = lazy(async () => ({ default: await code.load() })) as unknown as ComponentType<Props>
  const Page = (props: Props) => {
    const [Component] = useState(() => code.loaded ?? Lazy)
    return <Component {...props} />
  }
  return Object.assign(Page, { prefetch: code.prefetch })
}

/** A component whose code is loaded on first use, showing `fallback` or nothing until then. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props & { fallback?: ReactNode }> {
  const code = codeLoader(load)
  const Lazy = ({ fallback = null, ...given }: Props & { fallback?: ReactNode }) => {
    const props = given as unknown as Props
    const [Component, setComponent] = useState(() => code.loaded)
    useEffect(() => {
      if (Component) return
      let isUnmounted = false
      const show = (Loaded: ComponentType<Props>) => isUnmounted || setComponent(() => Loaded)
      // rethrown while rendering, for the error boundary
      const fail = (error: unknown) =>
        isUnmounted ||
        setComponent(() => {
          throw error
        })
      code.load().then(show, fail)
      return () => {
        isUnmounted = true
      }
    }, [Component])
    return Component ? <Component {...props} /> : fallback
  }
  return Object.assign(Lazy, { prefetch: code.prefetch })
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
