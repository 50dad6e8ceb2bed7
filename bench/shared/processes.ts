import { constants } from 'node:os'
import { closePostgres } from '../../server/hardening/postgres.js'
import { endAll, removeFolders } from '../../server/hardening/product.js'

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** Runs `work`, then stops the processes that it started and their Postgres, also after SIGINT or SIGTERM. */
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
    await endAll() // `work` may have started another process meanwhile
    removeFolders()
  }
  if (stoppedBy) process.exit(128 + constants.signals[stoppedBy])
}
