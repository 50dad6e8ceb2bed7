import { Router } from 'express'

const CHECK_TIMEOUT_MS = 2_000
const CACHE_MS = 1_000

/**
 * `/healthz` succeeds while the process runs, `/readyz` while every check passes within two seconds and the process
 * is not shutting down. A check runs once at a time, and its result is cached for a second.
 */
export function health(
  checks: Record<string, () => Promise<unknown>>,
  isStopping: () => boolean = () => false,
): Router {
  const router = Router()
  const single = Object.entries(checks).map(([name, check]) => [name, oneAtATime(check)] as const)
  router.get('/healthz', (_request, response) => void response.json({ status: 'alive' }))
  router.get('/readyz', async (_request, response) => {
    response.set('Cache-Control', 'no-store')
    if (isStopping()) return void response.status(503).json({ status: 'stopping' })
    const results = await Promise.all(
      single.map(async ([name, check]) => [name, await passes(check)] as const),
    )
    const isReady = results.every(([, ok]) => ok)
    response
      .status(isReady ? 200 : 503)
      .json({ status: isReady ? 'ready' : 'not ready', checks: Object.fromEntries(results) })
  })
  return router
}

function oneAtATime(check: () => Promise<unknown>): () => Promise<unknown> {
  let kept: Promise<unknown> | undefined
  const forget = () => setTimeout(() => (kept = undefined), CACHE_MS).unref()
  return () => (kept ??= Promise.resolve().then(check).finally(forget))
}

async function passes(check: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => (timer = setTimeout(resolve, CHECK_TIMEOUT_MS, false)))
  const done = check().then(
    () => true,
    () => false,
  )
  return Promise.race([done, late]).finally(() => clearTimeout(timer))
}
