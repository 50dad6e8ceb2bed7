import { constants } from 'node:os'
import { closePostgres } from '../hardening/postgres.js'
import { endAll, removeFolders } from '../hardening/product.js'

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/**
 * Runs `work`, which starts processes of the product, and ends them and their Postgres after it; when this
 * program is told to end, at once.
 */
export async function withProcesses(work: () => Promise<void>): Promise<void> {
  let stoppedBy: (typeof SIGNALS)[number] | undefined
  const stopped = new Promise<void>((resolve) => {
    for (const signal of SIGNALS)
      process.once(signal, () => {
        stoppedBy = signal
        resolve()
      })
  })
  try {
    await Promise.race([work(), stopped])
  } finally {
    await endAll()
    await closePostgres()
    await endAll() // the work may have started another one meanwhile
    removeFolders()
  }
  if (stoppedBy) process.exit(128 + constants.signals[stoppedBy])
}
