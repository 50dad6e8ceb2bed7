import { Router } from 'express'

const PATIENCE_MS = 2_000

/** `/healthz` answers while the process lives, `/readyz` while every check passes within two seconds. */
export function health(checks: Record<string, () => Promise<unknown>>): Router {
  const router = Router()
  router.get('/healthz', (_request, response) => void response.json({ status: 'alive' }))
  router.get('/readyz', async (_request, response) => {
    const results = await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await passes(check)] as const))
    const isReady = results.every(([, ok]) => ok)
    response.status(isReady ? 200 : 503).json({ status: isReady ? 'ready' : 'not ready', checks: Object.fromEntries(results) })
  })
  return router
}

async function passes(check: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS, false)))
  const done = Promise.resolve().then(check).then(() => true, () => false)
  return Promise.race([done, late]).finally(() => clearTimeout(timer))
}
